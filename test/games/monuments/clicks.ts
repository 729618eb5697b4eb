import type { Style } from '../../e2e/clicking'

export const clicks: Style = {
  wanted: [/^(Erect|Expand) \w/, /^(Erect|Expand)\n/, /^End turn/, /^Write it/, /^Write a history/],
  seldom: /^Write a history/,
  onBoard: '.offer .may',
}

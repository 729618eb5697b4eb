import type { Style } from '../../e2e/clicking'

export const clicks: Style = {
  wanted: [/^Finish/, /^Activate row/, /^Conquer with/, /^(Acquire|Start) \w/, /^Develop (?!a Policy)/, /^End turn/],
  seldom: /^(Never mind|End turn)/,
  onBoard: '.civb.legal, main button.legal',
}

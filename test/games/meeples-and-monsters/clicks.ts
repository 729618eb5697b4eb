import type { Style } from '../../e2e/clicking'

export const clicks: Style = {
  wanted: [/^Fight/, /^Carry out/, /^Level up/, /^Drill Hall/, /^Arena|^Keep|^Chapel|^Academy/],
  seldom: /^(Drill Hall|Never mind)/,
  onBoard: 'main button.legal',
}

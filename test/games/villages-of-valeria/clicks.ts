import type { Style } from '../../e2e/clicking'

export const clicks: Style = {
  wanted: [
    /^(Complete|Build|Develop|Dedicate) the|under your castle/,
    /(build|complete) it$/,
    /^(Recruit|Build|Follow)/,
  ],
  seldom: /^$/,
  onBoard: ':is(.piles, .adventurers, .actions) button.legal',
}

import type { Style } from '../../e2e/clicking'

/** Goes on with whatever was begun, and otherwise takes what comes. */
export const clicks: Style = {
  wanted: [
    /^Keep /,
    /^Yes, /,
    /^Strike/,
    /^Fight/,
    /^Produce/,
    /^Visit/,
    /^Search/,
    /^House/,
    /^Complete/,
    /^End turn/,
    /^Pass/,
  ],
  seldom: /^(Visit|Search|Pass)/,
  onBoard: 'main button.legal',
}

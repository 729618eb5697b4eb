import type { Style } from './clicking'

/** Goes on with whatever was begun, and otherwise takes what comes. */
export const nowOrNever: Style = {
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

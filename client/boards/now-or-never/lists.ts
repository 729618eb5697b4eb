/** 0, 1, ... below n. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Things with their places: where pieces are alike, a piece is its place. */
export const placed = <T>(things: readonly T[]): { readonly one: T; readonly at: number }[] =>
  things.map((one, at) => ({ one, at }))

/** A number as it is read, below nought with a proper sign. */
export const minus = (n: number): string => String(n).replace('-', '−')

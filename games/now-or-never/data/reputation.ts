/** The track of story mode (NON-231, NON-232). */
export const reputationRange = { least: -2, most: 12 } as const

/** Points printed on the track; a space without counts as the next to its left. */
// biome-ignore format: a table, one row a line
export const reputationVp: readonly { readonly from: number; readonly vp: number }[] = [
  { from: 12, vp: 8 },
  { from: 10, vp: 6 },
  { from: 8, vp: 4 },
  { from: 6, vp: 3 },
  { from: 4, vp: 2 },
  { from: 2, vp: 1 },
  { from: 0, vp: 0 },
  { from: -1, vp: -1 },
  { from: -2, vp: -2 },
]

/** For the highest reputation, all who share it (NON-232). */
export const highestReputationVp = 3

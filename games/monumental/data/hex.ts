/** Axial coordinates, and the six sides of a hex in the order the Islands count them. */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** How a hex is named in G, in moves and in views: "q,r". */
export type HexId = string

export const sides = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
] as const satisfies Hex[]

export const hexId = ({ q, r }: Hex): HexId => `${q},${r}`

export const across = ({ q, r }: Hex, side: number): Hex => {
  const step = sides[side % sides.length]!
  return { q: q + step.q, r: r + step.r }
}

/** The number that the hex on the other side of an edge gives to that edge. */
export const opposite = (side: number): number => (side + sides.length / 2) % sides.length

export const distance = (a: Hex, b: Hex): number => {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

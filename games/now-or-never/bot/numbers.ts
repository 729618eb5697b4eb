/** What the evaluation is made of. */
export const numbers = {
  /** How dear a coin is in the first three seasons, when there are few, and how cheap in the two after them. */
  coinEarly: 1.15,
  coinLate: 0.7,
  /** Coins and goods up to here can surely be spent well, further ones less and less. */
  purseFull: 14,
  purseHalf: 26,
  /** The price of what the town makes in seasons to come. */
  income: 0.85,
  staff: 0.5,
  room: 1.25,
  card: 1,
  xp: 1,
  /** Experience that hardly any ability will ask for. */
  xpMore: 0.25,
  prowess: 0.6,
  /** What a villager without a home is worth of one who has one. */
  homeless: 0.5,
  promised: 1,
  /** What nobody has read yet is worth turning to, beyond what its test promises. */
  page: 0.7,
}

export type Numbers = Readonly<typeof numbers>

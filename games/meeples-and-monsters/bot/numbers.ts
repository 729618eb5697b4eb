/** What the evaluation is made of. Points, unless another unit is named. */
export const numbers = {
  /** What a Unit brings on a turn it is drawn: for each combat, for being a Unit, for a Mage or a Cleric. */
  combat: 0.42,
  unit: 0.12,
  caster: 0.1,
  /** Monsters that fall in a turn. */
  kills: 0.95,
  /** Quests that are completed in a turn, and the chance of the best one in hand. */
  quests: 0.3,
  likely: 0.8,
  /** The part of a turn's fights that a boost against one type of Monster or with a companion meets. */
  versus: 0.35,
  beside: 0.6,
  /** A tile that stands in the city, for each turn and each point it brings whoever uses it. */
  tile: 0.03,
  /** The part of its worth that a Unit has which is still free for the Main Phase. */
  free: 0.6,
  /** A Study, beyond the Quest. */
  study: 0.1,
}

export type Numbers = typeof numbers

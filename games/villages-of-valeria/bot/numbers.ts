/** What the evaluation is made of. Points, unless another unit is named. */
export const numbers = {
  /** What one of the actions of a round is worth. */
  action: 1.3,
  /** For every resource of a cost that the village itself can't pay. */
  shortage: 1.6,
  /** A Building's or an Adventurer's part in what comes after it: types for Adventurers, the end number. */
  presence: 0.5,
  /** The part of its worth that a Monument has which is not completed yet: much can come between. */
  underway: 0.85,
  /** How uncertain it is whether a Monument is completed in time, in rounds. */
  hurry: 0.8,
  /** A card more in the hand, whatever it is; each card counts so much of the better one before it. */
  anyCard: 0.35,
  nextCard: 0.72,
  /** Resource cards of one kind: the first, the second, the third. */
  store1: 2.6,
  store2: 1.5,
  store3: 0.8,
  /** Gold beyond its point: the first three, the next three. */
  purse: 0.7,
  purseMore: 0.35,
  /** The chance that an open Adventurer comes, by missing Buildings. */
  comes0: 0.6,
  comes1: 0.25,
  comes2: 0.08,
  /** Powers that last, over a whole game: a resource, a borrowed one, any other; and for each use of an `on` power. */
  supply: 2.6,
  borrow: 1.6,
  modifier: 1.3,
  often: 1.6,
  /** An action more, at once. */
  bonus: 1,
  /** So much of the rivals' outlook that counts is the best one's; the rest is their mean. */
  leader: 0.5,
  victory: 4,
}

export type Numbers = typeof numbers

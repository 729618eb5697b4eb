/** What the evaluation is made of. Points, unless another unit is named. */
export const numbers = {
  /** Cards that a turn takes from the pile. */
  draws: 1.9,
  /** Actions that a laid card takes, the drawing included; and those that a scored pair takes. */
  layActions: 1.5,
  scoreActions: 3,
  /** A laid card beyond its symbol, while it is not known which. */
  laid: 1,
  /** A card added to a monument that stands, beyond its symbol. */
  added: 0.4,
  /** How much more often the symbol is scored that a display shows most; the second; the third has the rest. */
  most: 0.45,
  second: 0.33,
  /** The part of their worth that cards have which wait in the hand; rivals' hands are not seen. */
  hand: 1,
  rivalHand: 0.9,
  /** The part of a hand that will be laid. */
  fromHand: 0.5,
  /** A card that lacks only one other for a new monument. */
  nearly: 0.8,
  /** Monuments more for every card laid; the largest grows by so much. */
  monuments: 0.33,
  largest: 0.15,
  /** The part of what is still to be laid that a history waits for. */
  wait: 0.45,
  /** The part of a card's worth that is still to come when a history takes it. */
  late: 0.5,
  /** The highest value of a stack, should two be equally large. */
  tie: 0.4,
  /** How uncertain the races of fame, the larger of two copies and the best histories are, for what is still to be laid. */
  fameSpread: 0.35,
  copySpread: 0.25,
  historySpread: 0.3,
  /** A token's ability, each turn. */
  ability: 0.7,
  /** So much of the rivals' outlook that counts is the best one's; the rest is their mean. */
  leader: 0.5,
  victory: 4,
}

export type Numbers = typeof numbers

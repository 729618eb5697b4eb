import { refuse } from '../../kit/rule'
import { size } from '../../kit/zones'
import { draw } from '../effects'
import { cardsOnDisplay, type G } from '../state'
import { monumentsRule, noActionLeft, slotShape, slots, spendAction } from './turn'

export function pileIsEmpty(G: G) {
  if (size(G.deck) > 0) return undefined
  return cardsOnDisplay(G).length > 0
    ? refuse('MU-021', 'The draw pile is empty: only open cards can be drawn')
    : refuse('MU-022', 'Neither the draw pile nor the display has a card left')
}

export const slotIsEmpty = (G: G, slot: number) =>
  G.display[slot] ? undefined : refuse('MU-021', 'There is no card in this place any more')

/** MU-018: the hidden top card of the pile. */
export const drawDeck = monumentsRule({
  args: [],
  reveals: () => true,
  check: (ask) => noActionLeft(ask) ?? pileIsEmpty(ask.G),
  apply(act) {
    spendAction(act.G)
    draw(act, 'deck', false)
  },
  choices: () => [[]],
})

/** MU-018, MU-019: an open card, replaced at once while the pile lasts. */
export const drawDisplay = monumentsRule({
  args: [slotShape],
  reveals: ({ G }) => size(G.deck) > 0,
  check: (ask, slot) => noActionLeft(ask) ?? slotIsEmpty(ask.G, slot),
  apply(act, slot) {
    spendAction(act.G)
    draw(act, slot, false)
  },
  choices: () => slots.map((slot) => [slot]),
})

import * as v from 'valibot'
import { always, refuse } from '../../kit/rule'
import { pileNumbers } from '../data/constants'
import { advance, endTurn } from '../flow/turn'
import { drawFrom, putOnPile } from '../pieces/deck'
import { steal, victims } from '../pieces/gold'
import { deckHasCard, type From } from '../state'
import { fromShape, pileShape, playerShape, villageRule } from './shapes'

/** VV-040 to VV-047: one card at a time. */
export const drawCard = villageRule({
  args: [v.strictObject({ from: fromShape })],
  answers: 'draw',
  reveals: always,
  check({ G }, { from }) {
    if (from === 'deck') return deckHasCard(G) ? undefined : refuse('VV-046', 'No card is left to draw from the deck')
    return G.piles[from]!.top === null ? refuse('VV-040', 'This pile is empty') : undefined
  },
  apply(act, { from }) {
    const { G } = act
    const [owed] = G.pending
    if (drawFrom(act, from) && owed?.kind === 'draw') owed.n -= 1
    if (owed?.kind === 'draw' && owed.n === 0) G.pending.shift()
    advance(act)
  },
  choices: () => (['deck', ...pileNumbers] as From[]).map((from) => [{ from }]),
})

/** VV-270, VV-274: whose gold. */
export const stealFrom = villageRule({
  args: [v.strictObject({ player: playerShape })],
  answers: 'steal',
  check: ({ G, player }, { player: from }) =>
    victims(G, player).includes(from) ? undefined : refuse('VV-283', 'That is no opponent with gold in the supply'),
  apply(act, { player: from }) {
    const { G } = act
    const owed = G.pending.shift()
    if (owed?.kind === 'steal') steal(act, from, owed.n)
    advance(act)
  },
  choices: ({ G, player }) => victims(G, player).map((from) => [{ player: from }]),
})

/** VV-234: the card that time has turned up goes on any pile. */
export const placeRevealed = villageRule({
  args: [v.strictObject({ pile: pileShape })],
  answers: 'place',
  check: () => undefined,
  apply(act, { pile }) {
    const { G, player, say } = act
    const owed = G.pending.shift()
    if (owed?.kind !== 'place') return
    putOnPile(G, { card: owed.card, pile })
    say({ kind: 'placed', player, card: owed.card, pile })
    endTurn(act)
  },
  choices: () => pileNumbers.map((pile) => [{ pile }]),
})

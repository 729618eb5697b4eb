import * as v from 'valibot'
import { nextAfter } from '../../kit/order'
import { type AnyRule, type Asking, isPossible, type Refusal, refuse, rule } from '../../kit/rule'
import { hasDuplicates, visible } from '../../kit/zones'
import { type CardId, isCardId } from '../data/cards'
import { monumentIds, symbolIds, turns } from '../data/pieces'
import { discard, sameSymbol } from '../effects'
import { finish } from '../scoring'
import { actionsLeft, area, type G, type MonumentsEvent } from '../state'

export const monumentsRule = rule<G, MonumentsEvent>()

export const monumentShape = v.picklist(monumentIds)
export const cardShape = v.custom<CardId>(isCardId)
export const cardsShape = v.pipe(v.array(cardShape), v.maxLength(9))
export const slots = [0, 1, 2] as const
export const slotShape = v.picklist(slots)
export const symbolShape = v.picklist(symbolIds)

type Ask = Asking<G>

export const handOf = ({ G, player }: Ask): CardId[] => visible(area(G, player).hand)

/** Is there an action to spend? Three in a turn, and a fourth once it has been paid. */
export function noActionLeft({ G }: Ask): Refusal | undefined {
  if (actionsLeft(G) > 0) return undefined
  return G.extraPaid
    ? refuse('MU-039', 'The fourth action of this turn has been taken already')
    : refuse('MU-012', 'All three actions of this turn have been taken')
}

export function notInHand(ask: Ask, cards: readonly CardId[], clause: string): Refusal | undefined {
  if (hasDuplicates(cards)) return refuse(clause, 'Each card can be used only once')
  if (!cards.every((card) => handOf(ask).includes(card))) return refuse(clause, 'You do not hold all of these cards')
  return undefined
}

export function notAPair(ask: Ask, a: CardId, b: CardId, clause: string): Refusal | undefined {
  return (
    notInHand(ask, [a, b], clause) ??
    (sameSymbol(a, b) ? undefined : refuse(clause, 'The two cards must show the same symbol'))
  )
}

/** Pairs of hand cards with the same symbol. */
export function pairsInHand(ask: Ask): [CardId, CardId][] {
  const hand = handOf(ask)
  return hand.flatMap((a, i) =>
    hand
      .slice(i + 1)
      .filter((b) => sameSymbol(a, b))
      .map((b): [CardId, CardId] => [a, b]),
  )
}

export function startMonumentTurn(G: G): void {
  G.actions ??= 0
}

export function spendAction(G: G): void {
  G.actions = (G.actions ?? 0) + 1
}

/** Could a player holding these cards take an action, if there were one left? */
function anyActionPossible({ G, player }: Ask, hand: readonly CardId[], actions: readonly PossibleAction[]): boolean {
  const areas = { ...G.players, [player]: { ...area(G, player), hand: [...hand] } }
  const ask = { G: { ...G, players: areas, actions: 0 }, player }
  return actions.some((action) => isPossible(action, ask))
}

export type PossibleAction = AnyRule<G>

/** MU-038 to MU-040 and MU-014, MU-017: made for the actions a game counts. */
export function turnRules(actions: readonly PossibleAction[]) {
  const payExtraAction = monumentsRule({
    args: [cardShape, cardShape],
    check(ask, a, b) {
      if (ask.G.extraPaid) return refuse('MU-039', 'A fourth action can be bought only once in a turn')
      if (ask.G.actions !== turns.actions) {
        return refuse('MU-038', 'A fourth action can be bought only after the third')
      }
      const refusal = notAPair(ask, a, b, 'MU-038')
      if (refusal) return refusal
      const rest = handOf(ask).filter((card) => card !== a && card !== b)
      if (anyActionPossible(ask, rest, actions)) return undefined
      return refuse('MU-040', 'No action would be possible afterwards')
    },
    apply(act, a, b) {
      const { G, player, say } = act
      discard(act, [a, b])
      G.extraPaid = true
      say({ kind: 'paidExtraAction', player, cards: [a, b] })
    },
    choices: pairsInHand,
  })

  const endTurn = monumentsRule({
    args: [],
    check(ask) {
      if (actionsLeft(ask.G) === 0 || !anyActionPossible(ask, handOf(ask), actions)) return undefined
      return ask.G.extraPaid
        ? refuse('MU-040', 'The fourth action has been paid for: take it')
        : refuse('MU-014', `All three actions must be taken: ${actionsLeft(ask.G)} still to go`)
    },
    apply({ G, player, say }) {
      say({ kind: 'endedTurn', player })
      passTurn(G, say)
    },
    choices: () => [[]],
  })

  return { payExtraAction, endTurn }
}

/** The next player's turn, or the end of the game once the last turns have been played (MU-053). */
export function passTurn(G: G, say: (event: MonumentsEvent) => void): void {
  if (G.turnsLeft !== null) G.turnsLeft -= 1
  if (G.turnsLeft === 0) {
    G.outcome = finish(G)
    say({ kind: 'gameEnded', winners: G.outcome.winners })
    return
  }
  G.turn += 1
  G.current = nextAfter(G.order, G.current)
  G.actions = null
  G.extraPaid = false
  G.used = []
}

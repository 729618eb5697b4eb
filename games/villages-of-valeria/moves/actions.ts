import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { hasDuplicates, visible } from '../../kit/zones'
import { type Action, actionName, type PileNumber, pileNumbers } from '../data/constants'
import { type Turn, turnOf } from '../flow/possible'
import { advance, lead } from '../flow/turn'
import { putOnPile } from '../pieces/deck'
import type { Act } from '../pieces/gold'
import { type Discard, type G, isSolo, villageOf } from '../state'
import { villageRule } from './shapes'

export type Ask = Asking<G>

export const handOf = ({ G, player }: Ask): string[] => visible(villageOf(G, player).hand)

/** VV-025, VV-028, VV-271: may this action be carried out now? */
export function notNow({ G, player }: Ask, action: Action): Refusal | undefined {
  const turn = turnOf(G, player)
  if (!turn) return refuse('VV-025', 'It is not for you to act now')
  if (turn.role === 'lead' || turn.action === action) return undefined
  return turn.role === 'follow'
    ? refuse('VV-028', `${actionName[turn.action]} was led: only that can be followed`)
    : refuse('VV-271', `The bonus is a ${actionName[turn.action]}, nothing else`)
}

/** Takes up the action: what it is done as, and told to all. */
export function takeUp({ G, player, say }: Act, action: Action): Turn {
  const turn = turnOf(G, player)!
  G.pending.shift()
  if (turn.role === 'lead') {
    lead(G, player, action)
    say({ kind: 'led', player, action })
  } else if (turn.role === 'follow') say({ kind: 'followed', player, action })
  else say({ kind: 'usedBonus', player, action, card: turn.card })
  return turn
}

/** VV-092, VV-182: these cards, each once. */
export function wrongDiscards(
  discards: readonly Discard[],
  allowed: readonly string[],
  clause: string,
  because: string,
): Refusal | undefined {
  const cards = discards.map(({ card }) => card)
  return hasDuplicates(cards) || cards.some((card) => !allowed.includes(card)) ? refuse(clause, because) : undefined
}

/** VV-043, VV-044: in the order of the list. */
export function discardAll(G: G, discards: readonly Discard[]): void {
  for (const discard of discards) putOnPile(G, discard)
}

/** Cards onto the piles in turn, beginning with this one. */
export const spread = (cards: readonly string[], first: number): Discard[] =>
  cards.map((card, i) => ({ card, pile: ((first + i) % pileNumbers.length) as PileNumber }))

/** Alone a turn can end with the move, and then time turns up a card. */
export const timeMayPass = ({ G }: Ask): boolean => isSolo(G)

/** VV-029, VV-270: a follow or a bonus may be declined. */
export const pass = villageRule({
  args: [],
  answers: 'action',
  reveals: timeMayPass,
  check({ G, player }) {
    const turn = turnOf(G, player)
    if (!turn) return refuse('VV-025', 'It is not for you to act now')
    return turn.role === 'lead' ? refuse('VV-025', 'The active player has to lead an action') : undefined
  },
  apply(act) {
    const { G, player, say } = act
    const turn = turnOf(G, player)!
    G.pending.shift()
    if (turn.role !== 'lead') say({ kind: 'declined', player, action: turn.action, role: turn.role })
    advance(act)
  },
  choices: () => [[]],
})

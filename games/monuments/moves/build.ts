import * as v from 'valibot'
import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { hasDuplicates } from '../../kit/zones'
import { type CardId, cardOf } from '../data/cards'
import { type MonumentId, monumentIds, monumentName, needed, turns } from '../data/pieces'
import { lay, updateFame } from '../effects'
import { area, type G, stackOf } from '../state'
import { cardsShape, handOf, monumentShape, monumentsRule, noActionLeft, notInHand, spendAction } from './turn'

type Ask = Asking<G>

const isCopyist = (G: G, monument: MonumentId): boolean => G.rights[monument] < turns.rights

/** Cards needed to erect a monument now: two for the first builder, three for the copyist. */
export const cardsNeeded = (G: G, monument: MonumentId): number =>
  isCopyist(G, monument) ? needed.copyist : needed.first

function mixed(monument: MonumentId, cards: readonly CardId[], clause: string): Refusal | undefined {
  if (cards.every((card) => cardOf(card).monument === monument)) return undefined
  return refuse(clause, `Only cards of ${monumentName(monument)} can be laid here`)
}

function tooFew(G: G, monument: MonumentId, cards: readonly CardId[]): Refusal | undefined {
  if (cards.length >= cardsNeeded(G, monument)) return undefined
  return isCopyist(G, monument)
    ? refuse('MU-025', `${monumentName(monument)} stands already: a copy needs at least three cards`)
    : refuse('MU-024', 'The first builder needs at least two cards')
}

/** MU-023 to MU-031. */
export const erect = monumentsRule({
  args: [monumentShape, cardsShape],
  check(ask, monument, cards) {
    const { G, player } = ask
    if (stackOf(G, player, monument).length > 0) return refuse('MU-027', `You have ${monumentName(monument)} already`)
    if (G.rights[monument] === 0) {
      return refuse('MU-026', `Two players have built ${monumentName(monument)}: no third may`)
    }
    return (
      noActionLeft(ask) ??
      notInHand(ask, cards, 'MU-023') ??
      mixed(monument, cards, 'MU-029') ??
      tooFew(G, monument, cards)
    )
  },
  apply(act, monument, cards) {
    const { G, player, say } = act
    spendAction(G)
    const copyist = isCopyist(G, monument)
    lay(act, monument, cards)
    G.rights[monument] -= 1
    say({ kind: 'erected', player, monument, cards, copyist })
    updateFame(act)
  },
  choices: layings,
})

function orderProblem(ask: Ask, monument: MonumentId, cards: readonly CardId[], order: readonly CardId[]) {
  const { G, player } = ask
  if (G.tokens.scroll !== player) return refuse('MU-120', 'Only the owner of the Scholars may put cards in a new order')
  if (G.used.includes('scroll')) return refuse('MU-116', 'The Scholars have been used in this turn already')
  const all = [...stackOf(G, player, monument), ...cards]
  const fits = order.length === all.length && !hasDuplicates(order) && all.every((card) => order.includes(card))
  return fits ? undefined : refuse('MU-120', 'The new order must hold every card of the monument exactly once')
}

/** MU-032 to MU-035; with the Scholars all its cards in any order (MU-120). */
export const expand = monumentsRule({
  args: [monumentShape, cardsShape, v.optional(cardsShape)],
  check(ask, monument, cards, order) {
    const { G, player } = ask
    if (stackOf(G, player, monument).length === 0) {
      return refuse('MU-034', `You have not built ${monumentName(monument)}`)
    }
    if (cards.length === 0) return refuse('MU-032', 'Expanding takes at least one card')
    return (
      noActionLeft(ask) ??
      notInHand(ask, cards, 'MU-032') ??
      mixed(monument, cards, 'MU-034') ??
      (order && orderProblem(ask, monument, cards, order))
    )
  },
  apply(act, monument, cards, order) {
    const { G, player, say } = act
    spendAction(G)
    lay(act, monument, cards)
    if (order) {
      area(G, player).stacks[monument] = [...order]
      G.used.push('scroll')
    }
    const size = stackOf(G, player, monument).length
    say({ kind: 'expanded', player, monument, cards, size, reordered: order !== undefined })
    updateFame(act)
  },
  choices(ask) {
    return layings(ask).flatMap(([monument, cards]): [MonumentId, CardId[], CardId[]?][] => [
      [monument, cards],
      [monument, cards, [...stackOf(ask.G, ask.player, monument), ...cards].reverse()],
    ])
  },
})

/** Every set of hand cards of one monument, each with every card of it on top once. */
function layings(ask: Ask): [MonumentId, CardId[]][] {
  return monumentIds.flatMap((monument) => {
    const own = handOf(ask).filter((card) => cardOf(card).monument === monument)
    return subsets(own).flatMap((cards) => cards.map((top): [MonumentId, CardId[]] => [monument, onTop(cards, top)]))
  })
}

const onTop = (cards: readonly CardId[], top: CardId): CardId[] => [...cards.filter((card) => card !== top), top]

function subsets(cards: readonly CardId[]): CardId[][] {
  const [first, ...others] = cards
  if (!first) return []
  const rest = subsets(others)
  return [[first], ...rest, ...rest.map((set) => [first, ...set])]
}

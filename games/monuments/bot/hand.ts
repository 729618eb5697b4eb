import type { Choice } from '../../kit/definition'
import { sum } from '../../kit/score'
import { size, visible } from '../../kit/zones'
import { type CardId, cardOf } from '../data/cards'
import { type MonumentId, needed, symbolIds, track, turns } from '../data/pieces'
import { area, type G, ownersOf, stackOf } from '../state'
import type { Numbers } from './numbers'
import type { Outlook } from './outlook'
import { lossOf, mentions, onField, threats } from './standing'

/** One action that hand cards are good for, and its points above those of any action. */
export interface Use {
  readonly choice: Choice
  readonly cards: readonly CardId[]
  readonly gain: number
}

/** Everything the uses of a hand are judged by. */
export interface Hand {
  readonly G: G
  readonly own: Outlook
  readonly threat: number
  readonly numbers: Numbers
}

export const handOf = (G: G, own: Outlook, outlooks: readonly Outlook[], numbers: Numbers): Hand => ({
  G,
  own,
  threat: threats(outlooks, own.player),
  numbers,
})

/** A card as half of a pair that is scored once everything lies there. */
const pairHalf = ({ own }: Hand, card: CardId): number => (own.final[cardOf(card).symbol] - own.action) / 2

/** The cards of one monument, all laid at once: the poorest on top, where a history would take it. */
function laying(at: Hand, monument: MonumentId, cards: readonly CardId[]): Use | undefined {
  const { G, own, numbers } = at
  const standing = stackOf(G, own.player, monument)
  const first = standing.length === 0
  if (first && (G.rights[monument] === 0 || cards.length < cardsToErect(G, monument))) return undefined
  const symbols = sum(cards.map((card) => own.slope[cardOf(card).symbol]))
  const more = first ? newMonument(at, monument, cards) : cards.length * numbers.added
  const choice = { move: first ? 'erect' : 'expand', args: [monument, poorestOnTop(own, cards, numbers)] }
  return { choice, cards, gain: symbols + more - own.action }
}

const cardsToErect = (G: G, monument: MonumentId): number =>
  G.rights[monument] === turns.rights ? needed.first : needed.copyist

/** What a new monument will bring its owner, less what it gives those who write about it. */
function newMonument({ G, threat }: Hand, monument: MonumentId, cards: readonly CardId[]): number {
  const named = mentions(threat, cards.length)
  const field = G.fields[monument] + named
  const [rival] = ownersOf(G, monument)
  const larger = rival === undefined || cards.length > stackOf(G, rival, monument).length
  return onField(larger ? track.upper : track.lower, field) - named
}

function poorestOnTop(own: Outlook, cards: readonly CardId[], numbers: Numbers): CardId[] {
  const loss = (card: CardId) => lossOf(own, card, cards, numbers)
  return [...cards].sort((a, b) => loss(b) - loss(a))
}

/** The best use of every card, the best first. Each takes an action. */
export function usesOf(at: Hand): Use[] {
  const cards = visible(area(at.G, at.own.player).hand)
  const laid = [...new Set(cards.map((card) => cardOf(card).monument))].flatMap((monument) => {
    const group = cards.filter((card) => cardOf(card).monument === monument)
    const use = laying(at, monument, group)
    return use && use.gain > Math.max(0, sum(group.map((card) => pairHalf(at, card)))) ? [use] : []
  })
  const rest = cards.filter((card) => !laid.some((use) => use.cards.includes(card)))
  return [...laid, ...pairs(at, rest)].sort((a, b) => b.gain - a.gain)
}

function pairs(at: Hand, cards: readonly CardId[]): Use[] {
  return symbolIds.flatMap((symbol) => {
    const own = cards.filter((card) => cardOf(card).symbol === symbol)
    const uses: Use[] = []
    for (let i = 0; i + 1 < own.length; i += needed.pair) {
      const [a, b] = [own[i]!, own[i + 1]!]
      uses.push({ choice: { move: 'scoreSymbols', args: [a, b] }, cards: [a, b], gain: 2 * pairHalf(at, a) })
    }
    return uses
  })
}

/** Points that the own hand is good for, as far as there are actions for it. */
export function handPoints(at: Hand): number {
  const { own, numbers, G } = at
  const uses = usesOf(at)
  let left = own.actions
  let points = 0
  for (const { gain } of uses) {
    points += gain * Math.max(0, Math.min(1, left))
    left -= 1
  }
  const unused = visible(area(G, own.player).hand).filter((card) => !uses.some(({ cards }) => cards.includes(card)))
  // A single card waits for another one: two draws at most are needed for the pair.
  const waiting = sum(unused.map((card) => Math.max(0, pairHalf(at, card)) + nearly(at, card)))
  return (points + waiting * Math.max(0, Math.min(1, (left - 1) / unused.length || 0))) * numbers.hand
}

/** One card less than a new monument takes. */
function nearly({ G, own, numbers }: Hand, card: CardId): number {
  const { monument } = cardOf(card)
  if (stackOf(G, own.player, monument).length > 0 || G.rights[monument] === 0) return 0
  const held = visible(area(G, own.player).hand).filter((other) => cardOf(other).monument === monument).length
  return held + 1 === cardsToErect(G, monument) ? numbers.nearly / held : 0
}

/** A rival's hand: nobody knows what is in it. */
export function unseenHandPoints(G: G, { player, actions, action, final }: Outlook, { rivalHand }: Numbers): number {
  const pairs = Math.min(size(area(G, player).hand) / needed.pair, actions)
  const mean = sum(Object.values(final)) / symbolIds.length
  return pairs * Math.max(0, mean - action) * rivalHand
}

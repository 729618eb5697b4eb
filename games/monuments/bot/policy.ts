import type { Choice } from '../../kit/definition'
import type { PlayerId } from '../../kit/rule'
import { size, visible } from '../../kit/zones'
import { type CardId, cardOf } from '../data/cards'
import { needed, symbolIds } from '../data/pieces'
import { mentioned } from '../effects'
import { erect, expand } from '../moves/build'
import { scoreSymbols } from '../moves/score-symbols'
import { buyToken } from '../moves/tokens'
import { actionsLeft, area, type G, stackOf } from '../state'
import { type Hand, handOf, type Use, usesOf } from './hand'
import type { Numbers } from './numbers'
import { outlook } from './outlook'
import { lossOf } from './standing'

const handAt = (G: G, seat: PlayerId, numbers: Numbers): Hand => {
  const outlooks = G.order.map((player) => outlook(G, player, numbers))
  return handOf(G, outlooks[G.order.indexOf(seat)]!, outlooks, numbers)
}

/** What a card is good for in this hand: to be laid, or for a pair. */
function cardPoints({ G, own }: Hand, card: CardId): number {
  const { monument, symbol } = cardOf(card)
  const half = own.final[symbol] / 2
  if (stackOf(G, own.player, monument).length > 0) return Math.max(half, own.slope[symbol])
  const held = visible(area(G, own.player).hand).filter((other) => cardOf(other).monument === monument).length
  return G.rights[monument] > 0 && held > 0 ? Math.max(half, own.slope[symbol] + 1) : half
}

/** Moves that may be the best: monuments whole and with the poorest card on top, pairs of cards good for nothing else. */
export function shortlist(G: G, seat: PlayerId, choices: readonly Choice[], numbers: Numbers): readonly Choice[] {
  const at = handAt(G, seat, numbers)
  const pairs = cheapPairs(at)
  const blind = worthDrawingBlind(at)
  const kept = choices.filter(({ move, args }) => {
    if (move === 'erect' || move === 'expand') return isSensible(at, args[1] as CardId[])
    if (move === 'drawDeck') return blind
    if (move === 'useTraders') return cardPoints(at, G.display[args[1] as number]!) > cardPoints(at, args[0] as CardId)
    if (move !== 'scoreSymbols' && move !== 'payExtraAction') return true
    return pairs.some((pair) => pair.includes(args[0] as CardId) && pair.includes(args[1] as CardId))
  })
  return kept.sort((a, b) => rank(a) - rank(b))
}

const kinds = ['writeHistory', 'expand', 'erect', 'buyToken', 'scoreSymbols', 'endTurn', 'drawDisplay', 'drawDeck']
const rank = ({ move }: Choice): number => (kinds.indexOf(move) + kinds.length + 1) % (kinds.length + 1)

/** All the cards of a monument, or fewer where time is too short to need them all for it; never the best one on top. */
function isSensible(at: Hand, cards: readonly CardId[]): boolean {
  const { G, own, numbers } = at
  const loss = (card: CardId) => lossOf(own, card, cards, numbers)
  const top = loss(cards.at(-1)!)
  if (cards.some((card) => loss(card) < top)) return false
  if (own.turns < 1) return true
  const { monument } = cardOf(cards[0]!)
  const held = visible(area(G, own.player).hand).filter((card) => cardOf(card).monument === monument)
  return held.length === cards.length
}

/** Of each symbol the two cards that are worth least otherwise. */
function cheapPairs(at: Hand): CardId[][] {
  const hand = visible(area(at.G, at.own.player).hand)
  return symbolIds.flatMap((symbol) => {
    const own = hand.filter((card) => cardOf(card).symbol === symbol)
    if (own.length < needed.pair) return []
    return [own.sort((a, b) => cardPoints(at, a) - cardPoints(at, b)).slice(0, needed.pair)]
  })
}

/** A sensible turn without looking ahead: lay what is ready, score once more would not be laid, draw what fits. */
export function policy(G: G, seat: PlayerId, _random: () => number, numbers: Numbers): Choice | undefined {
  const at = handAt(G, seat, numbers)
  if (mustWrite(at)) return { move: 'writeHistory', args: [] }
  const uses = usesOf(at)
  if (actionsLeft(G) === 0) return fourthAction(at, uses) ?? { move: 'endTurn', args: [] }
  return ready(at, uses)?.choice ?? drawing(at) ?? anything(G, seat)
}

/** No more turns than historians are left: each unused one would cost dearly. */
const mustWrite = ({ G, own }: Hand): boolean =>
  G.actions === null && own.historians > 0 && own.turns < own.historians && mentioned(G, own.player).length > 0

/** In the last turn cards in hand are worth nothing more: the worse pair pays for the better one. */
function fourthAction({ G, own }: Hand, uses: readonly Use[]): Choice | undefined {
  const worst = uses.findLast(({ choice }) => choice.move === 'scoreSymbols')
  if (own.turns > 0 || G.extraPaid || uses.length < 2 || !worst) return undefined
  return { move: 'payExtraAction', args: worst.choice.args }
}

/** The best use that need not wait: pairs wait until little more will be laid, unless time is short. */
function ready({ G, own }: Hand, uses: readonly Use[]): Use | undefined {
  const hurried = own.actions <= uses.length + 1
  return uses.find(({ choice, gain }) => {
    if (hurried) return true
    return choice.move === 'scoreSymbols' ? own.lays < 2 && gain > 0 : gain > 0 || G.turnsLeft !== null
  })
}

/** Does no open card promise as much as any card does? */
const worthDrawingBlind = (at: Hand): boolean =>
  at.G.display.every((card) => card === null || cardPoints(at, card) < at.own.action * luck)

/** Half a pair is worth one and a half actions when symbols lie there in equal numbers. */
const luck = 1.5

function drawing(at: Hand): Choice | undefined {
  const { display, deck } = at.G
  const slots = display.flatMap((card, slot) => (card ? [{ slot, points: cardPoints(at, card) }] : []))
  const best = slots.sort((a, b) => b.points - a.points)[0]
  if (size(deck) > 0 && worthDrawingBlind(at)) return { move: 'drawDeck', args: [] }
  return best && { move: 'drawDisplay', args: [best.slot] }
}

/** Three actions must be taken if any are possible (MU-014). */
function anything(G: G, player: PlayerId): Choice {
  const asking = { G, player }
  for (const [move, rule] of Object.entries({ scoreSymbols, expand, erect, buyToken })) {
    const [args] = rule.choices(asking)
    if (args) return { move, args }
  }
  return { move: 'endTurn', args: [] }
}

import type { Choice } from '../../kit/definition'
import type { PlayerId } from '../../kit/rule'
import { size, visible } from '../../kit/zones'
import { buildingOf } from '../data/buildings'
import { build, harvest, monumentFee, pileNumbers, type Resource, tax } from '../data/constants'
import { monumentOf } from '../data/monuments'
import { discardsNeeded, feeOf, meetsNeeds, type Turn, turnOf } from '../flow/possible'
import { spread } from '../moves/actions'
import { victims } from '../pieces/gold'
import { billFor, cheapestPayment, goldFor } from '../pieces/payment'
import { anySource, type Discard, deckHasCard, type G, goldOf, type Target, villageOf } from '../state'
import { builtPoints, companionPoints, heldPoints, stands, workPoints, workProfit } from './cards'
import type { Numbers } from './numbers'
import { type Outlook, outlook, shortage, timeLeft } from './outlook'

/** A choice and its points, guessed without trying it. */
interface Idea {
  readonly choice: Choice
  readonly gain: number
}

const idea = (gain: number, move: string, ...args: unknown[]): Idea => ({ choice: { move, args }, gain })

const better = (a: Idea | undefined, b: Idea | undefined): Idea | undefined => (!a || (b && b.gain > a.gain) ? b : a)

const lookAround = (G: G, seat: PlayerId, numbers: Numbers): Outlook => outlook(G, seat, numbers, timeLeft(G))

const handOf = ({ village }: Outlook): string[] => visible(village.hand)

/** A card's worth to keep: to be built, or dedicated to the Monument under way. */
const keepPoints = (at: Outlook, card: string): number => Math.max(heldPoints(at, card), dedicatedPoints(at, card))

/** What a dedicated card spares of the Monument's cost. */
function dedicatedPoints(at: Outlook, card: string): number {
  const bill = at.village.monument && billFor(at.village, { kind: 'monument' })
  if (!bill) return 0
  const { shows } = buildingOf(card)
  if (bill.need[shows] === 0) return 0
  const need = { ...bill.need, [shows]: bill.need[shows] - 1 }
  return (shortage(at, bill.need, bill.type) - shortage(at, need, bill.type)) * at.numbers.shortage
}

/** One more Resource card of this kind. */
function storedPoints({ village, numbers, time }: Outlook, shows: Resource): number {
  const held = village.resources.filter(({ card }) => buildingOf(card).shows === shows).length
  return ([numbers.store1, numbers.store2, numbers.store3][held] ?? 0) * time
}

/** The best Building or the Monument that can be paid now, gold left with others counted twice: they get it. */
function building(at: Outlook, turn: Turn): Idea | undefined {
  const { G, seat, village } = at
  const targets: { target: Target; gain: number; short: number }[] = handOf(at)
    .filter((card) => !stands(at, card))
    .map((card) => {
      const { cost, type } = buildingOf(card)
      const gain = builtPoints(at, card) - (heldPoints(at, card) * at.time) / 2
      return { target: { kind: 'building', card }, gain, short: shortage(at, cost, type) }
    })
  const bill = village.monument && billFor(village, { kind: 'monument' })
  if (bill && village.monument) {
    const { vp } = monumentOf(village.monument.id)
    targets.push({
      target: { kind: 'monument' },
      gain: vp - workPoints(at) / 2,
      short: shortage(at, bill.need, bill.type),
    })
  }
  const drawn = turn.role === 'bonus' ? 0 : build[turn.role].draw * at.numbers.anyCard
  for (const { target, gain } of targets.sort((a, b) => b.gain - b.short - a.gain + a.short).slice(0, 4)) {
    const payment = cheapestPayment(G, seat, target)
    if (!payment) continue
    const lost = payment.filter((source) => source.via === 'resource' && source.player !== seat).length
    const net = gain + drawn - lost * (G.order.length > 1 ? 1.6 : 1) - 0.05 * goldFor(payment)
    if (net <= 0) continue
    const discards = target.kind === 'monument' ? spread(village.monument!.dedicated, 0) : undefined
    return idea(net, 'build', { target, payment, ...(discards ? { discards } : {}) })
  }
  return undefined
}

function recruiting(at: Outlook, turn: Turn): Idea | undefined {
  const { G, village } = at
  const fee = feeOf(village, turn)
  if (village.gold < fee) return undefined
  const row = G.adventurerRow.filter((id) => id !== null).filter((id) => meetsNeeds(village, id))
  const best = row.map((id) => ({ id, gain: companionPoints(at, id) - fee })).sort((a, b) => b.gain - a.gain)[0]
  if (!best || best.gain <= 0) return undefined
  const plain = idea(best.gain, 'recruit', { adventurer: best.id })
  if (!G.options.monuments || village.monument || village.gold < fee + monumentFee) return plain
  const works = G.monumentLine.filter((id) => id !== null).map((id) => ({ id, profit: profitOf(at, id) - monumentFee }))
  const work = works.sort((a, b) => b.profit - a.profit)[0]
  if (!work || work.profit < 1) return plain
  return idea(best.gain + work.profit, 'recruit', { adventurer: best.id, monument: work.id })
}

const profitOf = (at: Outlook, monument: string): number => {
  const { cost, type } = monumentOf(monument)
  return workProfit(at, monument, shortage(at, cost, type))
}

function developing(at: Outlook, turn: Turn): Idea | undefined {
  const { village } = at
  const hand = [...handOf(at)].sort((a, b) => keepPoints(at, a) - keepPoints(at, b))
  if (hand.length === 0) return undefined
  let best: Idea | undefined
  if (village.monument) {
    for (const card of hand) {
      const gain = dedicatedPoints(at, card) - heldPoints(at, card) / 2
      best = better(best, idea(gain, 'develop', { card, to: 'monument', discards: [] }))
    }
  }
  const needed = discardsNeeded(village, turn)
  if (hand.length <= needed) return best
  for (const card of hand) {
    const others = hand.filter((one) => one !== card).slice(0, needed)
    const given = [card, ...others].reduce((lost, one) => lost + keepPoints(at, one), 0)
    const gain = storedPoints(at, buildingOf(card).shows) - given * Math.min(1, at.time * 2.5) * 0.6
    best = better(best, idea(gain, 'develop', { card, to: 'castle', discards: worstTops(at.G, others) }))
  }
  return best
}

/** Discards where they cover least. */
const worstTops = (G: G, cards: readonly string[]): Discard[] =>
  spread(
    cards,
    Math.max(
      0,
      G.piles.findIndex(({ top }) => top === null),
    ),
  )

const cardsFirst = (at: Outlook, n: number): number =>
  anySource(at.G)
    ? n * at.numbers.anyCard * 2 * at.numbers.nextCard ** (size(at.village.hand) / 2) * Math.min(1, at.time * 2.5)
    : 0

function acting(at: Outlook, turn: Turn): Choice {
  const { G } = at
  const role = turn.role === 'bonus' ? undefined : turn.role
  const of = (action: string): boolean => turn.role === 'lead' || turn.action === action
  const ideas = [
    of('build') ? building(at, turn) : undefined,
    of('recruit') ? recruiting(at, turn) : undefined,
    of('develop') ? developing(at, turn) : undefined,
    role && of('harvest') && anySource(G) ? idea(cardsFirst(at, harvest[role].draw), 'harvest') : undefined,
    role && of('tax') && (role === 'lead' || anySource(G))
      ? idea(
          Math.min(G.bank, tax[role].gold) * (1 + at.numbers.purse * at.time) + cardsFirst(at, tax[role].draw) + 0.01,
          'tax',
        )
      : undefined,
  ]
  const best = ideas.reduce(better, undefined)
  if (turn.role === 'lead') return best?.choice ?? { move: 'harvest', args: [] }
  return best && (best.gain > 0 || best.choice.move === 'harvest' || best.choice.move === 'tax')
    ? best.choice
    : { move: 'pass', args: [] }
}

/** The open card worth most, unless any card promises more. */
function drawing(at: Outlook): Choice {
  const { piles } = at.G
  const open = pileNumbers.flatMap((pile) => {
    const top = piles[pile]?.top
    return top ? [{ from: pile, points: keepPoints(at, top) }] : []
  })
  const best = open.sort((a, b) => b.points - a.points)[0]
  const blind = deckHasCard(at.G) && (!best || best.points <= at.numbers.anyCard * 1.2)
  return { move: 'drawCard', args: [{ from: blind ? 'deck' : best!.from }] }
}

/** The first Resource: a kind that many cards of the hand cost, from a card that is no loss. */
function opening(at: Outlook): Choice {
  const hand = handOf(at)
  const wanted = (shows: Resource) => hand.filter((card) => buildingOf(card).cost[shows]).length
  const points = (card: string) => wanted(buildingOf(card).shows) * 0.5 - heldPoints(at, card)
  return { move: 'developFirst', args: [{ card: hand.reduce((a, b) => (points(b) > points(a) ? b : a)) }] }
}

/** A sensible choice without looking ahead. */
export function policy(G: G, seat: PlayerId, _random: () => number, numbers: Numbers): Choice | undefined {
  const at = lookAround(G, seat, numbers)
  if (G.phase === 'opening') return opening(at)
  const turn = turnOf(G, seat)
  if (turn) return acting(at, turn)
  const [next] = G.pending
  if (next?.kind === 'draw') return drawing(at)
  if (next?.kind === 'steal') {
    const richest = victims(G, seat).reduce((a, b) => (goldOf(villageOf(G, b)) > goldOf(villageOf(G, a)) ? b : a))
    return { move: 'stealFrom', args: [{ player: richest }] }
  }
  return next?.kind === 'place' ? { move: 'placeRevealed', args: [{ pile: poorestPile(at) }] } : undefined
}

/** Alone: time covers the open card that is wanted least. */
function poorestPile(at: Outlook): number {
  const points = (pile: number) => {
    const top = at.G.piles[pile]?.top
    return top ? keepPoints(at, top) : -1
  }
  return [...pileNumbers].sort((a, b) => points(a) - points(b))[0]!
}

/** Most promising first: free cards are never declined, cards worth little are developed before others. */
export function shortlist(G: G, seat: PlayerId, choices: readonly Choice[], numbers: Numbers): readonly Choice[] {
  const at = lookAround(G, seat, numbers)
  const turn = turnOf(G, seat)
  const free = turn?.role === 'follow' && choices.some(({ move }) => move === 'harvest' || move === 'tax')
  const kept = free && anySource(G) ? choices.filter(({ move }) => move !== 'pass') : choices
  const lost = (card: string) => keepPoints(at, card)
  const rank = ({ move, args }: Choice): number => {
    const [one] = args as [Record<string, unknown>?]
    if (move === 'develop') {
      const { card, to, discards } = one as { card: string; to: string; discards: Discard[] }
      const gain = to === 'castle' ? storedPoints(at, buildingOf(card).shows) : dedicatedPoints(at, card)
      return discards.reduce((sum, discard) => sum + lost(discard.card), lost(card)) - gain
    }
    if (move === 'build') return -2
    if (move === 'recruit') return -1 - companionPoints(at, String(one?.adventurer)) / 10
    return -3
  }
  return kept
    .map((choice) => ({ choice, rank: rank(choice) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}

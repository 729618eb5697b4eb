import type { Judge } from '../../kit/judge'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { points, prices } from '../data/constants'
import { policyOf, textOf } from '../pieces/cards'
import { stackOf } from '../pieces/city'
import { freeUnits, territoryOf } from '../pieces/map'
import { activePolicies } from '../pieces/texts'
import { missingWork, wonderOf } from '../pieces/wonders'
import { breakdown, total } from '../scoring'
import { areaOf, type G, type Owed, seatsOf, type Task } from '../state'
import { policy } from './policy'
import { chance, exposure, findings, marketWorth, prospects, rewardWorth, wonderGain } from './prospects'
import { shortlist } from './shortlist'
import { costWorth, effectsWorth, engineWorth, gainsFrom, textWorth, turnsLeft } from './values'

/** `envy`: how much the best of the others matters. The goods: what one is worth that is kept for later turns. */
const numbers = {
  envy: 0.7,
  engine: 0.8,
  prospects: 0.55,
  politics: 0.8,
  army: 0.1,
  culture: 1.1,
  gold: 0.5,
  horse: 0.4,
  steps: 0.04,
  victory: 3,
}
type Numbers = typeof numbers

function rivals(G: G, seat: PlayerId, { envy }: Numbers): number {
  const others = seatsOf(G).filter((other) => other !== seat)
  return -envy * Math.max(0, ...others.map((other) => total(G, other)))
}

/** What is kept beyond the turn. Culture buys nothing after the last Policy, and nothing buys anything after the last turn. */
function possessions(G: G, seat: PlayerId, { culture, gold, horse }: Numbers): number {
  const { goods, markets, policies, wonder, sacrificed } = areaOf(G, seat)
  const later = Math.min(1, turnsLeft(G))
  const spendable = Math.min(goods.C, sum(prices.policies.slice(policies.length)))
  const building = wonder ? wonderGain(gainsFrom(G, seat), wonder.card) * shareOf(wonder) * prospectOf(G, wonder) : 0
  const kept = spendable * culture + goods.G * gold + goods.H * horse + sum(markets.map(marketWorth))
  return kept * later + building - sacrificed * 0.35
}

/** How likely a Wonder under construction will be completed. */
const prospectOf = (G: G, wonder: { card: string; work: number }): number => chance(G, missingWork({ wonder }))

/** How much of a Wonder's price has been paid. */
function shareOf({ card, work }: { card: string; work: number }): number {
  const { start, work: all } = wonderOf(card)
  return (start + work) / (start + all)
}

/** The texts of Policies, for the turns to come. */
const politics = (G: G, seat: PlayerId): number => {
  const { civ, policies } = areaOf(G, seat)
  const share = civ === 'mughals' ? 1 / 3 : 1
  const on = civ === 'mughals' ? policies : activePolicies(G, seat)
  return sum(on.map((id) => textWorth(policyOf(id).text))) * share * turnsLeft(G)
}

/** Units that may leave where they stand are an army. */
const army = (G: G, seat: PlayerId): number => Math.min(8, sum(territoryOf(G, seat).map((hex) => freeUnits(G, hex))))

/** Abilities that can still be used this turn. */
function abilities(G: G, seat: PlayerId): number {
  const area = areaOf(G, seat)
  const sources = [...G.now.activated, ...activePolicies(G, seat), ...area.heroes]
  return sum(
    sources.map((source) => {
      const text = textOf(source)
      const there = G.now.activated.includes(source) ? area.nexus.includes(source) || stackOf(area, source) : true
      const up = text?.kind === 'use' && there && !G.now.used.includes(source) && !G.now.blank.includes(source)
      return up ? textWorth(text) * 0.6 : 0
    }),
  )
}

/** What is under way and will come by itself or by an answer. */
function tasksWorth(tasks: readonly Task[]): number {
  return sum(
    tasks.map((task) => {
      switch (task.do) {
        case 'run':
          return effectsWorth(task.effects)
        case 'pay':
          return effectsWorth(task.effects) - sum(task.costs.map(costWorth))
        case 'reward':
          return rewardWorth[task.token.startsWith('b1') ? 1 : 2]
        case 'triggers':
          return tasksWorth(task.of)
        case 'bonus':
          return effectsWorth([{ do: 'gain', res: task.res, n: task.n }])
        case 'ask':
          return owedWorth(task.owed)
        case 'crown':
          return wonderOf(task.card).vp
        case 'placeToken':
          return points.wonderToken
        default:
          return 0
      }
    }),
  )
}

function owedWorth(owed: Owed): number {
  const after = tasksWorth(owed.after ?? [])
  switch (owed.ask) {
    case 'basic':
      return after + owed.n * 0.6
    case 'payBasic':
    case 'sacrifice':
      return after - owed.n * 0.45
    case 'activateSlot':
    case 'recover':
      return after + 0.7 * owed.n
    case 'reward':
      return after + rewardWorth[owed.token.startsWith('b1') ? 1 : 2]
    case 'wonderToken':
      return after + points.wonderToken
    case 'restore':
      return after + owed.n * 0.3
    case 'order':
      return after + tasksWorth(owed.of)
    case 'bonus':
      return after + effectsWorth([{ do: 'gain', res: owed.res, n: owed.n }])
    case 'market':
      return after + marketWorth(owed.source)
    default:
      return after + 0.3
  }
}

function terms(G: G, seat: PlayerId, numbers: Numbers): Record<string, number> {
  if (G.stage === 'pick' || !areaOf(G, seat).civ) return {}
  return {
    ...breakdown(G, seat),
    'points of the strongest rival': rivals(G, seat, numbers),
    'what the City will bring': engineWorth(G, seat) * numbers.engine,
    'what is kept for later turns': possessions(G, seat, numbers),
    'texts of Policies': politics(G, seat) * numbers.politics,
    army: army(G, seat) * numbers.army,
    'what Explorers may find': findings(G, seat) * Math.min(1, turnsLeft(G)),
    'Provinces open to attack': -exposure(G, seat),
    'what this turn may still bring': G.current === seat ? underWay(G, seat, numbers) : 0,
  }
}

/** What this turn may still bring. */
const underWay = (G: G, seat: PlayerId, numbers: Numbers): number =>
  prospects(G, seat) * numbers.prospects +
  abilities(G, seat) +
  tasksWorth(G.todo) +
  sum(G.pending.map(owedWorth)) +
  (G.now.steps + G.now.wonderOnly / 2) * numbers.steps

/** What the game has come to. */
const result = (G: G, seat: PlayerId, numbers: Numbers): number =>
  total(G, seat) + rivals(G, seat, numbers) + (G.outcome!.winners.includes(seat) ? numbers.victory : -numbers.victory)

/** What others still have to choose when their turn begins, changes little. */
const quiet = ({ pending, current }: G, seat: PlayerId): boolean => pending.length === 0 || current !== seat

export const judge: Judge<G, Numbers> = {
  weights: {
    numbers,
    date: '2026-11-18',
    result: 'reasoned, envy tried; Builder at a fifth of its effort beats the yardstick in 57.5 of 80 games',
  },
  worth: (G, seat, numbers) => (G.outcome ? result(G, seat, numbers) : sum(Object.values(terms(G, seat, numbers)))),
  terms,
  shortlist,
  policy,
  quiet,
}

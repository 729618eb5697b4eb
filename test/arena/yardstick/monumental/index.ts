import type { Choice } from '../../../../games/kit/definition'
import type { AnyRule, PlayerId } from '../../../../games/kit/rule'
import { sum } from '../../../../games/kit/score'
import { points } from '../../../../games/monumental/data/constants'
import { resources } from '../../../../games/monumental/data/effects'
import { drawPrice } from '../../../../games/monumental/moves/abilities'
import { conquer } from '../../../../games/monumental/moves/conquer'
import { moveExplorer } from '../../../../games/monumental/moves/movement'
import { policyOf, textOf } from '../../../../games/monumental/pieces/cards'
import { stackOf } from '../../../../games/monumental/pieces/city'
import { freeUnits, spotAt, territoryOf } from '../../../../games/monumental/pieces/map'
import { activePolicies } from '../../../../games/monumental/pieces/texts'
import { wonderOf } from '../../../../games/monumental/pieces/wonders'
import { total } from '../../../../games/monumental/scoring'
import { areaOf, type G, type Owed, seatsOf, type Task } from '../../../../games/monumental/state'
import type { Judge } from '../chooser'
import { drawGain, exposure, findings, marketWorth, prospects, rewardWorth, wonderGain } from './prospects'
import { costWorth, effectsWorth, engineWorth, gainsFrom, textWorth, turnsLeft, unspentWorth } from './values'

/** How much the best of the others matters, compared with one's own points. */
const envy = 0.3

function standing(G: G, seat: PlayerId): number {
  const others = seatsOf(G).filter((other) => other !== seat)
  return total(G, seat) - envy * Math.max(0, ...others.map((other) => total(G, other)))
}

function possessions(G: G, seat: PlayerId): number {
  const { goods, markets, wonder, sacrificed } = areaOf(G, seat)
  const later = turnsLeft(G) > 0.5 ? 1 : 0.3
  const building = wonder ? (wonderGain(gainsFrom(G, seat), wonder.card) * shareOf(wonder)) / 1.05 : 0
  return (
    sum(resources.map((res) => goods[res] * unspentWorth[res])) * later +
    sum(markets.map(marketWorth)) +
    building -
    sacrificed * 0.35
  )
}

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
  return sum(on.map((id) => textWorth(policyOf(id).text))) * share * turnsLeft(G) * 0.8
}

/** Units that may leave where they stand are an army. */
const army = (G: G, seat: PlayerId): number =>
  Math.min(8, sum(territoryOf(G, seat).map((hex) => freeUnits(G, hex)))) * 0.1

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

/** Units can be sent from anywhere, so moving them about is not worth weighing. */
const shortlist = (_view: G, _seat: PlayerId, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ move }) => move !== 'moveUnit')

const noChance = { Number: () => 0, Die: () => 1, Shuffle: <T>(deck: T[]): T[] => deck }

/** Moves whose result can be pictured although they turn over a Barbarian. */
const pictured: Readonly<Record<string, AnyRule<G>>> = { conquer, moveExplorer }

/** The usual faces, to picture what nobody has seen. */
const usual = { 1: 'b1-pg', 2: 'b2-gp' } as const

/** The position after such a move, as if the Barbarian were of the usual kind. */
function picture(view: G, seat: PlayerId, rule: AnyRule<G>, hex: string, args: readonly unknown[]): number {
  const G = structuredClone(view)
  const { barbarian } = spotAt(G, hex)
  if (barbarian) Object.assign(barbarian, { face: usual[barbarian.level], open: true })
  rule.apply({ G, player: seat, random: noChance, say: () => {} }, ...structuredClone(args))
  return worth(G, seat) - worth(view, seat)
}

/** What paying for a card takes away, before the card is known. */
function priceOfDraw(view: G, seat: PlayerId): number {
  const G = structuredClone(view)
  const { goods } = areaOf(G, seat)
  const science = Math.min(goods.S, drawPrice(G, seat))
  goods.S -= science
  goods.G -= drawPrice(G, seat) - science
  return worth(G, seat) - worth(view, seat)
}

function worth(G: G, seat: PlayerId): number {
  if (G.stage === 'pick' || !areaOf(G, seat).civ) return 0
  const mine = G.current === seat
  return (
    standing(G, seat) +
    engineWorth(G, seat) * 0.8 +
    possessions(G, seat) +
    politics(G, seat) +
    army(G, seat) +
    findings(G, seat) * Math.min(1, turnsLeft(G)) -
    exposure(G, seat) +
    (mine ? prospects(G, seat) * 0.55 + abilities(G, seat) + tasksWorth(G.todo) + sum(G.pending.map(owedWorth)) : 0) +
    (mine ? G.now.steps * 0.04 + G.now.wonderOnly * 0.02 : 0)
  )
}

export const judge: Judge<G> = {
  worth,
  shortlist,
  hope(G, seat, move, args) {
    const known = pictured[move]
    if (known) return picture(G, seat, known, String(args[move === 'conquer' ? 0 : 1]), args)
    switch (move) {
      case 'drawCard':
        return drawGain + priceOfDraw(G, seat)
      case 'useAbility':
        return textWorth(textOf(String(args[0]))) * 0.4
      case 'developPolicy':
        return 2
      case 'startWonder':
        return 3
      case 'workOnWonder':
        return 8
      case 'resolve':
        return args[0] === 'skip' ? 0 : 0.1
      default:
        return 0
    }
  },
}

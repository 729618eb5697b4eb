import { sum } from '../../../../games/kit/score'
import { visible } from '../../../../games/kit/zones'
import { enemyOf } from '../../../../games/now-or-never/data/enemies'
import { questOf } from '../../../../games/now-or-never/data/quests'
import { effectNow, effectsLeft, effectsOf } from '../../../../games/now-or-never/effects'
import { roundTotals } from '../../../../games/now-or-never/pieces/faces'
import { type Fight, locationAt, type Owed } from '../../../../games/now-or-never/state'
import { heartsFrom, type Mind, strength } from './mind'
import { type Odds, oddsOf } from './odds'
import { carried, outing, searchValue } from './outing'
import { buildPlans, effectsWorth, gearPlans } from './purchases'
import { foeWorth, pageWorth, skillWorth } from './story'
import { cardWorth, questWorth, resourceWorth, rewardWorth, searchWorth, stakesOf, villagerWorth } from './worth'

function winWorth(mind: Mind, { against, id }: Fight): number {
  if (against === 'story') return foeWorth(mind)
  const { rates } = mind
  return against === 'enemy' ? rewardWorth(enemyOf(id).rewards, rates) : questWorth({ ...questOf(id), cost: [] }, rates)
}

const oddsNow = (mind: Mind, fight: Fight): Odds =>
  oddsOf(mind.area, stakesOf(mind.rates, fight.attack, fight.health, winWorth(mind, fight)))

type Die = Extract<Owed, { kind: 'die' }>

/** The value of the open die if it is kept, as a gain over what the player has. */
export function dieWorth(mind: Mind, { cause, value }: Pick<Die, 'cause' | 'value'>): number {
  const { G, area } = mind
  const { fight } = G
  if (cause === 'combat' && fight) {
    return oddsNow(mind, fight).rolled(fight.damage, area.hearts, area.mana, value) - strength(mind)
  }
  if (cause === 'boost' && fight) {
    const more = [...fight.more, value]
    return roundWorth({ ...mind, G: { ...G, fight: { ...fight, strike: fight.strike + value, more } } })
  }
  if (cause === 'skill') return skillWorth(mind, value)
  if (cause === 'search') return searchValue(mind, value, area.hearts)
  return cause === 'visit' ? rolledVisit(mind, value) : rolledGain(mind, value)
}

function rolledVisit(mind: Mind, lost: number): number {
  const { G, player, area } = mind
  if (lost >= area.hearts) return heartsFrom(mind, area.hearts, -area.hearts)
  const effects = effectsOf(G, player, 'visit', locationAt(G, area.space)!)
  return heartsFrom(mind, area.hearts, -lost) + effectsWorth(mind, effects, area.hearts - lost)
}

function rolledGain({ G, player, rates }: Mind, value: number): number {
  const program = G.pending.find((one) => one.kind === 'effects' && one.player === player)
  const effect = program?.kind === 'effects' ? effectNow(G, program) : undefined
  return effect?.do === 'rollGain' ? (effect.times * value + effect.plus) * resourceWorth(effect.what, rates) : 0
}

/** The open round, if the blows fell now. */
function roundWorth(mind: Mind): number {
  const { G, player, area, rates } = mind
  const totals = roundTotals(G, player)
  if (!totals || !G.fight) return 0
  const left = strength(mind, totals.hearts)
  if (totals.hearts === 0) return rates.xp + left - strength(mind)
  if (totals.wins) return winWorth(mind, G.fight) + left - strength(mind)
  const on = oddsNow(mind, G.fight).round(G.fight.damage + totals.dealt, totals.hearts, area.mana)
  return Math.max(on, rates.xp + left) - strength(mind)
}

/** Another round, as a gain over what the player has. */
export const onwardWorth = (mind: Mind, fight: Fight): number =>
  oddsNow(mind, fight).round(fight.damage, mind.area.hearts, mind.area.mana) - strength(mind)

/** What an open decision will bring. */
function owedWorth(mind: Mind, one: Owed): number {
  const { G, rates } = mind
  switch (one.kind) {
    case 'takeVillager':
      return one.n * villagerWorth(rates)
    case 'choosePiles':
      return rewardWorth([{ do: 'drawQuest', draw: one.draw, keep: one.keep }], rates)
    case 'keepQuests':
      return sum(
        visible(one.cards)
          .map((id) => cardWorth(id, rates))
          .sort((a, b) => b - a)
          .slice(0, one.keep),
      )
    case 'keepOrders':
      return 1.5
    case 'buyGear':
      return Math.max(0, gearPlans(mind, one.discount)[0]?.gain ?? 0)
    case 'build':
      return Math.max(0, buildPlans(mind, one.discount)[0]?.gain ?? 0)
    case 'claimSearch':
      return searchWorth(rates)
    case 'readySpecialist':
      return 0.8
    case 'teleport':
      return carried(mind)
    case 'chooseStory':
      return pageWorth(mind)
    case 'die':
      return dieWorth(mind, one)
    case 'combat':
      return roundWorth(mind)
    case 'onward':
      return G.fight ? Math.max(0, onwardWorth(mind, G.fight)) : 0
    case 'effects':
      return effectsWorth(mind, effectsLeft(G, one))
    default:
      return 0
  }
}

/** What is under way and not yet in anybody's hands. */
export function promise(mind: Mind): number {
  const { G, player } = mind
  const mine = G.pending.filter((one) => one.player === player)
  const elsewhere = G.fight?.against === 'enemy' || mine.some(({ kind }) => kind === 'teleport')
  return sum(mine.map((one) => owedWorth(mind, one))) + (elsewhere ? 0 : outing(mind))
}

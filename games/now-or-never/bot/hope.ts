import type { Choice } from '../../kit/definition'
import { sum } from '../../kit/score'
import { type Good, goods } from '../data/effects'
import { orderOf } from '../data/orders'
import { specialistOf } from '../data/specialists'
import { countsAs } from '../data/villagers'
import { openDie } from '../pieces/dice'
import { recruitCost } from '../pieces/specialist-row'
import { activatedOf, heartMax } from '../pieces/standing'
import { owed } from '../state'
import { dice, heartsFrom, type Mind, mean } from './mind'
import { playWorth, stopsAt, stopWorth } from './outing'
import { dieWorth, onwardWorth, promise } from './promise'
import { effectsWorth, gearPlans } from './purchases'
import { choiceWorth, spendWorth } from './story'
import { areaWorth, cardWorth, resourceWorth } from './worth'

/** Getting on is worth a little by itself. */
const step = 0.01

/** What another roll of the open die is worth, before its price. */
function rerollHope(mind: Mind): number {
  const die = openDie(mind.G, mind.player)
  if (!die) return 0
  return mean(dice.map((value) => dieWorth(mind, { ...die, value }))) - dieWorth(mind, die)
}

function abilityHope(mind: Mind, id: string): number {
  const { G, player, area, rates } = mind
  const ability = activatedOf(area).find((one) => one.id === id)
  const die = openDie(G, player)
  if (!ability || !die) return 0
  const price = sum(ability.act.cost.map((one) => (one.do === 'pay' ? one.n * resourceWorth(one.what, rates) : 0)))
  return sum(
    ability.act.effects.map((effect) => {
      if (effect.do === 'rerollDie') return rerollHope(mind) - price
      if (effect.do !== 'gain' || effect.what !== 'heart') return -step
      const better = { ...mind, area: { ...area, hearts: Math.min(heartMax(area), area.hearts + effect.n) } }
      return dieWorth(better, die) - dieWorth(mind, die) + heartsFrom(mind, area.hearts, effect.n) - price
    }),
  )
}

function recruitHope(mind: Mind, id: string, slot: number): number {
  const { G, player, area, rates } = mind
  const cost = recruitCost(G, player, id)
  const specialists = area.specialists.with(slot, { id, up: false })
  const after: Mind = { ...mind, area: { ...area, specialists, coins: area.coins - cost } }
  return areaWorth(G, after.area, rates) - areaWorth(G, area, rates) + effectsWorth(after, specialistOf(id).effects)
}

/** An order whose goods the town makes. */
function orderHope({ area }: Mind, id: string): number {
  const { give, coins } = orderOf(id)
  const made = (good: Good) => area.stock[good] + area.housing.flat().filter((one) => countsAs(one, good)).length
  return coins * 0.1 - sum(goods.map((good) => Math.max(0, (give[good] ?? 0) - made(good)))) * 0.3
}

const pileTaste = { basic: 0.1, artifact: 0.02, advanced: 0.08 } as const

/** What a choice promises whose outcome stands in the book, beyond what the position is worth now. */
export function hope(mind: Mind, { move, args }: Choice): number {
  const { G, player: seat, area, rates } = mind
  const [first, second] = args
  switch (move) {
    case 'recruitSpecialist':
      return recruitHope(mind, String(first), Number(second))
    case 'fight':
    case 'visit':
    case 'search':
      return stopsAt(mind, area.space, area.hearts)[move] - promise(mind)
    case 'chooseStory':
      return choiceWorth(mind, G.story!.open!.choices[Number(first)]!) - promise(mind)
    case 'spendHearts':
      return spendWorth(mind, openDie(G, seat)!.value, Number(first)) - promise(mind)
    case 'playQuest':
      return playWorth(mind, String(first), area.hearts) + stopWorth(mind, area.space, area.hearts) - promise(mind)
    case 'choosePiles':
      return sum(
        (first as (keyof typeof pileTaste)[]).map(
          (pile) => pileTaste[pile] * (pile === 'advanced' ? area.stock.book : 1),
        ),
      )
    case 'keepQuests':
      return sum((first as string[]).map((id) => cardWorth(id, rates))) - promise(mind)
    case 'keepOrders':
      return sum((first as string[]).map((id) => orderHope(mind, id)))
    case 'buyGear': {
      const discount = owed(G, seat, 'buyGear')?.discount ?? 0
      const plan = gearPlans(mind, discount).find(({ gear, slot }) => gear === first && slot === second)
      return (plan?.gain ?? -1) - promise(mind)
    }
    case 'retreat':
      return rates.xp - promise(mind)
    case 'nextRound':
      return G.fight ? onwardWorth(mind, G.fight) - promise(mind) : 0
    case 'useAbility':
      return abilityHope(mind, String(first))
    case 'reroll':
      return rerollHope(mind) - resourceWorth(first as Good, rates)
    case 'refillVillagers':
      return -2 * rates.xp
    case 'step':
      return -3
    case 'endTurn':
      return step + (G.action && !G.action.chosen ? stopsAt(mind, area.space, area.hearts).nothing : 0) - promise(mind)
    case 'takeVillager':
      return sum(goods.map((good) => (countsAs(String(first), good) ? resourceWorth(good, rates) : 0)))
    case 'pass':
      return 0
    default:
      return step
  }
}

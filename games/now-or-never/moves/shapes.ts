import * as v from 'valibot'
import { rule } from '../../kit/rule'
import { heroActions, specialistSlots } from '../data/constants'
import { goods, piles } from '../data/effects'
import { gear } from '../data/gear'
import { abilities, heroIds, printedAbilities } from '../data/heroes'
import { items } from '../data/items'
import { aboveGround } from '../data/maps'
import { orders } from '../data/orders'
import { quests } from '../data/quests'
import { specialists, storySpecialists } from '../data/specialists'
import { gridColumns, gridRows, townColumns, townRows } from '../data/town'
import { storyVillagers, villagers } from '../data/villagers'
import type { G, NowOrNeverEvent } from '../state'

export const nowOrNeverRule = rule<G, NowOrNeverEvent>()

const ids = (...tables: (readonly { readonly id: string }[])[]) => v.picklist(tables.flat().map(({ id }) => id))
const below = (n: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(n - 1))

export const heroShape = v.picklist(heroIds)
export const questShape = ids(quests)
export const questsShape = v.pipe(v.array(questShape), v.maxLength(8))
export const pilesShape = v.pipe(v.array(v.picklist(piles)), v.maxLength(8))
export const ordersShape = v.pipe(v.array(ids(orders)), v.maxLength(orders.length))
export const orderShape = ids(orders)
export const specialistShape = ids(specialists, storySpecialists)
export const villagerShape = ids(villagers, storyVillagers)
export const gearShape = ids(gear)
export const abilityShape = ids(abilities)
export const activatedShape = ids(printedAbilities, abilities, quests, items)
export const spaceShape = ids(aboveGround)
export const goodShape = v.picklist(goods)
export const tileShape = below(gridRows * gridColumns)
export const townShape = below(townRows * townColumns)
export const slotShape = below(specialistSlots)
export const arrowShape = below(heroActions)
export const rowShape = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(townRows))
export const timesShape = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
/** An encounter has up to four choices. */
export const choiceShape = below(4)
export const heartsShape = below(100)
export const lineShape = v.pipe(v.string(), v.maxLength(20))

export const slots = Array.from({ length: specialistSlots }, (_, slot) => slot)
export const rows = Array.from({ length: townRows }, (_, at) => at + 1)

/** Every way to choose n of a list, the order not counting. */
export function combinations<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]]
  return list.flatMap((first, i) => combinations(list.slice(i + 1), n - 1).map((rest) => [first, ...rest]))
}

/** Those of them that occur, each once. */
export const distinct = <T>(list: readonly (T | null)[]): T[] => [
  ...new Set(list.filter((one): one is T => one !== null)),
]

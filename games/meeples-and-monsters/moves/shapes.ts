import * as v from 'valibot'
import { rule } from '../../kit/rule'
import { basicClasses, levelledClasses, unitClasses } from '../data/classes'
import { quarters, slots, tiles } from '../data/locations'
import { council, monsters } from '../data/monsters'
import { quests } from '../data/quests'
import { type G, isPlace, type MeeplesEvent } from '../state'

export const meeplesRule = rule<G, MeeplesEvent>()

const ids = (rows: readonly { id: string }[]) => v.picklist(rows.map(({ id }) => id))

export const placeShape = v.custom<string>(isPlace)
export const unitShape = v.picklist([...unitClasses, 'corruption'])
export const asShape = v.optional(v.picklist(basicClasses))
export const classShape = v.picklist(levelledClasses)
export const tileShape = ids(tiles)
export const slotShape = ids(slots)
export const questShape = ids(quests)
export const monsterShape = ids(monsters)
export const foeShape = ids([...monsters, ...council])
export const quarterShape = v.picklist(quarters)
/** "Rather the Shaman that is used as that class", where a Unit has to be returned or kept. */
export const shamanShape = v.optional(v.literal('shaman'))
export const unitIndexShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40))
export const indexShape = v.union([unitIndexShape, v.literal('levy'), v.literal('corruption')])
export const countShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))

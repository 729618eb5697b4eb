import * as v from 'valibot'
import { rule } from '../../kit/rule'
import { isAdventurer } from '../data/adventurers'
import { isBuildingCard } from '../data/buildings'
import { pileNumbers, resources } from '../data/constants'
import { isMonument } from '../data/monuments'
import type { G, VillageEvent } from '../state'

export const villageRule = rule<G, VillageEvent>()

export const cardShape = v.custom<string>(isBuildingCard)
export const adventurerShape = v.custom<string>(isAdventurer)
export const monumentShape = v.custom<string>(isMonument)
export const playerShape = v.pipe(v.string(), v.regex(/^[0-4]$/))
export const pileShape = v.picklist(pileNumbers)
export const fromShape = v.union([v.literal('deck'), pileShape])

/** A card with a power: a Building or an Adventurer. */
const powerCardShape = v.union([cardShape, adventurerShape])
const res = v.picklist(resources)

const sourceShape = v.variant('via', [
  v.strictObject({ res, via: v.literal('castle') }),
  v.strictObject({ res, via: v.literal('resource'), player: playerShape, card: cardShape }),
  v.strictObject({ res, via: v.literal('power'), card: powerCardShape }),
  v.strictObject({ res, via: v.literal('discount'), card: powerCardShape }),
  v.strictObject({ res, via: v.literal('borrow'), card: powerCardShape, player: playerShape, resource: cardShape }),
])

export const targetShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('building'), card: cardShape }),
  v.strictObject({ kind: v.literal('monument') }),
])

export const paymentShape = v.pipe(v.array(sourceShape), v.maxLength(20))

/** Every card may be named once at most; a hand or a Monument can be large. */
export const discardsShape = v.pipe(v.array(v.strictObject({ card: cardShape, pile: pileShape })), v.maxLength(84))

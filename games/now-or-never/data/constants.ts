import type { Pile } from './effects'

/** Numbers the rules name, each by its clause. */
export const seasons = 6 // NON-030
export const dieSides = 4 // NON-008

/** Slots of a hero board (NON-007). */
export const specialistSlots = 4
export const redSlots = 4
export const blueSlots = 4
export const heroActions = 3 // NON-020

/** Setup (NON-014, NON-015, NON-019 to NON-024). */
export const villagerRow = 6
export const gearRow = 3
export const specialistRow = 4
export const startCoins = 17
/** More coins by place in turn order. */
export const extraCoins = [0, 1, 1, 2] as const
export const questsDealt: Readonly<Record<Pile, number>> = { basic: 6, artifact: 1, advanced: 1 }
export const questsKept = 4

/** Specialists (NON-042, NON-047). */
export const recruitFactor = 2
export const rest = { hearts: 2, coins: 1 } as const

/** Hearts a move costs (NON-083, NON-085, NON-086). */
export const extraStepHearts = 1
export const mountainHearts = 1
export const enemyHearts = 1

/** Experience for a lost fight or a retreat (NON-130). */
export const consolation = 1
/** Experience to fill the row of villagers (NON-164). */
export const refillXp = 2
/** Goods to give up for a reroll in the variant (NON-193). */
export const rerollGoods = 1
/** Every building houses one villager, and one more for each bed (NON-162). */
export const roomPerBuilding = 1
/** Coins of a kept search token in every production phase (NON-147). */
export const searchIncome = 1
/** So much above the level of a skill test brings the bonus (NON-225). */
export const bonusMargin = 2

import type { ItemId } from './items'

export type Good = 'shell' | 'tool' | 'demon' | 'crystal'
/** What can be sold (NON-004), in the order of the market. */
export const goods = ['shell', 'tool', 'demon', 'crystal'] as const satisfies Good[]
/** What is counted on a track from 0 without a limit (NON-003). */
export type Track = Good | 'book'
export const tracks = [...goods, 'book'] as const satisfies Track[]
export type Resource = Track | 'coin' | 'xp' | 'heart' | 'mana'
export type Bundle = Readonly<Partial<Record<Good, number>>>

export type Pile = 'basic' | 'artifact' | 'advanced'
export const piles = ['basic', 'artifact', 'advanced'] as const satisfies Pile[]
export type Colour = 'red' | 'blue'
export const colours = ['red', 'blue'] as const satisfies Colour[]

/** Where a row's values come from: book, public, ours, or which part from where. */
export type Source = string

/** What stands left of the arrow. Hearts are lost, never short: reaching 0 cancels what stands right of it. */
export type Cost =
  | { readonly do: 'pay'; readonly what: Exclude<Resource, 'heart'>; readonly n: number }
  | { readonly do: 'loseHearts'; readonly n: number }
  | { readonly do: 'loseHeartsDie' }

/** What is done once, at the moment it comes up. */
export type Effect =
  | { readonly do: 'gain'; readonly what: Resource; readonly n: number }
  | { readonly do: 'fullHeal' }
  | { readonly do: 'gainVillager'; readonly n: number }
  | { readonly do: 'drawQuest'; readonly draw: number; readonly keep: number }
  | { readonly do: 'drawOrder'; readonly draw: number; readonly keep: number }
  | { readonly do: 'buyGear'; readonly discount: number }
  | { readonly do: 'build' }
  | { readonly do: 'swapGrid'; readonly optional: boolean }
  | { readonly do: 'takeFirstPlayer' }
  | { readonly do: 'rollGain'; readonly what: Resource; readonly times: number; readonly plus: number }
  | { readonly do: 'claimSearch' }
  | { readonly do: 'heroAction'; readonly move: number }
  | { readonly do: 'addMove'; readonly n: number }
  | { readonly do: 'teleport' }
  | { readonly do: 'readySpecialist'; readonly n: number }
  | { readonly do: 'rerollDie' }
  | { readonly do: 'ignoreEnemies' }
  | { readonly do: 'strike'; readonly n: number }
  | { readonly do: 'block'; readonly n: number }
  | { readonly do: 'gainItem'; readonly item: ItemId }
  /** One build costs n coins less. */
  | { readonly do: 'discountBuild'; readonly n: number }

/** What a player's pieces are counted by, for points and requirements. */
export type Counter =
  | 'adjBookIcons'
  | 'adjGoodProducers'
  | 'adjBeds'
  | 'buildingsBuilt'
  | 'bedsInTown'
  | 'fullBuildingRows'
  | 'housedVillagers'
  | 'gearEquipped'
  | 'abilitiesEquipped'
  | 'artifactsPlayed'
  | 'otherQuestsPlayed'
  | 'ordersCompleted'
  | 'searchTokens'

/** When an activated ability may be used. All but 'anytime' need the player's own turn. */
export type When =
  /** at any moment of the own turn */
  | 'turn'
  /** at any moment of the game, on others' turns too */
  | 'anytime'
  /** on an open die of one's own */
  | 'die'
  /** in the own hero action, before stopping */
  | 'moving'
  /** in the own hero action, before the first step */
  | 'settingOut'
  /** in a round of combat */
  | 'combat'
  /** with a build */
  | 'build'
  /** instead of the turn's action */
  | 'action'

/** An activated ability: pay the cost, get the effects. */
export interface Act {
  readonly is: 'act'
  readonly cost: readonly Cost[]
  readonly effects: readonly Effect[]
  readonly when: When
  readonly except?: 'combat' | 'finalProduction'
  /** Once per season, once per round of combat, or as often as one pays. */
  readonly limit: 'none' | 'season' | 'round'
}

/** What holds while the token, building or played card is in place. Different sources add up. */
export type Standing =
  | { readonly is: 'defense'; readonly n: number }
  | { readonly is: 'moveBonus'; readonly n: number }
  | { readonly is: 'maxMana'; readonly n: number }
  | { readonly is: 'maxManaSet'; readonly with: string; readonly n: number }
  | { readonly is: 'ignoreMountain' }
  | { readonly is: 'rollHeal'; readonly face: number; readonly n: number }
  | { readonly is: 'buildDiscount'; readonly n: number }
  | { readonly is: 'recruitDiscount'; readonly n: number }
  | { readonly is: 'searchShield'; readonly n: number }
  | { readonly is: 'market'; readonly line: string; readonly give: Bundle; readonly coins: number }
  | { readonly is: 'produce'; readonly what: Resource; readonly n: number; readonly notFinal: boolean }
  | { readonly is: 'onBuild'; readonly effects: readonly Effect[] }
  | { readonly is: 'innMove' }
  | { readonly is: 'vpPer'; readonly n: number; readonly counter: Counter }
  | { readonly is: 'vpPerProduced'; readonly n: number; readonly good: Good }
  | Act

/** A red combat face: what a die of its slot's number does in a round. */
export interface Face {
  readonly damage: number
  readonly defense: number
  /** Once in the round, for so much mana, so much more. */
  readonly boost?: { readonly mana: number; readonly damage: number; readonly defense: number }
  /** Once in the round, for so much mana, a further die of damage. */
  readonly boostRoll?: { readonly mana: number }
  /** Without paying this mana the face does nothing at all. */
  readonly need?: number
  /** Done as soon as the final die shows this face. */
  readonly onRoll?: readonly Effect[]
}

/** What must be true at the moment of playing a card. */
export interface Requirement {
  readonly counter: Counter
  readonly atLeast: number
}

export const pay = (what: Exclude<Resource, 'heart'>, n: number): Cost => ({ do: 'pay', what, n })
export const loseHearts = (n: number): Cost => ({ do: 'loseHearts', n })
export const loseHeartsDie: Cost = { do: 'loseHeartsDie' }

export const gain = (what: Resource, n: number): Effect => ({ do: 'gain', what, n })
export const fullHeal: Effect = { do: 'fullHeal' }
export const gainVillager = (n: number): Effect => ({ do: 'gainVillager', n })
export const drawQuest = (draw: number, keep: number): Effect => ({ do: 'drawQuest', draw, keep })
export const drawOrder = (draw: number, keep: number): Effect => ({ do: 'drawOrder', draw, keep })
export const buyGear = (discount: number): Effect => ({ do: 'buyGear', discount })
export const build: Effect = { do: 'build' }
export const swapGrid: Effect = { do: 'swapGrid', optional: false }
export const maySwapGrid: Effect = { do: 'swapGrid', optional: true }
export const takeFirstPlayer: Effect = { do: 'takeFirstPlayer' }
export const rollGain = (what: Resource, times: number, plus: number): Effect => ({ do: 'rollGain', what, times, plus })
export const claimSearch: Effect = { do: 'claimSearch' }
export const heroAction = (move: number): Effect => ({ do: 'heroAction', move })
export const addMove = (n: number): Effect => ({ do: 'addMove', n })
export const teleport: Effect = { do: 'teleport' }
export const readySpecialist = (n: number): Effect => ({ do: 'readySpecialist', n })
export const rerollDie: Effect = { do: 'rerollDie' }
export const ignoreEnemies: Effect = { do: 'ignoreEnemies' }
export const strike = (n: number): Effect => ({ do: 'strike', n })
export const block = (n: number): Effect => ({ do: 'block', n })
export const gainItem = (item: ItemId): Effect => ({ do: 'gainItem', item })
export const discountBuild = (n: number): Effect => ({ do: 'discountBuild', n })

export const defense = (n: number): Standing => ({ is: 'defense', n })
export const moveBonus = (n: number): Standing => ({ is: 'moveBonus', n })
export const maxMana = (n: number): Standing => ({ is: 'maxMana', n })
export const maxManaSet = (gear: string, n: number): Standing => ({ is: 'maxManaSet', with: gear, n })
export const ignoreMountain: Standing = { is: 'ignoreMountain' }
export const rollHeal = (face: number, n: number): Standing => ({ is: 'rollHeal', face, n })
export const buildDiscount = (n: number): Standing => ({ is: 'buildDiscount', n })
export const recruitDiscount = (n: number): Standing => ({ is: 'recruitDiscount', n })
export const searchShield = (n: number): Standing => ({ is: 'searchShield', n })
export const market = (line: string, give: Bundle, coins: number): Standing => ({ is: 'market', line, give, coins })
export const produce = (what: Resource, n: number): Standing => ({ is: 'produce', what, n, notFinal: false })
export const produceNotFinal = (what: Resource, n: number): Standing => ({ is: 'produce', what, n, notFinal: true })
export const onBuild = (...effects: Effect[]): Standing => ({ is: 'onBuild', effects })
export const innMove: Standing = { is: 'innMove' }
export const vpPer = (n: number, counter: Counter): Standing => ({ is: 'vpPer', n, counter })
export const vpPerProduced = (n: number, good: Good): Standing => ({ is: 'vpPerProduced', n, good })

export const act = (
  cost: readonly Cost[],
  effects: readonly Effect[],
  when: When,
  limit: Act['limit'] = 'none',
  except?: Act['except'],
): Act =>
  except === undefined ? { is: 'act', cost, effects, when, limit } : { is: 'act', cost, effects, when, limit, except }

export const hit = (damage: number, defence: number, more: Omit<Face, 'damage' | 'defense'> = {}): Face => ({
  damage,
  defense: defence,
  ...more,
})
export const boost = (mana: number, damage: number, defence: number): Pick<Face, 'boost'> => ({
  boost: { mana, damage, defense: defence },
})
export const boostRoll = (mana: number): Pick<Face, 'boostRoll'> => ({ boostRoll: { mana } })
export const need = (mana: number): Pick<Face, 'need'> => ({ need: mana })
export const onRoll = (...effects: Effect[]): Pick<Face, 'onRoll'> => ({ onRoll: effects })

/** Every single piece of a kind, as it comes out of the box. */
export const pieces = (rows: readonly { readonly id: string; readonly count: number }[]): string[] =>
  rows.flatMap(({ id, count }) => Array.from({ length: count }, () => id))

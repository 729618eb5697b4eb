/** Where a row comes from: the book, other published material, or settled here. Joined where several have a part. */
export type Source = 'book' | 'public' | 'ours' | 'book+ours' | 'public+ours' | 'book+public' | 'book+public+ours'

/** Which box a component comes from. */
export type Box = 'base' | 'lost-kingdoms'

export const basics = ['P', 'S', 'M'] as const
/** Production, Science, Military. */
export type Basic = (typeof basics)[number]
export const resources = ['P', 'S', 'M', 'G', 'C', 'H'] as const
/** The basics, and Gold, Culture, Horses. */
export type Resource = (typeof resources)[number]

export type Era = 1 | 2 | 3

/** What is done at once, or chosen at once by whoever it happens to. */
export type Effect =
  | { readonly do: 'gain'; readonly res: Resource; readonly n: number }
  | { readonly do: 'gainBasic'; readonly n: number }
  | { readonly do: 'gainMatching'; readonly n: number }
  | { readonly do: 'convert'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'activate'; readonly n: number; readonly zone: 'city' | 'cityAdjacent' | 'nexus' }
  | { readonly do: 'repeatIcons' }
  | { readonly do: 'discardCity'; readonly n: number }
  | { readonly do: 'recover'; readonly n: number }
  | { readonly do: 'wonderOnly'; readonly n: number }
  | { readonly do: 'explore'; readonly n: number }
  | { readonly do: 'march'; readonly n: number }
  | { readonly do: 'restore'; readonly n: number }
  | { readonly do: 'mount'; readonly n: number }
  /** Used up by a conquest this turn, never called on its own. */
  | { readonly do: 'ignoreTerrain'; readonly filter: 'coastal' | 'any' }

/** Icons: gained the moment a card is activated. */
export type Icon = Extract<Effect, { do: 'gain' | 'gainBasic' }>

/** The left side of an arrow: done in full, or nothing happens. */
export type Cost =
  | { readonly do: 'pay'; readonly res: Resource; readonly n: number }
  | { readonly do: 'payBasic'; readonly n: number }
  | { readonly do: 'archive'; readonly n: number }
  | { readonly do: 'sacrifice'; readonly n: number; readonly among?: 'conquerors' }
  | { readonly do: 'blank' }

/** One way to use a text: the cost, then the effects; up to `times` times within the one use. */
export interface Use {
  readonly cost: readonly Cost[]
  readonly effects: readonly Effect[]
  readonly times: number
}

export type DiscountedAction = 'building' | 'knowledge' | 'startWonder' | 'policy' | 'conquer' | 'draw'

/** What holds as long as its text is on. */
export type Ongoing =
  | {
      readonly do: 'discount'
      readonly action: DiscountedAction
      readonly res: Basic | 'C'
      readonly n: number
      readonly only?: 'coastal' | 'first'
    }
  | { readonly do: 'halfPriceWonders' }
  | { readonly do: 'keep'; readonly n: number }
  /** `here`: the Province the Hero of this text stands in. */
  | { readonly do: 'guard'; readonly n: number; readonly only?: 'mounted' | 'here' }
  | { readonly do: 'outpostDefense'; readonly n: number }
  | { readonly do: 'horsesAsWork'; readonly n: number }
  | { readonly do: 'earlyCompletion' }
  | { readonly do: 'nexusAny' }
  | { readonly do: 'bothRewards' }

export type Event =
  | 'turnStart'
  | 'turnEnd'
  | 'activated'
  | 'conquer'
  | 'sacrifice'
  | 'acquireKnowledge'
  | 'startWonder'
  | 'completeWonder'
  | 'developPolicy'

/** What narrows an event. */
export interface Narrow {
  /** Only a conquest that the Warlord or Hero of this text is part of. */
  readonly self?: true
  /** Of a Province with a Barbarian token, of another player's Province, or the first of the turn. */
  readonly only?: 'barbarian' | 'enemy' | 'first'
  /** Only with so many unspent basic resources. */
  readonly unspent?: number
  readonly oncePerTurn?: true
}

/** The text of a card, Policy, Warlord, Hero or Market. */
export type Text =
  /** Optional: once per activation of a card, once per turn of a Policy or Hero. Several options: pick one. */
  | { readonly kind: 'use'; readonly options: readonly Use[] }
  /** `self`: only for a conquest that the Warlord or Hero of this text is part of. */
  | { readonly kind: 'ongoing'; readonly rule: Ongoing; readonly self?: true }
  /** Happens each time; with a cost it is optional. A sacrifice of several Soldiers is one event for each. */
  | {
      readonly kind: 'when'
      readonly event: Event
      readonly narrow: Narrow
      readonly cost: readonly Cost[]
      readonly effects: readonly Effect[]
    }
  /** On activation: so many more if the attached card's icons include the resource. */
  | { readonly kind: 'iconBonus'; readonly res: Resource; readonly n: number }

export const gain = (res: Resource, n: number) => ({ do: 'gain', res, n }) as const
export const gainBasic = (n: number) => ({ do: 'gainBasic', n }) as const
export const gainMatching = (n: number): Effect => ({ do: 'gainMatching', n })
export const convert = (n: number): Effect => ({ do: 'convert', n })
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const activate = (n: number, zone: 'city' | 'cityAdjacent' | 'nexus'): Effect => ({ do: 'activate', n, zone })
export const repeatIcons: Effect = { do: 'repeatIcons' }
export const discardCity = (n: number): Effect => ({ do: 'discardCity', n })
export const recover = (n: number): Effect => ({ do: 'recover', n })
export const wonderOnly = (n: number): Effect => ({ do: 'wonderOnly', n })
export const explore = (n: number): Effect => ({ do: 'explore', n })
export const march = (n: number): Effect => ({ do: 'march', n })
export const restore = (n: number): Effect => ({ do: 'restore', n })
export const mount = (n: number): Effect => ({ do: 'mount', n })
export const ignoreTerrain = (filter: 'coastal' | 'any'): Effect => ({ do: 'ignoreTerrain', filter })

export const pay = (res: Resource, n: number): Cost => ({ do: 'pay', res, n })
export const payBasic = (n: number): Cost => ({ do: 'payBasic', n })
export const archive = (n: number): Cost => ({ do: 'archive', n })
export const sacrifice = (n: number): Cost => ({ do: 'sacrifice', n })
export const sacrificeConqueror = (n: number): Cost => ({ do: 'sacrifice', n, among: 'conquerors' })
export const blank: Cost = { do: 'blank' }

export const use = (...effects: Effect[]): Text => either(to([], ...effects))
export const trade = (cost: Cost[], ...effects: Effect[]): Text => either(to(cost, ...effects))
export const tradeUpTo = (times: number, cost: Cost[], ...effects: Effect[]): Text => either({ cost, effects, times })
export const to = (cost: Cost[], ...effects: Effect[]): Use => ({ cost, effects, times: 1 })
export const either = (...options: Use[]): Text => ({ kind: 'use', options })

export const ongoing = (rule: Ongoing): Text => ({ kind: 'ongoing', rule })
export const includingSelf = (rule: Ongoing): Text => ({ kind: 'ongoing', rule, self: true })
export const discount = (action: DiscountedAction, res: Basic | 'C', n: number, only?: 'coastal' | 'first'): Ongoing =>
  only ? { do: 'discount', action, res, n, only } : { do: 'discount', action, res, n }
export const halfPriceWonders: Ongoing = { do: 'halfPriceWonders' }
export const keep = (n: number): Ongoing => ({ do: 'keep', n })
export const guard = (n: number, only?: 'mounted' | 'here'): Ongoing =>
  only ? { do: 'guard', n, only } : { do: 'guard', n }
export const outpostDefense = (n: number): Ongoing => ({ do: 'outpostDefense', n })
export const horsesAsWork = (n: number): Ongoing => ({ do: 'horsesAsWork', n })
export const earlyCompletion: Ongoing = { do: 'earlyCompletion' }
export const nexusAny: Ongoing = { do: 'nexusAny' }
export const bothRewards: Ongoing = { do: 'bothRewards' }

export const when = (event: Event, ...effects: Effect[]): Text => whenever(event, {}, ...effects)
export const whenever = (event: Event, narrow: Narrow, ...effects: Effect[]): Text => ({
  kind: 'when',
  event,
  narrow,
  cost: [],
  effects,
})
/** "When he or she conquers": only with the Warlord or Hero of this text. */
export const whenConquering = (...effects: Effect[]): Text => whenever('conquer', { self: true }, ...effects)
export const mayWhenConquering = (cost: Cost[], ...effects: Effect[]): Text => ({
  kind: 'when',
  event: 'conquer',
  narrow: { self: true },
  cost,
  effects,
})

export const iconBonus = (res: Resource, n: number): Text => ({ kind: 'iconBonus', res, n })

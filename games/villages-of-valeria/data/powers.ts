import type { Action, Resource, Type } from './constants'

/** What happens at a moment. */
export type Effect =
  | { readonly do: 'gold'; readonly n: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'steal'; readonly n: number }
  | { readonly do: 'stealEach'; readonly n: number }
  | { readonly do: 'replenish' }
  | { readonly do: 'bonusDevelop'; readonly discards: number }
  | { readonly do: 'bonusRecruit'; readonly fee: number }
  | { readonly do: 'bonusBuild' }

/** What `vpPer` can count. */
export type Counted = Type | 'resource' | 'set'

/** The closed vocabulary of everything a Building or an Adventurer can do, by the time when it works. */
export type Power =
  | { readonly when: 'instant'; readonly effect: Effect }
  | { readonly when: 'on'; readonly action: Exclude<Action, 'recruit'>; readonly effect: Effect }
  | { readonly when: 'end'; readonly of: Counted; readonly vp: number; readonly per: number }
  | { readonly when: 'always'; readonly does: 'buildResource'; readonly kinds: readonly Resource[] }
  | { readonly when: 'always'; readonly does: 'buildDiscount'; readonly type: Type }
  | { readonly when: 'always'; readonly does: 'borrow'; readonly n: number }
  | { readonly when: 'always'; readonly does: 'developDiscount'; readonly n: number }
  | { readonly when: 'always'; readonly does: 'recruitDiscount'; readonly n: number }
  | { readonly when: 'always'; readonly does: 'waive'; readonly n: number }

export const gold = (n: number): Effect => ({ do: 'gold', n })
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const steal = (n: number): Effect => ({ do: 'steal', n })
export const stealEach = (n: number): Effect => ({ do: 'stealEach', n })
export const replenish: Effect = { do: 'replenish' }
export const bonusDevelop = (discards: number): Effect => ({ do: 'bonusDevelop', discards })
export const bonusRecruit = (fee: number): Effect => ({ do: 'bonusRecruit', fee })
export const bonusBuild: Effect = { do: 'bonusBuild' }

export const instant = (effect: Effect): Power => ({ when: 'instant', effect })
export const on = (action: Exclude<Action, 'recruit'>, effect: Effect): Power => ({ when: 'on', action, effect })
export const vpPer = (of: Counted, vp: number, per: number): Power => ({ when: 'end', of, vp, per })
export const buildResource = (...kinds: Resource[]): Power => ({ when: 'always', does: 'buildResource', kinds })
export const buildDiscount = (type: Type): Power => ({ when: 'always', does: 'buildDiscount', type })
export const borrow = (n: number): Power => ({ when: 'always', does: 'borrow', n })
export const developDiscount = (n: number): Power => ({ when: 'always', does: 'developDiscount', n })
export const recruitDiscount = (n: number): Power => ({ when: 'always', does: 'recruitDiscount', n })
export const waive = (n: number): Power => ({ when: 'always', does: 'waive', n })

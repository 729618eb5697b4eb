import type { Box, Source } from './effects'

export type AutomaInstruction =
  | { readonly do: 'conquer' | 'explore' | 'build' | 'culture' | 'gold' | 'discard'; readonly n: number }
  | { readonly do: 'take'; readonly kind: 'knowledge' | 'building' }
  | { readonly do: 'fortify' }

/** What a civilization makes different when the Automa plays it. */
export type AutomaSpecial =
  /** At the end of its turn, with so much Gold: spends it, then A.culture. */
  | { readonly rule: 'patron'; readonly gold: number; readonly culture: number }
  /** More budget of A.conquer against a Barbarian token, and both of its rewards. */
  | { readonly rule: 'raider'; readonly budget: number }
  /** More on every A.build. */
  | { readonly rule: 'builder'; readonly more: number }
  /** A.gold for each Knowledge card it takes. */
  | { readonly rule: 'thinker'; readonly gold: number }
  /** More budget on every A.conquer. */
  | { readonly rule: 'warrior'; readonly budget: number }
  /** Soldiers back at the start of its turn; after a conquest with so many Units one is sacrificed for its store. */
  | { readonly rule: 'sacrificer'; readonly restored: number; readonly units: number; readonly store: number }
  /** After each conquest mounts a Soldier that is there. */
  | { readonly rule: 'rider'; readonly horses: number }
  /** Another card if the two it drew contain the same kind of instruction. */
  | { readonly rule: 'administrator'; readonly cards: number }
  /** Ignores the terrain value of coastal Provinces; A.build for each Knowledge card it takes. */
  | { readonly rule: 'seafarer'; readonly build: number }

export interface AutomaCivilization {
  readonly id: string
  readonly civ: string
  readonly special: AutomaSpecial
  readonly box: Box
  readonly source: Source
}

export interface AutomaCard {
  readonly id: string
  readonly name: string
  readonly instructions: readonly AutomaInstruction[]
  readonly box: Box
  readonly source: Source
}

// biome-ignore format: a table, one row a line
export const automaCivilizations: readonly AutomaCivilization[] = [
  { id: 'auto-chinese', civ: 'chinese', special: { rule: 'patron', gold: 4, culture: 1 }, box: 'base', source: 'ours' },
  { id: 'auto-danish', civ: 'danish', special: { rule: 'raider', budget: 1 }, box: 'base', source: 'ours' },
  { id: 'auto-egyptian', civ: 'egyptian', special: { rule: 'builder', more: 1 }, box: 'base', source: 'ours' },
  { id: 'auto-greek', civ: 'greek', special: { rule: 'thinker', gold: 1 }, box: 'base', source: 'ours' },
  { id: 'auto-japanese', civ: 'japanese', special: { rule: 'warrior', budget: 1 }, box: 'base', source: 'ours' },
  { id: 'auto-aztecs', civ: 'aztecs', special: { rule: 'sacrificer', restored: 1, units: 2, store: 2 }, box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'auto-amazons', civ: 'amazons', special: { rule: 'rider', horses: 1 }, box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'auto-mughals', civ: 'mughals', special: { rule: 'administrator', cards: 1 }, box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'auto-atlanteans', civ: 'atlanteans', special: { rule: 'seafarer', build: 1 }, box: 'lost-kingdoms', source: 'book+ours' },
]

// biome-ignore format: a table, one row a line
export const automaActions: readonly AutomaCard[] = [
  { id: 'aa-scouts', name: 'Scouts', instructions: [{ do: 'explore', n: 3 }, { do: 'conquer', n: 2 }], box: 'base', source: 'ours' },
  { id: 'aa-raid', name: 'Raid', instructions: [{ do: 'conquer', n: 3 }], box: 'base', source: 'ours' },
  { id: 'aa-campaign', name: 'Campaign', instructions: [{ do: 'conquer', n: 4 }], box: 'base', source: 'ours' },
  { id: 'aa-scholars', name: 'Scholars', instructions: [{ do: 'take', kind: 'knowledge' }], box: 'base', source: 'ours' },
  { id: 'aa-academy', name: 'Academy', instructions: [{ do: 'take', kind: 'knowledge' }, { do: 'gold', n: 1 }], box: 'base', source: 'ours' },
  { id: 'aa-masons', name: 'Masons', instructions: [{ do: 'build', n: 4 }], box: 'base', source: 'ours' },
  { id: 'aa-stonecutters', name: 'Stonecutters', instructions: [{ do: 'build', n: 3 }, { do: 'take', kind: 'building' }], box: 'base', source: 'ours' },
  { id: 'aa-guild', name: 'Guild', instructions: [{ do: 'take', kind: 'building' }, { do: 'gold', n: 1 }], box: 'base', source: 'ours' },
  { id: 'aa-festival', name: 'Festival', instructions: [{ do: 'culture', n: 1 }, { do: 'gold', n: 1 }], box: 'base', source: 'ours' },
  { id: 'aa-pilgrims', name: 'Pilgrims', instructions: [{ do: 'culture', n: 1 }, { do: 'explore', n: 2 }], box: 'base', source: 'ours' },
  { id: 'aa-garrison', name: 'Garrison', instructions: [{ do: 'fortify' }, { do: 'build', n: 2 }], box: 'base', source: 'ours' },
  { id: 'aa-caravan', name: 'Caravan', instructions: [{ do: 'explore', n: 2 }, { do: 'gold', n: 2 }], box: 'base', source: 'ours' },
]

// biome-ignore format: a table, one row a line
export const automaAdvanced: readonly AutomaCard[] = [
  { id: 'adv-blitz', name: 'Blitz', instructions: [{ do: 'conquer', n: 5 }], box: 'base', source: 'ours' },
  { id: 'adv-golden-age', name: 'Golden Age', instructions: [{ do: 'culture', n: 2 }], box: 'base', source: 'ours' },
  { id: 'adv-grand-works', name: 'Grand Works', instructions: [{ do: 'build', n: 6 }], box: 'base', source: 'ours' },
  { id: 'adv-total-war', name: 'Total War', instructions: [{ do: 'conquer', n: 4 }, { do: 'conquer', n: 3 }], box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'adv-enlightenment', name: 'Enlightenment', instructions: [{ do: 'take', kind: 'knowledge' }, { do: 'take', kind: 'knowledge' }], box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'adv-world-fair', name: 'World Fair', instructions: [{ do: 'build', n: 5 }, { do: 'culture', n: 1 }], box: 'lost-kingdoms', source: 'book+ours' },
  { id: 'adv-march-of-time', name: 'March of Time', instructions: [{ do: 'discard', n: 2 }, { do: 'conquer', n: 4 }, { do: 'culture', n: 1 }], box: 'lost-kingdoms', source: 'book+ours' },
]

/** Numbers of the Automa's turn. */
export const automaRules = {
  /** Cards drawn each turn (MO-242). */
  cards: 2,
  /** Added to every A.conquer and A.build in Era I, II, III (MO-243). */
  eraBonus: { 1: 0, 2: 1, 3: 2 },
  /** Gold instead, where an instruction finds nothing to do (MO-244, MO-247). */
  consolation: 1,
  /** Steps an Explorer needs into a Jungle (MO-250). */
  jungleSteps: 2,
  /** What the Automa makes of a Market token (MO-250). */
  markets: {
    'mk-stone': { store: 2 },
    'mk-scroll': { store: 2 },
    'mk-iron': { store: 2 },
    'mk-spice': { gold: 2 },
    'mk-jade': { culture: 1 },
  },
} as const

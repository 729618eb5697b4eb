import type { Provenance, Type } from './constants'

/** What an Event does; `with` and `without` name the type of which a player must have, or must lack, a Building. */
export type Happening =
  | { readonly do: 'getCard'; readonly with?: Type }
  | { readonly do: 'gold'; readonly n: number; readonly with?: Type }
  | { readonly do: 'replenish'; readonly with?: Type }
  | { readonly do: 'loseGold'; readonly n: number; readonly without: Type }
  | { readonly do: 'newPiles' }
  | { readonly do: 'newAdventurers' }

export interface EventCard {
  readonly id: string
  readonly name: string
  readonly happening: Happening
  readonly source: Provenance
}

export const events: readonly EventCard[] = [
  { id: 'bountiful-season', name: 'Bountiful Season', happening: { do: 'getCard' }, source: 'ours' },
  { id: 'royal-grant', name: 'Royal Grant', happening: { do: 'gold', n: 1 }, source: 'ours' },
  { id: 'builders-fair', name: "Builders' Fair", happening: { do: 'replenish', with: 'worker' }, source: 'ours' },
  { id: 'bandit-raid', name: 'Bandit Raid', happening: { do: 'loseGold', n: 1, without: 'soldier' }, source: 'ours' },
  { id: 'night-market', name: 'Night Market', happening: { do: 'gold', n: 1, with: 'shadow' }, source: 'ours' },
  { id: 'pilgrimage', name: 'Pilgrimage', happening: { do: 'getCard', with: 'holy' }, source: 'ours' },
  { id: 'market-upheaval', name: 'Market Upheaval', happening: { do: 'newPiles' }, source: 'ours' },
  { id: 'wandering-heroes', name: 'Wandering Heroes', happening: { do: 'newAdventurers' }, source: 'ours' },
]

const rows = new Map(events.map((event) => [event.id, event]))
export const eventOf = (id: string): EventCard => rows.get(id)!
export const isEvent = (id: string): boolean => rows.has(id)

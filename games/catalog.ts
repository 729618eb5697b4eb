import type { GameDefinition } from './kit/definition'
import type { Meta } from './kit/meta'
import { meta as meeplesAndMonsters } from './meeples-and-monsters/meta'
import { meta as monumental } from './monumental/meta'
import { meta as monuments } from './monuments/meta'
import { meta as nowOrNever } from './now-or-never/meta'
import { meta as villagesOfValeria } from './villages-of-valeria/meta'

export interface CatalogEntry {
  readonly meta: Meta
  /** The rules are loaded only when somebody sits down. */
  load(): Promise<GameDefinition>
}

export const catalog: readonly CatalogEntry[] = [
  { meta: monuments, load: async () => (await import('./monuments/game')).monuments },
  {
    meta: meeplesAndMonsters,
    load: async () => (await import('./meeples-and-monsters/game')).meeplesAndMonsters,
  },
  { meta: nowOrNever, load: async () => (await import('./now-or-never/game')).nowOrNever },
  {
    meta: villagesOfValeria,
    load: async () => (await import('./villages-of-valeria/game')).villagesOfValeria,
  },
  { meta: monumental, load: async () => (await import('./monumental/game')).monumental },
]

export const inCatalog = (id: string): CatalogEntry | undefined => catalog.find(({ meta }) => meta.id === id)

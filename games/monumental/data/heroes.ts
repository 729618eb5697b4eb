import {
  discount,
  type Era,
  explore,
  gain,
  gainBasic,
  guard,
  includingSelf,
  march,
  ongoing,
  pay,
  type Source,
  type Text,
  trade,
  use,
  when,
  whenConquering,
  wonderOnly,
} from './effects'

/** A Unit of the optional Hero module; its text is always on for its owner (MO-261). */
export interface Hero {
  readonly id: string
  readonly name: string
  readonly era: Era
  /** Military. */
  readonly cost: number
  readonly defense: number
  readonly text: Text | null
  readonly vp: number
  readonly source: Source
}

// biome-ignore format: a table, one row a line
export const heroes: readonly Hero[] = [
  { id: 'hero-gilgamesh', name: 'Gilgamesh', era: 1, cost: 4, defense: 1, text: whenConquering(gain('G', 1)), vp: 1, source: 'ours' },
  { id: 'hero-imhotep', name: 'Imhotep', era: 1, cost: 4, defense: 1, text: when('turnStart', wonderOnly(1)), vp: 1, source: 'ours' },
  { id: 'hero-sun-tzu', name: 'Sun Tzu', era: 1, cost: 4, defense: 2, text: ongoing(guard(1, 'here')), vp: 1, source: 'ours' },
  { id: 'hero-sappho', name: 'Sappho', era: 1, cost: 4, defense: 1, text: when('developPolicy', gain('G', 1)), vp: 1, source: 'ours' },
  { id: 'hero-joan-of-arc', name: 'Joan of Arc', era: 2, cost: 6, defense: 1, text: includingSelf(discount('conquer', 'M', 1)), vp: 2, source: 'ours' },
  { id: 'hero-ibn-battuta', name: 'Ibn Battuta', era: 2, cost: 6, defense: 1, text: use(explore(2)), vp: 2, source: 'ours' },
  { id: 'hero-saladin', name: 'Saladin', era: 2, cost: 6, defense: 3, text: null, vp: 2, source: 'ours' },
  { id: 'hero-murasaki', name: 'Murasaki Shikibu', era: 2, cost: 6, defense: 1, text: when('acquireKnowledge', gain('S', 1)), vp: 2, source: 'ours' },
  { id: 'hero-tesla', name: 'Nikola Tesla', era: 3, cost: 8, defense: 1, text: trade([pay('G', 1)], gainBasic(3)), vp: 3, source: 'ours' },
  { id: 'hero-curie', name: 'Marie Curie', era: 3, cost: 8, defense: 1, text: ongoing(discount('knowledge', 'S', 1)), vp: 3, source: 'ours' },
  { id: 'hero-bolivar', name: 'Simón Bolívar', era: 3, cost: 8, defense: 1, text: use(march(2)), vp: 3, source: 'ours' },
  { id: 'hero-eiffel', name: 'Gustave Eiffel', era: 3, cost: 8, defense: 1, text: when('turnStart', wonderOnly(2)), vp: 3, source: 'ours' },
]

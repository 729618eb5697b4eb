import type { CityCard } from './city-cards'
import {
  activate,
  archive,
  type Box,
  convert,
  discount,
  draw,
  type Effect,
  type Era,
  explore,
  gain,
  gainBasic,
  gainMatching,
  halfPriceWonders,
  iconBonus,
  ignoreTerrain,
  march,
  ongoing,
  pay,
  recover,
  repeatIcons,
  trade,
  use,
} from './effects'

interface Developed extends CityCard {
  readonly era: Era
  readonly box: Box
}

/** Bought with Production. */
export interface Building extends Developed {
  readonly kind: 'building'
  readonly cost: number
}

/** Bought with Science. */
export interface Knowledge extends Developed {
  readonly kind: 'knowledge'
  readonly cost: number
}

export interface Wonder extends Developed {
  readonly kind: 'wonder'
  /** Production to take it from the display. */
  readonly start: number
  /** What its construction counter must reach. */
  readonly work: number
  /** Resolved once, on completion. */
  readonly bonus: readonly Effect[]
}

export type Development = Building | Knowledge | Wonder

// biome-ignore format: a table, one row a line
export const buildings: readonly Building[] = [
  { id: 'altar', name: 'Altar', kind: 'building', era: 1, box: 'base', cost: 4, icons: [gain('S', 1)], text: trade([archive(1)], gain('C', 1)), vp: 0, source: 'public+ours' },
  { id: 'temple', name: 'Temple', kind: 'building', era: 1, box: 'base', cost: 5, icons: [gain('C', 1)], text: null, vp: 0, source: 'public+ours' },
  { id: 'quarry', name: 'Quarry', kind: 'building', era: 1, box: 'base', cost: 5, icons: [gain('P', 3)], text: null, vp: 0, source: 'ours' },
  { id: 'trading-post', name: 'Trading Post', kind: 'building', era: 1, box: 'base', cost: 4, icons: [gain('G', 1)], text: use(convert(1)), vp: 0, source: 'ours' },
  { id: 'caravanserai', name: 'Caravanserai', kind: 'building', era: 1, box: 'base', cost: 4, icons: [gain('M', 1)], text: use(explore(2)), vp: 0, source: 'ours' },
  { id: 'shipyard', name: 'Shipyard', kind: 'building', era: 1, box: 'lost-kingdoms', cost: 5, icons: [gain('P', 1), gain('M', 1)], text: use(explore(1)), vp: 0, source: 'ours' },
  { id: 'fortress', name: 'Fortress', kind: 'building', era: 2, box: 'base', cost: 6, icons: [gain('M', 3)], text: null, vp: 0, source: 'public+ours' },
  { id: 'university', name: 'University', kind: 'building', era: 2, box: 'base', cost: 7, icons: [gain('S', 3)], text: use(convert(1)), vp: 0, source: 'ours' },
  { id: 'cathedral', name: 'Cathedral', kind: 'building', era: 2, box: 'base', cost: 7, icons: [gain('C', 1), gain('G', 1)], text: null, vp: 0, source: 'ours' },
  { id: 'bank', name: 'Bank', kind: 'building', era: 2, box: 'base', cost: 6, icons: [gain('G', 1)], text: trade([pay('G', 1)], gain('P', 1), gain('S', 1), gain('M', 1)), vp: 0, source: 'public+ours' },
  { id: 'guildhall', name: 'Guildhall', kind: 'building', era: 2, box: 'lost-kingdoms', cost: 7, icons: [gain('P', 3)], text: use(convert(2)), vp: 0, source: 'ours' },
]

// biome-ignore format: a table, one row a line
export const knowledge: readonly Knowledge[] = [
  { id: 'irrigation', name: 'Irrigation', kind: 'knowledge', era: 1, box: 'base', cost: 3, icons: [gain('P', 1)], text: iconBonus('P', 1), vp: 1, source: 'public+ours' },
  { id: 'metal-casting', name: 'Metal Casting', kind: 'knowledge', era: 1, box: 'base', cost: 3, icons: [gain('M', 1)], text: iconBonus('M', 1), vp: 1, source: 'public+ours' },
  { id: 'writing', name: 'Writing', kind: 'knowledge', era: 1, box: 'base', cost: 3, icons: [gain('S', 1)], text: iconBonus('S', 1), vp: 1, source: 'ours' },
  { id: 'currency', name: 'Currency', kind: 'knowledge', era: 1, box: 'base', cost: 4, icons: [gain('G', 1)], text: null, vp: 1, source: 'ours' },
  { id: 'cartography', name: 'Cartography', kind: 'knowledge', era: 1, box: 'base', cost: 4, icons: [], text: use(explore(3)), vp: 1, source: 'ours' },
  { id: 'calendar', name: 'Calendar', kind: 'knowledge', era: 1, box: 'lost-kingdoms', cost: 4, icons: [], text: use(activate(1, 'cityAdjacent')), vp: 1, source: 'ours' },
  { id: 'animal-husbandry', name: 'Animal Husbandry', kind: 'knowledge', era: 1, box: 'lost-kingdoms', cost: 3, icons: [gainBasic(1)], text: null, vp: 1, source: 'ours' },
  { id: 'printing-press', name: 'Printing Press', kind: 'knowledge', era: 2, box: 'base', cost: 5, icons: [], text: use(draw(1)), vp: 2, source: 'ours' },
  { id: 'engineering', name: 'Engineering', kind: 'knowledge', era: 2, box: 'base', cost: 6, icons: [], text: ongoing(halfPriceWonders), vp: 2, source: 'public+ours' },
  { id: 'chivalry', name: 'Chivalry', kind: 'knowledge', era: 2, box: 'base', cost: 5, icons: [gain('M', 1)], text: ongoing(discount('conquer', 'M', 1)), vp: 2, source: 'ours' },
  { id: 'guilds', name: 'Guilds', kind: 'knowledge', era: 2, box: 'base', cost: 6, icons: [], text: use(repeatIcons), vp: 2, source: 'ours' },
  { id: 'compass', name: 'Compass', kind: 'knowledge', era: 2, box: 'lost-kingdoms', cost: 5, icons: [gain('G', 1)], text: use(explore(2)), vp: 2, source: 'ours' },
  { id: 'steam-power', name: 'Steam Power', kind: 'knowledge', era: 3, box: 'base', cost: 7, icons: [gain('P', 3)], text: null, vp: 4, source: 'ours' },
  { id: 'electricity', name: 'Electricity', kind: 'knowledge', era: 3, box: 'base', cost: 8, icons: [], text: use(activate(1, 'city')), vp: 4, source: 'ours' },
  { id: 'radio', name: 'Radio', kind: 'knowledge', era: 3, box: 'base', cost: 8, icons: [gain('C', 1)], text: trade([archive(1)], gain('C', 1)), vp: 4, source: 'ours' },
  { id: 'aviation', name: 'Aviation', kind: 'knowledge', era: 3, box: 'base', cost: 8, icons: [gain('M', 1)], text: use(ignoreTerrain('any')), vp: 4, source: 'ours' },
  { id: 'nuclear-fission', name: 'Nuclear Fission', kind: 'knowledge', era: 3, box: 'lost-kingdoms', cost: 9, icons: [gainBasic(3)], text: null, vp: 4, source: 'ours' },
  { id: 'computers', name: 'Computers', kind: 'knowledge', era: 3, box: 'lost-kingdoms', cost: 9, icons: [], text: use(draw(2)), vp: 4, source: 'ours' },
]

// biome-ignore format: a table, one row a line
export const wonders: readonly Wonder[] = [
  { id: 'great-pyramids', name: 'Great Pyramids', kind: 'wonder', era: 1, box: 'base', start: 2, work: 4, bonus: [gain('G', 2)], icons: [gain('P', 2)], text: null, vp: 4, source: 'public+ours' },
  { id: 'great-wall', name: 'Great Wall', kind: 'wonder', era: 1, box: 'base', start: 2, work: 5, bonus: [march(3)], icons: [gain('M', 2)], text: null, vp: 4, source: 'public+ours' },
  { id: 'hanging-gardens', name: 'Hanging Gardens', kind: 'wonder', era: 1, box: 'base', start: 2, work: 4, bonus: [gain('C', 1)], icons: [gain('C', 1)], text: null, vp: 3, source: 'ours' },
  { id: 'great-library', name: 'Great Library', kind: 'wonder', era: 1, box: 'base', start: 2, work: 4, bonus: [gain('S', 3)], icons: [gain('S', 2)], text: null, vp: 4, source: 'ours' },
  { id: 'colossus', name: 'Colossus', kind: 'wonder', era: 1, box: 'base', start: 2, work: 4, bonus: [gain('G', 3)], icons: [gain('G', 1)], text: null, vp: 3, source: 'ours' },
  { id: 'pyramid-of-the-sun', name: 'Pyramid of the Sun', kind: 'wonder', era: 1, box: 'lost-kingdoms', start: 2, work: 5, bonus: [gain('C', 1), gain('G', 1)], icons: [gain('P', 1)], text: use(convert(1)), vp: 4, source: 'ours' },
  { id: 'machu-picchu', name: 'Machu Picchu', kind: 'wonder', era: 2, box: 'base', start: 3, work: 7, bonus: [activate(2, 'city')], icons: [], text: use(activate(1, 'city')), vp: 6, source: 'public+ours' },
  { id: 'notre-dame', name: 'Notre-Dame', kind: 'wonder', era: 2, box: 'base', start: 3, work: 7, bonus: [gain('C', 2)], icons: [gain('C', 1)], text: null, vp: 6, source: 'ours' },
  { id: 'angkor-wat', name: 'Angkor Wat', kind: 'wonder', era: 2, box: 'base', start: 3, work: 6, bonus: [recover(2)], icons: [gain('S', 3)], text: null, vp: 6, source: 'ours' },
  { id: 'forbidden-city', name: 'Forbidden City', kind: 'wonder', era: 2, box: 'base', start: 3, work: 8, bonus: [gainBasic(4)], icons: [gain('M', 2)], text: ongoing(discount('policy', 'C', 1)), vp: 7, source: 'ours' },
  { id: 'taj-mahal', name: 'Taj Mahal', kind: 'wonder', era: 2, box: 'lost-kingdoms', start: 3, work: 8, bonus: [gain('C', 2), gain('G', 1)], icons: [gain('G', 2)], text: null, vp: 7, source: 'ours' },
  { id: 'templo-mayor', name: 'Templo Mayor', kind: 'wonder', era: 2, box: 'lost-kingdoms', start: 3, work: 7, bonus: [gainMatching(4)], icons: [gain('P', 2), gain('S', 1)], text: null, vp: 6, source: 'ours' },
  { id: 'eiffel-tower', name: 'Eiffel Tower', kind: 'wonder', era: 3, box: 'base', start: 4, work: 10, bonus: [gain('C', 3)], icons: [gain('C', 1), gain('G', 1)], text: null, vp: 9, source: 'ours' },
  { id: 'statue-of-liberty', name: 'Statue of Liberty', kind: 'wonder', era: 3, box: 'base', start: 4, work: 10, bonus: [gain('G', 4)], icons: [gain('G', 2)], text: null, vp: 9, source: 'ours' },
  { id: 'panama-canal', name: 'Panama Canal', kind: 'wonder', era: 3, box: 'base', start: 4, work: 10, bonus: [explore(4), gain('G', 2)], icons: [gain('P', 4)], text: null, vp: 9, source: 'ours' },
  { id: 'international-space-station', name: 'International Space Station', kind: 'wonder', era: 3, box: 'base', start: 5, work: 12, bonus: [draw(3)], icons: [gain('S', 3)], text: use(draw(1)), vp: 12, source: 'public+ours' },
  { id: 'golden-gate-bridge', name: 'Golden Gate Bridge', kind: 'wonder', era: 3, box: 'lost-kingdoms', start: 4, work: 9, bonus: [march(4), gain('M', 3)], icons: [gain('M', 3)], text: null, vp: 8, source: 'ours' },
  { id: 'sydney-opera-house', name: 'Sydney Opera House', kind: 'wonder', era: 3, box: 'lost-kingdoms', start: 4, work: 10, bonus: [gain('C', 2), gain('G', 2)], icons: [gain('C', 1)], text: use(recover(1)), vp: 9, source: 'ours' },
]

export const developments: readonly Development[] = [...buildings, ...knowledge, ...wonders]

import type { PlayerId } from '../../../games/kit/rule'
import type { HexId } from '../../../games/monumental/data/hex'
import { type Terrain, terrainRules } from '../../../games/monumental/data/terrain'
import {
  barbarianOf,
  freeCityOf,
  heroOf,
  marketOf,
  nameOf,
  productionOf,
  tileOf,
} from '../../../games/monumental/pieces/cards'
import {
  conquestValue,
  isCoastal,
  placeAt,
  provinceAt,
  provincePoints,
  spotAt,
} from '../../../games/monumental/pieces/map'
import type { Force, G } from '../../../games/monumental/state'
import { columnName, counted, describeEffects, rowName } from '../../../games/monumental/words/describe'
import { whoIs } from './names'
import type { MonumentalTable } from './plan'
import { printedOn } from './printed'

/** A card's text in one sentence, for tips. */
export function cardWords(id: string): string {
  const { name, words, more } = printedOn(id)
  const text = [words, more].filter(Boolean).join('; ')
  return text ? `${name}: ${text}` : name
}

/** Which lines woke this turn. */
export function activatedWords({ current, now }: G, player: PlayerId): string {
  if (current !== player || now.row === null || now.column === null) return ''
  return `${rowName(now.row)} and ${columnName(now.column)} are awake`
}

const special: Readonly<Partial<Record<Terrain, string>>> = {
  capital: 'always its owner’s',
  water: 'for Explorers only; makes its neighbours coastal',
  'island-narrow': 'entered by its bridges only',
  'island-wide': 'entered by its bridges only',
  pyramid: `${terrainRules.pyramidGold} Gold more to conquer`,
  desert: `takes ${terrainRules.desertLoss === 1 ? 'a Soldier' : `${terrainRules.desertLoss} Soldiers`} of its conqueror`,
  jungle: `Explorers pay ${terrainRules.jungleMilitary} Military more to enter`,
}

/** What a terrain does: its value in a conquest, and what is special about it. */
export function terrainWords(terrain: Terrain): string {
  const { value } = tileOf(terrain)
  return [value === null ? '' : `terrain value ${value}`, special[terrain] ?? ''].filter(Boolean).join('; ')
}

export function forceWords({ soldiers, mounted, warlord, heroes, outpost }: Force): string {
  const parts = [
    soldiers > 0 ? counted(soldiers, 'Soldier') : '',
    mounted > 0 ? counted(mounted, 'mounted Soldier') : '',
    warlord ? 'the Warlord' : '',
    ...heroes.map((id) => heroOf(id).name),
    outpost ? 'an Outpost' : '',
  ]
  return parts.filter(Boolean).join(', ') || 'nobody'
}

/** Everything about a tile, for its tip and for those who listen. */
export function tileWords(table: MonumentalTable, hex: HexId): string[] {
  const { view } = table
  const { terrain } = placeAt(view, hex)
  const { force, barbarian, city, production, market, wonders } = spotAt(view, hex)
  const explorers = Object.entries(view.players).flatMap(([player, area]) =>
    area.explorers.some((at) => at === hex) ? [whoIs(table, player).name] : [],
  )
  const { tile, city: cityPoints, token } = provincePoints(view, hex)
  return [
    [terrainWords(terrain), isCoastal(view, hex) ? 'on the coast' : ''].filter(Boolean).join(', '),
    force ? `${whoIs(table, force.by).name}: ${forceWords(force)}` : '',
    barbarian ? barbarianWords(barbarian.level, barbarian.face) : '',
    city ? `Free City, each turn ${describeEffects(freeCityOf(city).income)}` : '',
    production ? `Production token: ${describeEffects(productionOf(production).gives)}` : '',
    market ? `${marketOf(market.id).name}, ${counted(market.left, 'token')} left` : '',
    wonders ? `token of ${wonders.map(nameOf).join(', ')}` : '',
    explorers.length > 0 ? `Explorer of ${explorers.join(', ')}` : '',
    provinceAt(view, hex)
      ? `conquest value ${conquestValue(view, hex).total}, worth ${counted(tile + cityPoints + token, 'point')}`
      : '',
  ].filter(Boolean)
}

function barbarianWords(level: number, face: string | null): string {
  if (!face) return `Barbarians of class ${level}`
  const { A, B } = barbarianOf(face).rewards
  return `Barbarians of class ${level}: ${describeEffects(A)} or ${describeEffects(B)}`
}

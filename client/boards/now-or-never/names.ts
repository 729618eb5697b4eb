import type { PlayerId } from '../../../games/kit/rule'
import type { Pile } from '../../../games/now-or-never/data/effects'
import { enemyOf } from '../../../games/now-or-never/data/enemies'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import { locationOf } from '../../../games/now-or-never/data/locations'
import { type SpaceId, spaceOf } from '../../../games/now-or-never/data/maps'
import { questOf } from '../../../games/now-or-never/data/quests'
import type { SpecialistKind } from '../../../games/now-or-never/data/specialists'
import { areaOf, enemyAt, type G, locationAt, type Opponent } from '../../../games/now-or-never/state'

export const heroName = (G: G, player: PlayerId): string => {
  const { hero } = areaOf(G, player)
  return hero ? heroOf(hero).name : 'no hero yet'
}

/** A space of the map as one would say it. */
export function spaceName(G: G, id: SpaceId): string {
  const location = locationAt(G, id)
  if (location) return locationOf(location).name
  const enemy = enemyAt(G, id)
  if (enemy) return `the ${enemyOf(enemy).name}`
  const space = spaceOf(G.side, id)
  if (space?.letter) return `space ${space.letter}`
  return space?.mountain ? 'the mountains' : 'open land'
}

/** Where heroes begin, as long as nobody has begun. */
export const startsOf = (view: G): SpaceId[] =>
  view.phase === 'setup' ? [...new Set(view.order.map((player) => areaOf(view, player).space))] : []

/** Whom a fight is against. */
export const foeName = ({ against, id }: { readonly against: Opponent; readonly id: string }): string =>
  against === 'story' ? id : against === 'enemy' ? enemyOf(id).name : questOf(id).name

/** What one goes to a specialist for. */
export const kindVerb: Readonly<Record<SpecialistKind, string>> = {
  builder: 'Build',
  healer: 'Heal',
  teacher: 'Learn',
  outfitter: 'Buy gear',
}

export const rowName: readonly string[] = ['top row', 'second row', 'third row', 'bottom row']

const shortNames: Readonly<Record<string, string>> = {
  'bottled-demons-lab': 'Demons Lab',
  'construction-hq': 'Builders HQ',
  'crystal-grotto': 'Grotto',
  'demon-bottlery': 'Bottlery',
  'garden-house': 'Garden',
  'shell-drying-house': 'Shell House',
}

/** A building's name where there is little room; the tip has the whole one. */
export const shortName = (building: string, name: string): string => shortNames[building] ?? name

export const pileName: Readonly<Record<Pile, string>> = { basic: 'Basic', artifact: 'Artifacts', advanced: 'Advanced' }

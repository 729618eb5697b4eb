import type { Ability } from '../../../games/meeples-and-monsters/data/classes'
import type { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { councilOf, kindOf, locationOf, monsterOf, roomOf, slotOf } from '../../../games/meeples-and-monsters/state'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'

const capitol: Readonly<Record<string, string>> = {
  'capitol-yard': "Builders' Yard",
  'capitol-guild': "Masons' Guild",
  'capitol-drill': 'Drill Hall',
}

export const capitolPlaces: readonly string[] = Object.keys(capitol)

export function placeName(place: string): string {
  switch (kindOf(place)) {
    case 'capitol':
      return capitol[place]!
    case 'location':
      return locationOf(place).name
    case 'room':
      return roomOf(place).name
    case 'monster':
      return monsterOf(place).name
    case 'council':
      return councilOf(place).name
  }
}

export type QuarterName = (typeof quarters)[number]

export const quarterName: Readonly<Record<QuarterName, string>> = {
  villages: 'Villages',
  university: 'University',
  castle: 'Castle',
  cathedral: 'Cathedral',
}

/** A quarter has two: the bonus tells them apart. */
export const slotName = (slot: string): string =>
  `${quarterName[slotOf(slot).quarter]}: ${describeEffect(slotOf(slot).bonus)}`

/** "Remove 1 from the Tavern, 1 from the Lodgings". */
export function purgeName(tavern: number, lodgings: number): string {
  if (tavern + lodgings === 0) return 'Remove none'
  const parts = [tavern > 0 ? `${tavern} from the Tavern` : '', lodgings > 0 ? `${lodgings} from the Lodgings` : '']
  return `Remove ${parts.filter(Boolean).join(', ')}`
}

export const abilityName: Readonly<Record<Ability, string>> = {
  study: 'Study',
  confess: 'Confess',
  ride: 'Ride out',
  levy: 'Levy',
}

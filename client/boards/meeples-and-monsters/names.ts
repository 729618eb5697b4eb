import type { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { councilOf, kindOf, locationOf, monsterOf, roomOf, slotOf } from '../../../games/meeples-and-monsters/state'

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

export const slotName = (slot: string): string => quarterName[slotOf(slot).quarter]

export const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

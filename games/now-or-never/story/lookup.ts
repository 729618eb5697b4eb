import type { HeroId } from '../data/heroes'
import { maps, type Side, type SpaceId, spaceOf } from '../data/maps'
import { areaOf, type G, locationAt, type OpenChoice, storyOf } from '../state'
import { chapterOf } from './shelf'
import type { Chapter, Choice, Encounter, Ending, Memory, SpaceRef } from './types'

/** Does somebody who remembers this fit? */
const fits = (flags: readonly string[], { needs, unless }: Memory): boolean =>
  needs.every((flag) => flags.includes(flag)) && !unless.some((flag) => flags.includes(flag))

/** The space of the map that the book means. */
export function spaceNamed(side: Side, tiles: G['tiles'], ref: SpaceRef): SpaceId {
  const space = maps[side].find(
    ({ id, letter, location }) => ref === id || ref === letter || ref === location || ref === tiles[id],
  )
  if (!space) throw new Error(`There is no ${ref} on this map`)
  return space.id
}

/** What an encounter is looked up by: the letter of the space, or its location (NON-221). */
const keyAt = (G: G, space: SpaceId): string | undefined => spaceOf(G.side, space)?.letter ?? locationAt(G, space)

/** The first that fits: the hero's own before those for anybody. */
function told<T extends Memory & { readonly hero: HeroId | 'any' }>(
  list: readonly T[],
  hero: HeroId,
  flags: readonly string[],
): T | undefined {
  const fitting = list.filter((one) => fits(flags, one))
  return fitting.find((one) => one.hero === hero) ?? fitting.find((one) => one.hero === 'any')
}

/** Which encounter a search opens (NON-221, NON-240). */
export function encounterFor(G: G, player: string, mission: boolean): Encounter {
  const { space, hero } = areaOf(G, player)
  const { flags, mission: sent } = storyOf(G, player)
  const { encounters, fallback } = chapterOf(G.story!.chapter)
  const key = keyAt(G, space)
  const sentHere = mission ? encounters.filter((one) => one.mission === sent?.id) : []
  const ordinary = encounters.filter((one) => one.mission === null && one.key === key)
  return told(sentHere, hero!, flags) ?? told(ordinary, hero!, flags) ?? fallback
}

/** The choices somebody with these memories has. */
const offered = ({ choices }: Encounter, flags: readonly string[]): Choice[] =>
  choices.filter((choice) => fits(flags, choice))

/** What may be read of them before one is taken; alone also what they would bring (NON-213, NON-222). */
export const readableChoices = (encounter: Encounter, flags: readonly string[], solo: boolean): OpenChoice[] =>
  offered(encounter, flags).map(({ label, test, price, reputation, rewards, bonus }) =>
    solo ? { label, test, price, gains: { reputation, rewards, bonus } } : { label, test, price },
  )

/** The whole of the choice that was taken. */
export function takenChoice(G: G, player: string): Choice {
  const open = G.story!.open!
  const { encounters, fallback } = chapterOf(G.story!.chapter)
  const encounter = encounters.find(({ id }) => id === open.id) ?? fallback
  return offered(encounter, storyOf(G, player).flags)[open.taken!]!
}

/** How the chapter ends for a hero. */
export function endingFor({ endings }: Chapter, hero: HeroId, reputation: number, flags: readonly string[]): Ending {
  const fitting = endings.filter((one) => one.hero === hero || one.hero === 'any')
  return fitting.find((one) => reputation >= one.from && fits(flags, one)) ?? fitting.at(-1)!
}

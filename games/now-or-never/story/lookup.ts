import type { PlayerId } from '../../kit/rule'
import type { HeroId } from '../data/heroes'
import { maps, type Side, type SpaceId, spaceOf } from '../data/maps'
import {
  areaOf,
  type G,
  isSolo,
  locationAt,
  type OpenChoice,
  type OpenEncounter,
  storyOf,
  type ToldChoice,
} from '../state'
import { chapterOf, tellingOf } from './shelf'
import type { Choice, Encounter, Ending, Memory, SpaceRef } from './types'

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
function encounterFor(G: G, player: PlayerId, mission: boolean): Encounter {
  const { space, hero } = areaOf(G, player)
  const { flags, mission: sent } = storyOf(G, player)
  const { encounters, fallback } = chapterOf(G.story!.chapter, G.files)
  const key = keyAt(G, space)
  const sentHere = mission ? encounters.filter((one) => one.mission === sent?.id) : []
  const ordinary = encounters.filter((one) => one.mission === null && one.key === key)
  return told(sentHere, hero!, flags) ?? told(ordinary, hero!, flags) ?? fallback
}

/** The choices somebody with these memories has. */
const offered = ({ choices }: Encounter, flags: readonly string[]): Choice[] =>
  choices.filter((choice) => fits(flags, choice))

/** What may be read of them before one is taken; alone also what they would bring (NON-213, NON-222). */
export const readable = (choices: readonly Choice[], solo: boolean): OpenChoice[] =>
  choices.map(({ label, test, price, reputation, rewards, bonus }) =>
    solo ? { label, test, price, gains: { reputation, rewards, bonus } } : { label, test, price },
  )

/** The page a search opens, as everybody may read it. */
export function pageFor(
  G: G,
  player: PlayerId,
  mission: boolean,
): Pick<OpenEncounter, 'id' | 'place' | 'title' | 'text' | 'choices'> {
  const telling = tellingOf(G.story!.chapter)
  if (telling) return telling.pages[G.story!.pages]!.opened
  const encounter = encounterFor(G, player, mission)
  const { id, place, title, text } = encounter
  return { id, place, title, text, choices: readable(offered(encounter, storyOf(G, player).flags), isSolo(G)) }
}

/** What the choice that was taken leads to; the bonus with the rewards if it was reached. */
export function ledTo(G: G, player: PlayerId, bonus: boolean): ToldChoice {
  const { open, chapter, pages } = G.story!
  const telling = tellingOf(chapter)
  if (telling) return toldOf(telling.pages[pages - 1]!.succeeded!)
  const { encounters, fallback } = chapterOf(chapter, G.files)
  const encounter = encounters.find(({ id }) => id === open!.id) ?? fallback
  const choice = offered(encounter, storyOf(G, player).flags)[open!.taken!]!
  return toldOf(bonus ? { ...choice, rewards: [...choice.rewards, ...choice.bonus] } : choice)
}

const toldOf = ({ reaction, reputation, rewards, sets, mission, token }: ToldChoice): ToldChoice => ({
  reaction,
  reputation,
  rewards,
  sets,
  mission,
  token,
})

/** How the chapter ends for a hero. */
export function endingFor(G: G, player: PlayerId): Pick<Ending, 'title' | 'text'> {
  const { chapter } = G.story!
  const telling = tellingOf(chapter)
  if (telling) return telling.endings.find((one) => one.player === player)!
  const { hero } = areaOf(G, player)
  const { reputation, flags } = storyOf(G, player)
  const fitting = chapterOf(chapter, G.files).endings.filter((one) => one.hero === hero || one.hero === 'any')
  return fitting.find((one) => reputation >= one.from && fits(flags, one)) ?? fitting.at(-1)!
}

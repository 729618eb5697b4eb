import type { Cost, Effect } from '../data/effects'
import type { HeroId } from '../data/heroes'
import type { LocationId } from '../data/locations'
import type { Side, SpaceId } from '../data/maps'

/** A chapter of the storybook: data only, and any chapter of this shape can be played (3.18). */
export interface Chapter {
  readonly id: ChapterId
  readonly title: string
  /** Paragraphs are separated by an empty line, here and in every text. */
  readonly introduction: string
  /** A few words to one hero, after the introduction. */
  readonly greetings: Readonly<Partial<Record<HeroId, string>>>
  readonly setup: ChapterSetup
  /** In the order of the book: of several that fit, the first is told. */
  readonly encounters: readonly Encounter[]
  /** Told where no encounter fits. */
  readonly fallback: Encounter
  /** Of several that fit, the first is told. */
  readonly endings: readonly Ending[]
}

export const chapterIds = [1, 2, 3, 4, 5, 6, 'sample'] as const
export type ChapterId = (typeof chapterIds)[number]

export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'] as const
export type Letter = (typeof letters)[number]

/** What an encounter is looked up by: the letter of the space, or its location where it has no letter (NON-221). */
export type Key = Letter | LocationId
/** A space of the map, however the book names it. */
export type SpaceRef = Key | SpaceId

/** What a chapter changes before the first season. */
export interface ChapterSetup {
  /** Also the side of the town boards. Underground swaps levels 2, 5 and 7 (NON-190) unless `replaceEnemies` names them. */
  readonly map: Side
  /** As many tokens as the level would get. */
  readonly replaceEnemies: readonly { readonly level: number; readonly with: string }[]
  /** Laid on top of what is there. */
  readonly addEnemies: readonly { readonly enemy: string; readonly at: SpaceRef; readonly count: number }[]
  readonly addTokens: readonly { readonly token: StoryToken; readonly at: SpaceRef }[]
  /** All villagers of that kind are shuffled into the supply. */
  readonly addVillagers: readonly StoryVillager[]
  /** Shuffled into the pile. */
  readonly addSpecialists: readonly StorySpecialist[]
  readonly startSpace: SpaceRef
  /** Done once for each player at the end of the setup. */
  readonly eachPlayer: readonly Effect[]
}

export const storyTokens = ['rift', 'tempest-ship'] as const
export type StoryToken = (typeof storyTokens)[number]
export const storyVillagers = ['glogo', 'lab-monster'] as const
export type StoryVillager = (typeof storyVillagers)[number]
export const storySpecialists = ['story-specialist', 'mystic-healer'] as const
export type StorySpecialist = (typeof storySpecialists)[number]
/** A price is paid, never lost: hearts are no price (3.18). */
export type Price = Extract<Cost, { do: 'pay' }>

/**
 * What a hero must remember, and must not. Flags belong to the hero who set them; they last through the chapter and,
 * in a campaign, through the chapters after it.
 */
export interface Memory {
  readonly needs: readonly string[]
  readonly unless: readonly string[]
}

export interface Encounter extends Memory {
  /** Unique in the chapter, made of hero, key or mission, and a number where there are several. */
  readonly id: string
  readonly hero: HeroId | 'any'
  /** The fallback has none. */
  readonly key: Key | null
  /** The name of the place; empty for a location, which has its own. */
  readonly place: string
  /** Told only to a mission token that carries this id (NON-240). */
  readonly mission: string | null
  readonly title: string
  readonly text: string
  /** 1 to 4; at least one has neither a price nor needs. */
  readonly choices: readonly Choice[]
}

export type StoryTest =
  | { readonly kind: 'skill'; readonly level: number }
  | { readonly kind: 'combat'; readonly attack: number; readonly health: number }
  /** No roll: it succeeds. */
  | { readonly kind: 'decision' }

/** Label, test and price are shown at once (and whether it is there at all, by `needs` and `unless`); the rest only on success. */
export interface Choice extends Memory {
  readonly label: string
  readonly test: StoryTest
  readonly price: readonly Price[]
  readonly reaction: string
  readonly reputation: number
  readonly rewards: readonly Effect[]
  /** Skill tests only: for a total of 2 above the level (NON-225). */
  readonly bonus: readonly Effect[]
  /** Remembered from this success on. */
  readonly sets: readonly string[]
  readonly mission: MissionPlace | null
  /** What becomes of the search token. */
  readonly token: 'keep' | 'discard'
}

export interface MissionPlace {
  readonly at: SpaceRef | 'here'
  readonly id: string
}

/** Told to each hero at the end of the chapter, by that hero's reputation. */
export interface Ending extends Memory {
  readonly hero: HeroId | 'any'
  /** The lowest reputation it is told for. */
  readonly from: number
  readonly title: string
  readonly text: string
}

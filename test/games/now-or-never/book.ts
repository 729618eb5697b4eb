import { keep } from '../../../games/now-or-never/story/shelf'
import type { Chapter, ChapterSetup, Choice, Encounter, StoryTest } from '../../../games/now-or-never/story/types'
import { type Land, type Layout, laid } from './layout'
import { dice, go } from './play'

export const skill = (level: number): StoryTest => ({ kind: 'skill', level })
export const combat = (attack: number, health: number): StoryTest => ({ kind: 'combat', attack, health })
export const decision: StoryTest = { kind: 'decision' }

export const choice = (part: Partial<Choice> = {}): Choice => ({
  label: 'Knock',
  test: skill(5),
  price: [],
  needs: [],
  unless: [],
  reaction: 'Somebody opens.',
  reputation: 0,
  rewards: [],
  bonus: [],
  sets: [],
  mission: null,
  token: 'keep',
  ...part,
})

/** For anybody at A, if nothing else is said. */
export const page = (part: Partial<Encounter> = {}): Encounter => ({
  id: 'any-a',
  hero: 'any',
  key: 'A',
  place: '',
  mission: null,
  needs: [],
  unless: [],
  title: 'A Door',
  text: 'There is a door.',
  choices: [choice()],
  ...part,
})

export const plainSetup: ChapterSetup = {
  map: 'above',
  replaceEnemies: [],
  addEnemies: [],
  addTokens: [],
  addVillagers: [],
  addSpecialists: [],
  startSpace: 'the-monument',
  eachPlayer: [],
}

export const bookOf = (encounters: readonly Encounter[], part: Partial<Chapter> = {}): Chapter => ({
  id: 'sample',
  title: 'A Test',
  introduction: 'It begins.',
  greetings: { zeik: 'You too.' },
  setup: plainSetup,
  encounters,
  fallback: page({ id: 'any-fallback', key: null, title: 'Nothing Special', text: 'A bench.' }),
  endings: [{ hero: 'any', from: -2, needs: [], unless: [], title: 'The End', text: 'So it ended.' }],
  ...part,
})

/** A match of this chapter whose first season has begun, laid out like any other. */
export function told(encounters: readonly Encounter[], layout: Layout = {}): Land {
  keep(bookOf(encounters))
  return laid({ ...layout, options: { mode: 'story', chapter: 'sample', ...layout.options } })
}

/** Seat 0 has searched A. */
export function reading(choices: readonly Choice[], layout: Layout = {}): Land {
  const at = told([page({ choices })], {
    ...layout,
    seats: { ...layout.seats, 0: { space: 'r1c4', ...layout.seats?.[0] } },
  })
  go(at, 0, 'r1c3')
  at.play('0', 'search')
  return at
}

/** Seat 0 takes a skill test: this die, so many hearts added. */
export function attempt(at: Land, die: number, hearts: number, index = 0): unknown[] {
  dice(at, die)
  at.play('0', 'chooseStory', index)
  return at.play('0', 'spendHearts', hearts)
}

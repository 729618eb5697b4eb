import type { Bot } from '../../../games/kit/bot'
import { branch, open, play } from '../../../games/kit/engine'
import { awaited, legality } from '../../../games/kit/legality'
import { heroIds, heroOf } from '../../../games/now-or-never/data/heroes'
import type { Side } from '../../../games/now-or-never/data/maps'
import { nowOrNever } from '../../../games/now-or-never/game'
import { areaOf, type G, isSolo } from '../../../games/now-or-never/state'
import { readable } from '../../../games/now-or-never/story/lookup'
import { skillChance } from '../../../games/now-or-never/story/odds'
import type { Chapter, ChapterId, Encounter, StoryTest } from '../../../games/now-or-never/story/types'
import { chooseFor } from '../../arena/choose'
import { seeded } from '../../conformance/seeded'

/** What must hold of every chapter, beside the standard game on the same map. */
export const limits = { points: 0.2, hero: 1.3, neverTaken: 0.05 } as const

export interface ChapterGame {
  readonly seats: readonly { readonly hero: string; readonly points: number; readonly reputation: number }[]
  readonly moves: number
  /** The table whenever a page had been opened, and who had to choose. */
  readonly pages: readonly Moment[]
  readonly tests: readonly Tried[]
}

export interface Moment {
  readonly G: G
  readonly player: string
}

/** A test somebody took on, and how it went. */
export interface Tried {
  readonly test: StoryTest
  readonly success: boolean
}

const mostMoves = 5000

/** Everybody is played as often as the others, in every seat. */
const heroesOf = (players: number, seed: number) =>
  Array.from({ length: players }, (_, seat) => heroIds[(seat + seed) % heroIds.length]!)

/** A chapter, or the standard game on one of the maps. */
export type Played = ChapterId | Side

const optionsOf = (played: Played) =>
  played === 'above' || played === 'underground' ? { map: played } : { mode: 'story', chapter: played }

/** The test of the open page, once it is known how it went. */
function triedIn({ story }: G): Tried | undefined {
  const { outcome, choices, taken } = story?.open ?? {}
  return outcome ? { test: choices![taken!]!.test, success: outcome.success } : undefined
}

/** One game of bots. */
export function playChapter(bot: Bot<G>, played: Played, players: number, seed: number): ChapterGame {
  const options = { ...optionsOf(played), heroes: heroesOf(players, seed) }
  const random = seeded(seed)
  const pages: Moment[] = []
  const tests: Tried[] = []
  const position = open(nowOrNever, { players, options, seed: `story balance ${seed}` })
  const { G } = position
  let moves = 0
  for (; !G.outcome; moves++) {
    if (moves === mostMoves) throw new Error(`bots find no end (${played}, seed ${seed})`)
    const player = Object.keys(awaited(G))[0]!
    const choice = chooseFor(bot, nowOrNever.view(G, player), player, random)!
    const found = legality(nowOrNever, G, player, choice.move, choice.args)
    if ('refusal' in found) throw new Error(`a bot made an illegal move: ${found.refusal.because}`)
    play(nowOrNever, position, player, choice)
    if ((G.story?.pages ?? 0) > pages.length) pages.push({ G: branch(position).G, player: G.current })
    const tried = triedIn(G)
    if (tried && tests.length < pages.length) tests.push(tried)
  }
  const seats = G.order.map((player) => {
    const { hero, story } = areaOf(G, player)
    return { hero: hero!, points: G.outcome!.scores[player]!, reputation: story?.reputation ?? 0 }
  })
  return { seats, moves, pages, tests }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
const rounded = (value: number): number => Math.round(value * 10) / 10

export interface Balance {
  readonly points: number
  readonly reputation: number
  readonly moves: number
  /** Opened by one player in a game. */
  readonly pages: number
  /** Average points by hero, over the average of all. */
  readonly heroes: Readonly<Record<string, number>>
}

export function balanceOf(games: readonly ChapterGame[]): Balance {
  const seats = games.flatMap((game) => game.seats)
  const points = mean(seats.map((seat) => seat.points))
  const heroes = [...new Set(seats.map(({ hero }) => hero))].sort()
  const of = (hero: string) => mean(seats.filter((seat) => seat.hero === hero).map((seat) => seat.points))
  return {
    points: rounded(points),
    reputation: rounded(mean(seats.map((seat) => seat.reputation))),
    moves: Math.round(mean(games.map(({ moves }) => moves))),
    pages: rounded(games.flatMap((game) => game.pages).length / Math.max(1, seats.length)),
    heroes: Object.fromEntries(heroes.map((hero) => [hero, Math.round((of(hero) / points) * 100) / 100])),
  }
}

/** May what the choices bring be read before one is taken? */
type Sight = (G: G) => boolean

/** How often the bots take each choice of a page, shown to them at all these moments of other pages. */
function takenOf(bot: Bot<G>, { choices, ...page }: Encounter, moments: readonly Moment[], sees: Sight): number[] {
  const taken = choices.map(() => 0)
  for (const [at, { G, player }] of moments.entries()) {
    const { id, title, text, place } = page
    const open = { ...G.story!.open!, id, title, text, place, choices: readable(choices, sees(G)) }
    const shown = { ...G, story: { ...G.story!, open } }
    const choice = chooseFor(bot, nowOrNever.view(shown, player), player, seeded(at))
    if (choice?.move === 'chooseStory') taken[Number(choice.args[0])]! += 1
  }
  return taken
}

export interface Tastes {
  readonly choices: number
  /** Each as "encounter: label (test)". */
  readonly never: readonly string[]
}

/**
 * Which choices of a chapter no bot ever takes: every page is shown to its heroes at moments when one was open, as it
 * would lie there (only who plays alone reads what follows, NON-213), or with everything seen.
 */
export function tastesOf(
  bot: Bot<G>,
  { encounters, fallback }: Chapter,
  moments: readonly Moment[],
  sees: Sight = isSolo,
): Tastes {
  const pages = [...encounters, fallback]
  const never = pages.flatMap((page) => {
    const fitting = moments.filter(({ G, player }) => page.hero === 'any' || areaOf(G, player).hero === page.hero)
    const taken = takenOf(bot, page, fitting, sees)
    return page.choices.flatMap(({ label, test }, at) =>
      taken[at] === 0 ? [`${page.id}: ${label} (${namedTest(test)})`] : [],
    )
  })
  return { choices: pages.flatMap(({ choices }) => choices).length, never }
}

const namedTest = (test: StoryTest): string => {
  if (test.kind === 'skill') return `skill ${test.level}`
  return test.kind === 'combat' ? `fight ${test.attack}/${test.health}` : 'decide'
}

/** How often each skill level was tried and reached. */
export function reachedOf(games: readonly ChapterGame[]): { level: number; tried: number; reached: number }[] {
  const skills = games.flatMap(({ tests }) =>
    tests.flatMap(({ test, success }) => (test.kind === 'skill' ? { level: test.level, success } : [])),
  )
  const levels = [...new Set(skills.map(({ level }) => level))].sort((a, b) => a - b)
  return levels.map((level) => {
    const tried = skills.filter((one) => one.level === level)
    return { level, tried: tried.length, reached: tried.filter(({ success }) => success).length }
  })
}

/** Skill levels of a chapter that some hero with all hearts cannot reach, however the die falls. */
export function beyondReach({ encounters, fallback }: Chapter): number[] {
  const levels = [...encounters, fallback].flatMap(({ choices }) =>
    choices.flatMap(({ test }) => (test.kind === 'skill' ? test.level : [])),
  )
  const least = Math.min(...heroIds.map((hero) => heroOf(hero).hearts))
  return [...new Set(levels)].filter((level) => skillChance(level, least - 1) === 0)
}

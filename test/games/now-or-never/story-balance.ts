import { type Bot, chooseFor } from '../../../games/kit/bot'
import { awaited } from '../../../games/kit/legality'
import { begin, grant } from '../../../games/kit/referee'
import { heroIds, heroOf } from '../../../games/now-or-never/data/heroes'
import { nowOrNever } from '../../../games/now-or-never/game'
import { areaOf, type G } from '../../../games/now-or-never/state'
import { skillChance } from '../../../games/now-or-never/story/odds'
import type { Chapter, ChapterId, Encounter } from '../../../games/now-or-never/story/types'
import { seeded } from '../../conformance/seeded'

export interface ChapterGame {
  readonly seats: readonly { readonly hero: string; readonly points: number; readonly reputation: number }[]
  readonly moves: number
  /** The table whenever a page had been opened, and who had to choose. */
  readonly pages: readonly Moment[]
}

export interface Moment {
  readonly G: G
  readonly player: string
}

const mostMoves = 5000

/** Everybody is played as often as the others, in every seat. */
const heroesOf = (players: number, seed: number) =>
  Array.from({ length: players }, (_, seat) => heroIds[(seat + seed) % heroIds.length]!)

/** One game of bots; a chapter, or the standard game. */
export function playChapter(bot: Bot<G>, chapter: ChapterId | null, players: number, seed: number): ChapterGame {
  const heroes = heroesOf(players, seed)
  const options = chapter === null ? { heroes } : { mode: 'story', chapter, heroes }
  const random = seeded(seed)
  const pages: Moment[] = []
  let state = begin(nowOrNever, { players, options, seed: `story balance ${seed}` })
  let moves = 0
  for (; !state.G.outcome; moves++) {
    if (moves === mostMoves) throw new Error(`bots find no end (chapter ${chapter}, seed ${seed})`)
    const player = Object.keys(awaited(state.G))[0]!
    const choice = chooseFor(bot, nowOrNever.view(state.G, player), player, random)!
    const verdict = grant(nowOrNever, state, { kind: 'move', player, ...choice })
    if ('refusal' in verdict) throw new Error(`a bot made an illegal move: ${verdict.refusal.because}`)
    state = verdict.state
    if (state.G.pending[0]?.kind === 'chooseStory') pages.push({ G: state.G, player: state.G.current })
  }
  const { G } = state
  const seats = G.order.map((player) => {
    const { hero, story } = areaOf(G, player)
    return { hero: hero!, points: G.outcome!.scores[player]!, reputation: story?.reputation ?? 0 }
  })
  return { seats, moves, pages }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
const rounded = (value: number): number => Math.round(value * 10) / 10

export interface Balance {
  readonly points: number
  readonly reputation: number
  readonly moves: number
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
    pages: rounded(mean(games.map((game) => game.pages.length))),
    heroes: Object.fromEntries(heroes.map((hero) => [hero, Math.round((of(hero) / points) * 100) / 100])),
  }
}

/** How often the bots take each choice of a page, shown to them at all these moments of other pages. */
function takenOf(bot: Bot<G>, { choices, ...page }: Encounter, moments: readonly Moment[]): number[] {
  const taken = choices.map(() => 0)
  const open = choices.map(({ label, test, price }) => ({ label, test, price }))
  for (const [at, { G, player }] of moments.entries()) {
    const { id, title, text, place } = page
    const story = { ...G.story!, open: { ...G.story!.open!, id, title, text, place, choices: open } }
    const choice = chooseFor(bot, nowOrNever.view({ ...G, story }, player), player, seeded(at))
    if (choice?.move === 'chooseStory') taken[Number(choice.args[0])]! += 1
  }
  return taken
}

export interface Tastes {
  readonly choices: number
  /** Each as "encounter: label (test)". */
  readonly never: readonly string[]
}

/** Which choices of a chapter no bot ever takes: every page is shown to its heroes at moments when one was open. */
export function tastesOf(bot: Bot<G>, { encounters, fallback }: Chapter, moments: readonly Moment[]): Tastes {
  const pages = [...encounters, fallback]
  const never = pages.flatMap((page) => {
    const fitting = moments.filter(({ G, player }) => page.hero === 'any' || areaOf(G, player).hero === page.hero)
    const taken = takenOf(bot, page, fitting)
    return page.choices.flatMap(({ label, test }, at) =>
      taken[at] === 0 ? [`${page.id}: ${label} (${JSON.stringify(test)})`] : [],
    )
  })
  return { choices: pages.flatMap(({ choices }) => choices).length, never }
}

/** Skill levels of a chapter that some hero with all hearts cannot reach, however the die falls. */
export function beyondReach({ encounters, fallback }: Chapter): number[] {
  const levels = [...encounters, fallback].flatMap(({ choices }) =>
    choices.flatMap(({ test }) => (test.kind === 'skill' ? test.level : [])),
  )
  const least = Math.min(...heroIds.map((hero) => heroOf(hero).hearts))
  return [...new Set(levels)].filter((level) => skillChance(level, least - 1) === 0)
}

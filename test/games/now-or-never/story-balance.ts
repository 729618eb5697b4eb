import { type Bot, chooseFor } from '../../../games/kit/bot'
import { awaited } from '../../../games/kit/define'
import { act, begin } from '../../../games/kit/referee'
import { nowOrNever } from '../../../games/now-or-never/game'
import { areaOf, type G, type NowOrNeverEvent } from '../../../games/now-or-never/state'
import type { Chapter, ChapterId } from '../../../games/now-or-never/story/types'
import { seeded } from '../../conformance/seeded'

export interface ChapterGame {
  readonly seats: readonly { readonly hero: string; readonly points: number; readonly reputation: number }[]
  readonly moves: number
  /** Pages opened and choices taken, each as "encounter: label". */
  readonly opened: readonly string[]
  readonly taken: readonly string[]
}

const mostMoves = 5000

/** One game of bots; a chapter, or the standard game. */
export function playChapter(bot: Bot<G>, chapter: ChapterId | null, players: number, seed: number): ChapterGame {
  const options = chapter === null ? {} : { mode: 'story', chapter }
  const random = seeded(seed)
  const opened: string[] = []
  const taken: string[] = []
  let state = begin(nowOrNever, { players, options, seed: `story balance ${seed}` })
  let moves = 0
  for (; !state.G.outcome; moves++) {
    if (moves === mostMoves) throw new Error(`bots find no end (chapter ${chapter}, seed ${seed})`)
    const player = Object.keys(awaited(state.G))[0]!
    const choice = chooseFor(bot, nowOrNever.view(state.G, player), player, random)!
    const verdict = act(nowOrNever, state, { kind: 'move', player, ...choice })
    if ('refusal' in verdict) throw new Error(`a bot made an illegal move: ${verdict.refusal.because}`)
    state = verdict.state
    for (const event of (state.deltalog ?? []).flatMap(({ metadata }) => (metadata ?? []) as NowOrNeverEvent[])) {
      if (event.kind === 'encounter') opened.push(event.id)
      if (event.kind === 'choseStory') taken.push(`${state.G.story?.open?.id}: ${event.label}`)
    }
  }
  const { G } = state
  const seats = G.order.map((player) => {
    const { hero, story } = areaOf(G, player)
    return { hero: hero!, points: G.outcome!.scores[player]!, reputation: story?.reputation ?? 0 }
  })
  return { seats, moves, opened, taken }
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
  readonly taken: ReadonlySet<string>
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
    pages: rounded(mean(games.map(({ opened }) => opened.length))),
    heroes: Object.fromEntries(heroes.map((hero) => [hero, Math.round((of(hero) / points) * 100) / 100])),
    taken: new Set(games.flatMap(({ taken }) => taken)),
  }
}

/** Choices of pages that were opened and never taken: the others nobody had the chance to take. */
export function neverTaken({ encounters, fallback }: Chapter, games: readonly ChapterGame[]): string[] {
  const opened = new Set(games.flatMap((game) => game.opened))
  const { taken } = balanceOf(games)
  return [...encounters, fallback]
    .filter(({ id }) => opened.has(id))
    .flatMap(({ id, choices }) => choices.map(({ label }) => `${id}: ${label}`))
    .filter((choice) => !taken.has(choice))
}

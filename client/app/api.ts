import * as v from 'valibot'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { Options } from '../../games/kit/options'
import {
  problemShape,
  type SeriesSummary,
  type Summary,
  seriesShape,
  summariesShape,
  type Terms,
} from '../../games/kit/wire'
import { deviceName } from './identity'

/** Something the server refused or could not do; the message is a sentence for the player. */
export class ApiProblem extends Error {
  readonly status: number
  constructor(message: string, status = 0) {
    super(message)
    this.status = status
  }
}

/** The sentence to show for whatever was thrown. */
export const sentence = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : 'Something went wrong. Please try again.'

interface Ask<T> {
  readonly path: string
  readonly shape: v.GenericSchema<unknown, T>
  readonly body?: object
  readonly signal?: AbortSignal | undefined
}

async function ask<T>({ path, shape, body, signal }: Ask<T>): Promise<T> {
  const init: RequestInit = { headers: { accept: 'application/json' } }
  if (signal) init.signal = signal
  if (body) {
    init.method = 'POST'
    init.headers = { ...init.headers, 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  const answer = await reach(path, init)
  const json = await answer.json().catch(() => undefined)
  if (!answer.ok) throw refusal(answer.status, json)
  const parsed = v.safeParse(shape, json)
  if (!parsed.success) throw new ApiProblem('The server sent an answer this page does not understand. Please reload.')
  return parsed.output
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiProblem('The server cannot be reached. Please check the connection and try again.')
  }
}

function refusal(status: number, json: unknown): ApiProblem {
  const told = v.safeParse(problemShape, json)
  if (told.success && told.output.message) return new ApiProblem(told.output.message, status)
  if (status === 404) return new ApiProblem('There is no such match.', status)
  if (status === 429) return new ApiProblem('That was a lot at once. Please wait a moment and try again.', status)
  return new ApiProblem(`The server could not do that (${status}). Please try again.`, status)
}

const part = encodeURIComponent
const nothing = v.unknown()
const overShape = v.object({ over: v.boolean() })

export interface NewMatch {
  readonly game: string
  readonly numPlayers: number
  readonly setupData: Options
  readonly unlisted: boolean
  /** Seats the computer plays. */
  readonly bots: Readonly<Record<string, BotKind>>
  /** What the table does about people who are away. */
  readonly terms: Terms
}

/** Proof that a seat belongs to whoever asks. */
export interface Proof {
  readonly playerID: string
  readonly credentials: string
}

export const api = {
  openMatches: (signal?: AbortSignal): Promise<Summary[]> =>
    ask({ path: '/api/matches?open=1', shape: summariesShape, signal }).then(({ matches }) => matches),

  /** Public matches under way, to watch. */
  runningMatches: (signal?: AbortSignal): Promise<Summary[]> =>
    ask({ path: '/api/matches?running=1', shape: summariesShape, signal }).then(({ matches }) => matches),

  matches: (ids: readonly string[], signal?: AbortSignal): Promise<Summary[]> =>
    ask({ path: `/api/matches?ids=${ids.map(part).join(',')}`, shape: summariesShape, signal }).then(
      ({ matches }) => matches,
    ),

  /** The series that a match belongs to. */
  series: (id: string, signal?: AbortSignal): Promise<SeriesSummary> =>
    ask({ path: `/api/series/${part(id)}`, shape: seriesShape, signal }),

  create: ({ game, ...body }: NewMatch): Promise<string> =>
    ask({ path: `/games/${part(game)}/create`, shape: v.object({ matchID: v.string() }), body }).then(
      ({ matchID }) => matchID,
    ),

  /** Without a seat, the first free one. Who had it in the match before can prove it, where it is kept for them. */
  join: (game: string, id: string, playerName: string, playerID?: string, before?: string): Promise<Proof> =>
    ask({
      path: `/games/${part(game)}/${part(id)}/join`,
      shape: v.object({ playerID: v.string(), playerCredentials: v.string() }),
      body: { playerName, playerID, before, device: deviceName() },
    }).then((seat) => ({ playerID: seat.playerID, credentials: seat.playerCredentials })),

  leave: (game: string, id: string, proof: Proof): Promise<unknown> =>
    ask({ path: `/games/${part(game)}/${part(id)}/leave`, shape: nothing, body: proof }),

  /** Gives a free seat to a bot, or without one to whoever comes by the link. */
  replace: (game: string, id: string, proof: Proof, seat: string, bot: BotKind | null): Promise<unknown> =>
    ask({ path: `/games/${part(game)}/${part(id)}/replace`, shape: nothing, body: { ...proof, seat, bot } }),

  /** Takes back a seat that a bot plays since its owner left or was away. */
  takeBack: (game: string, id: string, proof: Proof): Promise<unknown> =>
    ask({
      path: `/games/${part(game)}/${part(id)}/return`,
      shape: nothing,
      body: { ...proof, device: deviceName() },
    }),

  /** Sends somebody away, or votes for it, or no more. */
  sendAway: (game: string, id: string, proof: Proof, seat: string, agree = true): Promise<boolean> =>
    ask({
      path: `/games/${part(game)}/${part(id)}/remove`,
      shape: v.object({ gone: v.boolean() }),
      body: { ...proof, seat, agree },
    }).then(({ gone }) => gone),

  /** Wants the match to end here, or no more; whether it has. */
  end: (game: string, id: string, proof: Proof, agree = true): Promise<boolean> =>
    ask({ path: `/games/${part(game)}/${part(id)}/end`, shape: overShape, body: { ...proof, agree } }).then(
      ({ over }) => over,
    ),

  /** Begins without the free seats. */
  start: (game: string, id: string, proof: Proof): Promise<unknown> =>
    ask({ path: `/games/${part(game)}/${part(id)}/start`, shape: nothing, body: proof }),

  /** Gives up; whether that was the end of the match. */
  resign: (game: string, id: string, proof: Proof): Promise<boolean> =>
    ask({ path: `/games/${part(game)}/${part(id)}/resign`, shape: overShape, body: proof }).then(({ over }) => over),

  playAgain: (game: string, id: string, proof: Proof, setupData?: Options): Promise<string> =>
    ask({
      path: `/games/${part(game)}/${part(id)}/playAgain`,
      shape: v.object({ nextMatchID: v.string() }),
      body: { ...proof, setupData },
    }).then(({ nextMatchID }) => nextMatchID),

  rename: (game: string, id: string, proof: Proof, newName: string): Promise<unknown> =>
    ask({ path: `/games/${part(game)}/${part(id)}/update`, shape: nothing, body: { ...proof, newName } }),
}

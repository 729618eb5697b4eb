import type { Server } from 'boardgame.io'
import { advance } from '../../games/kit/advance'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { type Request, requestsOf } from '../../games/kit/referee'
import type { AnyRule, Refusal } from '../../games/kit/rule'
import { hasBegun } from './company'
import { refusals } from './refusals'
import { ageOf, type Rulebook } from './rulebook'
import { holdsSeat } from './seats'
import { StaleState, type Storage, type TableSnapshot } from './storage'

/** What somebody wants to do, and the state of the table in which they want it. */
export interface Wish {
  readonly matchID: string
  readonly seat: string
  /** Null for the computer, which needs none. */
  readonly credentials: string | null
  readonly stateID: number
  readonly request: Request
}

/** Far beyond any honest match. Undo and redo alone could make the log grow without end. */
const mostStepsWithUndo = 5000

/** Some games let a player lay something and take it back by moves of the turn: that has no end either. */
const mostSteps = 20_000

/** Who has not heard of so much has not looked at the table for long. */
const mostSince = 100

export type Played = { readonly previous: TableSnapshot; readonly next: TableSnapshot } | { readonly refusal: Refusal }

/** What the house knows beyond storage and rules. */
export interface Circumstances {
  readonly today: Rulebook
  /** The same match with the clocks of those who are awaited now. */
  readonly timed: (metadata: Server.MatchData, next: TableSnapshot) => Server.MatchData
}

/** The match, if it is one of this game. A match is never shown through another game's eyes. */
export async function matchOf(
  storage: Storage,
  definition: GameDefinition,
  matchID: string,
): Promise<Server.MatchData | undefined> {
  const metadata = await storage.metadataOf(matchID)
  return metadata?.gameName === definition.meta.id ? metadata : undefined
}

function afterMove(metadata: Server.MatchData, { G }: TableSnapshot): Server.MatchData {
  return { ...metadata, updatedAt: Date.now(), ...(G.outcome ? { gameover: G.outcome } : {}) }
}

/**
 * Others may act at the same time: at any moment, or because all were asked the same question. What this player decided
 * before hearing of it stands, if it is still legal. Anything else that came in between has changed the question.
 */
async function stillStands(
  storage: Storage,
  { rules }: GameDefinition,
  { matchID, seat, stateID, request }: Wish,
  now: TableSnapshot,
): Promise<boolean> {
  const wished = ruleOf(rules, request)
  if (!wished || stateID > now._stateID) return false
  const { log, earlier } = await storage.logOf(matchID, mostSince)
  if (earlier > 0 && log[0]!._stateID >= stateID) return false
  const since = requestsOf(log.filter(({ _stateID }) => _stateID >= stateID))
  return since.every((other) => other.player !== seat && (wished.anytime || goesBeside(wished, ruleOf(rules, other))))
}

const ruleOf = (rules: GameDefinition['rules'], request: Request): AnyRule<MatchState> | undefined =>
  request.kind === 'move' && Object.hasOwn(rules, request.move) ? rules[request.move] : undefined

const goesBeside = (wished: AnyRule<MatchState>, other: AnyRule<MatchState> | undefined): boolean =>
  other !== undefined && (other.anytime === true || (other.answers !== undefined && other.answers === wished.answers))

/** Judges one move and stores it. Nobody is told here. */
export async function play(
  storage: Storage,
  definition: GameDefinition,
  wish: Wish,
  { today, timed }: Circumstances,
): Promise<Played> {
  const { matchID, seat, credentials, stateID, request } = wish
  const metadata = await matchOf(storage, definition, matchID)
  const previous = metadata && (await storage.stateOf(matchID))
  if (!previous) return { refusal: refusals.noMatch }
  if (credentials !== null && !holdsSeat(metadata, seat, credentials)) return { refusal: refusals.notYours }
  if (!hasBegun(metadata)) return { refusal: refusals.waiting }
  if (ageOf(metadata, today) !== 'current') return { refusal: refusals.outdated }
  if (previous._stateID !== stateID && !(await stillStands(storage, definition, wish, previous))) {
    return { refusal: refusals.stale }
  }
  if (previous._stateID >= mostSteps) return { refusal: refusals.tooLong }
  if (request.kind !== 'move' && stateID >= mostStepsWithUndo) return { refusal: refusals.noMoreUndo }
  const verdict = advance(definition, previous, request)
  if ('refusal' in verdict) return verdict
  const after = timed(afterMove(metadata, verdict.state), verdict.state)
  try {
    await storage.commit(matchID, previous, verdict.state, after)
  } catch (error) {
    if (error instanceof StaleState) return { refusal: refusals.stale }
    throw error
  }
  return { previous, next: verdict.state }
}

import { setImmediate } from 'node:timers/promises'
import type { LogEntry, Server } from 'boardgame.io'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { grant, requestsOf } from '../../games/kit/referee'
import { firstVersion, upgraded } from '../../games/kit/version'
import { patchOf } from '../lib/patch'
import { companyOf } from './company'
import type { Storage, TableSnapshot } from './storage'

/** By which rules a match is played: the number its game gives them, and what the build made of their source. */
export interface Rulebook {
  readonly version: number
  /** Empty where nothing was built: then only the number counts. */
  readonly hash: string
}

/** What is noted with a match. */
export interface Noted extends Rulebook {
  /** The state from which on these rules count: what came before was played by older ones. */
  readonly since?: number
  /** Rules of the same number by which this match can not be played, though its own number is the same. */
  readonly unfit?: string
}

declare module 'boardgame.io' {
  namespace Server {
    interface MatchData {
      /** Not in matches that were stored before versions were noted. */
      rules?: Noted
    }
  }
}

/** A match of older rules that today's can not even look at. */
export class Outdated extends Error {
  constructor(cause: unknown) {
    super('This match can not be shown by the rules of today', { cause })
  }
}

export type Hashes = Readonly<Record<string, string>>

export const rulebookOf = ({ meta }: GameDefinition, hashes: Hashes): Rulebook => ({
  version: meta.version,
  hash: hashes[meta.id] ?? '',
})

const notedIn = ({ rules }: Pick<Server.MatchData, 'rules'>): Noted => rules ?? { version: firstVersion, hash: '' }

/** `unproven`: of this version, but of another source: maybe a word was changed, maybe a rule. */
type Age = 'current' | 'unproven' | 'older' | 'unfit'

export function ageOf(metadata: Pick<Server.MatchData, 'rules'>, today: Rulebook): Age {
  const { version, hash, unfit } = notedIn(metadata)
  if (version < today.version) return 'older'
  if (version > today.version || (unfit !== undefined && unfit === today.hash)) return 'unfit'
  return hash === today.hash || !hash || !today.hash ? 'current' : 'unproven'
}

/** The part of the log that was played by the rules the match has now. */
export const logSince = <Entry extends LogEntry>(
  { rules }: Pick<Server.MatchData, 'rules'>,
  log: readonly Entry[],
): Entry[] => log.filter(({ _stateID }) => _stateID >= (rules?.since ?? 0))

/**
 * Brings a match to today's rules, if there is a way: a position of an older version is upgraded; one of the same
 * version, whose source has changed, must lead to where it stands when it is played again. Gives back whether it can
 * be played on. Called inside the queue of the match.
 */
export async function bringUpToDate(
  storage: Storage,
  definition: GameDefinition,
  matchID: string,
  metadata: Server.MatchData,
  today: Rulebook,
): Promise<boolean> {
  const age = ageOf(metadata, today)
  if (age === 'current' || age === 'unfit') return age === 'current'
  const state = await storage.tableOf(matchID)
  if (!state) return false
  if (age === 'older') return upgrade(storage, definition, matchID, { metadata, state, today })
  const noted = notedIn(metadata)
  const fits = await playsAgain(storage, definition, matchID, metadata, state)
  const rules = fits ? { ...noted, hash: today.hash } : { ...noted, unfit: today.hash }
  await storage.setMetadata(matchID, { ...metadata, rules })
  return fits
}

async function upgrade(
  storage: Storage,
  definition: GameDefinition,
  matchID: string,
  old: { readonly metadata: Server.MatchData; readonly state: TableSnapshot; readonly today: Rulebook },
): Promise<boolean> {
  const { metadata, state, today } = old
  const G = upgraded(definition, state.G, notedIn(metadata).version)
  if (!G) return false
  const rules = { ...today, since: state._stateID }
  await storage.rewrite(matchID, withPosition(state, G), { ...metadata, rules })
  return true
}

/** Nothing that came before can be taken back. */
function withPosition({ ctx, plugins, _stateID }: TableSnapshot, G: MatchState): TableSnapshot {
  return { G, ctx, plugins, _undo: [{ G, ctx, plugins }], _redo: [], _stateID }
}

/** Others are heard after so many moves. */
const breath = 20

async function playsAgain(
  storage: Storage,
  definition: GameDefinition,
  matchID: string,
  metadata: Server.MatchData,
  stored: TableSnapshot,
): Promise<boolean> {
  let state = await storage.beginningOf(matchID)
  const { log } = await storage.fetch(matchID, { log: true })
  if (!state) return false
  for (const [i, request] of requestsOf(logSince(metadata, log)).entries()) {
    const verdict = tried(() => grant(definition, state!, request))
    if (!verdict || 'refusal' in verdict) return false
    state = verdict.state
    if (i % breath === 0) await setImmediate()
  }
  const { outcome, undoable } = stored.G
  const reached = companyOf(metadata).ended ? { ...state.G, outcome, undoable } : state.G
  return patchOf(JSON.parse(JSON.stringify(reached)), stored.G).length === 0
}

/** Rules that a position does not fit may stumble over it. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

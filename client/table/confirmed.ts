import type { FilteredMetadata, LogEntry, State } from 'boardgame.io'
import { applyPatch, type Operation } from 'fast-json-patch'
import * as v from 'valibot'
import type { MatchState } from '../../games/kit/definition'
import { stateShape } from './wire'

/** The match as the server last told it. Moves shown ahead of the server's word never touch this. */
export interface Confirmed {
  readonly state: State<MatchState>
  readonly log: readonly LogEntry[]
  /** How many entries of the log come before these. */
  readonly earlier: number
  readonly seats: FilteredMetadata
}

/** `old`: known already. `gap`: something before it is missing, only a sync helps. */
export type Reading = { readonly kind: 'new'; readonly confirmed: Confirmed } | { readonly kind: 'old' | 'gap' }

const lastLogged = (log: readonly LogEntry[]): number => log.at(-1)?._stateID ?? -1

function continued(log: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const last = lastLogged(log)
  return [...log, ...more.filter((entry) => entry._stateID > last)]
}

type LogPart = Pick<Confirmed, 'log' | 'earlier'>

/** A later part of the log, behind as much as is known of what came before it without a hole. */
export function joined(known: LogPart, later: LogPart): LogPart {
  const before = later.earlier - known.earlier
  if (before < 0 || before > known.log.length) return later
  return { log: [...known.log.slice(0, before), ...later.log], earlier: known.earlier }
}

/** A whole state. Its log may only continue ours without a hole. */
export function readUpdate(known: Confirmed, state: State<MatchState>, deltalog: readonly LogEntry[]): Reading {
  if (state._stateID < known.state._stateID) return { kind: 'old' }
  if (state._stateID > known.state._stateID + 1) return { kind: 'gap' }
  return { kind: 'new', confirmed: { ...known, state, log: continued(known.log, deltalog) } }
}

export interface Patch {
  readonly from: number
  readonly to: number
  readonly operations: readonly Operation[]
  readonly deltalog: readonly LogEntry[]
}

/** A difference to the state before it, good only for exactly that state. */
export function readPatch(known: Confirmed, patch: Patch): Reading {
  if (patch.to <= known.state._stateID) return { kind: 'old' }
  if (patch.from !== known.state._stateID) return { kind: 'gap' }
  const state = patched(known.state, patch.operations)
  if (state?._stateID !== patch.to) return { kind: 'gap' }
  return { kind: 'new', confirmed: { ...known, state, log: continued(known.log, patch.deltalog) } }
}

function patched(state: State<MatchState>, operations: readonly Operation[]): State<MatchState> | undefined {
  try {
    const { newDocument } = applyPatch<unknown>(state, operations, true, false)
    return v.is(stateShape, newDocument) ? newDocument : undefined
  } catch {
    return undefined
  }
}

import type { LogEntry } from 'boardgame.io'
import type { PlayerId } from '../../games/kit/rule'

/** One move that stands, with what the rule said about it. */
export interface Deed {
  readonly stateID: number
  readonly turn: number
  readonly player: PlayerId
  readonly events: readonly unknown[]
}

export interface Story {
  /** Moves that stand, first to last; what was taken back is gone. */
  readonly deeds: readonly Deed[]
  /** How many taken-back moves could be made again now. */
  readonly redoable: number
}

const isList = (raw: unknown): raw is readonly unknown[] => Array.isArray(raw)

export function toDeed({ action, _stateID, turn, metadata }: LogEntry): Deed {
  const said: unknown = metadata
  return { stateID: _stateID, turn, player: action.payload.playerID, events: isList(said) ? said : [] }
}

/** Reads boardgame.io's log as people remember the match. */
export function fold(log: readonly LogEntry[]): Story {
  const standing: Deed[] = []
  let takenBack: Deed[] = []
  for (const entry of log) {
    if (entry.automatic) continue
    if (entry.action.type === 'MAKE_MOVE') {
      standing.push(toDeed(entry))
      takenBack = []
    } else if (entry.action.type === 'UNDO') {
      takenBack.push(...standing.splice(-1))
    } else if (entry.action.type === 'REDO') {
      standing.push(...takenBack.splice(-1))
    }
  }
  return { deeds: standing, redoable: takenBack.length }
}

export interface LogLine {
  readonly key: string
  /** The step of the match at which it was said. */
  readonly step: number
  readonly turn: number
  readonly player: PlayerId
  readonly event: unknown
}

export const linesOf = (story: Story): LogLine[] =>
  story.deeds.flatMap(({ stateID, turn, player, events }) =>
    events.map((event, i) => ({ key: `${stateID}.${i}`, step: stateID, turn, player, event })),
  )

/** How many lines the player has seen the end of: those up to the last one of their last turn that is over. */
export function seenLines(lines: readonly LogLine[], seat: PlayerId | null, now: { current: PlayerId }): number {
  const byOthers = lines.findLastIndex(({ player }) => player !== seat)
  const over = now.current === seat ? lines.slice(0, byOthers + 1) : lines
  return over.findLastIndex(({ player }) => player === seat) + 1
}

/** Has this player done anything in the turn that is running? Its phases are counted like turns. */
export const hasActed = ({ deeds }: Story, player: PlayerId, turn: number): boolean =>
  deeds.at(-1)?.player === player || deeds.findLast((deed) => deed.player === player)?.turn === turn

import type { LogEntry, State } from 'boardgame.io'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { Options } from '../../games/kit/options'
import { replay, requestsOf } from '../../games/kit/referee'
import type { PlayerId } from '../../games/kit/rule'
import { toDeed } from './story'

/** A whole match, as it can be played again. Nothing of it may reach a screen before the match is over. */
export interface History<G extends MatchState = MatchState> {
  readonly options: Options
  readonly initial: State<G>
  readonly log: readonly LogEntry[]
}

export interface Scene<G extends MatchState = MatchState> {
  readonly G: G
  /** The move that led here; null for the beginning. */
  readonly move: { readonly player: PlayerId; readonly events: readonly unknown[] } | null
}

/** Every position that was not taken back again, first to last. */
export function scenesOf<G extends MatchState>(definition: GameDefinition<G>, history: History<G>): Scene<G>[] {
  definition.recall?.(history.log.flatMap((entry) => toDeed(entry).events))
  const states = replay(definition, history.initial, requestsOf(history.log))
  const scenes: Scene<G>[] = [{ G: history.initial.G, move: null }]
  let takenBack: Scene<G>[] = []
  for (const { G, deltalog } of states.slice(1)) {
    const entry = deltalog?.[0]
    if (entry?.action.type === 'UNDO') takenBack.push(...scenes.splice(-1))
    else if (entry?.action.type === 'REDO') scenes.push(...takenBack.splice(-1))
    else {
      scenes.push({ G, move: entry ? moveOf(entry) : null })
      takenBack = []
    }
  }
  return scenes
}

function moveOf(entry: LogEntry): Scene['move'] {
  const { player, events } = toDeed(entry)
  return { player, events }
}

export interface Curve {
  readonly player: PlayerId
  /** Points at the end of each turn, beginning with none; last the final score. */
  readonly points: readonly number[]
}

/** Where each turn ends. */
export const turnEnds = <G extends MatchState>(scenes: readonly Scene<G>[]): number[] =>
  scenes.flatMap(({ G }, i) => (scenes[i + 1]?.G.turn === G.turn ? [] : [i]))

/** Points of everybody at the end of every turn, then as they were counted at the end. */
export function curvesOf<G extends MatchState>(
  definition: GameDefinition<G>,
  scenes: readonly Scene<G>[],
  players: readonly PlayerId[],
): Curve[] {
  const ends = turnEnds(scenes).map((at) => scenes[at]!)
  const outcome = scenes.at(-1)?.G.outcome
  return players.map((player) => {
    const points = ends.map(({ G }) => definition.points(G, player))
    return { player, points: outcome ? [...points, outcome.scores[player] ?? 0] : points }
  })
}

import type { State } from 'boardgame.io'
import type { Choice, GameDefinition, MatchState } from '../../games/kit/definition'
import { activeOf, choicesFor, choicesOf } from '../../games/kit/legality'
import type { OptionSchema } from '../../games/kit/options'
import { begin, grant, type Request } from '../../games/kit/referee'
import type { ArgsOf, Call, Doing, MoveOf, PlayerId, Refusal, Rules } from '../../games/kit/rule'

/** What a rule says when it is carried out. */
type EventOf<R> = R extends { apply(doing: Doing<never, infer Event>, ...args: never[]): void } ? Event : never

/** A constructed position, played on through real moves. For tests and scenarios. */
export class Position<G extends MatchState = MatchState, R extends Rules<G> = Rules<G>> {
  readonly definition: GameDefinition<G, OptionSchema, R>
  readonly initial: State<G>
  readonly requests: Request[] = []
  state: State<G>

  constructor(definition: GameDefinition<G, OptionSchema, R>, state: State<G>) {
    this.definition = definition
    this.initial = state
    this.state = state
  }

  get G(): G {
    return this.state.G
  }

  /** The same match with another position on the table; ctx follows G. */
  with(change: (G: G) => void): Position<G, R> {
    const G = structuredClone(this.G)
    change(G)
    const { playOrder } = this.state.ctx
    const ctx = {
      ...this.state.ctx,
      turn: G.turn,
      phase: G.phase ?? this.state.ctx.phase,
      currentPlayer: G.current,
      playOrderPos: playOrder.indexOf(G.current),
      activePlayers: activeOf(this.definition.rules, G, playOrder),
    }
    const { plugins } = this.state
    return new Position(this.definition, { ...this.state, G, ctx, _undo: [{ G, ctx, plugins }], _redo: [] })
  }

  /** Makes a move that must be legal; gives the public events it caused. */
  play<M extends MoveOf<R>>(player: PlayerId, ...[move, ...args]: Call<R, M>): EventOf<R[M]>[] {
    const refusal = this.ask({ kind: 'move', player, move, args })
    if (refusal) throw new Error(`${move} was refused: ${refusal.because} (${refusal.clause})`)
    return this.state.deltalog?.find(({ automatic }) => !automatic)?.metadata ?? []
  }

  /** Makes a move that was chosen among the legal ones. */
  make(player: PlayerId, { move, args }: Choice): void {
    const refusal = this.ask({ kind: 'move', player, move, args })
    if (refusal) throw new Error(`${move} was refused: ${refusal.because} (${refusal.clause})`)
  }

  /** The first legal choice of a move, made. */
  playFirst(player: PlayerId, move: string): void {
    const choice = choicesOf(this.definition, this.G, player).find((one) => one.move === move)
    if (!choice) throw new Error(`Nothing can be chosen for ${move}`)
    this.make(player, choice)
  }

  /** Tries a move that must be refused; gives the reason. */
  refused(player: PlayerId, move: string, ...args: unknown[]): Refusal {
    const before = this.state
    const refusal = this.ask({ kind: 'move', player, move, args })
    if (!refusal) throw new Error(`${move} was accepted`)
    if (this.state !== before) throw new Error(`${move} was refused but changed the state`)
    return refusal
  }

  undo(player: PlayerId): Refusal | undefined {
    return this.ask({ kind: 'undo', player })
  }

  redo(player: PlayerId): Refusal | undefined {
    return this.ask({ kind: 'redo', player })
  }

  choices<M extends MoveOf<R>>(player: PlayerId, move: M): ArgsOf<R[M]>[] {
    return choicesFor(this.definition, this.G, player, move)
  }

  ask(request: Request): Refusal | undefined {
    const verdict = grant(this.definition, this.state, request)
    if ('refusal' in verdict) return verdict.refusal
    this.state = verdict.state
    this.requests.push(request)
    return undefined
  }
}

export const position = <G extends MatchState, R extends Rules<G>>(
  definition: GameDefinition<G, OptionSchema, R>,
  match: { players: number; options?: unknown; seed?: string },
): Position<G, R> => new Position(definition, begin(definition, { seed: 'position', ...match }))

/** A position of one game: knows its moves and their arguments. */
export type PositionOf<D> = D extends GameDefinition<infer G, infer _S, infer R> ? Position<G, R> : never

import type { Ctx, Game, LongFormMove } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import { type Meta, playersProblem } from './meta'
import { completeOptions, type OptionSchema, type OptionsOf, optionsProblem } from './options'
import { type AnyRule, type PlayerId, parseArgs, type Random, type Refusal, refuse } from './rule'
import type { Outcome, ScoreLine } from './score'

/** What every G holds: enough to say who must act, and what may be taken back. */
export interface TableState {
  /** Counts turns from 1; boardgame.io's `ctx.turn` mirrors it. */
  turn: number
  /** Whose turn it is. */
  current: PlayerId
  /** Steps of this turn that can be taken back: none after anything was revealed. */
  undoable: number
  outcome: Outcome | null
}

/** How the computer looks at a position, always through one seat's view. */
export interface Judge<G> {
  /** How good this position looks for the seat, in points. */
  worth(view: G, seat: PlayerId): number
  /** How good a revealing choice looks before its result is known, as a gain over `worth`. */
  hope(view: G, seat: PlayerId, move: string, args: readonly unknown[]): number
}

export interface GameDefinition<G extends TableState = TableState> {
  readonly meta: Meta
  readonly rules: Readonly<Record<string, AnyRule<G>>>
  /** Clauses to cite when somebody acts out of turn or after the end. */
  readonly clauses: { readonly turn: string; readonly over: string }
  readonly scoreLines: readonly ScoreLine[]
  readonly judge: Judge<G>
  setup(table: { players: PlayerId[]; options: OptionsOf<OptionSchema>; random: Random }): G
  view(G: G, seat: PlayerId | null): G
  /** Points that lie open on the table now. */
  points(G: G, player: PlayerId): number
  /** The boardgame.io game made from all of this. */
  readonly game: Game
}

export interface Choice {
  readonly move: string
  readonly args: unknown[]
}

type Draft<G extends TableState> = Omit<GameDefinition<G>, 'game'>

/** May this player do this now? Parsed arguments if so. */
export function judge<G extends TableState>(
  definition: Draft<G>,
  G: G,
  player: PlayerId,
  move: string,
  raw: readonly unknown[],
): { args: unknown[] } | { refusal: Refusal } {
  const one = Object.hasOwn(definition.rules, move) ? definition.rules[move] : undefined
  if (!one) return { refusal: refuse('', 'There is no such move in this game') }
  if (G.outcome) return { refusal: refuse(definition.clauses.over, 'The game is over') }
  if (!mayAct(G, player)) return { refusal: refuse(definition.clauses.turn, "It is another player's turn") }
  const args = parseArgs(one, raw)
  if (!args) return { refusal: refuse('', 'This move was sent in a form the game does not understand') }
  const refusal = one.check({ G, player }, ...args)
  return refusal ? { refusal } : { args }
}

export const mayAct = (G: TableState, player: PlayerId | null): boolean => !G.outcome && G.current === player

/** Everything this player could do now. */
export function choicesOf<G extends TableState>(definition: Draft<G>, G: G, player: PlayerId): Choice[] {
  if (!mayAct(G, player)) return []
  return Object.entries(definition.rules).flatMap(([move, one]) =>
    one.choices({ G, player }).map((args) => ({ move, args })),
  )
}

interface Events {
  endTurn(arg: { next: PlayerId }): void
  endGame(outcome: Outcome): void
}

/** G decides, ctx mirrors: the only place that calls boardgame.io's events. */
function mirror(G: TableState, ctx: Ctx, events: Events): void {
  if (G.outcome) events.endGame(G.outcome)
  else if (G.turn !== ctx.turn) events.endTurn({ next: G.current })
}

function toMove<G extends TableState>(definition: Draft<G>, move: string, one: AnyRule<G>): LongFormMove<G> {
  return {
    client: one.reveals === undefined,
    undoable: ({ G }: { G: G }) => G.undoable > 0,
    move: ({ G, ctx, playerID, random, events, log }, ...raw: unknown[]) => {
      const judged = judge(definition, G, playerID, move, raw)
      if ('refusal' in judged) return INVALID_MOVE
      const { turn } = G
      const revealed = one.reveals?.({ G, player: playerID }, ...judged.args) ?? false
      const said: unknown[] = []
      one.apply({ G, player: playerID, random, say: (event) => said.push(event) }, ...judged.args)
      G.undoable = revealed || G.turn !== turn ? 0 : G.undoable + 1
      log.setMetadata(said)
      mirror(G, ctx, events as Events)
      return undefined
    },
  }
}

const noEvents = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  pass: false,
  setPhase: false,
  setStage: false,
  endStage: false,
  setActivePlayers: false,
}

/** Makes the boardgame.io game. It holds no rule of its own. */
export function defineGame<G extends TableState>(definition: Draft<G>): GameDefinition<G> {
  const { meta, rules } = definition
  const game: Game<G> = {
    name: meta.id,
    minPlayers: meta.players.min,
    maxPlayers: meta.players.max,
    deltaState: false,
    events: noEvents,
    validateSetupData: (raw, players) => playersProblem(meta, players) ?? optionsProblem(meta.options, raw),
    setup: ({ ctx, random }, raw) => {
      const problem = playersProblem(meta, ctx.numPlayers)
      if (problem) throw new Error(problem)
      return definition.setup({ players: [...ctx.playOrder], options: completeOptions(meta.options, raw), random })
    },
    moves: Object.fromEntries(Object.entries(rules).map(([name, one]) => [name, toMove(definition, name, one)])),
    turn: {
      order: {
        first: ({ G, ctx }) => ctx.playOrder.indexOf(G.current),
        next: ({ G, ctx }) => ctx.playOrder.indexOf(G.current),
      },
    },
    playerView: ({ G, playerID }) => definition.view(G, playerID),
  }
  return { ...definition, game }
}

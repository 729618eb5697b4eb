import type { Ctx, Game, LongFormMove, TurnConfig } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import { type Meta, matchProblem } from './meta'
import { completeOptions, type OptionSchema, type Options, type OptionsOf } from './options'
import {
  type AnyRule,
  type ArgsOf,
  type MoveOf,
  type PlayerId,
  parseArgs,
  type Random,
  type Refusal,
  type Rules,
  refuse,
} from './rule'
import type { Ending, Outcome, ScoreLine, Standing } from './score'

/** A decision somebody owes before the turn can go on. */
export interface Pending {
  readonly player: PlayerId
  /** Named by the rules that answer it; boardgame.io shows it as the player's stage. */
  readonly kind: string
  /** Decided by all who owe the same at once, instead of one after another. */
  readonly together?: boolean
}

/** What every G holds: enough to say who must act, and what may be taken back. */
export interface TableState {
  /** Counts turns and phases from 1; boardgame.io's `ctx.turn` mirrors it. */
  turn: number
  /** The rule book's own phases, in games that have them. */
  phase?: string
  /** Decisions owed, the most urgent first; the rest of the turn is what remains when there are none. */
  pending?: Pending[]
  /** Whose turn it is. */
  current: PlayerId
  /** Steps of this turn that can be taken back, over its phases: none after anything was revealed. */
  undoable: number
  outcome: Outcome | null
}

/** How the computer looks at a position, always through one seat's view. */
export interface Judge<G> {
  /** How good this position looks for the seat, in points. */
  worth(view: G, seat: PlayerId): number
  /** How good a revealing choice looks before its result is known, as a gain over `worth`. */
  hope(view: G, seat: PlayerId, move: string, args: readonly unknown[]): number
  /** The choices worth weighing here; all of them if left out. */
  shortlist?(view: G, seat: PlayerId, choices: readonly Choice[]): readonly Choice[]
}

export interface GameDefinition<
  G extends TableState = TableState,
  S extends OptionSchema = OptionSchema,
  R extends Rules<G> = Rules<G>,
> {
  readonly meta: Meta<S>
  readonly rules: R
  /** Clauses to cite when somebody acts out of turn, after the end, or past a decision that is due. */
  readonly clauses: { readonly turn: string; readonly over: string; readonly pending?: string }
  readonly phases?: readonly string[]
  readonly scoreLines: readonly ScoreLine[]
  /** Loaded only when the computer plays: people don't need it. */
  judge(): Promise<Judge<G>>
  /**
   * Fetches what setup and revealing rules need for these options, for all options if none are given. Called before by
   * whoever runs the whole match (the server, a table of this device), never by a browser at an online table.
   */
  prepare?(options?: Options): Promise<void>
  /** Takes from what was said in a finished match all that is needed to play it again where `prepare` may not be called. */
  recall?(said: readonly unknown[]): void
  setup(table: { players: PlayerId[]; options: OptionsOf<S>; random: Random }): G
  view(G: G, seat: PlayerId | null): G
  /** Points that lie open on the table now. */
  points(G: G, player: PlayerId): number
  /** How the match will end: every way that can still end it, the nearest first. */
  endings?(G: G): readonly Ending[]
  /** What a player would get on each line of the score sheet if the match ended now, as far as it lies open. */
  standing?(G: G, player: PlayerId): Standing
  /** The boardgame.io game made from all of this. */
  readonly game: Game
}

export interface Choice {
  readonly move: string
  readonly args: unknown[]
}

type Draft<G extends TableState, S extends OptionSchema = OptionSchema, R extends Rules<G> = Rules<G>> = Omit<
  GameDefinition<G, S, R>,
  'game'
>

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
  if (!one.anytime && !mayAct(G, player)) {
    return { refusal: refuse(definition.clauses.turn, "It is another player's turn") }
  }
  if (!one.anytime && (one.answers ?? '') !== (awaited(G)[player] ?? '')) {
    return { refusal: refuse(definition.clauses.pending ?? '', 'Something else has to be decided now') }
  }
  const args = parseArgs(one, raw)
  if (!args) return { refusal: refuse('', 'This move was sent in a form the game does not understand') }
  const refusal = one.check({ G, player }, ...args)
  return refusal ? { refusal } : { args }
}

/** Who must act now, and which decision they owe; '' for whatever the turn allows. */
export function awaited(G: TableState): Record<PlayerId, string> {
  if (G.outcome) return {}
  const [first] = G.pending ?? []
  if (!first) return { [G.current]: '' }
  const together = (G.pending ?? []).filter((one) => first.together && one.kind === first.kind)
  return Object.fromEntries([first, ...together].map(({ player, kind }) => [player, kind]))
}

export const mayAct = (G: TableState, player: PlayerId | null): boolean =>
  player !== null && Object.hasOwn(awaited(G), player)

/** Everything this player could do now. */
export function choicesOf<G extends TableState>(definition: Draft<G>, G: G, player: PlayerId): Choice[] {
  return Object.keys(definition.rules).flatMap((move) =>
    choicesFor(definition, G, player, move).map((args) => ({ move, args })),
  )
}

/** What this player could choose for one move. */
export function choicesFor<G extends TableState, R extends Rules<G>, M extends MoveOf<R>>(
  { rules }: { readonly rules: R },
  G: G,
  player: PlayerId,
  move: M,
): ArgsOf<R[M]>[] {
  const one = rules[move]
  if (!one || G.outcome) return []
  const open = one.anytime || awaited(G)[player] === (one.answers ?? '')
  // The rule offers its own arguments: TypeScript can't see that through the index.
  return open ? (one.choices({ G, player }) as ArgsOf<R[M]>[]) : []
}

interface Events {
  endTurn(arg: { next: PlayerId }): void
  endGame(outcome: Outcome): void
  setPhase(phase: string): void
  setActivePlayers(arg: { value: Record<PlayerId, string> } | { currentPlayer: string }): void
}

type Timed = Readonly<Record<string, { readonly anytime?: true }>>

/** Who may act at all, for boardgame.io; null for nobody but the current player. */
export function activeOf(rules: Timed, G: TableState, seats: readonly PlayerId[]): Record<PlayerId, string> | null {
  if (Object.values(rules).some(({ anytime }) => anytime)) {
    return { ...Object.fromEntries(seats.map((seat) => [seat, 'anytime'])), ...awaited(G) }
  }
  return (G.pending ?? []).length > 0 ? awaited(G) : null
}

/** G decides, ctx mirrors: together with `mirrorActive` the only place that calls boardgame.io's events. */
function mirror(rules: Timed, G: TableState, ctx: Ctx, events: Events): void {
  if (G.outcome) events.endGame(G.outcome)
  else if (G.phase && G.phase !== ctx.phase) events.setPhase(G.phase)
  else if (G.turn !== ctx.turn) events.endTurn({ next: G.current })
  else mirrorActive(rules, G, ctx, events)
}

/** A new turn or phase has begun with nobody but the current player active. */
function mirrorActive(rules: Timed, G: TableState, ctx: Ctx, events: Events): void {
  const active = activeOf(rules, G, ctx.playOrder)
  const same = JSON.stringify(active) === JSON.stringify(ctx.activePlayers ?? null)
  if (!same) events.setActivePlayers({ value: active ?? { [G.current]: '' } })
}

function toMove<G extends TableState>(definition: Draft<G>, move: string, one: AnyRule<G>): LongFormMove<G> {
  return {
    client: one.reveals === undefined,
    redact: one.secret ?? false,
    undoable: ({ G }: { G: G }) => G.undoable > 0,
    move: ({ G, ctx, playerID, random, events, log }, ...raw: unknown[]) => {
      const judged = judge(definition, G, playerID, move, raw)
      if ('refusal' in judged) return INVALID_MOVE
      const { turn, phase } = G
      const asked = mayAct(G, playerID)
      const revealed = one.reveals?.({ G, player: playerID }, ...judged.args) ?? false
      const said: unknown[] = []
      one.apply({ G, player: playerID, random, say: (event) => said.push(plain(event)) }, ...judged.args)
      const newTurn = G.turn !== turn && G.phase === phase
      const stands = revealed || !asked || newTurn || asksOthers(G, playerID)
      G.undoable = stands ? 0 : G.undoable + 1
      log.setMetadata(said)
      mirror(definition.rules, G, ctx, events as Events)
      return undefined
    },
  }
}

/** What is said outlives the draft of G that parts of it may come from. */
const plain = (event: unknown): unknown => JSON.parse(JSON.stringify(event))

/** Once somebody else has been asked, what led to the question stands. */
const asksOthers = (G: TableState, player: PlayerId): boolean =>
  Object.keys(awaited(G)).some((other) => other !== player)

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

const turnOf = <G extends TableState>(rules: Timed): TurnConfig<G> => ({
  order: {
    first: ({ G, ctx }) => ctx.playOrder.indexOf(G.current),
    next: ({ G, ctx }) => ctx.playOrder.indexOf(G.current),
  },
  onBegin: ({ G, ctx, events }) => mirrorActive(rules, G, ctx, events as Events),
})

const phasesOf = <G extends TableState>(rules: Timed, names: readonly string[]): Game<G>['phases'] =>
  Object.fromEntries(names.map((name, i) => [name, { start: i === 0, turn: turnOf<G>(rules) }]))

/** Makes the boardgame.io game. It holds no rule of its own. */
export function defineGame<G extends TableState, S extends OptionSchema, R extends Rules<G>>(
  definition: Draft<G, S, R>,
): GameDefinition<G, S, R> {
  const { meta, rules } = definition
  const game: Game<G> = {
    name: meta.id,
    minPlayers: meta.players.min,
    maxPlayers: meta.players.max,
    deltaState: false,
    events: noEvents,
    validateSetupData: (raw, players) => matchProblem(meta, players, raw),
    setup: ({ ctx, random }, raw) => {
      const problem = matchProblem(meta, ctx.numPlayers, raw)
      if (problem) throw new Error(problem)
      const options = completeOptions(meta.options, raw, ctx.numPlayers)
      return definition.setup({ players: [...ctx.playOrder], options, random })
    },
    moves: Object.fromEntries(Object.entries(rules).map(([name, one]) => [name, toMove(definition, name, one)])),
    turn: turnOf<G>(rules),
    ...(definition.phases ? { phases: phasesOf(rules, definition.phases) } : {}),
    playerView: ({ G, playerID }) => definition.view(G, playerID),
  }
  return { ...definition, game }
}

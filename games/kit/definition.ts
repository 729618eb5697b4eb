import type { Game } from 'boardgame.io'
import type { Judge } from './judge'
import type { Meta } from './meta'
import type { OptionSchema, Options, OptionsOf } from './options'
import type { PlayerId, Random, Rules } from './rule'
import type { Ending, Outcome, ScoreLine, Standing } from './score'
import type { Upgrades } from './version'

/** A decision somebody owes before the turn can go on. */
export interface Pending {
  readonly player: PlayerId
  /** Named by the rules that answer it; boardgame.io shows it as the player's stage. */
  readonly kind: string
  /** Decided by all who owe the same at once, instead of one after another. */
  readonly together?: boolean
}

/** What every G holds: enough to say who must act, and what may be taken back. */
export interface MatchState {
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
  /** Files people brought for this match, by option. Whoever runs the match knows them; no view shows them, not even after the end. */
  files?: Files
}

export type Files = Readonly<Record<string, string>>

declare const seen: unique symbol

/** What one seat sees of G. Only a game's `view` makes it: whoever asks for one can't be handed the whole truth. */
export type View<G> = G & { readonly [seen]: true }

export interface GameDefinition<
  G extends MatchState = MatchState,
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
  /** The sheet of the series with this match on it, once it is over; null before, or if it stands alone. */
  sheetAfter?(G: G): unknown
  /**
   * What is wrong with what somebody brought in these options, as a file or a map, in words for a person: what the lobby
   * cannot tell without the rules. Asked after `prepare`, which fetches what reads it.
   */
  problem?(options: OptionsOf<S>, players: number): string | undefined
  /** How a position of an older version becomes one of the next. Where a step is missing such matches are only shown. */
  readonly upgrades?: Upgrades
  /** The options hold no file: `files` does. */
  setup(match: { players: PlayerId[]; options: OptionsOf<S>; files?: Files | undefined; random: Random }): G
  view(G: G, seat: PlayerId | null): View<G>
  /** A whole position that fits what this seat sees: all it must not know is dealt anew. */
  imagine(view: View<G>, seat: PlayerId | null, random: Random): G
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

/** What a game says of itself; `defineGame` makes the rest. */
export type Draft<G extends MatchState, S extends OptionSchema = OptionSchema, R extends Rules<G> = Rules<G>> = Omit<
  GameDefinition<G, S, R>,
  'game' | 'view'
> & { view(G: G, seat: PlayerId | null): G }

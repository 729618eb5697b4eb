import type { ComponentType, ReactNode, SVGProps } from 'react'
import { createContext, useContext } from 'react'
import type { BotKind } from '../../games/kit/bot-kinds'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import type { ArgsOf, Call, CallOf, MoveOf, PlayerId, Refusal, Rules } from '../../games/kit/rule'
import type { Reason } from '../../games/kit/wire'
import type { Later } from './later'

/** A person or bot at the table, as everybody sees them. */
export interface Player {
  readonly id: PlayerId
  readonly name: string
  /** Colour, shape and letter of the design tokens: 1 to 6. */
  readonly mark: number
  readonly bot: BotKind | null
  readonly connected: boolean
  readonly you: boolean
  /** Nobody sits here now; `name` says so. */
  readonly free?: boolean
  /** Who sat here in this match before, and so has seen the hand. */
  readonly left?: string
  /** Why they sit here no more. */
  readonly why?: Reason
  /** When a bot takes over, by this page's clock; only while somebody awaited is away. */
  readonly until?: number
  /** Who at the table wants them gone. */
  readonly against?: readonly PlayerId[]
  /** Wants the match to end here. */
  readonly ends?: boolean
  /** May send others away until the match begins. */
  readonly host?: boolean
}

export interface TakeBack {
  /** Why it is not possible now; null if it is. */
  readonly why: string | null
  run(): void
}

/** The match on screen, as a board sees it: what this seat may know, and what it may do. */
export interface Table<G extends MatchState = MatchState, R extends Rules<G> = Rules<G>> {
  readonly definition: GameDefinition<G>
  readonly view: G
  /** null: somebody who watches. */
  readonly seat: PlayerId | null
  readonly players: readonly Player[]
  /** Whoever holds the match cannot be reached now. */
  readonly offline?: boolean
  /** This seat is expected to act, and nothing it sent is still on its way. */
  readonly mayAct: boolean
  /** Moves of this seat can be sent now: it is somebody's seat, and nothing it sent is still on its way. */
  readonly mayPlay: boolean
  /** The step of the match at which this seat last did something or took it back. */
  readonly lastDeed: number
  readonly undo: TakeBack
  readonly redo: TakeBack
  readonly restart: TakeBack
  play<M extends MoveOf<R>>(...call: Call<R, M>): void
  play(...call: CallOf<R>): void
  /** Why this move would be refused now; null if it would not. */
  ask<M extends MoveOf<R>>(...call: Call<R, M>): Refusal | null
  ask(...call: CallOf<R>): Refusal | null
  choices<M extends MoveOf<R>>(move: M): ArgsOf<R[M]>[]
}

/** The table of one game: knows its position, its moves and their arguments. */
export type TableOf<D> = D extends GameDefinition<infer G, infer _S, infer R> ? Table<G, R> : never

export const TableContext = createContext<Table | null>(null)

/** What the rules have said in this match, first to last. */
interface Said {
  readonly lines: readonly { readonly event: unknown }[]
  /** Fetches what was said before these lines, if there is more. */
  readonly recall: (() => void) | null
}

/** For a board that tells it again. null in a replay. */
export const SaidContext = createContext<Said | null>(null)

/** The table around this component. A board names its game; the frame, which knows none, names nothing. */
export function useTable<D = GameDefinition>(): TableOf<D> {
  const table = useContext(TableContext)
  if (!table) throw new Error('No table around this component')
  return table as unknown as TableOf<D>
}

export const playerAt = (table: Pick<Table, 'players'>, id: PlayerId): Player =>
  table.players.find((player) => player.id === id) ?? {
    id,
    name: `Seat ${Number(id) + 1}`,
    mark: (Number(id) % 6) + 1,
    bot: null,
    connected: false,
    you: false,
  }

/** What a game's folder under client/boards exports as `board`. */
export interface BoardModule {
  /**
   * Lies around board and panels while a match is played: for what they share, as a plan that is made in both. Not there
   * in a replay, where nobody makes plans.
   */
  readonly Around?: ComponentType<{ children: ReactNode }>
  /**
   * `Status` with its choices, then `<main className="main" id="main" tabIndex={-1}>` with the table itself;
   * inside it the ids `board` and `mine` are where the phone's jumps lead. A button with `data-menu` is an entry of the
   * menu, too, by that name. Lives inside a TableContext, also in a replay, where nobody may act.
   */
  readonly Board: ComponentType
  /** Beside the title: round, phase, variant. "Turn 12" if left out. */
  readonly Sub?: ComponentType
  /**
   * Inside a player's panel, below the name: the numbers everybody wants to see at a glance. The whole panel is one
   * button; what shall be clickable by itself needs `position: relative` and `z-index: 1`.
   */
  readonly Summary: ComponentType<{ player: PlayerId }>
  /** What this position shows that lies in files of its own: fetched before anything is drawn, so that nothing moves. */
  shows?(view: MatchState): readonly Later[]
  /** A player's whole area, opened from the panel. */
  readonly Area: ComponentType<{ player: PlayerId }>
  /** A panel of the score sheet, beginning with an h2: what decided the match. */
  readonly Finale: ComponentType
  /** Pictures for the lines of the score sheet, by their key. */
  readonly lineIcons?: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>>
  /**
   * A log line for a public event of this game; null for events not worth a line. A sentence about what a player did
   * begins with their chip, which is shown once for everything done in one turn.
   */
  readonly tell: (event: unknown) => ReactNode
  /** Every card of the box, for the cards page. */
  readonly gallery: readonly { readonly title: string; readonly cards: readonly string[] }[]
  readonly CardFace: ComponentType<{ card: string }>
}

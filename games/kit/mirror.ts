import type { Ctx, LogEntry } from 'boardgame.io'
import type { MatchState } from './definition'
import { activeOf, type Timed } from './legality'
import type { PlayerId } from './rule'

/**
 * boardgame.io's `ctx` and log after a move, made from G alone: what its events would have brought about, as `boardgame.ts`
 * calls them. A test holds both to the same, move by move.
 */
interface Mirrored {
  readonly ctx: Ctx
  /** What boardgame.io notes of its own events. */
  readonly events: readonly LogEntry[]
}

/** The same moment for every entry of one move. */
interface Moment {
  readonly rules: Timed
  readonly G: MatchState
  readonly stateID: number
}

export function mirrored(moment: Moment, before: Ctx, player: PlayerId): Mirrored {
  const { G } = moment
  const ctx = counted(before, player)
  if (G.outcome) return ended(moment, ctx, G.outcome)
  if (G.phase && G.phase !== ctx.phase) return phaseBegun(moment, ctx, G.phase)
  if (G.turn !== ctx.turn) return turnBegun(moment, ctx)
  return { ctx: withActive(moment, ctx), events: [] }
}

function counted(ctx: Ctx, player: PlayerId): Ctx {
  const { activePlayers, currentPlayer, numMoves = 0, _activePlayersNumMoves: moves = {} } = ctx
  return {
    ...ctx,
    numMoves: player === currentPlayer ? numMoves + 1 : numMoves,
    _activePlayersNumMoves: activePlayers ? { ...moves, [player]: moves[player]! + 1 } : moves,
  }
}

const noted = ({ stateID }: Moment, { turn, phase }: Ctx, type: string, args?: object, automatic?: true): LogEntry => ({
  // Nobody made it: boardgame.io's types ask for a player all the same.
  action: { type: 'GAME_EVENT', payload: { type, args } as { type: string; args: unknown; playerID: string } },
  _stateID: stateID,
  turn,
  phase,
  ...(automatic ? { automatic } : {}),
})

function ended(moment: Moment, ctx: Ctx, outcome: unknown): Mirrored {
  const events = ctx.phase === null ? [] : [noted(moment, ctx, 'endPhase')]
  return { ctx: changed(ctx, { phase: null, gameover: outcome }), events }
}

function turnBegun(moment: Moment, ctx: Ctx): Mirrored {
  const { current } = moment.G
  const next: Ctx = {
    ...ctx,
    activePlayers: null,
    playOrderPos: ctx.playOrder.indexOf(current),
    currentPlayer: current,
    turn: ctx.turn + 1,
    numMoves: 0,
    _prevActivePlayers: [],
  }
  return { ctx: withActive(moment, next), events: [noted(moment, ctx, 'endTurn', { next: current })] }
}

function phaseBegun(moment: Moment, ctx: Ctx, phase: string): Mirrored {
  const { current } = moment.G
  const next = activated(
    {
      ...ctx,
      phase,
      currentPlayer: current,
      playOrderPos: ctx.playOrder.indexOf(current),
      turn: ctx.turn + 1,
      numMoves: 0,
    },
    {},
  )
  const events = [noted(moment, ctx, 'endTurn', undefined, true), noted(moment, ctx, 'endPhase', { next: phase })]
  return { ctx: withActive(moment, next), events }
}

/** Who may act, if that has changed. */
function withActive({ rules, G }: Moment, ctx: Ctx): Ctx {
  const active = activeOf(rules, G, ctx.playOrder)
  const same = JSON.stringify(active) === JSON.stringify(ctx.activePlayers ?? null)
  return same ? ctx : activated(ctx, active ?? { [G.current]: '' })
}

const changed = (ctx: Ctx, change: object): Ctx => ({ ...ctx, ...change })

function activated(ctx: Ctx, active: Record<PlayerId, string>): Ctx {
  const seats = Object.keys(active)
  return changed(ctx, {
    activePlayers: seats.length > 0 ? active : null,
    _activePlayersMinMoves: null,
    _activePlayersMaxMoves: null,
    _activePlayersNumMoves: Object.fromEntries(seats.map((seat) => [seat, 0])),
    _prevActivePlayers: [],
    _nextActivePlayers: null,
  })
}

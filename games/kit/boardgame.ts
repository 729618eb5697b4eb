import type { Ctx, Game, LongFormMove, TurnConfig } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import { carryOut, setUp } from './conduct'
import type { Draft, GameDefinition, MatchState, View } from './definition'
import { activeOf, choicesOf, legality, type Timed } from './legality'
import { matchProblem } from './meta'
import type { OptionSchema } from './options'
import type { AnyRule, PlayerId, Rules } from './rule'
import type { Outcome } from './score'

interface Events {
  endTurn(arg: { next: PlayerId }): void
  endGame(outcome: Outcome): void
  setPhase(phase: string): void
  setActivePlayers(arg: { value: Record<PlayerId, string> } | { currentPlayer: string }): void
}

/** G decides, ctx mirrors: together with `mirrorActive` the only place that calls boardgame.io's events. */
function mirror(rules: Timed, G: MatchState, ctx: Ctx, events: Events): void {
  if (G.outcome) events.endGame(G.outcome)
  else if (G.phase && G.phase !== ctx.phase) events.setPhase(G.phase)
  else if (G.turn !== ctx.turn) events.endTurn({ next: G.current })
  else mirrorActive(rules, G, ctx, events)
}

/** A new turn or phase has begun with nobody but the current player active. */
function mirrorActive(rules: Timed, G: MatchState, ctx: Ctx, events: Events): void {
  const active = activeOf(rules, G, ctx.playOrder)
  const same = JSON.stringify(active) === JSON.stringify(ctx.activePlayers ?? null)
  if (!same) events.setActivePlayers({ value: active ?? { [G.current]: '' } })
}

function toMove<G extends MatchState>(definition: Draft<G>, move: string, one: AnyRule<G>): LongFormMove<G> {
  return {
    client: one.reveals === undefined,
    redact: one.secret ?? false,
    undoable: ({ G }: { G: G }) => G.undoable > 0,
    move: ({ G, ctx, playerID, random, events, log }, ...raw: unknown[]) => {
      const found = legality(definition, G, playerID, move, raw)
      if ('refusal' in found) return INVALID_MOVE
      log.setMetadata(carryOut(one, { G, player: playerID, random }, found.args))
      mirror(definition.rules, G, ctx, events as Events)
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

const turnOf = <G extends MatchState>(rules: Timed): TurnConfig<G> => ({
  order: {
    first: ({ G, ctx }) => ctx.playOrder.indexOf(G.current),
    next: ({ G, ctx }) => ctx.playOrder.indexOf(G.current),
  },
  onBegin: ({ G, ctx, events }) => mirrorActive(rules, G, ctx, events as Events),
})

const phasesOf = <G extends MatchState>(rules: Timed, names: readonly string[]): Game<G>['phases'] =>
  Object.fromEntries(names.map((name, i) => [name, { start: i === 0, turn: turnOf<G>(rules) }]))

/** Makes the boardgame.io game. It holds no rule of its own. */
export function defineGame<G extends MatchState, S extends OptionSchema, R extends Rules<G>>(
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
    setup: ({ ctx, random }, raw) => setUp(definition, ctx.playOrder, raw, random),
    moves: Object.fromEntries(Object.entries(rules).map(([name, one]) => [name, toMove(definition, name, one)])),
    turn: turnOf<G>(rules),
    ...(definition.phases ? { phases: phasesOf(rules, definition.phases) } : {}),
    playerView: ({ G, playerID }) => definition.view(G, playerID),
    // The debug panel plays by it.
    ai: { enumerate: (G, _ctx, player) => choicesOf(definition, G, player) },
  }
  // The one place where a view comes from.
  return { ...definition, view: (G, seat) => definition.view(G, seat) as View<G>, game }
}

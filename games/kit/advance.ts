import type { LogEntry, State } from 'boardgame.io'
import { type Chance, chanceOf, randomOf } from './chance'
import { carryOut } from './conduct'
import { copy } from './copy'
import type { GameDefinition, MatchState } from './definition'
import { legality } from './legality'
import { mirrored } from './mirror'
import { grant, type Request, remember, type Verdict } from './referee'

/**
 * What `grant` does, with moves made by the rules themselves instead of boardgame.io's reducer: the same state comes of
 * it, several times sooner. A test holds both to that, move by move. The state given is never changed.
 */
export function advance<G extends MatchState>(
  definition: GameDefinition<G>,
  state: State<G>,
  request: Request,
): Verdict<G> {
  if (request.kind !== 'move') return grant(definition, state, request)
  const found = legality(definition, state.G, request.player, request.move, request.args)
  return 'refusal' in found ? found : { state: remember(state, made(definition, state, request, found.args)) }
}

type Move = Request & { readonly kind: 'move' }

function made<G extends MatchState>(
  { rules }: GameDefinition<G>,
  state: State<G>,
  { player, move, args: given }: Move,
  args: unknown[],
): State<G> {
  const one = rules[move]!
  const { _stateID: stateID, ctx: before } = state
  const chance = chanceIn(state)
  const drawn = copy(chance)
  const changed = copy(state.G)
  const said = carryOut(one, { G: changed, player, random: randomOf(drawn) }, copy(args))
  const G = shared(state.G, changed)
  const { ctx, events } = mirrored({ rules, G, stateID }, before, player)
  const plugins = { ...withChance(state, chance, drawn), log: { data: {} }, events: { data: {} } }
  const entry: LogEntry = {
    action: { type: 'MAKE_MOVE', payload: { type: move, args: [...given], playerID: player } },
    _stateID: stateID,
    turn: before.turn,
    phase: before.phase,
    metadata: said,
    ...(one.secret ? { redact: true } : {}),
  }
  return {
    ...state,
    G,
    ctx,
    plugins,
    deltalog: [entry, ...events],
    _undo: [...state._undo, { G, ctx, plugins, playerID: player, moveType: move }],
    _redo: [],
    _stateID: stateID + 1,
  }
}

function chanceIn({ plugins }: State): Chance {
  const { seed, prngstate } = plugins.random!.data
  return prngstate ?? chanceOf(String(seed))
}

/** Where chance stands is noted once something was drawn. */
function withChance({ plugins }: State, before: Chance, after: Chance): State['plugins'] {
  const isUsed = before.s0 !== after.s0 || before.s1 !== after.s1 || before.s2 !== after.s2 || before.c !== after.c
  return isUsed ? { ...plugins, random: { data: { ...plugins.random!.data, prngstate: after } } } : plugins
}

/** The second value, sharing with the first whatever is alike: what has not changed is the very same object. */
function shared<T>(before: T, after: T): T {
  return alike(before, after) as T
}

type Fields = Readonly<Record<string, unknown>>

function alike(before: unknown, after: unknown): unknown {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after
  if (Array.isArray(after)) return Array.isArray(before) ? alikeList(before, after) : after
  return Array.isArray(before) ? after : alikeFields(before as Fields, after as Fields)
}

/** Nothing is changed in place: a row of the game's tables may have become part of the match. */
function alikeList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length
  let made: unknown[] | undefined
  for (let i = 0; i < after.length; i++) {
    const one = before[i]
    const other = after[i]
    const kept = other === one ? one : alike(one, other)
    if (kept !== one) same = false
    if (kept !== other) {
      made ??= [...after]
      made[i] = kept
    }
  }
  return same ? before : (made ?? after)
}

/** What is written down is the same only if its fields come in the same order. */
function alikeFields(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after)
  const known = Object.keys(before)
  let same = keys.length === known.length
  let made: Record<string, unknown> | undefined
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const one = before[key]
    const other = after[key]
    const kept = other === one ? one : alike(one, other)
    if (key !== known[i] || kept !== one) same = false
    if (kept !== other) {
      made ??= { ...after }
      made[key] = kept
    }
  }
  return same ? before : (made ?? after)
}

import { isDeepStrictEqual } from 'node:util'
import type { State } from 'boardgame.io'
import { advance } from '../../games/kit/advance'
import { chanceOf } from '../../games/kit/chance'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { branch, open, type Position, play } from '../../games/kit/engine'
import { activeOf, awaited, choicesOf } from '../../games/kit/legality'
import { begin, grant, type Request, type Verdict } from '../../games/kit/referee'
import { Broken, chooseAny } from './harness'
import type { Plug } from './plug'
import { seeded } from './seeded'
import { tablesOf } from './tables'

export interface Twice {
  readonly players: number
  readonly options: object
  readonly seed: number
}

const shareUndone = 0.05
const shareOfChoices = 0.1

/** Plays one random game on boardgame.io's reducer, on the engine, and as the server does, and compares them after every move. */
export function playTwice(plug: Plug, { players, options, seed }: Twice): { moves: number } {
  const { definition } = plug
  const random = seeded(seed)
  const match = { players, options, seed: `twice ${seed}` }
  const owner = {}
  let state = begin(definition, match)
  let position = open(definition, match)
  let swift = state
  assertAgree(definition, state, position, match.seed)
  let moves = 0
  for (; !state.G.outcome; moves++) {
    if (moves > plug.longest(players)) throw new Broken('the game does not end')
    const request = chooseAny(plug, state.G, random)
    if (random() < shareOfChoices) assertSameChoices(definition, state, position, request.player)
    const before = branch(position)
    const untouched = random() < shareOfChoices ? JSON.stringify(swift) : null
    const advanced = made(advance(definition, swift, request))
    if (untouched !== null && untouched !== JSON.stringify(swift)) throw new Broken('a state was changed in place')
    const after = granted(definition, state, request)
    assertSameSaid(after, play(definition, position, request.player, request))
    assertAgree(definition, after, position, match.seed)
    assertOwn(position.G, owner)
    assertSame(after, advanced)
    swift = advanced
    const undone = random() < shareUndone ? takenBack(definition, after, request) : undefined
    if (undone) assertAgree(definition, undone, before, match.seed)
    if (undone) {
      position = before
      swift = made(advance(definition, advanced, { kind: 'undo', player: request.player }))
      assertSame(undone, swift)
    }
    state = undone ?? after
  }
  if (!isDeepStrictEqual(state.ctx.gameover, position.G.outcome)) throw new Broken('they end in different ways')
  return { moves }
}

const granted = (definition: GameDefinition, state: State<MatchState>, request: Request): State<MatchState> =>
  made(grant(definition, state, request))

function made(verdict: Verdict<MatchState>): State<MatchState> {
  if ('refusal' in verdict) throw new Broken(`it was refused: ${verdict.refusal.because}`)
  return verdict.state
}

/**
 * The whole state with its log and all that can be taken back, to the byte. Only how often somebody has moved while active
 * is left out: boardgame.io counts it in the state before, in place, and it limits nothing here.
 */
function assertSame(reduced: State<MatchState>, advanced: State<MatchState>): void {
  const text = (state: State<MatchState>) =>
    JSON.stringify(state, (key, value) => (key === '_activePlayersNumMoves' ? undefined : value))
  if (text(reduced) === text(advanced)) return
  throw new Broken(`the server's state differs in ${differing(reduced, advanced)}`)
}

function takenBack(definition: GameDefinition, state: State<MatchState>, { player }: Request) {
  if (state.G.outcome || state.G.undoable === 0) return undefined
  return granted(definition, state, { kind: 'undo', player })
}

/** G to the byte, chance, who may act, whose turn it is, how much can be taken back. */
function assertAgree(
  { rules }: GameDefinition,
  state: State<MatchState>,
  { G, chance }: Position<MatchState>,
  seed: string,
): void {
  const { ctx, plugins, _undo } = state
  if (JSON.stringify(state.G) !== JSON.stringify(G)) throw new Broken(`G differs in ${differing(state.G, G)}`)
  if (!isDeepStrictEqual(plugins.random?.data.prngstate ?? chanceOf(seed), chance)) throw new Broken('chance differs')
  if (G.outcome) return
  const active = ctx.activePlayers ?? { [ctx.currentPlayer]: '' }
  if (!isDeepStrictEqual(active, activeOf(rules, G, ctx.playOrder) ?? awaited(G))) throw new Broken('others may act')
  if (ctx.turn !== G.turn || ctx.currentPlayer !== G.current) throw new Broken('it is another turn')
  if (G.phase !== undefined && ctx.phase !== G.phase) throw new Broken('it is another phase')
  if (_undo.length - 1 !== G.undoable) throw new Broken(`${_undo.length - 1} steps back instead of ${G.undoable}`)
}

function differing(a: object, b: object): string {
  const at = (G: object, key: string) => JSON.stringify(Reflect.get(G, key))
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.filter((key) => at(a, key) !== at(b, key)).join(', ') || 'the order of its parts'
}

function assertSameSaid({ deltalog }: State<MatchState>, said: unknown[]): void {
  const told = deltalog?.find(({ automatic }) => !automatic)?.metadata ?? []
  if (!isDeepStrictEqual(told, said)) {
    throw new Broken(`they say different things: ${JSON.stringify(told)} and ${JSON.stringify(said)}`)
  }
}

/** What may be chosen is the same seen from the seat, in the reducer, and with everything open, in the engine. */
function assertSameChoices(
  definition: GameDefinition,
  { G }: State<MatchState>,
  position: Position<MatchState>,
  player: string,
): void {
  const seen = choicesOf(definition, definition.view(G, player), player)
  const open = choicesOf(definition, position.G, player)
  if (!isDeepStrictEqual(seen, open)) throw new Broken(`seat ${player} has other choices where everything lies open`)
}

const owners = new WeakMap<object, object>()

/**
 * Every part of a position is in one place of it and in no other match: otherwise a change in place would reach further.
 * Rows of the game's tables may be shared: the reducer, which plays first, has frozen them, so that a change throws.
 */
function assertOwn(G: object, owner: object): void {
  const seen = new Set<object>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
    const known = owners.get(value)
    if (seen.has(value)) throw new Broken(`${path} lies in two places of G`)
    if (known && known !== owner) throw new Broken(`${path} is shared between matches`)
    seen.add(value)
    owners.set(value, owner)
    for (const [key, part] of Object.entries(value)) visit(part, `${path}.${key}`)
  }
  visit(G, 'G')
}

export interface DifferentialReport {
  game: string
  games: number
  moves: number
  failures: (Twice & { message: string })[]
}

/** So many games of one kind, spread over every number of players and every set of options. */
export function compare(
  plug: Plug,
  { games, seed, progress }: { games: number; seed: number; progress?: (done: number) => void },
): DifferentialReport {
  const tables = tablesOf(plug)
  const report: DifferentialReport = { game: plug.definition.meta.id, games, moves: 0, failures: [] }
  for (let i = 0; i < games; i++) {
    const match = { ...tables[i % tables.length]!, seed: seed + i }
    try {
      report.moves += playTwice(plug, match).moves
    } catch (error) {
      report.failures.push({ ...match, message: error instanceof Error ? error.message : String(error) })
    }
    progress?.(i + 1)
  }
  return report
}

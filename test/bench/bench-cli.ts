import type { Game, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import jsonPatch from 'fast-json-patch'
import { chooseFor, hire } from '../../games/kit/bot'
import { chanceOf } from '../../games/kit/chance'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { branch, drawChoice, open, play as playOn } from '../../games/kit/engine'
import { awaited, choicesOf } from '../../games/kit/legality'
import { begin, grant, type Request } from '../../games/kit/referee'
import { plugs } from '../conformance/plugs'
import { anyOf, seeded } from '../conformance/seeded'

/** Figures as ratios against a reference run in the same minute: a bare counter on boardgame.io's own reducer. */

const counter: Game<{ n: number }> = {
  name: 'counter',
  setup: () => ({ n: 0 }),
  moves: {
    count: ({ G }) => {
      G.n += 1
    },
  },
}

function perSecond(run: () => void, seconds = 1): number {
  const end = performance.now() + seconds * 1000
  let times = 0
  while (performance.now() < end) {
    run()
    times += 1
  }
  return Math.round(times / seconds)
}

function reference(): number {
  const reducer = CreateGameReducer({ game: counter })
  let state: State = InitializeGame({ game: counter, numPlayers: 2 })
  const action = { type: 'MAKE_MOVE' as const, payload: { type: 'count', args: [], playerID: '0' } }
  return perSecond(() => {
    state = { ...reducer(state, action), _undo: [] }
  })
}

interface Played {
  readonly states: State<MatchState>[]
  readonly requests: Request[]
}

function play(definition: GameDefinition, players: number): Played {
  const random = seeded(1)
  const states = [begin(definition, { players, seed: 'bench' })]
  const requests: Request[] = []
  while (!states.at(-1)!.G.outcome) {
    const state = states.at(-1)!
    const player = Object.keys(awaited(state.G))[0]!
    const choices = choicesOf(definition, state.G, player)
    const request = { kind: 'move' as const, player, ...anyOf(choices, random) }
    const verdict = grant(definition, state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    requests.push(request)
    states.push(verdict.state)
  }
  return { states, requests }
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Bytes of a seat's view after each move, whole and as a patch. */
function bytes(definition: GameDefinition, { states }: Played) {
  const views = states.map(({ G }) => definition.view(G, '0'))
  const whole = views.slice(1).map((view) => JSON.stringify(view).length)
  const patch = views.slice(1).map((view, i) => JSON.stringify(jsonPatch.compare(views[i]!, view)).length)
  return { whole: median(whole), patch: median(patch) }
}

/** Random games on the reducer, every choice listed, for so many milliseconds: moves per second. */
function reducerGames(definition: GameDefinition, players: number, seed: number, ms: number): number {
  const random = seeded(seed)
  let state = begin(definition, { players, seed: `bench ${seed}` })
  let moves = 0
  const start = performance.now()
  while (performance.now() < start + ms) {
    if (state.G.outcome) state = begin(definition, { players, seed: `bench ${seed} ${moves}` })
    const player = Object.keys(awaited(state.G))[0]!
    const request = { kind: 'move' as const, player, ...anyOf(choicesOf(definition, state.G, player), random) }
    const verdict = grant(definition, state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    state = verdict.state
    moves += 1
  }
  return (moves / (performance.now() - start)) * 1000
}

/** Random games on the engine, one choice drawn at a time: moves per second. */
function engineGames(definition: GameDefinition, players: number, seed: number, ms: number): number {
  const random = seeded(seed)
  let position = open(definition, { players, seed: `bench ${seed}` })
  let moves = 0
  const start = performance.now()
  while (performance.now() < start + ms) {
    if (position.G.outcome) position = open(definition, { players, seed: `bench ${seed} ${moves}` })
    const player = Object.keys(awaited(position.G))[0]!
    playOn(definition, position, player, drawChoice(definition, position, player, random)!)
    moves += 1
  }
  return (moves / (performance.now() - start)) * 1000
}

/** The same recorded moves carried out by both; the engine on a copy of its own each time. */
function recorded(definition: GameDefinition, { states, requests }: Played, ms: number) {
  const positions = states.map(({ G }) => ({ G, chance: chanceOf('bench') }))
  const perSecondOf = (one: (i: number) => void) => {
    let moves = 0
    const start = performance.now()
    while (performance.now() < start + ms) {
      one(moves % requests.length)
      moves += 1
    }
    return (moves / (performance.now() - start)) * 1000
  }
  const reducer = perSecondOf((i) => grant(definition, states[i]!, requests[i]!))
  const engine = perSecondOf((i) => {
    const request = requests[i]!
    if (request.kind === 'move')
      playOn(definition, branch(positions[i]!), request.player, { ...request, args: [...request.args] })
  })
  return engine / reducer
}

const rounds = 5
const slice = 300

/** Engine against reducer, in turns, so that a busy minute hits both; medians over the rounds. */
function engineToReducer(definition: GameDefinition, played: Played) {
  const players = definition.meta.players.max
  const runs = Array.from({ length: rounds }, (_, seed) => {
    const reducer = reducerGames(definition, players, seed, slice)
    const engine = engineGames(definition, players, seed, slice)
    return {
      ratio: engine / reducer,
      moves: engine,
      applied: recorded(definition, played, slice),
    }
  })
  const middle = (of: (run: (typeof runs)[number]) => number, digits = 1) =>
    Number(median(runs.map(of)).toFixed(digits))
  return {
    randomMovesToReducer: middle(({ ratio }) => ratio),
    copiedAndPlayedToReducer: middle(({ applied }) => applied),
    engineMovesPerSecond: middle(({ moves }) => moves, 0),
  }
}

async function measure(definition: GameDefinition) {
  const { meta } = definition
  const played = play(definition, meta.players.max)
  const { states, requests } = played
  let at = 0
  const next = () => {
    at = (at + 1) % requests.length
    return at
  }
  const base = reference()
  const moves = perSecond(() => {
    const i = next()
    grant(definition, states[i]!, requests[i]!)
  })
  const views = perSecond(() => JSON.stringify(definition.view(states[next()]!.G, '0')))
  const greedy = await hire('greedy', definition)
  const bot = perSecond(() => {
    const { G, ctx } = states[next()]!
    chooseFor(greedy, definition.view(G, ctx.currentPlayer), ctx.currentPlayer, Math.random)
  })
  const size = bytes(definition, played)
  const ratio = (figure: number) => Math.round((figure / base) * 1000) / 1000
  return {
    game: meta.id,
    referencePerSecond: base,
    movesToReference: ratio(moves),
    viewsToReference: ratio(views),
    greedyChoicesToReference: ratio(bot),
    ...engineToReducer(definition, played),
    bytesPerUpdate: size,
    patchToWhole: Math.round((size.patch / size.whole) * 1000) / 1000,
  }
}

const results: Awaited<ReturnType<typeof measure>>[] = []
for (const { definition } of plugs) results.push(await measure(definition))
if (process.argv.includes('--json')) console.log(JSON.stringify(results, null, 2))
else console.table(results.map(({ bytesPerUpdate, ...rest }) => ({ ...rest, ...bytesPerUpdate })))

import { isDeepStrictEqual } from 'node:util'
import type { State } from 'boardgame.io'
import { chanceOf, randomFrom } from '../../games/kit/chance'
import type { MatchState } from '../../games/kit/definition'
import { drawChoice, open, play } from '../../games/kit/engine'
import { activeOf, awaited, choicesOf, legality } from '../../games/kit/legality'
import { begin, grant, type Request, replay } from '../../games/kit/referee'
import type { Plug } from './plug'
import { anyOf, seeded } from './seeded'

export interface Match {
  readonly players: number
  readonly options: object
  readonly seed: number
  /** Share of moves after which the dear checks run too: round trip, secrets, undo, blind arguments. */
  readonly thorough: number
}

export interface Played {
  readonly moves: number
  readonly turns: number
  readonly scores: readonly number[]
  readonly used: ReadonlySet<string>
}

export class Broken extends Error {}

/** Plays one random game to its end and checks every property on the way. Throws `Broken` with what went wrong. */
export function playRandomGame(plug: Plug, match: Match): Played {
  const { definition } = plug
  const random = seeded(match.seed)
  const initial = begin(definition, { players: match.players, options: match.options, seed: `fuzz ${match.seed}` })
  const requests: Request[] = []
  const used = new Set<string>()
  let state = initial
  assertSound(plug, state, random, true)
  while (!state.G.outcome) {
    if (requests.length > plug.longest(match.players)) throw new Broken('the game does not end')
    const request = chooseAny(plug, state.G, random)
    for (const component of plug.used(state.G, request)) used.add(component)
    const verdict = grant(definition, state, request)
    if ('refusal' in verdict) throw new Broken(`a legal choice was refused: ${verdict.refusal.because}`)
    requests.push(request)
    const thorough = random() < match.thorough
    if (thorough) assertUndo(plug, state, verdict.state, request)
    state = verdict.state
    assertSound(plug, state, random, thorough)
  }
  assertEnd(state)
  if (random() < match.thorough * 10) assertReplay(plug, initial, requests, state)
  return { moves: requests.length, turns: state.G.turn, scores: Object.values(state.G.outcome.scores), used }
}

/** The same on the engine: many more games in the same time, without what only the reducer can do wrong. */
export function playRandomGameOnEngine(plug: Plug, match: Match): Played {
  const { definition } = plug
  const random = seeded(match.seed)
  const position = open(definition, { players: match.players, options: match.options, seed: `fuzz ${match.seed}` })
  const { G } = position
  const used = new Set<string>()
  let moves = 0
  for (; !G.outcome; moves++) {
    if (moves > plug.longest(match.players)) throw new Broken('the game does not end')
    const { player, ...choice } = chooseAny(plug, G, random)
    for (const component of plug.used(G, choice)) used.add(component)
    play(definition, position, player, choice)
    const problem = plug.conserve(G)
    if (problem) throw new Broken(problem)
    if (random() < match.thorough) assertPlain(G)
    if (random() < match.thorough) assertSecrets(plug, G, random)
    if (random() < match.thorough) assertImagined(plug, G, random)
    if (random() < match.thorough) assertDrawn(plug, G, random)
  }
  return { moves, turns: G.turn, scores: Object.values(G.outcome.scores), used }
}

/** Any legal move of somebody who must act: first any kind of move, then any way to make it. */
export function chooseAny({ definition, prefers }: Plug, G: MatchState, random: () => number) {
  const bystander = random() < 0.1 ? anyOf(seatsOf(G), random) : null
  const asides = bystander === null ? [] : choicesOf(definition, definition.view(G, bystander), bystander)
  const player = bystander !== null && asides.length > 0 ? bystander : anyOf(Object.keys(awaited(G)), random)
  const all = player === bystander ? asides : choicesOf(definition, definition.view(G, player), player)
  const preferred = prefers && random() < 0.8 ? all.filter(prefers) : []
  const choices = preferred.length > 0 ? preferred : all
  if (choices.length === 0) throw new Broken('somebody must act and cannot')
  const move = anyOf([...new Set(choices.map((choice) => choice.move))], random)
  return {
    kind: 'move' as const,
    player,
    ...anyOf(
      choices.filter((choice) => choice.move === move),
      random,
    ),
  }
}

function assertSound(plug: Plug, state: State<MatchState>, random: () => number, thorough: boolean): void {
  const problem = plug.conserve(state.G)
  if (problem) throw new Broken(problem)
  assertMirror(plug, state)
  if (!thorough) return
  const { G, deltalog } = state
  assertPlain(G)
  JSON.stringify(deltalog)
  assertSecrets(plug, state.G, random)
  assertImagined(plug, state.G, random)
  assertDrawn(plug, state.G, random)
  assertRefusals(plug, state, random)
}

const seatsOf = (G: MatchState): string[] => Object.keys((G as { players?: object }).players ?? {})

function assertPlain(G: MatchState): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(G)), G)) throw new Broken('G does not survive JSON')
}

/** The same position with everything dealt anew that this seat must not know. */
export function imagined<G extends MatchState>(
  { definition }: Plug<G>,
  G: G,
  seat: string | null,
  random: () => number,
): G {
  return definition.imagine(definition.view(G, seat), seat, randomFrom(random))
}

/** What a seat imagines is a whole position: nothing lost, the same choices, and the match can go on from there. */
function assertImagined(plug: Plug, G: MatchState, random: () => number): void {
  if (G.outcome) return
  const seat = anyOf(Object.keys(awaited(G)), random)
  const position = { G: imagined(plug, G, seat, random), chance: chanceOf(String(random())) }
  const choices = choicesOf(plug.definition, plug.definition.view(G, seat), seat)
  if (!isDeepStrictEqual(choicesOf(plug.definition, position.G, seat), choices)) {
    throw new Broken(`seat ${seat} imagines other choices`)
  }
  for (let moves = 0; moves < 8 && !position.G.outcome; moves++) {
    const problem = plug.conserve(position.G)
    if (problem) throw new Broken(`seat ${seat} imagines what can't be: ${problem}`)
    const { player, ...choice } = chooseAny(plug, position.G, random)
    play(plug.definition, position, player, choice)
  }
}

/** A choice that was drawn is one of those that are listed, and there is one wherever there are any. */
function assertDrawn({ definition }: Plug, G: MatchState, random: () => number): void {
  for (const player of seatsOf(G)) {
    const drawn = drawChoice(definition, { G }, player, random)
    const choices = choicesOf(definition, G, player)
    const fits = drawn ? choices.some((choice) => isDeepStrictEqual(choice, drawn)) : choices.length === 0
    if (!fits) throw new Broken(`seat ${player} was dealt ${drawn?.move ?? 'no choice'}`)
  }
}

/** Shuffle what a seat must not know: what it sees must not change by a byte. */
export function assertSecrets(plug: Plug, G: MatchState, random: () => number): void {
  if (G.outcome) return
  const seats = [...seatsOf(G), null]
  for (const seat of seats) {
    const seen = JSON.stringify(plug.definition.view(G, seat))
    const reshuffled = JSON.stringify(plug.definition.view(imagined(plug, G, seat, random), seat))
    if (seen !== reshuffled) throw new Broken(`seat ${seat} sees something it must not know`)
  }
}

function assertRefusals({ definition, anything }: Plug, state: State<MatchState>, random: () => number): void {
  if (state.G.outcome) return
  const player = Object.keys(awaited(state.G))[0]!
  for (let i = 0; i < 5; i++) {
    const { move, args } = anything(state.G, random)
    const found = legality(definition, state.G, player, move, args)
    if ('refusal' in found && !found.refusal.clause) throw new Broken(`${move} was refused without a clause`)
    const verdict = grant(definition, state, { kind: 'move', player, move, args })
    if ('refusal' in found !== 'refusal' in verdict) throw new Broken(`${move} is judged in two ways`)
  }
}

/** Every card that somebody at the table, or a watcher, can name. */
function nameable({ definition, hidden }: Plug, G: MatchState): Set<string> {
  const seats = [...seatsOf(G), null]
  const seen = seats.map((seat) => JSON.stringify(definition.view(G, seat))).join()
  return new Set(hidden.filter((id) => seen.includes(`"${id}"`)))
}

/** What can be taken back has shown nobody anything new. */
function assertNothingShown(plug: Plug, before: MatchState, after: MatchState): void {
  const known = nameable(plug, before)
  const shown = [...nameable(plug, after)].find((id) => !known.has(id))
  if (shown) throw new Broken(`undo is offered although ${shown} was revealed`)
}

/** What can be taken back is restored exactly; what was revealed can't be taken back. */
function assertUndo(plug: Plug, before: State<MatchState>, after: State<MatchState>, { player }: Request): void {
  if (after.G.outcome || after.ctx.turn !== before.ctx.turn) return
  const undone = grant(plug.definition, after, { kind: 'undo', player })
  if (after.G.undoable === 0) {
    if (!('refusal' in undone)) throw new Broken('undo was possible after something was revealed')
    return
  }
  assertNothingShown(plug, before.G, after.G)
  if ('refusal' in undone) throw new Broken(`undo was refused: ${undone.refusal.because}`)
  if (!isDeepStrictEqual(undone.state.G, before.G)) throw new Broken('undo did not restore the position')
  const redone = grant(plug.definition, undone.state, { kind: 'redo', player })
  if ('refusal' in redone || !isDeepStrictEqual(redone.state.G, after.G)) throw new Broken('redo did not restore it')
}

/** ctx says the same as G: who must act, and in which phase. */
function assertMirror({ definition }: Plug, { G, ctx }: State<MatchState>): void {
  if (G.outcome) return
  const active = ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer]
  const meant = activeOf(definition.rules, G, ctx.playOrder) ?? awaited(G)
  if (active.sort().join() !== Object.keys(meant).sort().join()) throw new Broken('ctx asks somebody else to act')
  if (ctx.currentPlayer !== G.current || ctx.turn !== G.turn) throw new Broken('ctx is in another turn')
  if (G.phase && ctx.phase !== G.phase) throw new Broken('ctx is in another phase')
}

function assertEnd({ G, ctx }: State<MatchState>): void {
  if (!isDeepStrictEqual(ctx.gameover, G.outcome)) throw new Broken('ctx.gameover is not the outcome')
}

function assertReplay(plug: Plug, initial: State<MatchState>, requests: Request[], last: State<MatchState>): void {
  const again = replay(plug.definition, initial, requests).at(-1)!
  if (!isDeepStrictEqual(again.G, last.G)) throw new Broken('the same moves led to another state')
}

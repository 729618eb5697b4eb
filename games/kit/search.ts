import { chanceOf, randomOf } from './chance'
import type { Choice, MatchState, View } from './definition'
import type { Effort } from './effort'
import { branch, type Position, play } from './engine'
import { awaited, choicesOf } from './legality'
import type { PlayerId } from './rule'
import {
  guess,
  imagine,
  look,
  type Mind,
  type Moment,
  momentOf,
  mostMoves,
  quickly,
  reveals,
  turnIsOver,
  worth,
  worthLater,
} from './worlds'

/**
 * How the computer plans: it tries out its own moves to the end of the turn, keeping the most promising ways at every
 * step (a beam), and compares the best of them in several worlds that fit what it knows. A way ends where something is
 * revealed, somebody else has to decide, or the turn is over: further on nobody can know.
 */
export interface Depth {
  /** Own moves a way may have. */
  readonly moves: number
  /** Ways kept at every step. */
  readonly width: number
  /** Choices tried at every step of a way. */
  readonly choices: number
  /** Ways compared in the end. */
  readonly finalists: number
  /** Worlds they are compared in, at most. */
  readonly worlds: number
  /** Turns that are played on quickly after each: 0 for nothing but what has to be answered, 1 to the end of this turn. */
  readonly turns: number
}

/** A few moves that belong together. */
interface Way<G extends MatchState = MatchState> {
  readonly choices: readonly Choice[]
  readonly position: Position<G>
  readonly value: number
}

interface Root<G extends MatchState> {
  readonly mind: Mind<G>
  readonly depth: Depth
  readonly seat: PlayerId
  readonly from: Moment
}

/** Does this way end here? */
const isEnd = <G extends MatchState>({ seat, from }: Root<G>, { G }: Position<G>): boolean =>
  turnIsOver(from, G) || awaited(G)[seat] === undefined

/** What could be tried here, the most promising first; some of each kind of move where there is too much. */
function worthTrying<G extends MatchState>({ mind, depth, seat }: Root<G>, { G }: Position<G>): readonly Choice[] {
  const { definition, judge, numbers, random } = mind
  const all = choicesOf(definition, G, seat)
  const listed = judge.shortlist?.(G, seat, all, numbers, random) ?? all
  if (listed.length <= depth.choices) return listed
  return judge.shortlist ? listed.slice(0, depth.choices) : fairPart(listed, depth.choices, random)
}

/** So many choices, the kinds of moves taking turns. */
function fairPart(choices: readonly Choice[], most: number, random: () => number): Choice[] {
  const kinds = [...new Set(choices.map(({ move }) => move))]
  const queues = kinds.map((kind) => choices.filter(({ move }) => move === kind))
  const part: Choice[] = []
  while (part.length < most) {
    for (const queue of queues) {
      if (queue.length > 0 && part.length < most) part.push(...queue.splice(Math.floor(random() * queue.length), 1))
    }
  }
  return part
}

/** The best of these whose positions were not met before: what is laid and taken back leads nowhere. */
function newOnes<G extends MatchState>(ways: readonly Way<G>[], most: number, met: Set<string>): Way<G>[] {
  const kept: Way<G>[] = []
  for (const way of ways) {
    if (kept.length === most) break
    const text = asText(way.position)
    if (!met.has(text)) kept.push(way)
    met.add(text)
  }
  return kept
}

/** Equal for positions that differ only in how they came about. */
const asText = <G extends MatchState>({ G }: Position<G>): string => JSON.stringify({ ...G, undoable: 0 })

const byValue = (a: Way, b: Way): number => b.value - a.value

/** What a way is worth that has just ended: what it has left this seat to answer is answered first. */
const settled = <G extends MatchState>({ mind, seat, from }: Root<G>, position: Position<G>): number =>
  worthLater(mind, position, seat, from, 0)

/** One choice more. What nobody can imagine ends a way with a guess at its worth. */
function oneMore<G extends MatchState>(root: Root<G>, way: Way<G>, choice: Choice): Way<G> & { ended: boolean } {
  const { mind, depth, seat } = root
  const choices = [...way.choices, choice]
  const guessed = guess(mind, way.position, seat, choice)
  if (guessed !== undefined) return { choices, position: way.position, value: guessed, ended: true }
  const revealed = reveals(mind, way.position, seat, choice)
  const position = look(mind, way.position, seat, choice)
  const ended = revealed || choices.length >= depth.moves || isEnd(root, position)
  return { choices, position, value: ended ? settled(root, position) : worth(mind, position, seat), ended }
}

/** The ways this seat can go from here, as far as the effort finds them, the best first. */
function waysOn<G extends MatchState>(root: Root<G>, effort: Pick<Effort, 'isSpent'>, start: Position<G>): Way<G>[] {
  const { depth } = root
  const ended: Way<G>[] = []
  const met = new Set([asText(start)])
  let beam: Way<G>[] = [{ choices: [], position: start, value: 0 }]
  for (let move = 0; move < depth.moves && beam.length > 0; move++) {
    const next: Way<G>[] = []
    for (const way of beam) {
      for (const choice of worthTrying(root, way.position)) {
        if (effort.isSpent && ended.length + next.length > 0) break
        const longer = oneMore(root, way, choice)
        ;(longer.ended ? ended : next).push(longer)
      }
    }
    beam = newOnes(next.sort(byValue), depth.width, met)
    if (effort.isSpent) break
  }
  return [...ended, ...beam.slice(0, unfinished).map((way) => finished(root, way))].sort(byValue)
}

/** A way that was not followed to its end, because there was no more effort for it, is gone on with quickly. */
function finished<G extends MatchState>(root: Root<G>, unfinished: Way<G>): Way<G> {
  const { mind, seat } = root
  let way: Way<G> & { ended?: boolean } = unfinished
  while (!way.ended && way.choices.length < mostMoves) {
    const choice = quickly(mind, way.position, seat)
    if (!choice) break
    way = oneMore(root, way, choice)
  }
  return way
}

/** So many of those are still compared. */
const unfinished = 2

/** What a way leads to in one world, so many turns later. */
function tryOut<G extends MatchState>(
  { mind, depth, seat, from }: Root<G>,
  { choices }: Way<G>,
  world: Position<G>,
): number {
  const position = branch(world)
  for (const choice of choices) {
    const guessed = guess(mind, position, seat, choice)
    if (guessed !== undefined) return guessed
    play(mind.definition, position, seat, choice)
  }
  return worthLater(mind, position, seat, from, depth.turns)
}

/** The finalists in more and more worlds, the worse half leaving the contest from time to time; the best first. */
function contest<G extends MatchState>(root: Root<G>, ways: readonly Way<G>[], view: View<G>): Way<G>[] {
  const { mind, depth, seat } = root
  let standing = ways.slice(0, depth.finalists).map((way) => ({ way, sum: 0, times: 0 }))
  const beaten: typeof standing = []
  const mean = (one: { sum: number; times: number; way: Way<G> }) =>
    one.times > 0 ? one.sum / one.times : Number.NEGATIVE_INFINITY
  const rounds = Math.max(1, Math.ceil(Math.log2(standing.length)))
  for (let round = 0, tried = 0; round < rounds && standing.length > 1; round++) {
    const until = Math.ceil((depth.worlds * (round + 1)) / rounds)
    for (; tried < until && !mind.effort.isSpent; tried++) {
      const world = imagine(mind, view, seat)
      // All meet the same luck, so that they differ by what they are.
      const luck = String(mind.random())
      const lucky = () => ({ ...root, mind: { ...mind, random: randomOf(chanceOf(luck)).Number } })
      const values = standing.map(({ way }) => tryOut(lucky(), way, world))
      // What was not thought to its end is not compared.
      if (mind.effort.isSpent && tried > 0) break
      standing.forEach((one, i) => {
        one.sum += values[i]!
        one.times++
      })
    }
    const sorted = [...standing].sort((a, b) => mean(b) - mean(a))
    standing = sorted.slice(0, Math.ceil(sorted.length / 2))
    beaten.unshift(...sorted.slice(standing.length))
  }
  return [...standing, ...beaten].map((one) => ({ ...one.way, value: one.times > 0 ? mean(one) : one.way.value }))
}

/** The best ways found from what this seat sees, the best first. */
export function search<G extends MatchState>(mind: Mind<G>, depth: Depth, view: View<G>, seat: PlayerId): Way<G>[] {
  const root = { mind, depth, seat, from: momentOf(view) }
  const ways = waysOn(root, mind.effort.share(planningShare), imagine(mind, view, seat))
  return contest(root, ways, view)
}

/** How much of the effort goes into finding ways; the rest compares them. */
const planningShare = 0.5

import { copy } from './copy'
import type { Draft, MatchState } from './definition'
import { awaited, mayAct } from './legality'
import { matchProblem } from './meta'
import { completeOptions, filesOf, type OptionSchema, publicOptions } from './options'
import type { AnyRule, PlayerId, Random } from './rule'

/** How a match begins and a move is carried out: the same for boardgame.io's game and for the engine. */

/** What is wrong with what somebody brings to a match whose options are fine otherwise. */
export const wishProblem = <G extends MatchState, S extends OptionSchema>(
  { meta, problem }: Pick<Draft<G, S>, 'meta' | 'problem'>,
  raw: unknown,
  players: number,
): string | undefined => problem?.(completeOptions(meta.options, raw, players), players)

export function setUp<G extends MatchState, S extends OptionSchema>(
  definition: Pick<Draft<G, S>, 'meta' | 'problem' | 'setup'>,
  players: readonly PlayerId[],
  raw: unknown,
  random: Random,
): G {
  const { meta } = definition
  const problem = matchProblem(meta, players.length, raw) ?? wishProblem(definition, raw, players.length)
  if (problem) throw new Error(problem)
  const options = completeOptions(meta.options, raw, players.length)
  const files = filesOf(meta.options, options)
  const shown = publicOptions(meta.options, options)
  const G = definition.setup({ players: [...players], options: shown, files, random })
  return files ? { ...G, files } : G
}

/** Carries out a move that was found legal, and counts what can be taken back. Gives what was said. */
export function carryOut<G extends MatchState>(
  one: AnyRule<G>,
  { G, player, random }: { readonly G: G; readonly player: PlayerId; readonly random: Random },
  args: unknown[],
): unknown[] {
  const { turn, phase } = G
  const asked = mayAct(G, player)
  const revealed = one.reveals?.({ G, player }, ...args) ?? false
  const said: unknown[] = []
  // What is said outlives the position that parts of it may come from.
  one.apply({ G, player, random, say: (event) => said.push(copy(event)) }, ...args)
  const newTurn = G.turn !== turn && G.phase === phase
  const stands = revealed || !asked || newTurn || asksOthers(G, player)
  G.undoable = stands ? 0 : G.undoable + 1
  return said
}

/** Once somebody else has been asked, what led to the question stands. */
const asksOthers = (G: MatchState, player: PlayerId): boolean =>
  Object.keys(awaited(G)).some((other) => other !== player)

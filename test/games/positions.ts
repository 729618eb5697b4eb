import { chooseAnything } from '../../games/kit/bot'
import type { GameDefinition, MatchState } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import { begin, grant } from '../../games/kit/referee'
import { seeded } from '../conformance/seeded'

/** Every position of a match in which everybody does anything. */
export function* positions<G extends MatchState>(
  definition: GameDefinition<G>,
  table: { players: number; options?: object; seed: number },
): Generator<G> {
  const random = seeded(table.seed)
  let state = begin(definition, { ...table, seed: `positions-${table.seed}` })
  while (!state.G.outcome) {
    yield state.G
    const player = Object.keys(awaited(state.G))[0]!
    const choice = chooseAnything(definition, definition.view(state.G, player), player, random)!
    const verdict = grant(definition, state, { kind: 'move', player, ...choice })
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    state = verdict.state
  }
  yield state.G
}

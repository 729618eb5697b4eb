import type { MatchState } from '../../../games/kit/definition'
import type { Rules } from '../../../games/kit/rule'
import { dieSides } from '../../../games/now-or-never/data/constants'
import { seeded } from '../../conformance/seeded'
import type { Position } from '../../kit/position'

/** The memory of boardgame.io's generator (alea): three fractions and a carry. */
interface Memory {
  readonly s0: number
  readonly s1: number
  readonly s2: number
  readonly c: number
}

/** The next `n` dice of a generator with this memory. */
function rolls({ s0, s1, s2, c }: Memory, n: number): number[] {
  const memory = { s0, s1, s2, c }
  return Array.from({ length: n }, () => {
    const t = 2091639 * memory.s0 + memory.c * 2.3283064365386963e-10
    Object.assign(memory, { s0: memory.s1, s1: memory.s2, c: Math.trunc(t), s2: t - Math.trunc(t) })
    return Math.floor(memory.s2 * dieSides) + 1
  })
}

/** Makes the next dice of this table fall so. Nothing else may be drawn or shuffled in between. */
export function load<G extends MatchState, R extends Rules<G>>(at: Position<G, R>, ...faces: number[]): void {
  const random = seeded(faces.length)
  for (;;) {
    const memory = { s0: random(), s1: random(), s2: random(), c: 1 }
    if (rolls(memory, faces.length).join() !== faces.join()) continue
    const { plugins } = at.state
    const data = { ...plugins.random?.data, prngstate: memory }
    at.state = { ...at.state, plugins: { ...plugins, random: { ...plugins.random, data } } }
    return
  }
}

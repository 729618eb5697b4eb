import { expect, it } from 'vitest'
import { hire } from '../../../games/kit/bot'
import { awaited } from '../../../games/kit/legality'
import { begin, grant } from '../../../games/kit/referee'
import { nowOrNever } from '../../../games/now-or-never/game'
import type { G } from '../../../games/now-or-never/state'
import { chooseFor } from '../../arena/choose'
import { seeded } from '../../conformance/seeded'

/** A match as it was stored when nothing was known of story mode. */
function storedBefore(now: G): G {
  const raw = JSON.parse(JSON.stringify(now))
  delete raw.story
  for (const area of Object.values<{ story?: unknown }>(raw.players)) delete area.story
  for (const option of ['mode', 'chapter', 'campaign', 'storyData']) delete raw.options?.[option]
  return raw
}

it('NON-220 a match stored before there was a story mode still opens and is played to its end', async () => {
  const bot = await hire('random', nowOrNever)
  const random = seeded(7)
  const fresh = begin(nowOrNever, { players: 2, options: {}, seed: 'stored before' })
  let state = { ...fresh, G: storedBefore(fresh.G) }
  for (let moves = 0; !state.G.outcome; moves++) {
    expect(moves).toBeLessThan(5000)
    const player = Object.keys(awaited(state.G))[0]!
    for (const seat of [...state.G.order, null]) expect(nowOrNever.view(state.G, seat).story ?? null).toBeNull()
    const choice = chooseFor(bot, nowOrNever.view(state.G, player), player, random)!
    const verdict = grant(nowOrNever, state, { kind: 'move', player, ...choice })
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    state = verdict.state
  }
  expect(Object.values(state.G.outcome!.scores)).toHaveLength(2)
})

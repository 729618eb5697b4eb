import { describe, expect, it } from 'vitest'
import { grant } from '../../games/kit/referee'
import { upgraded } from '../../games/kit/version'
import { dataHash } from '../../server/rules-hash.mjs'
import { endOf, fixturesOf, playedAgain, tablesNoted } from '../fixtures/fixtures'
import { chooseAny } from './harness'
import type { Plug } from './plug'
import { plugOf, plugs } from './plugs'
import { seeded } from './seeded'

const how = 'raise "version" in its meta.ts if stored matches would be played differently, then run `npm run fixtures`'

/** A game that is just being written has stored nothing yet. */
const stored = plugs.filter(({ definition }) => fixturesOf(definition.meta.id).length > 0)

describe.each(stored.map((plug) => ({ plug, title: plug.definition.meta.title })))('$title', ({ plug }) => {
  const { definition } = plug
  const { id, version } = definition.meta
  const fixtures = fixturesOf(id).map((fixture, nr) => ({ nr, of: fixture.version, fixture }))
  const current = fixtures.filter(({ of }) => of === version)
  const older = fixtures.filter(({ of }) => of < version && upgraded(definition, fixtures[0]!.fixture.middle.G, of))

  it('has finished matches of the version of today', () => expect(current.length, how).toBeGreaterThan(0))

  it.each(current)('match $nr of version $of is played again to the same end', async ({ fixture }) => {
    await definition.prepare?.()
    const G = playedAgain(definition, fixture)
    expect(G.outcome?.scores, how).toEqual(fixture.scores)
    expect(endOf(G), how).toBe(fixture.end)
  })

  it.each(older)('match $nr of version $of is upgraded half way and played on', async ({ fixture }) => {
    await definition.prepare?.()
    expect(playedOn(plug, fixture.middle.G, fixture.version)).toBe(true)

    function playedOn({ longest }: Plug, G: typeof fixture.middle.G, from: number): boolean {
      const random = seeded(from)
      let state = { ...fixture.middle, G: upgraded(definition, G, from)! }
      for (let moves = 0; !state.G.outcome && moves < longest(fixture.players); moves++) {
        const verdict = grant(definition, state, chooseAny(plug, state.G, random))
        if ('refusal' in verdict) throw new Error(verdict.refusal.because)
        state = verdict.state
      }
      return state.G.outcome !== null
    }
  })

  it('has the tables its matches were stored with', async () => {
    expect(tablesNoted(id), how).toEqual({ version, data: await dataHash(id) })
  })
})

describe('a stored match notices', () => {
  const { definition } = plugOf('monuments')
  const [fixture] = fixturesOf('monuments')

  it('a changed rule', () => {
    const { drawDeck } = definition.rules
    const rules = { ...definition.rules, drawDeck: { ...drawDeck!, check: () => ({ clause: '', because: 'no more' }) } }
    expect(() => playedAgain({ ...definition, rules }, fixture!)).toThrow('no more')
  })

  it('a new field', () => {
    const G = playedAgain(definition, fixture!)
    expect(endOf({ ...G, ...{ fresh: 1 } })).not.toBe(fixture!.end)
  })
})

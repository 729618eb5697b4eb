import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { MatchState } from '../../games/kit/definition'
import { mapRecord } from '../../games/kit/records'
import type { Doing } from '../../games/kit/rule'
import type { G as MonumentsG } from '../../games/monuments/state'
import { playTwice } from './differential'
import type { Plug } from './plug'
import { plugOf, plugs } from './plugs'
import { fewTablesOf } from './tables'

describe.each(plugs.map((plug) => ({ plug, title: plug.definition.meta.title })))('$title', ({ plug }) => {
  it.each(fewTablesOf(plug))('the engine and the reducer play the same game: %j', ({ players, options }) => {
    expect(playTwice(plug, { players, options, seed: players }).moves).toBeGreaterThan(10)
  })
})

describe('the comparison can fail', () => {
  /** The reducer keeps the rules it was made of; in the engine every move does a little more. */
  const withMore = (plug: Plug, more: (doing: Doing<MatchState, unknown>) => void): Plug => {
    const rules = mapRecord(plug.definition.rules, (one) => ({
      ...one,
      apply(doing: Doing<MatchState, unknown>, ...args: unknown[]) {
        one.apply(doing, ...args)
        more(doing)
      },
    }))
    return { ...plug, definition: { ...plug.definition, rules } }
  }
  const match = { players: 2, options: {}, seed: 1 }
  const monuments = plugOf('monuments')

  it('where the position differs', () => {
    const strange = withMore(monuments, ({ G }) => Object.assign(G, { stray: 1 }))
    expect(() => playTwice(strange, match)).toThrow('G differs in stray')
  })

  it('where something else is said', () => {
    const talkative = withMore(monuments, ({ say }) => say('more'))
    expect(() => playTwice(talkative, match)).toThrow('they say different things')
  })

  it('where chance was called more often', () => {
    const rolling = withMore(monuments, ({ random }) => void random.Die(6))
    expect(() => playTwice(rolling, match)).toThrow('chance differs')
  })

  it('where a part of the position lies in two places', () => {
    const doubling = withMore(monuments, ({ G }) => {
      const state = G as MonumentsG
      if (isDeepStrictEqual(state.histories, state.used)) Object.assign(state, { used: state.histories })
    })
    expect(() => playTwice(doubling, match)).toThrow('G.used lies in two places of G')
  })
})

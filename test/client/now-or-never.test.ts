import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newBest } from '../../client/boards/now-or-never/best'
import { recalled, remember } from '../../client/kit/remembered'
import { isAsked } from '../../games/kit/options'
import { meta } from '../../games/now-or-never/meta'
import { land, type Seat } from '../games/now-or-never/land'
import { allPass, produce } from '../games/now-or-never/play'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

/** The end of a solo match. */
function ended(own: Seat, soloHighScore: number | null = null) {
  const at = land({ players: 1, season: 6, seats: { 0: own }, options: { soloHighScore } })
  allPass(at)
  produce(at)
  return at.G
}

const strong: Seat = {
  played: [
    'restored-shrine',
    'crowded-streets',
    'four-trades',
    'relic-keeper',
    'living-legend',
    'master-armorer',
    'meteor-heart',
    'pact-of-spirits',
    'snail-king',
    'voice-beneath',
    'ublo-engine',
  ],
}

describe('the solo score to beat', () => {
  test('NON-212 is never asked for', () => {
    expect(isAsked(meta.options.soloHighScore, {}, 1)).toBe(false)
    expect(isAsked(meta.options.map, {}, 1)).toBe(true)
  })

  test('NON-212 what this device remembers comes along with the next solo match, and with no other', () => {
    expect(recalled(meta, { map: 'above' }, 1)).toEqual({ map: 'above' })
    remember('now-or-never', 'soloHighScore', 123)
    expect(recalled(meta, { map: 'above' }, 1)).toEqual({ map: 'above', soloHighScore: 123 })
    expect(recalled(meta, { map: 'above' }, 2)).toEqual({ map: 'above' })
  })

  test('NON-212 nonsense in the memory is left out', () => {
    remember('now-or-never', 'soloHighScore', 'many')
    expect(recalled(meta, {}, 1)).toEqual({})
  })

  test('NON-212 only a win is remembered, and only the best one', () => {
    const won = ended(strong)
    const score = won.outcome!.scores['0']!
    expect(score).toBeGreaterThanOrEqual(100)
    expect(newBest(won, undefined)).toBe(score)
    expect(newBest(won, score + 9)).toBe(score + 9)
    expect(newBest(ended({}), undefined)).toBeNull()
    expect(newBest(ended(strong, score), score)).toBeNull()
    expect(newBest(land({ players: 1 }).G, undefined)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { monumental } from '../../games/monumental/game'
import { balance, keptIn, recordOf } from '../arena/balance'
import type { Played } from '../arena/match'
import { plugOf } from '../conformance/plugs'

const plug = plugOf('monumental')

const seat = (win: number, trait: string, used: string[] = []) => ({
  name: 'builder',
  points: 50 + win,
  win,
  traits: [trait],
  used,
  counts: {},
  times: [],
})
const played = (seed: number, ...seats: Played['seats']): Played => ({ seed, moves: 9, turns: 20 + seed, seats })
/** One civilization wins game after game. */
const games = Array.from({ length: 20 }, (_, n) => played(n, seat(1, 'danish', ['computers']), seat(0, 'greek')))
const written = games.map((game) => recordOf(plug, game)).join('\n')

describe('the table of balance', () => {
  it('reads the games that the arena wrote', () => {
    expect(keptIn(written)).toHaveLength(20)
    expect(() => keptIn('{"game":"monumental"}')).toThrow()
  })

  it('says what is outside the bounds for certain, what may be, and what is not', () => {
    const text = balance([plug], keptIn(written))
    expect(text).toContain('| danish | 20 | **2.00 (1.68 to 2.00)** | 51 |')
    expect(text).toContain('| greek | 20 | **0.00 (0.00 to 0.32)** | 50 |')
    const even = games.map((game, n) => (n % 20 < 9 ? { ...game, seats: [...game.seats].reverse() } : game))
    const seats = balance([plug], keptIn(even.map((game) => recordOf(plug, game)).join('\n')))
    expect(seats).toContain('| 1.10 (0.68 to 1.48) | 0.90 (0.52 to 1.32) |')
  })

  it('names what nobody used', () => {
    const text = balance([plug], keptIn(written))
    expect(text).toMatch(/Never: .*\bshipyard\b/)
    expect(text).not.toMatch(/Never: .*\bcomputers\b/)
  })

  it('leaves out games of unequal players', () => {
    const unequal = games.map(({ seats: [one, other], ...game }) => ({
      ...game,
      seats: [{ ...one!, name: 'random' }, other!],
    }))
    expect(balance([plug], keptIn(unequal.map((game) => recordOf(plug, game)).join('\n')))).not.toContain('##')
  })

  it('leaves out games of former rules', () => {
    const former = written.replaceAll(`"rules":${monumental.meta.version}`, '"rules":0')
    expect(balance([plug], keptIn(former))).not.toContain('##')
  })
})

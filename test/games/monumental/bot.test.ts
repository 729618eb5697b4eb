import { describe, expect, it } from 'vitest'
import { open, play } from '../../../games/kit/engine'
import { awaited, choicesOf, legality } from '../../../games/kit/legality'
import { judge } from '../../../games/monumental/bot'
import { monumental } from '../../../games/monumental/game'
import { areaOf, type G } from '../../../games/monumental/state'
import { seeded } from '../../conformance/seeded'

const { numbers } = judge.weights

/** A match in which everybody follows the policy. `before` sees every position, and what will be done there. */
function played(players: number, options: object, before: (G: G, seat: string, move: string) => void = () => {}): G {
  const random = seeded(players)
  const position = open(monumental, { players, options, seed: 'policy' })
  const { G } = position
  for (let moves = 0; !G.outcome && moves < 2000; moves++) {
    const seat = Object.keys(awaited(G))[0]!
    const choice = judge.policy!(G, seat, random, numbers)!
    expect(legality(monumental, G, seat, choice.move, choice.args)).not.toHaveProperty('refusal')
    before(G, seat, choice.move)
    play(monumental, position, seat, choice)
  }
  return G
}

describe('the policy', () => {
  it.each([
    [1, { automaCiv: 'greek' }],
    [2, { civilizations: ['mughals', 'atlanteans'] }],
    [3, { civilizations: ['aztecs', 'amazons', 'chinese'], heroModule: true }],
    [5, { heroModule: false }],
  ])('plays a match of %i to its end by legal moves: %j', (players, options) => {
    const { outcome, order } = played(players, options)
    expect(Object.keys(outcome!.scores)).toEqual(expect.arrayContaining(order))
  })

  it('ends no turn while a Policy can be developed or Production would help a Wonder (MO-047)', () => {
    let ends = 0
    played(2, {}, (G, seat, move) => {
      if (move !== 'endActions') return
      ends++
      const { goods, wonder } = areaOf(G, seat)
      const left = choicesOf(monumental, G, seat).map((choice) => choice.move)
      expect(left).not.toContain('developPolicy')
      expect(wonder ? goods.P : 0).toBe(0)
    })
    expect(ends).toBeGreaterThan(10)
  })
})

describe('a civilization', () => {
  it('is drawn by lot, a strong one more often than a weak one (MO-031)', () => {
    const { G } = open(monumental, { players: 2, options: { civilizations: ['pick', 'pick'] }, seed: 'lots' })
    const choices = choicesOf(monumental, G, G.current)
    const random = seeded(4)
    const times = new Map<unknown, number>()
    for (let i = 0; i < 400; i++) {
      const [choice, ...more] = judge.shortlist!(G, G.current, choices, numbers, random)
      expect(more).toEqual([])
      times.set(choice!.args[0], (times.get(choice!.args[0]) ?? 0) + 1)
    }
    expect(times.size).toBeGreaterThan(5)
    expect(times.get('egyptian')).toBeGreaterThan(times.get('danish')!)
  })
})

describe('what is weighed', () => {
  it('is the end of a turn only where nothing good is left to do', () => {
    let held = 0
    played(2, {}, (G, seat, move) => {
      if (G.stage !== 'actions' || G.pending.length > 0) return
      const listed = judge.shortlist!(G, seat, choicesOf(monumental, G, seat), numbers, Math.random).map(
        (choice) => choice.move,
      )
      expect(listed.includes('endActions')).toBe(move === 'endActions')
      expect(listed[0]).toBe(move)
      held++
    })
    expect(held).toBeGreaterThan(50)
  })
})

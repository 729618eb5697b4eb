import { describe, expect, it } from 'vitest'
import { land, seat } from './land'
import { dice, go } from './play'

describe('decisions that something else overtakes', () => {
  it('NON-145 NON-151 the Metal Hound takes the very token a die was rolled for: the search finds nothing', () => {
    const at = land({
      search: { r1c3: 'search-hidden-cave' },
      seats: { 0: { hero: 'halia', space: 'r1c4', played: ['metal-hound'] } },
    })
    go(at, 0, 'r1c3')
    dice(at, 2)
    at.play('0', 'search')
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', cause: 'search' })
    at.play('0', 'useAbility', 'metal-hound')
    at.play('0', 'claimSearch', 'r1c3')
    expect(seat(at)).toMatchObject({ mana: 1, xp: 1, hearts: 12 })
    at.play('0', 'keepDie')
    expect(seat(at)).toMatchObject({ hearts: 10, xp: 1, search: ['search-hidden-cave'] })
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })
})

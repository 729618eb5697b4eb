import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
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

  it('NON-202 NON-206 while the bot acts it is not your turn: no Metal Hound before its token is chosen', () => {
    const at = land({
      players: 1,
      bot: { cards: ['solo-search'] },
      seats: { 0: { hero: 'halia', space: 'r3c3', played: ['metal-hound', 'life-candle'], hearts: 3 } },
    })
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    at.play('0', 'endTurn')
    expect(at.G.pending[0]).toMatchObject({ kind: 'botSearch' })
    expect(at.choices('0', 'useAbility')).toEqual([['life-candle']])
    expect(at.refused('0', 'useAbility', 'metal-hound').clause).toBe('NON-135')
    at.play('0', 'useAbility', 'life-candle')
    at.play('0', 'chooseBotSearch', 'r4c3')
    expect(known(at.G.bot!.search)).toEqual([expect.stringMatching(/^search-/)])
    expect(at.refused('0', 'useAbility', 'echo-bell').clause).toBe('NON-135')
  })
})

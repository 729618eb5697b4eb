import { describe, expect, it } from 'vitest'
import { laid, seat } from './layout'
import { allPass, go, produce } from './play'

/** A turn without consequences: a specialist rests. */
const rest = (at: ReturnType<typeof laid>, player: string) => {
  const one = seat(at, player).specialists.find((hired) => hired?.up)!
  at.play(player, 'restSpecialist', one.id, 'coin')
  at.play(player, 'endTurn')
}

describe('seasons', () => {
  it('NON-030 six seasons, each followed by a production phase, then the end', () => {
    const at = laid()
    for (const season of [1, 2, 3, 4, 5, 6]) {
      expect([at.G.season, at.G.phase, at.G.outcome]).toEqual([season, 'season', null])
      allPass(at)
      expect([at.G.season, at.G.phase]).toEqual([season, 'production'])
      produce(at)
    }
    expect(at.G.outcome).not.toBeNull()
    expect(at.refused('0', 'pass').clause).toBe('NON-188')
  })

  it('NON-031 the holder of the token begins, then clockwise, skipping those who passed', () => {
    const at = laid({ players: 3, first: '2', adjust: (G) => Object.assign(G, { current: '2' }) })
    rest(at, '2')
    expect(at.G.current).toBe('0')
    expect(at.refused('1', 'pass').clause).toBe('NON-031')
    at.play('0', 'pass')
    rest(at, '1')
    rest(at, '2')
    expect(at.G.current).toBe('1')
    at.play('1', 'pass')
    at.play('2', 'pass')
    produce(at)
    expect([at.G.current, at.G.first, at.G.season]).toEqual(['2', '2', 2])
  })

  it('NON-174 NON-107 who holds the token when the season starts goes first', () => {
    const at = laid({ seats: { 1: { space: 'r2c6' } } })
    at.play('0', 'pass')
    go(at, 0, 'r2c5')
    at.play('1', 'visit')
    at.play('1', 'endTurn')
    at.play('1', 'pass')
    produce(at)
    expect([at.G.first, at.G.current, at.G.season]).toEqual(['1', '1', 2])
  })
})

describe('a turn', () => {
  it('NON-032 is exactly one action: no second one, and no pass after it', () => {
    const at = laid()
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    expect(at.refused('0', 'restSpecialist', 's-herbalist', 'coin').clause).toBe('NON-032')
    expect(at.refused('0', 'paySpecialist', 's-herbalist').clause).toBe('NON-032')
    expect(at.refused('0', 'recruitSpecialist', 's-carpenter', 2).clause).toBe('NON-032')
    expect(at.refused('0', 'startHeroAction', 0).clause).toBe('NON-032')
    expect(at.refused('0', 'pass').clause).toBe('NON-032')
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })

  it('NON-032 cannot end without an action or a pass, nor a hero action be left for a pass', () => {
    const at = laid()
    expect(at.refused('0', 'endTurn').clause).toBe('NON-032')
    go(at, 0, 'r2c4')
    expect(at.refused('0', 'pass').clause).toBe('NON-032')
  })

  it('NON-033 who has passed takes no more turns, but keeps the anytime actions', () => {
    const at = laid({ seats: { 0: { stock: { shell: 3 } } } })
    at.play('0', 'pass')
    rest(at, '1')
    expect(at.G.current).toBe('1')
    expect(at.refused('0', 'restSpecialist', 's-mason', 'coin').clause).toBe('NON-031')
    at.play('0', 'sell', 'm-sss', 1)
    expect(seat(at).coins).toBe(22)
    expect(at.G.current).toBe('1')
  })

  it('NON-034 the last one left goes on until passing', () => {
    const at = laid()
    at.play('0', 'pass')
    rest(at, '1')
    expect(at.G.current).toBe('1')
    rest(at, '1')
    expect([at.G.current, at.G.phase]).toEqual(['1', 'season'])
    at.play('1', 'pass')
    expect(at.G.phase).toBe('production')
  })

  it('NON-035 an ability is not the action of the turn: an action follows, or a pass', () => {
    const at = laid({ seats: { 0: { hero: 'halia', hearts: 5, blue: ['second-wind'] } } })
    at.play('0', 'useAbility', 'second-wind')
    at.play('0', 'useAbility', 'second-wind')
    expect(seat(at)).toMatchObject({ hearts: 9, mana: 2 })
    expect(at.refused('0', 'endTurn').clause).toBe('NON-032')
    at.play('0', 'pass')
    expect(seat(at).passed).toBe(true)
    const again = laid({ seats: { 0: { hero: 'halia', hearts: 5, blue: ['second-wind'] } } })
    again.play('0', 'useAbility', 'second-wind')
    go(again, 0, 'r3c5')
    again.play('0', 'useAbility', 'second-wind')
    expect(again.G.current).toBe('0')
  })

  it('NON-035 after the action abilities still work until the turn ends', () => {
    const at = laid({ seats: { 0: { hero: 'halia', hearts: 5, blue: ['second-wind'] } } })
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    at.play('0', 'useAbility', 'second-wind')
    expect(seat(at).hearts).toBe(7)
    at.play('0', 'endTurn')
    expect(at.refused('0', 'useAbility', 'second-wind').clause).toBe('NON-135')
  })
})

import { describe, expect, it } from 'vitest'
import { doubt } from '../../../games/now-or-never/words/doubts'
import { type Layout, laid, type Seat } from './layout'
import { go } from './play'

const asked = (at: ReturnType<typeof laid>, move: string, ...args: unknown[]) => doubt(at.G, '0', move, args)
const mine = (own: Seat, layout: Layout = {}) => laid({ ...layout, seats: { 0: own } })

describe('what is seldom meant is asked once more', () => {
  it('NON-138 Siphon Power with full mana, not with an empty slot', () => {
    const marklun: Seat = { hero: 'marklun', blue: ['siphon-power'], stock: { demon: 1 } }
    expect(asked(mine(marklun), 'useAbility', 'siphon-power')).toEqual({
      ask: 'Siphon Power: 1 bottled demon for nothing?',
      because: 'Your mana is full.',
    })
    expect(asked(mine({ ...marklun, mana: 1 }), 'useAbility', 'siphon-power')).toBeUndefined()
  })

  it('NON-090 Armored a second time in a turn, or when no hero action can follow', () => {
    const at = mine({ hero: 'namal', mana: 2 })
    expect(asked(at, 'useAbility', 'armored')).toBeUndefined()
    at.play('0', 'useAbility', 'armored')
    expect(asked(at, 'useAbility', 'armored')?.because).toContain('no heart this turn anyway')
    const late = mine({ hero: 'namal', mana: 2 })
    late.play('0', 'restSpecialist', 's-mason', 'coin')
    expect(asked(late, 'useAbility', 'armored')).toBeDefined()
  })

  it('NON-102 a visit that takes the last heart: the Nomad Camp at one heart, not at two', () => {
    const camp = (hearts: number) => {
      const at = mine({ hearts, stock: { book: 1 }, space: 'r1c3' })
      go(at, 0, 'r1c4')
      return at
    }
    expect(asked(camp(1), 'visit')?.because).toContain('last heart')
    expect(asked(camp(2), 'visit')).toBeUndefined()
  })

  it('NON-143 a visit that is paid for when no villager is left', () => {
    const at = mine({ hearts: 5, stock: { book: 1 }, space: 'r1c3' }, { villagers: [], supply: [] })
    go(at, 0, 'r1c4')
    expect(asked(at, 'visit')?.ask).toBe('Visit Nomad Camp: 1 heart, 1 book for nothing?')
  })

  it('NON-105 NON-146 a die that is sure to take the last heart', () => {
    const meteorite = (hearts: number) => {
      const at = mine({ hearts, space: 'r1c5' }, { enemies: {} })
      go(at, 0, 'r1c6')
      return at
    }
    expect(asked(meteorite(2), 'visit')).toBeDefined()
    expect(asked(meteorite(3), 'visit')).toBeUndefined()
    const searcher = (hearts: number, more: Seat = {}) => mine({ hero: 'zeik', hearts, ...more })
    expect(asked(searcher(1), 'search')).toBeDefined()
    expect(asked(searcher(1, { blue: ['toughness'] }), 'search')).toBeUndefined()
    expect(asked(searcher(2), 'search')).toBeUndefined()
  })

  it('NON-046 NON-047 a healer or a rest for hearts at full hearts', () => {
    expect(asked(mine({}), 'paySpecialist', 's-herbalist')?.because).toBe('Your hearts are full.')
    expect(asked(mine({ hearts: 3 }), 'paySpecialist', 's-herbalist')).toBeUndefined()
    expect(asked(mine({}), 'paySpecialist', 's-mason')).toBeUndefined()
    expect(asked(mine({}), 'restSpecialist', 's-mason', 'hearts')).toBeDefined()
    expect(asked(mine({}), 'restSpecialist', 's-mason', 'coin')).toBeUndefined()
  })

  it('NON-094 a step with the last heart', () => {
    const at = mine({ hearts: 1, space: 'r2c3' })
    at.play('0', 'startHeroAction', 0)
    expect(asked(at, 'step', 'r2c4')).toBeUndefined()
    at.play('0', 'step', 'r2c4')
    expect(asked(at, 'step', 'r2c3')?.ask).toBe('Go on with your last heart?')
  })

  it('NON-161 selling everything, with what it brings and takes; one line is not asked about', () => {
    const at = mine({ stock: { shell: 3, tool: 1 } })
    expect(asked(at, 'sellBest')?.because).toBe('You give up 3 shells, 1 tool.')
    expect(asked(at, 'sell', 'm-s', 1)).toBeUndefined()
  })
})

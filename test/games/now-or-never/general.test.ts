import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { manaMax } from '../../../games/now-or-never/pieces/standing'
import { laid, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

describe('supplies', () => {
  it('NON-002 coins and experience never run out', () => {
    const at = laid({ seats: { 0: { coins: 5000, xp: 5000, stock: { crystal: 300 } } } })
    expect(gains(at, () => at.play('0', 'sell', 'm-ccc', 100))).toEqual({ coin: 1100, crystal: -300 })
    at.play('0', 'paySpecialist', 's-herbalist')
    expect(seat(at).xp).toBe(5000)
  })

  it('NON-002 NON-143 without villagers in row and supply a beaten enemy gives its other rewards only', () => {
    const at = laid({ villagers: [], supply: [], seats: { 0: { space: 'r2c3' } } })
    go(at, 0, 'r2c4')
    dice(at, 4)
    expect(
      gains(at, () => {
        at.play('0', 'fight')
        at.play('0', 'resolveRound')
      }),
    ).toEqual({ xp: 1, heart: -2 })
    expect(at.G.pending).toEqual([])
    expect(seat(at).unhoused).toEqual([])
  })
})

describe('tracks', () => {
  it('NON-003 goods and books are counted beyond nine', () => {
    const at = laid({ season: 2, seats: { 0: { town: { 12: 'shell-drying-house' }, stock: { shell: 9, book: 12 } } } })
    allPass(at)
    produce(at)
    expect(seat(at).stock).toMatchObject({ shell: 10, book: 12 })
  })

  it('NON-004 books cannot be sold: no line of the market takes them', () => {
    const at = laid({ seats: { 0: { stock: { book: 5, shell: 1 } } } })
    const lines = at.choices('0', 'sell').map(([line]) => line)
    expect(lines).toEqual(['m-s'])
    expect(at.refused('0', 'sell', 'm-b', 1).clause).toBe('NON-161')
    expect(gains(at, () => at.play('0', 'sell', 'm-s', 1))).toEqual({ coin: 1, shell: -1 })
  })

  it('NON-005 hearts above the maximum are lost, and none goes below 0', () => {
    const at = laid({ seats: { 0: { hearts: 13 } } })
    expect(gains(at, () => at.play('0', 'restSpecialist', 's-mason', 'hearts'))).toEqual({ heart: 1 })
    const tired = laid({ seats: { 0: { hearts: 1, space: 'r4c7' } } })
    go(tired, 0, 'r4c8')
    tired.play('0', 'visit')
    expect(seat(tired).hearts).toBe(0)
  })

  it('NON-006 mana above the maximum is lost; spent mana comes back in the production phase', () => {
    const at = laid({ seats: { 0: { hero: 'marklun', mana: 4, blue: ['siphon-power'], stock: { demon: 2 } } } })
    expect(gains(at, () => at.play('0', 'useAbility', 'siphon-power'))).toEqual({ demon: -1, mana: 1 })
    expect(seat(at).mana).toBe(manaMax(seat(at)))
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'useAbility', 'haste')
    at.play('0', 'step', 'r2c4')
    at.play('0', 'endTurn')
    expect(seat(at).mana).toBe(4)
    allPass(at)
    expect(seat(at).mana).toBe(4)
    produce(at)
    expect(seat(at).mana).toBe(5)
  })

  it('NON-006 a component that raises the maximum does raise it', () => {
    const at = laid({ gear: { blue: ['shield-crystal'] }, seats: { 0: { specialists: ['s-outfitter'], coins: 20 } } })
    at.play('0', 'paySpecialist', 's-outfitter')
    expect(gains(at, () => at.play('0', 'buyGear', 'shield-crystal', 0))).toEqual({ coin: -6, mana: 1 })
    expect(seat(at).mana).toBe(3)
  })
})

describe('boards', () => {
  it('NON-007 four slots of each kind, and the printed blue ability in none of them', () => {
    const at = laid({
      seats: { 0: { hero: 'halia', blue: ['scale-vest', 'scale-vest', 'tower-shield', 'mountain-cloak'] } },
    })
    const { specialists, red, blue } = seat(at)
    expect([specialists.length, red.length, blue.length]).toEqual([4, 4, 4])
    dice(at, 1, 4)
    go(at, 0, 'r2c4')
    at.play('0', 'fight')
    at.play('0', 'useAbility', 'strange-luck')
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 4 })
    expect(at.refused('0', 'buyAbility', 'leadership', 4).because).toContain('form')
  })

  it('NON-008 dice show one to four, each as often as the others', () => {
    const shown = new Map<number, number>()
    const ready = laid({ seats: { 0: { space: 'r1c2' } } })
    go(ready, 0, 'r1c3')
    for (let seed = 0; seed < 160; seed++) {
      const at = ready.with(() => {})
      at.state = { ...at.state, plugins: { ...at.state.plugins, random: { data: { seed: `die ${seed}` } } } }
      const said = at.play('0', 'search')
      const { value } = said.find((event) => event.kind === 'rolled')!
      shown.set(value, (shown.get(value) ?? 0) + 1)
    }
    expect([...shown.keys()].toSorted()).toEqual([1, 2, 3, 4])
    for (const n of shown.values()) expect(n).toBeGreaterThan(20)
  })

  it('NON-048 NON-002 an empty pile of specialists lets the row shrink', () => {
    const at = laid({
      seats: { 0: { coins: 50 } },
      adjust: (G) => {
        G.removed.push(...known(G.specialistPile))
        G.specialistPile = []
      },
    })
    at.play('0', 'recruitSpecialist', 's-carpenter', 2)
    at.play('0', 'skipBuild')
    expect(at.G.specialistRow).toEqual([null, 's-priestess', 's-drillmaster', 's-outfitter'])
    expect(size(at.G.specialistPile)).toBe(0)
  })
})

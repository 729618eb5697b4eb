import { describe, expect, it } from 'vitest'
import { answer, force, goods, laid, pass, rich, seat, settle, units } from './layout'

const home = '-3,1'

describe('terms', () => {
  it('MO-004 Gold replaces neither Culture, Horses nor what a text asks for', () => {
    const culture = laid({ seats: { 0: { goods: { G: 9 } } } })
    expect(culture.refused('0', 'developPolicy', 'gre-academy').clause).toBe('MO-100')
    const horses = laid({
      civs: ['amazons', 'greek'],
      seats: { 0: { goods: { G: 9 }, policies: ['ama-moon-archers'] } },
    })
    expect(horses.refused('0', 'useAbility', 'ama-moon-archers').clause).toBe('MO-046')
    const text = laid({
      civs: ['danish', 'greek'],
      seats: { 0: { goods: { G: 9, M: 1 }, policies: ['dan-thing-assembly'] } },
    })
    expect(text.refused('0', 'useAbility', 'dan-thing-assembly').clause).toBe('MO-046')
    const mint = laid({
      civs: ['chinese', 'greek'],
      stage: 'activate',
      seats: { 0: { goods: { G: 9 }, city: { 0: ['chi-imperial-mint'], 1: ['mine'], 2: ['forum'], 3: [], 6: [] } } },
    })
    mint.play('0', 'activateCity', 0, 0)
    expect(mint.refused('0', 'useAbility', 'chi-imperial-mint').clause).toBe('MO-046')
  })

  it('MO-006 Explorers and Outposts are no Units: they neither conquer nor count in Defense as such', () => {
    const at = laid({ seats: { 0: { goods: { M: 9 } } }, spots: { '-2,1': { barbarian: 'b1-pg' } } })
    for (const kind of ['explorer', 'outpost', 'horse']) {
      expect(at.refused('0', 'conquer', '-2,1', [...units(home, 'soldier'), ...units(home, kind)]).clause).toBe(
        'MO-113',
      )
    }
    const scouted = laid({
      seats: { 0: { goods: { M: 9 } }, 1: { explorers: ['-2,1', '-2,1'] } },
      forces: { '-2,1': { by: '1', soldiers: 1 } },
    })
    scouted.play('0', 'conquer', '-2,1', units(home, 'soldier', 2))
  })

  it("MO-007 a Unit or an Outpost controls a Province, and the Capital is always its owner's", () => {
    const at = laid({
      seats: { 0: { goods: { M: 9 } } },
      forces: { '-2,0': { by: '0', outpost: true }, '-2,1': { by: '0', soldiers: 9 } },
    })
    expect(force(at, home)).toMatchObject({ by: '0', soldiers: 0 })
    at.play('0', 'moveUnit', home, 'warlord', '-2,0')
    expect(force(at, home)).toEqual({ by: '0', soldiers: 0, mounted: 0, warlord: false, heroes: [], outpost: false })
    at.play('0', 'moveUnit', '-2,0', 'warlord', '-2,1')
    expect(force(at, '-2,0')).toMatchObject({ by: '0', outpost: true, warlord: false })
    at.play('0', 'moveUnit', '-2,1', 'soldier', home)
  })

  it('MO-008 tiles are connected by chains of linked tiles of one player', () => {
    const chain = {
      '-2,0': { by: '0', soldiers: 1 },
      '-1,0': { by: '0', soldiers: 1 },
      '0,0': { by: '0', soldiers: 2 },
    }
    const at = laid({ seats: { 0: { goods: { M: 9 } } }, forces: chain })
    at.play('0', 'moveUnit', '0,0', 'soldier', home)
    const broken = laid({
      seats: { 0: { goods: { M: 9 } } },
      forces: { ...chain, '-1,0': { by: '1', soldiers: 1 } },
    })
    expect(broken.refused('0', 'moveUnit', '0,0', 'soldier', home).clause).toBe('MO-140')
  })

  it('MO-005 what is limited runs out: Horses, piles, Soldiers', () => {
    const horses = laid({ civs: ['amazons', 'greek'], seats: { 0: { goods: { H: 8 }, policies: ['ama-breeding'] } } })
    horses.play('0', 'endActions')
    pass(horses)
    expect([goods(horses).H, horses.G.horses]).toEqual([9, 0])
    horses.play('0', 'activateCity', 0, 0)
    settle(horses)
    horses.play('0', 'endActions')
    pass(horses)
    expect([goods(horses).H, horses.G.horses]).toEqual([9, 0])
  })

  it('MO-011 costs, counters and archived cards lie open to all', () => {
    const at = laid({
      stage: 'activate',
      seats: { 0: { goods: { G: 3 }, city: { 0: ['altar'] }, wonder: { card: 'colossus', work: 2 } } },
    })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'altar')
    answer(at, '1')
    for (const viewer of ['1', null]) {
      const area = at.definition.view(at.G, viewer).players['0']!
      expect(area).toMatchObject({ goods: { G: 3, C: 1 }, wonder: { card: 'colossus', work: 2 } })
      expect(area.archived).toEqual(seat(at).archived)
      expect(area.archived).toHaveLength(1)
    }
  })

  it('MO-002 basic resources of others are not touched, Gold is kept over rounds', () => {
    const at = laid({ seats: { 0: { goods: { G: 2, C: 1, P: 4 } }, 1: { goods: { G: 1 } } } })
    at.play('0', 'endActions')
    pass(at)
    expect([rich(at), goods(at, '1').G]).toEqual([{ G: 2, C: 1 }, 1])
  })
})

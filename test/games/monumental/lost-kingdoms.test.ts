import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import {
  answer,
  answers,
  asked,
  endTurn,
  force,
  goods,
  type Layout,
  laid,
  pass,
  rich,
  type Seat,
  seat,
  settle,
  units,
} from './layout'

const home = '-3,1'
const plains = '-2,1'
const civ = (id: string, own: Seat, more: Layout = {}): Layout => ({
  civs: [id, id === 'greek' ? 'danish' : 'greek'],
  seats: { 0: own },
  ...more,
})

describe('Aztecs', () => {
  const aztecs = (own: Seat, more: Layout = {}) => laid(civ('aztecs', own, more))
  const court = (more: Layout = {}) =>
    aztecs({ city: { 0: ['azt-herbal-medicine', 'azt-ullamaliztli'] } }, { stage: 'activate', ...more })

  it('MO-160 MO-161 MO-168 Ullamaliztli: a Soldier of any own tile goes onto the Warlord card for two Gold', () => {
    const at = court({ forces: { [plains]: { by: '0', soldiers: 2 }, '-2,0': { by: '1', soldiers: 1 } } })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'azt-ullamaliztli')
    expect(asked(at)).toBe('sacrifice')
    expect(answers(at).sort()).toEqual([`${home}:soldier`, `${plains}:soldier`].sort())
    expect(at.refused('0', 'resolve', `${home}:warlord`).clause).toBe('MO-162')
    expect(at.refused('0', 'resolve', '-2,0:soldier').clause).toBe('MO-162')
    answer(at, `${plains}:soldier`)
    expect([goods(at).G, seat(at).sacrificed, force(at, plains)!.soldiers]).toEqual([2, 1, 1])
  })

  it('MO-162 the last Unit of a Province is not sacrificed unless an Outpost stands there; the Capital may be emptied', () => {
    const at = court({
      forces: {
        [plains]: { by: '0', soldiers: 1 },
        '-2,0': { by: '0', soldiers: 1, outpost: true },
        '-3,2': { by: '0', soldiers: 1, warlord: true },
        '-1,1': { by: '0', soldiers: 5 },
      },
    })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'azt-ullamaliztli')
    expect(answers(at).sort()).toEqual(['-1,1:soldier', '-2,0:soldier', '-3,1:soldier', '-3,2:soldier'].sort())
    expect(at.refused('0', 'resolve', `${plains}:soldier`).clause).toBe('MO-162')
    answer(at, `${home}:soldier`)
    expect(force(at, home)).toMatchObject({ by: '0', soldiers: 0 })
  })

  it('MO-163 sacrificed Soldiers neither move, conquer nor defend', () => {
    const at = aztecs({ goods: { M: 9 }, sacrificed: 9 })
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-113')
    expect(at.refused('0', 'moveUnit', home, 'soldier', plains).clause).toBe('MO-141')
  })

  it('MO-164 MO-168 Herbal Medicine returns one of them to the Capital', () => {
    const at = court({ seats: { 0: { city: { 0: ['azt-herbal-medicine', 'azt-ullamaliztli'] }, sacrificed: 2 } } })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'azt-herbal-medicine')
    settle(at)
    expect([seat(at).sacrificed, force(at, home)!.soldiers]).toEqual([1, 8])
    const none = court()
    none.play('0', 'activateCity', 0, 0)
    expect(none.refused('0', 'useAbility', 'azt-herbal-medicine').clause).toBe('MO-046')
  })

  it('MO-164 restoring brings up to so many, also fewer', () => {
    for (const [n, left] of [
      ['2', 1],
      ['1', 2],
      ['0', 3],
    ] as const) {
      const at = aztecs({ goods: { G: 1 }, sacrificed: 3, policies: ['azt-new-fire-ceremony'] })
      at.play('0', 'useAbility', 'azt-new-fire-ceremony')
      answer(at, n)
      expect([seat(at).sacrificed, goods(at).G]).toEqual([left, 0])
    }
  })

  it('MO-165 Codex Records and Maize Agriculture answer to each Soldier', () => {
    for (const [policy, gained] of [
      ['azt-codex-records', { S: 1 }],
      ['azt-maize-agriculture', { M: 1 }],
    ] as const) {
      const other = court({ seats: { 0: { city: { 0: ['azt-ullamaliztli'] }, policies: [policy] } } })
      other.play('0', 'activateCity', 0, 2)
      const before = rich(other)
      other.play('0', 'useAbility', 'azt-ullamaliztli')
      answer(other, `${home}:soldier`)
      const res = 'S' in gained ? 'S' : 'M'
      expect(rich(other)).toEqual({ ...before, G: 2, [res]: (before[res] ?? 0) + 1 })
    }
  })

  it('MO-165 a sacrifice of two brings it twice', () => {
    const asking = aztecs({ policies: ['azt-sacrifice-to-the-gods'] })
    asking.play('0', 'useAbility', 'azt-sacrifice-to-the-gods')
    // no card of the game lets both texts meet: another Policy is laid on top while the Soldiers are chosen
    const at = asking.with((G) => {
      G.players['0']!.policies.push('azt-codex-records')
    })
    answer(at, `${home}:soldier`, `${home}:soldier`)
    expect([rich(at), seat(at).sacrificed]).toEqual([{ S: 2, C: 1 }, 2])
  })

  it('MO-166 MO-168 Sacrifice to the Gods needs two Soldiers, once per turn', () => {
    const one = aztecs({ policies: ['azt-sacrifice-to-the-gods'], sacrificed: 8 })
    expect(one.refused('0', 'useAbility', 'azt-sacrifice-to-the-gods').clause).toBe('MO-046')
    const at = aztecs({ policies: ['azt-sacrifice-to-the-gods'], sacrificed: 5 })
    at.play('0', 'useAbility', 'azt-sacrifice-to-the-gods')
    answer(at, `${home}:soldier`, `${home}:soldier`)
    expect(goods(at).C).toBe(1)
    expect(at.refused('0', 'useAbility', 'azt-sacrifice-to-the-gods').clause).toBe('MO-045')
  })

  it('MO-167 Moctezuma: one Soldier that conquered with him brings two of one basic resource', () => {
    const field: Layout = { forces: { [plains]: { by: '1', soldiers: 1 } } }
    const team = [...units(home, 'soldier'), ...units(home, 'warlord')]
    const at = aztecs({ goods: { M: 2 } }, field)
    at.play('0', 'conquer', plains, team)
    expect([asked(at), answers(at)]).toEqual(['sacrifice', [`${plains}:soldier`, 'skip']])
    answer(at, `${plains}:soldier`, 'S')
    expect([rich(at), seat(at).sacrificed]).toEqual([{ S: 2 }, 1])
    expect(force(at, plains)).toMatchObject({ by: '0', soldiers: 0, warlord: true })
    const no = aztecs({ goods: { M: 2 } }, field)
    no.play('0', 'conquer', plains, team)
    answer(no, 'skip')
    expect([rich(no), seat(no).sacrificed]).toEqual([{}, 0])
    const without = aztecs({ goods: { M: 2 } }, field)
    without.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(asked(without)).toBeUndefined()
  })

  it('MO-167 nobody is offered if no Soldier is left there', () => {
    const at = laid({
      ...civ('aztecs', { goods: { M: 9 } }),
      map: 'the-great-desert',
      forces: { '-1,0': { by: '0', soldiers: 2, warlord: true } },
      spots: { '0,0': { bare: true } },
    })
    at.play('0', 'conquer', '0,0', [...units('-1,0', 'soldier'), ...units('-1,0', 'warlord')])
    expect(asked(at)).toBeUndefined()
    expect(force(at, '0,0')).toMatchObject({ soldiers: 0, warlord: true })
  })

  it('MO-054 MO-117 the conqueror says which of several texts comes first', () => {
    const conquest = () => {
      const at = aztecs(
        { goods: { M: 2 }, sacrificed: 1, policies: ['azt-flower-wars'] },
        { forces: { [plains]: { by: '1', soldiers: 1 } } },
      )
      at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
      return at
    }
    const back = conquest()
    expect([asked(back), answers(back)]).toEqual(['order', ['azt-moctezuma', 'azt-flower-wars']])
    answer(back, 'azt-flower-wars', '1', `${plains}:soldier`, 'S')
    expect([seat(back).sacrificed, goods(back).S]).toEqual([1, 2])
    const first = conquest()
    answer(first, 'azt-moctezuma', `${plains}:soldier`, 'S', '1')
    expect([asked(first), seat(first).sacrificed, goods(first).S]).toEqual([undefined, 1, 2])
  })

  it('MO-164 Flower Wars: every conquest may return a Soldier', () => {
    const at = aztecs(
      { goods: { M: 2 }, sacrificed: 1, policies: ['azt-flower-wars'] },
      { forces: { [plains]: { by: '1', soldiers: 1 } } },
    )
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
    answer(at, '1')
    expect(seat(at).sacrificed).toBe(0)
  })
})

describe('Amazons', () => {
  const amazons = (own: Seat, more: Layout = {}) => laid(civ('amazons', own, more))
  const stables = (own: Seat = {}) =>
    amazons({ city: { 0: ['ama-horseback-riding', 'ama-stables'] }, ...own }, { stage: 'activate' })

  it('MO-170 MO-177 Stables: a Horse comes in from the general stock and stays between turns', () => {
    const at = stables()
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'ama-stables')
    answer(at, '0')
    expect([goods(at).H, at.G.horses]).toEqual([1, 8])
    endTurn(at)
    expect(rich(at)).toEqual({ H: 1 })
  })

  it('MO-303 of two ways the player takes one, also where only one is possible now', () => {
    const at = stables()
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'ama-stables')
    expect([asked(at), answers(at), goods(at).H]).toEqual(['option', ['0'], 0])
    expect(at.refused('0', 'resolve', '1').clause).toBe('MO-303')
    expect(at.undo('0')).toBeUndefined()
    expect([asked(at), at.G.now.used]).toEqual([undefined, []])
  })

  it('MO-171 MO-177 Stables: or a Horse goes back to the stock for two basic resources of any mix', () => {
    const at = stables({ goods: { H: 1 } })
    at.play('0', 'activateCity', 0, 0)
    const { P, M } = goods(at)
    at.play('0', 'useAbility', 'ama-stables')
    answer(at, '1', 'P', 'M')
    expect([goods(at), at.G.horses]).toMatchObject([{ P: P + 1, M: M + 1, H: 0 }, 9])
  })

  it('MO-171 a Horse under a Soldier cannot be spent', () => {
    const at = amazons({ policies: ['ama-moon-archers'] }, { forces: { [plains]: { by: '0', mounted: 2 } } })
    expect(at.refused('0', 'useAbility', 'ama-moon-archers').clause).toBe('MO-046')
  })

  it('MO-170 MO-005 with an empty stock nothing is gained', () => {
    const at = amazons({ goods: { H: 9 }, policies: ['ama-breeding'] })
    endTurn(at)
    pass(at)
    expect([goods(at).H, at.G.horses]).toEqual([9, 0])
  })

  it('MO-172 Horseback Riding: up to two unmounted Soldiers anywhere take a Horse of the supply', () => {
    const at = amazons(
      { goods: { H: 3 }, city: { 0: ['ama-horseback-riding', 'ama-stables'] } },
      { stage: 'activate', forces: { [plains]: { by: '0', soldiers: 1, mounted: 1 } } },
    )
    const { horses } = at.G
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'ama-horseback-riding')
    expect(answers(at).sort()).toEqual([home, plains].sort())
    answer(at, plains, home)
    expect(asked(at)).toBeUndefined()
    expect([force(at, plains), force(at, home), goods(at).H]).toMatchObject([
      { soldiers: 0, mounted: 2 },
      { soldiers: 6, mounted: 1 },
      1,
    ])
    expect(at.G.horses).toBe(horses)
  })

  it('MO-172 one is enough, but without a Horse in the supply there is none', () => {
    const at = stables({ goods: { H: 1 } })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'ama-horseback-riding')
    answer(at, home)
    expect([asked(at), goods(at).H, force(at, home)!.mounted]).toEqual([undefined, 0, 1])
    const none = stables()
    none.play('0', 'activateCity', 0, 0)
    expect(none.refused('0', 'useAbility', 'ama-horseback-riding').clause).toBe('MO-046')
  })

  it('MO-173 Soldier and Horse move and conquer together for the rest of the game', () => {
    const at = amazons(
      { goods: { M: 9 } },
      {
        forces: {
          [home]: { by: '0', mounted: 2 },
          '-2,0': { by: '0', soldiers: 1 },
          [plains]: { by: '1', soldiers: 1 },
        },
      },
    )
    at.play('0', 'moveUnit', home, 'mounted', '-2,0')
    expect(force(at, '-2,0')).toMatchObject({ soldiers: 1, mounted: 1 })
    at.play('0', 'conquer', plains, [...units(home, 'mounted'), ...units('-2,0', 'mounted')])
    expect(force(at, plains)).toMatchObject({ soldiers: 0, mounted: 2 })
  })

  it('MO-174 a mounted Soldier counts one in attack and two in Defense', () => {
    const at = amazons(
      { goods: { M: 9 } },
      { forces: { [home]: { by: '0', mounted: 2 }, [plains]: { by: '1', soldiers: 1 } } },
    )
    expect(at.refused('0', 'conquer', plains, units(home, 'mounted')).clause).toBe('MO-112')
    at.play('0', 'conquer', plains, units(home, 'mounted', 2))
    const ridden = laid({
      civs: ['greek', 'amazons'],
      seats: { 0: { goods: { M: 9 } } },
      forces: { [plains]: { by: '1', mounted: 1 } },
    })
    expect(ridden.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-112')
    ridden.play('0', 'conquer', plains, units(home, 'soldier', 3))
  })

  it('MO-175 a beaten mounted Soldier goes home on foot, its Horse to the stock', () => {
    const at = laid({
      civs: ['greek', 'amazons'],
      seats: { 0: { goods: { M: 9 } } },
      forces: { [plains]: { by: '1', mounted: 1 } },
    })
    at.play('0', 'conquer', plains, units(home, 'soldier', 3))
    expect([force(at, '3,-1'), at.G.horses]).toMatchObject([{ soldiers: 9, mounted: 0 }, 9])
  })

  it('MO-176 Wall of Horses: one more for each Province with a mounted Soldier, once', () => {
    const walled = (mounted: number, policies = ['ama-wall-of-horses']) =>
      laid({
        civs: ['greek', 'amazons'],
        seats: { 0: { goods: { M: 9 } }, 1: { policies } },
        forces: { [plains]: { by: '1', soldiers: 1, mounted } },
      })
    walled(0).play('0', 'conquer', plains, units(home, 'soldier', 2))
    const one = walled(1)
    expect(one.refused('0', 'conquer', plains, units(home, 'soldier', 4)).clause).toBe('MO-112')
    one.play('0', 'conquer', plains, units(home, 'soldier', 5))
    walled(2).play('0', 'conquer', plains, units(home, 'soldier', 7))
    walled(1, ['ama-wall-of-horses', 'ama-breeding']).play('0', 'conquer', plains, units(home, 'soldier', 4))
  })

  it('MO-177 Breeding brings a Horse at the start of each own turn', () => {
    const at = amazons({ policies: ['ama-breeding'] })
    endTurn(at)
    expect(goods(at).H).toBe(0)
    pass(at)
    expect(goods(at).H).toBe(1)
  })

  it('MO-177 MO-082 Beasts of Burden: a Horse is worth two Production of Work', () => {
    const at = amazons({
      goods: { H: 3, P: 1 },
      policies: ['ama-beasts-of-burden'],
      wonder: { card: 'great-wall', work: 0 },
    })
    at.play('0', 'workOnWonder', { horses: 1, production: 1 })
    expect([seat(at).wonder!.work, goods(at), at.G.horses]).toMatchObject([3, { H: 2, P: 0 }, 7])
    expect(at.refused('0', 'workOnWonder', { horses: 2 }).clause).toBe('MO-082')
    at.play('0', 'workOnWonder', { horses: 1 })
    expect(seat(at).wonder).toBeNull()
    const over = amazons({
      goods: { H: 1 },
      policies: ['ama-beasts-of-burden'],
      wonder: { card: 'great-wall', work: 4 },
    })
    over.play('0', 'workOnWonder', { horses: 1 })
    expect(seat(over).wonder).toBeNull()
    const none = amazons({ goods: { H: 1 }, policies: ['ama-breeding'], wonder: { card: 'great-wall', work: 0 } })
    expect(none.refused('0', 'workOnWonder', { horses: 1 }).clause).toBe('MO-081')
  })

  it('MO-178 Hippolyta: each conquest she takes part in gives a Horse', () => {
    const at = amazons(
      { goods: { M: 4 } },
      { forces: { [plains]: { by: '1', soldiers: 1 }, '-2,0': { by: '1', soldiers: 1 } } },
    )
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    expect(goods(at).H).toBe(1)
    at.play('0', 'conquer', '-2,0', units(home, 'soldier', 2))
    expect(goods(at).H).toBe(1)
  })
})

describe('Mughals', () => {
  const mughals = (own: Seat, more: Layout = {}) => laid(civ('mughals', own, more))
  const architecture = 'mug-mughal-architecture'
  const gunpowder = 'mug-gunpowder-empire'

  it('MO-180 MO-181 the first three Policies go beside three different rows, the others beside two different columns', () => {
    const at = mughals({ goods: { C: 15 } })
    expect(at.refused('0', 'developPolicy', gunpowder).clause).toBe('MO-180')
    expect(at.refused('0', 'developPolicy', gunpowder, 'col0').clause).toBe('MO-181')
    at.play('0', 'developPolicy', gunpowder, 'row1')
    expect(at.refused('0', 'developPolicy', architecture, 'row1').clause).toBe('MO-181')
    at.play('0', 'developPolicy', architecture, 'row0')
    expect(at.refused('0', 'developPolicy', 'mug-mansabdari', 'col2').clause).toBe('MO-181')
    at.play('0', 'developPolicy', 'mug-mansabdari', 'row2')
    expect(at.refused('0', 'developPolicy', 'mug-land-revenue', 'row0').clause).toBe('MO-181')
    at.play('0', 'developPolicy', 'mug-land-revenue', 'col2')
    expect(at.refused('0', 'developPolicy', 'mug-din-i-ilahi', 'col2').clause).toBe('MO-181')
    at.play('0', 'developPolicy', 'mug-din-i-ilahi', 'col0')
    expect([seat(at).lines, goods(at).C]).toEqual([
      {
        ...{ row0: architecture, row1: gunpowder, row2: 'mug-mansabdari' },
        ...{ col0: 'mug-din-i-ilahi', col2: 'mug-land-revenue' },
      },
      0,
    ])
  })

  it('MO-180 nobody else lays a Policy beside a line', () => {
    const at = laid({ seats: { 0: { goods: { C: 5 } } } })
    expect(at.refused('0', 'developPolicy', 'gre-academy', 'row0').clause).toBe('MO-105')
  })

  const lines = { row0: gunpowder, row1: 'mug-land-revenue', row2: 'mug-din-i-ilahi', col1: 'mug-mansabdari' } as const

  it('MO-182 a Policy is active when its row or column is activated, for that turn', () => {
    const field: Layout = { stage: 'activate', forces: { [plains]: { by: '1', soldiers: 1 } } }
    const at = mughals({ goods: { M: 1 }, lines, city: { 6: ['mine'] } }, field)
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(goods(at).M).toBe(0)
    expect(at.refused('0', 'useAbility', 'mug-mansabdari').clause).toBe('MO-182')
    const both = mughals({ lines }, field)
    both.play('0', 'activateCity', 1, 1)
    // Land Revenue is activated with its row
    expect(goods(both).G).toBe(1)
    both.play('0', 'useAbility', 'mug-mansabdari')
    expect(both.G.now.marches).toBe(2)
  })

  it('MO-182 none is active outside the own turn', () => {
    const at = mughals({ lines }, { stage: 'activate' })
    at.play('0', 'activateCity', 0, 0)
    expect(at.G.now.policies).toEqual([gunpowder])
    endTurn(at)
    expect(at.G.now.policies).toEqual([])
  })

  it('MO-183 a Policy laid beside a line that was activated already waits for the next time', () => {
    const at = mughals({ goods: { C: 1 } }, { stage: 'activate' })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'developPolicy', 'mug-land-revenue', 'row0')
    // its one-off Gold, but not that of its text
    expect([goods(at).G, at.G.now.policies]).toEqual([1, []])
    endTurn(at)
    pass(at)
    const before = goods(at).G
    const mines = [0, 1, 2, 3, 6].filter((slot) => seat(at).city[slot]!.some((uid) => uid.startsWith('mine'))).length
    at.play('0', 'activateCity', 0, 0)
    expect([goods(at).G, at.G.now.policies]).toEqual([before + mines + 1, ['mug-land-revenue']])
  })

  it('MO-184 Policies stay in place, and activating single cards does not activate them', () => {
    const at = mughals({ lines, city: { 0: ['electricity', 'work-camp'] } }, { stage: 'activate' })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'electricity')
    answer(at, '4')
    expect([at.G.now.policies, rich(at).G]).toEqual([[gunpowder], undefined])
    endTurn(at)
    expect(seat(at).lines).toEqual(lines)
  })

  it('MO-185 price and one-off effects are those of everybody', () => {
    const at = mughals({ goods: { C: 3 }, lines: { row0: 'mug-land-revenue', row1: gunpowder } })
    at.play('0', 'developPolicy', architecture, 'row2')
    expect(rich(at)).toEqual({ P: 2, M: 2, G: 1 })
    const poor = mughals({ goods: { C: 2 }, lines: { row0: 'mug-land-revenue', row1: gunpowder } })
    expect(poor.refused('0', 'developPolicy', architecture, 'row2').clause).toBe('MO-100')
  })

  it('MO-186 MO-308 State Administration discards up to two cards that were not activated', () => {
    const at = mughals(
      { city: { 0: ['mug-state-administration', 'work-camp'], 8: ['writing', 'fort'] } },
      { stage: 'activate' },
    )
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'mug-state-administration')
    expect(answers(at).filter((one) => one !== 'skip')).toEqual(['4', '5', '7', '8'])
    answer(at, '8', '4')
    expect(seat(at).discard).toContain('writing')
    expect([seat(at).city[8], seat(at).city[4], asked(at)]).toEqual([[], [], undefined])
    expect(at.refused('0', 'useAbility', 'mug-state-administration').clause).toBe('MO-045')
  })

  const tomb = (own: Seat = {}) =>
    mughals(
      { city: { 0: ['mug-mughal-tomb'], 1: ['writing', 'library'], 2: ['temple'], 3: ['bank'] }, ...own },
      { stage: 'activate' },
    )

  it('MO-187 Mughal Tomb: another activated card gives back what its icons gave, for one Gold', () => {
    const at = tomb()
    at.play('0', 'activateCity', 0, 0)
    const before = goods(at)
    at.play('0', 'useAbility', 'mug-mughal-tomb')
    expect(asked(at)).toBe('blank')
    expect(answers(at)).not.toContain('mug-mughal-tomb')
    answer(at, 'temple')
    expect(goods(at)).toEqual({ ...before, C: before.C - 1, G: before.G + 1 })
  })

  it('MO-187 an attached Knowledge is a card like the others: it gives back its own icons, with its bonus, and no more', () => {
    const at = tomb()
    at.play('0', 'activateCity', 0, 0)
    const before = goods(at)
    at.play('0', 'useAbility', 'mug-mughal-tomb')
    expect(answers(at)).toContain('writing')
    answer(at, 'writing')
    expect(goods(at)).toEqual({ ...before, S: before.S - 2, G: before.G + 1 })
  })

  it('MO-187 a Knowledge whose text was used is not given up, one that was not is without text from then on', () => {
    const own: Seat = { city: { 0: ['mug-mughal-tomb'], 1: ['cartography', 'library'], 2: ['compass', 'work-camp'] } }
    const at = mughals(own, { stage: 'activate' })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'compass')
    at.play('0', 'useAbility', 'mug-mughal-tomb')
    expect(answers(at)).not.toContain('compass')
    answer(at, 'cartography')
    expect(at.refused('0', 'useAbility', 'cartography').clause).toBe('MO-187')
  })

  it('MO-187 the Knowledge under it is not affected, and a blanked card has no text for the rest of the turn', () => {
    const at = tomb()
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'mug-mughal-tomb')
    answer(at, 'bank')
    expect(at.refused('0', 'useAbility', 'bank').clause).toBe('MO-187')
    const other = tomb()
    other.play('0', 'activateCity', 0, 0)
    const { S } = goods(other)
    other.play('0', 'useAbility', 'mug-mughal-tomb')
    answer(other, seat(other).city[1]![1]!)
    expect(goods(other).S).toBe(S - 1)
  })

  it('MO-187 not a card whose resources are spent, whose text was used, or that was not activated', () => {
    const at = tomb({
      city: { 0: ['mug-mughal-tomb'], 1: ['writing', 'library'], 2: ['temple'], 3: ['bank'] },
      goods: {},
    })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'bank')
    const spent = at.with((G) => {
      G.players['0']!.goods.C = 0
    })
    spent.play('0', 'useAbility', 'mug-mughal-tomb')
    for (const card of ['bank', 'temple', seat(spent).city[4]![0]!]) {
      expect(answers(spent)).not.toContain(card)
      expect(spent.refused('0', 'resolve', card).clause).toBe('MO-187')
    }
  })

  it('MO-187 a card whose text was used is not offered, though what it gave is still there', () => {
    const at = mughals(
      { city: { 0: ['mug-mughal-tomb'], 1: ['trading-post'], 2: ['caravanserai'] } },
      { stage: 'activate' },
    )
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'caravanserai')
    at.play('0', 'useAbility', 'mug-mughal-tomb')
    expect(answers(at)).toContain('trading-post')
    expect(answers(at)).not.toContain('caravanserai')
  })

  it('MO-187 what Guilds repeated is given back too', () => {
    const at = mughals({ city: { 0: ['mug-mughal-tomb'], 1: ['guilds', 'quarry'] } }, { stage: 'activate' })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'guilds')
    const before = goods(at)
    at.play('0', 'useAbility', 'mug-mughal-tomb')
    answer(at, 'quarry')
    expect(goods(at)).toEqual({ ...before, P: before.P - 6, G: before.G + 1 })
    const spent = mughals({ city: { 0: ['mug-mughal-tomb'], 1: ['guilds', 'quarry'], 2: [] } }, { stage: 'activate' })
    spent.play('0', 'activateCity', 0, 0)
    spent.play('0', 'useAbility', 'guilds')
    spent.play('0', 'acquire', 'workshop')
    spent.play('0', 'useAbility', 'mug-mughal-tomb')
    // 3 of the 6 Production are left
    expect(answers(spent)).not.toContain('quarry')
  })

  it('MO-188 Mughal Architecture: the completion bonus comes at the start, and not again', () => {
    const at = mughals({ goods: { P: 6 }, lines: { row0: architecture } }, { stage: 'activate', display: ['colossus'] })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'startWonder', 'colossus')
    expect(goods(at).G).toBe(3)
    at.play('0', 'workOnWonder', { production: 4 })
    expect([goods(at).G, seat(at).wonder]).toEqual([3, null])
    const idle = mughals(
      { goods: { P: 6 }, lines: { row0: architecture } },
      { stage: 'activate', display: ['colossus'] },
    )
    idle.play('0', 'activateCity', 1, 0)
    idle.play('0', 'startWonder', 'colossus')
    expect(goods(idle).G).toBe(0)
    idle.play('0', 'workOnWonder', { production: 4 })
    expect(goods(idle).G).toBe(3)
  })

  it('MO-189 Gunpowder Empire: every conquest costs one Military less, the Units stay', () => {
    const at = mughals(
      { goods: { M: 1 }, lines: { row0: gunpowder }, city: { 6: ['mine'] } },
      { stage: 'activate', forces: { [plains]: { by: '1', soldiers: 1 }, '-2,0': { by: '1', soldiers: 1 } } },
    )
    at.play('0', 'activateCity', 0, 0)
    const two = at.with((G) => {
      G.players['0']!.goods.M = 2
    })
    expect(two.refused('0', 'conquer', plains, units(home, 'soldier', 1)).clause).toBe('MO-112')
    two.play('0', 'conquer', plains, units(home, 'soldier', 2))
    two.play('0', 'conquer', '-2,0', units(home, 'soldier', 2))
    expect(goods(two).M).toBe(0)
  })

  it('MO-190 Akbar: once per turn, a conquest with him activates a card', () => {
    const at = mughals(
      { goods: { M: 9 }, city: { 8: ['temple'] } },
      {
        stage: 'activate',
        forces: {
          [plains]: { by: '1', soldiers: 1 },
          '-2,0': { by: '1', soldiers: 1 },
          '-3,2': { by: '0', soldiers: 1 },
        },
      },
    )
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    expect([asked(at), answers(at)]).toEqual(['activateSlot', ['4', '5', '7', '8', 'skip']])
    answer(at, '8')
    expect(goods(at).C).toBe(1)
    at.play('0', 'conquer', '-2,0', [...units(plains, 'warlord'), ...units(home, 'soldier')])
    expect(asked(at)).toBeUndefined()
  })

  it('MO-190 declining does not use Akbar up', () => {
    const at = mughals(
      { goods: { M: 9 }, city: { 8: ['temple'] } },
      { stage: 'activate', forces: { [plains]: { by: '1', soldiers: 1 }, '-2,0': { by: '1', soldiers: 1 } } },
    )
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    answer(at, 'skip')
    at.play('0', 'conquer', '-2,0', [...units(plains, 'warlord'), ...units(home, 'soldier')])
    expect(asked(at)).toBe('activateSlot')
    answer(at, '8')
    expect(goods(at).C).toBe(1)
  })
})

describe('Atlanteans', () => {
  const atlanteans = (own: Seat, more: Layout = {}) => laid(civ('atlanteans', own, { stage: 'activate', ...more }))
  const harbor = 'atl-safe-harbor'
  const maritime = 'atl-maritime-exploitation'

  it('MO-192 MO-193 new Knowledge goes to the left end of the Nexus, not onto the draw pile', () => {
    const at = atlanteans({ goods: { S: 3, P: 5 } }, { display: ['writing', 'quarry'], stage: 'actions' })
    at.play('0', 'acquire', 'writing')
    expect(seat(at).nexus).toEqual(['writing', harbor, maritime])
    at.play('0', 'acquire', 'quarry')
    expect(known(seat(at).draw).at(-1)).toBe('quarry')
    expect(at.G.now.activated).toEqual([])
  })

  it('MO-194 the leftmost card of the Nexus is activated in addition to the five of the City', () => {
    const at = atlanteans({ nexus: ['currency', harbor, maritime] })
    at.play('0', 'activateCity', 0, 0)
    expect(rich(at)).toEqual({ P: 3, S: 1, M: 1, G: 1 })
    expect(at.G.now.activated).toHaveLength(6)
  })

  it('MO-195 activated Nexus cards move to the right end, in their order', () => {
    const at = atlanteans(
      { nexus: [harbor, 'currency', 'cartography', maritime], goods: { M: 2 } },
      { forces: { [plains]: { by: '1', soldiers: 1 } } },
    )
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    answer(at, 'cartography')
    endTurn(at, ...['P', 'S', 'M'].slice(0, 1))
    expect(seat(at).nexus).toEqual(['currency', maritime, harbor, 'cartography'])
  })

  it('MO-196 an icon bonus looks at any City card activated this turn, after the five of them', () => {
    const with5 = atlanteans({ nexus: ['writing', harbor, maritime] })
    with5.play('0', 'activateCity', 0, 0)
    expect(asked(with5)).toBe('bonus')
    answer(with5, seat(with5).city[3]![0]!)
    // a Library in the column: 1 + Writing 1 + bonus 1
    expect(goods(with5).S).toBe(3)
    const none = atlanteans({ nexus: ['writing', harbor, maritime], city: { 3: ['fort'], 6: ['mine'] } })
    none.play('0', 'activateCity', 0, 0)
    expect(goods(none).S).toBe(1)
  })

  it('MO-196 the player names the attached card of an icon bonus; one that does not show the resource gives nothing', () => {
    const at = atlanteans({ nexus: ['irrigation', harbor, maritime] })
    at.play('0', 'activateCity', 0, 0)
    const [camp, library, fort] = [0, 3, 6].map((slot) => seat(at).city[slot]![0]!)
    // copies are all the same; those that bring something come first
    expect(answers(at)).toEqual([camp, library, fort])
    const { P } = goods(at)
    const wrong = at.with(() => {})
    answer(at, camp!)
    answer(wrong, library!)
    expect([goods(at).P, goods(wrong).P]).toEqual([P + 1, P])
    expect(wrong.refused('0', 'resolve', camp!).clause).toBe('MO-054')
  })

  it('MO-196 nobody is asked where every activated card answers alike', () => {
    const all = atlanteans({
      nexus: ['irrigation', harbor, maritime],
      city: { 3: ['work-camp'], 6: ['work-camp'] },
      draw: [],
    })
    all.play('0', 'activateCity', 0, 0)
    expect([asked(all), goods(all).P]).toEqual([undefined, 7])
    const none = atlanteans({ nexus: ['metal-casting', harbor, maritime], city: { 6: ['library'] } })
    none.play('0', 'activateCity', 0, 0)
    expect([asked(none), goods(none).M]).toEqual([undefined, 1])
  })

  it('MO-196 Guilds repeats the icons of an activated City card, or of none', () => {
    const at = atlanteans({ nexus: ['guilds', harbor, maritime], city: { 1: ['quarry'] } })
    at.play('0', 'activateCity', 0, 0)
    const { P } = goods(at)
    at.play('0', 'useAbility', 'guilds')
    expect(asked(at)).toBe('attach')
    expect(answers(at)).toEqual(expect.arrayContaining(['quarry', 'skip']))
    expect(answers(at)).not.toContain(seat(at).city[8]![0])
    answer(at, 'quarry')
    expect(goods(at).P).toBe(P + 3)
    const no = atlanteans({ nexus: ['guilds', harbor, maritime] })
    no.play('0', 'activateCity', 0, 0)
    const before = goods(no)
    no.play('0', 'useAbility', 'guilds')
    answer(no, 'skip')
    expect(goods(no)).toEqual(before)
  })

  it('MO-196 Calendar activates a neighbour of any activated City card', () => {
    const at = atlanteans({ nexus: ['calendar', harbor, maritime] })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'calendar')
    expect(answers(at).filter((one) => one !== 'skip')).toEqual(['4', '5', '7'])
    answer(at, '7')
    expect(goods(at).M).toBe(2)
  })

  it('MO-197 Orichalc War Machine: any one Nexus card instead of the leftmost', () => {
    const nexus = [harbor, maritime, 'currency']
    const at = atlanteans({ nexus, policies: ['atl-orichalc-war-machine'] })
    at.play('0', 'activateCity', 0, 0, 'currency')
    expect([goods(at).G, at.G.now.activated.includes(harbor)]).toEqual([1, false])
    const without = atlanteans({ nexus })
    expect(without.refused('0', 'activateCity', 0, 0, 'currency').clause).toBe('MO-194')
    expect(without.choices('0', 'activateCity')).toContainEqual([0, 0])
    const wrong = atlanteans({ nexus, policies: ['atl-orichalc-war-machine'] })
    expect(wrong.refused('0', 'activateCity', 0, 0, 'writing').clause).toBe('MO-197')
    for (const card of nexus) expect(wrong.choices('0', 'activateCity')).toContainEqual([0, 0, card])
    expect(laid({ stage: 'activate' }).refused('0', 'activateCity', 0, 0, 'currency').clause).toBe('MO-194')
  })

  it('MO-198 Atlas: a conquest with him activates one more Nexus card, also one gained this turn', () => {
    const at = atlanteans(
      { nexus: [harbor, maritime], goods: { M: 1, S: 3 } },
      { display: ['currency'], forces: { [plains]: { by: '1', soldiers: 1 } } },
    )
    at.play('0', 'activateCity', 2, 0)
    at.play('0', 'acquire', 'currency')
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    expect([asked(at), answers(at)]).toEqual(['activateNexus', ['currency', maritime, 'skip']])
    answer(at, 'currency')
    expect(goods(at).G).toBe(1)
  })

  it('MO-202 without a Nexus card that is not activated Atlas has no effect', () => {
    const at = atlanteans(
      { nexus: [harbor], goods: { M: 9 } },
      {
        forces: { [plains]: { by: '1', soldiers: 1 } },
        adjust: (G) => {
          const area = G.players['0']!
          area.discard = area.discard.filter((uid) => uid !== maritime)
          area.archived.push(maritime)
          area.owned = area.owned.filter((uid) => uid !== maritime)
        },
      },
    )
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    expect(asked(at)).toBeUndefined()
  })

  it('MO-199 Safe Harbor keeps one basic resource for the next turn', () => {
    const at = atlanteans({ nexus: [harbor, maritime] })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'endActions')
    expect(asked(at)).toBe('keep')
    answer(at, 'S')
    expect([at.G.current, rich(at)]).toEqual(['1', { S: 1 }])
    pass(at)
    expect(rich(at)).toEqual({ S: 1 })
    at.play('0', 'activateCity', 0, 0)
    expect(goods(at).S).toBeGreaterThanOrEqual(1)
    endTurn(at)
    // Maritime Exploitation was leftmost: nothing is kept again
    expect(goods(at)).toMatchObject({ P: 0, S: 0, M: 0 })
  })

  it('MO-199 keeping is the choice of the player, also where one resource is all there is', () => {
    const at = atlanteans({
      nexus: [harbor, maritime],
      city: Object.fromEntries([0, 1, 2, 3, 6].map((slot) => [slot, []])),
    })
    at.play('0', 'activateCity', 0, 0)
    const one = at.with((G) => {
      G.players['0']!.goods.M = 1
    })
    one.play('0', 'endActions')
    expect([asked(one), answers(one)]).toEqual(['keep', ['M', 'skip']])
    const lost = one.with(() => {})
    answer(one, 'M')
    answer(lost, 'skip')
    expect([one.G.current, rich(one), rich(lost)]).toEqual(['1', { M: 1 }, {}])
    const bare = at.with(() => {})
    bare.play('0', 'endActions')
    expect(bare.G.current).toBe('1')
  })

  it('MO-200 Maritime Exploitation: Buildings cost one Production less, Basic ones too', () => {
    const at = atlanteans({ nexus: [maritime, harbor], goods: { P: 5 } }, { display: ['temple'] })
    at.play('0', 'activateCity', 1, 1)
    at.play('0', 'acquire', 'temple')
    expect(goods(at).P).toBe(2)
    at.play('0', 'acquire', 'workshop')
    expect(goods(at).P).toBe(0)
  })

  it('MO-201 Naval Culture: Draw costs one Science', () => {
    const at = atlanteans({ goods: { S: 1 }, policies: ['atl-naval-culture'] }, { stage: 'actions' })
    at.play('0', 'drawCard')
    expect(goods(at).S).toBe(0)
    expect(at.refused('0', 'drawCard').clause).toBe('MO-155')
  })

  it('MO-201 Tsunami: once per turn the terrain of a coastal Province counts nothing', () => {
    const at = atlanteans(
      { goods: { M: 9 }, policies: ['atl-tsunami'] },
      {
        stage: 'actions',
        forces: { '-2,0': { by: '0', soldiers: 1 }, [plains]: { by: '0', soldiers: 1 } },
        spots: { '-1,0': { barbarian: 'b1-pg' }, '-1,1': { barbarian: 'b1-pg' } },
      },
    )
    const wave = { ignoreTerrain: 'atl-tsunami' }
    expect(at.refused('0', 'useAbility', 'atl-tsunami').clause).toBe('MO-116')
    // coastal Forest with class 1: one Unit, one Military
    at.play('0', 'conquer', '-1,0', units(home, 'soldier'), wave)
    settle(at)
    expect(goods(at).M).toBe(8)
    expect(at.refused('0', 'conquer', '-1,1', units(home, 'soldier'), wave).clause).toBe('MO-116')
  })
})

import { describe, expect, it } from 'vitest'
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

const of = (civ: string, own: Seat = {}, more: Layout = {}) =>
  laid({ civs: [civ, civ === 'greek' ? 'chinese' : 'greek'], seats: { 0: own }, ...more })
const waking = (civ: string, own: Seat, more: Layout = {}) => {
  const at = of(civ, own, { stage: 'activate', ...more })
  at.play('0', 'activateCity', 0, 0)
  settle(at)
  return at
}
const foe: Layout = { forces: { [plains]: { by: '1', soldiers: 1 }, '-2,0': { by: '1', soldiers: 1 } } }
const led = [...units(home, 'soldier'), ...units(home, 'warlord')]

describe('Chinese', () => {
  it('MO-303 Imperial Mint turns two basic resources into a Gold, up to twice', () => {
    const at = waking('chinese', { city: { 0: ['chi-imperial-mint'] } })
    at.play('0', 'useAbility', 'chi-imperial-mint')
    answer(at, 'P', 'M', 'yes', 'P', 'S')
    expect(rich(at)).toEqual({ G: 2 })
  })

  it('MO-041 Silk Road brings a Gold at the start of each turn', () => {
    const at = of('chinese', { policies: ['chi-silk-road'] })
    endTurn(at)
    pass(at)
    expect(goods(at).G).toBe(1)
  })

  it('MO-119 Hua Mulan brings a Gold for each conquest of hers', () => {
    const at = of('chinese', { goods: { M: 4 } }, foe)
    at.play('0', 'conquer', plains, led)
    at.play('0', 'conquer', '-2,0', [...units(plains, 'warlord'), ...units(home, 'soldier')])
    expect(rich(at)).toEqual({ G: 2 })
  })
})

describe('Danish', () => {
  it('MO-311 Longhouse moves a Unit, Runestones an Explorer, without Military', () => {
    const at = waking(
      'danish',
      { city: { 0: ['dan-runestones', 'dan-longhouse'], 1: ['mine'], 2: [], 3: [], 6: [] } },
      {
        forces: { [plains]: { by: '0', soldiers: 1 } },
      },
    )
    expect(goods(at).M).toBe(1)
    at.play('0', 'useAbility', 'dan-longhouse')
    at.play('0', 'useAbility', 'dan-runestones')
    at.play('0', 'moveUnit', home, 'soldier', plains)
    at.play('0', 'moveExplorer', 0, plains)
    at.play('0', 'moveExplorer', 0, '-2,0')
    expect([goods(at).M, at.G.now]).toMatchObject([1, { steps: 0, marches: 0 }])
  })

  it('MO-119 Danegeld answers to Provinces of players, Raiders to Barbarians', () => {
    const conquer = (policy: string, more: Layout) => {
      const at = of('danish', { goods: { M: 2 }, policies: [policy] }, more)
      at.play('0', 'conquer', plains, units(home, 'soldier', 2))
      settle(at)
      return goods(at).G
    }
    const barbarian: Layout = { spots: { [plains]: { barbarian: 'b1-ps' } } }
    expect([conquer('dan-danegeld', foe), conquer('dan-danegeld', barbarian)]).toEqual([2, 0])
    expect([conquer('dan-raiders', foe), conquer('dan-raiders', barbarian)]).toEqual([0, 1])
  })

  it('MO-309 Shipbuilders make coasts cheaper, Berserkers the first conquest of a turn', () => {
    const ships = of(
      'danish',
      { goods: { M: 9 }, policies: ['dan-shipbuilders'] },
      {
        forces: {
          [plains]: { by: '0', soldiers: 1 },
          '-1,1': { by: '1', soldiers: 1 },
          '-2,0': { by: '1', soldiers: 1 },
        },
      },
    )
    ships.play('0', 'conquer', '-1,1', units(home, 'soldier', 2))
    expect(goods(ships).M).toBe(8)
    ships.play('0', 'conquer', '-2,0', units(home, 'soldier', 2))
    expect(goods(ships).M).toBe(6)
    const rage = of('danish', { goods: { M: 9 }, policies: ['dan-berserkers'] }, foe)
    rage.play('0', 'conquer', plains, units(home, 'soldier', 2))
    rage.play('0', 'conquer', '-2,0', units(home, 'soldier', 2))
    expect(goods(rage).M).toBe(9 - 1 - 2)
  })

  it('MO-304 Thing Assembly: two Military for a Culture', () => {
    const at = of('danish', { goods: { M: 3 }, policies: ['dan-thing-assembly'] })
    at.play('0', 'useAbility', 'dan-thing-assembly')
    expect(rich(at)).toEqual({ M: 1, C: 1 })
  })
})

describe('Egyptian', () => {
  it('MO-310 Obelisk Works gives two Production for Wonders', () => {
    const at = waking('egyptian', { city: { 0: ['egy-obelisk-works'] }, wonder: { card: 'great-wall', work: 0 } })
    const { P } = goods(at)
    at.play('0', 'useAbility', 'egy-obelisk-works')
    at.play('0', 'workOnWonder', { wonderOnly: 2, production: 1 })
    expect([seat(at).wonder!.work, goods(at).P]).toEqual([3, P - 1])
  })

  it('MO-073 Hieroglyphs archive a Building for a Science', () => {
    const at = waking('egyptian', { city: { 0: ['egy-hieroglyphs', 'fort'] } })
    const { S } = goods(at)
    at.play('0', 'useAbility', 'egy-hieroglyphs')
    answer(at, '8')
    expect([goods(at).S, seat(at).archived.length]).toEqual([S + 1, 1])
  })

  it('MO-063 Corvée starts Wonders for one less; House of Life and Divine Kingship answer', () => {
    const corvee = of('egyptian', { goods: { P: 1 }, policies: ['egy-corvee'] }, { display: ['great-wall'] })
    corvee.play('0', 'startWonder', 'great-wall')
    expect(goods(corvee).P).toBe(0)
    const life = of('egyptian', { goods: { S: 3 }, policies: ['egy-house-of-life'] }, { display: ['writing'] })
    life.play('0', 'acquire', 'writing')
    expect(rich(life)).toEqual({ P: 1 })
    const king = of('egyptian', {
      goods: { P: 1 },
      policies: ['egy-divine-kingship'],
      wonder: { card: 'great-wall', work: 4 },
    })
    king.play('0', 'workOnWonder', { production: 1 })
    expect(rich(king)).toEqual({ C: 1 })
  })

  it('MO-119 Ramses II brings two Production', () => {
    const at = of('egyptian', { goods: { M: 2 } }, foe)
    at.play('0', 'conquer', plains, led)
    expect(rich(at)).toEqual({ P: 2 })
  })
})

describe('Greek', () => {
  it('MO-303 Agora: two Science for a Culture, beside the Science it gives', () => {
    const at = waking('greek', { city: { 0: ['gre-agora'] } })
    expect(goods(at).S).toBe(2)
    at.play('0', 'useAbility', 'gre-agora')
    expect(goods(at)).toMatchObject({ S: 0, C: 1 })
  })

  it('MO-119 Alexander marches on after a conquest', () => {
    const at = of('greek', { goods: { M: 2 } }, foe)
    at.play('0', 'conquer', plains, led)
    expect(at.G.now.marches).toBe(2)
    at.play('0', 'moveUnit', home, 'soldier', plains)
    at.play('0', 'moveUnit', home, 'soldier', plains)
    expect([at.G.now.marches, force(at, plains)!.soldiers]).toEqual([0, 3])
    expect(at.refused('0', 'moveUnit', home, 'soldier', plains).clause).toBe('MO-140')
  })

  it('MO-306 Democracy: a Gold activates a City card, once per turn', () => {
    const at = waking('greek', { goods: { G: 2 }, policies: ['gre-democracy'], city: { 8: ['temple'] } })
    at.play('0', 'useAbility', 'gre-democracy')
    expect([asked(at), answers(at)]).toEqual(['activateSlot', ['4', '5', '7', '8', 'skip']])
    answer(at, '8')
    expect(goods(at)).toMatchObject({ G: 1, C: 1 })
    expect(at.refused('0', 'useAbility', 'gre-democracy').clause).toBe('MO-045')
  })

  it('MO-309 Olympic Games reward the first conquest of a turn', () => {
    const at = of('greek', { goods: { M: 4 }, policies: ['gre-olympic-games'] }, foe)
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(goods(at).G).toBe(1)
    at.play('0', 'conquer', '-2,0', units(home, 'soldier', 2))
    expect(goods(at).G).toBe(1)
  })
})

describe('Japanese', () => {
  it('MO-305 Dojo converts up to two', () => {
    const at = waking('japanese', { city: { 0: ['jap-dojo'] } })
    const before = goods(at)
    at.play('0', 'useAbility', 'jap-dojo')
    answer(at, 'P>M', 'S>M')
    expect(goods(at)).toEqual({ ...before, P: before.P - 1, S: before.S - 1, M: before.M + 2 })
  })

  it('MO-116 Miyamoto Musashi: a conquest with him costs one Military less, the Units stay', () => {
    const at = of('japanese', { goods: { M: 1 } }, foe)
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-115')
    expect(at.refused('0', 'conquer', plains, units(home, 'warlord')).clause).toBe('MO-112')
    at.play('0', 'conquer', plains, led)
    expect(goods(at).M).toBe(0)
  })

  it('MO-111 Castle Towns make Outposts stronger, in the turns of others too', () => {
    const at = laid({
      civs: ['greek', 'japanese'],
      seats: { 0: { goods: { M: 9 } }, 1: { policies: ['jap-castle-towns'] } },
      forces: { [plains]: { by: '1', outpost: true } },
    })
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 4)).clause).toBe('MO-112')
    at.play('0', 'conquer', plains, units(home, 'soldier', 5))
  })

  it('MO-041 Shogunate brings a Military at the start of each turn', () => {
    const at = of('japanese', { policies: ['jap-shogunate'] })
    endTurn(at)
    pass(at)
    expect(rich(at)).toEqual({ M: 1 })
  })
})

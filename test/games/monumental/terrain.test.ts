import { describe, expect, it } from 'vitest'
import { conquestValue } from '../../../games/monumental/pieces/map'
import { answer, asked, force, goods, type Land, type Layout, laid, rich, seat, settle, units } from './layout'

const needed = (at: Land, hex: string): number => conquestValue(at.G, hex).total

/** There's No Place Like Home: an Island at 0,0 with bridges to -1,0 and 1,0 only. */
const island = '0,0'
const ashore: Layout = {
  seats: { 0: { goods: { M: 9 } } },
  forces: {
    '-2,0': { by: '0', soldiers: 1 },
    '-1,0': { by: '0', soldiers: 3 },
    '-1,1': { by: '0', soldiers: 3 },
  },
  spots: { [island]: { barbarian: 'b1-pg' } },
}

describe('Islands', () => {
  it('MO-120 MO-122 an Island is conquered over its bridge; without one there it cannot be attacked', () => {
    const at = laid(ashore)
    at.play('0', 'conquer', island, units('-1,0', 'soldier', 2))
    answer(at, 'A')
    const { '-1,0': _, ...noBridge } = ashore.forces!
    const apart = laid({ ...ashore, forces: noBridge })
    expect(apart.refused('0', 'conquer', island, units('-1,1', 'soldier', 2)).clause).toBe('MO-110')
  })

  it('MO-120 MO-122 from an Island Units attack outward over any edge', () => {
    const onIsland: Layout = { seats: { 0: { goods: { M: 9 } } }, forces: { [island]: { by: '0', soldiers: 6 } } }
    const at = laid({ ...onIsland, spots: { '1,0': { barbarian: 'b1-pg' }, '1,-1': { barbarian: 'b1-pg' } } })
    expect(at.choices('0', 'conquer').map(([hex]) => hex)).toContain('1,-1')
    at.play('0', 'conquer', '1,-1', units(island, 'soldier', needed(at, '1,-1')))
    answer(at, 'A')
    at.play('0', 'conquer', '1,0', units(island, 'soldier', needed(at, '1,0')))
  })

  it('MO-113 MO-122 Units behind the Island reach the Province beyond it, but only by way of its bridge', () => {
    const behind: Layout = {
      seats: { 0: { goods: { M: 9 } } },
      forces: {
        [island]: { by: '0', soldiers: 1 },
        '-1,0': { by: '0', soldiers: 3 },
        '-1,1': { by: '0', soldiers: 3 },
      },
      spots: { '1,-1': { barbarian: 'b1-pg' } },
    }
    const at = laid(behind)
    const troop = needed(at, '1,-1')
    at.play('0', 'conquer', '1,-1', units('-1,0', 'soldier', troop))
    const { '-1,0': _, ...noBridge } = behind.forces!
    const apart = laid({ ...behind, forces: noBridge })
    expect(apart.refused('0', 'conquer', '1,-1', units('-1,1', 'soldier', troop)).clause).toBe('MO-113')
  })

  it('MO-122 over a side without a bridge Units leave the Island and do not come back', () => {
    const at = laid({
      seats: { 0: { goods: { M: 9 } } },
      forces: { [island]: { by: '0', soldiers: 2 }, '-1,1': { by: '0', soldiers: 2 } },
    })
    at.play('0', 'moveUnit', island, 'soldier', '-1,1')
    expect(force(at, '-1,1')).toMatchObject({ soldiers: 3 })
    expect(at.refused('0', 'moveUnit', '-1,1', 'soldier', island).clause).toBe('MO-140')
    const bridged = laid({
      seats: { 0: { goods: { M: 9 } } },
      forces: { [island]: { by: '0', soldiers: 2 }, '-1,0': { by: '0', soldiers: 2 } },
    })
    bridged.play('0', 'moveUnit', island, 'soldier', '-1,0')
    expect(force(bridged, '-1,0')).toMatchObject({ soldiers: 3 })
  })

  it('MO-120 Explorers enter over the bridges too, and leave over any edge', () => {
    const at = laid({ seats: { 0: { goods: { M: 9 }, explorers: ['-1,1', '-1,0'] } } })
    expect(at.refused('0', 'moveExplorer', 0, island).clause).toBe('MO-120')
    at.play('0', 'moveExplorer', 1, island)
    expect(at.choices('0', 'moveExplorer').map(([, to]) => to)).toContain('-1,1')
    at.play('0', 'moveExplorer', 1, '-1,1')
    settle(at)
    expect(seat(at).explorers).toEqual(['-1,1', '-1,1'])
  })

  it('MO-120 MO-273 two Islands side by side have a bridge each on their common edge', () => {
    const tiles = (second: string) => [
      ...['-2,0=C0', '-1,-1=P.b1', '-1,0=P.b1', '-2,1=P.b1', '-1,1=F.city.mk-iron', '0,1=P.b1', '2,0=P.b1'],
      ...[
        '0,0=In[0,3].b1',
        `1,0=${second}`,
        '1,1=F.city.mk-jade',
        '0,-1=P.b1',
        '1,-1=P.b1',
        '2,-1=P.b1',
        '3,-1=P.b1',
        '4,-2=P.b1',
      ],
      ...['4,-1=C1', '3,0=P.b1', '2,1=P.b1'],
    ]
    const custom = (second: string): Layout => ({
      options: { customMap: tiles(second) },
      map: 'custom',
      seats: { 0: { goods: { M: 9 } } },
      forces: { [island]: { by: '0', soldiers: 5 } },
      spots: { '1,0': { barbarian: 'b1-pg' } },
    })
    const open = laid(custom('In[0,3].b1'))
    open.play('0', 'conquer', '1,0', units(island, 'soldier', 2))
    expect(() => laid(custom('In[1,4].b1'))).toThrow('MO-273')
  })

  it('MO-009 MO-121 neighbours of an Island are coastal on every side: Tsunami reaches them', () => {
    const wave = (hex: string): Layout => ({
      civs: ['atlanteans', 'chinese'],
      seats: { 0: { goods: { M: 9 }, policies: ['atl-tsunami'] } },
      forces: { '-2,0': { by: '0', soldiers: 1 }, '-2,1': { by: '0', soldiers: 1 } },
      spots: { [hex]: { barbarian: 'b1-pg' } },
    })
    const shore = laid(wave('-1,1'))
    shore.play('0', 'conquer', '-1,1', units('-3,1', 'soldier'), { ignoreTerrain: 'atl-tsunami' })
    const inland = laid(wave('-2,-1'))
    const refusal = inland.refused('0', 'conquer', '-2,-1', units('-3,1', 'soldier'), { ignoreTerrain: 'atl-tsunami' })
    expect(refusal.clause).toBe('MO-116')
  })
})

describe('Aztec Pyramids', () => {
  /** You Shall Not Pass: seat 0 at 3,0; a Pyramid at 1,0. */
  const pyramid = '1,0'
  const facing = (goodsOf: object, civ = 'greek'): Layout => ({
    players: 3,
    civs: [civ, 'chinese', 'danish'],
    map: 'you-shall-not-pass',
    seats: { 0: { goods: goodsOf } },
    forces: { '2,0': { by: '0', soldiers: 8 } },
    spots: { [pyramid]: { barbarian: 'b2-ps' } },
  })

  it('MO-123 conquering a Pyramid costs one Gold on top; without it the conquest is refused', () => {
    const at = laid(facing({ M: 9, G: 1 }))
    at.play('0', 'conquer', pyramid, units('2,0', 'soldier', 4))
    answer(at, 'A')
    expect(rich(at)).toEqual({ P: 3, M: 5 })
    const poor = laid(facing({ M: 9 }))
    expect(poor.refused('0', 'conquer', pyramid, units('2,0', 'soldier', 4)).clause).toBe('MO-123')
  })

  it('MO-123 the Gold of the Pyramid is not Military at the same time, and the Aztecs pay it too', () => {
    const one = laid(facing({ M: 3, G: 1 }))
    expect(one.refused('0', 'conquer', pyramid, units('2,0', 'soldier', 4)).clause).toBe('MO-115')
    expect(one.refused('0', 'conquer', pyramid, units('2,0', 'soldier', 4), { gold: 1 }).clause).toBe('MO-003')
    const two = laid(facing({ M: 3, G: 2 }, 'aztecs'))
    two.play('0', 'conquer', pyramid, units('2,0', 'soldier', 4), { gold: 1 })
    answer(two, 'A')
    expect(rich(two)).toEqual({ P: 3 })
    expect(laid(facing({ M: 9 }, 'aztecs')).refused('0', 'conquer', pyramid, units('2,0', 'soldier', 4)).clause).toBe(
      'MO-123',
    )
  })

  it('MO-126 moving into a Pyramid or a Desert that one controls has no special effect', () => {
    const at = laid({
      ...facing({ M: 1 }),
      forces: { '2,0': { by: '0', soldiers: 2 }, [pyramid]: { by: '0', soldiers: 1 } },
      spots: {},
    })
    at.play('0', 'moveUnit', '2,0', 'soldier', pyramid)
    expect([rich(at), force(at, pyramid)!.soldiers]).toEqual([{}, 2])
    const sand = laid({
      map: 'the-great-desert',
      seats: { 0: { goods: { M: 1 } } },
      forces: { '-1,0': { by: '0', soldiers: 2 }, '0,0': { by: '0', soldiers: 1 } },
    })
    sand.play('0', 'moveUnit', '-1,0', 'soldier', '0,0')
    expect(force(sand, '0,0')!.soldiers).toBe(2)
  })
})

describe('Deserts', () => {
  /** The Great Desert: seat 0 at -2,0; a Desert at 0,0 beside the Plains at -1,0. */
  const desert = '0,0'
  const facing = (civ: string, from: object, more: Layout = {}): Layout => ({
    map: 'the-great-desert',
    civs: [civ, 'chinese'],
    seats: { 0: { goods: { M: 9 } } },
    forces: { '-1,0': { by: '0', ...from } },
    ...more,
  })

  it('MO-124 one conquering Soldier goes home after the conquest', () => {
    const at = laid(facing('greek', { soldiers: 5 }, { spots: { [desert]: { barbarian: 'b2-gp' } } }))
    at.play('0', 'conquer', desert, units('-1,0', 'soldier', 4))
    answer(at, 'A')
    expect(force(at, desert)!.soldiers).toBe(3)
    expect(force(at, '-2,0')!.soldiers).toBe(5)
  })

  it('MO-124 the conqueror picks: a mounted Soldier loses its Horse to the stock', () => {
    for (const [lost, left] of [
      ['mounted', { soldiers: 1, mounted: 0 }],
      ['soldier', { soldiers: 0, mounted: 1 }],
    ] as const) {
      const at = laid(facing('amazons', { soldiers: 2, mounted: 1 }, { spots: { [desert]: { bare: true } } }))
      const { horses } = at.G
      at.play('0', 'conquer', desert, [...units('-1,0', 'soldier'), ...units('-1,0', 'mounted')])
      expect(asked(at)).toBe('desert')
      answer(at, lost)
      expect(force(at, desert)).toMatchObject(left)
      expect(at.G.horses).toBe(lost === 'mounted' ? horses + 1 : horses)
    }
  })

  it('MO-124 a Warlord alone with a Hero loses nobody', () => {
    const at = laid(
      facing(
        'greek',
        { soldiers: 1, warlord: true, heroes: ['hero-sappho'] },
        {
          options: { heroModule: true },
          seats: { 0: { goods: { M: 9 }, heroes: ['hero-sappho'] } },
          spots: { [desert]: { bare: true } },
        },
      ),
    )
    at.play('0', 'conquer', desert, [...units('-1,0', 'warlord'), ...units('-1,0', 'hero-sappho')])
    expect(force(at, desert)).toMatchObject({ soldiers: 0, warlord: true, heroes: ['hero-sappho'] })
  })

  it('MO-125 a Desert may be worth one; the single Soldier who took it goes home and nobody holds it', () => {
    const at = laid(
      facing(
        'greek',
        { soldiers: 4 },
        {
          seats: { 0: { goods: { M: 9 }, city: { 0: ['aviation', 'work-camp'] } } },
          stage: 'activate',
          spots: { [desert]: { bare: true } },
        },
      ),
    )
    at.play('0', 'activateCity', 0, 0)
    const fly = { ignoreTerrain: 'aviation' }
    expect(at.refused('0', 'conquer', desert, units('-1,0', 'soldier', 2), fly).clause).toBe('MO-112')
    at.play('0', 'conquer', desert, units('-1,0', 'soldier', 1), fly)
    expect(force(at, desert)).toBeUndefined()
    expect([force(at, '-1,0')!.soldiers, force(at, '-2,0')!.soldiers]).toEqual([3, 6])
  })
})

describe('Jungles', () => {
  /** Flanking Maneuver: seat 0 at -2,0; a Jungle with a Market at 0,-1 beside -1,-1. */
  const jungle = '0,-1'
  const facing = (seatOf: object): Layout => ({ map: 'flanking-maneuver', seats: { 0: seatOf } })

  it('MO-127 entering a Jungle costs an Explorer one Military more', () => {
    const at = laid(facing({ goods: { M: 2 }, explorers: ['-1,-1', '-1,-1'] }))
    at.play('0', 'moveExplorer', 0, jungle)
    expect(rich(at)).toEqual({})
    const poor = laid(facing({ goods: { M: 1 }, explorers: ['-1,-1', '-1,-1'] }))
    expect(poor.refused('0', 'moveExplorer', 0, jungle).clause).toBe('MO-127')
    const leaving = laid(facing({ goods: { M: 1 }, explorers: [jungle, '-1,-1'] }))
    leaving.play('0', 'moveExplorer', 0, '-1,-1')
  })

  it('MO-127 the extra Military is due on a free step too, and Gold can pay it', () => {
    const free = (goodsOf: object) =>
      laid({
        ...facing({ goods: goodsOf, explorers: ['-1,-1', '-1,-1'] }),
        adjust: (G) => {
          G.now.steps = 1
        },
      })
    const at = free({ M: 1 })
    at.play('0', 'moveExplorer', 0, jungle, { free: true })
    expect([rich(at), at.G.now.steps]).toEqual([{}, 0])
    expect(free({}).refused('0', 'moveExplorer', 0, jungle, { free: true }).clause).toBe('MO-127')
    const gold = free({ G: 1 })
    gold.play('0', 'moveExplorer', 0, jungle, { free: true, gold: 1 })
    expect(rich(gold)).toEqual({})
  })

  it('MO-127 Units and conquest pay no surcharge for a Jungle', () => {
    const at = laid({
      ...facing({ goods: { M: 4 } }),
      forces: { '-1,-1': { by: '0', soldiers: 5 } },
      spots: { [jungle]: { barbarian: 'b1-pg' } },
    })
    at.play('0', 'conquer', jungle, units('-1,-1', 'soldier', 3))
    answer(at, 'A')
    expect(rich(at)).toEqual({ P: 2, M: 1 })
    at.play('0', 'moveUnit', '-1,-1', 'soldier', jungle)
    expect(goods(at).M).toBe(0)
    expect(seat(at).markets).toEqual([])
  })
})

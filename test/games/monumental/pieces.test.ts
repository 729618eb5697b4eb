import { describe, expect, it } from 'vitest'
import { answer, answers, asked, force, goods, type Layout, laid, pass, rich, seat, settle, units } from './layout'

const home = '-3,1'

describe('Move Unit', () => {
  const lands: Layout = {
    seats: { 0: { goods: { M: 3 } } },
    forces: {
      '-2,1': { by: '0', soldiers: 2 },
      '-2,0': { by: '0', soldiers: 1 },
      '-2,-1': { by: '0', soldiers: 1, outpost: true },
      '2,0': { by: '0', soldiers: 2 },
    },
  }

  it('MO-140 one Military brings one Unit to any connected tile of the territory', () => {
    const at = laid(lands)
    at.play('0', 'moveUnit', '-2,1', 'soldier', '-2,-1')
    expect([force(at, '-2,1')!.soldiers, force(at, '-2,-1')!.soldiers, goods(at).M]).toEqual([1, 2, 2])
    at.play('0', 'moveUnit', home, 'warlord', '-2,-1')
    expect([force(at, '-2,-1')!.warlord, goods(at).M]).toEqual([true, 1])
  })

  it('MO-140 not to a tile that is not connected, nor to the same one, nor without the Military', () => {
    const at = laid(lands)
    expect(at.refused('0', 'moveUnit', '-2,1', 'soldier', '2,0').clause).toBe('MO-140')
    expect(at.refused('0', 'moveUnit', '-2,1', 'soldier', '-2,1').clause).toBe('MO-140')
    expect(at.refused('0', 'moveUnit', '-2,1', 'warlord', home).clause).toBe('MO-140')
    const poor = laid({ ...lands, seats: { 0: { goods: {} } } })
    expect(poor.refused('0', 'moveUnit', '-2,1', 'soldier', home).clause).toBe('MO-140')
    const gold = laid({ ...lands, seats: { 0: { goods: { G: 1 } } } })
    gold.play('0', 'moveUnit', '-2,1', 'soldier', home, { gold: 1 })
    expect(rich(gold)).toEqual({})
  })

  it('MO-140 neither from nor to a place that is no tile, and not what stands on foreign ground', () => {
    const at = laid({ ...lands, forces: { ...lands.forces, '-1,0': { by: '1', soldiers: 2 } } })
    const noTile = { clause: 'MO-140', because: 'There is no tile' }
    expect(at.refused('0', 'moveUnit', '-9,0', 'soldier', home)).toEqual(noTile)
    expect(at.refused('0', 'moveUnit', home, 'soldier', '-9,0')).toEqual(noTile)
    const foreign = { clause: 'MO-140', because: 'This is not your territory' }
    expect(at.refused('0', 'moveUnit', '-1,0', 'soldier', home)).toEqual(foreign)
  })

  it('MO-114 MO-140 the last Unit stays unless an Outpost holds the Province', () => {
    const at = laid(lands)
    expect(at.refused('0', 'moveUnit', '-2,0', 'soldier', home).clause).toBe('MO-114')
    at.play('0', 'moveUnit', '-2,-1', 'soldier', home)
    expect(force(at, '-2,-1')).toMatchObject({ by: '0', soldiers: 0, outpost: true })
  })

  it('MO-141 Units leave the territory only by conquering', () => {
    const at = laid(lands)
    expect(at.refused('0', 'moveUnit', home, 'soldier', '-3,2').clause).toBe('MO-141')
    expect(at.refused('0', 'moveUnit', home, 'soldier', '-1,0').clause).toBe('MO-141')
    expect(at.refused('0', 'moveUnit', home, 'soldier', '0,-1').clause).toBe('MO-141')
  })

  it('MO-145 a Unit collects neither Production nor Market tokens', () => {
    const at = laid({
      seats: { 0: { goods: { M: 3 } } },
      forces: { '-2,1': { by: '0', soldiers: 1 } },
      spots: { '-2,1': { production: 'prod-g', market: { id: 'mk-iron', left: 3 } } },
    })
    at.play('0', 'moveUnit', home, 'soldier', '-2,1')
    expect(at.G.hexes['-2,1']).toMatchObject({ production: 'prod-g', market: { id: 'mk-iron', left: 3 } })
    expect([rich(at), seat(at).markets]).toEqual([{ M: 2 }, []])
  })

  it('MO-311 a free march moves a Unit without Military', () => {
    const at = laid({ ...lands, seats: { 0: { goods: {} } }, adjust: (G) => (G.now.marches = 1) })
    at.play('0', 'moveUnit', '-2,1', 'soldier', home, { free: true })
    expect(at.G.now.marches).toBe(0)
    expect(at.refused('0', 'moveUnit', home, 'soldier', '-2,1', { free: true }).clause).toBe('MO-140')
  })
})

describe('Move Explorer', () => {
  it('MO-142 one Military for one tile: Provinces of anybody, Water, the own Capital', () => {
    const at = laid({
      seats: { 0: { goods: { M: 9 }, explorers: ['-2,0', '-1,0'] } },
      forces: { '-2,1': { by: '1', soldiers: 1 } },
    })
    at.play('0', 'moveExplorer', 0, '-2,1')
    at.play('0', 'moveExplorer', 0, home)
    at.play('0', 'moveExplorer', 1, '0,-1')
    expect([seat(at).explorers, goods(at).M]).toEqual([[home, '0,-1'], 6])
  })

  it('MO-142 not to a tile farther away, not off the map, not into the Capital of another player', () => {
    const at = laid({ seats: { 0: { goods: { M: 9 }, explorers: ['2,0', home] } } })
    expect(at.refused('0', 'moveExplorer', 0, '3,-1').clause).toBe('MO-142')
    expect(at.refused('0', 'moveExplorer', 0, '0,0').clause).toBe('MO-142')
    expect(at.refused('0', 'moveExplorer', 0, '2,0').clause).toBe('MO-142')
    expect(at.refused('0', 'moveExplorer', 1, '-4,1')).toEqual({ clause: 'MO-142', because: 'There is no tile' })
    const poor = laid({ seats: { 0: { explorers: ['2,0', home] } } })
    expect(poor.refused('0', 'moveExplorer', 0, '1,0').clause).toBe('MO-142')
  })

  it('MO-142 MO-311 a free step needs no Military, and there must be one left', () => {
    const at = laid({ adjust: (G) => (G.now.steps = 1) })
    at.play('0', 'moveExplorer', 0, '-2,1', { free: true })
    expect(at.G.now.steps).toBe(0)
    expect(at.refused('0', 'moveExplorer', 0, '-2,0', { free: true }).clause).toBe('MO-142')
  })

  it('MO-143 any number of Explorers share a tile, and nobody removes them', () => {
    const at = laid({
      seats: { 0: { goods: { M: 9 }, explorers: ['-2,0', '-2,0'] }, 1: { explorers: ['-2,1', '-2,1'] } },
      spots: { '-2,1': { barbarian: 'b1-pg' } },
    })
    at.play('0', 'moveExplorer', 0, '-2,1')
    at.play('0', 'moveExplorer', 1, '-2,1')
    at.play('0', 'conquer', '-2,1', units(home, 'soldier', 2))
    answer(at, 'A')
    expect([seat(at).explorers, seat(at, '1').explorers]).toEqual([
      ['-2,1', '-2,1'],
      ['-2,1', '-2,1'],
    ])
  })

  it('MO-144 entering turns Barbarians face up, then takes the Production token', () => {
    const at = laid({
      seats: { 0: { goods: { M: 1 } } },
      spots: { '-2,1': { barbarian: 'b1-gc', production: 'prod-x' } },
    })
    const view = () => at.definition.view(at.G, '1').hexes['-2,1']!.barbarian
    expect(view()).toMatchObject({ level: 1, face: null })
    at.play('0', 'moveExplorer', 0, '-2,1')
    expect(view()).toMatchObject({ level: 1, face: 'b1-gc', open: true })
    expect(at.G.hexes['-2,1']!.production).toBeUndefined()
    expect(rich(at)).toEqual({ P: 1, S: 1, M: 1 })
  })

  it('MO-145 MO-144 a Unit that conquers leaves the Production token for an Explorer', () => {
    const at = laid({
      seats: { 0: { goods: { M: 3 } } },
      spots: { '-2,1': { barbarian: 'b1-gc', production: 'prod-g2' } },
    })
    at.play('0', 'conquer', '-2,1', units(home, 'soldier', 2))
    answer(at, 'B')
    expect(at.G.hexes['-2,1']!.production).toBe('prod-g2')
    at.play('0', 'moveExplorer', 0, '-2,1')
    expect(rich(at)).toEqual({ G: 2, C: 1 })
  })
})

describe('Build an Outpost', () => {
  const strong = (soldiers: number, more: object = {}, civ = 'greek'): Layout => ({
    civs: [civ, 'chinese'],
    forces: { '-2,1': { by: '0', soldiers, ...more } },
  })

  it('MO-146 three Soldiers go home and an Outpost stands there, free of charge', () => {
    const at = laid(strong(4))
    at.play('0', 'buildOutpost', '-2,1')
    expect(force(at, '-2,1')).toMatchObject({ by: '0', soldiers: 1, outpost: true })
    expect([force(at, home)!.soldiers, seat(at).outposts]).toEqual([8, 1])
  })

  it('MO-146 MO-147 with exactly three Soldiers the Outpost holds the Province alone', () => {
    const at = laid(strong(3))
    at.play('0', 'buildOutpost', '-2,1')
    expect(force(at, '-2,1')).toMatchObject({ by: '0', soldiers: 0, outpost: true })
    expect(at.refused('0', 'moveUnit', '-2,1', 'outpost', home).clause).toBe('MO-140')
  })

  it('MO-146 not with two Soldiers, not twice, not on the Capital, not elsewhere, not without an Outpost', () => {
    expect(laid(strong(2, { warlord: true })).refused('0', 'buildOutpost', '-2,1').clause).toBe('MO-146')
    expect(laid(strong(5, { outpost: true })).refused('0', 'buildOutpost', '-2,1').clause).toBe('MO-146')
    const at = laid(strong(3))
    for (const hex of [home, '-2,0', '3,-1', '9,9']) expect(at.refused('0', 'buildOutpost', hex).clause).toBe('MO-146')
    const none = laid({
      forces: {
        '-2,1': { by: '0', soldiers: 3 },
        '-2,0': { by: '0', outpost: true },
        '-3,2': { by: '0', outpost: true },
      },
    })
    expect(none.refused('0', 'buildOutpost', '-2,1').clause).toBe('MO-005')
  })

  it('MO-146 mounted Soldiers among the three keep their Horse', () => {
    const at = laid(strong(2, { mounted: 2 }, 'amazons'))
    const { horses } = at.G
    at.play('0', 'buildOutpost', '-2,1', 1)
    expect(force(at, '-2,1')).toMatchObject({ soldiers: 0, mounted: 1, outpost: true })
    expect([force(at, home)!.mounted, at.G.horses]).toEqual([1, horses])
    const other = laid(strong(2, { mounted: 2 }, 'amazons'))
    other.play('0', 'buildOutpost', '-2,1', 2)
    expect(force(other, '-2,1')).toMatchObject({ soldiers: 1, mounted: 0 })
    const riders = laid(strong(0, { mounted: 3 }, 'amazons'))
    riders.play('0', 'buildOutpost', '-2,1')
    expect([force(riders, '-2,1'), force(riders, home)!.mounted]).toMatchObject([{ mounted: 0, outpost: true }, 3])
    const third = laid(strong(2, { mounted: 2 }, 'amazons'))
    expect(third.refused('0', 'buildOutpost', '-2,1', 3).clause).toBe('MO-146')
    expect(third.refused('0', 'buildOutpost', '-2,1', 0).clause).toBe('MO-146')
  })
})

describe('Markets', () => {
  const stall = (left: number, seatOf: object = {}): Layout => ({
    seats: { 0: { goods: { M: 5 }, ...seatOf } },
    spots: { '-2,1': { market: { id: 'mk-jade', left } } },
  })

  it('MO-150 an Explorer takes a token from a stack it enters', () => {
    const at = laid(stall(3))
    at.play('0', 'moveExplorer', 0, '-2,1')
    answer(at, 'take')
    expect([seat(at).markets, at.G.hexes['-2,1']!.market!.left]).toEqual([['mk-jade'], 2])
  })

  it('MO-150 not while an unused token of the same Market is held, nor from an empty stack', () => {
    const at = laid(stall(3))
    at.play('0', 'moveExplorer', 0, '-2,1')
    answer(at, 'take')
    at.play('0', 'moveExplorer', 1, '-2,1')
    expect(asked(at)).toBeUndefined()
    expect([seat(at).markets, at.G.hexes['-2,1']!.market!.left]).toEqual([['mk-jade'], 2])
    const empty = laid(stall(0))
    empty.play('0', 'moveExplorer', 0, '-2,1')
    expect(seat(empty).markets).toEqual([])
  })

  it('MO-150 a second token can be had once the first is used, and none is taken without wanting it', () => {
    const at = laid(stall(3))
    at.play('0', 'moveExplorer', 0, '-2,1')
    answer(at, 'take')
    at.play('0', 'useMarket', 'mk-jade')
    answer(at, '0')
    at.play('0', 'moveExplorer', 1, '-2,1')
    answer(at, 'take')
    expect([seat(at).markets, goods(at).C]).toEqual([['mk-jade'], 1])
    const other = laid(stall(3))
    other.play('0', 'moveExplorer', 0, '-2,1')
    expect([asked(other), answers(other)]).toEqual(['market', ['take', 'skip']])
    answer(other, 'skip')
    expect([seat(other).markets, other.G.hexes['-2,1']!.market!.left]).toEqual([[], 3])
  })

  it('MO-151 a token is used in an Actions phase of its owner, the same turn too, and leaves the game', () => {
    const at = laid({ seats: { 0: { markets: ['mk-spice', 'mk-stone'] }, 1: { markets: ['mk-iron'] } } })
    expect(at.refused('1', 'useMarket', 'mk-iron').clause).toBe('MO-037')
    expect(at.refused('0', 'useMarket', 'mk-iron').clause).toBe('MO-151')
    at.play('0', 'useMarket', 'mk-spice')
    expect([rich(at), seat(at).markets]).toEqual([{ G: 2 }, ['mk-stone']])
    expect(at.refused('0', 'useMarket', 'mk-spice').clause).toBe('MO-151')
    pass(at)
    expect(at.refused('1', 'useMarket', 'mk-iron').clause).toBe('MO-040')
    at.play('1', 'activateCity', 0, 0)
    at.play('1', 'useMarket', 'mk-iron')
    expect(goods(at, '1').M).toBe(4)
    expect(seat(at).markets).toEqual(['mk-stone'])
  })
})

describe('Draw', () => {
  it('MO-155 two Science bring the top card beside the City, activated', () => {
    const at = laid({ seats: { 0: { goods: { S: 3 }, draw: ['mine', 'forum'] } } })
    at.play('0', 'drawCard')
    expect(rich(at)).toEqual({ S: 1, G: 1 })
    expect(seat(at).beside).toHaveLength(1)
    expect(at.refused('0', 'drawCard', 0).clause).toBe('MO-155')
    at.play('0', 'drawCard', 1)
    expect(rich(at)).toEqual({ C: 1 })
  })

  it('MO-155 Knowledge is covered by the next card, and all are activated together', () => {
    const at = laid({ seats: { 0: { goods: { S: 2 }, draw: ['writing', 'gre-philosophy', 'library', 'forum'] } } })
    at.play('0', 'drawCard')
    expect(seat(at).beside).toEqual([['writing', 'gre-philosophy', expect.stringContaining('library')]])
    // the Library 1, Writing 1 + 1, Philosophy 1 + 1
    expect(rich(at)).toEqual({ S: 5 })
  })

  it('MO-155 a card beside the City has no neighbours', () => {
    const at = laid({
      seats: { 0: { goods: { S: 2 }, draw: ['calendar', 'mine'] } },
    })
    at.play('0', 'drawCard')
    expect(at.refused('0', 'useAbility', 'calendar').clause).toBe('MO-046')
  })

  it('MO-049 MO-306 Calendar that nothing covers has no attached card, so no neighbours either', () => {
    const slots = (city: Record<number, string[]>) => laid({ stage: 'activate', seats: { 0: { city } } })
    const covered = slots({ 2: ['calendar', 'work-camp'] })
    covered.play('0', 'activateCity', 0, 0)
    covered.play('0', 'useAbility', 'calendar')
    expect(answers(covered)).toEqual(['5', 'skip'])
    const alone = slots({ 2: ['calendar'] })
    alone.play('0', 'activateCity', 0, 0)
    expect(alone.refused('0', 'useAbility', 'calendar').clause).toBe('MO-046')
  })

  it('MO-156 Draw repeats, shuffles the discard pile when it must, and is refused when both piles are empty', () => {
    const at = laid({
      seats: { 0: { goods: { S: 6 }, draw: [] } },
      adjust: (G) => {
        const { discard } = G.players['0']!
        G.players['0']!.archived = discard.splice(2)
        G.players['0']!.owned = G.players['0']!.owned.filter((uid) => !G.players['0']!.archived.includes(uid))
      },
    })
    expect(seat(at).discard).toHaveLength(2)
    at.play('0', 'drawCard')
    settle(at)
    while (seat(at).beside.flat().length < 2) at.play('0', 'drawCard')
    expect(seat(at).discard).toEqual([])
    expect(at.refused('0', 'drawCard').clause).toBe('MO-156')
  })

  it('MO-044 a card that comes up a second time in a turn lies there without effect', () => {
    const at = laid({
      stage: 'activate',
      seats: { 0: { goods: { S: 4 }, city: { 0: ['temple'] }, draw: ['mine'] } },
    })
    at.play('0', 'activateCity', 0, 0)
    expect(goods(at).C).toBe(1)
    const again = at.with((G) => {
      const area = G.players['0']!
      area.draw = ['temple']
      area.city[0] = []
      area.discard.push('mine/0.0')
    })
    again.play('0', 'drawCard')
    expect([seat(again).beside, goods(again).C]).toEqual([[['temple']], 1])
  })
})

describe('the ten Actions', () => {
  it('MO-158 are ten, and acquiring a Hero is acquiring a card', () => {
    const at = laid()
    const actions = Object.keys(at.definition.rules)
    for (const move of ['acquire', 'startWonder', 'workOnWonder', 'developPolicy', 'conquer']) {
      expect(actions).toContain(move)
    }
    for (const move of ['moveUnit', 'moveExplorer', 'buildOutpost', 'drawCard']) expect(actions).toContain(move)
    const hero = laid({
      options: { heroModule: true },
      display: ['hero-sappho'],
      deck: [],
      seats: { 0: { goods: { M: 4 } } },
    })
    hero.play('0', 'acquire', 'hero-sappho')
    expect(seat(hero).heroes).toEqual(['hero-sappho'])
  })
})

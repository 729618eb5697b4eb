import { describe, expect, it } from 'vitest'
import { sendable } from '../../../games/monumental/pieces/conquest'
import { answer, asked, force, goods, type Layout, laid, rich, seat, units } from './layout'

/** There's No Place Like Home: seat 0 at -3,1; Plains at -2,0 and -2,1, a Forest at -3,2. */
const home = '-3,1'
const plains = '-2,1'
const forest = '-3,2'

const ready = (more: Layout = {}) =>
  laid({ seats: { 0: { goods: { M: 9 } } }, spots: { [plains]: { barbarian: 'b1-pg' } }, ...more })

describe('conquest', () => {
  it('MO-110 the target is a Province linked to the territory that one does not control', () => {
    const at = ready({ forces: { '-2,0': { by: '0', soldiers: 1 } } })
    expect(at.refused('0', 'conquer', '-2,0', units(home, 'soldier', 1)).clause).toBe('MO-110')
    expect(at.refused('0', 'conquer', home, units(home, 'soldier', 1)).clause).toBe('MO-110')
    expect(at.refused('0', 'conquer', '1,0', units(home, 'soldier', 3)).clause).toBe('MO-110')
    expect(at.refused('0', 'conquer', '9,9', units(home, 'soldier', 3)).clause).toBe('MO-110')
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
  })

  it('MO-110 neither Water nor a Capital can be conquered', () => {
    const at = ready({
      forces: { '-1,0': { by: '0', soldiers: 1 }, '-1,-1': { by: '0', soldiers: 1 }, '2,0': { by: '0', soldiers: 1 } },
      spots: { '-1,-1': { bare: true } },
    })
    expect(at.refused('0', 'conquer', '0,-1', units(home, 'soldier', 1)).clause).toBe('MO-110')
    expect(at.refused('0', 'conquer', '3,-1', units('2,0', 'soldier', 1)).clause).toBe('MO-110')
  })

  it('MO-112 exactly as many Units as the value: Plains with Barbarians of class 1 take two', () => {
    const at = ready()
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 1)).clause).toBe('MO-112')
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 3)).clause).toBe('MO-112')
    expect(at.refused('0', 'conquer', plains, []).clause).toBe('MO-112')
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(force(at, plains)).toMatchObject({ by: '0', soldiers: 2 })
    expect(force(at, home)).toMatchObject({ soldiers: 7, warlord: true })
    expect(goods(at).M).toBe(7)
  })

  it('MO-112 a conquest is offered as soon as there are Units enough, with the Warlord as the last of them', () => {
    const enough = ready({ forces: { '2,0': { by: '0', soldiers: 8 } } })
    const sent = [...units(home, 'soldier'), ...units(home, 'warlord')]
    expect(enough.choices('0', 'conquer')).toContainEqual([plains, sent])
    const tooFew = ready({ forces: { '2,0': { by: '0', soldiers: 9 } } })
    expect(tooFew.choices('0', 'conquer').filter(([hex]) => hex === plains)).toEqual([])
  })

  it('MO-112 a Unit that is not there cannot be sent', () => {
    const at = ready({ forces: { '-2,0': { by: '0', soldiers: 8 } } })
    expect(at.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-113')
    expect(at.refused('0', 'conquer', plains, units(home, 'mounted', 2)).clause).toBe('MO-113')
    expect(at.refused('0', 'conquer', plains, units(home, 'warlord', 2)).clause).toBe('MO-113')
    expect(at.refused('0', 'conquer', plains, units(home, 'hero-saladin', 2)).clause).toBe('MO-113')
    at.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
  })

  const mountain = '0,-2'
  const path = Object.fromEntries(['-2,0', '-2,-1', '-1,-2'].map((hex) => [hex, { by: '0', soldiers: 1 }]))
  // the worked examples of the rules: terrain, who is there, and the value
  const examples: [string, Layout, string, number][] = [
    ['Plains with Barbarians of class 1', { spots: { [plains]: { barbarian: 'b1-pg' } } }, plains, 2],
    [
      'a Mountain with class 2',
      { forces: { [home]: { by: '0' }, ...path }, spots: { [mountain]: { barbarian: 'b2-gp' } } },
      mountain,
      5,
    ],
    ['an uncontrolled Free City on a Forest', { spots: { [forest]: { city: 'city-carthage' } } }, forest, 5],
    [
      'a Forest held by one mounted and one plain Soldier',
      { civs: ['greek', 'amazons'], forces: { [forest]: { by: '1', soldiers: 1, mounted: 1 } } },
      forest,
      5,
    ],
    [
      'Plains with an Outpost and a Wonder token',
      { forces: { [plains]: { by: '1', outpost: true } }, spots: { [plains]: { bare: true, wonders: ['colossus'] } } },
      plains,
      6,
    ],
    ['Plains held by a Warlord', { forces: { [plains]: { by: '1', warlord: true } } }, plains, 2],
    [
      'a conquered Free City, which no longer defends itself',
      { forces: { [forest]: { by: '1', soldiers: 1 } }, spots: { [forest]: { city: 'city-carthage' } } },
      forest,
      3,
    ],
  ]

  it.each(examples)('MO-111 MO-112 MO-115 the value of %s', (_what, layout, hex, value) => {
    const at = ready(layout)
    expect(at.refused('0', 'conquer', hex, units(home, 'soldier', value - 1)).clause).toBe('MO-112')
    expect(at.refused('0', 'conquer', hex, units(home, 'soldier', value + 1)).clause).toBe('MO-112')
    at.play('0', 'conquer', hex, units(home, 'soldier', value))
    expect(goods(at).M).toBe(9 - value)
    expect(force(at, hex)).toMatchObject({ by: '0', soldiers: value })
  })

  it('MO-086 a Wonder token defends for whoever controls its Province', () => {
    const held = ready({
      forces: { [plains]: { by: '1', soldiers: 1 } },
      spots: { [plains]: { wonders: ['colossus'] } },
    })
    expect(held.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-112')
    held.play('0', 'conquer', plains, units(home, 'soldier', 4))
    expect(held.G.hexes[plains]!.wonders).toEqual(['colossus'])
  })

  it('MO-113 Units come from tiles connected with one that is linked to the target, from however far', () => {
    const far = { '-2,0': { by: '0', soldiers: 2 }, '-1,-1': { by: '0', soldiers: 3 }, '2,0': { by: '0', soldiers: 2 } }
    const at = ready({ forces: far, spots: { '-1,-1': { bare: true } } })
    const two = (from: string) => [...units(from, 'soldier'), ...units(home, 'soldier')]
    expect(at.refused('0', 'conquer', plains, two('2,0')).clause).toBe('MO-113')
    at.play('0', 'conquer', plains, two('-1,-1'))
    expect(force(at, '-1,-1')).toMatchObject({ soldiers: 2 })
  })

  it('MO-113 the Units of others cannot be sent', () => {
    const at = ready({ forces: { '-2,0': { by: '1', soldiers: 3 } } })
    const borrowed = [...units('-2,0', 'soldier'), ...units(home, 'soldier')]
    expect(at.refused('0', 'conquer', plains, borrowed).because).toContain('your own territory')
  })

  it('MO-113 a chain that is broken by a foreign Province does not connect', () => {
    const at = ready({
      forces: { '-2,-1': { by: '0', soldiers: 2 }, '-1,0': { by: '0', soldiers: 3 } },
      spots: { '-2,0': { barbarian: 'b1-pg' }, '-1,1': { barbarian: 'b1-pg' } },
    })
    const two = [...units(home, 'soldier'), ...units('-1,0', 'soldier')]
    expect(at.refused('0', 'conquer', '-1,1', two).clause).toBe('MO-113')
    at.play('0', 'conquer', '-2,0', [...units('-2,-1', 'soldier'), ...units('-1,0', 'soldier')])
    answer(at, 'A')
    at.play('0', 'conquer', '-1,1', two)
  })

  it('MO-114 a Province is never emptied by a conquest; the Capital may be', () => {
    const at = ready({ forces: { '-2,0': { by: '0', soldiers: 1 } } })
    const last = [...units('-2,0', 'soldier'), ...units(home, 'soldier')]
    expect(at.refused('0', 'conquer', plains, last).clause).toBe('MO-114')
    const held = ready({ forces: { '-2,0': { by: '0', soldiers: 1, outpost: true } } })
    held.play('0', 'conquer', plains, last)
    expect(force(held, '-2,0')).toMatchObject({ by: '0', soldiers: 0, outpost: true })
    const empty = ready({ forces: { '-2,0': { by: '0', soldiers: 7 } } })
    empty.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(force(empty, home)).toMatchObject({ by: '0', soldiers: 0 })
  })

  it('MO-114 who stays behind is free to choose: the Warlord, or a Soldier', () => {
    const front = '-2,0'
    const at = ready({
      forces: { [front]: { by: '0', soldiers: 3, warlord: true }, '2,0': { by: '0', soldiers: 6 } },
      spots: { [forest]: { barbarian: 'b1-pg' } },
    })
    const teams = at.choices('0', 'conquer').flatMap(([hex, team]) => (hex === forest ? [team] : []))
    expect(teams).toContainEqual(units(front, 'soldier', 3))
    expect(teams).toContainEqual([...units(front, 'warlord'), ...units(front, 'soldier', 2)])
    expect(sendable(at.G, '0', forest)).toEqual([...units(front, 'soldier', 3), ...units(front, 'warlord')])
    const riders = ready({
      civs: ['amazons', 'greek'],
      forces: { [front]: { by: '0', soldiers: 2, mounted: 1 }, '2,0': { by: '0', soldiers: 6, warlord: true } },
    })
    expect(riders.choices('0', 'conquer')).toContainEqual([plains, units(front, 'soldier', 2)])
  })

  it('MO-115 the conquest costs its value in Military; Gold stands in for it', () => {
    const poor = ready({ seats: { 0: { goods: { M: 1, G: 1 } } } })
    expect(poor.refused('0', 'conquer', plains, units(home, 'soldier', 2), { gold: 0 }).clause).toMatch(
      /^MO-(003|115)$/,
    )
    expect(poor.refused('0', 'conquer', plains, units(home, 'soldier', 2), { gold: 2 }).clause).toMatch(
      /^MO-(003|115)$/,
    )
    poor.play('0', 'conquer', plains, units(home, 'soldier', 2), { gold: 1 })
    answer(poor, 'A')
    expect(rich(poor)).toEqual({ P: 2 })
    const bare = ready({ seats: { 0: { goods: { M: 1 } } } })
    expect(bare.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-115')
  })

  it('MO-115 MO-116 a discount saves Military, at least one is paid, and Units stay the same', () => {
    const layout: Layout = { civs: ['danish', 'chinese'], forces: { [plains]: { by: '1', soldiers: 1 } } }
    const berserk = ready({ ...layout, seats: { 0: { goods: { M: 9 }, policies: ['dan-berserkers'] } } })
    expect(berserk.refused('0', 'conquer', plains, units(home, 'soldier', 1)).clause).toBe('MO-112')
    berserk.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(goods(berserk).M).toBe(8)
    const one = ready({ ...layout, seats: { 0: { goods: { M: 0 }, policies: ['dan-berserkers'] } } })
    expect(one.refused('0', 'conquer', plains, units(home, 'soldier', 2)).clause).toBe('MO-115')
  })

  it('MO-117 beaten Units go to their Capital, Horses to the stock, an Outpost to its supply', () => {
    const at = ready({
      civs: ['greek', 'amazons'],
      seats: { 0: { goods: { M: 9, G: 9 } } },
      forces: { [plains]: { by: '1', soldiers: 1, mounted: 1, warlord: true, outpost: true } },
    })
    const before = at.G.horses
    at.play('0', 'conquer', plains, [...units(home, 'soldier', 8)])
    expect(force(at, plains)).toEqual({ by: '0', soldiers: 8, mounted: 0, warlord: false, heroes: [], outpost: false })
    expect(force(at, '3,-1')).toMatchObject({ soldiers: 9, mounted: 0, warlord: true })
    expect([at.G.horses, seat(at, '1').outposts]).toEqual([before + 1, 2])
  })

  it('MO-118 a Barbarian token is turned over, one of its two rewards taken at once, and it leaves the game', () => {
    for (const [which, gained] of [
      ['A', { P: 2 }],
      ['B', { G: 1 }],
    ] as const) {
      const at = ready({ seats: { 0: { goods: { M: 2 } } } })
      at.play('0', 'conquer', plains, units(home, 'soldier', 2))
      expect(asked(at)).toBe('reward')
      expect(at.refused('0', 'endActions').clause).toBe('MO-054')
      answer(at, which)
      expect(rich(at)).toEqual(gained)
      expect(at.G.hexes[plains]!.barbarian).toBeUndefined()
    }
  })

  it('MO-119 what else lies in a conquered Province stays, Explorers of others too', () => {
    const at = ready({
      seats: { 0: { goods: { M: 9 } }, 1: { explorers: [plains, '3,-1'] } },
      forces: { [plains]: { by: '1', soldiers: 1 } },
      spots: { [plains]: { city: 'city-carthage', production: 'prod-p', market: { id: 'mk-iron', left: 2 } } },
    })
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(at.G.hexes[plains]).toMatchObject({
      ...{ city: 'city-carthage', production: 'prod-p', market: { id: 'mk-iron', left: 2 } },
    })
    expect(seat(at, '1').explorers).toEqual([plains, '3,-1'])
    expect(rich(at)).toEqual({ M: 7 })
  })

  it('MO-119 a Warlord text works only if the Warlord is one of the Units sent', () => {
    const layout: Layout = { civs: ['chinese', 'greek'], seats: { 0: { goods: { M: 2 } } } }
    const field = { forces: { [plains]: { by: '1', soldiers: 1 } } }
    const without = ready({ ...layout, ...field })
    without.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(rich(without)).toEqual({})
    const led = ready({ ...layout, ...field })
    led.play('0', 'conquer', plains, [...units(home, 'soldier'), ...units(home, 'warlord')])
    expect(rich(led)).toEqual({ G: 1 })
  })

  it('MO-007 a Province never holds Units of two players', () => {
    const at = ready({ forces: { [plains]: { by: '1', soldiers: 1 } } })
    at.play('0', 'conquer', plains, units(home, 'soldier', 2))
    expect(force(at, plains)!.by).toBe('0')
    expect(force(at, '3,-1')!.soldiers).toBe(9)
  })
})

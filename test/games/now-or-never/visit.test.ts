import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { type Layout, laid, type Seat, seat, top } from './layout'
import { gains } from './observe'
import { dice, go } from './play'

/** A hero one step before a location of the map above ground, in the course of a hero action. */
const before: Record<string, [from: string, to: string]> = {
  'tower-of-miners': ['r2c1', 'r1c1'],
  'hermits-hut': ['r3c3', 'r2c3'],
  'crystal-meteorite': ['r1c5', 'r1c6'],
  'nomad-camp': ['r1c3', 'r1c4'],
  'ublo-tower': ['r2c7', 'r2c8'],
  'the-monument': ['r1c5', 'r2c5'],
  'scholars-tower': ['r4c3', 'r4c4'],
  undergarden: ['r3c6', 'r3c7'],
  'forest-of-faces': ['r4c7', 'r4c8'],
  'snail-caves': ['r2c1', 'r3c1'],
  'flying-casino': ['r1c9', 'r1c10'],
  'city-of-spirits': ['r4c9', 'r3c9'],
  istreka: ['r4c4', 'r4c5'],
  'wailing-cavern': ['r4c3', 'r4c2'],
}

function arrive(location: string, more: Seat = {}, layout: Layout = {}) {
  const [from, to] = before[location]!
  const at = laid({ ...layout, seats: { ...layout.seats, 0: { hearts: 9, coins: 9, ...more, space: from } } })
  go(at, 0, to)
  return at
}

describe('visiting', () => {
  it('NON-100 does what the location says, once in the turn', () => {
    const at = arrive('ublo-tower')
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: -1, tool: 1 })
    expect(at.refused('0', 'visit').clause).toBe('NON-091')
  })

  it('NON-100 needs a location on the space', () => {
    const at = laid()
    go(at, 0, 'r1c5')
    expect(at.refused('0', 'visit').clause).toBe('NON-100')
  })

  it('NON-101 without the printed coins, experience, book or mana it is refused', () => {
    expect(arrive('flying-casino', { coins: 0 }).refused('0', 'visit').clause).toBe('NON-101')
    expect(arrive('undergarden', { xp: 1 }).refused('0', 'visit').clause).toBe('NON-101')
    expect(arrive('nomad-camp').refused('0', 'visit').clause).toBe('NON-101')
    expect(arrive('wailing-cavern', { mana: 0 }).refused('0', 'visit').clause).toBe('NON-101')
    expect(arrive('scholars-tower', { coins: 2 }).refused('0', 'visit').clause).toBe('NON-101')
  })

  it('NON-102 hearts go first: at 0 the turn ends, no reward, and what else was paid is gone', () => {
    const at = arrive('wailing-cavern', { hearts: 8, mana: 1 })
    at.play('0', 'visit')
    expect(seat(at)).toMatchObject({ hearts: 0, mana: 0, unhoused: [] })
    expect([at.G.current, at.G.pending]).toEqual(['1', []])
    const camp = arrive('nomad-camp', { hearts: 1, stock: { book: 1 } })
    camp.play('0', 'visit')
    expect(seat(camp)).toMatchObject({ hearts: 0, unhoused: [] })
    expect([seat(camp).stock.book, camp.G.current]).toEqual([0, '1'])
  })

  it('NON-102 one heart more is enough', () => {
    const at = arrive('wailing-cavern', { hearts: 9, mana: 1 })
    at.play('0', 'visit')
    at.play('0', 'takeVillager', 'villager-crystal')
    expect(seat(at)).toMatchObject({ hearts: 1, mana: 0, unhoused: ['villager-crystal'] })
  })
})

describe('the locations above ground', () => {
  it('NON-103 Tower of Miners: two orders, one stays face up, the other goes to the bottom', () => {
    const at = arrive('tower-of-miners', {}, { orders: ['order-4', 'order-9'] })
    at.play('0', 'visit')
    expect(at.refused('0', 'keepOrders', []).clause).toBe('NON-103')
    expect(at.refused('0', 'keepOrders', ['order-4', 'order-9']).clause).toBe('NON-103')
    expect(at.refused('0', 'keepOrders', ['order-1']).clause).toBe('NON-103')
    at.play('0', 'keepOrders', ['order-9'])
    expect(seat(at).orders).toEqual(['order-9'])
    expect(known(at.G.orderStack)[0]).toBe('order-4')
    expect(known(at.G.orderStack)).toHaveLength(8)
  })

  it('NON-103 with one order left it is taken, with none nothing happens', () => {
    const one = arrive('tower-of-miners', {}, { orders: ['order-4'], onlyOrders: true })
    one.play('0', 'visit')
    expect([seat(one).orders, one.G.pending]).toEqual([['order-4'], []])
    const none = arrive('tower-of-miners', {}, { orders: [], onlyOrders: true })
    none.play('0', 'visit')
    expect([seat(none).orders, none.G.pending]).toEqual([[], []])
    none.play('0', 'endTurn')
  })

  it('NON-104 Hermit’s Hut: a swap if wanted, a shell and four hearts in any case', () => {
    const at = arrive('hermits-hut', { hearts: 5 })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ shell: 1, heart: 4 })
    expect(gains(at, () => at.play('0', 'skipSwap'))).toEqual({})
    const swapping = arrive('hermits-hut', { hearts: 5 })
    expect(gains(swapping, () => swapping.play('0', 'visit'))).toEqual({ shell: 1, heart: 4 })
    swapping.play('0', 'swapTiles', 0, 1)
    expect(swapping.G.pending).toEqual([])
  })

  it('NON-105 Crystal Meteorite: a die of hearts for a crystal and an experience', () => {
    const at = arrive('crystal-meteorite')
    dice(at, 3)
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: -3, crystal: 1, xp: 1 })
    const tired = arrive('crystal-meteorite', { hearts: 4 })
    dice(tired, 3)
    expect(gains(tired, () => tired.play('0', 'visit'))).toEqual({ heart: -3 })
    expect(tired.G.current).toBe('1')
  })

  it('NON-106 Nomad Camp, Ublo Tower, Scholars’ Tower', () => {
    const camp = arrive('nomad-camp', { stock: { book: 1 } })
    expect(gains(camp, () => camp.play('0', 'visit'))).toEqual({ heart: -1, book: -1 })
    camp.play('0', 'takeVillager', 'villager-demon')
    expect(seat(camp).unhoused).toEqual(['villager-demon'])
    const ublo = arrive('ublo-tower')
    expect(gains(ublo, () => ublo.play('0', 'visit'))).toEqual({ heart: -1, tool: 1 })
    const tower = arrive('scholars-tower')
    expect(gains(tower, () => tower.play('0', 'visit'))).toEqual({ coin: -3, book: 1 })
  })

  it('NON-107 The Monument: four hearts, a coin, the token, and the next visitor takes it away', () => {
    const at = arrive('the-monument', {}, { first: '1', seats: { 1: { space: 'r1c5' } } })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: 4, coin: 1 })
    expect(at.G.first).toBe('0')
    at.play('0', 'endTurn')
    go(at, 0, 'r2c5')
    at.play('1', 'visit')
    expect([at.G.first, at.G.season]).toEqual(['1', 1])
  })

  it('NON-108 Undergarden: two experience, two quests for one, six coins', () => {
    const at = arrive('undergarden', { xp: 2 }, { quests: ['demon-trap', 'meteor-heart'] })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ xp: -2, coin: 6 })
    at.play('0', 'choosePiles', ['artifact', 'advanced'])
    at.play('0', 'keepQuests', ['demon-trap'])
    expect(seat(at).hand).toEqual(['demon-trap'])
    expect(at.G.discards.advanced).toEqual(['meteor-heart'])
  })

  it('NON-108 Flying Casino: a coin, three quests for two, five hearts', () => {
    const at = arrive('flying-casino', {}, { quests: ['casino-debt', 'city-charter', 'high-roller'] })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ coin: -1, heart: 5 })
    at.play('0', 'choosePiles', ['basic', 'basic', 'basic'])
    expect(at.refused('0', 'keepQuests', ['casino-debt']).clause).toBe('NON-156')
    at.play('0', 'keepQuests', ['casino-debt', 'high-roller'])
    expect(seat(at)).toMatchObject({ hand: ['casino-debt', 'high-roller'], coins: 8 })
    expect(at.G.discards.basic).toEqual(['city-charter'])
  })

  it('NON-109 Forest of Faces, Snail Caves, City of Spirits, Wailing Cavern', () => {
    const forest = arrive('forest-of-faces')
    expect(gains(forest, () => forest.play('0', 'visit'))).toEqual({ heart: -5, coin: 5 })
    const caves = arrive('snail-caves')
    expect(gains(caves, () => caves.play('0', 'visit'))).toEqual({ heart: -2, xp: 1, coin: 2 })
    const spirits = arrive('city-of-spirits')
    expect(gains(spirits, () => spirits.play('0', 'visit'))).toEqual({ heart: -2, demon: 1, coin: 1 })
    const cavern = arrive('wailing-cavern')
    expect(gains(cavern, () => cavern.play('0', 'visit'))).toEqual({ heart: -8, mana: -1 })
    expect(cavern.G.pending[0]).toMatchObject({ kind: 'takeVillager', n: 1 })
  })

  it('NON-110 Istreka: gear if wanted, and two quests for one in any case', () => {
    const at = arrive('istreka', { coins: 10 }, { quests: ['high-roller', 'city-charter'] })
    at.play('0', 'visit')
    expect(at.refused('0', 'choosePiles', ['basic', 'basic']).clause).toBe('NON-032')
    expect(gains(at, () => at.play('0', 'buyGear', 'great-axe', 0))).toEqual({ coin: -10 })
    at.play('0', 'choosePiles', ['basic', 'basic'])
    at.play('0', 'keepQuests', ['city-charter'])
    const without = arrive('istreka', {}, { quests: ['high-roller', 'city-charter'] })
    without.play('0', 'visit')
    without.play('0', 'skipGear')
    expect(top(without.G.piles.basic, 2)).toEqual(['high-roller', 'city-charter'])
    without.play('0', 'choosePiles', ['basic', 'basic'])
    without.play('0', 'keepQuests', ['high-roller'])
    expect([seat(at).hand, seat(without).hand]).toEqual([['city-charter'], ['high-roller']])
  })

  it('NON-110 Istreka: the quests may come before the gear', () => {
    const at = arrive('istreka', { coins: 10 }, { quests: ['high-roller', 'city-charter'] })
    at.play('0', 'visit')
    at.play('0', 'gearLater')
    at.play('0', 'choosePiles', ['basic', 'basic'])
    at.play('0', 'keepQuests', ['city-charter'])
    expect(at.refused('0', 'gearLater').clause).toBe('NON-110')
    expect(gains(at, () => at.play('0', 'buyGear', 'great-axe', 0))).toEqual({ coin: -10 })
    expect([seat(at).hand, at.G.pending]).toEqual([['city-charter'], []])
  })

  it('NON-110 a specialist who sells gear gives nothing else that could come first', () => {
    const at = laid({ seats: { 0: { specialists: ['s-outfitter'] } } })
    at.play('0', 'paySpecialist', 's-outfitter')
    expect(at.refused('0', 'gearLater').clause).toBe('NON-110')
  })

  it('NON-191 the Tower of Miners underground: its shell is there before the gear is bought', () => {
    const at = laid({ options: { map: 'underground' }, seats: { 0: { space: 'r2c1', coins: 9 } } })
    go(at, 0, 'r1c1')
    expect(gains(at, () => at.play('0', 'visit'))).toMatchObject({ shell: 1 })
    expect(at.G.pending[0]?.kind).toBe('buyGear')
    expect(gains(at, () => at.play('0', 'sell', 'm-s', 1))).toEqual({ shell: -1, coin: 1 })
    expect(gains(at, () => at.play('0', 'buyGear', 'great-axe', 0))).toEqual({ coin: -10 })
  })
})

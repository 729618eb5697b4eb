import { describe, expect, it } from 'vitest'
import { towns } from '../../../games/now-or-never/data/town'
import { type Layout, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

const below = (own: Seat = {}, layout: Layout = {}) =>
  laid({ ...layout, options: { map: 'underground' }, seats: { 0: { hearts: 9, coins: 9, ...own } } })

/** Seat 0 arrives at a location of the map below: from, to. */
function arrive(from: string, to: string, own: Seat = {}, layout: Layout = {}) {
  const at = below({ ...own, space: from }, layout)
  go(at, 0, to)
  return at
}

describe('underground', () => {
  it('NON-190 the town boards are the other side', () => {
    const at = below({ coins: 60, grid: ['garden-house'] })
    at.play('0', 'paySpecialist', 's-mason')
    expect(gains(at, () => at.play('0', 'build', 0, 13))).toEqual({ coin: -5, tool: 1 })
    const top = below({ coins: 60, town: { 4: 'inn' }, grid: [null, 'garden-house'] })
    top.play('0', 'paySpecialist', 's-mason')
    expect(gains(top, () => top.play('0', 'build', 1, 0))).toEqual({ coin: -7, book: 1 })
    expect(towns.above[0]!.bonus).toBe('crystal')
  })

  it('NON-190 the underground enemies fight with their own numbers', () => {
    const at = arrive('r2c6', 'r2c7')
    dice(at, 4)
    at.play('0', 'fight')
    expect(at.G.fight).toMatchObject({ id: 'enemy-u2', attack: 3, health: 4 })
  })

  it('NON-190 mountains and ways are those of the other side', () => {
    const at = arrive('r2c6', 'r2c5')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'step', 'r3c5')
    expect(seat(at).hearts).toBe(8)
  })

  it('NON-191 Tower of Miners: gear if wanted, and a shell', () => {
    const at = arrive('r1c2', 'r1c1', { coins: 10 })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ shell: 1 })
    expect(gains(at, () => at.play('0', 'buyGear', 'great-axe', 0))).toEqual({ coin: -10 })
    const without = arrive('r1c2', 'r1c1')
    expect(gains(without, () => without.play('0', 'visit'))).toEqual({ shell: 1 })
    expect(gains(without, () => without.play('0', 'skipGear'))).toEqual({})
  })

  it('NON-191 Hermit’s Hut: an experience, three quests for one', () => {
    const at = arrive('r3c8', 'r2c8', {}, { quests: ['high-roller', 'casino-debt', 'loaded-die'] })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ xp: 1 })
    at.play('0', 'choosePiles', ['basic', 'basic', 'basic'])
    at.play('0', 'keepQuests', ['casino-debt'])
    expect([seat(at).hand, at.G.discards.basic]).toEqual([['casino-debt'], ['high-roller', 'loaded-die']])
  })

  it('NON-191 The Monument: hearts, the token and a swap, but no coin', () => {
    const at = arrive('r3c6', 'r2c6', {}, { first: '1' })
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: 4 })
    at.play('0', 'swapTiles', 3, 4)
    expect([at.G.first, at.G.pending]).toEqual(['0', []])
  })

  it('NON-191 Undergarden, Snail Caves and Flying Casino', () => {
    const garden = arrive('r3c3', 'r3c2', { xp: 1 })
    expect(gains(garden, () => garden.play('0', 'visit'))).toEqual({ xp: -1, heart: 2, coin: 4 })
    const caves = arrive('r2c4', 'r1c4', { xp: 2 })
    expect(gains(caves, () => caves.play('0', 'visit'))).toEqual({ xp: -2, coin: 6 })
    caves.play('0', 'choosePiles', ['basic', 'basic'])
    caves.play('0', 'keepQuests', caves.choices('0', 'keepQuests')[0]![0])
    const casino = arrive('r4c2', 'r4c1')
    expect(gains(casino, () => casino.play('0', 'visit'))).toEqual({ heart: -5, coin: 5 })
  })

  it('NON-191 Forest of Faces: a coin, a mana and five hearts for a villager', () => {
    const at = arrive('r3c4', 'r4c4')
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ coin: -1, mana: -1, heart: -5 })
    at.play('0', 'takeVillager', 'villager-crystal')
    expect(arrive('r3c4', 'r4c4', { coins: 0 }).refused('0', 'visit').clause).toBe('NON-101')
    const dying = arrive('r3c4', 'r4c4', { hearts: 5 })
    dying.play('0', 'visit')
    expect([seat(dying).coins, seat(dying).unhoused, dying.G.current]).toEqual([8, [], '1'])
  })

  it('NON-191 Istreka: a heart, two orders for one; Wailing Cavern: eight hearts, quests and a shell', () => {
    const istreka = arrive('r3c6', 'r3c5', {}, { orders: ['order-3', 'order-7'] })
    expect(gains(istreka, () => istreka.play('0', 'visit'))).toEqual({ heart: 1 })
    istreka.play('0', 'keepOrders', ['order-3'])
    expect(seat(istreka).orders).toEqual(['order-3'])
    const cavern = arrive('r4c9', 'r4c10', { hero: 'namal', hearts: 14 }, { enemies: {} })
    expect(gains(cavern, () => cavern.play('0', 'visit'))).toEqual({ heart: -8, shell: 1 })
    cavern.play('0', 'choosePiles', ['basic', 'basic', 'basic'])
    cavern.play('0', 'keepQuests', cavern.choices('0', 'keepQuests')[0]![0])
  })

  it('NON-191 the random tiles, the Meteorite and the City of Spirits are as above', () => {
    const tiles = { r2c2: 'ublo-tower', r1c7: 'nomad-camp', r4c7: 'scholars-tower' } as const
    const ublo = arrive('r1c2', 'r2c2', {}, { tiles })
    expect(gains(ublo, () => ublo.play('0', 'visit'))).toEqual({ heart: -1, tool: 1 })
    const scholars = arrive('r4c8', 'r4c7', {}, { tiles })
    expect(gains(scholars, () => scholars.play('0', 'visit'))).toEqual({ coin: -3, book: 1 })
    const spirits = arrive('r4c9', 'r3c9')
    expect(gains(spirits, () => spirits.play('0', 'visit'))).toEqual({ heart: -2, demon: 1, coin: 1 })
  })

  it('NON-192 everything else is the same: rows score alike, seasons go on alike', () => {
    const town = { 12: 'inn', 13: 'library', 14: 'school', 15: 'school' }
    const at = below({ town }, { season: 6 })
    allPass(at)
    produce(at)
    expect(at.G.outcome!.breakdown['0']).toMatchObject({ rows: 8, buildings: 3 })
  })
})

describe('the reroll variant', () => {
  const variant = (own: Seat = {}, on = true) =>
    laid({
      options: { rerollVariant: on },
      search: { r1c3: 'search-lost-knowledge' },
      seats: { 0: { hearts: 9, ...own, space: 'r1c4' } },
    })

  it('NON-193 a good for another roll, again on the same die', () => {
    const at = variant({ stock: { shell: 1, crystal: 1 } })
    go(at, 0, 'r1c3')
    dice(at, 4, 3, 1)
    at.play('0', 'search')
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 4 })
    expect(gains(at, () => at.play('0', 'reroll', 'shell'))).toEqual({ shell: -1 })
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 3 })
    expect(gains(at, () => at.play('0', 'reroll', 'crystal'))).toEqual({ crystal: -1, heart: -1, book: 1 })
  })

  it('NON-193 in a fight, and only until the die is applied', () => {
    const at = laid({ options: { rerollVariant: true }, seats: { 0: { hero: 'namal', stock: { tool: 2 } } } })
    go(at, 0, 'r2c4')
    dice(at, 1, 4)
    at.play('0', 'fight')
    at.play('0', 'reroll', 'tool')
    at.play('0', 'keepDie')
    expect(at.G.fight!.die).toBe(4)
    expect(at.refused('0', 'reroll', 'tool').clause).toBe('NON-193')
  })

  it('NON-193 not a good one has not, not another player’s die, not without the variant', () => {
    const at = variant({ stock: { shell: 1 } })
    go(at, 0, 'r1c3')
    at.play('0', 'search')
    expect(at.refused('0', 'reroll', 'tool').clause).toBe('NON-193')
    const other = at.with((G) => {
      G.players['1']!.stock.tool = 1
    })
    expect(other.refused('1', 'reroll', 'tool').clause).toBe('NON-193')
    const without = variant({ hero: 'halia', stock: { shell: 1 } }, false)
    go(without, 0, 'r1c3')
    without.play('0', 'search')
    expect(without.G.pending[0]?.kind).toBe('die')
    expect(without.refused('0', 'reroll', 'shell').clause).toBe('NON-193')
  })
})

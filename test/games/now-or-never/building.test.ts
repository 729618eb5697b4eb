import { describe, expect, it } from 'vitest'
import { buildingOf } from '../../../games/now-or-never/data/buildings'
import { towns } from '../../../games/now-or-never/data/town'
import { laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { dice, go } from './play'

/** The builder has been paid: a build stands open. */
const site = (more: Seat = {}, layout: NonNullable<Parameters<typeof laid>[0]> = {}) => {
  const at = laid({ ...layout, seats: { 0: { coins: 60, specialists: ['s-mason', 's-herbalist'], ...more } } })
  at.play('0', 'paySpecialist', 's-mason')
  return at
}

/** The grid of the tests: four rows of five, tiles in the order of their table. */
const border = [0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 16, 17, 18, 19]
const inside = [6, 7, 8, 11, 12, 13]
const startingRow = [12, 13, 14, 15]

describe('a build', () => {
  it('NON-060 takes a tile out of the grid and puts it on an empty space', () => {
    const at = site()
    const tile = seat(at).grid[3]
    at.play('0', 'build', 3, 13)
    expect(seat(at).grid[3]).toBeNull()
    expect(seat(at).town[13]).toBe(tile)
    expect(seat(at).grid.filter((id) => id !== null)).toHaveLength(19)
  })

  it('NON-060 not on a space that is taken, and not a tile that is gone', () => {
    const at = site({ town: { 13: 'inn' }, grid: [null] })
    expect(at.refused('0', 'build', 1, 13).clause).toBe('NON-060')
    expect(at.refused('0', 'build', 0, 12).clause).toBe('NON-060')
    at.play('0', 'build', 1, 12)
  })

  it.each(border)('NON-061 the first building may come from place %i of the border', (tile) => {
    const at = site()
    at.play('0', 'build', tile, 12)
    expect(seat(at).grid[tile]).toBeNull()
  })

  it.each(inside)('NON-061 the first building may not come from place %i inside', (tile) => {
    expect(site().refused('0', 'build', tile, 12).clause).toBe('NON-061')
  })

  it('NON-062 NON-070 a later tile must lie beside a gap: orthogonally, and the outside is no gap', () => {
    const at = site({
      town: { 13: 'inn' },
      grid: ['library', 'school', 'school', 'school', 'workshop', 'bathhouse', null],
    })
    const beside = [1, 5, 7, 11]
    for (let tile = 0; tile < 20; tile++) {
      if (tile === 6) continue
      const open = at.choices('0', 'build').some(([choice]) => choice === tile)
      expect([tile, open]).toEqual([tile, beside.includes(tile)])
      if (!open) expect(at.refused('0', 'build', tile, 12).clause).toBe('NON-062')
    }
  })

  it('NON-062 a gap does not reach round the edge of the grid', () => {
    const at = site({ town: { 13: 'inn' }, grid: ['library', 'school', 'school', 'school', null] })
    expect(at.refused('0', 'build', 5, 12).clause).toBe('NON-062')
    at.play('0', 'build', 9, 12)
  })

  it.each([...towns.above.keys()])('NON-063 the first building and space %i: only the starting row', (space) => {
    const at = site()
    if (startingRow.includes(space)) at.play('0', 'build', 0, space)
    else expect(at.refused('0', 'build', 0, space).clause).toBe('NON-063')
  })

  it('NON-063 NON-070 a later building must touch another one, never by a corner', () => {
    const at = site({ town: { 9: 'inn' }, grid: [null] })
    const beside = [5, 8, 10, 13]
    for (const space of towns.above.keys()) {
      if (space === 9) continue
      const open = at.choices('0', 'build').some(([, choice]) => choice === space)
      expect([space, open]).toEqual([space, beside.includes(space)])
      if (!open) expect(at.refused('0', 'build', 1, space).clause).toBe('NON-063')
    }
  })

  it('NON-063 a town has no neighbours round its edge', () => {
    const at = site({ town: { 11: 'inn' }, grid: [null] })
    expect(at.refused('0', 'build', 1, 12).clause).toBe('NON-063')
  })

  it('NON-064 costs the tile and the space in coins', () => {
    const at = site({ town: { 4: 'inn' }, grid: [null, 'crystal-lab'] })
    expect(gains(at, () => at.play('0', 'build', 1, 0))).toEqual({ coin: -10, crystal: 1 })
  })

  it('NON-064 a coin short is refused; goods and books do not pay', () => {
    const stock = { shell: 9, tool: 9, demon: 9, crystal: 9, book: 9 }
    const at = site({ town: { 4: 'inn' }, grid: [null, 'crystal-lab'], coins: 11, stock })
    expect(at.refused('0', 'build', 1, 0).clause).toBe('NON-064')
    const enough = site({ town: { 4: 'inn' }, grid: [null, 'crystal-lab'], coins: 12, stock })
    enough.play('0', 'build', 1, 0)
    expect(seat(enough).coins).toBe(0)
  })

  it.each([...towns.above.entries()])('NON-065 space %i gives what it shows, at once', (space, { bonus }) => {
    const beside = space >= 4 ? space - 4 : space + 4
    const first = startingRow.includes(space)
    const at = site(first ? { grid: ['garden-house'] } : { town: { [beside]: 'inn' }, grid: [null, 'garden-house'] })
    const got = gains(at, () => at.play('0', 'build', first ? 0 : 1, space))
    const { coin, ...rest } = got
    expect(coin).toBe(-(buildingOf('garden-house').cost + towns.above[space]!.coins))
    expect(rest).toEqual(bonus ? { [bonus]: 1 } : {})
  })

  it('NON-066 NON-072 the space, then the tile, then the specialist; a School gives one book, only now', () => {
    const at = laid({
      seats: { 0: { coins: 20, hearts: 4, grid: ['school'], specialists: ['s-roofer'] }, 1: { specialists: [] } },
    })
    at.play('0', 'paySpecialist', 's-roofer')
    const said = at.play('0', 'build', 0, 12)
    expect(said.flatMap((event) => (event.kind === 'gained' ? [[event.what, event.n]] : []))).toEqual([
      ['shell', 1],
      ['book', 1],
      ['heart', 3],
    ])
    expect(seat(at).stock.book).toBe(1)
  })

  it('NON-067 a full town takes no sixteenth and one more building, but the bonus is still gained', () => {
    const town = Object.fromEntries(
      [
        'bottled-demons-lab',
        'construction-hq',
        'crystal-lab',
        'garden-house',
        'inn',
        'library',
        'market-hall',
        'school',
      ]
        .concat(['school', 'school', 'snail-ranch', 'town-hall', 'workshop', 'tool-forge', 'tool-forge', 'bathhouse'])
        .map((tile, space) => [space, tile]),
    )
    const at = laid({ seats: { 0: { town, hearts: 4, specialists: ['s-roofer'] }, 1: { specialists: [] } } })
    expect(gains(at, () => at.play('0', 'paySpecialist', 's-roofer'))).toEqual({ coin: -3, heart: 3 })
    expect(at.G.pending).toEqual([])
    expect(at.choices('0', 'build')).toEqual([])
    expect(seat(at).town).toEqual(Object.values(town))
  })

  it('NON-068 Construction HQ: one coin less for every later building, not for itself', () => {
    const hq = site({ grid: ['construction-hq'] })
    expect(gains(hq, () => hq.play('0', 'build', 0, 12))).toEqual({ coin: -4, shell: 1 })
    const later = site({ town: { 13: 'construction-hq' }, grid: [null, 'garden-house'] })
    expect(gains(later, () => later.play('0', 'build', 1, 12))).toEqual({ coin: -4, shell: 1 })
  })

  it('NON-064 NON-158 discounts do not go below nothing; the Builder’s Idol is declared with the build', () => {
    const at = site({ town: { 13: 'construction-hq' }, grid: [null, 'school'], played: ['builders-idol'] })
    at.play('0', 'useAbility', 'builders-idol')
    expect(gains(at, () => at.play('0', 'build', 1, 12))).toEqual({ shell: 1, book: 1 })
    const dear = site({ town: { 4: 'construction-hq' }, grid: [null, 'crystal-lab'], played: ['builders-idol'] })
    dear.play('0', 'useAbility', 'builders-idol')
    expect(dear.refused('0', 'useAbility', 'builders-idol').clause).toBe('NON-157')
    expect(gains(dear, () => dear.play('0', 'build', 1, 0))).toEqual({ coin: -6, crystal: 1 })
    const idle = laid({ seats: { 0: { played: ['builders-idol'] } } })
    expect(idle.refused('0', 'useAbility', 'builders-idol').clause).toBe('NON-158')
  })

  it('NON-071 Snail Ranch: one step more in every hero action', () => {
    const at = laid({ seats: { 0: { town: { 12: 'snail-ranch' }, hearts: 9 } } })
    go(at, 0, 'r1c5', 'r1c4', 'r1c3')
    expect(seat(at).hearts).toBe(9)
    at.play('0', 'step', 'r2c3')
    expect(seat(at).hearts).toBe(8)
  })
})

describe('swapping tiles of the grid', () => {
  const hut = (more: Seat = {}) => {
    const at = laid({ seats: { 0: { space: 'r3c3', hearts: 5, ...more } } })
    go(at, 0, 'r2c3')
    at.play('0', 'visit')
    return at
  }

  it('NON-069 NON-104 two tiles change places, wherever they lie', () => {
    const at = hut()
    const [a, b] = [seat(at).grid[7], seat(at).grid[19]]
    at.play('0', 'swapTiles', 7, 19)
    expect([seat(at).grid[19], seat(at).grid[7]]).toEqual([a, b])
  })

  it('NON-069 an empty place cannot be chosen, nor a tile with itself', () => {
    const at = hut({ town: { 12: 'inn' }, grid: [null] })
    expect(at.refused('0', 'swapTiles', 0, 3).clause).toBe('NON-069')
    expect(at.refused('0', 'swapTiles', 4, 4).clause).toBe('NON-069')
    at.play('0', 'skipSwap')
  })
})

describe('the first and the later buildings of the book', () => {
  it('NON-061 NON-062 NON-063 a border tile to the starting row, then a neighbour of the gap beside the building', () => {
    const at = laid({
      seats: {
        0: { coins: 60, grid: ['inn', 'school', 'library'], specialists: ['s-mason', 's-carpenter'] },
        1: { specialists: ['s-architect'] },
      },
    })
    at.play('0', 'paySpecialist', 's-mason')
    at.play('0', 'build', 0, 13)
    at.play('0', 'endTurn')
    at.play('1', 'pass')
    at.play('0', 'paySpecialist', 's-carpenter')
    expect(at.refused('0', 'build', 2, 12).clause).toBe('NON-062')
    expect(at.refused('0', 'build', 1, 15).clause).toBe('NON-063')
    expect(at.refused('0', 'build', 1, 8).clause).toBe('NON-063')
    at.play('0', 'build', 1, 9)
    expect(seat(at).town[9]).toBe('school')
  })
})

describe('dice and building', () => {
  it('NON-035 NON-066 what the town does is there at once: a Snail Ranch built this turn carries the next hero action', () => {
    const at = laid({ seats: { 0: { coins: 60, grid: ['snail-ranch'], hearts: 9 } } })
    at.play('0', 'paySpecialist', 's-mason')
    at.play('0', 'build', 0, 12)
    at.play('0', 'endTurn')
    at.play('1', 'pass')
    go(at, 1, 'r1c5', 'r1c4', 'r1c3')
    dice(at, 1)
    at.play('0', 'search')
    expect(seat(at).hearts).toBe(8)
  })
})

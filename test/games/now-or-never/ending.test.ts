import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../games/kit/records'
import { known } from '../../../games/kit/zones'
import { type Bundle, type Good, goods } from '../../../games/now-or-never/data/effects'
import { marketLines } from '../../../games/now-or-never/data/market'
import { bestSale, linesOf } from '../../../games/now-or-never/pieces/market'
import { breakdown } from '../../../games/now-or-never/scoring'
import { seeded } from '../../conformance/seeded'
import { type Layout, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, produce } from './play'

/** The sixth season is over; everybody has produced. */
function ended(seats: Record<string, Seat>, layout: Layout = {}) {
  const at = laid({ ...layout, season: 6, seats })
  allPass(at)
  produce(at)
  return at
}

/** What one player's town scores at the end, line by line. */
const sheet = (seat0: Seat, layout: Layout = {}) => ended({ 0: seat0 }, layout).G.outcome!.breakdown['0']!

const villager = (good: Good) => `villager-${good}`
const all = goods.map(villager)

describe('the final production', () => {
  it('NON-180 as it begins coins, goods, hands and open orders are lost; books, experience and what is played stay', () => {
    const at = laid({
      season: 6,
      seats: {
        0: {
          coins: 30,
          xp: 4,
          stock: { shell: 3, tool: 2, demon: 1, crystal: 5, book: 2 },
          hand: ['high-roller'],
          played: ['casino-debt'],
          orders: ['order-1'],
          completed: ['order-2'],
        },
      },
    })
    at.play('0', 'pass')
    expect(seat(at).coins).toBe(30)
    at.play('1', 'pass')
    expect(at.G.phase).toBe('production')
    expect(seat(at)).toMatchObject({
      coins: 0,
      xp: 4,
      stock: { shell: 0, tool: 0, demon: 0, crystal: 0, book: 2 },
      hand: [],
      played: ['casino-debt'],
      orders: [],
      completed: ['order-2'],
    })
    expect(at.G.discards.basic).toContain('high-roller')
  })

  it('NON-180 in the fifth season nothing is lost', () => {
    const at = laid({ season: 5, seats: { 0: { coins: 30, hand: ['high-roller'], stock: { shell: 1 } } } })
    allPass(at)
    expect(seat(at)).toMatchObject({ coins: 30, hand: ['high-roller'] })
    expect(seat(at).stock.shell).toBe(1)
  })

  it('NON-181 goods, hearts and search coins as usual, but no Garden House', () => {
    const at = laid({
      season: 6,
      seats: {
        0: {
          hearts: 5,
          town: { 12: 'garden-house', 13: 'bathhouse', 14: 'tool-forge' },
          search: ['search-hidden-cave'],
        },
      },
    })
    allPass(at)
    expect(gains(at, () => at.play('0', 'confirmProduction'))).toEqual({ heart: 3, coin: 3 })
  })

  it('NON-182 everything produced is sold for the best total, at this player’s own prices', () => {
    const town = { 12: 'inn', 13: 'shell-drying-house', 14: 'garden-house' }
    const housing = { 4: [villager('shell'), villager('shell'), villager('tool'), villager('tool')] }
    expect(sheet({ town, housing }).coins).toBe(7 + 2)
    expect(sheet({ town, housing, played: ['shell-broker'] }).coins).toBe(8 + 2 * 2)
    const tools = { 4: [villager('tool'), villager('tool'), villager('tool')] }
    expect(sheet({ town: { 12: 'inn', 13: 'library' }, housing: tools }).coins).toBe(6)
    expect(sheet({ town: { 12: 'inn', 13: 'library' }, housing: tools, played: ['ublo-toolsmith'] }).coins).toBe(10)
  })

  it('NON-175 NON-182 villagers may be housed until the own production is confirmed, not after it', () => {
    const at = laid({ season: 6, seats: { 0: { town: { 12: 'inn' }, unhoused: all.slice(0, 3) } } })
    allPass(at)
    at.play('0', 'houseVillager', villager('shell'), 4)
    at.play('0', 'confirmProduction')
    expect(seat(at).coins).toBe(1)
    expect(at.refused('0', 'houseVillager', villager('tool'), 4).clause).toBe('NON-175')
  })

  it('NON-161 NON-182 nobody sells goods of old: they are gone when the phase begins', () => {
    const at = laid({ season: 6, seats: { 0: { stock: { crystal: 3 } } } })
    allPass(at)
    expect(at.refused('0', 'sell', 'm-ccc', 1).clause).toBe('NON-161')
  })
})

/** The best price of a stock, tried out line by line, slow and plain. */
function bestByTrying(stock: Record<Good, number>, lines: readonly { give: Bundle; coins: number }[]): number {
  const memory = new Map<string, number>()
  const best = (left: Record<Good, number>): number => {
    const key = goods.map((good) => left[good]).join()
    const known = memory.get(key)
    if (known !== undefined) return known
    const sums = lines
      .filter(({ give }) => goods.every((good) => left[good] >= (give[good] ?? 0)))
      .map(({ give, coins }) => {
        const rest = recordOf(goods, (good) => left[good] - (give[good] ?? 0))
        return coins + best(rest)
      })
    const most = Math.max(0, ...sums)
    memory.set(key, most)
    return most
  }
  return best(stock)
}

describe('the best sale', () => {
  it('NON-182 is never beaten by trying every line, for any stock and either better price', () => {
    const random = seeded(182)
    const n = () => Math.floor(random() * 7)
    for (const played of [[], ['shell-broker'], ['ublo-toolsmith'], ['shell-broker', 'ublo-toolsmith']]) {
      const lines = linesOf(seat(laid({ seats: { 0: { played } } })))
      for (let i = 0; i < 20; i++) {
        const stock = { shell: n(), tool: n(), demon: n(), crystal: n() }
        const sale = bestSale(stock, lines)
        expect([stock, sale.coins]).toEqual([stock, bestByTrying(stock, lines)])
        const used = Object.entries(sale.lines).map(([id, times]) => ({
          ...lines.find((one) => one.id === id)!,
          times,
        }))
        expect(used.reduce((sum, { coins, times }) => sum + coins * times, 0)).toBe(sale.coins)
        for (const good of goods) {
          expect(used.reduce((sum, { give, times }) => sum + (give[good] ?? 0) * times, 0)).toBe(stock[good])
        }
      }
    }
  })

  it('NON-182 is not the greedy one: a set of four would leave the two pairs for nothing', () => {
    expect(bestSale({ shell: 1, tool: 1, demon: 2, crystal: 2 }, marketLines).coins).toBe(14 + 1 + 2)
  })
})

describe('points', () => {
  it('NON-183 one for each coin now owned', () => {
    expect(sheet({ coins: 50, search: ['search-hidden-cave', 'search-hidden-cave'] }).coins).toBe(2)
  })

  it('NON-184 rows 2, 3 and 4 with four buildings give 6, 7 and 8; the top row none', () => {
    const tiles = ['library', 'school', 'school', 'school', 'inn', 'garden-house', 'snail-ranch', 'construction-hq']
      .concat(['shell-drying-house', 'shell-drying-house', 'tool-forge', 'tool-forge', 'bathhouse', 'workshop'])
      .concat(['demon-bottlery', 'crystal-grotto'])
    const row = (n: number) => Object.fromEntries([0, 1, 2, 3].map((i) => [(n - 1) * 4 + i, tiles[(n - 1) * 4 + i]!]))
    expect([1, 2, 3, 4].map((n) => sheet({ town: row(n) }).rows)).toEqual([0, 6, 7, 8])
    expect(sheet({ town: { ...row(1), ...row(2), ...row(3), ...row(4) } }).rows).toBe(21)
    const { 15: _, ...three } = row(4)
    expect(sheet({ town: three }).rows).toBe(0)
  })

  it('NON-185 housing rows with all four goods give 5, 5, 6, 7 from the top', () => {
    const beds = (n: number) => ({ [n * 4 - 4]: 'inn', [n * 4 - 3]: 'garden-house' })
    expect([1, 2, 3, 4].map((n) => sheet({ town: beds(n), housing: { [n]: all } }).housing)).toEqual([5, 5, 6, 7])
    expect(sheet({ town: beds(4), housing: { 4: [...all.slice(0, 3), all[0]!] } }).housing).toBe(0)
    expect(sheet({ town: beds(4), housing: { 4: [...all, all[0]!] } }).housing).toBe(7)
    expect(sheet({ town: beds(4), unhoused: all }).housing).toBe(0)
  })

  it('NON-186 Library: three for each book icon beside it, itself and corners not counted', () => {
    expect(sheet({ town: { 5: 'library', 1: 'school', 4: 'school', 10: 'school' } }).buildings).toBe(6)
    expect(sheet({ town: { 5: 'library' } }).buildings).toBe(0)
  })

  it('NON-186 Market Hall: four for each neighbour that makes a good, not hearts, not coins', () => {
    const town = { 5: 'market-hall', 1: 'tool-forge', 4: 'bathhouse', 6: 'garden-house', 9: 'crystal-grotto' }
    expect(sheet({ town }).buildings).toBe(8)
  })

  it('NON-186 Town Hall: two for each bed icon beside it', () => {
    expect(sheet({ town: { 5: 'town-hall', 1: 'inn', 4: 'bathhouse', 10: 'garden-house' } }).buildings).toBe(6)
  })

  it('NON-186 Labs and Workshop count what buildings and villagers made in the final phase, before selling', () => {
    const town = {
      12: 'bottled-demons-lab',
      13: 'crystal-lab',
      14: 'workshop',
      15: 'inn',
      8: 'demon-bottlery',
      9: 'tool-forge',
    }
    const housing = { 4: [villager('demon'), villager('crystal'), villager('tool'), villager('tool')] }
    const lines = sheet({ town, housing, stock: { demon: 5, crystal: 5, tool: 5 } })
    expect(lines.buildings).toBe(3 * 2 + 3 * 1 + 2 * 3)
    expect(sheet({ town: { 12: 'bottled-demons-lab' }, stock: { demon: 5 } }).buildings).toBe(0)
  })

  it('NON-187 played quests, what they count at the end, and two for each completed order', () => {
    const lines = sheet({
      played: ['petrified-watchers', 'miners-union', 'hermits-legacy'],
      completed: ['order-1', 'order-5', 'order-9'],
      hand: ['casino-debt'],
    })
    expect(lines.orders).toBe(6)
    expect(lines.quests).toBe(4 + (4 + 2 * 3) + (4 + 1 * 2))
    expect(sheet({ orders: ['order-1'] }).orders).toBe(0)
  })

  it('NON-187 the other cards for the end: beds, full rows, search tokens', () => {
    const row = { 12: 'inn', 13: 'garden-house', 14: 'bathhouse', 15: 'library' }
    expect(sheet({ played: ['city-of-beds'], town: row }).quests).toBe(4 + 4)
    expect(sheet({ played: ['founders-stone'], town: row }).quests).toBe(1 + 2)
    expect(sheet({ played: ['grand-tour'], search: ['search-hidden-cave', 'search-ruins-quest'] }).quests).toBe(4 + 2)
  })
})

describe('the winner', () => {
  it('NON-188 most points win', () => {
    const { outcome } = ended({ 0: { played: ['casino-debt'] }, 1: { played: ['petrified-watchers'] } }).G
    expect(outcome).toMatchObject({ winners: ['0'], ranking: ['0', '1'], scores: { 0: 6, 1: 4 } })
  })

  it('NON-188 tied: more experience and books together, then more hearts', () => {
    const books = ended({ 0: { xp: 2, stock: { book: 1 } }, 1: { xp: 0, stock: { book: 4 } } }).G
    expect(books.outcome).toMatchObject({ winners: ['1'], ranking: ['1', '0'] })
    const hearts = ended({ 0: { xp: 1, hearts: 5 }, 1: { stock: { book: 1 }, hearts: 4 } }).G
    expect(hearts.outcome!.winners).toEqual(['0'])
  })

  it('NON-188 NON-181 the hearts of the last production break ties', () => {
    const { outcome } = ended({ 0: { hearts: 6 }, 1: { hearts: 5, town: { 12: 'bathhouse' } } }).G
    expect(outcome!.winners).toEqual(['1'])
  })

  it('NON-188 still tied: they share the victory', () => {
    const { outcome } = ended({ 0: { hearts: 5 }, 1: { hearts: 5 }, 2: { hearts: 4 } }, { players: 3 }).G
    expect(outcome).toMatchObject({ winners: ['0', '1'], ranking: ['0', '1', '2'] })
  })

  it('NON-188 the sheet adds up, and nothing can be done afterwards', () => {
    const at = ended({ 0: { search: ['search-hidden-cave'], played: ['casino-debt'], xp: 9 } })
    expect(at.G.outcome!.scores['0']).toBe(7)
    expect(at.G.outcome!.breakdown['0']).toEqual(breakdown(at.G, '0'))
    expect(at.refused('0', 'buyAbility', 'piston-fist', 0).clause).toBe('NON-188')
    expect(known(seat(at).hand)).toEqual([])
  })
})

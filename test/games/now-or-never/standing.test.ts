import { describe, expect, it } from 'vitest'
import { nowOrNever } from '../../../games/now-or-never/game'
import { type Layout, laid, type Seat } from './layout'
import { allPass, produce } from './play'

const ways = ({ G }: ReturnType<typeof laid>) => nowOrNever.endings!(G)

const rich: Seat = {
  coins: 40,
  stock: { shell: 9, crystal: 3, book: 2 },
  town: { 12: 'crystal-lab', 13: 'inn', 14: 'workshop', 15: 'garden-house' },
  housing: { 4: ['villager-shell', 'villager-tool', 'villager-demon', 'villager-crystal'] },
  unhoused: ['villager-crystal'],
  played: ['casino-debt', 'grand-tour'],
  hand: ['high-roller'],
  orders: ['order-1'],
  completed: ['order-2', 'order-3'],
  search: ['search-hidden-cave', 'search-lost-knowledge'],
}

describe('how the game will end', () => {
  it('NON-030 NON-180 after six seasons, with what is lost then: at the start, in the middle, in the last season', () => {
    const start = ways(laid())
    expect(start).toHaveLength(1)
    expect(start[0]).toMatchObject({ clause: 'NON-180', done: 0, of: 6 })
    expect(start[0]!.say).toContain('this is season 1, and 5 more follow')
    expect(start[0]!.say).toContain('old coins and goods, open orders and quests in hand are lost')
    const fifth = laid({ season: 5 })
    expect(ways(fifth)[0]!.say).toContain('this is season 5, and 1 more follows')
    allPass(fifth)
    expect(ways(fifth)[0]).toMatchObject({ done: 5, of: 6 })
    const last = laid({ season: 6, players: 3 })
    last.play('0', 'pass')
    expect(ways(last)[0]!.say).toContain('when all have passed (2 of 3 players have not)')
    expect(ways(last)[0]).toMatchObject({ done: 5, of: 6 })
  })

  it('NON-180 just before the end it counts who has still to produce; afterwards there is nothing to come', () => {
    const at = laid({ season: 6 })
    allPass(at)
    at.play('0', 'confirmProduction')
    expect(ways(at)[0]).toMatchObject({ done: 6, of: 6 })
    expect(ways(at)[0]!.say).toContain('1 more player has produced and sold')
    at.play('1', 'confirmProduction')
    expect(ways(at)).toEqual([])
  })
})

describe('what everybody would get now', () => {
  const standings = ({ G }: ReturnType<typeof laid>) => G.order.map((player) => nowOrNever.standing!(G, player))
  const table = (layout: Layout = {}) => laid({ ...layout, seats: { 0: rich, 1: { coins: 12, hand: ['loaded-die'] } } })

  it('NON-183 to NON-187 is what the sheet says if the final production comes at once', () => {
    const at = table({ season: 6 })
    const before = standings(at)
    expect(before[0]).toMatchObject({ rows: 8, housing: 7, buildings: 5, orders: 4 })
    expect(before[0]!.coins).toBeGreaterThan(0)
    expect(before[1]).toMatchObject({ coins: 0, quests: 0 })
    allPass(at)
    expect(standings(at)).toEqual(before)
    produce(at)
    expect(standings(at)).toEqual(before)
    expect(at.G.order.map((player) => at.G.outcome!.breakdown[player])).toEqual(before)
  })

  it('NON-187 is the same for every seat and for whoever watches: nothing of it is hidden', () => {
    const at = table({ season: 3 })
    const views = [...at.G.order, null].map((seat) => nowOrNever.view(at.G, seat))
    for (const view of views) {
      expect(view.order.map((player) => nowOrNever.standing!(view, player))).toEqual(standings(at))
      expect(nowOrNever.endings!(view)).toEqual(ways(at))
    }
  })

  it('NON-187 has a line for every line of the score sheet, all counted at the end only', () => {
    const always = nowOrNever.scoreLines.filter(({ optional }) => !optional).map(({ key }) => key)
    expect(Object.keys(nowOrNever.standing!(table().G, '0'))).toEqual(always)
    expect(nowOrNever.scoreLines.every(({ atEnd }) => atEnd)).toBe(true)
  })
})

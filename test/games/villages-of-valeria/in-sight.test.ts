import { describe, expect, it } from 'vitest'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import { scoreLines } from '../../../games/villages-of-valeria/scoring'
import type { G } from '../../../games/villages-of-valeria/state'
import { positions } from '../positions'
import { laid, settle } from './layout'

const endings = (G: G) => villagesOfValeria.endings!(G)

const houses = ['inn#1', 'farm#1', 'market#1', 'stables#1', 'hideout#1', 'abbey#1', 'barracks#1', 'storehouse#1']

describe('the end in sight', () => {
  it('VV-202 VV-206 says how large a village must be and how large the largest is', () => {
    const at = laid({ players: 3, seats: { 1: { buildings: houses.slice(0, 4), adventurers: ['rogue'] } } })
    expect(endings(at.G)).toMatchObject([
      { clause: 'VV-202', done: 5, of: 10 },
      { clause: 'VV-206', done: 0, of: 3 },
    ])
    expect(endings(at.G)[0]!.say).toContain('has 10 Buildings and Adventurers is the last; the largest has 5')
  })

  it('VV-203 in the last round it counts the turns that are left', () => {
    const at = laid({ players: 4, seats: { 2: { buildings: houses } } })
    at.play('0', 'tax')
    settle(at)
    expect(endings(at.G)).toMatchObject([{ clause: 'VV-203', done: 1, of: 4 }])
    expect(endings(at.G)[0]!.say).toContain('3 turns are left')
    for (const player of ['1', '2']) {
      at.play(player, 'tax')
      settle(at)
    }
    expect(endings(at.G)[0]!.say).toContain('the last turn')
    at.play('3', 'tax')
    settle(at)
    expect(at.G.outcome).not.toBeNull()
    expect(endings(at.G)).toEqual([])
  })

  it('VV-206 where nothing can be drawn the idle round is the nearest end', () => {
    const at = laid({ players: 3, piles: [], onlyDeck: true, bank: 0 })
    at.play('0', 'tax')
    settle(at)
    expect(endings(at.G).map(({ clause, done }) => [clause, done])).toEqual([
      ['VV-206', 1],
      ['VV-202', 0],
    ])
    expect(endings(at.G)[0]!.say).toContain('so far 1 of 3')
    const busy = laid({ players: 3, adjust: (G) => Object.assign(G, { idle: false }) })
    expect(endings(busy.G)[1]!.say).toContain('not this one any more')
  })

  it('VV-237 alone the deck is the clock', () => {
    const at = laid({ players: 1, deck: ['garrison#1', 'inn#2'], onlyDeck: true })
    expect(endings(at.G)).toMatchObject([{ clause: 'VV-237', done: 33, of: 35 }])
    expect(endings(at.G)[0]!.say).toContain('2 of 35 are left')
    const last = laid({ players: 1, deck: [], onlyDeck: true })
    expect(endings(last.G)[0]!.say).toContain('ends with this turn')
  })

  it('VV-210 VV-214 the standing is alike for every seat, and in the end it is the score sheet', () => {
    for (const players of [1, 2, 3, 5]) {
      const options = { events: players % 2 === 0, endNumber: 6 }
      for (const G of positions(villagesOfValeria, { players, options, seed: players })) {
        for (const player of G.order) {
          const now = villagesOfValeria.standing!(G, player)
          for (const seat of [...G.order, null]) {
            expect(villagesOfValeria.standing!(villagesOfValeria.view(G, seat), player)).toEqual(now)
            expect(endings(villagesOfValeria.view(G, seat))).toEqual(endings(G))
          }
          expect(scoreLines.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(now)))
          if (G.outcome) expect(now).toEqual(G.outcome.breakdown[player])
        }
      }
    }
  }, 60_000)
})

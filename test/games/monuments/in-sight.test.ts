import { describe, expect, it } from 'vitest'
import { monuments } from '../../../games/monuments/game'
import { scoreLines } from '../../../games/monuments/scoring'
import type { G } from '../../../games/monuments/state'
import { positions } from '../positions'
import { laid, passWithDraws } from './layout'

const endings = (G: G) => monuments.endings!(G)

describe('the end in sight', () => {
  it('MU-052 at the start the whole pile is to go, and the sentence counts it', () => {
    const { G } = laid({ players: 3 }).with((G) => {
      G.deck = Array.from({ length: 66 }, () => 'petra-1' as const)
    })
    expect(endings(G)).toMatchObject([{ clause: 'MU-052', done: 0, of: 66 }])
    expect(endings(G)[0]!.say).toContain('holds 66 cards')
  })

  it('MU-052 MU-053 the last card of the pile turns it into turns left, down to the last one', () => {
    const at = laid({ players: 3, pile: ['petra-1', 'petra-2', 'petra-4'], onlyPile: true })
    expect(endings(at.G)).toMatchObject([{ clause: 'MU-052', done: 63, of: 66 }])
    passWithDraws(at)
    expect(endings(at.G)).toMatchObject([{ clause: 'MU-053', done: 1, of: 3 }])
    expect(endings(at.G)[0]!.say).toContain('2 turns are left')
    for (const player of ['1', '2']) {
      if (player === '2') expect(endings(at.G)[0]!.say).toContain('this is the last turn')
      at.play(player, 'endTurn')
    }
    expect(at.G.outcome).not.toBeNull()
    expect(endings(at.G)).toEqual([])
  })

  it('MU-064 an unused historian stands on the sheet before it costs anything', () => {
    const { G } = laid({ players: 2 })
    expect(monuments.standing!(G, '0')).toMatchObject({ historianPenalty: -20 })
    expect(scoreLines.find(({ key }) => key === 'historianPenalty')?.atEnd).toBe(true)
  })

  it('MU-056 MU-064 MU-096 MU-121 the standing is alike for every seat, and in the end it is the score sheet', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const table = { players: 2 + (seed % 3), options: { heroesTradersScholars: seed % 2 === 0 }, seed }
      for (const G of positions(monuments, table)) {
        for (const player of G.order) {
          const now = monuments.standing!(G, player)
          for (const seat of [...G.order, null]) {
            expect(monuments.standing!(monuments.view(G, seat), player)).toEqual(now)
            expect(endings(monuments.view(G, seat))).toEqual(endings(G))
          }
          expect(scoreLines.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(now)))
          if (G.outcome) expect(now).toEqual(G.outcome.breakdown[player])
        }
        for (const { done, of } of endings(G)) expect(done >= 0 && done < of).toBe(true)
      }
    }
  }, 60_000)
})

import { describe, expect, it } from 'vitest'
import { matchProblem } from '../../../games/kit/meta'
import { known } from '../../../games/kit/zones'
import { skeletonGame } from '../../../games/skeleton/game'
import { laid } from './layout'

describe('setup', () => {
  it('SK-001 is for two to four players', () => {
    const refused = [1, 2, 3, 4, 5].filter((players) => matchProblem(skeletonGame.meta, players, {}))
    expect(refused).toEqual([1, 5])
  })

  it('SK-002 four cards lie open, twenty in the pile', () => {
    const { G } = laid()
    expect(G.market.filter(Boolean)).toHaveLength(4)
    expect(new Set([...known(G.pile), ...G.market]).size).toBe(24)
  })
})

describe('turn', () => {
  it('SK-003 goes round in seat order', () => {
    const at = laid({ players: 3 })
    const turns = [0, 1, 2, 3].map(() => {
      const { current } = at.G
      at.play(current, 'take', 0)
      return current
    })
    expect(turns).toEqual(['0', '1', '2', '0'])
    expect(at.refused('0', 'take', 0).clause).toBe('SK-003')
  })

  it('SK-004 SK-005 takes a card of the market, and the pile fills the gap', () => {
    const at = laid()
    const [card] = at.G.market
    const top = known(at.G.pile).at(-1)
    at.play('0', 'take', 0)
    expect(at.G.players['0']!.row).toEqual([card])
    expect(at.G.market[0]).toBe(top)
  })

  it('SK-004 SK-005 an empty place stays empty, and nothing can be taken there', () => {
    const at = laid({ market: ['red-1', null, 'blue-2', 'blue-3'] })
    expect(at.refused('0', 'take', 1).clause).toBe('SK-004')
    at.play('0', 'take', 0)
    expect(at.G.market[0]).toBeNull()
  })
})

describe('end', () => {
  const last = () => laid({ market: ['red-3', null, null, null], rows: { 1: ['blue-3'] } })

  it('SK-006 ends with the last card of the market', () => {
    const at = last()
    expect(at.G.outcome).toBeNull()
    at.play('0', 'take', 0)
    expect(at.G.outcome).not.toBeNull()
    expect(at.refused('1', 'take', 0).clause).toBe('SK-006')
  })

  it('SK-007 the sum of the cards counts, and a tie is shared', () => {
    const at = last()
    at.play('0', 'take', 0)
    expect(at.G.outcome).toMatchObject({ scores: { 0: 3, 1: 3 }, winners: ['0', '1'] })
  })
})

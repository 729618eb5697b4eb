import { describe, expect, it } from 'vitest'
import type { CardId } from '../../../games/monuments/data/cards'
import type { G } from '../../../games/monuments/state'
import { laid, type Table } from './layout'

interface Ending {
  players?: number
  options?: object
  stacks?: Record<string, CardId[][]>
  adjust?: (G: G) => void
}

/** Plays the last turns of a table on which nothing can be done any more, to the score sheet. */
function end({ players = 2, options, stacks, adjust }: Ending): Table {
  const at = laid({
    players,
    options,
    stacks,
    onlyPile: true,
    adjust: (G) => {
      for (const area of Object.values(G.players)) area.historians = 0
      G.turnsLeft = 1
      adjust?.(G)
    },
  })
  at.play('0', 'endTurn')
  return at
}

const part = (at: Table, key: string) => Object.values(at.G.outcome!.breakdown).map((lines) => lines[key])

describe('final scoring', () => {
  it('MU-056 the owner with more cards scores the upper row, the other the lower row', () => {
    const at = end({
      stacks: { 0: [['petra-1', 'petra-2']], 1: [['petra-4', 'petra-5', 'petra-6']] },
      adjust: (G) => {
        G.fields.petra = 3
      },
    })
    expect(part(at, 'monuments')).toEqual([4, 8])
  })

  it('MU-056 every field of the track has its points', () => {
    for (let field = 0; field <= 5; field++) {
      const at = end({
        stacks: { 0: [['petra-1', 'petra-2']], 1: [['petra-4', 'petra-5', 'petra-6']] },
        adjust: (G) => {
          G.fields.petra = field
        },
      })
      expect(part(at, 'monuments')).toEqual([field + 1, 2 * (field + 1)])
    }
  })

  it('MU-057 a sole owner scores the upper row, an unbuilt monument nothing', () => {
    const at = end({
      stacks: { 0: [['petra-1', 'petra-2']] },
      adjust: (G) => {
        G.fields.petra = 2
        G.fields.babylon = 5
      },
    })
    expect(part(at, 'monuments')).toEqual([6, 0])
  })

  it('MU-058 with equal numbers the higher single card decides, not the sum', () => {
    const at = end({ stacks: { 0: [['petra-9', 'petra-1']], 1: [['petra-8', 'petra-6']] } })
    expect(part(at, 'monuments')).toEqual([2, 1])
    const more = end({ stacks: { 0: [['petra-9', 'petra-8']], 1: [['petra-1', 'petra-2', 'petra-4']] } })
    expect(part(more, 'monuments')).toEqual([1, 2])
  })

  it('MU-059 a monument of a single card scores like any other', () => {
    expect(part(end({ stacks: { 0: [['petra-1']] } }), 'monuments')).toEqual([2, 0])
  })

  const historians = (G: G) => {
    G.histories = [
      { player: '0', number: 3 },
      { player: '1', number: 5 },
      { player: '1', number: 3 },
      { player: '0', number: 1 },
    ]
  }

  it('MU-060 each used historian scores its number, unless the option is off', () => {
    expect(part(end({ adjust: historians }), 'historianNumbers')).toEqual([4, 8])
    expect(part(end({ adjust: historians, options: { historianCardPoints: false } }), 'historianNumbers')).toEqual([
      0, 0,
    ])
  })

  it('MU-061 the three best historians bring 9, 6 and 3, several to one player', () => {
    expect(part(end({ adjust: historians }), 'historianBonus')).toEqual([6, 12])
  })

  it('MU-062 on the same number the disc placed earlier is better', () => {
    const at = end({
      adjust: (G) => {
        G.histories = [
          { player: '1', number: 2 },
          { player: '0', number: 2 },
        ]
      },
    })
    expect(part(at, 'historianBonus')).toEqual([6, 9])
  })

  it('MU-063 bonuses without a historian are not awarded', () => {
    const at = end({
      adjust: (G) => {
        G.histories = [{ player: '1', number: 1 }]
      },
    })
    expect(part(at, 'historianBonus')).toEqual([0, 9])
    expect(part(end({}), 'historianBonus')).toEqual([0, 0])
  })

  it('MU-064 each unused historian costs 10, and the total may become negative', () => {
    const at = end({
      adjust: (G) => {
        G.players['0']!.historians = 2
        G.players['1']!.historians = 1
      },
    })
    expect(part(at, 'historianPenalty')).toEqual([-20, -10])
    expect(at.G.outcome!.scores).toEqual({ 0: -20, 1: -10 })
  })

  it('MU-065 symbols score nothing at the end of the base game', () => {
    const at = end({ stacks: { 0: [['petra-1', 'petra-4', 'petra-5']] }, options: { eternalFame: false } })
    expect(at.G.outcome!.scores).toEqual({ 0: 2, 1: 0 })
    expect(Object.keys(at.G.outcome!.breakdown['0']!)).toEqual([
      'monuments',
      'played',
      'historianNumbers',
      'historianBonus',
      'historianPenalty',
    ])
  })

  it('MU-066 most points win, and points scored during play count', () => {
    const at = end({
      players: 3,
      adjust: (G) => {
        G.players['1']!.vp = 7
        G.players['2']!.vp = 4
      },
    })
    expect(part(at, 'played')).toEqual([0, 7, 4])
    expect(at.G.outcome).toMatchObject({ scores: { 0: 0, 1: 7, 2: 4 }, ranking: ['1', '2', '0'], winners: ['1'] })
  })

  it('MU-067 of tied players the one with the best-ranked historian wins', () => {
    const at = end({
      options: { historianCardPoints: false },
      adjust: (G) => {
        G.histories = [
          { player: '1', number: 2 },
          { player: '0', number: 2 },
        ]
        G.players['0']!.vp = 3
      },
    })
    expect(at.G.outcome).toMatchObject({ scores: { 0: 9, 1: 9 }, ranking: ['1', '0'], winners: ['1'] })
  })

  it('MU-067 without a historian the tied players share the victory', () => {
    const at = end({
      players: 3,
      adjust: (G) => {
        G.players['0']!.vp = 5
        G.players['2']!.vp = 5
      },
    })
    expect(at.G.outcome).toMatchObject({ winners: ['0', '2'], ranking: ['0', '2', '1'] })
  })

  it('MU-121 each token is worth 3 to its owner', () => {
    const at = end({
      options: { heroesTradersScholars: true },
      adjust: (G) => {
        G.tokens = { helmet: '1', ship: '1', scroll: '0' }
      },
    })
    expect(part(at, 'tokens')).toEqual([3, 6])
    expect(part(end({}), 'tokens')).toEqual([undefined, undefined])
  })

  const fame = (G: G) => {
    G.fame.helmet = [
      { player: '2', number: 4 },
      { player: '0', number: 6 },
      { player: '1', number: 6 },
    ]
    G.fame.ship = [{ player: '2', number: 15 }]
  }

  it('MU-096 first and second place of each category score 6 and 3, each on a line of its own', () => {
    const at = end({ players: 3, adjust: fame })
    expect(part(at, 'fameHelmet')).toEqual([6, 3, 0])
    expect(part(at, 'fameShip')).toEqual([0, 0, 6])
    expect([...part(at, 'fameMonument'), ...part(at, 'fameScroll')]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('MU-097 on one number the earlier marker is ahead', () => {
    const at = end({
      players: 3,
      adjust: (G) => {
        fame(G)
        G.fame.helmet.reverse()
      },
    })
    expect(part(at, 'fameHelmet')).toEqual([3, 6, 0])
  })

  it('MU-098 markers off the track cannot place, and a lone marker leaves second place unawarded', () => {
    expect(part(end({ players: 3 }), 'fameScroll')).toEqual([0, 0, 0])
    const lone = end({
      players: 3,
      adjust: (G) => {
        G.fame.scroll = [{ player: '1', number: 1 }]
      },
    })
    expect(part(lone, 'fameScroll')).toEqual([0, 6, 0])
  })

  it('MU-099 both places are awarded with two players', () => {
    const at = end({
      adjust: (G) => {
        G.fame.monument = [
          { player: '0', number: 3 },
          { player: '1', number: 4 },
        ]
      },
    })
    expect(part(at, 'fameMonument')).toEqual([3, 6])
  })

  it('MU-090 numbers beyond 14 rank above 14', () => {
    const at = end({
      adjust: (G) => {
        G.fame.helmet = [
          { player: '0', number: 14 },
          { player: '1', number: 16 },
        ]
      },
    })
    expect(part(at, 'fameHelmet')).toEqual([3, 6])
  })
})

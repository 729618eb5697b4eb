import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { endings, standing } from '../../../games/monumental/ending'
import { monumental } from '../../../games/monumental/game'
import { endTurn, type Land, type Layout, laid, pass, type Seat, seat } from './layout'

const home = '-3,1'

/** The deck holds these cards only. */
const late = (deck: string[], more: Layout = {}): Layout => ({ deck, onlyDeck: true, ...more })

/** The last turn of a two-player game, seat 1 to move. */
const closing = (seats: Record<string, Seat>, more: Layout = {}) =>
  laid({
    seats,
    ...more,
    adjust: (G) => {
      G.gone.push(...G.deck.flatMap((pile) => known(pile)))
      G.deck = [[], [], []]
      Object.assign(G, { round: 5, lastRound: 5, current: '1', turn: 10 })
      more.adjust?.(G)
    },
  })

const scored = (seats: Record<string, Seat>, more: Layout = {}) => {
  const at = closing(seats, more)
  at.play('1', 'endActions')
  return at.G.outcome!
}

/** Whose turns there are to the end, one digit each. */
function played(at: Land): string {
  let order = ''
  while (!at.G.outcome && order.length < 20) {
    order += at.G.current
    pass(at)
  }
  return order
}

describe('the end of the game', () => {
  it('MO-220 is triggered when the last card of the deck is revealed, not before', () => {
    const at = laid(late(['writing', 'temple']))
    endTurn(at)
    expect([at.G.lastRound, at.G.display.at(-1)]).toEqual([null, 'writing'])
    pass(at)
    expect([at.G.lastRound, at.G.display.at(-1)]).toEqual([2, 'temple'])
  })

  it('MO-221 the round is finished, one last full round is played, then it is over', () => {
    const at = laid(late(['writing'], { players: 3, civs: ['greek', 'chinese', 'danish'] }))
    expect(played(at)).toBe('012012')
    expect(at.refused('0', 'activateCity', 0, 0).clause).toBe('MO-221')
  })

  it('MO-221 triggered in the turn of the last player, only the last round follows', () => {
    const at = laid(late(['writing', 'temple', 'quarry'], { players: 3, civs: ['greek', 'chinese', 'danish'] }))
    expect(played(at)).toBe('012012')
  })

  it('MO-220 MO-221 how it will end is said from the first turn to the last', () => {
    const start = laid({ options: { heroModule: true } })
    expect(endings(start.G)).toMatchObject([{ clause: 'MO-220', done: 6, of: 38 }])
    expect(endings(start.G)[0]!.say).toContain('32 Development cards')
    const at = laid(late(['writing'], { seats: { 0: { goods: { P: 9 } } } }))
    expect(endings(at.G)).toMatchObject([{ clause: 'MO-220', done: 34, of: 35 }])
    expect(endings(at.G)[0]!.say).toContain('1 Development card ')
    const told: unknown[] = []
    while (!at.G.outcome) {
      pass(at)
      told.push(...endings(at.G).map(({ clause, done, of, say }) => [clause, done, of, say.includes('last round:')]))
    }
    expect(told).toEqual([
      ['MO-221', 1, 4, false],
      ['MO-221', 2, 4, true],
      ['MO-221', 3, 4, true],
    ])
  })

  it('MO-220 cards that were taken, archived or are being built count as revealed', () => {
    const at = laid({ seats: { 0: { goods: { P: 9 }, draw: ['temple'], wonder: { card: 'colossus', work: 1 } } } })
    expect(endings(at.G)).toMatchObject([{ done: 8, of: 35 }])
    expect(endings(at.G)).toEqual(endings(monumental.view(at.G, null)))
  })

  it('MO-222 MO-227 the score sheet as it stands is the same in every view, and in the end it is the result', () => {
    const at = closing(
      { 0: { city: { 0: ['writing', 'library'] } }, 1: { policies: ['chi-silk-road'] } },
      { forces: { '-2,1': { by: '0', soldiers: 1 } } },
    )
    for (const player of at.G.order) {
      const whole = standing(at.G, player)
      expect(Object.keys(whole)).toEqual(monumental.scoreLines.map(({ key }) => key))
      for (const seat of ['0', '1', null]) expect(standing(monumental.view(at.G, seat), player)).toEqual(whole)
    }
    expect(standing(at.G, '0')).toMatchObject({ provinces: 1, knowledge: 1, policies: 0 })
    at.play('1', 'endActions')
    for (const player of at.G.order) expect(standing(at.G, player)).toEqual(at.G.outcome!.breakdown[player])
    expect(endings(at.G)).toEqual([])
  })

  it('MO-052 MO-220 afterwards the display only shrinks', () => {
    const at = laid(late(['writing'], { seats: { 0: { goods: { P: 9 } } }, display: ['temple', 'quarry'] }))
    endTurn(at)
    const { length } = at.G.display
    pass(at)
    pass(at)
    expect(at.G.display).toHaveLength(length)
    expect(at.G.lastRound).toBe(2)
  })

  it('MO-222 MO-223 Provinces, Free Cities and Wonder tokens score for whoever controls them, Capitals nothing', () => {
    const { breakdown } = scored(
      { 0: { discard: ['colossus'] } },
      {
        forces: {
          '-2,1': { by: '0', soldiers: 1 },
          '-3,2': { by: '0', outpost: true },
          '0,-2': { by: '0', soldiers: 1 },
          '0,0': { by: '0', soldiers: 1 },
          '-1,-1': { by: '1', soldiers: 1 },
        },
        spots: {
          '-2,1': { wonders: ['great-wall'] },
          [home]: { wonders: ['colossus', 'great-library'] },
          '-1,-1': { city: 'city-carthage' },
          '-3,2': { city: 'city-ragusa' },
        },
      },
    )
    // Plains 1, Forest 2, Mountain 3, Island 2; the token in a Province 1, the Free City 3
    expect(breakdown['0']).toMatchObject({ provinces: 8, cities: 4, wonders: 3 })
    expect(breakdown['1']).toMatchObject({ provinces: 1, cities: 3, wonders: 0 })
  })

  it('MO-222 the new terrains: Pyramid 3, Desert 2, Jungle 2', () => {
    const lands: [string, string, number][] = [
      ['the-great-desert', '0,0', 2],
      ['flanking-maneuver', '0,-1', 2],
    ]
    for (const [map, hex, vp] of lands) {
      expect(scored({}, { map, forces: { [hex]: { by: '0', soldiers: 1 } } }).breakdown['0']!.provinces).toBe(vp)
    }
    const at = laid({ players: 3, forces: { '1,0': { by: '0', soldiers: 1 } } })
    expect(at.definition.points(at.G, '0')).toBe(3)
  })

  it('MO-224 every completed Wonder scores wherever its card is, one under construction nothing', () => {
    const { breakdown } = scored({
      0: { city: { 0: ['colossus'] }, draw: ['notre-dame'], discard: ['eiffel-tower'] },
      1: { wonder: { card: 'great-wall', work: 4 } },
    })
    expect([breakdown['0']!.wonders, breakdown['1']!.wonders]).toEqual([3 + 6 + 9, 0])
  })

  it('MO-225 Knowledge scores in City, draw pile, discard pile and Nexus', () => {
    const { breakdown } = scored(
      {
        0: { city: { 0: ['writing', 'mine'] }, draw: ['guilds'], discard: ['radio'] },
        1: { nexus: ['irrigation', 'atl-safe-harbor', 'atl-maritime-exploitation', 'electricity'] },
      },
      { civs: ['greek', 'atlanteans'] },
    )
    expect([breakdown['0']!.knowledge, breakdown['1']!.knowledge]).toEqual([1 + 2 + 4, 1 + 4])
  })

  it('MO-226 one to five Policies score 2, 5, 9, 14, 20', () => {
    const policies = [
      'gre-democracy',
      'gre-olympic-games',
      'gre-academy',
      'gre-hoplite-phalanx',
      'gre-theatre-festivals',
    ]
    const each = [0, 1, 2, 3, 4, 5].map(
      (n) => scored({ 0: { policies: policies.slice(0, n) } }).breakdown['0']!.policies,
    )
    expect(each).toEqual([0, 2, 5, 9, 14, 20])
  })

  it('MO-227 Heroes score what is printed; Buildings, Gold, Culture and Horses nothing', () => {
    const { breakdown, scores } = scored({
      0: { heroes: ['hero-sappho', 'hero-saladin', 'hero-curie'] },
      1: { goods: { G: 9, C: 9, H: 9 }, draw: ['temple', 'workshop'] },
    })
    expect([breakdown['0']!.heroes, scores['1']]).toEqual([1 + 2 + 3, 0])
  })

  it('MO-228 most points win; ties go to more Gold, then more Provinces, then they share', () => {
    const win = (seats: Record<string, Seat>, more: Layout = {}) => scored(seats, more).winners
    expect(win({ 0: { discard: ['writing'] } })).toEqual(['0'])
    expect(win({ 0: { goods: { G: 2 } }, 1: { goods: { G: 3 } } })).toEqual(['1'])
    const lands: Layout = {
      forces: { '-2,1': { by: '0', soldiers: 1 }, '-2,0': { by: '0', soldiers: 1 }, '1,0': { by: '1', soldiers: 1 } },
    }
    expect(win({}, lands)).toEqual(['0'])
    expect(win({ 1: { goods: { G: 1 } } }, lands)).toEqual(['1'])
    expect(win({ 1: { goods: { G: 1 } }, 0: { discard: ['writing'] } }, lands)).toEqual(['0'])
    expect(win({})).toEqual(['0', '1'])
  })

  it('MO-228 the score sheet explains every line with its clause', () => {
    const at = closing({ 0: { discard: ['writing'] } })
    const keys = at.definition.scoreLines.map(({ key, clause }) => [key, clause])
    expect(keys).toEqual([
      ['provinces', 'MO-222'],
      ['cities', 'MO-223'],
      ['wonders', 'MO-224'],
      ['knowledge', 'MO-225'],
      ['policies', 'MO-226'],
      ['heroes', 'MO-227'],
    ])
    at.play('1', 'endActions')
    expect(at.G.outcome!.scores).toEqual({ 0: 1, 1: 0 })
    expect(seat(at).owned).toContain('writing')
  })
})

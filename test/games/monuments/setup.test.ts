import { describe, expect, it } from 'vitest'
import { optionsProblem } from '../../../games/kit/options'
import { known, size } from '../../../games/kit/zones'
import { cardOf } from '../../../games/monuments/data/cards'
import { monumentIds } from '../../../games/monuments/data/pieces'
import { monuments } from '../../../games/monuments/game'
import { meta } from '../../../games/monuments/meta'
import { position } from '../../kit/position'
import { passWithDraws } from './layout'

const begin = (players: number, options?: object, seed = 'setup') => position(monuments, { players, options, seed })
const counts = [2, 3, 4]

describe('setup', () => {
  it('MU-001 MU-081 two, three and four players sit down; one or five are refused', () => {
    for (const players of counts) expect(begin(players).G.order).toHaveLength(players)
    for (const players of [1, 5]) expect(() => begin(players)).toThrow('Monuments is for 2 to 4 players')
    expect(monuments.game.validateSetupData!({}, 5)).toBe('Monuments is for 2 to 4 players')
    expect(monuments.game.validateSetupData!({}, 3)).toBeUndefined()
  })

  it('MU-002 every value marker starts on field 0', () => {
    expect(Object.values(begin(3).G.fields)).toEqual(Array(12).fill(0))
  })

  it('MU-003 every score starts at 0', () => {
    expect(Object.values(begin(4).G.players).map(({ vp }) => vp)).toEqual([0, 0, 0, 0])
  })

  it('MU-004 four players have two historians each, three players three', () => {
    expect(Object.values(begin(4).G.players).map(({ historians }) => historians)).toEqual([2, 2, 2, 2])
    expect(Object.values(begin(3).G.players).map(({ historians }) => historians)).toEqual([3, 3, 3])
  })

  it('MU-005 two players have two historians each; the option sets two or three and nothing else', () => {
    expect(begin(2).G.players['0']!.historians).toBe(2)
    expect(begin(2, { historiansPerPlayer: 3 }).G.players['1']!.historians).toBe(3)
    expect(begin(3, { historiansPerPlayer: 2 }).G.players['2']!.historians).toBe(2)
    expect(optionsProblem(meta.options, { historiansPerPlayer: 4 }, 2)).toContain('Historians')
    expect(optionsProblem(meta.options, { historiansPerPlayer: '3' }, 2)).toContain('Historians')
  })

  it('MU-006 the III cards are left out with fewer than four players', () => {
    for (const players of counts) {
      const { G } = begin(players)
      const all = [...known(G.deck), ...G.display, ...Object.values(G.players).flatMap(({ hand }) => known(hand))]
      expect(all).toHaveLength(players === 4 ? 108 : 84)
      expect(all.filter((id) => cardOf(id!).iii)).toHaveLength(players === 4 ? 24 : 0)
    }
  })

  it('MU-007 five cards are dealt to each player from a shuffled pile', () => {
    for (const players of counts) {
      for (const { hand } of Object.values(begin(players).G.players)) expect(size(hand)).toBe(5)
    }
    expect(begin(2, {}, 'one').G.players['0']!.hand).not.toEqual(begin(2, {}, 'two').G.players['0']!.hand)
    expect(begin(2, {}, 'one').G).toEqual(begin(2, {}, 'one').G)
  })

  it('MU-008 three cards lie open and the rest is the pile: 71, 66 or 85 cards', () => {
    expect(counts.map((players) => size(begin(players).G.deck))).toEqual([71, 66, 85])
    expect(begin(2).G.display.filter((card) => card !== null)).toHaveLength(3)
  })

  it('MU-009 every monument has two building rights', () => {
    expect(begin(2).G.rights).toEqual(Object.fromEntries(monumentIds.map((id) => [id, 2])))
  })

  it('MU-010 play begins with the first seat and goes round in seat order; nobody acts out of turn', () => {
    const at = begin(3)
    expect(at.G.current).toBe('0')
    expect(at.refused('1', 'drawDeck').clause).toBe('MU-010')
    const seen = [0, 1, 2, 3].map(() => {
      const { current } = at.G
      passWithDraws(at)
      return current
    })
    expect(seen).toEqual(['0', '1', '2', '0'])
    expect(at.state.ctx.currentPlayer).toBe(at.G.current)
    expect(at.state.ctx.turn).toBe(at.G.turn)
  })

  it('MU-010 the start player can be drawn by lot: every seat comes up, and the turn order follows', () => {
    const starts = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const at = begin(3, { startPlayer: 'random' }, `lot ${i}`)
        expect(at.state.ctx.currentPlayer).toBe(at.G.current)
        return at.G.current
      }),
    )
    expect(starts).toEqual(new Set(['0', '1', '2']))
  })

  it('MU-080 every option can be combined with every other', () => {
    for (const eternalFame of [true, false]) {
      for (const heroesTradersScholars of [true, false]) {
        const { G } = begin(4, { eternalFame, heroesTradersScholars, historianCardPoints: false })
        expect(G.options).toMatchObject({ eternalFame, heroesTradersScholars, historianCardPoints: false })
      }
    }
  })

  it('MU-080 names who made it, and the expansions that are not here', () => {
    expect(meta.artists).toEqual(['Harald Lieske', 'Stefan Malz (layout)'])
    for (const missing of ['Pergamon Altar', 'Antipatros', 'Vergil', 'Phaistos']) {
      expect(meta.about).toContain(missing)
    }
  })

  it('refuses unknown options and wrong values with a sentence', () => {
    const { options } = meta
    expect(optionsProblem(options, { pergamon: true }, 2)).toBe('There is no option "pergamon"')
    expect(optionsProblem(options, { eternalFame: 'yes' }, 2)).toBe('"Eternal Fame" is either on or off')
    expect(optionsProblem(options, { startPlayer: 'seat1' }, 2)).toContain('First seat, Drawn by lot')
    expect(optionsProblem(options, [], 2)).toBe('The options must be an object')
    expect(optionsProblem(options, JSON.parse('{"__proto__": {}}'), 2)).toContain('There is no option')
    expect(optionsProblem(options, undefined, 2)).toBeUndefined()
    expect(optionsProblem(options, {}, 2)).toBeUndefined()
  })
})

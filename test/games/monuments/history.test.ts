import { describe, expect, it } from 'vitest'
import { size } from '../../../games/kit/zones'
import { view } from '../../../games/monuments/view'
import { hand, laid, passWithDraws } from './layout'

describe('historian turn', () => {
  const written = () =>
    laid({
      players: 3,
      hands: { 0: ['pharos-1', 'pharos-2'] },
      stacks: {
        0: [['akropolis-1', 'akropolis-2']],
        1: [['petra-1', 'petra-2', 'petra-4'], ['babylon-1']],
        2: [
          ['petra-5', 'petra-6'],
          ['knossos-1', 'knossos-2'],
        ],
      },
    })

  it('MU-041 takes the top card of every monument of two or more cards of every other player', () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect(at.G.players['1']!.stacks).toEqual({ petra: ['petra-1', 'petra-2'], babylon: ['babylon-1'] })
    expect(at.G.players['2']!.stacks).toEqual({ petra: ['petra-5'], knossos: ['knossos-1'] })
  })

  it("MU-042 never touches the writer's own monuments", () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect(at.G.players['0']!.stacks).toEqual({ akropolis: ['akropolis-1', 'akropolis-2'] })
    expect(at.G.fields.akropolis).toBe(0)
  })

  it('MU-043 a monument of one card is not mentioned', () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect(at.G.players['1']!.stacks.babylon).toEqual(['babylon-1'])
    expect(at.G.fields.babylon).toBe(0)
  })

  it('MU-044 needs an unused historian and something to write about', () => {
    const spent = written().with((G) => {
      G.players['0']!.historians = 0
    })
    expect(spent.refused('0', 'writeHistory')).toEqual({ clause: 'MU-044', because: 'You have no historian left' })
    const nothing = laid({ stacks: { 0: [['petra-1', 'petra-2']], 1: [['babylon-1']] } })
    expect(nothing.refused('0', 'writeHistory').because).toContain('No other player has a monument')
  })

  it('MU-045 the value rises one field for each removed card, two when two players lose one', () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect([at.G.fields.petra, at.G.fields.knossos]).toEqual([2, 1])
  })

  it('MU-046 the marker stops on the last field, the cards go and count all the same', () => {
    const at = written().with((G) => {
      G.fields.petra = 4
    })
    at.play('0', 'writeHistory')
    expect(at.G.fields.petra).toBe(5)
    expect(at.G.histories).toEqual([{ player: '0', number: 3 }])
    expect(at.G.discard).toHaveLength(3)
  })

  it('MU-046 of a marker that is on the last field nobody is told that it rose', () => {
    const at = laid({
      stacks: {
        1: [
          ['petra-1', 'petra-2'],
          ['pharos-1', 'pharos-2'],
        ],
      },
      adjust: (G) => {
        G.fields.petra = 5
      },
    })
    const rose = at.play('0', 'writeHistory').filter(({ kind }) => kind === 'valueRose')
    expect(rose).toEqual([{ kind: 'valueRose', monument: 'pharos', field: 1 }])
  })

  it('MU-047 one historian goes to the number of cards removed, later ones behind earlier ones', () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect(at.G.players['0']!.historians).toBe(2)
    at.play('1', 'writeHistory')
    expect(at.G.histories).toEqual([
      { player: '0', number: 3 },
      { player: '1', number: 1 },
    ])
  })

  it('MU-048 all cards leave at the same time: what is left of two cards is not mentioned again', () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect(at.G.players['2']!.stacks.petra).toEqual(['petra-5'])
    expect(at.G.histories[0]!.number).toBe(3)
  })

  it('MU-049 removed cards and discards stay on the open discard pile for good', () => {
    const at = written()
    at.play('0', 'writeHistory')
    expect(at.G.discard).toEqual(['petra-4', 'knossos-2', 'petra-6'])
    const pile = size(at.G.deck)
    passWithDraws(at)
    expect(at.G.discard).toEqual(['petra-4', 'knossos-2', 'petra-6'])
    expect(size(at.G.deck)).toBe(pile - 3)
  })

  it('MU-050 nothing is drawn', () => {
    const at = written()
    const pile = size(at.G.deck)
    at.play('0', 'writeHistory')
    expect(hand(at, '0')).toEqual(['pharos-1', 'pharos-2'])
    expect(size(at.G.deck)).toBe(pile)
  })

  it('MU-051 the same player may write again in the next turn, one history each', () => {
    const at = laid({
      stacks: {
        1: [
          ['petra-1', 'petra-2', 'petra-4'],
          ['babylon-1', 'babylon-2'],
        ],
      },
    })
    at.play('0', 'writeHistory')
    expect(at.refused('0', 'writeHistory').clause).toBe('MU-010')
    passWithDraws(at)
    at.play('0', 'writeHistory')
    expect(at.G.histories).toEqual([
      { player: '0', number: 2 },
      { player: '0', number: 1 },
    ])
    passWithDraws(at)
    expect(at.refused('0', 'writeHistory').clause).toBe('MU-044')
  })
})

describe('end of the game', () => {
  it('MU-052 a draw that takes the last card of the pile triggers the end', () => {
    const at = laid({ onlyPile: true, pile: ['petra-1', 'petra-2'], display: ['knossos-1', 'knossos-2', 'knossos-4'] })
    at.play('0', 'drawDeck')
    expect(at.G.turnsLeft).toBeNull()
    at.play('0', 'drawDeck')
    expect(at.G.turnsLeft).toBe(2)
  })

  it('MU-052 a refill that takes the last card triggers it too', () => {
    const at = laid({ onlyPile: true, pile: ['petra-1'], display: ['knossos-1', 'knossos-2', 'knossos-4'] })
    at.play('0', 'drawDisplay', 0)
    expect(at.G.display[0]).toBe('petra-1')
    expect(at.G.turnsLeft).toBe(2)
  })

  it('MU-053 the turn is completed, then every other player has exactly one more', () => {
    const at = laid({
      players: 3,
      onlyPile: true,
      pile: ['petra-1'],
      display: ['knossos-1', 'knossos-2', 'knossos-4'],
      adjust: (G) => {
        G.current = '1'
      },
    })
    at.play('1', 'drawDeck')
    expect(at.refused('1', 'endTurn').clause).toBe('MU-014')
    at.play('1', 'drawDisplay', 0)
    at.play('1', 'drawDisplay', 1)
    at.play('1', 'endTurn')
    at.play('2', 'drawDisplay', 2)
    at.play('2', 'endTurn')
    expect(at.G.outcome).toBeNull()
    at.play('0', 'endTurn')
    expect(at.G.outcome).not.toBeNull()
    expect(at.state.ctx.gameover).toEqual(at.G.outcome)
    expect(at.refused('1', 'drawDeck').clause).toBe('MU-053')
  })

  it('MU-054 a history is possible in the last turns', () => {
    const at = laid({ stacks: { 0: [['petra-1', 'petra-2']] }, onlyPile: true, pile: ['babylon-1'] })
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    at.play('1', 'writeHistory')
    expect(at.G.outcome).not.toBeNull()
    expect(at.G.fields.petra).toBe(1)
  })

  it('MU-053 the hands lie open once the game is over, and not before', () => {
    const at = laid({ hands: { 0: ['petra-1'], 1: ['knossos-1'] }, onlyPile: true, pile: ['babylon-1'] })
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    expect(view(at.G, null).players['1']!.hand).toBe(1)
    at.play('1', 'endTurn')
    expect(view(at.G, null).players['1']!.hand).toEqual(['knossos-1'])
    expect(view(at.G, '1').players['0']!.hand).toEqual(['petra-1', 'babylon-1'])
  })

  it('MU-055 hand cards are worth nothing', () => {
    const rich = laid({ hands: { 0: ['petra-1', 'petra-2', 'petra-4'] }, onlyPile: true, pile: ['babylon-1'] })
    rich.play('0', 'scoreSymbols', 'petra-1', 'petra-4')
    rich.play('0', 'drawDeck')
    rich.play('0', 'endTurn')
    rich.play('1', 'endTurn')
    expect(hand(rich, '0')).toEqual(['petra-2', 'babylon-1'])
    expect(rich.G.outcome!.scores).toEqual({ 0: -20, 1: -20 })
  })
})

import { describe, expect, it } from 'vitest'
import { hand, laid } from './layout'

describe('turn', () => {
  it('MU-011 MU-015 an action rules out a history in the same turn, and a history ends the turn', () => {
    const at = laid({ stacks: { 1: [['petra-1', 'petra-2']] } })
    at.play('0', 'drawDeck')
    expect(at.refused('0', 'writeHistory').clause).toBe('MU-015')

    const other = laid({ stacks: { 1: [['petra-1', 'petra-2']] } })
    other.play('0', 'writeHistory')
    expect(other.G.current).toBe('1')
    expect(other.refused('0', 'drawDeck').clause).toBe('MU-010')
  })

  it('MU-015 a free ability also rules out a history', () => {
    const at = laid({
      options: { heroesTradersScholars: true },
      hands: { 0: ['petra-4'] },
      display: ['knossos-1', 'knossos-2', 'knossos-4'],
      stacks: { 1: [['petra-1', 'petra-2']] },
      adjust: (G) => {
        G.tokens.ship = '0'
      },
    })
    at.play('0', 'useTraders', 'petra-4', 0)
    expect(at.refused('0', 'writeHistory').clause).toBe('MU-015')
  })

  it('MU-012 exactly three actions, the same one as often as wanted', () => {
    const at = laid({})
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    expect(at.refused('0', 'drawDeck').clause).toBe('MU-012')
    expect(at.refused('0', 'drawDisplay', 0).clause).toBe('MU-012')
  })

  it('MU-013 draw, erect, expand and score are the actions, and each counts as one', () => {
    const at = laid({
      hands: { 0: ['petra-1', 'petra-2', 'petra-4', 'knossos-1', 'babylon-1'] },
    })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2'])
    at.play('0', 'expand', 'petra', ['petra-4'])
    at.play('0', 'scoreSymbols', 'knossos-1', 'babylon-1')
    expect(at.G.actions).toBe(3)
  })

  it('MU-014 the turn cannot end while an action is left and legal', () => {
    const at = laid({})
    expect(at.refused('0', 'endTurn').clause).toBe('MU-014')
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    expect(at.refused('0', 'endTurn')).toEqual({
      clause: 'MU-014',
      because: 'All three actions must be taken: 1 still to go',
    })
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })

  it('MU-014 with no legal action at all the turn may end at once, even if a history is possible', () => {
    const at = laid({ onlyPile: true, hands: { 0: ['petra-1'] }, stacks: { 1: [['knossos-1', 'knossos-2']] } })
    expect(at.choices('0', 'writeHistory')).toHaveLength(1)
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })

  it('MU-016 there is no hand limit', () => {
    const at = laid({
      hands: { 0: Array.from({ length: 9 }, (_, i) => `pharos-${i + 1}` as const).filter((id) => !/[37]$/.test(id)) },
    })
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    expect(hand(at, '0')).toHaveLength(10)
  })

  it('MU-017 a monument turn ends when the player says so, a historian turn by itself', () => {
    const at = laid({ stacks: { 0: [['knossos-1', 'knossos-2']] } })
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    expect(at.G.current).toBe('0')
    at.play('0', 'endTurn')
    at.play('1', 'writeHistory')
    expect(at.G.current).toBe('0')
  })

  it('MU-038 after the third action a pair of one symbol buys a fourth', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4', 'knossos-4'] } })
    expect(at.refused('0', 'payExtraAction', 'petra-1', 'petra-4').clause).toBe('MU-038')
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    expect(at.refused('0', 'payExtraAction', 'petra-1', 'knossos-4').clause).toBe('MU-038')
    expect(at.refused('0', 'payExtraAction', 'petra-1', 'petra-1').clause).toBe('MU-038')
    at.play('0', 'payExtraAction', 'petra-1', 'petra-4')
    expect(at.G.discard).toEqual(['petra-1', 'petra-4'])
    at.play('0', 'drawDeck')
    expect(at.G.actions).toBe(4)
  })

  it('MU-039 the fourth action can be bought only once in a turn, and again in the next', () => {
    const at = laid({
      hands: { 0: ['petra-1', 'petra-4', 'kolossos-1', 'kolossos-4', 'akropolis-1', 'akropolis-4'] },
    })
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    at.play('0', 'payExtraAction', 'petra-1', 'petra-4')
    expect(at.refused('0', 'payExtraAction', 'kolossos-1', 'kolossos-4').clause).toBe('MU-039')
    at.play('0', 'drawDeck')
    expect(at.refused('0', 'payExtraAction', 'kolossos-1', 'kolossos-4').clause).toBe('MU-039')
    expect(at.refused('0', 'drawDeck').clause).toBe('MU-039')
    at.play('0', 'endTurn')
    for (let i = 0; i < 3; i++) at.play('1', 'drawDeck')
    at.play('1', 'endTurn')
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    at.play('0', 'payExtraAction', 'kolossos-1', 'kolossos-4')
  })

  it('MU-040 the two cards score nothing, and the fourth action must then be taken', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4'] }, stacks: { 0: [['kolossos-1', 'kolossos-4']] } })
    for (let i = 0; i < 3; i++) at.play('0', 'drawDeck')
    at.play('0', 'payExtraAction', 'petra-1', 'petra-4')
    expect(at.G.players['0']!.vp).toBe(0)
    expect(at.refused('0', 'endTurn').clause).toBe('MU-040')
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
  })

  it('MU-040 paying is refused when no action would be possible afterwards', () => {
    const at = laid({
      onlyPile: true,
      hands: { 0: ['petra-1', 'petra-4'] },
      adjust: (G) => {
        G.actions = 3
      },
    })
    expect(at.refused('0', 'payExtraAction', 'petra-1', 'petra-4').clause).toBe('MU-040')
  })

  it('offers undo exactly while nothing was revealed', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-2', 'petra-4'] } })
    const before = at.G
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2'])
    const erected = at.G
    expect(at.undo('1')?.clause).toBe('MU-010')
    expect(at.undo('0')).toBeUndefined()
    expect(at.G).toEqual(before)
    expect(at.redo('0')).toBeUndefined()
    expect(at.G).toEqual(erected)
    at.play('0', 'drawDeck')
    expect(at.undo('0')).toBeDefined()
    at.play('0', 'expand', 'petra', ['petra-4'])
    expect(at.undo('0')).toBeUndefined()
    expect(at.undo('0')).toBeDefined()
  })
})

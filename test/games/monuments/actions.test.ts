import { describe, expect, it } from 'vitest'
import { size } from '../../../games/kit/zones'
import type { CardId } from '../../../games/monuments/data/cards'
import { view } from '../../../games/monuments/view'
import { hand, laid } from './layout'

describe('draw', () => {
  it('MU-018 takes one card from the pile or one open card', () => {
    const at = laid({ display: ['petra-1', 'petra-2', 'petra-4'], pile: ['knossos-9', 'knossos-8'] })
    at.play('0', 'drawDeck')
    expect(hand(at, '0')).toEqual(['knossos-8'])
    at.play('0', 'drawDisplay', 1)
    expect(hand(at, '0')).toEqual(['knossos-8', 'petra-2'])
    expect(at.refused('0', 'drawDisplay', 3).because).toContain('form')
    expect(at.refused('0', 'drawDeck', 'knossos-9').because).toContain('form')
  })

  it('MU-019 MU-020 an open card is replaced at once and can be the next one drawn', () => {
    const at = laid({ display: ['petra-1', 'petra-2', 'petra-4'], pile: ['knossos-9'] })
    at.play('0', 'drawDisplay', 0)
    expect(at.G.display).toEqual(['knossos-9', 'petra-2', 'petra-4'])
    at.play('0', 'drawDisplay', 0)
    expect(hand(at, '0')).toEqual(['petra-1', 'knossos-9'])
  })

  it('MU-021 with an empty pile only open cards are left and places stay empty', () => {
    const at = laid({ onlyPile: true, display: ['petra-1', 'petra-2'] })
    expect(at.refused('0', 'drawDeck').clause).toBe('MU-021')
    at.play('0', 'drawDisplay', 0)
    expect(at.G.display).toEqual([null, 'petra-2', null])
    expect(at.refused('0', 'drawDisplay', 0).clause).toBe('MU-021')
  })

  it('MU-022 with pile and display empty nothing can be drawn', () => {
    const at = laid({ onlyPile: true })
    expect(at.choices('0', 'drawDeck')).toEqual([])
    expect(at.choices('0', 'drawDisplay')).toEqual([])
    expect(at.refused('0', 'drawDisplay', 2).clause).toBe('MU-021')
    expect(at.refused('0', 'drawDeck').clause).toBe('MU-022')
  })
})

describe('erect', () => {
  const hands = { 0: ['petra-1', 'petra-2', 'petra-4', 'knossos-1'], 1: ['petra-5', 'petra-6', 'petra-8'] } as const
  const begun = () => laid({ hands: { 0: [...hands[0]], 1: [...hands[1]] } })

  it('MU-023 two or more cards of one monument in one action', () => {
    const at = begun()
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2', 'petra-4'])
    expect(at.G.players['0']!.stacks.petra).toEqual(['petra-1', 'petra-2', 'petra-4'])
    expect(at.G.actions).toBe(1)
    expect(hand(at, '0')).toEqual(['knossos-1'])
  })

  it('MU-023 all nine cards of a monument at once', () => {
    const all = Array.from({ length: 9 }, (_, i): CardId => `petra-${i + 1}`)
    const at = laid({ players: 4, hands: { 0: all } })
    at.play('0', 'erect', 'petra', all)
    expect(at.G.players['0']!.stacks.petra).toEqual(all)
  })

  it('MU-023 the cards must be in hand, each named once', () => {
    expect(begun().refused('0', 'erect', 'petra', ['petra-1', 'petra-5']).clause).toBe('MU-023')
    expect(begun().refused('0', 'erect', 'petra', ['petra-1', 'petra-1']).clause).toBe('MU-023')
  })

  it('MU-023 MU-028 every set of two or more is offered, with each of its cards on top once', () => {
    const ways = begun()
      .choices('0', 'erect')
      .map(([monument, cards]) => [monument, ...cards].join(' '))
    expect(ways.sort()).toEqual([
      'petra petra-1 petra-2',
      'petra petra-1 petra-2 petra-4',
      'petra petra-1 petra-4',
      'petra petra-1 petra-4 petra-2',
      'petra petra-2 petra-1',
      'petra petra-2 petra-4',
      'petra petra-2 petra-4 petra-1',
      'petra petra-4 petra-1',
      'petra petra-4 petra-2',
    ])
  })

  it('MU-024 the first builder needs two cards and turns the indicator', () => {
    const at = begun()
    expect(at.refused('0', 'erect', 'petra', ['petra-1']).clause).toBe('MU-024')
    expect(at.refused('0', 'erect', 'petra', []).clause).toBe('MU-024')
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2'])
    expect(at.G.rights.petra).toBe(1)
  })

  it('MU-025 the copyist needs three cards, and the indicator leaves the game', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-2', 'petra-4'] }, stacks: { 1: [['petra-5', 'petra-6']] } })
    expect(at.refused('0', 'erect', 'petra', ['petra-1', 'petra-2']).clause).toBe('MU-025')
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2', 'petra-4'])
    expect(at.G.rights.petra).toBe(0)
  })

  it('MU-026 no third player may erect it', () => {
    const at = laid({
      players: 3,
      hands: { 0: ['petra-1', 'petra-2', 'petra-4'] },
      stacks: { 1: [['petra-5', 'petra-6']], 2: [['petra-8', 'petra-9']] },
    })
    expect(at.refused('0', 'erect', 'petra', ['petra-1', 'petra-2', 'petra-4']).clause).toBe('MU-026')
  })

  it('MU-027 nobody erects the same monument twice, even with a right left', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-2', 'petra-4'] }, stacks: { 0: [['petra-5', 'petra-6']] } })
    expect(at.G.rights.petra).toBe(1)
    expect(at.refused('0', 'erect', 'petra', ['petra-1', 'petra-2', 'petra-4']).clause).toBe('MU-027')
  })

  it('MU-028 the player chooses the order from bottom to top', () => {
    const at = begun()
    at.play('0', 'erect', 'petra', ['petra-4', 'petra-1', 'petra-2'])
    expect(at.G.players['0']!.stacks.petra).toEqual(['petra-4', 'petra-1', 'petra-2'])
  })

  it('MU-029 a mixed set is refused', () => {
    expect(begun().refused('0', 'erect', 'petra', ['petra-1', 'petra-2', 'knossos-1']).clause).toBe('MU-029')
    expect(begun().refused('0', 'erect', 'knossos', ['petra-1', 'petra-2']).clause).toBe('MU-029')
  })

  it('MU-030 a used right never returns, not even when a history takes the monument down to one card', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-2'] } })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2'])
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    at.play('1', 'writeHistory')
    expect(at.G.players['0']!.stacks.petra).toEqual(['petra-1'])
    expect(at.G.rights.petra).toBe(1)
  })

  it('MU-031 several different monuments in one turn, one action each', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-2', 'knossos-1', 'knossos-2', 'babylon-1', 'babylon-2'] } })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-2'])
    at.play('0', 'erect', 'knossos', ['knossos-1', 'knossos-2'])
    at.play('0', 'erect', 'babylon', ['babylon-1', 'babylon-2'])
    expect(at.G.actions).toBe(3)
    expect(Object.keys(at.G.players['0']!.stacks).sort()).toEqual(['babylon', 'knossos', 'petra'])
  })
})

describe('expand', () => {
  const begun = () =>
    laid({
      hands: { 0: ['petra-4', 'petra-5', 'knossos-1'] },
      stacks: { 0: [['petra-2', 'petra-1']], 1: [['knossos-2', 'knossos-4']] },
    })

  it('MU-032 one or more cards in one action', () => {
    const at = begun()
    expect(at.refused('0', 'expand', 'petra', []).clause).toBe('MU-032')
    expect(at.refused('0', 'expand', 'petra', ['petra-6']).clause).toBe('MU-032')
    at.play('0', 'expand', 'petra', ['petra-5', 'petra-4'])
    expect(at.G.actions).toBe(1)
    expect(at.G.players['0']!.stacks.petra).toHaveLength(4)
  })

  it('MU-033 new cards go on top in the chosen order, old ones keep theirs', () => {
    const at = begun()
    at.play('0', 'expand', 'petra', ['petra-5', 'petra-4'])
    expect(at.G.players['0']!.stacks.petra).toEqual(['petra-2', 'petra-1', 'petra-5', 'petra-4'])
    expect(begun().refused('0', 'expand', 'petra', ['petra-4'], ['petra-4', 'petra-1', 'petra-2']).clause).toBe(
      'MU-120',
    )
  })

  it('MU-034 only your own monuments, only with their cards', () => {
    expect(begun().refused('0', 'expand', 'knossos', ['knossos-1']).clause).toBe('MU-034')
    expect(begun().refused('0', 'expand', 'petra', ['petra-4', 'knossos-1']).clause).toBe('MU-034')
  })

  it('MU-035 needs no building right', () => {
    const at = begun().with((G) => {
      G.rights.petra = 0
    })
    at.play('0', 'expand', 'petra', ['petra-4'])
    expect(at.G.rights.petra).toBe(0)
  })
})

describe('score points', () => {
  const begun = () =>
    laid({
      hands: { 0: ['petra-1', 'kolossos-4', 'knossos-1'] },
      stacks: {
        0: [
          ['akropolis-1', 'akropolis-2', 'akropolis-4'],
          ['babylon-2', 'babylon-1'],
        ],
        1: [['pharos-6', 'pharos-9']],
      },
    })

  it('MU-036 a pair of one symbol scores every such card of your own, covered ones included', () => {
    const at = begun()
    expect(at.play('0', 'scoreSymbols', 'petra-1', 'kolossos-4')).toMatchObject([{ symbol: 'ship', points: 3 }])
    expect(at.G.players['0']!.vp).toBe(3)
    expect(at.G.discard).toEqual(['petra-1', 'kolossos-4'])
    expect(hand(at, '0')).toEqual(['knossos-1'])
  })

  it('MU-036 two different symbols, one card twice or a card not held are refused', () => {
    expect(begun().refused('0', 'scoreSymbols', 'petra-1', 'knossos-1').clause).toBe('MU-036')
    expect(begun().refused('0', 'scoreSymbols', 'petra-1', 'petra-1').clause).toBe('MU-036')
    expect(begun().refused('0', 'scoreSymbols', 'petra-1', 'petra-4').clause).toBe('MU-036')
  })

  it('MU-037 points count at once, and nothing may be scored legally', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4'] } })
    at.play('0', 'scoreSymbols', 'petra-1', 'petra-4')
    expect(at.G.players['0']!.vp).toBe(0)
    expect(at.G.actions).toBe(1)
  })
})

describe('what is seen', () => {
  it('a blind draw shows the others only that a card was drawn', () => {
    const at = laid({ pile: ['knossos-9'] })
    expect(JSON.stringify(at.play('0', 'drawDeck'))).not.toContain('knossos-9')
    expect(JSON.stringify(view(at.G, '1'))).not.toContain('knossos-9')
    expect(JSON.stringify(view(at.G, null))).not.toContain('knossos-9')
    expect(view(at.G, '0').players['0']!.hand).toEqual(['knossos-9'])
    expect(view(at.G, '1').players['0']!.hand).toBe(1)
    expect(view(at.G, '1').deck).toBe(size(at.G.deck))
  })
})

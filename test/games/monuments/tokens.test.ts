import { describe, expect, it } from 'vitest'
import { size, visible } from '../../../games/kit/zones'
import { hand, laid, passWithDraws } from './layout'

const options = { heroesTradersScholars: true }

describe('Heroes, Traders & Scholars', () => {
  const ships = () =>
    laid({
      options,
      stacks: { 0: [['petra-1', 'petra-4']], 1: [['babylon-2', 'babylon-1']] },
      hands: { 1: ['babylon-5', 'babylon-8'] },
    })

  it('MU-110 the tokens start in the bank, and only with the module', () => {
    expect(laid({ options }).G.tokens).toEqual({ helmet: null, ship: null, scroll: null })
    const without = laid({ stacks: { 0: [['petra-1', 'petra-4']] } })
    expect(without.refused('0', 'buyToken', 'ship').clause).toBe('MU-110')
    expect(without.refused('0', 'useHeroes', 'deck').clause).toBe('MU-110')
    expect(without.refused('0', 'useTraders', 'petra-5', 0).clause).toBe('MU-110')
  })

  it('MU-111 with the majority the token is taken for one action and brings 2 points', () => {
    const at = ships()
    at.play('0', 'buyToken', 'ship')
    expect(at.G.tokens.ship).toBe('0')
    expect(at.G.players['0']!.vp).toBe(2)
    expect(at.G.actions).toBe(1)
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    expect(at.refused('0', 'drawDeck').clause).toBe('MU-012')
  })

  it('MU-014 MU-111 a token that can be bought keeps the turn from ending', () => {
    const at = laid({ options, onlyPile: true, stacks: { 0: [['petra-1', 'petra-4']] } })
    expect(at.refused('0', 'endTurn').clause).toBe('MU-014')
    at.play('0', 'buyToken', 'ship')
    at.play('0', 'endTurn')
  })

  it('MU-112 majority means strictly the most: a tie or nothing lets nobody buy', () => {
    const tie = laid({ options, stacks: { 0: [['petra-1', 'petra-4']], 1: [['babylon-2', 'babylon-5']] } })
    expect(tie.refused('0', 'buyToken', 'ship').clause).toBe('MU-112')
    expect(ships().refused('0', 'buyToken', 'scroll').clause).toBe('MU-112')
    expect(ships().refused('0', 'buyToken', 'helmet').clause).toBe('MU-112')
  })

  it('MU-113 MU-115 it is bought from its owner, who keeps the 2 points; losing the majority alone loses nothing', () => {
    const at = ships()
    at.play('0', 'buyToken', 'ship')
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    at.play('1', 'expand', 'babylon', ['babylon-5', 'babylon-8'])
    expect(at.G.tokens.ship).toBe('0')
    at.play('1', 'buyToken', 'ship')
    expect(at.G.tokens.ship).toBe('1')
    expect([at.G.players['0']!.vp, at.G.players['1']!.vp]).toEqual([2, 2])
  })

  it('MU-114 nobody buys the own token again', () => {
    const at = ships()
    at.play('0', 'buyToken', 'ship')
    expect(at.refused('0', 'buyToken', 'ship').clause).toBe('MU-114')
  })

  const traders = () =>
    laid({
      options,
      hands: { 0: ['petra-1', 'petra-2'] },
      display: ['knossos-1', 'knossos-2', 'knossos-4'],
      adjust: (G) => {
        G.tokens.ship = '0'
      },
    })

  it('MU-116 an ability is used once in each own turn, by its owner only, and costs no action', () => {
    const at = traders()
    at.play('0', 'useTraders', 'petra-1', 0)
    expect(at.G.actions).toBe(0)
    expect(at.refused('0', 'useTraders', 'petra-2', 1).clause).toBe('MU-116')
    passWithDraws(at)
    expect(at.refused('1', 'useHeroes', 'deck').clause).toBe('MU-116')
    passWithDraws(at)
    at.play('0', 'useTraders', 'petra-2', 1)
  })

  it('MU-117 abilities work before, between and after the actions, also in the turn of purchase', () => {
    const at = ships().with((G) => {
      G.display = ['knossos-1', 'knossos-2', 'knossos-4']
      G.deck = visible(G.deck).filter((card) => !G.display.includes(card))
    })
    at.play('0', 'buyToken', 'ship')
    for (let i = 0; i < 2; i++) at.play('0', 'drawDeck')
    at.play('0', 'useTraders', hand(at, '0')[0]!, 0)
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })

  const heroes = (vp: number) =>
    laid({
      options,
      display: ['knossos-1', 'knossos-2', 'knossos-4'],
      pile: ['petra-9', 'petra-8'],
      adjust: (G) => {
        G.tokens.helmet = '0'
        G.players['0']!.vp = vp
      },
    })

  it('MU-118 the Heroes cost a point and draw from pile or display, with refill', () => {
    const blind = heroes(1)
    blind.play('0', 'useHeroes', 'deck')
    expect(hand(blind, '0')).toEqual(['petra-8'])
    expect(blind.G.players['0']!.vp).toBe(0)
    const open = heroes(2)
    open.play('0', 'useHeroes', 2)
    expect(hand(open, '0')).toEqual(['knossos-4'])
    expect(open.G.display[2]).toBe('petra-8')
    expect(open.G.actions).toBe(0)
  })

  it('MU-118 a card turned over by the Heroes can not be put back, an open one from an empty pile can', () => {
    for (const from of ['deck', 2] as const) {
      const at = heroes(2)
      at.play('0', 'useHeroes', from)
      expect(at.undo('0')).toBeDefined()
    }
    const at = laid({
      options,
      onlyPile: true,
      display: ['knossos-4'],
      adjust: (G) => {
        G.tokens.helmet = '0'
        G.players['0']!.vp = 1
      },
    })
    at.play('0', 'useHeroes', 0)
    expect(at.undo('0')).toBeUndefined()
    expect(at.G.display[0]).toBe('knossos-4')
    at.play('0', 'drawDisplay', 0)
    expect(at.undo('0')).toBeUndefined()
  })

  it('MU-118 without a point, an open card or a pile the Heroes stay at home', () => {
    expect(heroes(0).refused('0', 'useHeroes', 'deck').clause).toBe('MU-118')
    const empty = laid({
      options,
      onlyPile: true,
      adjust: (G) => {
        G.tokens.helmet = '0'
        G.players['0']!.vp = 3
      },
    })
    expect(empty.refused('0', 'useHeroes', 'deck').clause).toBe('MU-022')
    expect(empty.refused('0', 'useHeroes', 0).clause).toBe('MU-021')
  })

  it('MU-118 a card drawn by the Heroes can be the last of the pile and triggers the end', () => {
    const at = laid({
      options,
      onlyPile: true,
      pile: ['petra-9'],
      adjust: (G) => {
        G.tokens.helmet = '0'
        G.players['0']!.vp = 1
      },
    })
    at.play('0', 'useHeroes', 'deck')
    expect(at.G.turnsLeft).toBe(2)
  })

  it('MU-119 the Traders swap a hand card for an open one, which keeps its place, without a refill', () => {
    const at = traders()
    const pile = size(at.G.deck)
    at.play('0', 'useTraders', 'petra-1', 2)
    expect(at.G.display).toEqual(['knossos-1', 'knossos-2', 'petra-1'])
    expect(hand(at, '0')).toEqual(['petra-2', 'knossos-4'])
    expect(size(at.G.deck)).toBe(pile)
    expect(traders().refused('0', 'useTraders', 'petra-4', 0).clause).toBe('MU-119')
    const gap = traders().with((G) => {
      G.discard.push(G.display[0]!)
      G.display[0] = null
    })
    expect(gap.refused('0', 'useTraders', 'petra-1', 0).clause).toBe('MU-119')
  })

  const scholars = () =>
    laid({
      options,
      hands: { 0: ['petra-4', 'petra-5', 'knossos-4'] },
      stacks: {
        0: [
          ['petra-1', 'petra-2'],
          ['knossos-1', 'knossos-2'],
        ],
      },
      adjust: (G) => {
        G.tokens.scroll = '0'
      },
    })

  it('MU-120 the Scholars put all cards of an expanded monument in any order', () => {
    const at = scholars()
    at.play('0', 'expand', 'petra', ['petra-4', 'petra-5'], ['petra-5', 'petra-1', 'petra-4', 'petra-2'])
    expect(at.G.players['0']!.stacks.petra).toEqual(['petra-5', 'petra-1', 'petra-4', 'petra-2'])
    expect(at.refused('0', 'expand', 'knossos', ['knossos-4'], ['knossos-4', 'knossos-1', 'knossos-2']).clause).toBe(
      'MU-116',
    )
    at.play('0', 'expand', 'knossos', ['knossos-4'])
  })

  it('MU-120 the new order holds exactly the cards of that monument', () => {
    const orders = [
      ['petra-4'],
      ['petra-1', 'petra-2', 'petra-5'],
      ['petra-1', 'petra-1', 'petra-4'],
      ['petra-1', 'petra-2', 'petra-4', 'petra-5'],
    ]
    for (const order of orders) {
      expect(scholars().refused('0', 'expand', 'petra', ['petra-4'], order).clause).toBe('MU-120')
    }
  })
})

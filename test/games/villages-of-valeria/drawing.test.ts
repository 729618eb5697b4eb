import { describe, expect, it } from 'vitest'
import { size } from '../../../games/kit/zones'
import { draws, following, hand, laid, pile, seat, settle } from './layout'

const tops = ['farm#1', 'inn#1', 'shrine#1', 'quarry#1', 'abbey#1']
const piles = tops.map((card) => [card])

describe('drawing', () => {
  it('VV-040 VV-041 one at a time, from any pile or the deck, each seen before the next is chosen', () => {
    const at = laid({
      piles: [['cottage#1', 'farm#1'], ['inn#1'], ['shrine#1'], ['quarry#1'], ['abbey#1']],
      deck: ['garrison#1'],
    })
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 0 })
    expect(hand(at)).toEqual(['farm#1'])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 2 })
    at.play('0', 'drawCard', { from: 'deck' })
    expect(hand(at)).toEqual(['farm#1', 'garrison#1'])
    at.play('0', 'drawCard', { from: 0 })
    expect(hand(at)).toEqual(['farm#1', 'garrison#1', 'cottage#1'])
    expect(at.G.pending[0]?.kind).toBe('action')
  })

  it('VV-040 an empty pile gives nothing', () => {
    const at = laid({ piles: [[], ['inn#1']], onlyDeck: true })
    at.play('0', 'harvest')
    expect(at.refused('0', 'drawCard', { from: 0 }).clause).toBe('VV-040')
    at.play('0', 'drawCard', { from: 1 })
  })

  it('VV-042 an emptied pile is filled from the deck at once', () => {
    const at = laid({ piles, deck: ['garrison#1', 'chapel#1'] })
    at.play('0', 'harvest')
    const said = at.play('0', 'drawCard', { from: 3 })
    expect(pile(at, 3)).toEqual(['garrison#1'])
    expect(said).toEqual([
      { kind: 'drew', player: '0', from: 3, card: 'quarry#1' },
      { kind: 'opened', card: 'garrison#1', pile: 3 },
    ])
    at.play('0', 'drawCard', { from: 3 })
    expect(pile(at, 3)).toEqual(['chapel#1'])
    expect(hand(at)).toEqual(['quarry#1', 'garrison#1'])
  })

  it('VV-045 an empty deck is made anew from all but the tops', () => {
    const at = laid({
      piles: [['cottage#1', 'cottage#2', 'farm#1'], ['hideout#1', 'inn#1'], ['shrine#1']],
      onlyDeck: true,
    })
    at.play('0', 'harvest')
    const said = at.play('0', 'drawCard', { from: 'deck' })
    expect(said).toContainEqual({ kind: 'reshuffled', cards: 3 })
    expect(at.G.piles.map(({ top }) => top)).toEqual(['farm#1', 'inn#1', 'shrine#1', null, null])
    expect([size(at.G.deck), hand(at).length]).toEqual([2, 1])
    expect(['cottage#1', 'cottage#2', 'hideout#1']).toContain(hand(at)[0])
  })

  it('VV-045 also to fill a pile', () => {
    const at = laid({ piles: [['cottage#1', 'farm#1'], ['inn#1']], onlyDeck: true })
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 1 })
    expect(pile(at, 1)).toEqual(['cottage#1'])
    expect(pile(at, 0)).toEqual(['farm#1'])
  })

  it('VV-046 when nothing lies under the tops the deck gives nothing, and empty piles wait for a discard', () => {
    const at = laid({
      piles: [['farm#1'], ['inn#1']],
      onlyDeck: true,
      seats: { 1: { hand: ['shrine#1', 'chapel#1', 'abbey#1'] } },
    })
    at.play('0', 'harvest')
    expect(at.refused('0', 'drawCard', { from: 'deck' }).clause).toBe('VV-046')
    at.play('0', 'drawCard', { from: 0 })
    expect(pile(at, 0)).toEqual([])
    draws(at, 1)
    settle(at)
    at.play('1', 'develop', { card: 'shrine#1', to: 'castle', discards: [{ card: 'abbey#1', pile: 4 }] })
    expect(pile(at, 4)).toEqual(['abbey#1'])
  })

  it('VV-042 VV-046 only the pile that became empty is filled; one that was empty before waits for a discard', () => {
    const at = laid({ piles: [[], ['cottage#1', 'farm#1'], ['inn#1'], ['shrine#1'], ['abbey#1']], onlyDeck: true })
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 2 })
    expect([pile(at, 0), pile(at, 2)]).toEqual([[], ['cottage#1']])
  })

  it('VV-046 a draw from a pile that keeps cards makes no new deck and fills no other pile', () => {
    const at = laid({ piles: [[], ['cottage#1', 'farm#1', 'bakery#1'], ['inn#1']], onlyDeck: true })
    at.play('0', 'harvest')
    const said = at.play('0', 'drawCard', { from: 1 })
    expect([pile(at, 0), pile(at, 1)]).toEqual([[], ['cottage#1', 'farm#1']])
    expect(said).toEqual([{ kind: 'drew', player: '0', from: 1, card: 'bakery#1' }])
  })

  it('VV-047 a draw cannot be refused while there is a source; the others are lost', () => {
    const at = laid({ piles: [['farm#1'], ['inn#1']], onlyDeck: true })
    at.play('0', 'harvest')
    expect(at.refused('0', 'pass').clause).toBe('VV-020')
    at.play('0', 'drawCard', { from: 0 })
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 2 })
    at.play('0', 'drawCard', { from: 1 })
    expect(hand(at)).toEqual(['farm#1', 'inn#1'])
    expect(at.G.pending).toEqual([{ player: '1', kind: 'action', role: 'follow', action: 'harvest' }])
    expect(at.refused('1', 'harvest').clause).toBe('VV-029')
  })
})

describe('discarding', () => {
  const at = () => laid({ piles, seats: { 1: { hand: ['cottage#1', 'hideout#1', 'chapel#1'] } } })

  it('VV-043 VV-044 face up on any pile, in the chosen order, spread or together', () => {
    const together = following(at(), 'develop')
    const discards = [
      { card: 'hideout#1', pile: 2 },
      { card: 'cottage#1', pile: 2 },
    ] as const
    together.play('1', 'develop', { card: 'chapel#1', to: 'castle', discards })
    expect(pile(together, 2)).toEqual(['shrine#1', 'hideout#1', 'cottage#1'])
    const spread = following(at(), 'develop')
    spread.play('1', 'develop', {
      card: 'chapel#1',
      to: 'castle',
      discards: [discards[0], { card: 'cottage#1', pile: 4 }],
    })
    expect([pile(spread, 2), pile(spread, 4)]).toEqual([
      ['shrine#1', 'hideout#1'],
      ['abbey#1', 'cottage#1'],
    ])
  })

  it('VV-043 there are five piles and no other place', () => {
    const one = following(at(), 'develop')
    const discards = [
      { card: 'hideout#1', pile: 5 },
      { card: 'cottage#1', pile: 0 },
    ]
    expect(one.refused('1', 'develop', { card: 'chapel#1', to: 'castle', discards }).because).toContain('form')
  })
})

describe('Harvest', () => {
  it('VV-060 VV-061 three cards for the leader, one for a follower', () => {
    const at = laid({ players: 3 })
    at.play('0', 'harvest')
    draws(at, 0, 'deck', 0)
    at.play('1', 'harvest')
    draws(at, 2)
    at.play('2', 'harvest')
    draws(at)
    expect(['0', '1', '2'].map((player) => hand(at, player).length)).toEqual([3, 1, 1])
    expect(at.G.current).toBe('1')
  })

  it('VV-062 powers add to the number', () => {
    const at = laid({
      seats: {
        0: { buildings: ['storehouse#1'], adventurers: ['ranger'] },
        1: { adventurers: [], buildings: ['storehouse#2'] },
      },
    })
    at.play('0', 'harvest')
    draws(at)
    at.play('1', 'harvest')
    draws(at)
    expect([hand(at).length, hand(at, '1').length]).toEqual([5, 2])
  })
})

describe('Tax', () => {
  it('VV-070 VV-071 a gold and a card for the leader, a card for a follower', () => {
    const at = laid()
    at.play('0', 'tax')
    expect([seat(at).gold, at.G.bank]).toEqual([4, 7])
    draws(at)
    at.play('1', 'tax')
    draws(at)
    expect([seat(at, '1').gold, at.G.bank]).toEqual([3, 7])
    expect([hand(at).length, hand(at, '1').length]).toEqual([1, 1])
  })

  it('VV-072 an empty bank gives no gold, but the card comes', () => {
    const at = laid({ bank: 0 })
    at.play('0', 'tax')
    draws(at)
    expect([seat(at).gold, hand(at).length]).toEqual([3, 1])
  })

  it('VV-073 powers give their gold to both, before any card is drawn', () => {
    const at = laid({
      seats: { 0: { buildings: ['toll-gate#1', 'gambling-hall#1'] }, 1: { adventurers: ['smuggler-queen'] } },
    })
    at.play('0', 'tax')
    expect(seat(at).gold).toBe(5)
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 2 })
    draws(at)
    at.play('1', 'tax')
    expect(seat(at, '1').gold).toBe(4)
    draws(at)
    expect([hand(at).length, hand(at, '1').length]).toEqual([2, 1])
  })

  it('VV-073 what the bank has is shared out by the order of the cards', () => {
    const at = laid({ bank: 1, seats: { 0: { buildings: ['toll-gate#1'] } } })
    at.play('0', 'tax')
    expect([seat(at).gold, at.G.bank]).toEqual([4, 0])
  })
})

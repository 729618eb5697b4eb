import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { isEvent } from '../../../games/villages-of-valeria/data/events'
import { draws, following, hand, type Layout, laid, pile, seat, settle } from './layout'

const eventful = (deck: string[], layout: Layout = {}) => laid({ options: { events: true }, deck, ...layout })

/** Seat 0 draws one card from the deck. */
const drawn = (deck: string[], layout: Layout = {}) => {
  const at = eventful(deck, layout)
  at.play('0', 'tax')
  at.play('0', 'drawCard', { from: 'deck' })
  return at
}

describe('Events', () => {
  it('VV-250 VV-251 shown, resolved and gone; the draw is not used up and the source chosen anew', () => {
    const at = eventful(['royal-grant', 'garrison#1'])
    at.play('0', 'tax')
    const said = at.play('0', 'drawCard', { from: 'deck' })
    expect(said).toContainEqual({ kind: 'event', event: 'royal-grant' })
    expect([hand(at), at.G.pastEvents]).toEqual([[], ['royal-grant']])
    expect(at.G.pending[0]).toMatchObject({ player: '0', kind: 'draw', n: 1 })
    at.play('0', 'drawCard', { from: 2 })
    expect(hand(at).length).toBe(1)
    expect(at.G.pending[0]).toMatchObject({ kind: 'action', player: '1' })
  })

  it('VV-252 a pile being filled goes on being filled after the Event', () => {
    const at = eventful(['royal-grant', 'night-market', 'garrison#1'], {
      piles: [['farm#1'], ['inn#1'], ['abbey#1'], ['quarry#1'], ['chapel#1']],
    })
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 1 })
    expect(pile(at, 1)).toEqual(['garrison#1'])
    expect(at.G.pastEvents).toEqual(['royal-grant', 'night-market'])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 2 })
  })

  it('VV-252 unless the Event has filled it itself', () => {
    const at = eventful(['market-upheaval'], {
      piles: [['farm#1'], ['inn#1'], ['abbey#1'], ['quarry#1'], ['chapel#1']],
    })
    const before = size(at.G.deck)
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 1 })
    for (let i = 0; i < 5; i++) expect(pile(at, i).length).toBe(1)
    const gone = at.G.pastEvents.length
    expect(size(at.G.deck)).toBe(before - gone + 4 - 5)
  })

  it('VV-253 an Event that comes while a player gets a card is resolved first, then the card comes', () => {
    const at = drawn(['bountiful-season', 'royal-grant', 'garrison#1', 'chapel#1'])
    expect(at.G.pastEvents).toEqual(['bountiful-season', 'royal-grant'])
    expect([hand(at), hand(at, '1')]).toEqual([['garrison#1'], ['chapel#1']])
    expect([seat(at).gold, seat(at, '1').gold]).toEqual([5, 4])
  })

  it('VV-254 clockwise from the active player, also when a follower drew it', () => {
    const at = following(
      eventful(['bountiful-season', 'garrison#1', 'chapel#1', 'abbey#1'], { players: 3, current: '2', start: '2' }),
      'tax',
    )
    at.play('1', 'tax')
    at.play('1', 'drawCard', { from: 'deck' })
    expect(['2', '0', '1'].map((player) => hand(at, player))).toEqual([['garrison#1'], ['chapel#1'], ['abbey#1']])
  })

  it('VV-255 it does not come back when the deck is made anew', () => {
    const at = eventful(['royal-grant', 'garrison#1'], { onlyDeck: true, piles: [['inn#1', 'farm#1'], ['abbey#1']] })
    at.play('0', 'harvest')
    draws(at)
    expect(at.G.pastEvents).toEqual(['royal-grant'])
    expect([...known(at.G.deck), ...hand(at)].some(isEvent)).toBe(false)
    expect(hand(at)).toEqual(expect.arrayContaining(['garrison#1', 'inn#1']))
  })

  it('VV-257 gold as far as the bank and the supplies go', () => {
    const grant = drawn(['royal-grant'], { players: 3, bank: 2 })
    expect(['0', '1'].map((player) => seat(grant, player).gold)).toEqual([5, 3])
    expect(grant.G.bank).toBe(0)
    const raid = drawn(['bandit-raid'], { seats: { 1: { gold: 0, castleGold: 1 } } })
    expect([seat(raid).gold, seat(raid, '1').gold, seat(raid, '1').castleGold]).toEqual([3, 0, 1])
  })

  it('VV-257 a completed Monument is no Building of its type', () => {
    const at = drawn(['bandit-raid'], { seats: { 1: { completed: ['arch-of-triumph'] } } })
    expect(seat(at, '1').gold).toBe(2)
  })

  it('VV-257 VV-253 without any card nobody gets one', () => {
    const at = eventful(['bountiful-season'], { onlyDeck: true, piles: [['inn#1']] })
    at.play('0', 'tax')
    at.play('0', 'drawCard', { from: 'deck' })
    expect([hand(at), hand(at, '1')]).toEqual([[], []])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw' })
  })

  it('VV-258 Bountiful Season for all, Pilgrimage for those with a holy Building', () => {
    const all = drawn(['bountiful-season', 'garrison#1', 'chapel#1'])
    expect([hand(all), hand(all, '1')]).toEqual([['garrison#1'], ['chapel#1']])
    const some = drawn(['pilgrimage', 'garrison#1', 'chapel#1'], { seats: { 1: { buildings: ['shrine#1'] } } })
    expect([hand(some), hand(some, '1')]).toEqual([[], ['garrison#1']])
  })

  it('VV-259 Royal Grant for all, Night Market for those with a shadow Building', () => {
    const all = drawn(['royal-grant'])
    expect([seat(all).gold, seat(all, '1').gold]).toEqual([5, 4])
    const some = drawn(['night-market'], { seats: { 1: { buildings: ['hideout#1'] } } })
    expect([seat(some).gold, seat(some, '1').gold]).toEqual([4, 4])
  })

  it('VV-260 Builders’ Fair: gold back for those with a worker Building', () => {
    const at = drawn(['builders-fair'], {
      seats: {
        0: { castleGold: 1, resources: ['quarry#1+'] },
        1: { buildings: ['cottage#1'], castleGold: 1, resources: ['farm#1+', 'inn#1+'] },
      },
    })
    expect(seat(at)).toMatchObject({ gold: 4, castleGold: 1 })
    expect(seat(at, '1')).toMatchObject({ gold: 6, castleGold: 0 })
  })

  it('VV-261 Bandit Raid: a gold from those without a soldier Building', () => {
    const at = drawn(['bandit-raid'], { seats: { 1: { buildings: ['guard-post#1'] } } })
    expect([seat(at).gold, seat(at, '1').gold]).toEqual([3, 3])
  })

  it('VV-262 Market Upheaval: all piles into the deck, five cards dealt', () => {
    const piles = [['farm#1', 'farm#2', 'inn#1'], ['inn#2'], ['abbey#1']]
    const at = drawn(['market-upheaval'], { piles })
    const all = [...known(at.G.deck), ...[0, 1, 2, 3, 4].flatMap((i) => pile(at, i))]
    for (const card of piles.flat()) expect(all).toContain(card)
    expect([0, 1, 2, 3, 4].map((i) => pile(at, i).length)).toEqual([1, 1, 1, 1, 1])
  })

  it('VV-262 as far as cards go', () => {
    const at = drawn(['market-upheaval'], { piles: [['farm#1', 'farm#2'], ['inn#1']], onlyDeck: true })
    expect([0, 1, 2, 3, 4].map((i) => pile(at, i).length)).toEqual([1, 1, 1, 0, 0])
    expect(size(at.G.deck)).toBe(0)
  })

  it('VV-256 alone the deck is left as it is, and the piles are dealt out again', () => {
    const piles = [['farm#1', 'farm#2', 'inn#1'], ['inn#2'], ['abbey#1'], ['quarry#1'], ['chapel#1']]
    const at = eventful(['market-upheaval', 'garrison#1', 'armory#1'], { players: 1, piles, onlyDeck: true })
    at.play('0', 'tax')
    at.play('0', 'drawCard', { from: 'deck' })
    expect(known(at.G.deck)).toEqual(['armory#1', 'garrison#1'])
    const lying = [0, 1, 2, 3, 4].map((i) => pile(at, i))
    expect(lying.map((cards) => cards.length)).toEqual([2, 2, 1, 1, 1])
    expect(lying.flat().sort()).toEqual(piles.flat().sort())
  })

  it.each([0, 2, 4] as const)('VV-256 VV-252 alone, coming while pile %i is filled: no pile stays empty', (from) => {
    const at = laid({
      players: 1,
      options: { events: true },
      piles: [['inn#1'], ['farm#1'], ['abbey#1'], ['shrine#1'], ['cottage#1']],
      deck: ['market-upheaval', 'garrison#1'],
    })
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from })
    expect(at.G.piles.map((_, i) => pile(at, i).length)).toEqual([1, 1, 1, 1, 1])
    expect(pile(at, 4)).toEqual(['garrison#1'])
  })

  it('VV-263 Wandering Heroes: the row under the deck, leftmost first, five others', () => {
    const row = ['spy', 'bard', 'wizard', 'rogue', 'paladin']
    const at = drawn(['wandering-heroes'], { row, heroes: ['merchant', 'ranger'] })
    expect(at.G.adventurerRow.slice(0, 2)).toEqual(['merchant', 'ranger'])
    expect(known(at.G.adventurerDeck).slice(0, 5)).toEqual([...row].reverse())
  })

  it('VV-263 with less than five in the deck some of them come again', () => {
    const at = eventful(['wandering-heroes'], {
      row: ['spy', 'bard', 'wizard', 'rogue', 'paladin'],
      adjust: (G) => {
        G.players['1']!.adventurers = known(G.adventurerDeck).splice(0, 9)
      },
    })
    const [second, first] = known(at.G.adventurerDeck)
    at.play('0', 'tax')
    at.play('0', 'drawCard', { from: 'deck' })
    expect(at.G.adventurerRow).toEqual([first, second, 'spy', 'bard', 'wizard'])
    expect(known(at.G.adventurerDeck)).toEqual(['paladin', 'rogue'])
  })

  it('VV-011 VV-250 the whole deck drawn through leaves no Event in a hand or on a pile', () => {
    const at = eventful([], { players: 3 })
    while (at.G.pastEvents.length < 8) {
      at.play(at.G.current, 'harvest')
      settle(at)
      const hands = ['0', '1', '2'].flatMap((player) => hand(at, player))
      expect([...hands, ...[0, 1, 2, 3, 4].flatMap((i) => pile(at, i))].some(isEvent)).toBe(false)
    }
    expect(known(at.G.deck).some(isEvent)).toBe(false)
  })
})

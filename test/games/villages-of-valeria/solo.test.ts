import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { isEvent } from '../../../games/villages-of-valeria/data/events'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import { rankOf } from '../../../games/villages-of-valeria/scoring'
import { position } from '../../kit/position'
import { borrow, build, castle, draws, hand, type Layout, laid, own, pile, seat } from './layout'

const alone = (layout: Layout = {}) => laid({ players: 1, ...layout })
const begin = (options: object) => position(villagesOfValeria, { players: 1, options, seed: 'alone' }).G

describe('solo', () => {
  it('VV-230 one lead a turn, nobody follows', () => {
    const at = alone()
    at.play('0', 'tax')
    draws(at)
    expect(at.G.pending[0]).toMatchObject({ kind: 'place', player: '0' })
    at.play('0', 'placeRevealed', { pile: 2 })
    expect(at.G).toMatchObject({ current: '0', round: 2, pending: [{ kind: 'action', role: 'lead' }] })
  })

  it('VV-230 an action can be taken back until a card is drawn', () => {
    const at = alone()
    const before = at.G
    at.play('0', 'harvest')
    expect(at.undo('0')).toBeUndefined()
    expect(at.G).toEqual(before)
  })

  it('VV-231 14 gold, 3 of it with the player, a deck of 35 and the rest gone unseen', () => {
    const G = begin({})
    expect([G.total, G.bank, G.players['0']!.gold]).toEqual([14, 11, 3])
    expect([size(G.deck), size(G.removed), size(G.players['0']!.hand)]).toEqual([35, 38, 6])
    const longer = begin({ soloDeck: 60 })
    expect([size(longer.deck), size(longer.removed)]).toEqual([60, 13])
  })

  it('VV-232 the Events are mixed in before the 35 are taken', () => {
    const G = begin({ events: true })
    expect([size(G.deck), size(G.removed)]).toEqual([35, 46])
    const events = [...known(G.deck), ...known(G.removed)].filter(isEvent)
    expect(events.length).toBe(8)
    const dealt = ['a', 'b', 'c', 'd'].map(
      (seed) =>
        known(position(villagesOfValeria, { players: 1, options: { events: true }, seed }).G.deck).filter(isEvent)
          .length,
    )
    expect(new Set(dealt).size).toBeGreaterThan(1)
  })

  it('VV-233 nobody to steal or borrow from', () => {
    const at = alone({
      seats: { 0: { hand: ['thieves-den#1'], resources: ['cottage#1'], adventurers: ['spy'], gold: 2 } },
    })
    build(at, '0', 'thieves-den#1', [own('wood', 'cottage#1'), castle('magic')])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw' })
    expect(seat(at).gold).toBe(0)
    const borrowing = alone({ seats: { 0: { hand: ['guard-post#1'], resources: ['quarry#1'], adventurers: ['spy'] } } })
    const payment = [borrow('stone', 'spy', '0', 'quarry#1')]
    expect(
      borrowing.refused('0', 'build', { target: { kind: 'building', card: 'guard-post#1' }, payment }).clause,
    ).toBe('VV-118')
    const guild = alone({
      seats: {
        0: { hand: ['assassins-guild#1'], buildings: ['farm#1', 'quarry#1'], resources: ['shrine#1'], gold: 5 },
      },
    })
    build(guild, '0', 'assassins-guild#1')
    expect(seat(guild).gold).toBe(3)
  })

  it('VV-234 at the end of a turn the top of the deck is placed on any pile', () => {
    const at = alone({ deck: ['garrison#1', 'chapel#1'] })
    at.play('0', 'tax')
    expect(at.refused('0', 'placeRevealed', { pile: 1 }).clause).toBe('VV-020')
    const said = at.play('0', 'drawCard', { from: 'deck' })
    expect(said).toContainEqual({ kind: 'timePassed', card: 'chapel#1' })
    expect(hand(at)).toEqual(['garrison#1'])
    at.play('0', 'placeRevealed', { pile: 3 })
    expect(pile(at, 3).at(-1)).toBe('chapel#1')
    expect(pile(at, 3).length).toBe(2)
  })

  it('VV-235 an Event is resolved instead', () => {
    const at = alone({ options: { events: true }, deck: ['garrison#1', 'royal-grant'] })
    at.play('0', 'tax')
    at.play('0', 'drawCard', { from: 'deck' })
    expect(at.G.pending).toEqual([{ player: '0', kind: 'action', role: 'lead' }])
    expect([seat(at).gold, at.G.pastEvents]).toEqual([5, ['royal-grant']])
  })

  it('VV-236 piles are filled while the deck lasts; it is never made anew', () => {
    const at = alone({ piles: [['inn#1'], ['farm#1', 'farm#2'], ['abbey#1']], deck: ['garrison#1'], onlyDeck: true })
    at.play('0', 'harvest')
    at.play('0', 'drawCard', { from: 0 })
    expect(pile(at, 0)).toEqual(['garrison#1'])
    expect(at.refused('0', 'drawCard', { from: 'deck' }).clause).toBe('VV-046')
    at.play('0', 'drawCard', { from: 2 })
    expect(pile(at, 2)).toEqual([])
    expect(pile(at, 1)).toEqual(['farm#1', 'farm#2'])
  })

  it('VV-237 the game ends with the turn after whose step the deck is empty', () => {
    const at = alone({ deck: ['garrison#1', 'chapel#1'], onlyDeck: true })
    at.play('0', 'tax')
    at.play('0', 'drawCard', { from: 'deck' })
    expect(at.G.outcome).toBeNull()
    at.play('0', 'placeRevealed', { pile: 0 })
    expect(at.G.outcome?.winners).toEqual(['0'])
  })

  it('VV-237 or if it was empty already when the step came', () => {
    const at = alone({ deck: ['garrison#1'], onlyDeck: true })
    at.play('0', 'tax')
    at.play('0', 'drawCard', { from: 'deck' })
    expect(at.G.outcome).not.toBeNull()
    const dry = alone({ piles: [], onlyDeck: true })
    dry.play('0', 'harvest')
    expect(dry.G.outcome).not.toBeNull()
  })

  it('VV-237 VV-201 the number of village cards ends nothing', () => {
    const many = [
      'inn#1',
      'farm#1',
      'market#1',
      'stables#1',
      'hideout#1',
      'abbey#1',
      'barracks#1',
      'storehouse#1',
      'pawnshop#1',
      'bakery#1',
      'chapel#1',
    ]
    const at = alone({ seats: { 0: { buildings: many } } })
    at.play('0', 'tax')
    draws(at)
    at.play('0', 'placeRevealed', { pile: 0 })
    expect(at.G).toMatchObject({ outcome: null, lastRound: false })
  })

  it('VV-238 the total has a rank', () => {
    const ranks = [0, 24, 25, 34, 35, 44, 45, 54, 55, 69, 70, 120].map(rankOf)
    expect(ranks).toEqual([
      ...['Hamlet', 'Hamlet', 'Village', 'Village', 'Town', 'Town', 'City', 'City'],
      ...['Great City', 'Great City', 'Capital of Valeria', 'Capital of Valeria'],
    ])
    const at = alone({ deck: ['garrison#1'], onlyDeck: true, seats: { 0: { buildings: ['garrison#2'], gold: 3 } } })
    at.play('0', 'harvest')
    draws(at)
    expect(at.G.outcome).toMatchObject({ scores: { 0: 6 }, verdict: 'Rank: Hamlet' })
  })

  it('VV-239 Monuments are taken and completed as ever', () => {
    const at = alone({
      seats: { 0: { buildings: ['garrison#1', 'stables#1'] } },
      row: ['barbarian', 'knight-errant'],
      line: ['arch-of-triumph'],
    })
    const { bank } = at.G
    at.play('0', 'recruit', { adventurer: 'knight-errant', monument: 'arch-of-triumph' })
    expect([at.G.bank, seat(at).monument?.id]).toEqual([bank + 2, 'arch-of-triumph'])
  })
})

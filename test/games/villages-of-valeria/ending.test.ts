import { describe, expect, it } from 'vitest'
import { endNumberOf } from '../../../games/villages-of-valeria/flow/turn'
import { breakdown, points, scoreLines } from '../../../games/villages-of-valeria/scoring'
import { goldOf, villageCount } from '../../../games/villages-of-valeria/state'
import { build, castle, draws, laid, seat, settle, type Valley } from './layout'

const houses = [
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

/** A whole turn with nothing in it but a Tax. */
const tax = (at: Valley): void => {
  at.play(at.G.current, 'tax')
  settle(at)
}

describe('the end of the game', () => {
  it.each([
    [2, 10],
    [3, 10],
    [4, 8],
    [5, 8],
  ])('VV-200 with %i players the end number is %i, or what the option says', (players, number) => {
    expect(endNumberOf(laid({ players }).G)).toBe(number)
    expect(endNumberOf(laid({ players, options: { endNumber: 16 } }).G)).toBe(16)
  })

  it('VV-201 Buildings and Adventurers count, nothing else', () => {
    const at = laid({
      seats: {
        0: {
          buildings: houses.slice(0, 7),
          adventurers: ['spy', 'bard'],
          resources: ['inn#2', 'farm#2'],
          hand: ['market#2'],
          monument: 'arch-of-triumph',
          dedicated: ['quarry#1'],
          completed: ['great-granary'],
        },
      },
    })
    expect(villageCount(seat(at))).toBe(9)
    tax(at)
    expect(at.G.lastRound).toBe(false)
  })

  it('VV-202 VV-203 reached in the middle of a round, the others of the round still have their turn', () => {
    const at = laid({
      players: 3,
      start: '1',
      current: '1',
      seats: { 1: { buildings: houses.slice(0, 9), hand: ['guard-post#1'] } },
    })
    build(at, '1', 'guard-post#1', [castle('stone')])
    expect(at.G.lastRound).toBe(false)
    settle(at)
    expect(at.G).toMatchObject({ lastRound: true, current: '2', outcome: null })
    tax(at)
    expect(at.G.outcome).toBeNull()
    tax(at)
    expect(at.G.outcome).not.toBeNull()
    expect(at.refused('1', 'tax').clause).toBe('VV-203')
  })

  it('VV-202 a follower who reaches the number brings the last round too', () => {
    const at = laid({
      players: 3,
      seats: { 0: { hand: ['shrine#1'] }, 2: { buildings: houses.slice(0, 9), hand: ['guard-post#1'] } },
    })
    build(at, '0', 'shrine#1', [castle('magic')])
    draws(at)
    at.play('1', 'pass')
    build(at, '2', 'guard-post#1', [castle('stone')])
    expect(at.G.lastRound).toBe(true)
  })

  it('VV-204 reached in the turn of the last player, the game ends right after it', () => {
    const at = laid({
      start: '1',
      current: '0',
      seats: { 0: { buildings: houses.slice(0, 9), hand: ['guard-post#1'] } },
    })
    build(at, '0', 'guard-post#1', [castle('stone')])
    settle(at)
    expect(at.G.outcome?.winners).toEqual(['0'])
  })

  it('VV-205 in the last round everything is allowed, also more than the number', () => {
    const at = laid({ seats: { 0: { buildings: houses.slice(0, 10) }, 1: { hand: ['guard-post#1'], gold: 2 } } })
    tax(at)
    expect(at.G).toMatchObject({ lastRound: true, current: '1' })
    build(at, '1', 'guard-post#1', [castle('stone')])
    draws(at)
    settle(at)
    expect(at.G.outcome?.scores['1']).toBe(1 + 2)
    const beyond = laid({ seats: { 0: { buildings: houses.slice(0, 10), hand: ['guard-post#1'] } }, start: '1' })
    build(beyond, '0', 'guard-post#1', [castle('stone')])
    settle(beyond)
    expect(seat(beyond).buildings.length).toBe(11)
    expect(beyond.G.outcome).not.toBeNull()
  })

  it('VV-206 a round of Harvest and Tax without a single card is the last', () => {
    const dry = { piles: [], onlyDeck: true, bank: 0 }
    const at = laid({ ...dry, players: 3 })
    for (const move of ['harvest', 'tax', 'harvest']) {
      expect(at.G.outcome).toBeNull()
      at.playFirst(at.G.current, move)
      settle(at)
    }
    expect(at.G.outcome).not.toBeNull()
  })

  it('VV-206 a card drawn, or any other lead, keeps it going', () => {
    const drawn = laid({ piles: [['farm#1']], onlyDeck: true, bank: 0 })
    drawn.play('0', 'harvest')
    draws(drawn, 0)
    settle(drawn)
    drawn.play('1', 'tax')
    settle(drawn)
    expect(drawn.G).toMatchObject({ outcome: null, current: '0' })
    drawn.play('0', 'harvest')
    settle(drawn)
    drawn.play('1', 'tax')
    settle(drawn)
    expect(drawn.G.outcome).not.toBeNull()
    const built = laid({ piles: [], onlyDeck: true, bank: 0, seats: { 0: { hand: ['guard-post#1'] } } })
    build(built, '0', 'guard-post#1', [castle('stone')])
    settle(built)
    built.play('1', 'tax')
    settle(built)
    expect(built.G.outcome).toBeNull()
  })
})

describe('scoring', () => {
  const rich = {
    hand: ['cathedral#1'],
    gold: 2,
    castleGold: 1 as const,
    resources: ['farm#1+', 'inn#1'],
    buildings: ['town-hall#1', 'market#1', 'garrison#1'],
    adventurers: ['barbarian', 'guildmaster'],
    completed: ['great-granary'],
    monument: 'arch-of-triumph',
    dedicated: ['quarry#1'],
  }

  it('VV-210 VV-211 VV-212 VV-213 VV-214 every row of the sheet', () => {
    const at = laid({ seats: { 0: rich } })
    expect(breakdown(at.G, '0')).toEqual({
      buildings: 3 + 1 + 3,
      adventurers: 6 + 2,
      monuments: 7,
      powers: 1 + 3,
      gold: 4,
    })
    expect(scoreLines.map(({ key }) => key)).toEqual(Object.keys(breakdown(at.G, '0')))
  })

  it('VV-214 gold on the own cards counts for their owner, whoever placed it', () => {
    const at = laid({ seats: { 0: { hand: ['guard-post#1'], gold: 3 }, 1: { resources: ['quarry#1'], gold: 3 } } })
    build(at, '0', 'guard-post#1', [{ res: 'stone', via: 'resource', player: '1', card: 'quarry#1' }])
    expect([goldOf(seat(at)), goldOf(seat(at, '1'))]).toEqual([2, 4])
    expect([breakdown(at.G, '0').gold, breakdown(at.G, '1').gold]).toEqual([2, 4])
  })

  it('VV-215 hand, Resource cards, dedicated cards and an incomplete Monument give nothing', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['cathedral#1'],
          gold: 0,
          resources: ['garrison#1'],
          monument: 'arch-of-triumph',
          dedicated: ['fortress#1'],
        },
      },
    })
    expect(points(at.G, '0')).toBe(0)
  })

  it('VV-216 the Merchant: his own point and one for each Resource card, not for the Castle', () => {
    const merchant = (resources: string[]) =>
      points(laid({ seats: { 0: { gold: 0, adventurers: ['merchant'], resources } } }).G, '0')
    expect([merchant([]), merchant(['farm#1']), merchant(['farm#1', 'inn#1', 'abbey#1'])]).toEqual([1, 2, 4])
  })

  it('VV-293 full groups only, and sets of all four types', () => {
    const powers = (buildings: string[], adventurers: string[] = []) =>
      breakdown(laid({ seats: { 0: { buildings, adventurers } } }).G, '0').powers
    expect(powers(['town-hall#1'])).toBe(0)
    expect(powers(['town-hall#1', 'inn#1'])).toBe(1)
    expect(powers(['town-hall#1', 'inn#1', 'farm#1'])).toBe(1)
    expect(powers(['inn#1', 'garrison#1', 'hideout#1'], ['bard'])).toBe(0)
    expect(powers(['inn#1', 'garrison#1', 'hideout#1', 'shrine#1'], ['bard'])).toBe(2)
  })

  const finish = (seats: Record<string, object>, players = 2): Valley => {
    const at = laid({
      players,
      seats,
      start: '1',
      current: '0',
      adjust: (G) => {
        G.lastRound = true
      },
    })
    at.play('0', 'harvest')
    settle(at)
    return at
  }

  it('VV-217 the highest total wins', () => {
    const at = finish({ 0: { buildings: ['garrison#1'], gold: 3 }, 1: { buildings: ['hideout#1'], gold: 3 } })
    expect(at.G.outcome).toMatchObject({ winners: ['0'], scores: { 0: 6, 1: 4 }, ranking: ['0', '1'] })
  })

  it('VV-218 tied: more Adventurers, then more gold, then shared', () => {
    const adventurers = finish({ 0: { buildings: ['garrison#1'], gold: 3 }, 1: { adventurers: ['ranger'], gold: 3 } })
    expect(adventurers.G.outcome?.scores).toEqual({ 0: 6, 1: 6 })
    expect(adventurers.G.outcome?.winners).toEqual(['1'])
    const gold = finish({ 0: { buildings: ['garrison#1'], gold: 1 }, 1: { buildings: ['hideout#1'], gold: 3 } })
    expect(gold.G.outcome).toMatchObject({ scores: { 0: 4, 1: 4 }, winners: ['1'] })
    const shared = finish({
      0: { buildings: ['garrison#1'], gold: 3 },
      1: { buildings: ['sanctuary#1'], gold: 2, castleGold: 1 },
    })
    expect(shared.G.outcome?.winners).toEqual(['0', '1'])
  })
})

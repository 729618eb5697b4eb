import { describe, expect, it } from 'vitest'
import { as, build, castle, draws, following, hand, laid, own, power, seat, settle } from './layout'

const home = ['quarry#1', 'farm#1', 'cottage#1', 'shrine#1', 'graveyard#1', 'bakery#1']

describe('powers', () => {
  it('VV-270 VV-271 a bonus may be declined, and is nothing but its own action', () => {
    const at = laid({ seats: { 0: { hand: ['blacksmith#1', 'inn#1'], resources: home } } })
    build(at, '0', 'blacksmith#1', [own('wood', 'cottage#1'), own('stone', 'quarry#1'), own('magic', 'shrine#1')])
    expect(at.refused('0', 'harvest').clause).toBe('VV-271')
    expect(at.refused('0', 'recruit', { adventurer: at.G.adventurerRow[0] }).clause).toBe('VV-271')
    expect(at.play('0', 'pass')).toContainEqual({ kind: 'declined', player: '0', action: 'develop', role: 'bonus' })
    expect(hand(at)).toEqual(['inn#1'])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 1 })
  })

  it('VV-270 R21 a bonus that can do nothing is offered all the same, and has to be declined', () => {
    const at = laid({ seats: { 0: { hand: ['blacksmith#1'], resources: home } } })
    build(at, '0', 'blacksmith#1', [own('wood', 'cottage#1'), own('stone', 'quarry#1'), own('magic', 'shrine#1')])
    expect(at.G.pending[0]).toMatchObject({ player: '0', role: 'bonus', action: 'develop' })
    expect(at.choices('0', 'develop')).toEqual([])
    at.play('0', 'pass')
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw' })
  })

  it('VV-270 VV-283 stealing from one of several is the owner’s choice; gold on cards is safe', () => {
    const at = laid({
      players: 4,
      seats: {
        0: { hand: ['thieves-den#1'], resources: home, gold: 2 },
        1: { gold: 0, castleGold: 1, resources: ['inn#1+'] },
        2: { gold: 2 },
      },
    })
    build(at, '0', 'thieves-den#1', [own('wood', 'cottage#1'), own('magic', 'shrine#1')])
    expect(at.G.pending[0]).toMatchObject({ player: '0', kind: 'steal', n: 1 })
    expect(at.refused('0', 'stealFrom', { player: '1' }).clause).toBe('VV-283')
    expect(at.refused('0', 'stealFrom', { player: '0' }).clause).toBe('VV-283')
    expect(at.refused('2', 'stealFrom', { player: '3' }).clause).toBe('VV-025')
    at.play('0', 'stealFrom', { player: '2' })
    expect(['0', '1', '2', '3'].map((player) => seat(at, player).gold)).toEqual([1, 0, 1, 3])
  })

  it('VV-274 with one possible victim it happens by itself, with none nothing happens', () => {
    const one = laid({
      players: 3,
      seats: { 0: { hand: ['thieves-den#1'], resources: home, gold: 2 }, 1: { gold: 0 } },
    })
    build(one, '0', 'thieves-den#1', [own('wood', 'cottage#1'), own('magic', 'shrine#1')])
    expect(['0', '2'].map((player) => seat(one, player).gold)).toEqual([1, 2])
    expect(one.G.pending[0]).toMatchObject({ kind: 'draw' })
    const none = laid({ seats: { 0: { hand: ['thieves-den#1'], resources: home, gold: 2 }, 1: { gold: 0 } } })
    build(none, '0', 'thieves-den#1', [own('wood', 'cottage#1'), own('magic', 'shrine#1')])
    expect([seat(none).gold, none.G.pending[0]!.kind]).toEqual([0, 'draw'])
  })

  it('VV-284 stealing from every opponent who has any', () => {
    const at = laid({
      players: 4,
      seats: {
        0: { hand: ['assassins-guild#1'], resources: home, gold: 4 },
        1: { gold: 0 },
        2: { gold: 1 },
        3: { gold: 5 },
      },
    })
    build(at, '0', 'assassins-guild#1', [
      own('food', 'farm#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
      own('magic', 'graveyard#1'),
    ])
    expect(['0', '1', '2', '3'].map((player) => seat(at, player).gold)).toEqual([2, 0, 0, 4])
  })

  it('VV-281 taking gold takes what the bank has', () => {
    const at = laid({ bank: 1, seats: { 0: { hand: ['black-market#1'], resources: home } } })
    build(at, '0', 'black-market#1', [own('food', 'farm#1'), own('stone', 'quarry#1'), own('magic', 'shrine#1')])
    expect([seat(at).gold, at.G.bank]).toEqual([1, 0])
  })

  it('VV-271 VV-272 a bonus Build triggers powers on every Build, and nobody follows it', () => {
    const at = laid({
      players: 3,
      seats: {
        0: { hand: ['siege-workshop#1', 'guard-post#1'], buildings: ['library#1'], resources: home, gold: 6 },
        1: { hand: ['inn#1'] },
        2: { hand: ['inn#2'] },
      },
    })
    build(at, '0', 'siege-workshop#1', [
      own('wood', 'cottage#1'),
      own('wood', 'bakery#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
    ])
    build(at, '0', 'guard-post#1', [castle('stone')])
    expect(at.G.pending).toEqual([
      { player: '0', kind: 'draw', n: 3 },
      { player: '1', kind: 'action', role: 'follow', action: 'build' },
      { player: '2', kind: 'action', role: 'follow', action: 'build' },
    ])
  })

  it('VV-273 VV-286 what a bonus brings is resolved before what waited', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['siege-workshop#1', 'blacksmith#1', 'inn#1'],
          adventurers: ['wizard'],
          resources: [...home, 'chapel#1', 'fletcher#1'],
          gold: 9,
        },
      },
    })
    build(at, '0', 'siege-workshop#1', [
      own('wood', 'cottage#1'),
      own('wood', 'bakery#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
    ])
    build(at, '0', 'blacksmith#1', [own('wood', 'fletcher#1'), own('stone', 'chapel#1'), power('magic', 'wizard')])
    expect(at.G.pending.slice(0, 2)).toMatchObject([
      { kind: 'action', role: 'bonus', action: 'develop', discards: 0, card: 'blacksmith#1' },
      { kind: 'draw', n: 1 },
    ])
    at.play('0', 'develop', { card: 'inn#1', to: 'castle', discards: [] })
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 1 })
    draws(at)
    expect(hand(at).length).toBe(1)
  })

  it('VV-286 the bonus Develop asks for no discard, the bonus Recruit for one gold, the bonus Build draws nothing', () => {
    const bonus = { role: 'bonus' } as const
    const develop = as(laid({ seats: { 0: { hand: ['inn#1', 'inn#2'] } } }), '0', {
      ...bonus,
      action: 'develop',
      discards: 0,
      card: 'abbey#1',
    })
    const one = { card: 'inn#1', to: 'castle', discards: [{ card: 'inn#2', pile: 0 }] } as const
    expect(develop.refused('0', 'develop', one).clause).toBe('VV-092')
    develop.play('0', 'develop', { ...one, discards: [] })
    const row = ['knight-errant', 'bard', 'rogue', 'wizard', 'paladin']
    const soldiers = { buildings: ['garrison#1', 'stables#1'], gold: 1 }
    const recruit = as(laid({ seats: { 0: soldiers }, row }), '0', {
      ...bonus,
      action: 'recruit',
      fee: 1,
      card: 'training-grounds#1',
    })
    recruit.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(recruit).gold).toBe(0)
    const raise = as(laid({ seats: { 0: { hand: ['guard-post#1'] } } }), '0', {
      ...bonus,
      action: 'build',
      card: 'siege-workshop#1',
    })
    build(raise, '0', 'guard-post#1', [castle('stone')])
    expect([hand(raise), raise.G.current]).toEqual([[], '1'])
  })

  it('VV-280 the power of an Adventurer or Building that came by this very action waits for the next', () => {
    const at = laid({ seats: { 0: { hand: ['toll-gate#1'], resources: [...home, 'chapel#1'], gold: 4 } } })
    build(at, '0', 'toll-gate#1', [
      own('food', 'farm#1'),
      own('wood', 'cottage#1'),
      own('stone', 'quarry#1'),
      own('stone', 'chapel#1'),
    ])
    expect(seat(at).gold).toBe(0)
    const farm = laid({ seats: { 0: { hand: ['bell-tower#1'], resources: ['cottage#1', 'quarry#1'], gold: 2 } } })
    const target = { kind: 'building', card: 'bell-tower#1' }
    const payment = [
      own('wood', 'cottage#1'),
      own('stone', 'quarry#1'),
      { res: 'magic', via: 'discount', card: 'bell-tower#1' },
    ]
    expect(farm.refused('0', 'build', { target, payment }).clause).toBe('VV-118')
  })

  it('VV-280 same powers add up', () => {
    const at = following(laid({ seats: { 1: { buildings: ['toll-gate#1'], adventurers: ['smuggler-queen'] } } }), 'tax')
    at.play('1', 'tax')
    expect(seat(at, '1').gold).toBe(5)
    settle(at)
    expect(at.G.current).toBe('1')
  })
})

import { describe, expect, it } from 'vitest'
import { goldOf } from '../../../games/villages-of-valeria/state'
import { build, castle, draws, following, hand, laid, own, seat, settle } from './layout'

const cheap = { hand: ['guard-post#1', 'cottage#1', 'shrine#1'], resources: ['quarry#1', 'farm#1'] }

describe('Replenish', () => {
  it('VV-020 VV-021 VV-022 VV-024 at the start of a turn its player takes all gold on the own cards', () => {
    const at = laid({
      seats: {
        0: { castleGold: 1, resources: ['farm#1+'], gold: 2 },
        1: { castleGold: 1, resources: ['market#1+', 'quarry#1+', 'shrine#1'], gold: 1 },
      },
    })
    at.play('0', 'tax')
    expect(seat(at, '1').castleGold).toBe(1)
    settle(at)
    expect(at.G.current).toBe('1')
    expect(seat(at, '1')).toMatchObject({ gold: 4, castleGold: 0 })
    expect(seat(at, '1').resources.map(({ gold }) => gold)).toEqual([0, 0, 0])
    expect(seat(at)).toMatchObject({ gold: 3, castleGold: 1, resources: [{ card: 'farm#1', gold: 1 }] })
  })

  it('VV-022 VV-023 gold placed with a neighbour is the neighbour’s from the next Replenish', () => {
    const at = laid({ seats: { 0: { hand: ['guard-post#1'], gold: 3 }, 1: { resources: ['quarry#1'], gold: 0 } } })
    build(at, '0', 'guard-post#1', [own('stone', 'quarry#1', '1')])
    expect([seat(at).gold, seat(at, '1').gold]).toEqual([2, 0])
    settle(at)
    expect([seat(at).gold, seat(at, '1').gold]).toEqual([2, 1])
    at.play('1', 'harvest')
    settle(at)
    expect(at.G.current).toBe('0')
    expect([goldOf(seat(at)), goldOf(seat(at, '1'))]).toEqual([2, 1])
  })

  it('VV-031 a follower does not replenish first', () => {
    const at = laid({
      seats: { 0: cheap, 1: { hand: ['cottage#2', 'hideout#1'], castleGold: 1, gold: 1, resources: ['stables#1+'] } },
    })
    build(at, '0', 'guard-post#1', [own('stone', 'quarry#1')])
    draws(at)
    expect(at.G.pending[0]).toMatchObject({ player: '1', role: 'follow' })
    expect(seat(at, '1')).toMatchObject({ gold: 1, castleGold: 1, resources: [{ card: 'stables#1', gold: 1 }] })
    const target = { kind: 'building', card: 'cottage#2' }
    expect(at.refused('1', 'build', { target, payment: [own('food', 'stables#1', '1')] }).clause).toBe('VV-119')
  })
})

describe('leading', () => {
  it('VV-025 exactly one of the five actions, by the active player, who cannot pass', () => {
    const at = laid({ seats: { 0: cheap } })
    expect(at.refused('1', 'harvest').clause).toBe('VV-025')
    expect(at.refused('0', 'pass').clause).toBe('VV-025')
    at.play('0', 'harvest')
    expect(at.refused('0', 'tax').clause).toBe('VV-020')
    draws(at)
    expect(at.refused('0', 'tax').clause).toBe('VV-025')
  })

  it('VV-026 what was led in the turn before may be led again', () => {
    const at = laid()
    for (const player of ['0', '1', '0']) {
      at.play(player, 'tax')
      settle(at)
    }
    expect(at.G.current).toBe('1')
  })

  it('VV-027 Develop, Build and Recruit need what they are about; Harvest and Tax may always be led', () => {
    const at = laid({
      seats: { 0: { hand: ['guard-post#1'], gold: 0 } },
      row: ['knight-errant', 'rogue', 'paladin', 'wizard', 'bard'],
      piles: [],
      onlyDeck: true,
      bank: 0,
    })
    const moves = (['harvest', 'develop', 'build', 'recruit', 'tax'] as const).filter(
      (move) => at.choices('0', move).length > 0,
    )
    expect(moves).toEqual(['harvest', 'tax'])
    expect(at.refused('0', 'develop', { card: 'guard-post#1', to: 'castle', discards: [] }).clause).toBe('VV-093')
    expect(at.refused('0', 'recruit', { adventurer: 'rogue' }).clause).toBe('VV-142')
    const target = { kind: 'building', card: 'guard-post#1' }
    expect(at.refused('0', 'build', { target, payment: [castle('stone')] }).clause).toBe('VV-122')
    at.play('0', 'tax')
    settle(at)
    expect(at.G.current).toBe('1')
  })
})

describe('following', () => {
  it('VV-028 VV-030 after the leader has finished everything, the others follow clockwise, each once', () => {
    const at = laid({ players: 3, start: '1', current: '1' })
    at.play('1', 'harvest')
    expect(at.refused('2', 'harvest').clause).toBe('VV-025')
    draws(at)
    at.play('2', 'harvest')
    expect(at.refused('0', 'harvest').clause).toBe('VV-025')
    draws(at)
    at.play('0', 'harvest')
    draws(at)
    expect(at.G.current).toBe('2')
    expect(['0', '1', '2'].map((player) => hand(at, player).length)).toEqual([1, 3, 1])
  })

  it('VV-028 only the action that was led can be followed', () => {
    const at = laid({ seats: { 1: cheap } })
    at.play('0', 'harvest')
    draws(at)
    expect(at.refused('1', 'tax').clause).toBe('VV-028')
    expect(
      at.refused('1', 'develop', { card: 'shrine#1', to: 'castle', discards: [{ card: 'cottage#1', pile: 0 }] }).clause,
    ).toBe('VV-028')
    at.play('1', 'harvest')
  })

  it('VV-029 a follow may be declined; then it is over', () => {
    const at = laid({ players: 3 })
    at.play('0', 'tax')
    draws(at)
    expect(at.play('1', 'pass')).toContainEqual({ kind: 'declined', player: '1', action: 'tax', role: 'follow' })
    expect(at.refused('1', 'tax').clause).toBe('VV-025')
    at.play('2', 'tax')
    expect(hand(at, '1').length).toBe(0)
  })

  it('VV-029 who holds nothing that fits is asked all the same, and has to decline', () => {
    const at = laid({ seats: { 0: cheap, 1: { hand: ['cathedral#1'], gold: 1 } } })
    build(at, '0', 'guard-post#1')
    draws(at)
    expect(at.G.pending).toEqual([{ player: '1', kind: 'action', role: 'follow', action: 'build' }])
    expect(at.choices('1', 'build')).toEqual([])
    at.play('1', 'pass')
    expect(at.G.current).toBe('1')
  })

  it('VV-029 R21 who cannot follow by what lies open is asked all the same, and has to decline', () => {
    const seats = { 0: { ...cheap, buildings: ['stables#1', 'garrison#1'] } }
    const asked = (at: ReturnType<typeof laid>) => {
      draws(at)
      const [owed] = at.G.pending
      const moves = ['harvest', 'develop', 'build', 'recruit', 'tax', 'pass'] as const
      return [owed?.player, moves.filter((move) => at.choices('1', move).length > 0)]
    }
    const recruits = laid({ players: 3, seats, row: ['knight-errant', 'rogue', 'wizard', 'bard', 'paladin'] })
    recruits.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(asked(recruits)).toEqual(['1', ['pass']])

    const empty = laid({ players: 3, seats: { ...seats, 1: { hand: [] } } })
    build(empty, '0', 'guard-post#1')
    expect(asked(empty)).toEqual(['1', ['pass']])

    const poor = laid({ players: 3, seats: { ...seats, 1: { hand: ['shrine#2'], gold: 0 } } })
    build(poor, '0', 'guard-post#1')
    expect(asked(poor)).toEqual(['1', ['pass']])

    const few = laid({ players: 3, seats: { 0: cheap, 1: { hand: ['inn#1', 'inn#2'] } } })
    few.play('0', 'develop', { card: 'shrine#1', to: 'castle', discards: [{ card: 'cottage#1', pile: 0 }] })
    expect(asked(few)).toEqual(['1', ['pass']])
    expect(few.play('1', 'pass')).toEqual([{ kind: 'declined', player: '1', action: 'develop', role: 'follow' }])
    expect(few.G.pending[0]).toMatchObject({ player: '2', role: 'follow' })
  })

  it('VV-030 a follower sees what the one before has done', () => {
    const at = laid({
      players: 3,
      seats: { 0: cheap, 1: { hand: ['watchtower#1'], gold: 3 }, 2: { hand: ['chapel#1'], resources: ['shrine#2'] } },
    })
    build(at, '0', 'guard-post#1', [castle('stone')])
    draws(at)
    build(at, '1', 'watchtower#1', [own('stone', 'quarry#1'), castle('wood')])
    draws(at)
    const target = { kind: 'building', card: 'chapel#1' }
    const payment = [own('stone', 'quarry#1'), own('magic', 'shrine#2', '2')]
    expect(at.refused('2', 'build', { target, payment }).clause).toBe('VV-119')
    build(at, '2', 'chapel#1', [castle('stone'), own('magic', 'shrine#2', '2')])
  })

  it('VV-032 there is no hand limit', () => {
    const at = laid({
      seats: {
        0: {
          hand: Array.from(
            { length: 11 },
            (_, i) =>
              `${['inn', 'farm', 'quarry', 'market', 'bakery', 'stables', 'armory', 'garrison', 'shrine', 'abbey', 'chapel'][i]}#1`,
          ),
        },
      },
    })
    at.play('0', 'harvest')
    draws(at)
    expect(hand(at).length).toBe(14)
  })

  it('VV-034 powers work for leader and follower alike', () => {
    const leads = laid({ seats: { 0: { buildings: ['storehouse#1'] }, 1: { buildings: ['storehouse#2'] } } })
    leads.play('0', 'harvest')
    expect(leads.G.pending[0]).toMatchObject({ kind: 'draw', n: 4 })
    const follows = following(leads, 'harvest')
    follows.play('1', 'harvest')
    expect(follows.G.pending[0]).toMatchObject({ player: '1', kind: 'draw', n: 2 })
  })
})

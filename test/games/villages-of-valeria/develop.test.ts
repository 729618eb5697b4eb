import { describe, expect, it } from 'vitest'
import type { PileNumber } from '../../../games/villages-of-valeria/data/constants'
import { as, build, castle, draws, following, hand, laid, own, pile, seat, settle } from './layout'

const cards = ['cottage#1', 'hideout#1', 'chapel#1', 'shrine#1']
const on = (pileNumber: PileNumber, ...discards: string[]) => discards.map((card) => ({ card, pile: pileNumber }))

describe('Develop', () => {
  it('VV-090 the leader puts a card under the Castle and discards another', () => {
    const at = laid({ seats: { 0: { hand: cards } } })
    at.play('0', 'develop', { card: 'chapel#1', to: 'castle', discards: on(1, 'cottage#1') })
    expect(seat(at).resources).toEqual([{ card: 'chapel#1', gold: 0 }])
    expect(hand(at)).toEqual(['hideout#1', 'shrine#1'])
    expect(pile(at, 1).at(-1)).toBe('cottage#1')
  })

  it('VV-090 only a card of the own hand', () => {
    const at = laid({ seats: { 0: { hand: cards }, 1: { hand: ['inn#1'] } } })
    const discards = on(0, 'cottage#1')
    expect(at.refused('0', 'develop', { card: 'inn#1', to: 'castle', discards }).clause).toBe('VV-090')
  })

  it('VV-091 a follower discards two others', () => {
    const at = following(laid({ seats: { 1: { hand: cards } } }), 'develop')
    const one = { card: 'shrine#1', to: 'castle' as const, discards: on(0, 'cottage#1') }
    expect(at.refused('1', 'develop', one).clause).toBe('VV-092')
    at.play('1', 'develop', { ...one, discards: on(0, 'cottage#1', 'chapel#1') })
    expect(hand(at, '1')).toEqual(['hideout#1'])
  })

  it('VV-092 exactly so many, each once, never the developed card itself', () => {
    const at = laid({ seats: { 0: { hand: cards } } })
    const refusal = (...discards: string[]) =>
      at.refused('0', 'develop', { card: 'chapel#1', to: 'castle', discards: on(0, ...discards) }).clause
    expect(refusal()).toBe('VV-092')
    expect(refusal('cottage#1', 'shrine#1')).toBe('VV-092')
    expect(refusal('chapel#1')).toBe('VV-092')
    expect(refusal('inn#2')).toBe('VV-092')
    const follows = following(laid({ seats: { 1: { hand: cards } } }), 'develop')
    const twice = { card: 'chapel#1', to: 'castle', discards: on(0, 'cottage#1', 'cottage#1') }
    expect(follows.refused('1', 'develop', twice).clause).toBe('VV-092')
  })

  it('VV-092 VV-098 the discards lie on the piles before a power draws', () => {
    const at = laid({ seats: { 0: { hand: cards, buildings: ['monastery#1'] } } })
    at.play('0', 'develop', { card: 'chapel#1', to: 'castle', discards: on(3, 'cottage#1') })
    expect(at.G.pending[0]).toMatchObject({ player: '0', kind: 'draw', n: 1 })
    expect(pile(at, 3).at(-1)).toBe('cottage#1')
    draws(at, 3)
    expect(hand(at)).toContain('cottage#1')
  })

  it('VV-093 without cards enough for the discards it is impossible', () => {
    const at = laid({ seats: { 0: { hand: ['chapel#1'] } } })
    expect(at.refused('0', 'develop', { card: 'chapel#1', to: 'castle', discards: [] }).clause).toBe('VV-093')
    const two = laid({ seats: { 0: { hand: ['chapel#1', 'inn#1'] } } })
    two.play('0', 'develop', { card: 'chapel#1', to: 'castle', discards: on(0, 'inn#1') })
  })

  it('VV-094 VV-290 a discount lowers the discards of lead, follow and bonus, never below nothing', () => {
    const village = { hand: cards, buildings: ['workshop#1'] }
    const lead = laid({ seats: { 0: village } })
    const none = { card: 'shrine#1', to: 'castle', discards: [] } as const
    expect(lead.refused('0', 'develop', { ...none, discards: on(0, 'cottage#1') }).clause).toBe('VV-092')
    lead.play('0', 'develop', none)
    const follow = following(laid({ seats: { 1: village } }), 'develop')
    expect(follow.refused('1', 'develop', none).clause).toBe('VV-092')
    follow.play('1', 'develop', { ...none, discards: on(0, 'cottage#1') })
    const bonus = as(laid({ seats: { 0: village } }), '0', {
      ...{ role: 'bonus', action: 'develop', discards: 0, card: 'blacksmith#1' },
    })
    bonus.play('0', 'develop', none)
    expect(seat(bonus).resources.length).toBe(1)
  })

  it('VV-095 a Resource card is nothing but the Resource it shows, and stays', () => {
    const at = laid({
      seats: { 0: { hand: ['guard-post#1', 'storehouse#2', 'workshop#1'], resources: ['storehouse#1', 'inn#1'] } },
      row: ['guildmaster', 'dwarf-engineer', 'rogue', 'bard', 'wizard'],
    })
    expect(at.refused('0', 'recruit', { adventurer: 'dwarf-engineer' }).clause).toBe('VV-142')
    const paid = { target: { kind: 'building', card: 'guard-post#1' }, payment: [own('stone', 'storehouse#1')] }
    expect(at.refused('0', 'build', paid).clause).toBe('VV-114')
    at.play('0', 'harvest')
    expect(at.G.pending[0]).toMatchObject({ n: 3 })
    settle(at)
    expect(seat(at).resources.map(({ card }) => card)).toEqual(['storehouse#1', 'inn#1'])
  })

  it('VV-096 any number of Resource cards, also of the same kind', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['guard-post#2', 'inn#1'],
          resources: ['guard-post#1', 'chapel#1', 'chapel#2', 'quarry#1', 'armory#1', 'armory#2'],
        },
      },
    })
    at.play('0', 'develop', { card: 'guard-post#2', to: 'castle', discards: on(0, 'inn#1') })
    expect(seat(at).resources.length).toBe(7)
  })

  it('VV-097 a new Resource card carries no gold and serves everybody from then on', () => {
    const at = laid({
      seats: { 0: { hand: ['chapel#1', 'inn#1'] }, 1: { hand: ['guard-post#1'], castleGold: 1, gold: 2 } },
    })
    at.play('0', 'develop', { card: 'chapel#1', to: 'castle', discards: on(0, 'inn#1') })
    settle(at)
    expect(at.G.current).toBe('1')
    build(at, '1', 'guard-post#1', [own('stone', 'chapel#1')])
    expect(seat(at).resources).toEqual([{ card: 'chapel#1', gold: 1 }])
  })

  it('VV-098 VV-282 a power on every Develop draws for lead, follow and bonus', () => {
    const village = { hand: ['cottage#1', 'hideout#1', 'chapel#1'], buildings: ['monastery#1'] }
    const follow = following(laid({ seats: { 1: village } }), 'develop')
    follow.play('1', 'develop', { card: 'chapel#1', to: 'castle', discards: on(0, 'cottage#1', 'hideout#1') })
    expect(follow.G.pending[0]).toMatchObject({ player: '1', kind: 'draw', n: 1 })
    const bonus = laid({
      seats: { 0: { ...village, hand: ['blacksmith#1', 'inn#1'], resources: ['cottage#1', 'chapel#1'] } },
    })
    build(bonus, '0', 'blacksmith#1', [own('wood', 'cottage#1'), own('stone', 'chapel#1'), castle('magic')])
    bonus.play('0', 'develop', { card: 'inn#1', to: 'castle', discards: [] })
    expect(bonus.G.pending[0]).toMatchObject({ player: '0', kind: 'draw', n: 2 })
  })

  it('VV-095 the choices offer every card of the hand, and no more discards than needed', () => {
    const at = laid({ seats: { 0: { hand: cards } } })
    const offered = at.choices('0', 'develop')
    expect(new Set(offered.map(([{ card }]) => card))).toEqual(new Set(cards))
    for (const [{ discards }] of offered) expect(discards.length).toBe(1)
  })
})

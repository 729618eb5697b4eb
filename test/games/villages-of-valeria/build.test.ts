import { describe, expect, it } from 'vitest'
import type { Source } from '../../../games/villages-of-valeria/state'
import {
  as,
  borrow,
  build,
  castle,
  discount,
  draws,
  following,
  hand,
  laid,
  own,
  power,
  seat,
  settle,
  type Valley,
} from './layout'

const refusal = (at: Valley, card: string, payment: Source[], player = '0') =>
  at.refused(player, 'build', { target: { kind: 'building', card }, payment }).clause

/** Shows: quarry stone, farm food, cottage wood, shrine magic. */
const home = ['quarry#1', 'farm#1', 'cottage#1', 'shrine#1']

describe('Build', () => {
  it('VV-110 VV-125 the leader pays, the Building stands, a card is drawn', () => {
    const at = laid({
      seats: { 0: { hand: ['watchtower#1', 'inn#1'], resources: home } },
      deck: ['garrison#1', 'abbey#1'],
    })
    const said = build(at, '0', 'watchtower#1', [own('wood', 'cottage#1'), own('stone', 'quarry#1')])
    expect(said).toContainEqual(expect.objectContaining({ kind: 'built', card: 'watchtower#1', gold: 2 }))
    expect(seat(at)).toMatchObject({ gold: 1, buildings: ['watchtower#1'] })
    draws(at)
    expect(hand(at)).toEqual(['inn#1', 'garrison#1', 'abbey#1'])
  })

  it('VV-110 only a card of the own hand can be built', () => {
    const at = laid({ seats: { 0: { hand: ['inn#1'], resources: home } }, piles: [['guard-post#1']] })
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1')])).toBe('VV-110')
  })

  it('VV-111 a follower builds without a draw', () => {
    const at = following(laid({ seats: { 1: { hand: ['guard-post#1'], resources: home } } }), 'build')
    build(at, '1', 'guard-post#1', [own('stone', 'quarry#1', '1')])
    expect(hand(at, '1')).toEqual([])
    expect(at.G.current).toBe('1')
  })

  it('VV-125 VV-142 a new Building counts for its type at once', () => {
    const at = laid({
      seats: { 0: { hand: ['training-grounds#1'], resources: home, buildings: ['garrison#1'], gold: 5 } },
      row: ['knight-errant', 'rogue', 'bard', 'wizard', 'paladin'],
    })
    build(at, '0', 'training-grounds#1', [own('food', 'farm#1'), own('wood', 'cottage#1'), own('stone', 'quarry#1')])
    at.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(at).adventurers).toEqual(['knight-errant'])
  })
})

describe('paying', () => {
  const village = { hand: ['bakery#1', 'watchtower#1', 'guard-post#1', 'chapel#1'], resources: home, gold: 5 }

  it('VV-112 each source pays for one resource only', () => {
    const at = laid({ seats: { 0: village } })
    expect(refusal(at, 'bakery#1', [own('food', 'farm#1'), own('food', 'farm#1')])).toBe('VV-112')
    expect(refusal(at, 'bakery#1', [castle('food'), castle('food')])).toBe('VV-112')
    build(at, '0', 'bakery#1', [own('food', 'farm#1'), castle('food')])
  })

  it('VV-113 the own Castle is one resource of any kind, for a gold', () => {
    for (const [card, res] of [
      ['guard-post#1', 'stone'],
      ['hideout#1', 'wood'],
      ['cottage#1', 'food'],
      ['shrine#1', 'magic'],
    ] as const) {
      const at = laid({ seats: { 0: { hand: [card], gold: 1 } } })
      build(at, '0', card, [castle(res)])
      expect(seat(at)).toMatchObject({ gold: 0, castleGold: 1, buildings: [card] })
    }
  })

  it('VV-114 an own Resource card pays what it shows, for a gold', () => {
    const at = laid({ seats: { 0: village } })
    expect(refusal(at, 'guard-post#1', [own('stone', 'farm#1')])).toBe('VV-114')
    expect(refusal(at, 'guard-post#1', [own('stone', 'chapel#2')])).toBe('VV-114')
    build(at, '0', 'guard-post#1', [own('stone', 'quarry#1')])
    expect(seat(at).resources[0]).toEqual({ card: 'quarry#1', gold: 1 })
    expect(seat(at).gold).toBe(4)
  })

  it('VV-115 VV-120 an opponent’s Resource card too, without asking, also if the own would do', () => {
    const at = laid({ seats: { 0: village, 1: { resources: ['armory#1', 'inn#1'] } } })
    expect(refusal(at, 'guard-post#1', [own('stone', 'inn#1', '1')])).toBe('VV-115')
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1', '1')])).toBe('VV-115')
    build(at, '0', 'guard-post#1', [own('stone', 'armory#1', '1')])
    expect(seat(at, '1').resources[0]).toEqual({ card: 'armory#1', gold: 1 })
    expect([seat(at).gold, seat(at, '1').gold]).toEqual([4, 3])
  })

  it('VV-116 an opponent’s Castle is never a source', () => {
    const at = laid({ seats: { 0: { hand: ['guard-post#1'], castleGold: 1, gold: 3 } } })
    expect(refusal(at, 'guard-post#1', [castle('stone')])).toBe('VV-119')
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1', '1')])).toBe('VV-115')
    const payment = [{ res: 'stone', via: 'castle', player: '1' }]
    const asked = at.refused('0', 'build', { target: { kind: 'building', card: 'guard-post#1' }, payment })
    expect(asked.because).toContain('form')
    expect(at.choices('0', 'build')).toEqual([])
  })

  it('VV-117 VV-287 a card that supplies a resource does so once a payment, for its owner only', () => {
    const at = laid({
      seats: {
        0: { hand: ['bakery#1'], buildings: ['farm#2'], resources: home, gold: 2 },
        1: { buildings: ['quarry#2'], hand: [] },
      },
    })
    expect(refusal(at, 'bakery#1', [power('food', 'farm#2'), power('food', 'farm#2')])).toBe('VV-112')
    expect(refusal(at, 'bakery#1', [power('food', 'farm#1'), castle('food')])).toBe('VV-117')
    build(at, '0', 'bakery#1', [power('food', 'farm#2'), castle('food')])
    expect(seat(at).gold).toBe(1)
  })

  it('VV-117 VV-287 nothing but its own kind, and not from another village', () => {
    const at = laid({
      seats: { 0: { hand: ['guard-post#1'], buildings: ['farm#2'] }, 1: { buildings: ['quarry#2'] } },
    })
    expect(refusal(at, 'guard-post#1', [power('stone', 'farm#2')])).toBe('VV-117')
    expect(refusal(at, 'guard-post#1', [power('stone', 'quarry#2')])).toBe('VV-117')
    const any = laid({ seats: { 0: { hand: ['guard-post#1'], adventurers: ['wizard'], gold: 0 } } })
    build(any, '0', 'guard-post#1', [power('stone', 'wizard')])
    const either = laid({
      seats: { 0: { hand: ['guard-post#1', 'shrine#1'], adventurers: ['dwarf-engineer'], gold: 0 } },
    })
    expect(refusal(either, 'shrine#1', [power('magic', 'dwarf-engineer')])).toBe('VV-117')
    build(either, '0', 'guard-post#1', [power('stone', 'dwarf-engineer')])
  })

  it('VV-118 VV-288 a discount ignores one resource of its type, any one', () => {
    const soldiers = { hand: ['watchtower#1', 'chapel#1'], buildings: ['armory#1'], resources: home, gold: 1 }
    for (const payment of [
      [discount('wood', 'armory#1'), own('stone', 'quarry#1')],
      [discount('stone', 'armory#1'), own('wood', 'cottage#1')],
    ]) {
      const at = laid({ seats: { 0: soldiers } })
      build(at, '0', 'watchtower#1', payment)
      expect(seat(at).gold).toBe(0)
    }
    const at = laid({ seats: { 0: soldiers } })
    expect(refusal(at, 'chapel#1', [discount('magic', 'armory#1'), own('stone', 'quarry#1')])).toBe('VV-118')
    const twice = [discount('wood', 'armory#1'), discount('stone', 'armory#1')]
    expect(refusal(at, 'watchtower#1', twice)).toBe('VV-112')
  })

  it('VV-118 VV-289 a borrowed Resource card takes no gold and stays free for others', () => {
    const at = laid({
      players: 3,
      seats: {
        0: { hand: ['guard-post#1'], adventurers: ['spy'], gold: 0 },
        1: { resources: ['armory#1', 'farm#1', 'chapel#1+'] },
        2: { hand: ['guard-post#2'] },
      },
    })
    expect(refusal(at, 'guard-post#1', [borrow('stone', 'spy', '1', 'farm#1')])).toBe('VV-118')
    expect(refusal(at, 'guard-post#1', [borrow('stone', 'spy', '1', 'chapel#1')])).toBe('VV-119')
    expect(refusal(at, 'guard-post#1', [borrow('stone', 'farm#1', '1', 'armory#1')])).toBe('VV-118')
    build(at, '0', 'guard-post#1', [borrow('stone', 'spy', '1', 'armory#1')])
    expect(seat(at, '1').resources[0]).toEqual({ card: 'armory#1', gold: 0 })
    draws(at)
    expect(seat(at, '1').gold).toBe(3)
    at.play('1', 'pass')
    build(at, '2', 'guard-post#2', [own('stone', 'armory#1', '1')])
    expect([at.G.current, seat(at, '1').gold, seat(at, '2').gold]).toEqual(['1', 5, 2])
  })

  it('VV-118 a Resource card pays once, borrowed or with gold, and nobody borrows from themselves', () => {
    const at = laid({
      seats: {
        0: { hand: ['bakery#1'], adventurers: ['spy'], resources: ['inn#1'], gold: 3 },
        1: { resources: ['farm#1'] },
      },
    })
    const both = [borrow('food', 'spy', '1', 'farm#1'), own('food', 'farm#1', '1')]
    expect(refusal(at, 'bakery#1', both)).toBe('VV-112')
    expect(refusal(at, 'bakery#1', [borrow('food', 'spy', '0', 'inn#1'), castle('food')])).toBe('VV-118')
    build(at, '0', 'bakery#1', [borrow('food', 'spy', '1', 'farm#1'), castle('food')])
  })

  it('VV-119 one gold on a card, and while it lies there nobody can use it', () => {
    const at = laid({
      seats: { 0: { ...village, resources: ['quarry#1+'], castleGold: 1 }, 1: { resources: ['armory#1+'] } },
    })
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1')])).toBe('VV-119')
    expect(refusal(at, 'guard-post#1', [own('stone', 'armory#1', '1')])).toBe('VV-119')
    expect(refusal(at, 'guard-post#1', [castle('stone')])).toBe('VV-119')
  })

  it('VV-121 no gold for what is not needed', () => {
    const at = laid({ seats: { 0: village } })
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1'), castle('wood')])).toBe('VV-121')
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1'), castle('stone')])).toBe('VV-121')
    expect(refusal(at, 'guard-post#1', [own('food', 'farm#1')])).toBe('VV-121')
  })

  it('VV-122 a cost that is not paid in full builds nothing', () => {
    const at = laid({ seats: { 0: village } })
    const before = at.G
    expect(refusal(at, 'watchtower#1', [own('stone', 'quarry#1')])).toBe('VV-122')
    expect(refusal(at, 'watchtower#1', [])).toBe('VV-122')
    expect(at.G).toBe(before)
    const poor = laid({ seats: { 0: { ...village, gold: 1 } } })
    expect(refusal(poor, 'watchtower#1', [own('stone', 'quarry#1'), own('wood', 'cottage#1')])).toBe('VV-122')
    const nothing = { target: { kind: 'building', card: 'watchtower#1' }, payment: [] }
    expect(poor.refused('0', 'build', nothing).because).toContain('within your reach')
    expect(at.refused('0', 'build', nothing).because).toContain('still')
  })

  it('VV-123 no second Building of a name; Resource cards do not matter', () => {
    const at = laid({
      seats: { 0: { hand: ['guard-post#2', 'quarry#2'], buildings: ['guard-post#1'], resources: home, gold: 6 } },
    })
    expect(refusal(at, 'guard-post#2', [own('stone', 'quarry#1')])).toBe('VV-123')
    build(at, '0', 'quarry#2', [
      own('food', 'farm#1'),
      castle('food'),
      own('wood', 'cottage#1'),
      own('magic', 'shrine#1'),
    ])
    expect(seat(at).buildings).toEqual(['guard-post#1', 'quarry#2'])
  })

  it('VV-124 the gold stays on the cards until their owner replenishes', () => {
    const at = laid({ seats: { 0: { ...village, gold: 3 }, 1: { resources: ['armory#1'] } } })
    build(at, '0', 'watchtower#1', [own('wood', 'cottage#1'), own('stone', 'armory#1', '1')])
    draws(at)
    expect(seat(at).resources.map(({ gold }) => gold)).toEqual([0, 0, 1, 0])
    settle(at)
    expect(seat(at, '1')).toMatchObject({ gold: 4, resources: [{ card: 'armory#1', gold: 0 }] })
    expect(seat(at)).toMatchObject({ gold: 1 })
    at.play('1', 'tax')
    settle(at)
    expect(seat(at)).toMatchObject({ gold: 2, castleGold: 0 })
    expect(seat(at).resources.map(({ gold }) => gold)).toEqual([0, 0, 0, 0])
  })

  it('VV-124 VV-285 a power that replenishes frees the cards at once', () => {
    const at = laid({
      seats: { 0: { hand: ['pilgrims-rest#1'], resources: ['farm#1', 'cottage#1', 'quarry#1+'], gold: 2 } },
    })
    build(at, '0', 'pilgrims-rest#1', [own('food', 'farm#1'), own('wood', 'cottage#1')])
    expect(seat(at)).toMatchObject({ gold: 3, castleGold: 0 })
    expect(seat(at).resources.every(({ gold }) => gold === 0)).toBe(true)
  })
})

describe('the order of a Build', () => {
  it('VV-131 the new Building’s power first, then those on every Build, then the card of the lead', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['siege-workshop#1', 'guard-post#1'],
          buildings: ['library#1'],
          resources: [...home, 'bakery#1'],
          gold: 6,
        },
      },
    })
    build(at, '0', 'siege-workshop#1', [
      own('wood', 'cottage#1'),
      own('wood', 'bakery#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
    ])
    expect(at.G.pending.slice(0, 2)).toMatchObject([
      { kind: 'action', role: 'bonus', action: 'build', card: 'siege-workshop#1' },
      { kind: 'draw', n: 2 },
    ])
    build(at, '0', 'guard-post#1', [castle('stone')])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 3 })
  })

  it('VV-131 VV-280 a power on every Build does not work for the Build that brings it', () => {
    const at = laid({
      seats: { 0: { hand: ['library#1', 'guard-post#1'], resources: [...home, 'graveyard#1'], gold: 6 } },
    })
    build(at, '0', 'library#1', [
      own('wood', 'cottage#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
      own('magic', 'graveyard#1'),
    ])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 1 })
    draws(at)
    const next = as(at, '0', { role: 'follow', action: 'build' })
    build(next, '0', 'guard-post#1', [castle('stone')])
    expect(next.G.pending[0]).toMatchObject({ player: '0', kind: 'draw', n: 1 })
  })

  it('VV-131 VV-280 nor does a Library that came by a bonus work for the Build before', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['siege-workshop#1', 'library#1'],
          resources: [...home, 'bakery#1', 'graveyard#1', 'graveyard#2', 'chapel#1', 'fletcher#1'],
          gold: 8,
        },
      },
    })
    build(at, '0', 'siege-workshop#1', [
      own('wood', 'cottage#1'),
      own('wood', 'bakery#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
    ])
    build(at, '0', 'library#1', [
      own('wood', 'fletcher#1'),
      own('stone', 'chapel#1'),
      own('magic', 'graveyard#1'),
      own('magic', 'graveyard#2'),
    ])
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 1 })
  })

  it('VV-132 a bonus Build is paid for anew: powers work again, placed gold still blocks', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['siege-workshop#1', 'fletcher#1', 'guard-post#1'],
          adventurers: ['wizard'],
          buildings: ['armory#1'],
          resources: home,
          gold: 4,
        },
      },
    })
    build(at, '0', 'siege-workshop#1', [
      power('wood', 'wizard'),
      discount('wood', 'armory#1'),
      own('stone', 'quarry#1'),
      own('magic', 'shrine#1'),
    ])
    expect(refusal(at, 'guard-post#1', [own('stone', 'quarry#1')])).toBe('VV-119')
    build(at, '0', 'fletcher#1', [power('wood', 'wizard'), discount('wood', 'armory#1')])
    expect(seat(at).buildings).toEqual(['armory#1', 'siege-workshop#1', 'fletcher#1'])
  })
})

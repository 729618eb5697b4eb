import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { pileNumbers } from '../../../games/villages-of-valeria/data/constants'
import { breakdown } from '../../../games/villages-of-valeria/scoring'
import { type G, villageCount } from '../../../games/villages-of-valeria/state'
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
  pile,
  power,
  seat,
  settle,
} from './layout'

const row = ['knight-errant', 'rogue', 'barbarian', 'bard', 'paladin']
const line = ['arch-of-triumph', 'great-granary', 'fountain-of-blessings', 'grand-cloister', 'vault-of-secrets']
const soldiers = ['garrison#1', 'stables#1']
const both = { adventurer: 'knight-errant', monument: 'arch-of-triumph' }
const monument = { kind: 'monument' } as const
const on = (...cards: string[]) => cards.map((card, i) => ({ card, pile: pileNumbers[i]! }))

/** Arch of Triumph: 2 wood, 3 stone; with these dedicated only 1 wood is left. */
const nearly = ['cottage#1', 'quarry#1', 'quarry#2', 'chapel#1']

describe('taking a Monument', () => {
  it('VV-160 VV-161 VV-164 with a recruit, for one gold more: two leading, three following', () => {
    const lead = laid({ seats: { 0: { buildings: soldiers } }, row, line })
    lead.play('0', 'recruit', both)
    expect(seat(lead)).toMatchObject({
      gold: 1,
      adventurers: ['knight-errant'],
      monument: { id: 'arch-of-triumph', dedicated: [] },
    })
    expect(seat(lead).completed).toEqual([])
    const follow = following(laid({ seats: { 1: { buildings: soldiers } }, row, line }), 'recruit')
    follow.play('1', 'recruit', both)
    expect(seat(follow, '1')).toMatchObject({ gold: 0, monument: { id: 'arch-of-triumph' } })
    const poor = following(laid({ seats: { 1: { buildings: soldiers, gold: 2 } }, row, line }), 'recruit')
    expect(poor.refused('1', 'recruit', both).clause).toBe('VV-160')
  })

  it('VV-161 VV-291 a discount touches only the fee of the Adventurer', () => {
    const at = laid({ seats: { 0: { buildings: [...soldiers, 'inn#1'], gold: 1 } }, row, line })
    at.play('0', 'recruit', both)
    expect(seat(at).gold).toBe(0)
    const broke = laid({ seats: { 0: { buildings: [...soldiers, 'inn#1'], gold: 0 } }, row, line })
    expect(broke.refused('0', 'recruit', both).clause).toBe('VV-160')
  })

  it('VV-160 VV-286 a bonus Recruit takes one too', () => {
    const at = as(laid({ seats: { 0: { buildings: soldiers, gold: 2 } }, row, line }), '0', {
      role: 'bonus',
      action: 'recruit',
      fee: 1,
      card: 'training-grounds#1',
    })
    at.play('0', 'recruit', both)
    expect(seat(at)).toMatchObject({ gold: 0, monument: { id: 'arch-of-triumph' } })
  })

  it('VV-160 only an open one', () => {
    const at = laid({ seats: { 0: { buildings: soldiers } }, row, line })
    expect(at.refused('0', 'recruit', { ...both, monument: 'hall-of-guilds' }).clause).toBe('VV-160')
  })

  it('VV-160 every Adventurer who comes is offered alone and with each open one', () => {
    const at = laid({
      seats: { 0: { buildings: soldiers, gold: 5 } },
      row: ['knight-errant'],
      line: [line[0]!, null],
    })
    const offered = [[{ adventurer: 'knight-errant' }], [{ adventurer: 'knight-errant', monument: line[0] }]]
    expect(at.choices('0', 'recruit')).toEqual(offered)
  })

  it('VV-147 VV-168 a recruit that opens no new card can be taken back, one that does cannot', () => {
    const rest = (G: G) => {
      G.players['1']!.adventurers = known(G.adventurerDeck).splice(0)
    }
    const layout = { seats: { 0: { buildings: soldiers, gold: 5 } }, row, line }
    const opens = laid(layout)
    opens.play('0', 'recruit', { adventurer: both.adventurer })
    expect(opens.undo('0')).toBeDefined()
    const quiet = laid({ ...layout, adjust: rest })
    quiet.play('0', 'recruit', { adventurer: both.adventurer })
    expect(quiet.undo('0')).toBeUndefined()
    quiet.play('0', 'recruit', both)
    expect(quiet.undo('0')).toBeDefined()
  })

  it('VV-162 never without an Adventurer who comes', () => {
    const at = laid({ seats: { 0: { buildings: ['garrison#1'], gold: 5 } }, row, line })
    expect(at.refused('0', 'recruit', both).clause).toBe('VV-142')
    expect(at.refused('0', 'recruit', { monument: 'arch-of-triumph' }).because).toContain('form')
    expect(at.choices('0', 'recruit')).toEqual([])
  })

  it('VV-163 VV-165 one with a recruit, and only one incomplete at a time', () => {
    const at = laid({
      seats: { 0: { buildings: [...soldiers, 'inn#1'], gold: 5, monument: 'hall-of-guilds' } },
      row,
      line,
    })
    expect(at.refused('0', 'recruit', both).clause).toBe('VV-165')
    const two = { adventurer: 'knight-errant', monument: ['arch-of-triumph', 'great-granary'] }
    expect(at.refused('0', 'recruit', two).because).toContain('form')
    at.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(at).monument?.id).toBe('hall-of-guilds')
  })

  it('VV-166 after completing it another may be taken, without limit', () => {
    const at = laid({
      seats: { 0: { buildings: soldiers, completed: ['hall-of-guilds', 'colossus-of-labor'] } },
      row,
      line,
    })
    at.play('0', 'recruit', both)
    expect(seat(at)).toMatchObject({
      completed: ['hall-of-guilds', 'colossus-of-labor'],
      monument: { id: 'arch-of-triumph' },
    })
  })

  it('VV-167 no move gives an incomplete one back', () => {
    const at = laid({ seats: { 0: { buildings: soldiers, monument: 'hall-of-guilds', hand: ['inn#2'] } }, row, line })
    at.play('0', 'recruit', { adventurer: 'knight-errant' })
    settle(at)
    at.play('1', 'harvest')
    settle(at)
    expect(seat(at).monument?.id).toBe('hall-of-guilds')
  })

  it('VV-168 the line is filled at once, while the deck lasts', () => {
    const at = laid({ seats: { 0: { buildings: soldiers } }, row, line })
    const before = size(at.G.monumentDeck)
    at.play('0', 'recruit', both)
    expect(at.G.monumentLine[0]).not.toBe('arch-of-triumph')
    expect(at.G.monumentLine.slice(1)).toEqual(line.slice(1))
    expect(size(at.G.monumentDeck)).toBe(before - 1)
    const last = laid({
      seats: { 0: { buildings: soldiers } },
      row,
      line,
      adjust: (G) => {
        G.players['1']!.completed = known(G.monumentDeck).splice(0)
      },
    })
    last.play('0', 'recruit', both)
    expect(last.G.monumentLine[0]).toBeNull()
  })

  it('VV-010 nothing of this without the option', () => {
    const at = laid({ options: { monuments: false }, seats: { 0: { buildings: soldiers, hand: ['inn#1'] } }, row })
    expect(at.refused('0', 'recruit', both).clause).toBe('VV-010')
    expect(at.refused('0', 'develop', { card: 'inn#1', to: 'monument', discards: [] }).clause).toBe('VV-010')
    expect(at.refused('0', 'build', { target: monument, payment: [], discards: [] }).clause).toBe('VV-010')
    expect(at.choices('0', 'recruit')).toEqual([[{ adventurer: 'knight-errant' }]])
    expect(breakdown(at.G, '0')).not.toHaveProperty('monuments')
  })
})

describe('dedicating', () => {
  const working = { monument: 'arch-of-triumph', hand: ['quarry#1', 'inn#1'] }
  const dedicate = { card: 'quarry#1', to: 'monument', discards: [] } as const

  it('VV-170 VV-171 VV-172 leading or following, under the Monument instead of the Castle, without a discard', () => {
    const lead = laid({ seats: { 0: working } })
    lead.play('0', 'develop', dedicate)
    expect(seat(lead)).toMatchObject({ monument: { dedicated: ['quarry#1'] }, resources: [], hand: ['inn#1'] })
    const follow = following(laid({ seats: { 1: { ...working, hand: ['quarry#1'] } } }), 'develop')
    follow.play('1', 'develop', dedicate)
    expect(seat(follow, '1')).toMatchObject({ monument: { dedicated: ['quarry#1'] }, hand: [] })
  })

  it('VV-170 VV-171 VV-172 not without a Monument, not with a discard, one card only', () => {
    const none = laid({ seats: { 0: { hand: ['quarry#1', 'inn#1'] } } })
    expect(none.refused('0', 'develop', dedicate).clause).toBe('VV-170')
    const at = laid({ seats: { 0: working } })
    expect(at.refused('0', 'develop', { ...dedicate, discards: on('inn#1') }).clause).toBe('VV-171')
    at.play('0', 'develop', dedicate)
    expect(at.refused('0', 'develop', { ...dedicate, card: 'inn#1' }).clause).toBe('VV-025')
  })

  it('VV-173 VV-286 a bonus Develop dedicates too', () => {
    const at = as(laid({ seats: { 0: working } }), '0', {
      role: 'bonus',
      action: 'develop',
      discards: 0,
      card: 'abbey#1',
    })
    at.play('0', 'develop', dedicate)
    expect(seat(at).monument?.dedicated).toEqual(['quarry#1'])
  })

  it('VV-174 any card, also one that is not asked for, also too many; the surplus is wasted', () => {
    const at = laid({
      seats: {
        0: {
          ...working,
          hand: ['shrine#1', 'chapel#2'],
          dedicated: ['quarry#1', 'quarry#2', 'chapel#1'],
          gold: 4,
          resources: ['cottage#1'],
        },
      },
    })
    at.play('0', 'develop', { card: 'shrine#1', to: 'monument', discards: [] })
    const full = as(at, '0', { role: 'follow', action: 'develop' })
    full.play('0', 'develop', { card: 'chapel#2', to: 'monument', discards: [] })
    const finish = as(full, '0', { role: 'follow', action: 'build' })
    const discards = on('quarry#1', 'quarry#2', 'chapel#1', 'shrine#1', 'chapel#2')
    expect(finish.refused('0', 'build', { target: monument, payment: [castle('wood')], discards }).clause).toBe(
      'VV-186',
    )
    finish.play('0', 'build', { target: monument, payment: [castle('wood'), own('wood', 'cottage#1')], discards })
    expect(seat(finish).completed).toEqual(['arch-of-triumph'])
  })

  it('VV-175 VV-176 dedicated cards take no gold from anybody and cannot be borrowed', () => {
    const at = laid({
      seats: {
        0: { ...working, hand: ['guard-post#1'], dedicated: ['quarry#1'] },
        1: { hand: ['guard-post#2'], adventurers: ['spy'] },
      },
    })
    const pay = (card: string, payment: object[]) => ({ target: { kind: 'building', card }, payment })
    expect(at.refused('0', 'build', pay('guard-post#1', [own('stone', 'quarry#1')])).clause).toBe('VV-175')
    const other = following(at, 'build')
    expect(other.refused('1', 'build', pay('guard-post#2', [own('stone', 'quarry#1', '0')])).clause).toBe('VV-175')
    expect(other.refused('1', 'build', pay('guard-post#2', [borrow('stone', 'spy', '0', 'quarry#1')])).clause).toBe(
      'VV-175',
    )
    expect(seat(at).resources).toEqual([])
  })

  it('VV-098 powers on every Develop happen for a dedication as well', () => {
    const at = laid({ seats: { 0: { ...working, buildings: ['monastery#1'] } } })
    at.play('0', 'develop', dedicate)
    expect(at.G.pending[0]).toMatchObject({ player: '0', kind: 'draw', n: 1 })
  })
})

describe('completing', () => {
  const builder = { monument: 'arch-of-triumph', dedicated: nearly, resources: ['bakery#1'], hand: ['inn#1'] }
  const payment = [own('wood', 'bakery#1')]

  it('VV-180 VV-181 VV-182 VV-187 leading: the dedicated cards count first and all go onto piles', () => {
    const at = laid({ seats: { 0: builder } })
    const said = at.play('0', 'build', { target: monument, payment, discards: on(...nearly) })
    expect(said).toContainEqual(expect.objectContaining({ kind: 'completed', monument: 'arch-of-triumph', gold: 1 }))
    expect(seat(at)).toMatchObject({ monument: null, completed: ['arch-of-triumph'], gold: 2 })
    for (const [i, card] of nearly.entries()) expect(pile(at, i).at(-1)).toBe(card)
  })

  it('VV-180 following and by a bonus Build too, in place of a Building', () => {
    const follow = following(laid({ seats: { 1: builder } }), 'build')
    follow.play('1', 'build', { target: monument, payment: [own('wood', 'bakery#1', '1')], discards: on(...nearly) })
    expect(seat(follow, '1').completed).toEqual(['arch-of-triumph'])
    const bonus = as(laid({ seats: { 0: builder } }), '0', {
      role: 'bonus',
      action: 'build',
      card: 'siege-workshop#1',
    })
    bonus.play('0', 'build', { target: monument, payment, discards: on(...nearly) })
    expect(seat(bonus)).toMatchObject({ completed: ['arch-of-triumph'], hand: ['inn#1'] })
    const none = laid({ seats: { 0: { resources: ['bakery#1'] } } })
    expect(none.refused('0', 'build', { target: monument, payment: [], discards: [] }).clause).toBe('VV-180')
  })

  it('VV-181 VV-121 what the dedicated cards cover is not paid again', () => {
    const at = laid({ seats: { 0: { ...builder, resources: ['bakery#1', 'armory#1'] } } })
    const twice = [...payment, own('stone', 'armory#1')]
    expect(at.refused('0', 'build', { target: monument, payment: twice, discards: on(...nearly) }).clause).toBe(
      'VV-121',
    )
  })

  it('VV-182 every dedicated card exactly once', () => {
    const at = laid({ seats: { 0: builder } })
    const refusal = (...cards: string[]) =>
      at.refused('0', 'build', { target: monument, payment, discards: on(...cards) }).clause
    expect(refusal(...nearly.slice(1))).toBe('VV-182')
    expect(refusal('cottage#1', 'cottage#1', 'quarry#1', 'quarry#2')).toBe('VV-182')
    expect(refusal('inn#1', ...nearly.slice(1))).toBe('VV-182')
    const withBuilding = { target: { kind: 'building', card: 'inn#1' }, payment: [], discards: on('cottage#1') }
    expect(at.refused('0', 'build', withBuilding).clause).toBe('VV-182')
  })

  it('VV-183 VV-184 the rest by powers, the Castle, own and foreign Resource cards in any mix', () => {
    const at = laid({
      seats: {
        0: {
          monument: 'statue-of-the-fallen-king',
          dedicated: ['quarry#1'],
          buildings: ['farm#1', 'armory#1'],
          adventurers: ['dwarf-engineer', 'spy'],
          resources: ['chapel#1'],
          gold: 3,
        },
        1: { resources: ['shrine#1', 'shrine#2', 'guard-post#1'], gold: 0 },
      },
    })
    at.play('0', 'build', {
      target: monument,
      payment: [
        power('food', 'farm#1'),
        power('wood', 'dwarf-engineer'),
        discount('stone', 'armory#1'),
        own('stone', 'chapel#1'),
        castle('magic'),
        borrow('magic', 'spy', '1', 'shrine#1'),
      ],
      discards: on('quarry#1'),
    })
    expect(seat(at)).toMatchObject({ completed: ['statue-of-the-fallen-king'], gold: 1, castleGold: 1 })
    expect(seat(at, '1').resources.every(({ gold }) => gold === 0)).toBe(true)
  })

  it('VV-184 a discount of another type does not help', () => {
    const at = laid({ seats: { 0: { ...builder, buildings: ['bell-tower#1'] } } })
    const cheap = [discount('wood', 'bell-tower#1')]
    expect(at.refused('0', 'build', { target: monument, payment: cheap, discards: on(...nearly) }).clause).toBe(
      'VV-118',
    )
  })

  it('VV-185 with no dedicated card at all, if all of it is paid', () => {
    const at = laid({
      seats: {
        0: { monument: 'arch-of-triumph', resources: ['bakery#1', 'cottage#1', 'quarry#1', 'chapel#1'], gold: 5 },
      },
    })
    const all = [
      own('wood', 'bakery#1'),
      own('wood', 'cottage#1'),
      own('stone', 'quarry#1'),
      own('stone', 'chapel#1'),
      castle('stone'),
    ]
    at.play('0', 'build', { target: monument, payment: all, discards: [] })
    expect(seat(at)).toMatchObject({ completed: ['arch-of-triumph'], gold: 0 })
  })

  it('VV-186 what is not paid in full is refused, and the dedicated cards stay', () => {
    const at = laid({ seats: { 0: { ...builder, gold: 0 } } })
    expect(at.refused('0', 'build', { target: monument, payment: [], discards: on(...nearly) }).clause).toBe('VV-186')
    expect(at.refused('0', 'build', { target: monument, payment, discards: on(...nearly) }).clause).toBe('VV-186')
    expect(seat(at).monument).toEqual({ id: 'arch-of-triumph', dedicated: nearly })
  })

  it('VV-188 the leader draws the card of the lead, and powers on every Build happen', () => {
    const at = laid({ seats: { 0: { ...builder, buildings: ['library#1'] } } })
    at.play('0', 'build', { target: monument, payment, discards: on(...nearly) })
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: 2 })
    draws(at)
    expect(hand(at).length).toBe(3)
  })

  it('VV-189 VV-201 Monuments are not counted for the end of the game', () => {
    const at = laid({
      seats: { 0: { ...builder, buildings: soldiers, adventurers: ['rogue'], completed: ['great-granary'] } },
    })
    expect(villageCount(seat(at))).toBe(3)
    at.play('0', 'build', { target: monument, payment, discards: on(...nearly) })
    expect(villageCount(seat(at))).toBe(3)
  })

  it('VV-189 VV-202 a Monument does not bring the last round, a Building does', () => {
    const nine = [
      'inn#2',
      'farm#1',
      'market#1',
      'stables#1',
      'hideout#1',
      'abbey#1',
      'barracks#1',
      'storehouse#1',
      'pawnshop#1',
    ]
    const at = laid({ seats: { 0: { ...builder, buildings: nine } } })
    at.play('0', 'build', { target: monument, payment, discards: on(...nearly) })
    settle(at)
    expect(at.G.lastRound).toBe(false)
    const house = laid({ seats: { 0: { buildings: nine, hand: ['guard-post#1'] } } })
    build(house, '0', 'guard-post#1', [castle('stone')])
    settle(house)
    expect(house.G.lastRound).toBe(true)
  })

  it('VV-165 VV-183 the choices propose completions that are all legal', () => {
    const at = laid({ seats: { 0: builder, 1: { resources: ['cottage#2'] } } })
    const offered = at.choices('0', 'build')
    expect(offered.filter(([{ target }]) => target.kind === 'monument').length).toBeGreaterThan(4)
  })
})

describe('Monuments in scoring', () => {
  it('VV-190 VV-212 a completed one gives its points and counts as a Building of its type', () => {
    const at = laid({
      seats: { 0: { buildings: ['fortress#1'], adventurers: ['warlord'], completed: ['arch-of-triumph'] } },
    })
    expect(breakdown(at.G, '0')).toMatchObject({ monuments: 7, powers: 1 + 2 })
    const bare = laid({ seats: { 0: { buildings: ['fortress#1'], adventurers: ['warlord'] } } })
    expect(breakdown(bare.G, '0')).toMatchObject({ monuments: 0, powers: 0 + 1 })
  })

  it('VV-191 an incomplete one gives and counts nothing', () => {
    const at = laid({
      seats: {
        0: { buildings: ['fortress#1'], adventurers: ['warlord'], monument: 'arch-of-triumph', dedicated: nearly },
      },
    })
    expect(breakdown(at.G, '0')).toMatchObject({ monuments: 0, powers: 1 })
  })

  it('VV-192 VV-176 VV-216 the Merchant counts what lies under the Castle, nothing dedicated', () => {
    const at = laid({
      seats: {
        0: {
          adventurers: ['merchant'],
          resources: ['farm#1', 'inn#1'],
          monument: 'arch-of-triumph',
          dedicated: nearly,
        },
      },
    })
    expect(breakdown(at.G, '0')).toMatchObject({ adventurers: 1, powers: 2 })
  })
})

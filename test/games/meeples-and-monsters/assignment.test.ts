import { describe, expect, it } from 'vitest'
import { assignmentAt } from '../../../games/meeples-and-monsters/state'
import { type City, carryOut, commit, laid, resolve, seat, send, some } from './layout'

const added = (at: City, place: string) => assignmentAt(at.G, place)?.added

describe('the plan', () => {
  it('MM-401 assign, resolve, clean up, each in its turn', () => {
    const at = laid({ seats: { 0: { tavern: { peasant: 3 } } } })
    send(at, 'arena', 'peasant', 'peasant')
    expect(at.refused('0', 'resolve', 'arena').clause).toBe('MM-601')
    expect(at.refused('0', 'finishResolution').clause).toBe('MM-601')
    commit(at)
    expect(at.refused('0', 'assign', 'arena', 'peasant').clause).toBe('MM-404')
    expect(at.refused('0', 'takeBack', 'arena', 0).clause).toBe('MM-404')
    expect(at.refused('0', 'finishResolution').clause).toBe('MM-601')
    resolve(at, 'arena')
    at.play('0', 'finishResolution')
    expect(at.state.ctx.phase).toBe('draw')
  })

  it('MM-402 to any number of Locations, Monsters, Rooms and, in the final turns, the Dark Council', () => {
    const at = laid({
      options: { fourTowers: true },
      open: { castle: 'rod-knight' },
      monsters: ['skeleton', 'bookworm'],
      final: 1,
      arrives: 3,
      seats: { 0: { tavern: { peasant: 8, knight: 6 }, levels: { knight: 3 }, lodgings: { mage: 3 } } },
    })
    expect(at.refused('0', 'assign', 'skeleton', 'mage').clause).toBe('MM-402')
    const places = ['skeleton', 'bookworm', 'arena', 'academy-of-mages', 'rod-knight', 'combustor']
    for (const place of places) at.play('0', 'assignFor', place)
    commit(at)
    resolve(at, ...places)
    at.play('0', 'finishResolution')
    expect(seat(at).trophies).toEqual(['skeleton', 'bookworm'])
  })

  it('MM-403 with nothing assigned the Clean Up Step still empties what waits, and the Tavern', () => {
    const own = { tavern: { peasant: 2, corruption: 1 }, pending: { mage: 1 }, bag: { knight: 6 } }
    const at = laid({ seats: { 0: own } })
    commit(at)
    expect(at.G.phase).toBe('draw')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2, corruption: 1, mage: 1 })
    expect(some(seat(at).tavern)).toEqual({ knight: 4 })
  })

  it('MM-404 one illegal part makes the whole plan illegal; nothing has happened until it is mended', () => {
    const at = laid({ monsters: ['ghoul'], seats: { 0: { tavern: { peasant: 5 } } } })
    send(at, 'arena', 'peasant', 'peasant')
    send(at, 'ghoul', 'peasant', 'peasant')
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    expect(at.refused('0', 'takeBack', 'ghoul', 2).clause).toBe('MM-404')
    at.play('0', 'takeBack', 'ghoul', 0)
    at.play('0', 'takeBack', 'ghoul', 0)
    expect(seat(at).tavern.peasant).toBe(3)
    expect(at.G.plan.map(({ place }) => place)).toEqual(['arena'])
    commit(at)
    expect(at.G.step).toBe('resolve')
  })

  it('MM-404 the order of assigning does not matter', () => {
    const at = laid({
      monsters: ['goblin-whittler'],
      built: { 'castle-1': 'levy-station' },
      seats: { 0: { tavern: { peasant: 1, mage: 1, warrior: 1 } } },
    })
    send(at, 'goblin-whittler', 'peasant')
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    commit(at, { 'levy-station': ['warrior', 'mage'] })
  })

  it('MM-405 printed and built Locations, also one built this turn; never the Capitol, never the offer', () => {
    const at = laid({
      phase: 'development',
      offer: ['almshouse', 'armory'],
      seats: { 0: { tavern: { peasant: 5 }, bag: { mage: 4 } } },
    })
    commit(at, { 'capitol-yard': ['peasant'] })
    at.play('0', 'construct', 'almshouse', 'castle-2')
    at.play('0', 'endDevelopment')
    expect(at.refused('0', 'assign', 'capitol-guild', 'peasant').clause).toBe('MM-405')
    expect(at.refused('0', 'assign', 'armory', 'peasant').clause).toBe('MM-405')
    carryOut(at, { almshouse: ['peasant', 'peasant'], arena: ['peasant', 'peasant'] })
    expect(seat(at).vp).toBe(3)
  })

  it('MM-406 once in a turn for each player, whoever else has used it', () => {
    const at = laid({
      phase: 'development',
      seats: { 0: { tavern: { peasant: 4 } }, 1: { tavern: { peasant: 2 } } },
    })
    commit(at)
    commit(at, { 'academy-of-mages': ['peasant', 'peasant'] })
    resolve(at, 'academy-of-mages')
    expect(seat(at).pending.mage).toBe(1)
    expect(at.refused('0', 'resolve', 'academy-of-mages').clause).toBe('MM-601')
    expect(at.refused('0', 'assign', 'academy-of-mages', 'peasant').clause).toBe('MM-404')
    at.play('0', 'finishResolution')
    at.play('0', 'endTurn')
    commit(at)
    carryOut(at, { 'academy-of-mages': ['peasant'] })
    expect(at.G.supply.mage).toBe(16)
  })

  it('MM-407 more than required is fine, less is not', () => {
    const own = { tavern: { warrior: 2, peasant: 3, mage: 1 } }
    const more = laid({ monsters: ['skeleton'], seats: { 0: own } })
    carryOut(more, { keep: ['warrior', 'peasant', 'mage'], skeleton: ['peasant', 'peasant', 'warrior'] })
    expect(seat(more).trophies).toEqual(['skeleton'])
    const less = laid({ seats: { 0: own } })
    send(less, 'keep', 'warrior', 'warrior')
    expect(less.refused('0', 'commit').clause).toBe('MM-407')
    expect(laid({ seats: { 0: { tavern: { warrior: 1 } } } }).refused('0', 'assignFor', 'keep').clause).toBe('MM-407')
    const enough = laid({ seats: { 0: own } })
    enough.play('0', 'assignFor', 'keep')
    expect(enough.refused('0', 'assignFor', 'keep')).toEqual({
      clause: 'MM-407',
      because: 'Everything needed lies there already',
    })
  })

  it('MM-407 a place that no team can complete says what the whole Tavern lacks for it', () => {
    const because = (at: City, place: string) => at.refused('0', 'assignFor', place).because
    const peasants = { 0: { tavern: { peasant: 4 } } }
    const at = laid({ monsters: ['kindling-dragon'], seats: peasants })
    expect(because(at, 'kindling-dragon')).toBe('Combat 4 does not reach Strength 12')
    expect(because(at, 'keep')).toBe('Still needed: Warrior')
    expect(because(laid({ phase: 'development', seats: peasants }), 'capitol-drill')).toBe(
      'Nobody in your Tavern can be levelled up',
    )
    const towers = { options: { fourTowers: true }, open: { castle: 'darkness-warrior' } }
    const pure = laid({ ...towers, seats: { 0: { tavern: { warrior: 1 } } } })
    expect(because(pure, 'darkness-warrior')).toBe('This Room asks for exactly one Corruption')
  })

  it('MM-408 each icon by a Unit of its own', () => {
    const tried = (place: string, ...units: string[]) => {
      const tavern = { peasant: 2, warrior: 1, cleric: 1, shaman: 2, knight: 1 }
      const built = { 'castle-1': 'healers-temple', 'castle-2': 'tournament-field' }
      const at = laid({ built, seats: { 0: { tavern } } })
      send(at, place, ...units)
      return at.ask({ kind: 'move', player: '0', move: 'commit', args: [] })?.clause ?? 'fine'
    }
    expect(tried('chapel', 'peasant')).toBe('MM-407')
    expect(tried('chapel', 'knight', 'cleric')).toBe('MM-407')
    expect(tried('chapel', 'knight', 'peasant')).toBe('fine')
    expect(tried('chapel', 'peasant', 'peasant')).toBe('fine')
    expect(tried('healers-temple', 'warrior', 'shaman')).toBe('MM-407')
    expect(tried('healers-temple', 'shaman as cleric')).toBe('MM-407')
    expect(tried('healers-temple', 'warrior', 'shaman as cleric')).toBe('fine')
    expect(tried('healers-temple', 'shaman as warrior', 'shaman as cleric')).toBe('fine')
    expect(tried('tournament-field', 'knight', 'shaman')).toBe('fine')
    const at = laid({ seats: { 0: { tavern: { knight: 1 } } } })
    expect(at.refused('0', 'assign', 'arena', 'knight', 'peasant').clause).toBe('MM-504')
  })

  it('MM-409 a Prestige Location without stock is closed', () => {
    const layout = { phase: 'main', built: { 'castle-1': 'rangers-lodge' } } as const
    const seats = { 0: { tavern: { warrior: 1, peasant: 1 } }, 1: { tavern: { warrior: 1, peasant: 1 } } }
    const at = laid({ ...layout, seats, stock: { 'rangers-lodge': 1 } })
    carryOut(at, { 'rangers-lodge': ['warrior', 'peasant'] })
    expect(at.G.stock['rangers-lodge']).toBe(0)
    at.play('0', 'endTurn')
    commit(at)
    expect(at.refused('1', 'assign', 'rangers-lodge', 'warrior').clause).toBe('MM-409')
    expect(at.refused('1', 'assignFor', 'rangers-lodge').clause).toBe('MM-409')
  })
})

describe('overrun', () => {
  const castle = ['splinter-bandit', 'ghoul', 'rabid-beaver']

  it('MM-420 MM-421 one Peasant with two Monsters, two with three, on every Location and Room activated there', () => {
    for (const n of [0, 1, 2, 3]) {
      const at = laid({
        options: { fourTowers: true },
        open: { castle: 'ranger-room' },
        monsters: castle.slice(0, n),
        built: { 'castle-1': 'house-of-lords' },
        seats: { 0: { tavern: { warrior: 3, peasant: 4, mage: 1 }, bag: { knight: 4 } } },
      })
      const { peasant } = at.G.supply
      commit(at, {
        keep: ['warrior', 'peasant'],
        'house-of-lords': ['mage'],
        'ranger-room': ['warrior', 'warrior', 'peasant'],
        arena: ['peasant', 'peasant'],
      })
      const extra = Math.max(0, n - 1)
      expect(['keep', 'house-of-lords', 'ranger-room', 'arena'].map((place) => added(at, place))).toEqual([
        extra,
        extra,
        extra,
        0,
      ])
      expect(at.G.supply.peasant).toBe(peasant - 3 * extra)
    }
  })

  it('MM-420 Monsters count in the quarter they lie in, as long as the plan finds them there', () => {
    const layout = {
      lairs: { villages: ['splinter-bandit', 'ghoul'] },
      seats: { 0: { tavern: { warrior: 1, peasant: 3 } } },
    }
    const at = laid(layout)
    commit(at, { keep: ['warrior', 'peasant'], arena: ['peasant', 'peasant'] })
    expect([added(at, 'keep'), added(at, 'arena')]).toEqual([0, 1])
  })

  it('MM-422 none in a quarter where a Monster is fought, and only there', () => {
    const at = laid({
      monsters: [...castle, 'skeleton', 'goblin-whittler'],
      seats: { 0: { tavern: { warrior: 1, peasant: 6 } } },
    })
    commit(at, { keep: ['warrior', 'peasant'], arena: ['peasant', 'peasant'], skeleton: ['peasant', 'peasant'] })
    expect([added(at, 'keep'), added(at, 'arena')]).toEqual([2, 0])
  })

  it('MM-422 MM-423 handbook: House of Lords in an overrun quarter while two Peasants fight the Skeleton', () => {
    const layout = {
      monsters: ['skeleton', 'goblin-whittler'],
      built: { 'villages-1': 'house-of-lords' },
      seats: { 0: { tavern: { mage: 1, peasant: 2 }, bag: { knight: 4 } } },
    }
    const at = laid(layout)
    carryOut(at, { 'house-of-lords': ['mage'], skeleton: ['peasant', 'peasant'] })
    expect(some(seat(at).lodgings)).toEqual({ mage: 1, peasant: 3 })
    const idle = laid(layout)
    carryOut(idle, { 'house-of-lords': ['mage'] })
    expect(some(seat(idle).lodgings)).toEqual({ mage: 1, peasant: 2 + 2 })
  })

  it('MM-424 overrun Peasants do not meet the requirement, but may be the ones returned, and come home', () => {
    const short = laid({
      monsters: ['skeleton', 'goblin-whittler'],
      seats: { 0: { tavern: { peasant: 1 } } },
    })
    send(short, 'arena', 'peasant')
    expect(short.refused('0', 'commit').clause).toBe('MM-407')
    const at = laid({
      monsters: ['bookworm', 'attic-poltergeist', 'kobold-kindler'],
      seats: { 0: { tavern: { shaman: 1 }, bag: { knight: 4 } } },
    })
    const { peasant, shaman } = at.G.supply
    carryOut(at, { 'academy-of-mages': ['shaman as peasant'] })
    expect(some(seat(at).lodgings)).toEqual({ shaman: 1, peasant: 1, mage: 1 })
    expect([at.G.supply.peasant, at.G.supply.shaman]).toEqual([peasant - 1, shaman])
  })

  it('MM-425 the Capitol is in no quarter', () => {
    for (const [place, extra] of [
      ['capitol-yard', 1],
      ['capitol-guild', 0],
    ] as const) {
      const at = laid({ phase: 'development', monsters: castle, seats: { 0: { tavern: { peasant: 2 } } } })
      commit(at, { [place]: ['peasant', 'peasant'] })
      expect(added(at, place)).toBe(extra)
    }
  })

  it('MM-426 a short supply serves the Levy first, then the places in the order of the plan', () => {
    const at = laid({
      monsters: ['skeleton', 'splinter-bandit', 'ghoul', 'rabid-beaver', 'bookworm', 'attic-poltergeist'],
      supply: { peasant: 2 },
      seats: { 0: { tavern: { warrior: 2, peasant: 2 }, levels: { warrior: 3 } } },
    })
    send(at, 'academy-of-mages', 'peasant')
    send(at, 'keep', 'warrior', 'peasant')
    send(at, 'skeleton', 'warrior')
    at.play('0', 'levy', 'skeleton', 'supply')
    commit(at)
    expect([added(at, 'academy-of-mages'), added(at, 'keep'), at.G.supply.peasant]).toEqual([1, 0, 0])
  })

  it('MM-426 a Levy from an empty supply is refused', () => {
    const at = laid({
      monsters: ['skeleton'],
      supply: { peasant: 0 },
      seats: { 0: { tavern: { warrior: 1 }, levels: { warrior: 3 } } },
    })
    send(at, 'skeleton', 'warrior')
    expect(at.refused('0', 'levy', 'skeleton', 'supply').clause).toBe('MM-426')
    expect(at.refused('0', 'levy', 'skeleton', 'lodgings').clause).toBe('MM-426')
    commit(at)
  })
})

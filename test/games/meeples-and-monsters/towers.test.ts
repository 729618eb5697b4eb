import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { rooms, setPoints } from '../../../games/meeples-and-monsters/data/rooms'
import { type City, carryOut, commit, laid, pass, resolve, seat, send, some } from './layout'
import { answerAll, fullBag } from './observe'

const towers = ({ seats = {}, ...layout }: NonNullable<Parameters<typeof laid>[0]>) =>
  laid({ options: { fourTowers: true }, ...layout, seats: { ...seats, 0: { bag: fullBag, ...seats['0'] } } })

const hand = (at: City) => known(seat(at).hand)
/** The next Room of a Tower, still face down. */
const roomBelow = (at: City, quarter: (typeof quarters)[number]) => known(at.G.city[quarter].below).at(-1)!

describe('The Four Towers', () => {
  it('MM-1010 a Room that lacks only the fight asks for it in place of sending nobody', () => {
    const at = towers({
      open: { villages: 'bounty-warrior' },
      monsters: ['skeleton'],
      seats: { 0: { tavern: { warrior: 2 } } },
    })
    at.play('0', 'assignFor', 'bounty-warrior')
    expect(at.refused('0', 'assignFor', 'bounty-warrior').clause).toBe('MM-1010')
  })

  it('MM-1001 twenty Rooms in four stacks, the top one of each open; without the option there are none', () => {
    const { G } = laid({ options: { fourTowers: true } })
    const stacks = quarters.map((quarter) => [G.city[quarter].room!, ...known(G.city[quarter].below)])
    expect(stacks.map(({ length }) => length)).toEqual([5, 5, 5, 5])
    expect(stacks.flat().sort()).toEqual(rooms.map(({ id }) => id).sort())
    const plain = laid({ seats: { 0: { tavern: { cleric: 1 } } } })
    expect(quarters.map((quarter) => [plain.G.city[quarter].room, size(plain.G.city[quarter].below)])).toEqual(
      quarters.map(() => [null, 0]),
    )
    expect(plain.refused('0', 'assign', 'rod-cleric', 'cleric').clause).toBe('MM-1002')
  })

  it('MM-1002 open Rooms take Units like Locations; the quarter may be overrun', () => {
    const at = towers({
      open: { villages: 'rod-cleric', castle: 'rod-mage' },
      monsters: ['skeleton', 'tree-beast', 'goblin-whittler'],
      seats: { 0: { tavern: { cleric: 1, peasant: 1, mage: 1, knight: 1 } } },
    })
    expect(at.refused('0', 'assign', roomBelow(at, 'villages'), 'cleric').clause).toBe('MM-1002')
    send(at, 'rod-cleric', 'cleric')
    expect(at.refused('0', 'commit').clause).toBe('MM-407')
    carryOut(at, { 'rod-cleric': ['peasant'], 'rod-mage': ['mage', 'knight'] })
    expect(some(seat(at).lodgings)).toEqual({ cleric: 1, peasant: 1 + 2, mage: 1, knight: 1 })
    const fighting = towers({
      open: { villages: 'rod-cleric' },
      monsters: ['skeleton', 'tree-beast'],
      seats: { 0: { tavern: { cleric: 1, peasant: 1, knight: 1 } } },
    })
    carryOut(fighting, { 'rod-cleric': ['cleric', 'peasant'], skeleton: ['knight'] })
    expect(some(seat(fighting).lodgings)).toEqual({ cleric: 1, peasant: 1, knight: 1 })
    const early = towers({
      phase: 'development',
      open: { villages: 'rod-cleric' },
      seats: { 0: { tavern: { cleric: 1 } } },
    })
    expect(early.refused('0', 'assign', 'rod-cleric', 'cleric').clause).toBe('MM-302')
  })

  it('MM-1003 MM-1004 a resolved Room is yours; the next opens at once, for the turns after this one', () => {
    const at = towers({
      open: { villages: 'rod-knight', castle: 'rod-mage' },
      seats: { 0: { tavern: { knight: 9, mage: 1 } } },
    })
    const next = roomBelow(at, 'villages')
    expect(at.refused('0', 'assign', next, 'knight').clause).toBe('MM-1002')
    commit(at, { 'rod-knight': ['knight', 'knight'], 'rod-mage': ['mage', 'knight'] })
    expect(at.G.city.villages.room).toBe('rod-knight')
    resolve(at, 'rod-knight')
    expect(at.G.city.villages.room).toBe(next)
    expect(seat(at).rooms).toEqual(['rod-knight'])
    expect(size(at.G.city.villages.below)).toBe(3)
    expect(at.refused('0', 'assign', next, 'knight').clause).toBe('MM-404')
    expect(at.refused('0', 'resolve', 'rod-knight').clause).toBe('MM-601')
    resolve(at, 'rod-mage')
    at.play('0', 'finishResolution')
    expect(seat(at).rooms).toEqual(['rod-knight', 'rod-mage'])
    expect(at.definition.view(at.G, '1').players['0']!.rooms).toEqual(['rod-knight', 'rod-mage'])
  })

  it('MM-1004 a Tower may run out of Rooms', () => {
    const at = towers({
      open: { villages: 'rod-knight' },
      seats: { 0: { tavern: { knight: 2 } } },
      adjust: (G) => {
        G.players['1']!.rooms = known(G.city.villages.below)
        G.city.villages.below = []
      },
    })
    carryOut(at, { 'rod-knight': ['knight', 'knight'] })
    expect(at.G.city.villages).toMatchObject({ room: null, below: [] })
  })

  it('MM-1005 Corruption goes where a Room asks for it, as much as it asks for, and is not removed', () => {
    const at = towers({
      open: { villages: 'taint-mage', castle: 'rod-knight' },
      seats: { 0: { tavern: { mage: 1, corruption: 2, knight: 1 }, hand: ['exorcism'] } },
    })
    send(at, 'taint-mage', 'mage')
    expect(at.refused('0', 'commit').clause).toBe('MM-1005')
    send(at, 'taint-mage', 'corruption')
    expect(at.refused('0', 'assign', 'taint-mage', 'corruption').clause).toBe('MM-1005')
    send(at, 'rod-knight', 'knight')
    expect(at.refused('0', 'assign', 'rod-knight', 'corruption').clause).toBe('MM-206')
    at.play('0', 'takeBack', 'rod-knight', 0)
    at.play('0', 'commit')
    resolve(at, 'taint-mage')
    answerAll(at)
    const { corruption } = at.G.supply
    at.play('0', 'finishResolution')
    expect(at.G.supply.corruption).toBe(corruption)
    expect(some(seat(at).lodgings)).toEqual({ mage: 1, knight: 1, corruption: 2 })
  })

  it('MM-1006 a Tithe Room takes any number of Corruption, also none', () => {
    const at = towers({ open: { villages: 'tithe-cleric' }, seats: { 0: { tavern: { cleric: 1, corruption: 1 } } } })
    commit(at, { 'tithe-cleric': ['cleric'] })
    resolve(at, 'tithe-cleric')
    expect(seat(at).vp).toBe(0)
    expect(hand(at)).toHaveLength(2)
    const clean = towers({ open: { villages: 'tithe-cleric' }, seats: { 0: { tavern: { cleric: 1 } } } })
    clean.play('0', 'assignFor', 'tithe-cleric')
    clean.play('0', 'commit')
    const none = towers({ open: { villages: 'tithe-cleric' }, seats: { 0: { tavern: { corruption: 1 } } } })
    send(none, 'tithe-cleric', 'corruption')
    expect(none.refused('0', 'commit').clause).toBe('MM-407')
  })

  it('MM-1006 a point for each Corruption, the Unit goes, Quests come', () => {
    const at = towers({
      open: { villages: 'tithe-cleric' },
      seats: { 0: { tavern: { cleric: 2, corruption: 3 } } },
    })
    at.play('0', 'assignFor', 'tithe-cleric')
    expect(at.G.plan[0]).toMatchObject({ units: [{ cls: 'cleric' }], corruption: 3 })
    at.play('0', 'commit')
    const { cleric } = at.G.supply
    resolve(at, 'tithe-cleric')
    expect(seat(at).vp).toBe(3)
    expect(at.G.supply.cleric).toBe(cleric + 1)
    expect(hand(at)).toHaveLength(2)
    at.play('0', 'discardQuests', hand(at).slice(0, 1))
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ cleric: 1, corruption: 3 })
  })

  it('MM-1007 a Darkness Room returns its Unit, but the Knight stays', () => {
    for (const [room, cls, left] of [
      ['darkness-warrior', 'warrior', {}],
      ['darkness-knight', 'knight', { knight: 1 }],
    ] as const) {
      const at = towers({ open: { villages: room }, seats: { 0: { tavern: { [cls]: 1, corruption: 1 } } } })
      commit(at, { [room]: [cls, 'corruption'] })
      resolve(at, room)
      expect(hand(at)).toHaveLength(2)
      expect(at.refused('0', 'finishResolution').clause).toBe('MM-203')
      answerAll(at)
      at.play('0', 'finishResolution')
      expect(some(seat(at).lodgings)).toEqual({ corruption: 1, ...left })
    }
  })

  it('MM-1008 a Corruption Room costs a Quest, if there is one', () => {
    for (const quests of [['exorcism', 'veterans'], []]) {
      const at = towers({
        open: { villages: 'taint-peasant' },
        seats: { 0: { tavern: { peasant: 1, corruption: 1 }, hand: quests } },
      })
      commit(at, { 'taint-peasant': ['peasant', 'corruption'] })
      resolve(at, 'taint-peasant')
      if (quests.length > 0) {
        expect(at.refused('0', 'discardQuests', []).clause).toBe('MM-812')
        at.play('0', 'discardQuests', ['veterans'])
      }
      at.play('0', 'finishResolution')
      expect(hand(at)).toEqual(quests.slice(0, 1))
      expect(seat(at).rooms).toEqual(['taint-peasant'])
    }
  })

  it('MM-1009 a Rod of Ruin Room takes its Unit and any other, but never Corruption for it', () => {
    const rod = (...units: string[]) => {
      const at = towers({
        open: { villages: 'rod-warrior' },
        seats: { 0: { tavern: { warrior: 2, shaman: 2, mage: 2, corruption: 1 } } },
      })
      send(at, 'rod-warrior', ...units)
      return at
    }
    for (const units of [
      ['warrior', 'warrior'],
      ['mage', 'warrior'],
      ['shaman as warrior', 'shaman'],
    ]) {
      rod(...units).play('0', 'commit')
    }
    for (const units of [['warrior'], ['mage', 'mage'], ['shaman', 'mage']]) {
      expect(rod(...units).refused('0', 'commit').clause).toBe('MM-407')
    }
    expect(rod('warrior').refused('0', 'assign', 'rod-warrior', 'corruption').clause).toBe('MM-206')
  })

  it('MM-1010 a Bounty Room needs a Monster of its type on the City board in the same turn', () => {
    const hunt = () =>
      towers({
        arrives: 3,
        final: 1,
        open: { villages: 'bounty-warrior' },
        monsters: ['skeleton', 'rabid-beaver', 'attic-poltergeist'],
        seats: { 0: { levels: { knight: 3 }, tavern: { warrior: 1, knight: 8 } } },
      })
    const plain = hunt()
    send(plain, 'bounty-warrior', 'warrior')
    expect(plain.refused('0', 'commit').clause).toBe('MM-1010')
    send(plain, 'rabid-beaver', 'knight')
    send(plain, 'lady-cinder', 'knight', 'knight', 'knight', 'knight')
    expect(plain.refused('0', 'commit').clause).toBe('MM-1010')
    const two = hunt()
    carryOut(two, { 'bounty-warrior': ['warrior'], skeleton: ['knight'], 'attic-poltergeist': ['knight'] })
    expect(seat(two).vp).toBe(1 + 1 + 2)
  })

  it('MM-1011 a Prestige Room gives its Unit while the supply lasts, and can be completed without', () => {
    for (const [supply, gained] of [
      [{}, { paladin: 1 }],
      [{ paladin: 0 }, {}],
    ] as const) {
      const at = towers({
        open: { villages: 'paladin-room' },
        supply,
        seats: { 0: { tavern: { knight: 1, cleric: 1, peasant: 1 } } },
      })
      carryOut(at, { 'paladin-room': ['knight', 'cleric', 'peasant'] })
      expect(some(seat(at).lodgings)).toEqual({ knight: 1, cleric: 1, peasant: 1, ...gained })
      expect(seat(at)).toMatchObject({ rooms: ['paladin-room'], prestige: Object.keys(gained) })
    }
  })

  it('MM-1009 MM-1012 each set is scored on its own, by the number of its Rooms', () => {
    const scored = (...owned: string[]) => {
      const at = towers({
        phase: 'draw',
        arrives: 3,
        final: 2,
        adjust: (G) => {
          for (const quarter of quarters) {
            const tower = G.city[quarter]
            const all = [tower.room!, ...known(tower.below)]
            G.players['0']!.rooms.push(...all.filter((room) => owned.includes(room)))
            const left = all.filter((room) => !owned.includes(room))
            Object.assign(tower, { room: left.shift() ?? null, below: left })
          }
        },
      })
      at.play('0', 'endTurn')
      pass(at)
      return at.G.outcome!.breakdown['0']!.towers
    }
    expect(scored('darkness-mage')).toBe(2)
    expect(scored('rod-cleric', 'rod-mage', 'rod-knight')).toBe(9)
    expect(scored('rod-cleric', 'rod-mage', 'darkness-mage', 'taint-mage', 'taint-warrior', 'tithe-mage')).toBe(
      4 + 2 + 3,
    )
    expect(scored('paladin-room', 'bounty-mage')).toBe(0)
    for (const set of ['rod', 'darkness', 'taint'] as const) {
      const all = rooms.filter(({ id }) => id.startsWith(`${set}-`)).map(({ id }) => id)
      expect(all.map((_, i) => scored(...all.slice(0, i + 1)))).toEqual(setPoints[set].slice(1))
    }
    expect(setPoints).toEqual({ rod: [0, 1, 4, 9, 14], darkness: [0, 2, 4, 7, 11], taint: [0, 1, 3, 6, 10] })
  })

  it('MM-1013 a Room is no Location for Quests about Locations', () => {
    const at = towers({
      open: { villages: 'rod-knight' },
      seats: { 0: { tavern: { knight: 2, peasant: 3 }, hand: ['royal-messengers'] } },
    })
    commit(at, { 'rod-knight': ['knight', 'knight'], 'academy-of-mages': ['peasant'], arena: ['peasant', 'peasant'] })
    resolve(at, 'rod-knight', 'academy-of-mages')
    expect(at.refused('0', 'completeQuest', 'royal-messengers').clause).toBe('MM-803')
    resolve(at, 'arena')
    at.play('0', 'completeQuest', 'royal-messengers')
  })
})

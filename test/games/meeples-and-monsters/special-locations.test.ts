import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { owned } from '../../../games/meeples-and-monsters/flow/turn'
import { carryOut, commit, laid, pass, resolve, seat, send, some } from './layout'
import { combatAgainst, fullBag } from './observe'

describe('Guardhouse', () => {
  const guarded = (tavern: object, bag: object, lodgings = {}) =>
    laid({
      built: { 'castle-1': 'guardhouse' },
      seats: { 0: { tavern, bag, lodgings, hand: ['night-watch', 'veterans'] } },
    })
  const watch = (at: ReturnType<typeof guarded>, ...shaman: 'shaman'[]) => {
    at.play('0', 'commit')
    at.play('0', 'resolve', 'guardhouse', shaman[0])
    at.play('0', 'discardQuests', ['veterans'])
    at.play('0', 'finishResolution')
  }

  it('MM-630 one Warrior comes back after the draw as an extra meeple and counts for Tavern Quests', () => {
    const at = guarded({ warrior: 1, peasant: 1 }, { warrior: 1, peasant: 3 })
    send(at, 'guardhouse', 'warrior')
    watch(at)
    expect(some(seat(at).tavern)).toEqual({ warrior: 2, peasant: 3 })
    at.play('0', 'completeQuest', 'night-watch')
    expect(seat(at).done).toEqual(['night-watch'])
  })

  it('MM-630 the others there go to the Lodgings; the one kept is not in them when the bag is refilled', () => {
    const at = guarded({ warrior: 2 }, {}, { peasant: 3 })
    send(at, 'guardhouse', 'warrior', 'warrior')
    watch(at)
    // four were in the Lodgings and are all drawn, then comes the one that was kept
    expect(some(seat(at).tavern)).toEqual({ warrior: 2, peasant: 3 })
    expect(some(seat(at).bag)).toEqual({})
    const full = guarded({ warrior: 2 }, fullBag)
    send(full, 'guardhouse', 'warrior', 'warrior')
    watch(full)
    expect(some(seat(full).lodgings)).toEqual({ warrior: 1 })
  })

  it('MM-630 a Shaman used as the Warrior may be the one to stay, any other Unit may not', () => {
    const both = () => {
      const at = guarded({ warrior: 1, shaman: 1 }, fullBag)
      send(at, 'guardhouse', 'warrior', 'shaman as warrior')
      return at
    }
    const plain = both()
    watch(plain)
    expect(some(seat(plain).tavern)).toEqual({ peasant: 4, warrior: 1 })
    const wished = both()
    watch(wished, 'shaman')
    expect(some(seat(wished).tavern)).toEqual({ peasant: 4, shaman: 1 })
    const knight = guarded({ knight: 1 }, fullBag)
    send(knight, 'guardhouse', 'knight')
    expect(knight.refused('0', 'commit').clause).toBe('MM-407')
  })
})

describe('Coaching Inn', () => {
  const called = () => {
    const at = laid({
      players: 4,
      built: { 'castle-1': 'coaching-inn' },
      seats: {
        0: { tavern: { ranger: 1 }, lodgings: { knight: 2, peasant: 3, corruption: 1 }, bag: fullBag },
        1: { lodgings: { mage: 2 } },
        2: { lodgings: { corruption: 2 } },
        3: { lodgings: { cleric: 1 } },
      },
    })
    commit(at, { 'coaching-inn': ['ranger'] })
    resolve(at, 'coaching-inn')
    return at
  }

  it('MM-631 up to three Units come back from the Lodgings to the bag, one for each other player', () => {
    const at = called()
    expect(at.refused('0', 'recallUnits', ['knight', 'knight', 'peasant', 'peasant']).clause).toBe('MM-631')
    expect(at.refused('1', 'recallUnits', ['mage', 'mage']).clause).toBe('MM-631')
    at.play('3', 'recallUnits', ['cleric'])
    at.play('1', 'recallUnits', ['mage'])
    at.play('0', 'recallUnits', ['knight', 'knight', 'peasant'])
    expect(some(seat(at).bag)).toEqual({ ...fullBag, peasant: 13, knight: 2 })
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2, corruption: 1 })
    expect([1, 3].map((n) => some(seat(at, `${n}`).bag))).toEqual([{ mage: 1 }, { cleric: 1 }])
    at.play('0', 'finishResolution')
  })

  it('MM-631 anybody may decline, but the turn waits for all who were asked', () => {
    const at = called()
    at.play('0', 'recallUnits', [])
    expect(at.refused('0', 'finishResolution').clause).toBe('MM-201')
    expect(at.refused('2', 'recallUnits', []).clause).toBe('MM-201')
    at.play('1', 'recallUnits', [])
    at.play('3', 'recallUnits', [])
    expect(some(seat(at, '1').bag)).toEqual({})
    at.play('0', 'finishResolution')
  })

  it('MM-631 only Units, only from the Lodgings: not Corruption, not those assigned in this turn', () => {
    const at = called()
    expect(at.refused('0', 'recallUnits', ['ranger'])).toMatchObject({ clause: 'MM-631' })
    expect(at.refused('0', 'recallUnits', ['corruption']).because).toContain('form')
    expect(at.refused('0', 'recallUnits', ['knight', 'knight', 'knight']).clause).toBe('MM-631')
  })
})

describe('boosts of this turn', () => {
  it('MM-632 Levy Station: all Peasants have +2 in this turn, and a Warrior comes in Clean Up', () => {
    const at = laid({
      built: { 'castle-1': 'levy-station' },
      monsters: ['goblin-whittler', 'bookworm', 'kindling-dragon'],
      seats: { 0: { tavern: { mage: 1, warrior: 1, peasant: 3 }, bag: fullBag } },
    })
    expect(combatAgainst(at, 'kindling-dragon', 'peasant', 'peasant')).toBe(2)
    send(at, 'levy-station', 'mage', 'warrior')
    expect(combatAgainst(at, 'kindling-dragon', 'peasant', 'peasant')).toBe(6)
    send(at, 'goblin-whittler', 'peasant')
    send(at, 'bookworm', 'peasant')
    at.play('0', 'commit')
    resolve(at, 'levy-station')
    expect(some(seat(at).pending)).toEqual({ warrior: 1 })
    resolve(at, 'goblin-whittler', 'bookworm')
    at.play('0', 'finishResolution')
    at.play('0', 'discardQuests', known(seat(at).hand).slice(0, 1))
    expect(some(seat(at).lodgings)).toEqual({ mage: 1, warrior: 2, peasant: 3 })
    at.play('0', 'endTurn')
    pass(at)
    at.play('0', 'commit')
    expect(combatAgainst(at, 'kindling-dragon', 'peasant', 'peasant')).toBe(2)
  })

  it('MM-633 Candlelit Shrine: all Clerics have +1 in this turn, other Units not', () => {
    const at = laid({
      built: { 'castle-1': 'candlelit-shrine' },
      monsters: ['skeleton', 'kindling-dragon'],
      seats: { 0: { tavern: { mage: 1, cleric: 3, warrior: 1 }, bag: fullBag } },
    })
    const all = ['cleric', 'cleric', 'warrior']
    expect(combatAgainst(at, 'kindling-dragon', ...all)).toBe(3)
    send(at, 'candlelit-shrine', 'mage')
    expect(combatAgainst(at, 'kindling-dragon', ...all)).toBe(5)
    send(at, 'skeleton', 'cleric')
    at.play('0', 'commit')
    resolve(at, 'candlelit-shrine', 'skeleton')
    at.play('0', 'finishResolution')
    expect(seat(at).trophies).toEqual(['skeleton'])
  })
})

describe('Colosseum', () => {
  const arena = (tavern: object, more: Partial<Parameters<typeof laid>[0]> = {}) =>
    laid({ built: { 'castle-1': 'colosseum' }, seats: { 0: { tavern, bag: fullBag } }, ...more })

  it('MM-640 a Warrior, a Knight or any Prestige Unit can hold it, and stays after Clean Up; others go home', () => {
    for (const cls of ['warrior', 'knight', 'ranger', 'paladin', 'shaman']) {
      const at = arena({ [cls]: 2, peasant: 1 })
      carryOut(at, { colosseum: ['peasant', cls, cls] })
      expect(at.G.hill).toEqual({ player: '0', unit: cls })
      expect(some(seat(at).lodgings)).toEqual({ peasant: 1, [cls]: 1 })
    }
    for (const cls of ['peasant', 'mage', 'cleric']) {
      const at = arena({ [cls]: 1 })
      send(at, 'colosseum', cls)
      expect(at.refused('0', 'commit').clause).toBe('MM-407')
    }
  })

  it('MM-640 of several fitting Units the player names the one that stays', () => {
    const at = arena({ knight: 1, warrior: 2, peasant: 1 })
    send(at, 'colosseum', 'knight', 'peasant', 'warrior', 'warrior')
    expect(at.refused('0', 'commit').clause).toBe('MM-640')
    expect(at.refused('0', 'assignFor', 'colosseum').clause).toBe('MM-640')
    expect(at.choices('0', 'hold')).toEqual([
      ['colosseum', 0],
      ['colosseum', 2],
      ['colosseum', 3],
    ])
    expect(at.refused('0', 'hold', 'colosseum', 1).clause).toBe('MM-640')
    expect(at.refused('0', 'hold', 'colosseum', 4).clause).toBe('MM-640')
    expect(at.refused('0', 'hold', 'arena', 0).clause).toBe('MM-640')
    at.play('0', 'hold', 'colosseum', 0)
    at.play('0', 'hold', 'colosseum', 2)
    at.play('0', 'commit')
    expect(at.refused('0', 'hold', 'colosseum', 0).clause).toBe('MM-404')
    expect(at.G.hill).toEqual({ player: '0', unit: 'warrior' })
    resolve(at, 'colosseum')
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ knight: 1, peasant: 1, warrior: 1 })
  })

  it('MM-640 where all that fit are alike, or only one is left, nobody needs to be named', () => {
    const at = arena({ knight: 1, warrior: 1 })
    send(at, 'colosseum', 'knight', 'warrior')
    at.play('0', 'hold', 'colosseum', 0)
    at.play('0', 'takeBack', 'colosseum', 0)
    expect(at.choices('0', 'hold')).toEqual([])
    at.play('0', 'commit')
    expect(at.G.hill).toEqual({ player: '0', unit: 'warrior' })
  })

  it('MM-641 MM-643 nothing for placing; three points at the start of the next turn, before anything else', () => {
    const at = arena({ knight: 1 })
    carryOut(at, { colosseum: ['knight'] })
    expect(seat(at).vp).toBe(0)
    at.play('0', 'endTurn')
    expect(seat(at).vp).toBe(0)
    pass(at)
    expect(at.G).toMatchObject({ current: '0', phase: 'development', step: 'plan', hill: null })
    expect(seat(at).vp).toBe(3)
    expect(some(seat(at).lodgings)).toEqual({ knight: 1 })
  })

  it('MM-642 whoever is there goes home as soon as the plan is committed, whatever the Units are', () => {
    const at = arena({ warrior: 1 }, { hill: { player: '1', unit: 'ranger' } })
    send(at, 'colosseum', 'warrior')
    expect(at.G.hill).toEqual({ player: '1', unit: 'ranger' })
    at.play('0', 'commit')
    expect(at.G.hill).toEqual({ player: '0', unit: 'warrior' })
    expect(some(seat(at, '1').lodgings)).toEqual({ ranger: 1 })
    resolve(at, 'colosseum')
    at.play('0', 'finishResolution')
    at.play('0', 'endTurn')
    expect(seat(at, '1').vp).toBe(0)
  })

  it('MM-644 the same player may place again in the turn of the reward; never two Units lie there', () => {
    const at = arena({ knight: 1 })
    carryOut(at, { colosseum: ['knight'] })
    at.play('0', 'endTurn')
    pass(at)
    const again = at.with((G) => {
      G.players['0']!.tavern.warrior += 2
      G.supply.warrior -= 2
    })
    again.play('0', 'commit')
    carryOut(again, { colosseum: ['warrior', 'warrior'] })
    expect(again.G.hill).toEqual({ player: '0', unit: 'warrior' })
    expect(seat(again).vp).toBe(3)
    expect(owned(again.G, '0', 'warrior')).toBe(2)
    expect(some(seat(again).lodgings)).toMatchObject({ knight: 1, warrior: 1 })
  })

  it('MM-645 at the end of the game a Unit there gives nothing, but is owned', () => {
    const at = laid({
      arrives: 3,
      final: 2,
      built: { 'castle-1': 'colosseum' },
      seats: { 0: { tavern: { paladin: 1 }, bag: { ranger: 1 }, hand: ['heroes-hall'] } },
    })
    carryOut(at, { colosseum: ['paladin'] })
    at.play('0', 'endTurn')
    pass(at)
    expect(at.G.hill).toEqual({ player: '0', unit: 'paladin' })
    expect(at.G.outcome!.breakdown['0']).toMatchObject({ track: 0, final: 6, penalties: 0 })
  })

  it('MM-646 Peasants of an overrun quarter go to the Lodgings as usual', () => {
    const at = arena({ knight: 1 }, { monsters: ['ghoul', 'rabid-beaver', 'siege-beetle'] })
    carryOut(at, { colosseum: ['knight'] })
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2 })
    expect(at.G.hill).toEqual({ player: '0', unit: 'knight' })
  })
})

import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCard } from '../../../games/meeples-and-monsters/data/monsters'
import { owned } from '../../../games/meeples-and-monsters/flow/turn'
import { monstersIn, total } from '../../../games/meeples-and-monsters/state'
import { type City, carryOut, commit, laid, pass, resolve, seat, some } from './layout'
import { fullBag } from './observe'

const lairs = (at: City) => Object.fromEntries(quarters.map((quarter) => [quarter, at.G.city[quarter].monsters]))
const inCity = (at: City) => quarters.flatMap((quarter) => monstersIn(at.G, quarter))

/** One Knight beats the Skeleton; what comes then is on top of the deck. */
const hunt = (layout: Parameters<typeof laid>[0] = {}) => {
  const { seats = {}, monsters = [], ...more } = layout
  const at = laid({
    ...more,
    monsters: ['skeleton', ...monsters],
    seats: { ...seats, 0: { tavern: { knight: 1 }, bag: fullBag, ...seats['0'] } },
  })
  commit(at, { skeleton: ['knight'] })
  resolve(at, 'skeleton')
  return at
}

describe('refilling the city', () => {
  it('MM-701 the Monsters left in each quarter move down to the lowest slots', () => {
    const at = laid({
      lairs: { villages: ['skeleton', 'goblin-whittler', 'tree-beast'], castle: [null, 'ghoul', 'rabid-beaver'] },
      deck: ['gargoyle', 'banshee'],
      seats: { 0: { tavern: { knight: 4 }, bag: fullBag } },
    })
    carryOut(at, { skeleton: ['knight'], ghoul: ['knight', 'knight'] })
    expect(lairs(at)).toEqual({
      villages: ['goblin-whittler', 'tree-beast', null],
      castle: ['rabid-beaver', null, null],
      university: ['gargoyle', 'banshee', null],
      cathedral: [null, null, null],
    })
  })

  it('MM-702 as many Monsters come as were defeated', () => {
    const at = hunt({ monsters: ['ghoul', 'mummy'], deck: ['gargoyle', 'banshee'] })
    expect(inCity(at)).toHaveLength(3)
    const left = size(at.G.monsterDeck)
    at.play('0', 'finishResolution')
    expect(inCity(at).sort()).toEqual(['gargoyle', 'ghoul', 'mummy'])
    expect(size(at.G.monsterDeck)).toBe(left - 1)
    at.play('0', 'endTurn')
    pass(at)
    expect(size(at.G.monsterDeck)).toBe(left - 1)
  })

  it('MM-702 fewer if the deck runs out', () => {
    const at = laid({
      arrives: 3,
      monsters: ['skeleton', 'splinter-bandit'],
      deck: ['gargoyle'],
      onlyDeck: true,
      seats: { 0: { tavern: { knight: 2 }, bag: fullBag } },
    })
    carryOut(at, { skeleton: ['knight'], 'splinter-bandit': ['knight'] })
    expect(inCity(at)).toEqual(['gargoyle'])
    expect(size(at.G.monsterDeck)).toBe(0)
    expect(total(seat(at).tavern)).toBe(6)
  })

  it('MM-703 a Monster whose quarter is full goes to another of your choice, and belongs there', () => {
    const at = laid({
      monsters: ['goblin-whittler', 'tree-beast', 'orc-logger', 'splinter-bandit', 'ghoul'],
      deck: ['grave-wight', 'mummy'],
      seats: {
        0: { tavern: { knight: 3 }, bag: fullBag },
        1: { tavern: { warrior: 1, peasant: 1, mage: 4 }, bag: fullBag },
      },
    })
    carryOut(at, { 'splinter-bandit': ['knight'] })
    expect(at.G.pending).toEqual([{ player: '0', kind: 'placeMonster', monster: 'grave-wight' }])
    expect(total(seat(at).tavern)).toBe(0)
    expect(at.refused('0', 'placeMonster', 'villages').clause).toBe('MM-703')
    expect(at.refused('0', 'endTurn').clause).toBe('MM-203')
    at.play('0', 'placeMonster', 'castle')
    expect(at.G.city.castle.monsters).toEqual(['ghoul', 'grave-wight', null])
    expect(total(seat(at).tavern)).toBe(4)
    at.play('0', 'endTurn')
    at.play('1', 'commit')
    carryOut(at, { keep: ['warrior', 'peasant'] })
    expect(some(seat(at, '1').lodgings)).toEqual({ warrior: 1, peasant: 1, mage: 4, knight: 1 })
  })

  it('MM-704 an Arrives card lies aside, and another card comes instead', () => {
    const at = hunt({ deck: [arrivesCard, 'gargoyle', 'banshee'] })
    at.play('0', 'finishResolution')
    expect(inCity(at)).toEqual(['gargoyle'])
    expect(at.G.arrives).toBe(1)
  })
})

describe('the Dark Council arrives', () => {
  it('MM-711 every bag receives one Corruption, beginning with the active player while they last', () => {
    const at = hunt({
      players: 4,
      deck: [arrivesCard],
      supply: { corruption: 2 },
      adjust: (G) => {
        // who is active counts, not who is first
        G.first = '3'
      },
    })
    const before = owned(at.G, '3', 'corruption')
    at.play('0', 'finishResolution')
    expect(['0', '1', '2'].map((player) => owned(at.G, player, 'corruption'))).toEqual([1, 1, 0])
    expect(owned(at.G, '3', 'corruption')).toBe(before)
    expect(at.G.supply.corruption).toBe(0)
  })

  it('MM-711 MM-712 the Corruption goes into the bag, then the others draw one more, and only they', () => {
    const at = hunt({
      players: 3,
      deck: [arrivesCard],
      seats: { 0: { bag: {} }, 1: { lodgings: { mage: 3 } }, 2: { bag: { cleric: 6 }, tavern: { peasant: 2 } } },
    })
    const said = at.play('0', 'finishResolution')
    expect(said.map((event) => [event.kind, 'player' in event ? event.player : undefined])).toEqual([
      ['councilArrived', undefined],
      ['gained', '0'],
      ['gained', '1'],
      ['gained', '2'],
      ['drew', '1'],
      ['drew', '2'],
      ['monsterCame', undefined],
      ['drew', '0'],
    ])
    // the bag of seat 1 held nothing else, and was not filled up before
    expect(some(seat(at, '1').tavern)).toEqual({ corruption: 1 })
    expect(some(seat(at, '1').lodgings)).toEqual({ mage: 3 })
    expect(total(seat(at, '2').tavern)).toBe(3)
    expect(some(seat(at).tavern)).toEqual({ corruption: 1, knight: 1 })
  })

  it('MM-712 an empty bag is refilled for that draw', () => {
    const at = hunt({
      deck: [arrivesCard],
      players: 3,
      supply: { corruption: 0 },
      seats: { 1: { lodgings: { mage: 3 } } },
    })
    at.play('0', 'finishResolution')
    expect(some(seat(at, '1').tavern)).toEqual({ mage: 1 })
    expect(some(seat(at, '1').bag)).toEqual({ mage: 2 })
  })

  it('MM-713 five are drawn after the first card, six after the second, the same turn included', () => {
    const drawn = (arrives: number, deck: string[]) => {
      const at = hunt({ arrives, deck })
      at.play('0', 'finishResolution')
      return total(seat(at).tavern)
    }
    expect(drawn(0, ['gargoyle'])).toBe(4)
    expect(drawn(0, [arrivesCard])).toBe(5)
    expect(drawn(1, ['gargoyle'])).toBe(5)
    expect(drawn(1, [arrivesCard])).toBe(6)
    expect(drawn(0, [arrivesCard, arrivesCard])).toBe(6)
    const others = hunt({ deck: [arrivesCard], seats: { 1: { bag: fullBag, tavern: { mage: 1 } } } })
    others.play('0', 'finishResolution')
    others.play('0', 'endTurn')
    others.play('1', 'commit')
    others.play('1', 'commit')
    expect(total(seat(others, '1').tavern)).toBe(5)
  })

  it('MM-714 the third card brings no Corruption and no extra draw; the city is refilled all the same', () => {
    const at = hunt({ arrives: 2, deck: [arrivesCard, 'gargoyle'], seats: { 1: { bag: fullBag } } })
    at.play('0', 'finishResolution')
    expect(at.G.arrives).toBe(3)
    expect(['0', '1'].map((player) => owned(at.G, player, 'corruption'))).toEqual([0, 0])
    expect(some(seat(at, '1').tavern)).toEqual({})
    expect(inCity(at)).toEqual(['gargoyle'])
    expect(total(seat(at).tavern)).toBe(6)
  })
})

describe('drawing meeples', () => {
  it('MM-721 four come from the bag, and those of the Main Phase', () => {
    const at = laid({
      built: { 'castle-1': 'watchtower' },
      monsters: ['attic-poltergeist'],
      seats: { 0: { tavern: { cleric: 1, peasant: 1, knight: 2 }, bag: { peasant: 12 } } },
    })
    carryOut(at, { watchtower: ['cleric', 'peasant'], 'attic-poltergeist': ['knight', 'knight'] })
    expect(some(seat(at).tavern)).toEqual({ peasant: 4 + 2 + 1 })
    expect(total(seat(at).bag)).toBe(12 - 7)
  })

  it('MM-722 a short bag is emptied, filled from the Lodgings, and the draw goes on', () => {
    const at = laid({ seats: { 0: { tavern: { mage: 5 }, bag: { peasant: 2 } } } })
    at.play('0', 'commit')
    expect(some(seat(at).tavern)).toEqual({ peasant: 2, mage: 2 })
    expect(some(seat(at).bag)).toEqual({ mage: 3 })
    expect(some(seat(at).lodgings)).toEqual({})
  })

  it('MM-722 a bag that is just emptied is not refilled; with nothing left the draw ends', () => {
    const exact = laid({ seats: { 0: { tavern: { mage: 1 }, bag: { peasant: 4 } } } })
    exact.play('0', 'commit')
    expect(some(seat(exact).bag)).toEqual({})
    expect(some(seat(exact).lodgings)).toEqual({ mage: 1 })
    const poor = laid({ seats: { 0: { tavern: { mage: 1 }, bag: { peasant: 1 } } } })
    poor.play('0', 'commit')
    expect(some(seat(poor).tavern)).toEqual({ peasant: 1, mage: 1 })
  })

  it('MM-722 it holds for draws of the Development Phase too', () => {
    const at = laid({
      phase: 'development',
      seats: { 0: { tavern: { peasant: 2 }, bag: { knight: 1 }, lodgings: { mage: 2 } } },
      offer: ['armory'],
    })
    commit(at, { 'capitol-guild': ['peasant', 'peasant'] })
    at.play('0', 'construct', 'armory', 'castle-1')
    expect(some(seat(at).tavern)).toEqual({ knight: 1, mage: 1 })
    expect(some(seat(at).bag)).toEqual({ mage: 1 })
  })

  it('MM-723 meeples that were kept come after the draw, on top of its number', () => {
    const at = laid({
      built: { 'castle-1': 'guardhouse' },
      seats: { 0: { tavern: { warrior: 1 }, bag: { peasant: 1 }, lodgings: { mage: 2 } } },
      quests: ['veterans'],
    })
    commit(at, { guardhouse: ['warrior'] })
    resolve(at, 'guardhouse')
    at.play('0', 'discardQuests', ['veterans'])
    at.play('0', 'finishResolution')
    expect(some(seat(at).tavern)).toEqual({ peasant: 1, mage: 2, warrior: 1 })
    expect(some(seat(at).reserved)).toEqual({})
  })
})

describe('the end of the turn', () => {
  const evening = (tavern: object, more: object = {}) =>
    laid({
      phase: 'draw',
      seats: { 0: { tavern, bag: { knight: 6 }, done: ['night-watch', 'confessional', 'royal-messengers'], ...more } },
    })

  it('MM-731 each Draw Phase effect once in a turn, in any order', () => {
    const at = evening({ peasant: 2, corruption: 2, mage: 1 })
    expect(at.refused('0', 'useDrawAbility', 'royal-messengers').clause).toBe('MM-731')
    const idle = evening({ peasant: 2 }, { done: ['confessional'], hand: ['night-watch'] })
    expect(idle.refused('0', 'useDrawAbility', 'night-watch').clause).toBe('MM-804')
    at.play('0', 'useDrawAbility', 'confessional')
    expect(some(seat(at).tavern)).toEqual({ peasant: 2, corruption: 1, mage: 1, knight: 1 })
    expect(some(seat(at).lodgings)).toEqual({ corruption: 1 })
    at.play('0', 'useDrawAbility', 'royal-messengers')
    at.play('0', 'useDrawAbility', 'night-watch')
    // each could be used again, but for the number of times
    expect(some(seat(at).tavern)).toEqual({ peasant: 1, corruption: 1, mage: 1, knight: 3 })
    for (const quest of ['confessional', 'royal-messengers', 'night-watch']) {
      expect(at.refused('0', 'useDrawAbility', quest).clause).toBe('MM-731')
    }
  })

  it('MM-731 a swap needs a meeple of its class, and all of it is for the Draw Phase before the Tavern Quests', () => {
    const at = evening({ mage: 1, cleric: 1, knight: 2 }, { hand: ['royal-audience'] })
    expect(at.refused('0', 'useDrawAbility', 'night-watch').clause).toBe('MM-731')
    at.play('0', 'completeQuest', 'royal-audience')
    expect(at.refused('0', 'useDrawAbility', 'royal-messengers').clause).toBe('MM-731')
    const early = laid({ seats: { 0: { tavern: { peasant: 4 }, done: ['night-watch'], bag: fullBag } } })
    expect(early.refused('0', 'useDrawAbility', 'night-watch').clause).toBe('MM-731')
    early.play('0', 'commit')
    early.play('0', 'useDrawAbility', 'night-watch')
  })

  it('MM-741 Tavern Quests look at the Tavern as it is at that moment', () => {
    const at = evening({ corruption: 2, cleric: 1, mage: 1 }, { done: [], hand: ['dark-night', 'spirit-walk'] })
    const swapped = evening({ corruption: 2 }, { done: ['confessional'], hand: ['dark-night'] })
    swapped.play('0', 'useDrawAbility', 'confessional')
    expect(swapped.refused('0', 'completeQuest', 'dark-night').clause).toBe('MM-810')
    at.play('0', 'completeQuest', 'dark-night')
    at.play('0', 'purge', 1, 0)
    at.play('0', 'completeQuest', 'spirit-walk')
    // the cost has left the Tavern, the bonus has not come into it
    expect(some(seat(at).tavern)).toEqual({ corruption: 1, cleric: 1 })
    expect(some(seat(at).pending)).toEqual({ shaman: 1 })
    expect(seat(at).done).toEqual(['dark-night', 'spirit-walk'])
  })

  it('MM-741 they belong to the end of the Draw Phase', () => {
    const at = laid({ seats: { 0: { tavern: { knight: 2 }, hand: ['royal-audience'], bag: { knight: 4 } } } })
    expect(at.refused('0', 'completeQuest', 'royal-audience').clause).toBe('MM-803')
    at.play('0', 'commit')
    at.play('0', 'completeQuest', 'royal-audience')
    at.play('0', 'endTurn')
    expect(at.refused('0', 'completeQuest', 'royal-audience').clause).toBe('MM-201')
  })

  it('MM-751 the offer is filled up to four at the end of the turn, as long as the stack lasts', () => {
    const built = (...offer: string[]) => {
      const at = laid({ phase: 'development', offer, seats: { 0: { tavern: { peasant: 2 }, bag: fullBag } } })
      commit(at, { 'capitol-guild': ['peasant', 'peasant'] })
      at.play('0', 'construct', 'armory', 'villages-1')
      at.play('0', 'endDevelopment')
      at.play('0', 'commit')
      return at
    }
    const at = built('armory', 'almshouse', 'colosseum', 'guardhouse')
    const next = known(at.G.tileStack).at(-1)
    expect(at.G.offer).toEqual(['almshouse', 'colosseum', 'guardhouse'])
    at.play('0', 'endTurn')
    expect(at.G.offer).toEqual(['almshouse', 'colosseum', 'guardhouse', next])
    const short = built('armory', 'almshouse').with((G) => {
      G.tileStack = ['colosseum']
    })
    short.play('0', 'endTurn')
    expect(short.G.offer).toEqual(['almshouse', 'colosseum'])
  })

  it('MM-752 all of it happens in the final turns too', () => {
    const at = hunt({
      arrives: 3,
      final: 2,
      deck: ['gargoyle'],
      monsters: ['tree-beast'],
      offer: ['armory'],
      seats: { 0: { bag: { knight: 9 }, hand: ['royal-audience'], done: ['royal-messengers'] } },
    })
    at.play('0', 'finishResolution')
    expect(lairs(at)).toMatchObject({ villages: ['tree-beast', null, null], university: ['gargoyle', null, null] })
    expect(total(seat(at).tavern)).toBe(6)
    at.play('0', 'completeQuest', 'royal-audience')
    at.play('0', 'endTurn')
    expect(at.G.offer).toHaveLength(4)
    expect(at.G.outcome).toBeNull()
  })
})

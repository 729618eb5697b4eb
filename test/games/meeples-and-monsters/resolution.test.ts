import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { monsterOf } from '../../../games/meeples-and-monsters/state'
import { carryOut, commit, laid, pass, resolve, seat, send, some } from './layout'
import { combatAgainst, fullBag, goRound } from './observe'

const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind)

describe('resolution', () => {
  const busy = () =>
    laid({
      built: { 'villages-1': 'house-of-lords' },
      monsters: ['skeleton', 'rabid-beaver'],
      seats: { 0: { tavern: { peasant: 4, mage: 1, knight: 2 }, bag: fullBag } },
    })

  it('MM-601 everything assigned to is resolved once, in any order', () => {
    const at = busy()
    expect(at.refused('0', 'resolve', 'skeleton').clause).toBe('MM-601')
    commit(at, { arena: ['peasant', 'peasant'], skeleton: ['knight'], 'house-of-lords': ['mage'] })
    resolve(at, 'house-of-lords', 'arena')
    expect(at.refused('0', 'finishResolution').clause).toBe('MM-601')
    expect(at.refused('0', 'resolve', 'arena').clause).toBe('MM-601')
    expect(at.refused('0', 'resolve', 'rabid-beaver').clause).toBe('MM-601')
    resolve(at, 'skeleton')
    at.play('0', 'finishResolution')
    expect(at.G.phase).toBe('draw')
  })

  it('MM-602 a Location gives all of its effects from left to right', () => {
    const at = laid({
      built: { 'villages-1': 'rangers-lodge', 'villages-2': 'house-of-lords' },
      seats: { 0: { tavern: { warrior: 1, peasant: 1, mage: 1 } } },
    })
    commit(at, { 'rangers-lodge': ['warrior', 'peasant'], 'house-of-lords': ['mage'] })
    expect(kinds(at.play('0', 'resolve', 'rangers-lodge'))).toEqual(['resolved', 'returned', 'gained'])
    expect(kinds(at.play('0', 'resolve', 'house-of-lords'))).toEqual(['resolved', 'scored', 'gained'])
    expect(seat(at).vp).toBe(2)
    expect(some(seat(at).pending)).toEqual({ ranger: 1, peasant: 1 })
  })

  it('MM-602 only what "may" happen can be declined: a Quest must be discarded, Corruption may stay', () => {
    const at = laid({
      built: { 'villages-1': 'great-library', 'villages-2': 'healers-temple' },
      seats: { 0: { tavern: { mage: 1, warrior: 1, cleric: 1, corruption: 2 } } },
      quests: ['exorcism', 'veterans'],
    })
    commit(at, { 'great-library': ['mage'], 'healers-temple': ['warrior', 'cleric'] })
    resolve(at, 'great-library')
    expect(at.refused('0', 'resolve', 'healers-temple').clause).toBe('MM-203')
    expect(at.refused('0', 'discardQuests', []).clause).toBe('MM-812')
    at.play('0', 'discardQuests', ['veterans'])
    resolve(at, 'healers-temple')
    expect(at.refused('0', 'purge', 2, 1).clause).toBe('MM-208')
    at.play('0', 'purge', 0, 0)
    expect(seat(at).tavern.corruption).toBe(2)
  })

  it('MM-603 a Monster gives its points once, with one more for any number of Rangers', () => {
    const at = laid({
      monsters: ['skeleton', 'rabid-beaver', 'splinter-bandit'],
      seats: { 0: { tavern: { ranger: 3, knight: 2 }, bag: fullBag } },
    })
    commit(at, { skeleton: ['ranger', 'ranger'], 'rabid-beaver': ['ranger'], 'splinter-bandit': ['knight'] })
    expect(seat(at).vp).toBe(0)
    resolve(at, 'skeleton')
    expect(seat(at).vp).toBe(1 + 1)
    resolve(at, 'rabid-beaver')
    expect(seat(at).vp).toBe(2 + (2 + 1))
    resolve(at, 'splinter-bandit')
    at.play('0', 'finishResolution')
    expect(seat(at).vp).toBe(5 + 2)
  })

  it('MM-604 the Dark Council and the Rooms are resolved like the rest, each in its own way', () => {
    const at = laid({
      options: { fourTowers: true },
      final: 1,
      arrives: 3,
      open: { castle: 'rod-knight' },
      seats: { 0: { tavern: { knight: 6 }, levels: { knight: 3 }, bag: fullBag } },
    })
    commit(at, { combustor: ['knight', 'knight', 'knight', 'knight'], 'rod-knight': ['knight', 'knight'] })
    expect(at.refused('0', 'finishResolution').clause).toBe('MM-601')
    resolve(at, 'rod-knight', 'combustor')
    expect(seat(at)).toMatchObject({ vp: 5, rooms: ['rod-knight'] })
    at.play('0', 'finishResolution')
    expect(seat(at).trophies).toEqual([])
  })

  it('MM-605 a draw in the Main Phase is added to the draw of this turn, nothing comes at once', () => {
    const at = laid({
      built: { 'villages-1': 'watchtower', 'villages-2': 'candlelit-shrine' },
      seats: { 0: { tavern: { cleric: 1, peasant: 1, mage: 1 }, bag: fullBag } },
    })
    commit(at, { watchtower: ['cleric', 'peasant'], 'candlelit-shrine': ['mage'] })
    resolve(at, 'watchtower', 'candlelit-shrine')
    expect(some(seat(at).tavern)).toEqual({})
    at.play('0', 'finishResolution')
    expect(some(seat(at).tavern)).toEqual({ peasant: 4 + 2 + 1 })
    at.play('0', 'endTurn')
    pass(at)
    pass(at)
    expect(some(seat(at).tavern)).toEqual({ peasant: 4 })
  })

  it('MM-606 a Quest may be completed while resolving, not before its Monster is resolved and not after', () => {
    const ready = () => {
      const at = laid({
        monsters: ['skeleton'],
        seats: { 0: { tavern: { peasant: 3 }, hand: ['torches-and-pitchforks'], bag: fullBag } },
      })
      send(at, 'skeleton', 'peasant', 'peasant', 'peasant')
      return at
    }
    const at = ready()
    const refusal = () => at.refused('0', 'completeQuest', 'torches-and-pitchforks', 'skeleton').clause
    expect(refusal()).toBe('MM-803')
    at.play('0', 'commit')
    expect(refusal()).toBe('MM-803')
    resolve(at, 'skeleton')
    const late = at.with(() => {})
    at.play('0', 'completeQuest', 'torches-and-pitchforks', 'skeleton')
    expect(seat(at).done).toEqual(['torches-and-pitchforks'])
    late.play('0', 'finishResolution')
    expect(late.refused('0', 'completeQuest', 'torches-and-pitchforks', 'skeleton').clause).toBe('MM-803')
  })
})

describe('clean up', () => {
  it('MM-620 all that was assigned or added goes to the Lodgings, but for what was returned, stays or holds', () => {
    const at = laid({
      options: { fourTowers: true },
      built: { 'villages-1': 'guardhouse', 'cathedral-1': 'colosseum' },
      open: { university: 'taint-mage' },
      monsters: ['skeleton', 'tree-beast', 'rabid-beaver'],
      seats: {
        0: {
          levels: { warrior: 3 },
          tavern: { peasant: 2, warrior: 4, mage: 1, knight: 1, corruption: 1 },
          bag: fullBag,
        },
      },
    })
    send(at, 'arena', 'peasant', 'peasant')
    send(at, 'guardhouse', 'warrior', 'warrior')
    send(at, 'colosseum', 'knight')
    send(at, 'taint-mage', 'mage', 'corruption')
    send(at, 'rabid-beaver', 'warrior', 'warrior')
    at.play('0', 'levy', 'rabid-beaver', 'supply')
    at.play('0', 'commit')
    expect(some(seat(at).lodgings)).toEqual({})
    resolve(at, 'arena', 'guardhouse')
    at.play('0', 'discardQuests', [...known(seat(at).hand)])
    resolve(at, 'colosseum', 'taint-mage', 'rabid-beaver')
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({
      peasant: 2 - 1 + 1 + 1 + 1, // the Arena returns one; two places were overrun; one Levy
      warrior: 1 + 2 + 1, // the second of the Guardhouse, two fighters, the one gained at the Arena
      mage: 1,
      corruption: 1,
    })
    expect(at.G.hill).toEqual({ player: '0', unit: 'knight' })
    expect(some(seat(at).tavern)).toEqual({ peasant: 4, warrior: 1 })
  })

  it('MM-621 what was gained reaches the Lodgings now, Quest bonuses and older gains too', () => {
    const at = laid({
      monsters: ['skeleton'],
      seats: { 0: { tavern: { peasant: 4 }, hand: ['torches-and-pitchforks'], pending: { knight: 1 }, bag: fullBag } },
    })
    commit(at, { skeleton: ['peasant', 'peasant', 'peasant'], 'academy-of-mages': ['peasant'] })
    resolve(at, 'academy-of-mages', 'skeleton')
    at.play('0', 'completeQuest', 'torches-and-pitchforks', 'skeleton')
    expect(some(seat(at).pending)).toEqual({ mage: 2, knight: 1 })
    at.play('0', 'finishResolution')
    expect(some(seat(at).pending)).toEqual({})
    expect(some(seat(at).lodgings)).toEqual({ peasant: 3, mage: 2, knight: 1 })
  })

  it('MM-622 MM-626 defeated Monsters leave the city in Clean Up and lie open before the player', () => {
    const at = laid({
      monsters: ['skeleton', 'goblin-whittler'],
      seats: { 0: { tavern: { knight: 1 }, bag: fullBag } },
    })
    commit(at, { skeleton: ['knight'] })
    resolve(at, 'skeleton')
    expect(seat(at).trophies).toEqual([])
    expect(at.G.city.villages.monsters[0]).toBe('skeleton')
    at.play('0', 'finishResolution')
    for (const viewer of ['1', null]) {
      expect(at.definition.view(at.G, viewer).players['0']!.trophies).toEqual(['skeleton'])
    }
    expect(at.G.city.villages.monsters).not.toContain('skeleton')
    expect(at.G.city.villages.monsters).toContain('goblin-whittler')
  })

  it('MM-626 trophies count for tokens, those of the same turn not yet', () => {
    const at = laid({
      final: 1,
      arrives: 3,
      monsters: ['rabid-beaver'],
      tokens: { 'lady-cinder': 'council-trophies', 'saw-ron': 'council-trophies' },
      seats: {
        0: {
          levels: { knight: 3 },
          trophies: ['skeleton', 'splinter-bandit'],
          tavern: { knight: 5 },
          bag: { knight: 6 },
        },
      },
    })
    carryOut(at, { 'rabid-beaver': ['knight'], 'lady-cinder': Array(4).fill('knight') })
    expect(seat(at).vp).toBe(2 + 8)
    goRound(at)
    carryOut(at, { 'saw-ron': Array(6).fill('knight') })
    expect(seat(at).vp).toBe(10 + 12 + 2)
  })

  it('MM-623 the boost of a Monster counts from the next turn on', () => {
    const at = laid({
      monsters: ['ghoul', 'kindling-dragon'],
      seats: { 0: { tavern: { knight: 2, warrior: 1 }, bag: { warrior: 4 } } },
    })
    send(at, 'ghoul', 'knight', 'knight')
    expect(combatAgainst(at, 'kindling-dragon', 'warrior')).toBe(1)
    at.play('0', 'commit')
    resolve(at, 'ghoul')
    at.play('0', 'finishResolution')
    goRound(at)
    expect(combatAgainst(at, 'kindling-dragon', 'warrior')).toBe(2)
  })

  it('MM-624 MM-625 other effects come one by one in the order wished, straight to the Lodgings, before new Monsters', () => {
    const at = laid({
      monsters: ['kobold-kindler', 'bookworm', 'splinter-bandit', 'skeleton'],
      seats: { 0: { tavern: { knight: 6 }, bag: fullBag } },
    })
    expect(at.refused('0', 'resolveTrophy', 'bookworm').because).toContain('Clean Up')
    carryOut(at, {
      'kobold-kindler': ['knight', 'knight'],
      bookworm: ['knight'],
      'splinter-bandit': ['knight'],
      skeleton: ['knight'],
    })
    expect(some(seat(at).lodgings)).toEqual({ knight: 5 })
    expect(at.refused('0', 'resolveTrophy', 'skeleton').clause).toBe('MM-624')
    expect(at.refused('0', 'endTurn').clause).toBe('MM-731')
    at.play('0', 'resolveTrophy', 'splinter-bandit')
    expect(some(seat(at).lodgings)).toEqual({ knight: 5, peasant: 1 })
    expect(at.refused('0', 'resolveTrophy', 'splinter-bandit').clause).toBe('MM-624')
    at.play('0', 'resolveTrophy', 'bookworm')
    expect(seat(at).hand).toHaveLength(2)
    expect(Object.values(at.G.city).flatMap(({ monsters }) => monsters.filter(Boolean))).toEqual([])
    at.play('0', 'discardQuests', known(seat(at).hand).slice(0, 1))
    expect(some(seat(at).lodgings)).toEqual({ knight: 6, peasant: 1, mage: 1 })
    expect(Object.values(at.G.city).flatMap(({ monsters }) => monsters.filter(Boolean))).toHaveLength(4)
  })

  it('MM-627 whatever is left in the Tavern goes to the Lodgings, after the effects of the Monsters', () => {
    const at = laid({
      monsters: ['cult-acolyte'],
      seats: { 0: { tavern: { knight: 3, peasant: 1, corruption: 2 }, bag: fullBag } },
    })
    carryOut(at, { 'cult-acolyte': ['knight', 'knight'] })
    expect(some(seat(at).tavern)).toEqual({ knight: 1, peasant: 1, corruption: 2 })
    at.play('0', 'purge', 1, 0)
    expect(some(seat(at).lodgings)).toEqual({ knight: 3, peasant: 1, corruption: 1 })
    expect(some(seat(at).tavern)).toEqual({ peasant: 4 })
    expect(monsterOf('cult-acolyte').vp).toBe(seat(at).vp)
  })
})

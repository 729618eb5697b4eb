import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { quarters } from '../../../games/meeples-and-monsters/data/locations'
import type { G } from '../../../games/meeples-and-monsters/state'
import { redactedFor } from '../../../server/match/views'
import { assertSecrets } from '../../conformance/harness'
import { seeded } from '../../conformance/seeded'
import { type City, commit, laid, pass, resolve, seat } from './layout'
import { fullBag } from './observe'
import { meeplesPlug } from './plug'

/** Two Quests were just drawn and one of three has to go; Towers, decks and hands lie there too. */
const reading = () => {
  const at = laid({
    players: 3,
    options: { fourTowers: true },
    built: { 'castle-1': 'great-library' },
    quests: ['exorcism', 'veterans'],
    seats: {
      0: { tavern: { mage: 1 }, hand: ['ghost-story'], done: ['holy-order'], bag: { peasant: 2, knight: 3 } },
      1: { hand: ['conclave', 'dark-night'], bag: fullBag },
      2: { hand: ['grand-masters'] },
    },
  })
  commit(at, { 'great-library': ['mage'] })
  resolve(at, 'great-library')
  return at
}

const seen = (at: City, viewer: string | null): G => at.definition.view(at.G, viewer)

describe('secrets', () => {
  it('MM-801 a hand, and when its Quests were drawn, is known to its owner alone, also while a discard is due', () => {
    const at = reading()
    const own = seen(at, '0').players
    expect(own['0']).toMatchObject({ hand: ['ghost-story', 'exorcism', 'veterans'], done: ['holy-order'] })
    expect(Object.keys(own['0']!.since).sort()).toEqual(['exorcism', 'veterans'])
    expect([own['1']!.hand, own['2']!.hand]).toEqual([2, 1])
    for (const viewer of ['1', '2', null]) {
      const { hand, since, done } = seen(at, viewer).players['0']!
      expect({ hand, since, done }).toEqual({ hand: 3, since: {}, done: ['holy-order'] })
    }
  })

  it('MM-115 MM-110 MM-113 MM-1001 of decks, stacks, discards and Towers everybody sees the number only', () => {
    const at = reading()
    at.play('0', 'discardQuests', ['ghost-story'])
    const { G } = at
    const hidden = [
      G.monsterDeck,
      G.questDeck,
      G.questDiscard,
      G.tileStack,
      ...quarters.map((one) => G.city[one].below),
    ]
    const ids = new Set(hidden.flatMap((zone) => known(zone)))
    expect(known(G.questDiscard)).toEqual(['ghost-story'])
    for (const viewer of ['0', '1', null]) {
      const view = seen(at, viewer)
      expect(view).toMatchObject({
        monsterDeck: known(G.monsterDeck).length,
        questDeck: known(G.questDeck).length,
        questDiscard: 1,
        tileStack: known(G.tileStack).length,
      })
      const wire = JSON.stringify(view)
      expect([...ids].filter((id) => wire.includes(`"${id}"`))).toEqual([])
      for (const quarter of quarters) expect(view.city[quarter]).toMatchObject({ room: G.city[quarter].room, below: 4 })
    }
  })

  it('MM-801 nothing that a seat must not know changes what it sees, before, during and after a choice', () => {
    const random = seeded(7)
    const at = reading()
    assertSecrets(meeplesPlug, at.G, random)
    at.play('0', 'discardQuests', ['veterans'])
    assertSecrets(meeplesPlug, at.G, random)
    at.play('0', 'finishResolution')
    at.play('0', 'endTurn')
    assertSecrets(meeplesPlug, at.G, random)
  })

  it('MM-812 which Quest is discarded stays between the owner and the pile: the log tells the number', () => {
    const at = reading()
    const said = at.play('0', 'discardQuests', ['veterans'])
    expect(said).toEqual([{ kind: 'discardedQuests', player: '0', n: 1 }])
    const log = at.state.deltalog!
    const argsFor = (viewer: string | null) => redactedFor(viewer, log).map(({ action }) => action.payload.args)
    expect(argsFor('0')).toEqual([[['veterans']]])
    for (const viewer of ['1', null]) expect(argsFor(viewer)).toEqual([null])
    expect(JSON.stringify(redactedFor('1', log))).not.toContain('veterans')
  })

  it('MM-803 a completed Quest is named to all, a drawn one only counted', () => {
    const at = laid({
      monsters: ['skeleton'],
      quests: ['exorcism', 'veterans'],
      seats: { 0: { tavern: { mage: 2 }, hand: ['ghost-story'], bag: fullBag } },
    })
    commit(at, { skeleton: ['mage', 'mage'] })
    resolve(at, 'skeleton')
    const said = at.play('0', 'completeQuest', 'ghost-story', 'skeleton')
    expect(said).toEqual([
      { kind: 'completed', player: '0', quest: 'ghost-story' },
      { kind: 'drewQuests', player: '0', n: 2 },
    ])
    expect(JSON.stringify(redactedFor('1', at.state.deltalog!))).not.toMatch(/exorcism|veterans/)
  })

  it('MM-721 MM-811 what was drawn or turned over cannot be taken back', () => {
    const at = reading()
    expect(at.undo('0')).toBeDefined()
    at.play('0', 'discardQuests', ['veterans'])
    expect(at.undo('0')).toBeDefined()
    at.play('0', 'finishResolution')
    expect(at.undo('0')).toBeDefined()
    const planning = laid({ seats: { 0: { tavern: { peasant: 1 } } } })
    planning.play('0', 'assign', 'academy-of-mages', 'peasant')
    expect(planning.undo('0')).toBeUndefined()
  })

  it('MM-208 Corruption removed by a Location can be taken back, after a Monster it cannot', () => {
    const temple = laid({
      built: { 'castle-1': 'healers-temple' },
      seats: { 0: { tavern: { warrior: 1, cleric: 1 }, lodgings: { corruption: 2 } } },
    })
    commit(temple, { 'healers-temple': ['warrior', 'cleric'] })
    resolve(temple, 'healers-temple')
    temple.play('0', 'purge', 0, 2)
    expect(temple.undo('0')).toBeUndefined()
    expect(seat(temple).lodgings.corruption).toBe(2)
    expect(temple.undo('0')).toBeUndefined()
    expect(temple.G.pending).toEqual([])
    const trophy = laid({
      monsters: ['cult-acolyte'],
      seats: { 0: { tavern: { warrior: 4 }, lodgings: { corruption: 1 }, bag: fullBag } },
    })
    commit(trophy, { 'cult-acolyte': ['warrior', 'warrior', 'warrior', 'warrior'] })
    resolve(trophy, 'cult-acolyte')
    trophy.play('0', 'finishResolution')
    trophy.play('0', 'purge', 0, 1)
    expect(trophy.undo('0')).toBeDefined()
  })

  it('MM-721 a bag is a number of each class, for everybody, without an order', () => {
    const at = reading()
    for (const viewer of ['0', '1', null]) expect(seen(at, viewer).players['0']!.bag).toEqual(seat(at).bag)
    expect(seat(at).bag).toMatchObject({ peasant: 2, knight: 3 })
  })

  it('MM-910 when the game is over all hands lie open', () => {
    const at = laid({ phase: 'draw', arrives: 3, final: 2, seats: { 0: { hand: ['veterans'] } } })
    expect(seen(at, '1').players['0']!.hand).toBe(1)
    at.play('0', 'endTurn')
    pass(at)
    for (const viewer of ['1', null]) expect(seen(at, viewer).players['0']!.hand).toEqual(['veterans'])
  })
})

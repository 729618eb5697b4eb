import { describe, expect, it } from 'vitest'
import { purgeName, slotName } from '../../client/boards/meeples-and-monsters/names'
import {
  aboutOf,
  fitting,
  type MeeplesTable,
  nothing,
  nowhere,
  offered,
  type Plan,
  unasked,
} from '../../client/boards/meeples-and-monsters/plan'
import { help, say } from '../../client/boards/meeples-and-monsters/say'
import { chooseAnything } from '../../games/kit/bot'
import { awaited } from '../../games/kit/legality'
import { meepleClasses } from '../../games/meeples-and-monsters/data/classes'
import { slots, tiles } from '../../games/meeples-and-monsters/data/locations'
import { meeplesAndMonsters } from '../../games/meeples-and-monsters/game'
import { openPlaces } from '../../games/meeples-and-monsters/pieces/plan'
import type { G } from '../../games/meeples-and-monsters/state'
import { seeded } from '../conformance/seeded'
import { type City, commit, laid, resolve } from '../games/meeples-and-monsters/layout'
import { fullBag } from '../games/meeples-and-monsters/observe'
import { position } from '../kit/position'
import { seatedAt } from './seated'

const tableAt = (G: G, seat = '0'): MeeplesTable => seatedAt(meeplesAndMonsters, G, seat)

const idle: Plan = {
  ...nothing,
  ...unasked,
  begin: () => {},
  putDown: null,
  decline: () => {},
  leave: () => {},
}

const headline = (at: City, plan: Partial<Plan> = {}): string => {
  const table = tableAt(at.G)
  const all = { ...idle, ...plan }
  return say(table, { ...all, ...fitting(table, all) })
}

describe('headlines fit the moment', () => {
  it('MM-308 nobody is asked where to build what is built', () => {
    const at = laid({ phase: 'development', seats: { 0: { tavern: { peasant: 1 } } } })
    const [tile] = at.G.offer as [string]
    commit(at, { 'capitol-yard': ['peasant'] })
    expect(headline(at)).toBe('Your turn: choose what to build')
    expect(headline(at, { tile })).toMatch(/^Build .+: where\?$/)
    at.play('0', 'construct', tile, 'villages-2')
    expect(headline(at, { tile })).toBe('Your turn: on to the Main Phase')
    at.play('0', 'endDevelopment')
    expect(headline(at, { tile })).toBe('Your turn: assign your meeples')
  })

  it('MM-601 once everything is resolved the turn goes on', () => {
    const at = laid({ monsters: ['skeleton'], seats: { 0: { tavern: { knight: 2 }, bag: fullBag } } })
    commit(at, { skeleton: ['knight'] })
    expect(headline(at)).toBe('Your turn: resolve your plan')
    resolve(at, 'skeleton')
    expect(headline(at)).toBe('Your turn: clean up and draw')
    at.play('0', 'finishResolution')
    expect(headline(at)).toBe('Your turn: end it')
  })

  it('MM-812 the headline counts the Quests that are still to be discarded', () => {
    const hand = ['veterans', 'beast-lore', 'shield-wall']
    const at = laid({ seats: { 0: { hand } } })
    at.G.pending = [{ player: '0', kind: 'discardQuests', n: 2 }]
    expect(headline(at)).toBe('Discard 2 Quests from your hand')
    expect(headline(at, { quests: hand.slice(0, 1) })).toBe('Discard 2 Quests: 1 more')
    expect(headline(at, { quests: hand.slice(0, 2) })).toBe('Discard them?')
  })

  it('what was begun for one decision does not survive into another', () => {
    const at = laid({ seats: { 0: { tavern: { peasant: 1 } } } })
    const table = tableAt(at.G)
    const stale = { ...nothing, quests: ['veterans'], called: ['peasant' as const], leaving: true }
    expect(fitting(table, stale)).toEqual(nothing)
    const others = tableAt(at.G, '1')
    expect(fitting(others, { ...nothing, picked: { cls: 'peasant' }, passing: true })).toEqual(nothing)
  })
})

describe('what can be picked up can be put somewhere', () => {
  it('MM-206 Corruption only where a Room asks for it', () => {
    const tavern = { corruption: 1, cleric: 1 }
    const plain = tableAt(laid({ seats: { 0: { tavern } } }).G)
    expect(nowhere(plain, 'corruption')?.clause).toBe('MM-206')
    expect(nowhere(plain, 'cleric')).toBeNull()
    expect(fitting(plain, { ...nothing, picked: { cls: 'corruption' } }).picked).toBeNull()
    const options = { fourTowers: true }
    const towers = tableAt(laid({ options, open: { villages: 'tithe-cleric' }, seats: { 0: { tavern } } }).G)
    expect(nowhere(towers, 'corruption')).toBeNull()
  })

  it('MM-309 no Peasant for the Capitol when nothing can be built', () => {
    const built = Object.fromEntries(slots.map(({ id }, i) => [id, tiles[i]!.id]))
    const at = laid({ phase: 'development', built, seats: { 0: { tavern: { peasant: 1, mage: 1 } } } })
    expect(nowhere(tableAt(at.G), 'peasant')).toMatchObject({ clause: 'MM-312' })
    expect(nowhere(tableAt(at.G), 'mage')).toBeNull()
  })

  it('in every position of random matches', () => {
    let asked = 0
    for (const seed of [1, 2]) {
      const random = seeded(seed)
      const at = position(meeplesAndMonsters, { players: 2, options: { fourTowers: true }, seed: `prompts ${seed}` })
      for (let i = 0; i < 120 && !at.G.outcome; i++) {
        const [player] = Object.keys(awaited(at.G)) as [string]
        const table = tableAt(at.G, player)
        expect(say(table, idle)).not.toBe('')
        help(table, idle)
        if (at.G.step === 'plan' && at.G.pending.length === 0 && at.G.phase !== 'draw') {
          asked += 1
          for (const cls of meepleClasses.filter((one) => at.G.players[player]!.tavern[one] > 0)) {
            const takes = openPlaces(at.G, player).some((place) => table.ask('assign', place, cls) === null)
            expect(nowhere(table, cls) === null).toBe(takes)
            if (!takes) expect(nowhere(table, cls)?.clause).toMatch(/^MM-/)
          }
        }
        const { move, args } = chooseAnything(meeplesAndMonsters, table.view, player, random)!
        at.ask({ kind: 'move', player, move, args })
      }
    }
    expect(asked).toBeGreaterThan(50)
  })
})

describe('MM-803 a Quest is offered as soon as its condition is met', () => {
  const fought = () => {
    const at = laid({
      monsters: ['skeleton', 'splinter-bandit'],
      seats: { 0: { tavern: { warrior: 2, knight: 1 }, hand: ['shield-wall', 'veterans'], bag: fullBag } },
    })
    commit(at, { skeleton: ['warrior', 'warrior'], 'splinter-bandit': ['knight'] })
    return at
  }

  it('at once, while the rest of the plan still waits', () => {
    const at = fought()
    expect(headline(at)).toBe('Your turn: resolve your plan')
    resolve(at, 'skeleton')
    expect(offered(tableAt(at.G), unasked)).toEqual([['shield-wall', 'skeleton']])
    expect(headline(at)).toBe('Complete Shield Wall?')
    expect(headline(at, { declined: ['shield-wall'] })).toBe('Your turn: resolve your plan')
  })

  it('and once more before it is too late', () => {
    const at = fought()
    resolve(at, 'skeleton', 'splinter-bandit')
    const declined = ['shield-wall']
    expect(headline(at, { declined, leaving: true })).toBe('Go on without Shield Wall?')
    expect(headline(at, { declined, reminded: true })).toBe('Your turn: clean up and draw')
    at.play('0', 'completeQuest', 'shield-wall', 'skeleton')
    expect(headline(at, { leaving: true })).toBe('Your turn: clean up and draw')
  })
})

describe('no two choices are called the same', () => {
  it('the slots of a quarter', () => {
    expect(new Set(slots.map(({ id }) => slotName(id))).size).toBe(slots.length)
  })

  it('where Corruption comes from', () => {
    const names = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => purgeName(a, b)))
    expect(new Set(names).size).toBe(9)
  })
})

describe('what a question is about comes into view', () => {
  const about = (at: City, plan: Partial<Plan> = {}) => {
    const table = tableAt(at.G)
    return aboutOf(table, { ...idle, ...fitting(table, { ...idle, ...plan }) })
  }

  it('MM-308 the tiles, then the city', () => {
    const at = laid({ phase: 'development', seats: { 0: { tavern: { peasant: 1 } } } })
    expect(about(at)).toBeNull()
    expect(about(at, { picked: { cls: 'peasant' } })).toBe('board')
    commit(at, { 'capitol-yard': ['peasant'] })
    expect(about(at)).toBe('offer')
    const [tile] = at.G.offer as [string]
    expect(about(at, { tile })).toBe('board')
    at.play('0', 'construct', tile, 'villages-2')
    expect(about(at, { tile })).toBeNull()
  })

  it('MM-703 MM-812 MM-631 the quarters, the Quests, the Lodgings', () => {
    const at = laid({ seats: { 0: { hand: ['veterans'], lodgings: { mage: 1 } } } })
    const owing = (owed: object) => about(at.with((G) => G.pending.push({ player: '0', ...owed } as G['pending'][0])))
    expect(owing({ kind: 'placeMonster', monster: 'lich' })).toBe('board')
    expect(owing({ kind: 'discardQuests', n: 1 })).toBe('quests')
    expect(owing({ kind: 'recall', n: 1 })).toBe('mine')
    expect(owing({ kind: 'purge', n: 1 })).toBeNull()
  })
})

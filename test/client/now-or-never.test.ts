import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aboutOf } from '../../client/boards/now-or-never/about'
import { newBest } from '../../client/boards/now-or-never/best'
import {
  attempt,
  type Begun,
  goingOn,
  habits,
  type NeverTable,
  nothing,
  type Plan,
} from '../../client/boards/now-or-never/plan'
import { help, say } from '../../client/boards/now-or-never/say'
import { planOf } from '../../client/kit/plan'
import { recalled, remember } from '../../client/kit/remembered'
import { isAsked } from '../../games/kit/options'
import { nowOrNever } from '../../games/now-or-never/game'
import { meta } from '../../games/now-or-never/meta'
import { laid, type Seat } from '../games/now-or-never/layout'
import { allPass, produce } from '../games/now-or-never/play'
import { seatedAt } from './seated'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

/** The end of a solo match. */
function ended(own: Seat, soloHighScore: number | null = null) {
  const at = laid({ players: 1, season: 6, seats: { 0: own }, options: { soloHighScore } })
  allPass(at)
  produce(at)
  return at.G
}

const strong: Seat = {
  played: [
    'restored-shrine',
    'crowded-streets',
    'four-trades',
    'relic-keeper',
    'living-legend',
    'master-armorer',
    'meteor-heart',
    'pact-of-spirits',
    'snail-king',
    'voice-beneath',
    'ublo-engine',
  ],
}

describe('the solo score to beat', () => {
  test('NON-212 is never asked for', () => {
    expect(isAsked(meta.options.soloHighScore, {}, 1)).toBe(false)
    expect(isAsked(meta.options.map, {}, 1)).toBe(true)
  })

  test('NON-212 what this device remembers comes along with the next solo match, and with no other', () => {
    expect(recalled(meta, { map: 'above' }, 1)).toEqual({ map: 'above' })
    remember('now-or-never', 'soloHighScore', 123)
    expect(recalled(meta, { map: 'above' }, 1)).toEqual({ map: 'above', soloHighScore: 123 })
    expect(recalled(meta, { map: 'above' }, 2)).toEqual({ map: 'above' })
  })

  test('NON-212 nonsense in the memory is left out', () => {
    remember('now-or-never', 'soloHighScore', 'many')
    expect(recalled(meta, {}, 1)).toEqual({})
  })

  test('NON-212 only a win is remembered, and only the best one', () => {
    const won = ended(strong)
    const score = won.outcome!.scores['0']!
    expect(score).toBeGreaterThanOrEqual(100)
    expect(newBest(won, undefined)).toBe(score)
    expect(newBest(won, score + 9)).toBe(score + 9)
    expect(newBest(ended({}), undefined)).toBeNull()
    expect(newBest(ended(strong, score), score)).toBeNull()
    expect(newBest(laid({ players: 1 }).G, undefined)).toBeNull()
  })
})

/** The table as the first seat sees it; what is played is written down. */
const tableOf = ({ G }: ReturnType<typeof laid>, played: unknown[][] = []): NeverTable =>
  seatedAt(nowOrNever, G, '0', played)

const empty: Plan = { ...nothing, begin: () => {}, add: () => {}, putDown: null }

describe('what is in hand', () => {
  const tile: Begun = { ...nothing, tile: 0, villager: 'v-1' }

  test('NON-161 a tile stays in hand while goods are sold for it, and is laid down with the next question', () => {
    const at = laid({ seats: { 0: { coins: 9, stock: { shell: 2 }, specialists: ['s-mason'] } } })
    at.play('0', 'paySpecialist', 's-mason')
    const was = at.G
    at.play('0', 'sell', 'm-s', 1)
    expect(habits.keep(tableOf(at), tile, was)).toEqual(tile)
    at.play('0', 'skipBuild')
    expect(habits.keep(tableOf(at), tile, was)).toMatchObject({ villager: 'v-1', asking: null })
    expect(habits.keep(tableOf(at), tile, was).tile).toBeUndefined()
  })

  test('NON-162 a villager or token that is gone is no longer in hand', () => {
    expect(habits.fit(tableOf(laid()), tile)).toMatchObject({ tile: 0, villager: null })
  })

  test('NON-161 NON-112 whoever picks something else up is not asked any more', () => {
    const begun: Begun = { ...nothing, asking: { call: ['sellBest'], ask: 'Sell all for 2 coins?', because: '' } }
    const taken: Begun[] = []
    goingOn(planOf(nothing, begun, (next) => void taken.push(next))).add({ cards: ['q1'] })
    expect(taken).toEqual([{ ...nothing, cards: ['q1'] }])
  })

  test('NON-161 whether to sell all is no longer asked when some of it was sold', () => {
    const at = laid({ seats: { 0: { stock: { shell: 3 } } } })
    const begun: Partial<Begun>[] = []
    attempt({ table: tableOf(at), plan: { ...empty, begin: (next = {}) => void begun.push(next) } }, 'sellBest')
    const asking = { ...nothing, ...begun[0] }
    expect(habits.fit(tableOf(at), asking).asking?.ask).toBe('Sell all for 5 coins?')
    at.play('0', 'sell', 'm-s', 1)
    expect(habits.fit(tableOf(at), asking).asking).toBeNull()
  })
})

describe('what is asked', () => {
  const gear = (coins: number) => {
    const at = laid({ seats: { 0: { coins, specialists: ['s-outfitter'] } } })
    at.play('0', 'paySpecialist', 's-outfitter')
    return tableOf(at)
  }

  test('NON-051 the headline fits: gear that cannot be paid for is not offered for sale', () => {
    expect(say(gear(20), empty)).toBe('Buy a piece of gear')
    expect(say(gear(1), empty)).toBe('Gear: nothing you can pay for')
    expect(help(gear(1), empty)).toContain('bring coins at any time')
  })

  test('NON-042 a specialist in hand asks for a slot while one is free, then for who makes room', () => {
    const plan = { ...empty, specialist: 's-carpenter' }
    expect(say(tableOf(laid()), plan)).toBe('The Carpenter: into which slot?')
    const full = laid({ seats: { 0: { specialists: ['s-mason', 's-herbalist', 's-drillmaster', 's-librarian'] } } })
    expect(say(tableOf(full), plan)).toBe('Who makes room for the Carpenter?')
  })

  test('NON-161 NON-138 what is seldom meant is asked before it is played, all else is played', () => {
    const played: unknown[][] = []
    const begun: unknown[] = []
    const table = tableOf(laid({ seats: { 0: { stock: { shell: 2 } } } }), played)
    const props = { table, plan: { ...empty, begin: (next: unknown) => void begun.push(next) } }
    attempt(props, 'sellBest')
    expect(played).toEqual([])
    expect(begun).toMatchObject([{ asking: { call: ['sellBest'], ask: 'Sell all for 2 coins?' } }])
    expect(say(table, { ...empty, ...(begun[0] as Partial<Plan>) })).toBe('Sell all for 2 coins?')
    attempt(props, 'sell', 'm-s', 1)
    expect(played).toEqual([['sell', 'm-s', 1]])
  })

  test('on a phone a question leads to where its answer lies', () => {
    const at = laid({ seats: { 0: { specialists: ['s-mason', 's-outfitter'] } } })
    expect(aboutOf({ table: tableOf(at), plan: empty })).toBeNull()
    at.play('0', 'startHeroAction', 0)
    expect(aboutOf({ table: tableOf(at), plan: empty })).toBe('board')
    expect(aboutOf({ table: gear(20), plan: empty })).toBe('season')
    const building = laid()
    building.play('0', 'paySpecialist', 's-mason')
    expect(aboutOf({ table: tableOf(building), plan: empty })).toBe('plans')
    expect(aboutOf({ table: tableOf(building), plan: { ...empty, tile: 0 } })).toBe('town')
  })
})

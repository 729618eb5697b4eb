import { describe, expect, it } from 'vitest'
import { adventurers } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingCards, buildingOf, buildings, copies } from '../../../games/villages-of-valeria/data/buildings'
import { castles } from '../../../games/villages-of-valeria/data/castles'
import { ranks, resources, tables, types } from '../../../games/villages-of-valeria/data/constants'
import { events } from '../../../games/villages-of-valeria/data/events'
import { monuments } from '../../../games/villages-of-valeria/data/monuments'
import {
  describeCost,
  describeEvent,
  describeNeeds,
  describePower,
  explainPower,
} from '../../../games/villages-of-valeria/words/describe'

const countBy = <T>(list: readonly T[], key: (item: T) => string | number) => {
  const counts: Record<string, number> = {}
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
const units = (cost: Readonly<Partial<Record<string, number>>>) =>
  Object.values(cost).reduce<number>((a, b) => a + b!, 0)

describe('the box', () => {
  it('holds 84 Buildings: 42 designs, each twice, two cards of their own', () => {
    expect([buildings.length, copies, buildingCards.length, new Set(buildingCards).size]).toEqual([42, 2, 84, 84])
    expect(buildingOf('farm#1')).toBe(buildingOf('farm#2'))
  })

  it('holds the four types and the four Resources in even parts', () => {
    expect(countBy(buildings, ({ type }) => type)).toEqual({ worker: 11, soldier: 11, shadow: 10, holy: 10 })
    expect(countBy(buildings, ({ shows }) => shows)).toEqual({ food: 11, wood: 11, stone: 10, magic: 10 })
  })

  it('has no Building above 3 points or 5 resources', () => {
    expect(countBy(buildings, ({ vp }) => vp)).toEqual({ 1: 27, 2: 9, 3: 6 })
    for (const { cost } of buildings) expect([1, 2, 3, 4, 5]).toContain(units(cost))
  })

  it('holds the Farm and the Hideout as they are known', () => {
    expect(buildingOf('farm#1')).toMatchObject({
      cost: { wood: 2, stone: 1, magic: 1 },
      power: { when: 'always', does: 'buildResource', kinds: ['food'] },
      shows: 'food',
      source: 'public+ours',
    })
    expect(buildingOf('hideout#1')).toMatchObject({ cost: { wood: 1 }, vp: 1, shows: 'food', source: 'public+ours' })
  })

  it('holds 16 Adventurers who ask for two to four Buildings', () => {
    expect(adventurers.length).toBe(16)
    expect(countBy(adventurers, ({ needs }) => units(needs))).toEqual({ 2: 6, 3: 9, 4: 1 })
    const icons = Object.fromEntries(
      types.map((type) => [type, adventurers.reduce((n, { needs }) => n + (needs[type] ?? 0), 0)]),
    )
    expect(icons).toEqual({ worker: 10, soldier: 11, shadow: 11, holy: 11 })
  })

  it('holds 12 Monuments, three of each type, dearer than any Building', () => {
    expect(countBy(monuments, ({ type }) => type)).toEqual({ worker: 3, soldier: 3, shadow: 3, holy: 3 })
    for (const type of types) {
      const costs = monuments.filter((one) => one.type === type).map(({ cost }) => units(cost))
      expect(costs).toEqual([5, 6, 7])
    }
    for (const { vp } of monuments) expect(vp).toBeGreaterThan(3)
  })

  it('holds 8 Events and 5 Castles', () => {
    expect([events.length, castles.length]).toEqual([8, 5])
  })

  it('gives every card an id and a name of its own, and a source', () => {
    const rows = [...buildings, ...adventurers, ...monuments, ...events, ...castles]
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    for (const { source } of rows) expect(['ours', 'public+ours', 'book+ours']).toContain(source)
    expect(rows.filter(({ source }) => source === 'book+ours').map(({ id }) => id)).toEqual(['merchant'])
  })

  it('has gold for every player and a bank besides', () => {
    for (const [players, { gold }] of Object.entries(tables)) expect(gold).toBeGreaterThan(3 * Number(players))
    expect(ranks.map(({ least }) => least)).toEqual([...ranks.map(({ least }) => least)].sort((a, b) => b - a))
  })
})

describe('in words', () => {
  const readable = /^(?!.*(undefined|NaN|object|null)).{4,}$/

  /** Every different thing has a text of its own. */
  function described<T>(things: readonly T[], text: (thing: T) => string): void {
    const different = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
    const texts = different.map(text)
    expect(new Set(texts).size).toBe(different.length)
    for (const one of texts) expect(one).toMatch(readable)
  }

  it('every power, Event, cost and requirement can be read', () => {
    const powers = [...buildings, ...adventurers].flatMap(({ power }) => (power ? [power] : []))
    described(powers, describePower)
    described(powers, explainPower)
    described(
      events.map(({ happening }) => happening),
      describeEvent,
    )
    described(
      [...buildings, ...monuments].map(({ cost }) => Object.fromEntries(resources.map((res) => [res, cost[res]]))),
      describeCost,
    )
    described(
      adventurers.map(({ needs }) => needs),
      describeNeeds,
    )
    for (const words of [describePower, explainPower]) expect(words(null)).toMatch(readable)
  })

  it('says the words of some cards', () => {
    expect(describePower(buildingOf('farm#1').power)).toBe('gives 1 food')
    expect(explainPower(buildingOf('farm#1').power)).toBe('Each time you build, it pays for 1 food without gold.')
    expect(explainPower(buildingOf('town-hall#1').power)).toContain('1 point for each 2 worker Buildings')
    expect(describeCost(buildingOf('farm#1').cost)).toBe('2 wood, 1 stone, 1 magic')
    expect(describeNeeds({ worker: 2, shadow: 1 })).toBe('2 worker, 1 shadow')
  })
})

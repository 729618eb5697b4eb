import { describe, expect, it } from 'vitest'
import { abilityCards, levelledClasses, meepleClasses, meeples } from '../../../games/meeples-and-monsters/data/classes'
import { quarters, slots, startingLocations, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCards, council, councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms, roomsPerTower, setPoints } from '../../../games/meeples-and-monsters/data/rooms'
import { describeCondition, describeEffect, describeNeeds } from '../../../games/meeples-and-monsters/words/describe'

const countBy = <T>(list: readonly T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {}
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('the box', () => {
  it('holds 149 meeples: 134 basic ones and 15 of prestige', () => {
    expect(Object.fromEntries(meeples.map(({ id, count }) => [id, count]))).toEqual({
      ...{ peasant: 48, knight: 12, warrior: 18, mage: 18, cleric: 18, corruption: 20 },
      ...{ ranger: 5, paladin: 5, shaman: 5 },
    })
    expect(meeples.map(({ id }) => id)).toEqual(meepleClasses)
    expect(sum(meeples.map(({ count }) => count))).toBe(149)
    expect(new Set(meeples.map(({ letter }) => letter)).size).toBe(meeples.length)
  })

  it('holds 40 Monsters, ten for each quarter, and the Dark Council', () => {
    expect(countBy(monsters, ({ level }) => `${level}`)).toEqual({ 1: 12, 2: 20, 3: 8 })
    expect(countBy(monsters, ({ quarter }) => quarter)).toEqual(Object.fromEntries(quarters.map((one) => [one, 10])))
    expect(countBy(monsters, ({ type }) => type)).toEqual({ humanoid: 13, monstrous: 14, undead: 13 })
    expect(countBy(council, ({ role }) => role)).toEqual({ overlord: 3, henchman: 1 })
    expect([councilTokens.length, arrivesCards]).toEqual([6, 3])
  })

  it('marks twelve Monsters as 3+: two, eight and two of the levels', () => {
    const marked = monsters.filter(({ threePlus }) => threePlus)
    expect(countBy(marked, ({ level }) => `${level}`)).toEqual({ 1: 2, 2: 8, 3: 2 })
  })

  it('holds 44 Quests, 15 tiles, 8 slots, 4 printed Locations and 20 Rooms', () => {
    expect(countBy(quests, ({ kind }) => kind)).toEqual({ triggered: 22, ongoing: 10, final: 12 })
    expect([tiles.length, slots.length, startingLocations.length]).toEqual([15, 8, 4])
    expect(countBy(slots, ({ quarter }) => quarter)).toEqual(Object.fromEntries(quarters.map((one) => [one, 2])))
    expect(startingLocations.map(({ quarter }) => quarter)).toEqual(quarters)
    expect(rooms.length).toBe(quarters.length * roomsPerTower)
  })

  it('has a card of each levelled class for each level, with the printed prices', () => {
    const prices = levelledClasses.map((cls) =>
      abilityCards.filter((card) => card.cls === cls).map(({ level, combat, cost }) => [level, combat, cost]),
    )
    expect(prices).toEqual([
      [
        [1, 1, 0],
        [2, 1, 1],
        [3, 1, 1],
      ],
      [
        [1, 1, 0],
        [2, 1, 0],
        [3, 1, 3],
      ],
      [
        [1, 2, 0],
        [2, 2, 2],
        [3, 3, 2],
      ],
      [
        [1, 1, 0],
        [2, 2, 0],
        [3, 2, 2],
      ],
    ])
  })

  it('gives every card a name of its own, and a source', () => {
    const rows = [...monsters, ...council, ...councilTokens, ...quests, ...tiles, ...startingLocations, ...rooms]
    const ids = [...rows, ...slots].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const list of [monsters, quests, [...tiles, ...startingLocations], rooms]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
    const sources = ['book', 'public', 'ours', 'book+ours', 'public+ours', 'book+public']
    for (const { source } of [...rows, ...slots, ...meeples, ...abilityCards]) expect(sources).toContain(source)
    for (const list of [slots, councilTokens, quests]) expect(list.every(({ source }) => source === 'ours')).toBe(true)
  })

  it('names what the handbook itself shows as its own', () => {
    const fromBook = [...monsters, ...tiles, ...rooms].filter(({ source }) => source.startsWith('book'))
    expect(fromBook.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['skeleton', 'ghoul', 'tree-beast', 'levy-station', 'house-of-lords', 'rod-cleric']),
    )
  })

  it('grows in Strength from level to level, and in points with every Room of a set', () => {
    const strengths = [1, 2, 3].map((level) => monsters.filter((one) => one.level === level).map((one) => one.strength))
    for (const i of [0, 1]) expect(Math.max(...strengths[i]!)).toBeLessThan(Math.min(...strengths[i + 1]!))
    for (const points of Object.values(setPoints)) expect([...points].sort((a, b) => a - b)).toEqual(points)
  })
})

describe('in words', () => {
  /** Every different thing has a text of its own, without gaps. */
  function described<T>(things: readonly T[], text: (thing: T) => string): void {
    const different = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
    const texts = different.map(text)
    expect(new Set(texts).size).toBe(different.length)
    for (const one of texts) expect(one).toMatch(/^(?!.*(undefined|NaN|object|null)).{4,}$/)
  }

  it('every effect, requirement and condition can be read', () => {
    const lists = [...tiles, ...startingLocations, ...rooms]
    const single = [...monsters, ...councilTokens, ...quests].map(({ effect }) => effect)
    const effects = [...lists.flatMap((row) => row.effects), ...slots.map(({ bonus }) => bonus), ...single]
    described(
      effects.filter((effect) => effect !== null),
      describeEffect,
    )
    described(
      lists.map(({ needs }) => needs),
      describeNeeds,
    )
    described(
      quests.map(({ condition }) => condition),
      describeCondition,
    )
  })
})

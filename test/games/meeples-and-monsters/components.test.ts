import { describe, expect, it } from 'vitest'
import {
  abilityCards,
  levelledClasses,
  type MeepleClass,
  meepleClasses,
  meeples,
} from '../../../games/meeples-and-monsters/data/classes'
import {
  type Need,
  quarters,
  slots,
  startingLocations,
  tiles,
} from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCards, council, councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms, roomsPerTower, setPoints } from '../../../games/meeples-and-monsters/data/rooms'
import { type Counts, total } from '../../../games/meeples-and-monsters/state'
import { owned } from '../../../games/meeples-and-monsters/turn'
import { type City, carryOut, city, commit, resolve, seat } from './city'

const countBy = <T>(list: readonly T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {}
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** One Unit for each icon. */
const crew = (needs: readonly Need[]): MeepleClass[] =>
  needs.map((need) => (need === 'any' ? 'peasant' : typeof need === 'string' ? (need as MeepleClass) : 'knight'))
const counted = (classes: readonly MeepleClass[]) => countBy(classes, (cls) => cls)

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

  it('pays more for a stronger level: the best of a level is worth less than the worst of the next', () => {
    const worth = ([1, 2, 3] as const).map((level) => monsters.filter((one) => one.level === level))
    const strengths = worth.map((list) => list.map(({ strength }) => strength))
    expect(Math.max(...strengths[0]!)).toBeLessThan(Math.min(...strengths[1]!))
    expect(Math.max(...strengths[1]!)).toBeLessThan(Math.min(...strengths[2]!))
    for (const points of Object.values(setPoints)) expect([...points].sort((a, b) => a - b)).toEqual(points)
  })
})

describe('every card does something', () => {
  /** Effects that change nothing when their Location is resolved: they act before or after. */
  const elsewhere = ['turnBoost', 'turnBoostOne', 'stay', 'hill']
  const lying = ({ G }: City) => JSON.stringify([G.players, G.supply, G.pending, G.drawBonus])

  it('every Location, once built, can be activated with exactly what it asks for', () => {
    for (const { id, needs, effects } of [...startingLocations, ...tiles]) {
      const built: Record<string, string> = tiles.some((tile) => tile.id === id) ? { 'castle-2': id } : {}
      const units = crew(needs)
      const own = { tavern: counted(units), lodgings: { corruption: 2, peasant: 1 }, hand: ['conclave'] }
      const at = city({ built, seats: { 0: own } })
      commit(at, { [id]: units })
      const before = lying(at)
      resolve(at, id)
      expect(lying(at) !== before, id).toBe(effects.some(({ do: what }) => !elsewhere.includes(what)))
    }
  })

  it('every Monster can be beaten, and gives its points and its effect', () => {
    const owes = { discardQuest: 'discardQuests', drawQuests: 'discardQuests', removeCorruption: 'purge' } as const
    const knights = { tavern: { knight: 5 }, levels: { knight: 3 }, lodgings: { corruption: 2 } } as const
    for (const { id, vp, effect } of monsters) {
      const at = city({ players: 3, monsters: [id], seats: { 0: { ...knights, hand: ['conclave'] } } })
      carryOut(at, { [id]: Array<string>(5).fill('knight') })
      expect(seat(at).vp, id).toBe(vp)
      expect(seat(at).trophies, id).toEqual([id])
      expect(at.G.pending[0]?.kind, id).toBe(owes[effect?.do as keyof typeof owes])
      const got = effect?.do === 'gain' ? effect : { cls: 'peasant', n: 0 }
      expect(
        meepleClasses.map((cls) => owned(at.G, '0', cls)),
        id,
      ).toEqual(
        meepleClasses
          .map((cls) => (({ knight: 5, corruption: 2 }) as Partial<Counts>)[cls] ?? 0)
          .map((n, i) => (meepleClasses[i] === got.cls ? n + got.n : n)),
      )
      if (at.G.step === 'finish') expect(total(seat(at).tavern), id).toBe(4 + (effect?.do === 'draw' ? effect.n : 0))
    }
  })

  it('every Room of the Towers can be completed with exactly what it asks for', () => {
    for (const { id, needs, corruption, effects } of rooms) {
      const units: string[] = [...crew(needs), ...(corruption === 'none' ? [] : ['corruption'])]
      const bounty = effects.find(({ do: what }) => what === 'bounty')
      const foe = { humanoid: 'splinter-bandit', monstrous: 'bookworm', undead: 'skeleton' }
      const prey = bounty?.do === 'bounty' ? { [foe[bounty.type]]: ['peasant', 'peasant'] } : {}
      const at = city({
        options: { fourTowers: true },
        open: { cathedral: id },
        monsters: Object.keys(prey),
        seats: { 0: { tavern: counted([...units, ...Object.values(prey).flat()] as MeepleClass[]) } },
      })
      commit(at, { ...prey, [id]: units })
      resolve(at, id)
      expect(seat(at).rooms, id).toEqual([id])
      expect(at.G.city.cathedral.room, id).not.toBe(id)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { buildings } from '../../../games/now-or-never/data/buildings'
import * as constants from '../../../games/now-or-never/data/constants'
import { type Effect, goods, pieces, piles, type Standing, tracks } from '../../../games/now-or-never/data/effects'
import {
  type Enemy,
  enemies,
  enemiesPerPlayer,
  enemyOfLevel,
  lastLevel,
  lastLevelTokens,
} from '../../../games/now-or-never/data/enemies'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroes, heroIds, printedAbilities } from '../../../games/now-or-never/data/heroes'
import { locations, start } from '../../../games/now-or-never/data/locations'
import {
  aboveGround,
  distance,
  maps,
  neighboursOf,
  type Space,
  spaceOf,
  underground,
} from '../../../games/now-or-never/data/maps'
import { marketLines } from '../../../games/now-or-never/data/market'
import { orders } from '../../../games/now-or-never/data/orders'
import { advancedQuests, artifactQuests, basicQuests, quests } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { botVillagers, soloCards, soloTarget } from '../../../games/now-or-never/data/solo'
import { specialists } from '../../../games/now-or-never/data/specialists'
import {
  gridColumns,
  gridRows,
  housingVp,
  rowVp,
  startingRow,
  townColumns,
  townRows,
  towns,
} from '../../../games/now-or-never/data/town'
import { villagers } from '../../../games/now-or-never/data/villagers'

const countBy = <T>(list: readonly T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {}
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const total = <Row extends { readonly count: number }>(rows: readonly Row[], value: (row: Row) => number = () => 1) =>
  sum(rows.map((row) => row.count * value(row)))

const letters = [...'ABCDEFGHIJKLMN']
const sides = ['above', 'underground'] as const

describe('the box', () => {
  it('holds every component in the numbers of the book', () => {
    expect({
      heroes: heroes.length,
      abilities: abilities.length,
      tiles: total(buildings),
      startingSpecialists: specialists.filter(({ set }) => set === 'start').length,
      specialists: specialists.filter(({ set }) => set === 'pool').length,
      villagers: total(villagers),
      enemies: total(enemies.filter(({ used }) => used === 'standard')),
      blueGear: total(gear.filter(({ colour }) => colour === 'blue')),
      redGear: total(gear.filter(({ colour }) => colour === 'red')),
      quests: [basicQuests.length, artifactQuests.length, advancedQuests.length],
      randomTiles: locations.filter(({ tile }) => tile).length,
      locations: locations.length,
      searchTokens: total(searchTokens),
      orders: orders.length,
      soloCards: total(soloCards),
    }).toEqual({
      heroes: 4,
      abilities: 24,
      tiles: 20,
      startingSpecialists: 8,
      specialists: 14,
      villagers: 60,
      enemies: 34,
      blueGear: 12,
      redGear: 9,
      quests: [43, 13, 17],
      randomTiles: 3,
      locations: 14,
      searchTokens: 18,
      orders: 9,
      soloCards: 9,
    })
  })

  it('lays out single pieces, copies of a row sharing its id', () => {
    expect(pieces(villagers)).toHaveLength(60)
    expect(pieces(buildings).filter((id) => id === 'school')).toHaveLength(3)
    expect(new Set(pieces(searchTokens))).toEqual(new Set(searchTokens.map(({ id }) => id)))
  })

  it('gives every row a name of its own and a source', () => {
    const tables = [
      ...[buildings, specialists, villagers, enemies, heroes, printedAbilities, abilities, gear, quests],
      ...[locations, searchTokens, orders, soloCards],
    ]
    const ids = tables.flatMap((rows) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const rows of tables) {
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      for (const { id, name, source } of rows) {
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(name).toMatch(/^[A-Z]/)
        expect(source).toMatch(/\b(book|public|ours)\b/)
      }
    }
    for (const { source } of marketLines) expect(source).toMatch(/\bpublic\b/)
  })
})

describe('the maps', () => {
  it.each(sides)(
    'NON-013 the map %s has forty spaces, letters A to N, levels 1 to 9 and three scroll spaces',
    (side) => {
      const map = maps[side]
      expect(map.map(({ id, row, column }) => [id, row, column])).toEqual(
        [1, 2, 3, 4].flatMap((row) => Array.from({ length: 10 }, (_, i) => [`r${row}c${i + 1}`, row, i + 1])),
      )
      expect(map.flatMap(({ letter }) => letter ?? []).sort()).toEqual(letters)
      expect(map.flatMap(({ enemy }) => enemy ?? []).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(map.flatMap(({ slot }) => slot ?? []).sort()).toEqual([1, 2, 3])
      const printed = locations.filter(({ tile }) => !tile).map(({ id }) => id)
      expect(map.flatMap(({ location }) => location ?? []).sort()).toEqual([...printed].sort())
      expect(map[0]!.location).toBe('tower-of-miners')
    },
  )

  it('have so many mountains, doubled and empty spaces', () => {
    const things = ({ location, slot, letter, enemy }: Space) => [location, slot, letter, enemy].filter(Boolean).length
    const shape = (map: readonly Space[]) => ({
      mountains: map.filter(({ mountain }) => mountain).length,
      doubled: map.filter((space) => things(space) > 1).map(({ id }) => id),
      empty: map.filter((space) => things(space) === 0).length,
    })
    expect(shape(aboveGround)).toEqual({ mountains: 10, doubled: ['r3c8'], empty: 4 })
    expect(shape(underground)).toEqual({ mountains: 9, doubled: ['r3c10', 'r4c10'], empty: 5 })
    expect(spaceOf('underground', 'r4c10')).toMatchObject({ location: 'wailing-cavern', enemy: 9 })
    expect(spaceOf('above', 'r5c1')).toBeUndefined()
  })

  it('NON-070 have orthogonal neighbours only: 36 rows of two, 30 columns of two', () => {
    const pairs = sum(aboveGround.map(({ id }) => neighboursOf(id).length)) / 2
    expect(pairs).toBe(4 * 9 + 3 * 10)
    expect([...neighboursOf('r1c1')].sort()).toEqual(['r1c2', 'r2c1'])
    expect([...neighboursOf('r2c5')].sort()).toEqual(['r1c5', 'r2c4', 'r2c6', 'r3c5'])
    expect(neighboursOf('r9c9')).toEqual([])
    expect([distance('r1c1', 'r4c10'), distance('r2c5', 'r2c5'), distance('r2c5', 'r3c6')]).toEqual([12, 0, 2])
  })

  it('NON-085 have the chain of the movement example: Monument, mountain, plain, Undergarden', () => {
    expect(['r2c5', 'r2c6', 'r3c6', 'r3c7'].map((id) => spaceOf('above', id))).toMatchObject([
      { location: 'the-monument' },
      { mountain: true },
      {},
      { location: 'undergarden' },
    ])
    expect(spaceOf('above', 'r3c6')).toEqual({ id: 'r3c6', row: 3, column: 6 })
    expect(start).toBe('the-monument')
  })

  it('NON-191 the three random tiles are alike on both sides, most printed locations are not', () => {
    const same = locations.filter(({ above, underground: below }) => JSON.stringify(above) === JSON.stringify(below))
    expect(same.map(({ id }) => id).sort()).toEqual([
      'city-of-spirits',
      'crystal-meteorite',
      'nomad-camp',
      'scholars-tower',
      'ublo-tower',
    ])
    for (const { tile, id } of locations) if (tile) expect(same.map((one) => one.id)).toContain(id)
  })
})

describe('the town', () => {
  it.each(sides)('has sixteen spaces %s, row by row, the top row dear', (side) => {
    const town = towns[side]
    expect(town.map(({ row, column }) => [row, column])).toEqual(
      Array.from({ length: townRows * townColumns }, (_, i) => [Math.floor(i / 4) + 1, (i % 4) + 1]),
    )
    const dear = [1, 2, 3, 4].map((row) => sum(town.filter((space) => space.row === row).map(({ coins }) => coins)))
    expect(dear).toEqual([6, 2, 0, 0])
    expect(town.filter(({ row, bonus }) => row === startingRow && bonus).length).toBe(4)
    for (const { bonus } of town) if (bonus) expect(tracks).toContain(bonus)
  })

  it('NON-065 above ground the starting row gives four shells', () => {
    expect(towns.above.slice(12).map(({ bonus, coins }) => [bonus, coins])).toEqual(Array(4).fill(['shell', 0]))
    expect(countBy(towns.above, ({ bonus }) => bonus ?? 'none')).toEqual({
      ...{ shell: 5, tool: 3, demon: 1, crystal: 1, book: 1 },
      none: 5,
    })
    expect(countBy(towns.underground, ({ bonus }) => bonus ?? 'none')).toEqual({
      ...{ shell: 3, tool: 3, demon: 2, crystal: 2, book: 1 },
      none: 5,
    })
  })

  it('NON-184 NON-185 pays 6, 7, 8 for full rows but the top one, and 5, 5, 6, 7 for mixed villagers', () => {
    expect(rowVp).toEqual([0, 6, 7, 8])
    expect(housingVp).toEqual([5, 5, 6, 7])
  })

  it('NON-021 NON-186 twenty tiles, six beds, costs of 108, three book icons', () => {
    expect(total(buildings)).toBe(gridRows * gridColumns)
    expect(total(buildings, ({ beds }) => beds)).toBe(6)
    expect(total(buildings, ({ cost }) => cost)).toBe(108)
    expect(buildings.filter(({ bookIcon }) => bookIcon).map(({ id, count }) => [id, count])).toEqual([['school', 3]])
  })

  it('NON-186 six tiles produce a good, and each good is produced', () => {
    const made = buildings.flatMap(({ standing, count }) =>
      standing.flatMap((one) => (one.is === 'produce' ? Array(count).fill(one.what) : [])),
    )
    expect(countBy(made, String)).toEqual({ coin: 1, heart: 1, shell: 2, tool: 2, demon: 1, crystal: 1 })
  })
})

describe('people and enemies', () => {
  it('NON-018 four starting builders and four starting healers, and every kind in the pool', () => {
    expect(countBy(specialists, ({ set, kind }) => `${set} ${kind}`)).toEqual({
      ...{ 'start builder': 4, 'start healer': 4 },
      ...{ 'pool builder': 5, 'pool healer': 3, 'pool teacher': 4, 'pool outfitter': 2 },
    })
  })

  it.each(specialists)('NON-049 NON-050 NON-051 $id does first what its kind does', ({ kind, effects, cost, tax }) => {
    const first = { builder: 'build', healer: 'fullHeal', teacher: 'gain', outfitter: 'buyGear' }
    expect(effects[0]!.do).toBe(first[kind])
    if (kind === 'teacher') expect(effects[0]).toEqual({ do: 'gain', what: 'xp', n: 2 })
    expect(effects.length).toBeLessThanOrEqual(2)
    expect([cost >= 1, tax >= 1, tax <= cost]).toEqual([true, true, true])
  })

  it('NON-014 eighteen, sixteen, fourteen and twelve villagers, each producing the one good', () => {
    expect(villagers.map(({ good, count }) => [good, count])).toEqual([
      ['shell', 18],
      ['tool', 16],
      ['demon', 14],
      ['crystal', 12],
    ])
    for (const { good, standing } of villagers) {
      expect(standing).toEqual([{ is: 'produce', what: good, n: 1, notFinal: false }])
    }
  })

  it('NON-012 four tokens of levels 1 to 8, two of level 9, enough for four players', () => {
    const levels = enemies.filter(({ used }) => used === 'standard').map(({ level, count }) => [level, count])
    expect(levels).toEqual([...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => [level, 4]), [lastLevel, 2]])
    expect(enemiesPerPlayer).toBe(1)
    expect(lastLevelTokens).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2 })
  })

  it('NON-190 underground levels 2, 5 and 7 are other enemies, in the same numbers', () => {
    const swapped = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (level) => enemyOfLevel('underground', level) !== enemyOfLevel('above', level),
    )
    expect(swapped).toEqual([2, 5, 7])
    expect(swapped.map((level) => enemyOfLevel('underground', level).id)).toEqual(['enemy-u2', 'enemy-u5', 'enemy-u7'])
    expect(swapped.map((level) => enemyOfLevel('underground', level).count)).toEqual([4, 4, 4])
  })

  it('keeps the enemies of the stories as data no map uses', () => {
    const story = enemies.filter(({ used }) => used === 'story')
    expect(total(story)).toBe(12)
    const onMaps = sides.flatMap((side) => maps[side].flatMap(({ enemy }) => (enemy ? enemyOfLevel(side, enemy) : [])))
    for (const one of story) expect(onMaps).not.toContain(one)
  })

  it('grow with their level: never weaker in attack and health together', () => {
    const strength = ({ attack, health }: Enemy) => attack * health
    for (const side of sides) {
      const row = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => strength(enemyOfLevel(side, level)))
      expect([...row].sort((a, b) => a - b)).toEqual(row)
    }
  })
})

describe('heroes and gear', () => {
  it('have the hearts, mana and arrows of the setup matrix', () => {
    expect(heroes.map(({ id, hearts, mana, arrows }) => [id, hearts, mana, ...arrows])).toEqual([
      ['namal', 14, 2, 2, 2, 3],
      ['zeik', 13, 3, 2, 3, 3],
      ['halia', 12, 4, 2, 3, 3],
      ['marklun', 11, 5, 2, 2, 4],
    ])
    expect(sum(heroes.map(({ mana }) => mana))).toBe(14)
    expect(heroes.map(({ id }) => id)).toEqual(heroIds)
  })

  it.each(heroes)(
    'NON-020 $id has six ability tokens, three of each colour, and a printed blue one',
    ({ id, blue }) => {
      const own = abilities.filter(({ hero }) => hero === id)
      expect(countBy(own, ({ colour }) => colour)).toEqual({ red: 3, blue: 3 })
      expect(printedAbilities.find((one) => one.id === blue)?.hero).toBe(id)
    },
  )

  it('NON-166 NON-167 abilities cost 2, 3, 5 experience by level, and each colour starts with level 1', () => {
    for (const { level, xp } of abilities) expect(xp).toBe({ 1: 2, 2: 3, 3: 5 }[level])
    for (const hero of heroIds) {
      for (const colour of ['red', 'blue']) {
        const levels = abilities.filter((one) => one.hero === hero && one.colour === colour).map(({ level }) => level)
        for (const level of levels) if (level > 1) expect(levels).toContain(level - 1)
      }
    }
  })

  it('R1 Dark Flame is the first red ability of Halia: three damage, two more for a mana', () => {
    expect(abilities.find(({ id }) => id === 'dark-flame')).toMatchObject({
      hero: 'halia',
      level: 1,
      face: { damage: 3, defense: 0, boost: { mana: 1, damage: 2, defense: 0 } },
    })
  })
})

describe('quests, tokens and the market', () => {
  it('NON-152 every location is asked for by basic, artifact and advanced quests', () => {
    for (const { id } of locations) {
      const here = quests.filter(({ location }) => location === id)
      expect(here.filter(({ pile }) => pile === 'basic').length).toBeGreaterThanOrEqual(3)
      expect(here.some(({ pile }) => pile === 'advanced')).toBe(true)
    }
    const withoutArtifact = locations.filter(({ id }) => !artifactQuests.some(({ location }) => location === id))
    expect(withoutArtifact.map(({ id }) => id)).toEqual(['snail-caves'])
    expect(piles.map((pile) => quests.filter((quest) => quest.pile === pile).length)).toEqual([43, 13, 17])
  })

  it('an artifact is an ability for good, an advanced quest costs books, every quest gives points', () => {
    for (const { standing, effects } of artifactQuests) {
      expect([standing.length, effects.length]).toEqual([1, 0])
      expect(standing[0]!.is).toBe('act')
    }
    for (const { cost } of [...artifactQuests, ...advancedQuests]) {
      expect(cost).toContainEqual(expect.objectContaining({ do: 'pay', what: 'book' }))
    }
    for (const { vp } of quests) expect(vp).toBeGreaterThanOrEqual(1)
  })

  it('NON-147 only the Lost Villager is not kept', () => {
    expect(searchTokens.filter(({ kept }) => !kept).map(({ id }) => id)).toEqual(['search-lost-villager'])
  })

  it('NON-165 every order is worth more coins than its goods are one by one, and two points', () => {
    const single = Object.fromEntries(goods.map((good, i) => [good, marketLines[i]!.coins]))
    for (const { give, coins, vp } of orders) {
      expect(coins).toBeGreaterThan(sum(Object.entries(give).map(([good, n]) => n * single[good]!)))
      expect(vp).toBe(2)
    }
  })

  it('NON-161 the market pays more for a bundle than for its goods one by one', () => {
    expect(marketLines).toHaveLength(11)
    const bundles = marketLines.map(({ give }) => JSON.stringify(give))
    expect(new Set(bundles).size).toBe(11)
    const single = Object.fromEntries(goods.map((good, i) => [good, marketLines[i]!.coins]))
    expect(single).toEqual({ shell: 1, tool: 2, demon: 2, crystal: 2 })
    for (const { give, coins } of marketLines.slice(4)) {
      expect(coins).toBeGreaterThan(sum(Object.entries(give).map(([good, n]) => n * single[good]!)))
    }
  })

  it('NON-182 the two better prices: three shells for 8, three tools for 10', () => {
    const better = quests.flatMap(({ standing }) => standing.filter((one) => one.is === 'market'))
    expect(better).toEqual([
      { is: 'market', line: 'm-ttt', give: { tool: 3 }, coins: 10 },
      { is: 'market', line: 'm-sss', give: { shell: 3 }, coins: 8 },
    ])
  })

  it('NON-200 NON-208 NON-212 nine solo cards, crystal first, a hundred points', () => {
    expect(pieces(soloCards)).toHaveLength(9)
    expect([...botVillagers].sort()).toEqual([...goods].sort())
    expect(botVillagers[0]).toBe('crystal')
    expect(soloTarget).toBe(100)
  })
})

describe('the numbers of the rules', () => {
  it('NON-007 NON-008 NON-024 NON-030 NON-225 are the printed ones', () => {
    expect({ ...constants }).toEqual({
      seasons: 6,
      dieSides: 4,
      bonusMargin: 2,
      specialistSlots: 4,
      redSlots: 4,
      blueSlots: 4,
      heroActions: 3,
      villagerRow: 6,
      gearRow: 3,
      specialistRow: 4,
      startCoins: 17,
      extraCoins: [0, 1, 1, 2],
      questsDealt: { basic: 6, artifact: 1, advanced: 1 },
      questsKept: 4,
      recruitFactor: 2,
      rest: { hearts: 2, coins: 1 },
      extraStepHearts: 1,
      mountainHearts: 1,
      enemyHearts: 1,
      consolation: 1,
      refillXp: 2,
      rerollGoods: 1,
      roomPerBuilding: 1,
      searchIncome: 1,
    })
  })

  it('no effect of any component is nothing: every number is at least one', () => {
    const effects: Effect[] = [
      ...specialists.flatMap((row) => row.effects),
      ...enemies.flatMap((row) => row.rewards),
      ...quests.flatMap((row) => row.effects),
      ...searchTokens.flatMap((row) => row.effects),
      ...locations.flatMap(({ above, underground: below }) => [...above.effects, ...below.effects]),
    ]
    const standing: Standing[] = [
      ...[...buildings, ...villagers, ...printedAbilities, ...quests].flatMap((row) => row.standing),
      ...[...abilities, ...gear].flatMap((row) => (row.colour === 'blue' ? row.standing : [])),
    ]
    for (const one of [...effects, ...standing]) if ('n' in one) expect(one.n).toBeGreaterThanOrEqual(1)
    for (const effect of effects) {
      if (effect.do !== 'drawQuest' && effect.do !== 'drawOrder') continue
      expect(effect.keep).toBeLessThanOrEqual(effect.draw)
    }
  })
})

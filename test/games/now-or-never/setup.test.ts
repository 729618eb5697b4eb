import { describe, expect, it } from 'vitest'
import { matchProblem } from '../../../games/kit/meta'
import { known, size } from '../../../games/kit/zones'
import { buildings } from '../../../games/now-or-never/data/buildings'
import { colours, goods, pieces, piles } from '../../../games/now-or-never/data/effects'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroes, heroIds } from '../../../games/now-or-never/data/heroes'
import { maps } from '../../../games/now-or-never/data/maps'
import { orders } from '../../../games/now-or-never/data/orders'
import { questOf } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { specialistOf, specialists } from '../../../games/now-or-never/data/specialists'
import { villagers } from '../../../games/now-or-never/data/villagers'
import { nowOrNever } from '../../../games/now-or-never/game'
import { meta } from '../../../games/now-or-never/meta'
import { position } from '../../kit/position'

const counts = [1, 2, 3, 4]
const seeds = Array.from({ length: 25 }, (_, i) => i)

const begin = (players: number, options: object = {}, seed: string | number = 'setup') =>
  position(nowOrNever, {
    players,
    seed: `${seed}`,
    options: { heroes: heroIds.slice(0, players), ...options },
  })

/** Everybody keeps the first four cards. */
const ready = (players: number, options: object = {}, seed: string | number = 'setup') => {
  const at = begin(players, options, seed)
  for (const player of at.G.order) at.play(player, 'keepQuests', at.choices(player, 'keepQuests')[0]![0])
  return at
}

const seen = <T>(pick: (seed: number) => T): Set<string> => new Set(seeds.map((seed) => JSON.stringify(pick(seed))))

describe('heroes', () => {
  it('NON-001 is for one to four players with a hero each, picked in turn order where none is named', () => {
    const at = position(nowOrNever, {
      players: 3,
      options: { heroes: ['pick', 'zeik', 'pick'], firstPlayer: 2 },
    })
    expect(at.refused('0', 'chooseHero', 'halia').clause).toBe('NON-031')
    expect(at.refused('2', 'chooseHero', 'zeik').clause).toBe('NON-001')
    at.play('2', 'chooseHero', 'marklun')
    expect(at.choices('0', 'chooseHero').flat().sort()).toEqual(['halia', 'namal'])
    expect(at.refused('0', 'chooseHero', 'marklun').clause).toBe('NON-001')
    at.play('0', 'chooseHero', 'halia')
    expect(at.G.order.map((player) => at.G.players[player]!.hero)).toEqual(['halia', 'zeik', 'marklun'])
    expect(at.G.players['2']).toMatchObject({ hearts: 11, mana: 5, space: 'r2c5' })
  })

  it('NON-001 two players with the same hero, or five players, do not begin', () => {
    expect(matchProblem(meta, 2, { heroes: ['zeik', 'zeik'] })).toBe('Every player needs a hero of their own')
    expect(matchProblem(meta, 2, { heroes: ['pick', 'pick'] })).toBeUndefined()
    expect(matchProblem(meta, 5, {})).toBeDefined()
    expect(matchProblem(meta, 2, { heroes: ['zeik', 'boris'] })).toBeDefined()
  })

  it('NON-023 the first player must sit at the table; NON-212 a high score is a number, and only for one', () => {
    expect(matchProblem(meta, 3, { firstPlayer: 2 })).toBeUndefined()
    expect(matchProblem(meta, 2, { firstPlayer: 2 })).toBe('The first player must have a seat at this table')
    expect(matchProblem(meta, 1, { soloHighScore: 123 })).toBeUndefined()
    expect(matchProblem(meta, 1, { soloHighScore: 'many' })).toBeDefined()
    expect(matchProblem(meta, 2, { soloHighScore: 123 })).toBeDefined()
  })
})

describe.each(counts)('the board with %i players', (players) => {
  const { G } = begin(players)

  it('NON-010 the random tiles lie on the three scroll spaces', () => {
    expect(Object.keys(G.tiles).sort()).toEqual(['r1c4', 'r2c8', 'r4c4'])
    expect(Object.values(G.tiles).sort()).toEqual(['nomad-camp', 'scholars-tower', 'ublo-tower'])
  })

  it('NON-011 all nine orders lie in one stack', () => {
    expect(known(G.orderStack).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
  })

  it('NON-012 a token of each level for each player, one or two of level 9', () => {
    for (const { id, enemy } of maps.above) {
      const stack = G.enemies[id] ?? []
      const n = enemy === undefined ? 0 : enemy < 9 ? players : players < 3 ? 1 : 2
      expect(stack).toEqual(Array(n).fill(`enemy-${enemy}`))
    }
    expect(Object.values(G.enemies).flat()).toHaveLength([9, 17, 26, 34][players - 1]!)
  })

  it('NON-013 a search token on each letter, four in the box', () => {
    const letters = maps.above.filter(({ letter }) => letter).map(({ id }) => id)
    expect(Object.keys(G.search).toSorted()).toEqual(letters.toSorted())
    expect([...Object.values(G.search), ...known(G.searchBox)].toSorted()).toEqual(pieces(searchTokens).toSorted())
    expect(size(G.searchBox)).toBe(4)
  })

  it('NON-014 six villagers in the row, 54 in the supply', () => {
    const row = G.villagerRow.filter((id) => id !== null)
    expect([row.length, size(G.villagerSupply)]).toEqual([6, 54])
    expect([...row, ...known(G.villagerSupply)].toSorted()).toEqual(pieces(villagers).toSorted())
  })

  it('NON-015 three of each gear face up', () => {
    for (const colour of colours) {
      const row = G.gear[colour].filter((id) => id !== null)
      expect(row).toHaveLength(3)
      const all = pieces(gear.filter((one) => one.colour === colour))
      expect([...row, ...known(G.gearPiles[colour])].toSorted()).toEqual(all.toSorted())
    }
  })

  it('NON-016 the first season', () => {
    expect(G.season).toBe(1)
  })

  it('NON-017 NON-022 six basic quests, an artifact and an advanced one for each, from three piles', () => {
    const left = { basic: 43 - 6 * players, artifact: 13 - players, advanced: 17 - players }
    for (const pile of piles) {
      expect(size(G.piles[pile])).toBe(left[pile])
      for (const id of known(G.piles[pile])) expect(questOf(id).pile).toBe(pile)
      expect(G.discards[pile]).toEqual([])
    }
    for (const one of G.pending) {
      if (one.kind !== 'keepQuests') throw new Error('something else is asked')
      expect(known(one.cards).map((id) => questOf(id).pile)).toEqual([
        ...Array(6).fill('basic'),
        'artifact',
        'advanced',
      ])
      expect(one.keep).toBe(4)
    }
    expect(G.pending.map(({ player }) => player).toSorted()).toEqual(G.order)
  })

  it('NON-018 a builder in the first slot and a healer in the second, both face up', () => {
    const boards = [...Object.values(G.players), ...(G.bot ? [G.bot] : [])]
    expect(boards).toHaveLength(Math.max(2, players))
    for (const { specialists: slots } of boards) {
      expect(slots.map((one) => one && [specialistOf(one.id).kind, specialistOf(one.id).set, one.up])).toEqual([
        ['builder', 'start', true],
        ['healer', 'start', true],
        null,
        null,
      ])
    }
    const dealt = boards.flatMap(({ specialists: slots }) => slots.flatMap((one) => one?.id ?? []))
    expect(new Set(dealt).size).toBe(dealt.length)
  })

  it('NON-019 four of the other specialists in the row, ten in the pile', () => {
    const pool = specialists.filter(({ set }) => set === 'pool').map(({ id }) => id)
    const row = G.specialistRow.filter((id) => id !== null)
    expect([row.length, size(G.specialistPile)]).toEqual([4, 10])
    expect([...row, ...known(G.specialistPile)].toSorted()).toEqual(pool.toSorted())
  })

  it('NON-020 NON-021 every player has the hero as printed, and all twenty tiles in the grid', () => {
    for (const [seat, area] of Object.values(G.players).entries()) {
      const hero = heroes[seat]!
      expect(area).toMatchObject({
        hero: hero.id,
        hearts: hero.hearts,
        mana: hero.mana,
        xp: 0,
        space: 'r2c5',
        arrows: [false, false, false],
        red: [null, null, null, null],
        blue: [null, null, null, null],
        stock: { ...Object.fromEntries(goods.map((good) => [good, 0])), book: 0 },
        town: Array(16).fill(null),
        housing: [[], [], [], []],
        unhoused: [],
        passed: false,
      })
      expect(area.abilities.toSorted()).toEqual(
        abilities
          .filter(({ hero: whose }) => whose === hero.id)
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(area.grid).toHaveLength(20)
      expect(area.grid.map(String).toSorted()).toEqual(pieces(buildings).toSorted())
    }
  })
})

describe('chance', () => {
  it('NON-010 NON-011 NON-013 NON-014 NON-015 NON-017 NON-018 NON-019 NON-021 shuffles whatever lies face down', () => {
    const of = (seed: number) => begin(2, {}, seed).G
    expect(seen((seed) => of(seed).tiles).size).toBeGreaterThan(3)
    expect(seen((seed) => of(seed).orderStack).size).toBeGreaterThan(20)
    expect(seen((seed) => of(seed).search).size).toBeGreaterThan(20)
    expect(seen((seed) => of(seed).villagerRow).size).toBeGreaterThan(20)
    expect(seen((seed) => of(seed).gear.red).size).toBeGreaterThan(15)
    expect(seen((seed) => of(seed).gear.blue).size).toBeGreaterThan(15)
    for (const pile of piles) expect(seen((seed) => of(seed).piles[pile]).size).toBeGreaterThan(20)
    expect(seen((seed) => of(seed).players['1']!.specialists).size).toBeGreaterThan(8)
    expect(seen((seed) => of(seed).specialistRow).size).toBeGreaterThan(20)
    expect(seen((seed) => of(seed).players['0']!.grid).size).toBeGreaterThan(20)
    const { players } = of(1)
    expect(players['0']!.grid).not.toEqual(players['1']!.grid)
  })

  it('NON-023 without a name the first player is anybody, and holds the token', () => {
    const firsts = seen((seed) => begin(4, {}, seed).G.first)
    expect([...firsts].toSorted()).toEqual(['"0"', '"1"', '"2"', '"3"'])
    const at = ready(3, { firstPlayer: 1 })
    expect([at.G.first, at.G.current]).toEqual(['1', '1'])
  })
})

describe('the first choice', () => {
  it('NON-022 everybody keeps four of eight at the same time, in any order, the rest is discarded by type', () => {
    const at = begin(3, { firstPlayer: 0 })
    const dealt = (player: string) => {
      const one = at.G.pending.find((owed) => owed.player === player)
      if (one?.kind !== 'keepQuests') throw new Error('nothing to keep')
      return known(one.cards)
    }
    const mine = dealt('2')
    const ways = at.choices('2', 'keepQuests').map(([cards]) => cards.slice().sort().join())
    expect(new Set(ways).size).toBe(70)
    at.play('2', 'keepQuests', mine.slice(4))
    expect(at.G.players['2']!.hand).toEqual(mine.slice(4))
    expect(at.G.discards).toEqual({ basic: mine.slice(0, 4), artifact: [], advanced: [] })
    expect(at.refused('2', 'keepQuests', mine.slice(4)).clause).toBe('NON-031')
    const other = dealt('0')
    at.play('0', 'keepQuests', other.slice(0, 4))
    expect(at.G.discards.artifact).toEqual([other[6]])
    expect(at.G.discards.advanced).toEqual([other[7]])
    expect(at.G.phase).toBe('setup')
    at.play('1', 'keepQuests', dealt('1').slice(2, 6))
    expect([at.G.phase, at.G.season, at.G.current]).toEqual(['season', 1, '0'])
    expect(at.G.pending).toEqual([])
  })

  it('NON-022 three, five, doubled or foreign cards are refused', () => {
    const at = begin(2)
    const one = at.G.pending[0]!
    if (one.kind !== 'keepQuests') throw new Error('nothing to keep')
    const cards = known(one.cards)
    const { player } = one
    for (const wrong of [
      cards.slice(0, 3),
      cards.slice(0, 5),
      [cards[0], cards[0], cards[1], cards[2]],
      [...cards.slice(0, 3), known(at.G.piles.basic)[0]],
    ]) {
      expect(at.refused(player, 'keepQuests', wrong).clause).toBe('NON-022')
    }
  })

  it('NON-024 the second and third player start with one coin more, the fourth with two, in turn order', () => {
    for (const players of counts) {
      const at = ready(players, players > 1 ? { firstPlayer: players - 1 } : {})
      const inOrder = [...at.G.order.slice(-1), ...at.G.order.slice(0, -1)]
      expect(inOrder.map((player) => at.G.players[player]!.coins)).toEqual([17, 18, 18, 19].slice(0, players))
    }
  })
})

describe('underground', () => {
  it('NON-190 the other map, and other enemies of levels 2, 5 and 7 in the same numbers', () => {
    const { G } = begin(3, { map: 'underground' })
    expect(G.side).toBe('underground')
    for (const { id, enemy } of maps.underground) {
      if (enemy === undefined) expect(G.enemies[id] ?? []).toEqual([])
      else {
        const name = [2, 5, 7].includes(enemy) ? `enemy-u${enemy}` : `enemy-${enemy}`
        expect(G.enemies[id]).toEqual(Array(enemy < 9 ? 3 : 2).fill(name))
      }
    }
    expect(Object.keys(G.tiles).toSorted()).toEqual(['r1c7', 'r2c2', 'r4c7'])
    expect(Object.keys(G.search).toSorted()).toEqual(
      maps.underground
        .filter(({ letter }) => letter)
        .map(({ id }) => id)
        .toSorted(),
    )
    for (const { space } of Object.values(G.players)) expect(space).toBe('r2c6')
    expect(
      Object.values(G.enemies)
        .flat()
        .every((id) => enemies.some((one) => one.id === id)),
    ).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { matchProblem } from '../../../games/kit/meta'
import { known, size } from '../../../games/kit/zones'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { deckMix, eras, tableSizes } from '../../../games/monumental/data/constants'
import { developments } from '../../../games/monumental/data/developments'
import { heroes } from '../../../games/monumental/data/heroes'
import { hexId } from '../../../games/monumental/data/hex'
import { maps } from '../../../games/monumental/data/maps'
import { monumental } from '../../../games/monumental/game'
import { meta } from '../../../games/monumental/meta'
import { idOf, isKnowledge } from '../../../games/monumental/pieces/cards'
import type { G } from '../../../games/monumental/state'
import { position } from '../../kit/position'

const ids = civilizations.map(({ id }) => id)
const begin = (players: number, options: object = {}, seed = 'begin') =>
  position(monumental, { players, seed, options: { civilizations: ids.slice(0, players), ...options } })

const developmentsIn = (G: G): string[] => [...G.display, ...G.deck.flatMap((pile) => known(pile))]
const counts = [1, 2, 3, 4, 5]
const sorted = (list: readonly string[]) => [...list].sort()

describe('set-up', () => {
  it('MO-001 one to five players', () => {
    for (const players of counts) expect(matchProblem(meta, players, {})).toBeUndefined()
    expect(matchProblem(meta, 0, {})).toBeDefined()
    expect(matchProblem(meta, 6, {})).toBeDefined()
  })

  it('MO-020 the map is one for this number of players; solo uses one for two', () => {
    const usual = counts.map((players) => begin(players).G.map)
    expect(usual).toEqual([
      ...['no-place-like-home', 'no-place-like-home', 'you-shall-not-pass', 'quiet-pastures', 'five-horizons'],
    ])
    for (const { id, players, layout } of maps) {
      const { G } = begin(players, { [`map${players}`]: id })
      expect(sorted(Object.keys(G.hexes))).toEqual(sorted(layout.map(hexId)))
    }
    expect(begin(1, { map2: 'flanking-maneuver' }).G.map).toBe('flanking-maneuver')
    expect(matchProblem(meta, 3, { map2: 'the-great-desert' })).toBeDefined()
    expect(matchProblem(meta, 2, { map2: 'arid-lands' })).toBeDefined()
  })

  it('MO-021 MO-035 every seat has its Capital with nine Soldiers, the Warlord and two Explorers', () => {
    for (const players of counts) {
      const { G } = begin(players)
      const { layout } = maps.find(({ id }) => id === G.map)!
      for (const capital of layout.filter(({ terrain }) => terrain === 'capital')) {
        const seat = String(capital.seat)
        expect(G.hexes[hexId(capital)]!.force).toEqual({
          ...{ by: seat, soldiers: 9, mounted: 0, warlord: true, heroes: [], outpost: false },
        })
        expect(G.players[seat]).toMatchObject({ outposts: 2, wonder: null, explorers: Array(2).fill(hexId(capital)) })
      }
    }
  })

  it('MO-022 every token of the map lies on its place: Barbarians face down, the others open and all different', () => {
    for (const players of counts) {
      const { G } = begin(players)
      const { layout } = maps.find(({ id }) => id === G.map)!
      const cities = layout.flatMap((place) => G.hexes[hexId(place)]!.city ?? [])
      expect(new Set(cities).size).toBe(cities.length)
      for (const place of layout) {
        const spot = G.hexes[hexId(place)]!
        const { exploration, marker } = place
        expect(spot.city !== undefined).toBe(exploration === 'city')
        expect(spot.barbarian?.level).toBe(exploration === 'b1' ? 1 : exploration === 'b2' ? 2 : undefined)
        if (spot.barbarian) {
          expect(spot.barbarian.face).toMatch(new RegExp(`^b${spot.barbarian.level}-`))
          expect(spot.barbarian.open).toBe(false)
        }
        expect(spot.production !== undefined).toBe(marker === 'p')
      }
    }
  })

  it('MO-023 a Market has one token more than there are players; solo three', () => {
    for (const players of counts) {
      const stacks = Object.values(begin(players).G.hexes).flatMap(({ market }) => (market ? [market.left] : []))
      expect(stacks).toEqual(Array(Math.max(players, 2)).fill(Math.max(players, 2) + 1))
    }
  })

  it('MO-024 MO-029 six cards of the first Era lie open, the deck runs from Era to Era', () => {
    const { G } = begin(2)
    const eraOf = (id: string) => developments.find((row) => row.id === id)!.era
    expect(G.display.map(eraOf)).toEqual([1, 1, 1, 1, 1, 1])
    expect(G.deck.map((pile) => known(pile).map(eraOf))).toEqual([
      Array(9).fill(1),
      Array(12).fill(2),
      Array(8).fill(3),
    ])
    expect(begin(2, {}, 'other').G.display).not.toEqual(G.display)
  })

  const split = (cards: readonly string[]) =>
    eras.map((era) => {
      const rows = developments.filter((row) => row.era === era && cards.includes(row.id))
      const n = (kind: string) => rows.filter((row) => row.kind === kind).length
      return { building: n('building'), knowledge: n('knowledge'), wonder: n('wonder') }
    })

  it('MO-025 five players use all 47 cards', () => {
    const all = developmentsIn(begin(5).G)
    expect(sorted(all)).toEqual(sorted(developments.map(({ id }) => id)))
    expect(split(all)).toEqual(eras.map((era) => deckMix.full[era]))
    expect(matchProblem(meta, 5, { developmentMix: 'random' })).toBeDefined()
  })

  it('MO-026 MO-027 fewer players always use 35 cards in the same split: base, by lot, or the new cards named', () => {
    const isNew = (id: string) => developments.find((row) => row.id === id)!.box === 'lost-kingdoms'
    for (const players of [1, 2, 3, 4]) {
      const base = developmentsIn(begin(players).G)
      expect([base.length, base.some(isNew)]).toEqual([35, false])
      const named = ['shipyard', 'taj-mahal', 'templo-mayor', 'computers']
      const chosen = developmentsIn(begin(players, { developmentMix: 'chosen', newCards: named }).G)
      expect(sorted(chosen.filter(isNew))).toEqual(sorted(named))
      const mixed = developmentsIn(begin(players, { developmentMix: 'random' }).G)
      for (const cards of [base, chosen, mixed]) {
        expect(split(cards)).toEqual(eras.map((era) => deckMix.small[era]))
        expect(new Set(cards).size).toBe(35)
      }
      expect(mixed.some(isNew)).toBe(true)
    }
  })

  it('MO-027 the replaced cards are those named, the others drawn by lot', () => {
    const newCards = ['shipyard', 'taj-mahal', 'templo-mayor']
    for (const seed of ['a', 'b', 'c']) {
      const removedCards = ['temple', 'notre-dame']
      const cards = developmentsIn(begin(2, { developmentMix: 'chosen', newCards, removedCards }, seed).G)
      expect(cards.filter((id) => removedCards.includes(id))).toEqual([])
      expect(split(cards)).toEqual(eras.map((era) => deckMix.small[era]))
      expect(cards).toEqual(expect.arrayContaining(newCards))
    }
  })

  it('MO-027 no card leaves without a new one of its type and Era', () => {
    const mix = (newCards: string[], removedCards: string[]) =>
      matchProblem(meta, 2, { developmentMix: 'chosen', newCards, removedCards })
    expect(mix(['shipyard'], ['temple'])).toBeUndefined()
    expect(mix(['shipyard'], ['temple', 'quarry'])).toContain('MO-027')
    expect(mix(['shipyard'], ['writing'])).toContain('MO-027')
    expect(mix(['shipyard'], ['shipyard'])).toBeDefined()
    expect(matchProblem(meta, 2, { removedCards: ['temple'] })).toBeUndefined()
  })

  it('MO-027 unknown and repeated ids are refused', () => {
    expect(matchProblem(meta, 2, { developmentMix: 'chosen', newCards: ['temple'] })).toBeDefined()
    expect(matchProblem(meta, 2, { developmentMix: 'chosen', newCards: ['shipyard', 'shipyard'] })).toBeDefined()
    expect(matchProblem(meta, 2, { developmentMix: 'all' })).toBeDefined()
    expect(matchProblem(meta, 2, { developmentMix: 'chosen', newCards: ['shipyard'] })).toBeUndefined()
  })

  it('MO-028 with Heroes each Era has one more, two with four or five players', () => {
    for (const players of counts) {
      const cards = developmentsIn(begin(players, { heroModule: true }).G)
      const drawn = eras.map((era) => heroes.filter((hero) => hero.era === era && cards.includes(hero.id)).length)
      expect(drawn).toEqual(Array(3).fill(players >= 4 ? 2 : 1))
      expect(cards.length).toBe((players === 5 ? 47 : 35) + (players >= 4 ? 6 : 3))
      expect(tableSizes[players]!.heroesPerEra).toBe(players >= 4 ? 2 : 1)
    }
  })

  it('MO-030 three piles of ten Basic Buildings', () => {
    expect(begin(2).G.piles).toEqual({ workshop: 10, laboratory: 10, 'archery-range': 10 })
  })

  it('MO-031 every player has another civilization: given, drawn or chosen in turn', () => {
    expect(matchProblem(meta, 2, { civilizations: ['greek', 'greek'] })).toContain('MO-031')
    const drawn = begin(5, { civilizations: Array(5).fill('random') }).G
    expect(new Set(Object.values(drawn.players).map(({ civ }) => civ)).size).toBe(5)
    const mixed = begin(3, { civilizations: ['greek', 'random', 'random'] }, 'x').G
    expect(new Set(Object.values(mixed.players).map(({ civ }) => civ)).size).toBe(3)
    const at = begin(3, { civilizations: ['pick', 'aztecs', 'pick'], firstPlayer: 0 })
    expect(at.G.stage).toBe('pick')
    expect(at.refused('0', 'chooseCivilization', 'aztecs').clause).toBe('MO-031')
    expect(at.refused('0', 'chooseCivilization', 'romans').because).toContain('no such civilization')
    expect(at.refused('0', 'activateCity', 1, 1).clause).toBe('MO-031')
    expect(at.refused('0', 'endActions').clause).toBe('MO-031')
    expect(at.refused('2', 'chooseCivilization', 'greek').clause).toBe('MO-037')
    at.play('0', 'chooseCivilization', 'greek')
    expect(at.refused('2', 'chooseCivilization', 'greek').clause).toBe('MO-031')
    at.play('2', 'chooseCivilization', 'mughals')
    expect(at.G).toMatchObject({ stage: 'activate', current: '0' })
    expect(at.refused('0', 'chooseCivilization', 'danish').because).toContain('chosen already')
    expect(Object.values(at.G.players).map(({ civ }) => civ)).toEqual(['greek', 'aztecs', 'mughals'])
    for (const area of Object.values(at.G.players)) expect(area.city.flat().length).toBeGreaterThanOrEqual(9)
  })

  it('MO-032 nine slots are filled from the 15 city cards; no Policy is developed', () => {
    for (const civ of ids.filter((id) => id !== 'atlanteans')) {
      const area = begin(2, { civilizations: [civ, civ === 'greek' ? 'danish' : 'greek'] }).G.players['0']!
      expect(area.city).toHaveLength(9)
      expect(area.city.flat().length + known(area.draw).length).toBe(15)
      expect(area.owned).toHaveLength(15)
      expect([area.policies, area.discard]).toEqual([[], []])
      const count = (id: string) => area.owned.filter((uid) => idOf(uid) === id).length
      expect(['work-camp', 'library', 'fort', 'forum', 'mine'].map(count)).toEqual([5, 3, 3, 1, 1])
    }
  })

  it('MO-033 Knowledge stays under the next card that is none', () => {
    const covered = Array.from({ length: 12 }, (_, i) => begin(2, {}, `seed ${i}`).G.players['0']!.city).flat()
    expect(covered.some((stack) => stack.length === 2)).toBe(true)
    for (const stack of covered) {
      expect(stack.map((uid) => isKnowledge(uid))).toEqual(stack.length === 2 ? [true, false] : [false])
    }
  })

  it('MO-034 the Atlanteans lay two cards into the Nexus and begin with thirteen', () => {
    const area = begin(2, { civilizations: ['atlanteans', 'greek'] }).G.players['0']!
    expect(area.nexus).toEqual(['atl-safe-harbor', 'atl-maritime-exploitation'])
    expect(area.city.flat().length + known(area.draw).length).toBe(13)
    expect(area.city.every((stack) => stack.length === 1)).toBe(true)
  })

  it('MO-036 nobody has anything, and nine Horses are in the stock', () => {
    const { G } = begin(5)
    expect(G.horses).toBe(9)
    for (const { goods } of Object.values(G.players)) expect(Object.values(goods)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('MO-037 the first player is drawn by lot or named; play goes in the order of the seats', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => begin(3, {}, `lot ${i}`).G.first)
    expect(new Set(firsts).size).toBe(3)
    expect(begin(3, { firstPlayer: 2 }).G).toMatchObject({ first: '2', current: '2', round: 1 })
    expect(matchProblem(meta, 3, { firstPlayer: 3 })).toContain('MO-037')
    expect(matchProblem(meta, 1, { firstPlayer: 0 })).toBeDefined()
    const at = begin(3, { firstPlayer: 2 })
    expect(at.refused('0', 'activateCity', 0, 0).clause).toBe('MO-037')
    for (const player of ['2', '0', '1', '2']) {
      expect(at.G.current).toBe(player)
      at.play(player, 'activateCity', 0, 0)
      while (at.G.pending.length > 0) at.play(player, 'resolve', at.choices(player, 'resolve')[0]![0])
      at.play(player, 'endActions')
    }
    expect(at.G.round).toBe(2)
  })

  it('MO-011 MO-053 the first Era begins, and everything but decks and faces lies open', () => {
    const { G } = begin(2)
    expect(G.era).toBe(1)
    expect(size(G.players['0']!.draw)).toBeGreaterThan(0)
  })
})

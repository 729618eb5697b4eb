import { describe, expect, it } from 'vitest'
import { optionsProblem } from '../../../games/kit/options'
import { known, size } from '../../../games/kit/zones'
import { meeples, unitClasses } from '../../../games/meeples-and-monsters/data/classes'
import { quarters } from '../../../games/meeples-and-monsters/data/locations'
import { arrivesCard, council, councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { meta } from '../../../games/meeples-and-monsters/meta'
import { type G, monsterOf, total } from '../../../games/meeples-and-monsters/state'
import { view } from '../../../games/meeples-and-monsters/view'
import { position } from '../../kit/position'
import { commit, laid, pass, some } from './layout'
import { meeplesPlug } from './plug'

const begin = (players: number, seed: string | number = 'setup') =>
  position(meeplesAndMonsters, { players, seed: `${seed}` })
const counts = [2, 3, 4]
const seeds = Array.from({ length: 30 }, (_, i) => i)

const inCity = (G: G) => quarters.flatMap((quarter) => G.city[quarter].monsters.filter((id) => id !== null))
/** The deck from the top down: levels, and 0 for an Arrives card. */
const fromTop = (G: G) =>
  [...known(G.monsterDeck)].reverse().map((card) => (card === arrivesCard ? 0 : monsterOf(card).level))

describe('setup', () => {
  it('MM-101 two, three and four players sit down; one or five are refused', () => {
    for (const players of counts) {
      const { G } = begin(players)
      expect(G.order).toHaveLength(players)
      expect(meeplesPlug.conserve(G)).toBeUndefined()
    }
    for (const players of [1, 5]) expect(() => begin(players)).toThrow('is for 2 to 4 players')
    expect(optionsProblem(meta.options, { fourTowers: 'yes' }, 2)).toContain('on or off')
    expect(optionsProblem(meta.options, { solo: true }, 2)).toContain('no option')
  })

  it('MM-102 every score starts at 0, nothing is built and nobody is at the Colosseum', () => {
    const { G } = begin(4)
    expect(Object.values(G.players).map(({ vp }) => vp)).toEqual([0, 0, 0, 0])
    for (const quarter of quarters) expect(G.city[quarter]).toMatchObject({ built: [null, null], room: null })
    expect([G.hill, G.arrives, G.final]).toEqual([null, 0, 0])
  })

  it('MM-103 MM-104 three Overlords with a random token each, and the Henchman last, without one', () => {
    expect(council.map(({ role }) => role)).toEqual(['overlord', 'overlord', 'overlord', 'henchman'])
    const overlords = council.slice(0, 3).map(({ id }) => id)
    const seen = new Set<string>()
    for (const seed of seeds) {
      const { tokens } = begin(2, seed).G
      expect(Object.keys(tokens)).toEqual(overlords)
      expect(new Set(Object.values(tokens)).size).toBe(3)
      for (const [overlord, token] of Object.entries(tokens)) seen.add(`${overlord} ${token}`)
    }
    expect(seen.size).toBe(overlords.length * councilTokens.length)
  })

  it('MM-105 all meeples not dealt form the supply, and all but the gray ones are Units', () => {
    const left = counts.map((players) => begin(players).G.supply)
    expect(left.map(({ peasant }) => peasant)).toEqual([34, 27, 20])
    expect(left.map(({ corruption }) => corruption)).toEqual([14, 11, 8])
    for (const { peasant, corruption, ...others } of left) {
      expect(others).toEqual({ warrior: 18, mage: 18, cleric: 18, knight: 12, ranger: 5, paladin: 5, shaman: 5 })
    }
    expect(meeples.map(({ id }) => id).filter((id) => !unitClasses.some((unit) => unit === id))).toEqual(['corruption'])
  })

  it('MM-106 with two players the twelve Monsters marked 3+ are not in the game', () => {
    const marked = monsters.filter(({ threePlus }) => threePlus).map(({ id }) => id)
    for (const players of counts) {
      const { G } = begin(players)
      const all = [...known(G.monsterDeck), ...inCity(G)]
      expect(all.filter((id) => marked.includes(id))).toHaveLength(players === 2 ? 0 : 12)
      expect(all.filter((id) => id !== arrivesCard)).toHaveLength(players === 2 ? 28 : 40)
    }
  })

  it('MM-107 MM-108 MM-109 MM-110 one Arrives card among the deep cards of each level, level on level', () => {
    const ranges = (players: number) =>
      players === 2
        ? ([
            [1, 5],
            [10, 18],
            [22, 25],
          ] as const)
        : ([
            [3, 7],
            [20, 28],
            [33, 37],
          ] as const)
    for (const players of counts) {
      const seen = [0, 1, 2].map(() => new Set<number>())
      for (const seed of Array.from({ length: 120 }, (_, i) => i)) {
        const deck = fromTop(begin(players, seed).G)
        expect(deck).toHaveLength(players === 2 ? 25 : 37)
        const levels = deck.filter((level) => level > 0)
        expect(levels).toEqual([...levels].sort())
        const arrives = deck.flatMap((level, i) => (level === 0 ? [i + 1] : []))
        for (const [i, at] of arrives.entries()) seen[i]!.add(at)
      }
      expect(seen.map((places) => [Math.min(...places), Math.max(...places)])).toEqual(ranges(players))
      expect(seen.map(({ size: n }) => n)).toEqual(ranges(players).map(([from, to]) => to - from + 1))
    }
  })

  it('MM-111 MM-112 six Monsters of level 1 lie in their own quarters, in the lowest slots', () => {
    for (const players of counts) {
      for (const seed of seeds) {
        const { G } = begin(players, seed)
        expect(inCity(G)).toHaveLength(6)
        expect(inCity(G).every((id) => monsterOf(id).level === 1)).toBe(true)
        for (const quarter of quarters) {
          const lairs = G.city[quarter].monsters
          const here = lairs.filter((id) => id !== null)
          expect(lairs).toEqual([0, 1, 2].map((slot) => here[slot] ?? null))
          expect(here.every((id) => monsterOf(id).quarter === quarter)).toBe(true)
        }
      }
    }
    const most = quarters.map((one) => monsters.filter(({ level, quarter }) => level === 1 && quarter === one).length)
    expect(Math.max(...most)).toBeLessThanOrEqual(3)
  })

  it('MM-113 four Locations lie open and eleven in a hidden stack', () => {
    const { G } = begin(3)
    expect([G.offer.length, size(G.tileStack)]).toEqual([4, 11])
    expect(view(G, '0').tileStack).toBe(11)
    expect(begin(3, 'a').G.offer).not.toEqual(begin(3, 'b').G.offer)
  })

  it('MM-114 all four classes start at level 1, without Prestige cards', () => {
    for (const area of Object.values(begin(4).G.players)) {
      expect(area.levels).toEqual({ mage: 1, cleric: 1, knight: 1, warrior: 1 })
      expect(area.prestige).toEqual([])
    }
  })

  it('MM-115 two secret Quests each, the rest is the deck', () => {
    expect(counts.map((players) => size(begin(players).G.questDeck))).toEqual([40, 38, 36])
    const { G } = begin(4)
    for (const { hand } of Object.values(G.players)) expect(size(hand)).toBe(2)
    expect(view(G, '1').players['0']!.hand).toBe(2)
    expect(view(G, '0').players['0']!.hand).toEqual(G.players['0']!.hand)
    expect(view(G, null).players['0']!.hand).toBe(2)
  })

  it('MM-116 seven Peasants and three Corruption in each bag, four of them drawn at random', () => {
    const taverns = new Set<string>()
    for (const seed of seeds) {
      for (const { bag, tavern } of Object.values(begin(4, seed).G.players)) {
        expect([total(bag), total(tavern)]).toEqual([6, 4])
        expect(bag.peasant + tavern.peasant).toBe(7)
        expect(bag.corruption + tavern.corruption).toBe(3)
        taverns.add(JSON.stringify(some(tavern)))
      }
    }
    expect(taverns.size).toBe(4)
  })

  it('MM-117 most Corruption in the Tavern begins; ties fall to any of the tied; the marker never moves', () => {
    const tiedFirsts = new Set<number>()
    for (const seed of seeds) {
      const { G, state } = begin(3, seed)
      const corruption = G.order.map((player) => G.players[player]!.tavern.corruption)
      const tied = G.order.filter((_, i) => corruption[i] === Math.max(...corruption))
      expect(tied).toContain(G.first)
      expect([G.current, state.ctx.currentPlayer]).toEqual([G.first, G.first])
      if (tied.length === 2) tiedFirsts.add(tied.indexOf(G.first))
    }
    expect(tiedFirsts).toEqual(new Set([0, 1]))
    const at = begin(3)
    const { first } = at.G
    for (let i = 0; i < 4; i++) pass(at)
    expect(at.G.first).toBe(first)
  })

  it('MM-118 a Tavern Quest cannot be completed with what setup drew', () => {
    const held = { tavern: { corruption: 2, peasant: 2 }, bag: { corruption: 2 }, hand: ['dark-night'] }
    const at = laid({ phase: 'development', seats: { 0: held } })
    expect(at.choices('0', 'completeQuest')).toEqual([])
    expect(at.refused('0', 'completeQuest', 'dark-night').clause).toBe('MM-803')
    commit(at)
    commit(at)
    at.play('0', 'completeQuest', 'dark-night')
  })
})

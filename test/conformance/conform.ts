import { describe, expect, it } from 'vitest'
import { hire, think } from '../../games/kit/bot'
import { botKinds } from '../../games/kit/bot-kinds'
import type { MatchState, View } from '../../games/kit/definition'
import { open, play } from '../../games/kit/engine'
import { awaited } from '../../games/kit/legality'
import { begin } from '../../games/kit/referee'
import { contestant } from '../arena/contestants'
import { playFor, playMatch } from '../arena/match'
import { fuzz } from './fuzz'
import { assertSecrets, Broken, chooseAny, imagined, playRandomGame } from './harness'
import type { Plug } from './plug'
import { seeded } from './seeded'
import { countsOf, tablesOf } from './tables'

/** Games of every table; fewer of each where there are very many kinds of tables. */
const games = 6
const manyTables = 20

/** Everything the harness asks of a game, as tests: random games, a harness that can fail, bots. */
export function conform(plug: Plug): void {
  const { meta } = plug.definition
  const counts = countsOf(plug)

  describe(`${meta.title}: random games`, () => {
    const tables = tablesOf(plug)
    const each = Math.ceil(games / Math.ceil(tables.length / manyTables))
    it.each(tables)('end well: %j', ({ players, options }) => {
      const report = fuzz(plug, { players, games: each, seed: 1000 * players, options, thorough: 0.1 })
      expect(report.failures).toEqual([])
      expect(report.moves).toBeGreaterThan(each * 10)
    })

    it('every set of options fits some number of players', () => {
      const used = new Set(tablesOf(plug).map(({ options }) => options))
      expect(plug.optionSets.filter((options) => !used.has(options))).toEqual([])
    })

    it('is played the same way twice from the same seed', () => {
      const match = { players: counts.at(-1)!, options: {}, seed: 7, thorough: 0 }
      expect(playRandomGame(plug, match)).toEqual(playRandomGame(plug, match))
    })
  })

  describe(`${meta.title}: the harness can fail`, () => {
    it('notices a leaking view', () => {
      const leaky = { ...plug, definition: { ...plug.definition, view: (G: MatchState) => G as View<MatchState> } }
      const { G } = begin(plug.definition, { players: counts[0]!, seed: 'leak' })
      expect(() => assertSecrets(leaky, G, seeded(1))).toThrow(Broken)
      expect(() => assertSecrets(plug, G, seeded(1))).not.toThrow()
    })

    it('notices lost components', () => {
      const report = fuzz(
        { ...plug, conserve: () => 'a card is missing' },
        { players: counts[0]!, games: 1, seed: 1, options: {} },
      )
      expect(report.failures).toEqual([{ seed: 1, message: 'a card is missing' }])
    })
  })

  describe(`${meta.title}: bots`, () => {
    it('an Apprentice beats a Wanderer in nearly all two-player games', async () => {
      const hired = await Promise.all(['apprentice*0.5', 'random'].map((name) => contestant(name, plug.definition)))
      const won = Array.from({ length: 8 }, (_, i) => {
        const seats = i % 2 === 0 ? hired : hired.toReversed()
        return playFor(plug, { options: {}, seed: i, seats }).seats.find(({ name }) => name !== 'random')!.win
      })
      expect(won.filter((win) => win === 1).length).toBeGreaterThanOrEqual(7)
    })

    it.each(botKinds)('the choice of a bot is the same whatever it must not know is: %s', async (kind) => {
      const bot = await hire(kind, plug.definition, { limits: { plays: 150 } })
      const random = seeded(5)
      for (const G of positions(plug, Math.max(...counts), 25)) {
        const seat = Object.keys(awaited(G))[0]!
        const choose = (position: MatchState) => think(bot, plug.definition.view(position, seat), seat, seeded(9))
        expect(choose(imagined(plug, G, seat, random))).toEqual(choose(G))
      }
    })

    it('a full table comes to an end', async () => {
      const seats = await Promise.all(
        Array.from({ length: Math.max(...counts) }, (_, at) =>
          contestant(at === 0 ? 'builder*0.02' : 'apprentice*0.2', plug.definition),
        ),
      )
      const { G } = playMatch(plug, { options: {}, seed: 1, seats })
      expect(Object.keys(G.outcome!.scores).length).toBeGreaterThanOrEqual(Math.max(...counts))
    })
  })
}

/** Positions from the course of a random game, so many moves apart. */
function* positions(plug: Plug, players: number, apart: number): Generator<MatchState> {
  const random = seeded(players)
  const position = open(plug.definition, { players, seed: 'positions' })
  for (let moves = 1; !position.G.outcome && moves < 20 * apart; moves++) {
    if (moves % apart === 0) yield position.G
    const { player, ...choice } = chooseAny(plug, position.G, random)
    play(plug.definition, position, player, choice)
  }
}

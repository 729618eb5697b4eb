import { describe, expect, it } from 'vitest'
import { type Bot, chooseFor, hire } from '../../games/kit/bot'
import type { MatchState, View } from '../../games/kit/definition'
import { open, play } from '../../games/kit/engine'
import { awaited } from '../../games/kit/legality'
import { begin } from '../../games/kit/referee'
import { playBots } from './balance'
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
    it('the greedy bot beats the random one in at least 90 % of two-player games', async () => {
      const bot = await hire('greedy', plug.definition)
      const won = Array.from({ length: 20 }, (_, i) => greedyWins(bot, i))
      expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(18)
    })

    it('a bot chooses the same whatever it must not know is', async () => {
      const bot = await hire('greedy', plug.definition)
      const random = seeded(5)
      for (const G of positions(plug, Math.max(...counts), 12)) {
        const seat = Object.keys(awaited(G))[0]!
        const choose = (position: MatchState) => chooseFor(bot, plug.definition.view(position, seat), seat, seeded(9))
        expect(choose(imagined(plug, G, seat, random))).toEqual(choose(G))
      }
    })

    it('a full table of greedy bots comes to an end', async () => {
      const bot = await hire('greedy', plug.definition)
      const { outcome } = playBots({ players: Math.max(...counts), seed: 1, botAt: () => bot })
      expect(Object.keys(outcome!.scores).length).toBeGreaterThanOrEqual(Math.max(...counts))
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

/** One game of a greedy bot, on alternating seats, against a random one. */
function greedyWins(bot: Bot, seed: number): boolean {
  const wanderer: Bot = { ...bot, kind: 'random' }
  const greedy = String(seed % 2)
  const { winners } = playBots({ players: 2, seed, botAt: (seat) => (seat === greedy ? bot : wanderer) }).outcome!
  return winners.length === 1 && winners[0] === greedy
}

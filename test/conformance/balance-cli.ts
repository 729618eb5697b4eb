import { parseArgs } from 'node:util'
import { hire } from '../../games/kit/bot'
import { matchProblem } from '../../games/kit/meta'
import { type BalanceReport, balance } from './balance'
import { number, parseOptions, usedAs } from './cli'
import { plugOf } from './plugs'

const fail = usedAs(
  `npm run balance -- --game monumental [--players 3,4] [--games 400] [--seed 1] [--options '{"map":"islands"}'] [--json]`,
)

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    json: { type: 'boolean', default: false },
  },
})

function print({ game, games, scores, traits }: BalanceReport): void {
  console.log(
    `${game}: ${games} games of greedy bots, ${scores.min} to ${scores.max} points, ${scores.average} on average`,
  )
  const rows = Object.entries(traits).sort(([, a], [, b]) => b.share - a.share)
  for (const [trait, { seats, wins, share, points }] of rows) {
    console.log(`  ${trait}: ${wins} wins at ${seats} seats, ${share} of its share, ${points} points`)
  }
}

const plug = plugOf(values.game ?? fail('--game is missing'))
const players = values.players.split(',').map((text) => number(text, 'players', fail))
const options = parseOptions(values.options, fail)
for (const count of players) {
  const problem = matchProblem(plug.definition.meta, count, options)
  if (problem) fail(problem)
}
const games = number(values.games, 'games', fail)
const report = balance(plug, {
  games,
  players,
  seed: number(values.seed, 'seed', fail),
  options,
  bot: await hire('greedy', plug.definition),
  progress: (done) => process.stderr.isTTY && process.stderr.write(`\r${done}/${games}`),
})
if (values.json) console.log(JSON.stringify(report, null, 2))
else print(report)

import { parseArgs } from 'node:util'
import { number, usedAs } from './cli'
import { compare } from './differential'
import { plugOf, plugs } from './plugs'

/** Many games on the engine and on boardgame.io's reducer side by side. */

const fail = usedAs('npm run differential -- [--game monuments] [--games 200] [--seed 1] [--json]')

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

const games = number(values.games, 'games', fail)
const seed = number(values.seed, 'seed', fail)
const reports = (values.game ? [plugOf(values.game)] : plugs).map((plug) =>
  compare(plug, {
    games,
    seed,
    progress: (done) => process.stderr.isTTY && process.stderr.write(`\r${plug.definition.meta.id}: ${done}/${games}`),
  }),
)
if (values.json) console.log(JSON.stringify(reports, null, 2))
else {
  for (const { game, games: played, moves, failures } of reports) {
    console.log(`${game}: ${played} games, ${moves} moves, ${failures.length} failures`)
    for (const failure of failures) console.log(`  FAILED: ${JSON.stringify(failure)}`)
  }
}
process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0

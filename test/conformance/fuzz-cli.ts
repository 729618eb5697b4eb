import { parseArgs } from 'node:util'
import { matchProblem } from '../../games/kit/meta'
import { number, parseOptions, usedAs } from './cli'
import { type FuzzReport, fuzz } from './fuzz'
import { plugOf } from './plugs'
import { countsOf, tablesOf } from './tables'

const fail = usedAs(
  `npm run fuzz -- --game monuments [--players 3] [--games 500] [--seed 1] [--options '{"eternalFame":false}' | all] [--engine] [--json]`,
)

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    engine: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

function run(): FuzzReport[] {
  const plug = plugOf(values.game ?? fail('--game is missing'))
  const { meta } = plug.definition
  const games = number(values.games, 'games', fail)
  const seed = number(values.seed, 'seed', fail)
  const counts = values.players ? [number(values.players, 'players', fail)] : countsOf(plug)
  const optionSets = values.options === 'all' ? plug.optionSets : [parseOptions(values.options, fail)]
  const tables = tablesOf(plug, counts, optionSets)
  if (tables.length === 0) fail(matchProblem(meta, counts[0], optionSets[0]) ?? 'Nothing to play')
  return tables.map(({ players, options }) => {
    const label = `${meta.id}, ${players} players, ${JSON.stringify(options)}`
    const progress = (done: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${label}: ${done}/${games}`)
    }
    return fuzz(plug, { players, games, seed, options, engine: values.engine, progress })
  })
}

function print(report: FuzzReport): void {
  const { min, average, max } = report.scores
  console.log(`${report.game}, ${report.players} players, ${JSON.stringify(report.options)}`)
  console.log(`  ${report.games} games, ${report.moves} moves, ${report.movesPerSecond} moves/s`)
  console.log(`  ${report.averageLength} moves a game, scores ${min} to ${max}, ${average} on average`)
  console.log(`  never used: ${report.neverUsed.join(', ') || 'nothing'}`)
  for (const { seed, message } of report.failures) console.log(`  FAILED with seed ${seed}: ${message}`)
}

const reports = run()
if (values.json) console.log(JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2))
else for (const report of reports) print(report)
process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0

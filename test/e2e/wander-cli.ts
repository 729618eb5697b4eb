import { parseArgs } from 'node:util'
import { number, usedAs } from '../conformance/cli'
import { plugOf, plugs } from '../conformance/plugs'
import { type Clicks, clickAll, failuresOf, tellClicks } from './wander-all'

const fail = usedAs(
  'npm run clicks -- [--game monuments] [--width 390] [--games 40] [--clicks 1500] [--seed 1] [--json]   (build first)',
)

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    width: { type: 'string' },
    games: { type: 'string', default: '1' },
    clicks: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

const run: Clicks = {
  plugs: values.game ? [plugOf(values.game)] : plugs,
  ...(values.width ? { width: number(values.width, 'width', fail) } : {}),
  games: number(values.games, 'games', fail),
  clicks: number(values.clicks, 'clicks', fail),
  seed: number(values.seed, 'seed', fail),
}

const reports = await clickAll(run, (line) => {
  if (!values.json) console.log(line)
})
if (values.json) console.log(JSON.stringify(reports, null, 2))
else console.log(tellClicks(reports))
process.exitCode = failuresOf(reports).length > 0 ? 1 : 0

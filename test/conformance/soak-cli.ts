import { parseArgs } from 'node:util'
import { clickAll, failuresOf, tellClicks } from '../e2e/wander-all'
import { bundle, removeBundle } from '../server/bundled'
import { asShipped, Child } from '../server/child-process'
import { kill } from '../server/kills'
import { besiege, growth } from '../server/siege'
import { compare } from './differential'
import { fuzz } from './fuzz'
import { plugs } from './plugs'
import { tablesOf } from './tables'

/** The long versions of the tests: many games, many kills, many hostile messages, many matches by clicking. */

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    games: { type: 'string', default: '10000' },
    twice: { type: 'string', default: '200' },
    kills: { type: 'string', default: '200' },
    messages: { type: 'string', default: '100000' },
    matches: { type: 'string', default: '40' },
    clicks: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
  },
})

const seed = Number(values.seed)

const progress = (what: string, total: number) => (done: number) => {
  process.stderr.write(`\r${what}: ${done} of ${total}   `)
  if (done >= total) process.stderr.write('\n')
}

/** The games of one kind, spread over every number of players and every set of options. */
function fuzzAll(games: number) {
  return plugs.flatMap((plug) => {
    const tables = tablesOf(plug)
    const each = Math.ceil(games / tables.length)
    return tables.map(({ players, options }) => {
      const label = `${plug.definition.meta.id}, ${players} players`
      return fuzz(plug, { players, options, games: each, seed, progress: progress(label, each) })
    })
  })
}

/** So many games of each kind on both engines. */
const compareAll = (games: number) =>
  plugs.map((plug) =>
    compare(plug, { games, seed, progress: progress(`${plug.definition.meta.id} on both engines`, games) }),
  )

/** Without any limits all of it comes through; as the house is shipped most of it is turned away at the door. */
async function siege(messages: number, limits: 'no limits' | 'as shipped') {
  const child = await Child.start(limits === 'as shipped' ? asShipped : {})
  const told = progress(`hostile messages, ${limits}`, messages)
  const { heaps, statuses, patience } = await besiege(child, messages, seed, told)
  await child.stop()
  return { limits, messages, statuses, patience, heapGrowth: growth(heaps) }
}

/** So many matches of each game at both widths, clicked to their end. */
function clickThrough(games: number) {
  const told = progress('matches by clicking', games * plugs.length * 2)
  return clickAll({ plugs, games, clicks: Number(values.clicks), seed }, (_, done) => told(done))
}

const kills = Number(values.kills)
const summary = {
  seed,
  fuzz: fuzzAll(Number(values.games)),
  twice: compareAll(Number(values.twice)),
  kills: await kill(await bundle(), kills, seed, progress('kills', kills)),
  sieges: [await siege(Number(values.messages), 'no limits'), await siege(Number(values.messages), 'as shipped')],
  clicking: await clickThrough(Number(values.matches)),
}
removeBundle()
const failures = [...summary.fuzz, ...summary.twice].flatMap((report) => report.failures)
const faults = failuresOf(summary.clicking)
if (values.json) console.log(JSON.stringify(summary, null, 2))
else {
  console.log(`${summary.fuzz.reduce((sum, { games }) => sum + games, 0)} games, ${failures.length} failures`)
  console.log(`${summary.twice.reduce((sum, { moves }) => sum + moves, 0)} moves on both engines`)
  console.log(`${summary.kills.rounds} kills, ${summary.kills.acknowledged} acknowledged moves, none lost`)
  for (const { limits, messages, heapGrowth, patience } of summary.sieges) {
    console.log(`${messages} hostile messages, ${limits}: heap growth ${heapGrowth} bytes`)
    const { before, besieged } = patience
    console.log(
      `  honest people waited ${before.toFixed(1)} ms before and ${besieged.toFixed(1)} in it, 19 of 20 times`,
    )
  }
  for (const line of [...faults, tellClicks(summary.clicking)]) console.log(line)
}
process.exitCode = failures.length + faults.length > 0 ? 1 : 0

import { fork } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { matchProblem } from '../../games/kit/meta'
import { number, parseOptions, usedAs } from '../conformance/cli'
import { plugOf } from '../conformance/plugs'
import { gamesOf } from './arena'
import { recordOf } from './balance'
import type { Played } from './match'
import { linesOf, reportOf } from './report'
import { sequential, sum } from './statistics'

const fail = usedAs(
  `npm run arena -- --game monumental --players architect,builder [--games 400] [--seed 1] [--options '{"map":"islands"}']
    [--seats rotated|fixed] [--stop 0.5,0.65] [--workers 1] [--into games.jsonl] [--json]
  players: random, apprentice, builder, architect, yardstick; architect*0.1 thinks a tenth, builder=old/bot.ts judges as that file says
  stop: ends as soon as it is clear which of two rates the first player's wins come nearer to
  into: adds every game to a file, a line for each, for \`npm run balance\``,
)

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string', default: 'builder,yardstick' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    seats: { type: 'string', default: 'rotated' },
    stop: { type: 'string' },
    workers: { type: 'string', default: '1' },
    worker: { type: 'string' },
    into: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

function boundsOf(text: string): [number, number] {
  const [low, high] = text.split(',').map(Number)
  if (low && high && low < high && high < 1) return [low, high]
  return fail('--stop must be two rates, the lower one first')
}

const plug = plugOf(values.game ?? fail('--game is missing'))
const players = values.players.split(',')
const options = parseOptions(values.options, fail)
const problem = matchProblem(plug.definition.meta, players.length, options)
if (problem) fail(problem)
if (values.seats !== 'rotated' && values.seats !== 'fixed') fail('--seats must be rotated or fixed')
const stop = values.stop === undefined ? undefined : boundsOf(values.stop)
const games = number(values.games, 'games', fail)
const workers = Math.max(1, number(values.workers, 'workers', fail))
const series = {
  players,
  games,
  seed: number(values.seed, 'seed', fail),
  options,
  rotated: values.seats === 'rotated',
}

const played: Played[] = []
const first = players[0]!
const firstWins = () => played.map(({ seats }) => sum(seats.filter(({ name }) => name === first).map(({ win }) => win)))
let decided = false

/** One game more. Says whether enough is known. */
function take(game: Played): boolean {
  played.push(game)
  if (values.into) appendFileSync(values.into, `${recordOf(plug, game)}\n`)
  if (stop && sequential(firstWins(), stop)) decided = true
  const rate = sum(firstWins()) / played.length
  if (process.stderr.isTTY) process.stderr.write(`\r${played.length}/${games} games, ${first} wins ${rate.toFixed(3)} `)
  else if (played.length % 20 === 0) console.error(`${played.length}/${games} games, ${first} wins ${rate.toFixed(3)}`)
  return decided
}

function end(): void {
  if (process.stderr.isTTY) process.stderr.write('\n')
  const report = { ...reportOf(plug, played), ...(stop ? { stopped: sequential(firstWins(), stop) } : {}) }
  console.log(values.json ? JSON.stringify(report, null, 2) : linesOf(report).join('\n'))
}

async function alone(): Promise<void> {
  for await (const game of gamesOf(plug, series)) if (take(game)) break
  end()
}

/** Every worker is a process of its own and plays every so-manieth game. */
async function together(): Promise<void> {
  const file = fileURLToPath(import.meta.url)
  const children = Array.from({ length: workers }, (_, at) =>
    fork(file, [...process.argv.slice(2), '--worker', String(at)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  const ends = children.map(
    (child) =>
      new Promise<void>((resolve, reject) => {
        child.on('message', (game: Played) => {
          if (!decided && take(game)) for (const one of children) one.kill()
        })
        child.on('exit', (code) => (code && !decided ? reject(new Error(`A worker ended with ${code}`)) : resolve()))
      }),
  )
  await Promise.all(ends)
  end()
}

async function asWorker(at: number): Promise<void> {
  for await (const game of gamesOf(plug, series, (one) => one % workers === at)) {
    await new Promise((sent) => process.send?.(game, sent))
  }
  process.disconnect()
}

if (values.worker !== undefined) await asWorker(Number(values.worker))
else await (workers === 1 ? alone() : together())

import { parseArgs } from 'node:util'
import { botKinds } from '../../games/kit/bot-kinds'
import { levelOf } from '../../games/kit/levels'
import { number, parseOptions, usedAs } from '../conformance/cli'
import { plugOf } from '../conformance/plugs'
import { rounded, wilson } from './statistics'
import { margin, tune } from './tune'

const fail = usedAs(
  `npm run tune -- --game monumental [--kind builder] [--plays 400] [--rounds 50] [--games 8] [--check 100] [--seed 1] [--options '{}']
  moves the numbers of the game's judge towards what wins, two players; then the new ones play the old ones (--check games).
  What it prints goes into games/<game>/bot by hand, if the check says it is better.`,
)

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    kind: { type: 'string', default: 'builder' },
    plays: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    games: { type: 'string', default: '8' },
    check: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
  },
})

const plug = plugOf(values.game ?? fail('--game is missing'))
const kind = botKinds.find((one) => one === values.kind) ?? fail(`--kind must be one of ${botKinds.join(', ')}`)
const plays = values.plays ? number(values.plays, 'plays', fail) : Math.ceil(levelOf(kind).plays / 5)
const count = (name: 'rounds' | 'games' | 'check' | 'seed') => number(values[name], name, fail)
const options = parseOptions(values.options, fail)
const tuning = { kind, plays, rounds: count('rounds'), games: count('games'), seed: count('seed'), options }
const judge = await plug.definition.judge()
const old = judge.weights.numbers
if (Object.keys(old).length === 0) fail(`The judge of ${values.game} has no numbers yet`)

let found = old
for (const { round, numbers, margin: won } of tune(plug, judge, tuning)) {
  found = numbers
  console.error(`round ${round + 1}/${tuning.rounds}: ${won >= 0 ? '+' : ''}${rounded(won)}`)
}
const check = count('check')
const better = margin(plug, judge, [found, old], { ...tuning, games: check }, tuning.seed + 1_000_000)
const wins = ((better + 1) / 2) * check
const [low, high] = wilson(wins, check).map((rate) => rounded(rate, 3))
const result = `${rounded(wins, 1)} of ${check} games against those before (${low} to ${high}), ${tuning.rounds} rounds of ${tuning.games} games, ${kind} with ${plays} plays`
const numbers = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, rounded(value, 3)]))
console.log(JSON.stringify({ numbers, date: new Date().toISOString().slice(0, 10), result }, null, 2))

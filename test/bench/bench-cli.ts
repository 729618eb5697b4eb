import { parseArgs } from 'node:util'
import { number, usedAs } from '../conformance/cli'
import { type PartName, partNames } from './part'
import { Contestant, type Figure, interleave, type Row } from './rounds'
import { checkOut, here } from './tree'

/**
 * How fast everything is, as ratios: what is compared takes turns in the same minutes, medians are shown with their
 * spread, CPU time beside the clock's.
 */

const fail = usedAs(
  `Usage: npm run bench -- [${partNames.join('] [')}] [--rounds 9] [--case <pattern of names>] [--against <git revision>] [--json]`,
)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    case: { type: 'string', default: '' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const isPart = (name: string): name is PartName => partNames.some((one) => one === name)
const wanted = positionals.map((name) => (isPart(name) ? name : fail(`There is no part "${name}"`)))
const parts = wanted.length > 0 ? wanted : partNames
const rounds = number(values.rounds, 'rounds', fail)

const other = values.against ? checkOut(values.against) : null
const results: Partial<Record<PartName, Row[]>> = {}
try {
  for (const part of parts) {
    const ours = await Contestant.start(here, part)
    const theirs = other ? await Contestant.start(other.path, part) : null
    const rows = await interleave(ours, theirs, { rounds, only: values.case })
    results[part] = rows
    await Promise.all([ours.close(), theirs?.close()])
    if (!values.json) show(part, rows)
  }
} finally {
  other?.remove()
}
if (values.json) console.log(JSON.stringify({ rounds, against: values.against ?? null, results }, null, 2))

function show(part: PartName, rows: readonly Row[]): void {
  const words = ({ median, spread }: Figure, unit = '') =>
    `${median.toPrecision(3)}${unit} ±${Math.round(spread * 50)} %`
  console.log(`\n${part}`)
  console.table(
    Object.fromEntries(
      rows.map(({ name, against, wall, cpu, ratio, clockRatio, change, more }) => [
        name,
        {
          clock: words(wall, ' ms'),
          CPU: words(cpu, ' ms'),
          ...(ratio && clockRatio ? { ratio: words(ratio), 'by the clock': words(clockRatio), to: against } : {}),
          ...(change ? { [`to ${values.against}`]: words(change) } : {}),
          ...Object.fromEntries(Object.entries(more).map(([what, one]) => [what, words(one)])),
        },
      ]),
    ),
  )
}

import type { Part, Taken } from './part'

/** A part of the bench in a process of its own, one run at a time: two revisions can take turns. */

const [name] = process.argv.slice(2)
const { part }: { part: Part } = await import(`./${name}.ts`)
const cases = await part.open()

/** A run shorter than this many milliseconds of CPU is made several times: the clocks of a process are coarse. */
const enough = 40
const repeats = cases.map(() => 0)

async function once(index: number): Promise<Taken> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const own = await cases[index]!.run()
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  return own ?? { wall, cpu: (user + system) / 1000 }
}

/** The first time, which only warms up, tells how often it must be made. */
async function measured(index: number): Promise<Taken> {
  globalThis.gc?.()
  let sum: Taken = { wall: 0, cpu: 0 }
  let runs = 0
  while (repeats[index] === 0 ? sum.cpu < enough : runs < repeats[index]!) {
    const { wall, cpu, more } = await once(index)
    sum = { wall: sum.wall + wall, cpu: sum.cpu + cpu, ...(more ? { more } : {}) }
    runs += 1
  }
  repeats[index] ||= runs
  const times = cases[index]!.times * runs
  return { ...sum, wall: sum.wall / times, cpu: sum.cpu / times }
}

process.on('message', async (wanted: number | 'close') => {
  if (wanted === 'close') {
    await part.close?.()
    process.exit(0)
  }
  process.send!(await measured(wanted as number))
})
process.on('disconnect', () => process.exit(1))
process.send!(cases.map(({ name: of, against }) => ({ name: of, against })))

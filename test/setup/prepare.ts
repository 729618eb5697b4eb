import { spawnSync } from 'node:child_process'
import { type Environment, find, type Need } from './needs'

/** The machine the tests run on, as far as it matters here. */
export interface Machine {
  readonly env: Environment
  /** Nobody but 0 may install things without sudo. */
  readonly uid: number
  say(words: string): void
}

export interface Prepared {
  /** What to hand on to the tests. */
  readonly env: Environment
  readonly missing: readonly Need[]
}

/** Looks for what the tests need, and installs what is missing where that is possible. */
export function prepare(needs: readonly Need[], machine: Machine): Prepared {
  const found = needs.map((need) => ({ need, path: find(need, machine.env) ?? install(need, machine) }))
  const paths = found.flatMap(({ need, path }) => (path ? [[need.variable, path]] : []))
  return {
    env: { ...machine.env, ...Object.fromEntries(paths) },
    missing: found.filter(({ path }) => !path).map(({ need }) => need),
  }
}

function install(need: Need, machine: Machine): string | undefined {
  const asRoot = rights(machine)
  if (!asRoot || !runs(['apt-get', '--version'], machine)) return undefined
  machine.say(`${need.name} is missing: installing it.`)
  for (const command of need.installs) {
    machine.say(`> ${[...asRoot, ...command].join(' ')}`)
    runs([...asRoot, ...command], machine, 'inherit')
    const path = find(need, machine.env)
    if (path) return path
  }
  return undefined
}

/** What to put before a command that installs; nothing at all if nobody here may. */
function rights(machine: Machine): readonly string[] | undefined {
  if (machine.uid === 0) return []
  return runs(['sudo', '-n', 'true'], machine) ? ['sudo', '-n'] : undefined
}

function runs([program = '', ...args]: readonly string[], { env }: Machine, stdio: 'ignore' | 'inherit' = 'ignore') {
  return spawnSync(program, args, { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio }).status === 0
}

/** What is said before the tests begin about what could not be had. */
export const advice = ({ name, byHand, tests }: Need): string =>
  `${name} is missing, so the tests in ${tests} are left out. To run them: ${byHand}.`

/** What is said last: how many tests were left out, and for want of what. Nothing if all were run. */
export function leftOut(missing: readonly Need[], skipped: readonly string[]): string[] {
  return missing.map(({ name, byHand, tests }) => {
    const count = skipped.filter((file) => file.includes(tests)).length
    return `Left out: ${count} tests that need ${name}. To run them: ${byHand}.`
  })
}

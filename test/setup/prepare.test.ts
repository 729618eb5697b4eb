import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { find, type Need } from './needs'
import { advice, leftOut, prepare } from './prepare'

/** A PATH with nothing on it but what a test puts there. */
let folder = ''
let said: string[] = []
const done = () => (readdirSync(folder).includes('done') ? readFileSync(join(folder, 'done'), 'utf8').trim() : '')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'monumenta-path-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string, script = ''): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

const need: Need = {
  name: 'Lantern',
  programs: ['lantern', 'lamp'],
  places: [],
  variable: 'LANTERN',
  installs: [
    ['apt-get', 'install', '-y', 'lantern'],
    ['apt-get', 'install', '-y', 'lamp'],
  ],
  byHand: 'light a lantern',
  tests: 'test/dark/',
}

/** An apt-get that notes what it is asked for and knows one package. */
const aptGet = (known: string) =>
  program(
    'apt-get',
    `[ "$1" = --version ] && exit 0
    echo "$*" >> ${folder}/done
    [ "$3" = ${known} ] || exit 1
    printf '#!/bin/sh\\n' > ${folder}/$3; /bin/chmod +x ${folder}/$3`,
  )

const machine = (uid: number, env: Record<string, string> = {}) => ({
  env: { PATH: folder, ...env },
  uid,
  say: (words: string) => said.push(words),
})

describe('what the tests need', () => {
  it('is found on the PATH, or where the variable says', () => {
    expect(find(need, { PATH: folder })).toBeUndefined()
    const lamp = program('lamp')
    expect(find(need, { PATH: folder })).toBe(lamp)
    const other = program('my-own')
    expect(find(need, { PATH: folder, LANTERN: other })).toBe(other)
  })

  it('is not there if the program of that name does not run', () => {
    program('lantern', 'exit 1')
    expect(find(need, { PATH: folder })).toBeUndefined()
  })

  it('is handed on to the tests, and nothing is installed or said', () => {
    aptGet('lantern')
    const lamp = program('lamp')
    expect(prepare([need], machine(0))).toEqual({ env: { PATH: folder, LANTERN: lamp }, missing: [] })
    expect([done(), said]).toEqual(['', []])
  })

  it('is installed by root on Debian, and that is said', () => {
    aptGet('lantern')
    const { env, missing } = prepare([need], machine(0))
    expect({ path: env.LANTERN, missing }).toEqual({ path: join(folder, 'lantern'), missing: [] })
    expect(done()).toBe('install -y lantern')
    expect(said).toEqual(['Lantern is missing: installing it.', '> apt-get install -y lantern'])
  })

  it('is installed the second way where the first does not help', () => {
    aptGet('lamp')
    expect(prepare([need], machine(0)).env.LANTERN).toBe(join(folder, 'lamp'))
    expect(done().split('\n')).toHaveLength(2)
  })

  it('is installed with sudo where sudo asks for no password, and not otherwise', () => {
    aptGet('lantern')
    program('sudo', 'exit 1')
    expect(prepare([need], machine(1000)).missing).toEqual([need])
    expect(done()).toBe('')
    program('sudo', 'shift; [ "$1" = true ] && exit 0; exec "$@"')
    expect(prepare([need], machine(1000)).missing).toEqual([])
    expect(said).toContain('> sudo -n apt-get install -y lantern')
  })

  it('is missing on a system without apt-get, and the advice says what to do', () => {
    expect(prepare([need], machine(0)).missing).toEqual([need])
    expect(said).toEqual([])
    expect(advice(need)).toContain('light a lantern')
  })

  it('and is missing: the tests left out are counted', () => {
    const skipped = ['/home/test/dark/a.test.ts', '/home/test/dark/b.test.ts', '/home/test/kit/c.test.ts']
    expect(leftOut([need], skipped)).toEqual(['Left out: 2 tests that need Lantern. To run them: light a lantern.'])
    expect(leftOut([], skipped)).toEqual([])
  })

  it('and is missing: in CI nothing is begun', () => {
    const cli = fileURLToPath(new URL('./all-cli.ts', import.meta.url))
    const env = { CI: '1', PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder }
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', cli], { env, encoding: 'utf8' })
    expect(stdout).toContain('Chromium is missing')
    expect({ status, last: stdout.trim().split('\n').at(-1) }).toEqual({
      status: 1,
      last: 'In CI nothing is left out: stopping here.',
    })
  })
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { needs } from './needs'
import { advice, leftOut, prepare } from './prepare'

/** All of `npm test`: sets up what is missing, builds, checks, runs every test, and says last what was left out. */

const say = (words: string) => console.log(words)
const { env, missing } = prepare(needs, { env: process.env, uid: process.getuid?.() ?? -1, say })
for (const need of missing) say(advice(need))
if (env.CI && missing.length > 0) {
  say('In CI nothing is left out: stopping here.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'monumenta-tests-'))
const report = join(folder, 'report.json')

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { env, stdio: 'inherit' })
  if (status === 0) return
  rmSync(folder, { recursive: true, force: true })
  process.exit(status ?? 1)
}

const reportShape = v.object({
  testResults: v.array(v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

/** The file of every test that was not run. */
function skippedFiles(): string[] {
  const { testResults } = v.parse(reportShape, JSON.parse(readFileSync(report, 'utf8')))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').map(() => name),
  )
}

run('npm', 'run', '--silent', 'build')
run('npm', 'run', '--silent', 'check')
run('npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
const lines = leftOut(missing, skippedFiles())
rmSync(folder, { recursive: true, force: true })
say(lines.length > 0 ? lines.join('\n') : 'All tests have passed.')

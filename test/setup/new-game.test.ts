import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const parts = ['games', 'client', 'server', 'test', 'new-game', 'package.json', 'tsconfig.json', 'biome.json']
const configs = [
  'vite.config.ts',
  'vite.fonts.ts',
  'subset-font.d.ts',
  'vitest.config.ts',
  'CONTRIBUTING.md',
  'README.md',
]
const folders = ['games/a-last-stand', 'client/boards/a-last-stand', 'test/games/a-last-stand', 'games/catalog.ts']
const patience = 600_000

describe('npm run new-game', () => {
  const copy = mkdtempSync(join(tmpdir(), 'monumenta-new-game-'))
  const bin = (name: string) => join(root, 'node_modules/.bin', name)
  const run = (tool: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(bin(tool), args, { cwd: copy, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }

  const passes = (tool: string, ...args: string[]) => {
    const { status, said } = run(tool, ...args)
    expect(status, said).toBe(0)
  }

  beforeAll(() => {
    for (const part of [...parts, ...configs]) cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    execFileSync(bin('tsx'), ['new-game/new-game-cli.ts', 'a-last-stand'], { cwd: copy })
  }, patience)

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('writes a game whose types, style and arrows are right', { timeout: patience }, () => {
    passes('tsc', '-p', '.')
    passes('biome', 'check', '--vcs-enabled=false', ...folders)
    passes('vitest', 'run', '--project', 'arrows')
  })

  it('writes tests that pass, one for every clause', { timeout: patience }, () => {
    passes('vitest', 'run', '--project', 'games', 'test/games/a-last-stand')
    passes('vitest', 'run', '--project', 'games', 'test/conformance/ledger.test.ts', '-t', 'a-last-stand')
  })

  it('writes a game that the harness finds by its name', { timeout: patience }, () => {
    passes('tsx', 'test/conformance/fuzz-cli.ts', '--game', 'a-last-stand', '--games', '20')
  })

  it('writes a board that is sound in the browser and played there to the end', { timeout: patience }, () => {
    execFileSync(process.execPath, ['server/build.mjs'], { cwd: copy })
    passes('vitest', 'run', '--project', 'e2e', 'test/e2e/boards.test.ts', '-t', 'a-last-stand')
  })

  it('touches nothing outside its own folders but the catalog', () => {
    const changed = ['games', 'client', 'server', 'test', 'new-game'].flatMap((part) => {
      const { stdout } = spawnSync('diff', ['-rq', join(root, part), join(copy, part)], { encoding: 'utf8' })
      return stdout.split('\n').filter(Boolean)
    })
    expect(changed).toHaveLength(folders.length)
    for (const folder of folders) expect(changed.some((line) => line.includes(folder.split('/').at(-1)!))).toBe(true)
  })

  it('is named as asked, everywhere', () => {
    const rules = readFileSync(join(copy, 'games/a-last-stand/rules.md'), 'utf8')
    expect(rules).toContain('# A Last Stand')
    expect(rules).toContain('**AL-001**')
    expect(readFileSync(join(copy, 'games/catalog.ts'), 'utf8')).toContain("import('./a-last-stand/game')).aLastStand")
    const left = spawnSync('grep', ['-rilE', 'skeleton|SK-', ...folders], { cwd: copy, encoding: 'utf8' })
    expect(left.stdout).toBe('')
  })

  it.each(['monuments', 'kit', 'Two Towers', '../x', ''])('refuses the id "%s"', { timeout: patience }, (id) => {
    const { status, said } = run('tsx', 'new-game/new-game-cli.ts', id)
    expect(status).toBe(2)
    expect(said).toContain('npm run new-game -- <id>')
  })
})

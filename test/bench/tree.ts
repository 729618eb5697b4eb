import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const here = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const git = (...args: string[]): void => void execFileSync('git', ['-C', here, ...args], { stdio: 'pipe' })

export interface Tree {
  readonly path: string
  remove(): void
}

/** Another revision beside this one, measured by the bench of this one. The packages are those of here. */
export function checkOut(revision: string): Tree {
  const path = join(mkdtempSync(join(tmpdir(), 'monumenta-bench-')), 'tree')
  git('worktree', 'add', '--detach', path, revision)
  symlinkSync(join(here, 'node_modules'), join(path, 'node_modules'))
  rmSync(join(path, 'test/bench'), { recursive: true, force: true })
  cpSync(join(here, 'test/bench'), join(path, 'test/bench'), { recursive: true })
  return { path, remove: () => git('worktree', 'remove', '--force', path) }
}

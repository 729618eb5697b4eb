import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** Something beyond Node that some tests cannot do without. */
export interface Need {
  readonly name: string
  /** Programs that will do, looked for on the PATH. */
  readonly programs: readonly string[]
  /** Where it may lie besides. */
  readonly places: readonly string[]
  /** The environment variable in which its path can be given. */
  readonly variable: string
  /** What to run on Debian or Ubuntu with the rights: one after the other, until the program is there. */
  readonly installs: readonly (readonly string[])[]
  /** What somebody elsewhere should do. */
  readonly byHand: string
  /** Where the tests live that are left out without it. */
  readonly tests: string
}

export const browser: Need = {
  name: 'Chromium',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'],
  places: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', chromium.executablePath()],
  variable: 'CHROMIUM',
  installs: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
    // Ubuntu has no such package.
    ['npx', 'playwright-core', 'install', '--with-deps', 'chromium'],
  ],
  byHand: 'install Chromium or Chrome (Debian: apt-get install chromium), or put its path into CHROMIUM',
  tests: 'test/e2e/',
}

export const needs: readonly Need[] = [browser]

export type Environment = Readonly<Record<string, string | undefined>>

/** Where a needed program is; nothing if it is nowhere. */
export function find({ programs, places, variable }: Need, env: Environment): string | undefined {
  const given = env[variable]
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const known = [...programs.flatMap((name) => folders.map((folder) => join(folder, name))), ...places]
  return (given ? [given, ...known] : known).find((path) => existsSync(path) && answers(path, env))
}

/** A file of the right name can be a mere pointer to a shop. */
const answers = (path: string, env: Environment): boolean => spawnSync(path, ['--version'], { env }).status === 0

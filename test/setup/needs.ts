import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
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

/** Debian keeps each version of it in a folder of its own, off the PATH. */
const versions = '/usr/lib/postgresql'
const debian = () =>
  existsSync(versions) ? readdirSync(versions).map((one) => join(versions, one, 'bin/postgres')) : []

export const postgres: Need = {
  name: 'PostgreSQL',
  programs: ['postgres'],
  get places() {
    return debian()
  },
  variable: 'POSTGRES',
  installs: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'postgresql'],
  ],
  byHand:
    'install PostgreSQL (Debian: apt-get install postgresql), or put the path of its program "postgres" into POSTGRES',
  tests: 'test/many/',
}

export const redis: Need = {
  name: 'Redis',
  programs: ['redis-server', 'valkey-server'],
  places: [],
  variable: 'REDIS_SERVER',
  installs: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'redis-server'],
  ],
  byHand:
    'install Redis or Valkey (Debian: apt-get install redis-server), or put the path of its program into REDIS_SERVER',
  tests: 'test/many/',
}

export const needs: readonly Need[] = [browser, postgres, redis]

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

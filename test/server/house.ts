import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameDefinition } from '../../games/kit/definition'
import { monuments } from '../../games/monuments/game'
import { open, type Running } from '../../server/app'
import { readConfig } from '../../server/config'
import { type Log, silentLog } from '../../server/lib/log'
import type { Hashes } from '../../server/match/rulebook'
import type { Storage } from '../../server/match/storage'
import { SqliteStorage } from '../../server/storage/sqlite'
import { glassLanterns, lanterns, shortLanterns } from './lanterns'

/** A server inside the test, on a port of its own, with its own data. */

export const allGames: readonly GameDefinition[] = [monuments as GameDefinition, lanterns, shortLanterns, glassLanterns]

/** Tests talk faster than people. */
const many = '1000000'
export const unhurried = {
  SOCKET_RATE: many,
  CHAT_RATE: many,
  POST_RATE: many,
  REQUEST_RATE: many,
  ADDRESS_SEATS: many,
  ADDRESS_SOCKETS: many,
  MOST_SOCKETS: many,
}

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'monumenta-'))

export interface House {
  readonly url: string
  readonly running: Running
  readonly storage: Storage
  readonly folder: string
  close(): Promise<void>
}

interface Wanted {
  readonly env?: NodeJS.ProcessEnv
  readonly games?: readonly GameDefinition[]
  readonly log?: Log
  /** What another house has left there is found again. */
  readonly folder?: string
  /** What a build made of the games' rules. */
  readonly hashes?: Hashes
  /** Counts the milliseconds of the house. */
  readonly tick?: () => number
  readonly wrap?: (storage: SqliteStorage) => Storage
}

export async function openHouse({
  env,
  games = allGames,
  log = silentLog,
  folder = tempFolder(),
  wrap = (it) => it,
  hashes = {},
  tick,
}: Wanted = {}): Promise<House> {
  const storage = wrap(new SqliteStorage(folder))
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', ...unhurried, ...env })
  const running = await open(config, games, storage, log, { hashes, ...(tick ? { tick } : {}) })
  const close = async () => {
    await running.close()
    rmSync(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${running.port}`, running, storage, folder, close }
}

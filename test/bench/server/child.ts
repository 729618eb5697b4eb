import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { State, StorageAPI, Server as Stored } from 'boardgame.io'
import { FlatFile, Server } from 'boardgame.io/server'
import * as v from 'valibot'
import { open } from '../../../server/app'
import { readConfig } from '../../../server/config'
import { jsonLog } from '../../../server/lib/log'
import { SqliteStorage } from '../../../server/storage/sqlite'
import { credentialsOf, gameOf, recorded, seats } from './recorded'

/** A server in a process of its own: ours, or the one of boardgame.io. */

const [kind, game = ''] = process.argv.slice(2)
const definition = await gameOf(game)
const { states } = recorded(definition)
const folder = mkdtempSync(join(tmpdir(), 'monumenta-bench-'))

type Db = StorageAPI.Async | StorageAPI.Sync

async function openOurs(): Promise<{ db: Db; port: number }> {
  const many = '1000000'
  const rates = ['SOCKET_RATE', 'POST_RATE', 'REQUEST_RATE', 'ADDRESS_SOCKETS', 'MOST_SOCKETS']
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    ...Object.fromEntries(rates.map((rate) => [rate, many])),
  })
  const db = new SqliteStorage(folder)
  const { port } = await open(config, [definition], db, jsonLog('warn'))
  return { db, port }
}

/** It keeps everything in memory unless it is given something else. */
async function openStock(files?: FlatFile): Promise<{ db: Db; port: number }> {
  const server = Server({ games: [definition.game], origins: [], ...(files ? { db: files } : {}) })
  const { appServer } = await server.run(0)
  return { db: server.db, port: (appServer.address() as AddressInfo).port }
}

const { db, port } = await (kind === 'ours'
  ? openOurs()
  : openStock(kind === 'flat' ? new FlatFile({ dir: folder }) : undefined))

/** As it is stored: nothing of how it came to be. */
function position({ deltalog: _, ...state }: State): State {
  const { G, ctx, plugins } = state
  return { ...state, _undo: [{ G, ctx, plugins }], _redo: [] }
}

const players: Stored.MatchData['players'] = Object.fromEntries(
  seats.map((seat) => [seat, { id: Number(seat), name: `Player ${seat}`, credentials: credentialsOf(seat) }]),
)

async function lay(id: string, from: number): Promise<void> {
  const now = Date.now()
  const metadata = { gameName: game, players, setupData: {}, unlisted: false, createdAt: now, updatedAt: now }
  await db.createMatch(id, {
    initialState: position(states[from]!),
    metadata: { ...metadata, company: { begun: true } } as Stored.MatchData,
  })
}

const question = v.variant('ask', [
  v.object({ ask: v.literal('lay'), id: v.string(), from: v.number() }),
  v.object({ ask: v.literal('stateID'), id: v.string() }),
  v.object({ ask: v.literal('wipe'), id: v.string() }),
  v.object({ ask: v.literal('cpu') }),
  v.object({ ask: v.literal('memory') }),
])

async function answer(asked: v.InferOutput<typeof question>): Promise<number> {
  switch (asked.ask) {
    case 'lay':
      await lay(asked.id, asked.from)
      return 0
    case 'stateID': {
      const { state } = await db.fetch(asked.id, { state: true })
      return state?._stateID ?? -1
    }
    case 'wipe':
      // FlatFile reads all its files to remove one, also those that are just being written, and ends the process.
      if (kind !== 'flat') await db.wipe(asked.id)
      return 0
    case 'cpu': {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    }
    case 'memory': {
      for (let i = 0; i < 3; i++) globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
  }
}

process.on('message', async (message) => {
  const { nr, ...rest } = v.parse(v.looseObject({ nr: v.number() }), message)
  process.send?.({ nr, answer: await answer(v.parse(question, rest)) })
})
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
process.send?.({ nr: 0, answer: port })

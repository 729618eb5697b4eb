import * as v from 'valibot'
import { open } from '../../server/app'
import { readConfig } from '../../server/config'
import { jsonLog } from '../../server/lib/log'
import { SqliteStorage } from '../../server/storage/sqlite'
import { allGames } from './house'

/** The server in a process of its own, with a door at the back: tests ask it how it feels. */

const question = v.variant('ask', [
  v.object({ ask: v.literal('health') }),
  v.object({ ask: v.literal('match'), id: v.string() }),
  v.object({ ask: v.literal('count') }),
])

export interface Health {
  readonly heap: number
  readonly polluted: string[]
  readonly queues: number
  readonly rooms: number
}

process.on('unhandledRejection', (error) => process.send?.({ unhandled: String(error) }))

const config = readConfig(process.env)
const storage = new SqliteStorage(config.DATA_DIR)
const running = await open(config, allGames, storage, jsonLog('warn'))

async function answer(asked: v.InferOutput<typeof question>): Promise<unknown> {
  if (asked.ask === 'count') return storage.count()
  if (asked.ask === 'match') {
    const found = await storage.fetch(asked.id, { state: true, log: true, metadata: true, initialState: true })
    return JSON.stringify(found)
  }
  globalThis.gc?.()
  const heap = process.memoryUsage().heapUsed
  const polluted = [Object.prototype, Array.prototype].flatMap((one) => Object.keys(one))
  for (const key in {}) polluted.push(key)
  const { queues, rooms } = running.hall
  return { heap, polluted, queues: queues.size, rooms: rooms.size } satisfies Health
}

process.on('message', async (message) => {
  const { nr, ...rest } = v.parse(v.looseObject({ nr: v.number() }), message)
  process.send?.({ nr, answer: await answer(v.parse(question, rest)) })
})

process.on('SIGTERM', async () => {
  await running.close()
  process.exit(0)
})

// Nobody asks any more: a test that failed must not leave its server behind.
process.on('disconnect', () => process.exit(0))

process.send?.({ port: running.port })

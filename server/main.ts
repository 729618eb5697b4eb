import { catalog } from '../games/catalog'
import { open, type Running } from './app'
import { BadConfig, type Config, readConfig } from './config'
import { jsonLog, type Log } from './lib/log'
import type { News } from './match/news'
import type { Hashes } from './match/rulebook'
import type { Storage } from './match/storage'
import { noNews } from './news/none'
import { SqliteStorage } from './storage/sqlite'
import { UnusableData } from './storage/unusable'

declare const RULES_HASHES: Hashes | undefined

/** Made by the build; started from source there are none. */
const hashes = typeof RULES_HASHES === 'undefined' ? {} : RULES_HASHES

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = jsonLog(config.LOG_LEVEL)
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  goOnUnheard()
  const definitions = await Promise.all(catalog.map(({ load }) => load()))
  const news = await newsOf(config, log)
  const running = await open(config, definitions, await storageOf(config), log, { hashes, news })
  closeOnSignal(running, log)
  log.info(`Monumenta is open at http://localhost:${running.port}`, {
    port: running.port,
    data: config.DATABASE_URL ? 'PostgreSQL' : config.DATA_DIR,
  })
}

/** PostgreSQL's client is loaded only where it is wanted. */
async function storageOf({ DATABASE_URL: url, DATABASE_CONNECTIONS: connections, DATA_DIR }: Config): Promise<Storage> {
  if (!url) return new SqliteStorage(DATA_DIR)
  const { PostgresStorage } = await import('./storage/postgres')
  return new PostgresStorage(url, connections)
}

async function newsOf({ REDIS_URL: url }: Config, log: Log): Promise<News> {
  if (!url) return noNews
  const { RedisNews } = await import('./news/redis')
  return new RedisNews(url, log).opened()
}

/** Whoever read the log may go away; that ends no match. */
function goOnUnheard(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

function closeOnSignal(running: Running, log: Log): void {
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    log.info('closing')
    await running.close()
    log.info('closed')
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadConfig || error instanceof UnusableData) return error.message
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  if (isTaken) return `the port is taken; set PORT to another one (${error.message})`
  return error.stack ?? error.message
}

start().catch((error) => {
  console.error(`Monumenta can not start:\n${inWords(error)}`)
  process.exit(1)
})

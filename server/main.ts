import { catalog } from '../games/catalog'
import { open, type Running } from './app'
import { BadConfig, readConfig } from './config'
import { jsonLog, type Log } from './lib/log'
import { SqliteStorage } from './storage/sqlite'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = jsonLog(config.LOG_LEVEL)
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }))
  const definitions = await Promise.all(catalog.map(({ load }) => load()))
  const running = await open(config, definitions, new SqliteStorage(config.DATA_DIR), log)
  log.info(`Monumenta is open at http://localhost:${running.port}`, { port: running.port, data: config.DATA_DIR })
  closeOnSignal(running, log)
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

start().catch((error) => {
  const words = error instanceof BadConfig ? `Monumenta can not start:\n${error.message}` : error
  console.error(words)
  process.exitCode = 1
})

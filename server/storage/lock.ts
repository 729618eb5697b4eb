import { chmodSync, closeSync, openSync } from 'node:fs'
import Database from 'libsql'

/** Milliseconds in which a server that is just closing may finish. */
const patience = 3000

/** What is written here is nobody else's business. SQLite gives the files beside it the same rights. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** One server owns a folder. The system itself holds the lock, so that it ends with the process, however that ends. */
export function lock(file: string): () => void {
  makePrivate(file)
  const db = new Database(file, { timeout: patience })
  try {
    db.exec('begin exclusive')
  } catch (error) {
    db.close()
    if (!isTaken(error)) throw error
    throw new Error('another server is open on it: close that one, or give this one its own DATA_DIR', { cause: error })
  }
  return () => db.close()
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

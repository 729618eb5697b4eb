import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { buildPrograms } from '../../../server/build.mjs'
import { Table } from './lines'
import { type Recorded, startOf } from './recorded'

export const kinds = ['ours', 'memory', 'flat'] as const
export type Kind = (typeof kinds)[number]

export const names: Readonly<Record<Kind, string>> = {
  ours: 'Monumenta',
  memory: 'boardgame.io in memory',
  flat: 'boardgame.io on FlatFile',
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Inside the project, where its packages are found. */
const folder = at(`../../../dist/bench-${process.pid}`)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Both servers as ours is shipped: bundled, for plain node. */
let building: Promise<unknown> | undefined
async function built(): Promise<string> {
  building ??= buildPrograms([{ in: at('./child.ts'), out: 'child' }], folder)
  await building
  return `${folder}/child.mjs`
}

const message = v.object({ nr: v.number(), answer: v.number() })

/** A server that is measured, with the people at its tables. */
export class Contender {
  readonly #child: ChildProcess
  readonly #game: string
  readonly #recorded: Recorded
  readonly #answers = new Map<number, (answer: number) => void>()
  readonly #tables: Table[] = []
  #url = ''
  #nr = 0
  #closing = false
  #matches = 0

  private constructor(script: string, kind: Kind, game: string, recorded: Recorded) {
    this.#game = game
    this.#recorded = recorded
    this.#child = fork(script, [kind, game], { execArgv: ['--expose-gc'] })
    this.#child.on('exit', () => {
      if (!this.#closing) throw new Error(`The server has ended: ${names[kind]}`)
    })
    this.#child.on('message', (raw) => {
      const { nr, answer } = v.parse(message, raw)
      this.#answers.get(nr)?.(answer)
      this.#answers.delete(nr)
    })
  }

  static async open(kind: Kind, game: string, recorded: Recorded): Promise<Contender> {
    const contender = new Contender(await built(), kind, game, recorded)
    const port = await new Promise<number>((done) => contender.#answers.set(0, done))
    contender.#url = `http://127.0.0.1:${port}`
    return contender
  }

  /** Milliseconds of CPU so far. */
  cpu = (): Promise<number> => this.#ask({ ask: 'cpu' })

  /** Bytes that are left after all garbage is collected. */
  memory = (): Promise<number> => this.#ask({ ask: 'memory' })

  /** So many tables, each with so many moves left. */
  async tables(count: number, moves: number): Promise<readonly Table[]> {
    while (this.#tables.length < count) this.#tables.push(await Table.open(this.#url, this.#game))
    const tables = this.#tables.slice(0, count)
    for (const [i, table] of tables.entries()) {
      if (table.matchID && table.stateID + moves <= this.#recorded.requests.length) continue
      const from = startOf(i, this.#recorded, moves)
      this.#matches += 1
      const id = `match-${this.#matches}`
      await this.#ask({ ask: 'lay', id, from })
      const before = table.matchID
      await table.sitDown(id, from)
      if (before) await this.#ask({ ask: 'wipe', id: before })
    }
    return tables
  }

  play = (table: Table): Promise<void> => table.play(this.#recorded.requests[table.stateID]!)

  /** Every move was really made. */
  async mustStand(tables: readonly Table[]): Promise<void> {
    for (const { matchID, stateID } of tables) {
      // The stock server tells first and stores then.
      let found = -1
      for (let tries = 0; found !== stateID && tries < 100; tries++) {
        if (tries > 0) await setTimeout(20)
        found = await this.#ask({ ask: 'stateID', id: matchID })
      }
      if (found !== stateID) throw new Error(`${matchID} is at state ${found}, not ${stateID}`)
    }
  }

  /** Everybody goes home, and nothing is left of their matches. */
  async clear(): Promise<void> {
    const tables = this.#tables.splice(0)
    for (const table of tables) table.close()
    for (const { matchID } of tables) if (matchID) await this.#ask({ ask: 'wipe', id: matchID })
  }

  async close(): Promise<void> {
    this.#closing = true
    const gone = once(this.#child, 'exit')
    for (const table of this.#tables) table.close()
    this.#child.disconnect()
    await gone
  }

  #ask(question: object): Promise<number> {
    this.#nr += 1
    const nr = this.#nr
    return new Promise((done) => {
      this.#answers.set(nr, done)
      this.#child.send({ nr, ...question })
    })
  }
}

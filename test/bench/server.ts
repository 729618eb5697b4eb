import type { Case, Part, Taken } from './part'
import { figure } from './rounds'
import { Contender, type Kind, kinds, names } from './server/contender'
import { gameOf, recorded, seats } from './server/recorded'

/**
 * A recorded match of three, played at many tables at once, here and on the stock server of boardgame.io: everybody
 * moves as soon as all have heard of the last move. CPU is that of the server.
 */

const games = ['monuments', 'monumental']
const matches = [10, 50, 200, 1000]
/** Moves of a run, spread over its matches. */
const inAll = 1200
const atLeast = 2

/** At a pace that everybody can keep, in moves per second. */
const paced = { matches: 100, pace: 60, moves: 240 }
const remembered = 200

const opened = new Map<string, Promise<Contender>>()

const opening = async (kind: Kind, game: string) => Contender.open(kind, game, recorded(await gameOf(game)))

/** Servers are opened when they are wanted. */
function contenderOf(kind: Kind, game: string): Promise<Contender> {
  const key = `${game} ${kind}`
  const contender = opened.get(key) ?? opening(kind, game)
  opened.set(key, contender)
  return contender
}

async function timed(contender: Contender, work: () => Promise<void>): Promise<Taken> {
  const before = await contender.cpu()
  const start = performance.now()
  await work()
  const wall = performance.now() - start
  return { wall, cpu: (await contender.cpu()) - before }
}

async function closedLoop(contender: Contender, count: number, moves: number): Promise<Taken> {
  const tables = await contender.tables(count, moves)
  const before = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const taken = await timed(contender, async () => {
    await Promise.all(
      tables.map(async (table) => {
        for (let i = 0; i < moves; i++) await contender.play(table)
      }),
    )
  })
  await contender.mustStand(tables)
  const bytes = tables.reduce((sum, one) => sum + one.bytes, 0) - before
  return { ...taken, more: { 'bytes per move and socket': bytes / (count * moves * seats.length) } }
}

async function atPace(contender: Contender): Promise<Taken> {
  const tables = await contender.tables(paced.matches, Math.ceil(paced.moves / paced.matches) + 1)
  const waits: number[] = []
  const move = async (i: number) => {
    const start = performance.now()
    await contender.play(tables[i % tables.length]!)
    waits.push(performance.now() - start)
  }
  const taken = await timed(contender, async () => {
    const begun = performance.now()
    const all: Promise<void>[] = []
    for (let i = 0; i < paced.moves; i++) {
      const due = begun + (i * 1000) / paced.pace
      await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())))
      all.push(move(i))
    }
    await Promise.all(all)
  })
  await contender.mustStand(tables)
  const sorted = waits.sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return { ...taken, more: { 'p50 ms': figure(waits).median, 'p95 ms': p95 } }
}

async function memory(contender: Contender): Promise<Taken> {
  await contender.clear()
  const before = await contender.memory()
  const taken = await timed(contender, async () => {
    const tables = await contender.tables(remembered, atLeast)
    for (const table of tables) await contender.play(table)
  })
  const grown = (await contender.memory()) - before
  await contender.clear()
  return { ...taken, more: { 'KB per match': grown / remembered / 1024 } }
}

function casesOf(game: string, kind: Kind): Case[] {
  const name = (what: string, who: Kind = kind) => `${game}, ${what}: ${names[who]}`
  const one = (what: string, times: number, run: (contender: Contender) => Promise<Taken>): Case => ({
    name: name(what),
    ...(kind === 'memory' ? {} : { against: name(what, 'memory') }),
    times,
    run: async () => run(await contenderOf(kind, game)),
  })
  return [
    ...matches.map((count) => {
      const moves = Math.max(atLeast, Math.floor(inAll / count))
      return one(`${count} matches`, count * moves, (contender) => closedLoop(contender, count, moves))
    }),
    one(`${paced.pace} moves per second`, paced.moves, atPace),
    one('memory', remembered * atLeast, memory),
  ]
}

export const part: Part = {
  async open() {
    // Side by side: the same load on all of them, then the next one.
    return games.flatMap((game) => {
      const all = kinds.map((kind) => casesOf(game, kind))
      return all[0]!.flatMap((_, at) => all.map((those) => those[at]!))
    })
  },
  async close() {
    for (const contender of opened.values()) await (await contender).close()
  },
}

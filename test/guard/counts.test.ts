import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import jsonPatch from 'fast-json-patch'
import { describe, expect, it, vi } from 'vitest'
import { begin, grant } from '../../games/kit/referee'
import { Sql } from '../../server/storage/sql'
import { readPage } from '../../server/web/preload'
import { chooseAny } from '../conformance/harness'
import type { Plug } from '../conformance/plug'
import { plugs } from '../conformance/plugs'
import { seeded } from '../conformance/seeded'
import { openHouse } from '../server/house'
import { Player, playRandomly, startMatch } from '../server/visitors'
import * as limits from './limits'

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const games = plugs.map(({ definition }) => definition.meta.id)

/** KB of all scripts the page of this address names, and of what is asked for by everything. */
function scriptsOf(path: string): number {
  const names = [...readPage(client)(path).matchAll(/(?:href|src)="\/?(assets\/[\w.-]+\.js)"/g)].map(
    ([, name]) => name!,
  )
  const sizes = [...new Set(names)].map((name) => gzipSync(readFileSync(`${client}/${name}`), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

describe('what a page fetches', () => {
  it.runIf(existsSync(client))('scripts of the lobby, of a game and of every table', () => {
    expect(scriptsOf('/')).toBeLessThan(limits.scripts.lobby)
    for (const game of games) {
      expect(scriptsOf(`/game/${game}`), game).toBeLessThan(limits.scripts.game)
      expect(scriptsOf(`/match/${game}/x`), game).toBeGreaterThan(scriptsOf('/about'))
      expect(scriptsOf(`/match/${game}/x`), game).toBeLessThan(limits.scripts.table)
    }
  })

  it.runIf(existsSync(client))('fonts are cut', () => {
    const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
    const cut = Object.entries(manifest).filter(([source]) => source.endsWith('.text.woff2'))
    const sizes = cut.map(([, { file }]) => readFileSync(`${client}/${file}`).length / 1024)
    expect(cut.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limits.fonts)
  })
})

/** Sizes of the differences the first seat is told, sorted. */
function differences(plug: Plug, moves: number): number[] {
  const { definition } = plug
  const random = seeded(1)
  const sizes: number[] = []
  let state = begin(definition, { players: definition.meta.players.max, seed: 'guard-guard' })
  while (!state.G.outcome && sizes.length < moves) {
    const verdict = grant(definition, state, chooseAny(plug, state.G, random))
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    const [before, after] = [state, verdict.state].map(({ G }) => definition.view(G, '0'))
    sizes.push(JSON.stringify(jsonPatch.compare(before!, after!)).length)
    state = verdict.state
  }
  return sizes.sort((a, b) => a - b)
}

describe('what a move costs', () => {
  it.each(plugs.map((plug) => [plug.definition.meta.id, plug] as const))('bytes, in %s', (_, plug) => {
    const sizes = differences(plug, 120)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(limits.bytes.median)
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(limits.bytes.p95)
  })

  it('SQL statements, however long the match is', async () => {
    const house = await openHouse()
    const [plug] = plugs
    const { definition } = plug!
    const match = await startMatch(house.url, definition.meta.id)
    const players = [await Player.sitDown(house.url, match, 0), await Player.sitDown(house.url, match, 1)]
    const spies = [vi.spyOn(Sql.prototype, 'answer'), vi.spyOn(Sql.prototype, 'rows'), vi.spyOn(Sql.prototype, 'exec')]
    const perMove: number[] = []
    const made = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    let before = made()
    await playRandomly(definition, players, seeded(1), (moves) => {
      if (moves > 0) perMove.push(made() - before)
      before = made()
      return moves >= 40
    })
    for (const spy of spies) spy.mockRestore()
    for (const player of players) player.close()
    await house.close()
    expect(perMove.length).toBe(40)
    expect(Math.min(...perMove)).toBeGreaterThan(0)
    expect(Math.max(...perMove)).toBeLessThanOrEqual(limits.statements)
  })
})

import { rmSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin } from '../../games/kit/referee'
import { StaleState, type Storage, type TableSnapshot } from '../../server/match/storage'
import { Sql } from '../../server/storage/sql'
import { SqliteStorage } from '../../server/storage/sqlite'
import { asFirstVersion } from './first-version'
import { tempFolder } from './house'
import { lanterns } from './lanterns'
import { draw, lightOne, metadataOf, storageSuite } from './storage-suite'

async function rowsIn(folder: string, matchID: string): Promise<number[]> {
  const sql = new Sql(`${folder}/monumenta.db`)
  const count = (table: string, column: string) =>
    sql.run(`update ${table} set ${column} = ${column} where ${column} = ?`, matchID)
  const rows = ['states', 'beginnings', 'log', 'changes', 'chat'].map((table) => count(table, 'match_id'))
  const all = [count('matches', 'id'), ...rows]
  await sql.close()
  return all
}

storageSuite('SQLite', async () => {
  const folder = tempFolder()
  return {
    open: (now) => new SqliteStorage(folder, now),
    rows: (matchID) => rowsIn(folder, matchID),
    remove: async () => rmSync(folder, { recursive: true }),
  }
})

const open = (folder: string, now?: () => number): Storage => new SqliteStorage(folder, now)

describe('a file of SQLite', () => {
  let folder: string
  let storage: Storage
  let initialState: TableSnapshot
  let time: number

  beforeEach(async () => {
    folder = tempFolder()
    time = 5000
    storage = open(folder, () => time)
    await storage.connect()
    initialState = begin(lanterns, { players: 2, seed: 'a seed' })
  })

  afterEach(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })

  const create = (id: string, metadata = metadataOf()) => storage.createMatch(id, { initialState, metadata })

  async function reopen(): Promise<void> {
    await storage.close()
    storage = open(folder, () => time)
    await storage.connect()
  }

  /** Plays through the storage: what is read is what the next step starts from. */
  async function commit(id: string, change: (state: TableSnapshot) => TableSnapshot, metadata = metadataOf()) {
    const previous = (await storage.stateOf(id))!
    const next = change(previous)
    await storage.commit(id, previous, next, metadata)
    return next
  }

  it('writes of different matches are stored together, and one that fails fails alone', async () => {
    for (const id of ['a', 'b', 'c']) await create(id)
    const previous = (await storage.stateOf('b'))!
    await commit('b', lightOne)
    const transactions = vi.spyOn(Sql.prototype, 'atomically')
    const stale = storage.commit('b', previous, draw(previous), metadataOf())
    const [a, b, c] = await Promise.allSettled([commit('a', draw), stale, commit('c', draw)])
    expect(b).toMatchObject({ status: 'rejected', reason: expect.any(StaleState) })
    expect([a.status, c.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(transactions).toHaveBeenCalledTimes(4)
    await Promise.all(['a', 'b', 'c'].map((id) => commit(id, lightOne)))
    expect(transactions).toHaveBeenCalledTimes(5)
    transactions.mockRestore()
    await reopen()
    for (const id of ['a', 'b', 'c']) expect((await storage.stateOf(id))?._stateID).toBe(2)
  })

  it('nobody is told of what the disk does not have yet', async () => {
    await create('a')
    const before = await storage.stateOf('a')
    let has = () => {}
    const sync = vi.spyOn(Sql.prototype, 'sync').mockImplementation(() => new Promise((done) => (has = done)))
    let told = false
    const move = commit('a', draw).then(() => (told = true))
    await vi.waitUntil(() => sync.mock.calls.length > 0)
    expect(told).toBe(false)
    has()
    await move
    sync.mockRejectedValueOnce(new Error('the disk is gone'))
    await expect(commit('a', lightOne)).rejects.toThrow('the disk is gone')
    sync.mockRestore()
    expect((await storage.stateOf('a'))?._stateID).toBe(before!._stateID + 2)
  })

  it('what was removed is given back to the disk', async () => {
    const size = () => statSync(`${folder}/monumenta.db`).size
    await storage.tidy()
    const before = size()
    const ids = Array.from({ length: 60 }, (_, i) => `m${i}`)
    for (const id of ids) await create(id)
    await storage.tidy()
    expect(size()).toBeGreaterThan(before * 2)
    for (const id of ids) await storage.wipe(id)
    await storage.tidy()
    expect(size()).toBeLessThan(before * 1.5)
  })

  it('finds every list by an index, however many matches there are', async () => {
    const asked = vi.spyOn(Sql.prototype, 'answer')
    const page = { game: 'lanterns', limit: 9 }
    await storage.open(undefined, 9)
    await storage.open('lanterns', 9)
    await storage.running(9)
    await storage.some(['a'])
    await storage.page(page)
    await storage.page({ ...page, updatedAfter: 5 })
    await storage.due(5)
    const sources = asked.mock.calls.map(([query]) => query.sql)
    asked.mockRestore()
    const sql = new Sql(`${folder}/monumenta.db`)
    const row = v.object({ detail: v.string() })
    const indexes = sources.map((source) => {
      const steps = sql.rows(row, `explain query plan ${source}`).map(({ detail }) => detail)
      return [...new Set(steps.flatMap((step) => /matches USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1] ?? []))]
    })
    await sql.close()
    expect(indexes).toEqual([
      ['matches_open'],
      ['matches_open'],
      ['matches_running'],
      ['sqlite_autoindex_matches_1'],
      ['matches_listed'],
      ['matches_touched'],
      ['matches_due'],
    ])
  })

  it('a full disk is called a full disk, and what was there stays', async () => {
    const sql = new Sql(`${folder}/full.db`)
    sql.exec('create table box (content text)')
    sql.exec('pragma max_page_count = 8')
    const fill = (content: string) => sql.atomically(() => sql.run('insert into box values (?)', content))
    fill('little')
    expect(() => fill('much'.repeat(50_000))).toThrow(/full/)
    expect(sql.run("update box set content = 'less'")).toBe(1)
    sql.close()
  })

  it('data of the first version is taken over: matches under way have begun, waiting ones have not', async () => {
    const full = { ...metadataOf('Ann'), players: { 0: { id: 0, name: 'Ann' }, 1: { id: 1, name: 'Ben' } } }
    await create('moved', metadataOf('Ann'))
    await commit('moved', lightOne, metadataOf('Ann'))
    await create('full', full)
    await create('waiting', metadataOf('Ann'))
    const moved = await storage.stateOf('moved')
    await storage.close()
    const sql = new Sql(`${folder}/monumenta.db`)
    await asFirstVersion(sql)
    sql.close()
    storage = open(folder, () => time)
    await storage.connect()
    const company = async (id: string) => (await storage.metadataOf(id))?.company
    expect(await company('moved')).toEqual({ begun: true })
    expect(await storage.stateOf('moved')).toEqual(moved)
    expect(await company('full')).toEqual({ begun: true })
    expect(await company('waiting')).toBeUndefined()
    expect((await storage.open(undefined, 9)).map(({ id }) => id)).toEqual(['waiting'])
  })

  it('does not open data of a newer version', async () => {
    await storage.close()
    const sql = new Sql(`${folder}/monumenta.db`)
    sql.exec('pragma user_version = 99')
    sql.close()
    const later = open(folder)
    await expect(later.connect()).rejects.toThrow(/newer version/)
    await later.close()
    const back = new Sql(`${folder}/monumenta.db`)
    back.exec('pragma user_version = 1')
    back.close()
    storage = open(folder, () => time)
  })
})

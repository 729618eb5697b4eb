import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../../games/kit/referee'
import { StaleState, type Storage } from '../../server/match/storage'
import { PostgresStorage } from '../../server/storage/postgres'
import { lanterns } from '../server/lanterns'
import { draw, lightOne, metadataOf, storageSuite } from '../server/storage-suite'
import { Postgres, postgresPath } from './throwaway'

function gate() {
  let open = () => {}
  const passed = new Promise<void>((done) => {
    open = done
  })
  return { passed, open: () => open() }
}

describe.skipIf(!postgresPath)('PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await Postgres.start()
  })
  afterAll(() => postgres.remove())

  async function rowsIn(url: string, matchID: string): Promise<number[]> {
    const count = async (table: string, column: string) => {
      const [row] = await postgres.run(`select count(*) as n from ${table} where ${column} = $1`, [matchID], url)
      return Number(row!.n)
    }
    const rows = [await count('matches', 'id')]
    for (const table of ['states', 'beginnings', 'log', 'changes', 'chat']) rows.push(await count(table, 'match_id'))
    return rows
  }

  storageSuite('PostgreSQL', async () => {
    const url = await postgres.database()
    return {
      open: (now) => new PostgresStorage(url, 4, now),
      rows: (matchID) => rowsIn(url, matchID),
      remove: async () => {},
    }
  })

  describe('shared by two processes', () => {
    let url: string
    let one: Storage
    let other: Storage
    const initialState = begin(lanterns, { players: 2, seed: 'a seed' })

    beforeAll(async () => {
      url = await postgres.database()
      one = new PostgresStorage(url, 4)
      other = new PostgresStorage(url, 4)
      await Promise.all([one.connect(), other.connect()])
    })
    afterAll(() => Promise.all([one.close(), other.close()]))

    const swing = async (storage: Storage, id: string) => {
      const metadata = (await storage.metadataOf(id))!
      const previous = (await storage.stateOf(id))!
      const next = lightOne(draw(previous))
      await storage.commit(id, previous, { ...next, _stateID: previous._stateID + 1 }, { ...metadata, updatedAt: 2 })
      return previous._stateID + 1
    }

    it('each knows at once what the other has written', async () => {
      await one.createMatch('a', { initialState, metadata: metadataOf() })
      for (let i = 0; i < 6; i++) {
        const storage = i % 2 === 0 ? one : other
        expect(await storage.alone('a', () => swing(storage, 'a'))).toBe(i + 1)
        expect(await one.stateOf('a')).toEqual(await other.stateOf('a'))
      }
      await other.alone('a', () => other.setMetadata('a', { ...metadataOf('Ann'), updatedAt: 3 }))
      expect((await one.alone('a', () => one.metadataOf('a')))?.players[0]?.name).toBe('Ann')
      await one.alone('a', () => one.wipe('a'))
      expect(await other.alone('a', () => other.stateOf('a'))).toBeUndefined()
    })

    it('moves that race are made one after the other, none lost and none twice', async () => {
      await one.createMatch('b', { initialState, metadata: metadataOf() })
      const reached: number[] = []
      const race = async (storage: Storage) => {
        for (let i = 0; i < 10; i++) reached.push(await storage.alone('b', () => swing(storage, 'b')))
      }
      await Promise.all([race(one), race(other)])
      expect(reached.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    })

    it('compares and sets in the database, should the lock be lost: state and seats', async () => {
      await one.createMatch('c', { initialState, metadata: metadataOf() })
      const [read, write] = [gate(), gate()]
      const late = one.alone('c', async () => {
        const previous = (await one.stateOf('c'))!
        const metadata = (await one.metadataOf('c'))!
        read.open()
        await write.passed
        const moved = one.commit('c', previous, draw(previous), metadata)
        const seated = one.setMetadata('c', { ...metadata, unlisted: true })
        return Promise.allSettled([moved, seated])
      })
      await read.passed
      await postgres.run('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
      await other.alone('c', async () => {
        await swing(other, 'c')
        await other.setMetadata('c', metadataOf('Ann'))
      })
      write.open()
      for (const { status, ...more } of await late) {
        expect({ status, ...more }).toMatchObject({ status: 'rejected', reason: expect.any(StaleState) })
      }
      expect((await other.stateOf('c'))?._stateID).toBe(1)
      expect((await other.metadataOf('c'))?.players[0]?.name).toBe('Ann')
    })

    it('does not open data of a newer version', async () => {
      await postgres.run('update schema_version set version = 99', [], url)
      const later = new PostgresStorage(url, 1)
      await expect(later.connect()).rejects.toThrow(/PostgreSQL at 127.0.0.1.*newer version/)
      await later.close()
    })
  })
})

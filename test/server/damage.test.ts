import { rmSync } from 'node:fs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../server/match/janitor'
import { Sql, textBytes } from '../../server/storage/sql'
import { asFirstVersion } from './first-version'
import { type House, openHouse, tempFolder } from './house'
import { ask, type Match, moveAction, Player, post, startMatch, Visitor } from './visitors'

describe('a storage that fails', () => {
  let house: House
  beforeEach(async () => {
    house = await openHouse()
  })
  afterEach(() => house.close())

  async function inDatabase<T>(folder: string, work: (sql: Sql) => T): Promise<Awaited<T>> {
    const sql = new Sql(`${folder}/monumenta.db`)
    try {
      return await work(sql)
    } finally {
      sql.close()
    }
  }

  const spoiled = "cast(x'7bff227d' as text)"

  it.each(['states', 'beginnings', 'log', 'matches', 'changes'])(
    'bad bytes in %s are a refused match, and the others go on',
    async (table) => {
      const match = await startMatch(house.url, 'lanterns')
      const fine = await startMatch(house.url, 'lanterns')
      const before = await Player.sitDown(house.url, match, 0)
      for (let i = 0; i < 3; i++) await before.move('swing')
      before.close()
      await house.running.close()
      const column =
        { states: 'state', beginnings: 'state', matches: 'metadata', changes: 'difference' }[table] ?? 'entry'
      const key = table === 'matches' ? 'id' : 'match_id'
      await inDatabase(house.folder, (sql) =>
        sql.run(`update ${table} set ${column} = ${spoiled} where ${key} = ?`, match.matchID),
      )
      house = await openHouse({ folder: house.folder })
      const one = await new Visitor(house.url, 'lanterns').look(match.matchID, '0', match.seats[0].credentials)
      const action = moveAction('swing', [], match.seats[0])
      const answer = await one.send(action, 3, match.matchID, '0')
      const seen = await new Visitor(house.url, 'lanterns').look(match.matchID)
      const said = [
        ...(answer.ok ? [] : [answer.refusal.because]),
        ...seen.refused.map(({ refusal }) => refusal.because),
      ]
      expect(said.length).toBeGreaterThan(0)
      for (const because of said) expect(because).toMatch(/is damaged/)
      const other = await Player.sitDown(house.url, fine, 0)
      expect(await other.move('swing')).toMatchObject({ ok: true })
      const { json } = await ask(house.url, '/games/lanterns')
      expect(json.matches.map(({ matchID }: { matchID: string }) => matchID)).toContain(fine.matchID)
      for (const visitor of [one, seen, other]) visitor.close()
    },
  )

  it('is said by /readyz, while /healthz is alive, and ready again afterwards', async () => {
    expect(await ask(house.url, '/readyz')).toMatchObject({ status: 200, json: { ok: true } })
    await inDatabase(house.folder, (sql) =>
      sql.exec(
        `create trigger no_room before insert on pulse begin select raise(fail, 'database or disk is full'); end`,
      ),
    )
    const { status, json } = await ask(house.url, '/readyz')
    expect(status).toBe(503)
    expect(json.message).toBe('Nothing can be written: database or disk is full')
    expect((await ask(house.url, '/healthz')).status).toBe(200)
    await inDatabase(house.folder, (sql) => sql.exec('drop trigger no_room'))
    expect((await ask(house.url, '/readyz')).status).toBe(200)
  })

  it('is said at the start', async () => {
    const folder = tempFolder()
    const before = await openHouse({ folder })
    await before.running.close()
    await inDatabase(folder, (sql) =>
      sql.exec(
        `create trigger no_room before insert on pulse begin select raise(fail, 'database or disk is full'); end`,
      ),
    )
    await expect(openHouse({ folder })).rejects.toThrow(/can not be used \(database or disk is full\)/)
    rmSync(folder, { recursive: true })
  })

  describe('credentials', () => {
    const stored = (folder: string, id: string): Promise<string> =>
      inDatabase(folder, (sql) => {
        const select = 'select cast(metadata as blob) as metadata from matches where id = ?'
        return sql.rows(v.object({ metadata: textBytes }), select, id)[0]!.metadata
      })

    it('are stored as hashes, and a hash opens no seat', async () => {
      const match = await startMatch(house.url, 'lanterns')
      const metadata = await stored(house.folder, match.matchID)
      for (const { credentials } of match.seats) expect(metadata).not.toContain(credentials)
      const hash = JSON.parse(metadata).players[0].credentials
      const thief = await new Visitor(house.url, 'lanterns').look(match.matchID, '0', hash)
      expect(thief.refused[0]?.refusal.because).toBe('This seat is not yours')
      thief.close()
    })

    it('of the first version still open their seats, and are hashed at the first start', async () => {
      const folder = tempFolder()
      const before = await openHouse({ folder })
      const match: Match = await startMatch(before.url, 'lanterns')
      await before.running.close()
      const plain = JSON.parse(await stored(folder, match.matchID))
      await inDatabase(folder, async (sql) => {
        for (const [i, { credentials }] of match.seats.entries()) plain.players[i].credentials = credentials
        sql.run('update matches set metadata = ? where id = ?', JSON.stringify(plain), match.matchID)
        await asFirstVersion(sql)
        sql.exec('drop table pulse')
      })
      const after = await openHouse({ folder })
      expect(await stored(folder, match.matchID)).not.toContain(match.seats[0].credentials)
      const one = await Player.sitDown(after.url, match, 0)
      expect(await one.move('swing')).toMatchObject({ ok: true })
      one.close()
      await after.close()
    })
  })

  it('a clock far ahead does not empty the house', async () => {
    for (let i = 0; i < 15; i++) await post(house.url, '/games/lanterns/create', { numPlayers: 2 })
    const terms = { FINISHED_DAYS: 1, ABANDONED_DAYS: 1, UNJOINED_HOURS: 1, SWEEP_PERCENT: 20 }
    const year = 365 * 24 * 3_600_000
    expect(await sweep(house.running.hall, terms, Date.now() + year)).toBe(10)
    expect(await house.storage.count()).toBe(5)
  })
})

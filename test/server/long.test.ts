import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostSteps } from '../../games/kit/referee'
import { limits } from '../../games/kit/terms'
import { Sql } from '../../server/storage/sql'
import { type House, openHouse } from './house'
import { type Match, Player, startMatch, Visitor } from './visitors'

describe('a long match', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  /** A match in which one player has made so many steps of one turn. */
  async function swung(steps: number): Promise<{ match: Match; one: Player }> {
    const match = await startMatch(house.url, 'lanterns')
    const one = await Player.sitDown(house.url, match, 0)
    for (let i = 0; i < steps; i++) await one.move('swing')
    return { match, one }
  }

  /** Letters by which the table lies in the database, with all that can be taken back. */
  function stored(matchID: string): number {
    const sql = new Sql(`${house.folder}/monumenta.db`)
    const lengths = `select length(state) + (select coalesce(sum(length(difference)), 0) from changes where match_id = ?1)
      as size from states where match_id = ?1`
    const [found] = sql.rows(v.object({ size: v.number() }), lengths, matchID)
    sql.close()
    return found!.size
  }

  it('stores so many steps back and no more, each small', async () => {
    const { match, one } = await swung(mostSteps + 30)
    expect((await house.storage.stateOf(match.matchID))?._undo).toHaveLength(mostSteps + 1)
    expect(stored(match.matchID)).toBeLessThan(2 * (mostSteps * 300 + 4000))
    for (let i = 0; i < mostSteps; i++) expect(await one.step('UNDO')).toMatchObject({ ok: true })
    expect(one.view.G).toMatchObject({ swings: 30, undoable: 0 })
    expect(await one.step('UNDO')).toMatchObject({
      ok: false,
      refusal: { because: expect.stringContaining('nothing to take back') },
    })
    for (let i = 0; i < mostSteps; i++) expect(await one.step('REDO')).toMatchObject({ ok: true })
    expect(one.view.G).toMatchObject({ swings: mostSteps + 30 })
    one.close()
  })

  it('what can be taken back is not sent to whoever looks', async () => {
    const { match, one } = await swung(5)
    const spectator = await new Visitor(house.url, 'lanterns').look(match.matchID)
    expect(spectator.state).toMatchObject({ G: { swings: 5 }, _undo: [], _redo: [] })
    await one.look(match.matchID, one.mine.seat, one.mine.credentials)
    expect([one.syncs, one.refused, one.state?._undo]).toEqual([2, [], []])
    spectator.close()
    one.close()
  })

  it('sends the end of the log with the table, and the rest to whoever asks for it', async () => {
    const { match, one } = await swung(limits.log + limits.logPage + 7)
    const visitor = await new Visitor(house.url, 'lanterns').look(match.matchID)
    expect(visitor.log).toHaveLength(limits.log)
    expect((await visitor.logBefore(match.matchID, visitor.earlier)).log).toHaveLength(limits.logPage)
    await visitor.recall(match.matchID)
    expect(visitor.log).toEqual((await house.storage.fetch(match.matchID, { log: true })).log)
    visitor.close()
    one.close()
  })

  it('tells the log of a match only to those who look at it', async () => {
    const { match, one } = await swung(1)
    const stranger = new Visitor(house.url, 'lanterns')
    await stranger.connected()
    for (const before of [1, 0, 'x', null, 1e300]) {
      expect(await stranger.logBefore(match.matchID, before)).toMatchObject({ ok: false })
    }
    stranger.close()
    one.close()
  })
})

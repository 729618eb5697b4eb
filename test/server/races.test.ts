import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { parade, type Relay } from '../kit/relay'
import { type House, openHouse } from './house'
import { moveAction, Player, startMatch, stepAction, until } from './visitors'

const stale = { ok: false, refusal: { because: 'Something else happened at the table before this: please look again' } }

describe('moves that meet on their way', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ games: [parade as GameDefinition] })
  })
  afterAll(() => house.close())

  async function table(): Promise<[Player, Player, Player]> {
    const match = await startMatch(house.url, 'relay', { players: 3 })
    const sit = (seat: number) => Player.sitDown(house.url, match, seat)
    return [await sit(0), await sit(1), await sit(2)]
  }

  const at = (player: Player, stateID: number, move: string, ...args: unknown[]) =>
    player.send(moveAction(move, args, player.mine), stateID, player.match.matchID, player.mine.seat)

  const truth = async (player: Player) => (await house.storage.stateOf(player.match.matchID))!

  it('what anybody may do at any time never stops whoever plays, nor the other way round', async () => {
    const [one, two, three] = await table()
    for (let round = 0; round < 6; round++) {
      const { _stateID } = await truth(one)
      await until('all are there', () => [one, two, three].every(({ view }) => view._stateID === _stateID))
      const move = round % 2 === 0 ? at(one, _stateID, 'carry', 1) : at(one, _stateID, 'cheer')
      const answers = await Promise.all([at(two, _stateID, 'cheer'), move, at(three, _stateID, 'cheer')])
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    }
    const { G, _stateID } = await truth(one)
    expect(_stateID).toBe(18)
    expect((G as Relay).steps).toBe(3)
    await until('everybody sees it all', () => [one, two, three].every(({ view }) => view._stateID === 18))
  })

  it('all who are asked the same may answer at once', async () => {
    const [one, two, three] = await table()
    await one.move('ask')
    expect(await Promise.all([at(two, 1, 'vote'), at(three, 1, 'vote')])).toMatchObject([{ ok: true }, { ok: true }])
    expect(((await truth(one)).G as Relay).pending).toEqual([{ player: '0', kind: 'name' }])
  })

  it('the same move sent twice is made once', async () => {
    const [one, two] = await table()
    expect(await Promise.all([at(one, 0, 'carry', 1), at(one, 0, 'carry', 1)])).toMatchObject([{ ok: true }, stale])
    expect(await Promise.all([at(two, 1, 'cheer'), at(two, 1, 'cheer')])).toMatchObject([{ ok: true }, stale])
    expect((await truth(one)).G).toMatchObject({ steps: 1, votes: ['1'] })
  })

  it('a move of the turn decided before another turn began is refused; what goes at any time is not', async () => {
    const [one, two, three] = await table()
    await one.move('pass')
    expect(await at(two, 0, 'carry', 1)).toMatchObject(stale)
    expect(await at(three, 0, 'cheer')).toMatchObject({ ok: true })
    expect(await at(two, 1, 'carry', 1)).toMatchObject({ ok: true })
  })

  it('undo and redo are never made up in the past, and nothing comes from the future', async () => {
    const [one, two] = await table()
    await one.move('carry', 1)
    await two.move('cheer')
    const { match, mine } = one
    expect(await one.send(stepAction('UNDO', mine), 1, match.matchID, mine.seat)).toMatchObject(stale)
    expect(await at(two, 9, 'cheer')).toMatchObject(stale)
    expect(await at(one, 9, 'carry', 1)).toMatchObject(stale)
  })

  it('a match that goes around in circles comes to a stop instead of growing for ever', async () => {
    const [one, ...others] = await table()
    for (const other of others) other.close()
    const { matchID } = one.match
    const [before, metadata] = [await truth(one), (await house.storage.metadataOf(matchID))!]
    await house.storage.commit(matchID, before, { ...before, _stateID: 19_999, deltalog: [] }, metadata)
    await one.look(matchID, one.mine.seat, one.mine.credentials)
    expect(await at(one, 19_999, 'carry', 1)).toMatchObject({ ok: true })
    expect(await at(one, 20_000, 'carry', 1)).toMatchObject({
      ok: false,
      refusal: { because: expect.stringContaining('can not go on') },
    })
    expect((await truth(one))._stateID).toBe(20_000)
  })

  it('what is not legal any more is refused with its clause', async () => {
    const [one, two] = await table()
    for (let card = 0; card < 3; card++) await at(one, card, 'draw')
    expect(await Promise.all([at(two, 3, 'cheer', 'heckle'), at(one, 3, 'draw')])).toMatchObject([
      { ok: true },
      { ok: false, refusal: { clause: 'RE-002' } },
    ])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { awaited } from '../../games/kit/legality'
import { sweep } from '../../server/match/janitor'
import { type House, openHouse } from './house'
import { lanterns, lanternTrek } from './lanterns'
import { ask, createMatch, dice, join, type Match, Player, playRandomly, post, type Seat, until } from './visitors'

const game = 'lantern-trek'
const games = [lanternTrek, lanterns]

describe('matches that follow one another', () => {
  let house: House
  beforeEach(async () => {
    house = await openHouse({ games, env: { BOT_PACE: '0' } })
  })
  afterEach(() => house.close())

  const to = (match: string, verb: string, body: object) => post(house.url, `/games/${game}/${match}/${verb}`, body)
  const proof = ({ seat: playerID, credentials }: Seat) => ({ playerID, credentials })
  const goOn = (match: string, by: Seat, more: object = {}) => to(match, 'playAgain', { ...proof(by), ...more })
  const series = async (id: string) => (await ask(house.url, `/api/series/${id}`)).json
  const summary = async (id: string) => (await ask(house.url, `/api/matches?ids=${id}`)).json.matches[0]
  /** Takes the seat that was theirs in the match before. */
  const comeAlong = (match: string, { seat, credentials }: Seat, playerName: string): Promise<Seat> =>
    join(house.url, game, match, { playerID: seat, playerName, before: credentials })

  async function first(bots: object = {}): Promise<Match> {
    const matchID = await createMatch(house.url, game, { setupData: { trek: [] }, unlisted: true, bots })
    const ana = await join(house.url, game, matchID, { playerID: '0', playerName: 'Ana' })
    const bo = Object.keys(bots).length > 0 ? ana : await join(house.url, game, matchID, { playerName: 'Bo' })
    return { game, matchID, seats: [ana, bo] }
  }

  /** People play the match to its end; bots, if there are any, between them. */
  async function playOut(match: Match): Promise<void> {
    const seats = match.seats.map(({ seat }) => seat)
    const players = [await Player.sitDown(house.url, match, 0)]
    if (new Set(seats).size > 1) players.push(await Player.sitDown(house.url, match, 1))
    const random = dice(5)
    if (players.length > 1) await playRandomly(lanternTrek, players, random)
    const [ana] = players as [Player]
    while (!ana.view.G.outcome) {
      await until('it is Ana', () => ana.view.G.outcome || awaited(ana.view.G)[ana.mine.seat] !== undefined)
      const choices = ana.choices(lanternTrek)
      const choice = choices[Math.floor(random() * choices.length)]
      if (choice) await ana.move(choice.move, ...choice.args)
    }
    for (const one of players) one.close()
  }

  /** The second match of a series, nobody seated yet. */
  async function second(bots: object = {}) {
    const before = await first(bots)
    await playOut(before)
    const { json } = await goOn(before.matchID, before.seats[0])
    return { before, next: String(json.nextMatchID) }
  }

  it('three in a row, each beginning with what those before have brought, and then no more', async () => {
    let match = await first()
    const ids = [match.matchID]
    for (const walk of [1, 2]) {
      await playOut(match)
      const { json } = await goOn(match.matchID, match.seats[0])
      const [ana, bo] = match.seats
      const seats = [
        await comeAlong(json.nextMatchID, ana, 'Ana'),
        await comeAlong(json.nextMatchID, bo, 'Bo'),
      ] as const
      match = { game, matchID: json.nextMatchID, seats }
      ids.push(match.matchID)
      expect((await house.storage.stateOf(match.matchID))?.G).toMatchObject({ trek: { length: walk } })
      expect((await summary(match.matchID)).unlisted).toBe(true)
    }
    await playOut(match)
    const { status, json } = await goOn(match.matchID, match.seats[0])
    expect({ status, ...json }).toEqual({ status: 409, message: 'This was the last walk of the trek' })
    for (const id of ids) {
      const { sheet, matches } = await series(id)
      expect(matches.map(({ id: one }: { id: string }) => one)).toEqual(ids)
      expect(sheet).toEqual(matches.map(({ winners }: { winners: string[] }) => winners))
    }
  })

  it('the server decides what was brought: wishes of whoever goes on count for nothing', async () => {
    const before = await first()
    await playOut(before)
    const wishes = { setupData: { trek: [['1'], ['1']] }, numPlayers: 3, unlisted: false }
    const { json } = await goOn(before.matchID, before.seats[0], wishes)
    const next = await summary(json.nextMatchID)
    expect(next.options.trek).toEqual([(await summary(before.matchID)).winners])
    expect([next.players.length, next.unlisted]).toEqual([2, true])
  })

  it('nobody goes on before the end, without a seat, or with a wrong one', async () => {
    const match = await first()
    const [ana, bo] = match.seats
    const count = await house.storage.count()
    const early = await goOn(match.matchID, ana)
    expect([early.status, early.json.message]).toEqual([409, 'This walk is not over yet'])
    await playOut(match)
    const wrong = [
      { seat: '0', credentials: bo.credentials },
      { seat: '1', credentials: 'guess' },
      { seat: '7', credentials: ana.credentials },
    ]
    for (const one of wrong) expect((await goOn(match.matchID, one)).status).toBeGreaterThanOrEqual(400)
    expect((await to(match.matchID, 'playAgain', {})).status).toBe(400)
    expect(await house.storage.count()).toBe(count)
  })

  it('whoever goes on second comes to the same match, also after a restart, and it begins when all are there', async () => {
    const { before, next } = await second()
    const [ana, bo] = before.seats
    const mine = await comeAlong(next, ana, 'Ana')
    await house.running.close()
    house = await openHouse({ games, folder: house.folder })
    expect((await goOn(before.matchID, bo)).json.nextMatchID).toBe(next)
    expect((await summary(next)).players).toMatchObject([{ name: 'Ana' }, { name: null }])
    const theirs = await comeAlong(next, bo, 'Bo')
    await playOut({ game, matchID: next, seats: [mine, theirs] })
    expect((await series(before.matchID)).sheet).toHaveLength(2)
  })

  it('a seat is kept for whoever had it: nobody else gets it, by name or by chance', async () => {
    const { before, next } = await second()
    expect((await summary(next)).series).toEqual({
      first: before.matchID,
      previous: before.matchID,
      kept: { 0: 'Ana', 1: 'Bo' },
    })
    const strangers = [
      { playerID: '1', playerName: 'Bo' },
      { playerID: '1', playerName: 'Bo', before: 'guess' },
      { playerID: '1', playerName: 'Ana', before: before.seats[0].credentials },
    ]
    for (const one of strangers) {
      const { status, json } = await to(next, 'join', one)
      expect([status, json.message]).toEqual([403, 'This seat is kept for Bo, who had it before'])
    }
    expect((await to(next, 'join', { playerName: 'Cy' })).status).toBe(409)
    expect((await comeAlong(next, before.seats[1], 'Bo')).seat).toBe('1')
  })

  it('somebody who does not come is replaced by another person', async () => {
    const { before, next } = await second()
    const ana = await comeAlong(next, before.seats[0], 'Ana')
    expect((await to(next, 'replace', { ...proof(ana), seat: '1' })).status).toBe(200)
    const cy = await join(house.url, game, next, { playerName: 'Cy' })
    expect(cy.seat).toBe('1')
    await playOut({ game, matchID: next, seats: [ana, cy] })
    const third = (await goOn(next, cy)).json.nextMatchID
    expect((await summary(third)).series.kept).toEqual({ 0: 'Ana', 1: 'Cy' })
  })

  it('somebody who does not come, or leaves in between, is replaced by a bot, which stays', async () => {
    const { before, next } = await second()
    const ana = await comeAlong(next, before.seats[0], 'Ana')
    const bo = await comeAlong(next, before.seats[1], 'Bo')
    expect((await to(next, 'leave', proof(bo))).status).toBe(200)
    expect((await summary(next)).series.kept).toEqual({ 0: 'Ana' })
    await playOut({ game, matchID: next, seats: [ana, ana] })
    const third = (await goOn(next, ana)).json.nextMatchID
    expect(await summary(third)).toMatchObject({
      players: [{ name: null }, { bot: 'builder' }],
      series: { kept: { 0: 'Ana' } },
    })
  })

  it('only a free seat, at a match of a series, is given away, and only by somebody who sits there', async () => {
    const { before, next } = await second()
    const ana = await comeAlong(next, before.seats[0], 'Ana')
    const alone = await createMatch(house.url, 'lanterns')
    const host = await join(house.url, 'lanterns', alone)
    const replace = (body: object) => to(next, 'replace', body)
    expect((await replace({ ...proof(before.seats[1]), seat: '1' })).status).toBe(403)
    expect((await replace({ ...proof(ana), seat: '0' })).json.message).toBe('Somebody sits there')
    expect((await replace({ ...proof(ana), seat: '5' })).status).toBe(404)
    expect((await replace({ ...proof(ana), seat: '1', bot: 'genius' })).status).toBe(400)
    expect((await replace({ ...proof(ana) })).status).toBe(400)
    expect((await post(house.url, `/games/lanterns/${alone}/replace`, { ...proof(host), seat: '1' })).status).toBe(409)
    expect((await summary(next)).players).toMatchObject([{ name: 'Ana' }, { name: null }])
    expect((await to(before.matchID, 'replace', { ...proof(before.seats[0]), seat: '1' })).status).toBe(409)
  })

  it('bots come along', async () => {
    const { before, next } = await second({ 1: 'greedy' })
    expect(await summary(next)).toMatchObject({
      players: [{ name: null }, { bot: 'builder' }],
      series: { kept: { 0: 'Ana' } },
    })
    const ana = await comeAlong(next, before.seats[0], 'Ana')
    await playOut({ game, matchID: next, seats: [ana, ana] })
    expect((await series(next)).sheet).toHaveLength(2)
  })

  it('a finished match is kept as long as one that follows it', async () => {
    const { before, next } = await second()
    const ana = await comeAlong(next, before.seats[0], 'Ana')
    const terms = { FINISHED_DAYS: 1, ABANDONED_DAYS: 400, UNJOINED_HOURS: 9999, SWEEP_PERCENT: 100 }
    const later = Date.now() + 30 * 24 * 3_600_000
    await sweep(house.running.hall, terms, later)
    expect((await series(next)).matches).toHaveLength(2)
    await to(next, 'leave', proof(ana))
    await sweep(house.running.hall, terms, later)
    expect((await ask(house.url, `/api/series/${before.matchID}`)).status).toBe(404)
  })

  it('a match that nobody waits for any more can be begun again', async () => {
    const { before, next } = await second()
    await to(next, 'leave', proof(await comeAlong(next, before.seats[0], 'Ana')))
    expect(await summary(next)).toBeUndefined()
    expect((await series(before.matchID)).matches).toHaveLength(1)
    const again = (await goOn(before.matchID, before.seats[1])).json.nextMatchID
    expect([again === next, (await summary(again)).series.kept[1]]).toEqual([false, 'Bo'])
  })

  it('what stands alone has no series, and garbage has none either', async () => {
    const alone = await createMatch(house.url, game)
    for (const id of [alone, 'nowhere', '%00', '..%2f', 'x'.repeat(80)]) {
      expect((await ask(house.url, `/api/series/${id}`)).status).toBeGreaterThanOrEqual(400)
    }
    const wrong = await post(house.url, `/games/${game}/create`, { numPlayers: 2, setupData: { trek: 'far' } })
    expect([wrong.status, wrong.json.message]).toEqual([400, 'This is no trek'])
  })
})

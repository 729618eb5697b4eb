import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { requestsOf } from '../../games/kit/referee'
import { monuments } from '../../games/monuments/game'
import { sweep } from '../../server/match/janitor'
import { type House, openHouse } from './house'
import { ask, createMatch, dice, join, type Match, Player, post, type Seat, until, Visitor } from './visitors'

describe('bots at matches on the server', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ env: { BOT_PACE: '0' } })
  })
  afterAll(() => house.close())

  const summary = async (id: string) => (await ask(house.url, `/api/matches?ids=${id}`)).json.matches[0]

  async function tableWith(game: string, players: number, bots: object): Promise<Match> {
    const matchID = await createMatch(house.url, game, { numPlayers: players, bots })
    const mine = await join(house.url, game, matchID, { playerName: 'Ana' })
    return { game, matchID, seats: [mine, mine] }
  }

  it('sit where they were asked to, under names of their own', async () => {
    const match = await tableWith('lanterns', 4, { 1: 'greedy', 2: 'random', 3: 'builder' })
    expect((await summary(match.matchID)).players).toEqual(
      [
        { id: '0', name: 'Ana', connected: false, bot: null },
        { id: '1', name: 'Builder', connected: true, bot: 'builder' },
        { id: '2', name: 'Wanderer', connected: true, bot: 'random' },
        { id: '3', name: 'Builder 2', connected: true, bot: 'builder' },
      ].map((player) => ({ ...player, open: false, left: null, why: null })),
    )
    expect((await post(house.url, `/games/lanterns/${match.matchID}/join`, { playerName: 'Bo' })).status).toBe(409)
  })

  it('play a whole match of Monuments against a person', async () => {
    const match = await tableWith('monuments', 3, { 1: 'greedy', 2: 'random' })
    const ana = await Player.sitDown(house.url, match, 0)
    const random = dice(11)
    for (;;) {
      await until('it is Ana again', () => ana.view.G.outcome || ana.view.G.current === '0')
      if (ana.view.G.outcome) break
      const choices = ana.choices(monuments as GameDefinition)
      const { move, args } = choices[Math.floor(random() * choices.length)]!
      expect(await ana.move(move, ...args)).toMatchObject({ ok: true })
    }
    const movers = new Set(requestsOf(ana.log).map(({ player }) => player))
    expect([...movers].sort()).toEqual(['0', '1', '2'])
    const { players } = (await house.storage.metadataOf(match.matchID))!
    const heard = JSON.stringify(ana.heard)
    expect([players[1]!, players[2]!].filter(({ credentials }) => heard.includes(credentials!))).toEqual([])
    ana.close()
  })

  it('wait until every seat is taken, and while nobody looks', async () => {
    const matchID = await createMatch(house.url, 'lanterns', { numPlayers: 3, bots: { 0: 'random' } })
    const mine = await join(house.url, 'lanterns', matchID, { playerName: 'Ana' })
    const match: Match = { game: 'lanterns', matchID, seats: [mine, mine] }
    const ana = await Player.sitDown(house.url, match, 0)
    await house.running.hall.queues.idle()
    expect(ana.view._stateID).toBe(0)
    ana.close()
    await until('nobody looks', () => !house.running.hall.rooms.isWatched(matchID))
    await join(house.url, 'lanterns', matchID, { playerName: 'Bo' })
    expect((await house.storage.stateOf(matchID))?._stateID).toBe(0)
    const again = await Player.sitDown(house.url, match, 0)
    await until('the bot has moved', () => again.view._stateID > 0)
    again.close()
  })

  it('come along to a rematch', async () => {
    const match = await tableWith('lanterns', 2, { 1: 'random' })
    const { seat: playerID, credentials } = match.seats[0]
    const { json } = await post(house.url, `/games/lanterns/${match.matchID}/playAgain`, { playerID, credentials })
    expect((await summary(json.nextMatchID)).players).toMatchObject([
      { name: null },
      { name: 'Wanderer', bot: 'random' },
    ])
  })

  it('keep no match alive that no person ever joined', async () => {
    const matchID = await createMatch(house.url, 'lanterns', { numPlayers: 3, bots: { 1: 'random' } })
    const joined = await tableWith('lanterns', 3, { 1: 'random' })
    const terms = { FINISHED_DAYS: 90, ABANDONED_DAYS: 30, UNJOINED_HOURS: 24, SWEEP_PERCENT: 100 }
    await sweep(house.running.hall, terms, Date.now() + 25 * 3_600_000)
    expect(await house.storage.metadataOf(matchID)).toBeUndefined()
    expect(await house.storage.metadataOf(joined.matchID)).toBeDefined()
  })

  const leave = (matchID: string, { seat: playerID, credentials }: Seat) =>
    post(house.url, `/games/lanterns/${matchID}/leave`, { playerID, credentials })

  it('do not wait alone: the match is removed when the last person leaves before the beginning', async () => {
    const { matchID, seats } = await tableWith('lanterns', 4, { 1: 'random' })
    const other = await join(house.url, 'lanterns', matchID, { playerName: 'Bo' })
    expect((await leave(matchID, seats[0])).status).toBe(200)
    expect(await summary(matchID)).toMatchObject({
      players: [{ name: null }, { name: 'Wanderer' }, { name: 'Bo' }, {}],
    })
    expect((await leave(matchID, other)).status).toBe(200)
    expect(await summary(matchID)).toBeUndefined()
  })

  it('keep the seats of a running match whose people have all left, for as long as any match without a move', async () => {
    const { matchID, seats } = await tableWith('lanterns', 2, { 1: 'random' })
    expect((await leave(matchID, seats[0])).status).toBe(200)
    const terms = { FINISHED_DAYS: 90, ABANDONED_DAYS: 30, UNJOINED_HOURS: 24, SWEEP_PERCENT: 100 }
    await sweep(house.running.hall, terms, Date.now() + 29 * 24 * 3_600_000)
    expect((await summary(matchID)).players[0]).toMatchObject({ bot: 'builder', left: 'Ana' })
    await sweep(house.running.hall, terms, Date.now() + 31 * 24 * 3_600_000)
    expect(await summary(matchID)).toBeUndefined()
  })

  it('play among themselves as soon as somebody watches, and are on the list of what can be watched', async () => {
    const bots = { 0: 'greedy', 1: 'random' }
    const matchID = await createMatch(house.url, 'lanterns', { bots })
    const hidden = await createMatch(house.url, 'lanterns', { bots, unlisted: true })
    const waiting = await createMatch(house.url, 'lanterns')
    const { json } = await ask(house.url, '/api/matches?running=1')
    const listed = json.matches.map(({ id }: { id: string }) => id)
    expect([matchID, hidden, waiting].map((id) => listed.includes(id))).toEqual([true, false, false])
    expect((await house.storage.stateOf(matchID))?._stateID).toBe(0)
    const watcher = await new Visitor(house.url, 'lanterns').look(matchID)
    await until('both have moved', () => (watcher.state?.G.turn ?? 0) > 3)
    watcher.close()
  })

  it('do not fill a smaller rematch', async () => {
    const { matchID, seats } = await tableWith('lanterns', 3, { 0: 'random', 1: 'greedy' })
    const { seat: playerID, credentials } = seats[0]
    const again = (numPlayers: number) =>
      post(house.url, `/games/lanterns/${matchID}/playAgain`, { playerID, credentials, numPlayers })
    const { status, json } = await again(2)
    expect({ status, ...json }).toEqual({ status: 400, message: 'At least one seat must be a person' })
    expect((await again(3)).status).toBe(200)
  })

  it.each([
    [{ 2: 'greedy' }, 'There is no such seat'],
    [{ 1: 'genius' }, /./],
    [JSON.parse('{"__proto__":"greedy"}'), /./],
    ['greedy', 'This is no list of bots'],
  ])('%j is refused in words and makes no match', async (bots, words) => {
    const before = await house.storage.count()
    const { status, json } = await post(house.url, '/games/lanterns/create', { numPlayers: 2, bots })
    expect(status).toBe(400)
    expect(json.message).toMatch(words)
    expect(await house.storage.count()).toBe(before)
  })
})

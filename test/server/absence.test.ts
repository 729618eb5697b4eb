import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { patiences } from '../../games/kit/terms'
import { relieveAway } from '../../server/match/timekeeper'
import { allGames, type House, openHouse } from './house'
import { ask, createMatch, join, Player, post, type Seat, until, Visitor } from './visitors'

const game = 'lanterns'
const patience = '2min'
const minutes = patiences[patience]
const definitions = new Map(allGames.map((one): [string, GameDefinition] => [one.meta.id, one]))

describe('who leaves a running match, or is away for too long', () => {
  let house: House
  let now: number
  const tick = () => now
  beforeEach(async () => {
    now = 0
    house = await openHouse({ env: { BOT_PACE: '0' }, tick })
  })
  afterEach(() => house.close())

  const proof = ({ seat: playerID, credentials }: Seat) => ({ playerID, credentials })
  const to = (id: string, verb: string, body: object) => post(house.url, `/games/${game}/${id}/${verb}`, body)
  const summary = async (id: string) => (await ask(house.url, `/api/matches?ids=${id}`)).json.matches[0]
  const pass = async (milliseconds: number) => {
    now += milliseconds
    await relieveAway(house.running.hall, definitions)
  }
  const reopen = async (meanwhile: number) => {
    const { folder } = house
    await house.running.close()
    now += meanwhile
    house = await openHouse({ env: { BOT_PACE: '0' }, tick, folder })
  }

  /** Ana, whose turn it is, and Bo, who both look at the table. */
  async function table(terms: object = { patience, bot: 'random' }, numPlayers = 2) {
    const matchID = await createMatch(house.url, game, { terms, numPlayers })
    const seats = [
      await join(house.url, game, matchID, { playerName: 'Ana', device: 'device-of-ana' }),
      await join(house.url, game, matchID, { playerName: 'Bo' }),
    ] as const
    for (let i = 2; i < numPlayers; i++) await join(house.url, game, matchID, { playerName: `P${i}` })
    const match = { game, matchID, seats }
    return {
      id: matchID,
      match,
      ana: await Player.sitDown(house.url, match, 0),
      bo: await Player.sitDown(house.url, match, 1),
    }
  }
  const gone = async (id: string, who: Visitor, seat: string) => {
    who.close()
    await until('nobody sits there', () => !house.running.hall.rooms.isPresent(id, seat))
    await house.running.hall.queues.idle()
  }
  const clock = (eyes: Visitor) => (eyes.players[0] as { clock?: number } | undefined)?.clock

  it('leaving: a bot of the level the table chose plays on at once', async () => {
    const { id, match, bo } = await table()
    expect((await to(id, 'leave', proof(match.seats[0]))).status).toBe(200)
    await until('the bot has moved', () => bo.view.G.current === '1')
    expect(bo.players[0]).toMatchObject({ name: 'Wanderer', bot: 'random', left: 'Ana', why: 'left' })
    expect((await summary(id)).terms).toEqual({ patience, bot: 'random' })
    bo.close()
  })

  it('away: the others see a clock that runs down, and then a bot plays', async () => {
    const { id, ana, bo } = await table()
    expect(clock(bo)).toBeUndefined()
    await gone(id, ana, '0')
    await until('the clock runs', () => clock(bo) === minutes)
    await pass(minutes - 1)
    expect((await summary(id)).players[0]).toMatchObject({ name: 'Ana', bot: null })
    const late = await new Visitor(house.url, game).look(id)
    expect(clock(late)).toBe(1)
    await pass(1)
    await until('the bot has moved', () => bo.view.G.current === '1')
    expect(bo.players[0]).toMatchObject({ bot: 'random', left: 'Ana', why: 'away' })
    bo.close()
    late.close()
  })

  it('who is there, or not awaited, has no clock; whoever comes back in time begins anew', async () => {
    const { id, match, ana, bo } = await table()
    await pass(minutes * 10)
    expect((await summary(id)).players.map(({ bot }: { bot: unknown }) => bot)).toEqual([null, null])
    await gone(id, bo, '1')
    await pass(minutes * 10)
    await gone(id, ana, '0')
    await pass(minutes - 1)
    const back = await Player.sitDown(house.url, match, 0)
    await pass(minutes)
    await gone(id, back, '0')
    await pass(minutes - 1)
    expect((await summary(id)).players.map(({ bot }: { bot: unknown }) => bot)).toEqual([null, null])
    const again = await Player.sitDown(house.url, match, 0)
    expect(await again.move('draw')).toMatchObject({ ok: true })
    await pass(minutes)
    expect((await summary(id)).players).toMatchObject([{ bot: null }, { bot: 'random', why: 'away' }])
    again.close()
  })

  it('a table without end of patience throws nobody out', async () => {
    const { id, ana, bo } = await table({ patience: 'never' })
    await gone(id, ana, '0')
    await pass(365 * 24 * 3_600_000)
    expect((await summary(id)).players[0]).toMatchObject({ name: 'Ana', bot: null })
    bo.close()
  })

  it('clocks go on after a restart where they were; while the house is closed, and when its clock is set, they stand', async () => {
    const { id, match, ana } = await table()
    await gone(id, ana, '0')
    await pass(minutes - 10)
    const year = 365 * 24 * 3_600_000
    for (const meanwhile of [0, year, -2 * year]) await reopen(meanwhile)
    await pass(9)
    expect((await summary(id)).players[0]).toMatchObject({ name: 'Ana', bot: null })
    await pass(1)
    expect((await summary(id)).players[0]).toMatchObject({ bot: 'random', left: 'Ana' })
    expect((await to(id, 'return', proof(match.seats[0]))).status).toBe(200)
  })

  it('a bot that came for somebody plays on with nobody looking, until a person is asked', async () => {
    const { id, ana, bo } = await table({ patience, bot: 'random' }, 3)
    await gone(id, bo, '1')
    await gone(id, ana, '0')
    await pass(minutes)
    await until('it is Bo', async () => (await summary(id)).awaited[0] === '1')
    await pass(minutes)
    await until('it is the third', async () => (await summary(id)).awaited[0] === '2')
  })

  describe('the seat', () => {
    async function left(why: 'left' | 'away') {
      const seated = await table()
      if (why === 'left') await to(seated.id, 'leave', proof(seated.match.seats[0]))
      await gone(seated.id, seated.ana, '0')
      await pass(minutes)
      return seated
    }

    it.each(['left', 'away'] as const)(
      'of somebody who %s is theirs again with the credentials of before',
      async (why) => {
        const { id, match, bo } = await left(why)
        const eyes = await new Visitor(house.url, game).look(id, '0', match.seats[0].credentials)
        expect(eyes.refused[0]?.refusal.because).toBe('A bot plays for you now: you can take your seat back')
        expect((await to(id, 'return', proof(match.seats[0]))).status).toBe(200)
        const ana = await Player.sitDown(house.url, match, 0)
        expect(ana.players[0]).toMatchObject({ name: 'Ana' })
        expect(ana.players[0]).not.toHaveProperty('bot')
        expect(ana.players[0]).not.toHaveProperty('left')
        if (ana.view.G.current !== '0') await bo.move('draw')
        await until('it is Ana', () => ana.view.G.current === '0')
        expect(await ana.move('draw')).toMatchObject({ ok: true })
        for (const one of [ana, bo, eyes]) one.close()
      },
    )

    it('is nobody else’s: not with other credentials, not another one’s seat, not a bot’s, not twice', async () => {
      const { id, match } = await left('away')
      const [ana, bo] = match.seats
      const wrong = [
        { playerID: '0', credentials: bo.credentials },
        { playerID: '0', credentials: 'x' },
        { playerID: '0', credentials: (await house.storage.metadataOf(id))!.players[0]!.credentials },
        { playerID: '1', credentials: bo.credentials },
        { playerID: '1', credentials: ana.credentials },
        { playerID: '7', credentials: ana.credentials },
        { playerID: '__proto__', credentials: ana.credentials },
        { playerID: '0' },
        {},
      ]
      for (const body of wrong) expect((await to(id, 'return', body)).status).toBeGreaterThanOrEqual(400)
      expect((await summary(id)).players[0]).toMatchObject({ bot: 'random', left: 'Ana' })
      expect((await to(id, 'return', proof(ana))).status).toBe(200)
      expect((await to(id, 'return', proof(ana))).status).toBe(403)
    })

    it('of somebody who is only away is given to nobody; of somebody who left it can be', async () => {
      const away = await left('away')
      const offer = (of: typeof away) => to(of.id, 'replace', { ...proof(of.match.seats[1]), seat: '0' })
      expect((await offer(away)).json.message).toBe('This seat waits for its owner, who is only away')
      expect((await to(away.id, 'join', { playerName: 'Eve' })).status).toBe(409)
      const gone = await left('left')
      expect((await to(gone.id, 'join', { playerName: 'Eve' })).status).toBe(409)
      expect((await offer(gone)).status).toBe(200)
      const eve = await join(house.url, game, gone.id, { playerName: 'Eve' })
      expect(eve.seat).toBe('0')
      expect((await summary(gone.id)).players[0]).toMatchObject({ name: 'Eve', bot: null, left: 'Ana' })
      expect((await to(gone.id, 'return', proof(gone.match.seats[0]))).status).toBe(403)
    })

    it('of a bot that sat there from the beginning can be given to nobody', async () => {
      const id = await createMatch(house.url, game, { bots: { 1: 'random' } })
      const ana = await join(house.url, game, id, { playerName: 'Ana' })
      const offer = await to(id, 'replace', { ...proof(ana), seat: '1' })
      expect(offer.json.message).toBe('A bot has played this seat from the beginning')
    })
  })

  it.each([{ patience: 'forever' }, { bot: 'genius' }, { patience: 120_000 }, 'never'])(
    'terms of a table like %j are refused',
    async (terms) => {
      const before = await house.storage.count()
      expect((await post(house.url, `/games/${game}/create`, { numPlayers: 2, terms })).status).toBe(400)
      expect(await house.storage.count()).toBe(before)
    },
  )
})

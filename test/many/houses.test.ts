import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { monuments as game } from '../../games/monuments/game'
import { bundle, removeBundle, Shipped } from '../server/bundled'
import { unhurried } from '../server/house'
import { ask, type Match, Player, post, startMatch, until, Visitor } from '../server/visitors'
import { Postgres, postgresPath, Redis, redisPath } from './throwaway'

const monuments = game as GameDefinition

describe.skipIf(!postgresPath || !redisPath)('one house of two processes', () => {
  let postgres: Postgres
  let redis: Redis
  let script: string
  let env: NodeJS.ProcessEnv
  let one: Shipped
  let other: Shipped

  beforeAll(async () => {
    ;[postgres, redis, script] = await Promise.all([Postgres.start(), Redis.start(), bundle()])
    env = { ...unhurried, DATABASE_URL: await postgres.database(), REDIS_URL: redis.url, BOT_PACE: '0' }
    ;[one, other] = await Promise.all([Shipped.start(script, env), Shipped.start(script, env)])
  })

  afterAll(async () => {
    await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
    await Promise.all([postgres.remove(), redis.remove()])
    removeBundle()
  })

  /** The first at one process, the second at the other. */
  async function table(): Promise<{ match: Match; first: Player; second: Player }> {
    const match = await startMatch(one.url, 'monuments')
    const first = await Player.sitDown(one.url, match, 0)
    const second = await Player.sitDown(other.url, match, 1)
    return { match, first, second }
  }

  /** Whoever's turn it is does the first thing that can be done. */
  async function moveOn(players: readonly Player[]): Promise<number> {
    const mover = players.find(({ mine, view }) => mine.seat === view.G.current)!
    const [choice] = mover.choices(monuments)
    const answer = await mover.move(choice!.move, ...choice!.args)
    if (!answer.ok) throw new Error(answer.refusal.because)
    return answer.stateID
  }

  /** Bots may have gone on by then. */
  const all = (players: readonly Visitor[], stateID: number) =>
    until(`all see ${stateID}`, () => players.every(({ state }) => (state?._stateID ?? 0) >= stateID))

  /** States in the order in which somebody was told of them. */
  const told = ({ heard }: Visitor) =>
    heard.flatMap(({ event, args }) =>
      event === 'patch' ? [Number(args[2])] : event === 'update' ? [(args[1] as { _stateID: number })._stateID] : [],
    )

  it('a match is played from both, and everybody sees every state in order', async () => {
    const { match, first, second } = await table()
    const watcher = await new Visitor(other.url, 'monuments').look(match.matchID)
    let last = 0
    for (let i = 0; i < 25; i++) {
      last = await moveOn([first, second])
      await all([first, second, watcher], last)
    }
    const states = Array.from({ length: last }, (_, i) => i + 1)
    for (const player of [first, second, watcher]) {
      expect(told(player)).toEqual(states)
      expect(player.log).toHaveLength(first.log.length)
      expect(player.syncs).toBe(1)
      player.close()
    }
    expect(JSON.stringify(first.log.map(({ _stateID }) => _stateID))).toBe(
      JSON.stringify(watcher.log.map(({ _stateID }) => _stateID)),
    )
  })

  const close = (...visitors: Visitor[]) => {
    for (const visitor of visitors) visitor.close()
  }

  it('a seat has one secret, whichever process is asked; of two moves from one state one is made', async () => {
    const { match, first, second } = await table()
    const again = await Player.sitDown(other.url, match, 0)
    const thief = await new Visitor(other.url, 'monuments').look(match.matchID, '0', match.seats[1].credentials)
    expect(thief.refused[0]?.refusal.because).toBe('This seat is not yours')
    for (let i = 0; i < 10; i++) {
      const { _stateID, G } = first.view
      await all([first, second, again], _stateID)
      if (G.current !== '0') await moveOn([second])
      else {
        const [choice] = first.choices(monuments)
        const answers = await Promise.all([first, again].map((one) => one.move(choice!.move, ...choice!.args)))
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      }
      await all([first, second, again], _stateID + 1)
    }
    close(first, second, again, thief)
  })

  it('who is there, who says something and who goes is heard in the other process', async () => {
    const { match, first, second } = await table()
    const isThere = (seat: number) => first.players.find(({ id }) => id === seat)?.isConnected
    await until('the other is seen', () => isThere(1))
    second.socket.emit('chat', match.matchID, { id: 'x', sender: '1', payload: 'hello' }, match.seats[1].credentials)
    await until('it is heard', () => first.chats.some(({ payload }) => payload === 'hello'))
    const { seat: playerID, credentials } = match.seats[1]
    const { status } = await post(one.url, `/games/monuments/${match.matchID}/leave`, { playerID, credentials })
    expect(status).toBe(200)
    await until('the hand is taken away', () => !second.socket.connected)
    expect(second.refused.at(-1)?.refusal.because).toBe('This seat has been left')
    first.close()
    const list = await ask(other.url, `/api/matches?ids=${match.matchID}`)
    expect(list.json.matches[0].players[1]).toMatchObject({ left: 'Player 1', bot: expect.any(String) })
  })

  it('Redis is gone and comes back: play goes on by the database', async () => {
    const { first, second } = await table()
    await redis.kill()
    for (let i = 0; i < 4; i++) await all([first, second], await moveOn([first, second]))
    await redis.start()
    for (let i = 0; i < 8; i++) await all([first, second], await moveOn([first, second]))
    expect(first.log.map(({ _stateID }) => _stateID)).toEqual(second.log.map(({ _stateID }) => _stateID))
    close(first, second)
  })

  it('PostgreSQL is gone and comes back: everybody is told, nothing acknowledged is lost, play goes on', async () => {
    const { match, first, second } = await table()
    let last = 0
    for (let i = 0; i < 5; i++) {
      last = await moveOn([first, second])
      await all([first, second], last)
    }
    await postgres.kill()
    await expect(moveOn([first, second])).rejects.toThrow('The house can not reach its store')
    const isTold = ({ refused }: Visitor) => refused.some(({ refusal }) => refusal.because.includes('can not reach'))
    await until('both are told', () => isTold(first) && isTold(second))
    const late = new Visitor(one.url, 'monuments')
    await late.connected()
    late.socket.emit('sync', match.matchID, null)
    await until('nobody is turned away for good', () => !late.socket.connected)
    await postgres.start()
    const end = Date.now() + 20_000
    let next = 0
    while (next === 0 && Date.now() < end) next = await moveOn([first, second]).catch(() => 0)
    expect(next).toBeGreaterThan(last)
    await all([first, second], next)
    const seen = await new Visitor(other.url, 'monuments').look(match.matchID)
    expect(seen.log.filter(({ _stateID }) => _stateID < last)).toHaveLength(last)
    close(first, second, late, seen)
  })

  it('a process is killed: its people and its bots go on in the other one', async () => {
    const { json } = await post(one.url, '/games/monuments/create', { numPlayers: 2, bots: { 1: 'random' } })
    const joined = await post(one.url, `/games/monuments/${json.matchID}/join`, { playerName: 'Ann' })
    const mine = { seat: '0', credentials: joined.json.playerCredentials }
    const match: Match = { game: 'monuments', matchID: json.matchID, seats: [mine, mine] }
    const before = await Player.sitDown(one.url, match, 0)
    const watcher = await new Visitor(other.url, 'monuments').look(match.matchID)
    const untilMine = (player: Player) => until('it is their turn', () => player.view.G.current === '0', 30_000)
    const turn = async (player: Player) => {
      while (player.view.G.current === '0') await all([player, watcher], await moveOn([player]))
    }
    await turn(before)
    await one.end('SIGKILL')
    const after = await Player.sitDown(other.url, match, 0)
    await untilMine(after)
    await turn(after)
    await untilMine(after)
    await until('the watcher has seen it', () => watcher.state?._stateID === after.view._stateID)
    one = await Shipped.start(script, env)
    close(before, after, watcher)
  })
})

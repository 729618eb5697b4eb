import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { monumental } from '../../games/monumental/game'
import { type House, openHouse } from './house'
import { ask, createMatch, join, Player, post, type Seat, until, Visitor } from './visitors'

const game = 'lanterns'

describe('before a match begins', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const proof = ({ seat: playerID, credentials }: Seat) => ({ playerID, credentials })
  const to = (id: string, verb: string, body: object, of = game) => post(house.url, `/games/${of}/${id}/${verb}`, body)
  const summary = async (id: string) => (await ask(house.url, `/api/matches?ids=${id}`)).json.matches[0]
  const names = async (id: string) => (await summary(id)).players.map(({ name }: { name: string | null }) => name)

  describe('bots', () => {
    it('are added, changed and removed by whoever sat down first, and the last seat begins the match', async () => {
      const id = await createMatch(house.url, game, { numPlayers: 3 })
      const host = await join(house.url, game, id, { playerName: 'Host' })
      const replace = (by: Seat, seat: string, bot?: string) => to(id, 'replace', { ...proof(by), seat, bot })
      expect((await replace(host, '1', 'random')).status).toBe(200)
      expect(await names(id)).toEqual(['Host', 'Wanderer', null])
      expect((await replace(host, '1', 'architect')).status).toBe(200)
      expect(await names(id)).toEqual(['Host', 'Architect', null])
      expect((await replace(host, '1')).status).toBe(200)
      expect((await summary(id)).players[1]).toMatchObject({ name: null, open: true, bot: null, left: null })
      const guest = await join(house.url, game, id, { playerName: 'Guest' })
      expect((await replace(guest, '2', 'random')).status).toBe(403)
      expect((await replace(host, guest.seat, 'random')).status).toBe(409)
      expect((await replace(host, '2', 'random')).status).toBe(200)
      expect((await summary(id)).begun).toBe(true)
      expect((await replace(host, '2')).status).toBe(409)
    })
  })

  describe('to begin with fewer seats', () => {
    async function two() {
      const id = await createMatch(house.url, game, { numPlayers: 4 })
      const host = await join(house.url, game, id, { playerName: 'Host', playerID: '1' })
      const guest = await join(house.url, game, id, { playerName: 'Guest', playerID: '3' })
      return { id, host, guest }
    }

    it('people move up and play on from the numbers they are told, also when they come later', async () => {
      const { id, host, guest } = await two()
      const eyes = await new Visitor(house.url, game).look(id, host.seat, host.credentials)
      const message = { id: 'm', sender: guest.seat, payload: 'hello' }
      const other = await new Visitor(house.url, game).look(id, guest.seat, guest.credentials)
      other.socket.emit('chat', id, message, guest.credentials)
      await until('it is heard', () => eyes.chats.length > 0)
      other.close()
      const watcher = await new Visitor(house.url, game).look(id)
      expect((await to(id, 'start', proof(host))).status).toBe(200)
      await until('the new seat is told', () =>
        eyes.heard.some(({ event, args }) => event === 'seat' && args[1] === '0'),
      )
      await until('the watcher sees two seats', () => watcher.players.length === 2)
      expect(await names(id)).toEqual(['Host', 'Guest'])
      const late = await new Visitor(house.url, game).look(id, guest.seat, guest.credentials)
      expect(late.heard.find(({ event }) => event === 'seat')?.args).toEqual([id, '1'])
      const seats = [
        { ...host, seat: '0' },
        { ...guest, seat: '1' },
      ] as const
      const match = { game, matchID: id, seats }
      const first = await Player.sitDown(house.url, match, 0)
      const second = await Player.sitDown(house.url, match, 1)
      expect(second.chats).toMatchObject([{ sender: '1', payload: 'hello' }])
      for (const one of [first, second, first]) {
        await until('it is their turn', () => one.view.G.current === one.mine.seat)
        expect(await one.move('draw')).toMatchObject({ ok: true })
      }
      for (const one of [eyes, watcher, late, first, second]) one.close()
    })

    it('nobody but the host does, with too few nobody, and only once', async () => {
      const { id, host, guest } = await two()
      expect((await to(id, 'start', proof(guest))).status).toBe(403)
      expect((await to(id, 'start', { ...proof(host), credentials: 'x' })).status).toBe(403)
      await to(id, 'leave', proof(guest))
      const { status, json } = await to(id, 'start', proof(host))
      expect({ status, ...json }).toEqual({ status: 400, message: 'Lanterns is for 2 to 4 players' })
      await join(house.url, game, id, { playerName: 'Guest' })
      expect((await to(id, 'start', proof(host))).status).toBe(200)
      const now = (await summary(id)).players.findIndex(({ name }: { name: string }) => name === 'Host')
      expect((await to(id, 'start', { ...proof(host), playerID: String(now) })).status).toBe(409)
    })

    it('what was chosen for a seat stays with whoever sits there, and bots stay', async () => {
      const own = await openHouse({ games: [monumental as GameDefinition] })
      const civilizations = ['random', 'egyptian', 'pick', 'greek']
      const wishes = { numPlayers: 4, bots: { 3: 'random' }, setupData: { civilizations } }
      const matchID = await createMatch(own.url, 'monumental', wishes)
      const host = await join(own.url, 'monumental', matchID, { playerID: '1' })
      expect((await post(own.url, `/games/monumental/${matchID}/start`, proof(host))).status).toBe(200)
      const after = (await own.storage.metadataOf(matchID))!
      expect(Object.values(after.players)).toMatchObject([{ id: 0 }, { id: 1, data: { bot: 'random' } }])
      expect(after.setupData.civilizations).toEqual(['egyptian', 'greek'])
      await own.close()
    })
  })
})

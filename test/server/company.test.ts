import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../games/kit/terms'
import { type House, openHouse } from './house'
import type { Lanterns } from './lanterns'
import { shortLanterns } from './lanterns'
import {
  ask,
  createMatch,
  dice,
  join,
  Player,
  playRandomly,
  post,
  type Seat,
  startMatch,
  until,
  Visitor,
} from './visitors'

const game = 'lanterns'

describe('who sits at a table', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const proof = ({ seat: playerID, credentials }: Seat) => ({ playerID, credentials })
  const to = (id: string, verb: string, body: object, of = game) => post(house.url, `/games/${of}/${id}/${verb}`, body)
  const leave = (id: string, seat: Seat) => to(id, 'leave', proof(seat))
  const summary = async (id: string) => (await ask(house.url, `/api/matches?ids=${id}`)).json.matches[0]
  const openIds = async () =>
    (await ask(house.url, '/api/matches?open=1')).json.matches.map(({ id }: { id: string }) => id)

  async function sits(id: string, { seat, credentials }: Seat): Promise<Visitor> {
    return new Visitor(house.url, game).look(id, seat, credentials)
  }

  const hand = ({ state }: Visitor, seat: string) => (state?.G as Lanterns | undefined)?.hands[seat]

  describe('hands', () => {
    it('are shown to nobody and no move is made until every seat is taken', async () => {
      const id = await createMatch(house.url, game)
      const ana = await join(house.url, game, id, { playerName: 'Ana' })
      const eyes = await sits(id, ana)
      expect(hand(eyes, ana.seat)).toBe(3)
      const move = { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], ...proof(ana) } }
      expect(await eyes.send(move, 0, id, ana.seat)).toMatchObject({
        ok: false,
        refusal: { because: 'The match begins when every seat is taken' },
      })
      const bo = await join(house.url, game, id, { playerName: 'Bo' })
      await until('the hand is dealt', () => Array.isArray(hand(eyes, ana.seat)))
      expect(hand(eyes, bo.seat)).toBe(3)
      expect(await eyes.send(move, 0, id, ana.seat)).toMatchObject({ ok: true })
      eyes.close()
    })

    it('of somebody who comes and goes before the beginning stay unseen', async () => {
      const id = await createMatch(house.url, game, { numPlayers: 3 })
      const ana = await join(house.url, game, id, { playerName: 'Ana' })
      const thief = await join(house.url, game, id, { playerName: 'Ana too' })
      const eyes = await sits(id, thief)
      expect(hand(eyes, thief.seat)).toBe(3)
      await leave(id, thief)
      expect((await summary(id)).players[1]).toMatchObject({ name: null, open: true, left: null })
      await leave(id, ana)
      eyes.close()
    })
  })

  describe('a seat left in a running match', () => {
    async function left() {
      const match = await startMatch(house.url, game)
      await leave(match.matchID, match.seats[1])
      return match
    }

    it('is on no list, and strangers with the link can not take it', async () => {
      const { matchID: id } = await left()
      expect(await openIds()).not.toContain(id)
      expect((await summary(id)).players[1]).toMatchObject({
        bot: 'builder',
        open: false,
        left: 'Player 1',
        why: 'left',
      })
      for (const playerID of ['1', undefined]) {
        expect((await to(id, 'join', { playerName: 'Honest', playerID })).status).toBe(409)
      }
    })

    it('is given by the table to whoever comes, who is told that the hand was seen', async () => {
      const { matchID: id, seats } = await left()
      const stranger = { playerID: '0', credentials: 'x' }
      expect((await to(id, 'replace', { ...stranger, seat: '1' })).status).toBe(403)
      expect((await to(id, 'replace', { ...proof(seats[0]), seat: '1' })).status).toBe(200)
      expect(await openIds()).not.toContain(id)
      expect((await summary(id)).players[1]).toMatchObject({ open: true, left: 'Player 1' })
      const honest = await join(house.url, game, id, { playerName: 'Honest' })
      const eyes = await sits(id, honest)
      expect(eyes.players[1]).toMatchObject({ name: 'Honest', left: 'Player 1' })
      eyes.close()
    })

    it('is taken back by whoever left it, or played by a bot', async () => {
      const { matchID: id, seats } = await left()
      expect((await to(id, 'join', { playerName: 'Eve', playerID: '1', before: 'x' })).status).toBe(409)
      const back = await join(house.url, game, id, { playerName: 'Me', playerID: '1', before: seats[1].credentials })
      expect((await summary(id)).players[1]).toMatchObject({ name: 'Me', bot: null })
      await leave(id, back)
      expect((await summary(id)).players[1]).toMatchObject({ bot: 'builder', left: 'Me' })
    })
  })

  describe('trolls', () => {
    it('an address holds only a few seats at matches that have not begun', async () => {
      const own = await openHouse({ env: { ADDRESS_SEATS: '3' } })
      const ids: string[] = []
      for (let i = 0; i < 4; i++) ids.push(await createMatch(own.url, game))
      const sit = (id: string) => post(own.url, `/games/${game}/${id}/join`, { playerName: 'Troll' })
      const first = (await sit(ids[0]!)).json
      for (const id of ids.slice(1, 3)) expect((await sit(id)).status).toBe(200)
      expect((await sit(ids[3]!)).status).toBe(429)
      const { playerID, playerCredentials: credentials } = first
      await post(own.url, `/games/${game}/${ids[0]}/leave`, { playerID, credentials })
      expect((await sit(ids[3]!)).status).toBe(200)
      await own.close()
    })

    it('before the beginning whoever sat down first sends others away, and their device does not come back', async () => {
      const id = await createMatch(house.url, game, { numPlayers: 3 })
      const host = await join(house.url, game, id, { playerName: 'Host' })
      const troll = await join(house.url, game, id, { playerName: 'Troll', device: 'troll-device' })
      const eyes = await sits(id, troll)
      expect((await to(id, 'remove', { ...proof(troll), seat: host.seat })).status).toBe(403)
      expect((await to(id, 'remove', { ...proof(host), seat: troll.seat })).json).toEqual({ gone: true })
      await until('the troll is gone', () => !eyes.socket.connected)
      expect((await to(id, 'join', { playerName: 'Other', device: 'troll-device' })).status).toBe(403)
      expect((await to(id, 'join', { playerName: 'Guest', device: 'other-device' })).status).toBe(200)
    })

    it('later it takes more than half of the people', async () => {
      const { matchID: id, seats } = await startMatch(house.url, game, { players: 3 })
      const [ana, bo, troll] = seats
      const vote = (by: Seat, seat = troll!.seat) => to(id, 'remove', { ...proof(by), seat })
      expect((await vote(ana)).json).toEqual({ gone: false })
      expect((await vote(ana)).json).toEqual({ gone: false })
      expect((await vote(troll!)).status).toBe(409)
      expect((await vote(bo)).json).toEqual({ gone: true })
      expect((await summary(id)).players[2]).toMatchObject({ bot: 'builder', left: 'Player 2', why: 'removed' })
      const two = await startMatch(house.url, game)
      const alone = await to(two.matchID, 'remove', { ...proof(two.seats[0]), seat: '1' })
      expect(alone.json).toEqual({ gone: false })
    })

    it('two people of one name are told apart, after renaming too', async () => {
      const id = await createMatch(house.url, game, { numPlayers: 4 })
      const long = 'x'.repeat(limits.name)
      for (const playerName of ['Ana', 'ana', 'ＡＮＡ']) await join(house.url, game, id, { playerName })
      const last = await join(house.url, game, id, { playerName: long })
      const names = async () => (await summary(id)).players.map(({ name }: { name: string }) => name)
      expect(await names()).toEqual(['Ana', 'ana (2)', 'ＡＮＡ (3)', long])
      await to(id, 'update', { ...proof(last), newName: 'Ana' })
      expect((await names())[3]).toBe('Ana (4)')
    })

    it('coming to a rematch and leaving it does not remove it', async () => {
      const match = await startMatch(house.url, 'short-lanterns')
      const players = [await Player.sitDown(house.url, match, 0), await Player.sitDown(house.url, match, 1)]
      await playRandomly(shortLanterns, players, dice(3))
      const { json } = await to(match.matchID, 'playAgain', proof(match.seats[0]), 'short-lanterns')
      const troll = await join(house.url, 'short-lanterns', json.nextMatchID, { playerName: 'Troll' })
      await to(json.nextMatchID, 'leave', proof(troll), 'short-lanterns')
      expect(await summary(json.nextMatchID)).toMatchObject({ players: [{ name: null }, { name: null }] })
      for (const player of players) player.close()
    })

    it('another socket does not help to say more', async () => {
      const own = await openHouse({ env: { CHAT_RATE: '3' } })
      const match = await startMatch(own.url, game)
      const [{ seat, credentials }] = match.seats
      const say = async (nr: number) => {
        const one = await new Visitor(own.url, game).look(match.matchID, seat, credentials)
        const message = { id: `m${nr}`, sender: seat, payload: 'hello' }
        one.socket.emit('chat', match.matchID, message, credentials)
        await until('it is answered', () => one.refused.length > 0 || one.chats.some(({ id }) => id === `m${nr}`))
        one.close()
        return one.refused[0]?.refusal.because
      }
      expect(await say(1)).toBeUndefined()
      expect(await say(2)).toMatch(/too much at once/)
      await own.close()
    })

    it.each([
      ['three line breaks', 'a\nb\nc\nd'],
      ['marks piled up on a letter', `Z${'\u0300\u0316'.repeat(4)}algo`],
    ])('a message with %s is refused', async (_, payload) => {
      const { matchID, seats } = await startMatch(house.url, game)
      const [{ seat, credentials }] = seats
      const one = await new Visitor(house.url, game).look(matchID, seat, credentials)
      one.socket.emit(
        'chat',
        matchID,
        { id: 'm', sender: seat, payload: 'a\nb\nc, \u1ec7 \u0915\u094d\u0937\u093f' },
        credentials,
      )
      one.socket.emit('chat', matchID, { id: 'n', sender: seat, payload }, credentials)
      await until('it is refused', () => one.refused.length > 0)
      expect(one.chats.map(({ id }) => id)).toEqual(['m'])
      one.close()
    })

    it('what the table remembers of its people is nobody’s to read', async () => {
      const id = await createMatch(house.url, game)
      await join(house.url, game, id, { playerName: 'Ana', device: 'secret-device' })
      for (const path of [`/games/${game}/${id}`, `/games/${game}`, `/api/matches?ids=${id}`]) {
        expect((await ask(house.url, path)).text).not.toMatch(/secret-device|company/)
      }
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house'
import { ask, createMatch, join, Player, post, type Seat, startMatch, until, Visitor } from './visitors'

const game = 'lanterns'

describe('what a table agrees on', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const proof = ({ seat: playerID, credentials }: Seat) => ({ playerID, credentials })
  const to = (id: string, verb: string, body: object) => post(house.url, `/games/${game}/${id}/${verb}`, body)
  const summary = async (id: string) => (await ask(house.url, `/api/matches?ids=${id}`)).json.matches[0]

  describe('to remove somebody', () => {
    const vote = (id: string, by: Seat, seat: string, agree = true) => to(id, 'remove', { ...proof(by), seat, agree })

    it('everybody sees who is for it, and a vote can be taken back', async () => {
      const match = await startMatch(house.url, game, { players: 4 })
      const { matchID: id, seats } = match
      const eyes = await new Visitor(house.url, game).look(id)
      await vote(id, seats[0], '3')
      await vote(id, seats[0], '3')
      await until('the vote is seen', () => 'against' in eyes.players[3]!)
      expect(eyes.players[3]).toMatchObject({ against: ['0'] })
      await vote(id, seats[1], '3')
      await vote(id, seats[0], '3', false)
      expect((await vote(id, seats[2]!, '3')).json).toEqual({ gone: false })
      expect((await vote(id, seats[0], '3')).json).toEqual({ gone: true })
      await until('the seat is a bot’s', () => 'bot' in eyes.players[3]!)
      expect(eyes.players[3]).not.toHaveProperty('against')
      eyes.close()
    })

    it('who was removed does not come back, whatever they call themselves', async () => {
      const { matchID: id, seats } = await startMatch(house.url, game, { players: 3 })
      await vote(id, seats[0], '2')
      await vote(id, seats[1], '2')
      expect((await summary(id)).players[2]).toMatchObject({ bot: 'builder', why: 'removed' })
      const back = proof(seats[2]!)
      expect((await to(id, 'return', { ...back, device: 'another-device' })).status).toBe(403)
      const before = { playerName: 'New', playerID: '2', before: back.credentials, device: 'another-device' }
      expect((await to(id, 'join', before)).status).toBe(409)
    })

    it('nobody outside the table has a vote, and who has left it has none any more', async () => {
      const { matchID: id, seats } = await startMatch(house.url, game, { players: 4 })
      for (const by of [
        { seat: '0', credentials: 'x' },
        { seat: '0', credentials: seats[1].credentials },
      ]) {
        expect((await vote(id, by, '3')).status).toBe(403)
      }
      await vote(id, seats[0], '3')
      await to(id, 'leave', proof(seats[0]))
      expect((await vote(id, seats[0], '3')).status).toBe(403)
      expect((await vote(id, seats[1], '3')).json).toEqual({ gone: false })
      await to(id, 'return', proof(seats[0]))
      expect((await vote(id, seats[1], '3')).json).toEqual({ gone: false })
      expect((await vote(id, seats[2]!, '3')).json).toEqual({ gone: false })
      expect((await vote(id, seats[0], '3')).json).toEqual({ gone: true })
    })
  })

  describe('to end the match', () => {
    const end = (id: string, by: Seat, agree = true) => to(id, 'end', { ...proof(by), agree })

    it('takes everybody, and then nobody moves any more and nobody has won', async () => {
      const match = await startMatch(house.url, game, { players: 3 })
      const { matchID: id, seats } = match
      const ana = await Player.sitDown(house.url, match, 0)
      expect(await ana.move('draw')).toMatchObject({ ok: true })
      await end(id, seats[0])
      await end(id, seats[0])
      await until('it is seen who is for it', () => 'ends' in ana.players[0]!)
      expect((await end(id, seats[1])).json).toEqual({ over: false })
      expect((await end(id, seats[1], false)).json).toEqual({ over: false })
      expect((await end(id, seats[2]!)).json).toEqual({ over: false })
      expect((await end(id, seats[1])).json).toEqual({ over: true })
      await until('the end is seen', () => ana.view.G.outcome)
      expect(ana.view.G.outcome).toMatchObject({ winners: [], verdict: 'The table agreed to end this match' })
      expect((await summary(id)).winners).toEqual([])
      expect(await ana.move('draw')).toMatchObject({ ok: false })
      expect((await end(id, seats[0])).json.message).toBe('This match is over')
      expect((await ask(house.url, `/api/matches/${id}/replay`)).json.log).toEqual(ana.log)
      expect((await to(id, 'playAgain', proof(seats[0]))).status).toBe(200)
      ana.close()
    })

    it('is asked of those who are there: bots and those who have left are not', async () => {
      const id = await createMatch(house.url, game, { numPlayers: 3, bots: { 2: 'random' } })
      const ana = await join(house.url, game, id, { playerName: 'Ana' })
      const bo = await join(house.url, game, id, { playerName: 'Bo' })
      expect((await end(id, ana)).json).toEqual({ over: false })
      expect((await end(id, { ...bo, credentials: 'x' })).status).toBe(403)
      await to(id, 'leave', proof(bo))
      expect((await end(id, bo)).status).toBe(403)
      const eyes = await new Visitor(house.url, game).look(id)
      expect(eyes.players[0]).not.toHaveProperty('ends')
      eyes.close()
      expect((await end(id, ana)).json).toEqual({ over: true })
    })

    it('survives a restart: the result stands', async () => {
      const own = await openHouse({ hashes: { [game]: 'one source' } })
      const match = await startMatch(own.url, game)
      for (const seat of match.seats) await post(own.url, `/games/${game}/${match.matchID}/end`, proof(seat))
      await own.running.close()
      const again = await openHouse({ folder: own.folder, hashes: { [game]: 'another source' } })
      const ana = await Player.sitDown(again.url, match, 0)
      expect(ana.view.G.outcome).toMatchObject({ winners: [] })
      expect(ana.sync).not.toHaveProperty('closed')
      ana.close()
      await again.close()
    })
  })

  describe('resigning', () => {
    const resign = (id: string, by: Seat) => to(id, 'resign', proof(by))

    it('of two, the other one has won', async () => {
      const match = await startMatch(house.url, game)
      const bo = await Player.sitDown(house.url, match, 1)
      expect((await resign(match.matchID, match.seats[0])).json).toEqual({ over: true })
      await until('the end is seen', () => bo.view.G.outcome)
      expect(bo.view.G.outcome).toMatchObject({ winners: ['1'], ranking: ['1', '0'], verdict: 'Player 0 resigned' })
      expect((await summary(match.matchID)).winners).toEqual(['1'])
      expect((await resign(match.matchID, match.seats[1])).status).toBe(409)
      bo.close()
    })

    it('at a larger table a bot plays on, and whoever resigned does not come back', async () => {
      const { matchID: id, seats } = await startMatch(house.url, game, { players: 3 })
      expect((await resign(id, { seat: '1', credentials: seats[0].credentials })).status).toBe(403)
      expect((await resign(id, seats[1])).json).toEqual({ over: false })
      expect((await summary(id)).players[1]).toMatchObject({ bot: 'builder', left: 'Player 1', why: 'resigned' })
      expect((await to(id, 'return', proof(seats[1]))).status).toBe(403)
      expect((await summary(id)).winners).toBeNull()
    })

    it('means nothing before the match has begun', async () => {
      const id = await createMatch(house.url, game)
      const ana = await join(house.url, game, id, { playerName: 'Ana' })
      for (const verb of ['resign', 'end', 'return']) {
        expect((await to(id, verb, proof(ana))).json.message).toBe('This match has not begun: you can leave it')
      }
    })
  })
})

import { Client } from 'boardgame.io/client'
import { SocketIO } from 'boardgame.io/multiplayer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameDefinition } from '../../games/kit/definition'
import { limits } from '../../games/kit/terms'
import { meeplesAndMonsters } from '../../games/meeples-and-monsters/game'
import { monuments } from '../../games/monuments/game'
import { keptMessages } from '../../server/match/storage'
import { type House, openHouse } from './house'
import { type Lanterns, lanterns } from './lanterns'
import { RawSession } from './raw'
import {
  ask,
  dice,
  join,
  type Match,
  moveAction,
  Player,
  playRandomly,
  post,
  startMatch,
  until,
  Visitor,
} from './visitors'

const handOf = (player: Player): string[] => (player.view.G as Lanterns).hands[player.mine.seat] as string[]

describe('play over sockets', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  async function table(game = 'lanterns'): Promise<{ match: Match; one: Player; two: Player }> {
    const match = await startMatch(house.url, game)
    const one = await Player.sitDown(house.url, match, 0)
    const two = await Player.sitDown(house.url, match, 1)
    return { match, one, two }
  }

  it('a move is stored, published and acknowledged, in this order', async () => {
    const { match, one, two } = await table()
    const card = handOf(one)[0]!
    const answer = await one.move('light', card)
    expect(answer).toEqual({ ok: true, stateID: 1 })
    expect((await house.storage.stateOf(match.matchID))?._stateID).toBe(1)
    expect((one.view.G as Lanterns).lit).toEqual([card])
    await until('the other sees it', () => (two.view.G as Lanterns).lit.includes(card))
    expect(two.log).toMatchObject([{ metadata: [{ kind: 'lit', player: '0', one: card }] }])
  })

  it('everybody gets a patch; the mover of an open move who asks for no answer the whole table', async () => {
    const { match, one, two } = await table()
    await one.move('light', handOf(one)[0])
    one.socket.emit('update', moveAction('light', [handOf(one)[0]], one.mine), 1, match.matchID, '0')
    await until('both are at state 2', () => one.view._stateID === 2 && two.view._stateID === 2)
    one.socket.emit('update', moveAction('draw', [], one.mine), 2, match.matchID, '0')
    await until('both are at state 3', () => one.view._stateID === 3 && two.view._stateID === 3)
    const news = (who: Player) => who.heard.map(({ event }) => event).filter((event) => /update|patch/.test(event))
    expect(news(one)).toEqual(['patch', 'update', 'patch'])
    expect(news(two)).toEqual(['patch', 'patch', 'patch'])
  })

  it('two boardgame.io clients play against each other', async () => {
    const match = await startMatch(house.url, 'lanterns')
    const clients = match.seats.map(({ seat, credentials }) => {
      const multiplayer = SocketIO({ server: house.url, socketOpts: { transports: ['websocket'], forceNew: true } })
      const client = Client({
        game: lanterns.game,
        matchID: match.matchID,
        playerID: seat,
        credentials,
        multiplayer,
        debug: false,
      })
      client.start()
      return client
    })
    const [one, two] = clients as [(typeof clients)[0], (typeof clients)[0]]
    const tableOf = (client: typeof one) => client.getState()?.G as Lanterns | undefined
    await until('both see the table', () => tableOf(one) && tableOf(two))
    const [card] = tableOf(one)!.hands['0'] as string[]
    one.moves.light!(card)
    expect(tableOf(one)!.lit).toEqual([card])
    await until('the other sees the lantern', () => tableOf(two)!.lit[0] === card)
    one.undo()
    await until('it is taken back for both', () => tableOf(one)!.lit.length === 0 && tableOf(two)!.lit.length === 0)
    one.redo()
    await until('it is lit again', () => tableOf(one)!.lit.length === 1 && tableOf(two)!.lit.length === 1)
    one.moves.draw!()
    await until('it is the turn of the other', () => tableOf(one)?.current === '1' && tableOf(two)?.current === '1')
    expect(two.getState()?.isActive).toBe(true)
    two.moves.draw!()
    await until('and back', () => tableOf(one)?.current === '0' && tableOf(two)?.current === '0')
    one.sendChatMessage('well played')
    await until('the message is there', () => two.chatMessages.length === 1)
    expect(two.chatMessages[0]).toMatchObject({ sender: '0', payload: 'well played' })
    expect(two.matchData).toMatchObject([
      { id: 0, name: 'Player 0', isConnected: true },
      { id: 1, name: 'Player 1', isConnected: true },
    ])
    for (const client of clients) client.stop()
  })

  it('a whole game of Monuments from the catalog, every view rebuilt from patches alone', async () => {
    const match = await startMatch(house.url, 'monuments', { players: 3 })
    const players = await Promise.all([0, 1, 2].map((seat) => Player.sitDown(house.url, match, seat)))
    const definition = monuments as GameDefinition
    await playRandomly(definition, players, dice(7))
    const stored = (await house.storage.stateOf(match.matchID))!
    for (const player of players) {
      expect(player.view.G).toEqual(JSON.parse(JSON.stringify(definition.view(stored.G, player.mine.seat))))
    }
    const { winners, awaited } = (await ask(house.url, `/api/matches?ids=${match.matchID}`)).json.matches[0]
    expect({ winners, awaited }).toEqual({ winners: stored.G.outcome?.winners, awaited: [] })
    const after = await players[0]!.move('drawDeck')
    expect(after).toMatchObject({ ok: false, refusal: { clause: 'MU-053' } })
  })

  it('an illegal move is refused with its clause, in words, and the sender sees the table again', async () => {
    const { match, one, two } = await table()
    const syncs = one.syncs
    const answer = await one.move('light', 'lantern-99')
    const refusal = { clause: 'LA-002', because: 'Only a lantern from your hand can be lit' }
    expect(answer).toEqual({ ok: false, refusal })
    await until('the table is shown again', () => one.syncs === syncs + 1)
    expect(one.refused).toEqual([{ matchID: match.matchID, refusal }])
    expect(two.heard.some(({ event }) => event === 'update' || event === 'patch' || event === 'refused')).toBe(false)
  })

  it('out of turn is refused with the clause of turns', async () => {
    const { two } = await table()
    expect(await two.move('draw')).toMatchObject({ ok: false, refusal: { clause: 'LA-001' } })
  })

  it('a client without acknowledgements is told all the same', async () => {
    const { match, two } = await table()
    two.socket.emit('update', moveAction('draw', [], two.mine), 0, match.matchID, '1')
    await until('the refusal arrives', () => two.refused.length === 1)
    expect(two.refused[0]?.refusal.clause).toBe('LA-001')
  })

  it('a message sent twice is applied once', async () => {
    const { match, one } = await table()
    const message = [moveAction('light', [handOf(one)[0]], one.mine), 0, match.matchID, '0'] as const
    const answers = await Promise.all([one.send(...message), one.send(...message), one.send(...message)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false])
    const stored = await house.storage.fetch(match.matchID, { state: true, log: true })
    expect(stored.state._stateID).toBe(1)
    expect(stored.log).toHaveLength(1)
  })

  it('stale and reordered messages are refused and change nothing', async () => {
    const { match, one } = await table()
    const [first, second] = handOf(one) as [string, string]
    const late = one.send(moveAction('light', [second], one.mine), 1, match.matchID, '0')
    const early = one.send(moveAction('light', [first], one.mine), 0, match.matchID, '0')
    expect((await late).ok).toBe(false)
    expect((await early).ok).toBe(true)
    const ahead = await one.send(moveAction('light', [second], one.mine), 7, match.matchID, '0')
    const behind = await one.send(moveAction('light', [second], one.mine), 0, match.matchID, '0')
    expect([ahead.ok, behind.ok]).toEqual([false, false])
    expect(((await house.storage.stateOf(match.matchID))!.G as Lanterns).lit).toEqual([first])
  })

  it('moves of many sockets at once: each state follows from exactly one of them', async () => {
    const { match, one } = await table()
    const others = await Promise.all(Array.from({ length: 7 }, () => Player.sitDown(house.url, match, 0)))
    const card = handOf(one)[0]
    const answers = await Promise.all([one, ...others].map((player) => player.move('light', card)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await house.storage.stateOf(match.matchID))?._stateID).toBe(1)
  })

  it('undo and redo; nothing can be taken back after a reveal, nor by others', async () => {
    const { match, one, two } = await table()
    await one.move('light', handOf(one)[0])
    await until('the second player sees it', () => two.view._stateID === 1)
    expect((await two.step('UNDO')).ok).toBe(false)
    await one.move('light', handOf(one)[0])
    expect(await one.step('UNDO')).toEqual({ ok: true, stateID: 3 })
    await until('undone', () => one.view._stateID === 3)
    expect(await one.step('UNDO')).toEqual({ ok: true, stateID: 4 })
    await until('undone twice', () => one.view._stateID === 4)
    expect((one.view.G as Lanterns).lit).toEqual([])
    expect((await one.step('REDO')).ok).toBe(true)
    await until('redone', () => one.view._stateID === 5)
    await one.move('draw')
    await until('it is the turn of the second', () => two.view.G.current === '1')
    expect(await two.step('UNDO')).toMatchObject({ ok: false })
    expect(await one.step('UNDO')).toMatchObject({ ok: false, refusal: { clause: 'LA-001' } })
    const { log } = await house.storage.fetch(match.matchID, { log: true })
    const steps = log.filter(({ action }) => action.type === 'UNDO' || action.type === 'REDO')
    expect(steps.map(({ metadata }) => metadata)).toEqual([undefined, undefined, undefined])
  })

  it('undo goes back over a new phase of the own turn, also after a reload', async () => {
    const house = await openHouse({ games: [meeplesAndMonsters as GameDefinition] })
    const match = await startMatch(house.url, 'meeples-and-monsters')
    const seats = await Promise.all([0, 1].map((seat) => Player.sitDown(house.url, match, seat)))
    const first = seats.find(({ mine, view }) => mine.seat === view.G.current)!
    expect(await first.move('commit')).toMatchObject({ ok: true })
    await until('the Main Phase', () => first.view.G.phase === 'main')
    const again = await Player.sitDown(house.url, match, Number(first.mine.seat))
    expect(await again.step('UNDO')).toMatchObject({ ok: true })
    await until('back', () => again.view.G.phase === 'development' && again.view.ctx.phase === 'development')
    expect(await again.step('UNDO')).toMatchObject({ ok: false })
    expect(await again.step('REDO')).toMatchObject({ ok: true })
    await until('forward', () => again.view.G.phase === 'main')
    await house.close()
  })

  it('undo and redo do not make a match grow for ever; moves go on', async () => {
    const match = await startMatch(house.url, 'lanterns')
    const one = await Player.sitDown(house.url, match, 0)
    await one.move('light', handOf(one)[0])
    const { state, metadata } = await house.storage.fetch(match.matchID, { state: true, metadata: true })
    await house.storage.commit(match.matchID, state, { ...state, _stateID: 4999, deltalog: [] }, metadata)
    await one.look(match.matchID, one.mine.seat, one.mine.credentials)
    expect(await one.step('UNDO')).toEqual({ ok: true, stateID: 5000 })
    expect(await one.step('REDO')).toMatchObject({ ok: false, refusal: { because: expect.stringContaining('go on') } })
    expect(await one.move('draw')).toMatchObject({ ok: true })
  })

  it('a reload shows the table as it is', async () => {
    const { match, one } = await table()
    await one.move('light', handOf(one)[0])
    await one.move('draw')
    one.close()
    const again = await Player.sitDown(house.url, match, 0)
    expect(again.view._stateID).toBe(2)
    expect(again.log.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(2)
    expect(again.sync?.initialState._stateID).toBe(0)
  })

  it('a spectator follows but can not play or speak', async () => {
    const { match, one } = await table()
    const spectator = await new Visitor(house.url, 'lanterns').look(match.matchID)
    await one.move('light', handOf(one)[0])
    await until('the spectator sees it', () => spectator.state?._stateID === 1)
    expect((spectator.state!.G as Lanterns).hands).toEqual({ 0: 2, 1: 3 })
    const answer = await spectator.send(
      moveAction('draw', [], { seat: '0', credentials: 'guess' }),
      1,
      match.matchID,
      '0',
    )
    expect(answer).toMatchObject({ ok: false, refusal: { because: 'This seat is not yours' } })
    spectator.socket.emit('chat', match.matchID, { id: 'a', sender: '0', payload: 'boo' }, 'guess')
    await until('it is refused', () => spectator.refused.length === 2)
    expect(one.chats).toEqual([])
  })

  it('a rule that throws is refused in words; the match goes on', async () => {
    const { one } = await table()
    expect(await one.move('stumble')).toMatchObject({
      ok: false,
      refusal: { because: expect.stringContaining('nothing was changed') },
    })
    expect((await one.move('draw')).ok).toBe(true)
  })

  it('chat: everybody gets it, a reload shows it, each message once, bounds hold', async () => {
    const { match, one, two } = await table()
    const say = (id: string, payload: unknown) =>
      one.socket.emit('chat', match.matchID, { id, sender: '0', payload }, one.mine.credentials)
    say('a', '  hello\nthere ')
    say('a', 'hello again')
    say('b', 'x'.repeat(limits.chat))
    say('c', 'x'.repeat(limits.chat + 1))
    say('d', '   ')
    say('e', { not: 'text' })
    say('f', 'beep \u0007')
    await until(
      'both good ones are there and the bad ones refused',
      () => two.chats.length === 2 && one.refused.length === 4,
    )
    expect(two.chats).toEqual([
      { id: 'a', sender: '0', payload: 'hello\nthere' },
      { id: 'b', sender: '0', payload: 'x'.repeat(limits.chat) },
    ])
    expect(one.refused[0]?.refusal.because).toBe(`A message has at most ${limits.chat} characters`)
    const late = await Player.sitDown(house.url, match, 1)
    await until('the reload shows them', () => late.chats.length === 2)
    expect(late.chats).toEqual(two.chats)
  })

  it('presence: one of two tabs may close; joins, renames and leaves reach everybody', async () => {
    const { match, one, two } = await table()
    const connected = () => one.players.map(({ isConnected }) => isConnected)
    await until('both are there', () => connected().every(Boolean))
    const tab = await Player.sitDown(house.url, match, 1)
    const announced = () => one.heard.filter(({ event }) => event === 'matchData').length
    const before = announced()
    two.close()
    await until('the server has noticed', () => announced() > before)
    await one.move('light', handOf(one)[0])
    expect(connected()).toEqual([true, true])
    tab.close()
    await until('the last tab is closed', () => !connected()[1])
    const { seat, credentials } = match.seats[1]
    const route = `/games/lanterns/${match.matchID}`
    await post(house.url, `${route}/update`, { playerID: seat, credentials, newName: 'Zoe' })
    await until('the new name is there', () => one.players[1]?.name === 'Zoe')
    await post(house.url, `${route}/leave`, { playerID: seat, credentials })
    await until('a bot has the seat', () => one.players[1]?.name === 'Builder')
    const [{ seat: playerID, credentials: proof }] = match.seats
    await post(house.url, `${route}/replace`, { playerID, credentials: proof, seat })
    await join(house.url, 'lanterns', match.matchID, { playerName: 'Max' })
    await until('somebody else sits there', () => one.players[1]?.name === 'Max')
  })

  it('leaving in mid game: sockets of the seat are sent away, the credentials are dead, somebody the table lets can go on', async () => {
    const { match, one, two } = await table()
    const { seat, credentials } = match.seats[0]
    await post(house.url, `/games/lanterns/${match.matchID}/leave`, { playerID: seat, credentials })
    await until('the socket is closed', () => !one.socket.connected)
    expect(one.refused.at(-1)?.refusal.because).toBe('This seat has been left')
    const back = await new Visitor(house.url, 'lanterns').look(match.matchID, seat, credentials)
    expect(back.refused[0]?.refusal.because).toBe('A bot plays for you now: you can take your seat back')
    const [, { seat: playerID, credentials: proof }] = match.seats
    await post(house.url, `/games/lanterns/${match.matchID}/replace`, { playerID, credentials: proof, seat })
    const heir = await join(house.url, 'lanterns', match.matchID, { playerName: 'Heir' })
    expect(heir.seat).toBe('0')
    const stranger = await Player.sitDown(house.url, { ...match, seats: [heir, match.seats[1]] }, 0)
    expect((await stranger.move('draw')).ok).toBe(true)
    await until('the other sees it', () => two.view._stateID > 0)
  })

  it('when nobody is left after the end the match is gone, and spectators are told', async () => {
    const { match } = await table()
    const spectator = await new Visitor(house.url, 'lanterns').look(match.matchID)
    for (const verb of ['end', 'leave']) {
      for (const { seat, credentials } of match.seats) {
        await post(house.url, `/games/lanterns/${match.matchID}/${verb}`, { playerID: seat, credentials })
      }
    }
    await until('the spectator is told', () => spectator.refused.length === 1)
    expect(spectator.refused[0]?.refusal.because).toBe('This match has been removed')
    expect(await house.storage.metadataOf(match.matchID)).toBeUndefined()
  })

  it('a socket that looks at another match no longer hears of the first', async () => {
    const { one, two } = await table()
    const other = await startMatch(house.url, 'lanterns')
    await two.look(other.matchID)
    await one.move('draw')
    await until('the first match is left', () => one.players[1]?.isConnected === false)
    expect(two.state?._stateID).toBe(0)
    expect(two.heard.some(({ event }) => event === 'patch' || event === 'update')).toBe(false)
  })

  it('queues free themselves', async () => {
    const { one, two } = await table()
    await one.move('draw')
    one.close()
    two.close()
    await until('nothing is left', () => house.running.hall.queues.size === 0)
  })
})

describe('floods', () => {
  it('too many messages are refused in words, then the socket is closed', async () => {
    const house = await openHouse({ env: { SOCKET_RATE: '5' } })
    const match = await startMatch(house.url, 'lanterns')
    const one = await Player.sitDown(house.url, match, 0)
    const answers = await Promise.all(Array.from({ length: 25 }, () => one.move('light', 'lantern-99')))
    const slow = answers.filter((answer) => !answer.ok && answer.refusal.because.includes('too much'))
    expect(slow.length).toBeGreaterThan(2)
    for (let i = 0; i < 40; i++) one.socket.emit('update', 'noise')
    await until('the socket is closed', () => !one.socket.connected)
    await house.close()
  })

  it('leaving the game and coming back on the same connection is no way around', async () => {
    const house = await openHouse({ env: { SOCKET_RATE: '5' } })
    const session = await RawSession.open(house.url, 'lanterns')
    let heard = ''
    for (let round = 0; round < 4; round++) {
      await session.send(...Array(8).fill('42/lanterns,["sync","nowhere",null]'))
      heard += await session.poll()
      await session.send('41/lanterns,')
      await session.send('40/lanterns,')
      await session.poll()
    }
    expect(heard.split('too much').length).toBeGreaterThan(5)
    await session.close()
    await house.close()
  })

  it('who asks and asks but never listens is cut off', async () => {
    const house = await openHouse()
    const match = await startMatch(house.url, 'lanterns')
    for (let i = 0; i < keptMessages; i++) {
      await house.storage.addChat(match.matchID, { id: `${i}`, sender: '0', payload: 'x'.repeat(limits.chat) })
    }
    const deaf = await RawSession.open(house.url, 'lanterns')
    const sockets = async () => (await ask(house.url, '/healthz')).json.sockets
    expect(await sockets()).toBe(1)
    await deaf.send(...Array(100).fill(`42/lanterns,["sync","${match.matchID}",null]`))
    expect(await sockets()).toBe(0)
    await house.close()
  })

  it('chat has a slower bucket of its own', async () => {
    const house = await openHouse({ env: { CHAT_RATE: '9' } })
    const match = await startMatch(house.url, 'lanterns')
    const one = await Player.sitDown(house.url, match, 0)
    for (let i = 0; i < 10; i++) {
      one.socket.emit('chat', match.matchID, { id: `${i}`, sender: '0', payload: 'spam' }, one.mine.credentials)
    }
    await until('the rest is refused', () => one.refused.length === 7)
    expect(one.chats).toHaveLength(3)
    expect((await one.move('draw')).ok).toBe(true)
    await house.close()
  })
})

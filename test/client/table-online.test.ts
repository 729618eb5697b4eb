import type { ChatMessage, LogEntry, State } from 'boardgame.io'
import { compare } from 'fast-json-patch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientAhead } from '../../client/table/ahead'
import { patience, type Socket, secondTry, slow } from '../../client/table/online'
import { OnlineClient } from '../../client/table/online-client'
import { Session } from '../../client/table/session'
import { usualBot } from '../../games/kit/bot-kinds'
import { begin, grant, type Request } from '../../games/kit/referee'
import { type Beach, beach } from './table.fixture'

/** A socket without a network: the test plays the server. */
class FakeSocket implements Socket {
  connected = false
  readonly sent: unknown[][] = []
  private readonly listeners = new Map<string, (...args: unknown[]) => void>()

  on(event: string, listener: (...args: unknown[]) => void): void {
    this.listeners.set(event, listener)
  }
  emit(...args: unknown[]): void {
    this.sent.push(structuredClone(args.filter((arg) => typeof arg !== 'function')))
    const ack = args.at(-1)
    if (typeof ack === 'function') this.answer = (raw) => ack(raw)
  }
  answer: (raw: unknown) => void = () => {}
  connect(): void {
    this.connected = true
    this.hear('connect')
  }
  close(): void {
    this.connected = false
  }
  hear(event: string, ...args: unknown[]): void {
    this.listeners.get(event)?.(...structuredClone(args))
  }
  break(): void {
    this.connected = false
    this.hear('disconnect')
  }
  count(event: string): number {
    return this.sent.filter(([name]) => name === event).length
  }
}

/** The server's side of one match, seen from seat 0. */
class FakeServer {
  readonly socket = new FakeSocket()
  state: State<Beach> = begin(beach, { players: 2, seed: 'a seed for tests' })
  log: LogEntry[] = []

  seen(state = this.state): State<Beach> {
    return JSON.parse(
      JSON.stringify({ ...state, G: beach.view(state.G, '0'), deltalog: undefined, _undo: [], _redo: [] }),
    )
  }
  sync(more: object = {}): void {
    const filteredMetadata = [{ id: 0, name: 'Ana', isConnected: true }, { id: 1 }]
    const state = this.seen()
    this.socket.hear('sync', 'm1', { state, log: this.log, filteredMetadata, initialState: state, ...more })
  }
  make(request: Request): LogEntry[] {
    const verdict = grant(beach, this.state, request)
    if ('refusal' in verdict) throw new Error(verdict.refusal.because)
    this.state = verdict.state
    const deltalog = JSON.parse(JSON.stringify(verdict.state.deltalog ?? []))
    this.log = [...this.log, ...deltalog]
    return deltalog
  }
  update(request: Request): void {
    const deltalog = this.make(request)
    this.socket.hear('update', 'm1', this.seen(), deltalog)
  }
  patch(request: Request): unknown[] {
    const before = this.seen()
    const deltalog = this.make(request)
    const after = this.seen()
    return ['patch', 'm1', before._stateID, after._stateID, compare(before, after), deltalog]
  }
  deliver([event, ...args]: unknown[]): void {
    this.socket.hear(String(event), ...args)
  }
}

type Bring = ConstructorParameters<typeof OnlineClient>[3]
const atOnce: Bring = (use) => use(clientAhead)

function sitDown(bring: Bring = atOnce) {
  const server = new FakeServer()
  const place = { matchID: 'm1', playerID: '0', credentials: 'key' }
  const client = new OnlineClient<Beach>(beach, place, () => server.socket, bring)
  const { line } = client
  const session = new Session<Beach>({ definition: beach, seat: '0', client, line, players: () => [] })
  session.start()
  return { server, session, line, socket: server.socket, table: () => session.get().table! }
}

const gather = (player: string, n: number): Request => ({ kind: 'move', player, move: 'gather', args: [n] })
const rest = (player: string): Request => ({ kind: 'move', player, move: 'rest', args: [] })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('asks for the match on connecting and shows nothing before the answer', () => {
  const { socket, session, server } = sitDown()
  expect(socket.sent).toEqual([['sync', 'm1', '0', 'key']])
  expect(session.get()).toMatchObject({ table: null, status: 'connecting' })
  server.sync()
  expect(session.get().status).toBe('online')
  expect(session.get().table).toMatchObject({ seat: '0', mayAct: true })
})

test('a match of rules that are gone is shown, with the reason, and nothing can be done in it', () => {
  const { server, session, table } = sitDown()
  server.sync({ closed: 'It was begun by earlier rules' })
  expect(session.get().closed).toBe('It was begun by earlier rules')
  expect(table()).toMatchObject({ mayAct: false, mayPlay: false })
  expect(table().undo.why).toBe('It was begun by earlier rules')
})

test('hears what the table does about people who are away, and that its seat has another number now', () => {
  const { server, session, socket } = sitDown()
  server.sync({ terms: { patience: '1day', bot: usualBot } })
  expect(session.get()).toMatchObject({ terms: { patience: '1day', bot: usualBot }, moved: null })
  socket.hear('seat', 'another match', '1')
  socket.hear('seat', 'm1', null)
  expect(session.get().moved).toBeNull()
  socket.hear('seat', 'm1', '1')
  expect(session.get().moved).toBe('1')
})

test('a move shows at once, is free again after both state and answer came', () => {
  const { socket, server, table, session } = sitDown()
  server.sync()
  table().play('gather', 2)
  expect(table().view.pebbles['0']).toBe(2)
  expect(table().mayAct).toBe(false)
  expect(table().undo.why).toBe('Your last move is still on its way')
  expect(socket.sent.at(-1)).toMatchObject(['update', { type: 'MAKE_MOVE' }, 0, 'm1', '0'])
  socket.answer({ ok: true, stateID: 1 })
  expect(table().mayAct).toBe(false)
  server.update(gather('0', 2))
  expect(table().mayAct).toBe(true)
  expect(session.get().lines).toHaveLength(1)
  expect(table().undo.why).toBeNull()
})

test('a refused move disappears and the reason is told with its clause', () => {
  const { socket, server, table, session } = sitDown()
  server.sync()
  table().play('gather', 2)
  socket.answer({ ok: false, refusal: { clause: 'BE-02', because: 'Three handfuls are enough' } })
  expect(table().view.pebbles['0']).toBe(0)
  expect(table().mayAct).toBe(true)
  expect(session.get().notice).toEqual({ tone: 'bad', text: 'Three handfuls are enough', clause: 'BE-02' })
  session.dismiss()
  expect(session.get().notice).toBeNull()
})

test("before boardgame.io's client is here a move is sent and shown once confirmed; nothing is lost when it comes", () => {
  let come: (() => void) | undefined
  const { socket, server, table, session } = sitDown((use) => {
    come = () => use(clientAhead)
  })
  server.sync()
  table().play('gather', 1)
  expect(socket.sent.at(-1)).toMatchObject([
    'update',
    { type: 'MAKE_MOVE', payload: { type: 'gather', args: [1], playerID: '0', credentials: 'key' } },
    0,
    'm1',
    '0',
  ])
  expect(table()).toMatchObject({ mayAct: false, view: { pebbles: { 0: 0 } } })
  socket.hear('chat', 'm1', { id: 'a', sender: '1', payload: 'Hello' })
  come?.()
  expect(table()).toMatchObject({ mayAct: false, view: { pebbles: { 0: 0 } } })
  server.update(gather('0', 1))
  socket.answer({ ok: true, stateID: 1 })
  expect(table()).toMatchObject({ mayAct: true, view: { pebbles: { 0: 1 } } })
  table().play('gather', 2)
  expect(table().view.pebbles['0']).toBe(3)
  expect(session.get()).toMatchObject({ chat: [{ text: 'Hello' }], lines: [{}] })
})

test('who watches needs no more than what the server told', () => {
  const server = new FakeServer()
  const bring = vi.fn()
  const place = { matchID: 'm1', playerID: null }
  const client = new OnlineClient<Beach>(beach, place, () => server.socket, bring)
  client.start()
  server.sync()
  server.update(gather('0', 1))
  expect(client.getState()).toMatchObject({ G: { pebbles: { 0: 1 } }, log: [{}] })
  expect(bring).not.toHaveBeenCalled()
})

test('patches change what was confirmed, never what was hoped for', () => {
  const { server, table, socket } = sitDown()
  server.sync()
  table().play('gather', 2)
  server.deliver(server.patch(gather('0', 2)))
  socket.answer({ ok: true, stateID: 1 })
  expect(table().view).toEqual(server.seen().G)
  server.deliver(server.patch(rest('0')))
  server.deliver(server.patch(gather('1', 1)))
  expect(table().view).toEqual(server.seen().G)
  expect(socket.count('sync')).toBe(1)
})

test('a gap, a patch out of order and a broken patch ask for a sync; a duplicate is nothing', () => {
  const { server, table, socket } = sitDown()
  server.sync()
  const first = server.patch(gather('0', 1))
  const second = server.patch(gather('0', 2))
  server.deliver(second)
  expect(socket.count('sync')).toBe(2)
  expect(table().view.pebbles['0']).toBe(0)
  server.deliver(first)
  server.deliver(first)
  expect(socket.count('sync')).toBe(2)
  expect(table().view.pebbles['0']).toBe(1)
  server.sync()
  expect(table().view.pebbles['0']).toBe(3)
  server.deliver(['patch', 'm1', 2, 3, [{ op: 'remove', path: '/G/turn' }], []])
  expect(socket.count('sync')).toBe(3)
  server.deliver(['patch', 'm1', 2, 3, [{ op: 'replace', path: '/nowhere/at/all', value: 1 }], []])
  expect(socket.count('sync')).toBe(4)
  server.deliver(['patch', 'm1', 'x'])
  expect(socket.count('sync')).toBe(5)
  expect(table().view.pebbles['0']).toBe(3)
})

test('updates: the same again and an old one change nothing, a jump asks for a sync', () => {
  const { server, table, socket, session } = sitDown()
  server.sync()
  const beginning = server.seen()
  server.update(gather('0', 1))
  server.deliver(['update', 'm1', server.seen(), server.log])
  server.deliver(['update', 'm1', beginning, []])
  expect(table().view.pebbles['0']).toBe(1)
  expect(session.get().lines).toHaveLength(1)
  server.make(gather('0', 1))
  server.update(gather('0', 1))
  expect(socket.count('sync')).toBe(2)
  server.sync()
  expect(session.get().lines).toHaveLength(3)
})

test('nonsense and other matches are not believed', () => {
  const { server, table, session, socket } = sitDown()
  server.sync()
  for (const event of ['sync', 'update', 'patch', 'matchData', 'chat', 'refused']) {
    for (const raw of [
      [],
      [null],
      ['m1'],
      ['m1', null],
      ['m1', {}],
      ['m1', { state: {} }],
      ['other', server.seen(), []],
    ]) {
      socket.hear(event, ...raw)
    }
  }
  expect(table().view).toEqual(server.seen().G)
  expect(session.get()).toMatchObject({ status: 'online', chat: [], notice: null })
})

test('after a break it syncs and says whether the unanswered move was made', () => {
  const { server, table, session, socket } = sitDown()
  server.sync()
  table().play('gather', 2)
  socket.break()
  expect(session.get().status).toBe('lost')
  expect(table().undo.why).toBe('The connection is gone')
  server.make(gather('0', 2))
  socket.connect()
  server.sync()
  expect(table()).toMatchObject({ mayAct: true, view: { pebbles: { 0: 2 } } })
  expect(session.get().notice).toMatchObject({ tone: 'good' })

  table().play('gather', 1)
  socket.break()
  socket.connect()
  server.sync()
  expect(table()).toMatchObject({ mayAct: true, view: { pebbles: { 0: 2 } } })
  expect(session.get().notice).toMatchObject({ tone: 'bad' })
  expect(session.get().notice?.text).toContain('make it again')
})

test('without a connection nothing is sent and nothing stays on the screen', () => {
  const { server, table, line, socket } = sitDown()
  server.sync()
  socket.connected = false
  table().play('gather', 2)
  expect(socket.count('update')).toBe(0)
  expect(table().view.pebbles['0']).toBe(0)
  expect(line.notice.get()).toMatchObject({ tone: 'bad' })
})

test('an answer that never comes is asked after', () => {
  const { server, table, socket, session } = sitDown()
  server.sync()
  table().play('gather', 2)
  vi.advanceTimersByTime(patience + 1)
  expect(socket.count('sync')).toBe(2)
  server.sync()
  expect(table().mayAct).toBe(true)
  expect(session.get().notice).toMatchObject({ tone: 'bad' })
})

test('undo goes out with the confirmed state; restart takes one step after the other', () => {
  const { server, table, socket } = sitDown()
  server.make(gather('0', 1))
  server.make(gather('0', 2))
  server.sync()
  table().restart.run()
  expect(socket.count('update')).toBe(1)
  expect(table().mayAct).toBe(false)
  server.update({ kind: 'undo', player: '0' })
  expect(socket.count('update')).toBe(1)
  socket.answer({ ok: true, stateID: 3 })
  return Promise.resolve().then(async () => {
    expect(socket.sent.at(-1)).toMatchObject(['update', { type: 'UNDO', payload: { playerID: '0' } }, 3, 'm1', '0'])
    expect(socket.count('update')).toBe(2)
    server.update({ kind: 'undo', player: '0' })
    socket.answer({ ok: true, stateID: 4 })
    await Promise.resolve()
    expect(socket.count('update')).toBe(2)
    expect(table()).toMatchObject({
      mayAct: true,
      redo: { why: null },
      restart: { why: 'Nothing was done yet this turn' },
    })
  })
})

test('a refused restart gives up', async () => {
  const { server, table, socket } = sitDown()
  server.make(gather('0', 1))
  server.sync()
  table().restart.run()
  socket.answer({ ok: false, refusal: { clause: '', because: 'No' } })
  await Promise.resolve()
  await Promise.resolve()
  expect(socket.count('update')).toBe(1)
  expect(table().mayAct).toBe(true)
})

test('chat is heard once, and only what is text', () => {
  const { server, session, socket } = sitDown()
  server.sync()
  const said = (id: string, payload: unknown): ChatMessage => ({ id, sender: '1', payload })
  socket.hear('chat', 'm1', said('a', 'Hello'))
  socket.hear('chat', 'm1', said('a', 'Hello'))
  socket.hear('chat', 'm1', said('b', { evil: true }))
  socket.hear('chat', 'other', said('c', 'Elsewhere'))
  expect(session.get().chat).toEqual([{ id: 'a', player: '1', text: 'Hello' }])
})

test('a seat that is not let in asks once more, then is told so', () => {
  const { session, socket, server } = sitDown()
  const refusal = { clause: '', because: 'This seat is not yours' }
  socket.hear('refused', 'm1', refusal)
  expect(session.get()).toMatchObject({ status: 'connecting', notice: { text: 'This seat is not yours' } })
  vi.advanceTimersByTime(secondTry + 1)
  expect(socket.count('sync')).toBe(2)
  socket.hear('refused', 'm1', refusal)
  expect(session.get().status).toBe('refused')
  vi.advanceTimersByTime(10 * patience)
  expect(socket.count('sync')).toBe(2)
  server.sync()
  expect(session.get().status).toBe('online')
})

test('a seat that was given away learns it after the server closed the line', () => {
  const { session, socket, server } = sitDown()
  server.sync()
  const refusal = { clause: '', because: 'This seat has been left' }
  socket.hear('refused', 'm1', refusal)
  socket.connected = false
  socket.hear('disconnect', 'io server disconnect')
  expect(session.get().status).toBe('lost')
  vi.advanceTimersByTime(secondTry + 1)
  socket.hear('refused', 'm1', refusal)
  vi.advanceTimersByTime(secondTry + 1)
  socket.hear('refused', 'm1', refusal)
  expect(session.get().status).toBe('refused')
})

test('a device without network says so before the socket notices: nothing is sent, a click is answered at once', () => {
  const device = new EventTarget()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
  const { socket, server, table, session } = sitDown()
  server.sync()
  device.dispatchEvent(new Event('offline'))
  expect(session.get().status).toBe('lost')
  expect(table()).toMatchObject({ offline: true, mayAct: false })
  table().play('gather', 2)
  expect(session.get().notice?.text).toContain('was not sent')
  expect(table().view.pebbles['0']).toBe(0)
  expect(socket.count('update')).toBe(0)
  device.dispatchEvent(new Event('online'))
  expect(socket.count('sync')).toBe(2)
  server.sync()
  expect(table()).toMatchObject({ offline: false, mayAct: true })
  expect(session.get().notice).toBeNull()
  vi.unstubAllGlobals()
})

test('an answer that takes long is spoken of, until it comes', () => {
  const { socket, server, table, session } = sitDown()
  server.sync()
  table().play('gather', 2)
  vi.advanceTimersByTime(slow - 1)
  expect(session.get().notice).toBeNull()
  vi.advanceTimersByTime(1)
  expect(session.get().notice?.text).toContain('not answered yet')
  socket.answer({ ok: true, stateID: 1 })
  server.update(gather('0', 2))
  expect(session.get().notice).toBeNull()
})

test('what came before the end of the log is fetched when wanted, and kept over the next sync', () => {
  const { socket, server, session } = sitDown()
  for (const request of [gather('0', 1), rest('0'), gather('1', 1), rest('1'), gather('0', 1)]) server.make(request)
  const { log } = server
  const first = log.length - 2
  const sync = () =>
    socket.hear('sync', 'm1', {
      state: server.seen(),
      log: log.slice(first),
      earlier: first,
      initialState: server.seen(),
    })
  sync()
  const lines = () => session.get().lines.map(({ key }) => key)
  expect([lines().length, session.get().earlier]).toEqual([1, first])
  session.recall()
  session.recall()
  expect(socket.count('log')).toBe(1)
  expect(socket.sent.at(-1)).toEqual(['log', 'm1', first])
  socket.answer({ log: log.slice(1, first), earlier: 1 })
  expect(socket.sent.at(-1)).toEqual(['log', 'm1', 1])
  socket.answer({ log: log.slice(0, 1), earlier: 0 })
  expect(lines()).toEqual(['0.0', '1.0', '2.0', '3.0', '4.0'])
  expect(session.get().earlier).toBe(0)
  sync()
  expect([lines().length, session.get().earlier]).toEqual([5, 0])
})

import { describe, expect, test } from 'vitest'
import { shared, spot } from '../../client/kit/float'
import {
  addSeat,
  changeSeat,
  type Draft,
  newDraft,
  newLocalId,
  playersFor,
  problemsOf,
  removeSeat,
} from '../../client/lobby/draft'
import { findIn, splitSource, splitTitle } from '../../client/lobby/rules'
import { standingOf, yourMatches } from '../../client/lobby/standing'
import { ago, houseTitle, optionWords } from '../../client/lobby/words'
import { parseLedger } from '../../games/kit/ledger'
import { defineMeta, type Meta } from '../../games/kit/meta'
import { perSeat, pick, toggle } from '../../games/kit/options'
import { usualTerms } from '../../games/kit/terms'
import type { Summary } from '../../games/kit/wire'

const meta = defineMeta({
  id: 'chess',
  title: 'Chess',
  subtitle: '',
  blurb: '',
  about: '',
  designers: [],
  artists: [],
  publishers: [],
  version: 1,
  year: 1475,
  players: { min: 2, max: 4 },
  minutes: '60 min',
  options: {
    castling: toggle('Castling', '', true),
    giants: toggle('Giants', '', false),
    size: pick(
      'Board',
      '',
      [
        { value: 8, label: 'Usual' },
        { value: 10, label: 'Large' },
      ],
      8,
    ),
  },
})

const local = (change: Partial<Draft> = {}): Draft => ({ ...newDraft(meta, 'Ines', 'device'), ...change })

describe('a new match', () => {
  test('begins with the defaults and the fewest seats, the first one yours', () => {
    const draft = newDraft(meta, 'Ines', 'link')
    expect(draft.options).toEqual({ castling: true, giants: false, size: 8 })
    expect(draft.seats.map(({ name }) => name)).toEqual(['Ines', 'Player 2'])
    expect(problemsOf(meta, draft)).toEqual({})
  })

  test('seats stay within what the game allows', () => {
    let draft = local()
    for (let more = 0; more < 9; more++) draft = addSeat(meta, draft)
    expect(draft.seats).toHaveLength(4)
    for (let fewer = 0; fewer < 9; fewer++) draft = removeSeat(meta, draft, 1)
    expect(draft.seats.map(({ name }) => name)).toEqual(['Ines', 'Player 4'])
    expect(problemsOf(meta, { ...draft, seats: draft.seats.slice(1) })).toHaveProperty('seats')
  })

  test('whoever stays at the table keeps what was chosen for them', () => {
    const values = ['white', 'black', 'green'].map((value) => ({ value, label: value }))
    const colourful: Meta = { ...meta, options: { colours: perSeat('Colours', '', values, 'white') } }
    const draft = addSeat(colourful, newDraft(colourful, 'Ines', 'device'))
    const chosen = { ...draft, options: { colours: ['white', 'black', 'green'] } }
    expect(removeSeat(colourful, chosen, 1).options).toEqual({ colours: ['white', 'green'] })
  })

  test('names are filled in before anybody types, no two alike', () => {
    const fresh = newDraft(meta, '', 'device')
    const changed = addSeat(meta, removeSeat(meta, addSeat(meta, fresh), 1))
    expect(changed.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 3', 'Player 2'])
    expect(problemsOf(meta, changed)).toEqual({})
    expect(problemsOf(meta, newDraft(meta, '', 'public'))).toEqual({})
  })

  test('online only your own name matters', () => {
    expect(problemsOf(meta, newDraft(meta, ' ', 'public'))).toEqual({ name: 'Please enter a name' })
  })

  test('on this device every person needs a name of their own', () => {
    expect(problemsOf(meta, changeSeat(local(), 1, { name: '' }))).toEqual({ 'seat-1': 'Please enter a name' })
    const twins = changeSeat(local(), 1, { name: ' ines ' })
    expect(problemsOf(meta, twins)).toEqual({ 'seat-1': 'Somebody has this name already' })
    expect(problemsOf(meta, changeSeat(local(), 1, { bot: 'random' }))).toEqual({})
  })

  test('somebody has to play', () => {
    const seats = [
      { name: '', bot: 'random' as const },
      { name: '', bot: 'builder' as const },
    ]
    expect(problemsOf(meta, local({ seats }))).toHaveProperty('seats')
  })

  test('options outside the schema are named', () => {
    const seats = [
      { name: 'Ines', bot: null },
      { name: 'Bo', bot: null },
    ]
    expect(problemsOf(meta, local({ seats, options: { size: 9 } })).options).toMatch(/Board/)
  })

  test('bots are told apart, also from a person of their name', () => {
    const seats = [
      { name: 'Builder', bot: null },
      { name: 'left over', bot: 'builder' as const },
      { name: '', bot: 'builder' as const },
      { name: '', bot: 'random' as const },
    ]
    expect(playersFor(seats).map(({ name }) => name)).toEqual(['Builder', 'Builder 2', 'Builder 3', 'Wanderer'])
  })

  test('ids of local matches do not repeat and fit into an address', () => {
    const ids = Array.from({ length: 500 }, newLocalId)
    expect(new Set(ids).size).toBe(500)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{12}$/)
  })
})

const match = (change: Partial<Summary> = {}): Summary => ({
  id: 'm1',
  game: 'chess',
  players: ['Ana', 'Bo', 'Kei'].map((name, at) => ({
    id: `${at}`,
    name,
    open: false,
    left: null,
    why: null,
    connected: true,
    bot: null,
  })),
  options: {},
  terms: usualTerms,
  unlisted: false,
  begun: true,
  awaited: ['1'],
  turn: 3,
  winners: null,
  nextMatchID: null,
  series: null,
  createdAt: 0,
  updatedAt: 0,
  ...change,
})
const withFree = match().players.map((player) => (player.id === '2' ? { ...player, name: null, open: true } : player))

describe('how a match stands', () => {
  test.each([
    ['your turn', match(), '1', 'yours', 'Your turn'],
    ["another's turn", match(), '0', 'waiting', 'Waiting for Bo'],
    ['two decide at once', match({ awaited: ['1', '2'] }), '0', 'waiting', 'Waiting for Bo and Kei'],
    ['people still arrive', match({ begun: false, players: withFree }), '1', 'filling', 'Waiting for one more player'],
    ['somebody left later', match({ players: withFree }), '1', 'yours', 'Your turn'],
    ['an empty seat must act', match({ players: withFree, awaited: ['2'] }), '1', 'waiting', 'Waiting for seat 3'],
    ['won', match({ winners: ['1'], awaited: [] }), '1', 'over', 'You won'],
    ['shared', match({ winners: ['0', '1'], awaited: [] }), '1', 'over', 'You share the win'],
    ['lost', match({ winners: ['0'], awaited: [] }), '1', 'over', 'Ana won'],
    ['gone', undefined, '1', 'gone', 'This match is gone'],
  ])('%s', (_, summary, seat, kind, says) => {
    expect(standingOf(summary, seat)).toEqual({ kind, says })
  })

  test('your turn comes first, then the latest, gone ones last', () => {
    const seats = ['gone', 'old', 'new', 'mine', 'over'].map((id) => ({
      game: 'chess',
      id,
      seat: '0',
      credentials: '',
      name: 'Ana',
      at: 9,
    }))
    const matches = [
      match({ id: 'old', updatedAt: 1 }),
      match({ id: 'new', updatedAt: 5 }),
      match({ id: 'mine', awaited: ['0'] }),
      match({ id: 'over', winners: ['0'], updatedAt: 9 }),
      match({ id: 'gone', game: 'another game' }),
    ]
    expect(yourMatches(seats, matches).map(({ seat }) => seat.id)).toEqual(['mine', 'new', 'old', 'over', 'gone'])
  })
})

describe('words of the lobby', () => {
  test('only what differs from the usual rules is told', () => {
    expect(optionWords(meta, {}, 2)).toEqual([])
    expect(optionWords(meta, { castling: false, giants: true, size: 10 }, 2)).toEqual([
      'no Castling',
      'Giants',
      'Board: large',
    ])
  })

  test('time passes', () => {
    const minute = 60_000
    const told = [0, 3, 61, 26 * 60, 72 * 60].map((minutes) => ago(0, minutes * minute))
    expect(told).toEqual(['just now', '3 min', '1 h', 'a day', '3 days'])
  })

  test('the house names what it has', () => {
    expect([houseTitle(1), houseTitle(5)]).toEqual(['Gather around the table', 'Five games, one table'])
  })
})

describe('the rule book', () => {
  const ledger = parseLedger(
    ['# Chess', '## Moves', '- **CH-001** Pawns go ahead. [book]', '- **CH-002** Kings castle.', '## End'].join('\n') +
      '\n- **CH-003** Mate ends the game.\n\n| R1 | Stalemate? | a draw | everybody says so |',
  )

  test('finds clauses that hold every word, by number, text or chapter', () => {
    const ids = (typed: string) => findIn(ledger, typed).sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
    expect(ids('')).toEqual(['CH-001', 'CH-002', 'CH-003'])
    expect(ids('ch-002')).toEqual(['CH-002'])
    expect(ids('moves PAWNS')).toEqual(['CH-001'])
    expect(ids('pawns mate')).toEqual([])
    expect(findIn(ledger, 'stalemate').rulings.map(({ id }) => id)).toEqual(['R1'])
  })

  test('takes sources and asides apart', () => {
    expect(splitSource('Pawns go ahead. [book, ours]')).toEqual({ words: 'Pawns go ahead.', source: 'book, ours' })
    expect(splitSource('A [bracket] inside.')).toEqual({ words: 'A [bracket] inside.', source: null })
    expect(splitTitle('Giants (module `giants`, default off)')).toEqual({
      name: 'Giants',
      aside: 'module `giants`, default off',
    })
  })
})

test('a tip stays inside the window', () => {
  const box = { width: 200, height: 80 }
  const room = { width: 390, height: 844 }
  const at = (left: number, top: number) => spot({ left, top, width: 40, height: 40 }, box, room)
  expect(at(175, 100)).toEqual({ side: 'below', left: 95, top: 149 })
  expect(at(0, 100).left).toBe(8)
  expect(at(350, 100).left).toBe(182)
  expect(at(175, 790)).toMatchObject({ side: 'above', top: 701 })
})

test('a tip leaves free what lies around the thing it explains', () => {
  const box = { width: 200, height: 80 }
  const at = { left: 400, top: 300, width: 60, height: 60 }
  const room = { width: 1000, height: 800 }
  const ring = [-70, 0, 70].flatMap((x) =>
    [-70, 0, 70].flatMap((y) => (x || y ? [{ ...at, left: at.left + x, top: at.top + y }] : [])),
  )
  const found = spot(at, box, room, ring)
  expect(found.side).toBe('away')
  expect(ring.map((one) => shared({ ...found, ...box }, one))).toEqual(ring.map(() => 0))
  expect(spot(at, box, room, [{ ...at, top: 100 }]).side).toBe('below')
})

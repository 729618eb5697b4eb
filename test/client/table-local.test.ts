import { expect, test } from 'vitest'
import type { LocalMatch } from '../../client/app/seats'
import { curvesOf, scenesOf } from '../../client/table/history'
import { LocalTable } from '../../client/table/local'
import type { Session } from '../../client/table/session'
import { find, forget, type Kept, keep, newSeed } from '../../client/table/shelf'
import { meeplesAndMonsters } from '../../games/meeples-and-monsters/game'
import type { G as City } from '../../games/meeples-and-monsters/state'
import { type Beach, beach, lively } from './table.fixture'

const plain: LocalMatch = {
  id: 'here',
  game: 'beach',
  players: [
    { name: 'Ana', bot: null },
    { name: 'Ben', bot: null },
  ],
  options: { many: true },
  mode: 'hotseat',
  at: 0,
}

const nothing: Kept = { seed: 'a seed for tests', version: 1, requests: [] }

function sitDown(kept = nothing, save: (kept: Kept) => boolean = () => true, definition = beach) {
  const table = new LocalTable<Beach>(definition, plain, kept, save)
  const [ana, ben] = [table.session('0'), table.session('1')]
  ana.start()
  ben.start()
  return { table, ana, ben }
}

const at = (session: Session<Beach>) => session.get().table!

function playAMatch(ana: Session<Beach>, ben: Session<Beach>) {
  at(ana).play('gather', 2)
  at(ana).play('draw')
  at(ana).play('rest')
  at(ben).play('gather', 1)
  at(ben).play('rest')
  for (const n of [2, 2, 2]) at(ana).play('gather', n)
  at(ana).undo.run()
  at(ana).undo.run()
  at(ana).redo.run()
  at(ana).play('gather', 1)
  at(ana).play('rest')
}

test('every seat sees its own hand, and the options were heard', () => {
  const { ana, ben, table } = sitDown()
  at(ana).play('draw')
  expect(at(ana).view.hands['0']).toHaveLength(1)
  expect(at(ben).view.hands['0']).toBe(1)
  expect(at(ben).view.bag).toBe(11)
  const watching = table.session(null)
  watching.start()
  expect(at(watching)).toMatchObject({ seat: null, mayAct: false, view: { hands: { 0: 1, 1: 0 } } })
})

test('only who has the turn may act, and everybody hears what was said', () => {
  const { ana, ben } = sitDown()
  at(ben).play('gather', 1)
  expect(at(ana).view.pebbles['1']).toBe(0)
  expect(at(ben).ask('gather', 1)).toEqual({ clause: 'BE-01', because: "It is another player's turn" })
  expect(at(ben).choices('gather')).toEqual([])
  expect(at(ana).choices('gather')).toEqual([[1], [2]])
  at(ana).play('gather', 2)
  expect(ben.get().lines.map(({ event }) => event)).toEqual([{ kind: 'gathered', player: '0', pebbles: 2 }])
})

test('undo ends where something was revealed, and says so', () => {
  const { ana } = sitDown()
  expect(at(ana).undo.why).toBe('Nothing was done yet this turn')
  at(ana).play('gather', 2)
  expect(at(ana).undo.why).toBeNull()
  at(ana).play('draw')
  expect(at(ana).undo.why).toBe('Something was revealed: what came before stands')
  at(ana).play('gather', 1)
  at(ana).undo.run()
  expect(at(ana)).toMatchObject({
    redo: { why: null },
    undo: { why: 'Something was revealed: what came before stands' },
  })
  at(ana).redo.run()
  expect(at(ana).view.pebbles['0']).toBe(3)
})

test('undo goes back over a new phase of the own turn', () => {
  const match: LocalMatch = { ...plain, id: 'city', game: 'meeples-and-monsters', options: {} }
  const table = new LocalTable<City>(meeplesAndMonsters, match, nothing, () => true)
  const seats = table.seats.map((seat) => table.session(seat))
  for (const session of seats) session.start()
  const now = () => seats[Number(table.state.get().G.current)]!.get().table!
  now().play('commit')
  expect(now()).toMatchObject({ view: { phase: 'main' }, undo: { why: null } })
  now().undo.run()
  expect(now()).toMatchObject({ view: { phase: 'development' }, undo: { why: 'Nothing was done yet this turn' } })
  now().redo.run()
  expect(now()).toMatchObject({ view: { phase: 'main' }, redo: { why: 'Nothing was taken back' } })
  now().play('commit')
  expect(now()).toMatchObject({
    view: { phase: 'draw' },
    undo: { why: 'Something was revealed: what came before stands' },
  })
})

test('restart takes back the whole turn', async () => {
  const { ana, ben } = sitDown()
  at(ana).play('gather', 2)
  at(ana).play('gather', 2)
  at(ana).play('gather', 1)
  at(ana).restart.run()
  for (let i = 0; i < 5; i++) await Promise.resolve()
  expect(at(ana)).toMatchObject({ mayAct: true, view: { pebbles: { 0: 0 }, undoable: 0 } })
  expect(ben.get().lines).toEqual([])
  at(ana).redo.run()
  expect(at(ana).view.pebbles['0']).toBe(2)
})

test('where others may do something at any time, the own turn can still be taken back', async () => {
  let kept = nothing
  const keeping = (now: Kept) => {
    kept = now
    return true
  }
  const { ana, ben, table } = sitDown(nothing, keeping, lively)
  for (const n of [2, 1, 1]) at(ana).play('gather', n)
  at(ana).undo.run()
  expect(at(ana).view.pebbles['0']).toBe(3)
  at(ana).redo.run()
  expect(at(ben).view.pebbles['0']).toBe(4)
  at(ana).restart.run()
  for (let i = 0; i < 5; i++) await Promise.resolve()
  expect(at(ana)).toMatchObject({ mayAct: true, view: { pebbles: { 0: 0 } }, redo: { why: null } })
  at(ben).play('wave')
  at(ana).play('gather', 2)
  expect(at(ben).view.pebbles['0']).toBe(2)
  expect(sitDown(kept, keeping, lively).table.state.get().G).toEqual(table.state.get().G)
})

test('a match is the same after a night on the shelf', () => {
  const shelf = new Map<string, string>()
  const boxes = boxesIn(shelf)
  const { table, ana } = sitDown(nothing, (kept) => keep('here', kept, boxes))
  at(ana).play('gather', 2)
  at(ana).play('draw')
  at(ana).play('gather', 1)
  at(ana).play('gather', 1)
  at(ana).undo.run()
  const found = find('here', boxes)
  if (found.kind !== 'kept') throw new Error(found.kind)
  const again = sitDown(found.kept)
  expect(again.table.state.get().G).toEqual(table.state.get().G)
  expect(again.ana.get().lines).toEqual(ana.get().lines)
  expect(at(again.ana)).toMatchObject({ mayAct: true, undo: { why: null }, redo: { why: null } })
  at(again.ana).redo.run()
  expect(at(again.ana).view.pebbles['0']).toBe(4)
})

test('a shelf that is full is told, and play goes on', () => {
  const { ana } = sitDown(nothing, () => false)
  at(ana).play('gather', 2)
  expect(at(ana).view.pebbles['0']).toBe(2)
  expect(ana.get().notice).toMatchObject({ tone: 'bad' })
})

test('two tables of the same game do not mix', () => {
  const [one, other] = [sitDown(), sitDown()]
  at(one.ana).play('gather', 2)
  expect(at(other.ana).view.pebbles['0']).toBe(0)
})

test('new clients at the same table go on where it was', () => {
  const { table, ana } = sitDown()
  at(ana).play('gather', 2)
  ana.stop()
  const again = table.session('0')
  again.start()
  expect(at(again).view.pebbles['0']).toBe(2)
  expect(again.get().lines).toHaveLength(1)
  at(again).play('gather', 1)
  expect(at(again).view.pebbles['0']).toBe(3)
})

test('secrets are noticed', () => {
  const { table, ana } = sitDown()
  expect(table.hasSecrets('0')).toBe(true)
  at(ana).play('draw')
  expect(table.hasSecrets('0')).toBe(true)
})

test('the match can be played again without what was taken back, and points drawn as curves', () => {
  const { table, ana, ben } = sitDown()
  playAMatch(ana, ben)
  expect(at(ana).view.outcome?.winners).toEqual(['0'])
  const scenes = scenesOf(beach, table.history())
  expect(scenes.map(({ G }) => G.pebbles['0'])).toEqual([0, 2, 2, 2, 2, 2, 4, 6, 7, 7])
  expect(scenes.every(({ move }, i) => (i === 0 ? move === null : move?.events.length === 1))).toBe(true)
  expect(curvesOf(beach, scenes, ['0', '1'])).toEqual([
    { player: '0', points: [2, 2, 7, 8] },
    { player: '1', points: [0, 1, 1, 1] },
  ])
})

function boxesIn(shelf: Map<string, string>) {
  return {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  }
}

test('garbage on the shelf is recognised, whatever it is', () => {
  const shelf = new Map<string, string>()
  const boxes = boxesIn(shelf)
  expect(find('x', boxes)).toEqual({ kind: 'nothing' })
  const good = { seed: newSeed(), requests: [{ kind: 'move', player: '0', move: 'gather', args: [1] }] }
  const garbage = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...good, seed: 7 }),
    JSON.stringify({ ...good, requests: {} }),
    JSON.stringify({ ...good, requests: [{ kind: 'move', player: '__proto__', move: 'gather', args: [] }] }),
    JSON.stringify({ ...good, requests: [{ kind: 'dance', player: '0' }] }),
  ]
  for (const text of garbage) {
    shelf.set('monumenta.table.x', text)
    expect(find('x', boxes), text).toEqual({ kind: 'broken' })
  }
  shelf.set('monumenta.table.x', JSON.stringify(good))
  // Kept before versions were noted: the first.
  expect(find('x', boxes)).toEqual({ kind: 'kept', kept: { ...good, version: 1 } })
  forget('x', boxes)
  expect(find('x', boxes)).toEqual({ kind: 'nothing' })
})

test('what is kept says by which rules it was played, and once it is over what everybody got', () => {
  const said: Kept[] = []
  const table = new LocalTable(beach, plain, nothing, (kept) => said.push(kept) > 0)
  const sessions = ['0', '1'].map((seat) => table.session(seat))
  for (const session of sessions) session.start()
  while (!table.state.get().G.outcome) {
    const { current } = table.state.get().G
    const { table: at } = sessions[Number(current)]!.get()
    const [stones] = at!.choices('gather')
    if (stones) at!.play('gather', ...stones)
    else at!.play('rest')
  }
  expect(said[0]).toMatchObject({ version: beach.meta.version, scores: undefined })
  expect(said.at(-1)?.scores).toEqual(table.state.get().G.outcome!.scores)
})

test('a log that does not fit the rules is not opened', () => {
  const requests = [{ kind: 'move' as const, player: '1', move: 'gather', args: [1] }]
  expect(() => new LocalTable(beach, plain, { ...nothing, requests }, () => true)).toThrow('does not fit')
})

test('storage that throws is a broken shelf, not a broken page', () => {
  const boxes = {
    getItem: () => {
      throw new Error('no')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('no')
    },
  }
  expect(find('x', boxes)).toEqual({ kind: 'broken' })
  expect(keep('x', nothing, boxes)).toBe(false)
  expect(() => forget('x', boxes)).not.toThrow()
})

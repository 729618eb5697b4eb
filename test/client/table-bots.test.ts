import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LocalMatch } from '../../client/app/seats'
import { Bots, paces } from '../../client/table/bots'
import { LocalTable } from '../../client/table/local'
import { sweep } from '../../client/table/shelf'
import type { Thinker } from '../../client/table/thinker'
import type { GameDefinition } from '../../games/kit/definition'
import { answer } from '../../games/kit/question'
import { type Beach, beach } from './table.fixture'

const match: LocalMatch = {
  id: 'bots',
  game: 'beach',
  players: [
    { name: 'Ana', bot: null },
    { name: 'Ben', bot: 'random' },
    { name: 'Cleo', bot: 'builder' },
  ],
  options: {},
  mode: 'hotseat',
  at: 0,
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Thinks here and now, if not asked in a browser. */
const thinker: Thinker = {
  think: (question) => answer(beach as GameDefinition, question),
  advise: async () => [],
  stop: () => {},
}

function sitDown() {
  const table = new LocalTable<Beach>(beach, match, { seed: 'a seed for tests', version: 1, requests: [] }, () => true)
  const bots = new Bots(table, thinker)
  const ana = table.session('0')
  bots.start()
  ana.start()
  return {
    table,
    bots,
    play: (...args: [string, ...unknown[]]) => ana.get().table?.play(...args),
    now: () => table.state.get().G,
  }
}

test('bots wait for their turn, then move one by one with a pause', async () => {
  const { bots, play, now, table } = sitDown()
  expect(bots.thinking.get()).toBeNull()
  play('rest')
  expect(bots.thinking.get()).toBe('1')
  const before = table.state.get()._stateID
  await vi.advanceTimersByTimeAsync(paces.calm - 1)
  expect(table.state.get()._stateID).toBe(before)
  await vi.advanceTimersByTimeAsync(2)
  expect(table.state.get()._stateID).toBe(before + 1)
  for (let i = 0; i < 200 && now().current !== '0' && !now().outcome; i++) await vi.advanceTimersByTimeAsync(paces.calm)
  expect(now().current === '0' || now().outcome !== null).toBe(true)
  bots.stop()
})

test('whoever is in a hurry does not wait', async () => {
  const { bots, play, table } = sitDown()
  play('rest')
  const before = table.state.get()._stateID
  bots.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(table.state.get()._stateID).toBe(before + 1)
  bots.stop()
})

test('the shelf is swept of matches that are gone', () => {
  const kept: Record<string, string> = { 'monumenta.table.a': '1', 'monumenta.table.b': '2', 'monumenta.name': '3' }
  const boxes = Object.create({ removeItem: (key: string) => delete kept[key] }, {})
  sweep(
    ['a'],
    new Proxy(boxes, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  expect(Object.keys(kept)).toEqual(['monumenta.table.a', 'monumenta.name'])
})

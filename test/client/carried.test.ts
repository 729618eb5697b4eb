import { expect, test } from 'vitest'
import type { Player } from '../../client/kit/table'
import { fileOf, fileOfHistory, whyNot } from '../../client/table/carried'
import { LocalTable } from '../../client/table/local'
import { beach } from './table.fixture'

const people = [
  { name: 'Ana', bot: null },
  { name: 'Ben', bot: null },
]

function played() {
  const match = { id: 'here', game: 'beach', players: people, options: { many: true }, mode: 'hotseat', at: 0 } as const
  const kept = { seed: 'a seed for tests', version: 1, requests: [] }
  const table = new LocalTable(beach, match, kept, () => true)
  const ana = table.session('0')
  ana.start()
  for (const handful of [2, 1, 2]) ana.get().table!.play('gather', handful)
  ana.get().table!.undo.run()
  ana.get().table!.play('draw')
  return table
}

const players: Player[] = people.map(({ name }, seat) => ({
  id: String(seat),
  name,
  mark: seat + 1,
  bot: null,
  connected: true,
  you: false,
}))

test('a match of this device is written with all that was asked for, also what was taken back', () => {
  const file = fileOf(played())
  expect(file).toMatchObject({ game: 'beach', seed: 'a seed for tests', options: { many: true }, scores: null })
  expect(file.requests.map(({ kind }) => kind)).toEqual(['move', 'move', 'move', 'undo', 'move'])
  expect(whyNot(beach, file)).toBeUndefined()
})

test('the history of a match says the same as the device that held it', () => {
  const table = played()
  expect(fileOfHistory(beach, table.history(), players, null)).toEqual(fileOf(table))
})

test('a match that can not begin again as it began is not written', () => {
  const history = played().history()
  const { initial } = history
  const other = { ...initial, G: { ...initial.G, bag: initial.G.hands['0']! } }
  expect(fileOfHistory(beach, { ...history, initial: other }, players, null)).toBeUndefined()
  expect(fileOfHistory(beach, { ...history, initial: { ...initial, plugins: {} } }, players, null)).toBeUndefined()
})

import jsonPatch from 'fast-json-patch'
import { expect, it } from 'vitest'
import { patchOf } from '../../server/lib/patch'
import { changed, some } from './plain-values'
import { dice } from './visitors'

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

it('makes one value of the other by the words of JSON Patch, and leaves both alone', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const random = dice(seed)
    const from = some(random)
    const to = random() < 0.7 ? changed(from, random) : some(random)
    const before = JSON.stringify([from, to])
    const made = jsonPatch.applyPatch(asSent(from), asSent(patchOf(from, to)), true).newDocument
    expect(made, `seed ${seed}`).toEqual(to)
    expect(JSON.stringify([from, to])).toBe(before)
  }
})

it('nothing for what is alike, also where fields are undefined', () => {
  expect(patchOf({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2, d: undefined }] })).toEqual([])
  expect(patchOf({ a: undefined }, { a: 1 })).toEqual([{ op: 'add', path: '/a', value: 1 }])
  expect(patchOf({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }])
})

it('says only what came and what went of a list', () => {
  const cards = ['ox', 'ram', 'bull', 'cow', 'calf'].map((name) => ({ name }))
  const without = cards.filter(({ name }) => name !== 'ram')
  expect(patchOf({ cards }, { cards: without })).toEqual([{ op: 'remove', path: '/cards/1' }])
  const goat = { name: 'goat' }
  expect(patchOf({ cards }, { cards: [goat, ...cards] })).toEqual([{ op: 'add', path: '/cards/0', value: goat }])
  expect(patchOf({ cards }, { cards: cards.with(3, goat) })).toEqual([
    { op: 'replace', path: '/cards/3/name', value: 'goat' },
  ])
})

it('fields of any name are just fields', () => {
  expect(patchOf({ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 }, toString: 3 })).toEqual([
    { op: 'replace', path: '/a~1b/~0', value: 2 },
    { op: 'add', path: '/toString', value: 3 },
  ])
})

it('what both share is not looked into', () => {
  const shared = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('looked into')
      },
    },
  )
  expect(patchOf({ shared, list: [shared] }, { shared, list: [shared, 1] })).toEqual([
    { op: 'add', path: '/list/1', value: 1 },
  ])
})

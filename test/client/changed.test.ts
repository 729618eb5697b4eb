import { expect, test } from 'vitest'
import { changes, type Spot } from '../../client/kit/changed'

/** A page is not needed: only where a piece lies, and in what. */
const board = {} as Element
const hand = {} as Element

const lying = (where: Partial<Spot> = {}): Spot => ({
  ...{ element: {} as HTMLElement, parent: board, style: '', x: 100, y: 100, width: 40 },
  ...where,
})

const changed = (before: Partial<Spot> | null, now: Partial<Spot>): boolean => {
  const other = ['other', lying()] as const
  const was = before ? new Map([other, ['piece', lying(before)]]) : new Map([other])
  return changes(new Map([other, ['piece', lying(now)]]), was).includes('piece')
}

test('a piece that was nowhere has changed, and one that lies in another part of the table', () => {
  expect(changed(null, {})).toBe(true)
  expect(changed({}, { parent: hand, x: 400 })).toBe(true)
})

test('a piece put somewhere else on its map has changed', () => {
  expect(changed({ style: 'left: 10%' }, { style: 'left: 40%', x: 400 })).toBe(true)
})

test('a piece pushed aside by another one has not changed, nor one that was only drawn anew where it lay', () => {
  expect(changed({}, { x: 400 })).toBe(false)
  expect(changed({}, { parent: hand, x: 105 })).toBe(false)
})

test('a piece that is not seen is not marked, and nothing is in a table seen for the first time', () => {
  expect(changed({}, { width: 0, parent: hand })).toBe(false)
  expect(changes(new Map([['piece', lying()]]), new Map())).toEqual([])
})

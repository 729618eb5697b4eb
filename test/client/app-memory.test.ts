import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nameProblem, playerName, rememberName, tidyName } from '../../client/app/identity'
import { forgetLocal, forgetSeat, localMatch, rememberLocal, rememberSeat, seatIn, seats } from '../../client/app/seats'
import { createStore } from '../../client/kit/store'
import { shownTheme } from '../../client/kit/theme'

class Boxes {
  readonly kept = new Map<string, string>()
  full = false
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.kept.set(key, text)
  }
}

let boxes: Boxes
beforeEach(() => {
  boxes = new Boxes()
  vi.stubGlobal('localStorage', boxes)
})
afterEach(() => vi.unstubAllGlobals())

const seat = { game: 'monuments', id: 'm1', seat: '0', credentials: 'secret', name: 'Ines' }

describe('what a device remembers', () => {
  const shape = v.object({ count: v.number() })

  test.each(['', '{', 'null', '[]', '"text"', '{"count":"3"}'])('garbage %j reads as the beginning', (text) => {
    boxes.kept.set('box', text)
    expect(createStore('box', shape, { count: 0 }).get()).toEqual({ count: 0 })
  })

  test('the same value is the same object until it changes', () => {
    boxes.kept.set('box', '{"count":3}')
    const store = createStore('box', shape, { count: 0 })
    const first = store.get()
    expect(first).toEqual({ count: 3 })
    expect(store.get()).toBe(first)
  })

  test('a change by another tab is seen, and not overwritten by an older value', () => {
    const store = createStore('box', shape, { count: 0 })
    store.set(() => ({ count: 1 }))
    boxes.kept.set('box', '{"count":5}')
    store.set(({ count }) => ({ count: count + 1 }))
    expect(store.get()).toEqual({ count: 6 })
  })

  test('full storage: the page itself still remembers', () => {
    const store = createStore('box', shape, { count: 0 })
    boxes.full = true
    store.set(() => ({ count: 7 }))
    expect(store.get()).toEqual({ count: 7 })
    expect(boxes.kept.has('box')).toBe(false)
  })

  test('no storage at all: the page itself still remembers', () => {
    vi.stubGlobal('localStorage', undefined)
    const store = createStore('box', shape, { count: 0 })
    store.set(() => ({ count: 7 }))
    expect(store.get()).toEqual({ count: 7 })
  })
})

describe('seats', () => {
  test('are found by match, renewed in place and forgotten', () => {
    rememberSeat(seat)
    rememberSeat({ ...seat, id: 'm2' })
    rememberSeat({ ...seat, seat: '1' })
    expect(seats.get().map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect(seatIn('m1')).toMatchObject({ seat: '1', credentials: 'secret' })
    forgetSeat('m1')
    expect(seatIn('m1')).toBeUndefined()
    expect(seatIn('m2')).toBeDefined()
  })

  test('one broken entry does not take the others with it', () => {
    boxes.kept.set('monumenta.seats', JSON.stringify([{ game: 'monuments' }, { ...seat, at: 1 }, 7, null]))
    expect(seats.get()).toEqual([{ ...seat, at: 1 }])
  })

  test('a local match with a bot nobody knows is not a match', () => {
    const match = { id: 'l1', game: 'monuments', options: {}, mode: 'hotseat' as const }
    rememberLocal({ ...match, players: [{ name: 'Ines', bot: null }] })
    expect(localMatch('l1')).toMatchObject(match)
    forgetLocal('l1')
    expect(localMatch('l1')).toBeUndefined()
    const odd = [{ ...match, players: [{ name: 'Hal', bot: 'genius' }], at: 1 }]
    boxes.kept.set('monumenta.local', JSON.stringify(odd))
    expect(localMatch('l1')).toBeUndefined()
  })
})

describe('names', () => {
  test('are tidied before they are kept', () => {
    rememberName('   Ines \n  of   Lisbon ')
    expect(playerName.get()).toBe('Ines of Lisbon')
    expect(tidyName('x'.repeat(80))).toHaveLength(24)
    expect(tidyName(`${'x'.repeat(23)}😀`)).toBe('x'.repeat(23))
  })

  test('are refused in words', () => {
    expect(nameProblem('  ')).toMatch(/enter a name/)
    expect(nameProblem('\u200b\u2800')).toMatch(/enter a name/)
    expect(nameProblem('x'.repeat(25))).toMatch(/24/)
    expect(nameProblem('In\u202enes')).toMatch(/can not be shown/)
    expect(nameProblem('Tomás')).toBeUndefined()
  })
})

test('the system decides the theme only when asked to', () => {
  expect([shownTheme('system', true), shownTheme('system', false)]).toEqual(['dark', 'light'])
  expect([shownTheme('light', true), shownTheme('dark', false)]).toEqual(['light', 'dark'])
})

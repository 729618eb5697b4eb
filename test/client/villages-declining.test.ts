import { describe, expect, it } from 'vitest'
import { declined, declines, readingTime } from '../../client/boards/villages-of-valeria/declining'
import { help } from '../../client/boards/villages-of-valeria/say'
import { marks } from '../../client/kit/PlayerMark'
import { castles } from '../../games/villages-of-valeria/data/castles'
import { following, valley } from '../games/villages-of-valeria/valley'
import { tableAt } from './villages.fixture'

const plan = { begun: { doing: 'look', card: null }, begin: () => {} } as const

describe('declining for somebody who can do nothing else', () => {
  const stuck = tableAt(following(valley({ seats: { 1: { hand: [] } } }), 'build').G, '1')
  const free = tableAt(following(valley(), 'harvest').G, '1')

  it('R21 is on until somebody switches it off, and is kept', () => {
    expect(declines.get()).toBe(true)
    declines.set(() => false)
    expect(declines.get()).toBe(false)
    declines.set(() => true)
  })

  it('VV-029 R21 declines only where nothing else is possible, and only if wanted', () => {
    expect(declined(stuck, true)).not.toBeNull()
    expect(declined(stuck, false)).toBeNull()
    expect(declined(free, true)).toBeNull()
    expect(help({ table: stuck, plan }, true)).toContain('Declined for you')
    expect(help({ table: stuck, plan }, false)).toContain('Decline to go on')
  })

  it('R21 the delay varies, so that nobody can tell it from a decision', () => {
    const delays = [0, 0.5, 0.99].map((n) => readingTime(() => n))
    expect(new Set(delays).size).toBe(3)
    expect(Math.min(...delays)).toBeGreaterThan(1000)
    expect(Math.max(...delays)).toBeLessThan(4000)
  })
})

it('VV-002 a seat has the Castle of its colour', () => {
  const castle = { Vermilion: 'red', Azure: 'blue', Jade: 'green', Iris: 'purple', Ochre: 'yellow' }
  const colours = Object.values(marks).map(({ name }) => castle[name as keyof typeof castle])
  expect(castles.map(({ colour }) => colour)).toEqual(colours.slice(0, castles.length))
})

import { describe, expect, it } from 'vitest'
import { WaitingSeats } from '../../server/lobby/waiting-seats'

const waits = async () => true

describe('seats held at matches that wait', () => {
  it('an address with too many of them takes no more, until it leaves one', async () => {
    const seats = new WaitingSeats(2)
    seats.take('a', 'm1', '0')
    expect(await seats.isGreedy('a', waits)).toBe(false)
    seats.take('a', 'm2', '0')
    expect(await seats.isGreedy('a', waits)).toBe(true)
    expect(await seats.isGreedy('b', waits)).toBe(false)
    seats.free('m1', '0')
    expect(await seats.isGreedy('a', waits)).toBe(false)
  })

  it('those of matches that have begun do not count', async () => {
    const seats = new WaitingSeats(2)
    seats.take('a', 'begun', '0')
    seats.take('a', 'm1', '0')
    expect(await seats.isGreedy('a', async (id) => id !== 'begun')).toBe(false)
  })

  it('after ten thousand others the oldest is forgotten', async () => {
    const seats = new WaitingSeats(1)
    seats.take('a', 'first', '0')
    for (let i = 0; i < 9_999; i++) seats.take('b', `m${i}`, '0')
    expect(await seats.isGreedy('a', waits)).toBe(true)
    seats.take('b', 'one-more', '0')
    expect(await seats.isGreedy('a', waits)).toBe(false)
  })
})

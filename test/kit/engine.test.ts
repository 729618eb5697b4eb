import { describe, expect, it } from 'vitest'
import { chanceOf, randomOf } from '../../games/kit/chance'
import { copy } from '../../games/kit/copy'
import { drawChoice, open } from '../../games/kit/engine'
import { choicesOf } from '../../games/kit/legality'
import { seeded } from '../conformance/seeded'
import { relay } from './relay'

describe('a copy of plain data', () => {
  const original = { list: [1, [2, { deep: 'x' }], null], record: { yes: true, none: null }, nothing: [] }

  it('says the same', () => expect(copy(original)).toStrictEqual(original))

  it('leaves out what is undefined, as JSON does', () => {
    const gappy = { here: 1, gone: undefined }
    expect(copy(gappy)).toStrictEqual(JSON.parse(JSON.stringify(gappy)))
  })

  it('can be changed without changing the original', () => {
    const before = JSON.stringify(original)
    const changed = copy(original)
    changed.record.yes = false
    changed.list.push(3)
    expect(JSON.stringify(original)).toBe(before)
  })
})

describe('chance', () => {
  it('goes on from where it stands', () => {
    const chance = chanceOf('a seed')
    const random = randomOf(chance)
    random.Number()
    const later = randomOf(copy(chance))
    const next = [random.Die(6), random.Shuffle([1, 2, 3, 4, 5]), random.Number()]
    expect([later.Die(6), later.Shuffle([1, 2, 3, 4, 5]), later.Number()]).toEqual(next)
  })

  it('follows from its seed', () => {
    const first = (seed: string) => randomOf(chanceOf(seed)).Number()
    expect(first('a')).toBe(first('a'))
    expect(first('a')).not.toBe(first('b'))
  })

  it('shuffles without losing or doubling anything, and leaves the deck as it was', () => {
    const deck = [1, 2, 3, 4, 5, 6, 7]
    const shuffled = randomOf(chanceOf('deck')).Shuffle(deck)
    expect([...shuffled].sort()).toEqual(deck)
    expect(deck).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

describe('a drawn choice', () => {
  const position = open(relay, { players: 2, seed: 'draw' })
  const drawn = (seat: string, n: number) =>
    Array.from({ length: n }, (_, i) => drawChoice(relay, position, seat, seeded(i)))

  it('can be any of those that are legal, and nothing else', () => {
    const told = new Set(drawn('0', 300).map((choice) => JSON.stringify(choice)))
    const legal = new Set(choicesOf(relay, position.G, '0').map((choice) => JSON.stringify(choice)))
    expect(told).toEqual(legal)
    expect(legal.size).toBeGreaterThan(3)
  })

  it('is any kind of move first: the one with most arguments is not drawn most', () => {
    const moves = drawn('0', 600).map((choice) => choice!.move)
    const kinds = new Set(moves)
    for (const kind of kinds) {
      const share = moves.filter((move) => move === kind).length / moves.length
      expect(Math.abs(share - 1 / kinds.size)).toBeLessThan(0.08)
    }
  })

  it('is none for whoever may not act', () => expect(drawn('1', 1)).toEqual([undefined]))
})

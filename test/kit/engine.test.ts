import { describe, expect, it } from 'vitest'
import { chanceOf, randomOf } from '../../games/kit/chance'
import { copy } from '../../games/kit/copy'

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

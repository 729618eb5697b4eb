import { expect, it } from 'vitest'
import { lettersOf } from '../../server/lib/letters'

const value = { cards: Array.from({ length: 50 }, (_, i) => ({ id: `card-${i}`, cost: i })), turn: 3, over: null }

it('counts about as many letters as JSON has', () => {
  expect(lettersOf(value) / JSON.stringify(value).length).toBeGreaterThan(0.8)
  expect(lettersOf(value) / JSON.stringify(value).length).toBeLessThan(1.3)
})

it('looks no further than it needs to', () => {
  const looked: string[] = []
  const watched = new Proxy(value.cards, {
    get(cards, key) {
      looked.push(String(key))
      return Reflect.get(cards, key)
    },
  })
  expect(lettersOf(watched, 100)).toBeGreaterThan(100)
  expect(looked.length).toBeLessThan(40)
})

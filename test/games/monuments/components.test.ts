import { describe, expect, it } from 'vitest'
import { cardOf, cards, isCardId } from '../../../games/monuments/data/cards'
import {
  fame,
  historianPoints,
  monumentIds,
  monuments,
  symbolIds,
  tokens,
  track,
} from '../../../games/monuments/data/pieces'
import { cardsFor } from '../../../games/monuments/setup'
import { laid } from './layout'

const countBy = <T>(list: readonly T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {}
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

describe('components', () => {
  it('has 108 different cards: each of twelve monuments with the values 1 to 9 once', () => {
    expect(cards).toHaveLength(108)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(108)
    for (const monument of monumentIds) {
      const values = cards.filter((card) => card.monument === monument).map(({ value }) => value)
      expect(values.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })

  it('spreads the symbols evenly: 36 of each, three of each in every monument, four of each on every value', () => {
    expect(countBy(cards, ({ symbol }) => symbol)).toEqual({ helmet: 36, ship: 36, scroll: 36 })
    expect(new Set(Object.values(countBy(cards, ({ monument, symbol }) => `${monument} ${symbol}`)))).toEqual(
      new Set([3]),
    )
    expect(new Set(Object.values(countBy(cards, ({ value, symbol }) => `${value} ${symbol}`)))).toEqual(new Set([4]))
  })

  it('follows the rotation written down for the symbols and the III marks', () => {
    for (const card of cards) {
      const m = monumentIds.indexOf(card.monument)
      expect(card.symbol).toBe((['helmet', 'ship', 'scroll'] as const)[(card.value + m) % 3])
      expect(card.iii).toBe(card.value === 3 || card.value === 7)
    }
  })

  it('marks as ours what no source gives', () => {
    expect(cards.every(({ source }) => source.symbol === 'ours' && source.value === 'public')).toBe(true)
    expect(monuments.filter(({ source }) => source === 'ours').map(({ id }) => id)).toEqual([
      'knossos',
      'mausoleion',
      'olympia',
    ])
    expect([track.source, historianPoints.source]).toEqual(['ours', 'ours'])
    expect(fame.source).toBe('book')
    expect(tokens.map(({ source }) => source)).toEqual(['public', 'public', 'public'])
  })

  it('names the monuments in alphabetical order', () => {
    expect([...monumentIds].sort()).toEqual(monumentIds)
    expect(monumentIds).toHaveLength(12)
    expect(symbolIds).toHaveLength(3)
  })

  it('can lay every card of the box in at least one position', () => {
    for (const { id, monument } of cards) {
      const partner = cards.find((card) => card.monument === monument && card.id !== id)!.id
      const at = laid({ players: 4, hands: { 0: [id, partner] } })
      at.play('0', 'erect', monument, [partner, id])
      expect(at.G.players['0']!.stacks[monument]).toEqual([partner, id])
    }
  })

  it('knows no card outside the box', () => {
    expect(isCardId('akropolis-10')).toBe(false)
    expect(isCardId('__proto__')).toBe(false)
    expect(isCardId(3)).toBe(false)
    // @ts-expect-error: no card is called so
    expect(() => cardOf('atlantis-1')).toThrow('There is no card')
  })

  it('uses 84, 84 and 108 cards with 2, 3 and 4 players', () => {
    expect([2, 3, 4].map((players) => cardsFor(players).length)).toEqual([84, 84, 108])
  })
})

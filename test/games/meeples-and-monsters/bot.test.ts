import { describe, expect, it } from 'vitest'
import { copy } from '../../../games/kit/copy'
import { open } from '../../../games/kit/engine'
import { known } from '../../../games/kit/zones'
import { judge } from '../../../games/meeples-and-monsters/bot'
import type { MeepleClass } from '../../../games/meeples-and-monsters/data/classes'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { areaOf, type G } from '../../../games/meeples-and-monsters/state'

const early = open(meeplesAndMonsters, { players: 2, seed: 'judge' }).G
const late: G = { ...copy(early), arrives: 3, final: 2, first: '0', current: '1' }

/** By how much a change makes the position better for the first seat. */
function gain(G: G, change: (area: ReturnType<typeof areaOf>) => void): number {
  const after = copy(G)
  change(areaOf(after, '0'))
  const worth = (one: G) => judge.worth(one, '0', judge.weights.numbers)
  return worth(after) - worth(G)
}

const more = (G: G, cls: MeepleClass) => gain(G, ({ bag }) => (bag[cls] += 1))

describe('what the computer thinks of its meeples and Quests', () => {
  it('a strong Unit is worth something while it will be drawn, and nothing at the end', () => {
    expect(more(early, 'ranger')).toBeGreaterThan(1)
    expect(more(late, 'ranger')).toBeCloseTo(0)
  })

  it('Corruption costs most at the beginning', () => {
    expect(more(early, 'corruption')).toBeLessThan(-1)
    expect(more(late, 'corruption')).toBeCloseTo(0)
  })

  it('a level is worth more to whoever has the Units for it', () => {
    const level = (G: G) => gain(G, ({ levels }) => (levels.warrior = 2))
    const many = copy(early)
    areaOf(many, '0').bag.warrior += 3
    expect(level(many)).toBeGreaterThan(level(early))
    expect(level(early)).toBe(0)
  })

  it('a Quest is taken on only while there is time for it (MM-802)', () => {
    const take = (G: G) => gain(G, ({ hand }) => known(hand).push('exorcism'))
    const laden = copy(early)
    known(areaOf(laden, '0').hand).push('battle-magic', 'shield-wall', 'double-trouble', 'civic-pride')
    expect(take(early)).toBeGreaterThan(0)
    expect(take(laden)).toBeLessThan(take(early))
    expect(take(late)).toBeLessThan(0)
  })
})

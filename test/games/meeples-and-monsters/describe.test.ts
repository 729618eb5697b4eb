import { describe, expect, it } from 'vitest'
import { combat } from '../../../games/meeples-and-monsters/pieces/combat'
import { combatDetails } from '../../../games/meeples-and-monsters/pieces/combat-details'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { assignmentAt, monsterOf } from '../../../games/meeples-and-monsters/state'
import { describeCondition, describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { laid, send } from './layout'

describe('the sum of a fight, part by part (MM-511)', () => {
  const at = laid({
    monsters: ['mummy'],
    built: { 'castle-1': 'armory' },
    seats: {
      0: {
        tavern: { knight: 1, peasant: 3, mage: 1 },
        trophies: ['ghoul', 'goblin-whittler', 'hobgoblin-captain', 'crypt-crawler'],
        done: ['militia-drill'],
      },
    },
  })
  send(at, 'armory', 'peasant')
  send(at, 'mummy', 'knight', 'peasant', 'mage')
  at.play('0', 'favour', 'mummy', 0)
  const there = assignmentAt(at.G, 'mummy')!
  const details = combatDetails(at.G, '0', there)

  it('names every bonus by the card or Location it comes from', () => {
    expect(details.fighters).toEqual([
      {
        cls: 'knight',
        base: 2,
        bonuses: [
          { n: 1, from: 'Hobgoblin Captain' },
          { n: 2, from: 'Armory' },
        ],
      },
      {
        cls: 'peasant',
        base: 1,
        bonuses: [
          { n: 1, from: 'Goblin Whittler' },
          { n: 1, from: 'Militia Drill' },
        ],
      },
      { cls: 'mage', base: 1, bonuses: [] },
    ])
    expect(details.versus).toEqual([{ n: 1, from: 'Crypt Crawler' }])
  })

  it('comes to the same total as the rule itself', () => {
    expect(details.total).toBe(combat(at.G, '0', there))
    expect(details.strength).toBe(monsterOf('mummy').strength)
  })

  it('leaves out an ongoing Quest that starts only at the end of the turn (MM-804)', () => {
    const { G } = at.with((changed) => changed.players['0']!.fresh.push('militia-drill'))
    expect(combatDetails(G, '0', there).total).toBe(details.total - 1)
    expect(combat(G, '0', there)).toBe(details.total - 1)
  })
})

describe('cards in words', () => {
  it.each([
    ['squires-trial', 'Defeat a Monster with a Knight and a Peasant'],
    ['sworn-to-the-light', 'Defeat an undead Monster of level 2 or more with a Knight and a Cleric'],
    ['break-the-siege', 'Defeat a Monster in an overrun quarter'],
    ['full-fellowship', 'Defeat a Monster with 4 different classes'],
    ['confessional', 'Have a Cleric and 1 Corruption in your Tavern after drawing'],
    ['heroes-hall', 'Own 2 Prestige Units'],
  ])('%s', (quest, words) => {
    expect(describeCondition(questOf(quest).condition)).toBe(words)
  })

  it('says what is drawn and discarded', () => {
    expect(describeEffect({ do: 'drawQuests', draw: 2, discard: 1 })).toBe('draw 2 Quests, then discard one')
    expect(describeEffect({ do: 'drawQuests', draw: 1, discard: 0 })).toBe('draw a Quest')
  })
})

import { describe, expect, it } from 'vitest'
import { chooseFor } from '../../games/kit/bot'
import { clausesOf, parseLedger } from '../../games/kit/ledger'
import { playersProblem } from '../../games/kit/meta'
import { completeOptions, defaults, optionsProblem } from '../../games/kit/options'
import { position } from '../../games/kit/position'
import { outcome } from '../../games/kit/score'
import { hasDuplicates, hide, known, remove, size, visible } from '../../games/kit/zones'
import { seeded } from '../conformance/seeded'
import { relay } from './relay'

describe('options', () => {
  const { options } = relay.meta

  it('are completed by their defaults', () => {
    expect(defaults(options)).toEqual({ fast: false, cards: 4 })
    expect(completeOptions(options, { fast: true })).toEqual({ fast: true, cards: 4 })
    expect(completeOptions(options, null)).toEqual({ fast: false, cards: 4 })
  })

  it.each([
    [{ fast: 1 }, '"Fast" is either on or off'],
    [{ cards: 5 }, '"Cards" must be one of: Four, All'],
    [{ cards: '4' }, '"Cards" must be one of: Four, All'],
    [{ slow: true }, 'There is no option "slow"'],
    ['fast', 'The options must be an object'],
    [JSON.parse('{"__proto__":1}'), 'There is no option "__proto__"'],
  ])('%j is refused in words', (given, words) => {
    expect(optionsProblem(options, given)).toBe(words)
    expect(() => completeOptions(options, given)).toThrow(words)
  })

  it.each([1, 4, 2.5, Number.NaN, '2', null])('%j players are refused', (players) => {
    expect(playersProblem(relay.meta, players)).toBe('Relay is for 2 to 3 players')
  })
})

describe('zones', () => {
  it('show their size to everybody and their cards to those who may look', () => {
    expect([size([1, 2]), size(2), hide([1, 2]), hide(2)]).toEqual([2, 2, 2, 2])
    expect([known([1]), visible([1]), visible(3)]).toEqual([[1], [1], []])
    expect(() => known(3)).toThrow('hidden')
  })

  it('give up only what they hold', () => {
    const zone = [1, 2, 2]
    remove(zone, 2)
    expect(zone).toEqual([1, 2])
    expect(() => remove(zone, 9)).toThrow('not in this zone')
    expect([hasDuplicates([1, 1]), hasDuplicates([1, 2])]).toEqual([true, false])
  })
})

describe('outcome', () => {
  const scores = { a: { x: 3, y: 2 }, b: { x: 5 }, c: { x: 1 } }

  it('ranks by total, then by the tie-break, then by seat', () => {
    expect(outcome(scores, ['a', 'b', 'c'], () => 0)).toMatchObject({ winners: ['a', 'b'], ranking: ['a', 'b', 'c'] })
    expect(outcome(scores, ['a', 'b', 'c'], (one, two) => Number(two === 'b') - Number(one === 'b'))).toMatchObject({
      winners: ['b'],
      ranking: ['b', 'a', 'c'],
      scores: { a: 5, b: 5, c: 1 },
    })
  })
})

describe('ledger', () => {
  it('reads title, clauses and rulings', () => {
    const text =
      '# Game\n\nIntro.\n\n## Setup\n\n- **AB-001** One. [ours]\n- **AB-1002** Two.\n\n## Rulings\n\n| no. | q | d | r |\n|---|---|---|---|\n| R1 | Why? | So. | Because. |\n'
    const ledger = parseLedger(text)
    expect(ledger).toMatchObject({ title: 'Game', intro: ['Intro.'] })
    expect(clausesOf(ledger)).toEqual([
      { id: 'AB-001', text: 'One. [ours]' },
      { id: 'AB-1002', text: 'Two.' },
    ])
    expect(ledger.rulings).toEqual([{ id: 'R1', question: 'Why?', decision: 'So.', reason: 'Because.' }])
  })
})

describe('bots', () => {
  it('choose only what is legal, the greedy one what looks best', () => {
    const { G } = position(relay, { players: 2 }).with((state) => {
      state.deck = []
    })
    const view = relay.view(G, '0')
    expect(chooseFor('greedy', relay, view, '0', seeded(1))).toEqual({ move: 'carry', args: [3] })
    expect(chooseFor('greedy', relay, view, '1', seeded(1))).toBeUndefined()
    const seen = new Set(Array.from({ length: 60 }, (_, i) => chooseFor('random', relay, view, '0', seeded(i))?.move))
    expect(seen).toEqual(new Set(['carry', 'ask', 'swapPhase', 'pass']))
  })

  it('value what they cannot know by hope, and never look', () => {
    const { G } = position(relay, { players: 2 })
    expect(chooseFor('greedy', relay, relay.view(G, '0'), '0', seeded(1))?.move).toBe('draw')
  })
})

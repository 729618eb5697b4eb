import { describe, expect, it } from 'vitest'
import { hire } from '../../games/kit/bot'
import { parseLedger } from '../../games/kit/ledger'
import { matchProblem, playersProblem } from '../../games/kit/meta'
import {
  completeOptions,
  custom,
  defaults,
  fitOptions,
  optionsProblem,
  perSeat,
  pick,
  several,
  toggle,
} from '../../games/kit/options'
import { outcome } from '../../games/kit/score'
import { hasDuplicates, hide, known, remove, size, visible } from '../../games/kit/zones'
import { chooseFor } from '../arena/choose'
import { seeded } from '../conformance/seeded'
import { position } from './position'
import { relay } from './relay'

describe('options', () => {
  const { options } = relay.meta

  it('are completed by their defaults', () => {
    expect(defaults(options, 2)).toEqual({ fast: false, cards: 4 })
    expect(completeOptions(options, { fast: true }, 2)).toEqual({ fast: true, cards: 4 })
    expect(completeOptions(options, null, 2)).toEqual({ fast: false, cards: 4 })
  })

  it.each([
    [{ fast: 1 }, '"Fast" is either on or off'],
    [{ cards: 5 }, '"Cards" must be one of: Four, All'],
    [{ cards: '4' }, '"Cards" must be one of: Four, All'],
    [{ slow: true }, 'There is no option "slow"'],
    ['fast', 'The options must be an object'],
    [JSON.parse('{"__proto__":1}'), 'There is no option "__proto__"'],
  ])('%j is refused in words', (given, words) => {
    expect(optionsProblem(options, given, 2)).toBe(words)
    expect(() => completeOptions(options, given, 2)).toThrow(words)
  })

  it.each([1, 4, 2.5, Number.NaN, '2', null])('%j players are refused', (players) => {
    expect(playersProblem(relay.meta, players)).toBe('Relay is for 2 to 3 players')
  })
})

describe('options of more kinds', () => {
  const colours = [
    { value: 'red', label: 'Red' },
    { value: 'blue', label: 'Blue' },
  ] as const
  const options = {
    extras: several('Extras', 'any of these', colours, ['red']),
    hats: perSeat('Hats', 'one each', colours, 'blue'),
    map: custom('Map', 'your own', (value) => (Array.isArray(value) ? undefined : 'A map is a list'), null),
    alone: toggle('Alone', 'only alone', false, { only: [1] }),
    first: pick(
      'First',
      'seat',
      [
        { value: 0, label: 'One' },
        { value: 1, label: 'Two' },
      ],
      0,
    ),
  }
  const meta = {
    ...relay.meta,
    players: { min: 1, max: 3 },
    options,
    problem: ({ first }: { first: 0 | 1 }, players: number) => (first < players ? undefined : 'Nobody sits there'),
  }

  it('begin with what suits the number of players', () => {
    expect(defaults(options, 3)).toEqual({
      extras: ['red'],
      hats: ['blue', 'blue', 'blue'],
      map: null,
      alone: false,
      first: 0,
    })
    expect(completeOptions(options, { hats: ['red', 'blue'] }, 2).hats).toEqual(['red', 'blue'])
  })

  it.each([
    [{ extras: [] }, 2, undefined],
    [{ extras: ['blue', 'red'] }, 2, undefined],
    [{ extras: ['red', 'red'] }, 2, '"Extras" takes everything only once'],
    [{ extras: ['green'] }, 2, '"Extras" takes only: Red, Blue'],
    [{ extras: 'red' }, 2, '"Extras" takes only: Red, Blue'],
    [{ hats: ['red'] }, 2, '"Hats" needs a value for every seat'],
    [{ hats: ['red', 'red'] }, 2, undefined],
    [{ map: [1] }, 2, undefined],
    [{ map: 'x' }, 2, 'A map is a list'],
    [{ alone: true }, 1, undefined],
    [{ alone: true }, 2, '"Alone" is not for this number of players'],
    [{ alone: false }, 2, undefined],
    [{ first: 1 }, 1, 'Nobody sits there'],
    [{ first: 1 }, 2, undefined],
    [{}, 4, 'Relay is for 1 to 3 players'],
  ])('%j for %i players: %s', (given, players, words) => {
    expect(matchProblem(meta, players, given)).toBe(words)
  })

  it('are fitted to another number of players', () => {
    const chosen = { extras: ['blue'], hats: ['red', 'red'], map: [1], alone: true, first: 1 }
    expect(fitOptions(options, chosen, 3)).toEqual({ ...chosen, hats: ['red', 'red', 'blue'], alone: false })
    expect(fitOptions(options, chosen, 1)).toEqual({ ...chosen, hats: ['red'] })
    expect(optionsProblem(options, fitOptions(options, chosen, 3), 3)).toBeUndefined()
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
    expect(ledger.sections.flatMap(({ clauses }) => clauses)).toEqual([
      { id: 'AB-001', text: 'One. [ours]' },
      { id: 'AB-1002', text: 'Two.' },
    ])
    expect(ledger.rulings).toEqual([{ id: 'R1', question: 'Why?', decision: 'So.', reason: 'Because.' }])
  })
})

describe('bots', () => {
  it('choose only what is legal, an Apprentice what looks best', async () => {
    const [apprentice, wanderer] = await Promise.all([hire('apprentice', relay), hire('random', relay)])
    const { G } = position(relay, { players: 2 }).with((state) => {
      state.deck = []
    })
    const view = relay.view(G, '0')
    expect(chooseFor(apprentice, view, '0', seeded(1))).toEqual({ move: 'carry', args: [3] })
    expect(chooseFor(apprentice, view, '1', seeded(1))).toBeUndefined()
    const seen = new Set(Array.from({ length: 60 }, (_, i) => chooseFor(wanderer, view, '0', seeded(i))?.move))
    expect(seen).toEqual(new Set(['carry', 'ask', 'swapPhase', 'pass']))
  })
})

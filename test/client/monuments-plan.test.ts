import { describe, expect, it } from 'vitest'
import { lineWords } from '../../client/boards/monuments/describe'
import { type Begun, type MonumentsTable, nothing, type Plan, toggled } from '../../client/boards/monuments/plan'
import { goesWith, layings, pairs, usable } from '../../client/boards/monuments/proposals'
import { help, say } from '../../client/boards/monuments/say'
import { choicesOf } from '../../games/kit/legality'
import { monuments } from '../../games/monuments/game'
import type { G } from '../../games/monuments/state'
import { laid } from '../games/monuments/layout'
import { positions } from '../games/positions'
import { seatedAt } from './seated'

const tableAt = (G: G, seat: string): MonumentsTable => seatedAt(monuments, G, seat)

const idle: Plan = {
  picked: [],
  mode: 'none',
  order: [],
  monument: null,
  pair: null,
  toggle: () => {},
  lay: () => {},
  enter: () => {},
  begin: () => {},
  putDown: null,
}

const begun = (more: Partial<Begun>): Begun => ({ ...nothing, ...more })

describe('picking cards', () => {
  const at = laid({
    hands: { 0: ['petra-1', 'petra-2', 'babylon-1', 'pharos-5'], 1: ['petra-4'] },
    display: ['olympia-1', 'olympia-2', 'olympia-4'],
  })

  it('MU-023 MU-036 a card that goes with none of those picked begins anew', () => {
    expect(toggled(begun({ picked: ['petra-1'] }), 'petra-2')).toEqual(['petra-1', 'petra-2'])
    expect(toggled(begun({ picked: ['petra-1', 'petra-2'] }), 'pharos-5')).toEqual(['pharos-5'])
    expect(toggled(begun({ picked: ['petra-1', 'petra-2'] }), 'petra-1')).toEqual(['petra-2'])
  })

  it('MU-024 MU-026 a card glows only with cards that something can be done with', () => {
    const now = tableAt(at.G, '0')
    expect(goesWith(now, ['petra-1'], 'petra-2')).toBe(true)
    expect(goesWith(now, ['petra-1'], 'pharos-5')).toBe(false)
    const closed = at.with((G) => {
      G.rights.petra = 0
    })
    expect(goesWith(tableAt(closed.G, '0'), ['petra-1'], 'petra-2')).toBe(false)
  })

  it('MU-119 the Traders ask for one card to give', () => {
    const now = tableAt(at.G, '0')
    expect(toggled(begun({ picked: ['petra-1'], mode: 'traders' }), 'petra-2')).toEqual(['petra-2'])
    expect(say(now, { ...idle, mode: 'traders' })).toContain('card of your hand to give')
    expect(say(now, { ...idle, mode: 'traders', picked: ['petra-1'] })).toContain('open card to take for Petra 1')
  })

  it('MU-120 the Scholars count what is still to be laid, and ask at last', () => {
    const built = laid({ hands: { 0: ['petra-1'] }, stacks: { 0: [['petra-2', 'petra-4']] } })
    const now = tableAt(built.G, '0')
    const plan = (order: Plan['order']): Plan => ({
      ...idle,
      mode: 'scholars',
      monument: 'petra',
      picked: ['petra-1'],
      order,
    })
    expect(say(now, plan([]))).toBe('Scholars: lay all cards in a new order')
    expect(say(now, plan(['petra-4']))).toBe('Scholars: 2 cards more to lay')
    expect(say(now, plan(['petra-4', 'petra-1', 'petra-2']))).toBe('Lay Petra in this order?')
  })

  it('MU-014 the headline of a turn with nothing left offers nothing else', () => {
    const done = at.with((G) => {
      G.actions = 3
      G.players['0']!.hand = ['petra-1']
    })
    expect(say(tableAt(done.G, '0'), idle)).toBe('Your turn: end it')
    expect(help(tableAt(done.G, '0'), idle)).toBe('All three actions are taken.')
  })

  it('MU-024 the headline asks for more cards while those picked can do nothing', () => {
    const plan: Plan = { ...idle, picked: ['petra-1'], monument: 'petra' }
    expect(say(tableAt(at.G, '0'), plan)).toContain('pick a card that goes with it, or put the card back')
    const both: Plan = { ...idle, picked: ['petra-1', 'petra-2'], monument: 'petra' }
    expect(say(tableAt(at.G, '0'), both)).toContain('lay Petra, or put the cards back')
  })
})

describe('what the buttons propose', () => {
  it('MU-023 MU-032 MU-036 MU-038 every proposal is legal as it stands, and what can be picked can be used', () => {
    let seen = 0
    for (const seed of [1, 2, 3]) {
      const options = { heroesTradersScholars: seed % 2 === 1 }
      for (const G of positions(monuments, { players: 1 + seed, options, seed })) {
        if (G.outcome) continue
        const at = tableAt(G, G.current)
        for (const move of ['erect', 'expand'] as const) {
          for (const { monument, cards } of layings(at, move)) expect(at.ask(move, monument, cards)).toBeNull()
          expect(layings(at, move).length > 0).toBe(at.choices(move).length > 0)
        }
        for (const move of ['scoreSymbols', 'payExtraAction'] as const) {
          for (const [, pair] of pairs(at, move)) expect(at.ask(move, ...pair)).toBeNull()
        }
        const used = new Set(choicesOf(monuments, at.view, G.current).flatMap(({ args }) => args.flat()))
        for (const card of usable(at)) expect(used).toContain(card)
        seen += usable(at).size
      }
    }
    expect(seen).toBeGreaterThan(100)
  }, 60_000)

  it('MU-041 MU-058 the lowest card lies on top, where a history would take it', () => {
    const at = laid({ hands: { 0: ['petra-4', 'petra-1', 'petra-6'] } })
    expect(layings(tableAt(at.G, '0'), 'erect')).toEqual([
      { monument: 'petra', cards: ['petra-6', 'petra-4', 'petra-1'] },
    ])
  })
})

it('MU-091 MU-097 a line of the fame track is told by place, number and arrival', () => {
  const names: Record<string, string> = { 0: 'Ana', 1: 'Tom', 2: 'Liv' }
  const line = [
    { player: '1', number: 5 },
    { player: '2', number: 7 },
    { player: '0', number: 5 },
  ]
  expect(lineWords(line, (id) => names[id]!)).toBe(
    'Liv is 1st with 7; Tom is 2nd with 5, there before Ana; Ana is 3rd with 5, there after Tom',
  )
  expect(lineWords([], (id) => names[id]!)).toBe('Nobody is on this line yet')
})

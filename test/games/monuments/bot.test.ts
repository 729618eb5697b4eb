import { describe, expect, it } from 'vitest'
import { employ } from '../../../games/kit/bot'
import { judge } from '../../../games/monuments/bot'
import type { CardId } from '../../../games/monuments/data/cards'
import { monuments } from '../../../games/monuments/game'
import type { G } from '../../../games/monuments/state'
import { remembering } from '../../arena/choose'
import { seeded } from '../../conformance/seeded'
import { laid, type Table } from './layout'

/** A Builder plays its turn to the end. Gives the moves it made. */
function turn(at: Table): string[] {
  const bot = remembering(employ('builder', monuments, judge, { limits: { plays: 1500 } }))
  const random = seeded(7)
  const { current, turn } = at.G
  const moves: string[] = []
  while (!at.G.outcome && at.G.turn === turn) {
    const choice = bot(monuments.view(at.G, current), current, random)!
    at.make(current, choice)
    moves.push(choice.move)
  }
  return moves
}

const historians = (each: number) => (G: G) => {
  for (const area of Object.values(G.players)) area.historians = each
  G.turnsLeft = 1
}

const sixHelmets: CardId[][] = [
  ['akropolis-6', 'akropolis-9'],
  ['artemision-5', 'artemision-8'],
  ['babylon-1', 'babylon-4'],
]

const fourPairs: CardId[] = [
  ...(['bet-hamikdash-6', 'colosseum-2', 'knossos-1', 'kolossos-6'] as const),
  ...(['mausoleion-2', 'olympia-1', 'petra-6', 'pharos-2'] as const),
]

describe('a Builder', () => {
  it('turns its whole hand into points in its last turn, and pays for a fourth action', () => {
    const hand: CardId[] = [...fourPairs, 'pyramids-6', 'pyramids-9']
    const at = laid({
      options: { eternalFame: false },
      hands: { 0: hand },
      stacks: { 0: sixHelmets, 1: [['pyramids-1', 'pyramids-2', 'pyramids-4']] },
      onlyPile: true,
      adjust: historians(0),
    })
    expect(turn(at)).toEqual([...Array(3).fill('scoreSymbols'), 'payExtraAction', 'scoreSymbols', 'endTurn'])
    expect(at.G.players[0]!.vp).toBe(24)
  })

  it('sends its last historian in its last turn, for an unused one costs more than three actions bring', () => {
    const at = laid({
      hands: { 0: ['bet-hamikdash-6', 'colosseum-2'] },
      stacks: {
        0: sixHelmets,
        1: [
          ['petra-1', 'petra-2'],
          ['pyramids-1', 'pyramids-2'],
        ],
      },
      onlyPile: true,
      adjust: historians(1),
    })
    expect(turn(at)).toEqual(['writeHistory'])
  })

  it('lays the card on top that it can spare most: neither the highest nor a symbol it scores with', () => {
    const at = laid({ hands: { 0: ['olympia-9', 'olympia-4', 'olympia-2'] }, stacks: { 0: sixHelmets } })
    const choices = at.choices('0', 'erect').map((args) => ({ move: 'erect', args }))
    const tops = judge.shortlist!(at.G, '0', choices, judge.weights.numbers, Math.random).map(({ args }) =>
      (args[1] as CardId[]).at(-1),
    )
    expect(choices.length).toBeGreaterThan(3)
    expect(new Set(tops)).toEqual(new Set(['olympia-2']))
  })
})

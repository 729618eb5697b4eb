import { expect, it } from 'vitest'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { position } from '../../kit/position'

/** The player before the first player is about to end the turn, with so many Arrives cards out. */
const roundsEnd = (arrives: number) =>
  position(meeplesAndMonsters, { players: 2 }).with((G) => {
    G.phase = 'draw'
    G.step = 'finish'
    G.current = G.order.find((player) => player !== G.first)!
    G.arrives = arrives
  })

it('MM-901 the final turns begin after the third Arrives card, and not after the second', () => {
  for (const [arrives, final] of [
    [2, 0],
    [3, 1],
  ] as const) {
    const at = roundsEnd(arrives)
    at.play(at.G.current, 'endTurn')
    expect([at.G.current, at.G.final]).toEqual([at.G.first, final])
  }
})

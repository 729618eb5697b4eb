import { describe, expect, it } from 'vitest'
import { clickOn } from '../../client/boards/monumental/hex-click'
import type { MonumentalTable, Plan } from '../../client/boards/monumental/plan'
import { choicesFor, judge } from '../../games/kit/define'
import { monumental } from '../../games/monumental/game'
import type { G } from '../../games/monumental/state'
import { land } from '../games/monumental/land'

const never = { why: 'not here', run: () => {} }

/** The table as the board of this seat sees it. */
function tableAt(G: G, seat: string): MonumentalTable {
  const view = monumental.view(G, seat)
  return {
    definition: monumental,
    view,
    seat,
    players: [],
    mayAct: true,
    mayPlay: true,
    lastDeed: -1,
    undo: never,
    redo: never,
    restart: never,
    play: () => {},
    ask(move, ...args) {
      const judged = judge(monumental, view, seat, move, args)
      return 'refusal' in judged ? judged.refusal : null
    },
    choices: (move) => choicesFor(monumental, view, seat, move),
  }
}

const idle: Plan = {
  busy: null,
  cross: null,
  nexus: null,
  card: null,
  gold: null,
  policy: null,
  target: null,
  team: null,
  ignoring: null,
  mover: null,
  home: null,
  paid: false,
  looked: null,
  begin: () => {},
  change: () => {},
  look: () => {},
}

describe('a click on the map', () => {
  it('MO-201 opens a conquest that only a text about the terrain makes possible', () => {
    // a coastal Forest with Barbarians of class 1: three Military, or one with Tsunami
    const at = (policies: string[]) =>
      land({
        civs: ['atlanteans', 'greek'],
        seats: { 0: { goods: { M: 1 }, policies } },
        forces: { '-2,0': { by: '0', soldiers: 1 } },
        spots: { '-1,0': { barbarian: 'b1-pg' } },
      })
    const click = (policies: string[]) => clickOn({ table: tableAt(at(policies).G, '0'), plan: idle }, '-1,0')
    expect(click(['atl-tsunami'])).toMatchObject({ refusal: null })
    expect(click(['atl-naval-culture'])?.refusal?.clause).toBe('MO-115')
  })
})

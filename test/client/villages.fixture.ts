import type { VillageTable } from '../../client/boards/villages-of-valeria/plan'
import { choicesFor, judge } from '../../games/kit/define'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import type { G } from '../../games/villages-of-valeria/state'

const never = { why: 'not here', run: () => {} }

/** The table as the board of this seat sees it. */
export function tableAt(G: G, seat: string): VillageTable {
  const view = villagesOfValeria.view(G, seat)
  return {
    definition: villagesOfValeria,
    view,
    seat,
    players: [],
    mayAct: true,
    mayPlay: true,
    undo: never,
    redo: never,
    restart: never,
    play: () => {},
    ask(move, ...args) {
      const judged = judge(villagesOfValeria, view, seat, move, args)
      return 'refusal' in judged ? judged.refusal : null
    },
    choices: (move) => choicesFor(villagesOfValeria, view, seat, move),
  }
}

import { mapRecord } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { hide, hideHands } from '../kit/zones'
import type { G } from './state'

/** When a Quest came is known to its owner alone. */
const sinceHidden = ({ players }: G, seat: PlayerId | null): G['players'] =>
  mapRecord(players, (area, player) => (player === seat ? area : { ...area, since: {} }))

/** Own Quests only; of decks, stacks and towers the number. After the end all hands lie open. */
export function view(G: G, seat: PlayerId | null): G {
  return {
    ...G,
    monsterDeck: hide(G.monsterDeck),
    questDeck: hide(G.questDeck),
    questDiscard: hide(G.questDiscard),
    tileStack: hide(G.tileStack),
    city: mapRecord(G.city, (quarter) => ({ ...quarter, below: hide(quarter.below) })),
    players: G.outcome ? G.players : hideHands(sinceHidden(G, seat), seat),
  }
}

import type { PlayerId } from '../kit/rule'
import { hide } from '../kit/zones'
import { quarters } from './data/locations'
import type { G } from './state'

/** Own Quests only; of decks, stacks and towers the number. After the end all hands lie open. */
export function view(G: G, seat: PlayerId | null): G {
  const open = G.outcome !== null
  return {
    ...G,
    monsterDeck: hide(G.monsterDeck),
    questDeck: hide(G.questDeck),
    questDiscard: hide(G.questDiscard),
    tileStack: hide(G.tileStack),
    city: Object.fromEntries(
      quarters.map((quarter) => [quarter, { ...G.city[quarter], below: hide(G.city[quarter].below) }]),
    ) as G['city'],
    players: Object.fromEntries(
      Object.entries(G.players).map(([player, area]) => [
        player,
        player === seat || open ? area : { ...area, hand: hide(area.hand), since: {} },
      ]),
    ),
  }
}

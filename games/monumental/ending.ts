import type { PlayerId } from '../kit/rule'
import { type Ending, type Standing, sum } from '../kit/score'
import { developmentOf } from './pieces/cards'
import { left } from './pieces/display'
import { breakdown } from './scoring'
import { areaOf, type G, seatsOf } from './state'
import { counted } from './words/describe'

/** Development cards and Heroes that somebody took. */
const taken = (G: G, player: PlayerId): number => {
  const { owned, archived, heroes, wonder } = areaOf(G, player)
  const cards = [...owned, ...archived].filter((uid) => developmentOf(uid) !== undefined)
  return cards.length + heroes.length + (wonder ? 1 : 0)
}

/** Cards of the Development deck that lie open or have lain open. */
const revealed = (G: G): number =>
  G.display.length + G.gone.length + (G.automa?.wonder ? 1 : 0) + sum(seatsOf(G).map((player) => taken(G, player)))

/** Turns to be played in this round, the one that is on among them. */
const turnsOfRound = ({ order, first, current }: G): number =>
  order.length - ((order.indexOf(current) - order.indexOf(first) + order.length) % order.length)

/** MO-220, MO-221: there is one way only. */
export function endings(G: G): Ending[] {
  if (G.outcome) return []
  return [G.lastRound === null ? whileCardsLast(G) : closing(G, G.lastRound)]
}

function whileCardsLast(G: G): Ending {
  const [done, hidden] = [revealed(G), left(G)]
  return {
    clause: 'MO-220',
    brief: 'Ends a round after the Developments',
    say:
      `${counted(hidden, 'Development card')} still in the deck, at least one revealed each turn. ` +
      'After the last one this round is finished, one more is played, and then all points are counted.',
    done,
    of: done + hidden,
  }
}

/** From the round of the trigger to the end there are two rounds of turns. */
function closing(G: G, lastRound: number): Ending {
  const turns = turnsOfRound(G) + (lastRound - G.round) * G.order.length
  const all = 2 * G.order.length
  const now = G.round === lastRound ? 'This is the last round' : 'After this round the last one is played'
  return {
    clause: 'MO-221',
    brief: G.round === lastRound ? 'The last round' : 'The last round but one',
    say: `The Development deck is empty. ${now}: ${counted(turns, 'more turn')} with this one, then all points are counted.`,
    done: all - turns,
    of: all,
  }
}

/** MO-222 to MO-227: everything that scores lies open. */
export const standing = (G: G, player: PlayerId): Standing => breakdown(G, player)

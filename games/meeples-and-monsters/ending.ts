import { others } from '../kit/order'
import { recordOf } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import type { Ending, Standing } from '../kit/score'
import { size } from '../kit/zones'
import { finalTurns } from './data/classes'
import { arrivesCards, packet } from './data/monsters'
import { breakdown } from './scoring'
import { monstersFor } from './setup'
import { areaOf, type G, questsOf } from './state'

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** There is only one way, in three parts: three cards, the rest of the round, two final turns each. */
export function endings(G: G): readonly Ending[] {
  if (G.outcome) return []
  if (G.final > 0) return [inFinalTurns(G)]
  return [G.arrives === arrivesCards ? inLastRound(G) : beforeThirdCard(G)]
}

/** MM-109: the third Arrives card was shuffled into the lower half of the level 3 Monsters. */
function beforeThirdCard(G: G): Ending {
  const deck = size(G.monsterDeck)
  const strongest = monstersFor(G.order.length).filter(({ level }) => level === 3).length
  const last = packet[3](strongest) + 1
  const where =
    deck > last
      ? `among the last ${last} of the ${deck} cards in the Monster deck`
      : `one of the ${deck} cards left in the Monster deck`
  const come = G.arrives === 0 ? 'none has come' : `${G.arrives} ${G.arrives === 1 ? 'has' : 'have'} come`
  return {
    clause: 'MM-901',
    brief: 'Ends after the third Dark Council',
    say: `When the third Dark Council Arrives card is drawn, the round is played to its end and everybody has two more turns. Of the three ${come}; the third is ${where}.`,
    done: G.arrives,
    of: arrivesCards,
  }
}

/** How many are still to play after the current player in this round. */
const stillToPlay = (G: G): number => [...others(G, G.current), G.current].indexOf(G.first)

function inLastRound(G: G): Ending {
  const left = stillToPlay(G)
  const then = left === 0 ? 'after this turn' : `after this turn and ${counted(left, 'more turn')}`
  return {
    clause: 'MM-901',
    brief: 'The final turns come next',
    say: `The third Dark Council Arrives card has come: ${then} the final turns begin, two for everybody.`,
    done: 0,
    of: finalTurns * G.order.length,
  }
}

function inFinalTurns(G: G): Ending {
  const of = finalTurns * G.order.length
  const done = G.final * G.order.length - 1 - stillToPlay(G)
  const left = of - done
  return {
    clause: 'MM-910',
    brief: 'The final turns',
    say: `The game ends when everybody has played two final turns: ${left === 1 ? 'this is the last one' : `${left} are left with this one`}.`,
    done,
    of,
  }
}

const hidden = ['final', 'penalties'] as const

/** What a Quest in hand will bring or cost is its owner's secret; how many there are is not. */
export function standing(G: G, player: PlayerId): Standing {
  const open: Standing = breakdown(G, player)
  const secret = !G.outcome && questsOf(areaOf(G, player)) > 0
  return secret ? { ...open, ...recordOf(hidden, () => null) } : open
}

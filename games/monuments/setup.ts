import { recordOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { cards } from './data/cards'
import { everyCardFrom, historians, monumentIds, turns } from './data/pieces'
import type { MonumentsOptions } from './meta'
import type { G, PlayerArea } from './state'

interface Seating {
  players: PlayerId[]
  options: MonumentsOptions
  random: Random
}

/** Cards in play: the III cards stay in the box with fewer than four players (MU-006). */
export const cardsFor = (players: number) => cards.filter(({ iii }) => !iii || players >= everyCardFrom)

function historiansFor(options: MonumentsOptions, players: number): number {
  return options.historiansPerPlayer === 'standard' ? historians[players]! : options.historiansPerPlayer
}

export function setup({ players: order, options, random }: Seating): G {
  const deck = random.Shuffle(cardsFor(order.length).map(({ id }) => id))
  const deal = (n: number) => deck.splice(-n)
  const areas = recordOf(
    order,
    (): PlayerArea => ({
      hand: deal(turns.hand),
      stacks: {},
      historians: historiansFor(options, order.length),
      vp: 0,
    }),
  )
  const display = deal(turns.display)
  const first = options.startPlayer === 'random' ? order[random.Die(order.length) - 1]! : order[0]!
  return {
    turn: 1,
    current: first,
    undoable: 0,
    outcome: null,
    options,
    order,
    players: areas,
    deck,
    display,
    discard: [],
    rights: perMonument(turns.rights),
    fields: perMonument(0),
    histories: [],
    fame: { monument: [], helmet: [], scroll: [], ship: [] },
    tokens: { helmet: null, ship: null, scroll: null },
    actions: null,
    extraPaid: false,
    used: [],
    turnsLeft: null,
  }
}

const perMonument = (value: number): G['rights'] => recordOf(monumentIds, () => value)

import { firstPlayer } from '../kit/order'
import { recordOf } from '../kit/records'
import type { PlayerId, Random } from '../kit/rule'
import { adventurers } from './data/adventurers'
import { buildingCards } from './data/buildings'
import { castles } from './data/castles'
import { pileNumbers, start, tables } from './data/constants'
import { events } from './data/events'
import { monuments } from './data/monuments'
import type { VillageOptions } from './meta'
import type { G, Village } from './state'

interface Seating {
  players: PlayerId[]
  options: VillageOptions
  random: Random
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

const newVillage = (castle: string, hand: string[]): Village => ({
  hand,
  gold: start.gold,
  castle,
  castleGold: 0,
  resources: [],
  buildings: [],
  adventurers: [],
  monument: null,
  completed: [],
})

/** VV-012. */
/** VV-001 to VV-012, VV-231, VV-232. */
export function setup({ players: order, options, random }: Seating): G {
  const count = order.length as keyof typeof tables
  const cards = random.Shuffle([...buildingCards])
  const players = recordOf(order, (_, seat) => newVillage(castles[seat]!.id, cards.splice(-start.hand)))
  const piles = pileNumbers.map(() => ({ top: cards.pop()!, under: [] }))
  const rest = options.events ? random.Shuffle([...cards, ...ids(events)]) : cards
  const deck = count === 1 ? rest.splice(-options.soloDeck) : rest.splice(0)
  const adventurerDeck = random.Shuffle(ids(adventurers))
  const monumentDeck = options.monuments ? random.Shuffle(ids(monuments)) : []
  const first = firstPlayer(order, options.startPlayer, random)
  return {
    turn: 1,
    phase: 'opening',
    current: first,
    undoable: 0,
    outcome: null,
    pending: [],
    options,
    order,
    start: first,
    round: 0,
    total: tables[count].gold,
    bank: tables[count].gold - start.gold * count,
    deck,
    piles,
    adventurerRow: adventurerDeck.splice(-start.adventurers).reverse(),
    adventurerDeck,
    monumentLine: monumentDeck.splice(-start.monuments).reverse(),
    monumentDeck,
    pastEvents: [],
    removed: rest,
    players,
    led: null,
    lastRound: false,
    idle: false,
  }
}

import { copy } from '../kit/copy'
import type { View } from '../kit/definition'
import { dealer, without } from '../kit/imagine'
import type { PlayerId, Random } from '../kit/rule'
import { size, visible } from '../kit/zones'
import { adventurers } from './data/adventurers'
import { buildingCards } from './data/buildings'
import { events } from './data/events'
import { monuments } from './data/monuments'
import { type G, villageOf } from './state'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
const lying = (row: readonly (string | null)[]): string[] => row.filter((id) => id !== null)

/** Building cards somebody at this seat can name. */
const buildingsSeen = (G: G, seat: PlayerId | null): string[] => [
  ...G.piles.flatMap(({ top }) => top ?? []),
  ...G.pending.flatMap((owed) => (owed.kind === 'place' ? [owed.card] : [])),
  ...G.order.flatMap((player) => {
    const { hand, resources, buildings, monument } = villageOf(G, player)
    const own = player === seat ? visible(hand) : []
    return [...own, ...resources.map(({ card }) => card), ...buildings, ...(monument?.dedicated ?? [])]
  }),
]

/** Hands and what lies under the tops hold Building cards only; Events wait in the deck, or left the game with it. */
function dealCards(G: G, seat: PlayerId | null, random: Random): void {
  const pool = random.Shuffle(without(buildingCards, buildingsSeen(G, seat)))
  const deal = (zone: typeof G.deck) => pool.splice(0, size(zone))
  for (const pile of G.piles) pile.under = deal(pile.under)
  for (const player of G.order.filter((one) => one !== seat)) {
    const village = villageOf(G, player)
    village.hand = deal(village.hand)
  }
  const coming = G.options.events ? without(ids(events), G.pastEvents) : []
  const rest = dealer([...pool, ...coming], random)
  G.deck = rest(G.deck)
  G.removed = rest(G.removed)
}

/** Decks, covered cards and the other hands, dealt from what is nowhere to be seen. */
export function imagine(view: View<G>, seat: PlayerId | null, random: Random): G {
  const G: G = copy(view)
  const villages = G.order.map((player) => villageOf(G, player))
  dealCards(G, seat, random)
  const recruited = villages.flatMap((village) => village.adventurers)
  G.adventurerDeck = dealer(
    without(ids(adventurers), [...lying(G.adventurerRow), ...recruited]),
    random,
  )(G.adventurerDeck)
  const taken = villages.flatMap(({ monument, completed }) => [...(monument ? [monument.id] : []), ...completed])
  G.monumentDeck = dealer(without(ids(monuments), [...lying(G.monumentLine), ...taken]), random)(G.monumentDeck)
  return G
}

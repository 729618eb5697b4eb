import { known } from '../../../games/kit/zones'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import type { MonumentId } from '../../../games/monuments/data/pieces'
import { monuments } from '../../../games/monuments/game'
import type { G } from '../../../games/monuments/state'
import { type PositionOf, position } from '../../kit/position'

interface Layout {
  players?: number
  options?: object
  hands?: Record<string, CardId[]>
  stacks?: Record<string, CardId[][]>
  display?: CardId[]
  /** Cards on top of the draw pile, the last one is drawn first. */
  pile?: CardId[]
  /** The draw pile holds nothing else; the other cards are discarded. */
  onlyPile?: boolean
  adjust?: (G: G) => void
}

/** A table laid out as a test wants it: every other card of the match stays in the pile, so nothing is lost. */
export type Table = PositionOf<typeof monuments>

export function laid({ players = 2, options, hands = {}, stacks = {}, display = [], ...more }: Layout): Table {
  return position(monuments, { players, options }).with((G) => {
    gather(G)
    for (const [player, cards] of Object.entries(hands)) G.players[player]!.hand = take(G, cards)
    for (const [player, piles] of Object.entries(stacks)) for (const pile of piles) build(G, player, take(G, pile))
    G.display = [0, 1, 2].map((slot) => display[slot] ?? null)
    take(G, display)
    const top = take(G, more.pile ?? [])
    if (more.onlyPile) G.discard.push(...known(G.deck))
    G.deck = more.onlyPile ? top : [...known(G.deck), ...top]
    more.adjust?.(G)
  })
}

/** Every card back into the pile. */
function gather(G: G): void {
  const deck = known(G.deck)
  for (const area of Object.values(G.players)) {
    deck.push(...known(area.hand))
    area.hand = []
  }
  deck.push(...G.display.filter((card) => card !== null))
  G.display = [null, null, null]
  deck.sort()
}

function take(G: G, cards: CardId[]): CardId[] {
  const missing = cards.find((card) => !known(G.deck).includes(card))
  if (missing) throw new Error(`${missing} is not in this match, or used twice in this layout`)
  G.deck = known(G.deck).filter((card) => !cards.includes(card))
  return [...cards]
}

function build(G: G, player: string, cards: CardId[]): void {
  const monument: MonumentId = cardOf(cards[0]!).monument
  G.players[player]!.stacks[monument] = cards
  G.rights[monument] -= 1
}

/** All three actions of the current turn as draws from the pile, then the end of the turn. */
export function passWithDraws(at: Table): void {
  const { current } = at.G
  for (let i = 0; i < 3; i++) at.play(current, 'drawDeck')
  at.play(current, 'endTurn')
}

export const hand = (at: Table, player: string): CardId[] => known(at.G.players[player]!.hand)

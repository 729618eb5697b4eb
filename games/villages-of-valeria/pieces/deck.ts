import { clockwise } from '../../kit/order'
import type { PlayerId } from '../../kit/rule'
import { known, size } from '../../kit/zones'
import { type PileNumber, pileNumbers } from '../data/constants'
import { eventOf, type Happening, isEvent } from '../data/events'
import {
  buildingsOfType,
  type Discard,
  deckHasCard,
  type From,
  type G,
  isSolo,
  type Village,
  villageOf,
} from '../state'
import { type Act, replenish, takeGold } from './gold'

/** VV-043: face up on top, whatever lies there. */
export function putOnPile(G: G, { card, pile }: Discard): void {
  const on = G.piles[pile]!
  if (on.top !== null) on.under = typeof on.under === 'number' ? on.under + 1 : [...on.under, on.top]
  on.top = card
}

/** VV-045: all but the tops of the piles become the new deck. Never alone (VV-236). */
function rebuild({ G, random, say }: Act): void {
  if (isSolo(G)) return
  const cards = G.piles.flatMap(({ under }) => known(under))
  for (const pile of G.piles) pile.under = []
  G.deck = random.Shuffle(cards)
  if (cards.length > 0) say({ kind: 'reshuffled', cards: cards.length })
}

/** The next card of the deck, an Event included; none if there is none to be had (VV-046). */
function turnOver(act: Act): string | undefined {
  if (size(act.G.deck) === 0) rebuild(act)
  return known(act.G.deck).pop()
}

/** VV-042, VV-252: the emptied pile gets a card, if there is one. Piles that were empty before wait for a discard (VV-046). */
function refill(act: Act, pile: PileNumber): void {
  const { G, say } = act
  while (G.piles[pile]!.top === null) {
    const card = turnOver(act)
    if (card === undefined) return
    if (isEvent(card)) happen(act, card)
    else {
      G.piles[pile]!.top = card
      say({ kind: 'opened', card, pile })
    }
  }
}

/** VV-253: an Event that comes instead is resolved first. */
function getCard(act: Act, player: PlayerId): void {
  const { G, say } = act
  while (deckHasCard(G)) {
    const card = turnOver(act)
    if (card === undefined) return
    if (isEvent(card)) happen(act, card)
    else {
      known(villageOf(G, player).hand).push(card)
      G.idle = false
      say({ kind: 'gotCard', player })
      return
    }
  }
}

/** One draw from the chosen source; false if an Event came and the source is to be chosen again (VV-251). */
export function drawFrom(act: Act, from: From): boolean {
  const { G, player, say } = act
  const hand = known(villageOf(G, player).hand)
  if (from === 'deck') {
    const card = turnOver(act)!
    if (isEvent(card)) {
      happen(act, card)
      return false
    }
    hand.push(card)
    say({ kind: 'drew', player, from, card: null })
  } else {
    const pile = G.piles[from]!
    const card = pile.top!
    hand.push(card)
    pile.top = known(pile.under).pop() ?? null
    say({ kind: 'drew', player, from, card })
    refill(act, from)
  }
  G.idle = false
  return true
}

/** VV-250, VV-255: shown, resolved, gone for good. */
export function happen(act: Act, event: string): void {
  const { G, say } = act
  G.pastEvents.push(event)
  say({ kind: 'event', event })
  const { happening } = eventOf(event)
  if (happening.do === 'newPiles') newPiles(act)
  else if (happening.do === 'newAdventurers') newAdventurers(act)
  else
    for (const player of clockwise(G.order, G.current)) {
      if (concerns(villageOf(G, player), happening)) befall({ ...act, player }, happening)
    }
}

/** Only Buildings count, no Monuments. */
function concerns(village: Village, happening: Happening): boolean {
  if ('without' in happening) return buildingsOfType(village, happening.without) === 0
  return !('with' in happening) || !happening.with || buildingsOfType(village, happening.with) > 0
}

function befall(act: Act, happening: Happening): void {
  const { G, player, say } = act
  const village = villageOf(G, player)
  switch (happening.do) {
    case 'getCard':
      getCard(act, player)
      break
    case 'gold':
      takeGold(act, happening.n, null)
      break
    case 'replenish':
      replenish(act)
      break
    case 'loseGold': {
      const gold = Math.min(happening.n, village.gold)
      village.gold -= gold
      G.bank += gold
      if (gold > 0) say({ kind: 'lostGold', player, gold })
      break
    }
    default:
      break
  }
}

/** All pile cards mixed into the deck and five dealt anew; alone the deck is left as it is (VV-256). */
function newPiles(act: Act): void {
  const { G, random } = act
  const cards = G.piles.flatMap(({ top, under }) => [...known(under), ...(top === null ? [] : [top])])
  for (const pile of G.piles) Object.assign(pile, { top: null, under: [] })
  if (isSolo(G)) {
    const shuffled = random.Shuffle(cards)
    for (const [i, card] of shuffled.entries()) putOnPile(G, { card, pile: (i % G.piles.length) as PileNumber })
  } else G.deck = random.Shuffle([...known(G.deck), ...cards])
  for (const pile of pileNumbers) refill(act, pile)
}

/** The row goes under its deck, leftmost first, and five places are dealt from the top. */
function newAdventurers({ G, say }: Act): void {
  const row = G.adventurerRow.filter((id) => id !== null)
  const deck = [...row.reverse(), ...known(G.adventurerDeck)]
  G.adventurerRow = G.adventurerRow.map(() => deck.pop() ?? null)
  G.adventurerDeck = deck
  for (const adventurer of G.adventurerRow) if (adventurer) say({ kind: 'adventurerCame', adventurer })
}

/** VV-147: an empty place is filled at once. */
export function refillAdventurers({ G, say }: Act): void {
  G.adventurerRow = G.adventurerRow.map((there) => {
    const adventurer = there ?? (size(G.adventurerDeck) > 0 ? known(G.adventurerDeck).pop()! : null)
    if (!there && adventurer) say({ kind: 'adventurerCame', adventurer })
    return adventurer
  })
}

/** VV-168. */
export function refillMonuments({ G, say }: Act): void {
  G.monumentLine = G.monumentLine.map((there) => {
    const monument = there ?? (size(G.monumentDeck) > 0 ? known(G.monumentDeck).pop()! : null)
    if (!there && monument) say({ kind: 'monumentCame', monument })
    return monument
  })
}

/** VV-234, VV-235: what time turns up, if it is a card to be placed. */
export function turnUpTime(act: Act): string | undefined {
  const { G, say } = act
  const card = known(G.deck).pop()
  if (card === undefined) return undefined
  if (isEvent(card)) {
    happen(act, card)
    return undefined
  }
  say({ kind: 'timePassed', card })
  return card
}

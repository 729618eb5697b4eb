import { copy } from '../kit/copy'
import type { View } from '../kit/definition'
import { dealer, without } from '../kit/imagine'
import type { PlayerId, Random } from '../kit/rule'
import { size } from '../kit/zones'
import { automaActions, automaAdvanced } from './data/automa'
import { eras, type Mix, tableSizes } from './data/constants'
import { developments } from './data/developments'
import type { Era } from './data/effects'
import { heroes } from './data/heroes'
import { barbarians } from './data/tokens'
import { areaOf, type G, seatsOf } from './state'

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
const kinds = ['building', 'knowledge', 'wonder'] as const

/** Development cards and Heroes that have left their piles. */
const developmentsSeen = (G: G): string[] => [
  ...G.display,
  ...G.gone,
  ...(G.automa?.wonder ? [G.automa.wonder] : []),
  ...seatsOf(G).flatMap((seat) => {
    const { owned, archived, heroes: serving, wonder } = areaOf(G, seat)
    return [...owned, ...archived, ...serving, ...(wonder ? [wonder.card] : [])]
  }),
]

/** Cards of an Era and kind still to come: of the old ones, unless new ones have turned up or are needed. */
function cardsToCome(G: G, era: Era, kind: keyof Mix, seen: readonly string[], random: Random): string[] {
  const fitting = developments.filter((card) => card.era === era && card.kind === kind)
  const unseen = fitting.filter(({ id }) => !seen.includes(id))
  const left = tableSizes[G.order.length]!.deck[era][kind] - (fitting.length - unseen.length)
  const mixed = developments.some(({ id, box }) => box !== 'base' && seen.includes(id))
  const old = unseen.filter(({ box }) => box === 'base')
  return random.Shuffle(ids(mixed || old.length < left ? unseen : old)).slice(0, left)
}

/** MO-024 to MO-028: so many of each kind are known; what a pile holds beyond them are Heroes. */
function pileToCome(G: G, era: Era, length: number, seen: readonly string[], random: Random): string[] {
  const cards = kinds.flatMap((kind) => cardsToCome(G, era, kind, seen, random))
  const bold = heroes.filter((hero) => hero.era === era && !seen.includes(hero.id))
  return random.Shuffle([...cards, ...random.Shuffle(ids(bold)).slice(0, length - cards.length)])
}

/** What was acquired in this turn lies on top of its pile; the rest in any order (MO-050). */
function drawPile(G: G, seat: PlayerId, random: Random): string[] {
  const { owned, city, beside, nexus, discard } = areaOf(G, seat)
  const pile = without(owned, [...city.flat(), ...beside.flat(), ...nexus, ...discard])
  const top = G.now.bought.filter((uid) => pile.includes(uid))
  return [...random.Shuffle(without(pile, top)), ...top]
}

function automaDeck({ deck, used }: NonNullable<G['automa']>, random: Random): string[] {
  const plain = without(ids(automaActions), used)
  const advanced = random.Shuffle(without(ids(automaAdvanced), used)).slice(0, size(deck) - plain.length)
  return random.Shuffle([...plain, ...advanced])
}

/** MO-022: faces of the tokens that are still in the box, as far as the open ones tell. */
function dealBarbarians(G: G, random: Random): void {
  const tokens = Object.values(G.hexes).flatMap(({ barbarian }) => barbarian ?? [])
  for (const level of [1, 2] as const) {
    const box = barbarians.flatMap(({ id, class: one, count }) => (one === level ? Array<string>(count).fill(id) : []))
    const open = tokens.flatMap((token) => (token.open && token.face !== null ? [token.face] : []))
    const deal = dealer(without(box, open), random)
    for (const token of tokens) if (token.level === level && !token.open) token.face = deal(1)[0]!
  }
}

/** Every pile in an order that can be, and a face for every Barbarian nobody has seen. */
export function imagine(view: View<G>, _seat: PlayerId | null, random: Random): G {
  const G: G = copy(view)
  const seen = developmentsSeen(G)
  G.deck = eras.map((era, i) => pileToCome(G, era, size(G.deck[i]!), seen, random))
  for (const seat of G.order) areaOf(G, seat).draw = drawPile(G, seat, random)
  if (G.automa) G.automa.deck = automaDeck(G.automa, random)
  dealBarbarians(G, random)
  return G
}

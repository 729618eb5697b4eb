import * as v from 'valibot'
import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { size } from '../../kit/zones'
import type { CardId } from '../data/cards'
import { heroesPrice, type SymbolId, symbolIds, symbolName, tokenOf } from '../data/pieces'
import { draw, gainVP, swap, takeToken } from '../effects'
import { area, count, type G, opponents } from '../state'
import { pileIsEmpty, slotIsEmpty } from './draw'
import {
  cardShape,
  handOf,
  monumentsRule,
  noActionLeft,
  notInHand,
  slotShape,
  slots,
  spendAction,
  startMonumentTurn,
  symbolShape,
} from './turn'

type Ask = Asking<G>
type Slot = (typeof slots)[number]

const notInPlay = ({ G }: Ask): Refusal | undefined =>
  G.options.heroesTradersScholars
    ? undefined
    : refuse('MU-110', 'Heroes, Traders & Scholars are not part of this match')

/** MU-112: strictly more of the symbol than every other player. */
export const hasMajority = ({ G, player }: Ask, symbol: SymbolId): boolean =>
  opponents(G, player).every((other) => count(G, symbol, player) > count(G, symbol, other))

/** MU-111 to MU-115. */
export const buyToken = monumentsRule({
  args: [symbolShape],
  check(ask, symbol) {
    const absent = notInPlay(ask)
    if (absent) return absent
    if (ask.G.tokens[symbol] === ask.player) return refuse('MU-114', `The ${tokenOf(symbol).name} are yours already`)
    if (!hasMajority(ask, symbol)) {
      return refuse('MU-112', `You do not have strictly the most ${symbolName(symbol).toLowerCase()}s`)
    }
    return noActionLeft(ask)
  },
  apply(act, symbol) {
    spendAction(act.G)
    takeToken(act, symbol)
  },
  choices: () => symbolIds.map((symbol) => [symbol]),
})

/** MU-116: each ability belongs to the owner of its token, once in each own turn. */
function cannotUse(ask: Ask, symbol: SymbolId): Refusal | undefined {
  const { name } = tokenOf(symbol)
  const absent = notInPlay(ask)
  if (absent) return absent
  if (ask.G.tokens[symbol] !== ask.player) return refuse('MU-116', `The ${name} are not yours`)
  if (ask.G.used.includes(symbol)) return refuse('MU-116', `The ${name} have been used in this turn already`)
  return undefined
}

function markUsed(G: G, symbol: SymbolId): void {
  startMonumentTurn(G)
  G.used.push(symbol)
}

/** MU-118. */
export const useHeroes = monumentsRule({
  args: [v.union([v.literal('deck'), slotShape])],
  reveals: ({ G }, from) => from === 'deck' || size(G.deck) > 0,
  check(ask, from) {
    const { G, player } = ask
    const refusal = cannotUse(ask, 'helmet')
    if (refusal) return refusal
    if (area(G, player).vp < heroesPrice) return refuse('MU-118', 'The Heroes cost 1 point, and you have none')
    return from === 'deck' ? pileIsEmpty(G) : slotIsEmpty(G, from)
  },
  apply(act, from) {
    markUsed(act.G, 'helmet')
    gainVP(act.G, act.player, -heroesPrice)
    draw(act, from, true)
  },
  choices: () => (['deck', ...slots] as const).map((from) => [from]),
})

/** MU-119. */
export const useTraders = monumentsRule({
  args: [cardShape, slotShape],
  check: (ask, card, slot) =>
    cannotUse(ask, 'ship') ?? notInHand(ask, [card], 'MU-119') ?? (ask.G.display[slot] ? undefined : noneThere()),
  apply(act, card, slot) {
    markUsed(act.G, 'ship')
    swap(act, card, slot)
  },
  choices: (ask) => handOf(ask).flatMap((card) => slots.map((slot): [CardId, Slot] => [card, slot])),
})

const noneThere = () => refuse('MU-119', 'There is no card in this place to swap with')

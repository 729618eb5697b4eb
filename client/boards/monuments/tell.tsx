import Laurels from '~icons/game-icons/laurels'
import { counted } from '../../../games/kit/words'
import type { CardId } from '../../../games/monuments/data/cards'
import { cardOf } from '../../../games/monuments/data/cards'
import {
  type MonumentId,
  monumentName,
  type SymbolId,
  symbolName,
  symbols,
  tokenOf,
  track,
} from '../../../games/monuments/data/pieces'
import type { MonumentsEvent } from '../../../games/monuments/state'
import { Chip, Listed, Sign, Who, Worth } from '../../kit/chips'
import { teller, told } from '../../kit/tell'
import { StillCard } from './Card'
import { cardName, fameName } from './names'
import { pictureOf, symbolPicture, tonesOf } from './pictures'

function CardChip({ card }: { readonly card: CardId }) {
  const { monument, symbol } = cardOf(card)
  const Picture = pictureOf(monument)
  return (
    <Chip
      icon={<Picture />}
      name={cardName(card)}
      tip={<StillCard card={card} />}
      words={symbolName(symbol)}
      style={tonesOf(monument)}
    />
  )
}

function MonumentChip({ id }: { readonly id: MonumentId }) {
  const Picture = pictureOf(id)
  return <Sign icon={<Picture />}>{monumentName(id)}</Sign>
}

function SymbolChip({ symbol, name }: { readonly symbol: SymbolId; readonly name: string }) {
  const Picture = symbolPicture(symbol)
  return <Sign icon={<Picture />}>{name}</Sign>
}

const Points = ({ n }: { readonly n: number }) => <Worth icon={<Laurels />}>{n}</Worth>

const plural = (symbol: SymbolId) => symbols.find(({ id }) => id === symbol)!.plural

export const tell = teller<MonumentsEvent>({
  drewFromPile: ({ ability }, who) =>
    told(ability ? '{who} drew a card from the pile with the Heroes.' : '{who} drew a card from the pile.', { who }),
  drewFromDisplay: ({ card, ability }, who) =>
    told(ability ? '{who} drew {card} from the display with the Heroes.' : '{who} drew {card} from the display.', {
      who,
      card: <CardChip card={card} />,
    }),
  erected: ({ monument, cards, copyist }, who) =>
    told(copyist ? '{who} copied {monument} with {cards}.' : '{who} erected {monument} with {cards}.', {
      who,
      monument: <MonumentChip id={monument} />,
      cards: counted(cards.length, 'card'),
    }),
  expanded: ({ monument, cards, size, reordered }, who) =>
    told(
      reordered
        ? '{who} expanded {monument} with {cards}: now {size}, put in a new order by the Scholars.'
        : '{who} expanded {monument} with {cards}: now {size}.',
      { who, monument: <MonumentChip id={monument} />, cards: counted(cards.length, 'card'), size },
    ),
  fameRose: ({ category, number }, who) =>
    told('{who} reached {number} in {category} fame.', { who, number, category: fameName(category).toLowerCase() }),
  scoredSymbols: ({ symbol, points }, who) =>
    told('{who} discarded two {symbols} for {points}.', {
      who,
      symbols: <SymbolChip symbol={symbol} name={plural(symbol)} />,
      points: <Points n={points} />,
    }),
  paidExtraAction: ({ cards }, who) =>
    told('{who} discarded two {symbols} for a fourth action.', {
      who,
      symbols: plural(cardOf(cards[0]!).symbol).toLowerCase(),
    }),
  wroteHistory: ({ number, removed }, who) =>
    told('{who} wrote a history of {number}: {cards}.', {
      who,
      number,
      cards: (
        <Listed all={removed.map(({ card }) => card)}>
          {(card) =>
            told('{card} of {owner}', {
              card: <CardChip card={card} />,
              owner: <Who id={removed.find((one) => one.card === card)!.player} />,
            })
          }
        </Listed>
      ),
    }),
  valueRose: ({ monument, field }) =>
    told('{monument} rose to {upper} / {lower}.', {
      monument: <MonumentChip id={monument} />,
      upper: track.upper[field],
      lower: track.lower[field],
    }),
  boughtToken: ({ symbol, from }, who) =>
    told(from === null ? '{who} took the {token}: {points}.' : '{who} took the {token} from {from}: {points}.', {
      who,
      token: <SymbolChip symbol={symbol} name={tokenOf(symbol).name} />,
      from: from === null ? null : <Who id={from} />,
      points: <Points n={tokenOf(symbol).bought} />,
    }),
  swapped: ({ gave, took }, who) =>
    told('{who} swapped {gave} for {took}.', { who, gave: <CardChip card={gave} />, took: <CardChip card={took} /> }),
  endedTurn: () => null,
  pileRanOut: () => 'The draw pile has run out: everybody else has one more turn.',
  gameEnded: () => 'The game is over.',
})

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
import { Chip, Who } from '../../kit/chips'
import { teller } from '../../kit/tell'
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
  return (
    <span className="chip">
      <Picture />
      {monumentName(id)}
    </span>
  )
}

function SymbolChip({ symbol, name }: { readonly symbol: SymbolId; readonly name: string }) {
  const Picture = symbolPicture(symbol)
  return (
    <span className="chip">
      <Picture />
      {name}
    </span>
  )
}

const Points = ({ n }: { readonly n: number }) => (
  <span className="chip vp">
    <Laurels />
    {n}
  </span>
)

const plural = (symbol: SymbolId) => symbols.find(({ id }) => id === symbol)!.plural

export const tell = teller<MonumentsEvent>({
  drewFromPile: ({ player, ability }) => (
    <>
      <Who id={player} /> drew a card from the pile{ability ? ' with the Heroes' : ''}.
    </>
  ),
  drewFromDisplay: ({ player, card, ability }) => (
    <>
      <Who id={player} /> drew <CardChip card={card} /> from the display{ability ? ' with the Heroes' : ''}.
    </>
  ),
  erected: ({ player, monument, cards, copyist }) => (
    <>
      <Who id={player} /> {copyist ? 'copied' : 'erected'} <MonumentChip id={monument} /> with{' '}
      {counted(cards.length, 'card')}.
    </>
  ),
  expanded: ({ player, monument, cards, size, reordered }) => (
    <>
      <Who id={player} /> expanded <MonumentChip id={monument} /> with {counted(cards.length, 'card')}: now {size}
      {reordered ? ', put in a new order by the Scholars' : ''}.
    </>
  ),
  fameRose: ({ player, category, number }) => (
    <>
      <Who id={player} /> reached {number} in {fameName(category).toLowerCase()} fame.
    </>
  ),
  scoredSymbols: ({ player, symbol, points }) => (
    <>
      <Who id={player} /> discarded two <SymbolChip symbol={symbol} name={plural(symbol)} /> for <Points n={points} />.
    </>
  ),
  paidExtraAction: ({ player, cards }) => (
    <>
      <Who id={player} /> discarded two {plural(cardOf(cards[0]!).symbol).toLowerCase()} for a fourth action.
    </>
  ),
  wroteHistory: ({ player, number, removed }) => (
    <>
      <Who id={player} /> wrote a history of {number}:
      {removed.map(({ player: owner, card }, i) => (
        <span key={card}>
          {i > 0 ? ', ' : ' '}
          <CardChip card={card} /> of <Who id={owner} />
        </span>
      ))}
      .
    </>
  ),
  valueRose: ({ monument, field }) => (
    <>
      <MonumentChip id={monument} /> rose to {track.upper[field]} / {track.lower[field]}.
    </>
  ),
  boughtToken: ({ player, symbol, from }) => (
    <>
      <Who id={player} /> took the <SymbolChip symbol={symbol} name={tokenOf(symbol).name} />
      {from === null ? '' : ' from '}
      {from === null ? null : <Who id={from} />}: <Points n={tokenOf(symbol).bought} />.
    </>
  ),
  swapped: ({ player, gave, took }) => (
    <>
      <Who id={player} /> swapped <CardChip card={gave} /> for <CardChip card={took} />.
    </>
  ),
  endedTurn: () => null,
  pileRanOut: () => <>The draw pile has run out: everybody else has one more turn.</>,
  gameEnded: () => <>The game is over.</>,
})

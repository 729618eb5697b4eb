import { basicBuildings } from '../../../games/monumental/data/city-cards'
import { cardPrice } from '../../../games/monumental/moves/acquire'
import { cardOf, isHero } from '../../../games/monumental/pieces/cards'
import { left } from '../../../games/monumental/pieces/display'
import { startPrice } from '../../../games/monumental/pieces/wonders'
import { Tip } from '../../kit/Tip'
import { CardInside, cardClass } from './Card'
import { cardWords, faceOf } from './face'
import { isActing, type MonumentalCall, type MonumentalTable, type Props } from './plan'
import { Amount, Res } from './Signs'

export const isWonderCard = (card: string): boolean => !isHero(card) && cardOf(card).kind === 'wonder'

/** The move that takes a card, with its arguments. */
export const takeArgs = (card: string, gold: number | null): MonumentalCall => {
  if (isWonderCard(card)) return gold === null ? ['startWonder', card] : ['startWonder', card, { gold }]
  return gold === null ? ['acquire', card] : ['acquire', card, gold]
}

/** What a card costs this player now, without its work. */
export const priceNow = ({ view, seat }: MonumentalTable, card: string) =>
  isWonderCard(card)
    ? ({ res: 'P', cost: startPrice(view, seat ?? view.current, card) } as const)
    : cardPrice(view, seat ?? view.current, card)

/** The Development display, the oldest card first, and the piles of Basic Buildings. */
export function Display(props: Props) {
  const { view } = props.table
  const cards = left(view)
  return (
    <section className="zone devz" id="display" aria-label="Development display">
      <div className="zt">
        <h2 className="display">Developments</h2>
        <small>{cards === 0 ? 'none left' : `${cards} left`}</small>
        <span className="bas">
          {basicBuildings.map(({ id }) => (
            <Pile key={id} {...props} id={id} />
          ))}
        </span>
      </div>
      <div className="drow">
        {view.display.map((card, i) => (
          <Offer key={card} {...props} card={card} oldest={i === 0 && view.lastRound === null && !view.now.took} />
        ))}
        {view.display.length === 0 ? <p className="bare">No card is left.</p> : null}
      </div>
    </section>
  )
}

interface OfferProps extends Props {
  readonly card: string
  /** It leaves the game if nobody takes a card. */
  readonly oldest: boolean
}

/** Where a card that is taken flies to. The oldest may also just leave. */
const buyer = ({ view, seat }: MonumentalTable): string =>
  view.current === seat ? `draw ${seat}` : `player ${view.current}`

function Offer({ table, plan, card, oldest }: OfferProps) {
  const chosen = plan.card === card
  const acting = isActing(table)
  const refusal = acting ? table.ask(...takeArgs(card, null)) : null
  const may = acting && !refusal
  const glow = chosen ? 'selected' : may ? (plan.busy === 'acquire' ? 'legal' : 'may') : ''
  const price = table.seat === null ? undefined : priceNow(table, card).cost
  return (
    <Tip
      tip={refusal ? `${cardWords(card)}. ${refusal.because}` : cardWords(card)}
      clause={refusal?.clause || undefined}
      spoken
    >
      <button
        type="button"
        className={`${cardClass(card)} ${oldest ? 'old' : ''} ${glow}`}
        data-piece={`card ${card}`}
        data-card={card}
        data-from="deck"
        data-gone={oldest && !chosen ? undefined : buyer(table)}
        aria-disabled={may ? undefined : true}
        aria-pressed={chosen}
        onClick={may ? () => plan.begin(chosen ? {} : { busy: 'acquire', card }) : undefined}
      >
        {may ? <span className="sr">{isWonderCard(card) ? 'Start ' : 'Acquire '}</span> : null}
        <CardInside id={card} price={price} />
      </button>
    </Tip>
  )
}

function Pile({ table, plan, id }: Props & { readonly id: string }) {
  const chosen = plan.card === id
  const acting = isActing(table)
  const refusal = acting ? table.ask('acquire', id) : null
  const may = acting && !refusal
  const { icons, name } = faceOf(id)
  const [icon] = icons
  const { res, cost } = priceNow(table, id)
  return (
    <Tip
      tip={refusal ? `${cardWords(id)}. ${refusal.because}` : cardWords(id)}
      clause={refusal?.clause || undefined}
      spoken
    >
      <button
        type="button"
        data-card={id}
        className={`bp ${chosen ? 'selected' : may ? (plan.busy === 'acquire' ? 'legal' : 'may') : ''}`}
        aria-disabled={may ? undefined : true}
        aria-pressed={chosen}
        onClick={may ? () => plan.begin(chosen ? {} : { busy: 'acquire', card: id }) : undefined}
      >
        {may ? <span className="sr">Acquire </span> : null}
        {icon?.do === 'gain' ? <Res res={icon.res} /> : null}
        <span className="bn">{name}</span>
        <span className="sr">, {table.view.piles[id]} left, costs </span>
        <small aria-hidden="true">×{table.view.piles[id]}</small>
        <Amount res={res} n={cost} />
      </button>
    </Tip>
  )
}

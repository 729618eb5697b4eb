import { basicBuildings } from '../../../games/monumental/data/city-cards'
import { cardPrice } from '../../../games/monumental/moves/acquire'
import { cardOf, isHero } from '../../../games/monumental/pieces/cards'
import { left } from '../../../games/monumental/pieces/display'
import { startPrice } from '../../../games/monumental/pieces/wonders'
import { type Click, Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { CardInside, cardClass } from './Card'
import { cardWords } from './describe'
import { isActing, type MonumentalCall, type MonumentalTable, type Situation, useMonumental } from './plan'
import { useSituation } from './planning'
import { printedOn } from './printed'
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
export function Display() {
  const { view } = useMonumental()
  const cards = left(view)
  return (
    <section className="zone devz" id="display" aria-label="Development display">
      <ZoneHead title="Developments" note={cards === 0 ? 'none left' : `${cards} left`}>
        <span className="bas">
          {basicBuildings.map(({ id }) => (
            <Pile key={id} id={id} />
          ))}
        </span>
      </ZoneHead>
      <div className="drow">
        {view.display.map((card, i) => (
          <Offer key={card} card={card} oldest={i === 0 && view.lastRound === null && !view.now.took} />
        ))}
        {view.display.length === 0 ? <p className="bare">No card is left.</p> : null}
      </div>
    </section>
  )
}

/** A click on a card to be taken begins to take it, or lays it back. */
function clickOn({ table, plan }: Situation, card: string): Click | null {
  if (!isActing(table)) return null
  const chosen = plan.card === card
  return {
    does: isWonderCard(card) ? 'Start' : 'Acquire',
    glow: chosen ? 'selected' : plan.busy === 'acquire' ? 'legal' : 'may',
    pressed: chosen,
    refusal: table.ask(...takeArgs(card, null)),
    run: () => plan.begin(chosen ? {} : { busy: 'acquire', card }),
  }
}

interface OfferProps {
  readonly card: string
  /** It leaves the game if nobody takes a card. */
  readonly oldest: boolean
}

/** Where a card that is taken flies to. The oldest may also just leave. */
const buyer = ({ view, seat }: MonumentalTable): string =>
  view.current === seat ? `draw ${seat}` : `player ${view.current}`

function Offer({ card, oldest }: OfferProps) {
  const situation = useSituation()
  const { table, plan } = situation
  return (
    <Press
      className={oldest ? `${cardClass(card)} old` : cardClass(card)}
      click={clickOn(situation, card)}
      card={card}
      words={cardWords(card)}
      reached
      data-piece={`card ${card}`}
      data-from="deck"
      data-gone={oldest && plan.card !== card ? undefined : buyer(table)}
    >
      <CardInside id={card} price={table.seat === null ? undefined : priceNow(table, card).cost} />
    </Press>
  )
}

function Pile({ id }: { readonly id: string }) {
  const situation = useSituation()
  const { table } = situation
  const { icons, name } = printedOn(id)
  const [icon] = icons
  const { res, cost } = priceNow(table, id)
  return (
    <Press className="bp" click={clickOn(situation, id)} card={id} words={cardWords(id)} reached>
      {icon?.do === 'gain' ? <Res res={icon.res} /> : null}
      <span className="bn">{name}</span>
      <span className="sr">, {table.view.piles[id]} left, costs </span>
      <small aria-hidden="true">×{table.view.piles[id]}</small>
      <Amount res={res} n={cost} />
    </Press>
  )
}

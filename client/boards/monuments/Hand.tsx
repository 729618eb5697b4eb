import { counted } from '../../../games/kit/words'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { monumentIds } from '../../../games/monuments/data/pieces'
import type { Click } from '../../kit/Press'
import { Hand as Cards, Tick, ZoneHead } from '../../kit/pieces'
import { CardButton } from './Card'
import { type MonumentsTable, ownHand, type Plan, useMonuments, usePlan } from './plan'
import { goesWith, tradable, usable } from './proposals'

/** The own hand. */
export function Hand() {
  const table = useMonuments()
  const plan = usePlan()
  const { picked } = plan
  const cards = ownHand(table)
  const open = openCards(table, plan)
  return (
    <div className="hz">
      <ZoneHead
        title="Hand"
        note={`${counted(cards.length, 'card')}${picked.length > 0 ? ' · the first you pick lies at the bottom' : ''}`}
      />
      <Cards
        cards={sorted(cards, picked)}
        chosen={picked}
        piece={(card) => card}
        from="deck"
        gone="discard"
        style={fanOf(cards.length)}
      >
        {(card) => (
          <>
            <CardButton
              card={card}
              click={open.has(card) || picked.includes(card) ? clickOn(table, plan, card) : null}
            />
            {picked.includes(card) ? <Tick n={picked.length > 1 ? picked.indexOf(card) + 1 : undefined} /> : null}
          </>
        )}
      </Cards>
    </div>
  )
}

/** Cards that something can be done with now. */
function openCards(table: MonumentsTable, { mode }: Plan): ReadonlySet<CardId> {
  if (mode === 'traders') return new Set(tradable(table))
  return mode === 'none' ? usable(table) : new Set()
}

/** In two rows all but the last card of a row are covered in part: `--lead` counts them. */
const fanOf = (cards: number) => ({ '--lead': Math.ceil(cards / 2) - 1 })

/** Picked cards first, in the order of picking; the rest by monument, so that what belongs together lies together. */
function sorted(cards: readonly CardId[], picked: readonly CardId[]): CardId[] {
  const place = (card: CardId) => monumentIds.indexOf(cardOf(card).monument) * 10 + cardOf(card).value
  const rest = cards.filter((card) => !picked.includes(card)).sort((a, b) => place(a) - place(b))
  return [...picked, ...rest]
}

function clickOn(table: MonumentsTable, plan: Plan, card: CardId): Click {
  const picked = plan.picked.includes(card)
  return {
    does: picked ? 'Put back' : plan.mode === 'traders' ? 'Give' : 'Pick',
    glow: picked ? 'selected' : glowOf(table, plan, card),
    pressed: picked,
    run: () => plan.toggle(card),
  }
}

/** `legal`: goes with what is picked, or answers the question. `may`: could be picked. */
function glowOf(table: MonumentsTable, { mode, picked }: Plan, card: CardId): '' | 'may' | 'legal' {
  if (mode === 'traders') return picked.length > 0 ? 'may' : 'legal'
  if (picked.length === 0) return 'may'
  return goesWith(table, picked, card) ? 'legal' : ''
}

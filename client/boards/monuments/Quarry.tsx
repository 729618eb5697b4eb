import { useState } from 'react'
import GreekTemple from '~icons/game-icons/greek-temple'
import { size } from '../../../games/kit/zones'
import type { CardId } from '../../../games/monuments/data/cards'
import { slots } from '../../../games/monuments/moves/turn'
import { Dialog } from '../../kit/Dialog'
import { CardButton, StillCard } from './Card'
import type { MonumentsCall, MonumentsTable, Plan } from './plan'

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

type SlotNumber = (typeof slots)[number]
type Source = 'deck' | SlotNumber

/** What a click on the pile or an open card does now: draw it, or be the target of an ability. */
function clickOn({ table, plan }: Props, from: Source): { glow: 'may' | 'legal'; does: string; run(): void } | null {
  if (!table.mayAct) return null
  if (plan.mode === 'heroes') {
    if (table.ask('useHeroes', from)) return null
    return { glow: 'legal', does: 'Draw with the Heroes:', run: () => table.play('useHeroes', from) }
  }
  if (plan.mode === 'traders') {
    const [card] = plan.picked
    if (!card || from === 'deck' || table.ask('useTraders', card, from)) return null
    return { glow: 'legal', does: 'Swap for', run: () => table.play('useTraders', card, from) }
  }
  if (plan.mode !== 'none') return null
  const call: MonumentsCall = from === 'deck' ? ['drawDeck'] : ['drawDisplay', from]
  return table.ask(...call) ? null : { glow: 'may', does: 'Draw', run: () => table.play(...call) }
}

/** The draw pile, the open cards and the discard pile. */
export function Quarry(props: Props) {
  const { view } = props.table
  return (
    <section className="zone offer" id="quarry" aria-label="Quarry">
      <div className="zt">
        <h2 className="display">Quarry</h2>
        <small>{hint(props)}</small>
      </div>
      <div className="row">
        <Pile {...props} />
        {slots.map((slot) => (
          <Slot key={slot} {...props} card={view.display[slot] ?? null} slot={slot} />
        ))}
        <DiscardPile cards={view.discard} />
      </div>
    </section>
  )
}

function hint({ table, plan }: Props): string {
  if (plan.mode === 'heroes') return 'choose the card the Heroes bring'
  if (plan.mode === 'traders') return plan.picked.length > 0 ? 'choose the card to swap for' : 'first the card you give'
  if (size(table.view.deck) === 0) return 'the pile has run out: last turns'
  return 'draw one card per action'
}

function Pile(props: Props) {
  const left = size(props.table.view.deck)
  const click = clickOn(props, 'deck')
  const back = <GreekTemple />
  if (left === 0) return <span className="gap" role="img" aria-label="The draw pile is empty" />
  return (
    <div className="pile" data-piece="deck">
      {click ? (
        <button
          type="button"
          className={`back mc ${click.glow}`}
          aria-label={`${click.does} the top card of the pile`}
          onClick={click.run}
        >
          {back}
        </button>
      ) : (
        <span className="back mc">{back}</span>
      )}
      <span className="cnt" title="cards in the draw pile">
        <span data-count="deck">{left}</span>
        <span className="sr"> cards in the pile</span>
      </span>
    </div>
  )
}

function Slot({ card, slot, ...props }: Props & { readonly card: CardId | null; readonly slot: SlotNumber }) {
  if (!card) return <span className="gap" role="img" aria-label="An empty place" />
  const click = clickOn(props, slot)
  return (
    <span
      key={card}
      className="open"
      data-piece={card}
      data-from="deck"
      data-gone={`player ${props.table.view.current}`}
    >
      <CardButton card={card} glow={click?.glow ?? ''} does={click?.does ?? ''} onClick={click?.run ?? null} />
    </span>
  )
}

/** R18: the whole pile is open to all, in order. */
function DiscardPile({ cards }: { readonly cards: readonly CardId[] }) {
  const [open, setOpen] = useState(false)
  const top = cards.at(-1)
  if (!top) return null
  return (
    <div className="pile disc" data-place="discard">
      <button type="button" title="Look through the discard pile" onClick={() => setOpen(true)}>
        <span className="sr">Look through the discard pile, on top: </span>
        <span key={top} className="dim" data-piece={top}>
          <StillCard card={top} />
        </span>
      </button>
      <span className="cnt">
        {cards.length}
        <span className="sr"> cards discarded</span>
      </span>
      {open ? (
        <Dialog title={`Discard pile, ${cards.length} cards`} onClose={() => setOpen(false)} wide>
          <p>The last one first.</p>
          <ol className="discards">
            {[...cards].reverse().map((card) => (
              <li key={card}>
                <StillCard card={card} />
              </li>
            ))}
          </ol>
        </Dialog>
      ) : null}
    </div>
  )
}

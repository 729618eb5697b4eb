import { useState } from 'react'
import GreekTemple from '~icons/game-icons/greek-temple'
import { size } from '../../../games/kit/zones'
import type { CardId } from '../../../games/monuments/data/cards'
import { slots } from '../../../games/monuments/moves/turn'
import { Dialog } from '../../kit/Dialog'
import { type Click, Press } from '../../kit/Press'
import { Pile, ZoneHead } from '../../kit/pieces'
import { CardButton, StillCard } from './Card'
import { type MonumentsCall, type MonumentsTable, type Plan, useMonuments, usePlan } from './plan'

type SlotNumber = (typeof slots)[number]
type Source = 'deck' | SlotNumber

/** What a click on the pile or an open card does now: draw it, or be the target of an ability. */
function clickOn(table: MonumentsTable, plan: Plan, from: Source): Click | null {
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
export function Quarry() {
  const table = useMonuments()
  const plan = usePlan()
  const { display, discard } = table.view
  return (
    <section className="zone offer" id="quarry" aria-label="Quarry">
      <ZoneHead title="Quarry" note={hint(table, plan)} />
      <div className="row">
        <DrawPile left={size(table.view.deck)} click={clickOn(table, plan, 'deck')} />
        {slots.map((slot) => (
          <Slot key={slot} card={display[slot] ?? null} click={clickOn(table, plan, slot)} />
        ))}
        <DiscardPile cards={discard} />
      </div>
    </section>
  )
}

function hint({ view }: MonumentsTable, { mode, picked }: Plan): string {
  if (mode === 'heroes') return 'choose the card the Heroes bring'
  if (mode === 'traders') return picked.length > 0 ? 'choose the card to swap for' : 'first the card you give'
  if (size(view.deck) === 0) return 'the pile has run out: last turns'
  return 'draw one card per action'
}

function DrawPile({ left, click }: { readonly left: number; readonly click: Click | null }) {
  if (left === 0) return <span className="gap" role="img" aria-label="The draw pile is empty" />
  return (
    <Pile piece="deck" count={left} counts="cards in the pile">
      <Press click={click} className="back mc">
        {click ? <span className="sr">the top card of the pile</span> : null}
        <GreekTemple />
      </Press>
    </Pile>
  )
}

function Slot({ card, click }: { readonly card: CardId | null; readonly click: Click | null }) {
  const { view } = useMonuments()
  if (!card) return <span className="gap" role="img" aria-label="An empty place" />
  return (
    <span key={card} className="open" data-piece={card} data-from="deck" data-gone={`player ${view.current}`}>
      <CardButton card={card} click={click} />
    </span>
  )
}

/** R18: the whole pile is open to all, in order. */
function DiscardPile({ cards }: { readonly cards: readonly CardId[] }) {
  const [open, setOpen] = useState(false)
  const top = cards.at(-1)
  if (!top) return null
  return (
    <Pile className="disc" place="discard" count={cards.length} counts="cards discarded">
      <button type="button" title="Look through the discard pile" onClick={() => setOpen(true)}>
        <span className="sr">Look through the discard pile, on top: </span>
        <span key={top} className="dim" data-piece={top}>
          <StillCard card={top} />
        </span>
      </button>
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
    </Pile>
  )
}

import HourglassIcon from '~icons/game-icons/hourglass'
import VillageIcon from '~icons/game-icons/village'
import { size } from '../../../games/kit/zones'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { eventOf } from '../../../games/villages-of-valeria/data/events'
import { type PileNumber, pileNumbers } from '../../../games/villages-of-valeria/data/table'
import { isSolo, pileSize } from '../../../games/villages-of-valeria/state'
import { Tip } from '../../kit/Tip'
import { BuildingFace, EventCard, toneOf } from './Cards'
import { drawClick, pileClick } from './clicks'
import { counted, nameOf, powerWords } from './names'
import { Press } from './Press'
import type { Props, VillageTable } from './plan'

/** The deck and the five open piles. */
export function Piles(props: Props) {
  const { table } = props
  return (
    <section className="zone piles" id="board" aria-label="Building piles">
      <div className="zt">
        <h2 className="display">Building piles</h2>
        <small>{isSolo(table.view) ? 'the deck is your clock' : 'discards land here too'}</small>
        <span className="grow" />
        <LastEvent table={table} />
      </div>
      <div className="six">
        <Deck {...props} />
        {pileNumbers.map((pile) => (
          <OpenPile key={pile} {...props} pile={pile} />
        ))}
      </div>
    </section>
  )
}

function Deck(props: Props) {
  const { deck } = props.table.view
  const n = size(deck)
  return (
    <div className="pile" data-piece="deck">
      <Press click={drawClick(props, 'deck')} className={n > 0 ? 'back bk' : 'back bk none'}>
        <span className="sr">the deck</span>
        {isSolo(props.table.view) ? <HourglassIcon aria-hidden="true" /> : <VillageIcon aria-hidden="true" />}
      </Press>
      <span className="cnt" data-count="deck">
        {n}
        <span className="sr"> cards in the deck</span>
      </span>
    </div>
  )
}

function OpenPile(props: Props & { readonly pile: PileNumber }) {
  const { table, plan, pile } = props
  const there = table.view.piles[pile]!
  const click = pileClick(props, pile)
  const n = pileSize(there)
  const actor = table.view.pending[0]?.player ?? table.view.current
  const { begun } = plan
  const landing = begun.doing === 'develop' || begun.doing === 'build' ? begun.discards : []
  const planned = landing.filter((discard) => discard.pile === pile)
  return (
    <div className="pile">
      {there.top === null ? (
        <Press click={click} className="empty">
          pile {pile + 1}, empty
        </Press>
      ) : (
        <span key={there.top} data-piece={`card ${there.top}`} data-from="deck" data-gone={`player ${actor}`}>
          <Press
            click={click}
            className={n > 1 ? 'card bd depth' : 'card bd'}
            style={toneOf(buildingOf(there.top).type)}
            card={there.top}
            words={powerWords(buildingOf(there.top).power)}
          >
            <BuildingFace card={there.top} />
          </Press>
        </span>
      )}
      {planned.length > 0 ? (
        <span className="lands">
          <span className="sr">Here will land </span>
          {planned.map(({ card }) => nameOf(card)).join(', ')}
        </span>
      ) : null}
      <span className="cnt" data-count={`pile ${pile}`}>
        {n}
        <span className="sr"> {n === 1 ? 'card' : 'cards'} on this pile</span>
      </span>
    </div>
  )
}

function LastEvent({ table }: { readonly table: VillageTable }) {
  const { pastEvents, options } = table.view
  if (!options.events) return null
  const last = pastEvents.at(-1)
  if (!last) return <span className="tag">no event yet</span>
  return (
    <Tip tip={<EventCard id={last} />}>
      <button type="button" className="tag ask">
        {counted(pastEvents.length, 'event')}, last {eventOf(last).name}
      </button>
    </Tip>
  )
}

import HourglassIcon from '~icons/game-icons/hourglass'
import VillageIcon from '~icons/game-icons/village'
import { counted } from '../../../games/kit/words'
import { size } from '../../../games/kit/zones'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { type PileNumber, pileNumbers } from '../../../games/villages-of-valeria/data/constants'
import { eventOf } from '../../../games/villages-of-valeria/data/events'
import { isSolo, pileSize } from '../../../games/villages-of-valeria/state'
import { Explained } from '../../kit/chips'
import { Press } from '../../kit/Press'
import { Pile, ZoneHead } from '../../kit/pieces'
import { BuildingFace, EventCard, toneOf } from './Cards'
import { drawClick, pileClick } from './clicks'
import { powerWords } from './describe'
import { nameOf } from './names'
import { useSituation } from './plan'

/** The deck and the five open piles. */
export function Piles() {
  const { table } = useSituation()
  return (
    <section className="zone piles" id="board" aria-label="Building piles">
      <ZoneHead title="Building piles" note={isSolo(table.view) ? 'the deck is your clock' : 'discards land here too'}>
        <span className="grow" />
        <LastEvent />
      </ZoneHead>
      <div className="six">
        <Deck />
        {pileNumbers.map((pile) => (
          <OpenPile key={pile} pile={pile} />
        ))}
      </div>
    </section>
  )
}

function Deck() {
  const situation = useSituation()
  const { deck } = situation.table.view
  const n = size(deck)
  return (
    <Pile piece="deck" count={n} counts="cards in the deck">
      <Press click={drawClick(situation, 'deck')} className={n > 0 ? 'back bk' : 'back bk none'}>
        <span className="sr">the deck</span>
        {isSolo(situation.table.view) ? <HourglassIcon /> : <VillageIcon />}
      </Press>
    </Pile>
  )
}

function OpenPile({ pile }: { readonly pile: PileNumber }) {
  const situation = useSituation()
  const { table, plan } = situation
  const there = table.view.piles[pile]!
  const click = pileClick(situation, pile)
  const n = pileSize(there)
  const actor = table.view.pending[0]?.player ?? table.view.current
  const { begun } = plan
  const landing = begun.doing === 'develop' || begun.doing === 'build' ? begun.discards : []
  const planned = landing.filter((discard) => discard.pile === pile)
  return (
    <Pile name={`pile ${pile}`} count={n} counts={n === 1 ? 'card on this pile' : 'cards on this pile'}>
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
    </Pile>
  )
}

function LastEvent() {
  const { table } = useSituation()
  const { pastEvents, options } = table.view
  if (!options.events) return null
  const last = pastEvents.at(-1)
  if (!last) return <span className="tag">no event yet</span>
  return (
    <Explained className="tag ask" tip={<EventCard id={last} />}>
      {counted(pastEvents.length, 'event')}, last {eventOf(last).name}
    </Explained>
  )
}

import { size } from '../../../games/kit/zones'
import { adventurerOf } from '../../../games/villages-of-valeria/data/adventurers'
import { monumentFee, recruit } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { AdventurerFace, MonumentFace, toneOf } from './Cards'
import { adventurerClick, monumentClick } from './clicks'
import { powerWords } from './describe'
import { type Situation, useSituation } from './plan'

/** The Adventurers that lie open. */
export function Adventurers() {
  const situation = useSituation()
  const { view } = situation.table
  return (
    <section className="zone adventurers" id="adventurers" aria-label="Adventurers">
      <ZoneHead
        title="Adventurers"
        note={
          <>
            {recruit.lead.fee} gold to lead, {recruit.follow.fee} to follow · {size(view.adventurerDeck)} in the deck
          </>
        }
      />
      <div className="five">
        {view.adventurerRow.map((id, place) =>
          id === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are known by where they are
            <span key={place} className="empty" />
          ) : (
            <span key={id} data-piece={`card ${id}`} data-gone={goneTo(situation)}>
              <Press
                click={adventurerClick(situation, id)}
                className="card ad"
                card={id}
                words={powerWords(adventurerOf(id).power)}
              >
                <AdventurerFace id={id} />
              </Press>
            </span>
          ),
        )}
      </div>
    </section>
  )
}

/** The Monuments that lie open. */
export function Monuments() {
  const situation = useSituation()
  const { view } = situation.table
  return (
    <section className="zone monuments" aria-label="Monuments">
      <ZoneHead
        title="Monuments"
        note={
          <>
            +{monumentFee} gold with a recruit · {size(view.monumentDeck)} in the deck
          </>
        }
      />
      <div className="five">
        {view.monumentLine.map((id, place) =>
          id === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are known by where they are
            <span key={place} className="empty" />
          ) : (
            <span key={id} data-piece={`card ${id}`} data-gone={goneTo(situation)}>
              <Press
                click={monumentClick(situation, id)}
                className="card mn"
                card={id}
                style={toneOf(monumentOf(id).type)}
              >
                <MonumentFace id={id} />
              </Press>
            </span>
          ),
        )}
      </div>
    </section>
  )
}

/** Whoever acts now is who takes a card away. */
const goneTo = ({ table: { view } }: Situation): string => `player ${view.pending[0]?.player ?? view.current}`

import { size } from '../../../games/kit/zones'
import { adventurerOf } from '../../../games/villages-of-valeria/data/adventurers'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { monumentFee, recruit } from '../../../games/villages-of-valeria/data/table'
import { AdventurerFace, MonumentFace, toneOf } from './Cards'
import { adventurerClick, monumentClick } from './clicks'
import { powerWords } from './names'
import { Press } from './Press'
import type { Props } from './plan'

/** The Adventurers that lie open. */
export function Adventurers(props: Props) {
  const { view } = props.table
  return (
    <section className="zone adventurers" id="adventurers" aria-label="Adventurers">
      <div className="zt">
        <h2 className="display">Adventurers</h2>
        <small>
          {recruit.lead.fee} gold to lead, {recruit.follow.fee} to follow · {size(view.adventurerDeck)} in the deck
        </small>
      </div>
      <div className="five">
        {view.adventurerRow.map((id, place) =>
          id === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are known by where they are
            <span key={place} className="empty" />
          ) : (
            <span key={id} data-piece={`card ${id}`} data-gone={goneTo(props)}>
              <Press
                click={adventurerClick(props, id)}
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
export function Monuments(props: Props) {
  const { view } = props.table
  return (
    <section className="zone monuments" aria-label="Monuments">
      <div className="zt">
        <h2 className="display">Monuments</h2>
        <small>
          +{monumentFee} gold with a recruit · {size(view.monumentDeck)} in the deck
        </small>
      </div>
      <div className="five">
        {view.monumentLine.map((id, place) =>
          id === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are known by where they are
            <span key={place} className="empty" />
          ) : (
            <span key={id} data-piece={`card ${id}`} data-gone={goneTo(props)}>
              <Press click={monumentClick(props, id)} className="card mn" card={id} style={toneOf(monumentOf(id).type)}>
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
const goneTo = ({ table: { view } }: Props): string => `player ${view.pending[0]?.player ?? view.current}`

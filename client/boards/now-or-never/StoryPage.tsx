import { useState } from 'react'
import { describeEffects } from '../../../games/now-or-never/describe'
import type { OpenEncounter } from '../../../games/now-or-never/state'
import { Stroke } from '../../kit/Stroke'
import { playerAt } from '../../kit/table'
import { heroName } from './names'
import { Prose } from './Prose'
import type { Props } from './plan'

/** The page the book is open at, for everybody at the table; once it has ended it can be closed. */
export default function StoryPage({ table }: Props) {
  const open = table.view.story?.open ?? null
  const [closed, setClosed] = useState<string | null>(null)
  const [aside, setAside] = useState(false)
  if (!open || table.view.fight) return null
  const page = `${open.id} ${open.player} ${table.view.season} ${open.taken}`
  if (open.outcome && closed === page) return null
  const { outcome } = open
  const folded = aside && !outcome
  return (
    <section
      className={folded ? 'chooser storypage aside' : 'chooser storypage'}
      aria-label={open.title}
      aria-live="polite"
    >
      <header>
        <h2 className="display">{open.title}</h2>
        <button
          type="button"
          className="btn small"
          aria-expanded={!folded}
          onClick={() => (outcome ? setClosed(page) : setAside(!aside))}
        >
          {outcome ? (
            <>
              <Stroke of="close" /> Close the book
            </>
          ) : (
            <>
              <Stroke of={aside ? 'cards' : 'board'} /> {aside ? 'Show the page' : 'Look at the map'}
            </>
          )}
        </button>
      </header>
      {folded ? null : (
        <div className="storytext">
          <small>
            {playerAt(table, open.player).name} with {heroName(table.view, open.player)}
          </small>
          <Prose text={open.text} />
          <Ended open={open} />
        </div>
      )}
    </section>
  )
}

/** What came of it. */
function Ended({ open: { choices, taken, outcome } }: { readonly open: OpenEncounter }) {
  const label = taken === null ? undefined : choices[taken]?.label
  if (!label) return null
  return (
    <>
      <p>
        <b>{label}</b>
      </p>
      {outcome?.success ? <Prose text={outcome.reaction} /> : null}
      {outcome?.success ? <p>{describeEffects(outcome.effects)}</p> : null}
      {outcome && !outcome.success ? <p>It failed{outcome.total === null ? '' : ` with ${outcome.total}`}.</p> : null}
    </>
  )
}

import type { PlayerId } from '../../games/kit/rule'
import { sum } from '../../games/kit/score'
import { ClauseLink } from '../kit/ClauseLink'
import { useTable } from '../kit/table'
import { type StandingLine, standingOf } from './stake'
import { minus } from './words'
import './ending.css'

/** A player's points so far by the lines of the score sheet, as far as they lie open. */
export function SoFar({ player }: { readonly player: PlayerId }) {
  const { definition, view } = useTable()
  const lines = standingOf(definition, view, player).filter(({ points }) => points !== 0)
  if (!definition.standing) return null
  const [during, atEnd] = [lines.filter((line) => !line.atEnd), lines.filter((line) => line.atEnd)]
  const total = sum(lines.map(({ points }) => points ?? 0))
  const hides = lines.some(({ points }) => points === null)
  return (
    <section className="sofar" aria-label="Points so far">
      <h3>
        Points so far <b>{minus(total)}</b> {hides ? <small>and what is hidden until the end</small> : null}
      </h3>
      {lines.length === 0 ? <p>None yet.</p> : null}
      <Lines title="Gained" lines={during} />
      <Lines title="At the end, if it were now" lines={atEnd} />
    </section>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly StandingLine[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {lines.map(({ key, label, help, clause, points }) => (
          <li key={key}>
            <span>
              {label}
              <small>
                {help} · <ClauseLink clause={clause} />
              </small>
            </span>
            <Points points={points} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function Points({ points }: { readonly points: number | null }) {
  if (points === null) return <span className="points hidden-yet">hidden</span>
  return <b className={points < 0 ? 'points neg' : 'points'}>{points === 0 ? '–' : minus(points)}</b>
}

import { Fragment, lazy, Suspense, useState } from 'react'
import type { Ending as Way } from '../../games/kit/score'
import { Stroke } from '../kit/Stroke'
import { useTable } from '../kit/table'
import { atStake } from './stake'
import { minus } from './words'
import './ending.css'

const EndingDialog = lazy(() => import('./EndingDialog'))

/** Always in sight: how the match will end, how near that is, and what the end will still cost or bring you. */
export function Ending() {
  const { definition, view } = useTable()
  const [open, setOpen] = useState(false)
  const [nearest, ...others] = view.outcome ? [] : (definition.endings?.(view) ?? [])
  if (!nearest) return null
  return (
    <section className="ending" aria-label="How it ends">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Stroke of="flag" size={16} />
        <span className="how">{nearest.brief}</span>
        <span className="near">
          <Meter way={nearest} />
          {others.length > 0 ? <small>or {others.length} more</small> : null}
        </span>
        <Stake />
      </button>
      {open ? (
        <Suspense>
          <EndingDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

export function Meter({ way: { done, of } }: { readonly way: Way }) {
  const part = of > 0 ? Math.max(0, Math.min(1, done / of)) : 1
  return (
    <span className="meter">
      <i style={{ backgroundSize: `${part * 100}% 100%` }} aria-hidden="true" />
      <b>
        {done}
        <span aria-hidden="true">/</span>
        <span className="sr"> of </span>
        {of}
      </b>
    </span>
  )
}

/** One's own points that count only at the end, what they cost first. */
function Stake() {
  const { definition, view, seat } = useTable()
  const lines = seat === null ? [] : atStake(definition, view, seat)
  if (lines.length === 0) return null
  return (
    <span className="stake">
      For you at the end:{' '}
      {lines.map(({ key, label, points }, i) => (
        <Fragment key={key}>
          {i > 0 ? ' · ' : null}
          <span>
            {label} <b className={points < 0 ? 'neg' : undefined}>{signed(points)}</b>
          </span>
        </Fragment>
      ))}
    </span>
  )
}

const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points))

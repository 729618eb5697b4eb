import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Meta } from '../../games/kit/meta'
import { type Series, sheetOf } from '../../games/kit/series'
import { api } from '../app/api'
import { paths } from '../app/paths'
import type { MenuEntry, Rematch } from './room'

/** The series an online match belongs to; nothing if it stands alone, or until that is known. */
export function useSeries(meta: Meta, id: string): Series | undefined {
  const { series } = meta
  const [inIt, setInIt] = useState(false)
  useEffect(() => {
    if (!series) return
    api.matches([id]).then(
      ([match]) => setInIt(sheetOf({ meta }, match?.options) !== null),
      () => undefined,
    )
  }, [series, meta, id])
  return inIt ? series : undefined
}

/** In a series no match is played again: its page leads to the next. */
export const onward = ({ name, part }: Series, run: () => void): Rematch => ({
  label: `To the ${name}`,
  note: `the sheet and the next ${part}`,
  run,
})

export const toSeries = ({ name }: Series, run: () => void): MenuEntry => ({ icon: 'flag', label: `The ${name}`, run })

/** Where somebody is missing: what can be done about it stands on the page of the series. */
export function SeriesNote({
  meta,
  series,
  id,
}: {
  readonly meta: Meta
  readonly series: Series
  readonly id: string
}) {
  return (
    <p>
      This is a {series.part} of a {series.name}.{' '}
      <Link href={paths.series(meta.id, id)}>See the {series.name}, or give the seat to somebody else</Link>
    </p>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { botKind, usualBot } from '../../games/kit/bot-kinds'
import type { Meta } from '../../games/kit/meta'
import { partNumber, type Series, sheetOf } from '../../games/kit/series'
import { sentence } from '../app/api'
import { usePlayerName } from '../app/identity'
import { FieldProblem } from '../app/You'
import { AwayFields } from './AwayFields'
import { begin } from './begin'
import { type Draft, isWhere, newDraft, type Problems, problemsOf } from './draft'
import { OptionFields } from './OptionFields'
import { SeatFields } from './SeatFields'
import { withSheet } from './SeriesField'
import { WhereFields } from './WhereFields'

/** The form that opens a table. Bad input stays in the form, with a message at its field. */
export function NewMatch({ meta }: { readonly meta: Meta }) {
  const { draft, change, problems, failure, busy, submit, form } = useNewMatch(meta)
  const fields = { meta, draft, change, problems }
  return (
    <form className="in wrap" ref={form} onSubmit={submit} noValidate>
      <div>
        <h2>New match</h2>
        <WhereFields {...fields} />
        <OptionFields {...fields} />
        {draft.where === 'device' ? null : <AwayFields {...fields} />}
      </div>
      <div>
        <h2>Seats</h2>
        <section className="panel" aria-label="Seats">
          <SeatFields {...fields} />
          <button type="submit" className="btn primary create" aria-disabled={busy || undefined}>
            {verb(meta, draft, busy)}
          </button>
          <FieldProblem problem={failure} />
        </section>
      </div>
    </form>
  )
}

export interface FieldsProps {
  readonly meta: Meta
  readonly draft: Draft
  readonly problems: Problems
  readonly change: (next: (now: Draft) => Draft) => void
}

const verb = (meta: Meta, { where, options }: Draft, busy: boolean): string => {
  if (busy) return 'Setting up…'
  if (meta.series && sheetOf({ meta }, options) !== null) return goesOn(meta.series, sheetOf({ meta }, options))
  return where === 'device' ? 'Start playing' : 'Create the match'
}

const goesOn = (series: Series, sheet: unknown): string =>
  series.done(sheet) === 0 ? `Begin the ${series.name}` : `Go on with ${partNumber(series, series.done(sheet))}`

function useNewMatch(meta: Meta) {
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const name = usePlayerName()
  const form = useRef<HTMLFormElement>(null)
  const asked = search.get('where')
  const opponent = search.get('with') === 'bot' ? usualBot : botKind(search.get('with'))
  const [draft, setDraft] = useState(() => newDraft(meta, name, isWhere(asked) ? asked : 'link', opponent))
  const [shown, setShown] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const problems = problemsOf(meta, draft)
  const { series } = meta
  const wanted = series !== undefined && search.has('series')
  useEffect(() => {
    if (!wanted || !series) return
    setDraft((now) => withSheet(meta, series, now, series.blank))
    requestAnimationFrame(() => form.current?.scrollIntoView())
  }, [wanted, meta, series])
  // Whoever said already what to play needs one more click: the button is in sight.
  useEffect(() => {
    if (!isWhere(asked)) return
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('.create')?.focus())
  }, [asked])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setShown(true)
    setFailure(undefined)
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setBusy(true)
    try {
      go(await begin(meta, draft))
    } catch (error) {
      setFailure(sentence(error))
      setBusy(false)
    }
  }

  return { draft, change: setDraft, problems: shown ? problems : {}, failure, busy, submit, form }
}

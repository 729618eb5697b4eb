import { useId, useState } from 'react'
import type { Meta } from '../../games/kit/meta'
import { fitOptions, type Option } from '../../games/kit/options'
import { nameOf, type Series } from '../../games/kit/series'
import { FieldProblem } from '../app/You'
import { Stroke } from '../kit/Stroke'
import { fromText, type People } from '../series/file'
import { Choices } from './Choices'
import type { Draft } from './draft'

interface Props {
  readonly meta: Meta
  readonly series: Series
  readonly option: Option
  readonly draft: Draft
  readonly change: (next: (now: Draft) => Draft) => void
}

type Kind = 'alone' | 'new' | 'file'

/** The draft with this sheet, null for a match that stands alone, and with the people who belong to it. */
export function withSheet(meta: Meta, series: Series, draft: Draft, sheet: unknown, people: People = []): Draft {
  const seats =
    people.length > 0
      ? people.map(({ name, bot }, at) => ({ name: at === 0 && draft.where !== 'device' ? draft.name : name, bot }))
      : draft.seats
  const beside = sheet === null ? {} : series.beside
  const options = fitOptions(meta.options, { ...draft.options, ...beside, [series.option]: sheet }, seats.length)
  return { ...draft, seats, options }
}

/** One match alone, the first of a series, or the next of one that was saved. */
export function SeriesField({ meta, series, option, draft, change }: Props) {
  const sheet = draft.options[series.option] ?? null
  const [kind, setKind] = useState<Kind>()
  const shown = kind === 'file' ? 'file' : sheet === null ? 'alone' : 'new'
  const lay = (next: unknown, people?: People) => change((now) => withSheet(meta, series, now, next, people))
  const choose = (next: Kind) => {
    setKind(next)
    lay(next === 'new' ? series.blank : null)
  }
  return (
    <fieldset className="opt wide">
      <legend>
        <b>{option.label}</b>
        <small>{option.help}</small>
      </legend>
      <Choices<Kind>
        label={option.label}
        name="series"
        value={shown}
        onChange={choose}
        values={[
          { value: 'alone', label: `One ${series.part}` },
          { value: 'new', label: `New ${series.name}` },
          { value: 'file', label: `${nameOf(series)} from a file` },
        ]}
      />
      {shown === 'file' ? <SavedField {...{ meta, series, sheet, lay }} /> : null}
      {shown === 'new' ? (
        <p className="seriesparts">{series.parts.map((title, at) => `${at + 1} ${title}`).join(' · ')}</p>
      ) : null}
    </fieldset>
  )
}

interface SavedProps {
  readonly meta: Meta
  readonly series: Series
  readonly sheet: unknown
  readonly lay: (sheet: unknown, people?: People) => void
}

function SavedField({ meta, series, sheet, lay }: SavedProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const read = fromText(meta, series, await file.text())
    setProblem('problem' in read ? read.problem : undefined)
    if ('problem' in read) lay(null)
    else lay(read.sheet, read.players)
  }
  const done = series.done(sheet)
  return (
    <>
      <label className="sr" htmlFor={id}>
        The saved {series.name}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {sheet === null ? null : (
        <p className="filetaken" role="status">
          <Stroke of="check" size={16} /> It goes on with {series.part} {done + 1}: {series.parts[done]}.
        </p>
      )}
      <FieldProblem problem={problem} />
    </>
  )
}

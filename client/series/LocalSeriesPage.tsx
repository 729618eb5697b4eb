import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { inCatalog } from '../../games/catalog'
import { botKinds, bots } from '../../games/kit/bot-kinds'
import type { Meta } from '../../games/kit/meta'
import { isComplete, partNumber, type Series, sheetOf } from '../../games/kit/series'
import { Plain } from '../app/Plain'
import { paths } from '../app/paths'
import { forgetSeries, type LocalSeries, rememberSeries, useLocalMatches, useLocalSeries } from '../app/seats'
import { FieldProblem, NameField } from '../app/You'
import { Confirm, Dialog } from '../kit/Dialog'
import { Stroke } from '../kit/Stroke'
import { playersFor, type SeatDraft, seatProblems } from '../lobby/draft'
import { currentMatch, goOn } from './here'
import { Keep } from './Keep'
import { SeriesView } from './SeriesView'

/** A series on this device: on its shelf, for everybody around it. */
export default function LocalSeriesPage({ id }: { readonly id: string }) {
  const kept = useLocalSeries().find((one) => one.id === id)
  const meta = kept && inCatalog(kept.game)?.meta
  const sheet = kept && meta ? sheetOf({ meta }, kept.options) : null
  if (!kept || !meta?.series || sheet === null) return <Gone />
  return <Known kept={kept} meta={meta} series={meta.series} sheet={sheet} />
}

interface Props {
  readonly kept: LocalSeries
  readonly meta: Meta
  readonly series: Series
  readonly sheet: unknown
}

function Known(props: Props) {
  const { kept, meta, series, sheet } = props
  const [changing, setChanging] = useState(false)
  const match = currentMatch(meta, kept, useLocalMatches())
  return (
    <>
      <SeriesView
        {...{ meta, series, sheet }}
        seats={kept.players.map(({ name, bot }) => ({ name, tags: bot ? ['bot'] : [] }))}
        playing={match !== undefined}
        next={<Next {...props} at={match?.id} onChange={() => setChanging(true)} />}
        tools={
          <>
            <Keep {...{ meta, series, sheet }} players={kept.players} />
            <Remove {...props} />
          </>
        }
      />
      {changing ? <Change kept={kept} onClose={() => setChanging(false)} /> : null}
    </>
  )
}

/** The table that stands, or the next one. */
function Next({
  kept,
  meta,
  series,
  sheet,
  at,
  onChange,
}: Props & { readonly at?: string | undefined; onChange(): void }) {
  const [, go] = useLocation()
  if (isComplete(series, sheet)) {
    return (
      <Link className="btn primary" href={paths.newSeries(meta.id)}>
        <Stroke of="plus" />A new {series.name}
      </Link>
    )
  }
  const done = series.done(sheet)
  const part = `${partNumber(series, done)}: ${series.parts[done]}`
  if (at) {
    return (
      <>
        <Link className="btn primary" href={paths.local(at)}>
          <Stroke of="play" />
          Go on with {part}
        </Link>
        <p>The table stands as you left it, on this device.</p>
      </>
    )
  }
  return (
    <>
      <button type="button" className="btn primary" onClick={() => go(goOn(meta, kept))}>
        <Stroke of="play" />
        Begin {part}
      </button>
      <p>Everybody keeps their seat. Is somebody missing?</p>
      <button type="button" className="btn small" onClick={onChange}>
        <Stroke of="people" />
        Change who plays
      </button>
    </>
  )
}

function Remove({ kept, series }: Props) {
  const [, go] = useLocation()
  const [asking, setAsking] = useState(false)
  const remove = () => {
    forgetSeries(kept.id)
    go(paths.lobby)
  }
  return (
    <>
      <button type="button" className="btn small" onClick={() => setAsking(true)}>
        <Stroke of="trash" />
        Remove from this device
      </button>
      {asking ? (
        <Confirm
          title={`Remove this ${series.name}?`}
          yes="Remove"
          no="Keep it"
          onYes={remove}
          onNo={() => setAsking(false)}
        >
          <p>
            The sheet and all its {series.part}s are stored on this device only. Without a saved file they cannot be
            brought back.
          </p>
        </Confirm>
      ) : null}
    </>
  )
}

/** Somebody new for a seat, or the computer. */
function Change({ kept, onClose }: { readonly kept: LocalSeries; readonly onClose: () => void }) {
  const [seats, setSeats] = useState<readonly SeatDraft[]>(kept.players)
  const [shown, setShown] = useState(false)
  const problems = shown ? seatProblems(seats) : {}
  const change = (at: number, to: Partial<SeatDraft>) =>
    setSeats((all) => all.map((seat, i) => (i === at ? { ...seat, ...to } : seat)))
  function submit(event: FormEvent) {
    event.preventDefault()
    setShown(true)
    if (Object.values(seatProblems(seats)).some(Boolean)) return
    rememberSeries({ ...kept, players: playersFor(seats) })
    onClose()
  }
  return (
    <Dialog
      title="Who plays on?"
      onClose={onClose}
      actions={
        <button type="submit" form="who-plays-on" className="btn primary">
          That is us
        </button>
      }
    >
      <form id="who-plays-on" className="replacing" onSubmit={submit} noValidate>
        {seats.map(({ name, bot }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <div key={at} className="one">
            <NameField
              label={`Seat ${at + 1}`}
              value={name}
              problem={problems[`seat-${at}`]}
              onChange={(typed) => change(at, { name: typed })}
            />
            <select
              className="sel"
              aria-label={`Who plays seat ${at + 1}`}
              value={bot ?? 'person'}
              onChange={({ target }) => change(at, { bot: botKinds.find((kind) => kind === target.value) ?? null })}
            >
              <option value="person">a person</option>
              {botKinds.map((kind) => (
                <option key={kind} value={kind}>
                  bot, {bots[kind].name}
                </option>
              ))}
            </select>
          </div>
        ))}
        <FieldProblem problem={problems.seats} />
      </form>
    </Dialog>
  )
}

function Gone() {
  return (
    <Plain title="This is not on the shelf of this device">
      <p>
        What is played on one device stays in the browser it was begun in. With a saved file you can go on from there.
      </p>
      <div className="btns">
        <Link className="btn primary" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

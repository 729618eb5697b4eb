import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { inCatalog } from '../../games/catalog'
import { type BotKind, botKind, usualBot } from '../../games/kit/bot-kinds'
import type { Meta } from '../../games/kit/meta'
import { isComplete, partNumber, type Series } from '../../games/kit/series'
import { matchIdPattern, type SeriesSummary, type Summary } from '../../games/kit/wire'
import { api, type Proof, sentence } from '../app/api'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { paths, seriesLink } from '../app/paths'
import { type RememberedSeat, seatIn } from '../app/seats'
import { usePolled } from '../app/usePolled'
import { FieldProblem } from '../app/You'
import { Stroke } from '../kit/Stroke'
import { CopyField } from '../lobby/Invite'
import { isOver } from '../lobby/standing'
import { claimOf, takeSeat } from '../lobby/useJoin'
import { Keep } from './Keep'
import { SeriesView } from './SeriesView'

const EVERY = 3000

interface Address {
  readonly game: string
  readonly id: string
}

/** A series on the server, for whoever has its link. */
export default function SeriesPage({ game, id }: Address) {
  const meta = inCatalog(game)?.meta
  return meta?.series && matchIdPattern.test(id) ? (
    <Asked id={id} meta={meta} series={meta.series} />
  ) : (
    <Unknown says="The address may be incomplete." />
  )
}

interface AskedProps {
  readonly id: string
  readonly meta: Meta
  readonly series: Series
}

function Asked({ id, meta, series }: AskedProps) {
  const load = useCallback((signal: AbortSignal) => api.series(id, signal), [id])
  const { data, problem, refresh } = usePolled(load, EVERY)
  const last = data?.matches.at(-1)
  if (!data || !last) return problem ? <Unknown says={problem} /> : <Loading />
  return <Known {...{ id, meta, series, data, last, refresh }} />
}

interface Props extends AskedProps {
  readonly data: SeriesSummary
  /** The match that is played now, or was played last. */
  readonly last: Summary
  readonly refresh: () => void
}

function Known(props: Props) {
  const { meta, series, data, last } = props
  const { sheet, matches } = data
  const nameAt = (seat: string) => last.players.find(({ id }) => id === seat)?.name ?? last.series?.kept[seat] ?? null
  const link = seriesLink(meta.id, matches[0]?.id ?? last.id)
  return (
    <SeriesView
      {...{ meta, series, sheet }}
      seats={last.players.map((player) => ({
        name: nameAt(player.id) ?? 'Free seat',
        tags: tagsOf(last, player),
        actions: <Replace {...props} seat={player.id} />,
      }))}
      playing={!isOver(last)}
      next={<Next {...props} />}
      tools={
        <>
          <h2>The link of this {series.name}</h2>
          <CopyField label={`Link of this ${series.name}`} text={link} />
          <Keep
            {...{ meta, series, sheet }}
            players={last.players.map(({ id, bot }) => ({ name: nameAt(id) ?? '', bot: botKind(bot) }))}
          />
        </>
      }
    />
  )
}

function tagsOf(last: Summary, { id, name, bot, connected }: Summary['players'][number]): string[] {
  if (bot) return ['bot']
  const mine = seatIn(last.id)?.seat === id ? ['you'] : []
  if (isOver(last)) return mine
  if (name !== null) return [...mine, connected ? 'at the table' : 'has a seat']
  return [last.series?.kept[id] === undefined ? 'free' : 'not there yet']
}

const proofOf = ({ seat, credentials }: RememberedSeat): Proof => ({ playerID: seat, credentials })

/** Does something with the server and says what went wrong. */
function useDoing(): { busy: boolean; problem: string | undefined; run: (work: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(sentence(error))
    }
    setBusy(false)
  }
  return { busy, problem, run: (work) => void run(work) }
}

function Next(props: Props) {
  const { meta, series, data, last } = props
  if (!isOver(last)) return <Running {...props} />
  if (isComplete(series, data.sheet)) {
    return (
      <Link className="btn primary" href={paths.newSeries(meta.id)}>
        <Stroke of="plus" />A new {series.name}
      </Link>
    )
  }
  return <Begin {...props} />
}

/** The last part is over: whoever is first opens the next table, the others follow with one click each. */
function Begin({ meta, series, data, last }: Props) {
  const [, go] = useLocation()
  const { busy, problem, run } = useDoing()
  const done = series.done(data.sheet)
  const part = `${partNumber(series, done)}: ${series.parts[done]}`
  const mine = seatIn(last.id)
  if (!mine) return <p>{part} begins as soon as one of the players opens it.</p>
  async function begin(seat: RememberedSeat): Promise<void> {
    const next = await api.playAgain(meta.id, last.id, proofOf(seat))
    await takeSeat(meta.id, next, seat.name, { seat: seat.seat, before: seat.credentials })
    go(paths.match(meta.id, next))
  }
  return (
    <>
      <button
        type="button"
        className="btn primary"
        aria-disabled={busy || undefined}
        onClick={() => run(() => begin(mine))}
      >
        <Stroke of="play" />
        {busy ? 'Setting up…' : `Begin ${part}`}
      </button>
      <p>Everybody keeps their seat and says so with one click on this page. It begins when all are there.</p>
      <FieldProblem problem={problem} />
    </>
  )
}

/** A part is on the table: to your seat there, to one that is kept for you, to a free one, or beside it. */
function Running({ meta, series, data, last }: Props) {
  const [, go] = useLocation()
  const { busy, problem, run } = useDoing()
  const done = series.done(data.sheet)
  const part = `${partNumber(series, done)}: ${series.parts[done]}`
  const table = paths.match(meta.id, last.id)
  const claim = claimOf(last)
  const missing = last.players.flatMap(({ id, name }) => (name === null ? [last.series?.kept[id] ?? 'somebody'] : []))
  const waits = missing.length > 0 ? <p>Waiting for {new Intl.ListFormat('en').format(missing)}.</p> : null
  if (seatIn(last.id)) {
    return (
      <>
        <Link className="btn primary" href={table}>
          <Stroke of="play" />
          Go on with {part}
        </Link>
        {waits}
      </>
    )
  }
  if (claim) {
    const sitDown = async () => {
      await takeSeat(meta.id, last.id, claim.name, claim)
      go(table)
    }
    return (
      <>
        <button type="button" className="btn primary" aria-disabled={busy || undefined} onClick={() => run(sitDown)}>
          <Stroke of="play" />
          {busy ? 'Sitting down…' : `Come along to ${part}`}
        </button>
        {waits}
        <FieldProblem problem={problem} />
      </>
    )
  }
  const free = last.players.some(({ id, name }) => name === null && last.series?.kept[id] === undefined)
  return (
    <>
      <Link className={free ? 'btn primary' : 'btn'} href={free ? table : paths.watch(meta.id, last.id)}>
        <Stroke of={free ? 'person' : 'eye'} />
        {free ? `Take a seat in ${part}` : `Watch ${part}`}
      </Link>
      {waits}
    </>
  )
}

/** For those who sit there: a seat nobody comes to goes to a bot, or to whoever has the link. */
function Replace({ meta, last, seat, refresh }: Props & { readonly seat: string }) {
  const { problem, run } = useDoing()
  const mine = seatIn(last.id)
  const player = last.players.find(({ id }) => id === seat)
  if (!mine || isOver(last) || !player || player.name !== null) return null
  const give = (bot: BotKind | null) =>
    run(async () => {
      await api.replace(meta.id, last.id, proofOf(mine), seat, bot)
      refresh()
    })
  return (
    <>
      <button type="button" className="btn small" onClick={() => give(usualBot)}>
        <Stroke of="bot" size={15} />
        Let a bot play
      </button>
      {last.series?.kept[seat] === undefined ? null : (
        <button type="button" className="btn small" onClick={() => give(null)}>
          <Stroke of="link" size={15} />
          Open it to others
        </button>
      )}
      <FieldProblem problem={problem} />
    </>
  )
}

function Unknown({ says }: { readonly says: string }) {
  return (
    <Plain title="There is nothing at this address">
      <p>{says} The link may be cut short, or what it led to was removed.</p>
      <div className="btns">
        <Link className="btn primary" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

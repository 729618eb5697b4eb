import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { inCatalog } from '../../games/catalog'
import { bots } from '../../games/kit/bot-kinds'
import type { Meta } from '../../games/kit/meta'
import { isComplete, nameOf, partNumber, sheetOf } from '../../games/kit/series'
import type { Summary } from '../../games/kit/wire'
import { limits } from '../../games/kit/wire'
import { api, sentence } from '../app/api'
import { paths } from '../app/paths'
import {
  forgetLocal,
  forgetSeat,
  type LocalMatch,
  type LocalSeries,
  useLocalMatches,
  useLocalSeries,
  useSeats,
} from '../app/seats'
import { usePolled } from '../app/usePolled'
import { Confirm } from '../kit/Dialog'
import { IconButton } from '../kit/IconButton'
import { Stroke } from '../kit/Stroke'
import { forget } from '../table/shelf'
import { MatchRow } from './MatchRow'
import { OpenFile } from './OpenFile'
import { Start } from './Start'
import { type YourMatch, yourMatches } from './standing'
import { ago, optionWords } from './words'

const EVERY = 5000

/** Online seats of this device, and matches played on it: your turn first. */
export function YourMatches() {
  const seats = useSeats()
  const shelf = useLocalSeries().filter(({ game }) => inCatalog(game)?.meta.series)
  const locals = useLocalMatches().filter(
    ({ game, series }) => inCatalog(game) && !shelf.some(({ id }) => id === series),
  )
  const { data } = useSummaries(seats.map(({ id }) => id))
  const online = yourMatches(seats, data ?? []).filter(({ seat }) => inCatalog(seat.game))
  const turns = online.filter(({ standing }) => standing.kind === 'yours').length
  return (
    <section aria-labelledby="your-matches">
      <h2 id="your-matches">
        Your matches <small>{turns ? `your turn in ${turns}` : 'resume any time'}</small>
      </h2>
      {online.length + shelf.length + locals.length === 0 ? <NoMatch /> : null}
      <ul className="list">
        {online.map((one) => (
          <OnlineRow key={one.seat.id} one={one} known={data !== undefined} />
        ))}
        {shelf.map((one) => (
          <SeriesRow key={one.id} kept={one} />
        ))}
        {locals.map((match) => (
          <LocalRow key={match.id} match={match} />
        ))}
      </ul>
      <OpenFile />
    </section>
  )
}

function useSummaries(ids: readonly string[]) {
  const wanted = ids.slice(0, limits.ids).join(',')
  const load = useCallback(
    async (signal: AbortSignal): Promise<Summary[]> => (wanted ? api.matches(wanted.split(','), signal) : []),
    [wanted],
  )
  return usePolled(load, EVERY)
}

function NoMatch() {
  return (
    <div className="empty">
      <p>
        <b>Nothing on your table yet.</b> Every match you create or join is kept here, and you can come back to it at
        any time.
      </p>
      <div className="btns">
        <Start where="device" opponent="bot" className="btn small" title="Against a bot: which game?">
          <Stroke of="bot" />
          Try it against a bot
        </Start>
      </div>
    </div>
  )
}

function OnlineRow({ one, known }: { readonly one: YourMatch; readonly known: boolean }) {
  const { seat, match, standing } = one
  const yours = standing.kind === 'yours'
  const meta = inCatalog(seat.game)?.meta
  const others = (match?.players ?? []).filter(({ id, name }) => id !== seat.seat && name !== null)
  const people = ['You', ...others.map(({ name }) => name)].join(', ')
  const details = [people, ...(meta && match ? optionWords(meta, match.options, match.players.length) : [])].join(' · ')
  return (
    <MatchRow
      game={seat.game}
      title={meta?.title ?? seat.game}
      details={details}
      yours={yours}
      state={known ? <State one={one} /> : <span className="wait">Looking…</span>}
      actions={
        <>
          {match && standing.kind === 'left' ? <TakeBackButton one={one} /> : null}
          {known && !match ? null : (
            <Link
              className={yours ? 'btn small primary' : 'btn small'}
              href={paths.match(seat.game, seat.id)}
              aria-label={`${yours ? 'Resume' : 'Open'} ${meta?.title}: ${people}`}
            >
              {yours ? 'Resume' : 'Open'}
            </Link>
          )}
          {meta && match && sheetOf({ meta }, match.options) !== null ? <SeriesLink meta={meta} id={seat.id} /> : null}
          {known ? <LeaveButton one={one} /> : null}
        </>
      }
    />
  )
}

function State({ one: { match, standing } }: { readonly one: YourMatch }) {
  return (
    <>
      <span className={standing.kind === 'yours' ? 'your-turn' : 'wait'}>{standing.says}</span>
      {match ? <div className="d">{since(match.updatedAt)}</div> : null}
    </>
  )
}

const since = (then: number): string => {
  const long = ago(then, Date.now())
  return long === 'just now' ? long : `${long} ago`
}

/** Leaving gives the seat back; a match that is over or gone is only taken off the list. */
function LeaveButton({ one: { seat, match, standing } }: { readonly one: YourMatch }) {
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = match !== undefined && !['over', 'left', 'gone'].includes(standing.kind)

  async function leave() {
    try {
      await api.leave(seat.game, seat.id, { playerID: seat.seat, credentials: seat.credentials })
      if (!match?.begun) forgetSeat(seat.id)
      setOpen(false)
    } catch (error) {
      setProblem(sentence(error))
    }
  }

  return (
    <>
      <IconButton
        icon={running ? 'leave' : 'close'}
        label={running ? 'Leave this match' : 'Remove from the list'}
        title={running ? 'Leave' : 'Remove from the list'}
        onClick={() => (running ? setOpen(true) : forgetSeat(seat.id))}
      />
      {open ? (
        <Confirm title="Leave this match?" yes="Leave" no="Stay" onYes={leave} onNo={() => setOpen(false)}>
          <p>
            {match?.begun
              ? `A ${bots[match.terms.bot].name} plays for you. From this device you can take your seat back at any time.`
              : 'Your seat becomes free and somebody else may take it. The match itself stays.'}
          </p>
          {problem ? <p className="problem">{problem}</p> : null}
        </Confirm>
      ) : null}
    </>
  )
}

/** Back to a table at which a bot plays for you. */
function TakeBackButton({ one: { seat } }: { readonly one: YourMatch }) {
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  async function back() {
    try {
      await api.takeBack(seat.game, seat.id, { playerID: seat.seat, credentials: seat.credentials })
      go(paths.match(seat.game, seat.id))
    } catch (error) {
      setProblem(sentence(error))
    }
  }
  return (
    <>
      {problem ? (
        <span className="problem" role="alert">
          {problem}
        </span>
      ) : null}
      <button type="button" className="btn small primary" onClick={back}>
        Take your seat back
      </button>
    </>
  )
}

/** The way from a match to the page of its series. */
function SeriesLink({ meta, id }: { readonly meta: Meta; readonly id: string }) {
  const name = meta.series ? nameOf(meta.series) : ''
  return (
    <Link className="btn small ghost" href={paths.series(meta.id, id)}>
      {name}
    </Link>
  )
}

const peopleIn = ({ players }: LocalSeries): string =>
  players.map(({ name, bot }) => (bot ? `${name} (bot)` : name)).join(', ')

/** Matches that follow one another, on this device: one row for all of them. */
function SeriesRow({ kept }: { readonly kept: LocalSeries }) {
  const meta = inCatalog(kept.game)?.meta
  if (!meta?.series) return null
  const { series } = meta
  const sheet = sheetOf({ meta }, kept.options)
  const over = isComplete(series, sheet)
  const title = `${meta.title}: ${series.name}`
  return (
    <MatchRow
      game={kept.game}
      title={title}
      details={`${peopleIn(kept)} · ${over ? 'over' : `${partNumber(series, series.done(sheet))} of ${series.parts.length}`}`}
      state={
        <>
          <span className="wait">On this device</span>
          <div className="d">{since(kept.at)}</div>
        </>
      }
      actions={
        <Link className="btn small" href={paths.localSeries(kept.id)} aria-label={`Open ${title} on this device`}>
          Open
        </Link>
      }
    />
  )
}

function LocalRow({ match }: { readonly match: LocalMatch }) {
  const [open, setOpen] = useState(false)
  const meta = inCatalog(match.game)?.meta
  const title = meta?.title ?? match.game
  const people = peopleIn(match)
  const remove = () => {
    forgetLocal(match.id)
    forget(match.id)
  }
  return (
    <MatchRow
      game={match.game}
      title={title}
      details={[
        people,
        match.mode === 'hotseat' ? 'hot seat' : 'side by side',
        ...(meta ? optionWords(meta, match.options, match.players.length) : []),
      ].join(' · ')}
      state={
        <>
          <span className="wait">On this device</span>
          <div className="d">{since(match.at)}</div>
        </>
      }
      actions={
        <>
          <Link className="btn small" href={paths.local(match.id)} aria-label={`Open ${title} on this device`}>
            Open
          </Link>
          <IconButton icon="trash" label="Remove from this device" title="Remove" onClick={() => setOpen(true)} />
          {open ? (
            <Confirm title="Remove this match?" yes="Remove" no="Keep it" onYes={remove} onNo={() => setOpen(false)}>
              <p>It is stored on this device only, so it cannot be brought back.</p>
            </Confirm>
          ) : null}
        </>
      }
    />
  )
}

import { Link } from 'wouter'
import { inCatalog } from '../../games/catalog'
import type { Summary } from '../../games/kit/wire'
import { api } from '../app/api'
import { paths } from '../app/paths'
import { useSeats } from '../app/seats'
import { usePolled } from '../app/usePolled'
import { NameDialog } from '../app/You'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import { MatchRow } from './MatchRow'
import { Start } from './Start'
import { type Join, useJoin } from './useJoin'
import { ago, optionWords } from './words'

const EVERY = 4000

export function OpenMatches() {
  const { data, problem } = usePolled(api.openMatches, EVERY)
  const joining = useJoin()
  const matches = (data ?? []).filter(({ game }) => inCatalog(game))
  return (
    <section aria-labelledby="open-matches">
      <h2 id="open-matches">
        Open matches <small>{howMany(data && matches.length, problem)}</small>
      </h2>
      {problem ? <p className="note">{problem} Matches on this device still work.</p> : null}
      {joining.problem ? (
        <p className="note" role="alert">
          {joining.problem}
        </p>
      ) : null}
      {matches.length > 0 ? (
        <ul className="list">
          {matches.map((match) => (
            <OpenMatch key={match.id} match={match} joining={joining} />
          ))}
        </ul>
      ) : null}
      {data && matches.length === 0 ? <NoOpenMatch /> : null}
      {joining.asking ? (
        <NameDialog title="Who is joining?" verb="Join" onNamed={joining.named} onClose={joining.cancel} />
      ) : null}
    </section>
  )
}

function howMany(count: number | undefined, problem: string | null): string {
  if (problem) return 'trying again by itself'
  if (count === undefined) return 'looking…'
  return `${count === 1 ? '1 table' : `${count || 'no'} tables`}, updates by itself`
}

function NoOpenMatch() {
  return (
    <div className="empty">
      <p>
        <b>No table is waiting for players.</b> Open a public match and it appears here for everybody.
      </p>
      <div className="btns">
        <Start where="public" className="btn small" title="A public match: which game?">
          <Stroke of="eye" />
          Open a public match
        </Start>
      </div>
    </div>
  )
}

function OpenMatch({ match, joining }: { readonly match: Summary; readonly joining: Join }) {
  const mine = useSeats().some(({ id }) => id === match.id)
  const meta = inCatalog(match.game)?.meta
  if (!meta) return null
  const host = match.players.find(({ name }) => name !== null)?.name
  const title = host ? `${host}’s table` : 'An empty table'
  const details = [
    meta.title,
    ...optionWords(meta, match.options, match.players.length),
    ago(match.createdAt, Date.now()),
  ]
  return (
    <MatchRow
      game={match.game}
      title={title}
      details={details.join(' · ')}
      state={<SeatMarks match={match} />}
      actions={mine ? <OpenLink match={match} title={title} /> : <JoinButtons {...{ match, title, joining }} />}
    />
  )
}

function OpenLink({ match, title }: { readonly match: Summary; readonly title: string }) {
  return (
    <Link className="btn small" href={paths.match(match.game, match.id)} aria-label={`Open ${title}`}>
      Open
    </Link>
  )
}

interface JoinProps {
  readonly match: Summary
  readonly title: string
  readonly joining: Join
}

function JoinButtons({ match, title, joining }: JoinProps) {
  const busy = joining.busy === match.id
  return (
    <>
      <Link className="btn small ghost" href={paths.watch(match.game, match.id)} aria-label={`Watch ${title}`}>
        Watch
      </Link>
      <button
        type="button"
        className="btn small"
        aria-label={`Join ${title}`}
        aria-disabled={joining.busy ? true : undefined}
        onClick={() => joining.busy || joining.join(match)}
      >
        {busy ? 'Joining…' : 'Join'}
      </button>
    </>
  )
}

/** Taken seats with their marks, free ones as empty rings. */
export function SeatMarks({ match }: { readonly match: Summary }) {
  const taken = match.players.filter(({ name }) => name !== null)
  return (
    <span className="seats" role="img" aria-label={`${taken.length} of ${match.players.length} seats taken`}>
      {match.players.map(({ id, name }) => (
        <span key={id} className={name === null ? 'seat free' : 'seat'} title={name ?? 'free seat'}>
          {name === null ? null : <PlayerMark mark={Number(id) + 1} />}
        </span>
      ))}
    </span>
  )
}

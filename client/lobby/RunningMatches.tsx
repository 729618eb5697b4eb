import { Link } from 'wouter'
import { inCatalog } from '../../games/catalog'
import type { Summary } from '../../games/kit/wire'
import { api } from '../app/api'
import { paths } from '../app/paths'
import { useSeats } from '../app/seats'
import { usePolled } from '../app/usePolled'
import { Stroke } from '../kit/Stroke'
import { MatchRow } from './MatchRow'
import { SeatMarks } from './OpenMatches'
import { nameOf, together } from './standing'
import { ago } from './words'

const EVERY = 8000
const shown = 6

/** Somebody plays there right now. */
const isLive = ({ players }: Summary): boolean => players.some(({ bot, connected }) => !bot && connected)

/** Tables with people at them first, then where something happened last. */
export const toWatch = (matches: readonly Summary[], mine: readonly string[]): Summary[] =>
  matches
    .filter(({ id }) => !mine.includes(id))
    .sort((a, b) => Number(isLive(b)) - Number(isLive(a)) || b.updatedAt - a.updatedAt)
    .slice(0, shown)

/** Public matches under way. */
export function RunningMatches() {
  const { data } = usePolled(api.runningMatches, EVERY)
  const mine = useSeats().map(({ id }) => id)
  const matches = toWatch(data ?? [], mine).filter(({ game }) => inCatalog(game))
  if (matches.length === 0) return null
  return (
    <section className="running" aria-labelledby="running-matches">
      <h2 id="running-matches">
        Running matches <small>to watch</small>
      </h2>
      <ul className="list">
        {matches.map((match) => (
          <Running key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}

function Running({ match }: { readonly match: Summary }) {
  const { id, game, players, turn, updatedAt } = match
  const title = together(players.map(({ id: seat }) => nameOf(match, seat)))
  const details = [inCatalog(game)?.meta.title, `turn ${turn}`, ago(updatedAt, Date.now())]
  return (
    <MatchRow
      game={game}
      title={title}
      details={details.join(' · ')}
      state={<SeatMarks match={match} />}
      actions={
        <Link className="btn small" href={paths.watch(game, id)} aria-label={`Watch ${title}`}>
          <Stroke of="eye" size={15} />
          Watch
        </Link>
      }
    />
  )
}

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameDefinition } from '../../games/kit/definition'
import { sentence } from '../app/api'
import { ErrorBoundary } from '../app/ErrorBoundary'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { inviteLink, paths } from '../app/paths'
import { forgetSeat, type RememberedSeat } from '../app/seats'
import { Confirm } from '../kit/Dialog'
import type { BoardModule, Player } from '../kit/table'
import { Frame } from './Frame'
import { useMoment, useSession } from './hooks'
import { useLeave } from './leave'
import { Closed, OldResult } from './OldMatch'
import { RematchOffer, useRematch } from './rematch'
import { fetchHistory, onlineSession } from './remote'
import { useRemovals } from './removals'
import type { Room } from './room'
import { SeriesNote, toSeries, useSeries } from './series'
import type { Session } from './session'

const waiting = () => import('./WaitingRoom')
const WaitingRoom = lazy(async () => ({ default: (await waiting()).WaitingRoom }))
const FreeSeat = lazy(async () => ({ default: (await waiting()).FreeSeat }))

interface Props {
  readonly definition: GameDefinition
  readonly board: BoardModule
  readonly id: string
  readonly seat: RememberedSeat | null
  /** The seat is gone; perhaps to watch on. */
  readonly onLeft: (toWatch: boolean) => void
}

export function OnlineRoom(props: Props) {
  const { definition, id, seat } = props
  const session = useSession(useCallback(() => onlineSession(definition, id, seat), [definition, id, seat]))
  return session ? <Seated {...props} session={session} /> : <Loading />
}

function Seated(props: Props & { readonly session: Session }) {
  const { session, definition, board, id, seat, onLeft } = props
  const { table, status, step, notice, closed } = useMoment(session)
  const [asking, setAsking] = useState(false)
  const leave = useLeave(seat, session)
  const { meta } = definition
  const series = useSeries(meta, id)
  const rematch = useRematch({ meta, id, seat, series })
  const [, go] = useLocation()
  const game = meta.id
  const removals = useRemovals(seat)

  if (status === 'refused') return <TurnedAway because={notice?.text} id={id} seat={seat} onLeft={onLeft} />
  if (!table || leave.leaving) return <Reaching />
  const free = table.players.filter((player) => player.free).length
  const over = table.view.outcome !== null
  const note = series ? <SeriesNote {...{ meta, series, id }} /> : null
  const room: Room = {
    session,
    board,
    presence: presenceOf(table.players, seat === null),
    link: inviteLink(game, id),
    chat: true,
    calls: true,
    menu: [
      ...(series ? [toSeries(series, () => go(paths.series(game, id)))] : []),
      ...(seat && !over ? removals.entries(table.players) : []),
      ...(seat && !over ? [{ icon: 'leave' as const, label: 'Leave the match', run: () => setAsking(true) }] : []),
    ],
    rematch,
    history: () => fetchHistory(id),
    aside:
      free > 0 && !over ? (
        <Suspense>
          <FreeSeat {...{ game, id, seat, note }} players={table.players} />
        </Suspense>
      ) : null,
    banner: over ? <RematchOffer {...{ meta, id, seat, series }} /> : closed ? <Closed because={closed} /> : null,
  }
  const waits = step === 0 && table.players.some((player) => player.free && player.left === undefined)
  return (
    <>
      {waits ? (
        <WaitingRoom
          {...{ table, id, status, note }}
          onRemove={removals.ask}
          onLeave={seat ? () => setAsking(true) : null}
        />
      ) : (
        <ErrorBoundary instead={closed === null ? undefined : <OldResult table={table} because={closed} />}>
          <Frame room={room} />
        </ErrorBoundary>
      )}
      {asking ? (
        <Confirm title="Leave this match?" yes="Leave" no="Stay" onYes={leave.go} onNo={() => setAsking(false)}>
          <p>
            {table.players.some(({ you, free, bot }) => !you && !free && !bot)
              ? waits
                ? 'Your seat becomes free and somebody else may take it. The match itself stays.'
                : 'The others decide who plays on for you. The match itself stays.'
              : 'Nobody else sits here: the match ends and is removed.'}
          </p>
          {leave.problem ? <p className="problem">{sentence(leave.problem)}</p> : null}
        </Confirm>
      ) : null}
      {removals.dialog}
    </>
  )
}

const patience = 5000

/** The first word from the server usually comes at once. */
function Reaching() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return <Loading />
  return (
    <Plain title="The server does not answer yet">
      <p>Trying again by itself. Your seat is kept, and the match goes on where it was.</p>
      <div className="btns">
        <Link className="btn" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

function presenceOf(players: readonly Player[], watching: boolean): string {
  const here = players.filter(({ connected }) => connected).length
  return watching ? `${here} at the table, you watch` : `${here} at the table`
}

interface TurnedAwayProps {
  readonly because: string | undefined
  readonly id: string
  readonly seat: RememberedSeat | null
  readonly onLeft: (toWatch: boolean) => void
}

/** The server does not know this seat, or not this match. */
function TurnedAway({ because, id, seat, onLeft }: TurnedAwayProps) {
  const forget = () => forgetSeat(id)
  const goOn = (toWatch: boolean) => {
    forget()
    onLeft(toWatch)
  }
  return (
    <Plain title={seat ? 'Your seat at this match is gone' : 'This match cannot be shown'}>
      <p>{because ?? 'The server did not let you in.'}</p>
      <div className="btns">
        <button type="button" className="btn primary" onClick={() => goOn(false)}>
          See who sits there
        </button>
        {seat ? (
          <button type="button" className="btn" onClick={() => goOn(true)}>
            Watch
          </button>
        ) : null}
        <Link className="btn" href={paths.lobby} onClick={forget}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { bots } from '../../games/kit/bot-kinds'
import type { GameDefinition } from '../../games/kit/definition'
import { type Terms, usualTerms } from '../../games/kit/wire'
import { sentence } from '../app/api'
import { ErrorBoundary } from '../app/ErrorBoundary'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { inviteLink, paths } from '../app/paths'
import { forgetSeat, type RememberedSeat } from '../app/seats'
import { Confirm } from '../kit/Dialog'
import { Stroke } from '../kit/Stroke'
import type { BoardModule, Player, Table } from '../kit/table'
import { useAgreements } from './agreements'
import { Frame } from './Frame'
import { useMoment, useSession } from './hooks'
import { useLeave } from './leave'
import { useRematch } from './rematch'
import { fetchHistory, onlineSession } from './remote'
import type { Room } from './room'
import { useSaving } from './saving'
import { SeriesNote, toSeries, useSeries } from './series'
import type { Session } from './session'

const WaitingRoom = lazy(async () => ({ default: (await import('./WaitingRoom')).WaitingRoom }))
const TurnedAway = lazy(async () => ({ default: (await import('./TurnedAway')).TurnedAway }))
const TakeBack = lazy(async () => ({ default: (await import('./TakeBack')).TakeBack }))
const OldResult = lazy(async () => ({ default: (await import('./OldMatch')).OldResult }))
const RematchOffer = lazy(() => import('./RematchOffer'))
const Absent = lazy(async () => ({ default: (await import('./Absent')).Absent }))

interface Props {
  readonly definition: GameDefinition
  readonly board: BoardModule
  readonly id: string
  readonly seat: RememberedSeat | null
  /** The seat of this device that a bot plays now. */
  readonly former: RememberedSeat | null
  /** The seat is gone; perhaps to watch on. */
  readonly onLeft: (toWatch: boolean) => void
  /** The seat of this device has another number now. */
  readonly onMoved: (seat: string) => void
  /** A bot plays for this device; it can have the seat back. */
  readonly onReplaced: () => void
  readonly onBack: () => void
}

export function OnlineRoom(props: Props) {
  const { definition, id, seat } = props
  const session = useSession(useCallback(() => onlineSession(definition, id, seat), [definition, id, seat]))
  return session ? <Seated {...props} session={session} /> : <Loading />
}

function Seated(props: Props & { readonly session: Session }) {
  const { session, definition, board, id, seat, onLeft } = props
  const { table, status, step, notice, closed, terms, moved } = useMoment(session)
  const [asking, setAsking] = useState(false)
  const players = table?.players ?? []
  const begun = step > 0 || !players.some((player) => player.free && player.left === undefined)
  useMoved(moved, props)
  const leave = useLeave(seat, session, begun && !table?.view.outcome)
  const { meta } = definition
  const series = useSeries(meta, id)
  const rematch = useRematch({ meta, id, seat, series })
  const [, go] = useLocation()
  const game = meta.id
  const onResigned = () => {
    session.stop()
    forgetSeat(id)
    onLeft(true)
  }
  const outcome = table?.view.outcome ?? null
  const saving = useSaving(async ({ fileOfHistory }) =>
    fileOfHistory(definition, await fetchHistory(id), players, outcome?.scores ?? null),
  )
  const agreements = useAgreements({ seat, players, terms, begun, onResigned })

  if (status === 'refused') {
    return (
      <Suspense fallback={<Loading />}>
        <TurnedAway {...{ id, seat, onLeft }} onReplaced={props.onReplaced} because={notice?.text} />
      </Suspense>
    )
  }
  if (!table || leave.leaving) return <Reaching />
  const over = outcome !== null
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
      ...(seat && !over ? agreements.entries() : []),
      ...(over ? [saving.entry] : []),
      ...(seat && !over ? [{ icon: 'leave' as const, label: 'Leave the match', run: () => setAsking(true) }] : []),
    ],
    rematch,
    history: () => fetchHistory(id),
    aside:
      over || !hasNews(players) ? null : (
        <Suspense>
          <Absent {...{ game, id, seat, players, agreements, note }} />
        </Suspense>
      ),
    banner: <Banner {...props} over={over} closed={closed} series={series} />,
  }
  return (
    <>
      {begun ? (
        <ErrorBoundary instead={closed === null ? undefined : <OfOldRules table={table} because={closed} />}>
          <Frame room={room} />
        </ErrorBoundary>
      ) : (
        <WaitingRoom
          {...{ table, session, id, seat, status, note }}
          inSeries={series !== undefined}
          onRemove={agreements.ask}
          onLeave={seat ? () => setAsking(true) : null}
        />
      )}
      {asking ? (
        <Confirm title="Leave this match?" yes="Leave" no="Stay" onYes={leave.go} onNo={() => setAsking(false)}>
          <p>{leaving(players, begun, terms ?? usualTerms)}</p>
          {leave.problem ? <p className="problem">{sentence(leave.problem)}</p> : null}
        </Confirm>
      ) : null}
      {agreements.dialog}
      {saving.dialog}
    </>
  )
}

/** Whoever sat on a later seat of a match that began without the free ones sits on another now. */
function useMoved(moved: string | null, { seat, onMoved }: Props): void {
  useEffect(() => {
    if (moved !== null && seat && moved !== seat.seat) onMoved(moved)
  }, [moved, seat, onMoved])
}

/** Somebody sits there no more, or the table votes. */
const hasNews = (players: readonly Player[]): boolean =>
  players.some(
    ({ left, bot, free, against = [], ends }) =>
      (left !== undefined && (bot !== null || free)) || against.length > 0 || ends,
  )

/** What leaving means now. */
function leaving(players: readonly Player[], begun: boolean, { bot }: Terms): string {
  if (begun) return `A ${bots[bot].name} plays for you. From this device you can take your seat back at any time.`
  return players.some(({ you, free, bot }) => !you && !free && !bot)
    ? 'Your seat becomes free and somebody else may take it. The match itself stays.'
    : 'Nobody else sits here: the match ends and is removed.'
}

interface BannerProps extends Props {
  readonly over: boolean
  readonly closed: string | null
  readonly series: ReturnType<typeof useSeries>
}

function Banner({ definition, id, seat, former, onBack, over, closed, series }: BannerProps) {
  if (over) {
    return (
      <Suspense>
        <RematchOffer {...{ meta: definition.meta, id, seat, series }} />
      </Suspense>
    )
  }
  if (former) {
    return (
      <Suspense>
        <TakeBack seat={former} onBack={onBack} />
      </Suspense>
    )
  }
  return closed ? <Closed because={closed} /> : null
}

/** Above a table that can only be looked at. */
const Closed = ({ because }: { readonly because: string }) => (
  <p className="notice bad" role="status">
    <Stroke of="warn" />
    <span>{because}.</span>
  </p>
)

const OfOldRules = (props: { readonly table: Table; readonly because: string }) => (
  <Suspense fallback={<Loading />}>
    <OldResult {...props} />
  </Suspense>
)

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

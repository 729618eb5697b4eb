import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { inCatalog } from '../../games/catalog'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { useTitle } from '../app/page'
import { paths } from '../app/paths'
import { Site } from '../app/Site'
import { type RememberedSeat, rememberSeat, seatIn } from '../app/seats'
import { reachFor } from './early'
import { loadGame } from './load'
import { OnlineRoom } from './OnlineRoom'

/** Whoever has a seat does not need it. */
const JoinPanel = lazy(async () => ({ default: (await import('../lobby/JoinPanel')).JoinPanel }))

type Loaded = NonNullable<Awaited<ReturnType<typeof loadGame>>>

interface Props {
  readonly game: string
  readonly id: string
}

/** A match on the server: at your seat, at a free one, or beside the table. */
export default function OnlinePage({ game, id }: Props) {
  const [seat, setSeat] = useState<RememberedSeat | null>(() => seatIn(id) ?? null)
  const [watching, watch] = useWatching()
  const loaded = useGame(game, seat !== null || watching)
  const [replaced, setReplaced] = useState(false)
  const onMoved = useCallback(
    (to: string) => {
      const known = seatIn(id)
      if (!known) return
      rememberSeat({ ...known, seat: to })
      setSeat(seatIn(id) ?? null)
    },
    [id],
  )
  const onReplaced = useCallback(() => setReplaced(true), [])
  if (loaded === 'none') return <BadLink />
  if (loaded === 'failed') return <NotLoaded />
  if (!seat && !watching) {
    return <Entrance game={game} id={id} onSeated={() => setSeat(seatIn(id) ?? null)} onWatch={() => watch(true)} />
  }
  if (loaded === 'loading') return <Loading />
  const standUp = (toWatch: boolean) => {
    setSeat(null)
    watch(toWatch)
  }
  return (
    <OnlineRoom
      key={seat && !replaced ? `${seat.seat} ${seat.credentials}` : 'watching'}
      {...loaded}
      id={id}
      seat={replaced ? null : seat}
      former={replaced ? seat : null}
      onLeft={standUp}
      onMoved={onMoved}
      onReplaced={onReplaced}
      onBack={() => setReplaced(false)}
    />
  )
}

/** Whoever sits or watches here reaches for the server meanwhile. */
function useGame(game: string, reaches: boolean): Loaded | 'loading' | 'none' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'none' | 'failed'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sits down later finds the game loaded
  useEffect(() => {
    const forsake = reaches ? reachFor(game) : undefined
    loadGame(game).then(
      (found) => setLoaded(found ?? 'none'),
      () => {
        forsake?.()
        setLoaded('failed')
      },
    )
    return forsake
  }, [game])
  return loaded
}

/** Whoever watches goes on watching after a reload. */
function useWatching(): [boolean, (on: boolean) => void] {
  const [watching, setWatching] = useState(() => new URLSearchParams(location.search).has('watch'))
  const watch = (on: boolean) => {
    history.replaceState(history.state, '', on ? `${location.pathname}?watch` : location.pathname)
    setWatching(on)
  }
  return [watching, watch]
}

function Entrance(props: Props & { readonly onSeated: () => void; readonly onWatch: () => void }) {
  const meta = inCatalog(props.game)?.meta
  useTitle(`Join · ${meta?.title ?? 'a match'}`)
  return (
    <Site {...(meta ? { game: meta } : {})}>
      <h1 className="sr">{meta?.title}: join a match</h1>
      <Suspense fallback={<Loading />}>
        <JoinPanel {...props} />
      </Suspense>
    </Site>
  )
}

function BadLink() {
  return (
    <Plain title="This link leads to no game">
      <p>The address may be incomplete. In the lobby you find all games and all open tables.</p>
      <div className="btns">
        <Link className="btn primary" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

function NotLoaded() {
  return (
    <Plain title="The game could not be loaded">
      <p>Part of this page is missing. Your seat is kept; loading the page again usually helps.</p>
      <div className="btns">
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          Load again
        </button>
        <Link className="btn" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

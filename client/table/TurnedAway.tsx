import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../app/api'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { paths } from '../app/paths'
import { forgetSeat, type RememberedSeat } from '../app/seats'
import { standingOf } from '../lobby/standing'

interface Props {
  readonly because: string | undefined
  readonly id: string
  readonly seat: RememberedSeat | null
  /** The seat is gone; perhaps to watch on. */
  readonly onLeft: (toWatch: boolean) => void
  /** A bot plays for this device; it can have the seat back. */
  readonly onReplaced: () => void
}

/** The server does not know this seat, or not this match; or a bot plays there, and the seat can be had back. */
export function TurnedAway({ because, id, seat, onLeft, onReplaced }: Props) {
  const isReplaced = useIsReplaced(id, seat)
  useEffect(() => {
    if (isReplaced) onReplaced()
  }, [isReplaced, onReplaced])
  if (isReplaced !== false) return <Loading />
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

/** Whether a bot plays this seat for whoever had it, and may have it back; null until that is known. */
function useIsReplaced(id: string, seat: RememberedSeat | null): boolean | null {
  const [replaced, setReplaced] = useState<boolean | null>(seat ? null : false)
  useEffect(() => {
    if (!seat) return
    api.matches([id]).then(
      ([match]) => setReplaced(match !== undefined && standingOf(match, seat.seat).kind === 'left'),
      () => setReplaced(false),
    )
  }, [id, seat])
  return replaced
}

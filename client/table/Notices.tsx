import { useEffect } from 'react'
import { ClauseLink } from '../kit/ClauseLink'
import { IconButton } from '../kit/IconButton'
import { Stroke } from '../kit/Stroke'
import type { Room } from './room'
import type { Moment } from './session'

const stays = { good: 5_000, bad: 12_000 }

/** What somebody should hear now: a broken connection, a refused move, a rematch. */
export function Notices({ room, moment }: { readonly room: Room; readonly moment: Moment }) {
  const { notice, status } = moment
  const { session } = room
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => session.dismiss(), stays[notice.tone])
    return () => clearTimeout(timer)
  }, [notice, session])
  return (
    <div className="notices">
      {status === 'lost' || status === 'connecting' ? (
        <p className="notice bad" role="alert">
          <Stroke of="warn" />
          <span>The server cannot be reached. Trying again by itself; nothing is lost.</span>
        </p>
      ) : null}
      {room.banner}
      {notice ? (
        <div className={`notice ${notice.tone}`} role="alert">
          <Stroke of={notice.tone === 'good' ? 'check' : 'warn'} />
          <span>
            {notice.text} {notice.clause ? <ClauseLink clause={notice.clause} /> : null}
          </span>
          <IconButton icon="close" label="Close this notice" onClick={() => session.dismiss()} />
        </div>
      ) : null}
    </div>
  )
}

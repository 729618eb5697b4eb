import { useCallback } from 'react'
import type { Summary } from '../../games/kit/wire'
import { api } from '../app/api'
import { usePolled } from '../app/usePolled'
import { Stroke } from '../kit/Stroke'
import { type RematchProps, useRematch } from './rematch'
import { together } from './words'

const every = 4000

/** Tells those who are still looking at the scores that somebody waits at a new table. */
export default function RematchOffer(props: RematchProps) {
  const rematch = useRematch(props)
  const offer = useOffer(props.id)
  if (!offer || !rematch) return null
  const names = offer.players.flatMap(({ name, bot }) => (name && !bot ? [name] : []))
  const what = props.series ? `the next ${props.series.part}` : 'a rematch'
  return (
    <div className="notice good" role="status">
      <Stroke of="people" />
      <span>
        {names.length > 0 ? `${together(names)} ${names.length > 1 ? 'offer' : 'offers'}` : 'Somebody offers'} {what}.
      </span>
      <button type="button" className="btn primary small" onClick={rematch.run}>
        Join
      </button>
    </div>
  )
}

/** The next match, while it can still be joined. */
function useOffer(id: string): Summary | undefined {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [match] = await api.matches([id], signal)
      const [next] = match?.nextMatchID ? await api.matches([match.nextMatchID], signal) : []
      return next
    },
    [id],
  )
  const { data } = usePolled(load, every)
  return data?.players.some(({ open }) => open) ? data : undefined
}

import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { Summary } from '../../games/kit/wire'
import { api } from '../app/api'
import { paths } from '../app/paths'
import type { RememberedSeat } from '../app/seats'
import { usePolled } from '../app/usePolled'
import { Stroke } from '../kit/Stroke'
import { takeSeat } from '../lobby/useJoin'
import type { Rematch } from './place'
import { together } from './words'

/** The same people once more: the first one opens a new table, the others follow. */
export function useRematch(game: string, id: string, seat: RememberedSeat | null): Rematch | null {
  const [, go] = useLocation()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!seat) return null
  async function run({ seat: playerID, credentials, name }: RememberedSeat): Promise<void> {
    setState('busy')
    try {
      const next = await api.playAgain(game, id, { playerID, credentials })
      // Somebody may have taken this seat there; the page of the match offers another.
      await takeSeat(game, next, name, playerID).catch(() => undefined)
      go(paths.match(game, next))
    } catch {
      setState('failed')
    }
  }
  const notes = { idle: 'same seats, new deal', busy: 'setting up…', failed: 'did not work, try again' }
  return { label: 'Rematch', note: notes[state], run: () => void (state === 'busy' || run(seat)) }
}

interface Props {
  readonly game: string
  readonly id: string
  readonly seat: RememberedSeat | null
}

const every = 4000

/** Tells those who are still looking at the scores that somebody waits at a new table. */
export function RematchOffer({ game, id, seat }: Props) {
  const rematch = useRematch(game, id, seat)
  const offer = useOffer(id)
  if (!offer || !rematch) return null
  const names = offer.players.flatMap(({ name, bot }) => (name && !bot ? [name] : []))
  return (
    <div className="notice good" role="status">
      <Stroke of="people" />
      <span>
        {names.length > 0 ? `${together(names)} ${names.length > 1 ? 'offer' : 'offers'}` : 'Somebody offers'} a
        rematch.
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
  return data?.players.some(({ name }) => name === null) ? data : undefined
}

import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Meta } from '../../games/kit/meta'
import type { Series } from '../../games/kit/series'
import { api, type Proof } from '../app/api'
import { paths } from '../app/paths'
import type { RememberedSeat } from '../app/seats'
import { recalled } from '../kit/remembered'
import { takeSeat } from '../lobby/useJoin'
import type { Rematch } from './room'
import { onward } from './series'

/** The same table once more, with what this device remembers by now, as the score to beat. */
export async function playAgain(meta: Meta, id: string, proof: Proof): Promise<string> {
  const [match] = await api.matches([id])
  const options = match && recalled(meta, match.options, match.players.length)
  return api.playAgain(meta.id, id, proof, options)
}

export interface RematchProps {
  readonly meta: Meta
  readonly id: string
  readonly seat: RememberedSeat | null
  readonly series: Series | undefined
}

/** The same people once more: the first one opens a new table, the others follow. */
export function useRematch({ meta, id, seat, series }: RematchProps): Rematch | null {
  const [, go] = useLocation()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (series) return onward(series, () => go(paths.series(meta.id, id)))
  if (!seat) return null
  async function run({ seat: playerID, credentials, name }: RememberedSeat): Promise<void> {
    setState('busy')
    try {
      const next = await playAgain(meta, id, { playerID, credentials })
      // Somebody may have taken this seat there; the page of the match offers another.
      await takeSeat(meta.id, next, name, { seat: playerID }).catch(() => undefined)
      go(paths.match(meta.id, next))
    } catch {
      setState('failed')
    }
  }
  const notes = { idle: 'same seats, new deal', busy: 'setting up…', failed: 'did not work, try again' }
  return { label: 'Rematch', note: notes[state], run: () => void (state === 'busy' || run(seat)) }
}

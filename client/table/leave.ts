import { useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../app/api'
import { paths } from '../app/paths'
import { forgetSeat, type RememberedSeat } from '../app/seats'
import type { Session } from './session'

export interface Leave {
  readonly leaving: boolean
  readonly problem: unknown
  go(): void
}

/** Gives the seat back and goes to the lobby. What can be taken back is remembered. */
export function useLeave(seat: RememberedSeat | null, session: Session, begun: boolean): Leave {
  const [, navigate] = useLocation()
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  async function go(): Promise<void> {
    if (!seat) return
    setLeaving(true)
    try {
      // The server closes the line of a seat that was left; nobody needs to hear that.
      session.stop()
      await api.leave(seat.game, seat.id, { playerID: seat.seat, credentials: seat.credentials })
      if (!begun) forgetSeat(seat.id)
      navigate(paths.lobby)
    } catch (error) {
      session.start()
      setProblem(error)
      setLeaving(false)
    }
  }
  return { leaving, problem, go }
}

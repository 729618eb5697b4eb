import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { awaited } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { LocalTable } from './local'
import type { Moment, Session } from './session'

export const useMoment = (session: Session): Moment => useSyncExternalStore(session.subscribe, session.get)

/** Sits down when the page appears and stands up when it goes. `make` must be stable (useCallback). */
export function useSession(make: () => Session): Session | null {
  const [session, setSession] = useState<Session | null>(null)
  useEffect(() => {
    const made = make()
    made.start()
    setSession(made)
    return () => made.stop()
  }, [make])
  return session
}

/** How a seat's table is shown in a room with one device. */
export type Show = (seat: PlayerId | null, calls: boolean) => ReactNode

/** The position as it is: for who is next, never for what is shown. */
export function useCurrent(table: LocalTable): { current: PlayerId; over: boolean } {
  const { G } = useSyncExternalStore(table.state.subscribe, table.state.get)
  const asked = Object.keys(awaited(G))
  const current = asked.find((seat) => table.humans.includes(seat)) ?? asked[0] ?? G.current
  return { current, over: G.outcome !== null }
}

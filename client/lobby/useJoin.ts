import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Summary } from '../../games/kit/wire'
import { api, sentence } from '../app/api'
import { playerName } from '../app/identity'
import { paths } from '../app/paths'
import { rememberSeat, seatIn } from '../app/seats'

/** The seat somebody wants, and the proof that it was theirs in the match before. */
export interface Claim {
  readonly seat?: string | undefined
  readonly before?: string | undefined
}

/** The seat that is kept here for whoever plays on this device. */
export function claimOf({ series, players }: Summary): { seat: string; before: string; name: string } | undefined {
  const mine = series ? seatIn(series.previous) : undefined
  const kept = mine && series?.kept[mine.seat] !== undefined
  if (!kept || players.find(({ id }) => id === mine.seat)?.name !== null) return undefined
  return { seat: mine.seat, before: mine.credentials, name: mine.name }
}

/** Takes a seat and remembers it. Returns the seat; throws with a sentence for the player. */
export async function takeSeat(game: string, id: string, name: string, { seat, before }: Claim = {}): Promise<string> {
  const proof = await api.join(game, id, name, seat, before)
  rememberSeat({ game, id, seat: proof.playerID, credentials: proof.credentials, name })
  return proof.playerID
}

export interface Join {
  /** The match we are sitting down at right now. */
  readonly busy: string | null
  readonly problem: string | null
  /** Set while the player must first tell a name. */
  readonly asking: Summary | null
  join(match: Summary): void
  named(name: string): void
  cancel(): void
}

/** One click on "Join": sits down and goes to the table; asks for a name only if there is none yet. */
export function useJoin(): Join {
  const [, go] = useLocation()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState<Join['asking']>(null)

  async function sitDown(match: Summary, name: string): Promise<void> {
    const { game, id } = match
    setBusy(id)
    setProblem(null)
    try {
      await takeSeat(game, id, name, claimOf(match))
      go(paths.match(game, id))
    } catch (error) {
      setProblem(sentence(error))
      setBusy(null)
    }
  }

  return {
    busy,
    problem,
    asking,
    join(match) {
      const name = playerName.get()
      if (name) sitDown(match, name)
      else setAsking(match)
    },
    named(name) {
      setAsking(null)
      if (asking) sitDown(asking, name)
    },
    cancel: () => setAsking(null),
  }
}

import { useState } from 'react'
import { useLocation } from 'wouter'
import { api, sentence } from '../app/api'
import { playerName } from '../app/identity'
import { paths } from '../app/paths'
import { rememberSeat } from '../app/seats'

/** Takes a seat and remembers it. Returns the seat; throws with a sentence for the player. */
export async function takeSeat(game: string, id: string, name: string, seat?: string): Promise<string> {
  const proof = await api.join(game, id, name, seat)
  rememberSeat({ game, id, seat: proof.playerID, credentials: proof.credentials, name })
  return proof.playerID
}

export interface Join {
  /** The match we are sitting down at right now. */
  readonly busy: string | null
  readonly problem: string | null
  /** Set while the player must first tell a name. */
  readonly asking: { readonly game: string; readonly id: string } | null
  join(game: string, id: string): void
  named(name: string): void
  cancel(): void
}

/** One click on "Join": sits down and goes to the table; asks for a name only if there is none yet. */
export function useJoin(): Join {
  const [, go] = useLocation()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState<Join['asking']>(null)

  async function sitDown(game: string, id: string, name: string): Promise<void> {
    setBusy(id)
    setProblem(null)
    try {
      await takeSeat(game, id, name)
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
    join(game, id) {
      const name = playerName.get()
      if (name) sitDown(game, id, name)
      else setAsking({ game, id })
    },
    named(name) {
      setAsking(null)
      if (asking) sitDown(asking.game, asking.id, name)
    },
    cancel: () => setAsking(null),
  }
}

import { type ReactNode, useState } from 'react'
import { api, sentence } from '../app/api'
import type { RememberedSeat } from '../app/seats'
import { Confirm } from '../kit/Dialog'
import type { Player } from '../kit/table'
import type { MenuEntry } from './room'

export interface Removals {
  /** What the menu of a running match offers: a vote needs three people. */
  entries(players: readonly Player[]): MenuEntry[]
  ask(player: Player): void
  readonly dialog: ReactNode
}

/** Sending somebody away: whoever opened the table decides before the match begins, a majority later. */
export function useRemovals(seat: RememberedSeat | null): Removals {
  const [asked, ask] = useState<Player | null>(null)
  const [said, say] = useState<string | null>(null)
  const people = (players: readonly Player[]) => players.filter(({ bot, free }) => !bot && !free)
  async function go(): Promise<void> {
    if (!seat || !asked) return
    try {
      const gone = await api.sendAway(
        seat.game,
        seat.id,
        { playerID: seat.seat, credentials: seat.credentials },
        asked.id,
      )
      if (gone) ask(null)
      else say('Your vote counts. More than half of the people at the table must want it.')
    } catch (error) {
      say(sentence(error))
    }
  }
  return {
    entries: (players) =>
      people(players).length < 3
        ? []
        : people(players)
            .filter(({ you }) => !you)
            .map((player) => ({ icon: 'people', label: `Vote to remove ${player.name}`, run: () => ask(player) })),
    ask,
    dialog: asked ? (
      <Confirm
        title={`Remove ${asked.name}?`}
        yes="Remove"
        no="Keep"
        onYes={go}
        onNo={() => {
          ask(null)
          say(null)
        }}
      >
        <p>{said ?? 'They lose the seat and can not come back to this match.'}</p>
      </Confirm>
    ) : null,
  }
}

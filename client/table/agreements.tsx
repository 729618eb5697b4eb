import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Terms } from '../../games/kit/wire'
import { api } from '../app/api'
import type { RememberedSeat } from '../app/seats'
import type { Player } from '../kit/table'
import type { Question } from './AgreementDialog'
import type { MenuEntry } from './room'

const AgreementDialog = lazy(() => import('./AgreementDialog'))

export interface Agreements {
  /** What the menu of a running match offers to whoever plays. */
  entries(): MenuEntry[]
  /** Shall somebody go? */
  ask(player: Player): void
  askEnd(): void
  /** Takes one's vote back: that somebody goes, or that the match ends. */
  withdraw(player: Player | null): Promise<unknown>
  readonly dialog: ReactNode
}

interface Table {
  readonly seat: RememberedSeat | null
  readonly players: readonly Player[]
  readonly terms: Terms | null
  readonly begun: boolean
  readonly onResigned: () => void
}

/** Giving up, sending somebody away, ending the match: each asked once more. */
export function useAgreements(table: Table): Agreements {
  const { seat, players } = table
  const [question, ask] = useState<Question | null>(null)
  const people = players.filter(({ bot, free }) => !bot && !free)
  const removal = (player: Player): MenuEntry => ({
    icon: 'people',
    label: `Vote to remove ${player.name}`,
    run: () => ask({ kind: 'remove', player }),
  })
  return {
    // A vote that somebody goes needs three people.
    entries: () => [
      ...(people.length < 3 ? [] : people.filter(({ you }) => !you).map(removal)),
      { icon: 'clock', label: 'End the match by agreement', run: () => ask({ kind: 'end' }) },
      { icon: 'flag', label: 'Resign', run: () => ask({ kind: 'resign' }) },
    ],
    ask: (player) => ask({ kind: 'remove', player }),
    askEnd: () => ask({ kind: 'end' }),
    async withdraw(player) {
      if (!seat) return
      const proof = { playerID: seat.seat, credentials: seat.credentials }
      return player
        ? api.sendAway(seat.game, seat.id, proof, player.id, false)
        : api.end(seat.game, seat.id, proof, false)
    },
    dialog:
      question && seat ? (
        <Suspense>
          <AgreementDialog {...table} {...{ question, seat }} onClose={() => ask(null)} />
        </Suspense>
      ) : null,
  }
}

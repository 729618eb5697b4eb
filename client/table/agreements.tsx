import { type ReactNode, useState } from 'react'
import { bots } from '../../games/kit/bot-kinds'
import { type Terms, usualTerms } from '../../games/kit/wire'
import { api, type Proof, sentence } from '../app/api'
import type { RememberedSeat } from '../app/seats'
import { Confirm } from '../kit/Dialog'
import type { Player } from '../kit/table'
import type { MenuEntry } from './room'

export interface Agreements {
  /** What the menu of a running match offers to whoever plays. */
  entries(): MenuEntry[]
  /** Shall somebody go? */
  ask(player: Player): void
  askEnd(): void
  /** Takes one's vote back: that somebody goes, or that the match ends. */
  withdraw(player: Player | null): void
  readonly dialog: ReactNode
}

type Question =
  | { readonly kind: 'remove'; readonly player: Player }
  | { readonly kind: 'end' | 'resign'; readonly player?: never }

interface Table {
  readonly seat: RememberedSeat | null
  readonly players: readonly Player[]
  readonly terms: Terms | null
  readonly begun: boolean
  /** Resigning has given the seat to a bot. */
  readonly onResigned: () => void
}

const peopleAmong = (players: readonly Player[]): Player[] => players.filter(({ bot, free }) => !bot && !free)

/** What giving up means at this table. */
export function resigning(players: readonly Player[], { bot }: Terms): string {
  const [other, ...more] = players.filter(({ you }) => !you)
  if (!other) return 'The match ends here, and is lost.'
  if (more.length === 0) return `${other.name} wins, and the match ends here.`
  return `A ${bots[bot].name} plays your seat to the end. You can watch, but you can not come back.`
}

/** Giving up, sending somebody away, ending the match: each asked once more, with what it means. */
export function useAgreements({ seat, players, terms, begun, onResigned }: Table): Agreements {
  const [question, ask] = useState<Question | null>(null)
  const [said, say] = useState<string | null>(null)
  const close = () => {
    ask(null)
    say(null)
  }
  async function tell(what: (game: string, id: string, proof: Proof) => Promise<unknown>): Promise<void> {
    if (!seat) return
    try {
      await what(seat.game, seat.id, { playerID: seat.seat, credentials: seat.credentials })
      close()
    } catch (error) {
      say(sentence(error))
    }
  }
  function go(): Promise<void> {
    if (question?.kind === 'remove') return tell((...at) => api.sendAway(...at, question.player.id))
    if (question?.kind === 'end') return tell(api.end)
    return tell(async (...at) => (await api.resign(...at)) || onResigned())
  }
  const people = peopleAmong(players)
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
    withdraw: (player) =>
      void tell((...at) => (player ? api.sendAway(...at, player.id, false) : api.end(...at, false))),
    dialog: question ? (
      <Confirm {...wordsOf(question, people, begun)} onYes={go} onNo={close}>
        <p>{said ?? meaningOf(question, players, terms ?? usualTerms, begun)}</p>
      </Confirm>
    ) : null,
  }
}

function wordsOf({ kind, player }: Question, people: readonly Player[], begun: boolean) {
  if (kind === 'remove') return { title: `Remove ${player.name}?`, yes: begun ? 'Vote for it' : 'Remove', no: 'Keep' }
  if (kind === 'resign') return { title: 'Resign?', yes: 'Resign', no: 'Play on' }
  return { title: 'End this match here?', yes: people.length > 1 ? 'Vote for it' : 'End the match', no: 'Play on' }
}

function meaningOf({ kind }: Question, players: readonly Player[], terms: Terms, begun: boolean): string {
  const people = peopleAmong(players).length
  if (kind === 'resign') return resigning(players, terms)
  if (kind === 'end') {
    const result = 'Nobody wins; the score sheet shows the points of that moment.'
    return people > 1 ? `It ends when all ${people} people here want it. ${result}` : `It ends at once. ${result}`
  }
  if (!begun) return 'They lose the seat and can not come back to this match.'
  return `It takes more than half of the ${people} people here. Then a bot plays the seat, and they can not come back.`
}

import { useState } from 'react'
import { bots } from '../../games/kit/bot-kinds'
import { type Terms, usualTerms } from '../../games/kit/wire'
import { api, type Proof, sentence } from '../app/api'
import type { RememberedSeat } from '../app/seats'
import { Confirm } from '../kit/Dialog'
import type { Player } from '../kit/table'

export type Question =
  | { readonly kind: 'remove'; readonly player: Player }
  | { readonly kind: 'end' | 'resign'; readonly player?: never }

interface Props {
  readonly question: Question
  readonly seat: RememberedSeat
  readonly players: readonly Player[]
  readonly terms: Terms | null
  readonly begun: boolean
  /** Resigning has given the seat to a bot. */
  readonly onResigned: () => void
  readonly onClose: () => void
}

/** Asks once more, with what it means. */
export default function AgreementDialog({ question, seat, players, terms, begun, onResigned, onClose }: Props) {
  const [said, say] = useState<string | null>(null)
  const { game, id } = seat
  const proof: Proof = { playerID: seat.seat, credentials: seat.credentials }
  async function go(): Promise<void> {
    try {
      if (question.kind === 'remove') await api.sendAway(game, id, proof, question.player.id)
      else if (question.kind === 'end') await api.end(game, id, proof)
      else if (!(await api.resign(game, id, proof))) onResigned()
      onClose()
    } catch (error) {
      say(sentence(error))
    }
  }
  const people = players.filter(({ bot, free }) => !bot && !free).length
  return (
    <Confirm {...wordsOf(question, people, begun)} onYes={go} onNo={onClose}>
      <p>{said ?? meaningOf(question, players, people, { terms: terms ?? usualTerms, begun })}</p>
    </Confirm>
  )
}

/** What giving up means at this table. */
export function resigning(players: readonly Player[], { bot }: Terms): string {
  const [other, ...more] = players.filter(({ you }) => !you)
  if (!other) return 'The match ends here, and is lost.'
  if (more.length === 0) return `${other.name} wins, and the match ends here.`
  return `A ${bots[bot].name} plays your seat to the end. You can watch, but you can not come back.`
}

function wordsOf({ kind, player }: Question, people: number, begun: boolean) {
  if (kind === 'remove') return { title: `Remove ${player.name}?`, yes: begun ? 'Vote for it' : 'Remove', no: 'Keep' }
  if (kind === 'resign') return { title: 'Resign?', yes: 'Resign', no: 'Play on' }
  return { title: 'End this match here?', yes: people > 1 ? 'Vote for it' : 'End the match', no: 'Play on' }
}

function meaningOf(
  { kind }: Question,
  players: readonly Player[],
  people: number,
  { terms, begun }: { readonly terms: Terms; readonly begun: boolean },
): string {
  if (kind === 'resign') return resigning(players, terms)
  if (kind === 'end') {
    const result = 'Nobody wins; the score sheet shows the points of that moment.'
    return people > 1 ? `It ends when all ${people} people here want it. ${result}` : `It ends at once. ${result}`
  }
  if (!begun) return 'They lose the seat and can not come back to this match.'
  return `It takes more than half of the ${people} people here. Then a bot plays the seat, and they can not come back.`
}

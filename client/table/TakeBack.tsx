import { useState } from 'react'
import { api, sentence } from '../app/api'
import type { RememberedSeat } from '../app/seats'
import { Stroke } from '../kit/Stroke'

interface Props {
  readonly seat: RememberedSeat
  readonly onBack: () => void
}

/** For whoever comes back to a table at which a bot plays for them. */
export function TakeBack({ seat, onBack }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  async function back(): Promise<void> {
    try {
      await api.takeBack(seat.game, seat.id, { playerID: seat.seat, credentials: seat.credentials })
      onBack()
    } catch (error) {
      setProblem(sentence(error))
    }
  }
  return (
    <div className="notice good takeback" role="status">
      <Stroke of="bot" />
      <span>{problem ?? 'A bot plays for you.'}</span>
      <button type="button" className="btn primary small" onClick={back}>
        Take your seat back
      </button>
    </div>
  )
}

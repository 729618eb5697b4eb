import type { ReactNode } from 'react'
import { Stroke } from './Stroke'
import { Act } from './status'

interface Props {
  readonly plan: { begin(): void }
  readonly label?: string
  readonly note?: ReactNode
}

/** Lays down what was taken in hand: back to all choices. */
export const NeverMind = ({ plan, label = 'Never mind', note }: Props) => (
  <Act icon={<Stroke of="close" size={20} />} label={label} note={note} onClick={() => plan.begin()} />
)

import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import type { Plan } from './plan'

/** Lays down what was taken in hand. */
export const NeverMind = ({ plan }: { readonly plan: Plan }) => (
  <Act icon={<Stroke of="close" size={20} />} label="Never mind" onClick={() => plan.begin()} />
)

import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import type { Props } from './plan'

/** Back to all choices. */
export const NeverMind = ({ plan }: Pick<Props, 'plan'>) => (
  <Act icon={<Stroke of="close" size={20} />} label="Never mind" onClick={() => plan.begin({})} />
)

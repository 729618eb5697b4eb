import ReturnArrow from '~icons/game-icons/return-arrow'
import { Act } from '../../kit/status'

interface Props {
  readonly label?: string
  readonly onClick: () => void
}

/** Back to the choice before this one. */
export const Another = ({ label = 'Another card', onClick }: Props) => (
  <Act icon={<ReturnArrow />} label={label} note="nothing is done yet" onClick={onClick} />
)

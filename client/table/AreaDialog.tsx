import type { PlayerId } from '../../games/kit/rule'
import { Dialog } from '../kit/Dialog'
import { type BoardModule, playerAt, useTable } from '../kit/table'
import { SoFar } from './SoFar'

interface Props {
  readonly player: PlayerId
  readonly board: BoardModule
  readonly onClose: () => void
}

export default function AreaDialog({ player, board, onClose }: Props) {
  const { name, mark, you } = playerAt(useTable(), player)
  return (
    <Dialog title={you ? `${name} (you)` : name} onClose={onClose} wide>
      <SoFar player={player} />
      <div data-p={mark} className="area">
        <board.Area player={player} />
      </div>
    </Dialog>
  )
}

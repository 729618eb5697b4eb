import type { ReactNode } from 'react'
import type { Refusal } from '../../../games/kit/rule'
import type { HexId } from '../../../games/monumental/data/hex'
import { Act } from '../../kit/status'
import type { Props } from './plan'

interface HexActProps {
  readonly plan: Props['plan']
  readonly hex: HexId
  readonly icon: ReactNode
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly refusal?: Refusal | null
  readonly onClick: () => void
}

/** A choice that lies on the map: while it is looked at, its tile is lit. */
export function HexAct({ plan, hex, ...act }: HexActProps) {
  const look = () => plan.look(hex)
  const leave = () => plan.look(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens; the choice inside is what can be used
    <span className="tipwrap" onPointerEnter={look} onPointerLeave={leave} onFocus={look} onBlur={leave}>
      <Act {...act} />
    </span>
  )
}

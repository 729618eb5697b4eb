import { type ComponentProps, useEffect } from 'react'
import type { HexId } from '../../../games/monumental/data/hex'
import { Act } from '../../kit/status'
import { useLooking } from './planning'

/** A choice that lies on the map: while it is looked at, its tile is lit. */
export function HexAct({ hex, ...act }: ComponentProps<typeof Act> & { readonly hex: HexId }) {
  const { look } = useLooking()
  const leave = () => look(null)
  useEffect(() => () => look(null), [look])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens; the choice inside is what can be used
    <span
      className="tipwrap"
      onPointerEnter={() => look(hex)}
      onPointerLeave={leave}
      onFocus={() => look(hex)}
      onBlur={leave}
    >
      <Act {...act} />
    </span>
  )
}

import { useEffect, useState } from 'react'
import type { PlayerId } from '../../games/kit/rule'
import { Curtain } from './Curtain'
import { type Show, useCurrent } from './hooks'
import type { LocalTable } from './local'

/** Time to see one's last move land before the curtain falls. */
const lastLook = 1500

/** One view for everybody: who has the turn sees the table, and a curtain falls in between. */
export function HotSeat({ table, show }: { readonly table: LocalTable; readonly show: Show }) {
  const { current, over } = useCurrent(table)
  const [revealed, reveal] = useRevealed(table, current, over)
  const { humans } = table
  if (humans.length <= 1) return show(humans[0] ?? null, true)
  const waits = revealed === null && !over && humans.includes(current)
  return waits ? <Curtain table={table} next={current} onReady={() => reveal(current)} /> : show(revealed, true)
}

/** Whose eyes are on the screen; null while it must show nothing that is anybody's alone. */
function useRevealed(table: LocalTable, current: PlayerId, over: boolean): [PlayerId | null, (seat: PlayerId) => void] {
  const [revealed, setRevealed] = useState<PlayerId | null>(null)
  const passes = !over && revealed !== current && table.humans.includes(current)
  useEffect(() => {
    if (!passes || table.humans.length < 2) return
    if (!table.hasSecrets(current)) setRevealed(current)
    if (!table.hasSecrets(current) || revealed === null) return
    const timer = setTimeout(() => setRevealed(null), lastLook)
    return () => clearTimeout(timer)
  }, [table, passes, current, revealed])
  return [revealed, setRevealed]
}

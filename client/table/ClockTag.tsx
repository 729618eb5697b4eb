import { useEffect, useState } from 'react'
import type { Terms } from '../../games/kit/wire'
import { patienceWords, remaining } from '../app/terms'
import { Stroke } from '../kit/Stroke'
import type { Player } from '../kit/table'

const hour = 3_600_000

/** What is left until a moment of this page's clock. */
function useLeft(until: number | undefined): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const now = until - performance.now()
      setLeft(now)
      timer = setTimeout(look, now > hour ? 30_000 : 1_000)
    }
    look()
    return () => clearTimeout(timer)
  }, [until])
  return left
}

/** Beside whoever is awaited: how long they may be away, running down while they are. */
export function ClockTag({ player, terms }: { readonly player: Player; readonly terms: Terms | null }) {
  const left = useLeft(player.until)
  if (!terms || terms.patience === 'never' || player.bot || player.free) return null
  const runs = player.until !== undefined
  const words = runs ? remaining(left) : patienceWords[terms.patience]
  const meaning = runs ? `${player.name} is away: a bot takes over in ${words}` : `May be away for ${words}`
  return (
    <span className={runs ? 'tag clock runs' : 'tag clock'} role="img" aria-label={meaning} title={meaning}>
      <Stroke of="clock" size={12} />
      {words}
    </span>
  )
}

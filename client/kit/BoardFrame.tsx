import { type ReactNode, useRef } from 'react'
import { awaited } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { Outcome } from '../../games/kit/score'
import { useBring, usePutDown } from './bring'
import { useMotion } from './motion'
import { Status, type StatusProps } from './status'
import { playerAt, useTable } from './table'

interface Expectations {
  /** What this seat is asked, and its choices. */
  asked(): StatusProps
  /** While others are expected: what `first` of them is busy with. */
  waiting(first: PlayerId): Partial<StatusProps>
  /** Once the match is over, beyond who won. */
  over?(outcome: Outcome): Partial<StatusProps>
}

interface Props extends Expectations {
  /** The id of what the question is about: on a narrow screen it comes into view. */
  readonly about?: string | null
  /** What Escape does; null while there is nothing to put down. */
  readonly putDown: (() => void) | null
  readonly children: ReactNode
}

/** A board on its table: what is expected, and below it the pieces, which are seen to move. */
export function BoardFrame({ about = null, putDown, children, ...expectations }: Props) {
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  useBring(root, about)
  usePutDown(root, putDown)
  return (
    <>
      <Expected {...expectations} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        {children}
      </main>
    </>
  )
}

function Expected({ asked, waiting, over }: Expectations) {
  const table = useTable()
  const { view, seat } = table
  if (view.outcome) {
    const players = view.outcome.winners.map((id) => playerAt(table, id))
    const won = players.length > 0 ? `${players.map(({ name }) => name).join(' and ')} won` : 'nobody won'
    return <Status say={`The game is over: ${won}`} mark={players[0]?.mark} {...over?.(view.outcome)} />
  }
  const due = Object.keys(awaited(view))
  if (seat !== null && due.includes(seat)) return <Status mark={playerAt(table, seat).mark} {...asked()} />
  const [first = view.current] = due
  const names = due.map((id) => playerAt(table, id).name)
  return <Status say={`Waiting for ${names.join(' and ')}`} mark={playerAt(table, first).mark} {...waiting(first)} />
}

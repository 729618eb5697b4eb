import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Hint } from '../../games/kit/hint'
import type { PlayerId } from '../../games/kit/rule'
import { float } from '../kit/float'
import { Stroke } from '../kit/Stroke'
import { type BoardModule, TableContext } from '../kit/table'
import { useMoment } from '../table/hooks'
import type { Session } from '../table/session'
import { hireThinker } from '../table/thinker'
import './hints.css'

interface Props {
  readonly session: Session
  readonly board: BoardModule
  readonly seat: PlayerId
  readonly onClose: () => void
}

/** What a computer would do here and why: goes with the next thing that happens, and with Escape. */
export default function Hints({ session, board, seat, onClose }: Props) {
  const { table, step } = useMoment(session)
  const [asked] = useState(step)
  const box = useRef<HTMLElement>(null)
  const hints = useHints(session, seat)
  const over = step !== asked
  useEffect(() => {
    if (over) onClose()
  }, [over, onClose])
  useBeside(box, hints, onClose)
  if (!table) return null
  return (
    <section className="hints" aria-label="Hint" ref={box} popover="manual" data-game={table.definition.meta.id}>
      <header>
        <h2 className="display">A Builder’s advice, as the log would tell it</h2>
        <button type="button" className="ib" aria-label="Close the hint" onClick={onClose}>
          <Stroke of="close" />
        </button>
      </header>
      <div aria-live="polite">
        <TableContext value={table}>
          <Said hints={hints} tell={board.tell} />
        </TableContext>
      </div>
    </section>
  )
}

type Thoughts = readonly Hint[] | 'thinking' | 'failed'

/** Thought in a worker, from what this seat sees. */
function useHints(session: Session, seat: PlayerId): Thoughts {
  const [hints, setHints] = useState<Thoughts>('thinking')
  useEffect(() => {
    const { table } = session.get()
    if (!table) return
    const thinker = hireThinker(table.definition)
    thinker.advise({ view: table.definition.view(table.view, seat), seat }).then(setHints, () => setHints('failed'))
    return () => thinker.stop()
  }, [session, seat])
  return hints
}

const Said = ({ hints, tell }: { readonly hints: Thoughts; readonly tell: BoardModule['tell'] }) => {
  if (hints === 'thinking') return <p>Thinking…</p>
  if (hints === 'failed') return <p>The computer could not think about this. Please try again.</p>
  if (hints.length === 0) return <p>You are asked for nothing now.</p>
  const [best] = hints
  return (
    <ol>
      {hints.map((hint) => (
        <li key={JSON.stringify(hint.choice)}>
          <p>
            <Words hint={hint} tell={tell} />
          </p>
          {hint.reasons.length > 0 ? (
            <ul>
              {hint.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : null}
          {hint !== best && best ? <small>{behind(best.worth - hint.worth)}</small> : null}
        </li>
      ))}
    </ol>
  )
}

const behind = (points: number): string =>
  points < 0.1 ? 'Just as good.' : `About ${points.toFixed(points < 2 ? 1 : 0)} points behind the first.`

/** In the words of the log; a choice of which nothing is certain is only named. */
function Words({ hint: { choice, events }, tell }: { readonly hint: Hint; readonly tell: BoardModule['tell'] }) {
  const said = events.map((event) => tell(event)).filter((words): words is ReactNode => words !== null)
  if (said.length === 0) return named(choice.move)
  return said.map((words, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one hint never change places
    <span key={i}>{words} </span>
  ))
}

/** "drawDeck": "Draw deck". */
const named = (move: string): string => {
  const words = move.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Lies near the choices, and hides none of them. */
function useBeside(bubble: { readonly current: HTMLElement | null }, hints: Thoughts, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take other room
  useEffect(() => {
    const box = bubble.current
    const anchor = document.querySelector('.status')
    if (!box || !anchor) return
    const put = () => float(anchor, box)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    if (!box.matches(':popover-open')) box.showPopover()
    put()
    addEventListener('resize', put)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('resize', put)
      removeEventListener('keydown', onKey)
    }
  }, [bubble, hints, close])
}

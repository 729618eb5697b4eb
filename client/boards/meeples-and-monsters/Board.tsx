import { type RefObject, useEffect, useRef } from 'react'
import { awaited } from '../../../games/kit/define'
import { finalTurns } from '../../../games/meeples-and-monsters/data/classes'
import { arrivesCards } from '../../../games/meeples-and-monsters/data/monsters'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import { playerAt } from '../../kit/table'
import './board.css'
import './cards.css'
import './mine.css'
import './narrow.css'
import { Choices } from './Choices'
import { City } from './City'
import { Council } from './Council'
import { Mine } from './Mine'
import { type Props, subject, useMeeples, usePlan } from './plan'
import { help, phaseName, say, waiting } from './say'

export function Board() {
  const table = useMeeples()
  const plan = usePlan(table)
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  useEscape(root, plan.putDown)
  useInView(root, subject(table, plan))
  return (
    <>
      <Expected table={table} plan={plan} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className="mm">
          <City table={table} plan={plan} />
          <Council table={table} plan={plan} />
          <Mine table={table} plan={plan} />
        </div>
      </main>
    </>
  )
}

/** Escape puts down whatever is in hand, unless it closes a dialog. */
function useEscape(root: RefObject<HTMLElement | null>, putDown: () => void): void {
  const latest = useRef(putDown)
  latest.current = putDown
  useEffect(() => {
    // A table may lie in a frame of its own, with a window of its own.
    const home = root.current?.ownerDocument
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !home?.querySelector('dialog[open]')) latest.current()
    }
    home?.addEventListener('keydown', onKey)
    return () => home?.removeEventListener('keydown', onKey)
  }, [root])
}

/** Where the page is one long column, what a question is about comes into view with it: its first answer, if it glows. */
function useInView(root: RefObject<HTMLElement | null>, id: string | null): void {
  useEffect(() => {
    const home = root.current?.ownerDocument
    const view = home?.defaultView
    const part = id ? home?.getElementById(id) : null
    const about = part?.querySelector('.legal') ?? part
    if (!about || !view?.matchMedia('(max-width: 1111px)').matches) return
    const { top, bottom } = about.getBoundingClientRect()
    const seen = top > view.innerHeight * 0.1 && bottom < view.innerHeight * 0.75
    const calm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!seen) about.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: about === part ? 'start' : 'center' })
  }, [root, id])
}

function Expected({ table, plan }: Props) {
  const { view, seat } = table
  if (view.outcome) {
    const names = view.outcome.winners.map((id) => playerAt(table, id).name)
    return (
      <Status
        say={`The game is over: ${names.join(' and ')} won`}
        mark={playerAt(table, view.outcome.winners[0]!).mark}
      />
    )
  }
  const due = Object.keys(awaited(view))
  if (seat === null || !due.includes(seat)) {
    const first = playerAt(table, due[0] ?? view.current)
    return <Status say={`Waiting for ${first.name}`} help={waiting(table)} mark={first.mark} />
  }
  return (
    <Status say={say(table, plan)} help={help(table, plan)} mark={playerAt(table, seat).mark}>
      <Choices table={table} plan={plan} />
    </Status>
  )
}

/** Beside the title: the round, the phase, and how near the end is. */
export function Sub() {
  const { view } = useMeeples()
  const near =
    view.final > 0 ? `final turn ${view.final} of ${finalTurns}` : `Dark Council ${view.arrives} of ${arrivesCards}`
  return (
    <>
      {view.final > 0 ? near : `round ${view.round}`}
      <span className="rest"> · {phaseName(view)}</span>
      {view.final > 0 ? null : <span className="rest"> · {near}</span>}
    </>
  )
}

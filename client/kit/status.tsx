import { createContext, type MouseEvent, type ReactElement, type ReactNode, useContext, useRef } from 'react'
import { mayAct } from '../../games/kit/legality'
import { type Refusal, refuse } from '../../games/kit/rule'
import { Happened } from './happened'
import { goTo, useAbout, useDock, useFromTheFirst } from './inView'
import { PlayerMark } from './PlayerMark'
import { Stroke, type StrokeName } from './Stroke'
import { Tip } from './Tip'
import { type TakeBack, useTable } from './table'

/** Opens the score sheet, once there is one. */
export const ScoreContext = createContext<(() => void) | null>(null)

/** How much others said that was not seen yet. */
export const NewsContext = createContext(0)

/** Why nothing can be chosen at all now: the choices of the table look and behave accordingly. */
const StandstillContext = createContext<Refusal | null>(null)

const unreachable = refuse('', 'The connection is gone')

export interface StatusProps {
  /** One sentence: whose turn it is and what is expected. */
  readonly say: string
  /** One line of help below it. */
  readonly help?: ReactNode
  /** The mark of whoever is expected to act. */
  readonly mark?: number | undefined
  readonly pips?: Pips | undefined
  /** The id of what the question is about, if not where its answers glow: on a phone it comes into view. */
  readonly about?: string | undefined
  /** The choices, as `Act`s. */
  readonly children?: ReactNode
}

interface Pips {
  readonly used: number
  readonly of: number
  /** What they count, as "actions". */
  readonly label: string
}

/** The line that says what is expected, with the choices beside it. On a phone it is the dock at the bottom. */
export function Status({ say, help, mark, pips, about, children }: StatusProps) {
  const { seat, view, offline } = useTable()
  const yours = mayAct(view, seat)
  const openScore = useContext(ScoreContext)
  const choices = useFromTheFirst(say)
  const dock = useRef<HTMLElement>(null)
  useDock(dock)
  useAbout(dock, say, about)
  return (
    <section className={yours ? 'status yours' : 'status'} aria-label="What is expected" ref={dock}>
      <div className="say">
        {mark ? <PlayerMark mark={mark} size="l" /> : null}
        <div>
          <p>
            <span aria-live="polite">{say}</span>
            {pips ? <PipRow {...pips} /> : null}
          </p>
          {help ? <small>{help}</small> : null}
          <Happened />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and no more meaning */}
      <div className="acts" role="group" aria-label="Choices" ref={choices}>
        <StandstillContext value={offline ? unreachable : null}>{children}</StandstillContext>
        {openScore ? <Act icon={<Stroke of="flag" size={20} />} label="Score sheet" go onClick={openScore} /> : null}
      </div>
      {seat !== null && !view.outcome ? <TakeBacks /> : null}
      <Jumps />
    </section>
  )
}

function PipRow({ used, of, label }: Pips) {
  return (
    <span className="pips" role="img" aria-label={`${used} of ${of} ${label} used`}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike and keep their places
        <i key={i} className={i < used ? 'on' : undefined} />
      ))}
    </span>
  )
}

interface ActProps {
  readonly icon: ReactNode
  /** Verb and object. */
  readonly label: ReactNode
  /** Price or consequence. */
  readonly note?: ReactNode
  /** The one choice that finishes what the player began. */
  readonly go?: boolean
  /** Why it cannot be chosen now; nothing if it can. */
  readonly refusal?: Refusal | null | undefined
  readonly onClick: () => void
}

/** A choice. One that is not legal now stays reachable and says why. */
export function Act({ icon, label, note, go = false, refusal: own, onClick }: ActProps) {
  const refusal = useContext(StandstillContext) ?? own
  const button = (
    <button
      type="button"
      className={['act', go && !refusal ? 'go' : '', isLong(label) ? 'long' : ''].filter(Boolean).join(' ')}
      aria-disabled={refusal ? true : undefined}
      onClick={refusal ? undefined : onClick}
    >
      {icon}
      <span>
        {label}
        {refusal ? <small className="why">{refusal.because}</small> : note ? <small>{note}</small> : null}
      </span>
    </button>
  )
  // Always the same element around it, so that the focus stays when a choice becomes possible.
  return (
    <Tip
      tip={refusal?.because ?? note}
      clause={refusal?.clause || undefined}
      spoken={!refusal}
      when={refusal ? undefined : isCut}
    >
      {button}
    </Tip>
  )
}

/** Such a label may break where the row is full; a shorter one stands on one line. */
const isLong = (label: ReactNode): boolean => typeof label === 'string' && label.length > 20

/** Whether the price on a choice did not find room. */
function isCut(choice: Element): boolean {
  const note = choice.querySelector('small')
  return note !== null && (note.offsetHeight === 0 || note.scrollHeight > note.clientHeight + 1)
}

interface ReasonProps {
  readonly refusal: Refusal
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Explains a thing that cannot be used now, with the clause behind it. */
export function Reason({ refusal, children }: ReasonProps) {
  return (
    <Tip tip={refusal.because} clause={refusal.clause || undefined}>
      {children}
    </Tip>
  )
}

function TakeBacks() {
  const { undo, redo, restart } = useTable()
  return (
    <div className="undo">
      <Back icon="undo" label="Undo" take={undo} />
      <Back icon="redo" label="Redo" take={redo} />
      <Back icon="restart" label="Restart turn" take={restart} />
    </div>
  )
}

function Back({ icon, label, take }: { readonly icon: StrokeName; readonly label: string; readonly take: TakeBack }) {
  return (
    <Tip tip={take.why ? `${label}: ${take.why}` : label}>
      <button
        type="button"
        className="ib"
        aria-label={label}
        aria-disabled={take.why ? true : undefined}
        onClick={take.run}
      >
        <Stroke of={icon} />
      </button>
    </Tip>
  )
}

const places = [
  { id: 'board', label: 'Board', icon: 'board' },
  { id: 'mine', label: 'Yours', icon: 'mine' },
  { id: 'players', label: 'Players', icon: 'people' },
  { id: 'log', label: 'Log', icon: 'log' },
] as const

/** On a phone: to the four places of the page. They jump, they hide nothing. */
function Jumps() {
  const { seat } = useTable()
  const news = useContext(NewsContext)
  return (
    <nav className="jump" aria-label="Jump to">
      {places
        .filter(({ id }) => id !== 'mine' || seat !== null)
        .map(({ id, label, icon }) => (
          <a key={id} href={`#${id}`} onClick={(event) => jump(event, id)}>
            <Stroke of={icon} />
            {label}
            {id === 'log' && news > 0 ? <NewsBadge count={news} /> : null}
          </a>
        ))}
    </nav>
  )
}

function jump(event: MouseEvent<HTMLElement>, id: string): void {
  event.preventDefault()
  goTo(event.currentTarget, id)
}

export function NewsBadge({ count }: { readonly count: number }) {
  return (
    <span className="badge">
      {count}
      <span className="sr">{count === 1 ? ' new message' : ' new messages'}</span>
    </span>
  )
}

import { type KeyboardEvent, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import { counted, describeEffects } from '../../../games/now-or-never/describe'
import {
  areaOf,
  type OpenChoice,
  type OpenEncounter,
  type StoryOutcome,
  type StoryState,
} from '../../../games/now-or-never/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Stroke } from '../../kit/Stroke'
import { Reason } from '../../kit/status'
import { playerAt, SaidContext } from '../../kit/table'
import { asksFor, chanceWords, gainWords, spendings } from './chances'
import { placed } from './lists'
import { spaceName } from './names'
import { Prose } from './Prose'
import { momentOf, opensAt, opensFor, type Page, pagesOf, readingOf } from './pages'
import { Icon } from './pictures'
import { type NeverTable, owedTo } from './plan'

interface Opened {
  readonly isOpen: boolean
  readonly pages: readonly Page[]
  /** Which of the pages is looked at. */
  readonly at: number
  toggle(): void
  turn(to: number): void
}

/** The book opens by itself when something is read out, at its page; whoever wants to see the table folds it down. */
export function useBook({ view }: NeverTable): Opened {
  const said = useContext(SaidContext)
  const moment = momentOf(view)
  const [kept, keep] = useState({ moment, isOpen: opensFor(view, said !== null && said.length > 0), back: 0 })
  const now = kept.moment === moment ? kept : { moment, isOpen: opensAt(view), back: 0 }
  if (now !== kept) keep(now)
  const pages = pagesOf(view, said ?? [])
  const last = pages.length - 1
  return {
    isOpen: now.isOpen,
    pages,
    at: Math.max(0, last - now.back),
    toggle: () => keep({ moment, isOpen: !now.isOpen, back: 0 }),
    turn: (to) => keep({ ...now, back: last - to }),
  }
}

interface Props {
  readonly table: NeverTable
  readonly story: StoryState
  readonly book: Opened
}

/** The storybook, over the table: everybody reads along, whoever searched decides. */
export function Book({ table, story, book }: Props) {
  const box = useRef<HTMLElement>(null)
  const heading = useId()
  const page = book.pages[book.at]
  useReader(box, table, book)
  if (!book.isOpen) return <Ribbon {...{ table, book }} />
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') book.toggle()
  }
  return (
    <section ref={box} className="storybook" role="dialog" aria-labelledby={heading} onKeyDown={onKeyDown}>
      <header>
        <span className="chapter display">{story.title}</span>
        {book.pages.length > 1 ? <Turning book={book} /> : null}
        <button type="button" className="ib" aria-label="Fold the book down" onClick={book.toggle}>
          <Stroke of="down" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys */}
      <section key={book.at} className="leaf" tabIndex={0} aria-labelledby={heading}>
        {page ? <Leaf {...{ table, page, heading }} /> : <Blank heading={heading} />}
      </section>
    </section>
  )
}

/** The book is open where the reading goes on. Whoever decides finds the focus there; nobody else's is taken. */
function useReader(box: RefObject<HTMLElement | null>, { view, seat }: NeverTable, { isOpen }: Opened): void {
  const moment = momentOf(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment the reading goes on elsewhere
  useEffect(() => {
    const place = [...(box.current?.querySelectorAll<HTMLElement>('[data-begin]') ?? [])].at(-1)
    place?.closest('.rolled, .outcome')?.scrollIntoView({ block: 'nearest' })
    if (seat !== null && seat === view.story?.open?.player) place?.focus({ preventScroll: true })
  }, [box, seat, isOpen, moment])
}

/** The folded book, while there is something in it to decide or to read. */
function Ribbon({ table, book }: Pick<Props, 'table' | 'book'>) {
  const reading = readingOf(table.view)
  if (!['choosing', 'rolling'].includes(reading)) return null
  return (
    <button type="button" className="ribbon" onClick={book.toggle}>
      <Icon of="storybook" /> {table.view.story?.open?.title}
      <span className="sr">: open the book</span>
    </button>
  )
}

function Turning({ book: { pages, at, turn } }: { readonly book: Opened }) {
  return (
    <span className="turning">
      <button
        type="button"
        className="ib"
        aria-label="The page before"
        aria-disabled={at === 0 ? true : undefined}
        onClick={at === 0 ? undefined : () => turn(at - 1)}
      >
        <Stroke of="left" />
      </button>
      <small>
        {at + 1} of {pages.length}
      </small>
      <button
        type="button"
        className="ib"
        aria-label="The next page"
        aria-disabled={at === pages.length - 1 ? true : undefined}
        onClick={at === pages.length - 1 ? undefined : () => turn(at + 1)}
      >
        <Stroke of="right" />
      </button>
    </span>
  )
}

const Blank = ({ heading }: { readonly heading: string }) => (
  <>
    <h2 id={heading} tabIndex={-1} data-begin>
      No page yet
    </h2>
    <p>A search opens the first. Every page that was read stays here.</p>
  </>
)

interface LeafProps {
  readonly table: NeverTable
  readonly page: Page
  readonly heading: string
}

function Leaf({ table, page, heading }: LeafProps) {
  if (page.kind === 'encounter') return <Encounter {...{ table, heading }} open={page.open} />
  return (
    <>
      {page.kind === 'ending' ? (
        <p className="storywho">
          <Reader table={table} player={page.player} />
        </p>
      ) : null}
      <h2 id={heading} tabIndex={-1} data-begin>
        {page.title}
      </h2>
      <div className="telling">
        <Prose text={page.kind === 'ending' ? page.text : page.introduction} />
      </div>
      {page.kind === 'chapterBegan' ? <Greetings table={table} greetings={page.greetings} /> : null}
    </>
  )
}

const Reader = ({ table, player }: { readonly table: NeverTable; readonly player: string }) => {
  const { mark, name } = playerAt(table, player)
  const { hero } = areaOf(table.view, player)
  return (
    <>
      <PlayerMark mark={mark} size="s" /> {name}
      {hero ? ` · ${heroOf(hero).name}` : ''}
    </>
  )
}

/** A few words to each hero who is at this table. */
function Greetings({
  table,
  greetings,
}: Pick<LeafProps, 'table'> & Pick<Extract<Page, { kind: 'chapterBegan' }>, 'greetings'>) {
  return table.view.order.map((player) => {
    const { hero } = areaOf(table.view, player)
    const words = hero && greetings[hero]
    return words ? (
      <div key={player} className="greeting">
        <p className="storywho">
          <Reader table={table} player={player} />
        </p>
        <Prose text={words} />
      </div>
    ) : null
  })
}

interface EncounterProps {
  readonly table: NeverTable
  readonly open: OpenEncounter
  readonly heading: string
}

function Encounter({ table, open, heading }: EncounterProps) {
  const { view } = table
  const { player, space, place, title, text, outcome } = open
  const live = view.story?.open === open
  return (
    <>
      <p className="storywho">
        <Reader table={table} player={player} /> · {place || spaceName(view, space)}
      </p>
      <h2 id={heading} tabIndex={-1} data-begin>
        {title}
      </h2>
      <div className="telling">
        <Prose text={text} />
      </div>
      <ol className="storyways" aria-label="Choices">
        {placed(open.choices).map(({ one, at }) => (
          <li key={at} className={open.taken === null ? undefined : at === open.taken ? 'taken' : 'untaken'}>
            <Way {...{ table, open, at }} choice={one} live={live} />
          </li>
        ))}
      </ol>
      {live && !outcome ? <Rolled table={table} /> : null}
      {outcome ? <Outcome {...{ table, open, outcome, live }} /> : null}
    </>
  )
}

interface WayProps extends Omit<EncounterProps, 'heading'> {
  readonly choice: OpenChoice
  readonly at: number
  readonly live: boolean
}

/** A choice: a button for whoever decides, words for the others. */
function Way({ table, open, choice, at, live }: WayProps) {
  const { label, gains } = choice
  const chance = live && open.taken === null ? chanceWords(table.view, open.player, choice) : ''
  const words = (
    <>
      <b>{label}</b>
      <small>
        {asksFor(choice)}
        {chance ? <i>{chance}</i> : null}
      </small>
      {gains && open.taken === null ? (
        <small>
          brings {gainWords({ reputation: gains.reputation, effects: gains.rewards }) || 'nothing'}
          {gains.bonus.length > 0 ? `; bonus ${describeEffects(gains.bonus)}` : ''}
        </small>
      ) : null}
      {open.taken === at ? <span className="sr">, taken</span> : null}
    </>
  )
  if (!live || owedTo(table)?.kind !== 'chooseStory') return <span className="storyway">{words}</span>
  const refusal = table.ask('chooseStory', at)
  const button = (
    <button
      type="button"
      className={refusal ? 'storyway' : 'storyway may'}
      aria-disabled={refusal || !table.mayPlay ? true : undefined}
      onClick={refusal ? undefined : () => table.play('chooseStory', at)}
    >
      {words}
      {refusal ? <small className="why">{refusal.because}</small> : null}
    </button>
  )
  return refusal ? <Reason refusal={refusal}>{button}</Reason> : button
}

/** The die of a skill test lies open: hearts are added in the book, too. */
function Rolled({ table }: { readonly table: NeverTable }) {
  const { view, seat } = table
  const die = view.pending.find((one) => one.kind === 'die' && one.cause === 'skill')
  if (die?.kind !== 'die') return null
  const own = seat === die.player
  const name = own ? 'You' : playerAt(table, die.player).name
  return (
    <div className="rolled">
      <h3 tabIndex={-1} data-begin>
        {name} rolled {die.value}
      </h3>
      {own ? (
        <div className="spend">
          {spendings(view, die.player, die.value, table.choices('spendHearts')).map(({ hearts, total, words }) => (
            <button
              key={hearts}
              type="button"
              className="storyway may"
              aria-disabled={table.mayPlay ? undefined : true}
              onClick={() => table.play('spendHearts', hearts)}
            >
              <b>{hearts === 0 ? `Keep the ${die.value}` : `Add ${counted(hearts, 'heart')}: ${total}`}</b>
              <small>{words}</small>
            </button>
          ))}
        </div>
      ) : (
        <p>Hearts may be added to it.</p>
      )}
    </div>
  )
}

interface OutcomeProps extends Omit<EncounterProps, 'heading'> {
  readonly outcome: StoryOutcome
  readonly live: boolean
}

function Outcome({ table, open, outcome, live }: OutcomeProps) {
  const total = outcome.total === null ? '' : ` with ${outcome.total}`
  const mission = live && outcome.success ? areaOf(table.view, open.player).story?.mission : null
  const gains = outcome.success ? gainWords(outcome) : ''
  return (
    <div className={outcome.success ? 'outcome' : 'outcome failed'}>
      <h3 tabIndex={-1} data-begin>
        {outcome.success ? `Success${total}` : `Failed${total}`}
      </h3>
      {outcome.success ? (
        <Prose text={outcome.reaction} />
      ) : (
        <p>What would have been stays unread. The turn is over, and the place can be searched again.</p>
      )}
      {gains ? <p className="gains">{gains}</p> : null}
      {mission ? <p className="gains">Mission: {spaceName(table.view, mission.space)}</p> : null}
    </div>
  )
}

import { type KeyboardEvent, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react'
import type { StoryState } from '../../../games/now-or-never/state'
import { IconButton } from '../../kit/IconButton'
import { deliver } from '../../kit/motion'
import { SaidContext } from '../../kit/table'
import { Leaf } from './Leaf'
import { lyingNow, momentOf, opensFor, type Page, pagesOf, readingOf } from './pages'
import { Icon } from './pictures'
import { type NeverTable, useNever, usePlan } from './plan'

interface Opened {
  readonly isOpen: boolean
  readonly pages: readonly Page[]
  /** Which of the pages is looked at. */
  readonly at: number
  /** What came of the page has just been read out. */
  readonly isTold: boolean
  toggle(): void
  turn(to: number): void
}

/** The book opens by itself when something is read out, at its page; whoever wants to see the table folds it down. */
export function useBook({ view, lastDeed }: NeverTable): Opened {
  const said = useContext(SaidContext)
  const reader = { busy: usePlan().putDown !== null, lastDeed }
  const isOpen = opensFor(view, said !== null && said.lines.length > 0)
  const [kept, keep] = useState({ ...reader, moment: momentOf(view), isOpen, back: 0, isNew: false })
  const now = lyingNow(kept, view, reader)
  if (now !== kept) keep(now)
  const pages = pagesOf(view, said?.lines ?? [])
  const recall = now.isOpen ? said?.recall : null
  useEffect(() => recall?.(), [recall])
  const last = pages.length - 1
  return {
    isOpen: now.isOpen,
    pages,
    at: Math.max(0, last - now.back),
    isTold: now.isNew && readingOf(view) === 'told',
    toggle: () => keep({ ...now, isOpen: !now.isOpen, back: 0 }),
    turn: (to) => keep({ ...now, back: last - to }),
  }
}

interface Props {
  readonly story: StoryState
  readonly book: Opened
}

/** The storybook, over the table: everybody reads along, whoever searched decides. */
export function Book({ story, book }: Props) {
  const table = useNever()
  const box = useRef<HTMLElement>(null)
  const heading = useId()
  const page = book.pages[book.at]
  useReader(box, table, book)
  useGains(box, table, book)
  if (!book.isOpen) return <Ribbon book={book} />
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') book.toggle()
  }
  return (
    <section
      ref={box}
      className="storybook"
      id="storybook"
      role="dialog"
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
    >
      <header>
        <span className="chapter display">{story.title}</span>
        {book.pages.length > 1 ? <Turning book={book} /> : null}
        <IconButton icon="down" label="Fold the book down" onClick={book.toggle} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys */}
      <section key={book.at} className="leaf" tabIndex={0} aria-labelledby={heading}>
        {page ? <Leaf page={page} heading={heading} /> : <Blank heading={heading} />}
      </section>
    </section>
  )
}

/** The book is open where the reading goes on. Whoever decides finds the focus there; nobody else's is taken. */
function useReader(box: RefObject<HTMLElement | null>, { view, seat }: NeverTable, { isOpen }: Opened): void {
  const moment = momentOf(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment the reading goes on elsewhere
  useEffect(() => {
    const leaf = box.current?.querySelector('.leaf')
    const place = [...(leaf?.querySelectorAll<HTMLElement>('[data-begin]') ?? [])].at(-1)
    if (!leaf || !place) return
    if (seat !== null && seat === view.story?.open?.player) place.focus({ preventScroll: true })
    return holdInSight(leaf, place.closest('.rolled, .outcome'))
  }, [box, seat, isOpen, moment])
}

/** On a phone the bar below the book grows and shrinks with what it asks: the reading stays in sight. */
function holdInSight(leaf: Element, part: Element | null): () => void {
  const sized = new ResizeObserver(() => {
    if (leaf.isConnected) part?.scrollIntoView({ block: 'nearest' })
  })
  sized.observe(leaf)
  return () => sized.disconnect()
}

/** What a page brings is seen to go where it is kept. */
function useGains(box: RefObject<HTMLElement | null>, { view }: NeverTable, { isTold }: Opened): void {
  const moment = momentOf(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => {
    if (!isTold) return
    const gains = [...(box.current?.querySelectorAll<HTMLElement>('[data-to]') ?? [])]
    deliver(gains.map((element) => ({ element, places: element.dataset.to?.split(';') ?? [] })))
  }, [box, isTold, moment])
}

/** The folded book, while there is something in it to decide or to read. */
function Ribbon({ book }: Pick<Props, 'book'>) {
  const table = useNever()
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
      <IconButton icon="left" label="The page before" may={at > 0} onClick={() => turn(at - 1)} />
      <small>
        {at + 1} of {pages.length}
      </small>
      <IconButton icon="right" label="The next page" may={at < pages.length - 1} onClick={() => turn(at + 1)} />
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

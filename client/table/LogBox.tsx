import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PlayerId } from '../../games/kit/rule'
import { Stroke } from '../kit/Stroke'
import { type BoardModule, playerAt, useTable } from '../kit/table'
import { useBottom } from './bottom'
import { Chat } from './Chat'
import type { Moment } from './session'
import type { LogLine } from './story'

interface Props {
  readonly board: BoardModule
  readonly moment: Pick<Moment, 'lines' | 'seen' | 'chat'>
  /** null where nobody talks. */
  readonly onSay: ((text: string) => void) | null
  /** The chat, with all that was said, is in sight. */
  readonly onRead?: () => void
}

interface Filter {
  readonly text: string
  readonly player: PlayerId | null
}

const everything: Filter = { text: '', player: null }

export function LogBox({ board, moment, onSay, onRead }: Props) {
  const [filter, setFilter] = useState<Filter | null>(null)
  return (
    <section className="logbox" id="log" aria-label={onSay ? 'Log and chat' : 'Log'}>
      <header>
        <h2>Log</h2>
        <span className="grow" />
        <button
          type="button"
          className="ib"
          aria-label="Search the log"
          aria-expanded={filter !== null}
          onClick={() => setFilter(filter ? null : everything)}
        >
          <Stroke of={filter ? 'close' : 'search'} />
        </button>
      </header>
      {filter ? <FilterRow filter={filter} onChange={setFilter} /> : null}
      <Lines board={board} lines={moment.lines} seen={moment.seen} filter={filter ?? everything} />
      {onSay ? <Chat chat={moment.chat} onSay={onSay} onRead={onRead} /> : null}
    </section>
  )
}

function FilterRow({ filter, onChange }: { readonly filter: Filter; readonly onChange: (next: Filter) => void }) {
  const { players } = useTable()
  return (
    // boardgame.io's debug panel listens to every key pressed on the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys to itself, does nothing with them
    <div className="logfilter" onKeyDown={(e) => e.stopPropagation()} onKeyPress={(e) => e.stopPropagation()}>
      <input
        className="field"
        type="search"
        aria-label="Words in the log"
        placeholder="Search…"
        // biome-ignore lint/a11y/noAutofocus: opened by a button to be typed into
        autoFocus
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <select
        className="field"
        aria-label="Whose lines"
        value={filter.player ?? ''}
        onChange={(event) => onChange({ ...filter, player: event.target.value || null })}
      >
        <option value="">Everybody</option>
        {players.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface LinesProps {
  readonly board: BoardModule
  readonly lines: readonly LogLine[]
  readonly seen: number
  readonly filter: Filter
}

function Lines({ board, lines, seen, filter }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const { box, behind, toBottom } = useBottom(lines)
  useFilter(list, lines, filter)
  const shown = lines
    .map((line, i) => ({ line, i, told: board.tell(line.event) }))
    .filter(({ told }) => told !== null && told !== undefined)
  const marked = shown.findIndex(({ i }) => i >= seen)
  return (
    <div className="logscroll">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys */}
      <section className="logview" ref={box} tabIndex={0} aria-label="Log lines">
        <ol className={filter.text || filter.player ? 'log found' : 'log'} ref={list}>
          {shown.length === 0 ? <li className="none">Nothing has happened yet.</li> : null}
          {shown.map(({ line, told }, at) => (
            <Line
              key={line.key}
              line={line}
              first={isFirst(line, shown[at - 1]?.line) || (seen > 0 && at === marked)}
              mark={seen > 0 && at === marked}
              last={at === shown.length - 1}
            >
              {told}
            </Line>
          ))}
        </ol>
      </section>
      {behind ? (
        <button type="button" className="btn small newlines" onClick={toBottom}>
          <Stroke of="down" /> New lines
        </button>
      ) : null}
      <Announcer list={list} lines={lines} />
    </div>
  )
}

const isFirst = (line: LogLine, before: LogLine | undefined): boolean =>
  before?.player !== line.player || before.turn !== line.turn

interface LineProps {
  readonly line: LogLine
  /** Begins what somebody did in one turn. */
  readonly first: boolean
  readonly mark: boolean
  readonly last: boolean
  readonly children: ReactNode
}

function Line({ line, first, mark, last, children }: LineProps) {
  const looks = [first ? 'first' : '', last ? 'now' : ''].filter(Boolean).join(' ')
  const { mark: p } = playerAt(useTable(), line.player)
  return (
    <>
      {mark ? <li className="mark">since your last turn</li> : null}
      <li className={looks || undefined} data-p={p} data-player={line.player} data-key={line.key}>
        {children}
      </li>
    </>
  )
}

/** A line's words are known only once it is drawn, so the filter looks at the page. */
function useFilter(list: RefObject<HTMLOListElement | null>, lines: unknown, { text, player }: Filter): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines must pass the filter too
  useEffect(() => {
    const wanted = text.trim().toLowerCase()
    for (const item of list.current?.children ?? []) {
      const isLine = item.hasAttribute('data-key')
      const fits =
        wordsOn(item).toLowerCase().includes(wanted) && (!player || item.getAttribute('data-player') === player)
      item.toggleAttribute('hidden', isLine ? !fits : wanted !== '' || player !== null)
    }
  }, [list, lines, text, player])
}

/** Reads out what others did, in the words of the log. */
function Announcer({
  list,
  lines,
}: {
  readonly list: RefObject<HTMLOListElement | null>
  readonly lines: readonly LogLine[]
}) {
  const { seat } = useTable()
  const [words, setWords] = useState('')
  const told = useRef(new Set(lines.map(({ key }) => key)))
  useEffect(() => {
    const fresh = lines.filter(({ key, player }) => !told.current.has(key) && player !== seat)
    told.current = new Set(lines.map(({ key }) => key))
    const texts = fresh.flatMap(({ key }) => {
      const item = list.current?.querySelector(`[data-key="${key}"]`)
      return item ? [wordsOn(item)] : []
    })
    if (texts.length > 0) setWords(texts.join(' '))
  }, [list, lines, seat])
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/** A line as it is read aloud: without the letters of the marks. */
function wordsOn(node: Node): string {
  if (!isElement(node)) return node.textContent ?? ''
  return node.getAttribute('aria-hidden') === 'true' ? '' : [...node.childNodes].map(wordsOn).join('')
}

import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PlayerId } from '../../games/kit/rule'
import { Stroke } from '../kit/Stroke'
import { type BoardModule, playerAt, type Table, TableContext, useTable } from '../kit/table'
import { useBottom } from './bottom'
import { useHappened, wordsOn } from './happened'
import type { LogLine } from './story'

export interface Filter {
  readonly text: string
  readonly player: PlayerId | null
}

export const everything: Filter = { text: '', player: null }

interface Props {
  readonly board: BoardModule
  readonly lines: readonly LogLine[]
  readonly seen: number
  /** How much happened before the first of them, and what fetches it. */
  readonly earlier?: number
  readonly onRecall?: (() => void) | undefined
  readonly filter: Filter
}

/** The end of the log, and as much before it as somebody wants to read: a long match costs no more than a short one. */
export function LogLines({ board, lines, seen, earlier = 0, onRecall, filter }: Props) {
  const table = useTable()
  const list = useRef<HTMLOListElement>(null)
  const { box, following, behind, toBottom } = useBottom(lines)
  const searching = filter.text !== '' || filter.player !== null
  const told = useTold(board, lines)
  const marked = seen > 0 ? told.findLastIndex(({ i }) => i < seen) + 1 : told.length
  const { start, goBack } = useStart(box, told, tailOf(told.length, marked), following)
  const from = searching ? 0 : start
  useFilter(list, told, filter)
  useHappened(list, told)
  return (
    <div className="logscroll">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keys */}
      <section className="logview" ref={box} tabIndex={0} aria-label="Log lines">
        <ol className={searching ? 'log found' : 'log'} ref={list}>
          {told.length === 0 ? <li className="none">Nothing has happened yet.</li> : null}
          {from > 0 ? <Earlier label={earlierLines(earlier > 0 ? null : from)} onWanted={goBack} /> : null}
          {from === 0 && earlier > 0 && onRecall ? <Earlier label={earlierLines(null)} onWanted={onRecall} /> : null}
          {told.slice(from).map(({ line, words }, i) => (
            <Line
              key={line.key}
              player={line.player}
              name={line.key}
              first={isFirst(line, told[from + i - 1]?.line) || from + i === marked}
              mark={from + i === marked}
              last={from + i === told.length - 1}
              words={words}
              table={table}
            />
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

interface Told {
  readonly line: LogLine
  /** Its place among all lines. */
  readonly i: number
  readonly words: ReactNode
}

/** The lines worth telling. Each is put into words once. */
function useTold({ tell }: BoardModule, lines: readonly LogLine[]): readonly Told[] {
  const [made] = useState(() => new Map<string, ReactNode>())
  return useMemo(
    () =>
      lines.flatMap((line, i) => {
        if (!made.has(line.key)) made.set(line.key, tell(line.event) ?? null)
        const words = made.get(line.key)
        return words === null ? [] : [{ line, i, words }]
      }),
    [lines, tell, made],
  )
}

/** So many lines come and go at a time. */
const page = 30

/** Where the end of the log begins: one to two pages, and all that is new to this seat. */
const tailOf = (length: number, marked: number): number =>
  Math.max(0, Math.min(Math.floor(length / page - 1) * page, marked - 1))

/** The first line in the page. It moves on with the match, but not while somebody is reading further up. */
function useStart(box: RefObject<HTMLElement | null>, told: readonly Told[], tail: number, following: boolean) {
  const [held, hold] = useState<number | null>(null)
  const [first, setFirst] = useState(told[0]?.line.key)
  if (told[0]?.line.key !== first) {
    // Lines came before the first one: those in the page stay the same.
    const added = told.findIndex(({ line }) => line.key === first)
    if (held !== null && added > 0) hold(held + added)
    setFirst(told[0]?.line.key)
  }
  if (following && held !== null) hold(null)
  if (!following && held === null) hold(tail)
  const start = Math.min(held ?? tail, tail)
  const below = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being read stays in its place when lines come above it
  useLayoutEffect(() => {
    if (box.current && below.current !== null) box.current.scrollTop = box.current.scrollHeight - below.current
    below.current = null
  }, [box, start])
  const goBack = () => {
    if (box.current) below.current = box.current.scrollHeight - box.current.scrollTop
    hold(Math.max(0, start - page))
  }
  return { start, goBack }
}

/** Null: nobody knows yet how many. */
const earlierLines = (count: number | null): string =>
  count === null ? 'Earlier lines' : count === 1 ? '1 earlier line' : `${count} earlier lines`

/** Brings the lines before, when pressed or scrolled to. */
function Earlier({ label, onWanted }: { readonly label: string; readonly onWanted: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const wanted = useRef(onWanted)
  wanted.current = onWanted
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wanted.current())
    watcher.observe(button.current!)
    return () => watcher.disconnect()
  }, [])
  return (
    <li className="earlier">
      <button type="button" className="btn small" ref={button} onClick={onWanted}>
        {label}
      </button>
    </li>
  )
}

interface LineProps {
  readonly player: PlayerId
  readonly name: string
  /** Begins what somebody did in one turn. */
  readonly first: boolean
  readonly mark: boolean
  readonly last: boolean
  readonly words: ReactNode
  /** As it was when the line was written. */
  readonly table: Table
}

const Line = memo(function Line({ player, name, first, mark, last, words, table }: LineProps) {
  const looks = [first ? 'first' : '', last ? 'now' : ''].filter(Boolean).join(' ')
  return (
    <>
      {mark ? <li className="mark">since your last turn</li> : null}
      <li className={looks || undefined} data-p={playerAt(table, player).mark} data-player={player} data-key={name}>
        <TableContext value={table}>{words}</TableContext>
      </li>
    </>
  )
}, isSameLine)

/** A line that stands changes only when somebody gets another name. */
function isSameLine(before: LineProps, after: LineProps): boolean {
  const { table, ...own } = after
  const same = Object.entries(own).every(([key, value]) => Object.is(value, before[key as keyof LineProps]))
  return same && isSameCompany(before.table, table)
}

const isSameCompany = (a: Table, b: Table): boolean =>
  a.seat === b.seat &&
  a.players.length === b.players.length &&
  a.players.every(({ id, name, mark, you }, i) => {
    const other = b.players[i]!
    return id === other.id && name === other.name && mark === other.mark && you === other.you
  })

/** A line's words are known only once it is drawn, so the filter looks at the page. */
function useFilter(list: RefObject<HTMLOListElement | null>, lines: unknown, { text, player }: Filter): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines must pass the filter too
  useEffect(() => {
    const wanted = text.trim().toLowerCase()
    if (wanted === '' && player === null) return
    const hidden = [...(list.current?.children ?? [])].filter(
      (item) =>
        !wordsOn(item).toLowerCase().includes(wanted) ||
        !item.hasAttribute('data-key') ||
        (player !== null && item.getAttribute('data-player') !== player),
    )
    for (const item of hidden) item.setAttribute('hidden', '')
    return () => {
      for (const item of hidden) item.removeAttribute('hidden')
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

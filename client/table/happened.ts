import { type RefObject, useContext, useEffect } from 'react'
import { HappenedContext } from '../kit/happened'
import { type Table, useTable } from '../kit/table'
import type { LogLine } from './story'

type Line = Pick<LogLine, 'key' | 'step' | 'player'>

/** Of everything others did since this seat last did something, the last line about each of them. */
export function lastOfOthers(lines: readonly Line[], { seat, lastDeed }: Pick<Table, 'seat' | 'lastDeed'>): Line[] {
  const since = lines.filter(({ step, player }) => step > lastDeed && player !== seat)
  return [...new Map(since.map((line) => [line.player, line])).values()]
}

/** The sentence alone, without what its chips have to tell. */
const briefly = (line: Element): string =>
  wordsOn(line, (element) => isSilent(element) || isTip(element))
    .replace(/\s+/g, ' ')
    .trim()

/** Tells the table what just happened, in the words of the log. */
export function useHappened(list: RefObject<HTMLElement | null>, told: readonly { readonly line: Line }[]): void {
  const { seat, lastDeed, view } = useTable()
  const words = useContext(HappenedContext)
  const isOver = view.outcome !== null
  useEffect(() => {
    const lines = told.map(({ line }) => line)
    const last = isOver ? [] : lastOfOthers(lines, { seat, lastDeed })
    const items = last.map(({ key }) => list.current?.querySelector(`[data-key="${key}"]`))
    words.set(items.flatMap((item) => (item ? [briefly(item)] : [])).join(' '))
  }, [list, told, seat, lastDeed, isOver, words])
}

const isElement = (node: Node): node is Element => node.nodeType === 1

const isSilent = (element: Element): boolean => element.getAttribute('aria-hidden') === 'true'

const isTip = (element: Element): boolean => element.getAttribute('role') === 'tooltip'

/** A line as it is read aloud: without the letters of the marks, and with the names of pictures. */
export function wordsOn(node: Node, leftOut: (element: Element) => boolean = isSilent): string {
  if (!isElement(node)) return node.textContent ?? ''
  if (leftOut(node)) return ''
  const name = node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null
  return name === null ? [...node.childNodes].map((inner) => wordsOn(inner, leftOut)).join('') : `${name} `
}

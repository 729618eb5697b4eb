import { type RefObject, useEffect, useRef } from 'react'

/** What comes into view, where the page is larger than the screen. */

/** On a phone the dock covers the foot of the page: as much room stays free there as it takes. */
export function useDock(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = dock.current
    const page = box?.closest<HTMLElement>('.match')
    if (!box || !page) return
    const resized = new ResizeObserver(() => page.style.setProperty('--dock', `${box.offsetHeight}px`))
    resized.observe(box)
    return () => resized.disconnect()
  }, [dock])
}

/** On a phone: what a new question is about, or its next answer, comes into view, unless it is there already. */
export function useAbout(dock: RefObject<HTMLElement | null>, question: string, about: string | undefined): void {
  const asked = useRef<unknown[]>([])
  // After every drawing: the answers may begin to glow later than the question is read.
  useEffect(() => {
    const box = dock.current
    if (!box || !isPhone(box)) return
    const place = about ? box.ownerDocument.getElementById(about) : glowing(box)
    const answer = place?.querySelector('.legal') ?? place
    const before = asked.current
    asked.current = [question, answer]
    if (place && answer && (before[0] !== question || before[1] !== answer) && !shows(place, box)) {
      const whole = place.getBoundingClientRect().height <= box.getBoundingClientRect().top
      if (whole) place.scrollIntoView({ behavior: pace(), block: 'start' })
      else answer.scrollIntoView({ behavior: pace(), block: 'center' })
    }
  })
}

/** The part of the table where answers glow. */
function glowing(dock: HTMLElement): Element | null {
  const first = dock.ownerDocument.querySelector('.main .legal')
  return first?.closest('.zone') ?? first
}

/** Whether an answer in this part can be seen; where none glows, whether most of it can. */
function shows(place: Element, dock: HTMLElement): boolean {
  const answers = [...place.querySelectorAll('.legal')]
  return answers.length > 0 ? answers.some((one) => isSeen(one, dock)) : isSeen(place, dock)
}

/** Most of it lies between the top bar and the dock. */
function isSeen(place: Element, dock: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect()
  const from = dock.ownerDocument.querySelector('.topbar')?.clientHeight ?? 0
  const to = dock.getBoundingClientRect().top
  return Math.min(bottom, to) - Math.max(top, from) >= 0.7 * Math.min(bottom - top, to - from)
}

const isPhone = (element: Element): boolean =>
  element.ownerDocument.defaultView?.matchMedia('(max-width: 700px)').matches ?? false

/** On a phone the choices scroll sideways. Another question is read from its first answer on. */
export function useFromTheFirst(question: string) {
  const row = useRef<HTMLDivElement>(null)
  const asked = useRef(question)
  useEffect(() => {
    if (asked.current !== question) row.current?.scrollTo({ left: 0 })
    asked.current = question
  }, [question])
  return row
}

/** Scrolls to a place of the page that `from` is on. */
export function goTo(from: Element, id: string): void {
  from.ownerDocument.getElementById(id)?.scrollIntoView({ behavior: pace(), block: 'start' })
}

const pace = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

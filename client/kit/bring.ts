import { type RefObject, useEffect } from 'react'

/** The window a board is shown in: a table may lie in a frame of its own. */
const windowOf = (root: RefObject<HTMLElement | null>): Window | null => root.current?.ownerDocument.defaultView ?? null

/** The zones of a board lie below one another, and the page scrolls. */
const narrow = '(max-width: 1111px)'

/**
 * On a narrow screen what a question is about comes into view once it is asked; of what is higher than the screen its first
 * answer that glows. `about` is an id on the board.
 */
export function useBring(root: RefObject<HTMLElement | null>, about: string | null): void {
  useEffect(() => {
    const view = windowOf(root)
    const there = about === null ? null : view?.document.getElementById(about)
    if (!view || !there || !view.matchMedia(narrow).matches) return
    const free = between(view)
    const room = free.bottom - free.top
    const high = there.getBoundingClientRect().height > room
    const { top, bottom } = ((high && there.querySelector('.legal')) || there).getBoundingClientRect()
    const begins = top < free.top + room / 2
    if (top >= free.top && (bottom <= free.bottom || (bottom - top > room && begins))) return
    const calm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
    view.scrollBy({ top: top - free.top - 8, behavior: calm ? 'auto' : 'smooth' })
  }, [root, about])
}

/** The part of the screen between the bars that stick to its edges. */
function between(view: Window): { top: number; bottom: number } {
  const bars = [...view.document.querySelectorAll('.topbar, .status')].map((bar) => bar.getBoundingClientRect())
  const above = bars.filter((bar) => bar.top < view.innerHeight / 2).map((bar) => bar.bottom)
  const below = bars.filter((bar) => bar.top >= view.innerHeight / 2).map((bar) => bar.top)
  return { top: Math.max(0, ...above), bottom: Math.min(view.innerHeight, ...below) }
}

/** Escape puts down what was picked up; null while there is nothing to put down. */
export function usePutDown(root: RefObject<HTMLElement | null>, putDown: (() => void) | null): void {
  useEffect(() => {
    const view = windowOf(root)
    if (!view || !putDown) return
    const onKey = (event: KeyboardEvent) => {
      const elsewhere = view.document.querySelector('dialog[open], :is(input, textarea, select):focus')
      if (event.key === 'Escape' && !elsewhere) putDown()
    }
    view.addEventListener('keydown', onKey)
    return () => view.removeEventListener('keydown', onKey)
  }, [root, putDown])
}

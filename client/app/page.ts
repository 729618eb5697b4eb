import { type RefObject, useEffect, useRef } from 'react'

const HOUSE = 'Monumenta'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === HOUSE ? HOUSE : `${title} · ${HOUSE}`
  }, [title])
}

let shownPath = globalThis.location?.pathname
let byHistory = false
globalThis.addEventListener?.('popstate', () => {
  byHistory = true
})

/**
 * For the h1 of a page: sets the page title, and after a navigation moves the focus there, so that
 * keyboard and screen reader begin where the eye does. The h1 needs tabIndex -1.
 */
export function useHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(() => {
    if (location.pathname === shownPath) return
    shownPath = location.pathname
    heading.current?.focus({ preventScroll: true })
    if (!byHistory && !location.hash) scrollTo(0, 0)
    byHistory = false
  }, [])
  return heading
}

import { useEffect, useRef, useState } from 'react'

function anchorNow(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null
  } catch {
    // A link cut in the middle of a letter points at nothing.
    return null
  }
}

/** The part of the page the address points at: scrolls there and says which it is, now and whenever it changes. */
export function useAnchor(beforeScroll: () => void): string | null {
  const [anchor, setAnchor] = useState(anchorNow)
  const before = useRef(beforeScroll)
  before.current = beforeScroll

  useEffect(() => {
    const onChange = () => setAnchor(anchorNow())
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])

  useEffect(() => {
    if (!anchor) return
    // A search may hide the target: show everything first, then look for it.
    if (!document.getElementById(anchor)) before.current()
    const frame = requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [anchor])

  return anchor
}

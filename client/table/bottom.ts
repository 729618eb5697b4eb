import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Bottom {
  readonly box: RefObject<HTMLDivElement | null>
  /** The end is in sight: nobody is reading further up. */
  readonly following: boolean
  /** Something was added while the reader was further up. */
  readonly behind: boolean
  toBottom(): void
}

const nearly = 32

/** Keeps a growing list at its end, unless somebody is reading further up. */
export function useBottom(content: unknown): Bottom {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [following, setFollowing] = useState(true)
  const [behind, setBehind] = useState(false)
  const toBottom = () => {
    const element = box.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    atEnd.current = true
    setFollowing(true)
    setBehind(false)
  }
  useEffect(() => {
    const element = box.current
    const onScroll = () => {
      if (!element) return
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearly
      setFollowing(atEnd.current)
      if (atEnd.current) setBehind(false)
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    const element = box.current
    if (!element) return
    // Styles and fonts may arrive after the lines.
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    })
    for (const one of [element, ...element.children]) watcher.observe(one)
    return () => watcher.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grows
  useLayoutEffect(() => {
    if (atEnd.current) toBottom()
    else setBehind(true)
  }, [content])
  return { box, following, behind, toBottom }
}

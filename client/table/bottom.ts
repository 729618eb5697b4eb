import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Bottom {
  readonly box: RefObject<HTMLDivElement | null>
  /** Something was added while the reader was further up. */
  readonly behind: boolean
  toBottom(): void
}

const nearly = 32

/** Keeps a growing list at its end, unless somebody is reading further up. */
export function useBottom(content: unknown): Bottom {
  const box = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [behind, setBehind] = useState(false)
  const toBottom = () => {
    const element = box.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    following.current = true
    setBehind(false)
  }
  useEffect(() => {
    const element = box.current
    const onScroll = () => {
      if (!element) return
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearly
      if (following.current) setBehind(false)
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grows
  useLayoutEffect(() => {
    if (following.current) toBottom()
    else setBehind(true)
  }, [content])
  return { box, behind, toBottom }
}

import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ClauseLink } from './ClauseLink'
import { place } from './place'
import './tip.css'

interface Props {
  /** What the tip says. */
  readonly tip: ReactNode
  /** The rule behind it, shown as a link. */
  readonly clause?: string | undefined
  /** The child's own words say it already: the tip is for the eyes only. */
  readonly spoken?: boolean
  /** Asked before the tip opens. */
  readonly when?: ((anchor: Element) => boolean) | undefined
  /** The thing the tip explains: one element that takes `aria-describedby`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

const GRACE = 140

/**
 * Opens on hover and focus, closes with Escape, and stays while the pointer or the focus is inside it, so that its link can be reached.
 * The wrapper has no box of its own: the layout is that of the child alone.
 */
export function Tip({ tip, clause, spoken = false, when, children }: Props) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    clearTimeout(timer.current)
    const anchor = wrapper.current?.firstElementChild
    if (!when || (anchor && when(anchor))) setOpen(true)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), GRACE)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useFloating(open, wrapper, bubble, () => setOpen(false))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens; the child is what can be used
    <span
      ref={wrapper}
      className="tipwrap"
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onFocus={show}
      onBlur={hideSoon}
    >
      {spoken ? children : cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} className="tip" role="tooltip" id={id} popover="manual">
        {tip}
        {clause ? (
          <>
            {' '}
            <ClauseLink clause={clause} />
          </>
        ) : null}
      </span>
    </span>
  )
}

type Box = { readonly current: HTMLElement | null }

function useFloating(open: boolean, wrapper: Box, bubble: Box, close: () => void): void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    const anchor = wrapper.current?.firstElementChild
    const box = bubble.current
    if (!open || !anchor || !box) return
    // A table may lie in a frame of its own, with a window of its own.
    const home = box.ownerDocument
    const view = home.defaultView ?? window
    const put = () => place(anchor, box)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Whoever was on the link inside goes back to the thing itself, not to the top of the page.
      if (box.contains(home.activeElement)) (anchor as HTMLElement).focus()
      closing.current()
    }
    box.showPopover()
    put()
    view.addEventListener('scroll', put, true)
    view.addEventListener('resize', put)
    view.addEventListener('keydown', onKey)
    return () => {
      view.removeEventListener('scroll', put, true)
      view.removeEventListener('resize', put)
      view.removeEventListener('keydown', onKey)
      if (box.isConnected) box.hidePopover()
    }
  }, [open, wrapper, bubble])
}

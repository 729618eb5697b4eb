import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { ClauseLink } from './ClauseLink'
import { float } from './float'
import './tip.css'

interface Props {
  /** What the tip says. Anything but plain words is made when it opens. */
  readonly tip: ReactNode
  /** The same in plain words, for those who don't see it open. */
  readonly words?: string | undefined
  /** The rule behind it, shown as a link. */
  readonly clause?: string | undefined
  /** The child's own words say it already: the tip is for the eyes only. */
  readonly spoken?: boolean
  /** Asked before the tip opens. */
  readonly when?: ((anchor: Element) => boolean) | undefined
  /** The thing the tip explains: one element that takes `aria-describedby`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Opens on hover, and on focus for those who use keys; goes with the pointer, and with Escape. It takes no click: what
 * lies below it can be pressed. Only while the thing it explains cannot be used and has the focus (by keys, a click or a
 * tap on it) it stays, and the link to its clause can be followed.
 * The wrapper has no box of its own: the layout is that of the child alone.
 */
export function Tip({ tip, words, clause, spoken = false, when, children }: Props) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<'no' | 'passing' | 'held'>('no')

  const anchor = () => wrapper.current?.firstElementChild
  const show = (how: 'passing' | 'held') => {
    const thing = anchor()
    if (thing && (!when || when(thing))) setOpen(how)
  }
  const onFocus = () => {
    if (isRefused(anchor())) show(clause ? 'held' : 'passing')
    else if (anchor()?.matches(':focus-visible')) show('passing')
  }
  const onBlur = (event: FocusEvent) => {
    if (!wrapper.current?.contains(event.relatedTarget)) setOpen('no')
  }
  useFloating(open !== 'no', wrapper, bubble, () => setOpen('no'))
  const closed = spoken ? null : [words ?? (typeof tip === 'string' ? tip : ''), clause].filter(Boolean).join(' ')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens; the child is what can be used
    <span
      ref={wrapper}
      className="tipwrap"
      onPointerEnter={() => open === 'no' && show('passing')}
      onPointerLeave={() => open === 'passing' && setOpen('no')}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {spoken ? children : cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} className={open === 'held' ? 'tip held' : 'tip'} role="tooltip" id={id} popover="manual">
        {open === 'no' ? closed : <Opened tip={tip} clause={clause} />}
      </span>
    </span>
  )
}

const Opened = ({ tip, clause }: Pick<Props, 'tip' | 'clause'>) => (
  <>
    {tip}
    {clause ? (
      <>
        {' '}
        <ClauseLink clause={clause} />
      </>
    ) : null}
  </>
)

const isRefused = (thing: Element | null | undefined): boolean => thing?.getAttribute('aria-disabled') === 'true'

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
    const put = () => float(anchor, box)
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

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Spot } from '../../games/kit/lesson'
import { float } from '../kit/float'
import { find } from './spots'

interface Props {
  readonly label: string
  readonly at: readonly Spot[]
  /** The thing pointed at cannot be used, and that is the point. */
  readonly refused?: boolean
  readonly children: ReactNode
}

/** What is said at the table by whoever explains it: lies beside the thing it speaks of, which is framed. */
export function Bubble({ label, at, refused = false, children }: Props) {
  const box = useRef<HTMLElement>(null)
  usePointing(box, at, refused)
  return (
    <section className="bubble" aria-label={label} ref={box} popover="manual">
      {children}
    </section>
  )
}

const taught = 'data-taught'

function usePointing(bubble: RefObject<HTMLElement | null>, at: readonly Spot[], refused: boolean): void {
  useEffect(() => {
    const box = bubble.current
    const home = document.getElementById('root')
    if (!box || !home) return
    let shown: HTMLElement | null = null
    let frame = 0
    box.showPopover()
    const place = () => {
      const next = at.length > 0 ? find(home, at, refused) : null
      if (next !== shown) {
        shown?.removeAttribute(taught)
        next?.setAttribute(taught, '')
        if (next) bringIntoView(next)
        shown = next
      }
      if (shown && !isPhone()) float(shown, box)
      else settle(shown, box)
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const changes = new MutationObserver(soon)
    const filter = ['class', 'style', 'aria-disabled', 'aria-pressed', 'hidden', 'open']
    changes.observe(home, { subtree: true, childList: true, attributes: true, attributeFilter: filter })
    const sizes = new ResizeObserver(soon)
    sizes.observe(box)
    sizes.observe(home)
    addEventListener('scroll', soon, true)
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', soon, true)
      removeEventListener('resize', soon)
      shown?.removeAttribute(taught)
      box.hidePopover()
    }
  }, [bubble, at, refused])
}

/** On a phone it lies under the bar or on the dock, wherever it hides less of what it speaks of. */
function settle(thing: HTMLElement | null, box: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement
  const floor = dockTop(null)
  const low = Math.max(bar, floor - box.offsetHeight - 10)
  const at = thing?.getBoundingClientRect()
  const hides = (top: number) =>
    at ? Math.max(0, Math.min(at.bottom, floor, top + box.offsetHeight) - Math.max(at.top, top)) : 0
  const top = thing ? (hides(bar) < hides(low) ? bar : low) : Math.max(bar, (clientHeight - box.offsetHeight) * 0.42)
  box.style.left = `${Math.max(8, (clientWidth - box.offsetWidth) / 2)}px`
  box.style.top = `${top}px`
  box.dataset.side = 'away'
}

const bar = 56

const isPhone = (): boolean => matchMedia('(width < 720px)').matches

/** Where the dock at the foot of a phone begins, for what is not part of it. */
function dockTop(thing: HTMLElement | null): number {
  const dock = document.querySelector('.status')
  const top = dock?.getBoundingClientRect().top ?? 0
  return dock && top > innerHeight / 2 && !thing?.closest('.status') ? top : innerHeight
}

/** Seen between the bar above and the dock below. */
function bringIntoView(thing: HTMLElement): void {
  const { top, bottom, left, right } = thing.getBoundingClientRect()
  const floor = dockTop(thing)
  if (left < 0 || right > innerWidth) thing.scrollIntoView({ block: 'nearest', inline: 'center' })
  if (top < bar || bottom > floor) thing.scrollIntoView({ block: bottom - top > floor - bar ? 'start' : 'center' })
}

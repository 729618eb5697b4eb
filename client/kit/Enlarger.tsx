import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Dialog } from './Dialog'
import { float } from './float'
import './enlarger.css'

/** How long a pointer rests on a card before it is shown large, and how long a card is held. */
const REST = 650
const HOLD = 450
/** Further than this it is a movement, not a press. */
const WOBBLE = 10
/** A click this soon after something happened was meant for what was there before. */
const STALE = 400
/** A card that is shown this large needs no more on hover. */
const LARGE = 150

interface Shown {
  readonly card: string
  /** Where a passing look is shown; a held one is a dialog. */
  readonly beside: Element | null
}

interface Props {
  /** Everything in it marked `data-card="id"` can be seen large. */
  readonly root: RefObject<HTMLElement | null>
  readonly Face: ComponentType<{ card: string }>
  /** Another one with everything that happens at the table. */
  readonly step: number
}

/**
 * A card can always be seen large: rest the pointer on it, hold it, or press Alt C where the focus is. A click or tap
 * does it too, wherever it would do nothing else.
 */
export function Enlarger({ root, Face, step }: Props) {
  const [shown, show] = useState<Shown | null>(null)
  const changed = useRef({ step, at: 0 })
  useEffect(() => {
    if (changed.current.step !== step) changed.current = { step, at: performance.now() }
  }, [step])
  useEffect(() => {
    const isStale = () => performance.now() - changed.current.at < STALE
    return root.current ? watch(root.current, show, isStale) : undefined
  }, [root])
  if (!shown) return null
  const face = (
    <Suspense>
      <Face card={shown.card} />
    </Suspense>
  )
  if (shown.beside) return <Beside anchor={shown.beside}>{face}</Beside>
  return (
    <Dialog title="A closer look" onClose={() => show(null)}>
      <div className="large">{face}</div>
    </Dialog>
  )
}

function Beside({ anchor, children }: { readonly anchor: Element; readonly children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.showPopover()
    const put = () => float(anchor, element)
    put()
    // The face may be loaded only now.
    const resized = new ResizeObserver(put)
    resized.observe(element)
    return () => resized.disconnect()
  }, [anchor])
  return (
    <div className="large passing" ref={box} popover="manual" aria-hidden="true">
      {children}
    </div>
  )
}

interface Found {
  readonly card: string
  readonly element: Element
}

/** The card something on the page belongs to. */
function cardAt(target: EventTarget | null): Found | null {
  // Tables side by side live in windows of their own: no `instanceof` here.
  const at = target as Element | null
  if (!at?.closest) return null
  const marked =
    at.closest<HTMLElement>('[data-card]') ?? at.closest('.card, button')?.querySelector<HTMLElement>('[data-card]')
  const element = marked?.closest('.card, button') ?? marked
  return marked?.dataset.card && element ? { card: marked.dataset.card, element } : null
}

const isChoice = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest('button:not([aria-disabled="true"]), a, input, select') !== null

/** Listens for everything that asks for a card to be shown large. Call the result to stop. */
function watch(root: HTMLElement, show: (shown: Shown | null) => void, isStale: () => boolean): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let holding: ReturnType<typeof setTimeout> | undefined
  let rested: Element | null = null
  let start = { x: 0, y: 0 }
  let held = false

  const pass = () => {
    clearTimeout(resting)
    if (rested) show(null)
    rested = null
  }
  const onOver = (event: PointerEvent) => {
    const found = event.pointerType === 'mouse' ? cardAt(event.target) : null
    if (found && found.element === rested) return
    pass()
    if (!found || found.element.getBoundingClientRect().width >= LARGE) return
    resting = setTimeout(() => {
      rested = found.element
      show({ card: found.card, beside: found.element })
    }, REST)
  }
  const onDown = (event: PointerEvent) => {
    pass()
    held = false
    start = { x: event.clientX, y: event.clientY }
    const found = cardAt(event.target)
    if (!found || event.button !== 0) return
    holding = setTimeout(() => {
      held = true
      show({ card: found.card, beside: null })
    }, HOLD)
  }
  const onMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > WOBBLE) clearTimeout(holding)
  }
  const letGo = () => clearTimeout(holding)
  const onClick = (event: MouseEvent) => {
    if (held) {
      // Holding a card is no choice of it.
      held = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const found = isChoice(event.target) || isStale() ? null : cardAt(event.target)
    if (found) show({ card: found.card, beside: null })
  }
  const onMenu = (event: Event) => {
    if (cardAt(event.target)) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent) => {
    const found = event.altKey && event.code === 'KeyC' ? cardAt(event.target) : null
    if (found) show({ card: found.card, beside: null })
  }

  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }
  root.addEventListener('pointerover', onOver, options)
  root.addEventListener('pointerleave', pass, { signal: stop.signal })
  root.addEventListener('pointerdown', onDown, options)
  root.addEventListener('pointermove', onMove, options)
  root.addEventListener('pointerup', letGo, options)
  root.addEventListener('pointercancel', letGo, options)
  root.addEventListener('click', onClick, options)
  root.addEventListener('contextmenu', onMenu, options)
  root.addEventListener('keydown', onKey, options)
  return () => {
    clearTimeout(resting)
    clearTimeout(holding)
    stop.abort()
  }
}

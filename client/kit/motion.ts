import { type RefObject, useLayoutEffect, useRef } from 'react'
import { SMALL_STEP, type Spot, useChanged } from './changed'

/**
 * Pieces are seen to move. An element marked `data-piece="id"` glides from where that piece was before; a piece that
 * was nowhere comes from the piece named by its `data-from`, or fades in; one that is gone flies to the element marked
 * `data-place` with the name in its `data-gone`. A number marked `data-count` flashes when it changes. For those who
 * want no motion, what changed is outlined instead. What others changed stays marked until this seat does something.
 */
export function useMotion(root: RefObject<HTMLElement | null>): void {
  const pieces = useRef<ReadonlyMap<string, Spot>>(new Map())
  const width = useRef(0)
  const counts = useRef<ReadonlyMap<string, string>>(new Map())
  const markChanged = useChanged()
  useLayoutEffect(() => {
    const box = root.current
    if (!box) return
    const resized = width.current !== box.offsetWidth
    width.current = box.offsetWidth
    const before = resized ? new Map<string, Spot>() : pieces.current
    pieces.current = movePieces(box, before)
    markChanged(pieces.current, before)
    counts.current = flashCounts(box, counts.current)
  })
}

const MOVING = 'piece'
const DURATION = 280

/** Measured from the corner of the root's content, so that scrolling moves nothing. */
function spotOf(element: HTMLElement, box: HTMLElement, origin: DOMRect): Spot {
  const rect = element.getBoundingClientRect()
  return {
    element,
    parent: element.parentElement,
    style: element.getAttribute('style') ?? '',
    x: rect.x - origin.x + box.scrollLeft,
    y: rect.y - origin.y + box.scrollTop,
    width: rect.width,
  }
}

function movePieces(box: HTMLElement, before: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot> {
  const pieces = [...box.querySelectorAll<HTMLElement>('[data-piece]')]
  const origin = box.getBoundingClientRect()
  const now = atTheirEnds(
    pieces.flatMap(motionsOf),
    () => new Map(pieces.map((piece) => [piece.dataset.piece ?? '', spotOf(piece, box, origin)])),
  )
  if (before.size > 0) for (const piece of pieces) move(piece, now, before)
  for (const [id, spot] of before) if (!now.has(id)) flyAway(spot, box, origin)
  return now
}

const motionsOf = (piece: HTMLElement): Animation[] => piece.getAnimations().filter(({ id }) => id === MOVING)

/** Looks at pieces as they will lie. Those on their way go on from where they are: a page is drawn again at any time. */
function atTheirEnds<T>(motions: readonly Animation[], look: () => T): T {
  const times = motions.map(({ currentTime }) => currentTime)
  for (const motion of motions) motion.currentTime = Number(motion.effect?.getComputedTiming().endTime ?? 1) - 0.01
  const seen = look()
  for (const [i, motion] of motions.entries()) motion.currentTime = times[i] ?? 0
  return seen
}

function flyAway({ element, x, y, width }: Spot, box: HTMLElement, origin: DOMRect): void {
  const name = element.dataset.gone
  const target = name ? box.ownerDocument.querySelector(`[data-place="${name}"]`) : null
  if (!target || element.isConnected) return
  fly(element, { left: origin.x + x - box.scrollLeft, top: origin.y + y - box.scrollTop, width }, target, box)
}

/** What somebody gets goes, one after the other, to where it is kept: the first of these places that can be seen. */
export function deliver(gains: readonly { readonly element: HTMLElement; readonly places: readonly string[] }[]): void {
  for (const [i, { element, places }] of gains.entries()) {
    const target = places.map((place) => element.ownerDocument.querySelector(place)).find((one) => one && isSeen(one))
    if (target) fly(element, element.getBoundingClientRect(), target, element, i * DURATION * 0.5)
  }
}

/** In the window, and not below something. */
function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const above = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2)
  return width > 0 && above !== null && (element.contains(above) || above.contains(element))
}

type From = Pick<DOMRect, 'left' | 'top' | 'width'>

/** A copy of something, above everything, on its way. */
function fly(element: HTMLElement, from: From, place: Element, within: Element, delay = 0): void {
  const { width } = from
  const above = within.closest('[data-game]')
  if (!above || width === 0 || calm()) return
  const target = place.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  for (const attribute of ['data-piece', 'data-gone', 'data-from', 'class']) ghost.removeAttribute(attribute)
  ghost.inert = true
  const { font, color } = getComputedStyle(element)
  Object.assign(ghost.style, {
    font,
    color,
    position: 'fixed',
    zIndex: 'var(--z-tip)',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${width}px`,
    pointerEvents: 'none',
    transformOrigin: '0 0',
  })
  above.append(ghost)
  const scale = Math.min(0.5, 40 / width)
  const dx = target.left + target.width / 2 - (width * scale) / 2 - from.left
  const dy = target.top + 8 - from.top
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.75 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: DURATION * 1.8, delay, easing: 'cubic-bezier(.4,.1,.3,1)' },
  )
  flight.onfinish = () => ghost.remove()
  flight.oncancel = () => ghost.remove()
}

function move(piece: HTMLElement, now: ReadonlyMap<string, Spot>, before: ReadonlyMap<string, Spot>): void {
  const id = piece.dataset.piece ?? ''
  const to = now.get(id)
  const from = before.get(id) ?? before.get(piece.dataset.from ?? '')
  if (!to || to.width === 0) return
  if (!from || from.width === 0) appear(piece)
  else if (Math.hypot(from.x - to.x, from.y - to.y) >= SMALL_STEP) glide(piece, from, to)
}

function glide(piece: HTMLElement, from: Spot, to: Spot): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  if (calm()) outline(piece)
  else {
    for (const motion of motionsOf(piece)) motion.cancel()
    play(piece, [
      { transform: start, transformOrigin: '0 0', zIndex: 20 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 20 },
    ])
  }
}

const appear = (piece: HTMLElement) =>
  calm()
    ? outline(piece)
    : play(piece, [
        { opacity: 0, transform: 'scale(.86)' },
        { opacity: 1, transform: 'none' },
      ])

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function play(element: HTMLElement, frames: Keyframe[]): void {
  element.animate(frames, { id: MOVING, duration: DURATION, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

function outline(element: HTMLElement): void {
  element.animate([{ outline: '3px solid var(--lit)' }, { outline: '3px solid transparent' }], {
    id: MOVING,
    duration: 1000,
  })
}

function flashCounts(box: HTMLElement, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const now = new Map<string, string>()
  for (const element of box.querySelectorAll<HTMLElement>('[data-count]')) {
    const id = element.dataset.count ?? ''
    const text = element.textContent ?? ''
    now.set(id, text)
    if (before.has(id) && before.get(id) !== text) flash(element)
  }
  return now
}

function flash(element: HTMLElement): void {
  const frames = [
    { transform: 'scale(1.5)', color: 'var(--g-accent)' },
    { transform: 'none', color: 'inherit' },
  ]
  if (calm()) outline(element)
  else element.animate(frames, { id: MOVING, duration: 700, easing: 'cubic-bezier(.3,1.35,.5,1)' })
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Pieces are seen to move. An element marked `data-piece="id"` glides from where that piece was before; a piece that
 * was nowhere comes from the piece named by its `data-from`, or fades in. A number marked `data-count` flashes when it
 * changes. For those who want no motion, what changed is outlined instead.
 */
export function useMotion(root: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<string, Place>>(new Map())
  const width = useRef(0)
  const counts = useRef<ReadonlyMap<string, string>>(new Map())
  useLayoutEffect(() => {
    const box = root.current
    if (!box) return
    const resized = width.current !== box.offsetWidth
    width.current = box.offsetWidth
    places.current = movePieces(box, resized ? new Map() : places.current)
    counts.current = flashCounts(box, counts.current)
  })
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

const MOVING = 'piece'
const SMALL_STEP = 20

function placeOf(element: Element, origin: DOMRect): Place {
  const rect = element.getBoundingClientRect()
  return { x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width }
}

function movePieces(box: HTMLElement, before: ReadonlyMap<string, Place>): ReadonlyMap<string, Place> {
  const pieces = [...box.querySelectorAll<HTMLElement>('[data-piece]')]
  for (const piece of pieces) for (const motion of piece.getAnimations()) if (motion.id === MOVING) motion.finish()
  const origin = box.getBoundingClientRect()
  const now = new Map(pieces.map((piece) => [piece.dataset.piece ?? '', placeOf(piece, origin)]))
  if (before.size > 0) for (const piece of pieces) move(piece, now, before)
  return now
}

function move(piece: HTMLElement, now: ReadonlyMap<string, Place>, before: ReadonlyMap<string, Place>): void {
  const id = piece.dataset.piece ?? ''
  const to = now.get(id)
  const from = before.get(id) ?? before.get(piece.dataset.from ?? '')
  if (!to || to.width === 0) return
  if (!from || from.width === 0) appear(piece)
  else if (Math.hypot(from.x - to.x, from.y - to.y) >= SMALL_STEP) glide(piece, from, to)
}

function glide(piece: HTMLElement, from: Place, to: Place): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  if (calm()) outline(piece)
  else {
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
  element.animate(frames, { id: MOVING, duration: 280, easing: 'cubic-bezier(.2,.8,.2,1)' })
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

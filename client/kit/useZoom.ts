import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The map fits its frame at 1. */
const least = 1
const most = 3
const step = 1.35
const phone = 1.55

export interface Zoom {
  readonly zoom: number
  readonly frame: RefObject<HTMLDivElement | null>
  readonly canZoomIn: boolean
  readonly canZoomOut: boolean
  zoomIn(): void
  zoomOut(): void
  /** Handlers of the frame: a mouse drags the map, fingers scroll it by themselves. */
  readonly drag: {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(): void
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void
  }
}

const within = (zoom: number): number => Math.min(most, Math.max(least, zoom))

/** A frame that scrolls over a map of any size; the middle stays where it is when the size changes. */
export function useZoom(): Zoom {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(least)
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || before.current === zoom) return
    const ratio = zoom / before.current
    before.current = zoom
    const [x, y] = [box.clientWidth / 2, box.clientHeight / 2]
    box.scrollTo((box.scrollLeft + x) * ratio - x, (box.scrollTop + y) * ratio - y)
  }, [zoom])
  // Before anything is painted: a map that grows in sight pushes everything about.
  useLayoutEffect(() => {
    const view = frame.current?.ownerDocument.defaultView
    if (view && view.innerWidth <= 700) setZoom(phone)
  }, [])
  useGestures(frame, (ratio) => setZoom((now) => within(now * ratio)))
  return {
    zoom,
    frame,
    canZoomIn: zoom < most,
    canZoomOut: zoom > least,
    zoomIn: () => setZoom((now) => within(now * step)),
    zoomOut: () => setZoom((now) => within(now / step)),
    drag: useDrag(frame),
  }
}

/** Wheel with Ctrl, and two fingers. The browser would zoom the page, so it has to be kept from it. */
function useGestures(frame: RefObject<HTMLElement | null>, scale: (ratio: number) => void): void {
  const scaling = useRef(scale)
  scaling.current = scale
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let apart = 0
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      scaling.current(event.deltaY < 0 ? step : 1 / step)
    }
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (!a || !b) {
        apart = 0
        return
      }
      event.preventDefault()
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
      if (apart > 0) scaling.current(now / apart)
      apart = now
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    box.addEventListener('touchmove', onTouch, { passive: false })
    box.addEventListener('touchend', onTouch)
    return () => {
      box.removeEventListener('wheel', onWheel)
      box.removeEventListener('touchmove', onTouch)
      box.removeEventListener('touchend', onTouch)
    }
  }, [frame])
}

const slop = 5

function useDrag(frame: RefObject<HTMLElement | null>): Zoom['drag'] {
  const held = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const dragged = useRef(false)
  return {
    onPointerDown(event) {
      dragged.current = false
      if (event.pointerType === 'mouse' && event.button === 0) {
        held.current = { x: event.clientX, y: event.clientY, moved: false }
      }
    },
    onPointerMove(event) {
      const from = held.current
      const box = frame.current
      if (!from || !box) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.moved && Math.hypot(dx, dy) < slop) return
      box.scrollBy(-dx, -dy)
      held.current = { x: event.clientX, y: event.clientY, moved: true }
      dragged.current = true
    },
    onPointerUp() {
      held.current = null
    },
    onClickCapture(event) {
      if (!dragged.current) return
      dragged.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

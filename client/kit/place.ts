const GAP = 9
const EDGE = 8

/** Puts a floating box below its anchor, or above it if there is no room, and always inside the window. */
export function place(anchor: Element, box: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const room = anchor.ownerDocument.documentElement
  const { left, top, above } = spot(
    at,
    { width: box.offsetWidth, height: box.offsetHeight },
    { width: room.clientWidth, height: room.clientHeight },
  )
  box.style.left = `${left}px`
  box.style.top = `${top}px`
  box.dataset.side = above ? 'above' : 'below'
  const middle = at.left + at.width / 2 - left
  box.style.setProperty('--arrow', `${clamp(middle, 16, box.offsetWidth - 16)}px`)
}

interface Size {
  readonly width: number
  readonly height: number
}

export function spot(at: Size & { left: number; top: number }, box: Size, room: Size) {
  const below = at.top + at.height + GAP
  const above = below + box.height > room.height - EDGE && at.top - GAP - box.height >= EDGE
  return {
    above,
    left: clamp(at.left + at.width / 2 - box.width / 2, EDGE, room.width - box.width - EDGE),
    top: above ? at.top - GAP - box.height : clamp(below, EDGE, Math.max(EDGE, room.height - box.height - EDGE)),
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

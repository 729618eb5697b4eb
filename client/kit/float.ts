const GAP = 9
const EDGE = 8

interface Size {
  readonly width: number
  readonly height: number
}

interface Rect extends Size {
  readonly left: number
  readonly top: number
}

interface Spot {
  readonly left: number
  readonly top: number
  /** Away: not right beside its anchor, so that nothing points from the one to the other. */
  readonly side: 'below' | 'above' | 'away'
}

/** Puts a floating box near its anchor, inside the window, and not over what is likely to be pressed next. */
export function float(anchor: Element, box: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const room = anchor.ownerDocument.documentElement
  const { left, top, side } = spot(
    at,
    { width: box.offsetWidth, height: box.offsetHeight },
    { width: room.clientWidth, height: room.clientHeight },
    neighbours(anchor, box),
  )
  box.style.left = `${left}px`
  box.style.top = `${top}px`
  box.dataset.side = side
  const middle = at.left + at.width / 2 - left
  box.style.setProperty('--arrow', `${clamp(middle, 16, box.offsetWidth - 16)}px`)
}

/** What lies around: what can be pressed in the same part of the table, the choices, and what another tip says. */
function neighbours(anchor: Element, box: Element): Rect[] {
  const zone = anchor.closest('.acts, .zone')
  const near = zone ? [...zone.querySelectorAll('button:not([aria-disabled])')] : []
  const choices = [...anchor.ownerDocument.querySelectorAll('.status .act:not([aria-disabled])')]
  const tips = [...anchor.ownerDocument.querySelectorAll('.tip:popover-open')]
  return [...new Set([...near, ...choices, ...tips])]
    .filter((one) => one !== anchor && one !== box && !anchor.contains(one))
    .map((one) => one.getBoundingClientRect())
}

/** As far as a tip may go from what it explains. */
const FAR = 360
const STEP = 24
/** How much covered area one pixel of distance is worth. */
const WORTH = 12

/** Below the anchor, or above if there is no room; further away if it would cover what is around the anchor. */
export function spot(at: Rect, box: Size, room: Size, around: readonly Rect[] = []): Spot {
  const usual = beside(at, box, room)
  if (cover(usual, box, around) === 0) return usual
  const all = [usual, ...further(at, box, room)]
  const cost = all.map((one) => cover(one, box, around) + WORTH * distance(one, box, at))
  return all[cost.indexOf(Math.min(...cost))] ?? usual
}

function beside(at: Rect, box: Size, room: Size): Spot {
  const below = at.top + at.height + GAP
  const above = below + box.height > room.height - EDGE && at.top - GAP - box.height >= EDGE
  return {
    side: above ? 'above' : 'below',
    left: clamp(at.left + at.width / 2 - box.width / 2, EDGE, room.width - box.width - EDGE),
    top: above ? at.top - GAP - box.height : clamp(below, EDGE, Math.max(EDGE, room.height - box.height - EDGE)),
  }
}

/** Places in eight directions that are inside the window and leave the anchor itself to be seen. */
function further(at: Rect, box: Size, room: Size): Spot[] {
  const found: Spot[] = []
  for (let step = 0; step <= FAR; step += STEP) {
    const xs = [
      at.left - GAP - step - box.width,
      at.left + at.width / 2 - box.width / 2,
      at.left + at.width + GAP + step,
    ]
    const ys = [
      at.top - GAP - step - box.height,
      at.top + at.height / 2 - box.height / 2,
      at.top + at.height + GAP + step,
    ]
    for (const left of xs) for (const top of ys) found.push({ left, top, side: 'away' })
  }
  return found.filter(
    ({ left, top }) =>
      left >= EDGE &&
      top >= EDGE &&
      left + box.width <= room.width - EDGE &&
      top + box.height <= room.height - EDGE &&
      shared({ left, top, ...box }, at) === 0,
  )
}

const cover = ({ left, top }: Spot, { width, height }: Size, around: readonly Rect[]): number =>
  around.reduce((sum, one) => sum + shared({ left, top, width, height }, one), 0)

/** The area two rectangles have in common. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** From edge to edge. */
function distance({ left, top }: Spot, box: Size, at: Rect): number {
  const x = Math.max(0, left - (at.left + at.width), at.left - (left + box.width))
  const y = Math.max(0, top - (at.top + at.height), at.top - (top + box.height))
  return Math.hypot(x, y)
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

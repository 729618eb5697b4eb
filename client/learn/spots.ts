import type { Spot } from '../../games/kit/lesson'

/** Finds on the page what a lesson speaks of. */

/** Words as they are spoken, however they are set. */
const letters = (words: string | null): string => (words ?? '').replace(/\s+/g, '')

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0

const pressable = 'button, a[href], [role="button"]'

/** A card or piece is pressed by the button it is in, or by the one it holds. */
const pressedBy = (element: Element): Element =>
  element.closest(pressable) ?? element.querySelector(pressable) ?? element

function all(root: ParentNode, spot: Spot): Element[] {
  if ('button' in spot) {
    return [...root.querySelectorAll(pressable)].filter((one) =>
      letters(one.textContent).startsWith(letters(spot.button)),
    )
  }
  if ('part' in spot) return [...root.querySelectorAll(`#${CSS.escape(spot.part)}`)]
  const [name, value] = 'card' in spot ? ['card', spot.card] : ['piece', spot.piece]
  return [...root.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`)].map(pressedBy)
}

const isDone = (element: Element): boolean =>
  element.getAttribute('aria-disabled') === 'true' || element.getAttribute('aria-pressed') === 'true'

/** The last of the spots that can be seen and used; refused ones are looked for where a refusal is the point. */
export function find(root: ParentNode, spots: readonly Spot[], refused: boolean): HTMLElement | null {
  for (const spot of [...spots].reverse()) {
    const seen = all(root, spot).filter(isSeen)
    const found = seen.find((one) => ('part' in spot || refused ? true : !isDone(one)))
    if (found instanceof HTMLElement) return found
  }
  return null
}

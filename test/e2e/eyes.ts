import type { Page } from 'playwright-core'
import type { Request } from '../../games/kit/referee'

/** What somebody sees of a match on this device who looks for things to click. Runs inside the page. */

export interface Target {
  /** Its place among the things seen last. */
  readonly n: number
  readonly kind: 'act' | 'takeback' | 'board' | 'card' | 'panel' | 'dialog'
  readonly label: string
  /** How it is lit; `go` for the choice that finishes what was begun. */
  readonly glow: 'go' | 'legal' | 'may' | 'selected' | ''
}

/** What can be seen at a glance, and what was done since the glance before. */
export interface Glance {
  readonly requests: readonly Request[]
  /** null where there is no table, as on the score sheet. */
  readonly headline: string | null
  /** The headline is marked as this seat's to answer. */
  readonly yours: boolean
  /** What is picked up or chosen on the board. */
  readonly held: readonly string[]
}

export interface Sight extends Glance {
  /** Everything that can be clicked. */
  readonly targets: readonly Target[]
  /** Everything a plan changes, in one text: the same face is the same plan. */
  readonly face: string
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** One look at the page: what happened on the way to it, what there is now. */
export interface Look {
  readonly glances: readonly Glance[]
  readonly sight: Sight
  /** What took the last click in place of its target, if anything did. */
  readonly thief: string | null
}

interface Eyes {
  settle(): Promise<void>
  look(since: number): Promise<Look>
  /** The look after a click that is on its way to what was aimed at. */
  lookAfter(since: number): Promise<Look>
  /** Hurries the others until this seat is asked again, at most so many times. */
  watch(since: number, times: number): Promise<Look>
  /** Where to click; else what lies above the target. */
  aim(n: number): Spot | string
}

declare global {
  interface Window {
    eyes: Eyes
  }
}

/** Gives every page of this visitor eyes, and bots whose choices follow from the seed and the position. */
export async function open(page: Page, seed: number): Promise<void> {
  // What bundlers wrap around named functions does not come along into the page.
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(paintLittle)
  await page.addInitScript(castDice, seed)
  await page.addInitScript(openEyes)
}

/** Drawing the page is half the work of a browser, and nobody looks at it here: what moves is at its end at once. */
function paintLittle(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    body { opacity: 0 }
    *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }
  `)
  document.adoptedStyleSheets = [sheet]
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames) {
    return animate.call(this, frames, 0)
  }
}

/** Chance depends on what lies on the table, not on when it is asked: the same clicks lead to the same match. */
function castDice(seed: number): void {
  const isTable = (key: string) => key.startsWith('monumenta.table.')
  const kept = Object.keys(localStorage).find(isTable)
  let now = kept ? (localStorage.getItem(kept)?.length ?? 0) : 0
  let before = -1
  let a = 0
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, text) {
    if (isTable(key)) now = text.length
    setItem.call(this, key, text)
  }
  Math.random = () => {
    if (now !== before) a = seed * 7919 + now
    before = now
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function openEyes(): void {
  let seen: Element[] = []
  let aimed: Element | null = null
  const usable = ':is(button, [role="button"], input):not(:disabled, [aria-disabled="true"])'
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isVisible)
  // Within one look nothing changes, and most things are looked at several times.
  const memory = { visible: new Map<Element, boolean>(), labels: new Map<Element, string>() }
  const recall = <T>(kept: Map<Element, T>, one: Element, find: (one: Element) => T): T => {
    const known = kept.get(one) ?? find(one)
    kept.set(one, known)
    return known
  }
  const forget = (): void => {
    memory.visible.clear()
    memory.labels.clear()
  }
  const isVisible = (one: Element): boolean => recall(memory.visible, one, showsItself)
  const showsItself = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })
  }

  /** With the price of a choice, also where it finds no room. */
  const wordsOf = (one: Node): string =>
    one.childNodes.length > 0 ? [...one.childNodes].map(wordsOf).join(' ') : (one.textContent ?? '')
  const labelOf = (one: Element): string => recall(memory.labels, one, readLabel)
  const readLabel = (one: Element): string => {
    const shown = one.matches('.act') || !(one instanceof HTMLElement) ? wordsOf(one) : one.innerText
    return (one.getAttribute('aria-label') ?? shown).replace(/\s+/g, ' ').trim().slice(0, 90)
  }
  const glowOf = (one: Element): Target['glow'] => {
    if (one.matches('.selected, [aria-pressed="true"]')) return 'selected'
    if (one.matches('.go')) return 'go'
    if (one.matches('.legal')) return 'legal'
    return one.matches('.may, .far') ? 'may' : ''
  }

  /** An open book lies over the table until it is folded; beside it there are only the choices of the bar. */
  const liesUnderBook = (one: Element): boolean => {
    const book = document.querySelector('section[role="dialog"]')
    return book !== null && !book.contains(one) && !one.closest('.status')
  }

  const targets = (): Target[] => {
    const modal = document.querySelector('dialog[open]') !== null
    const kinds: [Target['kind'], string][] = modal
      ? [['dialog', `dialog[open] ${usable}`]]
      : [
          ['act', `.status .act:not([aria-disabled])`],
          ['takeback', `.status .undo ${usable}`],
          ['board', `main ${usable}, .players ${usable}:not(.nm)`],
          // A click that does nothing else shows a card large.
          ['card', `main [data-card]:not(${usable}, ${usable} *)`],
          ['panel', `.players .nm`],
        ]
    seen = []
    return kinds.flatMap(([kind, selector]) =>
      all(selector)
        .filter((one) => !liesUnderBook(one))
        .map((one) => ({ n: seen.push(one) - 1, kind, label: labelOf(one), glow: glowOf(one) })),
    )
  }

  const shelf = `monumenta.table.${location.pathname.split('/').at(-1)}`
  let read = { text: '', requests: [] as Request[] }
  const requests = (): Request[] => {
    const text = localStorage.getItem(shelf) ?? '{"requests":[]}'
    if (text !== read.text) read = { text, requests: JSON.parse(text).requests }
    return read.requests
  }

  const glance = (since: number): Glance => {
    forget()
    return {
      requests: requests().slice(since),
      headline: document.querySelector<HTMLElement>('.status .say [aria-live]')?.innerText ?? null,
      yours: document.querySelector('.status.yours') !== null,
      held: all('main :is(.selected, [aria-pressed="true"])').map(labelOf),
    }
  }

  const see = (since: number): Sight => {
    const first = glance(since)
    const asked = all('.status .say, .status .act').map((one) => `${labelOf(one)}${one.ariaDisabled ?? ''}`)
    const lit = all('main button, .players button').map((one) => `${glowOf(one)} ${one.ariaLabel ?? one.textContent}`)
    const face = JSON.stringify([asked, lit, first.held, all('dialog[open] h2').map(labelOf)])
    return { ...first, targets: targets(), face }
  }

  /** Until nothing has changed for a moment; a running picture does not hold anybody up for long. */
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      const finish = () => {
        watcher.disconnect()
        clearTimeout(quiet)
        clearTimeout(late)
        resolve()
      }
      let quiet = setTimeout(finish, 10)
      const late = setTimeout(finish, 600)
      const watcher = new MutationObserver(() => {
        clearTimeout(quiet)
        quiet = setTimeout(finish, 10)
      })
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })

  const belongs = (hit: Element | null, one: Element): boolean => (one.closest('label') ?? one).contains(hit)
  const name = (hit: Element | null): string => {
    if (hit === null) return 'the edge of the window'
    const title = hit.closest('dialog')?.querySelector('h2')?.textContent
    return title ? `dialog "${title}"` : `${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}`.trim()
  }

  /** A point where the target lies open; fanned cards and tiles lie half below others, a sliver is not enough. */
  const exposed = (one: Element): Spot | null => {
    const box = one.getBoundingClientRect()
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9]
    for (const [fx, fy] of parts.flatMap((y) => parts.map((x) => [x, y]))) {
      const spot = { x: box.x + box.width * fx!, y: box.y + box.height * fy! }
      const hit = document.elementFromPoint(spot.x, spot.y)
      if (belongs(hit, one) || hit?.closest('.tip')) return spot
    }
    return null
  }
  const aim = (n: number): Spot | string => {
    const one = seen[n]!
    aimed = one
    pressed = false
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      one.scrollIntoView({ block, inline: block === 'nearest' ? 'nearest' : 'center', behavior: 'instant' })
      const spot = exposed(one)
      if (spot) return spot
    }
    const box = one.getBoundingClientRect()
    return name(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
  }

  // Whoever presses finds out what was really under the pointer.
  let thief: string | null = null
  const onPress = ({ target: hit }: PointerEvent): void => {
    if (!aimed || !(hit instanceof Element) || belongs(hit, aimed)) return
    const tip = hit.closest('.tip')
    thief = tip ? `the tip "${labelOf(tip)}"` : name(hit)
  }
  addEventListener('pointerdown', onPress, true)

  let pressed = false
  let onClicked = (): void => {}
  const onClick = (): void => {
    pressed = true
    onClicked()
  }
  addEventListener('click', onClick, true)
  /** A click that goes nowhere is not waited for. */
  const clicked = (): Promise<void> =>
    new Promise((resolve) => {
      onClicked = resolve
      if (pressed) resolve()
      else setTimeout(resolve, 1_000)
    })
  const lookAfter = async (since: number): Promise<Look> => {
    await clicked()
    return look(since)
  }

  const look = async (since: number): Promise<Look> => {
    await settle()
    const found = thief
    aimed = thief = null
    return { glances: [], sight: see(since), thief: found }
  }
  const watch = async (since: number, times: number): Promise<Look> => {
    const glances: Glance[] = []
    let step = since
    const waits = () => document.querySelector('.status:not(.yours)') !== null
    for (let i = 1; i < times && waits(); i++) {
      // Somebody impatient clicks once, twice or three times before looking again.
      for (let moves = i % 3; moves >= 0; moves--) document.dispatchEvent(new Event('pointerdown'))
      await settle()
      glances.push(glance(step))
      step = requests().length
    }
    return { glances, sight: see(step), thief: null }
  }

  window.eyes = { settle, look, lookAfter, watch, aim }
}

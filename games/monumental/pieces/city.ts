import type { PlayerId } from '../../kit/rule'
import { known, size } from '../../kit/zones'
import { basics, type Icon, type Resource } from '../data/effects'
import type { Act } from '../effects'
import { type Area, activeSlots, areaOf, coverOf, type G, isActivated, type Task } from '../state'
import { cardOf, isKnowledge } from './cards'

/** MO-049: the next card of the draw pile, the discard pile shuffled into a new one if need be. */
function nextCard({ G, random }: Act, area: Area): string | undefined {
  if (size(area.draw) === 0) {
    area.draw = random.Shuffle([...area.discard])
    area.discard = []
  }
  const card = known(area.draw).pop()
  G.now.bought = G.now.bought.filter((uid) => uid !== card)
  return card
}

/** MO-033: cards onto this stack until one that is not Knowledge covers it. */
function deal(act: Act, area: Area, stack: string[]): void {
  while (coverOf(stack) === undefined) {
    const card = nextCard(act, area)
    if (card === undefined) return
    stack.push(card)
  }
}

/** MO-032, MO-047 (5): the slots without a covering card, in reading order. */
export function fillCity(act: Act, player: PlayerId): void {
  const area = areaOf(act.G, player)
  for (const stack of area.city) deal(act, area, stack)
}

/** MO-155: a card beside the City, with the Knowledge it covers. */
export function drawBeside(act: Act): string[] {
  const area = areaOf(act.G, act.player)
  const stack: string[] = []
  deal(act, area, stack)
  if (stack.length > 0) area.beside.push(stack)
  return stack
}

/** MO-156. */
export const canDraw = ({ draw, discard }: Area): boolean => size(draw) + discard.length > 0

/** The icons of a card as they count now: none after it was blanked (MO-187). */
export const iconsOf = (G: G, uid: string): readonly Icon[] => (G.now.blank.includes(uid) ? [] : cardOf(uid).icons)

export const shows = (G: G, uid: string | undefined, res: Resource): boolean =>
  uid !== undefined && iconsOf(G, uid).some((icon) => icon.do === 'gain' && icon.res === res)

/** The stack of the City, or beside it, that holds this card. */
export const stackOf = ({ city, beside }: Area, uid: string): string[] | undefined =>
  [...city, ...beside].find((stack) => stack.includes(uid))

/** The attached card of a Knowledge; in the Nexus any activated City card will do (MO-196). */
export function attachedTo(G: G, player: PlayerId, uid: string): (string | undefined)[] {
  const area = areaOf(G, player)
  return area.nexus.includes(uid)
    ? activeSlots(G, player).map((slot) => coverOf(area.city[slot]!))
    : [coverOf(stackOf(area, uid) ?? [])]
}

/** What a card gives when it is activated while these are the attached ones: its icons, and its bonus (MO-307). */
export function yieldOf(G: G, uid: string, attached: readonly (string | undefined)[]): Icon[] {
  const { icons, text } = cardOf(uid)
  if (text?.kind !== 'iconBonus' || !attached.some((cover) => shows(G, cover, text.res))) return [...icons]
  return [...icons, { do: 'gain', res: text.res, n: text.n }]
}

/** MO-043, MO-044: activates the cards of a stack that were not yet; what their icons bring is still to do. */
export function activate(G: G, player: PlayerId, stack: readonly string[]): Task[] {
  const fresh = stack.filter((uid) => !G.now.activated.includes(uid))
  G.now.activated.push(...fresh)
  return fresh.flatMap((uid): Task[] => {
    const chooses = areaOf(G, player).nexus.includes(uid)
    const effects = chooses ? cardOf(uid).icons : yieldOf(G, uid, attachedTo(G, player, uid))
    return [
      ...(effects.length > 0 ? [{ do: 'run' as const, source: uid, effects, icons: true as const }] : []),
      ...(chooses ? bonusTask(uid) : []),
    ]
  })
}

const bonusTask = (source: string): Task[] => {
  const { text } = cardOf(source)
  return text?.kind === 'iconBonus' ? [{ do: 'bonus', source, res: text.res, n: text.n }] : []
}

/** MO-196: the City cards that could be the attached one of a Nexus card, and those of them that show the resource. */
export function bonusCards(G: G, player: PlayerId, source: string, res: Resource): { all: string[]; giving: string[] } {
  const all = attachedTo(G, player, source).filter((cover) => cover !== undefined)
  return { all, giving: all.filter((cover) => shows(G, cover, res)) }
}

/** MO-073: a Building leaves the game, the Knowledge below it goes to the discard pile. */
export function archiveSlot({ G, player, say }: Act, slot: number): void {
  const area = areaOf(G, player)
  const stack = area.city[slot]!
  const card = stack.pop()!
  if (G.now.activated.includes(card)) G.now.left.push(card, ...stack)
  area.archived.push(card)
  area.owned = area.owned.filter((uid) => uid !== card)
  area.discard.push(...stack)
  area.city[slot] = []
  say({ kind: 'archived', player, card })
}

export function discardSlot({ G, player, say }: Act, slot: number): void {
  const area = areaOf(G, player)
  const cards = area.city[slot]!
  area.discard.push(...cards)
  area.city[slot] = []
  say({ kind: 'discardedSlot', player, cards: [...cards] })
}

/** MO-047 (3) to (5), MO-195. */
export function replenishCity(act: Act): void {
  const { G, player } = act
  const area = areaOf(G, player)
  for (const res of basics) area.goods[res] = G.now.kept[res] ?? 0
  for (const stack of [...area.city, ...area.beside]) {
    if (!area.beside.includes(stack) && !isActivated(G, stack)) continue
    area.discard.push(...stack)
    stack.length = 0
  }
  area.beside = []
  const used = area.nexus.filter((uid) => G.now.activated.includes(uid))
  area.nexus = [...area.nexus.filter((uid) => !used.includes(uid)), ...used]
  fillCity(act, player)
}

/** Nexus cards that could still be activated this turn. */
export const idleNexus = (G: G, player: PlayerId): string[] =>
  areaOf(G, player).nexus.filter((uid) => !G.now.activated.includes(uid))

/** City slots whose card could be archived: Buildings only (MO-073). */
export const archivable = ({ city }: Area): number[] =>
  city.flatMap((stack, slot) => {
    const cover = coverOf(stack)
    return cover !== undefined && cardOf(cover).kind === 'building' ? [slot] : []
  })

/** Cards that the Mughal Tomb could blank, attached Knowledge among them (MO-187). */
export function blankable(G: G, player: PlayerId, source: string): string[] {
  const { city, beside, goods } = areaOf(G, player)
  return [...city, ...beside].flat().filter((uid) => {
    if (uid === source || !G.now.activated.includes(uid) || G.now.left.includes(uid)) return false
    if (G.now.used.includes(uid) || G.now.blank.includes(uid)) return false
    const gave = G.now.gave[uid] ?? {}
    return Object.entries(gave).every(([res, n]) => goods[res as Resource] >= n)
  })
}

/** A card acquired: on top of the draw pile, or into the Nexus (MO-050, MO-193). */
export function receive(G: G, player: PlayerId, uid: string): void {
  const area = areaOf(G, player)
  area.owned.push(uid)
  if (area.civ === 'atlanteans' && isKnowledge(uid)) {
    area.nexus.unshift(uid)
    return
  }
  putOnTop(area, uid)
  G.now.bought.push(uid)
}

/** Onto the draw pile, whose other cards may be unknown here. */
export function putOnTop(area: Area, uid: string): void {
  if (typeof area.draw === 'number') area.draw += 1
  else area.draw.push(uid)
}

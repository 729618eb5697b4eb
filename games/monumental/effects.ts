import type { Doing, PlayerId } from '../kit/rule'
import type { Cost, Effect, Resource, Use } from './data/effects'
import type { HexId } from './data/hex'
import { textOf } from './pieces/cards'
import { activate, archivable, attachedTo, blankable, canDraw, drawBeside, iconsOf, idleNexus } from './pieces/city'
import { freeUnits, spotAt, territoryOf } from './pieces/map'
import {
  type Ask,
  activeSlots,
  areaOf,
  besideSlot,
  coverOf,
  type G,
  idleSlots,
  type MonumentalEvent,
  type Task,
  unspent,
} from './state'

export type Act = Doing<G, MonumentalEvent>

/** To be done next, before anything that waits already. */
export function queue(G: G, ...tasks: readonly Task[]): void {
  G.todo.unshift(...tasks)
}

/** Asks the player whose turn it is; what the answer pays for happens `after`. */
export function owe({ G, player }: Act, source: string, ask: Ask, after: readonly Task[] = []): void {
  G.pending = [{ player, kind: 'decide', source, ...ask, ...(after.length > 0 ? { after: [...after] } : {}) }]
}

/** The interpreter of all printed effects. */
export function apply(act: Act, effect: Effect, source: string, icons: boolean): void {
  const { G, player } = act
  const area = areaOf(G, player)
  switch (effect.do) {
    case 'gain':
      gain(act, effect.res, effect.n, source, icons)
      break
    case 'gainBasic':
      owe(act, source, { ask: 'basic', n: effect.n, same: false, icons })
      break
    case 'gainMatching':
      owe(act, source, { ask: 'basic', n: effect.n, same: true, icons })
      break
    case 'convert':
      if (unspent(area) > 0) owe(act, source, { ask: 'convert', n: effect.n, least: 1 })
      break
    case 'draw':
      draw(act, effect.n, source)
      break
    case 'activate': {
      if (effect.zone === 'nexus') {
        if (idleNexus(G, player).length > 0) owe(act, source, { ask: 'activateNexus' })
        return
      }
      const slots = activatable(G, player, effect.zone, source)
      if (slots.length > 0) owe(act, source, { ask: 'activateSlot', n: effect.n, slots })
      break
    }
    case 'repeatIcons':
      repeatIcons(act, source)
      break
    case 'discardCity':
      if (idleSlots(G, player).length > 0) owe(act, source, { ask: 'discardSlot', n: effect.n, least: 1 })
      break
    case 'recover':
      if (area.discard.length > 0) owe(act, source, { ask: 'recover', n: effect.n })
      break
    case 'wonderOnly':
      G.now.wonderOnly += effect.n
      break
    case 'explore':
      G.now.steps += effect.n
      break
    case 'march':
      G.now.marches += effect.n
      break
    case 'restore':
      if (area.sacrificed > 0) owe(act, source, { ask: 'restore', n: Math.min(effect.n, area.sacrificed) })
      break
    case 'mount':
      if (mountable(G, player).length > 0 && area.goods.H > 0) owe(act, source, { ask: 'mount', n: effect.n, least: 1 })
      break
    case 'ignoreTerrain':
      break
  }
}

/** MO-005: Horses are limited, everything else is not. */
export function gain({ G, player, say }: Act, res: Resource, n: number, source: string, icons = false): void {
  const got = res === 'H' ? Math.min(n, G.horses) : n
  if (got === 0) return
  areaOf(G, player).goods[res] += got
  if (res === 'H') G.horses -= got
  if (icons) {
    const gave = G.now.gave[source] ?? {}
    G.now.gave[source] = { ...gave, [res]: (gave[res] ?? 0) + got }
  } else say({ kind: 'gained', player, res, n: got, source })
}

export function spend({ G, player }: Act, res: Resource, n: number): void {
  areaOf(G, player).goods[res] -= n
  if (res === 'H') G.horses += n
}

/** MO-155: one card after the other, each activated before the next. */
function draw(act: Act, n: number, source: string): void {
  const { G, player, say } = act
  if (!canDraw(areaOf(G, player))) return
  const cards = drawBeside(act)
  say({ kind: 'drew', player, cards: [...cards] })
  const more: Task[] = n > 1 ? [{ do: 'run', source, effects: [{ do: 'draw', n: n - 1 }] }] : []
  queue(G, ...activate(G, player, cards), ...more)
}

/** Slots that a text could activate; `cityAdjacent` looks from the card that the Knowledge is attached to. */
function activatable(G: G, player: PlayerId, zone: 'city' | 'cityAdjacent', source: string): number[] {
  const idle = idleSlots(G, player)
  if (zone === 'city') return idle
  const { city, nexus } = areaOf(G, player)
  const from = nexus.includes(source)
    ? activeSlots(G, player).filter((slot) => coverOf(city[slot]!))
    : city.flatMap((stack, slot) => (stack.includes(source) && coverOf(stack) ? [slot] : []))
  const near = new Set(from.flatMap(besideSlot))
  return idle.filter((slot) => near.has(slot))
}

/** Cards that `repeatIcons` could repeat: the attached one, or any activated City card for the Nexus (MO-196). */
export function repeatable(G: G, player: PlayerId, source: string): string[] {
  return attachedTo(G, player, source).filter(
    (cover): cover is string => cover !== undefined && iconsOf(G, cover).length > 0,
  )
}

function repeatIcons(act: Act, source: string): void {
  const { G, player } = act
  const [first] = repeatable(G, player, source)
  if (!first) return
  if (areaOf(G, player).nexus.includes(source)) owe(act, source, { ask: 'attach' })
  else queue(G, { do: 'run', source: first, effects: iconsOf(G, first), icons: true })
}

/** Tiles with a Soldier that has no Horse (MO-172). */
export const mountable = (G: G, player: PlayerId): HexId[] =>
  territoryOf(G, player).filter((hex) => spotAt(G, hex).force!.soldiers > 0)

/** Soldiers on this tile that could be sacrificed (MO-160 to MO-162). */
export function sacrificable(G: G, hex: HexId): number {
  const { force } = spotAt(G, hex)
  return force ? Math.min(force.soldiers + force.mounted, freeUnits(G, hex)) : 0
}

export const victims = (G: G, player: PlayerId, at: HexId | null): HexId[] =>
  (at ? [at] : territoryOf(G, player)).filter((hex) => sacrificable(G, hex) > 0)

/** Can this cost be paid in full? */
function canPay(G: G, player: PlayerId, cost: Cost, source: string, at: HexId | null): boolean {
  const area = areaOf(G, player)
  switch (cost.do) {
    case 'pay':
      return area.goods[cost.res] >= cost.n
    case 'payBasic':
      return unspent(area) >= cost.n
    case 'archive':
      return archivable(area).length >= cost.n
    case 'sacrifice':
      return victims(G, player, at).reduce((sum, hex) => sum + sacrificable(G, hex), 0) >= cost.n
    case 'blank':
      return blankable(G, player, source).length > 0
  }
}

/** Would this effect change anything? */
function can(G: G, player: PlayerId, effect: Effect, source: string): boolean {
  const area = areaOf(G, player)
  switch (effect.do) {
    case 'gain':
      return effect.res !== 'H' || G.horses > 0
    case 'convert':
      return unspent(area) > 0
    case 'draw':
      return canDraw(area)
    case 'activate':
      return effect.zone === 'nexus'
        ? idleNexus(G, player).length > 0
        : activatable(G, player, effect.zone, source).length > 0
    case 'repeatIcons':
      return repeatable(G, player, source).length > 0
    case 'discardCity':
      return idleSlots(G, player).length > 0
    case 'recover':
      return area.discard.length > 0
    case 'restore':
      return area.sacrificed > 0
    case 'mount':
      return area.goods.H > 0 && mountable(G, player).length > 0
    case 'ignoreTerrain':
      return false
    default:
      return true
  }
}

const canPayAll = (G: G, player: PlayerId, costs: readonly Cost[], source: string, at: HexId | null = null) =>
  costs.every((cost) => canPay(G, player, cost, source, at))

/** Can a text that offers something for a price be answered at all? */
export const canAfford = (G: G, player: PlayerId, { source, costs, at }: Extract<Task, { do: 'pay' }>): boolean =>
  canPayAll(G, player, costs, source, at ?? null)

/** MO-046: the cost in full, and something that comes of it; to archive or to sacrifice may be the purpose itself. */
export const canUse = (G: G, player: PlayerId, source: string, { cost, effects }: Use): boolean =>
  canPayAll(G, player, cost, source) &&
  (cost.some((one) => one.do !== 'pay') || effects.some((effect) => can(G, player, effect, source)))

export function optionsOf(source: string): readonly Use[] {
  const text = textOf(source)
  return text?.kind === 'use' ? text.options : []
}

export const wayOf = (source: string, option: number): Use => optionsOf(source)[option]!

/** The ways in which a text could be used now, by their place. */
export const usable = (G: G, player: PlayerId, source: string): number[] =>
  optionsOf(source).flatMap((use, option) => (canUse(G, player, source, use) ? [option] : []))

/** Uses one way of a text, the first of up to `times` times. */
export function startUse(act: Act, source: string, option: number, left = wayOf(source, option).times): void {
  const { cost, effects } = wayOf(source, option)
  const again: Task[] = left > 1 ? [{ do: 'again', source, option, left: left - 1 }] : []
  queue(act.G, { do: 'pay', source, costs: cost, effects }, ...again)
}

/** The costs one after the other; the effects wait for the last. */
export function pay(act: Act, task: Extract<Task, { do: 'pay' }>): void {
  const { G, player, say } = act
  const { source, costs, effects, at = null } = task
  const [cost, ...rest] = costs
  if (!cost) {
    queue(G, { do: 'run', source, effects })
    return
  }
  if (task.may && !canPayAll(G, player, costs, source, at)) return
  const { may: _, ...must } = task
  const after: Task[] = [{ ...must, costs: rest }]
  switch (cost.do) {
    case 'pay':
      spend(act, cost.res, cost.n)
      say({ kind: 'paid', player, res: cost.res, n: cost.n, source })
      queue(G, ...after)
      break
    case 'payBasic':
      owe(act, source, { ask: 'payBasic', n: cost.n }, after)
      break
    case 'archive':
      owe(act, source, { ask: 'archive', n: cost.n }, after)
      break
    case 'sacrifice':
      owe(act, source, { ask: 'sacrifice', n: cost.n, at, may: task.may ?? false }, after)
      break
    case 'blank':
      owe(act, source, { ask: 'blank' }, after)
      break
  }
}

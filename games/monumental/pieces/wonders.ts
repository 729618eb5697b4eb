import type { PlayerId } from '../../kit/rule'
import { halfPrice } from '../data/constants'
import type { Wonder } from '../data/developments'
import type { HexId } from '../data/hex'
import { type Act, owe, queue } from '../effects'
import { areaOf, type G, type Task } from '../state'
import { developmentOf } from './cards'
import { putOnTop } from './city'
import { capitalOf, provincesOf, spotAt } from './map'
import { answering, discountOn, ruleOn } from './texts'

export function wonderOf(card: string): Wonder {
  const row = developmentOf(card)
  if (row.kind !== 'wonder') throw new Error(`${card} is no Wonder`)
  return row
}

/** MO-063, MO-080, MO-088: halved first, then discounted. */
export function startPrice(G: G, player: PlayerId, card: string): number {
  const { start } = wonderOf(card)
  const halved = ruleOn(G, player, 'halfPriceWonders') ? Math.ceil(start / halfPrice) : start
  return Math.max(0, halved - discountOn(G, player, 'startWonder').n)
}

/** What each resource put into Work adds to the counter now (MO-081, MO-088). */
export function workRates(G: G, player: PlayerId): { production: number; horse: number } {
  const times = ruleOn(G, player, 'halfPriceWonders') ? halfPrice : 1
  return { production: times, horse: (ruleOn(G, player, 'horsesAsWork')?.rule.n ?? 0) * times }
}

/** What is still missing on the counter. */
export function missingWork({ wonder }: { readonly wonder: { card: string; work: number } | null }): number {
  return wonder ? wonderOf(wonder.card).work - wonder.work : 0
}

/** MO-083: bonus, token, the card on top of the draw pile, then what answers to it. */
export function complete({ G, player, say }: Act): void {
  const { card, bonus } = areaOf(G, player).wonder!
  say({ kind: 'completedWonder', player, card })
  const first: Task[] = bonus ? [] : [{ do: 'run', source: card, effects: wonderOf(card).bonus }]
  queue(G, ...first, { do: 'placeToken', card }, { do: 'crown', card }, ...answering(G, player, 'completeWonder'))
}

export function crown({ G, player }: Act, card: string): void {
  const area = areaOf(G, player)
  area.wonder = null
  area.owned.push(card)
  putOnTop(area, card)
}

/** MO-085: a Province without a token, or the Capital. */
export const tokenPlaces = (G: G, player: PlayerId): HexId[] => [
  ...provincesOf(G, player).filter((hex) => !spotAt(G, hex).wonders),
  capitalOf(G, player),
]

export function askToken(act: Act, card: string): void {
  const [only, ...more] = tokenPlaces(act.G, act.player)
  if (more.length > 0) owe(act, card, { ask: 'wonderToken', card })
  else placeToken(act, card, only!)
}

export function placeToken({ G, player, say }: Act, card: string, hex: HexId): void {
  const spot = spotAt(G, hex)
  spot.wonders = [...(spot.wonders ?? []), card]
  say({ kind: 'placedToken', player, card, hex })
}

import { others } from '../../kit/order'
import type { Doing, PlayerId } from '../../kit/rule'
import { type G, type VillageEvent, villageOf } from '../state'

export type Act = Doing<G, VillageEvent>

/** From the bank, as far as it goes (VV-005, VV-072). */
export function takeGold({ G, player, say }: Act, n: number, card: string | null): void {
  const gold = Math.min(n, G.bank)
  G.bank -= gold
  villageOf(G, player).gold += gold
  if (gold > 0) say({ kind: 'tookGold', player, gold, card })
}

export function payBank(G: G, player: PlayerId, n: number): void {
  villageOf(G, player).gold -= n
  G.bank += n
}

/** VV-021, VV-022: all gold on the own Castle and Resource cards, whoever placed it. */
export function replenish({ G, player, say }: Act): void {
  const village = villageOf(G, player)
  const before = village.gold
  village.gold += village.castleGold
  village.castleGold = 0
  for (const resource of village.resources) {
    village.gold += resource.gold
    resource.gold = 0
  }
  const gold = village.gold - before
  if (gold > 0) say({ kind: 'replenished', player, gold })
}

/** Who can be stolen from: gold on cards is safe. Nobody when playing alone (VV-233). */
export const victims = (G: G, player: PlayerId): PlayerId[] =>
  others(G, player).filter((other) => villageOf(G, other).gold > 0)

export function steal({ G, player, say }: Act, from: PlayerId, n: number): void {
  const gold = Math.min(n, villageOf(G, from).gold)
  villageOf(G, from).gold -= gold
  villageOf(G, player).gold += gold
  say({ kind: 'stole', player, from, gold })
}

import type { Doing, PlayerId } from '../../kit/rule'
import { dieSides } from '../data/constants'
import { type DieCause, type G, type NowOrNeverEvent, type Owed, owed, type Roll } from '../state'

type Act = Doing<G, NowOrNeverEvent>
export type Die = Extract<Owed, { kind: 'die' }>

/** The die of this player that is not applied yet. */
export const openDie = (G: G, player: PlayerId): Die | undefined => owed(G, player, 'die')

/** NON-008. */
export function rollDie({ G, random }: Act, player: Roll['player'], cause: Roll['cause']): number {
  const value = random.Die(dieSides)
  G.roll = { n: (G.roll?.n ?? 0) + 1, player, value, cause }
  return value
}

/** Rolls; the die stays open until it is kept (NON-136). */
export function roll(act: Act, cause: DieCause): void {
  const { G, player, say } = act
  const value = rollDie(act, player, cause)
  G.pending.unshift({ player, kind: 'die', value, cause })
  say({ kind: 'rolled', player, value, cause })
}

/** The new result replaces the old. */
export function reroll(act: Act): void {
  const { G, player, say } = act
  const die = openDie(G, player)
  if (!die) return
  const from = die.value
  die.value = rollDie(act, player, die.cause)
  say({ kind: 'rerolled', player, value: die.value, from, cause: die.cause })
}

import type { PlayerId } from '../kit/rule'
import { sum } from '../kit/score'
import type { Action } from './data/constants'
import type { Effect, Power } from './data/powers'
import { type Act, replenish, steal, takeGold, victims } from './pieces/gold'
import { cardOf, type G, type Owed, powerCards, type Village } from './state'

type Always = Extract<Power, { when: 'always' }>

/** The sum of a lasting power over the village: same powers add up. */
export function modifier(village: Village, does: 'developDiscount' | 'recruitDiscount' | 'waive'): number {
  return sum(
    powerCards(village).map((card) => {
      const power = cardOf(card).power
      return power?.when === 'always' && isNumbered(power) && power.does === does ? power.n : 0
    }),
  )
}

const isNumbered = (power: Always): power is Extract<Always, { n: number }> => 'n' in power

/** What the village does whenever its owner carries out this action (VV-034). */
export function powersOn(village: Village, action: Action): { effect: Effect; card: string }[] {
  return powerCards(village).flatMap((card) => {
    const power = cardOf(card).power
    return power?.when === 'on' && power.action === action ? [{ effect: power.effect, card }] : []
  })
}

/** What a card does once, when it enters the village. */
export function instantOf(card: string): { effect: Effect; card: string }[] {
  const { power } = cardOf(card)
  return power?.when === 'instant' ? [{ effect: power.effect, card }] : []
}

export const owedEffects = (player: PlayerId, powers: readonly { effect: Effect; card: string }[]): Owed[] =>
  powers.map(({ effect, card }) =>
    effect.do === 'draw' ? { player, kind: 'draw', n: effect.n } : { player, kind: 'effect', effect, card },
  )

/** VV-273: what is new comes first. Draws of one player in a row are one number of draws (VV-062). */
export function owe(G: G, owed: readonly Owed[]): void {
  for (const one of [...owed].reverse()) {
    const [next] = G.pending
    if (one.kind === 'draw' && next?.kind === 'draw' && one.player === next.player) next.n += one.n
    else if (one.kind !== 'draw' || one.n > 0) G.pending.unshift(one)
  }
}

/** The interpreter of everything that happens at a moment. */
export function run(act: Act, effect: Effect, card: string): void {
  const { G, player } = act
  switch (effect.do) {
    case 'gold':
      takeGold(act, effect.n, card)
      break
    case 'draw':
      owe(G, [{ player, kind: 'draw', n: effect.n }])
      break
    case 'steal':
      owe(G, [{ player, kind: 'steal', n: effect.n }])
      break
    case 'stealEach':
      for (const victim of victims(G, player)) steal(act, victim, effect.n)
      break
    case 'replenish':
      replenish(act)
      break
    case 'bonusDevelop':
      owe(G, [{ player, kind: 'action', role: 'bonus', action: 'develop', discards: effect.discards, card }])
      break
    case 'bonusRecruit':
      owe(G, [{ player, kind: 'action', role: 'bonus', action: 'recruit', fee: effect.fee, card }])
      break
    case 'bonusBuild':
      owe(G, [{ player, kind: 'action', role: 'bonus', action: 'build', card }])
      break
  }
}

import { type Refusal, refuse } from '../../kit/rule'
import type { Basic } from '../data/effects'
import { type Act, spend } from '../effects'
import type { Area, Goods } from '../state'
import { some } from '../words/describe'

/** What an Action takes: a basic resource, Gold in its place, and Gold on top (MO-003, MO-123). */
export interface Payment {
  readonly res: Basic
  readonly basic: number
  readonly gold: number
  readonly surcharge: number
}

interface Price {
  readonly res: Basic
  readonly cost: number
  readonly clause: string
  readonly surcharge?: number
}

/** Basics first, Gold for what is missing; or exactly as much Gold as was said. */
export function payment(
  { goods }: Area,
  { res, cost, clause, surcharge = 0 }: Price,
  wish?: number,
): Payment | { readonly refusal: Refusal } {
  const gold = wish ?? Math.max(0, cost - goods[res])
  if (gold > cost) return { refusal: refuse('MO-003', `Gold can replace only the ${cost} that are to be paid`) }
  if (cost - gold > goods[res]) {
    return { refusal: refuse(clause, `This costs ${some(cost, res)}: you have ${goods[res]}`) }
  }
  if (gold + surcharge <= goods.G) return { res, basic: cost - gold, gold, surcharge }
  if (surcharge > goods.G) return { refusal: refuse('MO-123', `This costs ${surcharge} Gold on top`) }
  const missing = gold + surcharge - goods.G
  const why = `This costs ${some(cost, res)}${surcharge ? ` and ${surcharge} Gold` : ''}: ${missing} missing`
  return { refusal: refuse(wish === undefined ? clause : 'MO-003', why) }
}

export const isRefused = (paid: Payment | { readonly refusal: Refusal }): paid is { readonly refusal: Refusal } =>
  'refusal' in paid

/** Pays what `payment` had no objection to; gives what left the hand. */
export function settle(act: Act, paid: Payment | { readonly refusal: Refusal }): Partial<Goods> {
  if (isRefused(paid)) throw new Error(paid.refusal.because)
  const { res, basic, gold, surcharge } = paid
  spend(act, res, basic)
  spend(act, 'G', gold + surcharge)
  return {
    ...(basic > 0 ? { [res]: basic } : {}),
    ...(gold + surcharge > 0 ? { G: gold + surcharge } : {}),
  }
}

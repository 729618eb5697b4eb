import { type Refusal, refuse } from '../../kit/rule'
import { harvest as numbers, tax as taxNumbers } from '../data/constants'
import { owe, owedEffects, powersOn, run } from '../effects'
import { taxGold, turnOf } from '../flow/possible'
import { advance } from '../flow/turn'
import { takeGold } from '../pieces/gold'
import { anySource, isSolo, villageOf } from '../state'
import { type Ask, notNow, takeUp } from './actions'
import { villageRule } from './shapes'

/** Alone with nothing to draw the turn ends, and time turns up a card. */
const nothingToDraw = ({ G }: Ask): boolean => isSolo(G) && !anySource(G)

/** VV-029: who follows must be able to do the main step, or at least something. */
function nothingToFollow({ G, player }: Ask, action: 'harvest' | 'tax'): Refusal | undefined {
  if (turnOf(G, player)?.role !== 'follow' || anySource(G)) return undefined
  const powers = powersOn(villageOf(G, player), action).some(({ effect }) => effect.do !== 'draw')
  return powers ? undefined : refuse('VV-029', 'No card is left to draw')
}

/** VV-060 to VV-062. */
export const harvest = villageRule({
  args: [],
  answers: 'action',
  reveals: nothingToDraw,
  check: (ask) => notNow(ask, 'harvest') ?? nothingToFollow(ask, 'harvest'),
  apply(act) {
    const { G, player } = act
    const { role } = takeUp(act, 'harvest')
    const n = role === 'bonus' ? 0 : numbers[role].draw
    owe(G, [{ player, kind: 'draw', n }, ...owedEffects(player, powersOn(villageOf(G, player), 'harvest'))])
    advance(act)
  },
  choices: () => [[]],
})

/** VV-070 to VV-073: all the gold first. */
export const tax = villageRule({
  args: [],
  answers: 'action',
  reveals: nothingToDraw,
  check: (ask) => notNow(ask, 'tax') ?? nothingToFollow(ask, 'tax'),
  apply(act) {
    const { G, player } = act
    const turn = takeUp(act, 'tax')
    takeGold(act, taxGold(turn), null)
    const powers = powersOn(villageOf(G, player), 'tax')
    for (const { effect, card } of powers) if (effect.do === 'gold') run(act, effect, card)
    const n = turn.role === 'bonus' ? 0 : taxNumbers[turn.role].draw
    const others = powers.filter(({ effect }) => effect.do !== 'gold')
    owe(G, [{ player, kind: 'draw', n }, ...owedEffects(player, others)])
    advance(act)
  },
  choices: () => [[]],
})

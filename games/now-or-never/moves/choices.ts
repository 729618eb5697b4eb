import { refuse } from '../../kit/rule'
import { hasDuplicates, known, visible } from '../../kit/zones'
import { rerollGoods } from '../data/constants'
import { goods } from '../data/effects'
import { give, goingOnReveals } from '../effects'
import { advance, applyDie } from '../flow/advance'
import { openDie, reroll as rollAgain } from '../pieces/dice'
import { takeOrder } from '../pieces/draws'
import { inRow, lastInRow, leaveRow, villagersLeft } from '../pieces/villagers'
import { areaOf, owed, settle } from '../state'
import { combinations, distinct, goodShape, nowOrNeverRule, ordersShape, villagerShape } from './shapes'

/** NON-140 to NON-143: one face-up villager at a time. */
export const takeVillager = nowOrNeverRule({
  args: [villagerShape],
  answers: 'takeVillager',
  reveals: ({ G }) => lastInRow(G) || goingOnReveals(G),
  check: ({ G }, villager) =>
    G.villagerRow.includes(villager) ? undefined : refuse('NON-140', 'No such villager lies face up'),
  apply(act, villager) {
    const { G, player, say } = act
    const choice = owed(G, player, 'takeVillager')!
    areaOf(G, player).unhoused.push(villager)
    say({ kind: 'tookVillager', player, villager })
    leaveRow(act, villager)
    choice.n -= 1
    if (choice.n === 0 || villagersLeft(G) === 0) settle(G, choice)
    advance(act)
  },
  choices: ({ G }) => distinct(inRow(G)).map((villager) => [villager]),
})

/** NON-103, R37: the rest goes to the bottom of the stack. */
export const keepOrders = nowOrNeverRule({
  args: [ordersShape],
  answers: 'keepOrders',
  reveals: () => true,
  check({ G, player }, kept) {
    const choice = owed(G, player, 'keepOrders')!
    if (hasDuplicates(kept) || !kept.every((order) => visible(choice.orders).includes(order))) {
      return refuse('NON-103', 'Only orders you have drawn can be kept')
    }
    return kept.length === choice.keep ? undefined : refuse('NON-103', `Exactly ${choice.keep} are kept`)
  },
  apply(act, kept) {
    const { G, player } = act
    const choice = owed(G, player, 'keepOrders')!
    const rest = known(choice.orders).filter((order) => !kept.includes(order))
    settle(G, choice)
    for (const order of kept) takeOrder(act, order)
    known(G.orderStack).unshift(...rest)
    advance(act)
  },
  choices({ G, player }) {
    const choice = owed(G, player, 'keepOrders')
    return choice ? combinations(visible(choice.orders), choice.keep).map((orders) => [orders]) : []
  },
})

/** The open die counts as it lies. */
export const keepDie = nowOrNeverRule({
  args: [],
  answers: 'die',
  reveals: ({ G, player }) => ['search', 'visit'].includes(openDie(G, player)!.cause) || goingOnReveals(G),
  check: ({ G, player }) =>
    openDie(G, player)?.cause === 'skill' ? refuse('NON-224', 'Say how many hearts you add to this die') : undefined,
  apply(act) {
    applyDie(act, openDie(act.G, act.player)!)
    advance(act)
  },
  choices: () => [[]],
})

/** NON-193: the variant; a good for another roll, as often as wanted. */
export const reroll = nowOrNeverRule({
  args: [goodShape],
  anytime: true,
  reveals: () => true,
  check({ G, player }, good) {
    if (!G.options.rerollVariant) return refuse('NON-193', 'This match is played without the reroll variant')
    if (!openDie(G, player)) return refuse('NON-193', 'You have no open die')
    return areaOf(G, player).stock[good] < rerollGoods ? refuse('NON-193', 'You have none of these to give') : undefined
  },
  apply(act, good) {
    give(act, good, rerollGoods)
    rollAgain(act)
    advance(act)
  },
  choices: ({ G, player }) => (openDie(G, player) ? goods.map((good) => [good]) : []),
})

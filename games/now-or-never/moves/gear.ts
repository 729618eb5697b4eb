import { type PlayerId, refuse } from '../../kit/rule'
import { size, visible } from '../../kit/zones'
import { gearOf } from '../data/gear'
import { canWait, goingOnReveals, putOff } from '../effects'
import { advance } from '../flow/advance'
import { equip } from '../pieces/standing'
import { areaOf, type G, owed, settle } from '../state'
import { some } from '../words/describe'
import { leaveOut } from './build'
import { distinct, gearShape, nowOrNeverRule, slotShape, slots } from './shapes'

/** NON-051, NON-149: never below 0. */
export const gearPrice = (G: G, player: PlayerId, gear: string): number =>
  Math.max(0, gearOf(gear)!.price - (owed(G, player, 'buyGear')?.discount ?? 0))

const faceUp = (G: G): string[] => distinct([...G.gear.red, ...G.gear.blue])

/** NON-051 to NON-053. */
export const buyGear = nowOrNeverRule({
  args: [gearShape, slotShape],
  answers: 'buyGear',
  reveals: ({ G }, gear) => size(G.gearPiles[gearOf(gear)!.colour]) > 0 || goingOnReveals(G),
  check({ G, player }, gear) {
    if (!faceUp(G).includes(gear)) return refuse('NON-051', 'This gear does not lie face up')
    const price = gearPrice(G, player, gear)
    return areaOf(G, player).coins < price ? refuse('NON-051', `This costs ${some(price, 'coin')}`) : undefined
  },
  apply(act, gear, slot) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const { colour } = gearOf(gear)!
    const price = gearPrice(G, player, gear)
    area.coins -= price
    G.gear[colour][G.gear[colour].indexOf(gear)] = visible(G.gearPiles[colour]).pop() ?? null
    const dropped = equip(area, gear, slot)
    if (dropped) G.removed.push(dropped)
    settle(G, owed(G, player, 'buyGear')!)
    say({ kind: 'boughtGear', player, gear, price, dropped })
    advance(act)
  },
  choices: ({ G }) => faceUp(G).flatMap((gear) => slots.map((slot): [string, number] => [gear, slot])),
})

/** NON-110, R56: what else the place gives may come before the purchase. */
export const gearLater = nowOrNeverRule({
  args: [],
  answers: 'buyGear',
  reveals: ({ G }) => goingOnReveals(G),
  check: ({ G, player }) =>
    canWait(G, player) ? undefined : refuse('NON-110', 'Nothing else is left that could come first'),
  apply(act) {
    putOff(act)
    leaveOut(act, 'buyGear')
  },
  choices: () => [[]],
})

/** NON-046, NON-110: a purchase may be left out. */
export const skipGear = nowOrNeverRule({
  args: [],
  answers: 'buyGear',
  reveals: ({ G }) => goingOnReveals(G),
  check: () => undefined,
  apply: (act) => leaveOut(act, 'buyGear'),
  choices: () => [[]],
})

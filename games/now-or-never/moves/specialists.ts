import * as v from 'valibot'
import { type Asking, type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { size } from '../../kit/zones'
import { rest } from '../data/constants'
import { specialistOf } from '../data/specialists'
import { type Act, begin, gain, goingOnReveals } from '../effects'
import { advance } from '../flow/advance'
import { fillPlace, recruitCost } from '../pieces/specialist-row'
import { areaOf, type G, type Hired, holderOf, owed, settle } from '../state'
import { some } from '../words/describe'
import { distinct, nowOrNeverRule, slotShape, slots, specialistShape } from './shapes'

type Ask = Asking<G>

/** NON-032: one action a turn. */
export const noActionLeft = ({ G }: Ask): Refusal | undefined =>
  G.acted ? refuse('NON-032', 'Your action of this turn has been taken') : undefined

const tooDear = ({ G, player }: Ask, cost: number, clause: string): Refusal | undefined =>
  areaOf(G, player).coins < cost ? refuse(clause, `This costs ${some(cost, 'coin')}`) : undefined

const onBoards = (G: G): string[] => [
  ...G.order.flatMap((player) => faceUp(areaOf(G, player).specialists)),
  ...faceUp(G.bot?.specialists ?? []),
]

const faceUp = (board: readonly (Hired | null)[]): string[] => board.flatMap((one) => (one?.up ? [one.id] : []))

/** NON-040, NON-041, NON-205: the owner of a foreign one takes the tax from the supply. */
export const paySpecialist = nowOrNeverRule({
  args: [specialistShape],
  check(ask, id) {
    const holder = holderOf(ask.G, id)
    if (!holder) return refuse('NON-040', 'Nobody has this specialist')
    if (!holder.token.up) return refuse('NON-045', 'This specialist has been used in this season')
    return noActionLeft(ask) ?? tooDear(ask, specialistOf(id).cost, holder.owner === ask.player ? 'NON-040' : 'NON-041')
  },
  apply(act, id) {
    const { G, player, say } = act
    const { owner, token } = holderOf(G, id)!
    const { cost, tax } = specialistOf(id)
    const due = owner === player || owner === 'bot' ? 0 : tax
    token.up = false
    G.acted = true
    areaOf(G, player).coins -= cost
    if (owner !== 'bot') areaOf(G, owner).coins += due
    say({ kind: 'paid', player, specialist: id, owner, cost, tax: due })
    begin(act, 'specialist', id)
    advance(act)
  },
  choices: ({ G }) => onBoards(G).map((id) => [id]),
})

/** NON-042 to NON-044. */
export const recruitSpecialist = nowOrNeverRule({
  args: [specialistShape, slotShape],
  reveals: ({ G }) => size(G.specialistPile) > 0,
  check(ask, id, slot) {
    const { specialists } = areaOf(ask.G, ask.player)
    if (!ask.G.specialistRow.includes(id)) return refuse('NON-042', 'Only the specialists of the row can be recruited')
    if (specialists[slot] && specialists.includes(null)) {
      return refuse('NON-043', 'A specialist leaves only if all four slots are full')
    }
    return noActionLeft(ask) ?? tooDear(ask, recruitCost(ask.G, ask.player, id), 'NON-042')
  },
  apply(act, id, slot) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const cost = recruitCost(G, player, id)
    const dropped = area.specialists[slot]?.id ?? null
    if (dropped) G.removed.push(dropped)
    fillPlace(G, G.specialistRow.indexOf(id))
    area.coins -= cost
    area.specialists[slot] = { id, up: false }
    G.acted = true
    say({ kind: 'recruited', player, specialist: id, cost, dropped })
    begin(act, 'specialist', id)
    advance(act)
  },
  choices: ({ G, player }) => {
    const { specialists } = areaOf(G, player)
    const free = slots.filter((slot) => specialists[slot] === null)
    const into = free.length > 0 ? free : slots
    return distinct(G.specialistRow).flatMap((id) => into.map((slot): [string, number] => [id, slot]))
  },
})

const restShape = v.picklist(['hearts', 'coin'])

/** NON-047. */
export const restSpecialist = nowOrNeverRule({
  args: [specialistShape, restShape],
  check(ask, id) {
    const holder = holderOf(ask.G, id)
    if (holder?.owner !== ask.player) return refuse('NON-047', 'Only your own specialists can be rested')
    if (!holder.token.up) return refuse('NON-045', 'This specialist has been used in this season')
    return noActionLeft(ask)
  },
  apply(act, id, reward) {
    const { G, player, say } = act
    holderOf(G, id)!.token.up = false
    G.acted = true
    say({ kind: 'rested', player, specialist: id, for: reward })
    if (reward === 'hearts') gain(act, 'heart', rest.hearts)
    else gain(act, 'coin', rest.coins)
  },
  choices: ({ G, player }) =>
    faceUp(areaOf(G, player).specialists).flatMap((id): [string, 'hearts' | 'coin'][] => [
      [id, 'hearts'],
      [id, 'coin'],
    ]),
})

const usedBy = (G: G, player: PlayerId): string[] =>
  areaOf(G, player).specialists.flatMap((one) => (one && !one.up ? [one.id] : []))

/** The Echo Bell's choice. */
export const readySpecialist = nowOrNeverRule({
  args: [specialistShape],
  answers: 'readySpecialist',
  reveals: ({ G }) => goingOnReveals(G),
  check({ G, player }, id) {
    return usedBy(G, player).includes(id)
      ? undefined
      : refuse('NON-158', 'Only a face-down specialist of your own can be turned up')
  },
  apply(act: Act, id) {
    const { G, player, say } = act
    holderOf(G, id)!.token.up = true
    settle(G, owed(G, player, 'readySpecialist')!)
    say({ kind: 'readied', player, specialist: id })
    advance(act)
  },
  choices: ({ G, player }) => usedBy(G, player).map((id) => [id]),
})

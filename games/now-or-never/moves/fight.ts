import * as v from 'valibot'
import { type PlayerId, refuse } from '../../kit/rule'
import { enemyOf } from '../data/enemies'
import { effectsOf, give, revealing } from '../effects'
import { advance } from '../flow/advance'
import { loseFight, startFight, startRound, winFight } from '../flow/combat'
import { roll } from '../pieces/dice'
import { boostPrice, faceOf, firstHeal, heartsAfter, roundTotals } from '../pieces/faces'
import { areaOf, enemyAt, type G, isSolo, owed, settle } from '../state'
import { notArrived } from './hero'
import { nowOrNeverRule } from './shapes'

/** NON-120, NON-131: the top enemy of the space. */
export const fight = nowOrNeverRule({
  args: [],
  reveals: () => true,
  check(ask) {
    const problem = notArrived(ask)
    if (problem) return problem
    const enemy = enemyAt(ask.G, areaOf(ask.G, ask.player).space)
    return enemy ? undefined : refuse('NON-120', 'There is no enemy here')
  },
  apply(act) {
    const { G, player } = act
    const id = enemyAt(G, areaOf(G, player).space)!
    const { attack, health } = enemyOf(id)
    Object.assign(G.action!, { stopped: true, chosen: 'fight' })
    startFight(act, { against: 'enemy', id, attack, health })
    advance(act)
  },
  choices: ({ G }) => (G.action ? [[]] : []),
})

const openFace = (G: G, player: PlayerId) => faceOf(areaOf(G, player), G.fight!.die!)

/** NON-122: the rolled face's boost, its further die, or what it needs to work at all; once a round. */
export const boost = nowOrNeverRule({
  args: [],
  answers: 'combat',
  reveals: ({ G, player }) => openFace(G, player).boostRoll !== undefined,
  check({ G, player }) {
    if (G.fight?.boosted) return refuse('NON-139', 'The boost of this face was paid in this round')
    const mana = boostPrice(openFace(G, player))
    if (mana === undefined) return refuse('NON-122', 'This face has no boost')
    return areaOf(G, player).mana < mana ? refuse('NON-122', `The boost costs ${mana} mana`) : undefined
  },
  apply(act) {
    const { G, player, say } = act
    const face = openFace(G, player)
    const mana = boostPrice(face)!
    give(act, 'mana', mana)
    say({ kind: 'boosted', player, mana })
    const open = G.fight!
    open.boosted = true
    open.strike += face.boost?.damage ?? 0
    open.block += face.boost?.defense ?? 0
    if (face.boostRoll) roll(act, 'boost')
    advance(act)
  },
  choices: () => [[]],
})

const helmShape = v.optional(v.picklist(['before', 'after']))

/** Hearts left after the round; left to the program, a heal comes at the better moment (NON-132). */
function heartsLeft(G: G, player: PlayerId, helm: 'before' | 'after' | undefined): number {
  const area = areaOf(G, player)
  const { taken, heal } = roundTotals(G, player)!
  const first = helm === undefined ? firstHeal(area, heal) : helm === 'before' ? heal : 0
  return heartsAfter(area, taken, heal, first)
}

/** NON-123, NON-126 to NON-128: both blows fall at once. */
export const resolveRound = nowOrNeverRule({
  args: [helmShape],
  answers: 'combat',
  reveals({ G, player }, helm) {
    const { against, id } = G.fight!
    if (heartsLeft(G, player, helm) === 0) return isSolo(G)
    return against === 'story' || revealing(effectsOf(G, player, against, id))
  },
  check: () => undefined,
  apply(act, helm) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const open = G.fight!
    const { dealt, taken } = roundTotals(G, player)!
    settle(G, owed(G, player, 'combat')!)
    area.hearts = heartsLeft(G, player, helm)
    open.damage += dealt
    open.die = null
    open.last = { dealt, taken }
    say({ kind: 'round', player, dealt, taken, damage: open.damage, health: open.health })
    if (area.hearts === 0) return loseFight(act, 'beaten')
    if (open.damage >= open.health) winFight(act)
    else G.pending.unshift({ player, kind: 'onward' })
    advance(act)
  },
  choices: () => [[]],
})

/** NON-128. */
export const nextRound = nowOrNeverRule({
  args: [],
  answers: 'onward',
  reveals: () => true,
  check: () => undefined,
  apply(act) {
    settle(act.G, owed(act.G, act.player, 'onward')!)
    startRound(act)
    advance(act)
  },
  choices: () => [[]],
})

/** NON-129, NON-130. */
export const retreat = nowOrNeverRule({
  args: [],
  answers: 'onward',
  reveals: ({ G }) => isSolo(G),
  check: () => undefined,
  apply: (act) => loseFight(act, 'retreated'),
  choices: () => [[]],
})

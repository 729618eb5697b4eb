import { refuse } from '../../kit/rule'
import {
  abilityCard,
  isPrestige,
  type Level,
  type LevelledClass,
  levelledClasses,
  meepleOf,
  study,
} from '../data/classes'
import { draw, drawQuests, effectsReveal, run, score } from '../effects'
import { enterMain, sendHome } from '../flow/turn'
import { drilledClass, levelCost, slotIndex, vacantSlots } from '../pieces/plan'
import { type Assignment, areaOf, type G, move, moveAll, slotOf, take, tileOf } from '../state'
import { classShape, meeplesRule, slotShape, tileShape } from './shapes'

const resolving = (G: G) =>
  G.phase === 'development' && G.step === 'resolve'
    ? undefined
    : refuse('MM-301', 'This belongs to the Development Phase, after assigning')

const building = (G: G): Assignment | undefined =>
  G.plan.find(({ place, resolved }) => !resolved && (place === 'capitol-yard' || place === 'capitol-guild'))

const drill = (G: G): Assignment | undefined =>
  G.plan.find(({ place, resolved }) => !resolved && place === 'capitol-drill')

/** MM-308 to MM-311. */
export const construct = meeplesRule({
  args: [tileShape, slotShape],
  reveals: ({ G }, _tile, slot) => effectsReveal(G, [slotOf(slot).bonus]),
  check({ G, player }, tile, slot) {
    const wrong = resolving(G)
    if (wrong) return wrong
    if (!building(G)) return refuse('MM-305', 'No construction is waiting to be resolved')
    if (!G.offer.includes(tile)) return refuse('MM-308', 'This Location does not lie open')
    if (!vacantSlots(G).some(({ id }) => id === slot)) return refuse('MM-308', 'This slot is not vacant')
    const cls = drill(G) ? drilledClass(G) : null
    const { bonus } = slotOf(slot)
    const funds = areaOf(G, player).vp + (bonus.do === 'vp' ? bonus.n : 0)
    if (cls && funds < levelCost(G, player, cls)) {
      return refuse('MM-313', 'Build where the bonus helps to pay for the level you have assigned to')
    }
    return undefined
  },
  apply(act, tile, slot) {
    const { G, player, say } = act
    const { quarter, bonus } = slotOf(slot)
    building(G)!.resolved = true
    G.offer = G.offer.filter((one) => one !== tile)
    G.city[quarter].built[slotIndex(slot)] = tile
    stockUp(G, tile)
    say({ kind: 'constructed', player, tile, slot })
    G.deeds.push({ did: 'construct' })
    run(act, [bonus])
  },
  choices: ({ G }) => G.offer.flatMap((tile) => vacantSlots(G).map(({ id }): [string, string] => [tile, id])),
})

/** MM-311: Prestige Units lie on their Location, as many as there are. */
function stockUp(G: G, tile: string): void {
  const { stock, effects } = tileOf(tile)
  const cls = effects.flatMap((effect) => (effect.do === 'gainFromTile' ? [effect.cls] : []))[0]
  if (!cls || !isPrestige(cls)) return
  G.stock[tile] = take(G.supply, cls, stock)
}

/** MM-312, MM-314. */
export const levelUp = meeplesRule({
  args: [],
  check({ G, player }) {
    const wrong = resolving(G)
    if (wrong) return wrong
    const cls = drill(G) ? drilledClass(G) : null
    if (!cls) return refuse('MM-306', 'Nobody waits in the Drill Hall')
    const cost = levelCost(G, player, cls)
    return areaOf(G, player).vp >= cost ? undefined : refuse('MM-205', `This costs ${cost} VP: build first`)
  },
  apply(act) {
    const { G, player, say } = act
    const cls = drilledClass(G)!
    const { levels } = areaOf(G, player)
    const cost = levelCost(G, player, cls)
    drill(G)!.resolved = true
    score(act, -cost)
    levels[cls] = (levels[cls] + 1) as Level
    say({ kind: 'levelled', player, cls, level: levels[cls], cost })
    G.deeds.push({ did: 'reach', level: levels[cls] })
  },
  choices: () => [[]],
})

/** MM-307, MM-315: everything resolved, then the Capitol is cleared. */
export const endDevelopment = meeplesRule({
  args: [],
  check({ G }) {
    const wrong = resolving(G)
    if (wrong) return wrong
    return G.plan.every(({ resolved }) => resolved)
      ? undefined
      : refuse('MM-307', 'Everything you assigned to must be resolved')
  },
  apply({ G, player }) {
    const area = areaOf(G, player)
    for (const assignment of G.plan) sendHome(G, player, assignment)
    moveAll(area.pending, area.lodgings)
    enterMain(G)
  },
  choices: () => [[]],
})

/** MM-211, MM-316, MM-317: the abilities of the cards, once a turn for each class. */
export const useAbility = meeplesRule({
  args: [classShape],
  reveals: () => true,
  check({ G, player }, cls) {
    const { levels, tavern } = areaOf(G, player)
    const { ability } = abilityCard(cls, levels[cls])
    if (!ability || ability === 'levy') return refuse('MM-211', `Your ${meepleOf(cls).plural} have no such ability`)
    if (G.used.includes(cls)) return refuse('MM-211', 'This ability was used in this turn already')
    const clause = cls === 'mage' ? 'MM-317' : 'MM-316'
    if (!isTime(G, cls)) return refuse(clause, 'This is not the moment for it')
    if (cls === 'mage' && laidOut(G, cls))
      return refuse(clause, 'Study takes all your Mages: take those of your plan back')
    if (tavern[cls] === 0) return refuse(clause, `There is no ${meepleOf(cls).name} in your Tavern`)
    if (cls === 'cleric' && tavern.corruption === 0) return refuse('MM-316', 'There is no Corruption in your Tavern')
    return undefined
  },
  apply(act, cls) {
    const { G, player, say } = act
    G.used.push(cls)
    say({ kind: 'usedAbility', player, cls })
    abilities[cls]?.(act)
  },
  choices: () => levelledClasses.map((cls) => [cls]),
})

/** Until the plan is committed its Units have not left the Tavern for good. */
const laidOut = (G: G, cls: LevelledClass): boolean =>
  G.step === 'plan' && G.plan.some(({ units }) => units.some((unit) => unit.cls === cls))

const isTime = (G: G, cls: LevelledClass): boolean =>
  G.phase === 'development' || (cls === 'mage' && G.phase === 'main' && G.step === 'plan')

const abilities: Partial<Record<LevelledClass, (act: Parameters<typeof levelUp.apply>[0]) => void>> = {
  mage(act) {
    const { tavern, lodgings, levels } = areaOf(act.G, act.player)
    move(tavern, lodgings, 'mage', tavern.mage)
    const { draw: n, discard } = study[levels.mage === 3 ? 3 : 2]
    drawQuests(act, n, discard, {})
  },
  cleric(act) {
    const { tavern, levels } = areaOf(act.G, act.player)
    if (levels.cleric === 3) {
      move(tavern, act.G.supply, 'corruption', 1)
      act.say({ kind: 'returned', player: act.player, cls: 'corruption', n: 1 })
    }
    draw(act, 1)
  },
  knight: (act) => draw(act, 1),
}

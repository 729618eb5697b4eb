import * as v from 'valibot'
import { type PlayerId, refuse } from '../../kit/rule'
import { type UnitClass, unitClasses } from '../data/classes'
import { quarters } from '../data/locations'
import { draw } from '../effects'
import { advance, endTurn as closeTurn, putInLair } from '../flow/turn'
import { questOf } from '../scoring'
import { areaOf, type G, move } from '../state'
import { countShape, meeplesRule, quarterShape, questShape } from './shapes'

const unitListShape = v.pipe(v.array(v.picklist(unitClasses)), v.maxLength(8))

const owed = <K extends G['pending'][number]['kind']>(G: G, player: PlayerId, kind: K) =>
  G.pending.find((one): one is Extract<G['pending'][number], { kind: K }> => one.kind === kind && one.player === player)

function settle(G: G, player: PlayerId, kind: string): void {
  const at = G.pending.findIndex((one) => one.kind === kind && one.player === player)
  G.pending.splice(at, 1)
}

/** MM-703: a quarter with room, when a Monster's own is full. */
export const placeMonster = meeplesRule({
  args: [quarterShape],
  answers: 'placeMonster',
  reveals: () => true,
  check: ({ G }, quarter) =>
    G.city[quarter].monsters.includes(null) ? undefined : refuse('MM-703', 'This quarter has three Monsters already'),
  apply(act, quarter) {
    const { G, player, say } = act
    const { monster } = owed(G, player, 'placeMonster')!
    putInLair(G, monster, quarter)
    settle(G, player, 'placeMonster')
    say({ kind: 'monsterCame', monster, quarter })
    advance(act)
  },
  choices: () => quarters.map((quarter) => [quarter]),
})

/** Up to so many Corruption, from the Tavern and from the Lodgings. */
export const purge = meeplesRule({
  args: [countShape, countShape],
  answers: 'purge',
  /** Only after a Monster's effect does the turn go on by itself, to cards and draws. */
  reveals: ({ G }) => G.step === 'trophies',
  check({ G, player }, fromTavern, fromLodgings) {
    const { tavern, lodgings } = areaOf(G, player)
    const most = owed(G, player, 'purge')?.n ?? 0
    if (fromTavern > tavern.corruption || fromLodgings > lodgings.corruption) {
      return refuse('MM-208', 'There is not that much Corruption')
    }
    return fromTavern + fromLodgings <= most ? undefined : refuse('MM-208', `At most ${most} can be removed`)
  },
  apply(act, fromTavern, fromLodgings) {
    const { G, player, say } = act
    const { tavern, lodgings } = areaOf(G, player)
    const gone = move(tavern, G.supply, 'corruption', fromTavern) + move(lodgings, G.supply, 'corruption', fromLodgings)
    settle(G, player, 'purge')
    if (gone > 0) say({ kind: 'returned', player, cls: 'corruption', n: gone })
    advance(act)
  },
  choices({ G, player }) {
    const most = owed(G, player, 'purge')?.n ?? 0
    const counts = Array.from({ length: most + 1 }, (_, i) => i)
    return counts.flatMap((a) => counts.map((b): [number, number] => [a, b]))
  },
})

/** MM-631: some Units from the Lodgings back into the bag, or none. */
export const recallUnits = meeplesRule({
  args: [unitListShape],
  answers: 'recall',
  reveals: () => true,
  check({ G, player }, units) {
    const { lodgings } = areaOf(G, player)
    const most = owed(G, player, 'recall')?.n ?? 0
    if (units.length > most) return refuse('MM-631', `At most ${most} Units can be called back`)
    const short = unitClasses.some((cls) => units.filter((one) => one === cls).length > lodgings[cls])
    return short ? refuse('MM-631', 'They are not in your Lodgings') : undefined
  },
  apply(act, units) {
    const { G, player, say } = act
    const { lodgings, bag } = areaOf(G, player)
    for (const cls of units) move(lodgings, bag, cls, 1)
    settle(G, player, 'recall')
    say({ kind: 'recalled', player, n: units.length })
  },
  choices({ G, player }) {
    const most = owed(G, player, 'recall')?.n ?? 0
    const { lodgings } = areaOf(G, player)
    return groups(
      unitClasses.filter((cls) => lodgings[cls] > 0),
      most,
    ).map((units) => [units])
  },
})

/** Every group of at most n, the same class as often as wanted. */
function groups(classes: readonly UnitClass[], n: number): UnitClass[][] {
  if (n === 0 || classes.length === 0) return [[]]
  return [[], ...classes.flatMap((cls, i) => groups(classes.slice(i), n - 1).map((rest) => [cls, ...rest]))]
}

const finishing = (G: G) =>
  G.phase === 'draw' && G.step === 'finish' ? undefined : refuse('MM-731', 'This belongs to the Draw Phase')

/** MM-731: the Draw Phase effect of an ongoing Quest. */
export const useDrawAbility = meeplesRule({
  args: [questShape],
  reveals: () => true,
  check({ G, player }, id) {
    const area = areaOf(G, player)
    const wrong = finishing(G)
    if (wrong) return wrong
    if (!area.done.includes(id)) return refuse('MM-804', 'You have not completed this Quest')
    if (area.fresh.includes(id)) return refuse('MM-804', 'Its effect starts at the end of this turn')
    if (G.tavernTime) return refuse('MM-731', 'Tavern Quests come after these effects')
    if (G.drawUsed.includes(id)) return refuse('MM-731', 'Used in this turn already')
    const { effect } = questOf(id)
    if (effect?.do === 'dpSwap') {
      return area.tavern[effect.cls] > 0 ? undefined : refuse('MM-731', 'No such meeple is in your Tavern')
    }
    if (effect?.do === 'dpMuster') {
      const classes = unitClasses.filter((cls) => area.tavern[cls] > 0).length
      return classes >= effect.classes
        ? undefined
        : refuse('MM-731', `Units of ${effect.classes} different classes are needed`)
    }
    return refuse('MM-731', 'This Quest has no effect for the Draw Phase')
  },
  apply(act, id) {
    const { G, player } = act
    const { tavern, lodgings } = areaOf(G, player)
    const { effect } = questOf(id)
    G.drawUsed.push(id)
    if (effect?.do === 'dpSwap') move(tavern, lodgings, effect.cls, 1)
    draw(act, 1)
  },
  choices: ({ G, player }) => areaOf(G, player).done.map((id) => [id]),
})

/** MM-751: the offer is refilled, and the next player's turn begins. */
export const endTurn = meeplesRule({
  args: [],
  reveals: () => true,
  check: ({ G }) => finishing(G),
  apply: (act) => closeTurn(act),
  choices: () => [[]],
})

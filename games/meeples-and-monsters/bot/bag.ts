import { recordOf } from '../../kit/records'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import {
  abilityCard,
  drawNumber,
  isLevelled,
  isPrestige,
  type LevelledClass,
  type MeepleClass,
  meepleClasses,
  peasantCombat,
  prestigeCombat,
  type UnitClass,
  unitClasses,
} from '../data/classes'
import type { Effect } from '../data/effects'
import { owned } from '../flow/turn'
import { permanent } from '../pieces/combat'
import { areaOf, type Counts, type G } from '../state'
import type { Numbers } from './numbers'
import { turnsAfter } from './turns'

/** What a seat's meeples will bring on the turns to come: every one is drawn as often as any other. */
export interface Bag {
  readonly turns: number
  /** What a Unit of a class brings on a turn it is drawn, and any meeple on average. */
  readonly uses: Readonly<Record<UnitClass, number>>
  readonly mean: number
  readonly worth: number
  /** How much more it would be worth with so many more of a class, or fewer. */
  more(cls: MeepleClass, n: number): number
  /** The same with an effect for the rest of the game, or with a class one level higher. */
  having(effect: Effect): number
  raised(cls: LevelledClass): number
}

type Levels = Readonly<Record<LevelledClass, 1 | 2 | 3>>

/** The mean level of a Monster, for the Paladin. */
const usualLevel = 2

function combatOf(cls: UnitClass, levels: Levels): number {
  if (cls === 'paladin') return prestigeCombat.paladin + usualLevel
  if (isPrestige(cls)) return prestigeCombat[cls]
  return isLevelled(cls) ? abilityCard(cls, levels[cls]).combat : peasantCombat
}

/** Combat that an effect adds to a Unit of a class, on average. */
function boosted(effect: Effect, cls: UnitClass, counts: Counts, { beside }: Numbers): number {
  if (effect.do === 'boost') return effect.cls === cls || (effect.cls === 'prestige' && isPrestige(cls)) ? effect.n : 0
  if (effect.do !== 'boostWith' || effect.target !== cls) return 0
  return counts[effect.partner] > 0 ? effect.n * beside : 0
}

function usesOf(
  counts: Counts,
  levels: Levels,
  effects: readonly Effect[],
  numbers: Numbers,
): Record<UnitClass, number> {
  const { combat, unit, caster } = numbers
  return recordOf(unitClasses, (cls) => {
    const strength = combatOf(cls, levels) + sum(effects.map((effect) => boosted(effect, cls, counts, numbers)))
    return combat * strength + unit + (cls === 'mage' || cls === 'cleric' ? caster : 0)
  })
}

/** What a turn brings. */
function perTurn(counts: Counts, levels: Levels, effects: readonly Effect[], draws: number, numbers: Numbers): number {
  const uses = usesOf(counts, levels, effects, numbers)
  const all = sum(meepleClasses.map((cls) => counts[cls]))
  const often = Math.min(1, draws / Math.max(1, all))
  const drawn = often * sum(unitClasses.map((cls) => counts[cls] * uses[cls]))
  const mean = drawn / Math.max(1, Math.min(draws, all))
  const comes = (cls: MeepleClass) => 1 - (1 - often) ** counts[cls]
  return (
    drawn +
    (levels.knight > 1 ? comes('knight') * mean : 0) +
    (levels.cleric > 1 ? comes('cleric') * comes('corruption') * (mean + (levels.cleric > 2 ? mean : 0)) : 0) +
    (levels.warrior > 2 ? comes('warrior') * uses.peasant : 0) +
    (levels.mage > 1 ? comes('mage') * numbers.study * (levels.mage - 1) : 0) +
    sum(effects.map((effect) => besides(effect, mean, numbers)))
  )
}

/** What an effect brings each turn whatever is drawn. */
function besides(effect: Effect, mean: number, { combat, versus }: Numbers): number {
  if (effect.do === 'boostVs') return effect.n * combat * versus
  if (effect.do === 'dpMuster') return mean * 0.5
  return effect.do === 'dpSwap' ? mean * 0.35 : 0
}

export function bagOf(G: G, seat: PlayerId, numbers: Numbers): Bag {
  const turns = turnsAfter(G, seat, numbers)
  const { levels } = areaOf(G, seat)
  const draws = drawNumber[Math.min(3, G.arrives) as 0 | 1 | 2 | 3]
  const counts = recordOf(meepleClasses, (cls) => owned(G, seat, cls))
  const effects = permanent(G, seat)
  const worthWith = (change: { counts?: Counts; levels?: Levels; effects?: readonly Effect[] }): number =>
    turns * perTurn(change.counts ?? counts, change.levels ?? levels, change.effects ?? effects, draws, numbers)
  const worth = worthWith({})
  const all = sum(Object.values(counts))
  const uses = usesOf(counts, levels, effects, numbers)
  return {
    turns,
    uses,
    mean: sum(unitClasses.map((cls) => counts[cls] * uses[cls])) / Math.max(1, all),
    worth,
    more: (cls, n) => worthWith({ counts: { ...counts, [cls]: Math.max(0, counts[cls] + n) } }) - worth,
    having: (effect) => worthWith({ effects: [...effects, effect] }) - worth,
    raised: (cls) => worthWith({ levels: { ...levels, [cls]: Math.min(3, levels[cls] + 1) as 1 | 2 | 3 } }) - worth,
  }
}

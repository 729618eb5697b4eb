import { dieSides } from '../data/constants'
import type { Face } from '../data/effects'

/** How likely a skill test succeeds for somebody who spends up to so many hearts (NON-224). */
export const skillChance = (level: number, hearts: number): number =>
  Math.min(dieSides, Math.max(0, dieSides + hearts - level + 1)) / dieSides

/** What a face does, with and without paying its mana. */
function blowsOf({ damage, defense, boost }: Face): { mana: number; damage: number; defense: number }[] {
  const plain = { mana: 0, damage, defense }
  return boost
    ? [plain, { mana: boost.mana, damage: damage + boost.damage, defense: defense + boost.defense }]
    : [plain]
}

/** What of a hero decides a fight. */
interface Fighter {
  readonly red: readonly Face[]
  readonly hearts: number
  readonly mana: number
}

/** How likely somebody wins a fight with these faces alone, spending mana well and never retreating. */
export function fightChance(hero: Fighter, attack: number, health: number): number {
  const known = new Map<string, number>()
  const from = (left: number, hearts: number, mana: number): number => {
    const key = `${left} ${hearts} ${mana}`
    const before = known.get(key)
    if (before !== undefined) return before
    const faces = hero.red.map((face) =>
      Math.max(
        ...blowsOf(face)
          .filter((blow) => blow.mana <= mana)
          .map((blow) => {
            const kept = hearts - Math.max(0, attack - blow.defense)
            if (kept <= 0) return 0
            return blow.damage >= left ? 1 : from(left - blow.damage, kept, mana - blow.mana)
          }),
      ),
    )
    const chance = faces.reduce((sum, one) => sum + one, 0) / faces.length
    known.set(key, chance)
    return chance
  }
  return from(health, hero.hearts, hero.mana)
}

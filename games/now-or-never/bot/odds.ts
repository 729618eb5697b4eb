import { faceOf } from '../combat'
import { dieSides } from '../data/constants'
import type { Act, Face } from '../data/effects'
import { activatedOf, healOf, heartMax, manaMax, sumOf } from '../standing'
import type { Area } from '../state'

/** What a fight is worth to somebody: points for victory, for the consolation, and for what is left of hearts and mana. */
export interface Stakes {
  readonly attack: number
  readonly health: number
  readonly win: number
  readonly consolation: number
  readonly hearts: readonly number[]
  readonly mana: number
}

/** One way to spend mana on a rolled face. */
interface Blow {
  readonly mana: number
  readonly damage: number
  readonly defense: number
}

export interface Odds {
  /** The value of going into a round with so much damage done, so many hearts and so much mana. */
  readonly round: (damage: number, hearts: number, mana: number) => number
  /** The same once the die shows this, and is kept. */
  readonly rolled: (damage: number, hearts: number, mana: number, die: number) => number
}

const most = 6
const cache = new Map<string, Float64Array>()

function blowsOf(face: Face, extras: readonly Blow[]): Blow[] {
  const works = { mana: face.need ?? 0, damage: face.damage, defense: face.defense }
  const plain = face.need ? [{ mana: 0, damage: 0, defense: 0 }, works] : [works]
  const { boost, boostRoll } = face
  const boosted = boost
    ? [{ mana: boost.mana, damage: face.damage + boost.damage, defense: face.defense + boost.defense }]
    : boostRoll
      ? [{ mana: boostRoll.mana, damage: face.damage + Math.floor((dieSides + 1) / 2), defense: face.defense }]
      : []
  const blows = [...plain, ...boosted]
  for (const extra of extras) blows.push(...blows.map((one) => sumBlows(one, extra)))
  return blows
}

const sumBlows = (a: Blow, b: Blow): Blow => ({
  mana: a.mana + b.mana,
  damage: a.damage + b.damage,
  defense: a.defense + b.defense,
})

function extraOf({ cost, effects, when }: Act): Blow[] {
  const mana = cost.reduce((sum, one) => sum + (one.do === 'pay' && one.what === 'mana' ? one.n : most), 0)
  if (when !== 'combat') return []
  return effects.flatMap((effect): Blow[] => {
    if (effect.do === 'strike') return [{ mana, damage: effect.n, defense: 0 }]
    return effect.do === 'block' ? [{ mana, damage: 0, defense: effect.n }] : []
  })
}

/** Exact up to rerolls by quests and the width of a further die: every roll, every payment, fight on or retreat. */
export function oddsOf(area: Area, stakes: Stakes): Odds {
  const acts = activatedOf(area).map(({ act }) => act)
  const extras = acts.flatMap(extraOf).slice(0, 2)
  const rerolls = acts.some(({ limit, effects }) => limit === 'none' && effects.some((one) => one.do === 'rerollDie'))
  const sides = Array.from({ length: dieSides }, (_, at) => at + 1)
  const faces = sides.map((die) => ({ blows: blowsOf(faceOf(area, die), extras), heal: healOf(area, die) }))
  const guard = sumOf(area, 'defense')
  const top = heartMax(area)
  const slots = Math.min(most, manaMax(area))
  const { attack, health, win, consolation, hearts, mana } = stakes
  const key = JSON.stringify([faces, guard, rerolls, top, slots, stakes])
  const at = (d: number, h: number, m: number) => (d * (top + 1) + h) * (slots + 1) + m
  const known = cache.get(key)
  const table = known ?? new Float64Array(health * (top + 1) * (slots + 1))
  const kept = (h: number, m: number): number => (hearts[h] ?? 0) + m * mana
  const after = (d: number, h: number, m: number, blow: Blow, heal: number): number => {
    const taken = Math.max(0, attack - guard - blow.defense)
    const left = Math.min(top, h + heal) - taken
    if (left <= 0) return consolation + kept(0, m - blow.mana)
    if (d + blow.damage >= health) return win + kept(left, m - blow.mana)
    const retreat = consolation + kept(left, m - blow.mana)
    const stuck = blow.damage === 0 && left >= h
    return stuck ? retreat : Math.max(retreat, table[at(d + blow.damage, left, m - blow.mana)]!)
  }
  const best = (d: number, h: number, m: number, { blows, heal }: (typeof faces)[number]): number => {
    let value = Number.NEGATIVE_INFINITY
    for (const blow of blows) if (blow.mana <= m) value = Math.max(value, after(d, h, m, blow, heal))
    return value
  }
  if (!known) {
    for (let d = health - 1; d >= 0; d--)
      for (let h = 1; h <= top; h++)
        for (let m = 0; m <= slots; m++) {
          const again = rerolls && m > 0 ? table[at(d, h, m - 1)]! : Number.NEGATIVE_INFINITY
          let sum = 0
          for (const face of faces) sum += Math.max(again, best(d, h, m, face))
          table[at(d, h, m)] = sum / dieSides
        }
    if (cache.size > 4000) cache.clear()
    cache.set(key, table)
  }
  return {
    round: (d, h, m) => (d >= health ? win + kept(h, m) : table[at(d, Math.min(top, h), Math.min(slots, m))]!),
    rolled: (d, h, m, die) => best(d, Math.min(top, h), Math.min(slots, m), faces[die - 1]!),
  }
}

import { dieSides } from '../../../../games/now-or-never/data/constants'
import type { Act, Face } from '../../../../games/now-or-never/data/effects'
import { faceOf } from '../../../../games/now-or-never/pieces/faces'
import { activatedOf, healOf, heartMax, manaMax, sumOf } from '../../../../games/now-or-never/pieces/standing'
import type { Area } from '../../../../games/now-or-never/state'

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

interface RolledFace {
  readonly blows: readonly Blow[]
  readonly heal: number
}

/** How somebody fights. */
interface Fighter {
  readonly faces: readonly RolledFace[]
  readonly guard: number
  readonly rerolls: boolean
  readonly top: number
  readonly slots: number
  /** Values of fights thought through already. */
  readonly tables: Map<string, Float64Array>
}

export interface Odds {
  /** The value of going into a round with so much damage done, so many hearts and so much mana. */
  readonly round: (damage: number, hearts: number, mana: number) => number
  /** The same once the die shows this, and is kept. */
  readonly rolled: (damage: number, hearts: number, mana: number, die: number) => number
}

const mostMana = 6
const mostExtras = 2
const dice = Array.from({ length: dieSides }, (_, at) => at + 1)

function blowsOf(face: Face, extras: readonly Blow[]): Blow[] {
  const { boost, boostRoll, damage, defense, need } = face
  const blows: Blow[] = [{ mana: need ?? 0, damage, defense }]
  if (need) blows.push({ mana: 0, damage: 0, defense: 0 })
  if (boost) blows.push({ mana: boost.mana, damage: damage + boost.damage, defense: defense + boost.defense })
  if (boostRoll) blows.push({ mana: boostRoll.mana, damage: damage + Math.floor((dieSides + 1) / 2), defense })
  for (const extra of extras) blows.push(...blows.map((one) => sumBlows(one, extra)))
  return blows
}

const sumBlows = (a: Blow, b: Blow): Blow => ({
  mana: a.mana + b.mana,
  damage: a.damage + b.damage,
  defense: a.defense + b.defense,
})

function extraOf({ cost, effects, when }: Act): Blow[] {
  if (when !== 'combat') return []
  const mana = cost.reduce((sum, one) => sum + (one.do === 'pay' && one.what === 'mana' ? one.n : mostMana), 0)
  return effects.flatMap((effect): Blow[] => {
    if (effect.do === 'strike') return [{ mana, damage: effect.n, defense: 0 }]
    return effect.do === 'block' ? [{ mana, damage: 0, defense: effect.n }] : []
  })
}

const fighters = new Map<string, Fighter>()

/** Pieces that can matter in a fight. */
export const fightKey = ({ hero, red, blue, played }: Area): string =>
  `${hero}|${red.join()}|${blue.join()}|${played.join()}`

function fighterOf(area: Area): Fighter {
  const key = fightKey(area)
  const known = fighters.get(key)
  if (known) return known
  const acts = activatedOf(area).map(({ act }) => act)
  const extras = acts.flatMap(extraOf).slice(0, mostExtras)
  const fighter: Fighter = {
    faces: dice.map((die) => ({ blows: blowsOf(faceOf(area, die), extras), heal: healOf(area, die) })),
    guard: sumOf(area, 'defense'),
    rerolls: acts.some(({ limit, effects }) => limit === 'none' && effects.some((one) => one.do === 'rerollDie')),
    top: heartMax(area),
    slots: Math.min(mostMana, manaMax(area)),
    tables: new Map(),
  }
  if (fighters.size > 500) fighters.clear()
  fighters.set(key, fighter)
  return fighter
}

/** Exact but for rerolls by quests and the width of a further die: every roll, every payment, fight on or retreat. */
export function oddsOf(area: Area, stakes: Stakes): Odds {
  const { faces, guard, rerolls, top, slots, tables } = fighterOf(area)
  const { attack, health, win, consolation, hearts, mana } = stakes
  const key = `${attack},${health},${win},${consolation},${hearts[top]},${mana}`
  const known = tables.get(key)
  const table = known ?? new Float64Array(health * (top + 1) * (slots + 1))
  const at = (d: number, h: number, m: number) => (d * (top + 1) + h) * (slots + 1) + m
  const kept = (h: number, m: number): number => (hearts[h] ?? 0) + m * mana
  const after = (d: number, h: number, m: number, blow: Blow, heal: number): number => {
    const left = Math.min(top, h + heal) - Math.max(0, attack - guard - blow.defense)
    const spare = m - blow.mana
    if (left <= 0) return consolation + kept(0, spare)
    if (d + blow.damage >= health) return win + kept(left, spare)
    const retreat = consolation + kept(left, spare)
    const stuck = blow.damage === 0 && left >= h
    return stuck ? retreat : Math.max(retreat, table[at(d + blow.damage, left, spare)]!)
  }
  const best = (d: number, h: number, m: number, { blows, heal }: RolledFace): number => {
    let value = Number.NEGATIVE_INFINITY
    for (const blow of blows) if (blow.mana <= m) value = Math.max(value, after(d, h, m, blow, heal))
    return value
  }
  const think = (d: number, h: number, m: number): number => {
    const again = rerolls && m > 0 ? table[at(d, h, m - 1)]! : Number.NEGATIVE_INFINITY
    let sum = 0
    for (const face of faces) sum += Math.max(again, best(d, h, m, face))
    return sum / dieSides
  }
  if (!known) {
    for (let d = health - 1; d >= 0; d--)
      for (let h = 1; h <= top; h++) for (let m = 0; m <= slots; m++) table[at(d, h, m)] = think(d, h, m)
    tables.set(key, table)
  }
  return {
    round: (d, h, m) => (d >= health ? win + kept(h, m) : table[at(d, Math.min(top, h), Math.min(slots, m))]!),
    rolled: (d, h, m, die) => best(d, Math.min(top, h), Math.min(slots, m), faces[die - 1]!),
  }
}

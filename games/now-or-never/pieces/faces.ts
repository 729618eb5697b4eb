import type { PlayerId } from '../../kit/rule'
import type { Face } from '../data/effects'
import { heroOf } from '../data/heroes'
import { type Area, areaOf, type G } from '../state'
import { healOf, heartMax, sumOf, tokenFace } from './standing'

/** The face a die shows: the token of its slot, or what is printed there (NON-121). */
export const faceOf = (area: Area, die: number): Face =>
  tokenFace(area.red[die - 1] ?? '') ?? heroOf(area.hero!).red[die - 1]!

/** Mana the face asks for: for its boost, its further die, or to work at all. */
export const boostPrice = ({ boost, boostRoll, need }: Face): number | undefined =>
  boost?.mana ?? boostRoll?.mana ?? need

export interface RoundTotals {
  /** Damage dealt and hearts lost, if the round ended as it stands. */
  readonly dealt: number
  readonly taken: number
  readonly defense: number
  /** Hearts gained by the dice of the round, before or after the damage (NON-132). */
  readonly heal: number
  /** Hearts left afterwards, healed at the better moment. */
  readonly hearts: number
  readonly wins: boolean
}

/** NON-123, as the open round stands; `boosted`: as if the face's boost had been paid, too. */
export function roundTotals(G: G, player: PlayerId, boosted = G.fight?.boosted ?? false): RoundTotals | undefined {
  const { fight } = G
  if (!fight || fight.die === null || G.current !== player) return undefined
  const area = areaOf(G, player)
  const face = faceOf(area, fight.die)
  const works = face.need === undefined || boosted
  const more = boosted && !fight.boosted ? face.boost : undefined
  const dealt = (works ? face.damage : 0) + fight.strike + (more?.damage ?? 0)
  const defense = sumOf(area, 'defense') + (works ? face.defense : 0) + fight.block + (more?.defense ?? 0)
  const taken = Math.max(0, fight.attack - defense)
  const heal = [fight.die, ...fight.more].reduce((sum, die) => sum + healOf(area, die), 0)
  const hearts = heartsAfter(area, taken, heal, firstHeal(area, heal))
  return { dealt, taken, defense, heal, hearts, wins: hearts > 0 && fight.damage + dealt >= fight.health }
}

/** How much of a heal before the damage is best: as much as there is room for. */
export const firstHeal = (area: Area, heal: number): number => Math.min(heal, heartMax(area) - area.hearts)

/** Hearts after a blow, `before` of the heal taken before it; what comes after cannot save a hero at 0 (NON-132). */
export function heartsAfter(area: Area, taken: number, heal: number, before: number): number {
  const left = Math.max(0, Math.min(heartMax(area), area.hearts + before) - taken)
  return left === 0 ? 0 : Math.min(heartMax(area), left + heal - before)
}

import { buildingOf } from '../data/buildings'
import type { Act, Colour, Face, Standing } from '../data/effects'
import { gearOf } from '../data/gear'
import { abilityOf, heroOf, printedAbilityOf } from '../data/heroes'
import { itemOf } from '../data/items'
import { questOf } from '../data/quests'
import type { Area } from '../state'

/** A piece in place, and what holds as long as it is there. */
export interface Piece {
  readonly id: string
  readonly standing: readonly Standing[]
}

/** A gear or ability token: both lie in the same slots. */
export const tokenOf = (id: string) => gearOf(id) ?? abilityOf(id)

export const colourOf = (id: string): Colour | undefined => tokenOf(id)?.colour

/** The combat face of a red token. */
export function tokenFace(id: string): Face | undefined {
  const token = tokenOf(id)
  return token?.colour === 'red' ? token.face : undefined
}

function blueStanding(id: string): readonly Standing[] {
  const token = tokenOf(id)
  return token?.colour === 'blue' ? token.standing : []
}

/** The printed ability, the blue tokens, the buildings, the played quests and the story items of a player. */
export function piecesOf({ hero, blue, town, played, story }: Area): Piece[] {
  const printed = hero ? printedAbilityOf(heroOf(hero).blue) : undefined
  return [
    ...(printed ? [printed] : []),
    ...blue.flatMap((id) => (id ? [{ id, standing: blueStanding(id) }] : [])),
    ...town.flatMap((id) => (id ? [buildingOf(id)] : [])),
    ...played.map(questOf),
    ...(story?.items ?? []).map(itemOf),
  ]
}

export const standingsOf = (area: Area): Standing[] => piecesOf(area).flatMap(({ standing }) => standing)

type Summed = 'defense' | 'moveBonus' | 'buildDiscount' | 'recruitDiscount' | 'searchShield'

/** Different sources add up. */
export function sumOf(area: Area, is: Summed): number {
  let sum = 0
  for (const { standing } of piecesOf(area)) for (const one of standing) if (one.is === is) sum += one.n
  return sum
}

export const ignoresMountains = (area: Area): boolean => standingsOf(area).some(({ is }) => is === 'ignoreMountain')

/** Hearts a final combat die of this face gives (NON-132). */
export function healOf(area: Area, face: number): number {
  let sum = 0
  for (const one of standingsOf(area)) if (one.is === 'rollHeal' && one.face === face) sum += one.n
  return sum
}

export const heartMax = ({ hero }: Area): number => (hero ? heroOf(hero).hearts : 0)

/** NON-006, NON-055. */
export function manaMax(area: Area): number {
  let slots = area.hero ? heroOf(area.hero).mana : 0
  for (const one of standingsOf(area)) {
    if (one.is === 'maxMana') slots += one.n
    if (one.is === 'maxManaSet' && area.blue.includes(one.with)) slots += one.n
  }
  return slots
}

export interface Activated {
  readonly id: string
  readonly act: Act
}

/** Abilities this player can pay to use. */
export const activatedOf = (area: Area): Activated[] =>
  piecesOf(area).flatMap(({ id, standing }) => standing.flatMap((one) => (one.is === 'act' ? [{ id, act: one }] : [])))

/** Puts a token into a slot; what lay there leaves the game (NON-052, NON-055, NON-168). Gives what left. */
export function equip(area: Area, id: string, slot: number): string | null {
  const slots = colourOf(id) === 'red' ? area.red : area.blue
  const dropped = slots[slot] ?? null
  slots[slot] = null
  area.mana = Math.min(area.mana, manaMax(area))
  const before = manaMax(area)
  slots[slot] = id
  area.mana += manaMax(area) - before
  return dropped
}

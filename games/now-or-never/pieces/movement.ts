import type { PlayerId } from '../../kit/rule'
import { enemyHearts, extraStepHearts, mountainHearts } from '../data/constants'
import { sailing } from '../data/items'
import { distance, maps, neighboursOf, type SpaceId } from '../data/maps'
import { areaOf, enemyAt, type G, isMountain } from '../state'
import { ignoresMountains, sumOf } from './standing'

/** What a step would cost in hearts, before it is taken. */
export interface StepCost {
  /** For not fighting the enemy of the space that is left (NON-086). */
  readonly enemy: number
  /** For going further than the movement allows (NON-083). */
  readonly extra: number
  readonly mountain: number
  readonly hearts: number
  /** 'stay': the enemy takes the last heart before the step. 'arrive': the step takes it. The turn is over then (NON-094). */
  readonly ends: 'stay' | 'arrive' | null
}

/** Where a step leads: the adjacent spaces, and from a rift to every other one (3.17). */
export function stepsFrom(G: G, space: SpaceId): readonly SpaceId[] {
  const rifts = G.story?.rifts ?? []
  return rifts.includes(space)
    ? [...new Set([...neighboursOf(space), ...rifts])].filter((to) => to !== space)
    : neighboursOf(space)
}

/** Why the Tempest does not carry this hero now: it needs its key, its space, and goes once in a hero action. */
export function sailingProblem(G: G, player: PlayerId): string | undefined {
  const { space, story } = areaOf(G, player)
  if (!story?.items.includes('tempest-token')) return 'Only the holder of its key sails the Tempest'
  if (G.story?.ship !== space) return 'The Tempest lies elsewhere'
  return G.action?.sailed ? 'The Tempest carries you once in a hero action' : undefined
}

/** Spaces the Tempest could carry this hero to. */
export const harbours = (G: G, player: PlayerId): SpaceId[] =>
  sailingProblem(G, player)
    ? []
    : maps[G.side].map(({ id }) => id).filter((id) => isInReach(areaOf(G, player).space, id))

export const isInReach = (from: SpaceId, to: SpaceId): boolean => to !== from && distance(from, to) <= sailing

/** NON-082. Nothing while no hero action is under way. */
export const allowance = (G: G, player: PlayerId): number =>
  G.action && G.current === player ? G.action.base + G.action.added + sumOf(areaOf(G, player), 'moveBonus') : 0

/** Hearts owed for the enemy of the space where the hero has come to, if it is not fought (NON-086, NON-087, NON-090). */
export const enemyToll = (G: G, space: SpaceId): number =>
  G.armored || !G.action || G.action.steps === 0 || !enemyAt(G, space) ? 0 : enemyHearts

export const mountainToll = (G: G, player: PlayerId, space: SpaceId): number =>
  isMountain(G, space) && !ignoresMountains(areaOf(G, player)) ? mountainHearts : 0

export function stepCost(G: G, player: PlayerId, to: SpaceId): StepCost {
  const { hearts, space } = areaOf(G, player)
  const enemy = enemyToll(G, space)
  const extra = (G.action?.steps ?? 0) < allowance(G, player) ? 0 : extraStepHearts
  const mountain = mountainToll(G, player, to)
  const cost = enemy + extra + mountain
  return { enemy, extra, mountain, hearts: cost, ends: hearts <= enemy ? 'stay' : hearts <= cost ? 'arrive' : null }
}

/** How a space can be reached for the fewest hearts. */
export interface Way {
  readonly hearts: number
  readonly path: readonly SpaceId[]
}

/**
 * Every space the hero could stand on with a heart left, and the cheapest way there. While a hero action is under way
 * from where it stands; otherwise as if one with this movement (bonuses not included) began here.
 */
export function reach(G: G, player: PlayerId, movement = 0): Map<SpaceId, Way> {
  const area = areaOf(G, player)
  const action = G.current === player ? G.action : null
  const free = action ? allowance(G, player) - action.steps : movement + sumOf(area, 'moveBonus')
  const moved = action !== null && action.steps > 0
  const armored = G.current === player && G.armored
  const toll = (space: SpaceId, way: Way): number =>
    !armored && (moved || way.path.length > 0) && enemyAt(G, space) ? enemyHearts : 0
  const climbs = !ignoresMountains(area)
  const found = new Map<SpaceId, Way>([[area.space, { hearts: 0, path: [] }]])
  let front = new Map(found)
  for (let steps = 1; front.size > 0; steps++) {
    const extra = steps > free ? extraStepHearts : 0
    const next = new Map<SpaceId, Way>()
    for (const [space, way] of front) {
      const leaving = way.hearts + toll(space, way) + extra
      for (const to of stepsFrom(G, space)) {
        const hearts = leaving + (climbs && isMountain(G, to) ? mountainHearts : 0)
        if (hearts >= area.hearts) continue
        if (hearts >= (next.get(to)?.hearts ?? Number.POSITIVE_INFINITY)) continue
        if (hearts >= (found.get(to)?.hearts ?? Number.POSITIVE_INFINITY)) continue
        next.set(to, { hearts, path: [...way.path, to] })
      }
    }
    for (const [space, way] of next) found.set(space, way)
    front = next
  }
  return found
}

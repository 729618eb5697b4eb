import { useEffect } from 'react'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import type { SpaceId } from '../../../games/now-or-never/data/maps'
import { reach, stepCost, type Way } from '../../../games/now-or-never/pieces/movement'
import type { G } from '../../../games/now-or-never/state'
import { attempt, isTurn, type NeverTable, ownArea, type Plan, type Situation } from './plan'

/** A single step that takes the last heart: legal, and the end of the turn. */
const lastStep = (view: G, seat: string, space: SpaceId): Way => ({
  hearts: stepCost(view, seat, space).hearts,
  path: [space],
})

/** A way to a space, and the arrow that begins it; none while a hero action is under way. */
export interface Route extends Way {
  readonly arrow: number | null
  /** Aboard the Tempest, in one step. */
  readonly ship?: boolean
}

/** Everywhere the own hero could go now. Before the first step by the arrow in hand, or by the least one that does it. */
export function routesOf(table: NeverTable, plan: Plan): ReadonlyMap<SpaceId, Route> {
  const { view, seat } = table
  const area = ownArea(table)
  const routes = new Map<SpaceId, Route>()
  if (!area?.hero || seat === null || !isTurn(table) || plan.walk.length > 0) return routes
  if (view.action) {
    if (view.action.stopped) return routes
    for (const [space, way] of reach(view, seat)) {
      if (way.path.length > 0) routes.set(space, { ...way, arrow: null })
    }
    for (const [space, by] of table.choices('step')) {
      const ship = by === 'ship'
      const known = routes.get(space)
      const better = ship ? known?.path.length !== 1 : !known
      if (better) routes.set(space, { ...lastStep(view, seat, space), arrow: null, ship })
    }
    return routes
  }
  for (const arrow of arrowsOf(table, plan)) {
    for (const [space, way] of reach(view, seat, heroOf(area.hero).arrows[arrow])) {
      const known = routes.get(space)
      if (way.path.length > 0 && (!known || way.hearts < known.hearts)) routes.set(space, { ...way, arrow })
    }
  }
  return routes
}

/** Arrows that could be used, the least movement first. */
export function arrowsOf(table: NeverTable, { arrow }: Plan): number[] {
  const { hero } = ownArea(table)!
  if (arrow !== null) return [arrow]
  const moves = heroOf(hero!).arrows
  return table
    .choices('startHeroAction')
    .map(([one]) => one)
    .sort((a, b) => (moves[a] ?? 0) - (moves[b] ?? 0))
}

/** Sets out along a route: with its arrow, if the hero action has still to begin. */
export function walkTo(situation: Situation, { arrow, path, ship }: Route): void {
  const { table, plan } = situation
  const [step, ...more] = path
  if (ship && step !== undefined) attempt(situation, 'step', step, 'ship')
  else if (arrow === null && step !== undefined && more.length === 0) attempt(situation, 'step', step)
  else plan.begin({ walk: path })
  if (arrow !== null) table.play('startHeroAction', arrow)
}

const pace = 240

/** Takes the planned steps one after another, slowly enough to be seen, each after the one before was confirmed. */
export function useWalk({ table, plan }: Situation): void {
  const [next, ...rest] = plan.walk
  useEffect(() => {
    if (next === undefined || !table.mayAct) return
    const { action } = table.view
    const go = () => {
      const stopped = action === null || table.ask('step', next) !== null
      plan.add({ walk: stopped ? [] : rest })
      if (!stopped) table.play('step', next)
    }
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(go, action && action.steps > 0 && !calm ? pace : 0)
    return () => clearTimeout(timer)
  })
}

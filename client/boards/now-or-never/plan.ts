import { createContext, useContext, useEffect, useState } from 'react'
import { awaited } from '../../../games/kit/define'
import type { CallOf } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import type { Pile } from '../../../games/now-or-never/data/effects'
import { gearOf } from '../../../games/now-or-never/data/gear'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import type { SpaceId } from '../../../games/now-or-never/data/maps'
import type { SpecialistKind } from '../../../games/now-or-never/data/specialists'
import { type Doubt, doubt } from '../../../games/now-or-never/doubts'
import type { nowOrNever } from '../../../games/now-or-never/game'
import { reach, stepCost, type Way } from '../../../games/now-or-never/movement'
import { type Area, areaOf, type G, type Owed } from '../../../games/now-or-never/state'
import { type TableOf, useTable } from '../../kit/table'

export type NeverTable = TableOf<typeof nowOrNever>

/** A move of this game with its arguments. */
export type NeverCall = CallOf<(typeof nowOrNever)['rules']>

export const useNever = (): NeverTable => useTable<typeof nowOrNever>()

/** A move that waits for a yes. */
export interface Asked extends Doubt {
  readonly call: NeverCall
}

interface Begun {
  /** Which kind of specialist is looked for; 'rest' for giving one of the own a rest. */
  readonly seeking: SpecialistKind | 'rest' | null
  /** The own specialist about to be paid or rested, or the one in the row about to be recruited. */
  readonly specialist: string | null
  /** The tile of the grid in hand, about to be built or swapped. */
  readonly tile: number | null
  /** The gear or ability token about to be put into a slot. */
  readonly token: string | null
  /** The villager about to be housed, and whether the Inn sends them. */
  readonly villager: string | null
  readonly fromInn: boolean
  /** Quests or orders about to be kept. */
  readonly cards: readonly string[]
  /** Piles named to draw from. */
  readonly piles: readonly Pile[]
  /** The arrow about to be used. */
  readonly arrow: number | null
  /** Something seldom meant, asked once more. */
  readonly asking: Asked | null
  /** Spaces still to be stepped on. */
  readonly walk: readonly SpaceId[]
}

const nothing: Begun = {
  seeking: null,
  specialist: null,
  tile: null,
  token: null,
  villager: null,
  fromInn: false,
  cards: [],
  piles: [],
  arrow: null,
  asking: null,
  walk: [],
}

/** What the player is about to do. */
export interface Plan extends Begun {
  /** Lays down what was in hand before and takes this up; with nothing, just lays down. */
  begin(next?: Partial<Begun>): void
  /** Goes on with what is in hand. */
  add(next: Partial<Begun>): void
}

export interface Props {
  readonly table: NeverTable
  readonly plan: Plan
}

/** In a replay nobody makes plans. */
export const PlanContext = createContext<Plan>({ ...nothing, begin: () => {}, add: () => {} })

export const usePlan = (): Plan => useContext(PlanContext)

/**
 * Begins anew whenever a decision has been made; what can be done at any time stays in hand meanwhile, until the own turn
 * comes and has its own question.
 */
export function useNewPlan(table: NeverTable): Plan {
  const { view, seat } = table
  const own = seat === null ? undefined : awaited(view)[seat]
  const moment = `${view.turn} ${own} ${view.pending.length} ${view.acted} ${view.phase}`
  const [state, setState] = useState({ turn: view.turn, moment, begun: nothing })
  const hold = (begun: Begun) => setState({ turn: view.turn, moment, begun })
  const begun = state.moment === moment ? state.begun : keptOf(state.begun, state.turn === view.turn, own === undefined)
  if (state.moment !== moment) hold(begun)
  const fresh = stillThere(table, begun)
  useEscape(fresh, () => hold(nothing))
  return {
    ...fresh,
    begin: (next = {}) => hold({ ...nothing, ...next }),
    add: (next) => hold({ ...fresh, ...next }),
  }
}

/** What stays in hand over a decision: of the same turn, or while others play. */
function keptOf(begun: Begun, sameTurn: boolean, waits: boolean): Begun {
  const { walk, villager, fromInn, token, asking } = begun
  const anytime = sameTurn || waits ? { villager, fromInn, token } : {}
  return { ...nothing, ...anytime, walk: sameTurn ? walk : [], asking: waits ? asking : null }
}

const isBegun = (begun: Begun): boolean => JSON.stringify(begun) !== JSON.stringify(nothing)

/** Escape lays down what is in hand. */
function useEscape(begun: Begun, layDown: () => void): void {
  useEffect(() => {
    if (!isBegun(begun)) return
    const onKey = ({ key, target }: KeyboardEvent) => {
      const elsewhere = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
      if (key === 'Escape' && !elsewhere) layDown()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

/** What is in hand may be gone by now. */
function stillThere(table: NeverTable, begun: Begun): Begun {
  const area = ownArea(table)
  if (!area) return nothing
  const { villager, fromInn, token, asking } = begun
  const housed = fromInn ? area.housing.flat() : area.unhoused
  const buys = owedTo(table)?.kind === 'buyGear'
  return {
    ...begun,
    villager: villager && housed.includes(villager) ? villager : null,
    token: token && (area.abilities.includes(token) || (buys && gearOf(token))) ? token : null,
    asking: asking && !table.ask(...asking.call) ? asking : null,
  }
}

const pace = 240

/** Takes the planned steps one after another, slowly enough to be seen, each after the one before was confirmed. */
export function useWalk({ table, plan }: Props): void {
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

export const ownArea = ({ view, seat }: NeverTable): Area | null => (seat === null ? null : areaOf(view, seat))

/** Whether this area is this seat's own. */
export const isOwn = (table: NeverTable, area: Area): boolean => ownArea(table) === area

export const ownHand = (table: NeverTable): string[] => visible(ownArea(table)?.hand ?? [])

/** The decision this seat owes now. */
export function owedTo({ view, seat }: NeverTable): Owed | null {
  const kind = seat === null ? undefined : awaited(view)[seat]
  return kind ? (view.pending.find((one) => one.player === seat && one.kind === kind) ?? null) : null
}

/** This seat has its turn and no decision is due. */
export const isTurn = (table: NeverTable): boolean => table.mayAct && owedTo(table) === null

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
    .sort((a, b) => moves[a as 0]! - moves[b as 0]!)
}

/** Whether this is what was asked about once more. */
export const isAsked = ({ asking }: Plan, ...call: NeverCall): boolean =>
  JSON.stringify(asking?.call) === JSON.stringify(call)

/** Does it, or asks once more where it is seldom meant; whoever clicks it again then does not mean it. */
export function attempt({ table, plan }: Props, ...call: NeverCall): void {
  const [move, ...args] = call
  const doubted = table.seat === null ? undefined : doubt(table.view, table.seat, move, args)
  if (isAsked(plan, ...call)) plan.begin()
  else if (doubted) plan.begin({ asking: { ...doubted, call } })
  else table.play(...call)
}

/** Sets out along a route: with its arrow, if the hero action has still to begin. */
export function walkTo(props: Props, { arrow, path, ship }: Route): void {
  const { table, plan } = props
  const [step, ...more] = path
  if (ship && step !== undefined) attempt(props, 'step', step, 'ship')
  else if (arrow === null && step !== undefined && more.length === 0) attempt(props, 'step', step)
  else plan.begin({ walk: path })
  if (arrow !== null) table.play('startHeroAction', arrow)
}

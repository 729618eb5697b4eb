import { awaited } from '../../../games/kit/legality'
import type { CallOf, PlayerId } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import type { Pile } from '../../../games/now-or-never/data/effects'
import { gearOf } from '../../../games/now-or-never/data/gear'
import type { SpaceId } from '../../../games/now-or-never/data/maps'
import type { SpecialistKind } from '../../../games/now-or-never/data/specialists'
import type { nowOrNever } from '../../../games/now-or-never/game'
import { type Area, areaOf, type G } from '../../../games/now-or-never/state'
import { type Doubt, doubt } from '../../../games/now-or-never/words/doubts'
import { owedTo } from '../../kit/own'
import { type Plan as Planned, plans } from '../../kit/plan'
import { type TableOf, useTable } from '../../kit/table'

export type NeverTable = TableOf<typeof nowOrNever>

/** A move of this game with its arguments. */
export type NeverCall = CallOf<(typeof nowOrNever)['rules']>

export const useNever = (): NeverTable => useTable<typeof nowOrNever>()

/** A move that waits for a yes. */
export interface Asked extends Doubt {
  readonly call: NeverCall
}

export interface Begun {
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

export const nothing: Begun = {
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
export type Plan = Planned<Begun>

/** The table and what its player is about to do. */
export interface Situation {
  readonly table: NeverTable
  readonly plan: Plan
}

export const habits = { blank: nothing, keep, fit }

/** Others' specialists are paid in their panels: board and panels make one plan. */
const { Around, usePlan: useBegun } = plans<typeof nowOrNever, Begun>(habits)

export { Around }

export const usePlan = (): Plan => goingOn(useBegun())

/** Whoever goes on with something else is not asked any more whether it is meant. */
export const goingOn = (plan: Plan): Plan => ({ ...plan, add: (next) => plan.add({ asking: null, ...next }) })

export const useSituation = (): Situation => ({ table: useNever(), plan: usePlan() })

/**
 * What stays in hand: everything as long as the same is asked, as when goods are sold in between. Over a decision what can
 * be done at any time, of the same turn or while others play, until the own turn comes and has its own question.
 */
function keep({ view, seat }: NeverTable, begun: Begun, was: G): Partial<Begun> {
  if (asked(was, seat) === asked(view, seat)) return begun
  const { walk, villager, fromInn, token, asking } = begun
  const sameTurn = was.turn === view.turn
  const waits = kindOf(view, seat) === undefined
  const anytime = sameTurn || waits ? { villager, fromInn, token } : {}
  return { ...anytime, walk: sameTurn ? walk : [], asking: waits ? asking : null }
}

const kindOf = (view: G, seat: PlayerId | null): string | undefined => (seat === null ? undefined : awaited(view)[seat])

/** The same for the same question. */
const asked = (view: G, seat: PlayerId | null): string =>
  [view.turn, view.phase, kindOf(view, seat), view.pending.length, view.acted].join()

/** What is in hand may be gone by now. */
function fit(table: NeverTable, begun: Begun): Begun {
  const area = ownArea(table)
  if (!area) return nothing
  const { villager, fromInn, token, asking } = begun
  const housed = fromInn ? area.housing.flat() : area.unhoused
  const buys = owedTo(table)?.kind === 'buyGear'
  return {
    ...begun,
    villager: villager && housed.includes(villager) ? villager : null,
    token: token && (area.abilities.includes(token) || (buys && gearOf(token))) ? token : null,
    asking: asking && isStillAsked(table, asking) ? asking : null,
  }
}

/** A question about goods that were sold since, or hearts that were lost, is another one. */
function isStillAsked({ view, seat, ask }: NeverTable, { call, ...asked }: Asked): boolean {
  const [move, ...args] = call
  const now = seat === null || ask(...call) ? undefined : doubt(view, seat, move, args)
  return now?.ask === asked.ask && now.because === asked.because
}

export const ownArea = ({ view, seat }: NeverTable): Area | null => (seat === null ? null : areaOf(view, seat))

/** Whether this area is this seat's own. */
export const isOwn = (table: NeverTable, area: Area): boolean => ownArea(table) === area

export const ownHand = (table: NeverTable): string[] => visible(ownArea(table)?.hand ?? [])

/** This seat has its turn and no decision is due. */
export const isTurn = (table: NeverTable): boolean => table.mayAct && owedTo(table) === null

/** Whether this is what was asked about once more. */
export const isAsked = ({ asking }: Plan, ...call: NeverCall): boolean =>
  JSON.stringify(asking?.call) === JSON.stringify(call)

/** Does it, or asks once more where it is seldom meant; whoever clicks it again then does not mean it. */
export function attempt({ table, plan }: Situation, ...call: NeverCall): void {
  const [move, ...args] = call
  const doubted = table.seat === null ? undefined : doubt(table.view, table.seat, move, args)
  if (isAsked(plan, ...call)) plan.begin()
  else if (doubted) plan.begin({ asking: { ...doubted, call } })
  else table.play(...call)
}

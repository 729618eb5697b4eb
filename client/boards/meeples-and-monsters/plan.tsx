import type { ReactNode } from 'react'
import type { ArgsOf, CallOf, Refusal } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import type { BasicClass, MeepleClass, UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import type { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { openPlaces } from '../../../games/meeples-and-monsters/pieces/plan'
import { type Area, areaOf, type G } from '../../../games/meeples-and-monsters/state'
import { owedTo } from '../../kit/own'
import { type Plan as Planned, plans } from '../../kit/plan'
import { type TableOf, useTable } from '../../kit/table'

export type MeeplesTable = TableOf<typeof meeplesAndMonsters>

/** A Quest that can be completed, with the Monster it is about and a Shaman if one is needed. */
export type Way = ArgsOf<(typeof meeplesAndMonsters)['rules']['completeQuest']>

/** A move of this game with its arguments. */
export type MeeplesCall = CallOf<(typeof meeplesAndMonsters)['rules']>

export const useMeeples = (): MeeplesTable => useTable<typeof meeplesAndMonsters>()

export interface Picked {
  readonly cls: MeepleClass
  /** The class a Shaman is used as. */
  readonly as?: BasicClass
}

export interface Begun {
  /** The meeple in hand, about to be placed. */
  readonly picked: Picked | null
  /** The Location tile about to be built. */
  readonly tile: string | null
  /** Quests about to be discarded. */
  readonly quests: readonly string[]
  /** Units about to be called back from the Lodgings. */
  readonly called: readonly UnitClass[]
  /** Asked whether nothing at all shall be assigned. */
  readonly passing: boolean
  /** Asked whether to go on although a Quest could still be completed. */
  readonly leaving: boolean
}

export const nothing: Begun = { picked: null, tile: null, quests: [], called: [], passing: false, leaving: false }

/** What was answered about Quests, good for one step of a turn. */
export interface Answers {
  /** Quests that were offered and left for later. */
  readonly declined: readonly string[]
  /** The reminder was given. */
  readonly reminded: boolean
}

export const unasked: Answers = { declined: [], reminded: false }

/** What the player is about to do. */
export interface Plan extends Begun, Answers, Pick<Planned<Begun>, 'begin' | 'putDown'> {
  decline(quests: readonly string[]): void
  /** Leaves the step by this, after a reminder of Quests that were declined. */
  leave(go: () => void): void
}

const isSameStep = (one: G, other: G): boolean =>
  one.turn === other.turn && one.phase === other.phase && one.step === other.step

/** Everything stays as long as the step of the turn: whoever takes a placed meeple back has it in hand again. */
const keep = <T,>({ view }: MeeplesTable, before: T, was: G) => (isSameStep(view, was) ? before : {})

const hands = plans<typeof meeplesAndMonsters, Begun>({ blank: nothing, keep })
const answers = plans<typeof meeplesAndMonsters, Answers>({ blank: unasked, keep })

export const Around = ({ children }: { readonly children: ReactNode }) => (
  <hands.Around>
    <answers.Around>{children}</answers.Around>
  </hands.Around>
)

export function usePlan(): Plan {
  const table = useMeeples()
  const begun = hands.usePlan()
  const answered = answers.usePlan()
  const { declined, reminded } = answered
  return {
    ...begun,
    ...fitting(table, begun),
    declined,
    reminded,
    decline: (quests) => answered.add({ declined: [...declined, ...quests] }),
    leave: (go) => {
      if (reminded || completable(table).length === 0) return go()
      answered.add({ reminded: true })
      begun.begin({ leaving: true })
    },
  }
}

/** What is left in this position of something begun: a picked meeple while there is another of its class, but no tile that was built. */
export function fitting(table: MeeplesTable, { picked, tile, quests, called, passing, leaving }: Begun): Begun {
  const { view, seat } = table
  const owed = owedTo(table)
  const planning = view.current === seat && view.step === 'plan' && view.phase !== 'draw' && owed === null
  return {
    picked: picked && planning && ownArea(table)!.tavern[picked.cls] > 0 && !nowhere(table, picked.cls) ? picked : null,
    tile: table.choices('construct').some(([one]) => one === tile) ? tile : null,
    quests: owed?.kind === 'discardQuests' ? quests.filter((id) => ownHand(table).includes(id)) : [],
    called: owed?.kind === 'recall' ? called : [],
    passing: passing && planning && view.phase === 'main' && view.plan.length === 0,
    leaving: leaving && completable(table).length > 0,
  }
}

/** Why a meeple of the Tavern can be put nowhere now; null if some place takes it. */
export function nowhere(table: MeeplesTable, cls: MeepleClass): Refusal | null {
  const { view, seat } = table
  const places = seat === null ? [] : openPlaces(view, seat)
  const refusals = places.map((place) => table.ask('assign', place, cls))
  if (refusals.includes(null)) return null
  return refusals.find((refusal) => refusal !== null) ?? table.ask('assign', 'capitol-yard', cls)
}

/** The part of the page that a question is about, by its id; null if the choices say it all. */
export function aboutOf(table: MeeplesTable, plan: Begun & Answers): string | null {
  if (!table.mayAct) return null
  const kind = owedTo(table)?.kind
  if (kind === 'placeMonster') return 'board'
  if (kind === 'recall') return 'mine'
  if (kind === 'discardQuests' || offered(table, plan).length > 0) return 'quests'
  if (kind === 'purge') return null
  if (plan.picked || plan.tile) return 'board'
  return table.choices('construct').length > 0 ? 'offer' : null
}

/** Quests whose condition has just been met: offered at once, each until it was declined (MM-803). */
export const offered = (table: MeeplesTable, { declined }: Answers): Way[] =>
  owedTo(table) ? [] : completable(table).filter(([quest]) => !declined.includes(quest))

/** The meeple in hand helps to complete this place. */
export const isUseful = (table: MeeplesTable, { cls, as }: Picked, place: string): boolean =>
  table.choices('assign').some(([where, one, disguise]) => where === place && one === cls && disguise === as)

export const ownArea = ({ view, seat }: MeeplesTable): Area | null => (seat === null ? null : areaOf(view, seat))

export const ownHand = (table: MeeplesTable): string[] => visible(ownArea(table)?.hand ?? [])

/** This seat is building its plan: nothing is committed and nothing owed. */
export const isPlanning = (table: MeeplesTable): boolean =>
  table.mayAct && table.view.step === 'plan' && table.view.phase !== 'draw' && owedTo(table) === null

/** Quests that could be completed now, each with the Monster it is about. */
export const completable = (table: MeeplesTable): Way[] => (table.mayAct ? table.choices('completeQuest') : [])

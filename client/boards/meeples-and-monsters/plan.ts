import { useState } from 'react'
import { awaited } from '../../../games/kit/define'
import type { ArgsOf, CallOf, Refusal } from '../../../games/kit/rule'
import { visible } from '../../../games/kit/zones'
import type { BasicClass, MeepleClass, UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import type { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { openPlaces } from '../../../games/meeples-and-monsters/plan'
import { type Area, areaOf, type Owed } from '../../../games/meeples-and-monsters/state'
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
export interface Plan extends Begun, Answers {
  /** Places that the picked meeple helps to complete. */
  readonly useful: ReadonlySet<string>
  /** Begins something; what is not named stays begun, but for questions. */
  begin(next: Partial<Begun>): void
  putDown(): void
  decline(quests: readonly string[]): void
  /** Leaves the step by this, after a reminder of Quests that were declined. */
  leave(go: () => void): void
}

export interface Props {
  readonly table: MeeplesTable
  readonly plan: Plan
}

/** Begins anew whenever the position has moved on; a picked meeple stays in hand while there is another of its class. */
export function usePlan(table: MeeplesTable): Plan {
  const { view } = table
  const step = `${view.turn} ${view.step}`
  const moment = `${step} ${view.pending.length} ${view.pending[0]?.kind}`
  const [state, setState] = useState({ moment, begun: nothing })
  const [answered, setAnswered] = useState({ step, answers: unasked })
  const begun = fitting(table, state.moment === moment ? state.begun : nothing)
  const answers = answered.step === step ? answered.answers : unasked
  const begin = (next: Partial<Begun>) =>
    setState({ moment, begun: { ...begun, passing: false, leaving: false, ...next } })
  return {
    ...begun,
    ...answers,
    useful: begun.picked && isPlanning(table) ? usefulFor(table, begun.picked) : new Set(),
    begin,
    putDown: () => begin(nothing),
    decline: (quests) => setAnswered({ step, answers: { ...answers, declined: [...answers.declined, ...quests] } }),
    leave: (go) => {
      if (answers.reminded || completable(table).length === 0) return go()
      setAnswered({ step, answers: { ...answers, reminded: true } })
      begin({ leaving: true })
    },
  }
}

/** What is left of something begun in this position: a tile that was built is no longer about to be. */
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
export function subject(table: MeeplesTable, plan: Begun & Answers): string | null {
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

const usefulFor = (table: MeeplesTable, { cls, as }: Picked): ReadonlySet<string> =>
  new Set(
    table
      .choices('assign')
      .filter(([, one, disguise]) => one === cls && disguise === as)
      .map(([place]) => String(place)),
  )

export const ownArea = ({ view, seat }: MeeplesTable): Area | null => (seat === null ? null : areaOf(view, seat))

export const ownHand = (table: MeeplesTable): string[] => visible(ownArea(table)?.hand ?? [])

/** The decision this seat owes now. */
export function owedTo({ view, seat }: MeeplesTable): Owed | null {
  const kind = seat === null ? undefined : awaited(view)[seat]
  return kind ? (view.pending.find((one) => one.player === seat && one.kind === kind) ?? null) : null
}

/** This seat is building its plan: nothing is committed and nothing owed. */
export const isPlanning = (table: MeeplesTable): boolean =>
  table.mayAct && table.view.step === 'plan' && table.view.phase !== 'draw' && owedTo(table) === null

/** Quests that could be completed now, each with the Monster it is about. */
export const completable = (table: MeeplesTable): Way[] => (table.mayAct ? table.choices('completeQuest') : [])

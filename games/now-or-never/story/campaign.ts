/** The campaign: chapters 1 to 6 with the same people and heroes (NON-250 to NON-253). Everything goes by seat. */

import { sum } from '../../kit/score'
import type { HeroId } from '../data/heroes'
import type { G } from '../state'

/** A finished chapter, as the campaign sheet records it. */
export interface ChapterResult {
  readonly scores: readonly number[]
  readonly reputations: readonly number[]
}

/** The campaign sheet. Before the first chapter is over it is blank. */
export interface Campaign {
  /** Who plays whom, from the first chapter to the last. */
  readonly heroes: readonly HeroId[]
  /** Finished chapters in their order. */
  readonly chapters: readonly ChapterResult[]
  /** What each hero remembers of them. */
  readonly flags: readonly (readonly string[])[]
}

export const newCampaign: Campaign = { heroes: [], chapters: [], flags: [] }

export const chaptersOfCampaign = 6
/** For the lowest score of the chapter before (NON-251). */
export const startBonus = { coins: 4, reputation: 1 } as const
/** For the highest total reputation after the last chapter (NON-252). */
export const reputationPrize = 25

/** The seats that have this much; all who share it (R19). */
const seatsWith = (values: readonly number[], wanted: number): number[] =>
  values.flatMap((value, seat) => (value === wanted ? [seat] : []))

const highest = (values: readonly number[]): number[] => seatsWith(values, Math.max(...values))
const lowest = (values: readonly number[]): number[] => seatsWith(values, Math.min(...values))

export interface Start {
  /** Begin with more coins and reputation. */
  readonly behind: readonly number[]
  /** May begin on any space. */
  readonly ahead: readonly number[]
}

/** NON-251, R19: who begins the next chapter differently. Nobody does in the first, or alone. */
export function startOf({ chapters }: Campaign): Start {
  const before = chapters.at(-1)
  if (!before || before.scores.length < 2) return { behind: [], ahead: [] }
  return { behind: lowest(before.scores), ahead: highest(before.scores) }
}

/** What this hero remembers of the chapters before. */
export const flagsOf = ({ flags }: Campaign, seat: number): readonly string[] => flags[seat] ?? []

export const isFinished = ({ chapters }: Campaign): boolean => chapters.length >= chaptersOfCampaign

export interface CampaignLine {
  readonly seat: number
  /** Points and reputation of all chapters so far. */
  readonly points: number
  readonly reputation: number
  /** Once the last chapter is over. */
  readonly prize: number
  readonly total: number
}

/** The sheet added up, by seat (NON-250, NON-252). */
export function tableOf(campaign: Campaign): CampaignLine[] {
  const { chapters } = campaign
  const seats = chapters[0]?.scores.map((_, seat) => seat) ?? []
  const of = (list: (one: ChapterResult) => readonly number[]) =>
    seats.map((seat) => sum(chapters.map((one) => list(one)[seat] ?? 0)))
  const points = of(({ scores }) => scores)
  const reputations = of(({ reputations: list }) => list)
  const best = isFinished(campaign) && seats.length > 1 ? highest(reputations) : []
  return seats.map((seat) => {
    const prize = best.includes(seat) ? reputationPrize : 0
    return { seat, points: points[seat]!, reputation: reputations[seat]!, prize, total: points[seat]! + prize }
  })
}

/** Who has won the campaign; several if they share it, nobody before its end. */
export function winnersOf(campaign: Campaign): number[] {
  if (!isFinished(campaign)) return []
  return highest(tableOf(campaign).map(({ total }) => total))
}

/** The sheet with this chapter on it, once it is over (NON-250); nothing before. */
export function withChapter({ chapters }: Campaign, { outcome, order, players }: G): Campaign | null {
  if (!outcome) return null
  const areas = order.flatMap((player) => players[player] ?? [])
  const result: ChapterResult = {
    scores: order.map((player) => outcome.scores[player] ?? 0),
    reputations: areas.map(({ story }) => story?.reputation ?? 0),
  }
  return {
    heroes: areas.flatMap(({ hero }) => hero ?? []),
    chapters: [...chapters, result],
    flags: areas.map(({ story }) => [...(story?.flags ?? [])]),
  }
}

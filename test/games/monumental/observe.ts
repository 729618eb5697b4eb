import { keysOf } from '../../../games/kit/records'
import { size } from '../../../games/kit/zones'
import type { Cost, Effect, Icon, Resource } from '../../../games/monumental/data/effects'
import { answer, answers, asked, type Land, seat } from './layout'

/** What can be read off the table about a player, as numbers. */
export type Standing = Record<
  | Resource
  | 'steps'
  | 'marches'
  | 'wonderOnly'
  | 'activated'
  | 'archived'
  | 'draw'
  | 'discard'
  | 'sacrificed'
  | 'mounted',
  number
>

export function standing(at: Land, player = '0'): Standing {
  const { goods, archived, draw, discard, sacrificed } = seat(at, player)
  const { steps, marches, wonderOnly, activated } = at.G.now
  const forces = Object.values(at.G.hexes).flatMap(({ force }) => (force?.by === player ? [force] : []))
  return {
    ...goods,
    ...{ steps, marches, wonderOnly, activated: activated.length },
    ...{ archived: archived.length, draw: size(draw), discard: discard.length, sacrificed },
    mounted: forces.reduce((sum, { mounted }) => sum + mounted, 0),
  }
}

/** What became different. */
export function change(before: Standing, after: Standing): Partial<Standing> {
  const keys = keysOf<keyof Standing>(before)
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key] - before[key]]),
  )
}

/** Sums of changes, without those that come to nothing. */
export function together(...parts: Partial<Standing>[]): Partial<Standing> {
  const all: Partial<Record<string, number>> = {}
  for (const part of parts) for (const [key, n] of Object.entries(part)) all[key] = (all[key] ?? 0) + n
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0))
}

/** What icons bring if every free choice is Production. */
export const iconsBring = (icons: readonly Icon[]): Partial<Standing> =>
  together(...icons.map((icon) => (icon.do === 'gain' ? { [icon.res]: icon.n } : { P: icon.n })))

/** Lies in every slot that a text may activate, and what it brings. */
export const sleeping = { id: 'archery-range', brings: { M: 2 } } as const
/** Lies on the draw pile, and what it brings. */
export const drawn = { id: 'workshop', brings: { P: 2 } } as const
/** Covers Knowledge, and what it brings. */
export const cover = { id: 'quarry', brings: { P: 3 } } as const

const times = (n: number, part: Partial<Standing>): Partial<Standing> =>
  together(...Array.from({ length: n }, () => part))

/** What an effect brings if every question is answered as `choose` does. */
export function brings(effect: Effect): Partial<Standing> {
  switch (effect.do) {
    case 'gain':
      return { [effect.res]: effect.n }
    case 'gainBasic':
    case 'gainMatching':
      return { P: effect.n }
    case 'convert':
      return { P: -effect.n, S: effect.n }
    case 'draw':
      return times(effect.n, { activated: 1, draw: -1, ...drawn.brings })
    case 'activate':
      return times(effect.n, { activated: 1, ...(effect.zone === 'nexus' ? {} : sleeping.brings) })
    case 'repeatIcons':
      return cover.brings
    case 'discardCity':
      return { discard: effect.n }
    case 'recover':
      return { draw: effect.n, discard: -effect.n }
    case 'wonderOnly':
      return { wonderOnly: effect.n }
    case 'explore':
      return { steps: effect.n }
    case 'march':
      return { marches: effect.n }
    case 'restore':
      return { sacrificed: -effect.n }
    case 'mount':
      return { H: -effect.n, mounted: effect.n }
    case 'ignoreTerrain':
      return {}
  }
}

/** What a cost takes. */
export function takes(cost: Cost): Partial<Standing> {
  switch (cost.do) {
    case 'pay':
      return { [cost.res]: -cost.n }
    case 'payBasic':
      return { P: -cost.n }
    case 'archive':
      return { archived: cost.n }
    case 'sacrifice':
      return { sacrificed: cost.n }
    case 'blank':
      return { P: -1 }
  }
}

/** The answer this test gives to a question: Production, everything, the slots in the corner. */
function choose(at: Land, option: number): string {
  const all = answers(at)
  const wish: Record<string, string[]> = {
    basic: ['P'],
    payBasic: ['P'],
    convert: ['P>S'],
    option: [String(option)],
    again: ['yes'],
    activateSlot: ['4', '5', '7', '8'],
    archive: ['2'],
    reward: ['A'],
    attach: [cover.id],
    blank: [seat(at).city[2]?.[0] ?? ''],
  }
  return wish[asked(at)!]?.find((one) => all.includes(one)) ?? all[0]!
}

/** Answers everything that is asked, always in the same way. */
export function answerAll(at: Land, option = 0): void {
  while (at.G.pending.length > 0) answer(at, choose(at, option))
}

import type { Choice } from '../../kit/definition'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { asked, type G } from '../state'
import { answerWorth } from './answers'
import { acting, crossWorth, stepWorth } from './policy'
import { strengthOf } from './values'

/** So many answers, lines of the City and steps of Explorers are weighed. */
const most = { resolve: 4, activateCity: 5, moveExplorer: 2 } as const

function best(choices: readonly Choice[], n: number, value: (choice: Choice) => number): Choice[] {
  if (choices.length <= 1) return [...choices]
  const valued = choices.map((choice) => ({ choice, value: value(choice) })).sort((a, b) => b.value - a.value)
  return valued.slice(0, n).map(({ choice }) => choice)
}

/** Putting in a single resource is worth weighing only where there is no more of it. */
const isMeagre = ({ move, args: [work] }: Choice, all: readonly Choice[]): boolean =>
  move === 'workOnWonder' &&
  sum(Object.values(work as Record<string, number>)) === 1 &&
  all.filter((other) => other.move === move).length > 1

/**
 * What is worth weighing. Units can be sent from anywhere, so moving them about is not; nor is the end of a turn while
 * there is something good to be done: what is not spent lapses.
 */
export function shortlist(
  G: G,
  seat: PlayerId,
  choices: readonly Choice[],
  _numbers: unknown,
  random: () => number,
): readonly Choice[] {
  const owed = asked(G)
  if (owed) return best(choices, most.resolve, ({ args }) => answerWorth(G, owed, String(args[0])))
  if (G.stage === 'pick') return [drawn(choices, random)]
  if (G.stage === 'activate') {
    return best(choices, most.activateCity, ({ args }) => crossWorth(G, seat, Number(args[0]), Number(args[1])))
  }
  const first = acting(G, seat)
  const isFirst = ({ move, args }: Choice) => move === first.move && JSON.stringify(args) === JSON.stringify(first.args)
  const rest = choices.filter((one) => !apart.includes(one.move) && !isFirst(one) && !isMeagre(one, choices))
  const steps = choices.filter((one) => one.move === 'moveExplorer' && !isFirst(one))
  const worth = ({ args }: Choice) => stepWorth(G, seat, Number(args[0]), String(args[1]))
  return [first, ...rest, ...best(steps, most.moveExplorer, worth).filter((one) => worth(one) > 0)]
}

/** A civilization by lot, the strong ones more often: who always played the same one would soon be known by heart. */
function drawn(choices: readonly Choice[], random: () => number): Choice {
  const lots = choices.map(({ args }) => Math.exp(strengthOf(String(args[0])) / bold))
  const upTo = lots.map((_, i) => sum(lots.slice(0, i + 1)))
  const lot = random() * sum(lots)
  return choices[upTo.findIndex((most) => lot < most)] ?? choices[0]!
}

/** So many points more make a civilization e times as likely. */
const bold = 4

const apart = ['moveUnit', 'moveExplorer', 'endActions']

import type { BotKind } from './bots'
import { type Choice, choicesOf, type GameDefinition, type TableState } from './define'
import type { PlayerId } from './rule'

/** A bot sees what its seat sees and nothing more. */
export function chooseFor<G extends TableState>(
  kind: BotKind,
  definition: GameDefinition<G>,
  view: G,
  seat: PlayerId,
  random: () => number,
): Choice | undefined {
  const choices = choicesOf(definition, view, seat)
  if (kind === 'random') return anything(choices, random)
  const weighed = definition.judge.shortlist?.(view, seat, choices) ?? choices
  return best(definition, view, seat, weighed, random)
}

/** Any kind of move first, then any way to make it: otherwise the move with most arguments would be made most. */
function anything(choices: readonly Choice[], random: () => number): Choice | undefined {
  const move = any([...new Set(choices.map((choice) => choice.move))], random)
  return any(
    choices.filter((choice) => choice.move === move),
    random,
  )
}

const any = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)]

function best<G extends TableState>(
  definition: GameDefinition<G>,
  view: G,
  seat: PlayerId,
  choices: readonly Choice[],
  random: () => number,
): Choice | undefined {
  const now = definition.judge.worth(view, seat)
  const valued = choices.map((choice) => ({ choice, value: worthAfter(definition, view, seat, choice, now) }))
  const top = Math.max(...valued.map(({ value }) => value))
  return any(
    valued.filter(({ value }) => value === top),
    random,
  )?.choice
}

function worthAfter<G extends TableState>(
  definition: GameDefinition<G>,
  view: G,
  seat: PlayerId,
  { move, args }: Choice,
  now: number,
): number {
  const one = definition.rules[move]!
  if (one.reveals?.({ G: view, player: seat }, ...args)) return now + definition.judge.hope(view, seat, move, args)
  const after = structuredClone(view)
  const random = { Number: unknowable, Die: unknowable, Shuffle: unknowable }
  one.apply({ G: after, player: seat, random, say: () => {} }, ...structuredClone(args))
  return definition.judge.worth(after, seat)
}

function unknowable(): never {
  throw new Error('A bot must not know what chance will bring')
}

import type { BotKind } from './bot-kinds'
import type { Choice, GameDefinition, Judge, MatchState, View } from './definition'
import { choicesOf } from './legality'
import type { PlayerId } from './rule'

/** A computer player of one game. */
export interface Bot<G extends MatchState = MatchState> {
  readonly kind: BotKind
  readonly definition: GameDefinition<G>
  readonly judge: Judge<G>
}

export const hire = async <G extends MatchState>(kind: BotKind, definition: GameDefinition<G>): Promise<Bot<G>> => ({
  kind,
  definition,
  judge: await definition.judge(),
})

/** A bot sees what its seat sees and nothing more. */
export function chooseFor<G extends MatchState>(
  bot: Bot<G>,
  view: View<G>,
  seat: PlayerId,
  random: () => number,
): Choice | undefined {
  const { kind, definition, judge } = bot
  if (kind === 'random') return chooseAnything(definition, view, seat, random)
  const choices = choicesOf(definition, view, seat)
  const weighed = judge.shortlist?.(view, seat, choices) ?? choices
  return best(bot, view, seat, weighed, random)
}

/** Any kind of move first, then any way to make it: otherwise the move with most arguments would be made most. */
export function chooseAnything<G extends MatchState>(
  definition: GameDefinition<G>,
  view: G,
  seat: PlayerId,
  random: () => number,
): Choice | undefined {
  const choices = choicesOf(definition, view, seat)
  const move = any([...new Set(choices.map((choice) => choice.move))], random)
  return any(
    choices.filter((choice) => choice.move === move),
    random,
  )
}

const any = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)]

function best<G extends MatchState>(
  bot: Bot<G>,
  view: G,
  seat: PlayerId,
  choices: readonly Choice[],
  random: () => number,
): Choice | undefined {
  const now = bot.judge.worth(view, seat)
  const valued = choices.map((choice) => ({ choice, value: worthAfter(bot, view, seat, choice, now) }))
  const top = Math.max(...valued.map(({ value }) => value))
  return any(
    valued.filter(({ value }) => value === top),
    random,
  )?.choice
}

function worthAfter<G extends MatchState>(
  { definition, judge }: Bot<G>,
  view: G,
  seat: PlayerId,
  { move, args }: Choice,
  now: number,
): number {
  const one = definition.rules[move]!
  if (one.reveals?.({ G: view, player: seat }, ...args)) return now + judge.hope(view, seat, move, args)
  const after = structuredClone(view)
  const random = { Number: unknowable, Die: unknowable, Shuffle: unknowable }
  one.apply({ G: after, player: seat, random, say: () => {} }, ...structuredClone(args))
  return judge.worth(after, seat)
}

function unknowable(): never {
  throw new Error('A bot must not know what chance will bring')
}

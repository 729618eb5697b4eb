import * as v from 'valibot'
import type { Plug } from '../conformance/plug'
import type { Played } from './match'
import { mean, quantile, rounded, sum, wilson } from './statistics'

/** Games of equals, as the arena writes them down, and what they say of seats, traits and components. */

const seat = v.object({
  name: v.string(),
  points: v.number(),
  win: v.number(),
  traits: v.array(v.string()),
  used: v.array(v.string()),
})
const record = v.object({
  game: v.string(),
  rules: v.number(),
  seed: v.number(),
  turns: v.number(),
  seats: v.array(seat),
})
export type Kept = v.InferOutput<typeof record>

/** A line for one game. */
export function recordOf({ definition: { meta } }: Plug, { seed, turns, seats }: Played): string {
  const kept = seats.map(({ times: _, ...seat }) => seat)
  return JSON.stringify({ game: meta.id, rules: meta.version, seed, turns, seats: kept })
}

export const keptIn = (text: string): Kept[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(record, JSON.parse(line)))

/** How far from an equal share something may be: a seat, and what people choose or are dealt. */
const bounds = { seat: [0, 1.25], trait: [0.7, 1.4] } as const

interface Sitting {
  readonly win: number
  readonly expected: number
}

/** "1.12 (0.95 to 1.28)", in bold where it is outside for certain, with a question mark where it may be. */
function share(sittings: readonly Sitting[], [low, high]: readonly [number, number]): string {
  if (sittings.length === 0) return ''
  const per = sittings.length / sum(sittings.map(({ expected }) => expected))
  const wins = sum(sittings.map(({ win }) => win))
  const [from, to] = wilson(wins, sittings.length).map((rate) => rate * per) as [number, number]
  const value = (wins / sittings.length) * per
  const text = `${rounded(value).toFixed(2)} (${rounded(from).toFixed(2)} to ${rounded(to).toFixed(2)})`
  if (from > high || to < low) return `**${text}**`
  return value > high || value < low ? `${text} ?` : text
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(heads),
  row(heads.map(() => '---')),
  ...rows.map(row),
]

const sizesOf = (games: readonly Kept[]): number[] => [...new Set(games.map(({ seats }) => seats.length))].sort()

const sittingsOf = (games: readonly Kept[]) =>
  games.flatMap(({ seats }) => seats.map((one) => ({ ...one, expected: 1 / seats.length })))

function tablesBySize(games: readonly Kept[]): string[] {
  const sizes = sizesOf(games)
  const most = Math.max(...sizes)
  const rows = sizes.map((size) => {
    const of = games.filter(({ seats }) => seats.length === size)
    const points = of.flatMap(({ seats }) => seats.map((one) => one.points))
    const turns = of.map((game) => game.turns)
    const seats = Array.from({ length: most }, (_, at) =>
      at < size && size > 1
        ? share(
            of.map((game) => ({ win: game.seats[at]!.win, expected: 1 / size })),
            bounds.seat,
          )
        : '',
    )
    const spread = (all: readonly number[]) =>
      `${rounded(mean(all), 1)} (${rounded(quantile(all, 0.1), 1)} to ${rounded(quantile(all, 0.9), 1)})`
    return [size, of.length, spread(turns), spread(points), ...seats]
  })
  const heads = Array.from({ length: most }, (_, at) => `seat ${at + 1}`)
  return table(['players', 'games', 'turns', 'points', ...heads], rows)
}

/** What the game names of a seat, but not the seat itself. */
function tableByTrait(games: readonly Kept[]): string[] {
  const sittings = sittingsOf(games.filter(({ seats }) => seats.length > 1))
  const traits = [...new Set(sittings.flatMap((one) => one.traits))].filter((trait) => !/^seat \d+$/.test(trait)).sort()
  if (traits.length === 0) return []
  const rows = traits.map((trait) => {
    const own = sittings.filter((one) => one.traits.includes(trait))
    return [trait, own.length, share(own, bounds.trait), rounded(mean(own.map(({ points }) => points)), 1)]
  })
  return ['', ...table(['with', 'seats', 'share of wins', 'points'], rows)]
}

/** Components that no game, or hardly any, brought into play: less than a tenth of the average. */
function idle(games: readonly Kept[], components: readonly string[]): string[] {
  const inGames = games.map(({ seats }) => new Set(seats.flatMap(({ used }) => used)))
  const times = components.map((one) => ({ one, n: inGames.filter((used) => used.has(one)).length }))
  const average = mean(times.map(({ n }) => n))
  const list = (some: readonly { one: string }[]) => some.map(({ one }) => one).join(', ') || 'none'
  return [
    '',
    `Of ${components.length} components each is in play in ${rounded(average / games.length, 2)} of the games on average.`,
    `Never: ${list(times.filter(({ n }) => n === 0))}.`,
    `In less than a tenth of the average: ${list(times.filter(({ n }) => n > 0 && n < average / 10))}.`,
  ]
}

function gameLines({ definition: { meta }, components }: Plug, games: readonly Kept[]): string[] {
  const players = [...new Set(games.map(({ seats: [first] }) => first!.name))]
  return [
    `## ${meta.title}`,
    '',
    `Rules version ${meta.version}, ${games.length} games among ${players.join(' or ')}.`,
    '',
    ...tablesBySize(games),
    ...tableByTrait(games),
    ...idle(games, components),
  ]
}

const areEqual = ({ seats }: Kept): boolean => new Set(seats.map(({ name }) => name)).size === 1

/** The whole file. Games of former rules say nothing about those of today, nor do those of unequal players. */
export function balance(plugs: readonly Plug[], all: readonly Kept[]): string {
  const parts = plugs.flatMap((plug) => {
    const { id, version } = plug.definition.meta
    const games = all.filter(({ game, rules }) => game === id && rules === version).filter(areEqual)
    return games.length > 0 ? [gameLines(plug, games).join('\n')] : []
  })
  return `${[opening, ...parts].join('\n\n')}\n`
}

const opening = `# Balance

Made by \`npm run balance\` from games of equals, bots named as in the arena (\`builder*0.2\` is a Builder that thinks a fifth as
long); not written by hand. A share of wins is 1 where somebody wins as often as everybody else at the table, with 95 % in
brackets; in bold what is outside the bounds for certain, with a question mark what may be: a seat above 1.25, anything else
outside 0.7 to 1.4. Turns and points are means, in brackets the middle four fifths. Among what was never in play is also what
these matches did not hold: cards that stay in the box with so many players, modules that were off.`

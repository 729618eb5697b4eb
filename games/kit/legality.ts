import type { Choice, Draft, MatchState } from './definition'
import { type ArgsOf, type MoveOf, type PlayerId, parseArgs, type Refusal, type Rules, refuse } from './rule'

/** May this player do this now? Parsed arguments if so. */
export function legality<G extends MatchState>(
  definition: Draft<G>,
  G: G,
  player: PlayerId,
  move: string,
  raw: readonly unknown[],
): { args: unknown[] } | { refusal: Refusal } {
  const one = Object.hasOwn(definition.rules, move) ? definition.rules[move] : undefined
  if (!one) return { refusal: refuse('', 'There is no such move in this game') }
  if (G.outcome) return { refusal: refuse(definition.clauses.over, 'The game is over') }
  if (!one.anytime && !mayAct(G, player)) {
    return { refusal: refuse(definition.clauses.turn, "It is another player's turn") }
  }
  if (!one.anytime && (one.answers ?? '') !== (awaited(G)[player] ?? '')) {
    return { refusal: refuse(definition.clauses.pending ?? '', 'Something else has to be decided now') }
  }
  const args = parseArgs(one, raw)
  if (!args) return { refusal: refuse('', 'This move was sent in a form the game does not understand') }
  const refusal = one.check({ G, player }, ...args)
  return refusal ? { refusal } : { args }
}

/** Who must act now, and which decision they owe; '' for whatever the turn allows. */
export function awaited(G: MatchState): Record<PlayerId, string> {
  if (G.outcome) return {}
  const [first] = G.pending ?? []
  if (!first) return { [G.current]: '' }
  const together = (G.pending ?? []).filter((one) => first.together && one.kind === first.kind)
  return Object.fromEntries([first, ...together].map(({ player, kind }) => [player, kind]))
}

export const mayAct = (G: MatchState, player: PlayerId | null): boolean =>
  player !== null && Object.hasOwn(awaited(G), player)

export type Timed = Readonly<Record<string, { readonly anytime?: true }>>

/** Who may act at all; null for nobody but the current player. */
export function activeOf(rules: Timed, G: MatchState, seats: readonly PlayerId[]): Record<PlayerId, string> | null {
  if (Object.values(rules).some(({ anytime }) => anytime)) {
    return { ...Object.fromEntries(seats.map((seat) => [seat, 'anytime'])), ...awaited(G) }
  }
  return (G.pending ?? []).length > 0 ? awaited(G) : null
}

/** Everything this player could do now. */
export function choicesOf<G extends MatchState>(definition: Draft<G>, G: G, player: PlayerId): Choice[] {
  return Object.keys(definition.rules).flatMap((move) =>
    choicesFor(definition, G, player, move).map((args) => ({ move, args })),
  )
}

/** What this player could choose for one move. */
export function choicesFor<G extends MatchState, R extends Rules<G>, M extends MoveOf<R>>(
  { rules }: { readonly rules: R },
  G: G,
  player: PlayerId,
  move: M,
): ArgsOf<R[M]>[] {
  const one = rules[move]
  if (!one || G.outcome) return []
  const open = one.anytime || awaited(G)[player] === (one.answers ?? '')
  // The rule offers its own arguments: TypeScript can't see that through the index.
  return open ? (one.choices({ G, player }) as ArgsOf<R[M]>[]) : []
}

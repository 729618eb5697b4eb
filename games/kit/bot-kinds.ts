/** The kinds of computer players, for forms that know nothing of rules. */
export type BotKind = 'random' | 'greedy'

export const bots: Readonly<Record<BotKind, { readonly name: string; readonly help: string }>> = {
  random: { name: 'Wanderer', help: 'plays anything legal' },
  greedy: { name: 'Builder', help: 'takes what looks best now' },
}

/** Who plays if nobody says otherwise. */
export const usualBot: BotKind = 'greedy'

/** The kind somebody named, if it is one. */
export const botKind = (named: unknown): BotKind | null => (named === 'random' || named === 'greedy' ? named : null)

/** A bot is called by its kind, and by a number if there are several or somebody else is called so. */
export function botNames(seats: readonly (BotKind | null)[], taken: readonly string[] = []): (string | null)[] {
  const used = new Map(taken.map((name) => [name, 1]))
  return seats.map((kind) => {
    if (!kind) return null
    const { name } = bots[kind]
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

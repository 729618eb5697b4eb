/** The kinds of computer players, for forms that know nothing of rules. */
export const botKinds = ['random', 'apprentice', 'builder', 'architect'] as const
export type BotKind = (typeof botKinds)[number]

export const bots: Readonly<Record<BotKind, { readonly name: string; readonly help: string }>> = {
  random: { name: 'Wanderer', help: 'plays anything legal' },
  apprentice: { name: 'Apprentice', help: 'takes what looks best, step by step' },
  builder: { name: 'Builder', help: 'plans the whole turn' },
  architect: { name: 'Architect', help: 'thinks on, to your next turn' },
}

/** Who plays where nobody chose. */
export const usualBot: BotKind = 'builder'

/** What kinds were called in matches, links and files of former days. */
const formerly = new Map<unknown, BotKind>([['greedy', 'builder']])
export const formerKinds = ['greedy'] as const

/** The kind somebody named, if it is one. */
export const botKind = (named: unknown): BotKind | null =>
  botKinds.find((kind) => kind === named) ?? formerly.get(named) ?? null

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

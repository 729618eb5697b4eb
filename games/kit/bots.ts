/** The kinds of computer players, for forms that know nothing of rules. */
export type BotKind = 'random' | 'greedy'

export const bots: Readonly<Record<BotKind, { readonly name: string; readonly help: string }>> = {
  random: { name: 'Wanderer', help: 'plays anything legal' },
  greedy: { name: 'Builder', help: 'takes what looks best now' },
}

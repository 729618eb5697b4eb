import type { PlayerId } from '../../../games/kit/rule'
import type { Effect, Resource } from '../../../games/now-or-never/data/effects'
import type { StoryOutcome } from '../../../games/now-or-never/state'
import { describeEffects } from '../../../games/now-or-never/words/describe'

type Brought = Pick<Extract<StoryOutcome, { success: true }>, 'reputation' | 'effects'>

export interface Gain {
  readonly words: string
  /** Where it is kept, as selectors: the first that can be seen. */
  readonly places: readonly string[]
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** How somebody's summary calls what they have. */
const inSummary: Partial<Record<Resource, string>> = {
  coin: 'coins',
  xp: 'experience',
  heart: 'hearts',
  mana: 'mana',
  book: 'books',
}

const resourceOf = (effect: Effect): Resource | undefined => {
  if (effect.do === 'fullHeal') return 'heart'
  return effect.do === 'gain' ? effect.what : undefined
}

const counts = (player: PlayerId, name: string): string => `[data-count="${name} of ${player}"]`

function placesOf(effect: Effect, player: PlayerId): string[] {
  const what = resourceOf(effect)
  const own = what ? [`[data-count="${what} ${player}"]`, counts(player, inSummary[what] ?? what)] : []
  return [...own, `[data-place="player ${player}"]`]
}

/** Reputation and rewards, one by one; for whoever gets them now, with the way there. */
export const gainsOf = ({ reputation, effects }: Brought, player: PlayerId | null): Gain[] => [
  ...(reputation === 0
    ? []
    : [{ words: `${signed(reputation)} reputation`, places: player === null ? [] : [counts(player, 'reputation')] }]),
  ...effects.map((effect) => ({
    words: describeEffects([effect]),
    places: player === null ? [] : placesOf(effect, player),
  })),
]

/** Reputation and rewards in a line; nothing if there are none. */
export const gainWords = (brought: Brought): string =>
  gainsOf(brought, null)
    .map(({ words }) => words)
    .join(', ')

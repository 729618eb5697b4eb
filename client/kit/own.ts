import type { MatchState, Pending } from '../../games/kit/definition'
import { awaited } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'

interface Seated<Owed extends Pending> {
  readonly view: Omit<MatchState, 'pending'> & { pending?: Owed[] }
  readonly seat: PlayerId | null
}

/** The decision this seat owes now; null while nothing or only the turn itself is asked of it. */
export function owedTo<Owed extends Pending>({ view, seat }: Seated<Owed>): Owed | null {
  const kind = seat === null ? undefined : awaited(view)[seat]
  return kind ? (view.pending?.find((one) => one.player === seat && one.kind === kind) ?? null) : null
}

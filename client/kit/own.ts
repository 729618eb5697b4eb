import { awaited, type Pending, type TableState } from '../../games/kit/define'
import type { PlayerId } from '../../games/kit/rule'

interface Seated<Owed extends Pending> {
  readonly view: Omit<TableState, 'pending'> & { pending?: Owed[] }
  readonly seat: PlayerId | null
}

/** The decision this seat owes now; null while nothing or only the turn itself is asked of it. */
export function owedTo<Owed extends Pending>({ view, seat }: Seated<Owed>): Owed | null {
  const kind = seat === null ? undefined : awaited(view)[seat]
  return kind ? (view.pending?.find((one) => one.player === seat && one.kind === kind) ?? null) : null
}

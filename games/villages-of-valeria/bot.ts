import type { Judge } from '../kit/define'
import { points } from './scoring'
import type { G } from './state'

export const judge: Judge<G> = {
  worth: (G, seat) => points(G, seat),
  hope: () => 0,
}

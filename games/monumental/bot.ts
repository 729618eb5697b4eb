import type { Judge } from '../kit/define'
import { total } from './scoring'
import type { G } from './state'

export const judge: Judge<G> = {
  worth: (G, seat) => total(G, seat),
  hope: () => 0,
}

import type { VillageTable } from '../../client/boards/villages-of-valeria/plan'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import type { G } from '../../games/villages-of-valeria/state'
import { seatedAt } from './seated'

/** The table as the board of this seat sees it. */
export const tableAt = (G: G, seat: string): VillageTable => seatedAt(villagesOfValeria, G, seat)

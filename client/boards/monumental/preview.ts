import { promiseOf } from '../../../games/monumental/moves/activate'
import { columnOf, rowOf } from '../../../games/monumental/state'
import { describeGoods } from '../../../games/monumental/words/describe'
import type { Situation } from './plan'

/** What a row and a column would bring at once. */
export type Yield = ReturnType<typeof promiseOf>

/** What the row and the column crossing in this slot would bring. */
export const yieldOf = ({ table, plan }: Situation, slot: number): Yield =>
  promiseOf(table.view, table.seat ?? table.view.current, rowOf(slot), columnOf(slot), plan.nexus ?? undefined)

export const yieldWords = ({ goods, any }: Yield): string =>
  [describeGoods(goods), any > 0 ? `${any} of your choice` : ''].filter(Boolean).join(', ') || 'nothing at once'

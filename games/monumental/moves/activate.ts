import * as v from 'valibot'
import { refuse } from '../../kit/rule'
import { run } from '../agenda'
import { policyOf } from '../cards'
import { activate, idleNexus, yieldOf } from '../city'
import { grid } from '../data/constants'
import type { Effect } from '../data/effects'
import { areaOf, coverOf, crossOf, difference, type G, type Goods, type Line, type Task } from '../state'
import { ruleOn } from '../texts'
import { columnShape, idShape, monumentalRule, rowShape } from './shapes'

const all = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** MO-194, MO-197: the Nexus card that goes with the City. */
function nexusCard(G: G, player: string, wish: string | undefined): string | undefined {
  return wish ?? idleNexus(G, player)[0]
}

/** MO-182: the Policies beside the chosen lines. */
const policiesBeside = (G: G, player: string, row: number, column: number): string[] => {
  const { lines } = areaOf(G, player)
  const chosen: Line[] = [`row${row}` as Line, `col${column}` as Line]
  return chosen.flatMap((line) => lines[line] ?? [])
}

/** What a row and a column would bring at once; `any` counts basic resources of free choice. Changes nothing. */
export function promiseOf(
  G: G,
  player: string,
  row: number,
  column: number,
  nexus?: string,
): { goods: Partial<Goods>; any: number } {
  const { city } = areaOf(G, player)
  const stacks = crossOf(row, column).map((slot) => city[slot]!)
  const covers = stacks.map(coverOf)
  const extra = nexusCard(G, player, nexus)
  const icons = [
    ...stacks.flatMap((stack) => stack.flatMap((uid) => yieldOf(G, uid, [coverOf(stack)]))),
    ...(extra === undefined ? [] : yieldOf(G, extra, covers)),
    ...policiesBeside(G, player, row, column).flatMap(answersActivation),
  ]
  const goods: Partial<Goods> = {}
  let any = 0
  for (const icon of icons) {
    if (icon.do === 'gain') goods[icon.res] = (goods[icon.res] ?? 0) + icon.n
    else if (icon.do === 'gainBasic') any += icon.n
  }
  return { goods, any }
}

/** MO-042, MO-043: one row and one column. */
export const activateCity = monumentalRule({
  args: [rowShape, columnShape, v.optional(idShape)],
  check({ G, player }, _row, _column, nexus) {
    if (G.stage === 'pick') return refuse('MO-031', 'First everybody chooses a civilization')
    if (G.stage !== 'activate') return refuse('MO-042', 'Your City was activated in this turn already')
    if (nexus === undefined) return undefined
    if (!ruleOn(G, player, 'nexusAny')) return refuse('MO-194', 'The leftmost card of the Nexus is activated')
    return idleNexus(G, player).includes(nexus) ? undefined : refuse('MO-197', 'This card is not in your Nexus')
  },
  apply(act, row, column, nexus) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const before = { ...area.goods }
    G.stage = 'actions'
    G.now.row = row
    G.now.column = column
    const tasks: Task[] = crossOf(row, column).flatMap((slot) => activate(G, player, area.city[slot]!))
    const extra = nexusCard(G, player, nexus)
    if (extra !== undefined) tasks.push(...activate(G, player, [extra]))
    for (const policy of policiesBeside(G, player, row, column)) tasks.push(...awaken(G, policy))
    run(act, ...tasks)
    say({ kind: 'activated', player, row, column, goods: difference(before, area.goods) })
  },
  choices({ G, player }) {
    const nexus = ruleOn(G, player, 'nexusAny') ? idleNexus(G, player) : [undefined]
    return all(grid.rows).flatMap((row) =>
      all(grid.columns).flatMap((column) =>
        nexus.map((card): [number, number, string?] => (card === undefined ? [row, column] : [row, column, card])),
      ),
    )
  },
})

/** A Mughal Policy is on for this turn; Land Revenue answers at once. */
function awaken(G: G, policy: string): Task[] {
  const effects = answersActivation(policy)
  G.now.policies.push(policy)
  return effects.length > 0 ? [{ do: 'run', source: policy, effects }] : []
}

function answersActivation(policy: string): readonly Effect[] {
  const { text } = policyOf(policy)
  return text.kind === 'when' && text.event === 'activated' ? text.effects : []
}

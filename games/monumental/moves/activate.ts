import * as v from 'valibot'
import { refuse } from '../../kit/rule'
import { grid } from '../data/constants'
import type { Effect } from '../data/effects'
import { run } from '../flow/agenda'
import { cardOf, policyOf } from '../pieces/cards'
import { activate, idleNexus, yieldOf } from '../pieces/city'
import { ruleOn } from '../pieces/texts'
import { areaOf, coverOf, crossOf, type G, type Goods, type Line, type Task } from '../state'
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

/** What the icons of a row, a column and the Nexus card would bring, the bonus of that card apart. Changes nothing. */
function harvestOf(G: G, player: string, row: number, column: number, nexus: string | undefined) {
  const { city } = areaOf(G, player)
  const stacks = crossOf(row, column).map((slot) => city[slot]!)
  const extra = nexusCard(G, player, nexus)
  const icons = stacks.flatMap((stack) => stack.flatMap((uid) => yieldOf(G, uid, [coverOf(stack)])))
  if (extra === undefined) return { icons, bonus: [] }
  const shown = cardOf(extra).icons
  return { icons: [...icons, ...shown], bonus: yieldOf(G, extra, stacks.map(coverOf)).slice(shown.length) }
}

/** `any` counts basic resources of free choice. */
function tally(effects: readonly Effect[]): { goods: Partial<Goods>; any: number } {
  const goods: Partial<Goods> = {}
  let any = 0
  for (const effect of effects) {
    if (effect.do === 'gain') goods[effect.res] = (goods[effect.res] ?? 0) + effect.n
    else if (effect.do === 'gainBasic') any += effect.n
  }
  return { goods, any }
}

/** What a row and a column would bring at once, Policies included. Changes nothing. */
export function promiseOf(G: G, player: string, row: number, column: number, nexus?: string) {
  const { icons, bonus } = harvestOf(G, player, row, column, nexus)
  return tally([...icons, ...bonus, ...policiesBeside(G, player, row, column).flatMap(answersActivation)])
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
    const { goods } = tally(harvestOf(G, player, row, column, nexus).icons)
    G.stage = 'actions'
    G.now.row = row
    G.now.column = column
    const tasks: Task[] = crossOf(row, column).flatMap((slot) => activate(G, player, area.city[slot]!))
    const extra = nexusCard(G, player, nexus)
    if (extra !== undefined) tasks.push(...activate(G, player, [extra]))
    for (const policy of policiesBeside(G, player, row, column)) tasks.push(...awaken(G, policy))
    // what is still to be chosen, and what Policies add, is told when it comes
    say({ kind: 'activated', player, row, column, goods })
    run(act, ...tasks)
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

import * as v from 'valibot'
import { type Refusal, refuse, rule } from '../../kit/rule'
import { grid } from '../data/constants'
import { reveals } from '../pieces/texts'
import { type G, lines, type MonumentalEvent, type Task } from '../state'

export const monumentalRule = rule<G, MonumentalEvent>()

const name = v.pipe(v.string(), v.maxLength(60))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

export const idShape = name
export const hexShape = v.pipe(v.string(), v.regex(/^-?\d{1,2},-?\d{1,2}$/))
export const rowShape = v.picklist(Array.from({ length: grid.rows }, (_, row) => row))
export const columnShape = v.picklist(Array.from({ length: grid.columns }, (_, column) => column))
export const lineShape = v.optional(v.picklist(lines))
export const goldShape = v.optional(count)
export const explorerShape = v.pipe(v.number(), v.picklist([0, 1]), v.number())
export const unitShape = name
export const unitsShape = v.pipe(v.array(v.strictObject({ at: hexShape, unit: unitShape })), v.maxLength(20))
export const countShape = v.optional(count)

export const wonderPaymentShape = v.optional(v.strictObject({ gold: goldShape, wonderOnly: goldShape }))
export const workShape = v.strictObject({
  production: v.optional(count, 0),
  wonderOnly: v.optional(count, 0),
  gold: v.optional(count, 0),
  horses: v.optional(count, 0),
})
export const conquestShape = v.optional(v.strictObject({ gold: goldShape, ignoreTerrain: v.optional(name) }))
/** For a move of a Unit, or a step of an Explorer. */
export const marchShape = v.optional(v.strictObject({ gold: goldShape, free: v.optional(v.boolean()) }))

/** MO-040: Actions come after the City was activated. */
export const notInActions = (G: G): Refusal | undefined => {
  if (G.stage === 'pick') return refuse('MO-031', 'First everybody chooses a civilization')
  return G.stage === 'actions' ? undefined : refuse('MO-040', 'First activate a row and a column of your City')
}

/** Would doing these turn over hidden cards? */
export const drawsAhead = (tasks: readonly Task[]): boolean =>
  tasks.some((task) => {
    if (task.do === 'replenish') return true
    if (task.do === 'ask') return drawsAhead(task.owed.after ?? [])
    if (task.do === 'triggers') return drawsAhead(task.of)
    return (task.do === 'run' || task.do === 'pay') && reveals(task.effects)
  })

import { type Refusal, refuse } from '../../kit/rule'
import { mughalLines, prices } from '../data/constants'
import { spend } from '../effects'
import { run } from '../flow/agenda'
import { isPolicy, policiesOf, policyOf } from '../pieces/cards'
import { answering, discountOn, reveals } from '../pieces/texts'
import { areaOf, type G, type Line, lines, type Task } from '../state'
import { markUsed } from './acquire'
import { idShape, lineShape, monumentalRule, notInActions } from './shapes'

/** MO-100, MO-102: Culture for the next Policy. */
export function policyPrice(G: G, player: string): number {
  const { policies } = areaOf(G, player)
  return Math.max(0, (prices.policies[policies.length] ?? 0) - discountOn(G, player, 'policy').n)
}

/** MO-181: rows first, then columns; a line takes one Policy. */
export function openLines(G: G, player: string): Line[] {
  const { civ, policies, lines: taken } = areaOf(G, player)
  if (civ !== 'mughals') return []
  const kind = policies.length < mughalLines.rows ? 'row' : 'col'
  return lines.filter((line) => line.startsWith(kind) && taken[line] === undefined)
}

function lineProblem(G: G, player: string, line: Line | undefined): Refusal | undefined {
  if (areaOf(G, player).civ !== 'mughals') {
    return line ? refuse('MO-105', 'Your Policies lie in a stack, not beside a line') : undefined
  }
  if (!line) return refuse('MO-180', 'Choose the line it will lie beside')
  return openLines(G, player).includes(line)
    ? undefined
    : refuse('MO-181', 'The first three lie beside different rows, the others beside different columns')
}

/** MO-104: its own one-off first, then those of all Policies before it, oldest first. */
const oneOffs = (G: G, player: string, policy: string): Task[] =>
  [policy, ...areaOf(G, player).policies.filter((id) => id !== policy)].map((source) => ({
    do: 'run',
    source,
    effects: policyOf(source).oneOff,
  }))

/** Action 5. */
export const developPolicy = monumentalRule({
  args: [idShape, lineShape],
  reveals: ({ G, player }, policy) =>
    [policy, ...areaOf(G, player).policies].some((source) => reveals(policyOf(source).oneOff)),
  check({ G, player }, policy, line) {
    const wrong = notInActions(G)
    if (wrong) return wrong
    const { civ, policies, goods } = areaOf(G, player)
    if (!isPolicy(policy) || !policiesOf(civ).some(({ id }) => id === policy)) {
      return refuse('MO-100', 'This is no Policy of your civilization')
    }
    if (policies.includes(policy)) return refuse('MO-100', 'This Policy is developed already')
    const price = policyPrice(G, player)
    if (goods.C < price) return refuse('MO-100', `This costs ${price} Culture: you have ${goods.C}`)
    return lineProblem(G, player, line)
  },
  apply(act, policy, line) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const price = policyPrice(G, player)
    markUsed(G, player, 'policy')
    spend(act, 'C', price)
    area.policies.push(policy)
    if (line) area.lines[line] = policy
    say({ kind: 'policy', player, policy, line: line ?? null })
    run(act, ...oneOffs(G, player, policy), ...answering(G, player, 'developPolicy'))
  },
  choices({ G, player }) {
    const { civ } = areaOf(G, player)
    if (!civ) return []
    const places = civ === 'mughals' ? openLines(G, player) : [undefined]
    return policiesOf(civ).flatMap(({ id }) => places.map((line): [string, Line?] => (line ? [id, line] : [id])))
  },
})

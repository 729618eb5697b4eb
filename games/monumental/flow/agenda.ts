import type { Effect } from '../data/effects'
import { type Act, apply, canAfford, canUse, gain, owe, pay, queue, wayOf } from '../effects'
import { bonusCards, replenishCity } from '../pieces/city'
import { desert, reward } from '../pieces/conquest'
import { ruleOn } from '../pieces/texts'
import { askToken, crown } from '../pieces/wonders'
import { areaOf, type G, type Owed, type Task, type Trigger, unspent } from '../state'
import { answersTo, skip, takeAnswer } from './asks'
import { endTurn } from './turn'

/** Goes on by itself until somebody has to decide something. */
export function advance(act: Act): void {
  const { G } = act
  while (G.pending.length === 0 && G.todo.length > 0) perform({ ...act, player: G.current }, G.todo.shift()!)
}

/** Does everything that follows from these, as far as nobody has to be asked. */
export function run(act: Act, ...tasks: readonly Task[]): void {
  queue(act.G, ...tasks)
  advance(act)
}

function perform(act: Act, task: Task): void {
  const { G, player } = act
  switch (task.do) {
    case 'run': {
      const [effect, ...rest] = task.effects
      if (rest.length > 0) queue(G, { ...task, effects: rest })
      if (effect) apply(act, effect, task.source, task.icons ?? false)
      break
    }
    case 'pay':
      pay(act, task)
      break
    case 'triggers':
      inOrder(act, task.of)
      break
    case 'bonus':
      bonus(act, task)
      break
    case 'again':
      if (canUse(G, player, task.source, wayOf(task.source, task.option))) {
        owe(act, task.source, { ask: 'again', option: task.option, left: task.left })
      }
      break
    case 'ask':
      if (isOpen(G, task.owed)) G.pending = [task.owed]
      break
    case 'reward':
      reward(act, task.token, task.both)
      break
    case 'desert':
      desert(act, task.hex)
      break
    case 'placeToken':
      askToken(act, task.card)
      break
    case 'crown':
      crown(act, task.card)
      break
    case 'keep':
      keep(act)
      break
    case 'replenish':
      replenishCity(act)
      endTurn(act)
      break
  }
}

/** A question with no possible answer but "nothing" is not asked (MO-054). */
const isOpen = (G: G, owed: Owed): boolean => answersTo(G, owed).some((answer) => answer !== skip)

/** MO-054: what the answer brings comes first, then the rest of the question, then what it paid for. */
export function answer(act: Act, given: string): void {
  const { G } = act
  const owed = G.pending[0]!
  const later = G.todo
  G.pending = []
  G.todo = []
  if (given !== skip) {
    const rest = takeAnswer(act, owed, given)
    G.todo.push(...(rest ? [{ do: 'ask' as const, owed: rest }] : (owed.after ?? [])))
  }
  G.todo.push(...later)
  advance(act)
}

/** MO-047 (2). */
function keep(act: Act): void {
  const { G, player } = act
  const on = ruleOn(G, player, 'keep')
  if (on && unspent(areaOf(G, player)) > 0) owe(act, on.source, { ask: 'keep', n: on.rule.n })
}

/** Effects that bring the same whatever happens before or after them. */
const steady: readonly Effect['do'][] = ['gain', 'gainBasic', 'gainMatching', 'wonderOnly', 'explore', 'march']

const isSteady = (trigger: Trigger): boolean =>
  trigger.effects.every((effect) => steady.includes(effect.do)) && (trigger.do === 'run' || trigger.costs.length === 0)

/** MO-054: the player says which comes first, where it can make a difference. */
function inOrder(act: Act, of: readonly Trigger[]): void {
  const { G, player } = act
  const open = of.filter((trigger) => trigger.do === 'run' || canAfford(G, player, trigger))
  if (open.length > 1 && !open.every(isSteady)) owe(act, open[0]!.source, { ask: 'order', of: open })
  else queue(G, ...open)
}

/** MO-196: asked only where the activated cards do not all answer alike. */
function bonus(act: Act, { source, res, n }: Extract<Task, { do: 'bonus' }>): void {
  const { all, giving } = bonusCards(act.G, act.player, source, res)
  if (giving.length === 0) return
  if (giving.length < all.length) owe(act, source, { ask: 'bonus', res, n })
  else gain(act, res, n, source, true)
}

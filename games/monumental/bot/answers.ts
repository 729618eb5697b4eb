import { sum } from '../../kit/score'
import type { Basic } from '../data/effects'
import { wayOf } from '../effects'
import { answersTo, skip } from '../flow/asks'
import { barbarianOf } from '../pieces/cards'
import { iconsOf } from '../pieces/city'
import { capitalOf } from '../pieces/map'
import { areaOf, type G, type Goods, type Owed } from '../state'
import { prospects } from './prospects'
import { cardWorth, effectsWorth, wayWorth } from './values'

/** What could be bought after such a change of the goods. */
function after(G: G, { player }: Owed, change: Partial<Goods>): number {
  const area = areaOf(G, player)
  const { goods } = area
  area.goods = { ...goods }
  for (const [res, n] of Object.entries(change)) area.goods[res as Basic] += n
  const value = prospects(G, player)
  area.goods = goods
  return value
}

const slotWorth = (G: G, { player }: Owed, slot: string): number =>
  sum((areaOf(G, player).city[Number(slot)] ?? []).map(cardWorth))

/** How good an answer looks; not to answer counts 0. */
export function answerWorth(G: G, owed: Owed, answer: string): number {
  if (answer === skip) return 0
  switch (owed.ask) {
    case 'basic':
      return after(G, owed, { [answer]: owed.same ? owed.n : 1 })
    case 'payBasic':
      return after(G, owed, { [answer]: -1 })
    case 'convert': {
      const [from, to] = answer.split('>')
      return after(G, owed, { [from!]: -1, [to!]: 1 }) - after(G, owed, {})
    }
    case 'option':
      return wayWorth(wayOf(owed.source, Number(answer)))
    case 'again':
      return wayWorth(wayOf(owed.source, owed.option))
    case 'activateSlot':
      return slotWorth(G, owed, answer)
    case 'archive':
    case 'discardSlot':
      return 0.8 - slotWorth(G, owed, answer)
    case 'activateNexus':
    case 'recover':
      return cardWorth(answer)
    case 'blank':
      return 2 - cardWorth(answer)
    case 'attach':
      return effectsWorth(iconsOf(G, answer))
    case 'reward':
      return effectsWorth(barbarianOf(owed.token).rewards[answer === 'A' ? 'A' : 'B'])
    case 'sacrifice':
      return gained(owed) - (answer.endsWith('mounted') ? 0.6 : 0.45)
    case 'mount':
      return answer === capitalOf(G, owed.player) ? -1 : 0.1
    case 'market':
    case 'keep':
      return 0.1
    default:
      return 0
  }
}

const gained = ({ after: tasks = [] }: Owed): number =>
  sum(tasks.map((task) => (task.do === 'run' || task.do === 'pay' ? effectsWorth(task.effects) : 0)))

/** The answer that looks best at once; the first of equals. */
export function answerTo(G: G, owed: Owed): string | undefined {
  const answers = answersTo(G, owed)
  if (answers.length < 2) return answers[0]
  const valued = answers.map((answer) => ({ answer, value: answerWorth(G, owed, answer) }))
  return valued.reduce((best, one) => (one.value > best.value ? one : best)).answer
}

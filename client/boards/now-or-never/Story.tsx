import { bonusMargin } from '../../../games/now-or-never/data/constants'
import { describeCosts, describeEffects, describeTest } from '../../../games/now-or-never/describe'
import { heartsFor, skillLevel } from '../../../games/now-or-never/moves/story'
import type { OpenChoice } from '../../../games/now-or-never/state'
import { Act } from '../../kit/status'
import { Icon } from './pictures'
import { owedTo, type Props } from './plan'

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** Price, test, and alone what it would bring (NON-213). */
function noteOf({ test, price, gains }: OpenChoice): string {
  const brings = gains
    ? [gains.reputation ? `${signed(gains.reputation)} reputation` : '', describeEffects(gains.rewards)]
    : []
  return [describeCosts(price), describeTest(test), ...brings].filter(Boolean).join(', ')
}

/** The choices of the open page. */
export function StoryChoices({ table }: Props) {
  return (table.view.story?.open?.choices ?? []).map((choice, at) => (
    <Act
      key={choice.label}
      icon={<Icon of={choice.test.kind === 'combat' ? 'fight' : choice.test.kind === 'skill' ? 'die' : 'quest'} />}
      label={choice.label}
      note={noteOf(choice)}
      refusal={table.ask('chooseStory', at)}
      onClick={() => table.play('chooseStory', at)}
    />
  ))
}

/** What so many hearts would make of the die. */
function resultOf(total: number, level: number, left: number): string {
  if (left <= 0) return 'your last heart: the search ends'
  if (total < level) return `${total}: fails`
  return total >= level + bonusMargin ? `${total}: succeeds, with the bonus` : `${total}: succeeds`
}

/** Hearts to add to a skill roll: none, what is enough, what brings the bonus, and all between. */
export function SpendHearts({ table }: Props) {
  const { view, seat } = table
  const owed = owedTo(table)
  const level = skillLevel(view)
  if (owed?.kind !== 'die' || level === undefined || seat === null) return null
  const most = level + bonusMargin - owed.value
  const hearts = view.players[seat]?.hearts ?? 0
  return (table.choices('spendHearts') as [number][])
    .filter(([n]) => n <= Math.max(0, most))
    .map(([n]) => (
      <Act
        key={n}
        icon={<Icon of="heart" />}
        label={n === 0 ? 'Add no heart' : `Add ${n}`}
        note={resultOf(owed.value + n, level, hearts - heartsFor(view, seat, n))}
        onClick={() => table.play('spendHearts', n)}
      />
    ))
}

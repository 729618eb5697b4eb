import { counted } from '../../../games/now-or-never/words/describe'
import { Act } from '../../kit/status'
import { spendings } from './chances'
import { Icon } from './pictures'
import { useNever } from './plan'

/** The open die of a skill test: how many hearts are added. */
export default function StoryHearts({ die }: { readonly die: number }) {
  const table = useNever()
  const { view, seat } = table
  if (seat === null) return null
  return spendings(view, seat, die, table.choices('spendHearts')).map(({ hearts, total, words, succeeds }, at) => (
    <Act
      key={hearts}
      icon={<Icon of={hearts === 0 ? 'die' : 'heart'} />}
      label={hearts === 0 ? `Keep the ${die}` : `Add ${counted(hearts, 'heart')}: ${total}`}
      note={words}
      go={at === 0 && succeeds}
      onClick={() => table.play('spendHearts', hearts)}
    />
  ))
}

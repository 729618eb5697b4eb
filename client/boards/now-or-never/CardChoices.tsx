import { visible } from '../../../games/kit/zones'
import { orderOf } from '../../../games/now-or-never/data/orders'
import { questOf } from '../../../games/now-or-never/data/quests'
import { counted } from '../../../games/now-or-never/describe'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { Icon } from './pictures'
import { owedTo, type Props } from './plan'

/** Keeps what was chosen on the panel. Cards may be chosen here, too. */
export function CardChoices({ table, plan }: Props) {
  const owed = owedTo(table)
  if (owed?.kind !== 'keepQuests' && owed?.kind !== 'keepOrders') return null
  const quests = owed.kind === 'keepQuests'
  const all = visible(quests ? owed.cards : owed.orders)
  const missing = owed.keep - plan.cards.length
  if (missing > 0) {
    return all
      .filter((id) => !plan.cards.includes(id))
      .map((id) => (
        <Act
          key={id}
          icon={<Icon of={id} />}
          label={quests ? questOf(id).name : orderOf(id).name}
          note={`keep it, ${missing} to choose`}
          onClick={() => plan.add({ cards: [...plan.cards, id] })}
        />
      ))
  }
  return (
    <>
      <Act
        icon={<Stroke of="check" size={20} />}
        label={`Keep ${counted(owed.keep, quests ? 'quest' : 'order')}`}
        note="the others go away"
        go
        refusal={table.ask(owed.kind, [...plan.cards])}
        onClick={() => table.play(owed.kind, [...plan.cards])}
      />
      <Act icon={<Stroke of="close" size={20} />} label="Choose again" onClick={() => plan.begin()} />
    </>
  )
}

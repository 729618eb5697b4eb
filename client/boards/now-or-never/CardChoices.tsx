import { visible } from '../../../games/kit/zones'
import { orderOf } from '../../../games/now-or-never/data/orders'
import { questOf } from '../../../games/now-or-never/data/quests'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { counted } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { placed } from './lists'
import { Icon } from './pictures'
import { ownArea, useSituation } from './plan'
import { isDealing } from './Specialists'

/** Keeps what was chosen on the panel. Cards may be chosen here, too. */
export function CardChoices() {
  const { table, plan } = useSituation()
  if (plan.specialist && isDealing(table)) return <SlotChoices specialist={plan.specialist} />
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

/** A starting specialist goes into another slot (NON-214). */
function SlotChoices({ specialist }: { readonly specialist: string }) {
  const { table, plan } = useSituation()
  const put = () => plan.add({ specialist: null })
  return (
    <>
      {placed(ownArea(table)!.specialists).map(({ one, at }) =>
        table.ask('placeSpecialist', specialist, at) ? null : (
          <Act
            key={at}
            icon={<Icon of={specialistOf(specialist).kind} />}
            label={`Into slot ${at + 1}`}
            note={one ? `swap with ${specialistOf(one.id).name}` : 'free'}
            onClick={() => {
              put()
              table.play('placeSpecialist', specialist, at)
            }}
          />
        ),
      )}
      <Act icon={<Stroke of="close" size={20} />} label="Never mind" onClick={put} />
    </>
  )
}

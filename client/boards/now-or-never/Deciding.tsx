import { ActionChoices, AfterAction } from './Action'
import { Anytime } from './Anytime'
import { Equip, Housing } from './Hands'
import { OwedChoices } from './Owed'
import { owedTo, type Props } from './plan'
import { TurnChoices } from './Turn'

/** The choices of somebody who has a hero. */
export default function Deciding(props: Props) {
  const { table, plan } = props
  const { view } = table
  if (plan.villager) return <Housing {...props} />
  if (plan.token) return <Equip {...props} />
  if (!table.mayAct) return <Anytime {...props} all />
  if (owedTo(table)) return <OwedChoices {...props} />
  if (view.action) return view.action.chosen ? <AfterAction {...props} /> : <ActionChoices {...props} />
  return view.acted ? <AfterAction {...props} /> : <TurnChoices {...props} />
}

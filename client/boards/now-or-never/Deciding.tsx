import { owedTo } from '../../kit/own'
import { ActionChoices, AfterAction } from './Action'
import { Anytime } from './Anytime'
import { Doubtful } from './Doubtful'
import { Equip, Housing } from './Hands'
import { OwedChoices } from './Owed'
import { useSituation } from './plan'
import { TurnChoices } from './Turn'

/** The choices of somebody who has a hero. */
export default function Deciding() {
  const { table, plan } = useSituation()
  const { view } = table
  if (plan.asking) return <Doubtful asked={plan.asking} />
  if (plan.villager) return <Housing />
  if (plan.token) return <Equip />
  if (!table.mayAct) return <Anytime all />
  if (owedTo(table)) return <OwedChoices />
  if (view.action) return view.action.chosen ? <AfterAction /> : <ActionChoices />
  return view.acted ? <AfterAction /> : <TurnChoices />
}

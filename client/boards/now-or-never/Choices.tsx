import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { ActionChoices, AfterAction } from './Action'
import { Anytime } from './Anytime'
import { Equip, Housing } from './Hands'
import { OwedChoices } from './Owed'
import { owedTo, type Props } from './plan'
import { TurnChoices } from './Turn'

/** The legal choices as buttons; what is not legal says why. */
export function Choices(props: Props) {
  const { table, plan } = props
  const { view } = table
  if (plan.walk.length > 0) return null
  if (plan.villager) return <Housing {...props} />
  if (plan.token) return <Equip {...props} />
  if (!table.mayAct) return <Anytime {...props} all />
  if (owedTo(table)) return <OwedChoices {...props} />
  if (view.action) return view.action.chosen ? <AfterAction {...props} /> : <ActionChoices {...props} />
  return view.acted ? <AfterAction {...props} /> : <TurnChoices {...props} />
}

export const NeverMind = ({ plan }: Pick<Props, 'plan'>) => (
  <Act icon={<Stroke of="close" size={20} />} label="Never mind" onClick={() => plan.begin()} />
)

import { lazy, Suspense } from 'react'
import { heroes } from '../../../games/now-or-never/data/heroes'
import { counted } from '../../../games/now-or-never/describe'
import { Act } from '../../kit/status'
import { Doubtful } from './Doubtful'
import { Icon } from './pictures'
import { owedTo, ownArea, type Props } from './plan'

const Deciding = lazy(() => import('./Deciding'))

/** The legal choices as buttons; what is not legal says why. */
export function Choices(props: Props) {
  const { table, plan } = props
  if (owedTo(table)?.kind === 'chooseHero') return <ChooseHero {...props} />
  if (!ownArea(table)?.hero || plan.walk.length > 0) return null
  if (plan.asking) return <Doubtful {...props} asked={plan.asking} />
  return (
    <Suspense>
      <Deciding {...props} />
    </Suspense>
  )
}

function ChooseHero({ table }: Props) {
  return heroes.map(({ id, name, hearts, mana }) => (
    <Act
      key={id}
      icon={<Icon of={id} />}
      label={`Lead ${name}`}
      note={`${counted(hearts, 'heart')}, ${mana} mana`}
      refusal={table.ask('chooseHero', id)}
      onClick={() => table.play('chooseHero', id)}
    />
  ))
}

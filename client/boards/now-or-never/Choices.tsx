import { Suspense } from 'react'
import { heroes } from '../../../games/now-or-never/data/heroes'
import { counted } from '../../../games/now-or-never/words/describe'
import { later } from '../../kit/later'
import { owedTo } from '../../kit/own'
import { Act } from '../../kit/status'
import { Icon } from './pictures'
import { ownArea, useNever, useSituation } from './plan'

export const Deciding = later(() => import('./Deciding'))

/** The legal choices as buttons; what is not legal says why. */
export function Choices() {
  const { table, plan } = useSituation()
  if (owedTo(table)?.kind === 'chooseHero') return <ChooseHero />
  if (!ownArea(table)?.hero || plan.walk.length > 0) return null
  return (
    <Suspense>
      <Deciding />
    </Suspense>
  )
}

function ChooseHero() {
  const table = useNever()
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

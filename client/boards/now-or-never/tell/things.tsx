import { lazy, Suspense } from 'react'
import type { PlayerId } from '../../../../games/kit/rule'
import { buildingOf } from '../../../../games/now-or-never/data/buildings'
import type { Resource } from '../../../../games/now-or-never/data/effects'
import { gearOf } from '../../../../games/now-or-never/data/gear'
import { locationOf } from '../../../../games/now-or-never/data/locations'
import { spaceOf } from '../../../../games/now-or-never/data/maps'
import { orderOf } from '../../../../games/now-or-never/data/orders'
import { questOf } from '../../../../games/now-or-never/data/quests'
import { specialistOf } from '../../../../games/now-or-never/data/specialists'
import { villagerOf } from '../../../../games/now-or-never/data/villagers'
import { locationAt, type Opponent } from '../../../../games/now-or-never/state'
import { some } from '../../../../games/now-or-never/words/describe'
import { Chip } from '../../../kit/chips'
import { playerAt, useTable } from '../../../kit/table'
import { abilityTitle } from '../Anytime'
import { foeName } from '../names'
import { Icon } from '../pictures'
import { useNever } from '../plan'

const CardFace = lazy(() => import('../CardFace'))

/** Somebody in the middle of a sentence. */
export const Name = ({ id }: { readonly id: PlayerId }) => <b>{playerAt(useTable(), id).name}</b>

interface ThingProps {
  readonly card: string
  readonly name: string
  readonly icon?: string
}

/** A thing of the box; its card on hover and focus. */
export const Thing = ({ card, name, icon = card }: ThingProps) => {
  const face = (
    <Suspense fallback={name}>
      <CardFace card={card} />
    </Suspense>
  )
  return <Chip icon={<Icon of={icon} />} name={name} tip={face} />
}

export const Specialist = ({ id }: { readonly id: string }) => <Thing card={id} name={specialistOf(id).name} />
export const Quest = ({ id }: { readonly id: string }) => <Thing card={id} name={questOf(id).name} />
export const Building = ({ id }: { readonly id: string }) => <Thing card={id} name={buildingOf(id).name} />
export const Place = ({ id }: { readonly id: string }) => <Thing card={id} name={locationOf(id).name} />
export const Foe = ({ against, id }: { readonly against: Opponent; readonly id: string }) =>
  against === 'story' ? <i>{id}</i> : <Thing card={id} name={foeName({ against, id })} />
export const Token = ({ id }: { readonly id: string }) => (
  <Thing card={id} name={gearOf(id)?.name ?? abilityTitle(id)} />
)

export const Order = ({ id }: { readonly id: string }) => <Thing card={id} name={orderOf(id).name} />
export const Die = ({ n }: { readonly n: number }) => <span className="d4">{n}</span>

export const Gain = ({ what, n }: { readonly what: Resource; readonly n: number }) => (
  <span className="gain">
    <Icon of={what} />
    {some(n, what)}
  </span>
)

export const Villager = ({ id }: { readonly id: string }) => (
  <span className="gain">
    <Icon of={villagerOf(id).good} />
    {villagerOf(id).name}
  </span>
)

/** A space by its place or its letter. */
export function Space({ id }: { readonly id: string }) {
  const { view } = useNever()
  const location = locationAt(view, id)
  if (location) return <Place id={location} />
  const space = spaceOf(view.side, id)
  if (space?.letter) return <>space {space.letter}</>
  if (space?.enemy) return <>the enemies of level {space.enemy}</>
  return <>{space?.mountain ? 'the mountains' : 'open land'}</>
}

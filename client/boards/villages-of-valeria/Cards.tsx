import type { CSSProperties, ReactNode } from 'react'
import { adventurerOf } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import type { Type } from '../../../games/villages-of-valeria/data/constants'
import { eventOf } from '../../../games/villages-of-valeria/data/events'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { describeEvent, describePower } from '../../../games/villages-of-valeria/words/describe'
import { Points } from '../../kit/pieces'
import { Icon } from './pictures'
import { CostRow, NeedRow, ResourceSign, TypeSign } from './Signs'

const grounds: Readonly<Record<Type, readonly [light: string, strong: string]>> = {
  worker: ['#efd9ac', '#7d4f12'],
  soldier: ['#f0c9bd', '#932a1e'],
  shadow: ['#d3c7e6', '#473068'],
  holy: ['#f5e6a8', '#7d6000'],
}

/** The two tones of a type, for everything of that type. */
export const toneOf = (type: Type): CSSProperties => {
  const [light, strong] = grounds[type]
  return { '--a': light, '--b': strong }
}

const Art = ({ of, children }: { readonly of: string; readonly children?: ReactNode }) => (
  <span className="art" data-card={of.split('#')[0]}>
    <Icon of={of} />
    {children}
  </span>
)

/** Inside a Building card: price and points, picture with its type, name, power, and what it gives as a Resource. */
export function BuildingFace({ card }: { readonly card: string }) {
  const { name, type, cost, vp, power, shows } = buildingOf(card)
  return (
    <>
      <span className="bh">
        <CostRow cost={cost} />
        <Points n={vp} />
      </span>
      <Art of={card}>
        <TypeSign of={type} />
      </Art>
      <span className="nm">{name}</span>
      <span className="pw">{describePower(power)}</span>
      <span className="sh">
        <small>gives</small>
        <span className="sr">{shows} as a resource</span>
        <ResourceSign of={shows} />
      </span>
    </>
  )
}

export const BuildingCard = ({ card }: { readonly card: string }) => (
  <span className="card bd" style={toneOf(buildingOf(card).type)} data-card={card}>
    <BuildingFace card={card} />
  </span>
)

export function AdventurerFace({ id }: { readonly id: string }) {
  const { name, needs, vp, power } = adventurerOf(id)
  return (
    <>
      <span className="bh">
        <NeedRow needs={needs} />
        <Points n={vp} />
      </span>
      <Art of={id} />
      <span className="nm">{name}</span>
      <span className="pw">{describePower(power)}</span>
    </>
  )
}

export const AdventurerCard = ({ id }: { readonly id: string }) => (
  <span className="card ad" data-card={id}>
    <AdventurerFace id={id} />
  </span>
)

export function MonumentFace({ id }: { readonly id: string }) {
  const { name, type, cost, vp } = monumentOf(id)
  return (
    <>
      <span className="bh">
        <CostRow cost={cost} />
      </span>
      <Art of={id}>
        <TypeSign of={type} />
      </Art>
      <span className="nm">{name}</span>
      <Points n={vp} look="big" />
    </>
  )
}

export const MonumentCard = ({ id }: { readonly id: string }) => (
  <span className="card mn" style={toneOf(monumentOf(id).type)} data-card={id}>
    <MonumentFace id={id} />
  </span>
)

export function EventCard({ id }: { readonly id: string }) {
  const { name, happening } = eventOf(id)
  return (
    <span className="card ev">
      <Art of={id} />
      <span className="nm">{name}</span>
      <span className="pw">{describeEvent(happening)}</span>
    </span>
  )
}

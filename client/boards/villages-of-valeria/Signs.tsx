import Broadsword from '~icons/game-icons/broadsword'
import CrystalShine from '~icons/game-icons/crystal-shine'
import DominoMask from '~icons/game-icons/domino-mask'
import HammerNails from '~icons/game-icons/hammer-nails'
import Log from '~icons/game-icons/log'
import StoneBlock from '~icons/game-icons/stone-block'
import StonePile from '~icons/game-icons/stone-pile'
import Sun from '~icons/game-icons/sun'
import Swordman from '~icons/game-icons/swordman'
import TwoCoins from '~icons/game-icons/two-coins'
import Wheat from '~icons/game-icons/wheat'
import {
  type Action,
  type Cost,
  type Resource,
  resources,
  type Type,
  types,
} from '../../../games/villages-of-valeria/data/constants'
import { describeCost, describeNeeds } from '../../../games/villages-of-valeria/words/describe'
import type { Picture } from '../../kit/pictures'

const resourceIcon: Readonly<Record<Resource, Picture>> = {
  food: Wheat,
  wood: Log,
  stone: StoneBlock,
  magic: CrystalShine,
}

const typeIcon: Readonly<Record<Type, Picture>> = {
  worker: HammerNails,
  soldier: Broadsword,
  shadow: DominoMask,
  holy: Sun,
}

const actionIcon: Readonly<Record<Action, Picture>> = {
  harvest: Wheat,
  develop: StonePile,
  build: HammerNails,
  recruit: Swordman,
  tax: TwoCoins,
}

/** A resource is colour, outline and picture. */
export function ResourceSign({ of }: { readonly of: Resource }) {
  const Sign = resourceIcon[of]
  return (
    <span className={`rs ${of}`}>
      <Sign aria-hidden="true" />
    </span>
  )
}

/** A resource where there is little room: colour, outline and letter. */
const Pip = ({ of }: { readonly of: Resource }) => (
  <span className={`rs pip ${of}`} aria-hidden="true">
    {of.charAt(0).toUpperCase()}
  </span>
)

export function ResourceIcon({ of }: { readonly of: Resource }) {
  const Sign = resourceIcon[of]
  return <Sign aria-hidden="true" />
}

export const repeated = <Kind extends string>(
  kinds: readonly Kind[],
  counts: Readonly<Partial<Record<Kind, number>>>,
) => kinds.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, (_, n) => ({ kind, key: `${kind} ${n}` })))

export const CostRow = ({ cost }: { readonly cost: Cost }) => (
  <span className="cst">
    {repeated(resources, cost).map(({ kind, key }) => (
      <Pip key={key} of={kind} />
    ))}
    <span className="sr">costs {describeCost(cost)}</span>
  </span>
)

/** All four: whatever is needed. */
export const Wild = () => (
  <span className="wild">
    {resources.map((res) => (
      <Pip key={res} of={res} />
    ))}
    <span className="sr">any resource</span>
  </span>
)

export function TypeSign({ of, small = false }: { readonly of: Type; readonly small?: boolean }) {
  const Sign = typeIcon[of]
  return (
    <span className={small ? `ty t ${of}` : `ty ${of}`} title={of}>
      <Sign aria-hidden="true" />
    </span>
  )
}

export const NeedRow = ({ needs }: { readonly needs: Readonly<Partial<Record<Type, number>>> }) => (
  <span className="cst">
    {repeated(types, needs).map(({ kind, key }) => (
      <TypeSign key={key} of={kind} small />
    ))}
    <span className="sr">asks for {describeNeeds(needs)}</span>
  </span>
)

export function ActionIcon({ of }: { readonly of: Action }) {
  const Sign = actionIcon[of]
  return <Sign aria-hidden="true" />
}

/** Where a gold lies or could lie: empty, there already, placed now, suggested, or not needed for a loan. */
export type CoinState = 'free' | 'there' | 'placed' | 'suggested' | 'lent'

export const Coin = ({ state }: { readonly state: CoinState }) => (
  <i className={`coin ${state}`} aria-hidden="true">
    {state === 'free' ? null : <b>{state === 'lent' ? 0 : 1}</b>}
  </i>
)

import type { ReactNode } from 'react'
import { type Bundle, type Good, goods, type Resource } from '../../../games/now-or-never/data/effects'
import { resourceName, some } from '../../../games/now-or-never/words/describe'
import { range } from './lists'
import { Icon } from './pictures'

const letters: Readonly<Record<Good, string>> = { shell: 'S', tool: 'T', demon: 'D', crystal: 'C' }

/** A good is colour, outline and picture; where it is too small for a picture, a letter. */
export const GoodSign = ({ good, small = false }: { readonly good: Good; readonly small?: boolean }) => (
  <span className={small ? `gd ${good} small` : `gd ${good}`} title={resourceName(good)}>
    {small ? <span aria-hidden="true">{letters[good]}</span> : <Icon of={good} />}
    <span className="sr">{resourceName(good)}</span>
  </span>
)

const isGood = (what: Resource): what is Good => goods.some((good) => good === what)

/** A resource as its sign alone. */
export const ResourceSign = ({ what, small = false }: { readonly what: Resource; readonly small?: boolean }) =>
  isGood(what) ? (
    <GoodSign good={what} small={small} />
  ) : (
    <span className={`rs ${what}`} title={resourceName(what)}>
      <Icon of={what} />
      <span className="sr">{resourceName(what)}</span>
    </span>
  )

/** How many of a resource somebody has. */
export const Held = ({
  what,
  n,
  name,
  children,
}: {
  readonly what: Resource
  readonly n: number
  /** Names the count, so that a change is seen. */
  readonly name: string
  readonly children?: ReactNode
}) => (
  <span className="r" title={some(n, what)}>
    <ResourceSign what={what} />
    <b data-count={name}>{n}</b>
    {children}
  </span>
)

/** A bundle of goods, every piece of it. */
export const BundleSign = ({ bundle }: { readonly bundle: Bundle }) => (
  <span className="bundle">
    {goods.flatMap((good) => range(bundle[good] ?? 0).map((i) => <GoodSign key={`${good} ${i}`} good={good} small />))}
  </span>
)

export const Coins = ({ n }: { readonly n: number }) => (
  <span className="coins">
    <Icon of="coin" />
    {n}
    <span className="sr">{n === 1 ? ' coin' : ' coins'}</span>
  </span>
)

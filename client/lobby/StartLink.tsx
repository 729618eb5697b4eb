import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { catalog } from '../../games/catalog'
import { paths } from '../app/paths'
import type { Where } from './draft'

interface Props {
  readonly where: Where
  readonly opponent?: 'person' | 'bot'
  readonly className: string
  readonly children: ReactNode
}

/** The way to a new match. With several games it leads to the covers on this page first: choose one there. */
export function StartLink({ where, opponent, ...rest }: Props) {
  const only = catalog.length === 1 ? catalog[0]?.meta.id : undefined
  return only ? <Link href={paths.newMatch(only, where, opponent)} {...rest} /> : <a href="#games" {...rest} />
}

import type { ReactNode } from 'react'
import { faceOf } from './faces'

interface Props {
  readonly game: string
  readonly title: string
  readonly details: ReactNode
  readonly state: ReactNode
  readonly actions: ReactNode
  /** Somebody waits for you here. */
  readonly yours?: boolean
}

export function MatchRow({ game, title, details, state, actions, yours = false }: Props) {
  const { Emblem } = faceOf(game)
  return (
    <li className={yours ? 'mt yours' : 'mt'} data-game={game}>
      <span className="th">
        <Emblem aria-hidden="true" />
      </span>
      <div className="w">
        <h3 className="t">{title}</h3>
        <div className="d">{details}</div>
      </div>
      <div className="x">{state}</div>
      <div className="a">{actions}</div>
    </li>
  )
}

import type { ReactNode } from 'react'
import { PlayerMark } from './PlayerMark'
import type { Player } from './table'

export interface Deed {
  readonly id: string
  readonly icon?: ReactNode
  readonly name: string
  /** What it brought or cost. */
  readonly worth?: ReactNode
  readonly failed?: boolean
}

interface Row {
  readonly title?: string
  readonly deeds: readonly Deed[]
}

interface Props {
  readonly title: string
  readonly note: string
  readonly players: readonly Player[]
  /** What a player did: in a few words, and in rows; an empty one is left out. */
  of(player: Player): { readonly note: ReactNode; readonly rows: readonly Row[] }
}

/** What decided the match, player by player: a panel of the score sheet. */
export const Deeds = ({ title, note, players, of }: Props) => (
  <>
    <h2 className="display">
      {title} <small>{note}</small>
    </h2>
    <ul className="deeds">
      {players.map((player) => (
        <PlayersDeeds key={player.id} player={player} {...of(player)} />
      ))}
    </ul>
  </>
)

interface PlayerProps extends ReturnType<Props['of']> {
  readonly player: Player
}

const PlayersDeeds = ({ player: { mark, name }, note, rows }: PlayerProps) => (
  <li data-p={mark}>
    <h3>
      <PlayerMark mark={mark} size="s" />
      {name}
      <small>{note}</small>
    </h3>
    {rows
      .filter(({ deeds }) => deeds.length > 0)
      .map(({ title = '', deeds }) => (
        <p key={title} className="dl">
          {title ? <b>{title}</b> : null}
          {deeds.map(({ id, icon, name: deed, worth, failed }) => (
            <span key={id} className={failed ? 'deed failed' : 'deed'}>
              {icon}
              <small>{deed}</small>
              {worth}
            </span>
          ))}
        </p>
      ))}
  </li>
)

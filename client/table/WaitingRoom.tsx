import type { ReactNode } from 'react'
import { inCatalog } from '../../games/catalog'
import { useHeading } from '../app/page'
import { Site } from '../app/Site'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import type { Table } from '../kit/table'
import { Invite } from '../lobby/Invite'
import type { Status } from './line'
import './waiting.css'

interface Props {
  readonly table: Table
  readonly id: string
  readonly status: Status
  /** null for those who watch. */
  readonly onLeave: (() => void) | null
  /** What else there is to say while somebody is missing. */
  readonly note?: ReactNode
}

/** Until everybody is there. */
export function WaitingRoom({ table, id, status, onLeave, note }: Props) {
  const { meta } = table.definition
  const free = table.players.filter((player) => player.free).length
  const title = `Waiting for ${free === 1 ? 'one more player' : `${free} more players`}`
  const heading = useHeading(`${title} · ${meta.title}`)
  return (
    <Site game={inCatalog(meta.id)?.meta ?? meta}>
      <section className="waiting" data-game={meta.id}>
        <p className="display game">{meta.title}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>Send this link to your friends. The match begins by itself when every seat is taken.</p>
        <Invite game={meta.id} id={id} />
        <Seats table={table} />
        {note}
        {status === 'online' ? null : <p role="alert">The server cannot be reached. Trying again by itself…</p>}
        {onLeave ? (
          <button type="button" className="btn" onClick={onLeave}>
            <Stroke of="leave" />
            Leave the match
          </button>
        ) : null}
      </section>
    </Site>
  )
}

function Seats({ table }: { readonly table: Table }) {
  return (
    <ul className="sitting" aria-live="polite">
      {table.players.map(({ id, name, mark, you, connected, free, bot }) => (
        <li key={id} className={free ? 'free' : undefined} data-p={mark}>
          <PlayerMark mark={mark} size="l" />
          <b>{name}</b>
          {you ? <span className="tag">you</span> : null}
          {bot ? <span className="tag">bot</span> : null}
          {!free && !connected ? <span className="tag">offline</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** In a running match: somebody left, and the game waits. */
export function FreeSeat({ game, id, note }: { game: string; id: string; note?: ReactNode }) {
  return (
    <div className="railnote" role="status">
      <p>A seat is free. Whoever gets this link can take it.</p>
      <Invite game={game} id={id} />
      {note}
    </div>
  )
}

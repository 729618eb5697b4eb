import { type ReactNode, useState } from 'react'
import { inCatalog } from '../../games/catalog'
import { type BotKind, usualBot } from '../../games/kit/bot-kinds'
import { api, sentence } from '../app/api'
import { useHeading } from '../app/page'
import { Site } from '../app/Site'
import type { RememberedSeat } from '../app/seats'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import type { Player, Table } from '../kit/table'
import { Invite } from '../lobby/Invite'
import type { Status } from './line'
import './waiting.css'

interface Props {
  readonly table: Table
  readonly id: string
  readonly status: Status
  /** Asks whether somebody shall go; whoever sat down first may. */
  readonly onRemove: (player: Player) => void
  /** null for those who watch. */
  readonly onLeave: (() => void) | null
  /** What else there is to say while somebody is missing. */
  readonly note?: ReactNode
}

/** Until everybody is there. */
export function WaitingRoom({ table, id, status, onRemove, onLeave, note }: Props) {
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
        <Seats table={table} onRemove={onRemove} />
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

function Seats({ table, onRemove }: Pick<Props, 'table' | 'onRemove'>) {
  const mayRemove = table.players.some(({ you, host }) => you && host)
  return (
    <ul className="sitting" aria-live="polite">
      {table.players.map((player) => {
        const { id, name, mark, you, connected, free, bot } = player
        return (
          <li key={id} className={free ? 'free' : undefined} data-p={mark}>
            <PlayerMark mark={mark} size="l" />
            <b>{name}</b>
            {you ? <span className="tag">you</span> : null}
            {bot ? <span className="tag">bot</span> : null}
            {!free && !connected ? <span className="tag">offline</span> : null}
            {mayRemove && !you && !free && !bot ? (
              <button
                type="button"
                className="btn small"
                aria-label={`Remove ${name}`}
                onClick={() => onRemove(player)}
              >
                Remove
              </button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

interface FreeSeatProps {
  readonly game: string
  readonly id: string
  readonly seat: RememberedSeat | null
  readonly players: readonly Player[]
  readonly note?: ReactNode
}

/** In a running match: somebody left, and those who stayed decide who plays on. */
export function FreeSeat({ game, id, seat, players, note }: FreeSeatProps) {
  const [offered, setOffered] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  async function give(to: Player, bot: BotKind | null): Promise<void> {
    if (!seat) return
    try {
      await api.replace(game, id, { playerID: seat.seat, credentials: seat.credentials }, to.id, bot)
      if (!bot) setOffered([...offered, to.id])
    } catch (error) {
      setProblem(sentence(error))
    }
  }
  return (
    <div className="railnote" role="status">
      {players
        .filter(({ free }) => free)
        .map((player) => (
          <div key={player.id}>
            <p>{player.left ? `${player.left} has left and has seen this hand.` : 'A seat is free.'}</p>
            {offered.includes(player.id) ? (
              <>
                <p>Whoever gets this link can take the seat.</p>
                <Invite game={game} id={id} />
              </>
            ) : seat ? (
              <div className="btns">
                <button type="button" className="btn small" onClick={() => give(player, usualBot)}>
                  A bot plays on
                </button>
                <button type="button" className="btn small" onClick={() => give(player, null)}>
                  Offer the seat
                </button>
              </div>
            ) : (
              <p>The table decides who plays on.</p>
            )}
          </div>
        ))}
      {note}
      {problem ? <p className="problem">{problem}</p> : null}
    </div>
  )
}

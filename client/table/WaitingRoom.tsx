import { type ReactNode, useCallback, useState } from 'react'
import { inCatalog } from '../../games/catalog'
import { type BotKind, usualBot } from '../../games/kit/bot-kinds'
import { api, type Proof, sentence } from '../app/api'
import { useHeading } from '../app/page'
import { Site } from '../app/Site'
import type { RememberedSeat } from '../app/seats'
import { termsWords } from '../app/terms'
import { usePolled } from '../app/usePolled'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import { type Player, type Table, TableContext } from '../kit/table'
import { Invite } from '../lobby/Invite'
import { BotSelect } from '../lobby/SeatFields'
import { optionWords } from '../lobby/words'
import { Chat } from './Chat'
import type { Status } from './line'
import type { Session } from './session'
import './waiting.css'

interface Props {
  readonly table: Table
  readonly session: Session
  readonly id: string
  readonly seat: RememberedSeat | null
  readonly status: Status
  /** In a series everybody comes along, and its page decides about the seats. */
  readonly inSeries: boolean
  /** Asks whether somebody shall go; whoever sat down first may. */
  readonly onRemove: (player: Player) => void
  /** null for those who watch. */
  readonly onLeave: (() => void) | null
  /** What else there is to say while somebody is missing. */
  readonly note?: ReactNode
}

/** Until everybody is there. */
export function WaitingRoom(props: Props) {
  const { table, session, id, status, onLeave, note } = props
  const { meta } = table.definition
  const free = table.players.filter((player) => player.free).length
  const title = `Waiting for ${free === 1 ? 'one more player' : `${free} more players`}`
  const heading = useHeading(`${title} · ${meta.title}`)
  const say = useCallback((text: string) => session.say(text), [session])
  return (
    <Site game={inCatalog(meta.id)?.meta ?? meta}>
      <section className="waiting" data-game={meta.id}>
        <p className="display game">{meta.title}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>Send this link to your friends. The match begins by itself when every seat is taken.</p>
        <Invite game={meta.id} id={id} />
        <Seats {...props} />
        {note}
        <Agreed table={table} id={id} />
        {status === 'online' ? null : <p role="alert">The server cannot be reached. Trying again by itself…</p>}
        <TableContext value={table}>
          <Chat chat={session.get().chat} onSay={say} />
        </TableContext>
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

const rarely = 15_000

/** What will be played: the options of the match, and what the table does about people who are away. */
function Agreed({ table, id }: Pick<Props, 'table' | 'id'>) {
  const { meta } = table.definition
  const load = useCallback((signal: AbortSignal) => api.matches([id], signal), [id])
  const match = usePolled(load, rarely).data?.[0]
  if (!match) return null
  const words = optionWords(meta, match.options, match.players.length)
  const all = [words.length > 0 ? words.join(' · ') : 'The usual options', termsWords(match.terms)]
  return (
    <ul className="agreed" aria-label="Options">
      {[...all, match.unlisted ? 'by invitation' : 'public'].map((one) => (
        <li key={one} className="tag">
          {one}
        </li>
      ))}
    </ul>
  )
}

/** What whoever sat down first decides before the match begins. */
function useHosting({ table, id, seat }: Pick<Props, 'table' | 'id' | 'seat'>) {
  const [problem, setProblem] = useState<string | null>(null)
  async function decide(what: (game: string, id: string, proof: Proof) => Promise<unknown>): Promise<void> {
    if (!seat) return
    setProblem(null)
    try {
      await what(table.definition.meta.id, id, { playerID: seat.seat, credentials: seat.credentials })
    } catch (error) {
      setProblem(sentence(error))
    }
  }
  return {
    problem,
    seatBot: (at: string, bot: BotKind | null) => decide((...match) => api.replace(...match, at, bot)),
    start: () => decide(api.start),
  }
}

function Seats(props: Props) {
  const { table, inSeries, onRemove } = props
  const hosting = useHosting(props)
  const isHost = table.players.some(({ you, host }) => you && host)
  const taken = table.players.filter(({ free }) => !free).length
  const mayStart = isHost && !inSeries && taken >= table.definition.meta.players.min
  return (
    <>
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
              {isHost && !you ? (
                <span className="does">
                  <Decide player={player} hosting={hosting} inSeries={inSeries} onRemove={onRemove} />
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      {mayStart ? (
        <button type="button" className="btn primary" onClick={hosting.start}>
          <Stroke of="play" />
          Start with {taken} {taken === 1 ? 'player' : 'players'}
        </button>
      ) : null}
      {hosting.problem ? (
        <p className="problem" role="alert">
          {hosting.problem}
        </p>
      ) : null}
    </>
  )
}

interface DecideProps extends Pick<Props, 'inSeries' | 'onRemove'> {
  readonly player: Player
  readonly hosting: ReturnType<typeof useHosting>
}

/** What the host can do about a seat. */
function Decide({ player, hosting, inSeries, onRemove }: DecideProps) {
  const { id, name, free, bot } = player
  if (inSeries && (free || bot)) return null
  if (free) {
    return (
      <button type="button" className="btn small" onClick={() => hosting.seatBot(id, usualBot)}>
        <Stroke of="bot" size={15} />
        Add a bot
      </button>
    )
  }
  const remove = bot ? () => void hosting.seatBot(id, null) : () => onRemove(player)
  return (
    <>
      {bot ? (
        <BotSelect label={`Bot on seat ${Number(id) + 1}`} kind={bot} onChange={(kind) => hosting.seatBot(id, kind)} />
      ) : null}
      <button type="button" className="btn small" aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </button>
    </>
  )
}

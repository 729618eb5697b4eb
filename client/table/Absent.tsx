import { type ReactNode, useState } from 'react'
import { usualBot } from '../../games/kit/bot-kinds'
import { api, sentence } from '../app/api'
import type { RememberedSeat } from '../app/seats'
import type { Player } from '../kit/table'
import { Invite } from '../lobby/Invite'
import type { Agreements } from './agreements'
import { together } from './words'

interface Props {
  readonly game: string
  readonly id: string
  readonly seat: RememberedSeat | null
  readonly players: readonly Player[]
  readonly agreements: Agreements
  readonly note?: ReactNode
}

/** Below the players of a running match: who sits there no more, and what the table is about to agree on. */
export function Absent(props: Props) {
  const { players, note } = props
  const gone = players.filter(({ left, bot, free }) => left !== undefined && (bot || free))
  const wanted = players.filter(({ against = [] }) => against.length > 0)
  const enders = players.filter(({ ends }) => ends)
  const mine = (votes: readonly string[]) => votes.includes(props.seat?.seat ?? '')
  const asks =
    props.seat !== null &&
    (wanted.some(({ you, against = [] }) => !you && !mine(against)) ||
      (enders.length > 0 && !mine(enders.map(({ id }) => id))))
  return (
    <div className={asks ? 'railnote asks' : 'railnote'} role="status">
      {gone.map((player) => (
        <Gone key={player.id} {...props} player={player} />
      ))}
      {wanted.map((player) => (
        <Wanted key={player.id} {...props} player={player} />
      ))}
      {enders.length > 0 ? <Enders {...props} enders={enders} /> : null}
      {gone.length > 0 ? note : null}
    </div>
  )
}

type Of = { readonly player: Player }

const whatHappened = ({ left, why }: Player): string => {
  if (why === 'away') return `${left} is away`
  if (why === 'resigned') return `${left} has resigned`
  return why === 'removed' ? `${left} was removed` : `${left} has left`
}

function Gone({ game, id, seat, player }: Props & Of) {
  const [offered, offer] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function give(bot: typeof usualBot | null): Promise<void> {
    if (!seat) return
    try {
      await api.replace(game, id, { playerID: seat.seat, credentials: seat.credentials }, player.id, bot)
      offer(!bot)
    } catch (error) {
      setProblem(sentence(error))
    }
  }
  return (
    <div>
      <p>
        {whatHappened(player)}: {player.free ? 'the seat is free.' : `${player.name} plays for them.`}
        {player.why === 'away' ? ' They can come back at any time.' : null}
      </p>
      {offered ? (
        <>
          <p>Whoever gets this link can take the seat. Its hand has been seen by {player.left}.</p>
          <Invite game={game} id={id} />
        </>
      ) : seat && player.why !== 'away' ? (
        <div className="btns">
          {player.free ? (
            <button type="button" className="btn small" onClick={() => give(usualBot)}>
              A bot plays on
            </button>
          ) : null}
          <button type="button" className="btn small" onClick={() => give(null)}>
            Offer the seat
          </button>
        </div>
      ) : null}
      {problem ? <p className="problem">{problem}</p> : null}
    </div>
  )
}

const seated = (players: readonly Player[]): Player[] => players.filter(({ bot, free }) => !bot && !free)
const namesOf = (players: readonly Player[]): string => together(players.map(({ name, you }) => (you ? 'you' : name)))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const verb = (who: readonly Player[]): string => (who.length > 1 || who.some(({ you }) => you) ? 'want' : 'wants')

/** Everybody sees who is for it. */
function Wanted({ players, seat, player, agreements }: Props & Of) {
  const people = seated(players)
  const by = people.filter(({ id }) => player.against?.includes(id))
  const needed = Math.floor(people.length / 2) + 1
  const mine = by.some(({ you }) => you)
  return (
    <div>
      <p>
        {capital(namesOf(by))} {verb(by)} {player.you ? 'you' : player.name} to go: {by.length} of {needed} votes.
      </p>
      {seat && !player.you ? (
        <Choice mine={mine} onYes={() => agreements.ask(player)} onNo={() => agreements.withdraw(player)} />
      ) : null}
    </div>
  )
}

function Enders({ players, seat, enders, agreements }: Props & { readonly enders: readonly Player[] }) {
  const people = seated(players)
  const mine = enders.some(({ you }) => you)
  return (
    <div>
      <p>
        {capital(namesOf(enders))} {verb(enders)} to end the match here: {enders.length} of {people.length} votes.
      </p>
      {seat ? <Choice mine={mine} onYes={agreements.askEnd} onNo={() => agreements.withdraw(null)} /> : null}
    </div>
  )
}

interface ChoiceProps {
  /** Whether one's own vote is among them. */
  readonly mine: boolean
  readonly onYes: () => void
  readonly onNo: () => Promise<unknown>
}

function Choice({ mine, onYes, onNo }: ChoiceProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const back = () => onNo().catch((error) => setProblem(sentence(error)))
  return (
    <div className="btns">
      <button type="button" className="btn small" onClick={mine ? back : onYes}>
        {mine ? 'Take my vote back' : 'Agree'}
      </button>
      {problem ? <p className="problem">{problem}</p> : null}
    </div>
  )
}

import { type FormEvent, useCallback, useState } from 'react'
import { Link } from 'wouter'
import { inCatalog } from '../../games/catalog'
import { matchIdPattern, type Summary } from '../../games/kit/wire'
import { api, sentence } from '../app/api'
import { nameProblem, rememberName, tidyName, usePlayerName } from '../app/identity'
import { paths } from '../app/paths'
import { usePolled } from '../app/usePolled'
import { FieldProblem, NameField } from '../app/You'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import { isOver } from './standing'
import { claimOf, takeSeat } from './useJoin'
import { optionWords } from './words'
import './join.css'

const EVERY = 3000

interface Props {
  readonly game: string
  readonly id: string
  /** Called once the seat is taken and remembered. */
  readonly onSeated: (seat: string) => void
  readonly onWatch: () => void
}

/** For somebody who opened an invitation and has no seat there: take one, watch, or a way on. */
export function JoinPanel(props: Props) {
  // A link that was cut or sent with a full stop behind it names no match at all.
  return matchIdPattern.test(props.id) ? <Invited {...props} /> : <Unknown />
}

function Invited({ game, id, onSeated, onWatch }: Props) {
  const load = useCallback((signal: AbortSignal) => api.matches([id], signal), [id])
  const { data, problem } = usePolled(load, EVERY)
  const match = data?.find((one) => one.id === id && one.game === game)
  if (!data) return problem ? <Trouble title="The table does not answer" says={problem} /> : <Looking />
  if (!match) return <Unknown />
  if (isOver(match))
    return <Closed title="This match is over" says="You can still look at how it ended." onWatch={onWatch} />
  if (openSeats(match).length === 0 && match.players.some(({ name }) => name === null)) {
    const says = 'A seat is empty, but it is kept, or the match is under way: then somebody at the table must offer it.'
    return <Closed title="No seat is free for you now" says={says} onWatch={onWatch} />
  }
  if (openSeats(match).length === 0) {
    return <Closed title="All seats are taken" says="You can watch, or open a table of your own." onWatch={onWatch} />
  }
  return <TakeSeat match={match} onSeated={onSeated} onWatch={onWatch} />
}

function Looking() {
  return (
    <section className="join-panel" aria-busy="true">
      <p>Looking for the match…</p>
    </section>
  )
}

function Unknown() {
  return (
    <Trouble
      title="There is no such match"
      says="The link may be incomplete, or the match was removed. The lobby shows every open table."
    />
  )
}

function Trouble({ title, says }: { readonly title: string; readonly says: string }) {
  return (
    <section className="join-panel">
      <h2>{title}</h2>
      <p>{says}</p>
      <div className="btns">
        <Link className="btn primary" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </section>
  )
}

interface ClosedProps {
  readonly title: string
  readonly says: string
  readonly onWatch: () => void
}

function Closed({ title, says, onWatch }: ClosedProps) {
  return (
    <section className="join-panel">
      <h2>{title}</h2>
      <p>{says}</p>
      <div className="btns">
        <button type="button" className="btn primary" onClick={onWatch}>
          <Stroke of="eye" />
          Watch
        </button>
        <Link className="btn" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </section>
  )
}

/** Free seats that are not kept for somebody else. */
function openSeats(match: Summary): string[] {
  const mine = claimOf(match)?.seat
  const kept = match.series?.kept ?? {}
  return match.players.flatMap(({ id, open }) => (open && (kept[id] === undefined || id === mine) ? [id] : []))
}

interface TakeProps {
  readonly match: Summary
  readonly onSeated: (seat: string) => void
  readonly onWatch: () => void
}

function TakeSeat({ match, onSeated, onWatch }: TakeProps) {
  const form = useTakeSeat(match, onSeated)
  const meta = inCatalog(match.game)?.meta
  const details = meta
    ? [`${match.players.length} seats`, ...optionWords(meta, match.options, match.players.length)]
    : []
  return (
    <section className="join-panel" data-game={match.game}>
      <h2>You are invited to {meta?.title ?? 'a match'}</h2>
      <p>{details.join(' · ')}</p>
      <form onSubmit={form.submit} noValidate>
        {match.players.map(({ id, open, left }) =>
          open && left ? <p key={id}>{left} has played this seat before and has seen its cards.</p> : null,
        )}
        <Seats match={match} chosen={form.seat} choose={form.choose} />
        {form.known ? (
          <p>
            You play as <b>{form.known}</b>.
          </p>
        ) : (
          <NameField label="Your name" value={form.typed} onChange={form.setTyped} problem={form.wrong} />
        )}
        <FieldProblem problem={form.failure} />
        <div className="btns">
          <button type="submit" className="btn primary" aria-disabled={form.busy || undefined}>
            {form.busy ? 'Sitting down…' : 'Take a seat'}
          </button>
          <button type="button" className="btn" onClick={onWatch}>
            <Stroke of="eye" />
            Just watch
          </button>
        </div>
      </form>
    </section>
  )
}

function useTakeSeat(match: Summary, onSeated: (seat: string) => void) {
  const known = usePlayerName()
  const [typed, setTyped] = useState('')
  const [choice, choose] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const claim = claimOf(match)
  const free = openSeats(match)
  const seat = choice !== undefined && free.includes(choice) ? choice : (claim?.seat ?? free[0])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const name = known || tidyName(typed)
    setWrong(nameProblem(name))
    if (busy || nameProblem(name)) return
    setBusy(true)
    setFailure(undefined)
    try {
      const before = seat === claim?.seat ? claim?.before : undefined
      const taken = await takeSeat(match.game, match.id, name, { seat, before })
      rememberName(name)
      onSeated(taken)
    } catch (error) {
      setFailure(sentence(error))
      setBusy(false)
    }
  }

  return { known, typed, setTyped, seat, choose, wrong, failure, busy, submit }
}

interface SeatsProps {
  readonly match: Summary
  readonly chosen: string | undefined
  readonly choose: (seat: string) => void
}

function Seats({ match, chosen, choose }: SeatsProps) {
  const open = openSeats(match)
  const kept = match.series?.kept ?? {}
  return (
    <fieldset className="join-seats">
      <legend className="sr">Seats</legend>
      {match.players.map(({ id, name }) => (
        <label key={id} data-p={Number(id) + 1} className={seatLook(open.includes(id), id === chosen)}>
          <input
            type="radio"
            className="sr"
            name="seat"
            disabled={!open.includes(id)}
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          <PlayerMark mark={Number(id) + 1} size="l" />
          <b>{name ?? (id === chosen ? 'Your seat' : seatWords(kept[id]))}</b>
        </label>
      ))}
    </fieldset>
  )
}

const seatWords = (keptFor: string | undefined): string => (keptFor === undefined ? 'Free' : `Kept for ${keptFor}`)

const seatLook = (open: boolean, chosen: boolean): string => {
  if (!open) return 'taken'
  return chosen ? 'free on' : 'free'
}

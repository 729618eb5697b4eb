import { type ReactNode, useEffect, useState } from 'react'
import Laurels from '~icons/game-icons/laurels'
import type { Meta } from '../../games/kit/meta'
import { type Figures, isComplete, nameOf, partNumber, type Reading, type Series } from '../../games/kit/series'
import { useHeading } from '../app/page'
import { Site } from '../app/Site'
import { ClauseLink, GameContext } from '../kit/ClauseLink'
import { PlayerMark } from '../kit/PlayerMark'
import { Stroke } from '../kit/Stroke'
import { OwnCoverPicture } from '../lobby/CoverPicture'
import { minus, together } from '../table/words'
import '../lobby/lobby.css'
import '../lobby/game.css'
import './series.css'

export interface SeatLine {
  readonly name: string
  /** What there is to say of whoever sits there, as "bot" or "not there yet". */
  readonly tags: readonly string[]
  /** What can be done about this seat. */
  readonly actions?: ReactNode
}

interface Props {
  readonly meta: Meta
  readonly series: Series
  readonly sheet: unknown
  readonly seats: readonly SeatLine[]
  /** The part after those on the sheet is being played. */
  readonly playing: boolean
  /** What to do next. */
  readonly next: ReactNode
  /** Below: a link, a file. */
  readonly tools: ReactNode
}

/** The page of a series: what it has brought so far, who plays, and how it goes on. */
export function SeriesView(props: Props) {
  const { meta, series, sheet, seats, next, tools } = props
  const reading = useReading(series, sheet)
  return (
    <Site game={meta}>
      <GameContext value={meta.id}>
        <div className="series" data-game={meta.id}>
          <Banner {...props} reading={reading} />
          <div className="in wrap">
            <div>
              {reading ? <Sheet {...props} reading={reading} /> : <p aria-busy="true">Reading the sheet…</p>}
              {reading && reading.starts.length > 0 ? <Starts {...props} reading={reading} /> : null}
            </div>
            <div className="side">
              <section className="panel now" aria-label="How it goes on">
                {next}
              </section>
              <section className="panel" aria-labelledby="who-plays">
                <h2 id="who-plays">Who plays</h2>
                <Seats seats={seats} roles={reading?.roles ?? []} />
              </section>
              <section className="panel tools" aria-label="Keep and share">
                {tools}
              </section>
            </div>
          </div>
        </div>
      </GameContext>
    </Site>
  )
}

/** The sheet as people read it, as soon as what reads it is there. */
function useReading(series: Series, sheet: unknown): Reading | undefined {
  const [read, setRead] = useState<(sheet: unknown) => Reading>()
  useEffect(() => {
    series.reader().then((reader) => setRead(() => reader))
  }, [series])
  return read?.(sheet)
}

type Read = Props & { readonly reading: Reading }

const namesOf = (seats: readonly SeatLine[], of: readonly number[]): string =>
  together(of.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`))

/** Seats with the most of these figures. */
const leaders = ({ bySeat }: Figures): number[] => {
  const most = Math.max(...bySeat)
  return bySeat.flatMap((value, seat) => (value === most ? [seat] : []))
}

function headline({ series, sheet, seats }: Props, reading: Reading | undefined): string {
  const { winners, totals } = reading ?? { winners: [], totals: [] }
  const points = minus(totals.at(-1)?.bySeat[winners[0] ?? 0] ?? 0)
  if (!isComplete(series, sheet) || winners.length === 0) return `The ${series.name}`
  if (seats.length === 1) return `The ${series.name} ends with ${points}`
  const names = namesOf(seats, winners)
  return winners.length > 1
    ? `${names} share the ${series.name} with ${points}`
    : `${names} wins the ${series.name} with ${points}`
}

function standing(props: Props, reading: Reading | undefined): string {
  const { series, sheet, seats, playing } = props
  const done = series.done(sheet)
  if (isComplete(series, sheet)) return `All ${series.parts.length} ${series.part}s have been played.`
  const where = `${partNumber(series, done)} of ${series.parts.length} ${playing ? 'is on the table' : 'is next'}.`
  const last = reading?.totals.at(-1)
  if (!last || seats.length < 2) return where
  const first = leaders(last)
  return `${where} ${namesOf(seats, first)} ${first.length > 1 ? 'lead' : 'leads'} with ${minus(last.bySeat[first[0]!] ?? 0)}.`
}

function Banner(props: Props & { readonly reading: Reading | undefined }) {
  const { meta, series, sheet, reading } = props
  const title = headline(props, reading)
  const heading = useHeading(`${nameOf(series)} · ${meta.title}`)
  return (
    <section className="ban">
      <div className="in">
        <div className="cov">
          <OwnCoverPicture meta={meta} />
        </div>
        <div className="ttx">
          <p className="of">
            {isComplete(series, sheet) ? <Laurels /> : null}
            {meta.title}
          </p>
          <h1 className="display" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="dsc">{standing(props, reading)}</p>
        </div>
        <Way {...props} />
      </div>
    </section>
  )
}

/** The parts as stones to step on. */
function Way({ series, sheet, playing }: Props) {
  const done = series.done(sheet)
  const stateOf = (at: number) => {
    if (at < done) return { look: 'done', says: 'over' }
    if (at > done) return { look: 'later', says: 'later' }
    return { look: 'now', says: playing ? 'being played' : 'next' }
  }
  return (
    <ol className="way" aria-label={`The ${series.part}s`}>
      {series.parts.map((title, at) => {
        const { look, says } = stateOf(at)
        return (
          <li key={title} className={look} aria-current={look === 'now' ? 'step' : undefined}>
            <span className="stone">{look === 'done' ? <Stroke of="check" size={18} /> : at + 1}</span>
            <span className="name">
              <span className="sr">{partNumber(series, at)}: </span>
              {title}
            </span>
            <small>{says}</small>
          </li>
        )
      })}
    </ol>
  )
}

function Sheet({ series, seats, reading }: Read) {
  const { roles, parts, totals } = reading
  return (
    <section className="panel sheet" aria-labelledby="the-sheet">
      <h2 id="the-sheet">The sheet</h2>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              <th scope="col" key={seat} data-p={seat + 1}>
                <PlayerMark mark={seat + 1} />
                <span className="n">{name}</span>
                {roles[seat] ? <small>{roles[seat]}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.parts.map((title, at) => (
            <PartRow key={title} title={title} number={at + 1} seats={seats.length} figures={parts[at] ?? []} />
          ))}
        </tbody>
        {totals.length > 0 ? (
          <tfoot>
            {totals.map((line, at) => (
              <TotalRow key={line.label} line={line} last={at === totals.length - 1} />
            ))}
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly number: number
  readonly seats: number
  readonly figures: readonly Figures[]
}

function PartRow({ title, number, seats, figures: [points, ...others] }: PartProps) {
  const best = points && seats > 1 ? leaders(points) : []
  return (
    <tr className={points ? undefined : 'open'}>
      <th scope="row">
        <span className="pt">
          <span className="no">{number}</span> <span>{title}</span>
        </span>
      </th>
      {Array.from({ length: seats }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <td key={seat} className={best.includes(seat) ? 'best' : undefined}>
          {points ? (
            <>
              <span className="pts">{minus(points.bySeat[seat] ?? 0)}</span>
              {others.map(({ label, bySeat }) => (
                <small key={label}>
                  {minus(bySeat[seat] ?? 0)} <span className="lb">{label.toLowerCase()}</span>
                </small>
              ))}
            </>
          ) : (
            <>
              <span aria-hidden="true">·</span>
              <span className="sr">not played yet</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

function TotalRow({ line, last }: { readonly line: Figures; readonly last: boolean }) {
  const best = last && line.bySeat.length > 1 ? leaders(line) : []
  return (
    <tr className={last ? 'last' : undefined}>
      <th scope="row">
        {line.label} {line.clause ? <ClauseLink clause={line.clause} /> : null}
      </th>
      {line.bySeat.map((value, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <td key={seat} className={best.includes(seat) ? 'best' : undefined}>
          {minus(value)}
        </td>
      ))}
    </tr>
  )
}

function Starts({ series, sheet, seats, reading }: Read) {
  return (
    <section className="panel starts" aria-labelledby="next-start">
      <h2 id="next-start">How {partNumber(series, series.done(sheet)).toLowerCase()} begins</h2>
      <ul>
        {reading.starts.map(({ seats: who, says, clause }) => (
          <li key={says}>
            <span className="who-gets">
              {who.map((seat) => (
                <span key={seat} className="chip pl" data-p={seat + 1}>
                  <PlayerMark mark={seat + 1} size="s" />
                  {seats[seat]?.name}
                </span>
              ))}
            </span>
            <span>
              {says} <ClauseLink clause={clause} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seats({ seats, roles }: { readonly seats: readonly SeatLine[]; readonly roles: readonly string[] }) {
  return (
    <ul className="sitters">
      {seats.map(({ name, tags, actions }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={seat} data-p={seat + 1}>
          <PlayerMark mark={seat + 1} size="l" />
          <span className="nm">
            <b>{name}</b>
            {roles[seat] ? <small>{roles[seat]}</small> : null}
          </span>
          <span className="tags">
            {tags.map((tag) => (
              <span key={tag} className="tag">
                {tag}
              </span>
            ))}
          </span>
          {actions ? <span className="acts">{actions}</span> : null}
        </li>
      ))}
    </ul>
  )
}

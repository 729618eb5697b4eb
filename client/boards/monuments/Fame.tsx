import QuillInk from '~icons/game-icons/quill-ink'
import { type FameCategory, fame, historianPoints, tokens } from '../../../games/monuments/data/pieces'
import { count, type Placed } from '../../../games/monuments/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Tip } from '../../kit/Tip'
import { playerAt } from '../../kit/table'
import { fameName, famePicture, symbolPicture } from './look'
import type { MonumentsTable } from './plan'

interface Props {
  readonly table: MonumentsTable
}

/** The fame track, the historian track and, with their module, the three tokens. */
export function Fame({ table }: Props) {
  const { options } = table.view
  return (
    <section className="zone famez" aria-label="Fame and histories">
      {options.eternalFame ? <FameTrack table={table} /> : null}
      <HistorianTrack table={table} />
      {options.heroesTradersScholars ? <Tokens table={table} /> : null}
    </section>
  )
}

function Marks({ table, placed, line }: Props & { readonly placed: readonly Placed[]; readonly line: string }) {
  return placed.map(({ player: id }, i) => {
    const player = playerAt(table, id)
    const same = placed.slice(0, i).filter((other) => other.player === id).length
    return (
      <span key={`${id} ${same}`} className="at" data-piece={`${line} ${id} ${same}`}>
        <PlayerMark mark={player.mark} size="s" label={player.name} />
      </span>
    )
  })
}

function FameTrack({ table }: Props) {
  const [first, second] = fame.places
  const highest = Math.max(
    fame.length,
    ...Object.values(table.view.fame).flatMap((all) => all.map(({ number }) => number)),
  )
  const numbers = Array.from({ length: highest }, (_, i) => i + 1)
  return (
    <div>
      <div className="zt">
        <h2 className="display">Eternal Fame</h2>
        <small>
          end of game: 1st <b>{first}</b>, 2nd <b>{second}</b> per line
        </small>
      </div>
      <table className="fame">
        <caption className="sr">Fame track</caption>
        <thead>
          <tr>
            <th className="l" scope="col">
              Fame
            </th>
            {numbers.map((n) => (
              <th key={n} scope="col">
                {n}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fame.categories.map((category) => (
            <FameRow key={category} table={table} category={category} numbers={numbers} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FameRow({ table, category, numbers }: Props & { category: FameCategory; numbers: readonly number[] }) {
  const Picture = famePicture(category)
  return (
    <tr>
      <th className="l" scope="row">
        <Picture />
        {fameName(category)}
      </th>
      {numbers.map((number) => (
        <td key={number}>
          <Marks
            table={table}
            line={category}
            placed={table.view.fame[category].filter((marker) => marker.number === number)}
          />
        </td>
      ))}
    </tr>
  )
}

function HistorianTrack({ table }: Props) {
  const { histories } = table.view
  const highest = Math.max(10, ...histories.map(({ number }) => number))
  return (
    <div className="hist">
      <h2 className="lbl">
        <QuillInk />
        <span>Histories</span>
      </h2>
      <ol>
        {Array.from({ length: highest }, (_, i) => i + 1).map((number) => {
          const placed = histories.filter((history) => history.number === number)
          return (
            <li key={number} className={placed.length > 0 ? 'h has' : 'h'}>
              <small>{number}</small>
              <Marks table={table} line={`history ${number}`} placed={placed} />
            </li>
          )
        })}
      </ol>
      <span className="bon">
        best three <b>{historianPoints.best.map((points) => `+${points}`).join(' ')}</b>
      </span>
    </div>
  )
}

function Tokens({ table }: Props) {
  const { view, seat } = table
  return (
    <ul className="tokens" aria-label="Tokens">
      {tokens.map(({ symbol, name, ability }) => {
        const Picture = symbolPicture(symbol)
        const owner = view.tokens[symbol]
        const player = owner === null ? null : playerAt(table, owner)
        const refusal = seat === null ? null : table.ask('buyToken', symbol)
        const mine = seat === null ? '' : ` You show ${count(view, symbol, seat)}.`
        return (
          <li key={symbol}>
            <Tip tip={`${ability}${mine} ${refusal?.because ?? ''}`} clause={refusal?.clause || undefined}>
              <button type="button" className={`token ${symbol}`}>
                <Picture />
                <span>
                  {name}
                  <small>{player ? `with ${player.you ? 'you' : player.name}` : 'in the bank'}</small>
                </span>
                {player ? <PlayerMark mark={player.mark} size="s" /> : null}
              </button>
            </Tip>
          </li>
        )
      })}
    </ul>
  )
}

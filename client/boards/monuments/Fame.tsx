import QuillInk from '~icons/game-icons/quill-ink'
import type { PlayerId } from '../../../games/kit/rule'
import { type FameCategory, fame, historianPoints, tokens } from '../../../games/monuments/data/pieces'
import { count, type Placed } from '../../../games/monuments/state'
import { Explained } from '../../kit/chips'
import { PlayerMark } from '../../kit/PlayerMark'
import { ZoneHead } from '../../kit/pieces'
import { playerAt } from '../../kit/table'
import { lineWords, rankOf, rankWords } from './describe'
import { fameName } from './names'
import { famePicture, symbolPicture } from './pictures'
import { useMonuments } from './plan'

/** The fame track, the historian track and, with their module, the three tokens. */
export function Fame() {
  const { options } = useMonuments().view
  return (
    <section className="zone famez" aria-label="Fame and histories">
      {options.eternalFame ? <FameTrack /> : null}
      <HistorianTrack />
      {options.heroesTradersScholars ? <Tokens /> : null}
    </section>
  )
}

interface MarksProps {
  /** All markers of the line, in the order of arrival. */
  readonly line: readonly Placed[]
  readonly number: number
  /** For their way over the table. */
  readonly piece: string
}

/** The markers at one number, first come first, each with its place in the whole line. */
function Marks({ line, number, piece }: MarksProps) {
  const table = useMonuments()
  const nameOf = (id: PlayerId) => playerAt(table, id).name
  const placed = line.filter((marker) => marker.number === number)
  return placed.map((marker, i) => {
    const { player: id } = marker
    const same = placed.slice(0, i).filter((other) => other.player === id).length
    return (
      <span key={`${id} ${same}`} className="at" data-piece={`${piece} ${id} ${same}`}>
        <PlayerMark mark={playerAt(table, id).mark} size="s" label={rankWords(line, marker, nameOf)} />
        <small className="rk" aria-hidden="true">
          {rankOf(line, marker)}
        </small>
      </span>
    )
  })
}

function FameTrack() {
  const { view } = useMonuments()
  const [first, second] = fame.places
  const highest = Math.max(fame.length, ...Object.values(view.fame).flatMap((all) => all.map(({ number }) => number)))
  const numbers = Array.from({ length: highest }, (_, i) => i + 1)
  return (
    <div>
      <ZoneHead
        title="Eternal Fame"
        note={
          <>
            end of game: 1st <b>{first}</b>, 2nd <b>{second}</b> per line
          </>
        }
      />
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
            <FameRow key={category} category={category} numbers={numbers} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FameRow({ category, numbers }: { readonly category: FameCategory; readonly numbers: readonly number[] }) {
  const table = useMonuments()
  const Picture = famePicture(category)
  const line = table.view.fame[category]
  return (
    <tr>
      <th className="l" scope="row">
        <Explained className="line" tip={lineWords(line, (id) => playerAt(table, id).name)} clause="MU-097">
          <Picture />
          {fameName(category)}
        </Explained>
      </th>
      {numbers.map((number) => (
        <td key={number}>
          <Marks line={line} number={number} piece={category} />
        </td>
      ))}
    </tr>
  )
}

function HistorianTrack() {
  const { histories } = useMonuments().view
  const highest = Math.max(10, ...histories.map(({ number }) => number))
  return (
    <div className="hist">
      <h2 className="lbl">
        <QuillInk />
        <span>Histories</span>
      </h2>
      <ol>
        {Array.from({ length: highest }, (_, i) => i + 1).map((number) => {
          const has = histories.some((history) => history.number === number)
          return (
            <li key={number} className={has ? 'h has' : 'h'}>
              <small>{number}</small>
              <Marks line={histories} number={number} piece={`history ${number}`} />
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

function Tokens() {
  const table = useMonuments()
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
            <Explained
              className={`token ${symbol}`}
              tip={`${ability}${mine} ${refusal?.because ?? ''}`}
              clause={refusal?.clause || undefined}
            >
              <Picture />
              <span>
                {name}
                <small>{player ? `with ${player.you ? 'you' : player.name}` : 'in the bank'}</small>
              </span>
              {player ? <PlayerMark mark={player.mark} size="s" /> : null}
            </Explained>
          </li>
        )
      })}
    </ul>
  )
}

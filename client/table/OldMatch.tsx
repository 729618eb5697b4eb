import { Link } from 'wouter'
import { Plain } from '../app/Plain'
import { paths } from '../app/paths'
import { playerAt, type Table } from '../kit/table'

interface ScoresProps {
  readonly scores: Readonly<Record<string, number>>
  readonly nameOf: (seat: string) => string
}

/** What everybody got, best first. */
export function Scores({ scores, nameOf }: ScoresProps) {
  const ranked = Object.entries(scores).sort(([, a], [, b]) => b - a)
  return (
    <ol className="oldscores">
      {ranked.map(([seat, points]) => (
        <li key={seat}>
          {nameOf(seat)}: <b>{points}</b>
        </li>
      ))}
    </ol>
  )
}

/** Today's board can not show what older rules have laid out: what everybody got stands all the same. */
export function OldResult({ table, because }: { readonly table: Table; readonly because: string }) {
  const { outcome } = table.view
  return (
    <Plain title="This match was played by earlier rules">
      <p>{because}.</p>
      {outcome ? <Scores scores={outcome.scores} nameOf={(seat) => playerAt(table, seat).name} /> : null}
      <div className="btns">
        <Link className="btn primary" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

import Laurels from '~icons/game-icons/laurels'
import type { Outcome, ScoreLine } from '../../games/kit/score'
import { ClauseLink } from '../kit/ClauseLink'
import { PlayerMark } from '../kit/PlayerMark'
import { type BoardModule, playerAt, useTable } from '../kit/table'
import { minus, tieNote } from './words'

/** Every line of the score with the rule behind it. Lines in which nobody got anything are left out. */
export function ScoreTable({ outcome, board }: { readonly outcome: Outcome; readonly board: BoardModule }) {
  const table = useTable()
  const { ranking, rival, scores, breakdown } = outcome
  const columns = rival ? [...ranking, rival.id] : ranking
  const lines = table.definition.scoreLines.filter(({ key }) => columns.some((id) => breakdown[id]?.[key]))
  const note = tieNote(outcome, (id) => playerAt(table, id).name)
  return (
    <section className="panel">
      <h2 className="display">
        Score sheet <small>every line with the rule behind it</small>
      </h2>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((id) => (
              <PlayerHead key={id} player={id} name={id === rival?.id ? rival.name : playerAt(table, id).name} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.key}
              line={line}
              Icon={board.lineIcons?.[line.key]}
              points={columns.map((id) => breakdown[id]?.[line.key] ?? 0)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {columns.map((id) => (
              <td key={id}>{minus(scores[id] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {note ? <p className="tie">{note}</p> : null}
    </section>
  )
}

function PlayerHead({ player, name }: { readonly player: string; readonly name: string }) {
  const { mark } = playerAt(useTable(), player)
  return (
    <th scope="col">
      <PlayerMark mark={mark} />
      <span className="n" title={name}>
        {name}
      </span>
    </th>
  )
}

interface RowProps {
  readonly line: ScoreLine
  readonly points: readonly number[]
  readonly Icon: NonNullable<BoardModule['lineIcons']>[string] | undefined
}

function Row({ line, points, Icon }: RowProps) {
  const best = Math.max(...points)
  const alone = points.filter((n) => n === best).length < points.length
  return (
    <tr>
      <th scope="row">
        {Icon ? <Icon aria-hidden="true" /> : null}
        <span>{line.label}</span>
        <small>
          <span className="x">{line.help} · </span>
          <ClauseLink clause={line.clause} />
        </small>
      </th>
      {points.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the players in their final order
        <Points key={i} points={n} best={alone && best > 0 && n === best} />
      ))}
    </tr>
  )
}

function Points({ points, best }: { readonly points: number; readonly best: boolean }) {
  if (points === 0) return <td className="zero">–</td>
  return (
    <td className={best ? 'best' : points < 0 ? 'neg' : undefined}>
      {minus(points)}
      {best ? <Laurels role="img" aria-label="most of this line" /> : null}
    </td>
  )
}

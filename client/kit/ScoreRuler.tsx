import type { PlayerId } from '../../games/kit/rule'
import { PlayerMark } from './PlayerMark'
import { playerAt, useTable } from './table'

interface Props {
  /** Everybody's points, in the order of play. */
  readonly scores: readonly { readonly id: PlayerId; readonly vp: number }[]
  /** The ruler grows by so much when somebody comes to its end. */
  readonly growth: number
  /** A number stands at every so many points, on a ruler of this length. */
  step(end: number): number
  /** The finest lines. */
  readonly unit: number
  /** How far markers of the same points lie apart. */
  readonly apart: number
}

const shortest = 40

/** The score track, as long as the best score needs it. */
export function ScoreRuler({ scores, growth, step: stepOf, unit, apart }: Props) {
  const table = useTable()
  const end = Math.max(shortest, Math.ceil((Math.max(...scores.map(({ vp }) => vp)) + 1) / growth) * growth)
  const at = (points: number) => `${(points / end) * 100}%`
  const step = stepOf(end)
  return (
    <div className="ruler" style={{ '--unit': at(unit) }}>
      {Array.from({ length: end / step + 1 }, (_, i) => i * step).map((points) => (
        <i key={points} style={{ left: at(points) }}>
          {points}
        </i>
      ))}
      {scores.map(({ id, vp }, i) => {
        const { mark, name } = playerAt(table, id)
        const below = scores.slice(0, i).filter((other) => other.vp === vp).length
        return (
          <span key={id} className="mk" data-piece={`score ${id}`} style={{ left: at(vp), marginLeft: below * apart }}>
            <PlayerMark mark={mark} size="s" label={`${name}: ${vp} points`} />
          </span>
        )
      })}
    </div>
  )
}

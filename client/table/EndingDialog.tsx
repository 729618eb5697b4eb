import { ClauseLink } from '../kit/ClauseLink'
import { Dialog } from '../kit/Dialog'
import { PlayerMark } from '../kit/PlayerMark'
import { useTable } from '../kit/table'
import { Meter } from './Ending'
import { Points } from './SoFar'
import { standingOf } from './stake'

/** Every way the match can end, and everybody's points that count only then. */
export default function EndingDialog({ onClose }: { readonly onClose: () => void }) {
  const { definition, view } = useTable()
  const ways = definition.endings?.(view) ?? []
  return (
    <Dialog title="How the game ends" onClose={onClose} wide>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.clause}>
            <Meter way={way} />
            <p>
              {way.say} <ClauseLink clause={way.clause} />
            </p>
          </li>
        ))}
      </ul>
      <AtTheEnd />
    </Dialog>
  )
}

/** What will still cost or bring points, line by line, as if the match ended now. */
function AtTheEnd() {
  const { definition, view, players } = useTable()
  const columns = players.map((player) => ({ player, lines: standingOf(definition, view, player.id) }))
  const lines = columns[0]?.lines.filter(({ atEnd }) => atEnd) ?? []
  if (!definition.standing || lines.length === 0) return null
  return (
    <>
      <h3>What counts only then, if it were now</h3>
      <table className="atend">
        <thead>
          <tr>
            <td />
            {columns.map(({ player: { id, name, mark } }) => (
              <th key={id} scope="col">
                <PlayerMark mark={mark} />
                <span className="n">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, help, clause }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <small>
                  {help} · <ClauseLink clause={clause} />
                </small>
              </th>
              {columns.map(({ player, lines: own }) => (
                <td key={player.id}>
                  <Points points={own.find((line) => line.key === key)?.points ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

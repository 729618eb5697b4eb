import Footsteps from '~icons/game-icons/footsteps'
import Hiking from '~icons/game-icons/hiking'
import MayanPyramid from '~icons/game-icons/mayan-pyramid'
import type { PlayerId } from '../../../games/kit/rule'
import { type Resource, resources } from '../../../games/monumental/data/effects'
import { areaOf } from '../../../games/monumental/state'
import { resourceName } from '../../../games/monumental/words/describe'
import { useMonumental } from './plan'
import type { Yield } from './preview'
import { AnyBasic, Res } from './Signs'

interface Props {
  readonly player: PlayerId
  /** What is about to come. */
  readonly coming?: Yield | null
}

/** The resources at hand, and what the row and the column in question would add. */
export function Bank({ player, coming = null }: Props) {
  const { view } = useMonumental()
  const { goods, civ } = areaOf(view, player)
  const shown = resources.filter((res) => res !== 'H' || goods.H > 0 || civ === 'amazons' || coming?.goods.H)
  return (
    <ul className="bank" aria-label="Resources">
      {shown.map((res) => (
        <Cell key={res} res={res} n={goods[res]} more={coming?.goods[res] ?? 0} id={`${player} ${res}`} />
      ))}
      {coming && coming.any > 0 ? (
        <li title="basic resources of your choice">
          <AnyBasic />
          <b className="more">+{coming.any}</b>
          <span className="sr"> basic resources of your choice</span>
        </li>
      ) : null}
    </ul>
  )
}

interface CellProps {
  readonly res: Resource
  readonly n: number
  readonly more: number
  readonly id: string
}

const Cell = ({ res, n, more, id }: CellProps) => (
  <li title={resourceName[res]}>
    <Res res={res} />
    <b data-count={`goods ${id}`}>{n}</b>
    <span className="sr"> {resourceName[res]}</span>
    {more > 0 ? <b className="more">+{more}</b> : null}
  </li>
)

/** What this turn has left to give besides resources. */
export function Extras() {
  const { steps, marches, wonderOnly } = useMonumental().view.now
  if (steps + marches + wonderOnly === 0) return null
  return (
    <ul className="extras" aria-label="This turn">
      {steps > 0 ? (
        <li>
          <Hiking />
          <b>{steps}</b> free {steps === 1 ? 'step' : 'steps'}
        </li>
      ) : null}
      {marches > 0 ? (
        <li>
          <Footsteps />
          <b>{marches}</b> free {marches === 1 ? 'move' : 'moves'}
        </li>
      ) : null}
      {wonderOnly > 0 ? (
        <li>
          <MayanPyramid />
          <b>{wonderOnly}</b> for Wonders
        </li>
      ) : null}
    </ul>
  )
}

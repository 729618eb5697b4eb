import type { PlayerId } from '../../../games/kit/rule'
import { areaOf } from '../../../games/monumental/state'
import { Still } from '../../kit/Still'
import { Bank } from './Bank'
import { Holdings } from './Mine'
import { civName } from './names'
import { useMonumental } from './plan'

/** A player's whole civilization, opened from the panel. */
export default function Area({ player }: { readonly player: PlayerId }) {
  const { view } = useMonumental()
  const { civ } = areaOf(view, player)
  if (!civ) return <p className="bare">No civilization chosen yet.</p>
  return (
    <div className="me">
      <h3 className="display">{civName(civ)}</h3>
      <Still>
        <Bank player={player} />
        <Holdings player={player} />
      </Still>
    </div>
  )
}

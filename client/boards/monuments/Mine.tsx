import { stackOf } from '../../../games/monuments/state'
import { ZoneHead } from '../../kit/pieces'
import { playerAt } from '../../kit/table'
import { Hand } from './Hand'
import { ownHand, useMonuments, usePlan } from './plan'
import { Scholars } from './Scholars'
import { builtBy, Stacks, Tally } from './Stacks'

/** The player's own monuments and hand. */
export function Mine() {
  const table = useMonuments()
  const { mode } = usePlan()
  const { seat } = table
  if (seat === null) return <Everybody />
  const { mark } = playerAt(table, seat)
  const stacks = builtBy(table, seat).map((id) => stackOf(table.view, seat, id).length)
  const room = {
    '--stacks': stacks.length,
    '--tallest': Math.max(1, ...stacks),
    '--held': ownHand(table).length,
  }
  return (
    <section className="zone mine me" id="mine" data-p={mark} style={room} aria-label="Your area">
      <div className="sz">
        <ZoneHead title="Your monuments" mark={mark}>
          <Tally player={seat} />
        </ZoneHead>
        <div className="shelf">
          <Stacks player={seat} />
        </div>
      </div>
      {mode === 'scholars' ? <Scholars /> : <Hand />}
    </section>
  )
}

/** For somebody who watches: everybody's monuments. */
function Everybody() {
  const table = useMonuments()
  return (
    <section className="zone me watch" id="mine" aria-label="All monuments">
      {table.view.order.map((player) => {
        const { mark, name } = playerAt(table, player)
        return (
          <div key={player}>
            <ZoneHead title={name} mark={mark}>
              <Tally player={player} />
            </ZoneHead>
            <Stacks player={player} />
          </div>
        )
      })}
    </section>
  )
}

import { monuments, track } from '../../../games/monuments/data/pieces'
import { rankOwners } from '../../../games/monuments/scoring'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { pictureOf, tonesOf } from './pictures'
import { useMonuments } from './plan'

/** Who held which monument in the end, and what it brought. */
export default function Finale() {
  const table = useMonuments()
  const { view } = table
  const held = monuments
    .map(({ id, name }) => ({ id, name, owners: rankOwners(view, id), field: view.fields[id] }))
    .filter(({ owners }) => owners.length > 0)
    .sort((a, b) => b.field - a.field)
  if (held.length === 0) return <p>Nobody built a monument.</p>
  return (
    <>
      <h2 className="display">
        Who held what <small>largest copy first, and its worth</small>
      </h2>
      <ul className="held">
        {held.map(({ id, name, owners, field }) => {
          const Picture = pictureOf(id)
          return (
            <li key={id} style={tonesOf(id)}>
              <Picture />
              <span className="n">{name}</span>
              {owners.map((owner, place) => (
                <span key={owner} className="o">
                  <b>{(place === 0 ? track.upper : track.lower)[field]}</b>
                  <PlayerMark mark={playerAt(table, owner).mark} size="s" label={playerAt(table, owner).name} />
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </>
  )
}

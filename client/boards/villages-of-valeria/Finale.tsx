import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import { ranks } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { powerPoints } from '../../../games/villages-of-valeria/scoring'
import { cardOf, goldOf, isSolo, powerCards, villageOf } from '../../../games/villages-of-valeria/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Points } from '../../kit/pieces'
import { playerAt } from '../../kit/table'
import { Icon } from './pictures'
import { useSituation, useVillages } from './plan'
import './panels.css'

const best = 5

/** What decided: the dearest cards of every village; alone, the rank that was reached. */
export default function Finale() {
  const table = useVillages()
  const { view } = table
  return (
    <>
      <h2 className="display">
        {isSolo(view) ? 'What became of it' : 'What the villages were worth'} <small>the dearest cards</small>
      </h2>
      {isSolo(view) ? <Ranks /> : null}
      <ul className="deeds">
        {(view.outcome?.ranking ?? view.order).map((player) => (
          <Deeds key={player} player={player} />
        ))}
      </ul>
    </>
  )
}

/** VV-238: the ladder, with the rung that was reached. */
function Ranks() {
  const { table } = useSituation()
  const total = table.view.outcome?.scores[table.view.order[0]!] ?? 0
  const reached = ranks.find(({ least }) => total >= least)
  return (
    <ol className="ranks">
      {ranks.map((rank) => (
        <li
          key={rank.name}
          className={rank === reached ? 'here' : undefined}
          aria-current={rank === reached || undefined}
        >
          <b>{rank.name}</b>
          <span>{Number.isFinite(rank.least) ? `from ${rank.least}` : 'below'}</span>
        </li>
      ))}
    </ol>
  )
}

interface Deed {
  readonly id: string
  readonly name: string
  readonly vp: number
}

function Deeds({ player }: { readonly player: PlayerId }) {
  const { table } = useSituation()
  const village = villageOf(table.view, player)
  const { mark, name } = playerAt(table, player)
  const cards: Deed[] = [
    ...powerCards(village).map((id) => ({
      id,
      name: cardOf(id).name,
      vp: cardOf(id).vp + powerPoints(village, id),
    })),
    ...village.completed.map((id) => ({ id, name: monumentOf(id).name, vp: monumentOf(id).vp })),
  ]
  const finest = cards.sort((a, b) => b.vp - a.vp).slice(0, best)
  return (
    <li data-p={mark}>
      <h3>
        <PlayerMark mark={mark} size="s" />
        {name}
        <small>
          {counted(village.buildings.length, 'building')}, {counted(village.adventurers.length, 'adventurer')},{' '}
          {goldOf(village)} gold
        </small>
      </h3>
      <p className="dl">
        {finest.map((deed) => (
          <span key={deed.id} className="tro">
            <Icon of={deed.id} />
            <small>{deed.name}</small>
            <Points n={deed.vp} />
          </span>
        ))}
      </p>
    </li>
  )
}

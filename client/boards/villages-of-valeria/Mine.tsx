import TwoCoins from '~icons/game-icons/two-coins'
import { counted } from '../../../games/kit/words'
import { size } from '../../../games/kit/zones'
import { endNumberOf } from '../../../games/villages-of-valeria/flow/turn'
import { villageCount, villageOf } from '../../../games/villages-of-valeria/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { ZoneHead } from '../../kit/pieces'
import { playerAt } from '../../kit/table'
import { BuildingCard } from './Cards'
import { Castle } from './Castle'
import { declines, useDeclines } from './declining'
import { Hand } from './Hand'
import { PayBox } from './PayBox'
import { payingOf } from './paying'
import { dueTo, useSituation, type VillageTable } from './plan'
import { Street } from './Street'
import { Works } from './Works'

/** The player's own village, hand, and the payment in progress. */
export function Mine() {
  const situation = useSituation()
  const { table } = situation
  const { seat, view } = table
  if (seat === null) return <Everybody />
  const { mark } = playerAt(table, seat)
  const village = villageOf(view, seat)
  const paying = payingOf(situation)
  return (
    <section className="zone mine me" id="mine" data-p={mark} aria-label="Your village">
      <div className="zt head">
        <PlayerMark mark={mark} size="s" />
        <h2 className="display">Your village</h2>
        <small>{countOf(table, villageCount(village))}</small>
        <span className="tag gold">
          <TwoCoins />
          <b data-count={`gold ${seat}`}>{village.gold}</b> gold in supply
        </span>
        <Declines />
      </div>
      <div className="home">
        <Castle player={seat} paying={paying} />
        <Works player={seat} />
      </div>
      <Street player={seat} paying={paying} />
      <div className={paying ? 'hrow paying' : 'hrow'}>
        <Hand />
        <PayBox />
        <TurnedUp />
      </div>
    </section>
  )
}

/** The personal setting, where its owner sees it. */
function Declines() {
  const on = useDeclines()
  return (
    <label className="declines">
      <input type="checkbox" checked={on} onChange={() => declines.set((now) => !now)} />
      decline for me when I can't follow
    </label>
  )
}

const countOf = ({ view }: VillageTable, n: number): string => {
  const end = endNumberOf(view)
  return end === null ? counted(n, 'card') : `${n} of ${end} cards`
}

/** Alone: the card that time has turned up. */
function TurnedUp() {
  const { table } = useSituation()
  const due = dueTo(table)
  if (due?.kind !== 'place') return null
  return (
    <aside className="turned" aria-label="Turned up by time">
      <ZoneHead title="Time passes" />
      <span data-piece={`card ${due.card}`} data-from="deck">
        <BuildingCard card={due.card} />
      </span>
    </aside>
  )
}

/** For somebody who watches: every village, without the hands. */
function Everybody() {
  const { table } = useSituation()
  return (
    <section className="zone me watch" id="mine" aria-label="All villages">
      {table.view.order.map((player) => {
        const { mark, name } = playerAt(table, player)
        const village = villageOf(table.view, player)
        return (
          <div key={player} className="one" data-p={mark}>
            <ZoneHead
              title={name}
              mark={mark}
              note={`${countOf(table, villageCount(village))}, ${counted(size(village.hand), 'card')} in hand`}
            />
            <Castle player={player} paying={null} />
            <Works player={player} />
            <Street player={player} paying={null} />
          </div>
        )
      })}
    </section>
  )
}

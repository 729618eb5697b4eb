import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import { visible } from '../../../games/kit/zones'
import { areaOf, questsOf } from '../../../games/meeples-and-monsters/state'
import { MonsterCard, QuestCard, RoomFace } from './Cards'
import { Levels } from './Levels'
import { Contents } from './Mine'
import { useMeeples } from './plan'

const zones = [
  ['tavern', 'Tavern'],
  ['lodgings', 'Lodgings'],
  ['bag', 'Bag'],
  ['pending', 'Gained, on the way'],
] as const

/** A player's whole area, opened from the panel. */
export default function Area({ player }: { readonly player: PlayerId }) {
  const area = areaOf(useMeeples().view, player)
  const hand = visible(area.hand)
  return (
    <div className="marea">
      <dl className="zones">
        {zones.map(([zone, name]) => (
          <div key={zone}>
            <dt>{name}</dt>
            <dd>
              <Contents counts={area[zone]} />
            </dd>
          </div>
        ))}
      </dl>
      <Levels player={player} />
      <h3 className="display">Trophies</h3>
      <Cards none="No Monster defeated yet.">
        {area.trophies.map((id) => (
          <MonsterCard key={id} id={id} />
        ))}
      </Cards>
      <h3 className="display">Completed Quests</h3>
      <Cards none="None yet.">
        {area.done.map((id) => (
          <QuestCard key={id} id={id} />
        ))}
      </Cards>
      {area.rooms.length > 0 ? (
        <>
          <h3 className="display">Rooms</h3>
          <div className="cardrow">
            {area.rooms.map((id) => (
              <span key={id} className="loc room" data-card={id}>
                <RoomFace id={id} />
              </span>
            ))}
          </div>
        </>
      ) : null}
      <h3 className="display">In hand: {counted(questsOf(area), 'Quest')}</h3>
      {hand.length > 0 ? (
        <div className="cardrow">
          {hand.map((id) => (
            <QuestCard key={id} id={id} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Cards({ none, children }: { readonly none: string; readonly children: readonly React.ReactNode[] }) {
  return children.length === 0 ? <p className="bare">{none}</p> : <div className="cardrow">{children}</div>
}

import type { PlayerId } from '../../../games/kit/rule'
import { isOneTime } from '../../../games/meeples-and-monsters/effects'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { areaOf, monsterOf, roomOf } from '../../../games/meeples-and-monsters/state'
import { describeEffect } from '../../../games/meeples-and-monsters/words/describe'
import { Explained } from '../../kit/chips'
import { ZoneHead } from '../../kit/pieces'
import { monsterWords, QuestCard, roomWords } from './Cards'
import { Icon } from './pictures'
import { useMeeples } from './plan'
import { EffectSign, TypeSign } from './Signs'

/** Defeated Monsters, completed Quests and Rooms: what lies before a player. */
export function Trophies({ player }: { readonly player: PlayerId }) {
  const { trophies, done, rooms } = areaOf(useMeeples().view, player)
  return (
    <>
      <ZoneHead title="Trophies" note={trophies.length === 0 ? 'none yet' : 'their boosts work from here'} />
      <div className="tros">
        {trophies.map((id) => (
          <Trophy key={id} id={id} />
        ))}
        {done.map((id) => (
          <Explained key={id} className="tro quest" data-card={id} tip={<QuestCard id={id} />}>
            <Icon of={id} />
            <small>{questOf(id).name}</small>
          </Explained>
        ))}
        {rooms.map((id) => (
          <Explained key={id} className="tro" data-card={id} tip={roomWords(id)}>
            <Icon of={id} />
            <small>{roomOf(id).name}</small>
          </Explained>
        ))}
      </div>
    </>
  )
}

function Trophy({ id }: { readonly id: string }) {
  const monster = monsterOf(id)
  const { type, effect, name } = monster
  const lasts = effect !== null && !isOneTime(monster)
  return (
    <Explained className="tro" data-card={id} data-piece={`trophy ${id}`} data-from={id} tip={monsterWords(id)}>
      <span className="sr">
        {name}
        {lasts ? `: ${describeEffect(effect)}` : ''}
      </span>
      <Icon of={id} />
      <TypeSign type={type} />
      {lasts ? <EffectSign effect={effect} /> : null}
    </Explained>
  )
}

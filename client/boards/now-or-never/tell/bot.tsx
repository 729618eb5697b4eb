import { soloCardOf } from '../../../../games/now-or-never/data/solo'
import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { counted } from '../../../../games/now-or-never/words/describe'
import type { Tellers } from '../../../kit/tell'
import { placed } from '../lists'

import { Foe, Space, Specialist, Thing, Villager } from './things'

/** What is told of the bot, in a match alone. */
export const ofTheBot = {
  botDrew: ({ card }) => (
    <>
      The bot drew <Thing card={card} name={soloCardOf(card).name} />.
    </>
  ),
  botSearched: ({ space }) => (
    <>
      The bot took the search token of <Space id={space} />.
    </>
  ),
  botRecruited: ({ specialist, dropped }) => (
    <>
      The bot recruited the <Specialist id={specialist} />
      {dropped ? (
        <>
          {' '}
          in place of the <Specialist id={dropped} />
        </>
      ) : null}
      .
    </>
  ),
  botAttacked: ({ enemy, villagers }) => (
    <>
      The bot removed <Foe against="enemy" id={enemy} /> and took{' '}
      {villagers.length === 0 ? 'nobody' : placed(villagers).map(({ one, at }) => <Villager key={at} id={one} />)}.
    </>
  ),
  botTook: ({ value, what }) => (
    <>
      The bot rolled <span className="d4">{value}</span> and took{' '}
      {what === 'order' ? 'the top order' : 'a card of every quest pile'}.
    </>
  ),
  botExhausted: ({ whose, specialist, tax }) => (
    <>
      The bot turned {whose === 'bot' ? 'its' : 'your'} <Specialist id={specialist} /> face down
      {tax > 0 ? `; you took ${counted(tax, 'coin')}` : ''}.
    </>
  ),
} satisfies Partial<Tellers<NowOrNeverEvent>>

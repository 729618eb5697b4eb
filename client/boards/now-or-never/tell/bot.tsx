import { soloCardOf } from '../../../../games/now-or-never/data/solo'
import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { counted } from '../../../../games/now-or-never/words/describe'
import { type Tellers, told } from '../../../kit/tell'
import { placed } from '../lists'
import { Die, Foe, Space, Specialist, Thing, Villager } from './things'

/** What is told of the bot, in a match alone. */
export const ofTheBot = {
  botDrew: ({ card }) => told('The bot drew {card}.', { card: <Thing card={card} name={soloCardOf(card).name} /> }),
  botSearched: ({ space }) => told('The bot took the search token of {space}.', { space: <Space id={space} /> }),
  botRecruited: ({ specialist, dropped }) =>
    told(
      dropped ? 'The bot recruited the {specialist} in place of the {dropped}.' : 'The bot recruited the {specialist}.',
      { specialist: <Specialist id={specialist} />, dropped: dropped ? <Specialist id={dropped} /> : null },
    ),
  botAttacked: ({ enemy, villagers }) =>
    told(
      villagers.length === 0
        ? 'The bot removed {enemy} and took nobody.'
        : 'The bot removed {enemy} and took {villagers}.',
      {
        enemy: <Foe against="enemy" id={enemy} />,
        villagers: placed(villagers).map(({ one, at }) => <Villager key={at} id={one} />),
      },
    ),
  botTook: ({ value, what }) =>
    told(
      what === 'order'
        ? 'The bot rolled {die} and took the top order.'
        : 'The bot rolled {die} and took a card of every quest pile.',
      { die: <Die n={value} /> },
    ),
  botExhausted: ({ whose, specialist, tax }) => {
    const parts = { specialist: <Specialist id={specialist} />, coins: counted(tax, 'coin') }
    if (whose === 'bot') return told('The bot turned its {specialist} face down.', parts)
    return told(
      tax > 0
        ? 'The bot turned your {specialist} face down; you took {coins}.'
        : 'The bot turned your {specialist} face down.',
      parts,
    )
  },
} satisfies Partial<Tellers<NowOrNeverEvent>>

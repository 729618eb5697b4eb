import { enemies } from '../../../../games/now-or-never/data/enemies'
import { heroOf } from '../../../../games/now-or-never/data/heroes'
import { quests } from '../../../../games/now-or-never/data/quests'
import { searchTokenOf } from '../../../../games/now-or-never/data/search'
import type { NowOrNeverEvent, Opponent } from '../../../../games/now-or-never/state'
import { counted } from '../../../../games/now-or-never/words/describe'
import { Who } from '../../../kit/chips'
import type { Tellers } from '../../../kit/tell'

import { Foe, Gain, Place, Quest, Space, Thing, Token } from './things'

const why = {
  step: 'on the way',
  enemy: 'to the enemy',
  visit: 'for the visit',
  search: 'searching',
  quest: 'for the quest',
  combat: 'in the fight',
  story: 'for the choice',
} as const

const opponentOf = (id: string): Opponent => {
  if (enemies.some((enemy) => enemy.id === id)) return 'enemy'
  return quests.some((quest) => quest.id === id) ? 'quest' : 'story'
}

/** What is told of heroes: their ways, quests, fights and gear. */
export const ofHeroes = {
  heroChosen: ({ player, hero }) => (
    <>
      <Who id={player} /> leads <Thing card={hero} name={heroOf(hero).name} />.
    </>
  ),
  keptQuests: ({ player, kept, discarded }) => (
    <>
      <Who id={player} /> kept {counted(kept, 'quest')} and discarded{' '}
      {discarded.length === 0 ? 'none' : discarded.map((id) => <Quest key={id} id={id} />)}.
    </>
  ),
  gained: ({ player, what, n }) => (
    <>
      <Who id={player} /> gained <Gain what={what} n={n} />.
    </>
  ),
  /** Told by what it was given for. */
  gave: () => null,
  lostHearts: ({ player, n, why: cause }) => (
    <>
      <Who id={player} /> lost <Gain what="heart" n={n} /> {why[cause]}.
    </>
  ),
  setOut: ({ player, movement }) => (
    <>
      <Who id={player} /> set out with {counted(movement, 'step')}.
    </>
  ),
  stepped: ({ player, space }) => (
    <>
      <Who id={player} /> went to <Space id={space} />.
    </>
  ),
  teleported: ({ player, space }) => (
    <>
      <Who id={player} /> came by the Gate Key to <Space id={space} />.
    </>
  ),
  usedAbility: ({ player, ability }) => (
    <>
      <Who id={player} /> used <Token id={ability} />.
    </>
  ),
  visited: ({ player, location }) => (
    <>
      <Who id={player} /> visited <Place id={location} />.
    </>
  ),
  playedQuest: ({ player, quest }) => (
    <>
      <Who id={player} /> played <Quest id={quest} />.
    </>
  ),
  completedQuest: ({ player, quest }) => (
    <>
      <Who id={player} /> completed <Quest id={quest} />.
    </>
  ),
  lostQuest: ({ player, quest }) => (
    <>
      <Who id={player} /> lost <Quest id={quest} />.
    </>
  ),
  fightBegan: ({ player, against, id }) => (
    <>
      <Who id={player} /> fought <Foe against={against} id={id} />.
    </>
  ),
  rolled: ({ player, value }) => (
    <>
      <Who id={player} /> rolled <span className="d4">{value}</span>
    </>
  ),
  rerolled: ({ player, value, from }) => (
    <>
      <Who id={player} /> rolled <span className="d4">{from}</span> again: <span className="d4">{value}</span>
    </>
  ),
  boosted: ({ player, mana }) => (
    <>
      <Who id={player} /> paid <Gain what="mana" n={mana} /> for more.
    </>
  ),
  round: ({ player, dealt, taken, damage, health }) => (
    <>
      <Who id={player} /> hit {dealt} ({damage} of {health}) and lost {counted(taken, 'heart')}.
    </>
  ),
  defeated: ({ player, against, id }) => (
    <>
      <Who id={player} /> defeated <Foe against={against} id={id} />.
    </>
  ),
  retreated: ({ player, id }) => (
    <>
      <Who id={player} /> retreated from <Foe against={opponentOf(id)} id={id} />.
    </>
  ),
  beaten: ({ player, id }) => (
    <>
      <Who id={player} /> was beaten by <Foe against={opponentOf(id)} id={id} />.
    </>
  ),
  exhausted: ({ player }) => (
    <>
      <Who id={player} /> has no heart left: the turn is over.
    </>
  ),
  claimed: ({ player, space, token }) => (
    <>
      <Who id={player} /> searched <Space id={space} /> and found{' '}
      <Thing card={token} name={searchTokenOf(token).name} />.
    </>
  ),
  drewQuests: ({ player, n }) => (
    <>
      <Who id={player} /> drew {counted(n, 'quest')}.
    </>
  ),
  boughtGear: ({ player, gear, price, dropped }) => (
    <>
      <Who id={player} /> bought <Token id={gear} /> for {counted(price, 'coin')}
      {dropped ? (
        <>
          {' '}
          in place of <Token id={dropped} />
        </>
      ) : null}
      .
    </>
  ),
  boughtAbility: ({ player, ability, dropped }) => (
    <>
      <Who id={player} /> learned <Token id={ability} />
      {dropped ? (
        <>
          {' '}
          in place of <Token id={dropped} />
        </>
      ) : null}
      .
    </>
  ),
} satisfies Partial<Tellers<NowOrNeverEvent>>

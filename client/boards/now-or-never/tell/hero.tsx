import { enemies } from '../../../../games/now-or-never/data/enemies'
import { heroOf } from '../../../../games/now-or-never/data/heroes'
import { quests } from '../../../../games/now-or-never/data/quests'
import { searchTokenOf } from '../../../../games/now-or-never/data/search'
import type { NowOrNeverEvent, Opponent } from '../../../../games/now-or-never/state'
import { counted } from '../../../../games/now-or-never/words/describe'
import { type Tellers, told } from '../../../kit/tell'
import { Die, Foe, Gain, Place, Quest, Space, Thing, Token } from './things'

const lostHearts = {
  step: '{who} lost {hearts} on the way.',
  enemy: '{who} lost {hearts} to the enemy.',
  visit: '{who} lost {hearts} for the visit.',
  search: '{who} lost {hearts} searching.',
  quest: '{who} lost {hearts} for the quest.',
  combat: '{who} lost {hearts} in the fight.',
  story: '{who} lost {hearts} for the choice.',
} as const

const opponentOf = (id: string): Opponent => {
  if (enemies.some((enemy) => enemy.id === id)) return 'enemy'
  return quests.some((quest) => quest.id === id) ? 'quest' : 'story'
}

/** What is told of heroes: their ways, quests, fights and gear. */
export const ofHeroes = {
  heroChosen: ({ hero }, who) =>
    told('{who} leads {hero}.', { who, hero: <Thing card={hero} name={heroOf(hero).name} /> }),
  keptQuests: ({ kept, discarded }, who) =>
    told(
      discarded.length === 0
        ? '{who} kept {quests} and discarded none.'
        : '{who} kept {quests} and discarded {discarded}.',
      { who, quests: counted(kept, 'quest'), discarded: discarded.map((id) => <Quest key={id} id={id} />) },
    ),
  gained: ({ what, n }, who) => told('{who} gained {gain}.', { who, gain: <Gain what={what} n={n} /> }),
  /** Told by what it was given for. */
  gave: () => null,
  lostHearts: ({ n, why }, who) => told(lostHearts[why], { who, hearts: <Gain what="heart" n={n} /> }),
  setOut: ({ movement }, who) => told('{who} set out with {steps}.', { who, steps: counted(movement, 'step') }),
  stepped: ({ space }, who) => told('{who} went to {space}.', { who, space: <Space id={space} /> }),
  teleported: ({ space }, who) => told('{who} came by the Gate Key to {space}.', { who, space: <Space id={space} /> }),
  usedAbility: ({ ability }, who) => told('{who} used {ability}.', { who, ability: <Token id={ability} /> }),
  visited: ({ location }, who) => told('{who} visited {location}.', { who, location: <Place id={location} /> }),
  playedQuest: ({ quest }, who) => told('{who} played {quest}.', { who, quest: <Quest id={quest} /> }),
  completedQuest: ({ quest }, who) => told('{who} completed {quest}.', { who, quest: <Quest id={quest} /> }),
  lostQuest: ({ quest }, who) => told('{who} lost {quest}.', { who, quest: <Quest id={quest} /> }),
  fightBegan: ({ against, id }, who) => told('{who} fought {foe}.', { who, foe: <Foe against={against} id={id} /> }),
  rolled: ({ value }, who) => told('{who} rolled {die}', { who, die: <Die n={value} /> }),
  rerolled: ({ value, from }, who) =>
    told('{who} rolled {from} again: {die}', { who, from: <Die n={from} />, die: <Die n={value} /> }),
  boosted: ({ mana }, who) => told('{who} paid {mana} for more.', { who, mana: <Gain what="mana" n={mana} /> }),
  round: ({ dealt, taken, damage, health }, who) =>
    told('{who} hit {dealt} ({damage} of {health}) and lost {hearts}.', {
      who,
      dealt,
      damage,
      health,
      hearts: counted(taken, 'heart'),
    }),
  defeated: ({ against, id }, who) => told('{who} defeated {foe}.', { who, foe: <Foe against={against} id={id} /> }),
  retreated: ({ id }, who) =>
    told('{who} retreated from {foe}.', { who, foe: <Foe against={opponentOf(id)} id={id} /> }),
  beaten: ({ id }, who) => told('{who} was beaten by {foe}.', { who, foe: <Foe against={opponentOf(id)} id={id} /> }),
  exhausted: (_, who) => told('{who} has no heart left: the turn is over.', { who }),
  claimed: ({ space, token }, who) =>
    told('{who} searched {space} and found {token}.', {
      who,
      space: <Space id={space} />,
      token: <Thing card={token} name={searchTokenOf(token).name} />,
    }),
  drewQuests: ({ n }, who) => told('{who} drew {quests}.', { who, quests: counted(n, 'quest') }),
  boughtGear: ({ gear, price, dropped }, who) =>
    told(dropped ? '{who} bought {gear} for {coins} in place of {dropped}.' : '{who} bought {gear} for {coins}.', {
      who,
      gear: <Token id={gear} />,
      coins: counted(price, 'coin'),
      dropped: dropped ? <Token id={dropped} /> : null,
    }),
  boughtAbility: ({ ability, dropped }, who) =>
    told(dropped ? '{who} learned {ability} in place of {dropped}.' : '{who} learned {ability}.', {
      who,
      ability: <Token id={ability} />,
      dropped: dropped ? <Token id={dropped} /> : null,
    }),
} satisfies Partial<Tellers<NowOrNeverEvent>>

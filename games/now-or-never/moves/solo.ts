import { refuse } from '../../kit/rule'
import { botDefeats, botHires, botTakes } from '../flow/rival'
import { owed, settle } from '../state'
import { nowOrNeverRule, spaceShape, specialistShape } from './shapes'

/** NON-206: which of the nearest search tokens the bot takes. */
export const chooseBotSearch = nowOrNeverRule({
  args: [spaceShape],
  answers: 'botSearch',
  reveals: () => true,
  check: ({ G, player }, space) =>
    owed(G, player, 'botSearch')?.spaces.includes(space)
      ? undefined
      : refuse('NON-206', 'The bot takes one of the nearest tokens'),
  apply(act, space) {
    settle(act.G, owed(act.G, act.player, 'botSearch')!)
    botTakes(act, space)
  },
  choices: ({ G, player }) => (owed(G, player, 'botSearch')?.spaces ?? []).map((space) => [space]),
})

/** NON-208, NON-214: which of the weakest enemies the bot defeats. */
export const chooseBotEnemy = nowOrNeverRule({
  args: [spaceShape],
  answers: 'botAttack',
  reveals: () => true,
  check: ({ G, player }, space) =>
    owed(G, player, 'botAttack')?.spaces.includes(space)
      ? undefined
      : refuse('NON-208', 'The bot attacks one of the lowest level'),
  apply(act, space) {
    settle(act.G, owed(act.G, act.player, 'botAttack')!)
    botDefeats(act, space)
  },
  choices: ({ G, player }) => (owed(G, player, 'botAttack')?.spaces ?? []).map((space) => [space]),
})

/** NON-207: which of its specialists makes room. */
export const chooseBotDrop = nowOrNeverRule({
  args: [specialistShape],
  answers: 'botDrop',
  check: ({ G }, specialist) =>
    G.bot?.specialists.some((one) => one?.id === specialist)
      ? undefined
      : refuse('NON-207', 'One of the bot’s own specialists has to go'),
  apply(act, specialist) {
    const { G, player } = act
    const choice = owed(G, player, 'botDrop')!
    const slot = G.bot!.specialists.findIndex((one) => one?.id === specialist)
    settle(G, choice)
    botHires(act, choice.specialist, slot)
  },
  choices: ({ G }) => (G.bot?.specialists ?? []).flatMap((one) => (one ? [[one.id]] : [])),
})

import { type PlayerId, refuse } from '../../kit/rule'
import { bonusMargin } from '../data/constants'
import { maps } from '../data/maps'
import { loseHearts, payAll, shortOf } from '../effects'
import { advance } from '../flow/advance'
import { startFight } from '../flow/combat'
import { fail, succeed } from '../flow/encounter'
import { openDie, roll } from '../pieces/dice'
import { sumOf } from '../pieces/standing'
import { areaOf, type G, owed, settle } from '../state'
import { some } from '../words/describe'
import { choiceShape, heartsShape, nowOrNeverRule, spaceShape } from './shapes'

/** NON-223: one choice must be taken, and its price is paid at once. */
export const chooseStory = nowOrNeverRule({
  args: [choiceShape],
  answers: 'chooseStory',
  reveals: () => true,
  check({ G, player }, index) {
    const choice = G.story?.open?.choices[index]
    if (!choice) return refuse('NON-223', 'The page has no such choice')
    const short = shortOf(areaOf(G, player), choice.price)
    return short ? refuse('NON-223', `This choice costs ${some(short.n, short.what)}`) : undefined
  },
  apply(act, index) {
    const { G, player, say } = act
    const open = G.story!.open!
    const { label, test, price } = open.choices[index]!
    settle(G, owed(G, player, 'chooseStory')!)
    open.taken = index
    say({ kind: 'choseStory', player, label })
    payAll(act, price)
    if (test.kind === 'skill') roll(act, 'skill')
    else if (test.kind === 'combat')
      startFight(act, { against: 'story', id: open.title, attack: test.attack, health: test.health })
    else succeed(act, null, false)
    advance(act)
  },
  choices: ({ G }) => (G.story?.open?.choices ?? []).map((_, index) => [index]),
})

/** The level of the skill test that is going on. */
export function skillLevel(G: G): number | undefined {
  const { open } = G.story ?? {}
  const test = open?.choices[open.taken ?? -1]?.test
  return test?.kind === 'skill' ? test.level : undefined
}

/** NON-228: the first hearts spent may be free. */
export const heartsFor = (G: G, player: PlayerId, spent: number): number =>
  Math.max(0, spent - sumOf(areaOf(G, player), 'searchShield'))

const mostHearts = (G: G, player: PlayerId): number =>
  areaOf(G, player).hearts + sumOf(areaOf(G, player), 'searchShield')

/** NON-224 to NON-228: hearts are added to the die; the total decides. */
export const spendHearts = nowOrNeverRule({
  args: [heartsShape],
  answers: 'die',
  reveals: () => true,
  check({ G, player }, hearts) {
    if (openDie(G, player)?.cause !== 'skill') return refuse('NON-224', 'Hearts are added to a skill roll only')
    return hearts > mostHearts(G, player) ? refuse('NON-224', 'You do not have so many hearts') : undefined
  },
  apply(act, hearts) {
    const { G, player } = act
    const die = openDie(G, player)!
    const level = skillLevel(G)!
    const total = die.value + hearts
    settle(G, die)
    const alive = loseHearts(act, heartsFor(G, player, hearts), 'story')
    if (!alive || total < level) return fail(act, total)
    succeed(act, total, total >= level + bonusMargin)
    advance(act)
  },
  choices: ({ G, player }) => Array.from({ length: mostHearts(G, player) + 1 }, (_, hearts) => [hearts]),
})

/** NON-251: whoever did best in the chapter before may begin anywhere, until the quests are kept. */
export const chooseStart = nowOrNeverRule({
  args: [spaceShape],
  answers: 'keepQuests',
  check({ G, player }, space) {
    if (G.phase !== 'setup' || !G.story?.leaders.includes(player)) {
      return refuse('NON-251', 'Only the winner of the chapter before may choose where to begin')
    }
    return areaOf(G, player).space === space ? refuse('NON-251', 'Your hero begins there already') : undefined
  },
  apply({ G, player, say }, space) {
    areaOf(G, player).space = space
    say({ kind: 'choseStart', player, space })
  },
  choices: ({ G, player }) => (G.story?.leaders.includes(player) ? maps[G.side].map(({ id }) => [id]) : []),
})

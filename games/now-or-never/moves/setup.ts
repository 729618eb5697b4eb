import { type PlayerId, refuse } from '../../kit/rule'
import { hasDuplicates, known, visible } from '../../kit/zones'
import { type HeroId, heroIds } from '../data/heroes'
import { advance } from '../flow/advance'
import { discardQuests } from '../pieces/draws'
import { becomeHero, dealQuests } from '../setup'
import { areaOf, type G, isSolo, owed, settle } from '../state'
import { combinations, heroShape, nowOrNeverRule, questsShape, slotShape, slots, specialistShape } from './shapes'

const holder = (G: G, hero: HeroId): PlayerId | undefined => G.order.find((player) => areaOf(G, player).hero === hero)

/** NON-001: in turn order, each another hero. */
export const chooseHero = nowOrNeverRule({
  args: [heroShape],
  answers: 'chooseHero',
  reveals: ({ G }) => G.pending.length === 1,
  check({ G }, hero) {
    return holder(G, hero) === undefined ? undefined : refuse('NON-001', 'Another player leads this hero')
  },
  apply({ G, player, say }, hero) {
    settle(G, owed(G, player, 'chooseHero')!)
    becomeHero(areaOf(G, player), hero)
    say({ kind: 'heroChosen', player, hero })
    if (G.pending.length === 0) dealQuests(G)
  },
  choices: () => heroIds.map((hero) => [hero]),
})

/** NON-018, NON-214: the starting specialists lie in whichever slots their player likes, until the quests are kept. */
export const placeSpecialist = nowOrNeverRule({
  args: [specialistShape, slotShape],
  answers: 'keepQuests',
  check({ G, player }, id, slot) {
    const { specialists } = areaOf(G, player)
    if (G.phase !== 'setup') return refuse('NON-214', 'Specialists keep their slots once the first season has begun')
    if (!specialists.some((one) => one?.id === id)) return refuse('NON-018', 'This specialist is not yours')
    return specialists[slot]?.id === id ? refuse('NON-214', 'It lies there already') : undefined
  },
  apply({ G, player, say }, id, slot) {
    const { specialists } = areaOf(G, player)
    const from = specialists.findIndex((one) => one?.id === id)
    const other = specialists[slot] ?? null
    specialists[slot] = specialists[from]!
    specialists[from] = other
    say({ kind: 'placed', player, specialist: id, slot })
  },
  /** Only the solo bot asks for the left-most (NON-210). */
  choices({ G, player }) {
    const ids = areaOf(G, player).specialists.flatMap((one) => (one ? [one.id] : []))
    return isSolo(G) && G.phase === 'setup'
      ? ids.flatMap((id) => slots.map((slot): [string, number] => [id, slot]))
      : []
  },
})

/** NON-022, and every later choice among drawn cards (R37). */
export const keepQuests = nowOrNeverRule({
  args: [questsShape],
  answers: 'keepQuests',
  secret: true,
  reveals: () => true,
  check({ G, player }, kept) {
    const choice = owed(G, player, 'keepQuests')!
    const clause = G.phase === 'setup' ? 'NON-022' : 'NON-156'
    if (hasDuplicates(kept) || !kept.every((card) => visible(choice.cards).includes(card))) {
      return refuse(clause, 'Only cards you were given to choose from can be kept')
    }
    return kept.length === choice.keep ? undefined : refuse(clause, `Exactly ${choice.keep} are kept`)
  },
  apply(act, kept) {
    const { G, player, say } = act
    const choice = owed(G, player, 'keepQuests')!
    const discarded = known(choice.cards).filter((card) => !kept.includes(card))
    known(areaOf(G, player).hand).push(...kept)
    discardQuests(G, discarded)
    settle(G, choice)
    say({ kind: 'keptQuests', player, kept: kept.length, discarded })
    advance(act)
  },
  choices({ G, player }) {
    const choice = owed(G, player, 'keepQuests')
    return choice ? combinations(visible(choice.cards), choice.keep).map((cards) => [cards]) : []
  },
})

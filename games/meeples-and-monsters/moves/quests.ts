import * as v from 'valibot'
import { keysOf } from '../../kit/records'
import { type Asking, type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { visible } from '../../kit/zones'
import { type MeepleClass, meepleName, type UnitClass } from '../data/classes'
import type { Condition, Quest } from '../data/quests'
import { type Act, returnUnit, run, tooLate } from '../effects'
import { advance } from '../flow/turn'
import { fighters, foeOf } from '../pieces/combat'
import { questOf } from '../scoring'
import { type Assignment, areaOf, assignmentAt, classOf, type Deed, type G, kindOf } from '../state'
import { foeShape, meeplesRule, questShape, shamanShape } from './shapes'

type Ask = Asking<G>
type Defeat = Extract<Condition, { when: 'defeat' }>

/** Deeds of this turn that came after the Quest was drawn (MM-809). */
const deedsSince = (G: G, player: PlayerId, quest: string): Deed[] => G.deeds.slice(areaOf(G, player).since[quest] ?? 0)

const count = (deeds: readonly Deed[], did: Deed['did']): number => deeds.filter((deed) => deed.did === did).length

/** Why the condition of a Quest is not met now. */
function unmet(ask: Ask, { id, condition }: Quest, monster: string | undefined): Refusal | undefined {
  const { G, player } = ask
  const since = deedsSince(G, player, id)
  switch (condition.when) {
    case 'defeat':
      return outside(G, 'main', 'resolve') ?? notDefeated(ask, condition, since, monster)
    case 'defeatCount':
    case 'activate': {
      const did = condition.when === 'activate' ? 'activate' : 'defeat'
      const wrong = outside(G, 'main', 'resolve')
      if (wrong) return wrong
      if (count(G.deeds, did) < condition.n) return refuse('MM-803', 'Not enough was done this turn')
      return count(since, did) > 0 ? undefined : refuse('MM-809', 'Nothing of it was done since you drew the Quest')
    }
    case 'construct':
      return (
        outside(G, 'development', 'resolve') ??
        (count(since, 'construct') > 0 ? undefined : refuse('MM-803', 'You have constructed nothing since you drew it'))
      )
    case 'reach': {
      const reached = since.some((deed) => deed.did === 'reach' && deed.level >= condition.level)
      return (
        outside(G, 'development', 'resolve') ??
        (reached ? undefined : refuse('MM-803', `No class has reached level ${condition.level} since you drew it`))
      )
    }
    case 'tavern':
      return outside(G, 'draw', 'finish') ?? notInTavern(ask, id, condition.meeples)
    default:
      return refuse('MM-805', 'This Quest counts at the end of the game')
  }
}

const outside = (G: G, phase: G['phase'], step: G['step']): Refusal | undefined =>
  G.phase === phase && G.step === step ? undefined : refuse('MM-803', 'This is not the moment for this Quest')

function notInTavern(
  { G, player }: Ask,
  id: string,
  wanted: Partial<Record<MeepleClass, number>>,
): Refusal | undefined {
  const { tavern, since } = areaOf(G, player)
  if (since[id] === tooLate) return refuse('MM-808', 'A Quest from a Monster must wait for another turn')
  const lacking = keysOf(wanted).find((cls) => tavern[cls] < wanted[cls]!)
  return lacking ? refuse('MM-810', `Your Tavern holds too few: ${meepleName(lacking)}`) : undefined
}

function notDefeated(
  { G }: Ask,
  condition: Defeat,
  since: readonly Deed[],
  monster: string | undefined,
): Refusal | undefined {
  const deed = since.find((one) => one.did === 'defeat' && one.monster === monster)
  const there = monster ? assignmentAt(G, monster) : undefined
  if (!there || deed?.did !== 'defeat') return refuse('MM-803', 'Name a Monster defeated since you drew the Quest')
  const { type, level } = foeOf(there.place)
  if (condition.type && kindOf(there.place) === 'council')
    return refuse('MM-815', 'Overlords and the Henchman do not count for a Quest about a type of Monster')
  if (condition.type && condition.type !== type)
    return refuse('MM-803', `This asks for a Monster of the type ${condition.type}`)
  if (condition.level && level < condition.level)
    return refuse('MM-803', `This asks for a Monster of level ${condition.level} or more`)
  if (condition.overrun && !deed.overrun) return refuse('MM-803', 'Its quarter was not overrun')
  const classes = fighters(there).map(classOf)
  if (new Set(classes).size < (condition.classes ?? 0)) return refuse('MM-810', 'Too few different classes were there')
  const enough = keysOf(condition.units).every(
    (cls) => classes.filter((one) => one === cls).length >= condition.units[cls]!,
  )
  return enough ? undefined : refuse('MM-810', 'Other Units were needed against it')
}

/** MM-807, MM-210: every cost with a different Unit engaged in the Quest. */
function unaffordable(
  { G, player }: Ask,
  { cost, condition }: Quest,
  monster: string | undefined,
): Refusal | undefined {
  const there = condition.when === 'defeat' && monster ? assignmentAt(G, monster) : undefined
  const short = [...new Set(cost)].find((cls) => {
    const left = there ? payable(there, cls) : areaOf(G, player).tavern[cls]
    return left < cost.filter((one) => one === cls).length
  })
  return short ? refuse('MM-807', `No ${meepleName(short)} is left to pay for it`) : undefined
}

const payable = (there: Assignment, cls: UnitClass): number =>
  there.units.filter((unit) => classOf(unit) === cls && !unit.returned).length +
  (cls === 'peasant' && there.levy && !there.levyReturned ? 1 : 0)

function pay(act: Act, { cost, condition }: Quest, monster: string | undefined, shaman: boolean): void {
  const { G, player, say } = act
  const there = condition.when === 'defeat' && monster ? assignmentAt(G, monster) : undefined
  for (const cls of cost) {
    if (there) returnUnit(act, cls, { assignment: there, shaman })
    else {
      areaOf(G, player).tavern[cls] -= 1
      G.supply[cls] += 1
      say({ kind: 'returned', player, cls, n: 1 })
    }
  }
}

/** MM-803, MM-804: reveals a Quest whose condition is met. */
export const completeQuest = meeplesRule({
  args: [questShape, v.optional(foeShape), shamanShape],
  reveals: () => true,
  check(ask, id, monster) {
    const quest = questOf(id)
    if (!visible(areaOf(ask.G, ask.player).hand).includes(id)) return refuse('MM-801', 'You do not hold this Quest')
    return unmet(ask, quest, monster) ?? unaffordable(ask, quest, monster)
  },
  apply(act, id, monster, shaman) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const quest = questOf(id)
    area.hand = visible(area.hand).filter((one) => one !== id)
    area.done.push(id)
    say({ kind: 'completed', player, quest: id })
    pay(act, quest, monster, shaman !== undefined)
    if (G.phase === 'draw') G.tavernTime = true
    if (quest.kind === 'ongoing') area.fresh.push(id)
    else if (quest.effect) run(act, [quest.effect])
    advance(act)
  },
  choices({ G, player }) {
    const fought = G.deeds.flatMap((deed) => (deed.did === 'defeat' ? [deed.monster] : []))
    return visible(areaOf(G, player).hand).flatMap((id): [string, string?][] =>
      questOf(id).condition.when === 'defeat' ? fought.map((monster) => [id, monster]) : [[id]],
    )
  },
})

/** MM-812: as many as are due, unseen by the others (R32). */
export const discardQuests = meeplesRule({
  args: [v.pipe(v.array(questShape), v.maxLength(10))],
  answers: 'discardQuests',
  secret: true,
  check({ G, player }, ids) {
    const due = owedBy(G, player)
    const hand = visible(areaOf(G, player).hand)
    if (new Set(ids).size !== ids.length || !ids.every((id) => hand.includes(id))) {
      return refuse('MM-812', 'Only incomplete Quests of your hand can be discarded')
    }
    return ids.length === due
      ? undefined
      : refuse('MM-812', due === 1 ? 'One Quest has to be discarded' : `${due} Quests have to be discarded`)
  },
  reveals: () => true,
  apply(act, ids) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    area.hand = visible(area.hand).filter((id) => !ids.includes(id))
    for (const id of ids) delete area.since[id]
    visible(G.questDiscard).push(...ids)
    G.pending.shift()
    say({ kind: 'discardedQuests', player, n: ids.length })
    advance(act)
  },
  choices({ G, player }) {
    return pick(visible(areaOf(G, player).hand), owedBy(G, player)).map((ids) => [ids])
  },
})

const owedBy = (G: G, player: PlayerId): number => {
  const [owed] = G.pending
  return owed?.kind === 'discardQuests' && owed.player === player ? owed.n : 0
}

function pick<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]]
  return list.flatMap((first, i) => pick(list.slice(i + 1), n - 1).map((rest) => [first, ...rest]))
}

import { recordOf } from '../../../games/kit/records'
import { known } from '../../../games/kit/zones'
import type { MeepleClass } from '../../../games/meeples-and-monsters/data/classes'
import { meepleClasses } from '../../../games/meeples-and-monsters/data/classes'
import type { Effect } from '../../../games/meeples-and-monsters/data/effects'
import { owned } from '../../../games/meeples-and-monsters/flow/turn'
import { type Counts, questsOf, total } from '../../../games/meeples-and-monsters/state'
import { type City, pass, seat, send } from './layout'

/** Enough in the bag for every draw of a turn, all of one kind: what is drawn is no accident. */
export const fullBag = { peasant: 12 }

/** The combat value of some Units against a foe too strong for them, as the table itself says it. */
export function combatAgainst(at: City, foe: string, ...units: string[]): number {
  send(at, foe, ...units)
  const { clause, because } = at.refused(at.G.current, 'commit')
  const [, value] = because.match(/^Combat (\d+) does not reach/) ?? []
  if (clause !== 'MM-510' || value === undefined) throw new Error(`No fight was refused: ${because} (${clause})`)
  for (const _ of units) at.play(at.G.current, 'takeBack', foe, 0)
  return Number(value)
}

/** Answers everything that is owed: the first Quests go, all Corruption that may go, all Units that may come back. */
export function answerAll(at: City): void {
  for (let owed = at.G.pending[0]; owed; owed = at.G.pending[0]) {
    const { player } = owed
    const { hand, tavern, lodgings } = seat(at, player)
    if (owed.kind === 'discardQuests') at.play(player, 'discardQuests', known(hand).slice(0, owed.n))
    else if (owed.kind === 'purge') {
      const fromTavern = Math.min(owed.n, tavern.corruption)
      at.play(player, 'purge', fromTavern, Math.min(owed.n - fromTavern, lodgings.corruption))
    } else if (owed.kind === 'recall') {
      const units = meepleClasses.flatMap((cls) => (cls === 'corruption' ? [] : Array(lodgings[cls]).fill(cls)))
      at.play(player, 'recallUnits', units.slice(0, owed.n))
    } else throw new Error('No Monster should need another quarter here')
  }
}

/** Resolves what was committed, answers what is owed, and goes on to the end of the Draw Phase. */
export function finishTurn(at: City): void {
  for (const { place } of at.G.plan) {
    at.play(at.G.current, 'resolve', place)
    answerAll(at)
  }
  at.play(at.G.current, 'finishResolution')
  answerAll(at)
}

/** From the end of seat 0's turn to its next Main Phase, with nothing done by the others. */
export function goRound(at: City): void {
  at.play('0', 'endTurn')
  while (at.G.current !== '0') pass(at)
  at.play('0', 'commit')
}

/** What a player has, in numbers that do not depend on where it lies at the moment. */
export interface Standing {
  vp: number
  owned: Counts
  quests: number
  bag: number
}

export function standing(at: City, player = '0'): Standing {
  const area = seat(at, player)
  return {
    vp: area.vp,
    owned: recordOf(meepleClasses, (cls) => owned(at.G, player, cls)),
    quests: questsOf(area),
    bag: total(area.bag),
  }
}

export type Change = { vp: number; quests: number; bag: number } & Partial<Counts>

/** What is different now, without the zeros among the meeples. */
export function change(from: Standing, to: Standing): Change {
  const gained = (cls: MeepleClass) => to.owned[cls] - from.owned[cls]
  const changed = meepleClasses.filter((cls) => gained(cls) !== 0)
  return {
    vp: to.vp - from.vp,
    quests: to.quests - from.quests,
    bag: to.bag - from.bag,
    ...recordOf(changed, gained),
  }
}

/** What printed effects change, if nothing is short: the meaning of each word of the vocabulary, written down again. */
export function printed(effects: readonly Effect[], corruptionHere = 0): Change {
  const sum: Change = { vp: 0, quests: 0, bag: 0 }
  const add = (cls: keyof Counts, n: number) => {
    sum[cls] = (sum[cls] ?? 0) + n
    if (sum[cls] === 0) delete sum[cls]
  }
  for (const effect of effects) {
    if (effect.do === 'vp' || effect.do === 'bounty') sum.vp += effect.n
    else if (effect.do === 'tithe') sum.vp += corruptionHere
    else if (effect.do === 'gain') add(effect.cls, effect.n)
    else if (effect.do === 'gainFromTile') add(effect.cls, 1)
    else if (effect.do === 'returnHere') add(effect.cls, -1)
    else if (effect.do === 'removeCorruption') add('corruption', -effect.n)
    else if (effect.do === 'draw') sum.bag -= effect.n
    else if (effect.do === 'drawQuests') sum.quests += effect.draw - effect.discard
    else if (effect.do === 'discardQuest') sum.quests -= effect.n
    else if (effect.do === 'recall') sum.bag += effect.own
  }
  return sum
}

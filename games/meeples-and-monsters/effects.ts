import { clockwise } from '../kit/order'
import type { Doing, PlayerId } from '../kit/rule'
import { isPrestige, levelledClasses, type MeepleClass, prestigeLevel, type UnitClass } from './data/classes'
import { type Counted, type Effect, monsterTypes } from './data/effects'
import { fighters } from './pieces/combat'
import { drawMeeples, drawQuestCards } from './pieces/draws'
import {
  type Area,
  type Assignment,
  areaOf,
  classOf,
  type G,
  kindOf,
  type MeeplesEvent,
  monsterOf,
  move,
  questsOf,
  total,
} from './state'

export type Act = Doing<G, MeeplesEvent>

/** Where an effect comes from: what lies there can be returned, counted or kept back. */
export interface Origin {
  readonly assignment?: Assignment
  /** For a Unit to be returned or kept: rather a Shaman used as that class. */
  readonly shaman?: boolean
  /** A Monster's own effect: a Quest it brings cannot be completed in this turn (MM-808). */
  readonly trophy?: boolean
}

/** Drawn by a Monster's effect: later than anything that could complete it. */
export const tooLate = 9999

/** The interpreter of all printed effects. */
export function run(act: Act, effects: readonly Effect[], origin: Origin = {}): void {
  for (const effect of effects) runOne(act, effect, origin)
}

function runOne(act: Act, effect: Effect, origin: Origin): void {
  const { G, player } = act
  const area = areaOf(G, player)
  switch (effect.do) {
    case 'vp':
      score(act, effect.n)
      break
    case 'vpEach':
      score(act, effect.n * Math.min(counted(area, effect.what, origin), effect.max ?? Number.MAX_SAFE_INTEGER))
      break
    case 'vpIf':
      score(act, area.tavern.corruption === 0 ? effect.n : 0)
      break
    case 'tithe':
      score(act, origin.assignment?.corruption ?? 0)
      break
    case 'bounty':
      score(act, effect.n)
      break
    case 'gain':
      gain(act, effect.cls, effect.n)
      break
    case 'gainFromTile':
      gainFromTile(act, effect.cls, origin)
      break
    case 'returnHere':
      returnUnit(act, effect.cls, origin)
      break
    case 'removeCorruption':
      owePurge(G, player, effect.n)
      break
    case 'draw':
      draw(act, effect.n)
      break
    case 'drawQuests':
      drawQuests(act, effect.draw, effect.discard, origin)
      break
    case 'discardQuest':
      oweDiscard(G, player, effect.n)
      break
    case 'stay':
      keepBack(effect.cls, origin)
      break
    case 'recall':
      oweRecall(G, player, effect.own, effect.others)
      break
    default:
    // Boosts, sets, hills and Draw Phase effects act elsewhere, as long as their card is there.
  }
}

export function score({ G, player, say }: Act, points: number): void {
  areaOf(G, player).vp += points
  if (points !== 0) say({ kind: 'scored', player, points })
}

function counted(area: Area, what: Counted, { assignment }: Origin): number {
  const units = assignment ? fighters(assignment) : []
  switch (what) {
    case 'cards3':
      return levelThreeCards(area)
    case 'quests':
      return area.done.length
    case 'typeSets':
      return Math.min(...monsterTypes.map((type) => area.trophies.filter((id) => monsterOf(id).type === type).length))
    case 'prestigeHere':
      return units.filter(({ cls }) => isPrestige(cls)).length
    case 'classesHere':
      return new Set(units.map(classOf)).size
  }
}

export const levelThreeCards = ({ levels, prestige }: Area): number =>
  levelledClasses.filter((cls) => levels[cls] === prestigeLevel).length + prestige.length

/** MM-207: to `pending`, during a Clean Up Step straight to the Lodgings. */
export function gain(act: Act, cls: MeepleClass, n: number): void {
  const { G, player, say } = act
  const area = areaOf(G, player)
  const got = move(G.supply, G.step === 'trophies' ? area.lodgings : area.pending, cls, n)
  if (got > 0) say({ kind: 'gained', player, cls, n: got })
  if (got > 0) takeCard(area, cls)
}

/** R12: the Ability card comes with the first Prestige Unit and stays. */
function takeCard(area: Area, cls: MeepleClass): void {
  if (isPrestige(cls) && !area.prestige.includes(cls)) area.prestige.push(cls)
}

function gainFromTile(act: Act, cls: MeepleClass, { assignment }: Origin): void {
  const { G, player, say } = act
  if (!assignment || !G.stock[assignment.place]) return
  G.stock[assignment.place]! -= 1
  areaOf(G, player).pending[cls] += 1
  say({ kind: 'gained', player, cls, n: 1 })
  takeCard(areaOf(G, player), cls)
}

/** MM-209: a Unit that lies on this very place; added and levied Peasants may be the ones (MM-424, MM-813). */
export function returnUnit({ G, player, say }: Act, cls: UnitClass, { assignment, shaman }: Origin): void {
  if (!assignment) return
  const fitting = assignment.units.filter((unit) => classOf(unit) === cls && !unit.returned)
  const real = fitting.find((unit) => unit.cls === cls)
  const disguised = fitting.find((unit) => unit.cls !== cls)
  const added = cls === 'peasant' && assignment.added > 0
  const levied = cls === 'peasant' && assignment.levy !== null && !assignment.levyReturned
  const unit = shaman ? (disguised ?? real) : (real ?? (added || levied ? undefined : disguised))
  if (unit) unit.returned = true
  else if (added) assignment.added -= 1
  else if (levied) assignment.levyReturned = true
  else return
  const back = unit?.cls ?? 'peasant'
  G.supply[back] += 1
  say({ kind: 'returned', player, cls: back, n: 1 })
}

function keepBack(cls: UnitClass, { assignment, shaman }: Origin): void {
  const fitting = assignment?.units.filter((unit) => classOf(unit) === cls && !unit.returned) ?? []
  const unit = fitting.find((one) => (one.cls === 'shaman') === (shaman ?? false)) ?? fitting[0]
  if (unit) unit.stays = true
}

/** R9: at once in the Development and Draw Phases, added to step 4 in the Main Phase. */
export function draw({ G, player, random, say }: Act, n: number): void {
  if (G.phase === 'main') {
    G.drawBonus += n
    return
  }
  say({ kind: 'drew', player, meeples: drawMeeples(areaOf(G, player), n, random) })
}

export function drawQuests(act: Act, n: number, discard: number, { trophy }: Origin): void {
  const { G, player, random, say } = act
  const drawn = drawQuestCards(G, areaOf(G, player), n, trophy ? tooLate : G.deeds.length, random)
  if (drawn > 0) say({ kind: 'drewQuests', player, n: drawn })
  oweDiscard(G, player, discard)
}

function oweDiscard(G: G, player: PlayerId, n: number): void {
  const due = Math.min(n, questsOf(areaOf(G, player)))
  if (due > 0) G.pending.push({ player, kind: 'discardQuests', n: due })
}

function owePurge(G: G, player: PlayerId, n: number): void {
  const { tavern, lodgings } = areaOf(G, player)
  const most = Math.min(n, tavern.corruption + lodgings.corruption)
  if (most > 0) G.pending.push({ player, kind: 'purge', n: most })
}

/** MM-631: everybody who has a Unit in the Lodgings may call some back, all at the same time. */
function oweRecall(G: G, player: PlayerId, own: number, theirs: number): void {
  for (const one of clockwise(G.order, player)) {
    const { lodgings } = areaOf(G, one)
    const n = Math.min(one === player ? own : theirs, total(lodgings) - lodgings.corruption)
    if (n > 0) G.pending.push({ player: one, kind: 'recall', n, together: true })
  }
}

/** Does running these turn over hidden cards, in this phase? */
export const effectsReveal = (G: G, effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.do === 'drawQuests' || (effect.do === 'draw' && G.phase !== 'main'))

export const isOneTime = ({ effect }: { effect: Effect | null }): boolean =>
  effect !== null && effect.do !== 'boost' && effect.do !== 'boostWith' && effect.do !== 'boostVs'

export const isFight = (place: string): boolean => kindOf(place) === 'monster' || kindOf(place) === 'council'

import type { Doing, PlayerId } from '../kit/rule'
import { known, size } from '../kit/zones'
import { buildingOf } from './data/buildings'
import { type Cost, type Effect, piles, type Resource } from './data/effects'
import { enemyOf } from './data/enemies'
import type { ItemId } from './data/items'
import { locationOf } from './data/locations'
import { questOf } from './data/quests'
import { searchTokenOf } from './data/search'
import { specialistOf } from './data/specialists'
import { takeToken } from './flow/encounter'
import { openDie, reroll, roll } from './pieces/dice'
import { drawOrders } from './pieces/draws'
import { activatedOf, heartMax, manaMax, tokenFace } from './pieces/standing'
import { openSpaces, tilesLeft } from './pieces/town'
import { villagersLeft } from './pieces/villagers'
import {
  type Area,
  areaOf,
  type EffectsOf,
  type G,
  type HeartsLost,
  isSolo,
  type NowOrNeverEvent,
  type Owed,
  owed,
  settle,
} from './state'

export type Act = Doing<G, NowOrNeverEvent>

/** How much of a resource a player has. */
export function held(area: Area, what: Resource): number {
  if (what === 'coin') return area.coins
  if (what === 'xp') return area.xp
  if (what === 'heart') return area.hearts
  return what === 'mana' ? area.mana : area.stock[what]
}

function change(area: Area, what: Resource, n: number): void {
  if (what === 'coin') area.coins += n
  else if (what === 'xp') area.xp += n
  else if (what === 'heart') area.hearts = Math.min(heartMax(area), area.hearts + n)
  else if (what === 'mana') area.mana = Math.min(manaMax(area), area.mana + n)
  else area.stock[what] += n
}

/** NON-005, NON-006: what a track cannot take is lost. */
export function gain({ G, player, say }: Act, what: Resource, n: number): void {
  const area = areaOf(G, player)
  const before = held(area, what)
  change(area, what, n)
  const got = held(area, what) - before
  if (got > 0) say({ kind: 'gained', player, what, n: got })
}

export function give({ G, player, say }: Act, what: Exclude<Resource, 'heart'>, n: number): void {
  change(areaOf(G, player), what, -n)
  if (n > 0) say({ kind: 'gave', player, what, n })
}

/** The first of these payments the player is short of; hearts are never short (NON-101, R7). */
export const shortOf = (area: Area, costs: readonly Cost[]): Extract<Cost, { do: 'pay' }> | undefined =>
  costs.find((cost): cost is Extract<Cost, { do: 'pay' }> => cost.do === 'pay' && held(area, cost.what) < cost.n)

/** All payments but hearts. */
export function payAll(act: Act, costs: readonly Cost[]): void {
  for (const cost of costs) if (cost.do === 'pay') give(act, cost.what, cost.n)
}

export const heartsAsked = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (cost.do === 'loseHearts' ? cost.n : 0), 0)

/** Not below 0. Says whether a heart is left (NON-150). */
export function loseHearts({ G, player, say }: Act, n: number, why: HeartsLost): boolean {
  const area = areaOf(G, player)
  const lost = Math.min(n, area.hearts)
  area.hearts -= lost
  if (lost > 0) say({ kind: 'lostHearts', player, n: lost, why })
  return area.hearts > 0
}

/** What a piece does, as it is printed. */
export function effectsOf(G: G, player: PlayerId, of: EffectsOf, id: string): readonly Effect[] {
  switch (of) {
    case 'visit':
      return locationOf(id)[G.side].effects
    case 'quest':
      return questOf(id).effects
    case 'specialist':
      return specialistOf(id).effects
    case 'enemy':
      return enemyOf(id).rewards
    case 'search':
      return searchTokenOf(id).effects
    case 'ability':
      return activatedOf(areaOf(G, player)).find((one) => one.id === id)?.act.effects ?? []
    case 'building':
      return buildingOf(id).standing.flatMap((one) => (one.is === 'onBuild' ? one.effects : []))
    case 'face':
      return tokenFace(id)?.onRoll ?? []
    case 'chapter':
      return G.story?.gifts ?? []
    case 'story':
      return G.story?.open?.outcome?.success ? G.story.open.outcome.effects : []
  }
}

/** Rewards that nobody has to decide anything about. */
const comesAtOnce = ({ do: what }: Effect): boolean =>
  what === 'gain' || what === 'fullHeal' || what === 'takeFirstPlayer'

/** Pieces that give several things without naming an order; all others are done left to right (NON-127, R56). */
const freeOrder: readonly EffectsOf[] = ['visit', 'quest', 'enemy', 'search', 'story']

/** Puts the effects of a piece on the stack: `advance` does them. In a free order what comes at once comes first. */
export function begin({ G, player }: Act, of: EffectsOf, id: string): void {
  const effects = effectsOf(G, player, of, id)
  const places = effects.map((_, place) => place)
  const late = freeOrder.includes(of) ? places.filter((place) => !comesAtOnce(effects[place]!)) : []
  const left = [...places.filter((place) => !late.includes(place)), ...late]
  if (left.length > 0) G.pending.unshift({ player, kind: 'effects', of, id, left, now: null })
}

/** Could this effect do anything now? */
export function can(G: G, player: PlayerId, effect: Effect): boolean {
  const area = areaOf(G, player)
  switch (effect.do) {
    case 'gainVillager':
      return villagersLeft(G) > 0
    case 'drawQuest':
      return cardsLeft(G) > 0
    case 'drawOrder':
      return size(G.orderStack) > 0
    case 'buyGear':
      return [...G.gear.red, ...G.gear.blue].some((id) => id !== null)
    case 'build':
      return openSpaces(area).length > 0
    case 'swapGrid':
      return tilesLeft(area).length > 1
    case 'takeFirstPlayer':
      return !isSolo(G)
    case 'claimSearch':
      return Object.keys(G.search).length > 0
    case 'gainItem':
      return G.order.every((other) => !areaOf(G, other).story?.items.includes(effect.item))
    case 'heroAction':
      return area.hearts > 0
    case 'readySpecialist':
      return area.specialists.some((one) => one && !one.up)
    case 'rerollDie':
      return openDie(G, player) !== undefined
    default:
      return true
  }
}

/** Would this effect bring anything now? What is above a maximum is lost (NON-005, NON-006). */
export function brings(G: G, player: PlayerId, effect: Effect): boolean {
  const area = areaOf(G, player)
  if (effect.do === 'fullHeal') return area.hearts < heartMax(area)
  if (effect.do === 'gain' && effect.what === 'heart') return area.hearts < heartMax(area)
  if (effect.do === 'gain' && effect.what === 'mana') return area.mana < manaMax(area)
  if (effect.do === 'ignoreEnemies') return !G.armored && mayMove(G)
  return can(G, player, effect)
}

/** Enemies can still cost hearts in this turn. */
const mayMove = ({ acted, action }: G): boolean => !acted || (action !== null && action.chosen === null)

/** Quest cards that could still be drawn from any pile. */
export const cardsLeft = (G: G): number =>
  piles.reduce((sum, pile) => sum + size(G.piles[pile]) + G.discards[pile].length, 0)

export type Program = Extract<Owed, { kind: 'effects' }>

/** The effects a piece on the stack has still to do. */
export const effectsLeft = (G: G, { player, of, id, left }: Program): Effect[] => {
  const effects = effectsOf(G, player, of, id)
  return left.map((place) => effects[place]!)
}

/** The effect of a piece that is being done: what a die was rolled for. */
export const effectNow = (G: G, { player, of, id, now }: Program): Effect | undefined =>
  now === null ? undefined : effectsOf(G, player, of, id)[now]

/** Does the next effect of a piece on the stack. */
export function doNext(act: Act, program: Program): void {
  const { G } = act
  const { player, of, id } = program
  const [next, ...left] = program.left
  const effect = next === undefined ? undefined : effectsOf(G, player, of, id)[next]
  Object.assign(program, { left, now: next ?? null })
  if (!effect) settle(G, program)
  else if (can(G, player, effect)) run({ ...act, player }, effect)
}

/** Could something else of the same piece come before what is being asked? (NON-110, R56) */
export function canWait(G: G, player: PlayerId): boolean {
  const program = owed(G, player, 'effects')
  if (!program || !freeOrder.includes(program.of)) return false
  return effectsLeft(G, program).some((effect) => can(G, player, effect))
}

/** The rest of the piece comes first, then this again. */
export function putOff({ G, player }: Act): void {
  const program = owed(G, player, 'effects')
  if (program && program.now !== null) program.left.push(program.now)
}

function run(act: Act, effect: Effect): void {
  const { G, player } = act
  const ask = (one: Owed) => G.pending.unshift(one)
  switch (effect.do) {
    case 'gain':
      gain(act, effect.what, effect.n)
      break
    case 'fullHeal':
      gain(act, 'heart', heartMax(areaOf(G, player)))
      break
    case 'gainVillager':
      ask({ player, kind: 'takeVillager', n: effect.n })
      break
    case 'drawQuest':
      ask({ player, kind: 'choosePiles', draw: Math.min(effect.draw, cardsLeft(G)), keep: effect.keep })
      break
    case 'drawOrder':
      drawOrders(act, effect.draw, effect.keep)
      break
    case 'buyGear':
      ask({ player, kind: 'buyGear', discount: effect.discount })
      break
    case 'build':
      ask({ player, kind: 'build', discount: 0 })
      break
    case 'swapGrid':
      ask({ player, kind: 'swapTiles', optional: effect.optional })
      break
    case 'takeFirstPlayer':
      takeFirst(act)
      break
    case 'rollGain':
      roll(act, 'gain')
      break
    case 'claimSearch':
    case 'readySpecialist':
    case 'teleport':
      ask({ player, kind: effect.do })
      break
    case 'heroAction':
      setOut(act, null, effect.move)
      break
    case 'rerollDie':
      reroll(act)
      break
    case 'gainItem':
      gainItem(act, effect.item)
      break
    default:
      runOnTurn(G, player, effect)
  }
}

/** What only changes numbers of the open action, round or build. */
function runOnTurn(G: G, player: PlayerId, effect: Effect): void {
  const { action, fight } = G
  const build = owed(G, player, 'build')
  if (effect.do === 'ignoreEnemies') G.armored = true
  if (effect.do === 'addMove' && action) action.added += effect.n
  if (effect.do === 'strike' && fight) fight.strike += effect.n
  if (effect.do === 'block' && fight) fight.block += effect.n
  if (effect.do === 'discountBuild' && build) build.discount += effect.n
}

/** R40: there is one of each. */
function gainItem({ G, player, say }: Act, item: ItemId): void {
  areaOf(G, player).story?.items.push(item)
  say({ kind: 'gotItem', player, item })
}

function takeFirst({ G, player, say }: Act): void {
  G.first = player
  say({ kind: 'tookFirst', player })
}

/** The turn's action: a hero sets out (NON-080 to NON-082). */
export function setOut({ G, player, say }: Act, arrow: number | null, base: number): void {
  G.acted = true
  G.action = {
    start: areaOf(G, player).space,
    base,
    added: 0,
    steps: 0,
    stopped: false,
    questPlayed: false,
    chosen: null,
    sailed: false,
  }
  say({ kind: 'setOut', player, arrow, movement: base })
}

/** Takes the search token of a space and gives its reward (NON-145, NON-151); the story ignores its face (NON-233). */
export function claim(act: Act, space: string): void {
  if (act.G.story) takeToken(act, space)
  else find(act, space)
}

function find(act: Act, space: string): void {
  const { G, player, say } = act
  const token = G.search[space]!
  delete G.search[space]
  say({ kind: 'claimed', player, space, token })
  if (searchTokenOf(token).kept) known(areaOf(G, player).search).push(token)
  else G.removed.push(token)
  begin(act, 'search', token)
}

/** Effects that turn something over or roll as soon as they come up, without asking first. */
export const revealing = (effects: readonly Effect[]): boolean =>
  effects.some(({ do: what }) => what === 'drawOrder' || what === 'rollGain' || what === 'rerollDie')

/** Would going on with what lies on the stack below the open decision reveal something? */
export const goingOnReveals = (G: G): boolean =>
  G.pending.some((one) => one.kind === 'effects' && revealing(effectsLeft(G, one)))

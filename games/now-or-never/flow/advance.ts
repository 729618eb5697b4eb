import { type Act, begin, cardsLeft, claim, doNext, effectNow, gain, loseHearts } from '../effects'
import { dieIsOpen } from '../pieces/abilities'
import type { Die } from '../pieces/dice'
import { sumOf } from '../pieces/standing'
import { villagersLeft } from '../pieces/villagers'
import { areaOf, type Fight, type G, locationAt, type Owed, owed, settle } from '../state'
import { beginChapter } from './encounter'
import { beginSeason, cutOff } from './turn'

/** Goes on by itself until somebody has to decide something. */
export function advance(act: Act): void {
  const { G } = act
  for (let top = G.pending[0]; top; top = G.pending[0]) {
    if (top.kind === 'effects') doNext(act, top)
    else if (top.kind === 'die' && !dieIsOpen(G)) applyDie({ ...act, player: top.player }, top)
    else if (overtaken(G, top)) settle(G, top)
    else return
  }
  if (G.phase === 'setup') startPlay(act)
}

/** Everybody has chosen: a chapter begins with its gifts, then the first season. */
function startPlay(act: Act): void {
  if (act.G.story?.opening) {
    beginChapter(act)
    advance(act)
  } else beginSeason(act, 1)
}

/** An ability used meanwhile may have taken what a decision was about: is nothing left of it? (NON-143, NON-156) */
function overtaken(G: G, top: Owed): boolean {
  if (top.kind === 'takeVillager') return villagersLeft(G) === 0
  if (top.kind !== 'choosePiles') return false
  top.draw = Math.min(top.draw, cardsLeft(G))
  return top.draw === 0
}

/** The die is final: what it was rolled for happens. */
export function applyDie(act: Act, die: Die): void {
  const { G } = act
  settle(G, die)
  if (die.cause === 'combat') beginRound(act, die.value)
  if (die.cause === 'boost' && G.fight) addDie(G.fight, die.value)
  if (die.cause === 'search') search(act, die.value)
  if (die.cause === 'visit') payVisit(act, die.value)
  if (die.cause === 'gain') gainRolled(act, die.value)
}

/** NON-134: its number is damage, and the die counts as rolled in combat (NON-132). */
function addDie(fight: Fight, value: number): void {
  fight.strike += value
  fight.more.push(value)
}

/** NON-105: the hearts a visit rolled for, then what the location gives. */
function payVisit(act: Act, value: number): void {
  const { G, player } = act
  const location = locationAt(G, areaOf(G, player).space)
  if (!loseHearts(act, value, 'visit')) cutOff(act)
  else if (location) begin(act, 'visit', location)
}

/** NON-121, NON-133: the face counts, and what it does on the roll happens before anything is paid. */
function beginRound(act: Act, value: number): void {
  const { G, player } = act
  if (!G.fight) return
  G.fight.die = value
  G.pending.unshift({ player, kind: 'combat' })
  begin(act, 'face', areaOf(G, player).red[value - 1] ?? '')
}

/** NON-145, NON-146, NON-148; nothing is found if the Metal Hound took the token while the die was open (NON-151). */
function search(act: Act, value: number): void {
  const { G, player } = act
  const area = areaOf(G, player)
  const loss = Math.max(0, value - sumOf(area, 'searchShield'))
  if (!loseHearts(act, loss, 'search')) cutOff(act)
  else if (G.search[area.space] !== undefined) claim(act, area.space)
}

/** The roll of the effect that is being done. */
function gainRolled(act: Act, value: number): void {
  const { G, player } = act
  const program = owed(G, player, 'effects')
  const effect = program && effectNow(G, program)
  if (effect?.do === 'rollGain') gain(act, effect.what, effect.times * value + effect.plus)
}

import { keysOf } from '../../kit/records'
import { type MeepleClass, meepleName, meepleOf } from '../data/classes'
import type { Counted, Effect, MonsterType, TowerSet } from '../data/effects'
import type { Need } from '../data/locations'
import type { Condition } from '../data/quests'
import { needName } from '../pieces/plan'

const some = (n: number, cls: MeepleClass): string => {
  if (cls === 'corruption') return `${n} Corruption`
  return n === 1 ? `a ${meepleName(cls)}` : `${n} ${meepleOf(cls).plural}`
}

const quests = (n: number): string => (n === 1 ? 'a Quest' : `${n} Quests`)
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const plural = (cls: MeepleClass | 'prestige'): string => (cls === 'prestige' ? 'Prestige Units' : meepleOf(cls).plural)

export const typeName = (type: MonsterType): string => capital(type)

export const setName: Readonly<Record<TowerSet, string>> = {
  rod: 'Rod of Ruin',
  darkness: 'Darkness',
  taint: 'Corruption',
}

const countedName: Readonly<Record<Counted, string>> = {
  cards3: 'class at level 3',
  quests: 'completed Quest',
  typeSets: 'set of three types among your trophies',
  prestigeHere: 'Prestige Unit sent there',
  classesHere: 'different class sent there',
}

function drawn(draw: number, discard: number): string {
  return `draw ${quests(draw)}${discard > 0 ? `, then discard ${discard === 1 ? 'one' : discard}` : ''}`
}

/** An effect in words, as on the card. */
export function describeEffect(effect: Effect): string {
  switch (effect.do) {
    case 'vp':
      return points(effect.n)
    case 'vpEach':
      return `${points(effect.n)} for each ${countedName[effect.what]}${effect.max ? `, at most ${effect.max}` : ''}`
    case 'vpIf':
      return `${points(effect.n)} without Corruption in your Tavern`
    case 'gain':
      return `gain ${some(effect.n, effect.cls)}`
    case 'gainFromTile':
      return `gain a ${meepleName(effect.cls)} from this tile`
    case 'returnHere':
      return `return a ${meepleName(effect.cls)} from here`
    case 'removeCorruption':
      return `remove up to ${effect.n} Corruption`
    case 'draw':
      return effect.n === 1 ? 'draw a meeple more' : `draw ${effect.n} meeples more`
    case 'drawQuests':
      return drawn(effect.draw, effect.discard)
    case 'discardQuest':
      return `discard ${quests(effect.n)}`
    case 'turnBoost':
      return `your ${plural(effect.cls)} +${effect.n} this turn`
    case 'turnBoostOne':
      return `one Unit in a fight +${effect.n} this turn`
    case 'stay':
      return `the ${meepleName(effect.cls)} comes back to your Tavern`
    case 'recall':
      return `up to ${effect.own} Units from your Lodgings back into your bag, ${effect.others} for everybody else`
    case 'hill':
      return `held until your next turn: ${effect.effects.map(describeEffect).join(', ')}`
    case 'boost':
      return `your ${plural(effect.cls)} +${effect.n}`
    case 'boostWith':
      return `your ${plural(effect.target)} +${effect.n} beside a ${meepleName(effect.partner)}`
    case 'boostVs':
      return `+${effect.n} against every ${effect.type} Monster`
    case 'dpSwap':
      return `in the Draw Phase: swap ${some(1, effect.cls)} for another meeple`
    case 'dpMuster':
      return `in the Draw Phase: a meeple more with ${effect.classes} classes in your Tavern`
    case 'tithe':
      return '1 point for each Corruption sent here'
    case 'bounty':
      return `${points(effect.n)}, only in a turn with a fight against a Monster of the type ${effect.type}`
    case 'set':
      return `keep it: one of the set ${setName[effect.name]}`
  }
}

export const describeEffects = (effects: readonly Effect[]): string => effects.map(describeEffect).join('; ')

export const describeNeeds = (needs: readonly Need[]): string => needs.map(needName).join(' and ')

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const named = (counts: Readonly<Partial<Record<MeepleClass, number>>>): string =>
  list(keysOf(counts).map((cls) => some(counts[cls] ?? 0, cls)))

/** "a Monster of the type undead, level 2 or more, in an overrun quarter". */
function foe({ type, level, overrun }: Extract<Condition, { when: 'defeat' }>): string {
  const kind = type ? `${type === 'undead' ? 'an' : 'a'} ${type} Monster` : 'a Monster'
  return `${kind}${level ? ` of level ${level} or more` : ''}${overrun ? ' in an overrun quarter' : ''}`
}

/** When a Quest is fulfilled, in words. */
export function describeCondition(condition: Condition): string {
  switch (condition.when) {
    case 'defeat': {
      const units = named(condition.units)
      const team = condition.classes ? `${condition.classes} different classes` : units
      return `Defeat ${foe(condition)}${team ? ` with ${team}` : ''}`
    }
    case 'defeatCount':
      return `Defeat ${condition.n} Monsters in one turn`
    case 'activate':
      return `Activate ${condition.n} Locations in one turn`
    case 'construct':
      return 'Build a Location'
    case 'reach':
      return `Bring a class to level ${condition.level}`
    case 'tavern':
      return `Have ${named(condition.meeples)} in your Tavern after drawing`
    case 'trophies':
      return trophies(condition.of, condition.n)
    case 'own':
      return `Own ${condition.n} ${plural(condition.cls)}`
    case 'cards3':
      return `Have ${condition.n} classes at level 3`
    case 'corruptionAtMost':
      return `Own at most ${condition.n} Corruption`
  }
}

function trophies(of: MonsterType | 'lvl3' | 'eachType', n: number): string {
  if (of === 'lvl3') return `${n} trophies of level 3`
  return of === 'eachType' ? `${n} trophies of each type` : `${n} ${of} trophies`
}

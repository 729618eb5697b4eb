import { actionName, type Cost, type Resource, resources, type Type, types } from '../data/constants'
import type { Happening } from '../data/events'
import type { Counted, Effect, Power } from '../data/powers'

/** What cards do, in the few words that fit on them. */

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`)

export function describeEffect(effect: Effect): string {
  switch (effect.do) {
    case 'gold':
      return `${effect.n} gold`
    case 'draw':
      return `draw ${effect.n}`
    case 'steal':
      return `steal ${effect.n} gold`
    case 'stealEach':
      return `steal ${effect.n} from each`
    case 'replenish':
      return 'take your gold back'
    case 'bonusDevelop':
      return effect.discards === 0 ? 'develop free' : `develop, discard ${effect.discards}`
    case 'bonusRecruit':
      return `recruit for ${effect.fee}`
    case 'bonusBuild':
      return 'build again'
  }
}

const countedName: Readonly<Record<Counted, string>> = {
  worker: 'worker',
  soldier: 'soldier',
  shadow: 'shadow',
  holy: 'holy',
  resource: 'resource',
  set: 'set of four',
}

const kindsOf = (kinds: readonly Resource[]): string =>
  kinds.length === resources.length ? 'any 1 resource' : `1 ${kinds.join(' or ')}`

export function describePower(power: Power | null): string {
  if (!power) return 'no power'
  switch (power.when) {
    case 'instant':
      return `on arrival: ${describeEffect(power.effect)}`
    case 'on':
      return `${actionName[power.action]}: ${describeEffect(power.effect)}`
    case 'end':
      return `end: ${power.vp} per ${power.per > 1 ? `${power.per} ` : ''}${countedName[power.of]}`
    case 'always':
      return describeStanding(power)
  }
}

function describeStanding(power: Extract<Power, { when: 'always' }>): string {
  switch (power.does) {
    case 'buildResource':
      return `gives ${kindsOf(power.kinds)}`
    case 'buildDiscount':
      return `${power.type} costs 1 less`
    case 'borrow':
      return `borrow ${power.n} resource`
    case 'developDiscount':
      return `discard ${power.n} fewer`
    case 'recruitDiscount':
      return `recruit for ${power.n} less`
    case 'waive':
      return `${power.n} icon may be missing`
  }
}

const owners = (type: Type | undefined): string => (type ? `each player with a ${type} building` : 'each player')

export function describeEvent(happening: Happening): string {
  switch (happening.do) {
    case 'getCard':
      return `${owners(happening.with)} gets ${cards(1)}`
    case 'gold':
      return `${owners(happening.with)} takes ${happening.n} gold`
    case 'replenish':
      return `${owners(happening.with)} takes back the gold on their cards`
    case 'loseGold':
      return `each player without a ${happening.without} building loses ${happening.n} gold`
    case 'newPiles':
      return 'all piles are shuffled and dealt anew'
    case 'newAdventurers':
      return 'five new adventurers come'
  }
}

/** "1 food, 2 wood". */
export const describeCost = (cost: Cost): string =>
  resources.flatMap((res) => (cost[res] ? [`${cost[res]} ${res}`] : [])).join(', ') || 'nothing'

/** "2 holy, 1 shadow". */
export const describeNeeds = (needs: Readonly<Partial<Record<Type, number>>>): string =>
  types.flatMap((type) => (needs[type] ? [`${needs[type]} ${type}`] : [])).join(', ')

/** The same in whole sentences, for whoever asks what a card means. */

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)

function explainEffect(effect: Effect): string {
  switch (effect.do) {
    case 'gold':
      return `take ${effect.n} gold from the bank`
    case 'draw':
      return `draw ${cards(effect.n)}`
    case 'steal':
      return `take ${effect.n} gold from the supply of an opponent of your choice`
    case 'stealEach':
      return `take ${effect.n} gold from the supply of every opponent`
    case 'replenish':
      return 'take back all gold on your Castle and your Resource cards'
    case 'bonusDevelop':
      return effect.discards === 0
        ? 'you may Develop without a discard'
        : `you may Develop, discarding ${cards(effect.discards)}`
    case 'bonusRecruit':
      return `you may Recruit for ${effect.fee} gold`
    case 'bonusBuild':
      return 'you may Build again, at the normal cost'
  }
}

const countedGroup: Readonly<Record<Counted, readonly [one: string, many: string]>> = {
  worker: ['worker Building', 'worker Buildings'],
  soldier: ['soldier Building', 'soldier Buildings'],
  shadow: ['shadow Building', 'shadow Buildings'],
  holy: ['holy Building', 'holy Buildings'],
  resource: ['Resource card under your Castle', 'Resource cards under your Castle'],
  set: ['set of all four types', 'sets of all four types'],
}

function explainStanding(power: Extract<Power, { when: 'always' }>): string {
  switch (power.does) {
    case 'buildResource':
      return `Each time you build, it pays for ${kindsOf(power.kinds)} without gold.`
    case 'buildDiscount':
      return `Whatever you build of the type ${power.type} costs one resource less, of your choice.`
    case 'borrow':
      return `Each time you build, ${power.n} Resource card of an opponent can be used without gold.`
    case 'developDiscount':
      return `When you Develop to your Castle, discard ${cards(power.n)} less.`
    case 'recruitDiscount':
      return `Every Adventurer costs you ${power.n} gold less.`
    case 'waive':
      return `When you Recruit, ${power.n} of the Buildings asked for may be missing.`
  }
}

export function explainPower(power: Power | null): string {
  if (!power) return 'It has no power.'
  switch (power.when) {
    case 'instant':
      return `When it comes into your village: ${explainEffect(power.effect)}.`
    case 'on':
      return `Each time you ${actionName[power.action]}, leading or following: ${explainEffect(power.effect)}.`
    case 'end': {
      const [one, many] = countedGroup[power.of]
      return `At the end of the game: ${points(power.vp)} for each ${power.per === 1 ? one : `${power.per} ${many}`}.`
    }
    case 'always':
      return explainStanding(power)
  }
}

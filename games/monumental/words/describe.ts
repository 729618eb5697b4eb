import type { AutomaInstruction, AutomaSpecial } from '../data/automa'
import { grid } from '../data/constants'
import {
  type Cost,
  type DiscountedAction,
  type Effect,
  type Event,
  type Narrow,
  type Ongoing,
  type Resource,
  resources,
  type Text,
  type Use,
} from '../data/effects'

/** The texts of cards, Policies, Warlords, Heroes, tokens and Automa cards in plain words, as short as a card. */

export const resourceName: Readonly<Record<Resource, string>> = {
  P: 'Production',
  S: 'Science',
  M: 'Military',
  G: 'Gold',
  C: 'Culture',
  H: 'Horse',
}

export const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** So much of a resource. */
export const some = (n: number, res: Resource): string =>
  res === 'H' ? counted(n, resourceName.H) : `${n} ${resourceName[res]}`

/** Several resources: "2 Production, 1 Gold". */
export const describeGoods = (goods: Partial<Readonly<Record<Resource, number>>>): string =>
  resources
    .filter((res) => (goods[res] ?? 0) > 0)
    .map((res) => some(goods[res]!, res))
    .join(', ')

const upTo = (n: number, one: string, more = `${one}s`): string => (n === 1 ? `a ${one}` : `up to ${n} ${more}`)

export function describeEffect(effect: Effect): string {
  const { n } = 'n' in effect ? effect : { n: 1 }
  switch (effect.do) {
    case 'gain':
      return some(n, effect.res)
    case 'gainBasic':
      return n === 1 ? 'a basic resource' : `${n} basic resources`
    case 'gainMatching':
      return `${n} of one basic resource`
    case 'convert':
      return `change ${upTo(n, 'basic resource')} into another kind`
    case 'draw':
      return n === 1 ? 'draw a card' : `draw ${n} cards`
    case 'activate':
      return activating(n, effect.zone)
    case 'repeatIcons':
      return "its card's icons once more"
    case 'discardCity':
      return `discard ${upTo(n, 'sleeping City card')}`
    case 'recover':
      return `${upTo(n, 'discarded card')} back on your draw pile`
    case 'wonderOnly':
      return `${n} Production for Wonders`
    case 'explore':
      return counted(n, 'free Explorer step')
    case 'march':
      return counted(n, 'free move', 'free moves')
    case 'restore':
      return `bring back ${upTo(n, 'sacrificed Soldier')}`
    case 'mount':
      return `mount ${upTo(n, 'Soldier')}`
    case 'ignoreTerrain':
      return `a conquest${effect.filter === 'coastal' ? ' on the coast' : ''} ignores the terrain`
  }
}

function activating(n: number, zone: 'city' | 'cityAdjacent' | 'nexus'): string {
  if (zone === 'nexus') return 'activate a Nexus card'
  return zone === 'city' ? `activate ${upTo(n, 'City card')}` : 'activate a neighbour of its card'
}

export const describeEffects = (effects: readonly Effect[]): string => effects.map(describeEffect).join(', ')

export function describeCost(cost: Cost): string {
  switch (cost.do) {
    case 'pay':
      return `pay ${some(cost.n, cost.res)}`
    case 'payBasic':
      return `pay ${cost.n} basic resources`
    case 'archive':
      return cost.n === 1 ? 'archive a Building' : `archive ${cost.n} Buildings`
    case 'sacrifice':
      return `sacrifice ${cost.n === 1 ? 'a Soldier' : `${cost.n} Soldiers`}${cost.among ? ' who took part' : ''}`
    case 'blank':
      return 'give up what another activated card gave'
  }
}

/** One way to use a text: "pay 1 Gold: 1 Culture". */
export function describeUse({ cost, effects, times }: Use): string {
  const price = cost.map(describeCost).join(' and ')
  return `${price ? `${price}: ` : ''}${describeEffects(effects)}${times > 1 ? `, up to ${times} times` : ''}`
}

const cheaper: Readonly<Record<DiscountedAction, string>> = {
  building: 'Buildings cost',
  knowledge: 'Knowledge costs',
  startWonder: 'starting a Wonder costs',
  policy: 'Policies cost',
  conquer: 'conquests cost',
  draw: 'drawing costs',
}

export function describeOngoing(rule: Ongoing, self = false): string {
  switch (rule.do) {
    case 'discount': {
      const less = `${some(rule.n, rule.res)} less`
      if (self) return `a conquest with this Unit costs ${less}`
      if (rule.only === 'first') return `the first conquest each turn costs ${less}`
      return rule.only === 'coastal' ? `conquests on the coast cost ${less}` : `${cheaper[rule.action]} ${less}`
    }
    case 'halfPriceWonders':
      return 'Wonders at half price'
    case 'keep':
      return `keep ${upTo(rule.n, 'basic resource')} at the end of the turn`
    case 'guard':
      return `${guarded(rule.only)} ${rule.n} harder to conquer`
    case 'outpostDefense':
      return `your Outposts have Defense ${rule.n}`
    case 'horsesAsWork':
      return `a Horse counts as ${rule.n} Production when you work on a Wonder`
    case 'earlyCompletion':
      return 'a Wonder gives its bonus when you start it'
    case 'nexusAny':
      return 'choose which Nexus card is activated'
    case 'bothRewards':
      return 'both rewards of Barbarians he beats'
  }
}

function guarded(only: 'mounted' | 'here' | undefined): string {
  if (only === 'here') return 'the Province this Hero is in is'
  return only === 'mounted' ? 'your Provinces with mounted Soldiers are' : 'your Provinces are'
}

const events: Readonly<Record<Event, string>> = {
  turnStart: 'each turn',
  turnEnd: 'at the end of the turn',
  activated: 'when activated',
  conquer: 'after a conquest',
  sacrifice: 'for each sacrificed Soldier',
  acquireKnowledge: 'with every new Knowledge',
  startWonder: 'when you start a Wonder',
  completeWonder: 'when you complete a Wonder',
  developPolicy: 'with every new Policy',
}

function describeEvent(event: Event, narrow: Narrow): string {
  if (narrow.self) return narrow.oncePerTurn ? 'once a turn after conquering' : 'after conquering'
  if (narrow.only === 'barbarian') return 'after beating Barbarians'
  if (narrow.only === 'enemy') return 'after conquering from another player'
  if (narrow.only === 'first') return 'after the first conquest each turn'
  return narrow.unspent ? `with ${narrow.unspent} unspent basic resources at the end of a turn` : events[event]
}

/** The text of a card, Policy, Warlord, Hero or Market. */
export function describeText(text: Text): string {
  switch (text.kind) {
    case 'use':
      return text.options.map(describeUse).join(', or ')
    case 'ongoing':
      return describeOngoing(text.rule, text.self)
    case 'when': {
      const price = text.cost.map(describeCost).join(' and ')
      return `${describeEvent(text.event, text.narrow)}: ${price ? `${price} for ` : ''}${describeEffects(text.effects)}`
    }
    case 'iconBonus':
      return `${text.n} more if its card gives ${resourceName[text.res]}`
  }
}

export function describeInstruction(instruction: AutomaInstruction): string {
  switch (instruction.do) {
    case 'conquer':
      return `conquer up to ${instruction.n}`
    case 'explore':
      return `explore ${counted(instruction.n, 'step')}`
    case 'build':
      return `store ${instruction.n} and build`
    case 'culture':
      return `${instruction.n} Culture`
    case 'gold':
      return `${instruction.n} Gold`
    case 'discard':
      return `discard ${counted(instruction.n, 'card')} of the display`
    case 'take':
      return `take ${instruction.kind === 'knowledge' ? 'Knowledge' : 'a Building'}`
    case 'fortify':
      return 'fortify'
  }
}

export function describeSpecial(special: AutomaSpecial): string {
  switch (special.rule) {
    case 'patron':
      return `spends ${special.gold} Gold for ${special.culture} Culture at the end of its turn`
    case 'raider':
      return `conquers ${special.budget} more against Barbarians and takes both rewards`
    case 'builder':
      return `builds with ${special.more} more`
    case 'thinker':
      return `${special.gold} Gold for every Knowledge it takes`
    case 'warrior':
      return `conquers ${special.budget} more`
    case 'sacrificer':
      return `sacrifices a Soldier after a conquest with ${special.units} Units for ${special.store} in its store; ${special.restored} comes back each turn`
    case 'rider':
      return 'mounts a Soldier after every conquest'
    case 'administrator':
      return 'draws another card if both hold the same kind of instruction'
    case 'seafarer':
      return `ignores the terrain on the coast and builds ${special.build} for every Knowledge it takes`
  }
}

/** "row 2", "column 1": lines of the City as players count them. */
export const rowName = (row: number): string => `row ${row + 1}`
export const columnName = (column: number): string => `column ${column + 1}`
export const slotName = (slot: number): string =>
  `${rowName(Math.floor(slot / grid.columns))}, ${columnName(slot % grid.columns)}`

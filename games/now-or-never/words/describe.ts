import type { Building } from '../data/buildings'
import type { Act, Bundle, Cost, Counter, Effect, Face, Requirement, Resource, Standing, When } from '../data/effects'
import { goods } from '../data/effects'
import { gearOf } from '../data/gear'
import { itemOf } from '../data/items'
import type { LocationAction } from '../data/locations'
import type { Quest } from '../data/quests'
import type { StoryTest } from '../story/types'

const names: Readonly<Record<Resource, readonly [one: string, more: string]>> = {
  coin: ['coin', 'coins'],
  xp: ['experience', 'experience'],
  book: ['book', 'books'],
  shell: ['shell', 'shells'],
  tool: ['tool', 'tools'],
  demon: ['bottled demon', 'bottled demons'],
  crystal: ['crystal', 'crystals'],
  heart: ['heart', 'hearts'],
  mana: ['mana', 'mana'],
}

export const resourceName = (what: Resource, n = 1): string => names[what][n === 1 ? 0 : 1]
export const some = (n: number, what: Resource): string => `${n} ${resourceName(what, n)}`
export const counted = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** Effects in the order they happen: "2 coins, then draw 2 quests, keep 1". */
const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ')

export const describeBundle = (bundle: Bundle): string =>
  listed(goods.flatMap((good) => (bundle[good] ? [some(bundle[good], good)] : [])))

export function describeCost(cost: Cost): string {
  switch (cost.do) {
    case 'pay':
      return some(cost.n, cost.what)
    case 'loseHearts':
      return some(cost.n, 'heart')
    case 'loseHeartsDie':
      return 'a die of hearts'
  }
}

export const describeCosts = (costs: readonly Cost[]): string => listed(costs.map(describeCost))

function drawn(draw: number, keep: number, what: string): string {
  return draw === keep ? `draw ${counted(draw, what)}` : `draw ${counted(draw, what)}, keep ${keep}`
}

/** What is done once, in words as on the card. */
export function describeEffect(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return `+${some(effect.n, effect.what)}`
    case 'fullHeal':
      return 'all hearts back'
    case 'gainVillager':
      return counted(effect.n, 'villager')
    case 'drawQuest':
      return drawn(effect.draw, effect.keep, 'quest')
    case 'drawOrder':
      return drawn(effect.draw, effect.keep, 'order')
    case 'buyGear':
      return effect.discount > 0 ? `may buy gear for ${effect.discount} less` : 'may buy gear'
    case 'build':
      return 'build'
    case 'swapGrid':
      return `${effect.optional ? 'may ' : ''}swap two plans`
    case 'takeFirstPlayer':
      return 'first player'
    case 'rollGain':
      return `a die${effect.times === 1 ? '' : ` times ${effect.times}`}${effect.plus ? ` plus ${effect.plus}` : ''} in ${resourceName(effect.what, 2)}`
    case 'claimSearch':
      return 'take any search token of the map'
    case 'heroAction':
      return `a hero action with ${counted(effect.move, 'step')}`
    case 'addMove':
      return `${counted(effect.n, 'step')} more`
    case 'teleport':
      return 'move to any named place'
    case 'readySpecialist':
      return `turn ${counted(effect.n, 'specialist')} face up`
    case 'rerollDie':
      return 'roll your die again'
    case 'ignoreEnemies':
      return 'enemies cost no hearts this turn'
    case 'strike':
      return `+${effect.n} damage this round`
    case 'block':
      return `+${effect.n} defence this round`
    case 'gainItem':
      return itemOf(effect.item).name
    case 'discountBuild':
      return `one build costs ${counted(effect.n, 'coin')} less`
  }
}

/** What a choice of the story asks for. */
export function describeTest(test: StoryTest): string {
  if (test.kind === 'skill') return `skill ${test.level}`
  return test.kind === 'combat' ? `fight ${test.attack} / ${test.health}` : 'no roll'
}

export const describeEffects = (effects: readonly Effect[]): string => listed(effects.map(describeEffect))

/** What is counted, as in "2 points for each completed order". */
const counters: Readonly<Record<Counter, readonly [one: string, more: string]>> = {
  adjBookIcons: ['book icon beside it', 'book icons beside it'],
  adjGoodProducers: ['goods producer beside it', 'goods producers beside it'],
  adjBeds: ['bed beside it', 'beds beside it'],
  buildingsBuilt: ['building', 'buildings'],
  bedsInTown: ['bed in your town', 'beds in your town'],
  fullBuildingRows: ['row of four buildings', 'rows of four buildings'],
  housedVillagers: ['housed villager', 'housed villagers'],
  gearEquipped: ['piece of gear', 'pieces of gear'],
  abilitiesEquipped: ['ability', 'abilities'],
  artifactsPlayed: ['artifact played', 'artifacts played'],
  otherQuestsPlayed: ['other quest played', 'other quests played'],
  ordersCompleted: ['completed order', 'completed orders'],
  searchTokens: ['search token', 'search tokens'],
}

export const describeCounter = (counter: Counter, n = 1): string => counters[counter][n === 1 ? 0 : 1]

export const describeNeeds = ({ counter, atLeast }: Requirement): string =>
  `at least ${atLeast} ${describeCounter(counter, atLeast)}`

const times: Readonly<Record<When, string>> = {
  turn: 'on your turn',
  anytime: 'at any time',
  die: 'on an open die of yours',
  moving: 'while moving',
  settingOut: 'before the first step',
  combat: 'in combat',
  build: 'with a build',
  action: 'as your turn',
}

const limits: Readonly<Record<Act['limit'], string>> = { none: '', season: 'once a season', round: 'once a round' }

/** An activated ability without its price: what it does and when. */
export function describeAct({ effects, when, limit, except }: Act): string {
  const but = except === 'combat' ? 'not in combat' : except === 'finalProduction' ? 'not in the last production' : ''
  return `${describeEffects(effects)} (${listed([times[when], limits[limit], but])})`
}

/** What holds while the thing is in place. */
export function describeStanding(standing: Standing): string {
  switch (standing.is) {
    case 'defense':
      return `${standing.n} defence`
    case 'moveBonus':
      return `+${counted(standing.n, 'step')} in every hero action`
    case 'maxMana':
      return `+${standing.n} mana slot`
    case 'maxManaSet':
      return `+${standing.n} mana slot beside the ${gearOf(standing.with)?.name ?? ''}`
    case 'ignoreMountain':
      return 'mountains cost no heart'
    case 'rollHeal':
      return `+${some(standing.n, 'heart')} when you roll a ${standing.face}`
    case 'buildDiscount':
      return `builds cost ${counted(standing.n, 'coin')} less`
    case 'recruitDiscount':
      return `recruiting costs ${counted(standing.n, 'coin')} less`
    case 'searchShield':
      return `searches cost ${counted(standing.n, 'heart')} less`
    case 'market':
      return `${describeBundle(standing.give)} sell for ${standing.coins}`
    case 'produce':
      return `makes ${some(standing.n, standing.what)}${standing.notFinal ? ', not in the last season' : ''}`
    case 'onBuild':
      return `${describeEffects(standing.effects)} when built`
    case 'innMove':
      return 'its villagers may move to other rows'
    case 'vpPer':
      return `${counted(standing.n, 'point')} for each ${describeCounter(standing.counter)}`
    case 'vpPerProduced':
      return `${counted(standing.n, 'point')} for each ${resourceName(standing.good)} made in the last season`
    case 'act':
      return listed([describeCosts(standing.cost)])
        ? `${describeCosts(standing.cost)}: ${describeAct(standing)}`
        : describeAct(standing)
  }
}

export const describeStandings = (standings: readonly Standing[]): string => listed(standings.map(describeStanding))

const hitWords = (damage: number, defense: number): string =>
  listed([damage > 0 ? `hit ${damage}` : '', defense > 0 ? `block ${defense}` : '']) || 'no hit'

/** A red face: what the die of its slot does in a round of combat. */
export function describeFace({ damage, defense, boost, boostRoll, need, onRoll }: Face): string {
  const more = boost
    ? listed([boost.damage > 0 ? `+${boost.damage} hit` : '', boost.defense > 0 ? `+${boost.defense} block` : ''])
    : ''
  return listed([
    need ? `${need} mana or nothing` : '',
    hitWords(damage, defense),
    boost ? `${boost.mana} mana: ${more}` : '',
    boostRoll ? `${boostRoll.mana} mana: +1 die` : '',
    onRoll ? describeEffects(onRoll) : '',
  ])
}

/** What a visit costs and brings. */
export const describeAction = ({ cost, effects }: LocationAction): string =>
  cost.length > 0 ? `${describeCosts(cost)} → ${describeEffects(effects)}` : describeEffects(effects)

export function describeBuilding({ beds, bookIcon, standing }: Building): string {
  return listed([describeStandings(standing), beds > 0 ? counted(beds, 'bed') : '', bookIcon ? 'a book icon' : ''])
}

/** What a quest does, after its price. */
export function describeQuest({ combat, effects, standing }: Quest): string {
  const fight = combat ? `fight ${combat.attack} / ${combat.health}` : ''
  const gains = listed([describeEffects(effects), describeStandings(standing)])
  return fight && gains ? `${fight} → ${gains}` : fight || gains
}

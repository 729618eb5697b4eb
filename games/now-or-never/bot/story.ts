import { sum } from '../../kit/score'
import { bonusMargin, searchIncome } from '../data/constants'
import type { Effect } from '../data/effects'
import { reputationRange } from '../data/reputation'
import { can, shortOf } from '../effects'
import { skillLevel } from '../moves/story'
import { reputationPoints } from '../scoring'
import type { HeroStory, OpenChoice } from '../state'
import { dice, heartsFrom, type Mind, mean, strength } from './mind'
import { oddsOf } from './odds'
import type { Rates } from './rates'
import { costWorth, rewardWorth, stakesOf } from './worth'

/** What a bot expects of a choice whose outcome nobody knows: the harder it is, the more it should bring, in coins. */
const perLevel = 0.8
const perFight = 2.5
const perDamage = 0.5
const decided = 2
const priced = 0.8
/** A page has several choices: the best of them is a little better than a middling one. */
const choosing = 0.5

/** How far a guess may be off, as a share of it. */
const doubt = 0.6

/**
 * Nobody knows what a choice will bring, so a guess at it is right only on average: some words promise more to one
 * player, some to another. Made of what lies open alone, and the same whenever the same page is looked at.
 */
function hunch({ G, player }: Mind, label: string): number {
  let hash = 2166136261
  for (const letter of `${label} ${player} ${G.turn}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return 1 + doubt * (((hash ^ (hash >>> 13)) >>> 0) / 2 ** 31 - 1)
}

const never = Number.NEGATIVE_INFINITY

/** Reputation in points, the track's steps smoothed, and the hope for the highest. */
export const reputationWorth = (reputation: number): number =>
  (reputationPoints(reputation) + reputationPoints(Math.min(12, reputation + 1))) / 2 + reputation * 0.25

/** A story item, for the rest of the chapter. */
const itemWorth = ({ left }: Rates): number => 1 + left * 0.6

export const storyWorth = ({ reputation, items, mission }: HeroStory, rates: Rates): number =>
  reputationWorth(reputation) + items.length * itemWorth(rates) + (mission && rates.actions > 0 ? 1 : 0)

/** A reputation moved from where it stands, as far as the track goes (NON-231). */
function changeWorth({ area }: Mind, change: number): number {
  const before = area.story?.reputation ?? 0
  const { least, most } = reputationRange
  return reputationWorth(Math.max(least, Math.min(most, before + change))) - reputationWorth(before)
}

/** A specialist who stands ready again. */
const readied = 0.8

/** Effects that are written beside a choice: those that could do anything now. */
const gainsWorth = ({ G, player, rates }: Mind, effects: readonly Effect[]): number =>
  sum(
    effects.map((effect) => {
      if (!can(G, player, effect)) return 0
      if (effect.do === 'gainItem') return itemWorth(rates)
      return effect.do === 'readySpecialist' ? readied : rewardWorth([effect], rates)
    }),
  )

function hardness(test: OpenChoice['test']): number {
  if (test.kind === 'skill') return test.level * perLevel
  return test.kind === 'combat' ? perFight + test.health * perDamage : decided
}

/** What success would bring: what is written beside it alone, a guess among others. */
function prize(mind: Mind, { label, test, price, gains }: OpenChoice): { win: number; bonus: number } {
  const { rates } = mind
  const income = searchIncome * (1 + rates.left * rates.coin)
  if (gains) {
    const win = gainsWorth(mind, gains.rewards) + changeWorth(mind, gains.reputation) + income
    return { win, bonus: gainsWorth(mind, gains.bonus) }
  }
  const paid = sum(price.map(({ n }) => n)) * priced
  const guess = (hardness(test) + paid) * (label ? hunch(mind, label) : 1)
  return { win: guess * Math.max(0.3, rates.coin) + income, bonus: 1.5 * rates.coin }
}

/** A skill roll that fell, with so many hearts added. */
function spentWorth(mind: Mind, choice: OpenChoice, level: number, die: number, spent: number, hearts: number): number {
  const lost = Math.max(0, spent - mind.shield)
  const paid = heartsFrom(mind, hearts, -Math.min(hearts, lost))
  const total = die + spent
  if (lost >= hearts || total < level) return paid
  const { win, bonus } = prize(mind, choice)
  return paid + win + (total >= level + bonusMargin ? bonus : 0)
}

/** The best that can be made of a die: nothing, enough, or enough for the bonus. */
function rolledWorth(mind: Mind, choice: OpenChoice, level: number, die: number, hearts: number): number {
  const enough = Math.max(0, level - die)
  const more = Math.max(0, level + bonusMargin - die)
  return Math.max(...[0, enough, more].map((spent) => spentWorth(mind, choice, level, die, spent, hearts)))
}

/** A choice of the page, before it is taken. */
export function choiceWorth(mind: Mind, choice: OpenChoice, hearts = mind.area.hearts): number {
  const { area, rates } = mind
  const { test, price } = choice
  if (shortOf(area, price)) return never
  const paid = costWorth(price, rates)
  const { win } = prize(mind, choice)
  if (test.kind === 'decision') return win - paid
  if (test.kind === 'skill') return mean(dice.map((die) => rolledWorth(mind, choice, test.level, die, hearts))) - paid
  const odds = oddsOf(area, stakesOf(rates, test.attack, test.health, win))
  return odds.round(0, hearts, area.mana) - strength(mind, hearts) - paid
}

const takenIn = ({ G }: Mind): OpenChoice | undefined => G.story?.open?.choices[G.story.open.taken ?? -1]

export const pageWorth = (mind: Mind): number =>
  Math.max(...(mind.G.story?.open?.choices ?? []).map((choice) => choiceWorth(mind, choice)))

/** The open skill die, if it is used well. */
export function skillWorth(mind: Mind, die: number): number {
  const choice = takenIn(mind)
  const level = skillLevel(mind.G)
  return choice && level !== undefined ? rolledWorth(mind, choice, level, die, mind.area.hearts) : 0
}

export function spendWorth(mind: Mind, die: number, spent: number): number {
  const choice = takenIn(mind)
  const level = skillLevel(mind.G)
  return choice && level !== undefined ? spentWorth(mind, choice, level, die, spent, mind.area.hearts) : 0
}

/** What winning the fight of the page would bring. */
export const foeWorth = (mind: Mind): number => {
  const choice = takenIn(mind)
  return choice ? prize(mind, choice).win : 0
}

/** A page nobody has read yet: as if it asked for a middling skill. */
export const unreadWorth = (mind: Mind, hearts: number): number =>
  choiceWorth(mind, { label: '', test: { kind: 'skill', level: 5 }, price: [] }, hearts) +
  choosing * mind.rates.coin +
  mind.rates.numbers.page

/** Does this player's mission wait here? */
export const missionAt = ({ area }: Mind, space: string): boolean => area.story?.mission?.space === space

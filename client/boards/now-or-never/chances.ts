import type { PlayerId } from '../../../games/kit/rule'
import { bonusMargin, dieSides } from '../../../games/now-or-never/data/constants'
import { heartsFor, skillLevel } from '../../../games/now-or-never/moves/story'
import { faceOf } from '../../../games/now-or-never/pieces/faces'
import { sumOf } from '../../../games/now-or-never/pieces/standing'
import { areaOf, type G, type OpenChoice, type StoryOutcome } from '../../../games/now-or-never/state'
import { fightChance, skillChance } from '../../../games/now-or-never/story/odds'
import { counted, describeCosts, describeEffects, describeTest } from '../../../games/now-or-never/words/describe'
import { range } from './lists'

/** Hearts this hero could add to a die and still stand. */
const spare = (view: G, player: PlayerId): number =>
  Math.max(0, areaOf(view, player).hearts - 1 + sumOf(areaOf(view, player), 'searchShield'))

const outOf = (chance: number): string => `${Math.round(chance * dieSides)} in ${dieSides}`

/** NON-224: what the die may do alone, and what hearts add to it. */
function skillWords(level: number, hearts: number): string {
  const alone = skillChance(level, 0)
  if (alone === 1) return 'sure'
  const byDie = alone === 0 ? 'never by the die alone' : `${outOf(alone)} by the die alone`
  const sure = level - 1
  if (sure <= hearts) return `${byDie}, sure with ${counted(sure, 'heart')}`
  return hearts > 0 ? `${byDie}, ${outOf(skillChance(level, hearts))} with ${counted(hearts, 'heart')}` : byDie
}

/** As the hero stands: the faces, hearts and mana of now, never a retreat. */
function fightWords(view: G, player: PlayerId, attack: number, health: number): string {
  const area = areaOf(view, player)
  if (!area.hero) return ''
  const red = range(dieSides).map((slot) => faceOf(area, slot + 1))
  const { hearts, mana } = area
  const chance = fightChance({ red, hearts, mana }, Math.max(0, attack - sumOf(area, 'defense')), health)
  return `won about ${Math.round(chance * 20) * 5} times in 100`
}

/** The chance everybody can work out for whoever reads. */
export function chanceWords(view: G, player: PlayerId, { test }: OpenChoice): string {
  if (test.kind === 'skill') return skillWords(test.level, spare(view, player))
  return test.kind === 'combat' ? fightWords(view, player, test.attack, test.health) : 'succeeds'
}

/** Test and price, as on the page. */
export const asksFor = ({ test, price }: OpenChoice): string =>
  [describeTest(test), ...(price.length > 0 ? [`costs ${describeCosts(price)}`] : [])].join(', ')

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** Reputation and rewards in a line; nothing if there are none. */
export function gainWords({
  reputation,
  effects,
}: Pick<Extract<StoryOutcome, { success: true }>, 'reputation' | 'effects'>): string {
  const parts = [reputation === 0 ? '' : `${signed(reputation)} reputation`, describeEffects(effects)]
  return parts.filter(Boolean).join(', ')
}

export interface Spending {
  readonly hearts: number
  readonly total: number
  readonly words: string
  readonly succeeds: boolean
}

/** What can sensibly be added to an open skill die: nothing, or as much as it takes, up to the bonus (NON-224 to NON-226). */
export function spendings(view: G, player: PlayerId, die: number, choices: readonly (readonly [number])[]): Spending[] {
  const level = skillLevel(view)
  if (level === undefined) return []
  return choices.flatMap(([hearts]) => {
    const total = die + hearts
    const stands = heartsFor(view, player, hearts) < areaOf(view, player).hearts
    const succeeds = stands && total >= level
    if (hearts > 0 && (!succeeds || total > level + bonusMargin)) return []
    return [{ hearts, total, succeeds, words: resultWords(succeeds, total >= level + bonusMargin) }]
  })
}

function resultWords(succeeds: boolean, bonus: boolean): string {
  if (!succeeds) return 'fails, and the turn is over'
  return bonus ? 'succeeds, with the bonus' : 'succeeds'
}

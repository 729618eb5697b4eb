import type { PlayerId } from '../../../games/kit/rule'
import { bonusMargin, dieSides } from '../../../games/now-or-never/data/constants'
import { heartsFor, skillLevel } from '../../../games/now-or-never/moves/story'
import { faceOf } from '../../../games/now-or-never/pieces/faces'
import { sumOf } from '../../../games/now-or-never/pieces/standing'
import { areaOf, type G, type OpenChoice } from '../../../games/now-or-never/state'
import { fightChance, skillChance } from '../../../games/now-or-never/story/odds'
import { counted, describeCosts, describeTest } from '../../../games/now-or-never/words/describe'
import { range } from './lists'

/** Hearts this hero could add to a die and still stand. */
const spare = (view: G, player: PlayerId): number =>
  Math.max(0, areaOf(view, player).hearts - 1 + sumOf(areaOf(view, player), 'searchShield'))

const outOf = (chance: number): string => `${Math.round(chance * dieSides)} in ${dieSides}`

function withHearts(level: number, hearts: number): string {
  const sure = level - 1
  if (sure <= hearts) return `sure with ${counted(sure, 'heart')}`
  return hearts > 0 ? `${outOf(skillChance(level, hearts))} with ${counted(hearts, 'heart')}` : ''
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ')

/** NON-224: what the die may do alone, and what hearts add to it. */
function skillWords(level: number, hearts: number): string {
  const alone = skillChance(level, 0)
  if (alone === 1) return 'sure'
  return joined(alone === 0 ? 'never by the die alone' : `${outOf(alone)} by the die alone`, withHearts(level, hearts))
}

function skillInShort(level: number, hearts: number): string {
  const alone = skillChance(level, 0)
  if (alone === 1) return 'sure'
  return joined(alone === 0 ? '' : outOf(alone), withHearts(level, hearts)) || 'never'
}

/** As the hero stands: the faces, hearts and mana of now, never a retreat. */
function fightWords(view: G, player: PlayerId, attack: number, health: number): string {
  const area = areaOf(view, player)
  if (!area.hero) return ''
  const red = range(dieSides).map((slot) => faceOf(area, slot + 1))
  const { hearts, mana } = area
  const chance = fightChance({ red, hearts, mana }, Math.max(0, attack - sumOf(area, 'defense')), health)
  const times = Math.round(chance * 20) * 5
  if (times === 0) return 'hardly ever won'
  return times === 100 ? 'as good as won' : `won about ${times} times in 100`
}

/** The chance everybody can work out for whoever reads. */
export function chanceWords(view: G, player: PlayerId, { test }: OpenChoice): string {
  if (test.kind === 'skill') return skillWords(test.level, spare(view, player))
  return test.kind === 'combat' ? fightWords(view, player, test.attack, test.health) : 'succeeds'
}

/** As much of it as has room on a button. */
export const chanceInShort = (view: G, player: PlayerId, choice: OpenChoice): string =>
  choice.test.kind === 'skill'
    ? skillInShort(choice.test.level, spare(view, player))
    : chanceWords(view, player, choice)

/** Test and price, as on the page. */
export const asksFor = ({ test, price }: OpenChoice): string =>
  [describeTest(test), ...(price.length > 0 ? [`costs ${describeCosts(price)}`] : [])].join(', ')

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

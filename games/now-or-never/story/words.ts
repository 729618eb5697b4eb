import {
  buyGear,
  drawOrder,
  drawQuest,
  type Effect,
  fullHeal,
  gain,
  gainVillager,
  maySwapGrid,
  pay,
  type Resource,
  readySpecialist,
  takeFirstPlayer,
} from '../data/effects'
import { enemies } from '../data/enemies'
import { itemIds } from '../data/items'
import { locations } from '../data/locations'
import { maps } from '../data/maps'
import {
  type ChapterSetup,
  type Key,
  letters,
  type MissionPlace,
  type Price,
  type SpaceRef,
  type StoryTest,
} from './types'

/** A line of the book that makes no sense. Whoever knows which line it was says so. */
export class Mistake extends Error {}

const wrong = (message: string): never => {
  throw new Mistake(message)
}

const listed = (words: readonly string[]): string => words.join(', ')

/** `a, b, c` */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** One of these words, or a mistake that names them. */
export const oneOf = <T extends string>(words: readonly T[], text: string): T =>
  words.find((word) => word === text) ?? wrong(`"${text}" is none of ${listed(words)}`)

const resources: Readonly<Record<string, Resource>> = {
  coin: 'coin',
  experience: 'xp',
  xp: 'xp',
  book: 'book',
  shell: 'shell',
  tool: 'tool',
  demon: 'demon',
  crystal: 'crystal',
  heart: 'heart',
  mana: 'mana',
}

/** `2 coins`, `1 bottled demon` */
function amount(text: string): { what: Resource; n: number } | undefined {
  const [, n, word] = /^(\d+) (?:bottled )?([a-z]+?)s?$/.exec(text) ?? []
  const what = resources[word ?? '']
  return what && { what, n: Number(n) }
}

const gains: readonly [RegExp, (first: number, second: number, word: string) => Effect][] = [
  [/^all hearts$/, () => fullHeal],
  [/^(\d+) villagers?$/, (n) => gainVillager(n)],
  [/^(\d+) quests?$/, (n) => drawQuest(n, n)],
  [/^(\d+) of (\d+) quests$/, (keep, draw) => drawQuest(draw, keep)],
  [/^(\d+) orders?$/, (n) => drawOrder(n, n)],
  [/^(\d+) of (\d+) orders$/, (keep, draw) => drawOrder(draw, keep)],
  [/^gear$/, () => buyGear(0)],
  [/^gear at (\d+) less$/, (n) => buyGear(n)],
  [/^first player token$/, () => takeFirstPlayer],
  [/^ready (\d+) specialists?$/, (n) => readySpecialist(n)],
  [/^swap tiles$/, () => maySwapGrid],
  [/^item (\S+)$/, (_first, _second, id) => ({ do: 'gainItem', item: oneOf(itemIds, id) })],
]

function gainOf(text: string): Effect {
  const had = amount(text)
  if (had) return gain(had.what, had.n)
  for (const [pattern, make] of gains) {
    const [, first, second] = pattern.exec(text) ?? [undefined]
    if (pattern.test(text)) return make(Number(first), Number(second), first ?? '')
  }
  return wrong(`"${text}" is nothing one can gain (FORMAT.md lists what is)`)
}

export const gainsOf = (text: string): Effect[] => list(text).map(gainOf)

function payOf(text: string): Price {
  const { what, n } = amount(text) ?? wrong(`"${text}" is no price`)
  if (what === 'heart') return wrong('Hearts are no price: a test takes them')
  const price = pay(what, n)
  return price.do === 'pay' ? price : wrong(`"${text}" is no price`)
}

export const priceOf = (text: string): Price[] => list(text).map(payOf)

export function testOf(text: string): StoryTest {
  if (text === 'decide') return { kind: 'decision' }
  const [, level] = /^skill (\d+)$/.exec(text) ?? []
  if (level) return { kind: 'skill', level: Number(level) }
  const [, attack, health] = /^fight (\d+)\/(\d+)$/.exec(text) ?? []
  if (attack) return { kind: 'combat', attack: Number(attack), health: Number(health) }
  return wrong(`"${text}" is no test: write skill 5, fight 3/7 or decide`)
}

export function numberOf(text: string): number {
  const plain = text.replace(/[−–]/, '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : wrong(`"${text}" is no number`)
}

/** The name of a flag or of a mission. */
export const nameOf = (text: string): string =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : wrong(`"${text}" is no name: write small letters and hyphens`)

export const namesOf = (text: string): string[] => list(text).map(nameOf)

const slug = (text: string): string => text.toLowerCase().replace(/['’]/g, '').replaceAll(' ', '-')

/** A letter, or a location by its name or id. */
export function keyOf(text: string): Key | undefined {
  const letter = letters.find((one) => one === text)
  return letter ?? locations.find(({ id }) => id === slug(text) || id === `the-${slug(text)}`)?.id
}

export const spaceRefOf = (text: string): SpaceRef =>
  keyOf(text) ?? maps.above.find(({ id }) => id === text)?.id ?? wrong(`"${text}" is no letter, location or space`)

/** `owl-errand at Crystal Meteorite` */
export function missionOf(text: string): MissionPlace {
  const [, id, at] = /^(\S+) at (.+)$/.exec(text) ?? wrong(`"${text}" leads nowhere: write name-of-mission at place`)
  return { id: nameOf(id ?? ''), at: at === 'here' ? at : spaceRefOf(at ?? '') }
}

const enemyNamed = (text: string): string =>
  enemies.find(({ id }) => id === text)?.id ??
  wrong(`"${text}" is no enemy: there are ${listed(enemies.map(({ id }) => id))}`)

/** `level 3 with enemy-drill3` */
export function replacementOf(text: string): ChapterSetup['replaceEnemies'][number] {
  const [, level, enemy] =
    /^level ([1-9]) with (\S+)$/.exec(text) ?? wrong(`Write level 3 with enemy-drill3, not "${text}"`)
  return { level: Number(level), with: enemyNamed(enemy ?? '') }
}

/** `enemy-giant-boar at r2c6`, `2 enemy-u2 at C` */
export function standingEnemy(text: string): ChapterSetup['addEnemies'][number] {
  const [, count, enemy, at] =
    /^(?:(\d+) )?(\S+) at (.+)$/.exec(text) ?? wrong(`Write enemy-giant-boar at r2c6, not "${text}"`)
  return { enemy: enemyNamed(enemy ?? ''), at: spaceRefOf(at ?? ''), count: Number(count ?? 1) }
}

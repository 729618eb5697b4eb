/** What a book of this house keeps beyond what play needs (BIBLE.md): length, worth, no phrase twice. */

import type { Effect } from '../data/effects'
import { heroIds } from '../data/heroes'
import { alternatives, type Complain, complaints } from './check'
import type { Problem, Reading } from './parse'
import { type Chapter, type Choice, type Encounter, letters, type StoryTest } from './types'

export const leastEncounters = 64
const length = {
  introduction: [60, 220],
  encounter: [40, 120],
  reaction: [15, 60],
  ending: [25, 120],
  label: [2, 12],
} as const
const runLength = 6
const openingLength = 3
const bands = [8, 4, 0, -2]

/** Filler. Matched as whole words, whatever their ending. */
const avoided =
  /\b(mists?|misty|fog|foggy|whisper\w*|ancient|mysterious\w*|mystical\w*|ethereal|eerie|eerily|otherworldly|shimmer\w*|glimmer\w*|ominous\w*|destiny|destined|fate|prophec\w+|chosen one|eldritch|arcane|runes?|tapestry|testament|realms?|beckon\w*|cryptic\w*|enigma\w*|long-forgotten|shiver down|heart pounding|little did|dance of light|a sense of|can't help but|cannot help but|something shifts)\b/i

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []

function checkLength(thing: object, what: keyof typeof length, text: string, complain: Complain): void {
  const [least, most] = length[what]
  const count = wordsOf(text).length
  if (count < least || count > most) complain(thing, `The ${what} has ${count} words, not ${least} to ${most}`)
}

const unit = { coin: 1, shell: 1.5, tool: 2, demon: 2.5, crystal: 3, book: 3, xp: 2, heart: 0.5, mana: 1 } as const

/** What an effect is worth in coins (BIBLE.md, "What things are worth"). */
function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return unit[effect.what] * effect.n
    case 'fullHeal':
      return 3
    case 'gainVillager':
      return 4 * effect.n
    case 'drawQuest':
    case 'drawOrder':
      return 2 * effect.keep + 0.5 * (effect.draw - effect.keep)
    case 'buyGear':
      return effect.discount / 2
    case 'gainItem':
      return 6
    default:
      return 1
  }
}

export const worth = (effects: readonly Effect[]): number => effects.reduce((sum, one) => sum + worthOf(one), 0)

/** What a choice is worth in all when it succeeds, its bonus apart. */
export const choiceWorth = ({ rewards, reputation, price }: Choice): number =>
  worth(rewards) + reputation - price.reduce((sum, { what, n }) => sum + unit[what] * n, 0)

interface Budget {
  readonly least: number
  readonly most: number
  readonly fromChapter: number
  readonly health?: readonly [number, number]
}

const skills: readonly Budget[] = [
  { least: 2, most: 4.5, fromChapter: 1 },
  { least: 3, most: 6, fromChapter: 1 },
  { least: 4.5, most: 8, fromChapter: 1 },
  { least: 6, most: 10, fromChapter: 3 },
]
const fights: Readonly<Record<number, Budget>> = {
  2: { least: 3.5, most: 7, fromChapter: 1, health: [4, 6] },
  3: { least: 5, most: 9, fromChapter: 1, health: [5, 8] },
  4: { least: 7, most: 11, fromChapter: 1, health: [7, 10] },
  5: { least: 9, most: 13, fromChapter: 3, health: [9, 13] },
  6: { least: 11, most: 16, fromChapter: 5, health: [12, 16] },
}

function budgetOf(test: StoryTest): Budget | undefined {
  if (test.kind === 'decision') return { least: 1, most: 3, fromChapter: 1 }
  if (test.kind === 'combat') return fights[test.attack]
  const budget = skills[Math.floor((test.level - 3) / 2)]
  return budget && test.level === 10 ? { ...budget, fromChapter: 5 } : budget
}

/** More for a token given up and at the end of a mission, less where a mission goes on. */
function room(encounter: Encounter, { token, mission }: Choice): { less: number; more: number } {
  const given = token === 'discard' ? 2 : 0
  const ends = encounter.mission && !mission ? 3 : 0
  return { less: mission ? 2 : 0, more: given + ends }
}

function checkBudget(chapter: Chapter, encounter: Encounter, choice: Choice, complain: Complain): void {
  const budget = budgetOf(choice.test)
  if (!budget) {
    complain(choice, 'No such test: skill is 3 to 10, attack 2 to 6')
    return
  }
  if (typeof chapter.id === 'number' && chapter.id < budget.fromChapter)
    complain(choice, `This test is for chapter ${budget.fromChapter} and later`)
  const [weakest, strongest] = budget.health ?? []
  if (choice.test.kind === 'combat' && weakest && strongest)
    if (choice.test.health < weakest || choice.test.health > strongest)
      complain(choice, `With attack ${choice.test.attack} the health is ${weakest} to ${strongest}`)
  const { less, more } = room(encounter, choice)
  const value = choiceWorth(choice)
  if (value < budget.least - less || value > budget.most + more)
    complain(choice, `Worth ${value}, not ${budget.least - less} to ${budget.most + more}`)
  if (choice.bonus.length && (worth(choice.bonus) < 1 || worth(choice.bonus) > 3))
    complain(choice, `The bonus is worth ${worth(choice.bonus)}, not 1 to 3`)
  if (Math.abs(choice.reputation) > 2) complain(choice, 'Reputation changes by 2 at most')
}

function checkTexts(chapter: Chapter, complain: Complain): void {
  checkLength(chapter, 'introduction', chapter.introduction, complain)
  for (const encounter of [...chapter.encounters, chapter.fallback]) {
    checkLength(encounter, 'encounter', encounter.text, complain)
    if (encounter.choices.length < 2) complain(encounter, 'An encounter offers at least 2 choices')
    for (const choice of encounter.choices) {
      checkLength(choice, 'label', choice.label, complain)
      checkLength(choice, 'reaction', choice.reaction, complain)
      checkBudget(chapter, encounter, choice, complain)
    }
  }
  for (const ending of chapter.endings) checkLength(ending, 'ending', ending.text, complain)
  for (const { thing, text } of textsOf(chapter)) {
    const [word] = avoided.exec(text) ?? []
    if (word) complain(thing, `"${word}" is a word to avoid`)
  }
}

/** Every letter told for every hero, a chain of missions for each, an ending for each band. */
function checkWhole(chapter: Chapter, complain: Complain): void {
  const { encounters, endings } = chapter
  for (const letter of letters)
    for (const hero of heroIds)
      if (!encounters.some((one) => one.hero === hero && one.key === letter && !one.mission))
        complain(chapter, `${letter} is not told for ${hero}`)
  for (const hero of heroIds) {
    const links = new Set(encounters.flatMap((one) => (one.hero === hero && one.mission ? one.mission : [])))
    if (links.size < 2) complain(chapter, `The missions of ${hero} have ${links.size} links, not 2 or more`)
  }
  for (const band of bands)
    if (!endings.some((one) => one.from === band)) complain(chapter, `There is no ending from ${band}`)
  if (encounters.length < leastEncounters)
    complain(chapter, `There are ${encounters.length} encounters, not ${leastEncounters} or more`)
}

interface Text {
  readonly thing: object
  readonly text: string
  /** Versions of one encounter may share words: only one of them is told. */
  readonly family: object
  readonly opens: boolean
}

function textsOf(chapter: Chapter): Text[] {
  const families = [...alternatives(chapter), [chapter.fallback]]
  return [
    { thing: chapter, text: chapter.introduction, family: chapter, opens: false },
    ...families.flatMap((family) =>
      family.flatMap((encounter) => [
        { thing: encounter, text: encounter.text, family, opens: true },
        ...encounter.choices.map((choice) => ({ thing: choice, text: choice.reaction, family, opens: false })),
      ]),
    ),
    ...chapter.endings.map((ending) => ({ thing: ending, text: ending.text, family: ending, opens: false })),
  ]
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(runLength - 1).map((_, from) => words.slice(from, from + runLength).join(' '))

/** No opening and no run of words twice in the whole book. Said once for each text. */
function checkRepeats({ chapters, places }: Reading, complain: Complain): void {
  const seen = new Map<string, Text>()
  const where = (text: Text) => {
    const place = places.get(text.thing)
    return place ? `${place.file}:${place.line}` : 'the book'
  }
  const claim = (phrase: string, text: Text): Text | undefined => {
    const other = seen.get(phrase)
    if (!other) seen.set(phrase, text)
    return other?.family === text.family ? undefined : other
  }
  for (const text of chapters.flatMap(textsOf)) {
    const words = wordsOf(text.text)
    const opening = words.slice(0, openingLength).join(' ')
    const before = text.opens ? claim(`^${opening}`, text) : undefined
    if (before) complain(text.thing, `Opens with "${opening}", as ${where(before)} does`)
    const again = runsOf(words)
      .map((run) => ({ run, other: claim(run, text) }))
      .find(({ other }) => other)
    if (again?.other) complain(text.thing, `"${again.run}" stands at ${where(again.other)} too`)
  }
}

/** What keeps a chapter from being one of this house's. The sample is only a sample. */
export const checkStyle = (reading: Reading): Problem[] =>
  complaints(reading, (complain) => {
    const chapters = reading.chapters.filter(({ id }) => id !== 'sample')
    for (const chapter of chapters) {
      checkTexts(chapter, complain)
      checkWhole(chapter, complain)
    }
    checkRepeats({ ...reading, chapters }, complain)
  })

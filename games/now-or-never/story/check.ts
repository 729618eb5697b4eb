/** What must be right in a book so that it can be played: the same for ours and for a group's own. */

import { enemiesPerPlayer, enemyOf, enemyOfLevel, lastLevel, lastLevelTokens } from '../data/enemies'
import { type HeroId, heroIds } from '../data/heroes'
import { maps } from '../data/maps'
import { checkBounds } from './bounds'
import type { Place, Problem, Reading } from './parse'
import type { Chapter, Choice, Encounter, Memory } from './types'

/** Where a thing of the book begins, and what is wrong with it. */
export type Complain = (thing: object, message: string) => void

/** Runs a check over a reading and gives back what it complained of, at the line of each thing. */
export function complaints({ places }: Reading, check: (complain: Complain) => void): Problem[] {
  const nowhere: Place = { file: 'the book', line: 0 }
  const problems: Problem[] = []
  check((thing, message) => problems.push({ ...(places.get(thing) ?? nowhere), message }))
  return problems
}

export const isFree = ({ needs, unless }: Memory): boolean => needs.length === 0 && unless.length === 0

/** Whom an encounter can be told to. */
export const audience = ({ hero }: Pick<Encounter, 'hero'>): readonly HeroId[] => (hero === 'any' ? heroIds : [hero])

/** Encounters of which a hero is told one: the first that fits. */
export function alternatives(chapter: Chapter): Encounter[][] {
  const groups = new Map<string, Encounter[]>()
  for (const encounter of chapter.encounters) {
    const name = `${encounter.hero} ${encounter.mission ?? encounter.key}`
    groups.set(name, [...(groups.get(name) ?? []), encounter])
  }
  return [...groups.values()]
}

function checkChoices(encounter: Encounter, complain: Complain): void {
  const { choices } = encounter
  if (choices.length < 1 || choices.length > 4)
    complain(encounter, `An encounter has 1 to 4 choices, this one ${choices.length}`)
  if (choices.length && !choices.some((choice) => isFree(choice) && choice.price.length === 0))
    complain(encounter, 'Somebody without money or memories is stuck here: one choice needs no price and no flags')
  for (const choice of choices)
    if (choice.bonus.length && choice.test.kind !== 'skill') complain(choice, 'Only a skill test has a bonus (NON-225)')
}

function checkAlternatives(chapter: Chapter, complain: Complain): void {
  for (const group of alternatives(chapter)) {
    const last = group.at(-1)
    if (last && !isFree(last))
      complain(last, 'Nobody knows what is told without these flags: the last version has no needs')
    for (const hidden of group.slice(group.findIndex(isFree) + 1))
      if (group.some(isFree)) complain(hidden, 'This is never told: the version above it always fits')
  }
}

const missionsFor = (chapter: Chapter, hero: HeroId, id: string): Encounter[] =>
  chapter.encounters.filter((one) => one.mission === id && audience(one).includes(hero))

/** Where a mission leads must be somewhere its story is told. */
function checkSending(chapter: Chapter, encounter: Encounter, choice: Choice, complain: Complain): void {
  const { mission } = choice
  if (!mission) return
  for (const hero of audience(encounter)) {
    const told = missionsFor(chapter, hero, mission.id)
    if (!told.length) complain(choice, `The mission ${mission.id} is not told for ${hero}`)
    const at = mission.at === 'here' ? encounter.key : mission.at
    const elsewhere = told.find(({ key }) => key !== at && !/^r\dc\d+$/.test(`${at}`))
    if (elsewhere) complain(choice, `The mission ${mission.id} leads to ${at} but is told at ${elsewhere.key}`)
  }
}

/** The missions a hero can bring to an end: from each some choice leads on to nothing, or to one of these. */
function endable(chapter: Chapter, hero: HeroId): Set<string> {
  const ends = new Set<string>()
  const links = chapter.encounters.filter((one) => one.mission && audience(one).includes(hero))
  for (let before = -1; before < ends.size; ) {
    before = ends.size
    for (const { mission, choices } of links)
      if (mission && choices.some((choice) => !choice.mission || ends.has(choice.mission.id))) ends.add(mission)
  }
  return ends
}

function checkMissions(chapter: Chapter, complain: Complain): void {
  const sent = new Set<string>()
  const ends = new Map(heroIds.map((hero) => [hero, endable(chapter, hero)]))
  for (const encounter of [...chapter.encounters, chapter.fallback])
    for (const choice of encounter.choices) {
      checkSending(chapter, encounter, choice, complain)
      if (choice.mission) for (const hero of audience(encounter)) sent.add(`${hero} ${choice.mission.id}`)
    }
  for (const encounter of chapter.encounters) {
    const { mission } = encounter
    if (!mission) continue
    const heroes = audience(encounter)
    if (!heroes.some((hero) => sent.has(`${hero} ${mission}`)))
      complain(encounter, `No choice sends anybody on the mission ${mission}`)
    if (!heroes.every((hero) => ends.get(hero)?.has(mission)))
      complain(encounter, `The mission ${mission} never comes to an end`)
  }
}

/**
 * Every flag asked for was set before: by the same hero, in this chapter or an earlier one. A book that begins later
 * goes on from what it does not hold.
 */
function checkFlags(chapters: readonly Chapter[], complain: Complain): void {
  const [first] = chapters
  if (first && first.id !== 1 && first.id !== 'sample') return
  const known = new Set<string>()
  for (const chapter of chapters) {
    const told = [...chapter.encounters, chapter.fallback]
    for (const encounter of told)
      for (const hero of audience(encounter))
        for (const flag of encounter.choices.flatMap(({ sets }) => sets)) known.add(`${hero} ${flag}`)
    const ask = (thing: Memory, heroes: readonly HeroId[]) => {
      for (const flag of [...thing.needs, ...thing.unless])
        if (!heroes.some((hero) => known.has(`${hero} ${flag}`)))
          complain(thing, `Nothing sets the flag ${flag} for ${heroes.join(', ')} up to here`)
    }
    for (const encounter of told) {
      ask(encounter, audience(encounter))
      for (const choice of encounter.choices) ask(choice, audience(encounter))
    }
    for (const ending of chapter.endings) ask(ending, audience(ending))
  }
}

/** How many tokens of each enemy lie on the map when four play. */
function enemiesNeeded({ setup: { map, replaceEnemies, addEnemies } }: Chapter): Map<string, number> {
  const needed = new Map<string, number>()
  const take = (id: string, n: number) => needed.set(id, (needed.get(id) ?? 0) + n)
  for (const { enemy: level } of maps[map]) {
    if (!level) continue
    const named = replaceEnemies.find((one) => one.level === level)?.with
    take(named ?? enemyOfLevel(map, level).id, level === lastLevel ? lastLevelTokens[4] : enemiesPerPlayer * 4)
  }
  for (const { enemy, count } of addEnemies) take(enemy, count)
  return needed
}

function checkSetup(chapter: Chapter, complain: Complain): void {
  const { addTokens } = chapter.setup
  for (const [id, needed] of enemiesNeeded(chapter)) {
    const { count } = enemyOf(id)
    if (needed > count) complain(chapter, `There are only ${count} tokens of ${id}, the chapter takes ${needed}`)
  }
  const rifts = addTokens.filter(({ token }) => token === 'rift').length
  if (rifts === 1 || rifts > 3) complain(chapter, `Rifts come as two or three, not ${rifts}`)
  if (addTokens.length - rifts > 1) complain(chapter, 'There is only one Tempest')
}

/** What keeps a book from being played. Chapters are in order: flags cross from one to the next. */
export const checkPlay = (reading: Reading): Problem[] =>
  complaints(reading, (complain) => {
    for (const chapter of reading.chapters) {
      checkBounds(chapter, complain)
      for (const encounter of [...chapter.encounters, chapter.fallback]) checkChoices(encounter, complain)
      checkAlternatives(chapter, complain)
      checkMissions(chapter, complain)
      checkSetup(chapter, complain)
      if (!chapter.endings.some((one) => one.hero === 'any' && one.from <= -2 && isFree(one)))
        complain(chapter, 'One ending must fit everybody: "## Ending from -2: Title"')
    }
    checkFlags(reading.chapters, complain)
  })

/** How far a book may go. Anybody can bring one: what is beyond this is no story but a burden. */

import type { Effect } from '../data/effects'
import type { Complain } from './check'
import type { Chapter, Choice, Encounter, Memory, StoryTest } from './types'

const most = {
  /** In characters. */
  text: 2500,
  title: 120,
  name: 60,
  /** In number. */
  encounters: 200,
  endings: 60,
  things: 8,
  flags: 8,
  amount: 20,
  drawn: 8,
  villagers: 6,
  ready: 4,
  skill: 20,
  attack: 12,
  health: 40,
  reputation: 14,
} as const

type What = keyof typeof most

/** Complains of everything that is more than it may be. */
class Measure {
  private readonly thing: object
  private readonly complain: Complain

  constructor(thing: object, complain: Complain) {
    this.thing = thing
    this.complain = complain
  }

  text(name: string, text: string, what: What): void {
    if (text.length > most[what]) this.complain(this.thing, `${name} has more than ${most[what]} characters`)
  }

  count(name: string, list: readonly unknown[], what: What): void {
    if (list.length > most[what]) this.complain(this.thing, `There are more than ${most[what]} ${name}`)
  }

  number(name: string, n: number, what: What, least = 1): void {
    if (n < least || n > most[what]) this.complain(this.thing, `${name} is ${n}, not ${least} to ${most[what]}`)
  }

  names({ needs, unless }: Memory, sets: readonly string[] = []): void {
    for (const [name, list] of Object.entries({ needs, unless, sets })) {
      this.count(`flags in ${name}`, list, 'flags')
      for (const flag of list) this.text('The name of a flag', flag, 'name')
    }
  }

  effects(effects: readonly Effect[]): void {
    this.count('things to gain at once', effects, 'things')
    for (const effect of effects) this.effect(effect)
  }

  private effect(effect: Effect): void {
    if (effect.do === 'gain') this.number('What is gained', effect.n, 'amount')
    if (effect.do === 'gainVillager') this.number('The number of villagers', effect.n, 'villagers')
    if (effect.do === 'buyGear') this.number('What gear costs less', effect.discount, 'amount', 0)
    if (effect.do === 'readySpecialist') this.number('The number of specialists', effect.n, 'ready')
    if (effect.do === 'drawQuest' || effect.do === 'drawOrder') this.drawn(effect)
  }

  private drawn({ draw, keep }: { readonly draw: number; readonly keep: number }): void {
    this.number('What is drawn', draw, 'drawn')
    if (keep < 1 || keep > draw) this.complain(this.thing, `Of ${draw} cards ${keep} cannot be kept`)
  }

  test(test: StoryTest): void {
    if (test.kind === 'skill') this.number('The level', test.level, 'skill')
    if (test.kind !== 'combat') return
    this.number('The attack', test.attack, 'attack', 0)
    this.number('The health', test.health, 'health')
  }
}

function checkChoice(choice: Choice, complain: Complain): void {
  const measure = new Measure(choice, complain)
  measure.text('The label', choice.label, 'title')
  measure.text('The reaction', choice.reaction, 'text')
  measure.test(choice.test)
  measure.count('prices', choice.price, 'things')
  for (const { n } of choice.price) measure.number('The price', n, 'amount')
  measure.number('The reputation', choice.reputation, 'reputation', -most.reputation)
  measure.effects(choice.rewards)
  measure.effects(choice.bonus)
  measure.names(choice, choice.sets)
  if (choice.mission) measure.text('The name of the mission', choice.mission.id, 'name')
}

function checkEncounter(encounter: Encounter, complain: Complain): void {
  const measure = new Measure(encounter, complain)
  measure.text('The title', encounter.title, 'title')
  measure.text('The name of the place', encounter.place, 'title')
  measure.text('The text', encounter.text, 'text')
  measure.names(encounter)
  const labels = encounter.choices.map(({ label }) => label)
  if (new Set(labels).size < labels.length) complain(encounter, 'Two choices are called the same')
  for (const choice of encounter.choices) checkChoice(choice, complain)
}

export function checkBounds(chapter: Chapter, complain: Complain): void {
  const { title, introduction, greetings, setup, encounters, fallback, endings } = chapter
  const measure = new Measure(chapter, complain)
  measure.text('The title', title, 'title')
  for (const text of [introduction, ...Object.values(greetings)]) measure.text('The introduction', text, 'text')
  measure.effects(setup.eachPlayer)
  measure.count('enemies laid on the map', setup.addEnemies, 'things')
  for (const { count } of setup.addEnemies) measure.number('The number of enemies', count, 'amount')
  measure.count('encounters', encounters, 'encounters')
  measure.count('endings', endings, 'endings')
  for (const encounter of [...encounters, fallback]) checkEncounter(encounter, complain)
  for (const ending of endings) {
    const told = new Measure(ending, complain)
    told.text('The title', ending.title, 'title')
    told.text('The ending', ending.text, 'text')
    told.names(ending)
  }
}

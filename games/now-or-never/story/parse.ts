/** Reads the book (FORMAT.md) and says what it could not read, and where. */

import { type HeroId, heroIds } from '../data/heroes'
import { start } from '../data/locations'
import {
  type Chapter,
  type ChapterId,
  type ChapterSetup,
  type Choice,
  chapterIds,
  type Encounter,
  type Ending,
  type Key,
  type Memory,
  storySpecialists,
  storyTokens,
  storyVillagers,
} from './types'
import {
  gainsOf,
  keyOf,
  list,
  Mistake,
  missionOf,
  nameOf,
  namesOf,
  numberOf,
  oneOf,
  priceOf,
  replacementOf,
  spaceRefOf,
  standingEnemy,
  testOf,
} from './words'

/** A file of a book; its name is for messages only. */
export interface Page {
  readonly file: string
  readonly text: string
}

export interface Place {
  readonly file: string
  readonly line: number
}

/** Something wrong in a book, and where. */
export interface Problem extends Place {
  readonly message: string
}

export interface Reading {
  readonly chapters: readonly Chapter[]
  readonly problems: readonly Problem[]
  /** Where each chapter, encounter, choice and ending begins. */
  readonly places: ReadonlyMap<object, Place>
}

interface Line extends Place {
  readonly text: string
}

/** A heading and what stands below it, up to the next heading. */
interface Section {
  readonly level: number
  readonly title: string
  readonly at: Place
  readonly body: Line[]
}

function sectionsOf({ file, text }: Page): { sections: Section[]; astray: Line | undefined } {
  const sections: Section[] = []
  let astray: Line | undefined
  text.split(/\r?\n/).forEach((raw, index) => {
    const line: Line = { file, line: index + 1, text: raw.trim() }
    const [, hashes, title] = /^(#{1,3}) +(.+)$/.exec(line.text) ?? []
    if (hashes) sections.push({ level: hashes.length, title: title ?? '', at: { file, line: line.line }, body: [] })
    else if (sections.length) sections.at(-1)?.body.push(line)
    else if (line.text) astray ??= line
  })
  return { sections, astray }
}

/** What stands below a heading: `Field: value` lines, and the rest. */
interface Body {
  readonly fields: ReadonlyMap<string, Line>
  readonly prose: string
}

const fieldLine = /^([A-Za-z]+(?: player)?):(?: +(.*))?$/

const choiceFields = [
  'Test',
  'Price',
  'Needs',
  'Unless',
  'Reputation',
  'Gains',
  'Bonus',
  'Sets',
  'Mission',
  'Token',
] as const
const encounterFields = ['Needs', 'Unless', 'Mission'] as const
const endingFields = ['Needs', 'Unless'] as const
const setupFields = ['Map', 'Replace', 'Enemies', 'Tokens', 'Villagers', 'Specialists', 'Start', 'Each player'] as const

/** What looks like a field to a writer; any other word with a colon is text ("Sparrows: four."). */
const fieldLike = new RegExp(
  `^(${[...choiceFields, ...setupFields].join('|')}|gains?|rewards?|costs?|sets?|needs?|flags?|tests?|missions?)$`,
  'i',
)

const isField = ({ text }: Line): boolean => fieldLike.test(fieldLine.exec(text)?.[1] ?? '')

/** Lines between empty lines. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const line of lines)
    if (line.text) blocks.at(-1)?.push(line)
    else blocks.push([])
  return blocks.filter((block) => block.length > 0)
}

/** Reads one book; collects what is wrong instead of stopping at it. */
class Reader {
  readonly chapters: Chapter[] = []
  readonly problems: Problem[] = []
  readonly places = new Map<object, Place>()
  private readonly ids = new Set<string>()

  complain({ file, line }: Place, message: string): void {
    this.problems.push({ file, line, message })
  }

  /** What `read` makes of this; where it is mistaken, that is said and the other value stands in. */
  private attempt<T>(at: Place, read: () => T, otherwise: T): T {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      this.complain(at, error.message)
      return otherwise
    }
  }

  private field<T>({ fields }: Body, name: string, read: (text: string) => T, otherwise: T): T {
    const line = fields.get(name)
    return line ? this.attempt(line, () => read(line.text), otherwise) : otherwise
  }

  private body({ body }: Section, allowed: readonly string[]): Body {
    const fields = new Map<string, Line>()
    const prose: string[] = []
    for (const block of blocksOf(body)) {
      if (block.some(isField)) for (const line of block) this.addField(fields, line, allowed)
      else prose.push(block.map(({ text }) => text).join(' '))
    }
    return { fields, prose: prose.join('\n\n') }
  }

  private addField(fields: Map<string, Line>, line: Line, allowed: readonly string[]): void {
    const [, name, value] = fieldLine.exec(line.text) ?? []
    if (!name) this.complain(line, 'Between lines like "Test: skill 5" and text stands an empty line')
    else if (!allowed.includes(name))
      this.complain(line, `"${name}:" cannot begin a line here${allowed.length ? `, only ${allowed.join(', ')}` : ''}`)
    else if (fields.has(name)) this.complain(line, `"${name}:" stands here twice`)
    else fields.set(name, { ...line, text: value ?? '' })
  }

  private keep<T extends object>(thing: T, at: Place): T {
    this.places.set(thing, at)
    return thing
  }

  private memory(body: Body): Memory {
    return { needs: this.field(body, 'Needs', namesOf, []), unless: this.field(body, 'Unless', namesOf, []) }
  }

  private prose(body: Body, at: Place, what: string): string {
    if (!body.prose) this.complain(at, `${what} is missing`)
    return body.prose
  }

  private choice(section: Section): Choice {
    const body = this.body(section, choiceFields)
    if (!body.fields.has('Test')) this.complain(section.at, 'A choice needs a line "Test:"')
    const choice: Choice = {
      label: section.title,
      test: this.field(body, 'Test', testOf, { kind: 'decision' }),
      price: this.field(body, 'Price', priceOf, []),
      ...this.memory(body),
      reaction: this.prose(body, section.at, 'The reaction'),
      reputation: this.field(body, 'Reputation', numberOf, 0),
      rewards: this.field(body, 'Gains', gainsOf, []),
      bonus: this.field(body, 'Bonus', gainsOf, []),
      sets: this.field(body, 'Sets', namesOf, []),
      mission: this.field(body, 'Mission', missionOf, null),
      token: this.field(body, 'Token', (text) => oneOf(['keep', 'discard'], text), 'keep'),
    }
    return this.keep(choice, section.at)
  }

  private freshId(name: string): string {
    let id = name
    for (let n = 2; this.ids.has(id); n++) id = `${name}-${n}`
    this.ids.add(id)
    return id
  }

  /** An encounter from its heading and the choices below it. */
  private encounter(
    [section, ...below]: [Section, ...Section[]],
    { hero, key, place, title }: Pick<Encounter, 'hero' | 'key' | 'place' | 'title'>,
  ): Encounter {
    const body = this.body(section, encounterFields)
    const mission = this.field(body, 'Mission', nameOf, null)
    const encounter: Encounter = {
      id: this.freshId(`${hero}-${mission ?? key ?? 'fallback'}`.toLowerCase()),
      hero,
      key,
      place,
      mission,
      ...this.memory(body),
      title,
      text: this.prose(body, section.at, 'The text'),
      choices: below.map((one) => this.choice(one)),
    }
    return this.keep(encounter, section.at)
  }

  /** `Zeik: Humming Boulder`, below a letter or a location. */
  private told(group: [Section, ...Section[]], key: Key, place: string): Encounter | undefined {
    const [{ title, at }] = group
    const [, name, rest] = /^(\w+): +(.+)$/.exec(title) ?? []
    const hero = name === 'Anyone' ? 'any' : heroNamed(name)
    if (hero) return this.encounter(group, { hero, key, place, title: rest ?? '' })
    this.complain(at, `"${title}" names nobody: write Marklun, Zeik, Namal, Halia or Anyone, a colon and the title`)
    return undefined
  }

  private setup(section: Section): ChapterSetup {
    const body = this.body(section, setupFields)
    if (!body.fields.has('Map')) this.complain(section.at, 'The setup needs a line "Map:"')
    if (body.prose) this.complain(section.at, 'The setup has only lines like "Map: above"')
    return {
      map: this.field(body, 'Map', (text) => oneOf(['above', 'underground'], text), 'above'),
      replaceEnemies: this.field(body, 'Replace', (text) => list(text).map(replacementOf), []),
      addEnemies: this.field(body, 'Enemies', (text) => list(text).map(standingEnemy), []),
      addTokens: this.field(body, 'Tokens', (text) => list(text).map(tokenAt), []),
      addVillagers: this.field(body, 'Villagers', (text) => list(text).map((one) => oneOf(storyVillagers, one)), []),
      addSpecialists: this.field(
        body,
        'Specialists',
        (text) => list(text).map((one) => oneOf(storySpecialists, one)),
        [],
      ),
      startSpace: this.field(body, 'Start', spaceRefOf, start),
      eachPlayer: this.field(body, 'Each player', gainsOf, []),
    }
  }

  /** `Ending from 4 for Zeik: Title` */
  private ending(section: Section): Ending | undefined {
    const [, from, name, title] = /^Ending from (\S+?)(?: for (\w+))?: +(.+)$/.exec(section.title) ?? []
    const hero = name ? heroNamed(name) : 'any'
    if (!from || !hero) {
      this.complain(section.at, `Write "Ending from 4: Title" or "Ending from 4 for Zeik: Title"`)
      return undefined
    }
    const body = this.body(section, endingFields)
    const ending: Ending = {
      hero,
      from: this.attempt(section.at, () => numberOf(from), 0),
      ...this.memory(body),
      title: title ?? '',
      text: this.prose(body, section.at, 'The text of the ending'),
    }
    return this.keep(ending, section.at)
  }

  /** One chapter: its own heading, then letters and places. */
  chapter(sections: readonly Section[]): void {
    const [[head, ...front] = [], ...places] = groupsOf(sections, 1)
    if (!head) return
    const [, id, title] = /^(?:Chapter )?(\S+): +(.+)$/.exec(head.title) ?? []
    this.ids.clear()
    this.nothingBetween(head, front)
    const parts = groupsOf(front, 2)
    const part = (name: string) => parts.find(([one]) => one.title === name)?.[0]
    const introduction = part('Introduction')
    const setup = part('Setup')
    const fallback = parts.find(([one]) => one.title.startsWith('Fallback: '))
    for (const [{ title: name, at }] of parts)
      if (!/^(Introduction( for \w+)?$|Setup$|Fallback: |Ending )/.test(name))
        this.complain(at, `"${name}" is no part of a chapter: there are Introduction, Setup, Fallback and Ending`)
    if (!introduction) this.complain(head.at, 'The chapter needs "## Introduction"')
    if (!setup) this.complain(head.at, 'The chapter needs "## Setup"')
    if (!fallback) this.complain(head.at, 'The chapter needs "## Fallback: Title"')
    const encounters = places.flatMap((group) => this.place(group))
    if (!introduction || !setup || !fallback) return
    const chapter: Chapter = {
      id: chapterIdOf(id) ?? 1,
      title: title ?? '',
      introduction: this.prose(this.body(introduction, []), introduction.at, 'The introduction'),
      greetings: this.greetings(parts),
      setup: this.setup(setup),
      encounters,
      fallback: this.encounter(fallback, {
        hero: 'any',
        key: null,
        place: '',
        title: fallback[0].title.replace('Fallback: ', ''),
      }),
      endings: parts.filter(([one]) => one.title.startsWith('Ending ')).flatMap(([one]) => this.ending(one) ?? []),
    }
    if (this.chapters.some((other) => other.id === chapter.id))
      this.complain(head.at, `There is another chapter ${chapter.id}`)
    this.chapters.push(this.keep(chapter, head.at))
  }

  private greetings(parts: readonly Section[][]): Chapter['greetings'] {
    const greetings: Partial<Record<HeroId, string>> = {}
    for (const [one] of parts) {
      const [, name] = /^Introduction for (\w+)$/.exec(one?.title ?? '') ?? []
      const hero = heroNamed(name)
      if (one && hero) greetings[hero] = this.prose(this.body(one, []), one.at, 'The introduction')
      else if (one && name) this.complain(one.at, `"${name}" is no hero`)
    }
    return greetings
  }

  /** A chapter or place holds encounters; what stands between would be read by nobody. */
  private nothingBetween({ body }: Section, [next]: readonly Section[]): void {
    const stray = body.find(({ text }) => text)
    if (stray) this.complain(stray, 'Text between "#" and "##" belongs to nobody')
    if (next && next.level > 2)
      this.complain(next.at, `"${next.title}" is a choice of nothing: "## Hero: Title" comes first`)
  }

  /** Everything told at a letter or a location. */
  private place([head, ...below]: [Section, ...Section[]]): Encounter[] {
    const [, name, place] = /^([^:]+)(?:: +(.+))?$/.exec(head.title) ?? []
    const key = keyOf(name ?? '')
    this.nothingBetween(head, below)
    if (!key) {
      this.complain(head.at, `"${head.title}" is no letter (A: Name of the place), location or chapter`)
      return []
    }
    return groupsOf(below, 2).flatMap((group) => this.told(group, key, place ?? '') ?? [])
  }
}

const heroNamed = (name: string | undefined): HeroId | undefined => heroIds.find((id) => id === name?.toLowerCase())

const chapterIdOf = (text: string | undefined): ChapterId | undefined =>
  chapterIds.find((id) => `${id}` === text?.toLowerCase())

function tokenAt(text: string): ChapterSetup['addTokens'][number] {
  const [, token, at] = /^(\S+) at (.+)$/.exec(text) ?? []
  return { token: oneOf(storyTokens, token ?? text), at: spaceRefOf(at ?? '') }
}

/** Headings of this level, each with the deeper ones below it. */
function groupsOf(sections: readonly Section[], level: number): [Section, ...Section[]][] {
  const groups: [Section, ...Section[]][] = []
  for (const section of sections)
    if (section.level <= level) groups.push([section])
    else groups.at(-1)?.push(section)
  return groups
}

const beginsChapter = ({ level, title }: Section): boolean =>
  level === 1 && chapterIdOf(/^(?:Chapter )?(\S+): /.exec(title)?.[1]) !== undefined

/** Every `# Chapter 1: …` (or `# Sample: …`) begins a chapter; what follows belongs to it, over the ends of files. */
export function readBook(pages: readonly Page[]): Reading {
  const reader = new Reader()
  let open: Section[] = []
  for (const page of pages) {
    const { sections, astray } = sectionsOf(page)
    if (astray) reader.complain(astray, 'Text before the first heading belongs to nobody')
    for (const section of sections) {
      if (beginsChapter(section)) {
        reader.chapter(open)
        open = []
      } else if (!open.length) reader.complain(section.at, 'The book begins with "# Chapter 1: Title"')
      open.push(section)
    }
  }
  reader.chapter(open)
  return reader
}

import { describe, expect, it } from 'vitest'
import {
  buyGear,
  drawOrder,
  drawQuest,
  fullHeal,
  gain,
  gainVillager,
  pay,
} from '../../../games/now-or-never/data/effects'
import { readBook } from '../../../games/now-or-never/story/parse'
import { pagesOf } from './story-files'

const front = `# Chapter 2: On Trial

## Introduction

First paragraph,
broken in the middle.

Second paragraph.

## Introduction for Zeik

For you alone.

## Setup
Map: underground
Replace: level 3 with enemy-drill3, level 9 with enemy-gigaslug
Enemies: enemy-giant-boar at r2c6, 2 enemy-u2 at C
Tokens: rift at A, rift at Hermit's Hut
Villagers: glogo, lab-monster
Specialists: mystic-healer
Start: Istreka
Each player: 1 mana, item star-chart

## Fallback: Nothing Much

A stone.

### Kick it
Test: decide

It rolls.

## Ending from 4 for Zeik: Better
Needs: found-oda

Good.

## Ending from -2: Enough

Well.
`

const letter = `# C: The Bridge with One Rail

## Halia: The Toll Goat
Needs: boar-friend
Unless: goat-eaten

A goat blocks the plank.
Sparrows: four.

### Bet the goat
Test: skill 5
Price: 2 coins, 1 mana
Needs: stairs-counted

It eats the badge.

Reputation: +1
Gains: 1 crystal, 2 coins, 1 of 3 quests
Bonus: 1 experience
Sets: goat-friend, c1-bridge
Mission: goat-errand at Istreka
Token: discard

### Fight it
Test: fight 3/7

It falls.

Reputation: −1

## Halia: The Toll Goat, Again

It's gone.

### Cross
Test: decide

You cross.

# Istreka

## Anyone: The Errand
Mission: goat-errand

A lawyer.

### Sign
Test: decide

Signed.

Gains: all hearts, 1 villager, 1 of 2 orders, gear at 3 less, 1 bottled demon
`

const read = (...texts: string[]) => readBook(texts.map((text, n) => ({ file: `${n + 1}.md`, text })))
const said = (...texts: string[]) =>
  read(...texts).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)
const sound = () => read(front, letter).chapters[0]!

describe('the book is read', () => {
  it('a chapter has a title, an introduction, greetings, a setup and endings', () => {
    expect(said(front, letter)).toEqual([])
    const { id, title, introduction, greetings, setup, endings } = sound()
    expect({ id, title, introduction, greetings }).toEqual({
      id: 2,
      title: 'On Trial',
      introduction: 'First paragraph, broken in the middle.\n\nSecond paragraph.',
      greetings: { zeik: 'For you alone.' },
    })
    expect(setup).toEqual({
      map: 'underground',
      replaceEnemies: [
        { level: 3, with: 'enemy-drill3' },
        { level: 9, with: 'enemy-gigaslug' },
      ],
      addEnemies: [
        { enemy: 'enemy-giant-boar', at: 'r2c6', count: 1 },
        { enemy: 'enemy-u2', at: 'C', count: 2 },
      ],
      addTokens: [
        { token: 'rift', at: 'A' },
        { token: 'rift', at: 'hermits-hut' },
      ],
      addVillagers: ['glogo', 'lab-monster'],
      addSpecialists: ['mystic-healer'],
      startSpace: 'istreka',
      eachPlayer: [gain('mana', 1), { do: 'gainItem', item: 'star-chart' }],
    })
    expect(endings).toEqual([
      { hero: 'zeik', from: 4, needs: ['found-oda'], unless: [], title: 'Better', text: 'Good.' },
      { hero: 'any', from: -2, needs: [], unless: [], title: 'Enough', text: 'Well.' },
    ])
  })

  it('an encounter has its hero, place, flags, text and choices', () => {
    const [goat, again, errand] = sound().encounters
    expect(goat).toMatchObject({
      id: 'halia-c',
      hero: 'halia',
      key: 'C',
      place: 'The Bridge with One Rail',
      mission: null,
      needs: ['boar-friend'],
      unless: ['goat-eaten'],
      title: 'The Toll Goat',
      text: 'A goat blocks the plank. Sparrows: four.',
    })
    expect(goat?.choices).toEqual([
      {
        label: 'Bet the goat',
        test: { kind: 'skill', level: 5 },
        price: [pay('coin', 2), pay('mana', 1)],
        needs: ['stairs-counted'],
        unless: [],
        reaction: 'It eats the badge.',
        reputation: 1,
        rewards: [gain('crystal', 1), gain('coin', 2), drawQuest(3, 1)],
        bonus: [gain('xp', 1)],
        sets: ['goat-friend', 'c1-bridge'],
        mission: { id: 'goat-errand', at: 'istreka' },
        token: 'discard',
      },
      {
        label: 'Fight it',
        test: { kind: 'combat', attack: 3, health: 7 },
        price: [],
        needs: [],
        unless: [],
        reaction: 'It falls.',
        reputation: -1,
        rewards: [],
        bonus: [],
        sets: [],
        mission: null,
        token: 'keep',
      },
    ])
    expect(again).toMatchObject({ id: 'halia-c-2', needs: [] })
    expect(errand).toMatchObject({
      id: 'any-goat-errand',
      hero: 'any',
      key: 'istreka',
      place: '',
      mission: 'goat-errand',
    })
    expect(errand?.choices[0]?.rewards).toEqual([
      fullHeal,
      gainVillager(1),
      drawOrder(2, 1),
      buyGear(3),
      gain('demon', 1),
    ])
  })

  it('one file may hold a whole book, and a book several chapters', () => {
    const { chapters, problems } = read(front + letter + front.replace('Chapter 2', 'Chapter 3'))
    expect(problems).toEqual([])
    expect(chapters.map(({ id, encounters }) => [id, encounters.length])).toEqual([
      [2, 3],
      [3, 0],
    ])
  })

  it('the sample of 3.18 is in it', () => {
    const { chapters, problems } = readBook(pagesOf('sample'))
    expect(problems).toEqual([])
    expect(chapters[0]?.encounters.map(({ id }) => id)).toEqual([
      'zeik-a',
      'halia-d',
      'namal-f',
      'any-i',
      'marklun-m',
      'marklun-owl-errand',
    ])
  })
})

describe('what cannot be read is said with its line', () => {
  const lineOf = (text: string) => letter.split('\n').indexOf(text) + 1
  const spoilt = (from: string, to: string) => said(front, letter.replace(from, to))

  it.each([
    ['Test: skill 5', 'Test: skil 5', '"skil 5" is no test: write skill 5, fight 3/7 or decide'],
    ['Price: 2 coins, 1 mana', 'Price: 2 hearts', 'Hearts are no price: a test takes them'],
    ['Price: 2 coins, 1 mana', 'Price: 1 villager', '"1 villager" is no price'],
    ['Price: 2 coins, 1 mana', 'Prize: 2 coins', /^"Prize:" cannot begin a line here, only Test, Price/],
    ['Price: 2 coins, 1 mana', 'Two coins.', 'Between lines like "Test: skill 5" and text stands an empty line'],
    ['Reputation: +1', 'Reputation: lots', '"lots" is no number'],
    ['Sets: goat-friend, c1-bridge', 'Sets: Goat Friend', '"Goat Friend" is no name: write small letters and hyphens'],
    [
      'Mission: goat-errand at Istreka',
      'Mission: goat-errand at Atlantis',
      '"Atlantis" is no letter, location or space',
    ],
    [
      'Mission: goat-errand at Istreka',
      'Mission: goat-errand',
      '"goat-errand" leads nowhere: write name-of-mission at place',
    ],
    ['Token: discard', 'Token: eat', '"eat" is none of keep, discard'],
    ['Bonus: 1 experience', 'Reward: 1 coin', /^"Reward:" cannot begin a line here, only Test, Price/],
    ['Bonus: 1 experience', 'bonus: 1 coin', /^"bonus:" cannot begin a line here/],
    ['Bonus: 1 experience', 'Gains: 1 coin', '"Gains:" stands here twice'],
    ['## Halia: The Toll Goat', '## Hal: The Toll Goat', /^"Hal: The Toll Goat" names nobody/],
    ['# C: The Bridge with One Rail', '# Q: The Bridge', /^"Q: The Bridge" is no letter/],
    ['### Bet the goat', '## Bet the goat', /^"Bet the goat" names nobody/],
  ])('%s as %s', (from, to, message) => {
    const problems = spoilt(from, to)
    expect(problems).toHaveLength(1)
    const [, line, text] = /^2\.md:(\d+): (.*)$/.exec(problems[0]!) ?? []
    expect(Number(line)).toBe(lineOf(from))
    if (typeof message === 'string') expect(text).toBe(message)
    else expect(text).toMatch(message)
  })

  it('unknown gains, items, enemies and tokens', () => {
    expect(spoilt('1 crystal, 2 coins', '1 crystal, 2 moons')[0]).toMatch(/"2 moons" is nothing one can gain/)
    expect(spoilt('1 crystal, 2 coins', 'item teapot')[0]).toMatch(/"teapot" is none of robot-y9/)
    const setup = (from: string, to: string) => said(front.replace(from, to), letter)
    expect(setup('enemy-drill3', 'enemy-x')[0]).toMatch(/^1\.md:16: "enemy-x" is no enemy/)
    expect(setup('rift at A', 'rift')[0]).toMatch(/^1\.md:18: "" is no letter, location or space/)
    expect(setup('Map: underground', 'Map: sea')).toEqual(['1.md:15: "sea" is none of above, underground'])
  })

  it('a choice without a test or a reaction, an encounter without a text', () => {
    expect(spoilt('Test: decide\n\nYou cross.', 'You cross.')).toEqual([
      `2.md:${lineOf('### Cross')}: A choice needs a line "Test:"`,
    ])
    expect(spoilt('You cross.', '')).toEqual([`2.md:${lineOf('### Cross')}: The reaction is missing`])
    expect(spoilt("It's gone.", '')).toEqual([`2.md:${lineOf('## Halia: The Toll Goat, Again')}: The text is missing`])
  })

  it('text and choices that belong to nobody', () => {
    expect(said(front, `A line.\n${letter}`)[0]).toBe('2.md:1: Text before the first heading belongs to nobody')
    expect(said(front, '# C: Here\n\nA line.')).toEqual(['2.md:3: Text between "#" and "##" belongs to nobody'])
    expect(said(front, '# C: Here\n\n### Go\nTest: decide')[0]).toMatch(/^2\.md:3: "Go" is a choice of nothing/)
    expect(said(letter)[0]).toBe('1.md:1: The book begins with "# Chapter 1: Title"')
  })

  it('a chapter without its parts, or twice', () => {
    expect(said('# Chapter 1: Empty')).toEqual([
      '1.md:1: The chapter needs "## Introduction"',
      '1.md:1: The chapter needs "## Setup"',
      '1.md:1: The chapter needs "## Fallback: Title"',
    ])
    expect(said(`${front}\n## Epilogue\n\nMore.`)[0]).toMatch(/"Epilogue" is no part of a chapter/)
    expect(said(front, front)).toEqual(['2.md:1: There is another chapter 2'])
  })
})

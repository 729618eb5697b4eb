import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPlay } from '../../../games/now-or-never/story/check'
import { loadChapter } from '../../../games/now-or-never/story/library'
import { readBook } from '../../../games/now-or-never/story/parse'
import { checkStyle } from '../../../games/now-or-never/story/style'
import { chapterIds } from '../../../games/now-or-never/story/types'
import { pagesOf, print, printedOf, problemsOf, root } from './story-files'

const chapter = (id: number, setup = '') => `# Chapter ${id}: Test

## Introduction

Hello.

## Setup
Map: above
${setup}

## Fallback: Nothing

Nothing.

### Go
Test: decide

Gone.

## Ending from -2: End

End.
`

const encounter = (head: string, more = '', test = 'decide') => `
## ${head}

Text.

### Go
Test: ${test}

Gone.

${more}
`

const said = (check: typeof checkPlay, ...texts: string[]) => {
  const reading = readBook(texts.map((text, n) => ({ file: `${n + 1}.md`, text })))
  expect(reading.problems).toEqual([])
  return check(reading).map(({ file, line, message }) => `${file}:${line}: ${message}`)
}
const playing = (...texts: string[]) => said(checkPlay, ...texts)

describe('a book that can be played', () => {
  it('has nothing to complain of', () => {
    const start = `# A: Here\n${encounter('Zeik: Off', 'Mission: errand at Istreka\nSets: went')}`
    const end = `# Istreka\n${encounter('Zeik: On\nMission: errand')}`
    const later = `# A: There\n${encounter('Zeik: Back\nNeeds: went')}${encounter('Zeik: New')}`
    expect(playing(chapter(1), start, end, chapter(2), later)).toEqual([])
  })

  it('3.18: an encounter has 1 to 4 choices', () => {
    const choices = (...labels: string[]) => labels.map((label) => `### ${label}\nTest: decide\n\nGone.\n\n`).join('')
    const many = (...labels: string[]) =>
      playing(chapter(1), `# A: Here\n\n## Zeik: Many\n\nText.\n\n${choices(...labels)}`)
    expect(playing(chapter(1), '# A: Here\n\n## Zeik: None\n\nText.')).toEqual([
      '2.md:3: An encounter has 1 to 4 choices, this one 0',
    ])
    expect(many('Go', 'Stay', 'Sit', 'Run', 'Sing')).toEqual(['2.md:3: An encounter has 1 to 4 choices, this one 5'])
    expect(many('Go', 'Go')).toEqual(['2.md:3: Two choices are called the same'])
  })

  it('NON-223: somebody without anything can choose something', () => {
    const stuck = encounter('Zeik: Toll').replace('Test: decide', 'Test: decide\nPrice: 1 coin')
    expect(playing(chapter(1), `# A: Here\n${stuck}`)[0]).toMatch(/^2\.md:3: Somebody without money/)
  })

  it('NON-225: only skill has a bonus', () => {
    expect(playing(chapter(1), `# A: Here\n${encounter('Zeik: Fight', 'Bonus: 1 coin', 'fight 2/4')}`)).toEqual([
      '2.md:7: Only a skill test has a bonus (NON-225)',
    ])
  })

  it('of several versions the last has no needs, and none is hidden', () => {
    const flag = `# B: There\n${encounter('Zeik: Flag', 'Sets: went')}`
    const needs = encounter('Zeik: Special\nNeeds: went')
    const plain = encounter('Zeik: Plain')
    expect(playing(chapter(1), flag, `# A: Here\n${needs}`)).toEqual([
      '3.md:3: Nobody knows what is told without these flags: the last version has no needs',
    ])
    expect(playing(chapter(1), flag, `# A: Here\n${plain}${encounter('Zeik: Other')}`)).toEqual([
      '3.md:14: This is never told: the version above it always fits',
    ])
  })

  it('NON-240: a mission is told where it leads, for whom it is sent, and can be reached', () => {
    const sent = `# A: Here\n${encounter('Zeik: Off', 'Mission: errand at Istreka')}`
    expect(playing(chapter(1), sent)).toEqual(['2.md:7: The mission errand is not told for zeik'])
    expect(playing(chapter(1), sent, `# Istreka\n${encounter('Namal: On\nMission: errand')}`)).toEqual([
      '2.md:7: The mission errand is not told for zeik',
      '3.md:3: No choice sends anybody on the mission errand',
    ])
    expect(playing(chapter(1), sent, `# Undergarden\n${encounter('Zeik: On\nMission: errand')}`)).toEqual([
      '2.md:7: The mission errand leads to istreka but is told at undergarden',
    ])
  })

  it('NON-241: a mission comes to an end', () => {
    const sent = `# A: Here\n${encounter('Zeik: Off', 'Mission: one at Istreka')}`
    const round = `# Istreka\n${encounter('Zeik: One\nMission: one', 'Mission: two at A')}
# A: Here\n${encounter('Zeik: Two\nMission: two', 'Mission: one at Istreka')}`
    expect(playing(chapter(1), sent, round)).toEqual([
      '3.md:3: The mission one never comes to an end',
      '3.md:17: The mission two never comes to an end',
    ])
  })

  it('a flag is set before it is asked for, by the same hero', () => {
    const asks = (hero: string) =>
      `# A: Here\n${encounter(`${hero}: Special\nNeeds: went`)}${encounter(`${hero}: Plain`)}`
    const sets = `# B: There\n${encounter('Zeik: Flag', 'Sets: went')}`
    expect(playing(chapter(1), asks('Zeik'), sets)).toEqual([])
    expect(playing(chapter(1), sets, chapter(2), asks('Zeik'))).toEqual([])
    expect(playing(chapter(1), asks('Zeik'), chapter(2), sets)).toEqual([
      '2.md:3: Nothing sets the flag went for zeik up to here',
    ])
    expect(playing(chapter(1), sets, asks('Halia'))).toEqual([
      '3.md:3: Nothing sets the flag went for halia up to here',
    ])
  })

  it('3.17: there are only so many pieces', () => {
    expect(playing(chapter(1, 'Replace: level 3 with enemy-gigaslug'))).toEqual([
      '1.md:1: There are only 2 tokens of enemy-gigaslug, the chapter takes 4',
    ])
    expect(playing(chapter(1, 'Replace: level 9 with enemy-gigaslug'))).toEqual([])
    expect(playing(chapter(1, 'Enemies: 2 enemy-giant-boar at A'))).toEqual([
      '1.md:1: There are only 1 tokens of enemy-giant-boar, the chapter takes 2',
    ])
    expect(playing(chapter(1, 'Tokens: rift at A'))).toEqual(['1.md:1: Rifts come as two or three, not 1'])
    expect(playing(chapter(1, 'Tokens: tempest-ship at A, tempest-ship at B'))).toEqual([
      '1.md:1: There is only one Tempest',
    ])
  })

  it('one ending fits everybody', () => {
    expect(playing(chapter(1).replace('from -2', 'from 0'))[0]).toMatch(/^1\.md:1: One ending must fit everybody/)
  })
})

/** So many different words, none of them twice in the same place. */
const words = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}`).join(' ')

interface Draft {
  hero?: string
  text?: string
  reaction?: string
  test?: string
  gains?: string
  more?: string
}

const draft = ({
  hero = 'Zeik',
  text = words(50, 'a'),
  reaction = words(20, 'b'),
  test = 'skill 5',
  gains = '4 coins',
  more = '',
}: Draft) => `
## ${hero}: Draft

${text}

### Do the one thing
Test: ${test}

${reaction}

Gains: ${gains}
${more}

### Do another thing
Test: decide

${words(20, `${hero}c`)}

Gains: 2 coins
`

/** What is said of this place, apart from what the chapter still lacks. */
const styled = (...drafts: Draft[]) =>
  said(checkStyle, chapter(1), `# A: Here\n${drafts.map(draft).join('')}`).filter((line) => line.startsWith('2.md'))

describe('a book of this house', () => {
  it('has nothing to complain of', () => {
    expect(styled({})).toEqual([])
  })

  it('is neither too short nor too long', () => {
    expect(styled({ text: words(39, 'a') })).toEqual(['2.md:3: The encounter has 39 words, not 40 to 120'])
    expect(styled({ text: words(121, 'a') })).toEqual(['2.md:3: The encounter has 121 words, not 40 to 120'])
    expect(styled({ reaction: words(14, 'b') })).toEqual(['2.md:7: The reaction has 14 words, not 15 to 60'])
    expect(styled({ reaction: words(61, 'b') })).toEqual(['2.md:7: The reaction has 61 words, not 15 to 60'])
  })

  it('opens no two encounters alike and uses no six words twice', () => {
    const other = { hero: 'Halia', reaction: words(20, 'y') }
    expect(styled({}, { ...other, text: `a0 A1, a2. ${words(50, 'z')}` })).toEqual([
      '2.md:22: Opens with "a0 a1 a2", as 2.md:3 does',
    ])
    const run = words(13, 'b').split(' ').slice(7).join(' ')
    expect(styled({}, { ...other, text: `${words(50, 'z')} ${run}` })).toEqual([
      '2.md:22: "b7 b8 b9 b10 b11 b12" stands at 2.md:7 too',
    ])
    expect(styled({}, { ...other, text: `${words(50, 'z')} ${run.replace('b9', 'x')}` })).toEqual([])
  })

  it('lets versions of one encounter share words', () => {
    expect(styled({}, {})).toEqual([])
  })

  it('keeps to the table of what things are worth', () => {
    expect(styled({ gains: '7 coins' })).toEqual(['2.md:7: Worth 7, not 3 to 6'])
    expect(styled({ gains: '1 coin' })).toEqual(['2.md:7: Worth 1, not 3 to 6'])
    expect(styled({ gains: '6 coins', more: 'Reputation: +1' })).toEqual(['2.md:7: Worth 7, not 3 to 6'])
    expect(styled({ gains: '7 coins', more: 'Reputation: -1' })).toEqual([])
    expect(styled({ gains: '8 coins', more: 'Token: discard' })).toEqual([])
    expect(styled({ gains: '8 coins', test: 'skill 5\nPrice: 1 tool' })).toEqual([])
    expect(styled({ gains: '1 villager, 1 crystal', test: 'skill 8' })).toEqual([])
    expect(styled({ more: 'Bonus: 4 coins' })).toEqual(['2.md:7: The bonus is worth 4, not 1 to 3'])
    expect(styled({ test: 'skill 2' })).toEqual(['2.md:7: No such test: skill is 3 to 10, attack 2 to 6'])
    expect(styled({ test: 'skill 9', gains: '8 coins' })).toEqual(['2.md:7: This test is for chapter 3 and later'])
    expect(styled({ test: 'fight 3/9', gains: '6 coins' })).toEqual(['2.md:7: With attack 3 the health is 5 to 8'])
    expect(styled({ more: 'Reputation: -3', gains: '7 coins' })).toEqual(['2.md:7: Reputation changes by 2 at most'])
  })

  it('has no word to avoid', () => {
    expect(styled({ text: `${words(50, 'a')} whispering` })).toEqual(['2.md:3: "whispering" is a word to avoid'])
    expect(styled({ text: `${words(50, 'a')} mistake, refate` })).toEqual([])
  })

  it('tells every letter for every hero, and missions and endings for all', () => {
    const lacks = said(checkStyle, chapter(1), `# A: Here\n${draft({})}`).filter((line) => line.startsWith('1.md:1:'))
    expect(lacks).toHaveLength(4 * 14 - 1 + 4 + 3 + 1 + 1)
    expect(lacks).toContain('1.md:1: A is not told for halia')
    expect(lacks).not.toContain('1.md:1: A is not told for zeik')
    expect(lacks).toContain('1.md:1: The missions of namal have 0 links, not 2 or more')
    expect(lacks).toContain('1.md:1: There is no ending from 8')
    expect(lacks).toContain('1.md:1: There are 1 encounters, not 64 or more')
  })
})

describe('what is wrong is said', () => {
  const said = (broken: string, chosen = '2.md') => {
    const texts = [chapter(1), `# A: Here\n${draft({})}`.replace('Test: skill 5', broken)]
    const reading = readBook(texts.map((text, n) => ({ file: `${n + 1}.md`, text })))
    return problemsOf(reading, ({ file }) => file === chosen).map(({ line, message }) => `${line}: ${message}`)
  }

  it('at its line, and without what only follows from it', () => {
    expect(said('Test: skill 5')).toEqual([])
    expect(said('Test: skil 5')).toEqual(['8: "skil 5" is no test: write skill 5, fight 3/7 or decide'])
    expect(said('Test: skill 9')).toEqual(['7: This test is for chapter 3 and later', '7: Worth 4, not 6 to 10'])
  })

  it('of the files one asks for, whatever cannot be read elsewhere', () => {
    expect(said('Test: skil 5', '1.md')).toContain('1: There are 1 encounters, not 64 or more')
  })
})

describe('our book', () => {
  const campaign = readBook(chapterIds.filter((id) => id !== 'sample').flatMap(pagesOf))
  const sample = readBook(pagesOf('sample'))

  it('can be read and played', () => {
    expect([...campaign.problems, ...checkPlay(campaign)]).toEqual([])
    expect([...sample.problems, ...checkPlay(sample)]).toEqual([])
    expect(campaign.chapters.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('keeps the style of the house in what is written', () => {
    expect(checkStyle(campaign)).toEqual([])
  })

  it.each(chapterIds)('chapter %s is printed as it is written (else: npm run story -- print)', async (id) => {
    const written = [...campaign.chapters, ...sample.chapters].find((one) => one.id === id)!
    expect(readFileSync(root + printedOf(id), 'utf8')).toBe(print(written))
    expect(await loadChapter(id)).toEqual(written)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { begin } from '../../../games/kit/referee'
import { nowOrNever } from '../../../games/now-or-never/game'
import { readOwn } from '../../../games/now-or-never/story/own'
import { playRandomGame } from '../../conformance/harness'
import { anyOf, seeded } from '../../conformance/seeded'
import { nowOrNeverPlug } from './plug'
import { folderOf, root } from './story-files'

const sample = readFileSync(`${root}${folderOf('sample')}/chapter.md`, 'utf8')
const options = (storyData: string) => ({ mode: 'story', chapter: 'sample', storyData })
const problems = (text: string) => readOwn(text).problems
const changed = (from: string, to: string) => problems(sample.replace(from, to))

describe('a book of a group’s own', () => {
  it('the match is told from it: its setup, its pages', () => {
    const own = sample.replace('## Setup\nMap: above', '## Setup\nMap: underground\nEach player: 5 coins')
    const { G } = begin(nowOrNever, { players: 2, options: options(own), seed: 'own book' })
    expect([G.side, G.story?.gifts.length]).toEqual(['underground', 1])
    expect(G.options.storyData).toBe(true)
    expect(nowOrNever.view(G, '0').files).toBeUndefined()
    expect(nowOrNever.view(G, null).files).toBeUndefined()
  })

  it('nothing is wrong with the sample', () => {
    expect(problems(sample)).toEqual([])
  })

  it.each<[string, string, RegExp]>([
    ['Test: skill 5', 'Test: skill 500', /^Line \d+: The level is 500, not 1 to 20$/],
    ['Test: fight 2/5', 'Test: fight 2/0', /^Line \d+: The health is 0, not 1 to 40$/],
    ['Gains: 1 crystal', 'Gains: 9999999 crystals', /^Line \d+: What is gained is 9999999, not 1 to 20$/],
    ['Gains: 1 crystal', 'Gains: 40 villagers', /^Line \d+: The number of villagers is 40, not 1 to 6$/],
    ['Gains: 1 crystal', 'Gains: 5 of 3 quests', /^Line \d+: Of 3 cards 5 cannot be kept$/],
    ['Gains: 1 crystal', `Gains: ${'1 coin, '.repeat(9)}`, /^Line \d+: There are more than 8 things to gain at once$/],
    ['Gains: 1 crystal', 'Gains: 1 cow', /^Line \d+: "1 cow" is nothing one can gain/],
    ['Gains: 1 crystal', `Gains: 1 crystal\nSets: ${'a'.repeat(61)}`, /^Line \d+: The name of a flag has more than 60/],
    ['### Hum along', `### ${'Hum '.repeat(40)}`, /^Line \d+: The label has more than 120 characters$/],
    [
      'Map: above',
      'Map: above\nEnemies: 9 enemy-giant-boar at A',
      /^Line 1: There are only 1 tokens of enemy-giant-boar/,
    ],
    ['Map: above', 'Map: above\nEach player: 5000 coins', /^Line 1: What is gained is 5000, not 1 to 20$/],
  ])('%s must not become %s', (from, to, because) => {
    expect(sample).toContain(from)
    expect(changed(from, to)).toEqual(expect.arrayContaining([expect.stringMatching(because)]))
  })

  it('a long list of problems is cut short', () => {
    const found = problems(sample.replaceAll(/Test: .*/g, 'Test: your luck') + '\n# Z: Nowhere'.repeat(40))
    expect(found).toHaveLength(21)
    expect(found.at(-1)).toMatch(/^And \d+ more\.$/)
  })

  it('whatever is done to the lines of a book, it is refused with a line, or can be played to the end', () => {
    const random = seeded(99)
    let played = 0
    for (let n = 0; n < 400; n++) {
      const text = mangled(random)
      const found = problems(text)
      for (const problem of found) expect(problem).toMatch(/^(Line \d+: .|And \d+ more|There is nothing)/)
      if (found.length > 0 || played >= 12) continue
      played += 1
      const match = { players: 1 + (n % 4), options: options(text), seed: n, thorough: 0 }
      expect(playRandomGame(nowOrNeverPlug, match).moves).toBeGreaterThan(10)
    }
    expect(played).toBe(12)
  })
})

/** The sample with a few lines dropped, doubled, swapped, cut, or with other numbers in them. */
function mangled(random: () => number): string {
  const lines = sample.split('\n')
  const at = () => Math.floor(random() * lines.length)
  const ways: (() => void)[] = [
    () => lines.splice(at(), 1),
    () => lines.splice(at(), 0, lines[at()]!),
    () => lines.splice(at(), 1, lines[at()]!),
    () => lines.splice(at(), 1, `${lines[at()]!.slice(0, at())}`),
    () => {
      const line = at()
      lines[line] = lines[line]!.replace(/\d+/, String(Math.floor(random() * 30)))
    },
    () => lines.splice(at(), 0, anyOf(['#', '## ', '### A', 'Test:', 'Gains: -1 coins', 'Mission: a at here'], random)),
  ]
  for (let n = 1 + Math.floor(random() * 3); n > 0; n--) anyOf(ways, random)()
  return lines.join('\n')
}

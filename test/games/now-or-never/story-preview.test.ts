import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { heroes } from '../../../games/now-or-never/data/heroes'
import { fightChance, skillChance } from '../../../games/now-or-never/story/odds'
import { readBook } from '../../../games/now-or-never/story/parse'
import { pagesOf, root } from './story-files'
import { oddsOf, previewPage } from './story-preview'

const hero = (name: string) => heroes.find(({ id }) => id === name)!

describe('the odds of a choice', () => {
  it('NON-224: every heart spent adds 1 to the die', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((hearts) => skillChance(6, hearts))).toEqual([0, 0, 0.25, 0.5, 0.75, 1, 1])
    expect(skillChance(3, 0)).toBe(0.5)
    expect(oddsOf({ kind: 'skill', level: 6 }, 'zeik')).toBe('2 ♥ 25 % · 3 ♥ 50 % · 4 ♥ 75 % · 5 ♥ 100 %')
  })

  it('NON-229: a fight is won or lost by the printed abilities', () => {
    expect(fightChance(hero('namal'), 2, 1)).toBe(1)
    expect(fightChance(hero('namal'), 14, 4)).toBe(0)
    expect(fightChance(hero('namal'), 14, 3)).toBe(0)
    // Namal has 14 hearts: against attack 13 one round is all there is, and 3 damage need a 4 or a boosted 1.
    expect(fightChance(hero('namal'), 13, 3)).toBe(0.5)
  })
})

describe('the preview', () => {
  const { chapters } = readBook(pagesOf('sample'))

  it('shows every encounter with its odds and gains', () => {
    const page = previewPage(chapters)
    for (const { title } of chapters[0]!.encounters) expect(page).toContain(`<h3>${title}</h3>`)
    expect(page).toContain('1 ♥ 25 %')
    expect(page).toContain('owl-errand at crystal-meteorite')
    expect(page).toContain('item robot-y9')
  })

  it('shows signs as they were written', () => {
    const [chapter] = chapters
    expect(previewPage([{ ...chapter!, introduction: 'a < b *and* c' }])).toContain('<p>a &lt; b <em>and</em> c</p>')
  })
})

describe('npm run story', () => {
  const story = (...args: string[]) =>
    spawnSync('node_modules/.bin/tsx', ['test/games/now-or-never/story-cli.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    })

  it('check says that nothing is wrong and ends well', () => {
    const { status, stdout } = story('check', 'sample')
    expect(stdout).toMatch(/^sample Six by the Wayside: 6 of 64 encounters[^\n]*\nNothing wrong\.\n$/)
    expect(status).toBe(0)
  })

  it('refuses a chapter there is none of', () => {
    const { status, stderr } = story('check', '7')
    expect(stderr).toMatch(/^There is no chapter 7\./)
    expect(status).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { matchProblem } from '../../../games/kit/meta'
import { known, size } from '../../../games/kit/zones'
import { drawQuest, gain } from '../../../games/now-or-never/data/effects'
import { items } from '../../../games/now-or-never/data/items'
import { specialistOf, storySpecialists } from '../../../games/now-or-never/data/specialists'
import { storyVillagers, villagerOf, villagersOfStory } from '../../../games/now-or-never/data/villagers'
import { nowOrNever } from '../../../games/now-or-never/game'
import { yieldOf } from '../../../games/now-or-never/pieces/yield'
import { housingPoints } from '../../../games/now-or-never/scoring'
import type { G } from '../../../games/now-or-never/state'
import { newCampaign } from '../../../games/now-or-never/story/campaign'
import { loadChapter } from '../../../games/now-or-never/story/library'
import { keep } from '../../../games/now-or-never/story/shelf'
import { type ChapterSetup, chapterIds } from '../../../games/now-or-never/story/types'
import { type Position, position } from '../../kit/position'
import { bookOf, plainSetup } from './book'
import { laid, seat } from './layout'
import { nowOrNeverPlug } from './plug'

/** A match of a chapter with these changes, before anybody has chosen anything. */
function laidOut(changes: Partial<ChapterSetup>, players = 2): Position<G> {
  keep(bookOf([], { setup: { ...plainSetup, ...changes } }))
  const heroes = ['namal', 'zeik', 'halia', 'marklun'].slice(0, players)
  const firstPlayer = players > 1 ? { firstPlayer: 0 } : {}
  return position(nowOrNever, { players, options: { mode: 'story', chapter: 'sample', heroes, ...firstPlayer } })
}

/** Everybody keeps four quests. */
function begun(at: Position<G>): unknown[] {
  let said: unknown[] = []
  for (const player of at.G.order) said = at.play(player, 'keepQuests', at.choices(player, 'keepQuests')[0]![0])
  return said
}

const spaces = (G: G) => Object.values(G.players).map(({ space }) => space)

describe('the setup of a chapter', () => {
  it('NON-220 all reputations start at 0, with no mission, item or memory', () => {
    const { G } = laidOut({}, 3)
    for (const { story } of Object.values(G.players)) {
      expect(story).toEqual({ reputation: 0, mission: null, items: [], flags: [], income: 0 })
    }
    expect(G.story).toMatchObject({ chapter: 'sample', title: 'A Test', rifts: [], ship: null, open: null })
    expect(nowOrNeverPlug.conserve(G)).toBeUndefined()
  })

  it('NON-220 the standard game knows nothing of it', () => {
    const { G } = position(nowOrNever, { players: 2 })
    expect([G.story, ...Object.values(G.players).map(({ story }) => story)]).toEqual([null, null, null])
  })

  it('NON-220 another enemy takes the place of a level, as many as the level would get', () => {
    const { G } = laidOut(
      {
        replaceEnemies: [
          { level: 9, with: 'enemy-gigaslug' },
          { level: 3, with: 'enemy-drill3' },
        ],
      },
      3,
    )
    expect(G.enemies.r4c10).toEqual(['enemy-gigaslug', 'enemy-gigaslug'])
    expect(G.enemies.r2c2).toEqual(['enemy-drill3', 'enemy-drill3', 'enemy-drill3'])
    expect(G.enemies.r2c4).toEqual(['enemy-1', 'enemy-1', 'enemy-1'])
  })

  it('NON-220 underground has its own enemies, unless the chapter names them', () => {
    const { G } = laidOut({ map: 'underground', replaceEnemies: [{ level: 5, with: 'enemy-5' }] })
    expect([G.side, G.enemies.r2c7, G.enemies.r3c8]).toEqual([
      'underground',
      ['enemy-u2', 'enemy-u2'],
      ['enemy-5', 'enemy-5'],
    ])
  })

  it('NON-220 further enemies lie on top, on an empty space too', () => {
    const { G } = laidOut({
      addEnemies: [
        { enemy: 'enemy-giant-boar', at: 'r2c6', count: 1 },
        { enemy: 'enemy-u2', at: 'J', count: 2 },
        { enemy: 'enemy-guild-tank', at: 'tower-of-miners', count: 1 },
      ],
    })
    expect([G.enemies.r2c6, G.enemies.r1c1]).toEqual([['enemy-giant-boar'], ['enemy-guild-tank']])
    expect(G.enemies.r3c8).toEqual(['enemy-4', 'enemy-4', 'enemy-u2', 'enemy-u2'])
  })

  it('NON-220 rifts and the Tempest lie where the chapter says, heroes begin where it says', () => {
    const { G } = laidOut({
      addTokens: [
        { token: 'rift', at: 'A' },
        { token: 'rift', at: 'N' },
        { token: 'tempest-ship', at: 'flying-casino' },
      ],
      startSpace: 'istreka',
    })
    expect([G.story?.rifts, G.story?.ship, spaces(G)]).toEqual([['r1c3', 'r4c9'], 'r1c10', ['r4c5', 'r4c5']])
  })

  it('NON-220 NON-247 villagers and specialists are shuffled in', () => {
    const { G } = laidOut({
      addVillagers: ['glogo', 'lab-monster'],
      addSpecialists: ['story-specialist', 'mystic-healer'],
    })
    const people = [...G.villagerRow, ...known(G.villagerSupply)]
    expect(people).toHaveLength(72)
    expect(people.filter((id) => id?.startsWith('glogo')).length).toBe(11)
    expect(people).toContain('lab-monster')
    const pool = [...G.specialistRow, ...known(G.specialistPile)]
    expect([pool.length, pool.includes('story-specialist'), pool.includes('mystic-healer')]).toEqual([16, true, true])
    expect(nowOrNeverPlug.conserve(G)).toBeUndefined()
  })

  it('NON-220 the introduction lies open while quests are kept, then goes to the log', () => {
    const at = laidOut({})
    expect(at.definition.view(at.G, null).story?.opening).toEqual({
      title: 'A Test',
      introduction: 'It begins.',
      greetings: { zeik: 'You too.' },
    })
    const said = begun(at)
    expect(said).toContainEqual(expect.objectContaining({ kind: 'chapterBegan', introduction: 'It begins.' }))
    expect([at.G.story?.opening, at.G.phase, at.G.season]).toEqual([null, 'season', 1])
  })

  it('NON-220 gifts come once to each player, decisions in turn, before the first season', () => {
    const at = laidOut({ eachPlayer: [gain('tool', 1), drawQuest(1, 1)] })
    begun(at)
    expect([at.G.phase, at.G.pending[0]]).toMatchObject(['setup', { player: '0', kind: 'choosePiles' }])
    at.play('0', 'choosePiles', ['artifact'])
    at.play('1', 'choosePiles', ['basic'])
    expect(Object.values(at.G.players).map(({ stock, hand }) => [stock.tool, size(hand)])).toEqual([
      [1, 5],
      [1, 5],
    ])
    expect([at.G.phase, at.G.current]).toEqual(['season', '0'])
  })

  it.each(chapterIds)(
    'NON-220 chapter %s can be laid out for one to four, and bears the name it is offered under',
    async (id) => {
      const { title } = await loadChapter(id)
      await nowOrNever.prepare?.({ mode: 'story', chapter: id })
      for (const players of [1, 2, 3, 4]) {
        const { G } = position(nowOrNever, { players, options: { mode: 'story', chapter: id } })
        expect(nowOrNeverPlug.conserve(G)).toBeUndefined()
        expect(G.story?.title).toBe(title)
      }
      const offered = nowOrNever.meta.options.chapter.values.find(({ value }) => value === id)
      if (id !== 'sample') expect(offered?.label).toBe(`${id}: ${title}`)
    },
  )
})

describe('the pieces of the story', () => {
  it('NON-247 eleven glogos and one Lab Monster, who makes two goods and counts as both', () => {
    expect([villagersOfStory(['glogo']).length, villagersOfStory(['lab-monster'])]).toEqual([11, ['lab-monster']])
    for (const { id, good, also } of storyVillagers) {
      const made = yieldOf({ ...seat(laid()), housing: [[], [], [], [id]] }, false)
      expect(made).toEqual({ [good]: 1, ...(also ? { [also]: 1 } : {}) })
    }
    const row = ['villager-shell', 'glogo-tool', 'lab-monster']
    expect(housingPoints({ ...seat(laid()), housing: [[], [], [], row] })).toBe(7)
    expect(housingPoints({ ...seat(laid()), housing: [[], [], [], row.slice(1)] })).toBe(0)
    expect(villagerOf('lab-monster').name).toBe('Lab Monster')
  })

  it('NON-247 NON-246 cost and effects of specialists and items', () => {
    expect(storySpecialists.map(({ id }) => specialistOf(id))).toMatchObject([
      { name: 'Glogo Foreman', kind: 'builder', cost: 3, tax: 2, effects: [{ do: 'build' }, gain('tool', 1)] },
      { name: 'Mystic Healer', kind: 'healer', cost: 2, tax: 1, effects: [{ do: 'fullHeal' }, gain('mana', 3)] },
    ])
    expect(items.map(({ id }) => id)).toEqual(['robot-y9', 'star-chart', 'tempest-token'])
  })

  it('NON-208 NON-247 the bot takes a Lab Monster as soon as a crystal', () => {
    keep(bookOf([], { setup: { ...plainSetup, addVillagers: ['lab-monster'] } }))
    const at = position(nowOrNever, { players: 1, options: { mode: 'story', chapter: 'sample', heroes: ['namal'] } })
    begun(at)
    const attacked = at.with((G) => {
      const all = [...G.villagerRow.filter((id) => id !== null), ...known(G.villagerSupply)]
      const shown = [
        'villager-shell',
        'lab-monster',
        'villager-tool',
        'villager-shell',
        'villager-shell',
        'villager-tool',
      ]
      for (const id of shown) all.splice(all.indexOf(id), 1)
      G.villagerRow = shown
      G.villagerSupply = all
      const cards = known(G.bot!.pile)
      cards.splice(cards.indexOf('solo-attack'), 1)
      cards.push('solo-attack')
    })
    const mine = attacked.G.players['0']!.specialists[0]!.id
    attacked.play('0', 'restSpecialist', mine, 'coin')
    attacked.play('0', 'endTurn')
    expect(attacked.G.bot?.villagers).toEqual(['lab-monster'])
  })
})

describe('the options', () => {
  const problem = (options: object, players = 2) => matchProblem(nowOrNever.meta, players, options)
  const sheet = {
    heroes: ['namal', 'zeik'],
    chapters: [{ scores: [50, 60], reputations: [1, 2] }],
    flags: [[], ['a-flag']],
  }
  const second = { mode: 'story', campaign: sheet }

  it('NON-250 a chapter of a campaign follows the ones before, with the same heroes and people', () => {
    expect(problem(second)).toBeUndefined()
    expect(problem({ ...second, chapter: 2, heroes: ['namal', 'zeik'] })).toBeUndefined()
    expect(problem({ ...second, chapter: 3 })).toMatch(/next chapter of this campaign is 2/)
    expect(problem({ ...second, mode: 'standard' })).toMatch(/story mode/)
    expect(problem({ ...second, heroes: ['zeik', 'namal'] })).toMatch(/keeps their hero/)
    expect(problem(second, 3)).toMatch(/same number of people/)
    expect(problem({ ...second, campaign: { ...sheet, chapters: [{ scores: ['x'] }] } })).toMatch(/campaign sheet/)
    const six = Array.from({ length: 6 }, () => sheet.chapters[0])
    expect(problem({ ...second, campaign: { ...sheet, chapters: six } })).toMatch(/campaign is over/)
  })

  it('NON-250 the first chapter of a campaign begins as any other, heroes chosen at the table', () => {
    expect(problem({ mode: 'story', campaign: newCampaign }, 3)).toBeUndefined()
    expect(problem({ mode: 'story', campaign: newCampaign, heroes: ['namal', 'pick'] })).toBeUndefined()
    expect(problem({ mode: 'story', campaign: newCampaign, chapter: 2 })).toMatch(/next chapter of this campaign is 1/)
  })

  it('NON-220 chapters are 1 to 6 and the sample', () => {
    expect(problem({ mode: 'story', chapter: 'sample' })).toBeUndefined()
    expect(problem({ mode: 'story', chapter: 7 })).toMatch(/must be one of/)
    expect(problem({ mode: 'fairy tale' })).toMatch(/must be one of/)
  })
})

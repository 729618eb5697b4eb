import { describe, expect, it } from 'vitest'
import { hire } from '../../../games/kit/bot'
import { gain, gainItem } from '../../../games/now-or-never/data/effects'
import { nowOrNever } from '../../../games/now-or-never/game'
import { loadChapter } from '../../../games/now-or-never/story/library'
import { keep } from '../../../games/now-or-never/story/shelf'
import { chapterIds } from '../../../games/now-or-never/story/types'
import { chooseFor } from '../../arena/choose'
import { seeded } from '../../conformance/seeded'
import { choice, combat, decision, reading, skill } from './book'
import type { Land } from './layout'
import { dice } from './play'
import { balanceOf, beyondReach, playChapter, tastesOf } from './story-balance'

const bot = await hire('apprentice', nowOrNever)
const next = (at: Pick<Land, 'G'>) => chooseFor(bot, nowOrNever.view(at.G, '0'), '0', seeded(1))

describe('bots and the story', () => {
  it('NON-223 choose by what can be read: not a test beyond their hearts, not a price beyond their purse', () => {
    const weak = reading([choice({ test: skill(10) }), choice({ label: 'Easy', test: skill(2) })], {
      seats: { 0: { hearts: 3 } },
    })
    expect(next(weak)).toEqual({ move: 'chooseStory', args: [1] })
    const frail = reading([choice({ test: combat(6, 16) }), choice({ label: 'Walk on', test: decision })], {
      seats: { 0: { hearts: 3 } },
    })
    expect(next(frail)).toEqual({ move: 'chooseStory', args: [1] })
  })

  it('NON-213 alone they see what is written beside the choices', () => {
    const at = reading(
      [
        choice({ test: decision, rewards: [gain('coin', 1)] }),
        choice({ label: 'Rich', test: decision, rewards: [gain('crystal', 3)] }),
      ],
      { players: 1 },
    )
    expect(next(at)).toEqual({ move: 'chooseStory', args: [1] })
  })

  it('NON-213 NON-246 alone they know what an item is worth', () => {
    const at = reading(
      [
        choice({ test: decision, rewards: [gain('coin', 2)] }),
        choice({ label: 'Unroll it', test: decision, rewards: [gainItem('star-chart')] }),
      ],
      { players: 1 },
    )
    expect(next(at)).toEqual({ move: 'chooseStory', args: [1] })
    const owned = at.with((G) => {
      G.players['0']!.story!.items = ['star-chart']
    })
    expect(next(owned)).toEqual({ move: 'chooseStory', args: [0] })
  })

  it('NON-213 NON-231 NON-232 a reputation is worth what it adds to the one they have', () => {
    const at = (reputation: number) =>
      reading(
        [
          choice({ test: decision, reputation: 2 }),
          choice({ label: 'Pocket it', test: decision, rewards: [gain('coin', 2)] }),
        ],
        { players: 1, seats: { 0: { story: { reputation } } } },
      )
    expect(next(at(9))).toEqual({ move: 'chooseStory', args: [0] })
    expect(next(at(12))).toEqual({ move: 'chooseStory', args: [1] })
  })

  it('NON-224 NON-227 spend what a test needs, and never their last heart for nothing', () => {
    const at = reading([choice({ test: skill(6) })], { seats: { 0: { hearts: 5 } } })
    dice(at, 3)
    at.play('0', 'chooseStory', 0)
    expect(next(at)).toEqual({ move: 'spendHearts', args: [3] })
    const poor = reading([choice({ test: skill(9) })], { seats: { 0: { hearts: 3 } } })
    dice(poor, 1)
    poor.play('0', 'chooseStory', 0)
    expect(next(poor)).toEqual({ move: 'spendHearts', args: [0] })
  })

  it.each([1, 2])('NON-220 a table of %d plays a whole chapter, opens pages and takes choices', async (players) => {
    const chapter = await loadChapter('sample')
    keep(chapter)
    const game = playChapter(bot, 'sample', players, 3)
    expect(game.seats).toHaveLength(players)
    expect(game.pages.length).toBeGreaterThan(0)
    expect(balanceOf([game]).points).toBeGreaterThan(10)
    const { choices, never } = tastesOf(bot, chapter, game.pages)
    expect([choices, never.length]).toEqual([14, expect.any(Number)])
    expect(never.length).toBeLessThan(choices)
  })

  it('NON-224 every skill level of the book can be reached by every hero', async () => {
    for (const id of chapterIds) expect(beyondReach(await loadChapter(id))).toEqual([])
  })

  it('what is guessed at a choice is the same whenever the same page is looked at, and differs from match to match', () => {
    const page = [choice({ label: 'Left', test: decision }), choice({ label: 'Right', test: decision })]
    const { G } = reading(page)
    const taken = Array.from({ length: 30 }, (_, turn) => {
      const at = { G: { ...G, turn } }
      expect(next(at)).toEqual(next(at))
      return next(at)?.args[0]
    })
    expect(new Set(taken)).toEqual(new Set([0, 1]))
  })
})

import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { gain, gainItem, gainVillager, pay } from '../../../games/now-or-never/data/effects'
import { harbours, reach } from '../../../games/now-or-never/pieces/movement'
import { sumOf } from '../../../games/now-or-never/pieces/standing'
import { reputationPoints } from '../../../games/now-or-never/scoring'
import { attempt, choice, combat, decision, page, reading, skill, told } from './book'
import { type Land, laid, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

const story = (at: Land, player = '0') => seat(at, player).story!
const open = (at: Land) => at.G.story!.open!
const price = (what: 'coin' | 'tool' | 'mana', n: number) => [{ do: 'pay' as const, what, n }]

/** Seat 0 walks to a space next to where it stands and searches. */
function searchAt(at: Land, space: string, whose?: 'mission'): void {
  go(at, 0, space)
  at.play('0', 'search', whose)
}

describe('opening a page', () => {
  it('NON-221 no die is rolled, no heart lost, and the face of the token means nothing', () => {
    const at = told([page()], {
      search: { r1c3: 'search-hidden-cave' },
      seats: { 0: { space: 'r1c4', hearts: 3 } },
    })
    go(at, 0, 'r1c3')
    const said = at.play('0', 'search')
    expect(said).toMatchObject([{ kind: 'encounter' }])
    expect([seat(at).hearts, at.G.roll]).toEqual([3, null])
    const change = gains(at, () => attempt(at, 4, 1))
    expect(change).toEqual({ heart: -1 })
    expect(JSON.stringify(at.state.deltalog)).not.toContain('hidden-cave')
  })

  it('NON-221 by the hero and the letter, else for anybody, else the fallback', () => {
    const pages = [
      page({ id: 'namal-a', hero: 'namal', title: 'For Namal' }),
      page({ id: 'any-a', title: 'For Anybody' }),
      page({ id: 'zeik-b', hero: 'zeik', key: 'B', title: 'For Zeik' }),
    ]
    const titleFor = (hero: 'namal' | 'zeik', from: string, to: string) => {
      const at = told(pages, { seats: { 0: { hero, space: from } } })
      searchAt(at, to)
      return open(at).title
    }
    expect(titleFor('namal', 'r1c4', 'r1c3')).toBe('For Namal')
    expect(titleFor('zeik', 'r1c4', 'r1c3')).toBe('For Anybody')
    expect(titleFor('zeik', 'r1c4', 'r1c5')).toBe('For Zeik')
    expect(titleFor('namal', 'r1c4', 'r1c5')).toBe('Nothing Special')
  })

  it('NON-221 where the space has no letter, by its location', () => {
    const at = told([page({ id: 'any-hut', key: 'hermits-hut', title: 'The Hermit' })], {
      seats: { 0: { space: 'r2c2', story: { mission: { space: 'r2c3', id: 'unwritten' } } } },
    })
    searchAt(at, 'r2c3', 'mission')
    expect(open(at).title).toBe('The Hermit')
  })

  it('NON-223 of several versions the first that fits what the hero remembers; choices likewise', () => {
    const pages = [
      page({ id: 'any-a-1', title: 'Again', needs: ['knocked'] }),
      page({
        id: 'any-a-2',
        title: 'First Time',
        choices: [
          choice(),
          choice({ label: 'Use the key', needs: ['key'] }),
          choice({ label: 'Hide', unless: ['key'] }),
        ],
      }),
    ]
    const readBy = (flags: string[]) => {
      const at = told(pages, { seats: { 0: { space: 'r1c4', story: { flags } } } })
      searchAt(at, 'r1c3')
      return [open(at).title, ...open(at).choices.map(({ label }) => label)]
    }
    expect(readBy([])).toEqual(['First Time', 'Knock', 'Hide'])
    expect(readBy(['key'])).toEqual(['First Time', 'Knock', 'Use the key'])
    expect(readBy(['knocked'])).toEqual(['Again', 'Knock'])
  })

  it('NON-223 the choice taken is the one that was offered, also where others are missing', () => {
    const choices = [choice({ needs: ['key'] }), choice({ label: 'Wait', test: decision, reaction: 'It rains.' })]
    const at = reading(choices)
    at.play('0', 'chooseStory', 0)
    expect(open(at).outcome).toMatchObject({ success: true, reaction: 'It rains.' })
  })

  it('NON-222 NON-234 everybody reads title, text, labels, prices and tests, nobody what follows', () => {
    const at = reading([
      choice({
        price: price('coin', 1),
        reaction: 'SECRET',
        reputation: 2,
        rewards: [gain('demon', 7)],
        sets: ['x-flag'],
      }),
      choice({ label: 'Fight', test: combat(2, 4), mission: { at: 'istreka', id: 'x-mission' } }),
    ])
    for (const viewer of ['0', '1', null]) {
      const view = at.definition.view(at.G, viewer)
      expect(view.story?.open).toMatchObject({
        title: 'A Door',
        text: 'There is a door.',
        choices: [
          { label: 'Knock', test: skill(5), price: price('coin', 1) },
          { label: 'Fight', test: combat(2, 4), price: [] },
        ],
      })
      const seen = JSON.stringify([view, at.state.deltalog])
      for (const hidden of ['SECRET', '"n":7', 'x-flag', 'x-mission']) expect(seen).not.toContain(hidden)
    }
  })

  it('NON-213 alone one sees what each choice would bring, but not what is told of it', () => {
    const at = reading(
      [choice({ reaction: 'SECRET', reputation: 2, rewards: [gain('coin', 3)], bonus: [gain('xp', 1)] })],
      {
        players: 1,
      },
    )
    expect(open(at).choices[0]?.gains).toEqual({
      reputation: 2,
      rewards: [gain('coin', 3)],
      bonus: [gain('xp', 1)],
    })
    expect(JSON.stringify([at.definition.view(at.G, '0'), at.state.deltalog])).not.toContain('SECRET')
  })
})

describe('choices', () => {
  it('NON-223 one must be taken, and only one that can be paid', () => {
    const at = reading([choice({ price: price('tool', 1) }), choice()], { seats: { 0: { stock: { tool: 0 } } } })
    expect(at.refused('0', 'endTurn')).toMatchObject({ clause: 'NON-032' })
    expect(at.refused('0', 'chooseStory', 0)).toMatchObject({ clause: 'NON-223' })
    expect(at.refused('0', 'chooseStory', 2)).toMatchObject({ clause: 'NON-223' })
    expect(at.choices('0', 'chooseStory')).toEqual([[1]])
  })

  it('NON-223 NON-226 the price is gone at once, whatever happens', () => {
    const at = reading([choice({ price: price('coin', 2), rewards: [gain('xp', 3)] })], { seats: { 0: { coins: 5 } } })
    dice(at, 1)
    at.play('0', 'chooseStory', 0)
    expect(seat(at).coins).toBe(3)
    at.play('0', 'spendHearts', 1)
    expect([seat(at).coins, seat(at).xp]).toEqual([3, 0])
  })

  it('NON-224 the hearts are named after the roll, from none to all one has', () => {
    const at = reading([choice()], { seats: { 0: { hearts: 6 } } })
    dice(at, 3)
    at.play('0', 'chooseStory', 0)
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 3, cause: 'skill' })
    expect(at.choices('0', 'spendHearts')).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => [n]))
    expect(at.refused('0', 'spendHearts', 7)).toMatchObject({ clause: 'NON-224' })
    expect(at.refused('0', 'keepDie')).toMatchObject({ clause: 'NON-224' })
    at.play('0', 'spendHearts', 2)
    expect([seat(at).hearts, open(at).outcome]).toMatchObject([4, { success: true, total: 5 }])
  })

  it('NON-224 hearts belong to skill rolls only', () => {
    const at = reading([choice({ test: combat(2, 9) })], { seats: { 0: { hero: 'halia' } } })
    at.play('0', 'chooseStory', 0)
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', cause: 'combat' })
    expect(at.refused('0', 'spendHearts', 1)).toMatchObject({ clause: 'NON-224' })
  })

  it('NON-224 NON-136 a skill roll is a die: it can be rolled again until the hearts are named', () => {
    const at = reading([choice()], { seats: { 0: { hero: 'halia', hearts: 9 } } })
    dice(at, 1, 4)
    at.play('0', 'chooseStory', 0)
    at.play('0', 'useAbility', 'strange-luck')
    at.play('0', 'spendHearts', 1)
    expect(open(at).outcome).toMatchObject({ success: true, total: 5 })
  })

  it('NON-224 a plain decision succeeds without a roll', () => {
    const at = reading([choice({ test: decision, rewards: [gain('coin', 2)] })])
    expect(gains(at, () => at.play('0', 'chooseStory', 0))).toEqual({ coin: 2 })
    expect([at.G.roll, open(at).outcome]).toMatchObject([null, { success: true, total: null }])
  })

  it('NON-225 the level is enough; two above it bring the bonus', () => {
    const robot = choice({
      test: skill(6),
      rewards: [gain('coin', 2), gain('tool', 1)],
      bonus: [gain('xp', 1), gain('coin', 1)],
    })
    const outcome = (die: number, hearts: number) => {
      const at = reading([robot], { seats: { 0: { hearts: 9 } } })
      return gains(at, () => attempt(at, die, hearts))
    }
    expect(outcome(3, 3)).toEqual({ heart: -3, coin: 2, tool: 1 })
    expect(outcome(3, 4)).toEqual({ heart: -4, coin: 2, tool: 1 })
    expect(outcome(3, 5)).toEqual({ heart: -5, coin: 3, tool: 1, xp: 1 })
    expect(outcome(4, 1)).toEqual({ heart: -1 })
  })

  it('NON-226 a total below the level: nothing, the token stays, the turn is over', () => {
    const at = reading([choice({ rewards: [gain('coin', 9)], reputation: 2, reaction: 'SECRET' })], {
      seats: { 0: { hearts: 9 } },
    })
    const said = attempt(at, 2, 2)
    expect(said).toContainEqual({ kind: 'storyFailed', player: '0', total: 4 })
    expect([seat(at).hearts, size(seat(at).search), story(at).reputation]).toEqual([7, 0, 0])
    expect(at.G.search.r1c3).toBeDefined()
    expect(at.G.current).toBe('1')
    expect(JSON.stringify([at.definition.view(at.G, '0'), said])).not.toContain('SECRET')
  })

  it('NON-227 the last heart ends the search, whatever the total', () => {
    const at = reading([choice({ rewards: [gain('coin', 9)] })], { seats: { 0: { hearts: 4, coins: 0 } } })
    const said = attempt(at, 4, 4)
    expect(said).toContainEqual({ kind: 'storyFailed', player: '0', total: 8 })
    expect([seat(at).hearts, seat(at).coins, size(seat(at).search)]).toEqual([0, 0, 0])
    expect(at.G.current).toBe('1')
  })

  it('NON-228 Toughness: the first heart is free, and the last can be kept by it', () => {
    const at = reading([choice({ test: skill(7) })], {
      seats: { 0: { hero: 'zeik', hearts: 3, blue: ['toughness'] } },
    })
    dice(at, 4)
    at.play('0', 'chooseStory', 0)
    expect(at.choices('0', 'spendHearts').at(-1)).toEqual([4])
    at.play('0', 'spendHearts', 3)
    expect([seat(at).hearts, open(at).outcome]).toMatchObject([1, { success: true, total: 7 }])
    const free = reading([choice()], { seats: { 0: { hero: 'zeik', hearts: 3, blue: ['toughness'] } } })
    attempt(free, 4, 1)
    expect([seat(free).hearts, open(free).outcome?.success]).toEqual([3, true])
  })
})

describe('fights of the story', () => {
  const guard = choice({ test: combat(2, 3), reputation: -1, rewards: [gain('coin', 5)] })

  it('NON-229 victory is success, and the turn goes on', () => {
    const at = reading([guard], { seats: { 0: { coins: 0, hearts: 9 } } })
    dice(at, 4)
    at.play('0', 'chooseStory', 0)
    expect(at.G.fight).toMatchObject({ against: 'story', attack: 2, health: 3 })
    at.play('0', 'resolveRound')
    expect([seat(at).hearts, seat(at).coins, seat(at).xp, story(at).reputation]).toEqual([7, 5, 0, -1])
    expect([at.G.current, at.G.fight, size(seat(at).search)]).toEqual(['0', null, 1])
    at.play('0', 'endTurn')
  })

  it('NON-229 a retreat fails, with one experience', () => {
    const at = reading([guard], { seats: { 0: { coins: 0, hearts: 9 } } })
    dice(at, 2)
    at.play('0', 'chooseStory', 0)
    at.play('0', 'resolveRound')
    const said = at.play('0', 'retreat')
    expect(said).toContainEqual({ kind: 'storyFailed', player: '0', total: null })
    expect([seat(at).xp, seat(at).coins, at.G.current]).toEqual([1, 0, '1'])
    expect(at.G.search.r1c3).toBeDefined()
  })

  it('NON-227 NON-229 so does a defeat', () => {
    const at = reading([guard], { seats: { 0: { coins: 0, hearts: 2 } } })
    dice(at, 4)
    at.play('0', 'chooseStory', 0)
    at.play('0', 'resolveRound')
    expect([seat(at).hearts, seat(at).xp, seat(at).coins, at.G.current]).toEqual([0, 1, 0, '1'])
    expect(size(seat(at).search)).toBe(0)
  })
})

describe('success', () => {
  it('NON-230 reputation, rewards, memory, then the token for its coin of income', () => {
    const at = reading([choice({ reputation: 2, rewards: [gain('shell', 1), gainVillager(1)], sets: ['knocked'] })])
    const said = attempt(at, 4, 1)
    expect(said).toContainEqual({ kind: 'reputation', player: '0', change: 2, now: 2 })
    expect(story(at)).toMatchObject({ reputation: 2, flags: ['knocked'] })
    expect([seat(at).stock.shell, size(seat(at).search), at.G.search.r1c3]).toEqual([1, 1, undefined])
    expect(at.G.pending[0]).toMatchObject({ kind: 'takeVillager', n: 1 })
    at.play('0', 'takeVillager', 'villager-crystal')
    at.play('0', 'endTurn')
    allPass(at)
    expect(gains(at, () => produce(at)).coin).toBe(1)
  })

  it('NON-230 a choice may discard the token: it goes back to the box, and nobody sees its face', () => {
    const at = told([page({ choices: [choice({ test: decision, token: 'discard' })] })], {
      search: { r1c3: 'search-ruined-shelter' },
      seats: { 0: { space: 'r1c4' } },
    })
    searchAt(at, 'r1c3')
    const box = size(at.G.searchBox)
    const said = at.play('0', 'chooseStory', 0)
    expect([size(seat(at).search), at.G.search.r1c3, size(at.G.searchBox)]).toEqual([0, undefined, box + 1])
    expect(JSON.stringify([said, at.definition.view(at.G, '0')])).not.toContain('ruined-shelter')
  })

  it('NON-230 what follows is read by all once it succeeded', () => {
    const at = reading([choice({ reaction: 'Come in, says the door.' })])
    const said = attempt(at, 4, 1)
    expect(said).toContainEqual(
      expect.objectContaining({ kind: 'storySucceeded', reaction: 'Come in, says the door.' }),
    )
    expect(at.definition.view(at.G, '1').story?.open?.outcome).toMatchObject({ reaction: 'Come in, says the door.' })
  })

  it('NON-231 reputation ends at 12 and at -2', () => {
    const moved = (before: number, change: number) => {
      const at = reading([choice({ test: decision, reputation: change })], {
        seats: { 0: { story: { reputation: before } } },
      })
      at.play('0', 'chooseStory', 0)
      return story(at).reputation
    }
    expect([moved(11, 2), moved(12, 1), moved(-1, -2), moved(5, -1)]).toEqual([12, 12, -2, 4])
  })

  it('NON-232 points by the track: the space or the next to its left, and below zero what it says', () => {
    expect([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(reputationPoints)).toEqual([
      -2, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 6, 6, 8,
    ])
  })

  it('NON-232 three more for the highest, all who share it, at 0 and alone too', () => {
    const lines = (...reputations: number[]) => {
      const seats = Object.fromEntries(reputations.map((reputation, i) => [i, { story: { reputation } }]))
      const at = told([], { players: reputations.length, season: 6, seats })
      allPass(at)
      produce(at)
      const { breakdown } = at.G.outcome!
      return at.G.order.map((player) => [breakdown[player]?.reputation, breakdown[player]?.renown])
    }
    expect(lines(5, 8)).toEqual([
      [2, 0],
      [4, 3],
    ])
    expect(lines(-1, -1, -2)).toEqual([
      [-1, 3],
      [-1, 3],
      [-2, 0],
    ])
    expect(lines(0)).toEqual([[0, 3]])
  })

  it('NON-232 reputation is on the sheet all along', () => {
    const at = told([], { seats: { 0: { story: { reputation: 6 } } } })
    expect(Object.keys(at.definition.standing!(at.G, '0'))).toEqual(at.definition.scoreLines.map(({ key }) => key))
    expect(at.definition.standing!(at.G, '0')).toMatchObject({ reputation: 3, renown: 3 })
  })

  it('NON-232 there is no such line in the standard game', () => {
    const at = laid({ season: 6 })
    allPass(at)
    produce(at)
    expect(Object.keys(at.G.outcome!.breakdown['0']!)).not.toContain('reputation')
  })

  it('NON-222 at the end everybody hears how it ends for whom', () => {
    const at = told([], { season: 6 })
    allPass(at)
    at.play('0', 'confirmProduction')
    expect(at.play('1', 'confirmProduction')).toContainEqual({
      kind: 'ending',
      player: '1',
      title: 'The End',
      text: 'So it ended.',
    })
  })
})

describe('search tokens in the story', () => {
  it('NON-233 the Metal Hound brings a token for its income alone, a Lost Villager too', () => {
    const at = told([], {
      search: { r1c3: 'search-lost-villager' },
      seats: { 0: { mana: 5, played: ['metal-hound'], hero: 'marklun' } },
    })
    at.play('0', 'useAbility', 'metal-hound')
    const said = at.play('0', 'claimSearch', 'r1c3')
    expect([size(seat(at).search), at.G.pending, at.G.story?.open]).toEqual([1, [], null])
    expect(JSON.stringify(said)).not.toContain('lost-villager')
  })

  it('NON-206 the bot takes the nearest token and reads nothing', () => {
    const at = told([page()], { players: 1, bot: { cards: ['solo-search'] }, seats: { 0: { space: 'r1c2' } } })
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    at.play('0', 'endTurn')
    expect([at.G.search.r1c3, size(at.G.bot!.search), at.G.story?.open]).toEqual([undefined, 1, null])
  })
})

describe('missions', () => {
  const errand = page({
    id: 'any-errand',
    key: 'istreka',
    mission: 'errand',
    title: 'The Errand',
    choices: [choice({ test: decision, rewards: [gain('coin', 2)] }), choice({ label: 'Fail', test: skill(9) })],
  })
  const sending = (part = {}) =>
    page({ choices: [choice({ test: decision, mission: { at: 'istreka', id: 'errand' }, ...part })] })

  it('NON-240 a choice sends the token to a place; the search there needs no search token', () => {
    const at = told([sending(), errand], { seats: { 0: { space: 'r1c4' } } })
    searchAt(at, 'r1c3')
    expect(at.play('0', 'chooseStory', 0)).toContainEqual({ kind: 'mission', player: '0', space: 'r4c5' })
    expect(story(at).mission).toEqual({ space: 'r4c5', id: 'errand' })
    const there = at.with((G) => {
      G.players['0']!.space = 'r4c4'
      G.action = null
      G.acted = false
    })
    go(there, 1, 'r4c5')
    expect(there.refused('0', 'search')).toMatchObject({ clause: 'NON-145' })
    there.play('0', 'search', 'mission')
    expect(open(there)).toMatchObject({ title: 'The Errand', mission: true })
  })

  it.each([
    ['B', 'r1c5'],
    ['r2c6', 'r2c6'],
    ['ublo-tower', 'r2c8'],
    ['here', 'r1c3'],
  ] as const)('NON-240 a place is a letter, a space, a random tile, or here: %s', (place, space) => {
    const at = told([sending({ mission: { at: place, id: 'errand' } })], { seats: { 0: { space: 'r1c4' } } })
    searchAt(at, 'r1c3')
    at.play('0', 'chooseStory', 0)
    expect(story(at).mission?.space).toBe(space)
  })

  it('NON-240 NON-243 only its owner can search for a mission; a search token beside it is everybody’s', () => {
    const at = told([errand, page({ id: 'any-a' })], {
      seats: {
        0: { space: 'r1c4', story: {} },
        1: { story: { mission: { space: 'r1c3', id: 'errand' } } },
      },
    })
    go(at, 0, 'r1c3')
    expect(at.refused('0', 'search', 'mission')).toMatchObject({ clause: 'NON-240' })
    at.play('0', 'search')
    expect(open(at)).toMatchObject({ id: 'any-a', mission: false })
  })

  it('NON-240 the mission is searched where its token lies, nowhere else', () => {
    const at = told([errand, page({ id: 'any-a' })], {
      seats: { 0: { space: 'r1c4', story: { mission: { space: 'r4c5', id: 'errand' } } } },
    })
    go(at, 0, 'r1c3')
    expect(at.refused('0', 'search', 'mission')).toMatchObject({ clause: 'NON-240' })
    expect(at.choices('0', 'search')).toEqual([[]])
  })

  const arriving = (space: string, layout = {}) => {
    const at = told([errand, page({ id: 'any-a', choices: [choice({ test: decision })] })], {
      ...layout,
      seats: {
        0: { space: space === 'r1c3' ? 'r1c4' : 'r4c4', hearts: 9, story: { mission: { space, id: 'errand' } } },
      },
    })
    go(at, 0, space)
    return at
  }

  it('NON-235 with both on one space the searcher chooses, and each is a search of its own', () => {
    const at = arriving('r1c3')
    expect(at.choices('0', 'search')).toEqual([[], ['mission']])
    at.play('0', 'search')
    at.play('0', 'chooseStory', 0)
    expect([story(at).mission?.space, at.G.search.r1c3]).toEqual(['r1c3', undefined])
    expect(at.refused('0', 'search', 'mission')).toMatchObject({ clause: 'NON-091' })
    const other = arriving('r1c3')
    other.play('0', 'search', 'mission')
    other.play('0', 'chooseStory', 0)
    expect(story(other).mission).toBeNull()
    expect(other.G.search.r1c3).toBeDefined()
  })

  it('NON-241 success takes the token off the map and brings one of the box for its income', () => {
    const at = arriving('r4c5')
    at.play('0', 'search', 'mission')
    const box = known(at.G.searchBox).length
    at.play('0', 'chooseStory', 0)
    expect([story(at).mission, known(at.G.searchBox).length, size(seat(at).search)]).toEqual([null, box - 1, 1])
  })

  it('NON-241 which one of the box is left to chance, and nobody looks at it', () => {
    const box = known(arriving('r4c5').G.searchBox)
    const taken = box.map((_, place) => {
      const at = arriving('r4c5')
      at.play('0', 'search', 'mission')
      dice(at, place + 1)
      const said = at.play('0', 'chooseStory', 0)
      const [token] = known(seat(at).search)
      expect(JSON.stringify([said, at.definition.view(at.G, '0')])).not.toContain(token)
      return token
    })
    expect(taken).toEqual(box)
    expect(new Set(box).size).toBeGreaterThan(1)
  })

  it('NON-241 failing leaves it where it is', () => {
    const at = arriving('r4c5')
    at.play('0', 'search', 'mission')
    attempt(at, 1, 0, 1)
    expect([story(at).mission?.id, size(seat(at).search), at.G.current]).toEqual(['errand', 0, '1'])
  })

  it('NON-241 R31 with an empty box the income comes all the same', () => {
    const at = arriving('r4c5').with((G) => {
      known(G.players['1']!.search).push(...known(G.searchBox))
      G.searchBox = []
    })
    at.play('0', 'search', 'mission')
    at.play('0', 'chooseStory', 0)
    at.play('0', 'endTurn')
    allPass(at)
    expect(gains(at, () => produce(at)).coin).toBe(1)
  })

  it('NON-241 a choice may send on, and may discard the income', () => {
    const chain = page({
      ...errand,
      choices: [choice({ test: decision, mission: { at: 'B', id: 'next' }, token: 'discard' })],
    })
    const at = told([chain], { seats: { 0: { space: 'r4c4', story: { mission: { space: 'r4c5', id: 'errand' } } } } })
    searchAt(at, 'r4c5', 'mission')
    at.play('0', 'chooseStory', 0)
    expect([story(at).mission, size(seat(at).search)]).toEqual([{ space: 'r1c5', id: 'next' }, 0])
  })

  it('NON-242 a new mission moves the one token; a page without one leaves it', () => {
    const at = told([sending()], { seats: { 0: { space: 'r1c4', story: { mission: { space: 'r3c1', id: 'old' } } } } })
    searchAt(at, 'r1c3')
    at.play('0', 'chooseStory', 0)
    expect(story(at).mission).toEqual({ space: 'r4c5', id: 'errand' })
    const kept = reading([choice({ test: decision })], {
      seats: { 0: { story: { mission: { space: 'r3c1', id: 'old' } } } },
    })
    kept.play('0', 'chooseStory', 0)
    expect(story(kept).mission?.id).toBe('old')
  })
})

describe('rifts, the Tempest and items', () => {
  const rifts = (G: Land['G']) => {
    G.story!.rifts = ['r2c1', 'r4c9', 'r3c2']
  }

  it('NON-245 a step leads from a rift to any other rift, and from nowhere else', () => {
    const at = told([], { seats: { 0: { space: 'r2c1', hearts: 9 } }, adjust: rifts })
    at.play('0', 'startHeroAction', 0)
    expect(at.refused('0', 'step', 'r4c8')).toMatchObject({ clause: 'NON-082' })
    at.play('0', 'step', 'r4c9')
    expect([seat(at).space, seat(at).hearts]).toEqual(['r4c9', 9])
    at.play('0', 'step', 'r3c2')
    expect(seat(at).hearts).toBe(8)
    const off = told([], { seats: { 0: { space: 'r1c1' } }, adjust: rifts })
    off.play('0', 'startHeroAction', 0)
    expect(off.refused('0', 'step', 'r4c9')).toMatchObject({ clause: 'NON-082' })
  })

  it('NON-245 ways are reckoned through rifts', () => {
    const at = told([], { seats: { 0: { space: 'r2c1', hearts: 9 } }, adjust: rifts })
    expect(reach(at.G, '0', 2).get('r4c8')).toEqual({ hearts: 0, path: ['r4c9', 'r4c8'] })
  })

  const aboard = (layout = {}) =>
    told([], {
      seats: { 0: { space: 'r2c5', hearts: 9, story: { items: ['tempest-token'] } } },
      adjust: (G) => {
        G.story!.ship = 'r2c5'
      },
      ...layout,
    })

  it('NON-244 one step carries hero and ship up to three spaces; only the arrival counts as entered', () => {
    const at = aboard()
    at.play('0', 'startHeroAction', 0)
    expect(at.refused('0', 'step', 'r1c8', 'ship')).toMatchObject({ clause: 'NON-244' })
    expect(at.play('0', 'step', 'r2c2', 'ship')).toContainEqual({ kind: 'sailed', player: '0', space: 'r2c2' })
    expect([seat(at).space, at.G.story?.ship, seat(at).hearts, at.G.action?.steps]).toEqual(['r2c2', 'r2c2', 9, 1])
    expect(at.refused('0', 'step', 'r2c1', 'ship')).toMatchObject({ clause: 'NON-244' })
    at.play('0', 'step', 'r2c1')
    expect([at.G.story?.ship, seat(at).hearts]).toEqual(['r2c2', 8])
  })

  it('NON-244 a mountain at the arrival costs its heart', () => {
    const at = aboard()
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'step', 'r4c6', 'ship')
    expect(seat(at).hearts).toBe(8)
  })

  it('NON-244 it needs the key and its space', () => {
    const keyless = aboard({ seats: { 0: { space: 'r2c5' } } })
    keyless.play('0', 'startHeroAction', 0)
    expect(keyless.refused('0', 'step', 'r2c2', 'ship').because).toMatch(/key/)
    const away = aboard({ seats: { 0: { space: 'r2c4', story: { items: ['tempest-token'] } } } })
    away.play('0', 'startHeroAction', 0)
    expect(away.refused('0', 'step', 'r2c2', 'ship').because).toMatch(/elsewhere/)
    expect([harbours(keyless.G, '0'), harbours(away.G, '0')]).toEqual([[], []])
    expect(harbours(aboard().G, '0').length).toBeGreaterThan(15)
  })

  it('NON-246 Robot Y9: a tool on the own turn, once a season', () => {
    const at = told([], { seats: { 0: { story: { items: ['robot-y9'] } } } })
    expect(gains(at, () => at.play('0', 'useAbility', 'robot-y9'))).toEqual({ tool: 1 })
    expect(at.refused('0', 'useAbility', 'robot-y9')).toMatchObject({ clause: 'NON-157' })
    allPass(at)
    produce(at)
    expect(gains(at, () => at.play('0', 'useAbility', 'robot-y9'))).toEqual({ tool: 1 })
    expect(at.refused('1', 'useAbility', 'robot-y9').clause).toBe('NON-135')
  })

  it('NON-246 the Star Chart: one more step', () => {
    const at = told([], { seats: { 0: { story: { items: ['star-chart'] } } } })
    expect([sumOf(seat(at), 'moveBonus'), sumOf(seat(at, '1'), 'moveBonus')]).toEqual([1, 0])
  })

  it('NON-246 an item is won once; whoever comes later gets nothing of it', () => {
    const prize = choice({ test: decision, rewards: [gainItem('star-chart'), gain('coin', 1)] })
    const at = reading([prize])
    expect(at.play('0', 'chooseStory', 0)).toContainEqual({ kind: 'gotItem', player: '0', item: 'star-chart' })
    expect(story(at).items).toEqual(['star-chart'])
    const late = reading([prize], { seats: { 1: { story: { items: ['star-chart'] } } } })
    expect(gains(late, () => late.play('0', 'chooseStory', 0))).toEqual({ coin: 1 })
    expect(story(late).items).toEqual([])
  })

  it('NON-223 a price of several kinds is paid whole', () => {
    const at = reading([choice({ test: decision, price: [...price('coin', 1), ...price('mana', 1)] })], {
      seats: { 0: { mana: 2, coins: 3 } },
    })
    expect(gains(at, () => at.play('0', 'chooseStory', 0))).toEqual({ coin: -1, mana: -1 })
    expect(pay('coin', 1)).toEqual(price('coin', 1)[0])
  })
})

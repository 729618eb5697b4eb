import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { pieces } from '../../../games/now-or-never/data/effects'
import { soloCards } from '../../../games/now-or-never/data/solo'
import { nowOrNever } from '../../../games/now-or-never/game'
import { position } from '../../kit/position'
import { type Layout, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, produce } from './play'

type Bot = NonNullable<ReturnType<typeof laid>['G']['bot']>
const bot = (at: ReturnType<typeof laid>): Bot => at.G.bot!

const solo = (own: Seat = {}, layout: Layout = {}) => laid({ ...layout, players: 1, seats: { 0: own } })

/** The player rests a specialist, and the bot turns over these cards. */
function turned(cards: string[], own: Seat = {}, layout: Layout = {}) {
  const at = solo(
    { specialists: ['s-mason', 's-herbalist', 's-drillmaster'], ...own },
    { ...layout, bot: { ...layout.bot, cards } },
  )
  at.play('0', 'restSpecialist', 's-drillmaster', 'coin')
  at.play('0', 'endTurn')
  return at
}

const faces = (board: Bot['specialists']) => board.map((one) => one && `${one.up ? '' : '-'}${one.id}`)

describe('the solo game', () => {
  it('NON-200 one player and a bot with a builder, a healer and nine cards', () => {
    const { G } = position(nowOrNever, { players: 1, options: { heroes: ['zeik'] } })
    expect(known(G.bot!.pile).toSorted()).toEqual(pieces(soloCards).toSorted())
    expect(G.bot!.specialists.map((one) => one?.up ?? null)).toEqual([true, true, null, null])
    expect(Object.keys(G.players)).toEqual(['0'])
    expect(position(nowOrNever, { players: 2 }).G.bot).toBeNull()
  })

  it('NON-201 the bot has nothing but specialists and what it takes away, and never scores', () => {
    const at = solo({}, { season: 6 })
    expect(Object.keys(bot(at)).toSorted()).toEqual(
      ['attacked', 'drawn', 'orders', 'pile', 'quests', 'search', 'specialists', 'villagers'].toSorted(),
    )
    allPass(at)
    produce(at)
    expect(Object.keys(at.G.outcome!.scores)).toEqual(['0'])
  })

  it('NON-202 after each of your turns the bot turns one card', () => {
    const at = turned(['solo-exhaust-bot', 'solo-exhaust-you'])
    expect(bot(at).drawn).toEqual(['solo-exhaust-bot'])
    expect(at.G.current).toBe('0')
    at.play('0', 'restSpecialist', 's-herbalist', 'coin')
    at.play('0', 'endTurn')
    expect(bot(at).drawn).toEqual(['solo-exhaust-bot', 'solo-exhaust-you'])
  })

  it('NON-202 also after a turn that was cut off, not before a turn is over', () => {
    const at = solo({ hearts: 1, space: 'r1c5' }, { bot: { cards: ['solo-exhaust-bot'] } })
    at.play('0', 'startHeroAction', 0)
    expect(bot(at).drawn).toEqual([])
    at.play('0', 'step', 'r1c6')
    expect([seat(at).hearts, bot(at).drawn]).toEqual([0, ['solo-exhaust-bot']])
  })

  it('NON-203 when you pass the season is over, without a card', () => {
    const at = solo()
    at.play('0', 'pass')
    expect([at.G.phase, bot(at).drawn]).toEqual(['production', []])
    at.play('0', 'confirmProduction')
    expect([at.G.season, at.G.current, at.G.phase]).toEqual([2, '0', 'season'])
  })

  it('NON-204 in production the bot makes nothing, its cards are shuffled and its specialists ready', () => {
    const at = turned(['solo-exhaust-bot'])
    expect(faces(bot(at).specialists)).toEqual(['-s-roofer', 's-acolyte', null, null])
    at.play('0', 'pass')
    produce(at)
    expect([size(bot(at).pile), bot(at).drawn]).toEqual([9, []])
    expect(faces(bot(at).specialists)).toEqual(['s-roofer', 's-acolyte', null, null])
  })

  it('NON-204 a pile that runs out in a season is made anew from the cards drawn', () => {
    const at = turned(
      ['solo-exhaust-bot'],
      {},
      {
        adjust: (G) => {
          const rest = known(G.bot!.pile).splice(0, 8)
          G.bot!.drawn = rest
        },
      },
    )
    expect([size(bot(at).pile), bot(at).drawn]).toEqual([0, expect.arrayContaining(['solo-exhaust-bot'])])
    const again = at.with((G) => {
      G.bot!.attacked = true
    })
    again.play('0', 'restSpecialist', 's-herbalist', 'coin')
    again.play('0', 'endTurn')
    expect(size(bot(again).pile) + bot(again).drawn.length).toBe(9)
    expect(bot(again).drawn.length).toBeLessThan(9)
  })

  it('NON-205 you may pay the bot’s face-up specialists, nobody takes the tax', () => {
    const at = solo({ hearts: 3, coins: 10 }, { bot: { specialists: ['-s-roofer', 's-acolyte'] } })
    expect(at.refused('0', 'paySpecialist', 's-roofer').clause).toBe('NON-045')
    expect(at.refused('0', 'restSpecialist', 's-acolyte', 'coin').clause).toBe('NON-047')
    expect(gains(at, () => at.play('0', 'paySpecialist', 's-acolyte'))).toEqual({ coin: -2, heart: 11 })
    expect(faces(bot(at).specialists)).toEqual(['-s-roofer', '-s-acolyte', null, null])
  })

  it('NON-206 Search: the nearest unclaimed token goes, unseen and without effect', () => {
    const at = turned(['solo-search'], { space: 'r1c2' })
    expect(at.G.search.r1c3).toBeUndefined()
    expect(bot(at).search).toHaveLength(1)
    expect(at.G.pending).toEqual([])
    expect(at.definition.view(at.G, '0').bot!.search).toBe(1)
  })

  it('NON-206 among equally near ones you choose, and your next turn waits for it', () => {
    const at = turned(['solo-search'], { space: 'r3c3' })
    expect(at.G.pending[0]).toMatchObject({ kind: 'botSearch', player: '0' })
    expect(at.choices('0', 'chooseBotSearch').flat().toSorted()).toEqual(['r3c2', 'r3c4', 'r4c3'])
    expect(at.refused('0', 'chooseBotSearch', 'r1c3').clause).toBe('NON-206')
    expect(at.refused('0', 'pass').clause).toBe('NON-032')
    at.play('0', 'chooseBotSearch', 'r4c3')
    expect([at.G.search.r4c3, size(bot(at).search)]).toEqual([undefined, 1])
    at.play('0', 'pass')
  })

  it('NON-206 with no token left nothing happens', () => {
    const at = turned(
      ['solo-search'],
      {},
      {
        adjust: (G) => {
          known(G.searchBox).push(...Object.values(G.search))
          G.search = {}
        },
      },
    )
    expect([bot(at).search, at.G.pending, at.G.current]).toEqual([[], [], '0'])
  })

  it('NON-207 Recruit: the left-most of the row, face up, into the left-most free slot; the row is refilled', () => {
    const row = [null, 's-librarian', 's-outfitter', 's-armorer']
    const at = turned(['solo-recruit'], {}, { row, bot: { specialists: ['s-roofer', null, 's-acolyte'] } })
    expect(faces(bot(at).specialists)).toEqual(['s-roofer', 's-librarian', 's-acolyte', null])
    expect(at.G.specialistRow[0]).toBeNull()
    expect(at.G.specialistRow[1]).not.toBeNull()
    expect(at.G.specialistRow[1]).not.toBe('s-librarian')
    const first = turned(['solo-recruit'], {}, { row, bot: { specialists: [null, 's-acolyte'] } })
    expect(faces(bot(first).specialists)).toEqual(['s-librarian', 's-acolyte', null, null])
  })

  it('NON-207 with four of its own you choose who leaves the game', () => {
    const specialists = ['s-roofer', 's-acolyte', 's-exorcist', '-s-crystal-nurse']
    const at = turned(['solo-recruit'], {}, { row: ['s-librarian'], bot: { specialists } })
    expect(at.refused('0', 'chooseBotDrop', 's-mason').clause).toBe('NON-207')
    at.play('0', 'chooseBotDrop', 's-crystal-nurse')
    expect(faces(bot(at).specialists)).toEqual(['s-roofer', 's-acolyte', 's-exorcist', 's-librarian'])
    expect(at.G.removed).toContain('s-crystal-nurse')
  })

  it('NON-207 from an empty row nobody is recruited', () => {
    const at = turned(['solo-recruit'], {}, { row: [] })
    expect(faces(bot(at).specialists)).toEqual(['s-roofer', 's-acolyte', null, null])
  })

  it('NON-208 Attack: one of the lowest level, its villagers in the order crystal, demon, tool, shell', () => {
    const at = turned(['solo-attack'], {}, { enemies: { r1c2: ['enemy-5'], r1c8: ['enemy-6'] } })
    expect(at.G.enemies.r1c2).toEqual([])
    expect(bot(at).villagers).toEqual(['villager-crystal', 'villager-demon'])
    expect([seat(at).xp, bot(at).attacked]).toEqual([0, true])
    const poor = turned(
      ['solo-attack'],
      {},
      {
        enemies: { r1c2: ['enemy-5'] },
        villagers: ['villager-shell', 'villager-tool', 'villager-shell'],
      },
    )
    expect(bot(poor).villagers).toEqual(['villager-tool', 'villager-shell'])
  })

  it('NON-208 a second attack in a season is skipped for the next card; in the next season it attacks again', () => {
    const at = turned(
      ['solo-attack', 'solo-attack', 'solo-exhaust-bot'],
      {},
      { enemies: { r1c2: ['enemy-5'], r1c8: ['enemy-6'] } },
    )
    at.play('0', 'restSpecialist', 's-herbalist', 'coin')
    at.play('0', 'endTurn')
    expect(bot(at).drawn).toEqual(['solo-attack', 'solo-attack', 'solo-exhaust-bot'])
    expect(at.G.enemies.r1c8).toEqual(['enemy-6'])
    expect(faces(bot(at).specialists)[0]).toBe('-s-roofer')
    at.play('0', 'pass')
    produce(at)
    expect(bot(at).attacked).toBe(false)
  })

  it('NON-208 with no enemy left nothing happens', () => {
    const at = turned(['solo-attack'], {}, { enemies: {} })
    expect([bot(at).villagers, at.G.pending]).toEqual([[], []])
  })

  it('NON-209 Roll: 1 and 2 take the top order, 3 and 4 the top card of each quest pile, face down', () => {
    for (const face of [1, 2, 3, 4]) {
      const at = solo(
        {},
        { bot: { cards: ['solo-roll'] }, orders: ['order-8'], quests: ['high-roller', 'gate-key', 'snail-king'] },
      )
      at.play('0', 'restSpecialist', 's-mason', 'coin')
      dice(at, face)
      at.play('0', 'endTurn')
      expect(bot(at).orders).toEqual(face <= 2 ? ['order-8'] : [])
      expect(bot(at).quests).toEqual(face <= 2 ? [] : ['high-roller', 'gate-key', 'snail-king'])
      const wire = JSON.stringify(at.definition.view(at.G, '0'))
      for (const id of ['order-8', 'gate-key']) expect(wire).not.toContain(`"${id}"`)
    }
  })

  it('NON-210 Exhaust: the left-most face-up specialist of the bot, or yours, which pays you its tax', () => {
    const own = turned(['solo-exhaust-bot'], { coins: 10 }, { bot: { specialists: ['-s-roofer', 's-acolyte'] } })
    expect([faces(bot(own).specialists), seat(own).coins]).toEqual([['-s-roofer', '-s-acolyte', null, null], 11])
    const yours = turned(['solo-exhaust-you'], { coins: 10 })
    expect(faces(seat(yours).specialists)).toEqual(['-s-mason', 's-herbalist', '-s-drillmaster', null])
    expect(seat(yours).coins).toBe(10 + 1 + 2)
  })

  it('NON-210 with nobody face up nothing happens', () => {
    const at = turned(['solo-exhaust-you'], { coins: 10, specialists: ['-s-mason', null, 's-drillmaster'] })
    expect([faces(seat(at).specialists), seat(at).coins]).toEqual([['-s-mason', null, '-s-drillmaster', null], 11])
    const idle = turned(['solo-exhaust-bot'], {}, { bot: { specialists: ['-s-roofer'] } })
    expect(faces(bot(idle).specialists)).toEqual(['-s-roofer', null, null, null])
  })

  it('NON-211 an empty row of villagers is refilled for the bot too', () => {
    const at = turned(['solo-attack'], {}, { enemies: { r1c2: ['enemy-5'] }, villagers: ['villager-shell'] })
    expect(bot(at).villagers[0]).toBe('villager-shell')
    expect(bot(at).villagers).toHaveLength(2)
    expect(at.G.villagerRow.filter((id) => id !== null)).toHaveLength(5)
  })

  it('NON-212 a hundred points win; with a high score only more than that', () => {
    const played = [
      'four-trades',
      'restored-shrine',
      'crowded-streets',
      'master-armorer',
      'living-legend',
      'relic-keeper',
    ].concat(['meteor-heart', 'pact-of-spirits', 'ublo-engine', 'snail-king', 'voice-beneath'])
    const points = 12 + 10 * 5 + 9 * 2 + 8 * 3
    const result = (own: Seat, soloHighScore: number | null) => {
      const at = solo(own, { season: 6, options: { soloHighScore } })
      allPass(at)
      produce(at)
      return at.G.outcome!
    }
    expect(result({ played }, null)).toMatchObject({ scores: { 0: points }, winners: ['0'] })
    expect(result({ played: played.slice(1) }, null).winners).toEqual([])
    expect(result({ played }, points - 1).winners).toEqual(['0'])
    expect(result({ played }, points).winners).toEqual([])
    expect(result({ played: ['casino-debt'] }, 5).winners).toEqual(['0'])
    const exactly = [
      'four-trades',
      'restored-shrine',
      'crowded-streets',
      'master-armorer',
      'living-legend',
      'relic-keeper',
    ].concat(['meteor-heart', 'pact-of-spirits', 'ublo-engine', 'snail-king', 'petrified-watchers'])
    expect(result({ played: exactly }, null)).toMatchObject({ scores: { 0: 100 }, winners: ['0'] })
    expect(result({ played: exactly }, null).verdict).toContain('100')
  })

  it('NON-214 the starting specialists go into slots of the player’s choice, until the first quests are kept', () => {
    const at = position(nowOrNever, { players: 1, options: { heroes: ['zeik'] } })
    const builder = at.G.players['0']!.specialists[0]!.id
    const healer = at.G.players['0']!.specialists[1]!.id
    const lie = () => at.G.players['0']!.specialists.map((one) => one?.id ?? null)
    expect(at.choices('0', 'placeSpecialist')).toHaveLength(6)
    at.play('0', 'placeSpecialist', builder, 3)
    expect(lie()).toEqual([null, healer, null, builder])
    at.play('0', 'placeSpecialist', builder, 1)
    expect(lie()).toEqual([null, builder, null, healer])
    expect(at.refused('0', 'placeSpecialist', builder, 1).clause).toBe('NON-214')
    expect(at.refused('0', 'placeSpecialist', at.G.bot!.specialists[0]!.id, 0).clause).toBe('NON-018')
    at.play('0', 'keepQuests', at.choices('0', 'keepQuests')[0]![0])
    expect(at.refused('0', 'placeSpecialist', builder, 0).clause).not.toBe('')
  })

  it('NON-214 with several players, too, although nothing asks for the left-most there', () => {
    const at = position(nowOrNever, { players: 2, options: { heroes: ['zeik', 'namal'] } })
    const builder = at.G.players['1']!.specialists[0]!.id
    expect(at.choices('1', 'placeSpecialist')).toEqual([])
    at.play('1', 'placeSpecialist', builder, 2)
    expect(at.G.players['1']!.specialists[2]?.id).toBe(builder)
    expect(at.refused('0', 'placeSpecialist', builder, 0).clause).toBe('NON-018')
  })

  it('NON-214 among equally low levels you choose; only the top tokens of stacks count', () => {
    const enemies = { r1c2: ['enemy-5'], r1c8: ['enemy-6', 'enemy-8'], r2c4: ['enemy-1', 'enemy-7'] }
    const at = turned(['solo-attack'], {}, { enemies })
    expect(at.G.enemies).toMatchObject({ r1c2: [], r2c4: ['enemy-1', 'enemy-7'] })
    const two = solo({}, { bot: { cards: ['solo-attack'] } }).with((G) => {
      G.enemies = { r1c2: ['enemy-5', 'enemy-8'], r1c8: ['enemy-6', 'enemy-8'], r2c4: ['enemy-9'] }
    })
    two.play('0', 'restSpecialist', 's-mason', 'coin')
    two.play('0', 'endTurn')
    expect(two.G.pending[0]).toMatchObject({ kind: 'botAttack', spaces: ['r1c2', 'r1c8'] })
    expect(two.refused('0', 'chooseBotEnemy', 'r2c4').clause).toBe('NON-208')
    two.play('0', 'chooseBotEnemy', 'r1c8')
    expect(two.G.enemies).toMatchObject({ r1c2: ['enemy-5', 'enemy-8'], r1c8: ['enemy-6'] })
  })

  it('NON-107 NON-200 the first player token means nothing alone', () => {
    const at = solo({ space: 'r1c5', hearts: 3, coins: 4 })
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'step', 'r2c5')
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: 4, coin: 1 })
    expect(at.G.first).toBe('0')
  })
})

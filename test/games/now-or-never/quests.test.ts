import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { points } from '../../../games/now-or-never/scoring'
import { type Layout, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

/** Seat 0 stands on the Snail Caves (r3c1) with these cards in hand. */
function caves(hand: string[], more: Seat = {}, layout: Layout = {}) {
  const at = laid({ ...layout, seats: { 0: { hearts: 9, coins: 9, ...more, hand, space: 'r2c1' } } })
  go(at, 0, 'r3c1')
  return at
}

describe('playing a quest', () => {
  it('NON-152 one card in a hero action, from the hand, at its own location', () => {
    const at = caves(['racing-harness', 'slime-trade', 'casino-debt'], { stock: { shell: 1 } })
    expect(at.refused('0', 'playQuest', 'casino-debt').clause).toBe('NON-152')
    expect(at.refused('0', 'playQuest', 'spindle-spiders').clause).toBe('NON-152')
    at.play('0', 'playQuest', 'racing-harness')
    expect(at.refused('0', 'playQuest', 'slime-trade').clause).toBe('NON-152')
    at.play('0', 'visit')
  })

  it('NON-152 before visit, fight or search, and only where the hero has stopped', () => {
    const at = caves(['racing-harness'])
    at.play('0', 'visit')
    expect(at.refused('0', 'playQuest', 'racing-harness').clause).toBe('NON-152')
    const staying = laid({ seats: { 0: { hand: ['homecoming-feast'] } } })
    expect(staying.refused('0', 'playQuest', 'homecoming-feast').clause).toBe('NON-080')
  })

  it('NON-153 the whole cost is paid, or the card cannot be played', () => {
    const at = caves(['racing-harness'], { coins: 3 })
    expect(gains(at, () => at.play('0', 'playQuest', 'racing-harness'))).toEqual({ coin: -3 })
    expect(caves(['racing-harness'], { coins: 2 }).refused('0', 'playQuest', 'racing-harness').clause).toBe('NON-153')
    const half = laid({ seats: { 0: { space: 'r1c5', hand: ['shrine-steps'], stock: { shell: 1 } } } })
    go(half, 0, 'r2c5')
    expect(half.refused('0', 'playQuest', 'shrine-steps').clause).toBe('NON-153')
  })

  it('NON-153 a heart cost needs more hearts than it takes', () => {
    const faces = (hearts: number) => {
      const at = laid({ seats: { 0: { hearts, space: 'r4c7', hand: ['faces-of-the-lost'] } } })
      go(at, 0, 'r4c8')
      return at
    }
    expect(faces(3).refused('0', 'playQuest', 'faces-of-the-lost').clause).toBe('NON-153')
    const at = faces(4)
    expect(gains(at, () => at.play('0', 'playQuest', 'faces-of-the-lost'))).toEqual({ heart: -3 })
    expect(seat(at).played).toEqual(['faces-of-the-lost'])
  })

  it('NON-153 a requirement must be met at that moment', () => {
    const legend = (blue: string[]) => {
      const at = laid({
        seats: {
          0: {
            hero: 'namal',
            space: 'r4c7',
            hand: ['living-legend'],
            stock: { book: 2 },
            xp: 3,
            blue,
            red: ['piston-fist'],
          },
        },
      })
      go(at, 0, 'r4c8')
      return at
    }
    const at = legend(['self-repair', 'alloy-plating', 'scale-vest'])
    expect(at.refused('0', 'playQuest', 'living-legend').clause).toBe('NON-153')
    at.play('0', 'buyAbility', 'saw-arm', 1)
    expect(gains(at, () => at.play('0', 'playQuest', 'living-legend'))).toEqual({ book: -2 })
  })

  it('NON-154 a played card lies open: its points and ongoing effects count from then on', () => {
    const at = caves(['racing-harness'])
    const before = points(at.G, '0')
    at.play('0', 'playQuest', 'racing-harness')
    expect(points(at.G, '0') - before).toBe(1)
    expect([seat(at).played, seat(at).hand]).toEqual([['racing-harness'], []])
    expect(at.definition.view(at.G, null).players['0']!.played).toEqual(['racing-harness'])
    at.play('0', 'endTurn')
    at.play('1', 'pass')
    go(at, 1, 'r2c1', 'r2c2', 'r2c3')
    expect(seat(at).hearts).toBe(8)
  })

  it('NON-155 a fight at once; on victory rewards, the card counts, and the action goes on', () => {
    const at = caves(['spindle-spiders'], { hero: 'namal', red: [null, null, null, 'meteor-drop'] })
    dice(at, 4)
    at.play('0', 'playQuest', 'spindle-spiders')
    expect(at.G.fight).toMatchObject({ against: 'quest', id: 'spindle-spiders', attack: 2, health: 5 })
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({ heart: -1, crystal: 1 })
    expect(seat(at).played).toEqual(['spindle-spiders'])
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: -2, xp: 1, coin: 2 })
  })

  it('NON-155 lost or given up: the card is discarded, costs stay paid, one experience, the turn ends', () => {
    const beaten = caves(['snail-king'], { hero: 'namal', hearts: 4, stock: { book: 1 } })
    dice(beaten, 4)
    beaten.play('0', 'playQuest', 'snail-king')
    beaten.play('0', 'resolveRound')
    expect(seat(beaten)).toMatchObject({ hearts: 0, xp: 1, played: [], hand: [] })
    expect([seat(beaten).stock.book, beaten.G.discards.advanced]).toEqual([0, ['snail-king']])
    expect(beaten.G.current).toBe('1')
    const given = caves(['spindle-spiders'], { hero: 'namal' })
    dice(given, 2)
    given.play('0', 'playQuest', 'spindle-spiders')
    given.play('0', 'resolveRound')
    expect(gains(given, () => given.play('0', 'retreat'))).toEqual({ xp: 1 })
    expect([given.G.discards.basic, given.G.current]).toEqual([['spindle-spiders'], '1'])
  })

  it('NON-155 NON-086 a lost quest fight ends the turn before the heart for the enemy of the space is owed', () => {
    const at = laid({
      options: { map: 'underground' },
      seats: { 0: { hero: 'namal', hearts: 9, space: 'r4c9', hand: ['cavern-wailer'] } },
    })
    go(at, 0, 'r4c10')
    dice(at, 4)
    at.play('0', 'playQuest', 'cavern-wailer')
    at.play('0', 'resolveRound')
    expect(seat(at).hearts).toBe(5)
    at.play('0', 'retreat')
    expect(seat(at).hearts).toBe(5)
  })
})

describe('drawing quests', () => {
  const drawing = (layout: Layout = {}) => {
    const at = laid({ ...layout, seats: { 0: { hero: 'zeik' } } })
    at.play('0', 'useAbility', 'farsight')
    return at
  }

  it('NON-156 there is no hand limit, and any pile can be named', () => {
    const hand = [
      'high-roller',
      'casino-debt',
      'loaded-die',
      'city-charter',
      'mask-carving',
      'bone-flutes',
      'ghost-tenant',
    ]
    const at = laid({ quests: ['meteor-heart'], seats: { 0: { hero: 'zeik', hand } } })
    at.play('0', 'useAbility', 'farsight')
    at.play('0', 'choosePiles', ['advanced'])
    expect(seat(at).hand).toEqual([...hand, 'meteor-heart'])
  })

  it('NON-156 as many piles as cards are named, in any mix, before any card is seen', () => {
    const at = laid({ seats: { 0: { space: 'r1c9', coins: 5 } } })
    go(at, 0, 'r1c10')
    at.play('0', 'visit')
    expect(at.refused('0', 'choosePiles', ['basic', 'artifact']).clause).toBe('NON-156')
    expect(at.refused('0', 'choosePiles', ['basic', 'artifact', 'basic', 'basic']).clause).toBe('NON-156')
    at.play('0', 'choosePiles', ['basic', 'artifact', 'basic'])
    const choice = at.G.pending[0]!
    if (choice.kind !== 'keepQuests') throw new Error('nothing to keep')
    expect(known(choice.cards)).toHaveLength(3)
  })

  it('NON-156 an empty pile is made anew from its discards', () => {
    const at = drawing({
      adjust: (G) => {
        G.discards.advanced = known(G.piles.advanced)
        G.piles.advanced = []
      },
    })
    at.play('0', 'choosePiles', ['advanced'])
    expect([size(at.G.piles.advanced), at.G.discards.advanced.length, size(seat(at).hand)]).toEqual([16, 0, 1])
  })

  it('NON-156 a pile without cards and without discards gives none', () => {
    const at = drawing({
      adjust: (G) => {
        known(G.players['1']!.hand).push(...known(G.piles.advanced))
        G.piles.advanced = []
      },
    })
    expect(at.refused('0', 'choosePiles', ['advanced']).clause).toBe('NON-156')
    expect(at.choices('0', 'choosePiles')).toEqual([[['basic']], [['artifact']]])
  })

  it('NON-156 with no card left anywhere nothing is drawn', () => {
    const at = laid({
      seats: { 0: { space: 'r4c4', coins: 5 } },
      adjust: (G) => {
        for (const pile of ['basic', 'artifact', 'advanced'] as const) {
          known(G.players['1']!.hand).push(...known(G.piles[pile]))
          G.piles[pile] = []
        }
      },
    })
    go(at, 0, 'r4c5')
    at.play('0', 'visit')
    at.play('0', 'skipGear')
    expect([at.G.pending, seat(at).hand]).toEqual([[], []])
    at.play('0', 'endTurn')
  })

  it('NON-135 NON-156 NON-159 Farsight in the middle of another draw: both are drawn, the later one first', () => {
    const at = laid({
      quests: ['high-roller', 'city-charter', 'demon-trap'],
      seats: { 0: { hero: 'zeik', space: 'r4c4' } },
    })
    go(at, 0, 'r4c5')
    at.play('0', 'visit')
    at.play('0', 'skipGear')
    at.play('0', 'useAbility', 'farsight')
    at.play('0', 'choosePiles', ['artifact'])
    expect(seat(at).hand).toEqual(['demon-trap'])
    at.play('0', 'choosePiles', ['basic', 'basic'])
    at.play('0', 'keepQuests', ['city-charter'])
    expect([seat(at).hand, at.G.pending]).toEqual([['demon-trap', 'city-charter'], []])
  })

  it('NON-159 Farsight: a mana, a quest from any pile, once a season', () => {
    const at = laid({ quests: ['demon-trap'], seats: { 0: { hero: 'zeik' } } })
    expect(gains(at, () => at.play('0', 'useAbility', 'farsight'))).toEqual({ mana: -1 })
    at.play('0', 'choosePiles', ['artifact'])
    expect(seat(at).hand).toEqual(['demon-trap'])
    expect(at.refused('0', 'useAbility', 'farsight').clause).toBe('NON-157')
    expect(at.G.acted).toBe(false)
  })
})

describe('artifacts', () => {
  it('NON-157 what works once a season works again in the next', () => {
    const at = laid({ seats: { 0: { hearts: 2, played: ['life-candle'] } } })
    at.play('0', 'useAbility', 'life-candle')
    expect(at.refused('0', 'useAbility', 'life-candle').clause).toBe('NON-157')
    allPass(at)
    expect(at.refused('0', 'useAbility', 'life-candle').clause).toBe('NON-157')
    produce(at)
    expect(gains(at, () => at.play('0', 'useAbility', 'life-candle'))).toEqual({ heart: 6, mana: -1 })
  })

  it('NON-158 Demon Trap, Life Candle and Magic Chest work on others’ turns, after passing and in production', () => {
    const played = ['demon-trap', 'life-candle', 'magic-chest']
    const at = laid({ seats: { 1: { hero: 'marklun', hearts: 4, played } } })
    expect(gains(at, () => at.play('1', 'useAbility', 'demon-trap'), '1')).toEqual({ mana: -1, demon: 1 })
    at.play('0', 'pass')
    at.play('1', 'pass')
    expect(gains(at, () => at.play('1', 'useAbility', 'life-candle'), '1')).toEqual({ mana: -1, heart: 6 })
    expect(gains(at, () => at.play('1', 'useAbility', 'magic-chest'), '1')).toEqual({ mana: -1, coin: 4 })
  })

  it('NON-158 the other artifacts only on the own turn', () => {
    const played = ['echo-bell', 'whisper-skull', 'root-compass', 'metal-hound', 'lightning-fungus', 'warp-stone']
    const at = laid({ seats: { 1: { hero: 'marklun', played, specialists: ['-s-roofer'] } } })
    for (const id of played) expect(at.refused('1', 'useAbility', id).clause).toMatch(/^NON-(089|093|135|158)$/)
    at.play('0', 'pass')
    expect(gains(at, () => at.play('1', 'useAbility', 'whisper-skull'), '1')).toEqual({ mana: -1, xp: 1 })
  })

  it('NON-158 no Life Candle in one’s own fight, but in somebody else’s', () => {
    const at = laid({ seats: { 0: { hearts: 5, played: ['life-candle'] } } })
    go(at, 0, 'r2c4')
    dice(at, 2)
    at.play('0', 'fight')
    expect(at.refused('0', 'useAbility', 'life-candle').clause).toBe('NON-158')
    at.play('0', 'resolveRound')
    expect(at.refused('0', 'useAbility', 'life-candle').clause).toBe('NON-158')
    at.play('0', 'retreat')
    expect(gains(at, () => at.play('0', 'useAbility', 'life-candle'))).toEqual({ mana: -1, heart: 6 })
    const other = laid({ seats: { 1: { hearts: 5, played: ['life-candle'] } } })
    go(other, 0, 'r2c4')
    dice(other, 2)
    other.play('0', 'fight')
    expect(gains(other, () => other.play('1', 'useAbility', 'life-candle'), '1')).toEqual({ mana: -1, heart: 6 })
  })

  it('NON-158 Demon Trap and Magic Chest not in the final production phase, the Life Candle still', () => {
    const played = ['demon-trap', 'life-candle', 'magic-chest']
    const at = laid({ season: 6, seats: { 0: { hero: 'marklun', hearts: 4, played } } })
    allPass(at)
    expect(at.refused('0', 'useAbility', 'demon-trap').clause).toBe('NON-158')
    expect(at.refused('0', 'useAbility', 'magic-chest').clause).toBe('NON-158')
    expect(gains(at, () => at.play('0', 'useAbility', 'life-candle'))).toEqual({ mana: -1, heart: 6 })
  })

  it('NON-158 Echo Bell turns an own face-down specialist up, and needs one', () => {
    const at = laid({ seats: { 0: { specialists: ['-s-mason', 's-herbalist'], played: ['echo-bell'] } } })
    at.play('0', 'useAbility', 'echo-bell')
    expect(at.refused('0', 'readySpecialist', 's-herbalist').clause).toBe('NON-158')
    at.play('0', 'readySpecialist', 's-mason')
    expect(seat(at).specialists[0]).toEqual({ id: 's-mason', up: true })
    const none = laid({ seats: { 0: { played: ['echo-bell'] } } })
    expect(none.refused('0', 'useAbility', 'echo-bell').clause).toBe('NON-135')
  })

  it('NON-158 NON-069 Root Compass swaps two tiles, and must', () => {
    const at = laid({ seats: { 0: { played: ['root-compass'] } } })
    at.play('0', 'useAbility', 'root-compass')
    expect(at.refused('0', 'skipSwap').clause).toBe('NON-069')
    expect(gains(at, () => at.play('0', 'swapTiles', 0, 6))).toEqual({ coin: 1 })
  })

  it('NON-136 NON-157 the Loaded Die rolls again for nothing, once a season', () => {
    const at = laid({ seats: { 0: { hero: 'namal', played: ['loaded-die'] } } })
    go(at, 0, 'r2c4')
    dice(at, 1, 4)
    at.play('0', 'fight')
    expect(gains(at, () => at.play('0', 'useAbility', 'loaded-die'))).toEqual({})
    expect(at.G.fight!.die).toBe(4)
    expect(at.refused('0', 'useAbility', 'loaded-die').clause).toBe('NON-136')
  })
})

import { describe, expect, it } from 'vitest'
import { neighboursOf, spaceOf } from '../../../games/now-or-never/data/maps'
import { reach, stepCost } from '../../../games/now-or-never/pieces/movement'
import { anyOf, seeded } from '../../conformance/seeded'
import { type Land, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

const hero = (more: Seat = {}, layout: NonNullable<Parameters<typeof laid>[0]> = {}) =>
  laid({ ...layout, seats: { 0: { hearts: 9, ...more } } })

describe('a hero action', () => {
  it('NON-080 needs a heart', () => {
    const at = hero({ hearts: 0 })
    expect(at.refused('0', 'startHeroAction', 0).clause).toBe('NON-080')
    hero({ hearts: 1 }).play('0', 'startHeroAction', 0)
  })

  it('NON-080 NON-081 needs a token that was not used this season', () => {
    const at = hero({ arrows: [true, false, false] })
    expect(at.refused('0', 'startHeroAction', 0).clause).toBe('NON-081')
    const spent = hero({ arrows: [true, true, true] })
    for (const arrow of [0, 1, 2]) expect(spent.refused('0', 'startHeroAction', arrow).clause).toBe('NON-081')
    allPass(spent)
    produce(spent)
    expect(seat(spent).arrows).toEqual([false, false, false])
    spent.play('0', 'startHeroAction', 2)
  })

  it('NON-081 any arrow first; its number is the movement', () => {
    const at = hero()
    go(at, 2, 'r1c5', 'r1c4', 'r1c3')
    expect([seat(at).hearts, seat(at).arrows]).toEqual([9, [false, false, true]])
    const short = hero()
    go(short, 0, 'r1c5', 'r1c4', 'r1c3')
    expect([seat(short).hearts, seat(short).arrows]).toEqual([8, [true, false, false]])
  })

  it('NON-082 goes step by step to orthogonal neighbours, and stops where it likes', () => {
    const at = hero()
    at.play('0', 'startHeroAction', 2)
    for (const far of ['r2c5', 'r1c4', 'r3c6', 'r2c7', 'r4c5']) {
      expect(at.refused('0', 'step', far).clause).toBe('NON-082')
    }
    at.play('0', 'step', 'r1c5')
    at.play('0', 'endTurn')
    expect([seat(at).space, at.G.current]).toEqual(['r1c5', '1'])
  })

  it('NON-082 boots, ranch and races add up', () => {
    const at = hero({
      blue: ['snailskin-boots', 'snailskin-boots'],
      played: ['racing-harness'],
      town: { 12: 'snail-ranch' },
    })
    go(at, 0, 'r1c5', 'r1c4', 'r1c3', 'r2c3', 'r3c3', 'r3c4')
    expect(seat(at).hearts).toBe(9)
    at.play('0', 'step', 'r4c4')
    expect(seat(at).hearts).toBe(8)
  })

  it('NON-083 each step beyond costs a heart, as many as there are', () => {
    const at = hero({ hearts: 3 })
    go(at, 0, 'r1c5', 'r1c4', 'r1c3', 'r2c3')
    expect(seat(at).hearts).toBe(1)
  })

  it('NON-084 must end elsewhere: not before a step, nor back at its start', () => {
    const at = hero({ hand: ['homecoming-feast'] })
    at.play('0', 'startHeroAction', 0)
    expect(at.refused('0', 'endTurn').clause).toBe('NON-084')
    expect(at.refused('0', 'visit').clause).toBe('NON-084')
    go2(at, 'r1c5', 'r2c5')
    for (const move of ['endTurn', 'visit', 'search', 'fight']) {
      expect(at.refused('0', move).clause).toBe('NON-084')
    }
    expect(at.refused('0', 'playQuest', 'homecoming-feast').clause).toBe('NON-084')
    at.play('0', 'step', 'r1c5')
    at.play('0', 'endTurn')
  })

  it('NON-085 a mountain costs a heart each time it is entered, not when it is left', () => {
    const at = hero()
    go(at, 2, 'r2c6', 'r3c6', 'r2c6')
    expect(seat(at).hearts).toBe(7)
  })

  it('NON-085 the Mountain Cloak crosses them for nothing', () => {
    const at = hero({ blue: ['mountain-cloak'] })
    go(at, 0, 'r2c6', 'r3c6')
    expect(seat(at).hearts).toBe(9)
  })

  it('NON-086 an enemy that is not fought costs a heart on going on, not on arriving', () => {
    const at = hero()
    go(at, 0, 'r2c4')
    expect(seat(at).hearts).toBe(9)
    at.play('0', 'step', 'r1c4')
    expect(seat(at).hearts).toBe(8)
  })

  it('NON-086 a beaten stack is no enemy: an emptied space costs nothing', () => {
    const at = hero({}, { enemies: { r2c4: [] } })
    go(at, 0, 'r2c4', 'r2c3')
    expect(seat(at).hearts).toBe(9)
  })

  it('NON-087 the enemy of the space where the action began costs nothing', () => {
    const at = hero({ space: 'r2c4' })
    go(at, 0, 'r2c3')
    expect(seat(at).hearts).toBe(9)
  })

  it('NON-087 coming back to it counts like entering any other: leaving it again costs a heart', () => {
    const at = hero({ space: 'r2c4' })
    go(at, 2, 'r2c3', 'r2c4')
    expect(seat(at).hearts).toBe(9)
    expect(stepCost(at.G, '0', 'r1c4')).toMatchObject({ enemy: 1, hearts: 1 })
    expect(reach(at.G, '0').get('r1c4')?.hearts).toBe(1)
    at.play('0', 'step', 'r1c4')
    expect(seat(at).hearts).toBe(8)
    const other = hero({ space: 'r1c4' })
    go(other, 2, 'r2c4', 'r1c4', 'r1c3')
    expect(seat(other).hearts).toBe(8)
  })

  it('NON-088 heroes share spaces', () => {
    const at = laid({ seats: { 0: { space: 'r2c5' }, 1: { space: 'r1c5' } } })
    go(at, 0, 'r1c5')
    expect(seat(at).space).toBe(seat(at, '1').space)
  })

  it('NON-089 Haste: two more spaces for a mana, again and again', () => {
    const at = hero({ hero: 'marklun', mana: 2 })
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'useAbility', 'haste')
    go2(at, 'r1c5', 'r1c4', 'r1c3', 'r2c3')
    expect(seat(at)).toMatchObject({ hearts: 9, mana: 1 })
    at.play('0', 'useAbility', 'haste')
    go2(at, 'r3c3', 'r3c4')
    expect(seat(at)).toMatchObject({ hearts: 9, mana: 0 })
    expect(at.refused('0', 'useAbility', 'haste').clause).toBe('NON-135')
  })

  it('NON-089 the Warp Stone: four more for a mana, but no hero action of its own', () => {
    const at = hero({ played: ['warp-stone'] })
    expect(at.refused('0', 'useAbility', 'warp-stone').clause).toBe('NON-089')
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'useAbility', 'warp-stone')
    go2(at, 'r1c5', 'r1c4', 'r1c3', 'r2c3', 'r3c3', 'r3c4')
    expect(seat(at)).toMatchObject({ hearts: 9, mana: 1 })
    at.play('0', 'step', 'r4c4')
    expect(seat(at).hearts).toBe(8)
  })

  it('NON-089 not after stopping', () => {
    const at = hero({ hero: 'marklun', space: 'r3c3' })
    go(at, 0, 'r2c3')
    at.play('0', 'visit')
    at.play('0', 'skipSwap')
    expect(at.refused('0', 'useAbility', 'haste').clause).toBe('NON-089')
  })

  it('NON-090 Armored: for this turn enemies cost nothing, and can still be fought', () => {
    const at = hero({ hero: 'namal' })
    at.play('0', 'useAbility', 'armored')
    go(at, 1, 'r2c4', 'r2c3', 'r2c2')
    expect(seat(at)).toMatchObject({ hearts: 8, mana: 1 })
    dice(at, 4)
    at.play('0', 'fight')
    expect(at.G.fight).not.toBeNull()
  })

  it('NON-090 Armored holds for one turn only, and gives nothing back', () => {
    const at = hero({ hero: 'namal' })
    go(at, 2, 'r2c4', 'r2c3')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'useAbility', 'armored')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'endTurn')
    at.play('1', 'pass')
    go(at, 0, 'r2c4', 'r1c4')
    expect(seat(at).hearts).toBe(7)
  })

  it('NON-091 after stopping one quest, then one of visit, fight, search or nothing', () => {
    const at = hero({ space: 'r3c3', hand: ['herb-gathering', 'mended-roof'], stock: { tool: 1 } })
    go(at, 0, 'r2c3')
    at.play('0', 'playQuest', 'herb-gathering')
    expect(at.refused('0', 'step', 'r3c3').clause).toBe('NON-091')
    expect(at.refused('0', 'playQuest', 'mended-roof').clause).toBe('NON-152')
    at.play('0', 'visit')
    at.play('0', 'skipSwap')
    expect(at.refused('0', 'playQuest', 'mended-roof').clause).toBe('NON-152')
    for (const move of ['visit', 'fight', 'search']) expect(at.refused('0', move).clause).toBe('NON-091')
    expect(at.refused('0', 'step', 'r3c3').clause).toBe('NON-091')
    at.play('0', 'endTurn')
  })

  it('NON-091 without a hero action there is nothing to visit, fight or search', () => {
    const at = hero()
    for (const move of ['visit', 'fight', 'search']) expect(at.refused('0', move).clause).toBe('NON-080')
    expect(at.refused('0', 'step', 'r2c4').clause).toBe('NON-080')
  })

  it('NON-092 stopping at an enemy for a search or for nothing costs a heart, once', () => {
    const idle = hero()
    go(idle, 0, 'r2c4')
    idle.play('0', 'endTurn')
    expect(seat(idle).hearts).toBe(8)
    const searching = hero({ space: 'r2c8' }, { search: { r3c8: 'search-lost-knowledge' } })
    go(searching, 0, 'r3c8')
    dice(searching, 2)
    searching.play('0', 'search')
    expect(seat(searching).hearts).toBe(6)
    searching.play('0', 'endTurn')
    expect(seat(searching).hearts).toBe(6)
  })

  it('NON-092 a visit beside an enemy costs the heart first; a fight does not', () => {
    const at = hero({ space: 'r3c9', hearts: 9 }, { options: { map: 'underground' } })
    go(at, 0, 'r4c9', 'r4c10')
    at.play('0', 'visit')
    expect(seat(at).hearts).toBe(0)
    expect(at.G.current).toBe('1')
    const fighting = hero({}, {})
    go(fighting, 0, 'r2c4')
    dice(fighting, 2)
    fighting.play('0', 'fight')
    expect(seat(fighting).hearts).toBe(9)
    fighting.play('0', 'resolveRound')
    fighting.play('0', 'retreat')
    expect(seat(fighting).hearts).toBe(8)
  })

  it('NON-092 the last heart for an unfought enemy ends the turn before the search', () => {
    const at = hero({ space: 'r2c8', hearts: 1 })
    go(at, 0, 'r3c8')
    at.play('0', 'search')
    expect([seat(at).hearts, at.G.current, at.G.search.r3c8]).toEqual([0, '1', expect.any(String)])
  })

  it('NON-092 NON-090 with Armored stopping costs nothing either', () => {
    const at = hero({ hero: 'namal' })
    at.play('0', 'useAbility', 'armored')
    go(at, 0, 'r2c4')
    at.play('0', 'endTurn')
    expect(seat(at).hearts).toBe(9)
  })

  it('NON-093 Lightning Fungus: the turn is a hero action of three steps without a token, once per season', () => {
    const at = hero({ played: ['lightning-fungus'], arrows: [true, true, true] })
    expect(gains(at, () => at.play('0', 'useAbility', 'lightning-fungus'))).toEqual({ mana: -1 })
    go2(at, 'r1c5', 'r1c4', 'r1c3')
    expect(seat(at).hearts).toBe(9)
    at.play('0', 'step', 'r2c3')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'visit')
    at.play('0', 'skipSwap')
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
    at.play('1', 'pass')
    expect(at.refused('0', 'useAbility', 'lightning-fungus').clause).toBe('NON-157')
  })

  it('NON-093 not after another action, not without a heart', () => {
    const at = hero({ played: ['lightning-fungus'] })
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    expect(at.refused('0', 'useAbility', 'lightning-fungus').clause).toBe('NON-093')
    const tired = hero({ played: ['lightning-fungus'], hearts: 0 })
    expect(tired.refused('0', 'useAbility', 'lightning-fungus').clause).toBe('NON-080')
  })

  it('NON-094 a step beyond onto a mountain costs both at once; the last heart is enough to arrive', () => {
    const at = hero({ hearts: 2, space: 'r2c4' })
    go(at, 0, 'r1c4', 'r1c5', 'r1c6')
    expect([seat(at).hearts, seat(at).space, at.G.current]).toEqual([0, 'r1c6', '1'])
    const one = hero({ hearts: 1, space: 'r2c4' })
    go(one, 0, 'r1c4', 'r1c5', 'r1c6')
    expect([seat(one).hearts, seat(one).space, one.G.current]).toEqual([0, 'r1c6', '1'])
  })

  it('NON-086 the last heart for leaving an enemy: the hero stays and the turn is over', () => {
    const at = hero({ hearts: 1 })
    go(at, 0, 'r2c4', 'r2c3')
    expect([seat(at).hearts, seat(at).space, at.G.current]).toEqual([0, 'r2c4', '1'])
  })
})

describe('the Gate Key', () => {
  it('NON-084 NON-085 NON-158 carries the hero to any location: the whole movement, and only the arrival counts', () => {
    const at = hero({ played: ['gate-key'] })
    at.play('0', 'startHeroAction', 0)
    expect(gains(at, () => at.play('0', 'useAbility', 'gate-key'))).toEqual({ mana: -2 })
    expect(at.refused('0', 'teleport', 'r1c3').clause).toBe('NON-158')
    expect(at.refused('0', 'teleport', 'r2c5').clause).toBe('NON-084')
    expect(at.choices('0', 'teleport')).toHaveLength(13)
    at.play('0', 'teleport', 'r1c6')
    expect(seat(at)).toMatchObject({ space: 'r1c6', hearts: 8 })
    expect(at.refused('0', 'step', 'r1c5').clause).toBe('NON-091')
    dice(at, 1)
    at.play('0', 'visit')
    expect(seat(at).stock.crystal).toBe(1)
  })

  it('NON-158 only before the first step', () => {
    const at = hero({ played: ['gate-key'] })
    go(at, 0, 'r1c5')
    expect(at.refused('0', 'useAbility', 'gate-key').clause).toBe('NON-158')
  })
})

describe('Namal’s walk to the Undergarden', () => {
  it('NON-083 NON-085 NON-091 NON-108 two movement: mountain, plain, an extra step; a quest, then the visit', () => {
    const at = laid({
      quests: ['casino-debt', 'meteor-heart'],
      seats: { 0: { hero: 'namal', hearts: 9, xp: 2, coins: 3, hand: ['glowcap-harvest'] } },
    })
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'step', 'r2c6')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'step', 'r3c6')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'step', 'r3c7')
    expect([seat(at).hearts, seat(at).space]).toEqual([7, 'r3c7'])
    at.play('0', 'playQuest', 'glowcap-harvest')
    expect([seat(at).coins, seat(at).played]).toEqual([6, ['glowcap-harvest']])
    at.play('0', 'visit')
    expect(seat(at).xp).toBe(0)
    at.play('0', 'choosePiles', ['basic', 'advanced'])
    at.play('0', 'keepQuests', ['meteor-heart'])
    expect([seat(at).coins, seat(at).hand]).toEqual([12, ['meteor-heart']])
    expect(at.G.discards.basic).toEqual(['casino-debt'])
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })
})

describe('the ways shown on the map', () => {
  /** The fewest hearts to every space within twenty steps, by trying every step from every space. */
  function cheapest({ G }: Land, movement: number): Map<string, number> {
    const { space: start, hearts, blue } = G.players['0']!
    let front = new Map([[start, 0]])
    const best = new Map(front)
    for (let steps = 1; steps <= 20; steps++) {
      const next = new Map<string, number>()
      for (const [space, lost] of front) {
        const toll = space !== start && G.enemies[space]?.length ? 1 : 0
        for (const to of neighboursOf(space)) {
          const mountain = spaceOf('above', to)!.mountain && !blue.includes('mountain-cloak') ? 1 : 0
          const sum = lost + toll + mountain + (steps > movement ? 1 : 0)
          if (sum < hearts) next.set(to, Math.min(sum, next.get(to) ?? sum))
        }
      }
      for (const [to, sum] of next) best.set(to, Math.min(sum, best.get(to) ?? sum))
      front = next
    }
    return best
  }

  const random = seeded(84)
  const spaces = ['r2c5', 'r1c1', 'r4c10', 'r3c8', 'r2c2', 'r1c7']
  const cases = Array.from({ length: 12 }, (_, i) => ({
    arrow: i % 3,
    own: {
      hero: anyOf(['namal', 'marklun'] as const, random),
      space: anyOf(spaces, random),
      hearts: 1 + Math.floor(random() * 9),
      blue: anyOf([['mountain-cloak'], ['snailskin-boots'], []], random),
    },
  }))

  it.each(cases)(
    'NON-082 NON-083 NON-085 NON-086 are the cheapest, and cost what they say: $own, arrow $arrow',
    ({ own, arrow }) => {
      const at = laid({ seats: { 0: own } })
      const movement = { namal: [2, 2, 3], marklun: [2, 2, 4] }[own.hero][arrow]!
      const ways = reach(at.G, '0', movement)
      const bonus = own.blue.includes('snailskin-boots') ? 1 : 0
      const hearts = new Map([...ways].map(([space, way]) => [space, way.hearts]))
      expect(Object.fromEntries(hearts)).toEqual(Object.fromEntries(cheapest(at, movement + bonus)))
      for (const { path, hearts: cost } of anySome([...ways.values()])) {
        const walking = at.with(() => {})
        go(walking, arrow, ...path)
        expect(own.hearts - seat(walking).hearts).toBe(cost)
      }
    },
  )

  const anySome = <T>(list: T[]): T[] => Array.from({ length: 6 }, () => anyOf(list, random))

  it('NON-086 NON-094 a step tells what it costs and whether it takes the last heart, there or on arriving', () => {
    const costing = (hearts: number) => {
      const at = hero({ hearts })
      go(at, 0, 'r2c4', 'r1c4', 'r2c4')
      return stepCost(at.G, '0', 'r2c3')
    }
    expect(costing(9)).toEqual({ enemy: 1, extra: 1, mountain: 0, hearts: 2, ends: null })
    expect(costing(5).ends).toBe(null)
    expect(costing(4).ends).toBe('arrive')
    expect(costing(3).ends).toBe('stay')
    const climbing = hero({ hearts: 1 })
    climbing.play('0', 'startHeroAction', 0)
    expect(stepCost(climbing.G, '0', 'r2c6')).toEqual({ enemy: 0, extra: 0, mountain: 1, hearts: 1, ends: 'arrive' })
  })

  it('NON-090 know of Armored, also before the hero sets out', () => {
    const at = hero({ hero: 'namal' })
    at.play('0', 'useAbility', 'armored')
    expect(reach(at.G, '0', 3).get('r2c3')?.hearts).toBe(0)
    at.play('0', 'startHeroAction', 0)
    expect(reach(at.G, '0').get('r2c3')?.hearts).toBe(0)
  })
})

function go2(at: ReturnType<typeof laid>, ...spaces: string[]): void {
  for (const space of spaces) at.play(at.G.current, 'step', space)
}

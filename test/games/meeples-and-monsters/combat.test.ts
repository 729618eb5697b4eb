import { describe, expect, it } from 'vitest'
import { basicClasses, meeples, prestigeClasses } from '../../../games/meeples-and-monsters/data/classes'
import type { Effect } from '../../../games/meeples-and-monsters/data/effects'
import { slots, startingLocations, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms } from '../../../games/meeples-and-monsters/data/rooms'
import { monsterOf } from '../../../games/meeples-and-monsters/state'
import { carryOut, commit, type Layout, laid, resolve, type Seat, seat, send, some } from './layout'

const count = (units: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const unit of units) counts[unit.split(' as ')[0]!] = (counts[unit.split(' as ')[0]!] ?? 0) + 1
  return counts
}

/** A Tavern with just these Units, sent where the plan says; not yet committed. */
function sent(plan: Record<string, string[]>, own: Seat = {}, layout: Layout = {}) {
  const foes = Object.keys(plan).filter((place) => monsterOf(place))
  const tavern = count(Object.values(plan).flat())
  const at = laid({ players: 3, monsters: foes, ...layout, seats: { 0: { tavern, ...own }, ...layout.seats } })
  for (const [place, units] of Object.entries(plan)) send(at, place, ...units)
  return at
}

/** Would this plan be accepted? The only reason against it may be the combat total. */
function holds(...laid: Parameters<typeof sent>): boolean {
  const refusal = sent(...laid).ask({ kind: 'move', player: '0', move: 'commit', args: [] })
  if (refusal) expect(refusal.clause).toBe('MM-510')
  return refusal === undefined
}

describe('Units', () => {
  it('MM-501 five basic and three Prestige classes; only Prestige Units count as such', () => {
    expect([...basicClasses, ...prestigeClasses, 'corruption'].sort()).toEqual(meeples.map(({ id }) => id).sort())
    for (const cls of [...basicClasses, ...prestigeClasses]) {
      const at = laid({ built: { 'castle-1': 'colosseum' }, seats: { 0: { tavern: { [cls]: 1 } } } })
      send(at, 'colosseum', cls)
      const fits = ['warrior', 'knight', 'ranger', 'paladin', 'shaman'].includes(cls)
      expect(at.ask({ kind: 'move', player: '0', move: 'commit', args: [] })?.clause).toBe(fits ? undefined : 'MM-407')
    }
  })

  it('MM-502 a Ranger fights with 3 and is worth a point for each Monster, not for each Ranger', () => {
    expect(holds({ 'rabid-beaver': ['ranger'] })).toBe(true)
    expect(holds({ 'kobold-kindler': ['ranger'] })).toBe(false)
    const at = sent({ 'rabid-beaver': ['ranger'], skeleton: ['ranger', 'ranger'], bookworm: ['peasant', 'peasant'] })
    commit(at)
    resolve(at, 'rabid-beaver', 'skeleton', 'bookworm')
    expect(seat(at).vp).toBe(2 + 1 + (1 + 1) + 1)
  })

  it('MM-503 each Paladin adds the level of its Monster', () => {
    expect(holds({ 'rabid-beaver': ['paladin'] })).toBe(true)
    expect(holds({ 'kobold-kindler': ['paladin'] })).toBe(false)
    expect(holds({ 'tree-beast': ['paladin', 'peasant'] })).toBe(true)
    expect(holds({ 'tree-beast': ['paladin'] })).toBe(false)
    expect(holds({ 'splinter-hydra': ['paladin', 'paladin'] })).toBe(true)
    expect(holds({ 'elder-dryad': ['paladin', 'paladin'] })).toBe(true)
    expect(holds({ lich: ['paladin', 'paladin'] })).toBe(false)
  })

  it('MM-504 handbook: a Shaman as Warrior has the +1 of the Ghoul defeated before', () => {
    const ghoul = { trophies: ['ghoul'] }
    expect(holds({ 'rabid-beaver': ['shaman as warrior'] }, ghoul)).toBe(true)
    expect(holds({ 'rabid-beaver': ['shaman as warrior'] })).toBe(false)
    expect(holds({ 'rabid-beaver': ['shaman'] }, ghoul)).toBe(false)
    expect(holds({ 'rabid-beaver': ['shaman as mage'] }, ghoul)).toBe(false)
  })

  it('MM-504 it keeps its own combat value, gives boosts, and receives those of Prestige too', () => {
    expect(holds({ bookworm: ['shaman as mage'] })).toBe(true)
    expect(holds({ 'rabid-beaver': ['shaman as knight'] }, { levels: { knight: 3 } })).toBe(false)
    expect(holds({ 'kobold-kindler': ['shaman as mage', 'peasant'] }, { trophies: ['goblin-whittler'] })).toBe(true)
    expect(holds({ 'kobold-kindler': ['shaman', 'peasant'] }, { trophies: ['goblin-whittler'] })).toBe(false)
    expect(holds({ 'kobold-kindler': ['shaman as warrior'] }, { trophies: ['ghoul', 'death-knight'] })).toBe(true)
    expect(holds({ 'kobold-kindler': ['shaman'] }, { trophies: ['ghoul', 'death-knight'] })).toBe(false)
    const at = laid({ monsters: ['skeleton'], seats: { 0: { tavern: { knight: 1 } } } })
    expect(at.refused('0', 'assign', 'skeleton', 'knight', 'warrior').clause).toBe('MM-504')
  })

  it('MM-505 a Shaman as Warrior levies nobody', () => {
    const own = { levels: { warrior: 3 }, lodgings: { peasant: 1 } } as const
    const at = sent({ 'rabid-beaver': ['shaman as warrior'] }, own)
    expect(at.refused('0', 'levy', 'rabid-beaver', 'lodgings').clause).toBe('MM-505')
    expect(at.choices('0', 'levy')).toEqual([])
    sent({ 'rabid-beaver': ['shaman as warrior', 'warrior'] }, own).play('0', 'levy', 'rabid-beaver', 'lodgings')
  })

  it('MM-506 each Shaman is declared on its own', () => {
    const own = { trophies: ['ghoul'], done: ['ember-runes'] }
    expect(holds({ gargoyle: ['shaman as mage', 'shaman as warrior'] }, own)).toBe(true)
    expect(holds({ gargoyle: ['shaman as mage', 'shaman'] }, own)).toBe(false)
    expect(holds({ gargoyle: ['shaman as warrior', 'shaman as warrior'] }, own)).toBe(true)
    expect(holds({ gargoyle: ['shaman as mage', 'shaman as mage'] }, own)).toBe(false)
  })

  it('MM-507 a Prestige card is of level 3 for what looks at levels, and never rises', () => {
    const own: Seat = { levels: { warrior: 3, mage: 2 }, prestige: ['ranger', 'shaman'], tavern: { knight: 6 } }
    const at = laid({
      final: 1,
      arrives: 3,
      tokens: { 'lady-cinder': 'council-veterans' },
      seats: { 0: own },
    })
    commit(at, { 'lady-cinder': Array<string>(6).fill('knight') })
    resolve(at, 'lady-cinder')
    expect(seat(at).vp).toBe(8 + 3)
    const drill = laid({ phase: 'development', seats: { 0: { tavern: { ranger: 1 }, vp: 9 } } })
    expect(drill.refused('0', 'assign', 'capitol-drill', 'ranger').clause).toBe('MM-312')
  })

  it('MM-508 Prestige Units come from Quests, Rooms and Locations only, each with its card', () => {
    const gives = (effect: Effect | null) =>
      (effect?.do === 'gain' || effect?.do === 'gainFromTile') && prestigeClasses.some((cls) => cls === effect.cls)
    const from = (lists: readonly (Effect | null)[]) => lists.filter(gives).length
    expect(from([...monsters, ...councilTokens].map(({ effect }) => effect))).toBe(0)
    expect(from([...slots.map(({ bonus }) => bonus), ...startingLocations.flatMap(({ effects }) => effects)])).toBe(0)
    expect(from(quests.map(({ effect }) => effect))).toBe(4)
    expect([from(rooms.flatMap(({ effects }) => effects)), from(tiles.flatMap(({ effects }) => effects))]).toEqual([
      3, 3,
    ])
    const at = laid({ built: { 'castle-1': 'rangers-lodge' }, seats: { 0: { tavern: { warrior: 1, peasant: 1 } } } })
    carryOut(at, { 'rangers-lodge': ['warrior', 'peasant'] })
    expect(seat(at).prestige).toEqual(['ranger'])
  })
})

describe('the total', () => {
  it('MM-510 at least the Strength, or nobody goes; two Peasants beat the Skeleton', () => {
    expect(holds({ skeleton: ['peasant'] })).toBe(false)
    expect(holds({ skeleton: ['peasant', 'peasant'] })).toBe(true)
    const at = laid({ seats: { 0: { tavern: { peasant: 2 } } } })
    expect(at.refused('0', 'assign', 'skeleton', 'peasant').clause).toBe('MM-510')
  })

  it('MM-510 somebody from the Tavern is needed, even where boosts alone would do', () => {
    const own = { trophies: ['crypt-crawler'], done: ['blessed-blades'] }
    const nobody = laid({ monsters: ['skeleton'], seats: { 0: own } })
    expect(nobody.refused('0', 'assignFor', 'skeleton').clause).toBe('MM-510')
    const at = laid({ monsters: ['skeleton'], seats: { 0: { ...own, tavern: { peasant: 2 } } } })
    at.play('0', 'assignFor', 'skeleton')
    expect(at.G.plan[0]?.units).toEqual([{ cls: 'peasant' }])
    at.play('0', 'takeBack', 'skeleton', 0)
    expect(at.G.plan).toEqual([])
  })

  it('MM-511 the total is the sum of everything, and every part is needed', () => {
    const everything = (left: string): boolean => {
      const kept = (...all: string[]) => all.filter((one) => one !== left)
      const plan: Record<string, string[]> = { 'vampire-count': ['knight', 'warrior'], armory: ['peasant'] }
      if (left !== 'tournament-field') plan['tournament-field'] = ['knight', 'peasant']
      const at = sent(
        plan,
        { trophies: kept('hobgoblin-captain', 'crypt-crawler'), done: kept('banner-of-the-realm') },
        { built: { 'castle-1': 'tournament-field', 'castle-2': 'armory' } },
      )
      if (left !== 'armory') at.play('0', 'favour', 'vampire-count', 1)
      return at.ask({ kind: 'move', player: '0', move: 'commit', args: [] }) === undefined
    }
    expect(everything('')).toBe(true)
    for (const left of ['hobgoblin-captain', 'crypt-crawler', 'banner-of-the-realm', 'tournament-field', 'armory']) {
      expect(everything(left), left).toBe(false)
    }
  })

  it('MM-511 each class fights with the value of its level', () => {
    const values = { mage: [1, 1, 1], cleric: [1, 1, 1], knight: [2, 2, 3], warrior: [1, 2, 2] }
    for (const [cls, combat] of Object.entries(values)) {
      for (const [i, value] of combat.entries()) {
        const own = { levels: { [cls]: i + 1 } }
        expect(holds({ skeleton: [cls] }, own)).toBe(value >= 2)
        expect(holds({ 'rabid-beaver': [cls] }, own)).toBe(value >= 3)
        expect(holds({ skeleton: [cls, 'peasant'] }, own)).toBe(true)
        expect(holds({ 'kobold-kindler': [cls, 'peasant'] }, own)).toBe(value >= 3)
      }
    }
  })

  it('MM-512 handbook: Levy Station gives Peasants +2 in the same turn, and a Warrior for the Lodgings', () => {
    const station = { built: { 'castle-1': 'levy-station' } }
    const at = sent(
      { 'orc-logger': ['peasant', 'peasant'], 'levy-station': ['mage', 'warrior'] },
      { bag: { knight: 4 } },
      station,
    )
    at.play('0', 'commit')
    resolve(at, 'levy-station', 'orc-logger')
    expect(some(seat(at).pending)).toEqual({ warrior: 1 })
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2, mage: 1, warrior: 2 })
    expect(holds({ 'orc-logger': ['peasant', 'peasant'] }, {}, station)).toBe(false)
    expect(holds({ 'ogre-carpenter': ['peasant', 'peasant'], 'levy-station': ['mage', 'warrior'] }, {}, station)).toBe(
      false,
    )
  })

  it('MM-512 MM-513 handbook icon: with a Mage on the same Monster every Peasant has +1, however many Mages', () => {
    const own = { done: ['militia-drill'] }
    expect(holds({ gargoyle: ['peasant', 'peasant', 'mage', 'mage'] }, own)).toBe(true)
    expect(holds({ 'siege-beetle': ['peasant', 'peasant', 'mage', 'mage'] }, own)).toBe(false)
    expect(holds({ 'tree-beast': ['peasant', 'peasant', 'mage'] }, own)).toBe(true)
    expect(holds({ 'rabid-beaver': ['peasant', 'peasant'], bookworm: ['mage', 'peasant'] }, own)).toBe(false)
  })

  it('MM-514 a boost against a type counts once on each Monster of it, whoever fights', () => {
    const own = { trophies: ['headless-rider'] }
    expect(holds({ 'kobold-kindler': ['paladin'], 'splinter-bandit': ['mage'] }, own)).toBe(true)
    expect(holds({ 'axe-mercenaries': ['peasant', 'peasant', 'peasant'] }, own)).toBe(false)
    expect(holds({ 'axe-mercenaries': ['peasant', 'peasant', 'peasant', 'peasant'] }, own)).toBe(true)
    expect(holds({ bookworm: ['mage'] }, own)).toBe(false)
  })

  it('MM-515 the Armory helps one Unit against a Monster, named by its owner', () => {
    const armory = { built: { 'castle-1': 'armory' } }
    const at = sent({ ghoul: ['peasant', 'peasant'], armory: ['peasant'], bookworm: ['warrior'] }, {}, armory)
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    expect(at.refused('0', 'favour', 'armory', 0).clause).toBe('MM-515')
    expect(at.refused('0', 'favour', 'ghoul', 2).clause).toBe('MM-515')
    expect(at.refused('0', 'favour', 'ghoul', 'levy').clause).toBe('MM-515')
    at.play('0', 'favour', 'bookworm', 0)
    at.play('0', 'favour', 'ghoul', 1)
    expect(at.refused('0', 'commit').because).toBe('Combat 1 does not reach Strength 2')
    at.play('0', 'takeBack', 'bookworm', 0)
    at.play('0', 'commit')
    expect(sent({ ghoul: ['peasant'] }, {}, armory).refused('0', 'favour', 'ghoul', 0).clause).toBe('MM-515')
  })

  it('MM-515 without the Armory in the plan the bonus is gone, and a Levy Peasant may have it', () => {
    const armory = { built: { 'castle-1': 'armory' } }
    const at = sent({ ghoul: ['peasant', 'peasant'], armory: ['peasant'] }, {}, armory)
    at.play('0', 'favour', 'ghoul', 0)
    at.play('0', 'takeBack', 'armory', 0)
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    const own = { levels: { warrior: 3 } } as const
    const levied = sent({ 'tree-beast': ['warrior'], armory: ['peasant'] }, own, armory)
    levied.play('0', 'levy', 'tree-beast', 'supply')
    levied.play('0', 'favour', 'tree-beast', 'levy')
    levied.play('0', 'commit')
  })

  it('MM-516 equal boosts of different cards add up', () => {
    const team = { 'kobold-kindler': ['peasant', 'mage'] }
    expect(holds(team, { trophies: ['goblin-whittler'], done: ['militia-drill'] })).toBe(true)
    expect(holds(team, { trophies: ['goblin-whittler'] })).toBe(false)
    const priest = { 'zombie-lumberjack': ['cleric'] }
    expect(holds(priest, { trophies: ['crypt-crawler'], done: ['blessed-blades'] })).toBe(true)
    expect(holds(priest, { trophies: ['crypt-crawler'] })).toBe(false)
  })

  it('MM-518 handbook: one level 3 Knight may not go to the Tree Beast, two may', () => {
    const own = { levels: { knight: 3 } } as const
    expect(holds({ 'tree-beast': ['knight'] }, own)).toBe(false)
    const at = sent({ 'tree-beast': ['knight', 'knight'] }, own)
    at.play('0', 'commit')
    resolve(at, 'tree-beast')
    at.play('0', 'finishResolution')
    expect([seat(at).vp, seat(at).trophies]).toEqual([3, ['tree-beast']])
  })

  it('MM-519 one group for each Monster, and every Unit in one group only', () => {
    const at = laid({ monsters: ['skeleton', 'bookworm'], seats: { 0: { tavern: { peasant: 3, knight: 1 } } } })
    send(at, 'skeleton', 'knight')
    expect(at.refused('0', 'assign', 'bookworm', 'knight').clause).toBe('MM-402')
    send(at, 'bookworm', 'peasant')
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    send(at, 'bookworm', 'peasant')
    commit(at)
    resolve(at, 'skeleton')
    expect(at.refused('0', 'assign', 'skeleton', 'peasant').clause).toBe('MM-404')
    expect(at.refused('0', 'resolve', 'skeleton').clause).toBe('MM-601')
  })

  it('MM-520 the Dark Council waits for the final turns, even after its third card', () => {
    for (const arrives of [0, 2, 3]) {
      const at = laid({ arrives, seats: { 0: { tavern: { knight: 8 } } } })
      for (const id of ['combustor', 'saw-ron', 'lady-cinder', 'the-woodchipper']) {
        expect(at.refused('0', 'assign', id, 'knight').clause).toBe('MM-520')
      }
    }
    const final = laid({ arrives: 3, final: 1, seats: { 0: { tavern: { knight: 8 } } } })
    final.play('0', 'assignFor', 'saw-ron')
    final.play('0', 'commit')
  })
})

describe('Levy', () => {
  const own = { levels: { warrior: 3 }, lodgings: { peasant: 1 }, bag: { knight: 6 } } as const

  it('MM-517 a Peasant from Lodgings or supply joins a Warrior, counts at once, and comes home', () => {
    for (const source of ['lodgings', 'supply'] as const) {
      const at = sent({ 'rabid-beaver': ['warrior'] }, own)
      const { peasant } = at.G.supply
      expect(at.refused('0', 'commit').clause).toBe('MM-510')
      at.play('0', 'levy', 'rabid-beaver', source)
      expect([seat(at).lodgings.peasant, at.G.supply.peasant - peasant]).toEqual(
        source === 'lodgings' ? [0, 0] : [1, -1],
      )
      at.play('0', 'commit')
      resolve(at, 'rabid-beaver')
      at.play('0', 'finishResolution')
      expect(some(seat(at).lodgings)).toEqual({ warrior: 1, peasant: source === 'lodgings' ? 1 : 2 })
    }
  })

  it('MM-517 it counts for Quests', () => {
    const at = sent({ 'tree-beast': ['warrior', 'peasant', 'peasant'] }, { ...own, hand: ['torches-and-pitchforks'] })
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    at.play('0', 'levy', 'tree-beast', 'lodgings')
    at.play('0', 'commit')
    resolve(at, 'tree-beast')
    at.play('0', 'completeQuest', 'torches-and-pitchforks', 'tree-beast')
    expect(some(seat(at).pending)).toEqual({ mage: 1 })
  })

  it('MM-517 only at level 3, only beside a Warrior on a Monster; it leaves with the last of them', () => {
    const low = sent({ skeleton: ['warrior'] }, { ...own, levels: { warrior: 2 } })
    expect(low.refused('0', 'levy', 'skeleton', 'supply').clause).toBe('MM-517')
    const work = sent({ keep: ['warrior', 'peasant'], skeleton: ['knight'] }, own)
    expect(work.refused('0', 'levy', 'keep', 'supply').clause).toBe('MM-505')
    expect(work.refused('0', 'levy', 'skeleton', 'supply').clause).toBe('MM-505')
    const at = sent({ skeleton: ['warrior', 'knight'] }, own)
    at.play('0', 'levy', 'skeleton', 'lodgings')
    at.play('0', 'takeBack', 'skeleton', 0)
    expect([seat(at).lodgings.peasant, at.G.plan[0]?.levy]).toEqual([1, null])
  })
})

import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { type Layout, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

/** Seat 0 stands on letter A with this token. */
function searching(token: string, more: Seat = {}, layout: Layout = {}) {
  const at = laid({ ...layout, search: { r1c3: token }, seats: { 0: { hearts: 9, ...more, space: 'r1c4' } } })
  go(at, 0, 'r1c3')
  return at
}

/** Seat 0 has beaten the enemy of the space: its villagers are to be chosen. */
function beaten(enemy: string, more: Seat = {}, layout: Layout = {}) {
  const at = laid({
    ...layout,
    enemies: { r2c4: [enemy] },
    seats: { 0: { hero: 'namal', red: [null, null, null, 'meteor-drop'], ...more } },
  })
  go(at, 0, 'r2c4')
  dice(at, 4)
  at.play('0', 'fight')
  at.play('0', 'resolveRound')
  while (at.G.pending[0]?.kind === 'onward') {
    dice(at, 4)
    at.play('0', 'nextRound')
    at.play('0', 'resolveRound')
  }
  return at
}

describe('villagers', () => {
  it('NON-140 any face-up one of the row, one after the other', () => {
    const at = beaten('enemy-5')
    at.play('0', 'takeVillager', 'villager-crystal')
    expect(at.refused('0', 'takeVillager', 'villager-crystal').clause).toBe('NON-140')
    at.play('0', 'takeVillager', 'villager-shell')
    expect(seat(at).unhoused).toEqual(['villager-crystal', 'villager-shell'])
    expect(at.G.villagerRow.filter((id) => id !== null)).toHaveLength(4)
    expect(at.G.pending).toEqual([])
  })

  it('NON-141 an empty row is refilled at once with six, in the middle of a gain too', () => {
    const at = beaten('enemy-5', {}, { villagers: ['villager-tool'] })
    const supply = size(at.G.villagerSupply)
    at.play('0', 'takeVillager', 'villager-tool')
    expect(at.G.villagerRow).not.toContain(null)
    expect(size(at.G.villagerSupply)).toBe(supply - 6)
    at.play('0', 'takeVillager', String(at.G.villagerRow[0]))
    expect(at.G.villagerRow.filter((id) => id !== null)).toHaveLength(5)
    expect(size(at.G.villagerSupply)).toBe(supply - 6)
  })

  it('NON-141 a short supply fills what it can; a row with one left is not refilled', () => {
    const short = beaten('enemy-1', {}, { villagers: ['villager-tool'], supply: ['villager-demon', 'villager-shell'] })
    short.play('0', 'takeVillager', 'villager-tool')
    expect(short.G.villagerRow.filter((id) => id !== null)).toHaveLength(2)
    const two = beaten('enemy-1', {}, { villagers: ['villager-tool', 'villager-demon'] })
    two.play('0', 'takeVillager', 'villager-tool')
    expect(two.G.villagerRow.filter((id) => id !== null)).toEqual(['villager-demon'])
  })

  it('NON-142 a new villager may be housed at once, or wait without a limit', () => {
    const at = beaten('enemy-5', { town: { 12: 'inn' }, unhoused: Array(9).fill('villager-tool') })
    at.play('0', 'takeVillager', 'villager-crystal')
    at.play('0', 'houseVillager', 'villager-crystal', 4)
    at.play('0', 'takeVillager', 'villager-demon')
    expect(seat(at).housing[3]).toEqual(['villager-crystal'])
    expect(seat(at).unhoused).toHaveLength(10)
  })

  it('NON-143 without any left nothing more is gained', () => {
    const at = beaten('enemy-5', {}, { villagers: ['villager-tool'], supply: [] })
    at.play('0', 'takeVillager', 'villager-tool')
    expect([seat(at).unhoused, at.G.pending, seat(at).xp]).toEqual([['villager-tool'], [], 1])
  })
})

describe('searching', () => {
  it('NON-145 a die of hearts; with a heart left the token and its reward', () => {
    const at = searching('search-hidden-cave')
    dice(at, 3)
    expect(gains(at, () => at.play('0', 'search'))).toEqual({ heart: -3, crystal: 1, xp: 1 })
    expect(at.G.search.r1c3).toBeUndefined()
    expect(seat(at).search).toEqual(['search-hidden-cave'])
  })

  it('NON-145 only where an unclaimed token lies', () => {
    const at = searching('search-hidden-cave')
    dice(at, 1)
    at.play('0', 'search')
    at.play('0', 'endTurn')
    at.play('1', 'pass')
    go(at, 1, 'r1c4')
    expect(at.refused('0', 'search').clause).toBe('NON-145')
    at.play('0', 'endTurn')
    go(at, 2, 'r1c3')
    expect(at.refused('0', 'search').clause).toBe('NON-145')
  })

  it('NON-146 at 0 hearts the turn ends and the token stays, unseen', () => {
    const at = searching('search-hidden-cave', { hearts: 3 })
    dice(at, 3)
    const said = at.play('0', 'search')
    expect(seat(at)).toMatchObject({ hearts: 0, search: [], xp: 0 })
    expect([at.G.search.r1c3, at.G.current]).toEqual(['search-hidden-cave', '1'])
    expect(JSON.stringify(said)).not.toContain('hidden-cave')
    expect(JSON.stringify(at.definition.view(at.G, '0'))).not.toContain('search-hidden-cave')
  })

  it('NON-147 a kept token gives a coin in every production phase', () => {
    const at = searching('search-lost-knowledge', { coins: 10, search: ['search-hidden-cave'] })
    dice(at, 1)
    at.play('0', 'search')
    at.play('0', 'endTurn')
    allPass(at)
    expect(gains(at, () => at.play('0', 'confirmProduction'))).toEqual({ coin: 2 })
  })

  it('NON-147 the Lost Villager is discarded and gives no income', () => {
    const at = searching('search-lost-villager', { coins: 10 })
    dice(at, 1)
    at.play('0', 'search')
    at.play('0', 'takeVillager', 'villager-crystal')
    expect(seat(at)).toMatchObject({ search: [], unhoused: ['villager-crystal'] })
    expect(at.G.removed).toContain('search-lost-villager')
    at.play('0', 'endTurn')
    allPass(at)
    produce(at)
    expect(seat(at).coins).toBe(10)
  })

  it('NON-147 NON-143 the Lost Villager is discarded also if nobody is left to find', () => {
    const at = searching('search-lost-villager', {}, { villagers: [], supply: [] })
    dice(at, 1)
    at.play('0', 'search')
    expect([seat(at).unhoused, seat(at).search, at.G.pending]).toEqual([[], [], []])
    expect(at.G.removed).toContain('search-lost-villager')
  })

  it('NON-148 Toughness: one heart less, none for a 1', () => {
    const at = searching('search-lost-knowledge', { hero: 'zeik', blue: ['toughness'] })
    dice(at, 1)
    expect(gains(at, () => at.play('0', 'search'))).toEqual({ book: 1 })
    const more = searching('search-lost-knowledge', { hero: 'zeik', hearts: 4, blue: ['toughness'] })
    dice(more, 4)
    expect(gains(more, () => more.play('0', 'search'))).toEqual({ heart: -3, book: 1 })
  })

  it('NON-148 Toughness helps in no visit', () => {
    const at = laid({ seats: { 0: { hero: 'zeik', hearts: 9, blue: ['toughness'], space: 'r1c5' } } })
    go(at, 0, 'r1c6')
    dice(at, 2)
    expect(gains(at, () => at.play('0', 'visit'))).toEqual({ heart: -2, crystal: 1, xp: 1 })
  })

  it('NON-149 Ruined Shelter: a gear for six coins less, never below nothing, or none', () => {
    const at = searching('search-ruined-shelter', { coins: 4 })
    dice(at, 1)
    at.play('0', 'search')
    expect(gains(at, () => at.play('0', 'buyGear', 'great-axe', 1))).toEqual({ coin: -4 })
    const free = searching('search-ruined-shelter', { coins: 0 })
    dice(free, 1)
    free.play('0', 'search')
    expect(free.refused('0', 'buyGear', 'great-axe', 1).clause).toBe('NON-051')
    expect(gains(free, () => free.play('0', 'buyGear', 'arzian-helm', 1))).toEqual({})
    const none = searching('search-ruined-shelter')
    dice(none, 1)
    none.play('0', 'search')
    none.play('0', 'skipGear')
    expect(known(seat(none).search)).toEqual(['search-ruined-shelter'])
  })
})

describe('an open search die', () => {
  it('NON-145 NON-158 waits for a Life Candle that could still be lit', () => {
    const at = searching('search-lost-knowledge', { hearts: 3, played: ['life-candle'] })
    dice(at, 4)
    at.play('0', 'search')
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 4 })
    at.play('0', 'useAbility', 'life-candle')
    expect([seat(at).hearts, seat(at).stock.book]).toEqual([5, 1])
  })

  it('NON-137 NON-145 waits for Self-Repair, and hurts whoever keeps it', () => {
    const at = searching('search-lost-knowledge', {
      hero: 'namal',
      hearts: 3,
      stock: { tool: 1 },
      blue: ['self-repair'],
    })
    dice(at, 4)
    at.play('0', 'search')
    const other = at.with(() => {})
    at.play('0', 'useAbility', 'self-repair')
    expect([seat(at).hearts, seat(at).stock.book]).toEqual([6, 1])
    other.play('0', 'keepDie')
    expect([seat(other).hearts, seat(other).stock.book, other.G.current]).toEqual([0, 0, '1'])
  })

  it('NON-146 is applied at once if nothing could change it', () => {
    const at = searching('search-lost-knowledge', { hearts: 3, played: ['life-candle'], mana: 0 })
    dice(at, 4)
    at.play('0', 'search')
    expect([seat(at).hearts, at.G.current]).toEqual([0, '1'])
  })
})

describe('no hearts left', () => {
  it('NON-150 ends the turn wherever it happens: no quest, no visit, and the hero stays where it is', () => {
    const at = laid({ seats: { 0: { hearts: 1, hand: ['meteor-glass'], stock: { crystal: 1 }, space: 'r1c5' } } })
    go(at, 0, 'r1c6')
    expect([seat(at).space, seat(at).hearts, at.G.current]).toEqual(['r1c6', 0, '1'])
    expect(at.refused('0', 'playQuest', 'meteor-glass').clause).toBe('NON-031')
  })

  it('NON-150 no hero action follows until there is a heart again', () => {
    const at = laid({ seats: { 0: { hearts: 1, space: 'r1c5' } } })
    go(at, 0, 'r1c6')
    at.play('1', 'pass')
    expect(at.refused('0', 'startHeroAction', 1).clause).toBe('NON-080')
    at.play('0', 'restSpecialist', 's-mason', 'hearts')
    at.play('0', 'endTurn')
    at.play('0', 'startHeroAction', 1)
  })
})

describe('the Metal Hound', () => {
  it('NON-151 three mana bring any unclaimed token with its reward, without a roll; the turn goes on', () => {
    const at = laid({
      search: { r4c9: 'search-ruins-shell' },
      seats: { 0: { hero: 'halia', hearts: 2, played: ['metal-hound'] } },
    })
    expect(gains(at, () => at.play('0', 'useAbility', 'metal-hound'))).toEqual({ mana: -3 })
    expect(at.refused('0', 'claimSearch', 'r2c5').clause).toBe('NON-151')
    expect(gains(at, () => at.play('0', 'claimSearch', 'r4c9'))).toEqual({ demon: 1, shell: 1 })
    expect(seat(at).search).toEqual(['search-ruins-shell'])
    expect(at.G.acted).toBe(false)
    at.play('0', 'startHeroAction', 0)
  })

  it('NON-135 NON-151 works in the middle of a round, which goes on afterwards', () => {
    const at = laid({
      search: { r4c9: 'search-ruins-quest' },
      quests: ['demon-trap'],
      seats: { 0: { hero: 'marklun', played: ['metal-hound'] } },
    })
    go(at, 0, 'r2c4')
    dice(at, 3)
    at.play('0', 'fight')
    at.play('0', 'useAbility', 'metal-hound')
    at.play('0', 'claimSearch', 'r4c9')
    expect(at.refused('0', 'resolveRound').clause).toBe('NON-032')
    at.play('0', 'choosePiles', ['artifact'])
    expect([seat(at).hand, seat(at).stock.demon, at.G.pending[0]?.kind]).toEqual([['demon-trap'], 1, 'combat'])
    at.play('0', 'resolveRound')
    expect(at.G.fight!.damage).toBe(2)
  })

  it('NON-151 once a season, on the own turn, with three mana', () => {
    const at = laid({ seats: { 0: { hero: 'marklun', mana: 5, played: ['metal-hound'], used: ['metal-hound'] } } })
    expect(at.refused('0', 'useAbility', 'metal-hound').clause).toBe('NON-157')
    const poor = laid({ seats: { 0: { hero: 'marklun', mana: 2, played: ['metal-hound'] } } })
    expect(poor.refused('0', 'useAbility', 'metal-hound').clause).toBe('NON-135')
    const other = laid({ seats: { 1: { hero: 'marklun', played: ['metal-hound'] } } })
    expect(other.refused('1', 'useAbility', 'metal-hound').clause).toBe('NON-135')
  })
})

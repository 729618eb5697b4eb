import { describe, expect, it } from 'vitest'
import { laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

const workers: Seat = {
  hearts: 5,
  coins: 10,
  town: {
    12: 'garden-house',
    13: 'tool-forge',
    14: 'bathhouse',
    8: 'shell-drying-house',
    9: 'demon-bottlery',
    10: 'crystal-grotto',
  },
  housing: { 4: ['villager-crystal', 'villager-crystal', 'villager-shell'], 3: ['villager-demon'] },
  unhoused: ['villager-tool', 'villager-tool'],
  search: ['search-hidden-cave', 'search-lost-knowledge', 'search-hidden-cave'],
}
const made = { shell: 2, tool: 1, demon: 2, crystal: 3 }

describe('production in seasons 1 to 5', () => {
  it('NON-170 villagers, buildings and search tokens give what they make', () => {
    const at = laid({ seats: { 0: workers } })
    allPass(at)
    expect(gains(at, () => at.play('0', 'confirmProduction'))).toEqual({ ...made, heart: 3, coin: 5 })
  })

  it('NON-170 everybody at the same time, in any order, each once', () => {
    const at = laid({ players: 3, seats: { 2: workers } })
    expect(at.refused('0', 'confirmProduction').clause).toBe('NON-032')
    allPass(at)
    expect(Object.keys(at.G.players).every((player) => at.choices(player, 'confirmProduction').length === 1)).toBe(true)
    at.play('2', 'confirmProduction')
    expect(at.refused('2', 'confirmProduction').clause).toBe('NON-031')
    at.play('0', 'confirmProduction')
    expect(at.G.phase).toBe('production')
    at.play('1', 'confirmProduction')
    expect([at.G.phase, at.G.season]).toEqual(['season', 2])
  })

  it('NON-171 unhoused villagers and specialists make nothing', () => {
    const at = laid({ seats: { 0: { coins: 10, unhoused: ['villager-tool', 'villager-crystal'] } } })
    allPass(at)
    expect(gains(at, () => at.play('0', 'confirmProduction'))).toEqual({})
  })

  it('NON-172 mana comes back in full, hearts do not', () => {
    const at = laid({ seats: { 0: { hero: 'marklun', hearts: 3, mana: 0, blue: ['shield-crystal'] } } })
    allPass(at)
    produce(at)
    expect(seat(at)).toMatchObject({ mana: 6, hearts: 3 })
  })

  it('NON-173 hero action tokens and specialists are ready again, marks are cleared', () => {
    const at = laid({
      seats: {
        0: {
          arrows: [true, false, true],
          specialists: ['-s-mason', 's-herbalist', '-s-librarian'],
          used: ['farsight'],
        },
      },
    })
    allPass(at)
    produce(at)
    expect(seat(at)).toMatchObject({ arrows: [false, false, false], used: [], passed: false })
    expect(seat(at).specialists.map((one) => one?.up ?? null)).toEqual([true, true, true, null])
  })

  it('NON-174 then the season marker advances and the holder of the token starts', () => {
    const at = laid({ players: 3, season: 3, first: '1' })
    allPass(at)
    produce(at)
    expect([at.G.season, at.G.current, at.G.first, at.G.phase]).toEqual([4, '1', '1', 'season'])
  })

  it('NON-175 a villager housed in the production phase before the confirmation does produce', () => {
    const at = laid({ seats: { 0: { town: { 12: 'inn' }, unhoused: ['villager-tool', 'villager-demon'] } } })
    allPass(at)
    at.play('0', 'houseVillager', 'villager-tool', 4)
    expect(gains(at, () => at.play('0', 'confirmProduction'))).toEqual({ tool: 1 })
    at.play('0', 'houseVillager', 'villager-demon', 4)
    expect(seat(at).stock.demon).toBe(0)
  })

  it('NON-172 what is bought before the end of the phase counts for the mana that comes back', () => {
    const at = laid({ search: { r1c3: 'search-lost-knowledge' }, seats: { 0: { space: 'r1c4', hearts: 9 } } })
    go(at, 0, 'r1c3')
    dice(at, 2)
    at.play('0', 'search')
    at.play('0', 'endTurn')
    allPass(at)
    expect(gains(at, () => at.play('0', 'confirmProduction'))).toEqual({ coin: 1 })
  })
})

import { describe, expect, it } from 'vitest'
import { size } from '../../../games/kit/zones'
import { marketLines } from '../../../games/now-or-never/data/market'
import { orders } from '../../../games/now-or-never/data/orders'
import { laid, seat } from './layout'
import { gains } from './observe'
import { allPass, dice, go, produce } from './play'

describe('at any time', () => {
  const everything = {
    hero: 'zeik' as const,
    xp: 9,
    stock: { shell: 3, tool: 3, demon: 3, crystal: 3 },
    town: { 12: 'inn', 13: 'garden-house', 8: 'library' },
    unhoused: ['villager-tool', 'villager-shell'],
    orders: ['order-1'],
  }
  const doAll = (at: ReturnType<typeof laid>, player: string) => {
    at.play(player, 'sell', 'm-t', 1)
    at.play(player, 'houseVillager', 'villager-tool', 4)
    at.play(player, 'moveVillager', 'villager-tool', 3)
    at.play(player, 'completeOrder', 'order-1')
    at.play(player, 'refillVillagers')
    at.play(player, 'buyAbility', 'rock-shield', 0)
  }
  const row = ['villager-tool']

  it('NON-160 on somebody else’s turn', () => {
    const at = laid({ villagers: row, seats: { 1: everything } })
    doAll(at, '1')
    expect([at.G.current, seat(at, '1').housing[2]]).toEqual(['0', ['villager-tool']])
  })

  it('NON-160 after passing, and in the production phase', () => {
    const at = laid({ villagers: row, seats: { 0: everything } })
    at.play('0', 'pass')
    doAll(at, '0')
    const producing = laid({ villagers: row, seats: { 0: everything } })
    allPass(producing)
    doAll(producing, '0')
    expect(producing.G.phase).toBe('production')
  })

  it('NON-160 between the steps of the own turn, while something else has to be decided', () => {
    const at = laid({ villagers: row, seats: { 0: everything } })
    go(at, 0, 'r2c4')
    dice(at, 2)
    at.play('0', 'fight')
    doAll(at, '0')
    at.play('0', 'resolveRound')
    expect(at.G.pending[0]?.kind).toBe('onward')
    const building = laid({ villagers: row, seats: { 0: everything } })
    building.play('0', 'paySpecialist', 's-mason')
    doAll(building, '0')
    building.play('0', 'skipBuild')
  })

  it('NON-160 while another player is in a fight', () => {
    const at = laid({ villagers: row, seats: { 1: everything } })
    go(at, 0, 'r2c4')
    dice(at, 2)
    at.play('0', 'fight')
    doAll(at, '1')
    at.play('0', 'resolveRound')
  })

  it('NON-160 the turn’s own actions are no anytime actions', () => {
    const at = laid({ seats: { 1: everything } })
    for (const [move, ...args] of [
      ['paySpecialist', 's-mason'],
      ['restSpecialist', 's-roofer', 'coin'],
      ['startHeroAction', 0],
      ['pass'],
      ['endTurn'],
    ] as const) {
      expect(at.refused('1', move, ...args).clause).toBe('NON-031')
    }
  })
})

describe('selling', () => {
  it('NON-161 the book’s prices: a shell 1, three shells 5, one of each good 12', () => {
    const at = laid({ seats: { 0: { stock: { shell: 5, tool: 1, demon: 1, crystal: 1 } } } })
    expect(gains(at, () => at.play('0', 'sell', 'm-s', 1))).toEqual({ shell: -1, coin: 1 })
    expect(gains(at, () => at.play('0', 'sell', 'm-sss', 1))).toEqual({ shell: -3, coin: 5 })
    expect(gains(at, () => at.play('0', 'sell', 'm-stdc', 1))).toEqual({
      shell: -1,
      tool: -1,
      demon: -1,
      crystal: -1,
      coin: 12,
    })
  })

  it.each(marketLines)('NON-161 $id sells for $coins, and not without the goods', ({ id, give, coins }) => {
    const at = laid({ seats: { 0: { stock: give } } })
    const gone = Object.fromEntries(Object.entries(give).map(([good, n]) => [good, -n]))
    expect(gains(at, () => at.play('0', 'sell', id, 1))).toEqual({ ...gone, coin: coins })
    expect(at.refused('0', 'sell', id, 1).clause).toBe('NON-161')
  })

  it('NON-161 each good counts in one line only: twice the line needs twice the goods', () => {
    const at = laid({ seats: { 0: { stock: { shell: 5 } } } })
    expect(at.refused('0', 'sell', 'm-sss', 2).clause).toBe('NON-161')
    at.play('0', 'sell', 'm-sss', 1)
    expect(at.refused('0', 'sell', 'm-sss', 1).clause).toBe('NON-161')
  })

  it('NON-161 better prices belong to whoever played the card', () => {
    const at = laid({
      seats: {
        0: { played: ['shell-broker', 'ublo-toolsmith'], stock: { shell: 3, tool: 3 } },
        1: { stock: { shell: 3, tool: 3 } },
      },
    })
    expect(gains(at, () => at.play('0', 'sell', 'm-sss', 1))).toEqual({ shell: -3, coin: 8 })
    expect(gains(at, () => at.play('0', 'sell', 'm-ttt', 1))).toEqual({ tool: -3, coin: 10 })
    expect(gains(at, () => at.play('1', 'sell', 'm-sss', 1), '1')).toEqual({ shell: -3, coin: 5 })
    expect(at.refused('1', 'sell', 'm-ttt', 1).clause).toBe('NON-161')
  })

  it('NON-161 everything at once sells for the best total', () => {
    const at = laid({ seats: { 0: { stock: { shell: 1, tool: 1, demon: 3, crystal: 3, book: 2 } } } })
    at.play('0', 'sellBest')
    expect(seat(at).stock).toEqual({ shell: 0, tool: 0, demon: 0, crystal: 0, book: 2 })
    expect(seat(at).coins).toBe(17 + 12 + 14)
    expect(at.refused('0', 'sellBest').clause).toBe('NON-161')
  })
})

describe('housing', () => {
  it('NON-162 a row houses one villager for each building and one more for each bed', () => {
    const at = laid({ seats: { 0: { town: { 12: 'inn', 13: 'library' }, unhoused: Array(5).fill('villager-tool') } } })
    for (let i = 0; i < 4; i++) at.play('0', 'houseVillager', 'villager-tool', 4)
    expect(at.refused('0', 'houseVillager', 'villager-tool', 4).clause).toBe('NON-162')
    expect(at.refused('0', 'houseVillager', 'villager-tool', 3).clause).toBe('NON-162')
    expect(seat(at)).toMatchObject({
      housing: [[], [], [], Array(4).fill('villager-tool')],
      unhoused: ['villager-tool'],
    })
  })

  it('NON-162 only a villager one has', () => {
    const at = laid({ seats: { 0: { town: { 12: 'inn' }, unhoused: ['villager-tool'] } } })
    expect(at.refused('0', 'houseVillager', 'villager-shell', 4).clause).toBe('NON-162')
  })

  it('NON-163 a housed villager stays in its row', () => {
    const at = laid({
      seats: { 0: { town: { 12: 'garden-house', 8: 'library' }, housing: { 4: ['villager-tool'] } } },
    })
    expect(at.refused('0', 'moveVillager', 'villager-tool', 3).clause).toBe('NON-163')
    expect(at.choices('0', 'moveVillager')).toEqual([])
  })

  it('NON-169 the Inn lets one of its row move to another row with room', () => {
    const at = laid({
      seats: {
        0: {
          town: { 12: 'inn', 8: 'library', 4: 'school' },
          housing: { 4: ['villager-tool', 'villager-shell'], 3: ['villager-demon'] },
        },
      },
    })
    expect(at.refused('0', 'moveVillager', 'villager-demon', 2).clause).toBe('NON-169')
    expect(at.refused('0', 'moveVillager', 'villager-tool', 3).clause).toBe('NON-169')
    expect(at.refused('0', 'moveVillager', 'villager-tool', 1).clause).toBe('NON-169')
    expect(at.refused('0', 'moveVillager', 'villager-tool', 4).clause).toBe('NON-169')
    at.play('0', 'moveVillager', 'villager-tool', 2)
    expect(seat(at).housing).toEqual([[], ['villager-tool'], ['villager-demon'], ['villager-shell']])
    expect(at.refused('0', 'moveVillager', 'villager-tool', 4).clause).toBe('NON-169')
  })
})

describe('villagers for experience', () => {
  it('NON-164 two experience fill every empty slot', () => {
    const at = laid({ villagers: ['villager-tool'], seats: { 0: { xp: 2 } } })
    const supply = size(at.G.villagerSupply)
    expect(gains(at, () => at.play('0', 'refillVillagers'))).toEqual({ xp: -2 })
    expect(at.G.villagerRow).not.toContain(null)
    expect(at.G.villagerRow[0]).toBe('villager-tool')
    expect(size(at.G.villagerSupply)).toBe(supply - 5)
  })

  it('NON-164 not with one experience, a full row, or an empty supply', () => {
    const poor = laid({ villagers: ['villager-tool'], seats: { 0: { xp: 1 } } })
    expect(poor.refused('0', 'refillVillagers').clause).toBe('NON-164')
    expect(laid({ seats: { 0: { xp: 5 } } }).refused('0', 'refillVillagers').clause).toBe('NON-164')
    const empty = laid({ villagers: ['villager-tool'], supply: [], seats: { 0: { xp: 5 } } })
    expect(empty.refused('0', 'refillVillagers').clause).toBe('NON-164')
  })

  it('NON-127 NON-164 the experience of a defeated enemy is there before its villagers: it pays for the refill', () => {
    const at = laid({
      enemies: { r2c4: ['enemy-6'] },
      villagers: ['villager-shell'],
      seats: { 0: { hero: 'namal', xp: 0, red: [null, null, null, 'meteor-drop'], blue: ['scale-vest'] } },
    })
    go(at, 0, 'r2c4')
    dice(at, 4, 4)
    at.play('0', 'fight')
    at.play('0', 'resolveRound')
    at.play('0', 'nextRound')
    expect(gains(at, () => at.play('0', 'resolveRound'))).toMatchObject({ xp: 2, demon: 1 })
    expect(at.G.pending[0]).toMatchObject({ kind: 'takeVillager', n: 2 })
    expect(gains(at, () => at.play('0', 'refillVillagers'))).toEqual({ xp: -2 })
    expect(at.G.villagerRow).not.toContain(null)
  })

  it('NON-164 in the middle of gaining two villagers', () => {
    const at = laid({
      enemies: { r2c4: ['enemy-5'] },
      villagers: ['villager-tool', 'villager-tool'],
      seats: { 0: { hero: 'namal', xp: 2, red: [null, null, null, 'meteor-drop'], blue: ['scale-vest'] } },
    })
    go(at, 0, 'r2c4')
    dice(at, 4, 4)
    at.play('0', 'fight')
    at.play('0', 'resolveRound')
    at.play('0', 'nextRound')
    at.play('0', 'resolveRound')
    at.play('0', 'takeVillager', 'villager-tool')
    at.play('0', 'refillVillagers')
    expect(at.G.villagerRow).not.toContain(null)
    at.play('0', 'takeVillager', String(at.G.villagerRow[5]))
    expect(seat(at).unhoused).toHaveLength(2)
  })
})

describe('orders', () => {
  it.each(orders)('NON-165 $id: its goods for $coins coins, once', ({ id, give, coins }) => {
    const at = laid({ seats: { 0: { orders: [id], stock: { shell: 3, tool: 3, demon: 3, crystal: 3 } } } })
    const gone = Object.fromEntries(Object.entries(give).map(([good, n]) => [good, -n]))
    expect(gains(at, () => at.play('0', 'completeOrder', id))).toEqual({ ...gone, coin: coins })
    expect(seat(at)).toMatchObject({ orders: [], completed: [id] })
    expect(at.refused('0', 'completeOrder', id).clause).toBe('NON-165')
  })

  it('NON-165 not without its goods, not another player’s, not in the final production phase', () => {
    const at = laid({ seats: { 0: { orders: ['order-1'], stock: { shell: 1 } }, 1: { orders: ['order-2'] } } })
    expect(at.refused('0', 'completeOrder', 'order-1').clause).toBe('NON-165')
    expect(at.refused('0', 'completeOrder', 'order-2').clause).toBe('NON-165')
    const last = laid({ season: 6, seats: { 0: { orders: ['order-1'], stock: { shell: 2 } } } })
    allPass(last)
    expect(last.refused('0', 'completeOrder', 'order-1')).toMatchObject({
      clause: 'NON-165',
      because: expect.stringContaining('final'),
    })
    const early = laid({ season: 5, seats: { 0: { orders: ['order-1'], stock: { shell: 2 } } } })
    allPass(early)
    early.play('0', 'completeOrder', 'order-1')
  })
})

describe('abilities', () => {
  it('NON-166 cost experience and lie in a slot of their colour', () => {
    const at = laid({ seats: { 0: { hero: 'halia', xp: 4 } } })
    expect(gains(at, () => at.play('0', 'buyAbility', 'dark-flame', 2))).toEqual({ xp: -2 })
    expect(gains(at, () => at.play('0', 'buyAbility', 'leadership', 2))).toEqual({ xp: -2 })
    expect(seat(at)).toMatchObject({ red: [null, null, 'dark-flame', null], blue: [null, null, 'leadership', null] })
    expect(seat(at).abilities).toHaveLength(4)
  })

  it('NON-166 not without the experience, not twice, not another hero’s', () => {
    const at = laid({ seats: { 0: { hero: 'halia', xp: 3 } } })
    expect(at.refused('0', 'buyAbility', 'boulder-toss', 0).clause).toBe('NON-166')
    at.play('0', 'buyAbility', 'dark-flame', 0)
    expect(at.refused('0', 'buyAbility', 'dark-flame', 1).clause).toBe('NON-166')
    expect(at.refused('0', 'buyAbility', 'leadership', 1).clause).toBe('NON-166')
  })

  it('NON-167 the book’s example: Cinder Slash only with Dark Flame; a blue level 1 does not help', () => {
    const at = laid({ seats: { 0: { hero: 'halia', xp: 20, blue: ['leadership'] } } })
    expect(at.refused('0', 'buyAbility', 'cinder-slash', 1).clause).toBe('NON-167')
    expect(at.refused('0', 'buyAbility', 'phoenix-lance', 1).clause).toBe('NON-167')
    at.play('0', 'buyAbility', 'dark-flame', 0)
    expect(at.refused('0', 'buyAbility', 'phoenix-lance', 1).clause).toBe('NON-167')
    at.play('0', 'buyAbility', 'cinder-slash', 1)
    at.play('0', 'buyAbility', 'phoenix-lance', 2)
  })

  it('NON-167 one level 1 is enough for any number of level 2', () => {
    const at = laid({ seats: { 0: { hero: 'halia', xp: 20, blue: ['leadership'] } } })
    at.play('0', 'buyAbility', 'ember-ward', 1)
    at.play('0', 'buyAbility', 'second-wind', 2)
    expect(seat(at).blue).toEqual(['leadership', 'ember-ward', 'second-wind', null])
  })

  it('NON-168 a displaced ability is out of the game and no longer counts as owned', () => {
    const at = laid({ seats: { 0: { hero: 'halia', xp: 20, blue: ['leadership'] } } })
    at.play('0', 'buyAbility', 'ember-ward', 0)
    expect(at.G.removed).toContain('leadership')
    expect(at.refused('0', 'buyAbility', 'second-wind', 1).clause).toBe('NON-167')
    expect(at.refused('0', 'buyAbility', 'leadership', 1).clause).toBe('NON-168')
  })
})

describe('the purse of a whole season', () => {
  it('NON-160 NON-161 what was sold off turn pays for the next own turn', () => {
    const at = laid({ seats: { 1: { coins: 0, stock: { crystal: 3 } } } })
    at.play('1', 'sell', 'm-ccc', 1)
    at.play('0', 'pass')
    at.play('1', 'paySpecialist', 's-acolyte')
    expect(seat(at, '1').coins).toBe(9)
    at.play('1', 'endTurn')
    allPass(at)
    produce(at)
    expect(at.G.season).toBe(2)
  })
})

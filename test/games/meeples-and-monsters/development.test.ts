import { describe, expect, it } from 'vitest'
import { hire } from '../../../games/kit/bot'
import { entriesOf } from '../../../games/kit/records'
import { known } from '../../../games/kit/zones'
import { slots, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { total } from '../../../games/meeples-and-monsters/state'
import { chooseFor } from '../../arena/choose'
import { type City, carryOut, commit, type Layout, laid, type Seat, seat, send, some } from './layout'

/** The Development Phase of a player who has this. */
const developing = (own: Seat, layout: Layout = {}): City =>
  laid({ phase: 'development', seats: { 0: own }, ...layout })
const full = Object.fromEntries(slots.map(({ id }, i) => [id, tiles[i]!.id]))

describe('the steps of the phase', () => {
  it('MM-301 assign, resolve, clean up, each in its turn', () => {
    const at = developing({ tavern: { peasant: 1 } })
    const tile = at.G.offer[0]!
    expect(at.refused('0', 'construct', tile, 'villages-2').clause).toBe('MM-301')
    expect(at.refused('0', 'endDevelopment').clause).toBe('MM-301')
    commit(at, { 'capitol-yard': ['peasant'] })
    expect(at.state.ctx.phase).toBe('development')
    at.play('0', 'construct', tile, 'villages-2')
    at.play('0', 'endDevelopment')
    expect(at.state.ctx.phase).toBe('main')
  })

  it('MM-301 without an assignment the phase ends with no Clean Up Step', () => {
    const at = developing({ tavern: { peasant: 2 }, pending: { mage: 1 } })
    commit(at)
    expect(at.G).toMatchObject({ phase: 'main', step: 'plan' })
    expect(some(seat(at).pending)).toEqual({ mage: 1 })
    expect(some(seat(at).tavern)).toEqual({ peasant: 2 })
  })

  it('MM-301 leaving the phase, empty or done, can be taken back while nothing was revealed', () => {
    const at = developing({ tavern: { peasant: 2 } })
    commit(at)
    expect(at.undo('0')).toBeUndefined()
    expect(at.G).toMatchObject({ phase: 'development', step: 'plan' })
    commit(at, { 'capitol-yard': ['peasant'] })
    at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
    at.play('0', 'endDevelopment')
    send(at, 'academy-of-mages', 'peasant')
    for (const phase of ['main', 'development', 'development', 'development', 'development']) {
      expect(at.undo('0')).toBeUndefined()
      expect([at.G.phase, at.state.ctx.phase]).toEqual([phase, phase])
    }
    expect(some(seat(at).tavern)).toEqual({ peasant: 2 })
    expect(at.undo('0')).toBeDefined()
    commit(at)
    commit(at)
    expect(at.undo('0')).toBeDefined()
  })

  it('MM-302 only to the Capitol, only from the Tavern, all before anything is resolved', () => {
    const at = developing({ tavern: { peasant: 1 }, bag: { warrior: 2 }, lodgings: { mage: 1 } })
    expect(at.refused('0', 'assign', 'arena', 'peasant').clause).toBe('MM-302')
    expect(at.refused('0', 'assign', 'capitol-drill', 'mage').clause).toBe('MM-302')
    commit(at, { 'capitol-yard': ['peasant'] })
    at.play('0', 'construct', at.G.offer[0]!, 'castle-1')
    expect(some(seat(at).tavern)).toEqual({ warrior: 2 })
    expect(at.refused('0', 'assign', 'capitol-drill', 'warrior').clause).toBe('MM-302')
    expect(at.refused('0', 'assignFor', 'capitol-drill').clause).toBe('MM-302')
    expect(at.refused('0', 'commit').clause).toBe('MM-302')
  })

  it('MM-307 everything assigned to must be resolved, in the order of the player', () => {
    for (const order of [['levelUp', 'construct'] as const, ['construct', 'levelUp'] as const]) {
      const at = developing({ tavern: { peasant: 1, warrior: 1 } })
      commit(at, { 'capitol-drill': ['warrior'], 'capitol-yard': ['peasant'] })
      for (const move of order) {
        expect(at.refused('0', 'endDevelopment').clause).toBe('MM-307')
        if (move === 'construct') at.play('0', move, at.G.offer[0]!, 'villages-2')
        else at.playFirst('0', move)
      }
      at.play('0', 'endDevelopment')
    }
  })

  it('MM-315 all on the Capitol and all that waits goes to the Lodgings, exhausted', () => {
    const at = developing({ tavern: { peasant: 2, warrior: 1 }, pending: { mage: 1 }, hand: ['civic-pride'] })
    commit(at, { 'capitol-yard': ['peasant'], 'capitol-drill': ['warrior'] })
    at.play('0', 'construct', at.G.offer[0]!, 'villages-1')
    at.play('0', 'levelUp')
    at.play('0', 'completeQuest', 'civic-pride')
    expect(some(seat(at).pending)).toEqual({ mage: 1, warrior: 1, cleric: 1 })
    expect(some(seat(at).lodgings)).toEqual({})
    at.play('0', 'endDevelopment')
    expect(some(seat(at).pending)).toEqual({})
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2, warrior: 2, mage: 1, cleric: 1 })
    expect(some(seat(at).tavern)).toEqual({ peasant: 1 })
    expect(at.refused('0', 'assign', 'keep', 'warrior').clause).toBe('MM-402')
  })

  it('MM-319 what is drawn in this phase can be used in the Main Phase', () => {
    const at = developing({ tavern: { peasant: 1 }, lodgings: { peasant: 2 } }, { monsters: ['skeleton'] })
    commit(at, { 'capitol-yard': ['peasant'] })
    at.play('0', 'construct', at.G.offer[0]!, 'castle-1')
    at.play('0', 'endDevelopment')
    carryOut(at, { skeleton: ['peasant', 'peasant'] })
    expect(seat(at).trophies).toEqual(['skeleton'])
  })
})

describe('building', () => {
  it("MM-303 the Builders' Yard takes one Peasant, and another comes from the supply, if there is one", () => {
    for (const supply of [5, 0]) {
      const at = developing({ tavern: { peasant: 1, mage: 1 } }, { supply: { peasant: supply } })
      send(at, 'capitol-yard', 'mage')
      expect(at.refused('0', 'commit').clause).toBe('MM-303')
      at.play('0', 'takeBack', 'capitol-yard', 0)
      commit(at, { 'capitol-yard': ['peasant'] })
      expect(at.G.supply.peasant).toBe(Math.max(0, supply - 1))
      at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
      at.play('0', 'endDevelopment')
      expect(some(seat(at).lodgings)).toEqual({ peasant: supply > 0 ? 2 : 1 })
    }
  })

  it("MM-304 the Masons' Guild takes two Peasants and adds none", () => {
    const at = developing({ tavern: { peasant: 2 } })
    send(at, 'capitol-guild', 'peasant')
    expect(at.refused('0', 'commit').clause).toBe('MM-304')
    commit(at, { 'capitol-guild': ['peasant'] })
    at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
    at.play('0', 'endDevelopment')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2 })
  })

  it('MM-305 only one of the two construction places in a turn, and one construction', () => {
    const at = developing({ tavern: { peasant: 4 } })
    send(at, 'capitol-yard', 'peasant')
    expect(at.refused('0', 'assign', 'capitol-guild', 'peasant').clause).toBe('MM-305')
    expect(at.refused('0', 'assignFor', 'capitol-guild').clause).toBe('MM-305')
    commit(at)
    at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
    expect(at.refused('0', 'construct', at.G.offer[0]!, 'castle-2').clause).toBe('MM-305')
    const other = developing({ tavern: { peasant: 4 } })
    send(other, 'capitol-guild', 'peasant')
    expect(other.refused('0', 'assign', 'capitol-yard', 'peasant').clause).toBe('MM-305')
  })

  it('MM-308 any open tile on any vacant slot, and nothing else', () => {
    const built = { 'castle-1': 'armory' }
    const at = developing({ tavern: { peasant: 1 } }, { built })
    commit(at, { 'capitol-yard': ['peasant'] })
    expect(at.choices('0', 'construct')).toHaveLength(4 * 7)
    const tile = at.G.offer[0]!
    expect(at.refused('0', 'construct', tile, 'castle-1').clause).toBe('MM-308')
    expect(at.refused('0', 'construct', known(at.G.tileStack)[0], 'castle-2').clause).toBe('MM-308')
    expect(at.refused('0', 'construct', 'armory', 'castle-2').clause).toBe('MM-308')
    at.play('0', 'construct', tile, 'castle-2')
    expect(at.G.city.castle.built).toEqual(['armory', tile])
    expect(at.G.offer).not.toContain(tile)
  })

  it('MM-309 with eight built, or nothing on offer, nobody goes to build', () => {
    for (const layout of [{ built: full }, { offer: [] }]) {
      const at = developing({ tavern: { peasant: 2 } }, layout)
      for (const place of ['capitol-yard', 'capitol-guild']) {
        expect(at.refused('0', 'assign', place, 'peasant').clause).toBe('MM-309')
      }
    }
    const { 'castle-2': last, ...seven } = full
    const at = developing({ tavern: { peasant: 2 } }, { built: seven })
    commit(at, { 'capitol-guild': ['peasant', 'peasant'] })
    at.play('0', 'construct', at.G.offer[0]!, 'castle-2')
  })

  const bonuses: [string, (at: City) => void][] = [
    ['villages-1', (at) => expect(some(seat(at).pending)).toEqual({ warrior: 1 })],
    ['villages-2', (at) => expect(seat(at).vp).toBe(2)],
    [
      'university-1',
      (at) => expect([known(seat(at).hand).length, at.G.pending[0]?.kind]).toEqual([2, 'discardQuests']),
    ],
    ['university-2', (at) => expect(some(seat(at).pending)).toEqual({ mage: 1 })],
    ['castle-1', (at) => expect(some(seat(at).tavern)).toEqual({ knight: 2 })],
    ['castle-2', (at) => expect(seat(at).vp).toBe(2)],
    ['cathedral-1', (at) => expect(at.G.pending).toEqual([{ player: '0', kind: 'purge', n: 1 }])],
    ['cathedral-2', (at) => expect(some(seat(at).pending)).toEqual({ cleric: 1 })],
  ]

  it('MM-310 each slot gives its bonus at once, and never again', () => {
    expect(bonuses.map(([slot]) => slot)).toEqual(slots.map(({ id }) => id))
    for (const [slot, check] of bonuses) {
      const at = developing({ tavern: { peasant: 1 }, bag: { knight: 2 }, lodgings: { corruption: 2 } })
      commit(at, { 'capitol-yard': ['peasant'] })
      at.play('0', 'construct', 'armory', slot)
      check(at)
    }
    const used = laid({ built: { 'villages-2': 'armory' }, seats: { 0: { tavern: { peasant: 1 } } } })
    carryOut(used, { armory: ['peasant'] })
    expect(seat(used).vp).toBe(0)
  })

  it('MM-311 a Prestige Location gets three Units of its class, or what is left', () => {
    for (const left of [5, 2, 0]) {
      const at = developing({ tavern: { peasant: 1 } }, { offer: ['shamans-grove'], supply: { shaman: left } })
      commit(at, { 'capitol-yard': ['peasant'] })
      at.play('0', 'construct', 'shamans-grove', 'villages-2')
      expect(at.G.stock).toEqual({ 'shamans-grove': Math.min(3, left) })
      expect(at.G.supply.shaman).toBe(Math.max(0, left - 3))
    }
  })

  it('MM-320 more Units than needed may go to build, never to drill', () => {
    const at = developing({ tavern: { peasant: 2, knight: 1, warrior: 2 } })
    send(at, 'capitol-yard', 'peasant', 'peasant', 'knight')
    send(at, 'capitol-drill', 'warrior')
    expect(at.refused('0', 'assign', 'capitol-drill', 'warrior').clause).toBe('MM-320')
    commit(at)
    at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
    at.play('0', 'levelUp')
    at.play('0', 'endDevelopment')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 3, knight: 1, warrior: 1 })
  })
})

describe('levelling up', () => {
  it('MM-306 one Unit, one class, one level in a turn, besides a construction', () => {
    const at = developing({ tavern: { peasant: 1, warrior: 2, cleric: 1 } })
    commit(at, { 'capitol-drill': ['cleric'], 'capitol-yard': ['peasant'] })
    at.play('0', 'levelUp')
    expect(seat(at).levels).toEqual({ mage: 1, cleric: 2, knight: 1, warrior: 1 })
    expect(at.refused('0', 'levelUp').clause).toBe('MM-306')
    at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
    at.play('0', 'endDevelopment')
    expect(at.refused('0', 'levelUp').clause).toBe('MM-301')
  })

  const prices = { mage: [1, 1], cleric: [0, 3], knight: [2, 2], warrior: [0, 2] } as const

  it('MM-312 each level has its price, and not a point less will do', () => {
    for (const [cls, costs] of entriesOf(prices)) {
      for (const [i, cost] of costs.entries()) {
        const own = { tavern: { [cls]: 1 }, levels: { [cls]: i + 1 } }
        const at = developing({ ...own, vp: cost })
        commit(at, { 'capitol-drill': [cls] })
        at.play('0', 'levelUp')
        expect([seat(at).vp, seat(at).levels[cls]]).toEqual([0, i + 2])
        if (cost === 0) continue
        const poor = developing({ ...own, vp: cost - 1 })
        send(poor, 'capitol-drill', cls)
        expect(poor.refused('0', 'commit').clause).toBe('MM-312')
      }
    }
  })

  it('MM-312 the team proposed for the Drill Hall is one whose level can be paid, where there is one', () => {
    const at = developing({ tavern: { mage: 1, cleric: 1 } })
    at.play('0', 'assignFor', 'capitol-drill')
    expect(at.G.plan[0]!.units).toEqual([{ cls: 'cleric' }])
    at.play('0', 'commit')
    const rich = developing({ tavern: { mage: 1, cleric: 1 }, vp: 1 })
    rich.play('0', 'assignFor', 'capitol-drill')
    expect(rich.G.plan[0]!.units).toEqual([{ cls: 'mage' }])
  })

  it.each([0, 3])('MM-312 a bot that can not pay for a level does not plan for it again and again', async (warrior) => {
    const bot = await hire('apprentice', meeplesAndMonsters)
    const at = developing({ tavern: { knight: 1, warrior }, bag: { knight: 5 }, levels: { knight: 1, warrior: 3 } })
    const moves: string[] = []
    while (at.G.phase === 'development' && moves.length < 10) {
      const choice = chooseFor(bot, meeplesAndMonsters.view(at.G, '0'), '0', () => 0)!
      moves.push(choice.move)
      at.make('0', choice)
    }
    expect(moves).toEqual(['commit'])
  })

  it('MM-312 nobody rises above level 3, and Peasants and Prestige Units never rise', () => {
    const tavern = { mage: 1, peasant: 1, ranger: 1, paladin: 1, shaman: 1 }
    const at = developing({ tavern, levels: { mage: 3 }, vp: 9 })
    for (const cls of Object.keys(tavern)) {
      expect(at.refused('0', 'assign', 'capitol-drill', cls).clause).toBe('MM-312')
    }
    expect(at.refused('0', 'assign', 'capitol-drill', 'shaman', 'mage').clause).toBe('MM-312')
    expect(at.refused('0', 'assign', 'capitol-drill', 'shaman', 'peasant').clause).toBe('MM-312')
  })

  it('MM-313 points for building may pay for the level, if it is built first', () => {
    const at = developing({ tavern: { peasant: 1, knight: 1 } })
    commit(at, { 'capitol-drill': ['knight'], 'capitol-yard': ['peasant'] })
    expect(at.refused('0', 'levelUp').clause).toBe('MM-205')
    expect(at.refused('0', 'construct', at.G.offer[0]!, 'castle-1').clause).toBe('MM-313')
    at.play('0', 'construct', at.G.offer[0]!, 'castle-2')
    at.play('0', 'levelUp')
    expect([seat(at).vp, seat(at).levels.knight]).toEqual([0, 2])
  })

  it('MM-313 where no order can pay, the assignment is refused', () => {
    const own = { tavern: { peasant: 1, knight: 1 } }
    const alone = developing(own)
    send(alone, 'capitol-drill', 'knight')
    expect(alone.refused('0', 'commit').clause).toBe('MM-312')
    const taken = developing(own, { built: { 'villages-2': 'armory', 'castle-2': 'almshouse' } })
    send(taken, 'capitol-drill', 'knight')
    send(taken, 'capitol-yard', 'peasant')
    expect(taken.refused('0', 'commit').clause).toBe('MM-312')
    const paid = developing({ ...own, vp: 2 })
    commit(paid, { 'capitol-drill': ['knight'], 'capitol-yard': ['peasant'] })
    paid.play('0', 'construct', paid.G.offer[0]!, 'castle-1')
    paid.play('0', 'levelUp')
  })

  it('MM-314 a new level counts at once, in ability and in combat', () => {
    const at = developing({ tavern: { knight: 3 }, bag: { mage: 1 }, vp: 2 }, { monsters: ['tree-beast'] })
    expect(at.refused('0', 'useAbility', 'knight').clause).toBe('MM-211')
    commit(at, { 'capitol-drill': ['knight'] })
    at.play('0', 'levelUp')
    at.play('0', 'useAbility', 'knight')
    expect(some(seat(at).tavern)).toEqual({ knight: 2, mage: 1 })
    const fit = developing({ tavern: { warrior: 2 } }, { monsters: ['skeleton'] })
    commit(fit, { 'capitol-drill': ['warrior'] })
    fit.play('0', 'levelUp')
    fit.play('0', 'endDevelopment')
    carryOut(fit, { skeleton: ['warrior'] })
    const unfit = laid({ seats: { 0: { tavern: { warrior: 1 } } }, monsters: ['skeleton'] })
    send(unfit, 'skeleton', 'warrior')
    expect(unfit.refused('0', 'commit').clause).toBe('MM-510')
  })

  it('MM-318 a Shaman drills or builds as the class it is used as', () => {
    const at = developing({ tavern: { shaman: 3 }, vp: 1 })
    send(at, 'capitol-guild', 'shaman', 'shaman as peasant')
    expect(at.refused('0', 'commit').clause).toBe('MM-304')
    at.play('0', 'takeBack', 'capitol-guild', 0)
    commit(at, { 'capitol-guild': ['shaman as peasant'], 'capitol-drill': ['shaman as mage'] })
    at.play('0', 'levelUp')
    at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
    at.play('0', 'endDevelopment')
    expect(seat(at).levels.mage).toBe(2)
    expect(some(seat(at).lodgings)).toEqual({ shaman: 3 })
  })
})

describe('abilities', () => {
  it('MM-316 before assigning, after resolving or with nothing assigned, and drawn at once', () => {
    const own = { tavern: { knight: 1, peasant: 1 }, bag: { mage: 3 }, levels: { knight: 2 } } as const
    const before = developing(own)
    before.play('0', 'useAbility', 'knight')
    expect(some(seat(before).tavern)).toEqual({ knight: 1, peasant: 1, mage: 1 })
    const after = developing(own)
    commit(after, { 'capitol-yard': ['peasant'] })
    after.play('0', 'useAbility', 'knight')
    after.play('0', 'construct', after.G.offer[0]!, 'villages-2')
    expect(some(seat(after).tavern)).toEqual({ knight: 1, mage: 1 })
    const late = developing(own)
    commit(late)
    expect(late.refused('0', 'useAbility', 'knight').clause).toBe('MM-316')
  })

  it('MM-316 the condition has to hold at that moment', () => {
    const drilled = developing({ tavern: { knight: 1 }, levels: { knight: 2 }, vp: 2 })
    commit(drilled, { 'capitol-drill': ['knight'] })
    expect(drilled.refused('0', 'useAbility', 'knight').clause).toBe('MM-316')
    const clean = developing({ tavern: { cleric: 1 }, levels: { cleric: 2 } })
    expect(clean.refused('0', 'useAbility', 'cleric').clause).toBe('MM-316')
  })

  it('MM-316 a Cleric draws for Corruption, at level 3 instead of one', () => {
    for (const level of [2, 3] as const) {
      const at = developing({ tavern: { cleric: 1, corruption: 2 }, bag: { mage: 1 }, levels: { cleric: level } })
      const { corruption } = at.G.supply
      at.play('0', 'useAbility', 'cleric')
      expect(seat(at).tavern).toMatchObject({ mage: 1, corruption: level === 3 ? 1 : 2 })
      expect(at.G.supply.corruption - corruption).toBe(level === 3 ? 1 : 0)
    }
  })

  it('MM-317 Study sends every real Mage to the Lodgings for Quests, until the Main plan is committed', () => {
    const own = { tavern: { mage: 2, shaman: 1, peasant: 2 }, levels: { mage: 2 } } as const
    for (const phase of ['development', 'main'] as const) {
      const at = laid({ phase, seats: { 0: own } })
      at.play('0', 'useAbility', 'mage')
      expect(some(seat(at).tavern)).toEqual({ shaman: 1, peasant: 2 })
      expect(some(seat(at).lodgings)).toEqual({ mage: 2 })
      expect([known(seat(at).hand).length, at.G.pending.length]).toEqual([1, 0])
    }
    const late = laid({ seats: { 0: own } })
    commit(late, { 'academy-of-mages': ['peasant'] })
    expect(late.refused('0', 'useAbility', 'mage').clause).toBe('MM-317')
    const none = laid({ seats: { 0: { tavern: { shaman: 1 }, levels: { mage: 2 } } } })
    expect(none.refused('0', 'useAbility', 'mage').clause).toBe('MM-317')
  })

  it('MM-317 a Mage laid out in a plan not yet committed is still in the Tavern: Study waits for it', () => {
    const at = laid({
      seats: { 0: { tavern: { mage: 2 }, levels: { mage: 3 } } },
      built: { 'castle-1': 'great-library' },
    })
    send(at, 'great-library', 'mage')
    expect(at.refused('0', 'useAbility', 'mage').clause).toBe('MM-317')
    expect(at.choices('0', 'useAbility')).toEqual([])
    at.play('0', 'takeBack', 'great-library', 0)
    at.play('0', 'useAbility', 'mage')
    expect(some(seat(at).lodgings)).toEqual({ mage: 2 })
    expect(at.G.pending).toEqual([{ player: '0', kind: 'discardQuests', n: 1 }])
    expect(total(seat(at).tavern)).toBe(0)
  })

  it('MM-317 a Mage committed to the Drill Hall is not moved by Study', () => {
    const at = developing({ tavern: { mage: 2 }, levels: { mage: 2 }, vp: 1 })
    commit(at, { 'capitol-drill': ['mage'] })
    at.play('0', 'useAbility', 'mage')
    expect(some(seat(at).lodgings)).toEqual({ mage: 1 })
  })
})

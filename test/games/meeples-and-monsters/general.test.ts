import { describe, expect, it } from 'vitest'
import { owned } from '../../../games/meeples-and-monsters/flow/turn'
import { assignmentAt } from '../../../games/meeples-and-monsters/state'
import { commit, laid, pass, resolve, seat, send, some } from './layout'

describe('turns', () => {
  it('MM-201 from the first player clockwise, and nobody else acts', () => {
    const at = laid({ players: 3, phase: 'development' })
    const seen = [0, 1, 2, 3].map(() => {
      const { current } = at.G
      for (const other of at.G.order.filter((player) => player !== current)) {
        expect(at.refused(other, 'commit').clause).toBe('MM-201')
      }
      pass(at)
      return current
    })
    expect(seen).toEqual(['0', '1', '2', '0'])
  })

  it('MM-202 the Colosseum, then Development, Main and Draw Phase', () => {
    const at = laid({ players: 3, phase: 'draw', hill: { player: '1', unit: 'knight' } })
    at.play('0', 'endTurn')
    expect([seat(at, '1').vp, at.G.hill]).toEqual([3, null])
    expect(some(seat(at, '1').lodgings)).toEqual({ knight: 1 })
    const phases = [0, 1].map(() => {
      const { phase } = at.state.ctx
      at.play('1', 'commit')
      return phase
    })
    expect([...phases, at.state.ctx.phase]).toEqual(['development', 'main', 'draw'])
    expect(at.refused('1', 'commit').clause).toBe('MM-404')
    at.play('1', 'endTurn')
    expect([at.G.current, at.state.ctx.phase]).toEqual(['2', 'development'])
  })

  it('MM-203 others only answer a recall, and nothing goes on before they have', () => {
    const at = laid({
      players: 3,
      built: { 'villages-1': 'coaching-inn' },
      seats: { 0: { tavern: { peasant: 1 } }, 1: { lodgings: { mage: 2 } }, 2: { lodgings: { corruption: 1 } } },
    })
    commit(at, { 'coaching-inn': ['peasant'] })
    expect(at.refused('1', 'recallUnits', ['mage']).clause).toBe('MM-201')
    resolve(at, 'coaching-inn')
    expect(at.refused('0', 'finishResolution').clause).toBe('MM-201')
    expect(at.refused('2', 'recallUnits', []).clause).toBe('MM-201')
    expect(at.refused('1', 'commit').clause).toBe('MM-203')
    at.play('1', 'recallUnits', ['mage'])
    expect([some(seat(at, '1').bag), some(seat(at, '1').lodgings)]).toEqual([{ mage: 1 }, { mage: 1 }])
    at.play('0', 'finishResolution')
  })
})

describe('supply and points', () => {
  it('MM-204 an empty supply gives nothing, and owes nothing later', () => {
    const at = laid({
      supply: { warrior: 0 },
      built: { 'villages-1': 'rangers-lodge' },
      seats: { 0: { tavern: { peasant: 3, warrior: 1 }, bag: { knight: 4 } } },
    })
    commit(at, { arena: ['peasant', 'peasant'], 'rangers-lodge': ['warrior', 'peasant'] })
    resolve(at, 'arena')
    expect(some(seat(at).pending)).toEqual({})
    resolve(at, 'rangers-lodge')
    expect(at.G.supply.warrior).toBe(1)
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2, ranger: 1 })
    expect(at.G.supply.warrior).toBe(1)
  })

  it('MM-205 points count at once, for spending too, and never more than there are', () => {
    const at = laid({ monsters: ['skeleton', 'splinter-bandit'], seats: { 0: { tavern: { peasant: 4 } } } })
    commit(at, { skeleton: ['peasant', 'peasant'], 'splinter-bandit': ['peasant', 'peasant'] })
    const points = ['skeleton', 'splinter-bandit'].map((monster) => {
      resolve(at, monster)
      return seat(at).vp
    })
    expect(points).toEqual([1, 3])
    const own = { tavern: { peasant: 1, knight: 1 }, vp: 1 }
    const poor = laid({ phase: 'development', seats: { 0: own } })
    commit(poor, { 'capitol-drill': ['knight'], 'capitol-yard': ['peasant'] })
    expect(poor.refused('0', 'levelUp').clause).toBe('MM-205')
    poor.play('0', 'construct', poor.G.offer[0]!, 'castle-2')
    expect(seat(poor).vp).toBe(3)
    poor.play('0', 'levelUp')
    expect(seat(poor).vp).toBe(1)
  })
})

describe('meeples', () => {
  it('MM-206 Corruption is no Unit: it goes only to a Room that asks for it', () => {
    const at = laid({
      options: { fourTowers: true },
      open: { castle: 'rod-cleric', villages: 'darkness-mage' },
      monsters: ['skeleton'],
      built: { 'castle-1': 'coaching-inn' },
      seats: { 0: { tavern: { corruption: 2, peasant: 1, cleric: 1 } } },
    })
    for (const place of ['chapel', 'coaching-inn', 'rod-cleric', 'skeleton']) {
      expect(at.refused('0', 'assign', place, 'corruption').clause).toBe('MM-206')
    }
    at.play('0', 'assign', 'darkness-mage', 'corruption')
    expect(at.refused('0', 'assignFor', 'rod-knight').clause).toBe('MM-1002')
    at.play('0', 'assignFor', 'rod-cleric')
    expect(assignmentAt(at.G, 'rod-cleric')?.units.map(({ cls }) => cls)).toEqual(['cleric', 'peasant'])
    const alone = laid({ phase: 'development', seats: { 0: { tavern: { corruption: 1 } } } })
    expect(alone.refused('0', 'assign', 'capitol-yard', 'corruption').clause).toBe('MM-206')
  })

  it('MM-207 what is gained waits for the Clean Up Step and goes to the Lodgings', () => {
    const at = laid({
      options: { fourTowers: true },
      open: { cathedral: 'paladin-room' },
      monsters: ['splinter-bandit'],
      seats: {
        0: { tavern: { peasant: 3, knight: 1, cleric: 1, warrior: 2 }, bag: { mage: 4 }, hand: ['shield-wall'] },
      },
    })
    commit(at, {
      'splinter-bandit': ['warrior', 'warrior'],
      arena: ['peasant', 'peasant'],
      'paladin-room': ['knight', 'cleric', 'peasant'],
    })
    resolve(at, 'arena', 'paladin-room', 'splinter-bandit')
    at.play('0', 'completeQuest', 'shield-wall', 'splinter-bandit')
    expect(some(seat(at).pending)).toEqual({ warrior: 2, paladin: 1 })
    expect(some(seat(at).lodgings)).toEqual({})
    at.play('0', 'finishResolution')
    expect(some(seat(at).pending)).toEqual({})
    expect(some(seat(at).lodgings)).toEqual({ peasant: 3, knight: 1, cleric: 1, warrior: 4, paladin: 1 })
    expect(some(seat(at).tavern)).toEqual({ mage: 4 })
  })

  it('MM-208 what is returned leaves the player for the general supply, a Shaman too', () => {
    const at = laid({
      built: { 'villages-1': 'shamans-grove' },
      seats: { 0: { tavern: { shaman: 1, peasant: 1 }, bag: { mage: 4 } } },
    })
    const { shaman } = at.G.supply
    commit(at, { arena: ['peasant', 'shaman as peasant'] })
    at.play('0', 'resolve', 'arena', 'shaman')
    expect([at.G.supply.shaman, at.G.stock['shamans-grove']]).toEqual([shaman + 1, 3])
    expect([owned(at.G, '0', 'shaman'), owned(at.G, '0', 'peasant')]).toEqual([0, 1])
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 1, warrior: 1 })
  })

  it('MM-208 Corruption is removed from Tavern and Lodgings, never more than is due or there', () => {
    const own = {
      tavern: { warrior: 1, cleric: 1, corruption: 1 },
      lodgings: { corruption: 3 },
      bag: { corruption: 1 },
    }
    const at = laid({ built: { 'villages-1': 'healers-temple' }, seats: { 0: own } })
    const { corruption } = at.G.supply
    commit(at, { 'healers-temple': ['warrior', 'cleric'] })
    resolve(at, 'healers-temple')
    for (const [tavern, lodgings] of [
      [0, 3],
      [2, 0],
      [1, 2],
    ]) {
      expect(at.refused('0', 'purge', tavern, lodgings).clause).toBe('MM-208')
    }
    at.play('0', 'purge', 1, 1)
    expect(at.G.supply.corruption).toBe(corruption + 2)
    expect(owned(at.G, '0', 'corruption')).toBe(3)
  })

  it('MM-209 a Unit returned for a Location is one that lies there', () => {
    const at = laid({ monsters: ['skeleton'], seats: { 0: { tavern: { peasant: 3, shaman: 1 }, bag: { mage: 4 } } } })
    commit(at, { skeleton: ['peasant', 'shaman as peasant'], arena: ['peasant', 'peasant'] })
    expect(at.refused('0', 'resolve', 'arena', 'shaman').clause).toBe('MM-504')
    resolve(at, 'arena', 'skeleton')
    const returned = at.G.plan.map(({ units }) => units.filter((unit) => unit.returned).length)
    expect(returned).toEqual([0, 1])
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ peasant: 2, shaman: 1, warrior: 1 })
  })

  it('MM-210 a Quest is paid with a Unit assigned to its Monster', () => {
    const at = laid({
      monsters: ['rabid-beaver'],
      seats: { 0: { tavern: { knight: 1, peasant: 3 }, hand: ['squires-trial'] } },
    })
    commit(at, { arena: ['peasant', 'peasant'], 'rabid-beaver': ['knight', 'peasant'] })
    resolve(at, 'rabid-beaver')
    at.play('0', 'completeQuest', 'squires-trial', 'rabid-beaver')
    expect(assignmentAt(at.G, 'rabid-beaver')?.units.map(({ returned }) => returned ?? false)).toEqual([false, true])
    expect(assignmentAt(at.G, 'arena')?.units.some(({ returned }) => returned)).toBe(false)
    const bare = laid({
      monsters: ['skeleton'],
      seats: { 0: { tavern: { knight: 1, peasant: 2 }, hand: ['squires-trial'] } },
    })
    commit(bare, { arena: ['peasant', 'peasant'], skeleton: ['knight'] })
    resolve(bare, 'skeleton', 'arena')
    expect(bare.refused('0', 'completeQuest', 'squires-trial', 'skeleton').clause).toBe('MM-810')
  })

  it('MM-210 a Tavern Quest is paid from the Tavern', () => {
    const hand = ['harvest-leave']
    const at = laid({ phase: 'draw', seats: { 0: { tavern: { peasant: 5 }, lodgings: { peasant: 2 }, hand } } })
    at.play('0', 'completeQuest', 'harvest-leave')
    expect([seat(at).tavern.peasant, seat(at).lodgings.peasant]).toEqual([3, 2])
    const few = laid({ phase: 'draw', seats: { 0: { tavern: { peasant: 3 }, lodgings: { peasant: 2 }, hand } } })
    expect(few.refused('0', 'completeQuest', 'harvest-leave').clause).toBe('MM-810')
  })

  it('MM-211 an ability works once a turn, however many Units there are', () => {
    const at = laid({
      phase: 'development',
      seats: { 0: { tavern: { knight: 3 }, bag: { knight: 9 }, levels: { knight: 2 } } },
    })
    at.play('0', 'useAbility', 'knight')
    expect(seat(at).tavern.knight).toBe(4)
    expect(at.refused('0', 'useAbility', 'knight').clause).toBe('MM-211')
    pass(at)
    pass(at)
    at.play('0', 'useAbility', 'knight')
  })

  it('MM-211 one Levy in a turn', () => {
    const at = laid({
      monsters: ['skeleton', 'splinter-bandit'],
      seats: { 0: { tavern: { warrior: 2 }, lodgings: { peasant: 2 }, levels: { warrior: 3 } } },
    })
    send(at, 'skeleton', 'warrior')
    send(at, 'splinter-bandit', 'warrior')
    at.play('0', 'levy', 'skeleton', 'lodgings')
    expect(at.refused('0', 'levy', 'splinter-bandit', 'lodgings').clause).toBe('MM-211')
    expect(at.refused('0', 'levy', 'skeleton', 'supply').clause).toBe('MM-211')
  })

  it('MM-212 abilities of Prestige Units work for each of them', () => {
    const at = laid({
      monsters: ['rabid-beaver', 'zombie-lumberjack', 'kobold-kindler'],
      seats: { 0: { tavern: { ranger: 2, shaman: 2, paladin: 2 } } },
    })
    const plan = {
      'rabid-beaver': ['ranger'],
      'zombie-lumberjack': ['ranger'],
      'kobold-kindler': ['paladin', 'paladin'],
    }
    commit(at, { ...plan, keep: ['shaman as warrior', 'shaman as peasant'] })
    resolve(at, 'rabid-beaver', 'zombie-lumberjack')
    expect(seat(at).vp).toBe(2 + 1 + 1 + 1)
  })

  it('MM-213 what a player owns is counted wherever it lies', () => {
    const at = laid({
      monsters: ['skeleton'],
      built: { 'castle-1': 'colosseum' },
      seats: {
        0: {
          ...{ bag: { warrior: 1 }, tavern: { warrior: 4, peasant: 1 }, lodgings: { warrior: 1, corruption: 1 } },
          ...{ pending: { warrior: 1 }, reserved: { warrior: 1 } },
        },
      },
    })
    const own = () => [owned(at.G, '0', 'warrior'), owned(at.G, '0', 'corruption')]
    expect(own()).toEqual([8, 1])
    commit(at, { skeleton: ['warrior', 'warrior'], colosseum: ['warrior'] })
    expect(own()).toEqual([8, 1])
    resolve(at, 'skeleton', 'colosseum')
    at.play('0', 'finishResolution')
    expect(at.G.hill).toEqual({ player: '0', unit: 'warrior' })
    expect(own()).toEqual([8, 1])
  })

  it('MM-213 Quests for the end of the game count every zone and the Colosseum', () => {
    const all = { bag: { warrior: 1 }, tavern: { warrior: 1 }, lodgings: { warrior: 1 }, pending: { warrior: 1 } }
    for (const holder of ['0', '1']) {
      const at = laid({
        ...{ phase: 'draw', arrives: 3, final: 2, hill: { player: holder, unit: 'warrior' } },
        seats: { 0: { ...all, hand: ['standing-army'] } },
        adjust: (G) => {
          G.current = '1'
        },
      })
      at.play('1', 'endTurn')
      expect(at.G.outcome?.scores['0']).toBe(holder === '0' ? 5 : -2)
    }
  })
})

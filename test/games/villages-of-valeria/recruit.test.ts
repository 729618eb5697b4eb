import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { as, draws, following, laid, seat, settle } from './layout'

const row = ['knight-errant', 'rogue', 'barbarian', 'bard', 'paladin']
const soldiers = ['garrison#1', 'stables#1']

describe('Recruit', () => {
  it('VV-140 the leader pays one gold to the bank and takes an open Adventurer', () => {
    const at = laid({ seats: { 0: { buildings: soldiers } }, row })
    const { bank } = at.G
    at.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(at)).toMatchObject({ gold: 2, adventurers: ['knight-errant'] })
    expect(at.G.bank).toBe(bank + 1)
    expect(at.refused('0', 'recruit', { adventurer: 'spy' }).clause).toBe('VV-020')
    const closed = laid({ seats: { 0: { buildings: ['inn#1', 'hideout#1'] } }, row })
    expect(closed.refused('0', 'recruit', { adventurer: 'spy' }).clause).toBe('VV-140')
  })

  it('VV-141 a follower pays two', () => {
    const at = following(laid({ seats: { 1: { buildings: soldiers, gold: 2 } }, row }), 'recruit')
    at.play('1', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(at, '1').gold).toBe(0)
    const poor = following(laid({ seats: { 1: { buildings: soldiers, gold: 1 } }, row }), 'recruit')
    expect(poor.refused('1', 'recruit', { adventurer: 'knight-errant' }).clause).toBe('VV-146')
  })

  it('VV-142 VV-148 Buildings of each type must be there; they are not spent, and the Adventurer stays', () => {
    const at = laid({ seats: { 0: { buildings: ['garrison#1', 'inn#1'] } }, row })
    expect(at.refused('0', 'recruit', { adventurer: 'knight-errant' }).clause).toBe('VV-142')
    expect(at.refused('0', 'recruit', { adventurer: 'barbarian' }).clause).toBe('VV-142')
    const enough = laid({ seats: { 0: { buildings: [...soldiers, 'inn#2'] } }, row })
    enough.play('0', 'recruit', { adventurer: 'barbarian' })
    settle(enough)
    expect(seat(enough)).toMatchObject({ buildings: [...soldiers, 'inn#2'], adventurers: ['barbarian'] })
  })

  it('VV-143 Resource cards, Adventurers and Monuments are no Buildings', () => {
    const at = laid({
      seats: {
        0: {
          buildings: ['garrison#1'],
          resources: ['stables#1', 'fortress#1'],
          adventurers: ['warlord', 'ranger'],
          monument: 'arch-of-triumph',
          completed: ['bastion-of-kings'],
        },
      },
      row,
    })
    expect(at.refused('0', 'recruit', { adventurer: 'knight-errant' }).clause).toBe('VV-142')
  })

  it('VV-144 VV-292 a lenient village may lack as many icons in all as it allows', () => {
    const at = laid({ seats: { 0: { buildings: ['barracks#1', 'garrison#1'], gold: 9 } }, row })
    at.play('0', 'recruit', { adventurer: 'barbarian' })
    const one = laid({ seats: { 0: { buildings: ['barracks#1'] } }, row })
    expect(one.refused('0', 'recruit', { adventurer: 'barbarian' }).clause).toBe('VV-142')
    expect(one.refused('0', 'recruit', { adventurer: 'paladin' }).clause).toBe('VV-142')
    one.play('0', 'recruit', { adventurer: 'knight-errant' })
  })

  it('VV-145 VV-291 a discount lowers the fee of lead, follow and bonus, never below nothing', () => {
    const seats = { buildings: [...soldiers, 'inn#1'], gold: 3 }
    const lead = laid({ seats: { 0: seats }, row })
    lead.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(lead).gold).toBe(3)
    const follow = following(laid({ seats: { 1: seats }, row }), 'recruit')
    follow.play('1', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(follow, '1').gold).toBe(2)
    const bonus = as(laid({ seats: { 0: seats }, row }), '0', {
      role: 'bonus',
      action: 'recruit',
      fee: 1,
      card: 'training-grounds#1',
    })
    bonus.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(seat(bonus).gold).toBe(3)
  })

  it('VV-146 gold on cards does not pay', () => {
    const at = laid({
      seats: { 0: { buildings: soldiers, gold: 0, castleGold: 1, resources: ['farm#1+', 'abbey#1+'] } },
      row,
    })
    expect(at.refused('0', 'recruit', { adventurer: 'knight-errant' }).clause).toBe('VV-146')
  })

  it('VV-147 the place is filled at once, and the next follower sees who came', () => {
    const at = laid({
      seats: { 0: { buildings: soldiers }, 1: { buildings: ['inn#1', 'hideout#1'] } },
      row,
      heroes: ['spy'],
    })
    const said = at.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(said).toContainEqual({ kind: 'adventurerCame', adventurer: 'spy' })
    expect(at.G.adventurerRow).toEqual(['spy', 'rogue', 'barbarian', 'bard', 'paladin'])
    draws(at)
    at.play('1', 'recruit', { adventurer: 'spy' })
    expect(seat(at, '1').adventurers).toEqual(['spy'])
  })

  it('VV-147 with an empty deck the place stays empty', () => {
    const at = laid({
      seats: { 0: { buildings: soldiers } },
      row,
      adjust: (G) => {
        const rest = known(G.adventurerDeck)
        G.players['1']!.adventurers = rest.splice(0)
      },
    })
    at.play('0', 'recruit', { adventurer: 'knight-errant' })
    expect(at.G.adventurerRow).toEqual([null, 'rogue', 'barbarian', 'bard', 'paladin'])
    expect(size(at.G.adventurerDeck)).toBe(0)
  })

  it('VV-153 pay for both, rows filled, then the power', () => {
    const at = laid({ seats: { 0: { buildings: ['garrison#1', 'abbey#1', 'shrine#1'], gold: 1 } }, row })
    const monument = at.G.monumentLine[0]!
    expect(at.refused('0', 'recruit', { adventurer: 'paladin', monument }).clause).toBe('VV-160')
    const rich = laid({ seats: { 0: { buildings: ['garrison#1', 'abbey#1', 'shrine#1'], gold: 2 } }, row })
    const said = rich.play('0', 'recruit', { adventurer: 'paladin', monument })
    expect(said.map(({ kind }) => kind)).toEqual([
      'led',
      'recruited',
      'tookMonument',
      'adventurerCame',
      'monumentCame',
      'tookGold',
    ])
    expect(seat(rich).gold).toBe(1)
  })
})

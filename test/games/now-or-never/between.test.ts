import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { laid, seat } from './layout'
import { dice, go } from './play'

describe('decisions that something else overtakes', () => {
  it('NON-145 NON-151 the Metal Hound takes the very token a die was rolled for: the search finds nothing', () => {
    const at = laid({
      search: { r1c3: 'search-hidden-cave' },
      seats: { 0: { hero: 'halia', space: 'r1c4', played: ['metal-hound'] } },
    })
    go(at, 0, 'r1c3')
    dice(at, 2)
    at.play('0', 'search')
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', cause: 'search' })
    at.play('0', 'useAbility', 'metal-hound')
    at.play('0', 'claimSearch', 'r1c3')
    expect(seat(at)).toMatchObject({ mana: 1, xp: 1, hearts: 12 })
    at.play('0', 'keepDie')
    expect(seat(at)).toMatchObject({ hearts: 10, xp: 1, search: ['search-hidden-cave'] })
    at.play('0', 'endTurn')
    expect(at.G.current).toBe('1')
  })

  it('NON-202 NON-206 while the bot acts it is not your turn: no Metal Hound before its token is chosen', () => {
    const at = laid({
      players: 1,
      bot: { cards: ['solo-search'] },
      seats: { 0: { hero: 'halia', space: 'r3c3', played: ['metal-hound', 'life-candle'], hearts: 3 } },
    })
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    at.play('0', 'endTurn')
    expect(at.G.pending[0]).toMatchObject({ kind: 'botSearch' })
    expect(at.choices('0', 'useAbility')).toEqual([['life-candle']])
    expect(at.refused('0', 'useAbility', 'metal-hound').clause).toBe('NON-135')
    at.play('0', 'useAbility', 'life-candle')
    at.play('0', 'chooseBotSearch', 'r4c3')
    expect(known(at.G.bot!.search)).toEqual([expect.stringMatching(/^search-/)])
    expect(at.refused('0', 'useAbility', 'echo-bell').clause).toBe('NON-135')
  })

  it('NON-143 a reward waits for a villager, and the Metal Hound takes the last one: nothing more is asked', () => {
    const at = laid({
      villagers: ['villager-tool'],
      supply: [],
      search: { r1c3: 'search-lost-villager' },
      enemies: { r2c4: ['enemy-1'] },
      seats: { 0: { hero: 'marklun', red: ['falling-star'], played: ['metal-hound'], mana: 5 } },
    })
    go(at, 0, 'r2c4')
    dice(at, 1)
    at.play('0', 'fight')
    at.play('0', 'resolveRound')
    expect(at.G.pending[0]).toMatchObject({ kind: 'takeVillager' })
    at.play('0', 'useAbility', 'metal-hound')
    at.play('0', 'claimSearch', 'r1c3')
    at.play('0', 'takeVillager', 'villager-tool')
    expect(at.G.pending).toEqual([])
    expect(seat(at)).toMatchObject({ unhoused: ['villager-tool'], xp: 1 })
    at.play('0', 'endTurn')
  })

  it('NON-156 Farsight draws the last cards while a pile is to be named: no more is drawn than there is', () => {
    const at = laid({
      seats: { 0: { hero: 'zeik', space: 'r3c5' } },
      enemies: {},
      adjust: (G) => {
        const others = [...known(G.piles.basic).splice(2), ...known(G.piles.artifact), ...known(G.piles.advanced)]
        G.piles.artifact = []
        G.piles.advanced = []
        known(G.players['1']!.hand).push(...others)
      },
    })
    go(at, 0, 'r4c5')
    at.play('0', 'visit')
    at.play('0', 'skipGear')
    expect(at.G.pending[0]).toMatchObject({ kind: 'choosePiles', draw: 2 })
    at.play('0', 'useAbility', 'farsight')
    at.play('0', 'choosePiles', ['basic'])
    at.play('0', 'choosePiles', ['basic'])
    expect(seat(at).hand).toHaveLength(2)
    expect(at.G.pending).toEqual([])
  })
})

describe('the reroll variant', () => {
  it('NON-160 NON-193 without goods a die stays open for whoever can still get one from the Demon Trap', () => {
    const at = laid({
      options: { rerollVariant: true },
      search: { r1c3: 'search-hidden-cave' },
      seats: { 0: { hero: 'zeik', space: 'r1c4', played: ['demon-trap'], mana: 1 } },
    })
    go(at, 0, 'r1c3')
    dice(at, 4, 1)
    at.play('0', 'search')
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 4 })
    at.play('0', 'useAbility', 'demon-trap')
    at.play('0', 'reroll', 'demon')
    expect(seat(at)).toMatchObject({ hearts: 12, stock: { demon: 0, crystal: 1 }, search: ['search-hidden-cave'] })
  })
})

describe('movement', () => {
  it('NON-083 NON-089 a step paid with a heart is none of the movement: Haste afterwards still gives two', () => {
    const at = laid({ enemies: {}, seats: { 0: { hero: 'marklun', space: 'r2c5', hearts: 9, mana: 2 } } })
    go(at, 0, 'r1c5', 'r1c4', 'r1c3')
    expect(seat(at).hearts).toBe(8)
    at.play('0', 'useAbility', 'haste')
    at.play('0', 'step', 'r2c3')
    at.play('0', 'step', 'r3c3')
    expect(seat(at)).toMatchObject({ hearts: 8, mana: 1 })
    at.play('0', 'step', 'r3c4')
    expect(seat(at).hearts).toBe(7)
  })
})

describe('refusals', () => {
  it('NON-153 a requirement that is not met is named', () => {
    const at = laid({ seats: { 0: { space: 'r1c5', hand: ['restored-shrine'], stock: { book: 2 } } } })
    go(at, 0, 'r2c5')
    expect(at.refused('0', 'playQuest', 'restored-shrine')).toEqual({
      clause: 'NON-153',
      because: 'This quest needs at least 8 buildings: you have 0',
    })
  })

  it('NON-040 a price of one coin is one coin', () => {
    const at = laid({ seats: { 0: { coins: 0 } } })
    expect(at.refused('0', 'paySpecialist', 's-herbalist').because).toBe('This costs 1 coin')
  })

  it('NON-093 the Lightning Fungus out of turn is not told off for an action nobody has taken', () => {
    const at = laid({ seats: { 1: { played: ['lightning-fungus'] } } })
    expect(at.refused('1', 'useAbility', 'lightning-fungus')).toEqual({
      clause: 'NON-093',
      because: 'This is the action of your own turn, in place of any other',
    })
  })
})

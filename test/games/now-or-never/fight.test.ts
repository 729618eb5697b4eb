import { describe, expect, it } from 'vitest'
import { enemyOf } from '../../../games/now-or-never/data/enemies'
import { type Layout, laid, type Seat, seat } from './layout'
import { gains } from './observe'
import { dice, go } from './play'

/** Seat 0 stands before this enemy, or stack of them, the top last; there is no other on the map. */
function meet(enemies: string | string[], more: Seat = {}, layout: Layout = {}) {
  const stack = [enemies].flat()
  const at = laid({ players: 4, ...layout, enemies: { r2c4: stack }, seats: { 0: { ...more } } })
  go(at, 0, 'r2c4')
  return at
}

const fight = (at: ReturnType<typeof laid>, ...faces: number[]) => {
  dice(at, ...faces)
  at.play('0', 'fight')
}

const open = (at: ReturnType<typeof laid>) => at.G.pending[0]?.kind

describe('a round', () => {
  it('NON-120 is fought against the top token of the space', () => {
    const at = meet(['enemy-7', 'enemy-2'])
    fight(at, 4)
    expect(at.G.fight).toMatchObject({ id: 'enemy-2', attack: 2, health: 5, damage: 0 })
    const empty = meet([])
    expect(empty.refused('0', 'fight').clause).toBe('NON-120')
  })

  it('NON-121 only the red slot of the die counts: its token, else its printed face', () => {
    const printed = meet('enemy-7', { hero: 'zeik', red: [null, 'great-axe'] })
    fight(printed, 1)
    printed.play('0', 'resolveRound')
    expect(printed.G.fight!.damage).toBe(1)
    const token = meet('enemy-7', { hero: 'zeik', red: [null, 'great-axe'] })
    fight(token, 2)
    token.play('0', 'resolveRound')
    expect(token.G.fight!.damage).toBe(5)
  })

  it('NON-122 the boost of the face may be paid once a round', () => {
    const at = meet('enemy-7', { hero: 'halia', red: ['dark-flame'] })
    fight(at, 1)
    at.play('0', 'keepDie')
    expect(gains(at, () => at.play('0', 'boost'))).toEqual({ mana: -1 })
    expect(at.refused('0', 'boost').clause).toBe('NON-139')
    at.play('0', 'resolveRound')
    expect(at.G.fight!.damage).toBe(5)
  })

  it('NON-122 no boost without the mana, nor on a face that has none', () => {
    const poor = meet('enemy-7', { hero: 'namal', mana: 0 })
    fight(poor, 1)
    expect(poor.refused('0', 'boost').clause).toBe('NON-122')
    poor.play('0', 'resolveRound')
    expect(poor.G.fight!.damage).toBe(2)
    const plain = meet('enemy-7', { hero: 'namal' })
    fight(plain, 3)
    expect(plain.refused('0', 'boost').clause).toBe('NON-122')
  })

  it('NON-122 other combat abilities: each once a round, several in the same, again in the next', () => {
    const at = meet('enemy-8', { hero: 'zeik', blue: ['rock-shield'], played: ['mirror-ward', 'sun-prism'], mana: 3 })
    fight(at, 2)
    at.play('0', 'useAbility', 'rock-shield')
    expect(at.refused('0', 'useAbility', 'rock-shield').clause).toBe('NON-122')
    at.play('0', 'useAbility', 'mirror-ward')
    at.play('0', 'useAbility', 'sun-prism')
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({})
    expect(at.G.fight!.damage).toBe(5)
    const again = meet('enemy-8', { hero: 'zeik', blue: ['rock-shield'] })
    fight(again, 2, 2)
    again.play('0', 'useAbility', 'rock-shield')
    again.play('0', 'resolveRound')
    again.play('0', 'nextRound')
    expect(gains(again, () => again.play('0', 'useAbility', 'rock-shield'))).toEqual({ mana: -1 })
  })

  it('NON-122 a combat ability needs a fight', () => {
    const at = meet('enemy-8', { hero: 'zeik', blue: ['rock-shield'], played: ['sun-prism'] })
    expect(at.refused('0', 'useAbility', 'rock-shield').clause).toBe('NON-122')
    expect(at.refused('0', 'useAbility', 'sun-prism').clause).toBe('NON-122')
  })

  it('NON-123 damage adds up over the rounds; hearts are lost at the same time, less all defence', () => {
    const at = meet('enemy-7', { hero: 'namal', red: [null, null, 'guard-spear'], blue: ['scale-vest'] })
    fight(at, 3)
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({ heart: -3 })
    dice(at, 2)
    at.play('0', 'nextRound')
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({ heart: -3 })
    expect(at.G.fight!.damage).toBe(4)
  })

  it('NON-123 defence above the attack gives nothing back', () => {
    const at = meet('enemy-1', { hero: 'namal', hearts: 5, blue: ['tower-shield', 'scale-vest', 'scale-vest'] })
    fight(at, 2)
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({})
  })

  it('NON-124 the book’s example: attack 5 against three tokens of 1 defence costs 2 hearts', () => {
    const at = meet('enemy-7', { hero: 'namal', blue: ['scale-vest', 'scale-vest', 'azure-coat'] })
    expect(enemyOf('enemy-7').attack).toBe(5)
    fight(at, 4)
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({ heart: -2 })
  })

  it('NON-125 standing defence helps against enemies only: not in searches, visits, mountains or extra steps', () => {
    const blue = ['tower-shield', 'scale-vest', 'scale-vest']
    const at = laid({ search: { r1c7: 'search-lost-knowledge' }, seats: { 0: { hearts: 9, blue, space: 'r1c5' } } })
    go(at, 0, 'r1c6', 'r1c7')
    expect(seat(at).hearts).toBe(8)
    dice(at, 3)
    at.play('0', 'search')
    expect(seat(at).hearts).toBe(5)
    const visitor = laid({ seats: { 0: { hearts: 9, blue, space: 'r4c6' } } })
    go(visitor, 0, 'r4c7', 'r4c8')
    visitor.play('0', 'visit')
    expect(seat(visitor).hearts).toBe(4)
  })
})

describe('the end of a fight', () => {
  it('NON-126 at 0 hearts the fight is lost, even if the enemy would fall in the same round', () => {
    const at = meet('enemy-1', { hero: 'namal', hearts: 2, xp: 0 })
    fight(at, 4)
    at.play('0', 'resolveRound')
    expect(seat(at)).toMatchObject({ hearts: 0, xp: 1, space: 'r2c4', unhoused: [] })
    expect([at.G.enemies.r2c4, at.G.current, at.G.fight]).toEqual([['enemy-1'], '1', null])
  })

  it('NON-127 with a heart left and damage enough it is defeated: rewards, and the tokens below stay', () => {
    const at = meet(['enemy-3', 'enemy-2'], { hero: 'namal' })
    fight(at, 4)
    at.play('0', 'resolveRound')
    dice(at, 3)
    at.play('0', 'nextRound')
    expect(gains(at, () => at.play('0', 'resolveRound'))).toMatchObject({ xp: 1, coin: 2 })
    expect(at.G.enemies.r2c4).toEqual(['enemy-3'])
    at.play('0', 'takeVillager', 'villager-demon')
    expect(seat(at)).toMatchObject({ unhoused: ['villager-demon'], hearts: 10 })
    expect([at.G.fight, at.G.current]).toEqual([null, '0'])
    at.play('0', 'endTurn')
    expect(seat(at).hearts).toBe(10)
  })

  it('NON-128 an undecided round leaves the choice: another one, or retreat, without a limit', () => {
    const at = meet('enemy-9', {
      hero: 'namal',
      red: ['parrying-dagger'],
      blue: ['tower-shield', 'scale-vest', 'scale-vest'],
    })
    fight(at, 1)
    for (let i = 0; i < 9; i++) {
      expect(open(at)).toBe('combat')
      at.play('0', 'resolveRound')
      expect([open(at), seat(at).hearts, at.G.fight!.damage]).toEqual(['onward', 14, i + 1])
      expect(at.refused('0', 'endTurn').clause).toBe('NON-032')
      dice(at, 1)
      at.play('0', 'nextRound')
    }
    expect(at.refused('0', 'retreat').clause).toBe('NON-032')
  })

  it('NON-129 NON-130 a retreat: the hero stays, the turn ends, one experience, the enemy is whole again', () => {
    const at = meet('enemy-7', { hero: 'namal' })
    fight(at, 4)
    at.play('0', 'resolveRound')
    expect(gains(at, () => at.play('0', 'retreat'))).toEqual({ xp: 1 })
    expect([seat(at).space, at.G.current, at.G.fight, at.G.enemies.r2c4]).toEqual(['r2c4', '1', null, ['enemy-7']])
    go(at, 0, 'r2c4')
    dice(at, 4)
    at.play('1', 'fight')
    expect(at.G.fight).toMatchObject({ damage: 0, health: 11 })
  })

  it('NON-130 a defeat gives one experience and no reward; a victory does not give that one', () => {
    const lost = meet('enemy-1', { hero: 'namal', hearts: 1 })
    fight(lost, 2)
    expect(gains(lost, () => lost.play('0', 'resolveRound'))).toEqual({ heart: -1, xp: 1 })
    const won = meet('enemy-1', { hero: 'namal' })
    fight(won, 4)
    expect(gains(won, () => won.play('0', 'resolveRound'))).toMatchObject({ xp: 1 })
    expect(gains(won, () => won.play('0', 'takeVillager', 'villager-tool'))).toEqual({})
  })

  it('NON-131 one fight in a hero action, also after a victory; the next enemy costs nothing', () => {
    const at = meet(['enemy-3', 'enemy-1'], { hero: 'namal' })
    fight(at, 4)
    at.play('0', 'resolveRound')
    at.play('0', 'takeVillager', 'villager-tool')
    expect(at.refused('0', 'fight').clause).toBe('NON-091')
    expect(at.refused('0', 'step', 'r2c3').clause).toBe('NON-091')
    expect(gains(at, () => at.play('0', 'endTurn'))).toEqual({})
  })

  it('NON-131 the fight of a quest is another one: an enemy can be fought afterwards', () => {
    const at = laid({
      options: { map: 'underground' },
      seats: {
        0: { hero: 'namal', space: 'r4c9', hand: ['cavern-wailer'], red: ['meteor-drop'] },
      },
    })
    go(at, 0, 'r4c10')
    dice(at, 1)
    at.play('0', 'playQuest', 'cavern-wailer')
    at.play('0', 'resolveRound')
    dice(at, 1)
    at.play('0', 'nextRound')
    at.play('0', 'resolveRound')
    at.play('0', 'takeVillager', 'villager-tool')
    expect(seat(at).played).toEqual(['cavern-wailer'])
    dice(at, 1)
    at.play('0', 'fight')
    expect(at.G.fight).toMatchObject({ against: 'enemy', id: 'enemy-9' })
  })

  it('NON-126 the book’s case: running out of hearts while dealing the last damage of a long fight', () => {
    const at = meet('enemy-2', { hero: 'namal', hearts: 4 })
    fight(at, 4)
    at.play('0', 'resolveRound')
    dice(at, 4)
    at.play('0', 'nextRound')
    expect(at.G.fight!.damage).toBe(3)
    at.play('0', 'resolveRound')
    expect([seat(at).hearts, seat(at).xp, at.G.enemies.r2c4]).toEqual([0, 1, ['enemy-2']])
    expect(at.G.current).toBe('1')
  })
})

describe('special tokens in a fight', () => {
  it('NON-132 Arzian Helm: a heart on a final 4, before the damage or after it', () => {
    const at = meet('enemy-3', { hero: 'namal', hearts: 9, blue: ['arzian-helm'] })
    fight(at, 4)
    expect(gains(at, () => at.play('0', 'resolveRound', 'after'))).toEqual({ heart: -2 })
    const full = meet('enemy-3', { hero: 'namal', blue: ['arzian-helm'] })
    fight(full, 4)
    expect(gains(full, () => full.play('0', 'resolveRound', 'before'))).toEqual({ heart: -3 })
    const other = meet('enemy-3', { hero: 'namal', hearts: 9, blue: ['arzian-helm'] })
    fight(other, 3)
    expect(gains(other, () => other.play('0', 'resolveRound'))).toEqual({ heart: -3 })
  })

  it('NON-132 before the damage the Helm can save a hero, after it cannot', () => {
    const saved = meet('enemy-3', { hero: 'namal', hearts: 3, blue: ['arzian-helm'] })
    fight(saved, 4)
    saved.play('0', 'resolveRound', 'before')
    expect([seat(saved).hearts, open(saved)]).toEqual([1, 'onward'])
    const lost = meet('enemy-3', { hero: 'namal', hearts: 3, blue: ['arzian-helm'] })
    fight(lost, 4)
    lost.play('0', 'resolveRound', 'after')
    expect([seat(lost).hearts, lost.G.current]).toEqual([0, '1'])
  })

  it('NON-132 two Helms give two hearts; without a word the better moment is taken', () => {
    const at = meet('enemy-3', { hero: 'namal', hearts: 3, blue: ['arzian-helm', 'arzian-helm'] })
    fight(at, 4)
    at.play('0', 'resolveRound')
    expect(seat(at).hearts).toBe(2)
    const full = meet('enemy-3', { hero: 'namal', blue: ['arzian-helm'] })
    fight(full, 4)
    expect(gains(full, () => full.play('0', 'resolveRound'))).toEqual({ heart: -2 })
  })

  it('NON-132 NON-134 a 4 of the Gravity Orb counts for the Helm, too, in its own round', () => {
    const orb: Seat = {
      hero: 'marklun',
      hearts: 6,
      red: [null, null, 'gravity-orb', 'gravity-orb'],
      blue: ['arzian-helm'],
    }
    const at = meet('enemy-3', { ...orb, red: [null, null, 'gravity-orb'] })
    fight(at, 3, 4, 3)
    at.play('0', 'boost')
    expect(gains(at, () => at.play('0', 'resolveRound', 'after'))).toMatchObject({ heart: -2 })
    const twice = meet('enemy-7', { ...orb, red: [null, null, null, 'gravity-orb'] })
    fight(twice, 4, 4, 3)
    twice.play('0', 'boost')
    expect(gains(twice, () => twice.play('0', 'resolveRound', 'after'))).toEqual({ heart: -3 })
    twice.play('0', 'nextRound')
    expect(gains(twice, () => twice.play('0', 'resolveRound'))).toMatchObject({ heart: -3 })
  })

  it('NON-133 Vampire Knife: its mana is there at once and pays for the Rock Shield of the same roll', () => {
    const at = meet('enemy-3', { hero: 'zeik', mana: 0, red: ['vampire-knife'], blue: ['rock-shield'] })
    fight(at, 1)
    expect(seat(at).mana).toBe(1)
    at.play('0', 'useAbility', 'rock-shield')
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({ heart: -1 })
    expect(at.G.fight!.damage).toBe(2)
    const full = meet('enemy-3', { hero: 'zeik', red: ['vampire-knife'] })
    fight(full, 1)
    expect(seat(full).mana).toBe(3)
  })

  it('NON-133 another slot’s die brings no mana', () => {
    const at = meet('enemy-3', { hero: 'zeik', mana: 0, red: ['vampire-knife'], blue: ['rock-shield'] })
    fight(at, 2)
    expect(seat(at).mana).toBe(0)
    expect(at.refused('0', 'useAbility', 'rock-shield').clause).toBe('NON-135')
  })

  it('NON-134 Gravity Orb: a mana, a further die, its result on top of the damage', () => {
    const at = meet('enemy-7', { hero: 'marklun', red: [null, null, 'gravity-orb'] })
    fight(at, 3, 4)
    expect(gains(at, () => at.play('0', 'boost'))).toEqual({ mana: -1 })
    expect(at.refused('0', 'boost').clause).toBe('NON-139')
    at.play('0', 'resolveRound')
    expect(at.G.fight!.damage).toBe(6)
  })

  it('NON-122 the Storm Wand does nothing at all without its mana', () => {
    const idle = meet('enemy-7', { hero: 'zeik', red: ['storm-wand'] })
    fight(idle, 1)
    idle.play('0', 'resolveRound')
    expect(idle.G.fight!.damage).toBe(0)
    const paid = meet('enemy-7', { hero: 'zeik', red: ['storm-wand'] })
    fight(paid, 1)
    paid.play('0', 'boost')
    paid.play('0', 'resolveRound')
    expect([paid.G.fight!.damage, seat(paid).mana]).toEqual([5, 2])
  })

  it('NON-135 a blue ability works at any time of the own turn, as often as one pays, in a fight too', () => {
    const at = meet('enemy-7', { hero: 'halia', hearts: 8, mana: 4, blue: ['second-wind'] })
    fight(at, 2)
    at.play('0', 'useAbility', 'second-wind')
    at.play('0', 'keepDie')
    at.play('0', 'useAbility', 'second-wind')
    expect(seat(at)).toMatchObject({ hearts: 12, mana: 2 })
    expect(at.refused('1', 'useAbility', 'strange-luck').clause).toBe('NON-135')
  })

  it('NON-136 Strange Luck: another roll for a mana, again and again on the same die', () => {
    const at = meet('enemy-7', { hero: 'halia', mana: 2, red: [null, null, null, 'phoenix-lance'] })
    fight(at, 1, 2, 4)
    expect(at.G.pending[0]).toMatchObject({ kind: 'die', value: 1 })
    at.play('0', 'useAbility', 'strange-luck')
    at.play('0', 'useAbility', 'strange-luck')
    expect([at.G.fight!.die, seat(at).mana, open(at)]).toEqual([4, 0, 'combat'])
    at.play('0', 'resolveRound')
    expect(at.G.fight!.damage).toBe(6)
  })

  it('NON-136 a die that is applied cannot be rolled again', () => {
    const at = meet('enemy-7', { hero: 'halia', mana: 2 })
    expect(at.refused('0', 'useAbility', 'strange-luck').clause).toBe('NON-136')
    fight(at, 1)
    at.play('0', 'keepDie')
    expect(at.refused('0', 'useAbility', 'strange-luck').clause).toBe('NON-136')
  })

  it('NON-137 Self-Repair: a tool for seven hearts, capped, once a season, not in a fight', () => {
    const at = meet('enemy-7', { hero: 'namal', hearts: 10, stock: { tool: 2 }, blue: ['self-repair'] })
    expect(gains(at, () => at.play('0', 'useAbility', 'self-repair'))).toEqual({ tool: -1, heart: 4 })
    expect(at.refused('0', 'useAbility', 'self-repair').clause).toBe('NON-157')
    const fighting = meet('enemy-7', { hero: 'namal', hearts: 3, stock: { tool: 1 }, blue: ['self-repair'] })
    fight(fighting, 1)
    expect(fighting.refused('0', 'useAbility', 'self-repair').clause).toBe('NON-137')
    const without = meet('enemy-7', { hero: 'namal', hearts: 3, blue: ['self-repair'] })
    expect(without.refused('0', 'useAbility', 'self-repair').clause).toBe('NON-135')
  })

  it('NON-138 Siphon Power and Research: as often as wanted, mana up to the empty slots', () => {
    const at = laid({
      seats: { 0: { hero: 'marklun', mana: 0, stock: { demon: 3 }, blue: ['siphon-power', 'research'] } },
    })
    expect(gains(at, () => at.play('0', 'useAbility', 'siphon-power'))).toEqual({ demon: -1, mana: 4 })
    expect(gains(at, () => at.play('0', 'useAbility', 'siphon-power'))).toEqual({ demon: -1, mana: 1 })
    expect(gains(at, () => at.play('0', 'useAbility', 'research'))).toEqual({ mana: -3, book: 1 })
    expect(at.refused('0', 'useAbility', 'research').clause).toBe('NON-135')
    at.play('0', 'useAbility', 'siphon-power')
    at.play('0', 'useAbility', 'research')
    expect([seat(at).stock.book, seat(at).mana]).toEqual([2, 2])
  })

  it('NON-139 a red token works on its own number only, and once a round', () => {
    const at = meet('enemy-7', { hero: 'halia', red: ['dark-flame', 'cinder-slash'], mana: 4 })
    fight(at, 3)
    at.play('0', 'keepDie')
    at.play('0', 'boost')
    expect(at.refused('0', 'boost').clause).toBe('NON-139')
    at.play('0', 'resolveRound')
    expect(at.G.fight!.damage).toBe(3)
    dice(at, 2)
    at.play('0', 'nextRound')
    at.play('0', 'keepDie')
    at.play('0', 'boost')
    at.play('0', 'resolveRound')
    expect(at.G.fight!.damage).toBe(9)
  })

  it('NON-122 NON-139 the book’s Dark Flame: a 1 deals three, two more for a mana', () => {
    const plain = meet('enemy-9', { hero: 'halia', red: ['dark-flame'] })
    fight(plain, 1)
    plain.play('0', 'keepDie')
    plain.play('0', 'resolveRound')
    expect(plain.G.fight!.damage).toBe(3)
  })

  it('NON-121 NON-166 an ability bought between the roll and the damage counts if it lies on the rolled slot', () => {
    const at = meet('enemy-7', { hero: 'zeik', xp: 2 })
    fight(at, 2)
    at.play('0', 'buyAbility', 'boulder-toss', 1)
    at.play('0', 'boost')
    expect(gains(at, () => at.play('0', 'resolveRound'))).toEqual({ heart: -4 })
    expect(at.G.fight!.damage).toBe(4)
  })
})

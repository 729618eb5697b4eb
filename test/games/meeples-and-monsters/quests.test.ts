import { describe, expect, it } from 'vitest'
import { known, size } from '../../../games/kit/zones'
import { quests } from '../../../games/meeples-and-monsters/data/quests'
import { type City, carryOut, commit, laid, pass, resolve, seat, send, some } from './layout'
import { combatAgainst, fullBag, goRound } from './observe'

const hand = (at: City, player = '0') => known(seat(at, player).hand)
const complete = (at: City, quest: string, ...more: string[]) => at.play('0', 'completeQuest', quest, ...more)
const refusal = (at: City, quest: string, ...more: string[]) => at.refused('0', 'completeQuest', quest, ...more).clause
const score = (at: City, player = '0') => at.G.outcome!.breakdown[player]!

/** The last Draw Phase of seat 0; the game is over when both have ended their turns. */
const lastEvening = (zero: object, more: object = {}) =>
  laid({ phase: 'draw', arrives: 3, final: 2, seats: { 0: zero }, ...more })
const toTheEnd = (at: City) => {
  at.play('0', 'endTurn')
  pass(at)
  return at
}

describe('Quests', () => {
  it('MM-801 a hand is secret and has no limit; only Quests in it can be completed', () => {
    const many = quests.slice(0, 30).map(({ id }) => id)
    const at = laid({
      built: { 'castle-1': 'great-library' },
      seats: { 0: { tavern: { mage: 1 }, hand: many, bag: fullBag } },
    })
    commit(at, { 'great-library': ['mage'] })
    resolve(at, 'great-library')
    at.play('0', 'discardQuests', many.slice(0, 1))
    expect(hand(at)).toHaveLength(31)
    for (const viewer of ['1', null]) expect(at.definition.view(at.G, viewer).players['0']!.hand).toBe(31)
    expect(at.definition.view(at.G, '0').players['0']!.hand).toEqual(hand(at))
    expect(refusal(at, known(at.G.questDeck)[0]!)).toBe('MM-801')
  })

  it('MM-802 points and penalties count at the end of the game only', () => {
    const at = lastEvening({ tavern: { knight: 2 }, hand: ['royal-audience', 'veterans', 'order-of-the-rose'] })
    complete(at, 'royal-audience')
    expect(seat(at).vp).toBe(0)
    toTheEnd(at)
    expect(score(at)).toMatchObject({ track: 0, quests: 3, penalties: -2 - 3 })
  })

  it('MM-803 a triggered Quest may be revealed when its condition is met: its bonus comes at once, one time', () => {
    const at = laid({
      monsters: ['skeleton', 'splinter-bandit'],
      seats: { 0: { tavern: { warrior: 4 }, hand: ['shield-wall', 'break-the-siege'], bag: fullBag } },
    })
    commit(at, { skeleton: ['warrior', 'warrior'], 'splinter-bandit': ['warrior', 'warrior'] })
    resolve(at, 'skeleton')
    expect(refusal(at, 'break-the-siege', 'skeleton')).toBe('MM-803')
    expect(refusal(at, 'shield-wall', 'splinter-bandit')).toBe('MM-803')
    expect(refusal(at, 'shield-wall')).toBe('MM-803')
    const kept = at.with(() => {})
    complete(at, 'shield-wall', 'skeleton')
    expect(seat(at).done).toEqual(['shield-wall'])
    expect(some(seat(at).pending)).toEqual({ warrior: 1 })
    resolve(at, 'splinter-bandit')
    expect(refusal(at, 'shield-wall', 'splinter-bandit')).toBe('MM-801')
    resolve(kept, 'splinter-bandit')
    kept.play('0', 'finishResolution')
    expect(hand(kept)).toContain('shield-wall')
  })

  it('MM-804 the effect of an ongoing Quest starts at the end of the turn', () => {
    const at = laid({
      monsters: ['skeleton', 'lich'],
      seats: { 0: { tavern: { peasant: 3 }, hand: ['blessed-blades'], bag: fullBag } },
    })
    expect(combatAgainst(at, 'lich', 'peasant')).toBe(1)
    commit(at, { skeleton: ['peasant', 'peasant'] })
    resolve(at, 'skeleton')
    complete(at, 'blessed-blades', 'skeleton')
    expect(seat(at).done).toEqual(['blessed-blades'])
    at.play('0', 'finishResolution')
    goRound(at)
    expect(combatAgainst(at, 'lich', 'peasant')).toBe(2)
    const evening = laid({
      phase: 'draw',
      seats: { 0: { tavern: { warrior: 2, peasant: 1 }, hand: ['night-watch'], bag: fullBag } },
    })
    complete(evening, 'night-watch')
    expect(evening.refused('0', 'useDrawAbility', 'night-watch').clause).toBe('MM-804')
    goRound(evening)
    evening.play('0', 'commit')
    evening.play('0', 'useDrawAbility', 'night-watch')
  })

  it('MM-805 Quests for the end of the game are not completed before', () => {
    const fourUndead = ['skeleton', 'ghoul', 'mummy', 'banshee']
    const at = lastEvening({ hand: ['undead-hunter'], trophies: fourUndead })
    expect(refusal(at, 'undead-hunter')).toBe('MM-805')
    expect(score(toTheEnd(at))).toMatchObject({ final: 6, penalties: 0 })
    const short = lastEvening({ hand: ['undead-hunter'], trophies: fourUndead.slice(1) })
    expect(score(toTheEnd(short))).toMatchObject({ final: 0, penalties: -2 })
  })

  it('MM-806 meeples of a Tavern Quest wait for the first Clean Up Step of the next turn', () => {
    const at = laid({ phase: 'draw', seats: { 0: { tavern: { knight: 2, peasant: 2 }, hand: ['royal-audience'] } } })
    complete(at, 'royal-audience')
    at.play('0', 'endTurn')
    pass(at)
    const built = at.with(() => {})
    commit(built, { 'capitol-guild': ['peasant', 'peasant'] })
    built.play('0', 'construct', built.G.offer[0]!, 'villages-2')
    expect(some(seat(built).pending)).toEqual({ cleric: 1 })
    built.play('0', 'endDevelopment')
    expect(some(seat(built).lodgings)).toEqual({ peasant: 2, cleric: 1 })
    at.play('0', 'commit')
    commit(at, { chapel: ['peasant', 'knight'] })
    resolve(at, 'chapel')
    expect(some(seat(at).pending)).toEqual({ cleric: 2 })
    at.play('0', 'finishResolution')
    expect(some(seat(at).pending)).toEqual({})
    expect(some(seat(at).tavern)).not.toEqual({})
  })

  it('MM-807 MM-813 one Monster may complete several Quests; a Unit paid for one still counts for the others', () => {
    const at = laid({
      monsters: ['tree-beast', 'rabid-beaver'],
      seats: {
        0: {
          levels: { knight: 2 },
          tavern: { knight: 1, peasant: 2, warrior: 1 },
          hand: ['squires-trial', 'pest-control', 'call-of-the-wild', 'banner-of-the-realm', 'torches-and-pitchforks'],
          bag: fullBag,
        },
      },
    })
    commit(at, { 'tree-beast': ['knight', 'peasant', 'peasant', 'warrior'] })
    resolve(at, 'tree-beast')
    complete(at, 'squires-trial', 'tree-beast')
    complete(at, 'call-of-the-wild', 'tree-beast')
    complete(at, 'pest-control', 'tree-beast')
    complete(at, 'banner-of-the-realm', 'tree-beast')
    expect(refusal(at, 'torches-and-pitchforks', 'tree-beast')).toBe('MM-810')
    expect(some(seat(at).pending)).toEqual({ knight: 1, ranger: 1, warrior: 1 })
    at.play('0', 'finishResolution')
    // a Peasant and the Warrior are paid, each once
    expect(some(seat(at).lodgings)).toEqual({ knight: 2, peasant: 1, ranger: 1, warrior: 1 })
  })

  it('MM-808 a Quest brought by a Monster cannot be completed in the same turn', () => {
    const at = laid({
      monsters: ['bookworm'],
      quests: ['royal-audience', 'veterans'],
      seats: { 0: { tavern: { knight: 1 }, bag: { knight: 8 } } },
    })
    carryOut(at, { bookworm: ['knight'] })
    at.play('0', 'discardQuests', ['veterans'])
    expect(refusal(at, 'royal-audience')).toBe('MM-808')
    goRound(at)
    at.play('0', 'commit')
    complete(at, 'royal-audience')
  })

  const library = (top: string, more: object = {}, tavern: object = {}) =>
    laid({
      built: { 'castle-1': 'great-library' },
      monsters: ['skeleton', 'splinter-bandit'],
      quests: [top, 'veterans'],
      seats: { 0: { tavern: { mage: 1, knight: 2, peasant: 4, ...tavern }, bag: { knight: 8 } } },
      ...more,
    })
  const read = (at: City) => {
    resolve(at, 'great-library')
    at.play('0', 'discardQuests', ['veterans'])
  }

  it('MM-809 a Quest drawn while resolving needs a Monster resolved afterwards', () => {
    const at = library('squires-trial')
    commit(at, {
      'great-library': ['mage'],
      skeleton: ['knight', 'peasant'],
      'splinter-bandit': ['knight', 'peasant'],
    })
    resolve(at, 'skeleton')
    read(at)
    expect(refusal(at, 'squires-trial', 'skeleton')).toBe('MM-803')
    resolve(at, 'splinter-bandit')
    complete(at, 'squires-trial', 'splinter-bandit')
  })

  it('MM-809 for a number of Monsters earlier ones count, but one must come afterwards', () => {
    const plan = { 'great-library': ['mage'], skeleton: ['knight'], 'splinter-bandit': ['knight'] }
    const at = library('double-trouble')
    commit(at, plan)
    resolve(at, 'skeleton')
    read(at)
    expect(refusal(at, 'double-trouble')).toBe('MM-803')
    resolve(at, 'splinter-bandit')
    complete(at, 'double-trouble')
    const late = library('double-trouble')
    commit(late, plan)
    resolve(late, 'skeleton', 'splinter-bandit')
    read(late)
    expect(refusal(late, 'double-trouble')).toBe('MM-809')
  })

  it('MM-809 for a number of Locations the one that brought the Quest counts, but is not resolved afterwards', () => {
    const plan = { 'great-library': ['mage'], 'academy-of-mages': ['peasant'], arena: ['peasant', 'peasant'] }
    const at = library('royal-messengers')
    commit(at, plan)
    resolve(at, 'academy-of-mages')
    read(at)
    expect(refusal(at, 'royal-messengers')).toBe('MM-809')
    resolve(at, 'arena')
    complete(at, 'royal-messengers')
    const two = library('royal-messengers')
    commit(two, { 'great-library': ['mage'], 'academy-of-mages': ['peasant'] })
    read(two)
    expect(refusal(two, 'royal-messengers')).toBe('MM-803')
    resolve(two, 'academy-of-mages')
    complete(two, 'royal-messengers')
  })

  it('MM-809 the Tavern of the same turn completes it too', () => {
    const at = library('royal-audience')
    commit(at, { 'great-library': ['mage'] })
    read(at)
    at.play('0', 'finishResolution')
    complete(at, 'royal-audience')
  })

  it('MM-809 a construction or a level does not complete the Quest it brings', () => {
    const builders = (top: string) => {
      const at = laid({
        phase: 'development',
        offer: ['armory'],
        quests: [top, 'ghost-story'],
        seats: { 0: { vp: 5, levels: { knight: 2 }, tavern: { peasant: 2, knight: 1 }, bag: fullBag } },
      })
      commit(at, { 'capitol-guild': ['peasant', 'peasant'], 'capitol-drill': ['knight'] })
      return at
    }
    const build = (at: City) => {
      at.play('0', 'construct', 'armory', 'university-1')
      at.play('0', 'discardQuests', ['ghost-story'])
    }
    const proud = builders('civic-pride')
    build(proud)
    expect(refusal(proud, 'civic-pride')).toBe('MM-803')
    const late = builders('veterans')
    late.play('0', 'levelUp')
    build(late)
    expect(refusal(late, 'veterans')).toBe('MM-803')
    const early = builders('veterans')
    build(early)
    early.play('0', 'levelUp')
    complete(early, 'veterans')
  })

  it('MM-810 the Units of a condition are minimums, against Monsters, in the Tavern and at the end', () => {
    const against = (peasants: number) => {
      const at = laid({
        monsters: ['rabid-beaver'],
        seats: { 0: { tavern: { peasant: peasants, knight: 1 }, hand: ['torches-and-pitchforks'], bag: fullBag } },
      })
      commit(at, { 'rabid-beaver': ['knight', ...Array(peasants).fill('peasant')] })
      resolve(at, 'rabid-beaver')
      return at
    }
    expect(refusal(against(2), 'torches-and-pitchforks', 'rabid-beaver')).toBe('MM-810')
    for (const n of [3, 5]) complete(against(n), 'torches-and-pitchforks', 'rabid-beaver')
    const evening = (knight: number) =>
      lastEvening({ tavern: { knight, mage: 1 }, hand: ['royal-audience', 'order-of-the-rose'] })
    expect(refusal(evening(1), 'royal-audience')).toBe('MM-810')
    for (const n of [2, 3]) complete(evening(n), 'royal-audience')
    expect([3, 4, 6].map((n) => score(toTheEnd(evening(n))).final)).toEqual([0, 6, 6])
  })

  it('MM-811 an empty deck is made anew from the discards; with both empty as many as possible are drawn', () => {
    const spent = (discarded: number) =>
      library('', {
        quests: [],
        adjust: (G: City['G']) => {
          const all = known(G.questDeck)
          G.questDeck = []
          G.questDiscard = all.splice(0, discarded)
          G.players['1']!.hand = all
        },
      })
    const at = spent(5)
    commit(at, { 'great-library': ['mage'] })
    resolve(at, 'great-library')
    expect(hand(at)).toHaveLength(2)
    expect([size(at.G.questDeck), size(at.G.questDiscard)]).toEqual([3, 0])
    const dry = spent(1)
    commit(dry, { 'great-library': ['mage'] })
    resolve(dry, 'great-library')
    expect(hand(dry)).toHaveLength(1)
    dry.play('0', 'discardQuests', [...hand(dry)])
    expect([size(dry.G.questDeck), size(dry.G.questDiscard)]).toEqual([0, 1])
    const nothing = spent(0)
    commit(nothing, { 'great-library': ['mage'] })
    resolve(nothing, 'great-library')
    expect(nothing.G.pending).toEqual([])
    expect(hand(nothing)).toEqual([])
  })

  it('MM-812 exactly the Quests due are discarded, from the hand, without penalty', () => {
    const at = laid({
      arrives: 3,
      final: 2,
      built: { 'castle-1': 'great-library' },
      quests: ['exorcism', 'veterans'],
      seats: { 0: { tavern: { mage: 1 }, hand: ['order-of-the-rose'], done: ['holy-order'], bag: fullBag } },
    })
    commit(at, { 'great-library': ['mage'] })
    resolve(at, 'great-library')
    const discard = (...ids: string[]) => at.refused('0', 'discardQuests', ids).clause
    expect(discard('holy-order')).toBe('MM-812')
    expect(discard('ghost-story')).toBe('MM-812')
    expect(discard('exorcism', 'veterans')).toBe('MM-812')
    expect(discard()).toBe('MM-812')
    at.play('0', 'discardQuests', ['order-of-the-rose'])
    expect(at.G.questDiscard).toEqual(['order-of-the-rose'])
    at.play('0', 'finishResolution')
    expect(score(toTheEnd(at))).toMatchObject({ quests: 3, penalties: -1 - 2 })
  })

  it('MM-210 a Levy Peasant pays for a Quest before a Shaman used as a Peasant; the owner may choose the Shaman', () => {
    const fought = laid({
      monsters: ['tree-beast'],
      seats: {
        0: {
          levels: { warrior: 3 },
          tavern: { warrior: 1, knight: 1, shaman: 1 },
          hand: ['squires-trial'],
          bag: fullBag,
        },
      },
    })
    send(fought, 'tree-beast', 'warrior', 'knight', 'shaman as peasant')
    fought.play('0', 'levy', 'tree-beast', 'supply')
    fought.play('0', 'commit')
    resolve(fought, 'tree-beast')
    for (const [choice, home] of [
      [[], { warrior: 1, knight: 2, shaman: 1 }],
      [['shaman'], { warrior: 1, knight: 2, peasant: 1 }],
    ] as const) {
      const at = fought.with(() => {})
      at.play('0', 'completeQuest', 'squires-trial', 'tree-beast', ...choice)
      at.play('0', 'finishResolution')
      expect(some(seat(at).lodgings)).toEqual(home)
    }
  })

  it('MM-803 a Quest about strong Monsters says that more than the level named will do', () => {
    const at = laid({
      monsters: ['rabid-beaver'],
      seats: { 0: { tavern: { warrior: 3 }, hand: ['beast-lore'], bag: fullBag } },
    })
    commit(at, { 'rabid-beaver': ['warrior', 'warrior', 'warrior'] })
    resolve(at, 'rabid-beaver')
    expect(at.refused('0', 'completeQuest', 'beast-lore', 'rabid-beaver')).toEqual({
      clause: 'MM-803',
      because: 'This asks for a Monster of level 2 or more',
    })
  })

  it('MM-813 the Levy counts for the condition and may be the Unit that is paid', () => {
    const at = laid({
      monsters: ['ghoul'],
      seats: {
        0: {
          levels: { warrior: 3 },
          tavern: { warrior: 1, knight: 1 },
          hand: ['squires-trial', 'break-the-siege'],
          bag: fullBag,
        },
      },
    })
    send(at, 'ghoul', 'warrior', 'knight')
    const plain = at.with(() => {})
    at.play('0', 'levy', 'ghoul', 'supply')
    at.play('0', 'commit')
    resolve(at, 'ghoul')
    const peasants = at.G.supply.peasant
    complete(at, 'squires-trial', 'ghoul')
    expect(at.G.supply.peasant).toBe(peasants + 1)
    at.play('0', 'finishResolution')
    expect(some(seat(at).lodgings)).toEqual({ warrior: 1, knight: 2 })
    plain.play('0', 'commit')
    resolve(plain, 'ghoul')
    expect(refusal(plain, 'squires-trial', 'ghoul')).toBe('MM-810')
  })

  it('MM-803 a Monster of another type or of a lower level does not do', () => {
    const at = laid({
      monsters: ['skeleton', 'rabid-beaver', 'tree-beast'],
      seats: { 0: { tavern: { knight: 9 }, hand: ['blessed-blades', 'beast-lore'], bag: fullBag } },
    })
    commit(at, {
      skeleton: ['knight'],
      'rabid-beaver': ['knight', 'knight'],
      'tree-beast': ['knight', 'knight', 'knight'],
    })
    resolve(at, 'skeleton', 'rabid-beaver', 'tree-beast')
    expect(refusal(at, 'blessed-blades', 'tree-beast')).toBe('MM-803')
    complete(at, 'blessed-blades', 'skeleton')
    expect(refusal(at, 'beast-lore', 'rabid-beaver')).toBe('MM-803')
    complete(at, 'beast-lore', 'tree-beast')
  })

  it('MM-814 a Shaman counts as its declared class against a Monster, and may be the one to be paid', () => {
    const against = (...units: string[]) => {
      const at = laid({
        monsters: ['skeleton'],
        seats: { 0: { tavern: { shaman: 1, peasant: 1, knight: 1 }, hand: ['squires-trial'], bag: fullBag } },
      })
      commit(at, { skeleton: units })
      resolve(at, 'skeleton')
      return at
    }
    expect(refusal(against('shaman', 'knight'), 'squires-trial', 'skeleton')).toBe('MM-810')
    expect(refusal(against('shaman as warrior', 'knight'), 'squires-trial', 'skeleton')).toBe('MM-810')
    const only = against('shaman as peasant', 'knight')
    complete(only, 'squires-trial', 'skeleton')
    expect(only.G.supply.shaman).toBe(5)
    const both = against('shaman as peasant', 'knight', 'peasant')
    const wished = both.with(() => {})
    complete(both, 'squires-trial', 'skeleton')
    expect(both.G.supply.shaman).toBe(4)
    complete(wished, 'squires-trial', 'skeleton', 'shaman')
    expect(wished.G.supply.shaman).toBe(5)
  })

  it('MM-814 it is only a Shaman in the Tavern and at the end', () => {
    const at = lastEvening({ tavern: { shaman: 1, knight: 1, ranger: 1 }, hand: ['royal-audience', 'heroes-hall'] })
    expect(refusal(at, 'royal-audience')).toBe('MM-810')
    expect(score(toTheEnd(at))).toMatchObject({ final: 6, penalties: -1 })
  })

  describe('the Dark Council', () => {
    const finalTurn = (hand: string[]) =>
      laid({
        arrives: 3,
        final: 1,
        monsters: ['skeleton'],
        seats: { 0: { levels: { knight: 3 }, tavern: { knight: 9, cleric: 1 }, hand, bag: fullBag } },
      })
    const overlord = { 'lady-cinder': [...Array(4).fill('knight'), 'cleric'] }
    const henchman = { combustor: Array(4).fill('knight') }

    it('MM-815 does not count for Quests about a type of Monster', () => {
      const at = finalTurn(['exorcism', 'beast-lore', 'beast-hunter', 'living-legend'])
      commit(at, { ...overlord, ...henchman, skeleton: ['knight'] })
      resolve(at, 'skeleton', 'lady-cinder', 'combustor')
      expect(at.refused('0', 'completeQuest', 'exorcism', 'lady-cinder')).toMatchObject({
        clause: 'MM-815',
        because: expect.stringContaining('type'),
      })
      expect(refusal(at, 'beast-lore', 'combustor')).toBe('MM-815')
      expect(refusal(at, 'exorcism', 'skeleton')).toBe('MM-810')
      expect(refusal(at, 'exorcism')).toBe('MM-803')
      at.play('0', 'finishResolution')
      expect(seat(at).trophies).toEqual(['skeleton'])
    })

    it('MM-815 counts for the others: Units, levels and numbers, Overlords and Henchman alike', () => {
      const at = finalTurn(['double-trouble', 'brothers-in-arms', 'knights-of-the-oak', 'break-the-siege'])
      commit(at, { ...overlord, ...henchman })
      resolve(at, 'lady-cinder')
      expect(refusal(at, 'double-trouble')).toBe('MM-803')
      expect(refusal(at, 'break-the-siege', 'lady-cinder')).toBe('MM-803')
      expect(at.choices('0', 'completeQuest')).toEqual([
        ['brothers-in-arms', 'lady-cinder'],
        ['knights-of-the-oak', 'lady-cinder'],
      ])
      complete(at, 'brothers-in-arms', 'lady-cinder')
      resolve(at, 'combustor')
      complete(at, 'knights-of-the-oak', 'combustor')
      complete(at, 'double-trouble')
    })

    it('MM-815 a Unit that fought it can be the price of a Quest', () => {
      const at = finalTurn(['squires-trial']).with((G) => {
        G.supply.peasant -= 1
        G.players['0']!.tavern.peasant += 1
      })
      commit(at, { combustor: [...Array(4).fill('knight'), 'peasant'] })
      resolve(at, 'combustor')
      complete(at, 'squires-trial', 'combustor')
      at.play('0', 'finishResolution')
      expect(some(seat(at).lodgings)).toEqual({ knight: 10, cleric: 1 })
    })
  })
})

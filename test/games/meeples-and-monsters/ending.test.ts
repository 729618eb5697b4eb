import { describe, expect, it } from 'vitest'
import { arrivesCard } from '../../../games/meeples-and-monsters/data/monsters'
import { type City, carryOut, commit, laid, pass, resolve, seat, send, some } from './layout'
import { combatAgainst, fullBag, goRound } from './observe'

const knights = (n: number): string[] => Array(n).fill('knight')

/** In the final turns, with level 3 Knights (combat 3) in the Tavern. */
const finale = ({ seats = {}, ...layout }: Parameters<typeof laid>[0] = {}) =>
  laid({
    arrives: 3,
    final: 1,
    ...layout,
    seats: { ...seats, 0: { levels: { knight: 3 }, tavern: { knight: 6 }, bag: { knight: 6 }, ...seats['0'] } },
  })

/** Seat by seat until the game is over: who was to move in which of the final turns. */
function playOut(at: City): [string, number][] {
  const turns: [string, number][] = []
  while (!at.G.outcome) {
    turns.push([at.G.current, at.G.final])
    pass(at)
  }
  return turns
}

describe('the final turns', () => {
  const third = (current: string) =>
    laid({
      players: 3,
      arrives: 2,
      monsters: ['skeleton'],
      deck: [arrivesCard, 'gargoyle'],
      seats: { [current]: { tavern: { knight: 1 }, bag: fullBag } },
      adjust: (G) => {
        G.current = current
      },
    })

  it('MM-901 the round of the third card is played to its end, then everybody has two more turns', () => {
    for (const [drawer, rest] of [
      ['0', ['1', '2']],
      ['1', ['2']],
    ] as const) {
      const at = third(drawer)
      carryOut(at, { skeleton: ['knight'] })
      expect(at.G).toMatchObject({ arrives: 3, final: 0 })
      at.play(drawer, 'endTurn')
      expect(playOut(at)).toEqual([
        ...rest.map((player) => [player, 0]),
        ...['0', '1', '2'].map((player) => [player, 1]),
        ...['0', '1', '2'].map((player) => [player, 2]),
      ])
    }
  })

  it('MM-902 if the last of the round draws it, the very next turn is the first of them', () => {
    const at = third('2')
    carryOut(at, { skeleton: ['knight'] })
    at.play('2', 'endTurn')
    expect(at.G).toMatchObject({ current: '0', final: 1 })
    expect(playOut(at)).toHaveLength(6)
  })

  it('MM-903 only then the Dark Council can be fought, next to everything else and in any order', () => {
    const early = finale({ final: 0 })
    for (const foe of ['combustor', 'lady-cinder']) {
      expect(early.refused('0', 'assign', foe, 'knight').clause).toBe('MM-520')
    }
    const at = finale({ monsters: ['skeleton'], seats: { 0: { tavern: { knight: 10, peasant: 1 }, bag: fullBag } } })
    commit(at, {
      combustor: knights(4),
      'academy-of-mages': ['peasant'],
      'lady-cinder': knights(4),
      skeleton: knights(1),
    })
    resolve(at, 'lady-cinder', 'skeleton', 'academy-of-mages', 'combustor')
    at.play('0', 'finishResolution')
    const alone = finale({ monsters: ['skeleton'] })
    carryOut(alone, { 'lady-cinder': knights(4) })
    expect(seat(alone).overlords).toEqual(['lady-cinder'])
  })

  it('MM-904 it needs the Strength of the Overlord; boosts, Paladins and the Levy count', () => {
    const at = finale({
      built: { 'castle-1': 'armory' },
      seats: {
        0: {
          levels: { knight: 3, warrior: 3 },
          trophies: ['crypt-crawler', 'ghoul'],
          tavern: { knight: 1, warrior: 1, paladin: 1, peasant: 1 },
        },
      },
    })
    const crew = ['knight', 'paladin', 'warrior']
    // Knight 3, Paladin 2 + 3, Warrior 2 + 1, and 1 against the undead
    expect(combatAgainst(at, 'saw-ron', ...crew)).toBe(11)
    expect(combatAgainst(at, 'lady-cinder', ...crew.slice(0, 2))).toBe(9)
    send(at, 'the-woodchipper', ...crew)
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    at.play('0', 'levy', 'the-woodchipper', 'supply')
    expect(at.refused('0', 'commit').because).toContain('Combat 12 ')
    send(at, 'armory', 'peasant')
    at.play('0', 'favour', 'the-woodchipper', 'levy')
    at.play('0', 'commit')
    resolve(at, 'the-woodchipper', 'armory')
    expect(seat(at).overlords).toEqual(['the-woodchipper'])
  })

  it('MM-905 MM-908 an Overlord gives its points and its token, and stays for the others', () => {
    const at = finale({
      tokens: { 'lady-cinder': 'council-champions' },
      monsters: ['tree-beast'],
      seats: { 0: { tavern: { paladin: 2, knight: 1 }, bag: fullBag }, 1: { bag: fullBag } },
    })
    const city = JSON.stringify(at.G.city)
    const deck = at.G.monsterDeck
    commit(at, { 'lady-cinder': ['paladin', 'paladin', 'knight'] })
    resolve(at, 'lady-cinder')
    expect(seat(at)).toMatchObject({ vp: 8 + 2 * 2, overlords: ['lady-cinder'] })
    at.play('0', 'finishResolution')
    expect(seat(at).trophies).toEqual([])
    expect(JSON.stringify(at.G.city)).toBe(city)
    expect(at.G.monsterDeck).toEqual(deck)
    at.play('0', 'endTurn')
    const other = at.with((G) => {
      G.players['1']!.levels.knight = 3
      G.players['1']!.tavern.knight = 4
      G.supply.knight -= 4
    })
    other.play('1', 'commit')
    carryOut(other, { 'lady-cinder': knights(4) })
    expect(seat(other, '1')).toMatchObject({ vp: 8, overlords: ['lady-cinder'] })
  })

  it('MM-906 nobody fights the same Overlord twice', () => {
    const at = finale()
    carryOut(at, { 'lady-cinder': knights(4) })
    goRound(at)
    expect(at.refused('0', 'assign', 'lady-cinder', 'knight').clause).toBe('MM-906')
    expect(at.refused('0', 'assignFor', 'lady-cinder').clause).toBe('MM-906')
    send(at, 'the-woodchipper', 'knight')
  })

  it('MM-907 the Henchman can be fought in both final turns, for points alone', () => {
    const at = finale()
    carryOut(at, { combustor: knights(4) })
    expect(seat(at)).toMatchObject({ vp: 5, overlords: [] })
    goRound(at)
    send(at, 'combustor', ...knights(3))
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    carryOut(at, { combustor: ['knight'] })
    expect(seat(at)).toMatchObject({ vp: 10, trophies: [], overlords: [] })
  })

  it('MM-909 a Ranger earns nothing against the Dark Council', () => {
    const at = finale({
      monsters: ['skeleton'],
      tokens: { 'lady-cinder': 'council-trophies' },
      seats: { 0: { tavern: { ranger: 3, knight: 6 } } },
    })
    carryOut(at, {
      skeleton: ['ranger'],
      combustor: ['ranger', ...knights(3)],
      'lady-cinder': ['ranger', ...knights(3)],
    })
    expect(seat(at).vp).toBe(1 + 1 + 5 + 8)
  })
})

describe('the end', () => {
  const last = (zero: object, one: object = {}, options: object = {}) => {
    const at = laid({ options, phase: 'draw', arrives: 3, final: 2, seats: { 0: zero, 1: one } })
    at.play('0', 'endTurn')
    expect(at.G.outcome).toBeNull()
    at.play('1', 'commit')
    at.play('1', 'commit')
    at.play('1', 'endTurn')
    return at
  }

  it('MM-910 track, Quests, penalties and Tower sets make the score, which may be negative', () => {
    const at = last(
      { vp: 20, done: ['clean-sweep', 'militia-drill'], hand: ['standing-army', 'conclave'], bag: { warrior: 5 } },
      { vp: 1, hand: ['order-of-the-rose', 'veterans'] },
    )
    expect(at.G.outcome).toMatchObject({
      scores: { 0: 20 + 6 + 1 + 5 - 2, 1: 1 - 3 - 2 },
      winners: ['0'],
      breakdown: {
        0: { track: 20, quests: 7, final: 5, penalties: -2 },
        1: { track: 1, quests: 0, final: 0, penalties: -5 },
      },
    })
    expect(at.state.ctx.gameover).toEqual(at.G.outcome)
    expect(at.refused('0', 'commit').clause).toBe('MM-910')
  })

  it('MM-911 most points win; of tied players those with fewest Peasants, wherever they lie', () => {
    const winners = (zero: object, one: object) => last(zero, one).G.outcome!.winners
    expect(winners({ vp: 3, bag: { peasant: 9 } }, { vp: 2 })).toEqual(['0'])
    expect(
      winners({ vp: 3, tavern: { peasant: 2 }, lodgings: { peasant: 3 } }, { vp: 3, bag: { peasant: 4 } }),
    ).toEqual(['1'])
    expect(winners({ vp: 3, bag: { peasant: 4, mage: 1 } }, { vp: 3, bag: { peasant: 4 } })).toEqual(['0', '1'])
  })

  it('MM-911 after the tie only the leaders share the victory', () => {
    const at = laid({
      players: 3,
      phase: 'draw',
      arrives: 3,
      final: 2,
      seats: {
        0: { vp: 4, bag: { peasant: 1 } },
        1: { vp: 4, bag: { peasant: 2 } },
        2: { vp: 4, pending: { peasant: 1 } },
      },
    })
    at.play('0', 'endTurn')
    playOut(at)
    expect(at.G.outcome).toMatchObject({ winners: ['0', '2'], ranking: ['0', '2', '1'] })
    expect(some(seat(at, '1').tavern)).toEqual({ peasant: 2 })
  })
})

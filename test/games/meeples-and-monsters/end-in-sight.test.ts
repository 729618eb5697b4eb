import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { arrivesCard } from '../../../games/meeples-and-monsters/data/monsters'
import { meeplesAndMonsters } from '../../../games/meeples-and-monsters/game'
import { scoreLines } from '../../../games/meeples-and-monsters/scoring'
import { position } from '../../kit/position'
import { type City, carryOut, laid, pass } from './layout'
import { fullBag } from './observe'

const { endings, standing, view } = meeplesAndMonsters
const ending = (at: City) => {
  const [only, ...more] = endings!(at.G)
  expect(more).toEqual([])
  return only!
}

describe('how the match will end', () => {
  it('MM-109 MM-901 before the third card: how many have come, and where the third lies', () => {
    for (const [players, last] of [
      [2, 4],
      [3, 5],
      [4, 5],
    ] as const) {
      const at = laid({ players })
      const deck = known(at.G.monsterDeck)
      expect(ending(at)).toMatchObject({ clause: 'MM-901', done: 0, of: 3 })
      expect(ending(at).say).toContain(`none has come; the third is among the last ${last} of the ${deck.length} cards`)
      expect(endings!(view(at.G, '1'))).toEqual(endings!(at.G))
    }
  })

  it('MM-109 the third card is where that says, in every deck', () => {
    for (const players of [2, 3, 4]) {
      for (let i = 0; i < 20; i++) {
        const { G } = position(meeplesAndMonsters, { players, seed: `deck ${i}` })
        const deck = known(G.monsterDeck)
        expect(deck.indexOf(arrivesCard)).toBeLessThan(players === 2 ? 4 : 5)
      }
    }
  })

  it('MM-901 two have come and only few cards are left', () => {
    const at = laid({ arrives: 2 }).with((G) => {
      G.monsterDeck = ['lich', arrivesCard]
    })
    expect(ending(at)).toMatchObject({ done: 2, of: 3 })
    expect(ending(at).say).toContain('2 have come; the third is one of the 2 cards left')
  })

  it('MM-901 MM-910 after the third card: the rest of the round, then every final turn counts down', () => {
    const at = laid({
      players: 3,
      arrives: 2,
      monsters: ['skeleton'],
      deck: [arrivesCard, 'gargoyle'],
      seats: { 0: { tavern: { knight: 1 }, bag: fullBag } },
    })
    carryOut(at, { skeleton: ['knight'] })
    expect(ending(at)).toMatchObject({ clause: 'MM-901', done: 0, of: 6 })
    expect(ending(at).say).toContain('after this turn and 2 more turns the final turns begin')
    at.play('0', 'endTurn')
    expect(ending(at).say).toContain('after this turn and 1 more turn the')
    pass(at)
    expect(ending(at).say).toContain('has come: after this turn the final turns begin')
    pass(at)
    for (let done = 0; done < 6; done++) {
      expect(ending(at)).toMatchObject({ clause: 'MM-910', done, of: 6 })
      expect(ending(at).say).toContain(done === 5 ? 'this is the last one' : `${6 - done} are left with this one`)
      pass(at)
    }
    expect(at.G.outcome).not.toBeNull()
    expect(endings!(at.G)).toEqual([])
  })
})

describe('the score sheet so far', () => {
  const evening = (hand: string[]) =>
    laid({
      options: { fourTowers: true },
      phase: 'draw',
      arrives: 3,
      final: 2,
      seats: { 0: { vp: 7, done: ['clean-sweep'], trophies: ['skeleton'], hand }, 1: { vp: 2 } },
      adjust: (G) => {
        const tower = Object.values(G.city).find(({ below }) => known(below).some((id) => id.startsWith('rod')))!
        const rod = known(tower.below).find((id) => id.startsWith('rod'))!
        tower.below = known(tower.below).filter((id) => id !== rod)
        G.players['0']!.rooms.push(rod)
      },
    })

  it('MM-910 has every line of the sheet; what Quests in hand will bring or cost stays hidden', () => {
    const at = evening(['undead-hunter', 'veterans'])
    const now = standing!(at.G, '0')
    expect(now).toEqual({ track: 7, quests: 6, final: null, penalties: null, towers: 1 })
    expect(Object.keys(now)).toEqual(scoreLines.map(({ key }) => key))
    expect(scoreLines.filter(({ atEnd }) => atEnd).map(({ key }) => key)).toEqual([
      'quests',
      'final',
      'penalties',
      'towers',
    ])
  })

  it('MM-801 whoever asks sees the same', () => {
    const at = evening(['undead-hunter', 'veterans'])
    for (const seat of ['0', '1', null]) {
      for (const player of at.G.order) expect(standing!(view(at.G, seat), player)).toEqual(standing!(at.G, player))
    }
  })

  it('MM-802 without a Quest in hand nothing is hidden', () => {
    expect(standing!(evening([]).G, '0')).toMatchObject({ final: 0, penalties: 0 })
  })

  it('MM-910 is the final sheet in the end', () => {
    const at = evening(['undead-hunter', 'veterans'])
    const before = standing!(at.G, '0')
    at.play('0', 'endTurn')
    pass(at)
    const sheet = at.G.outcome!.breakdown['0']!
    expect(standing!(at.G, '0')).toEqual(sheet)
    for (const key of ['track', 'quests', 'towers']) expect(before[key]).toBe(sheet[key])
    expect(sheet).toMatchObject({ final: 0, penalties: -4 })
  })
})

import { describe, expect, it } from 'vitest'
import { laid, passWithDraws, type Table } from './layout'

const numbers = (at: Table, player: string) =>
  Object.fromEntries(
    Object.entries(at.G.fame).map(([category, placed]) => [
      category,
      placed.find((marker) => marker.player === player)?.number ?? null,
    ]),
  )

describe('Eternal Fame', () => {
  it('MU-082 all markers start off the track', () => {
    expect(laid({}).G.fame).toEqual({ monument: [], helmet: [], scroll: [], ship: [] })
  })

  it('MU-095 MU-085 the example of the sheet: five cards, three helmets, two ships', () => {
    const at = laid({
      players: 4,
      hands: { 0: ['akropolis-3', 'akropolis-6', 'akropolis-9', 'akropolis-1', 'akropolis-4'] },
    })
    at.play('0', 'erect', 'akropolis', ['akropolis-3', 'akropolis-6', 'akropolis-9', 'akropolis-1', 'akropolis-4'])
    expect(numbers(at, '0')).toEqual({ monument: 5, helmet: 3, scroll: null, ship: 2 })
  })

  it('MU-083 erecting and expanding count the largest monument and the symbols of all monuments', () => {
    const at = laid({
      hands: { 0: ['petra-1', 'petra-4', 'knossos-2', 'knossos-1', 'petra-6'] },
    })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4'])
    expect(numbers(at, '0')).toEqual({ monument: 2, helmet: null, scroll: null, ship: 2 })
    at.play('0', 'erect', 'knossos', ['knossos-2', 'knossos-1'])
    expect(numbers(at, '0')).toEqual({ monument: 2, helmet: 1, scroll: null, ship: 3 })
    at.play('0', 'expand', 'petra', ['petra-6'])
    expect(numbers(at, '0')).toEqual({ monument: 3, helmet: 2, scroll: null, ship: 3 })
  })

  it('MU-083 drawing and scoring do not count, and hand cards never do', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4'] }, stacks: { 0: [['babylon-2', 'babylon-5']] } })
    at.play('0', 'drawDeck')
    at.play('0', 'scoreSymbols', 'petra-1', 'petra-4')
    expect(numbers(at, '0')).toEqual({ monument: null, helmet: null, scroll: null, ship: null })
  })

  it('MU-084 only the acting player is counted, after the cards were laid', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4'] }, stacks: { 1: [['babylon-2', 'babylon-5']] } })
    const events = at.play('0', 'erect', 'petra', ['petra-1', 'petra-4'])
    expect(events.map(({ kind }) => kind)).toEqual(['erected', 'fameRose', 'fameRose'])
    expect(numbers(at, '1')).toEqual({ monument: null, helmet: null, scroll: null, ship: null })
  })

  it('MU-086 a higher count moves the marker up', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4', 'petra-2'] } })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4'])
    at.play('0', 'expand', 'petra', ['petra-2'])
    expect(numbers(at, '0').monument).toBe(3)
  })

  it('MU-087 MU-089 after losses the old record must be exceeded: an equal count changes nothing', () => {
    const at = laid({
      hands: { 0: ['petra-1', 'petra-4', 'petra-2', 'petra-5'], 1: ['babylon-1', 'babylon-4', 'babylon-2'] },
    })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4', 'petra-2'])
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    at.play('1', 'writeHistory')
    passWithDraws(at)
    at.play('1', 'erect', 'babylon', ['babylon-1', 'babylon-4', 'babylon-2'])
    at.play('1', 'drawDeck')
    at.play('1', 'drawDeck')
    at.play('1', 'endTurn')
    const before = at.G.fame.monument
    expect(before.map(({ player }) => player)).toEqual(['0', '1'])
    at.play('0', 'expand', 'petra', ['petra-5'])
    expect(at.G.players['0']!.stacks.petra).toHaveLength(3)
    expect(at.G.fame.monument).toEqual(before)
  })

  it('MU-088 a marker never moves backwards when a history takes cards', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4', 'petra-2'] } })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4', 'petra-2'])
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    at.play('1', 'writeHistory')
    expect(at.G.players['0']!.stacks.petra).toHaveLength(2)
    expect(numbers(at, '0')).toMatchObject({ monument: 3, ship: 2 })
  })

  it('MU-088 a lower count at the next building does not move a marker back', () => {
    const at = laid({
      hands: { 0: ['babylon-2', 'babylon-5'] },
      stacks: { 0: [['petra-1', 'petra-4']] },
      adjust: (G) => {
        G.fame.monument = [{ player: '0', number: 4 }]
        G.fame.ship = [{ player: '0', number: 6 }]
      },
    })
    at.play('0', 'erect', 'babylon', ['babylon-2', 'babylon-5'])
    expect(numbers(at, '0')).toMatchObject({ monument: 4, ship: 6 })
  })

  it('MU-090 a count beyond 14 is kept', () => {
    const four = ['akropolis', 'bet-hamikdash', 'kolossos', 'petra'] as const
    const more = ['babylon-2', 'babylon-5', 'babylon-8'] as const
    const at = laid({
      players: 4,
      hands: { 0: [...more] },
      stacks: { 0: four.map((id) => [`${id}-1`, `${id}-4`, `${id}-7`] as const) },
    })
    at.play('0', 'erect', 'babylon', more)
    expect(numbers(at, '0').ship).toBe(15)
  })

  it('MU-091 markers on one number are ordered by arrival', () => {
    const at = laid({ hands: { 0: ['petra-1', 'petra-4'], 1: ['babylon-2', 'babylon-5'] } })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4'])
    at.play('0', 'drawDeck')
    at.play('0', 'drawDeck')
    at.play('0', 'endTurn')
    at.play('1', 'erect', 'babylon', ['babylon-2', 'babylon-5'])
    expect(at.G.fame.ship).toEqual([
      { player: '0', number: 2 },
      { player: '1', number: 2 },
    ])
  })

  it('MU-092 a marker that moves on lines up last at its new number', () => {
    const at = laid({
      hands: { 0: ['petra-1', 'petra-4', 'petra-2'] },
      adjust: (G) => {
        G.fame.monument = [
          { player: '0', number: 2 },
          { player: '1', number: 3 },
        ]
      },
    })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4', 'petra-2'])
    expect(at.G.fame.monument).toEqual([
      { player: '1', number: 3 },
      { player: '0', number: 3 },
    ])
  })

  it('MU-093 MU-094 categories do not influence each other; several markers move in one action, in order', () => {
    const at = laid({
      hands: { 0: ['petra-1', 'petra-6', 'petra-2'] },
      adjust: (G) => {
        G.fame.helmet = [{ player: '1', number: 9 }]
      },
    })
    const rose = at.play('0', 'erect', 'petra', ['petra-1', 'petra-6', 'petra-2']).slice(1)
    expect(rose).toMatchObject([
      { category: 'monument' },
      { category: 'helmet' },
      { category: 'scroll' },
      { category: 'ship' },
    ])
    expect(at.G.fame.ship).toEqual([{ player: '0', number: 1 }])
    expect(at.G.fame.helmet).toEqual([
      { player: '1', number: 9 },
      { player: '0', number: 1 },
    ])
  })

  it('MU-080 without the module nothing is counted or scored', () => {
    const at = laid({ options: { eternalFame: false }, hands: { 0: ['petra-1', 'petra-4'] } })
    at.play('0', 'erect', 'petra', ['petra-1', 'petra-4'])
    expect(at.G.fame).toEqual({ monument: [], helmet: [], scroll: [], ship: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { matchProblem } from '../../../games/kit/meta'
import { isAsked } from '../../../games/kit/options'
import { known, remove, size } from '../../../games/kit/zones'
import { castles } from '../../../games/villages-of-valeria/data/castles'
import { isEvent } from '../../../games/villages-of-valeria/data/events'
import { endNumberOf } from '../../../games/villages-of-valeria/flow/turn'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import { meta } from '../../../games/villages-of-valeria/meta'
import { goldOf } from '../../../games/villages-of-valeria/state'
import { position } from '../../kit/position'
import { hand, seat, settle, type Valley } from './layout'
import { villagesPlug } from './plug'

const counts = [1, 2, 3, 4, 5]
const begin = (players: number, options: object = {}, seed = 'setup'): Valley =>
  position(villagesOfValeria, { players, options, seed })

const openAll = (at: Valley): void => {
  while (at.G.phase === 'opening') at.play(at.G.current, 'developFirst', { card: hand(at, at.G.current)[0]! })
}

describe('setup', () => {
  it('VV-001 takes 1 to 5 players and nobody else', () => {
    for (const players of counts) expect(matchProblem(meta, players, {})).toBeUndefined()
    for (const players of [0, 6]) expect(matchProblem(meta, players, {})).toContain('1 to 5')
  })

  it.each(counts)('VV-002 VV-003 VV-004 VV-005 %i players get Castle, three gold and a bank of the rest', (players) => {
    const { G } = begin(players)
    const total = { 1: 14, 2: 14, 3: 20, 4: 25, 5: 30 }[players]!
    expect(G.total).toBe(total)
    expect(G.bank).toBe(total - 3 * players)
    for (const [i, player] of G.order.entries()) {
      expect(G.players[player]).toMatchObject({ gold: 3, castle: castles[i]!.id, castleGold: 0, resources: [] })
    }
    expect(G.bank + Object.values(G.players).reduce((sum, village) => sum + goldOf(village), 0)).toBe(total)
    expect(villagesPlug.conserve(G)).toBeUndefined()
  })

  it.each(counts)('VV-006 VV-007 VV-008 VV-009 %i players: hands of six, five piles, rows of five', (players) => {
    const { G } = begin(players)
    for (const player of G.order) expect(size(G.players[player]!.hand)).toBe(6)
    expect(G.piles.map(({ top, under }) => [typeof top, size(under)])).toEqual(Array(5).fill(['string', 0]))
    expect([G.adventurerRow.filter(Boolean).length, size(G.adventurerDeck)]).toEqual([5, 11])
    expect([G.monumentLine.filter(Boolean).length, size(G.monumentDeck)]).toEqual([5, 7])
    expect(size(G.deck)).toBe({ 1: 35, 2: 67, 3: 61, 4: 55, 5: 49 }[players])
  })

  it('VV-006 VV-008 VV-009 another seed deals other cards', () => {
    const [a, b] = [begin(3, {}, 'one').G, begin(3, {}, 'two').G]
    expect(a.players['0']!.hand).not.toEqual(b.players['0']!.hand)
    expect(a.adventurerRow).not.toEqual(b.adventurerRow)
    expect(a.monumentLine).not.toEqual(b.monumentLine)
  })

  it('VV-010 without the option there are no Monuments', () => {
    const { G } = begin(3, { monuments: false })
    expect([G.monumentLine, G.monumentDeck]).toEqual([[], []])
  })

  it.each([2, 3, 4, 5])(
    'VV-011 with %i players eight Events lie in the deck, none in a hand or on a pile',
    (players) => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { G } = begin(players, { events: true }, seed)
        expect(size(G.deck)).toBe({ 2: 75, 3: 69, 4: 63, 5: 57 }[players])
        expect(known(G.deck).filter(isEvent).length).toBe(8)
        const open = [...G.piles.map(({ top }) => top!), ...G.order.flatMap((player) => known(G.players[player]!.hand))]
        expect(open.some(isEvent)).toBe(false)
      }
    },
  )

  it('VV-012 the first player is drawn by lot, or named', () => {
    const starts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => begin(3, {}, seed).G.start)
    expect(new Set(starts).size).toBe(3)
    for (const startPlayer of [0, 1, 2]) expect(begin(3, { startPlayer }).G.current).toBe(String(startPlayer))
    expect(matchProblem(meta, 3, { startPlayer: 3 })).toBeDefined()
    expect(matchProblem(meta, 4, { startPlayer: 3 })).toBeUndefined()
  })

  it('VV-012 VV-200 options outside their range are refused', () => {
    expect(matchProblem(meta, 3, { endNumber: 5 })).toBeDefined()
    expect(matchProblem(meta, 3, { endNumber: 17 })).toBeDefined()
    expect(matchProblem(meta, 3, { endNumber: 16 })).toBeUndefined()
    expect(matchProblem(meta, 1, { soloDeck: 19 })).toBeDefined()
    expect(matchProblem(meta, 1, { soloDeck: 60 })).toBeUndefined()
    expect(matchProblem(meta, 2, { soloDeck: 60 })).toBeDefined()
    expect(matchProblem(meta, 2, { dragons: true })).toBeDefined()
  })

  it('VV-001 names who drew it, and the expansion that is not here', () => {
    expect(meta.artists).toEqual(['Mihajlo Dimitrievski'])
    expect(meta.about).toContain('Landmarks is not here')
  })

  it('VV-237 the end number means nothing alone: it is not asked for, and ignored if somebody names it', () => {
    expect(isAsked(meta.options.endNumber, {}, 1)).toBe(false)
    expect(isAsked(meta.options.endNumber, {}, 2)).toBe(true)
    expect(matchProblem(meta, 1, { endNumber: 6 })).toBeUndefined()
    expect(endNumberOf(begin(1, { endNumber: 6 }).G)).toBeNull()
  })
})

describe('the first Resource', () => {
  it('VV-013 each develops one card of the hand, in turn order from the first player', () => {
    const at = begin(3, { startPlayer: 1 })
    for (const player of ['1', '2', '0']) {
      expect(at.G.phase).toBe('opening')
      const card = hand(at, player)[0]!
      const other = ['0', '1', '2'].find((one) => one !== player)!
      expect(at.refused(other, 'developFirst', { card: hand(at, other)[0] }).clause).toBe('VV-025')
      at.play(player, 'developFirst', { card })
      expect(seat(at, player)).toMatchObject({ resources: [{ card, gold: 0 }], gold: 3 })
      expect(hand(at, player).length).toBe(5)
    }
    expect(at.G).toMatchObject({ phase: 'play', current: '1', round: 1 })
  })

  it('VV-013 only a card of the own hand, and only once', () => {
    const at = begin(2, { startPlayer: 0 })
    expect(at.refused('0', 'developFirst', { card: hand(at, '1')[0] }).clause).toBe('VV-013')
    expect(at.refused('0', 'harvest').clause).toBe('VV-020')
    openAll(at)
    expect(at.refused('0', 'developFirst', { card: hand(at)[0] }).clause).toBe('VV-020')
  })

  it('VV-014 it goes under the Castle, costs nothing and triggers no power', () => {
    const at = begin(2, { startPlayer: 0 }).with((G) => {
      const monastery = known(G.deck).find((card) => card.startsWith('monastery'))!
      remove(known(G.deck), monastery)
      G.players['0']!.buildings.push(monastery)
    })
    const card = hand(at)[0]!
    const said = at.play('0', 'developFirst', { card })
    expect(said).toEqual([{ kind: 'developedFirst', player: '0', card }])
    expect(at.G.pending).toEqual([])
    expect(at.refused('1', 'developFirst', { card: hand(at, '1')[0], to: 'monument' }).because).toContain('form')
  })

  it('VV-020 VV-033 the first turn begins with the first player, the next one is clockwise', () => {
    const at = begin(4, { startPlayer: 3 })
    openAll(at)
    expect(at.G.current).toBe('3')
    at.play('3', 'tax')
    settle(at)
    expect(at.G.current).toBe('0')
  })
})

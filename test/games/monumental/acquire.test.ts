import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { answer, answers, asked, endTurn, goods, type Layout, laid, rich, seat, settle } from './layout'

const top = (at: ReturnType<typeof laid>, player = '0') => known(seat(at, player).draw).at(-1)

describe('acquiring cards', () => {
  it('MO-060 a Building from the display costs its Production and lies on top of the draw pile', () => {
    const at = laid({ display: ['quarry'], seats: { 0: { goods: { P: 6 } } } })
    at.play('0', 'acquire', 'quarry')
    expect([rich(at), top(at)]).toEqual([{ P: 1 }, 'quarry'])
    expect(at.G.display).toHaveLength(5)
    expect(seat(at).owned).toContain('quarry')
  })

  it('MO-060 a Basic Building comes from its pile, as long as there is one', () => {
    const at = laid({ seats: { 0: { goods: { P: 7 } } } })
    at.play('0', 'acquire', 'workshop')
    at.play('0', 'acquire', 'laboratory')
    expect([rich(at), at.G.piles]).toMatchObject([{ P: 1 }, { workshop: 9, laboratory: 9, 'archery-range': 10 }])
    const empty = laid({
      seats: { 0: { goods: { P: 7 }, draw: Array(10).fill('workshop') } },
    })
    expect(empty.G.piles.workshop).toBe(0)
    expect(empty.refused('0', 'acquire', 'workshop').clause).toBe('MO-005')
  })

  it('MO-060 MO-061 not without the price, and not what does not lie there', () => {
    const at = laid({ display: ['quarry', 'writing'], seats: { 0: { goods: { P: 4, S: 2 } } } })
    expect(at.refused('0', 'acquire', 'quarry').clause).toBe('MO-060')
    expect(at.refused('0', 'acquire', 'writing').clause).toBe('MO-061')
    expect(at.refused('0', 'acquire', 'computers').clause).toBe('MO-060')
    expect(at.refused('0', 'acquire', 'work-camp').clause).toBe('MO-060')
  })

  it('MO-061 Knowledge costs its Science', () => {
    const at = laid({ display: ['writing'], seats: { 0: { goods: { S: 4 } } } })
    at.play('0', 'acquire', 'writing')
    expect([rich(at), top(at)]).toEqual([{ S: 1 }, 'writing'])
  })

  it('MO-003 Gold replaces basic resources one for one, as many as the player says', () => {
    const at = laid({ display: ['quarry'], seats: { 0: { goods: { P: 5, G: 5 } } } })
    expect(at.refused('0', 'acquire', 'quarry', 6).clause).toBe('MO-003')
    const wealthy = laid({ display: ['quarry'], seats: { 0: { goods: { P: 5, G: 9 } } } })
    expect(wealthy.refused('0', 'acquire', 'quarry', 6).clause).toBe('MO-003')
    at.play('0', 'acquire', 'quarry', 3)
    expect(rich(at)).toEqual({ P: 3, G: 2 })
    const none = laid({ display: ['quarry'], seats: { 0: { goods: { P: 4, G: 5 } } } })
    expect(none.refused('0', 'acquire', 'quarry', 0).clause).toBe('MO-060')
  })

  it('MO-062 any number of cards in a turn; the display waits for its phase', () => {
    const at = laid({ display: ['quarry', 'temple', 'writing'], seats: { 0: { goods: { P: 10, S: 3 } } } })
    for (const card of ['quarry', 'temple', 'writing']) at.play('0', 'acquire', card)
    expect(at.G.display).toHaveLength(3)
    endTurn(at)
    expect(at.G.display).toHaveLength(6)
  })

  it('MO-050 what was acquired lies on top, the latest uppermost, and enters the City the same turn', () => {
    const at = laid({
      stage: 'activate',
      display: ['quarry', 'writing'],
      seats: { 0: { goods: { P: 9, S: 3 } } },
    })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'acquire', 'writing')
    at.play('0', 'acquire', 'quarry')
    expect(at.G.now.bought).toEqual(['writing', 'quarry'])
    endTurn(at)
    // slots 0, 1, 2, 3, 6 are refilled in reading order
    expect(seat(at).city[0]).toEqual(['quarry'])
    expect(seat(at).city[1]!.slice(0, 1)).toEqual(['writing'])
    expect(seat(at).city[1]!.length).toBe(2)
  })

  it('MO-050 MO-193 only what still lies on the draw pile is listed there', () => {
    const at = laid({ display: ['quarry'], seats: { 0: { goods: { P: 5, S: 2 } } } })
    at.play('0', 'acquire', 'quarry')
    expect(at.G.now.bought).toEqual(['quarry'])
    at.play('0', 'drawCard')
    expect([seat(at).beside, at.G.now.bought]).toEqual([[['quarry']], []])
    const nexus = laid({ civs: ['atlanteans', 'greek'], display: ['writing'], seats: { 0: { goods: { S: 3 } } } })
    nexus.play('0', 'acquire', 'writing')
    expect([seat(nexus).nexus[0], nexus.G.now.bought]).toEqual(['writing', []])
  })

  it('MO-063 a discount makes a card cheaper, to nothing at least', () => {
    const sea: Layout = {
      civs: ['atlanteans', 'greek'],
      stage: 'activate',
      seats: { 0: { goods: { P: 1 }, nexus: ['atl-maritime-exploitation', 'atl-safe-harbor'] } },
    }
    const at = laid(sea)
    at.play('0', 'activateCity', 1, 1)
    at.play('0', 'acquire', 'workshop')
    expect(goods(at).P).toBe(0)
  })

  it('MO-063 a Wonder is halved first, then discounted', () => {
    const at = laid({
      civs: ['egyptian', 'greek'],
      stage: 'activate',
      display: ['notre-dame'],
      seats: { 0: { goods: {}, city: { 4: ['engineering', 'library'] }, policies: ['egy-corvee'] } },
    })
    at.play('0', 'activateCity', 1, 1)
    // the Work Camp of the column gives 1 Production: 3 halved is 2, less 1
    expect(goods(at).P).toBe(1)
    at.play('0', 'startWonder', 'notre-dame')
    expect(goods(at).P).toBe(0)
  })
})

describe('archiving', () => {
  const altar = (city: Record<number, string[]>): Layout => ({
    stage: 'activate',
    seats: { 0: { city: { 0: ['altar'], ...city } } },
  })

  it('MO-073 takes a Building out of a slot and out of the game; its Knowledge goes to the discard pile', () => {
    const at = laid(altar({ 8: ['writing', 'fort'], 4: ['colossus'] }))
    at.play('0', 'activateCity', 0, 0)
    const before = rich(at)
    at.play('0', 'useAbility', 'altar')
    expect(asked(at)).toBe('archive')
    expect(answers(at)).not.toContain('4')
    expect(at.refused('0', 'resolve', '4').clause).toBe('MO-073')
    const fort = seat(at).city[8]![1]!
    answer(at, '8')
    expect([seat(at).archived, seat(at).city[8]]).toEqual([[fort], []])
    expect(seat(at).discard).toContain('writing')
    expect(seat(at).owned).not.toContain(fort)
    expect(rich(at)).toEqual({ ...before, C: 1 })
    endTurn(at)
    expect(seat(at).city[8]).not.toEqual([])
  })

  it('MO-073 what the card gave this turn is kept, activated or not', () => {
    const at = laid(altar({}))
    at.play('0', 'activateCity', 0, 0)
    const { P } = goods(at)
    at.play('0', 'useAbility', 'altar')
    answer(at, '1')
    expect(goods(at).P).toBe(P)
  })

  it('MO-074 a card may archive itself; then it has no ability any more', () => {
    const at = laid(altar({}))
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'altar')
    answer(at, '0')
    expect([seat(at).archived, goods(at).C]).toEqual([['altar'], 1])
    expect(at.refused('0', 'useAbility', 'altar').clause).toBe('MO-074')
  })

  it('MO-074 another archived card is refused because it left the City', () => {
    const at = laid({ stage: 'activate', seats: { 0: { city: { 0: ['altar'], 1: ['trading-post'] } } } })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'altar')
    answer(at, '1')
    const { clause, because } = at.refused('0', 'useAbility', 'trading-post')
    expect([clause, because]).toEqual(['MO-074', 'This card has left the City since it was activated'])
  })

  it('MO-074 Knowledge under an archived Building can no longer use its ability; ongoing texts last', () => {
    const at = laid(altar({ 1: ['cartography', 'chivalry', 'work-camp'] }))
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'altar')
    answer(at, '1')
    expect(seat(at).discard).toEqual(expect.arrayContaining(['cartography', 'chivalry']))
    expect(at.refused('0', 'useAbility', 'cartography').clause).toBe('MO-074')
    const ready = at.with((G) => {
      G.players['0']!.goods.M = 1
      G.hexes['-2,1']!.barbarian = { level: 1, face: 'b1-pg', open: true }
    })
    ready.play('0', 'conquer', '-2,1', Array(2).fill({ at: '-3,1', unit: 'soldier' }))
    settle(ready)
    expect(goods(ready).M).toBe(0)
  })

  it('MO-074 MO-044 such Knowledge, drawn again in the same turn, has no ability any more', () => {
    const at = laid({
      stage: 'activate',
      seats: { 0: { goods: { S: 2 }, city: { 0: ['altar'], 1: ['cartography', 'work-camp'] }, draw: [] } },
      adjust: (G) => {
        const area = G.players['0']!
        area.archived.push(...area.discard)
        area.owned = area.owned.filter((uid) => !area.discard.includes(uid))
        area.discard = []
      },
    })
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'useAbility', 'altar')
    answer(at, '1')
    at.play('0', 'drawCard')
    expect(seat(at).beside).toEqual([['cartography']])
    expect(at.refused('0', 'useAbility', 'cartography').clause).toBe('MO-074')
  })
})

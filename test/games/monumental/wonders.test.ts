import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { answer, answers, asked, endTurn, goods, type Layout, laid, pass, rich, type Seat, seat } from './layout'

const home = '-3,1'
const building = (card: string, work: number, more: object = {}): Layout => ({
  seats: { 0: { goods: { P: 9 }, wonder: { card, work }, ...more } },
})

describe('starting a Wonder', () => {
  it('MO-080 the start cost is paid, and it lies beside the City with its counter at nothing', () => {
    const at = laid({ display: ['colossus'], seats: { 0: { goods: { P: 3 } } } })
    at.play('0', 'startWonder', 'colossus')
    expect(seat(at).wonder).toMatchObject({ card: 'colossus', work: 0 })
    expect([rich(at), at.G.display.includes('colossus')]).toEqual([{ P: 1 }, false])
  })

  it('MO-080 not while another is under construction, not without the cost, not what is no Wonder in the display', () => {
    const busy = laid({ display: ['colossus'], ...building('great-wall', 1) })
    expect(busy.refused('0', 'startWonder', 'colossus').clause).toBe('MO-080')
    const poor = laid({ display: ['colossus', 'temple'], seats: { 0: { goods: { P: 1 } } } })
    expect(poor.refused('0', 'startWonder', 'colossus').clause).toBe('MO-080')
    expect(poor.refused('0', 'startWonder', 'temple').clause).toBe('MO-080')
    expect(poor.refused('0', 'startWonder', 'eiffel-tower').clause).toBe('MO-080')
    expect(poor.refused('0', 'acquire', 'colossus').clause).toBe('MO-080')
    const rich = laid({ display: ['colossus'], seats: { 0: { goods: { P: 9 } } } })
    expect(rich.refused('0', 'startWonder', 'great-wall').because).toContain('does not lie in the display')
  })

  it('MO-003 MO-310 Gold and Production for Wonders pay for the start', () => {
    const at = laid({ display: ['colossus'], seats: { 0: { goods: { G: 1 } } }, adjust: (G) => (G.now.wonderOnly = 1) })
    expect(at.refused('0', 'startWonder', 'colossus', { wonderOnly: 2 }).because).toContain('1 Production for Wonders')
    at.play('0', 'startWonder', 'colossus', { gold: 1, wonderOnly: 1 })
    expect([rich(at), at.G.now.wonderOnly]).toEqual([{}, 0])
  })
})

describe('working on a Wonder', () => {
  it('MO-081 any Production raises the counter by so much, Gold too, but at least something', () => {
    const at = laid(building('great-wall', 0, { goods: { P: 3, G: 2 } }))
    at.play('0', 'workOnWonder', { production: 2, gold: 1 })
    expect([seat(at).wonder!.work, rich(at)]).toEqual([3, { P: 1, G: 1 }])
    expect(at.refused('0', 'workOnWonder', {}).clause).toBe('MO-081')
    expect(at.refused('0', 'workOnWonder', { gold: 2 }).clause).toBe('MO-003')
    expect(at.refused('0', 'workOnWonder', { production: 2 }).clause).toBe('MO-081')
    expect(at.refused('0', 'workOnWonder', { horses: 1 }).clause).toBe('MO-081')
    expect(laid().refused('0', 'workOnWonder', { production: 1 }).clause).toBe('MO-080')
  })

  it('MO-082 start and Work in one turn, and Work over several turns', () => {
    const at = laid({ display: ['great-wall'], seats: { 0: { goods: { P: 6 } } } })
    at.play('0', 'startWonder', 'great-wall')
    at.play('0', 'workOnWonder', { production: 2 })
    at.play('0', 'workOnWonder', { production: 1 })
    endTurn(at)
    expect(seat(at).wonder).toMatchObject({ card: 'great-wall', work: 3 })
  })

  it('MO-082 a payment that would do with less is refused', () => {
    const at = laid(building('great-wall', 3, { goods: { P: 3, G: 1 } }))
    expect(at.refused('0', 'workOnWonder', { production: 3 }).clause).toBe('MO-082')
    expect(at.refused('0', 'workOnWonder', { production: 2, gold: 1 }).clause).toBe('MO-082')
    at.play('0', 'workOnWonder', { production: 1, gold: 1 })
  })

  it('MO-083 MO-085 at its work value it is complete: bonus, token, the card on the draw pile, the counter free', () => {
    const at = laid({ ...building('colossus', 2), forces: { '-2,1': { by: '0', soldiers: 1 } } })
    at.play('0', 'workOnWonder', { production: 2 })
    expect(goods(at).G).toBe(3)
    expect(asked(at)).toBe('wonderToken')
    expect(answers(at).sort()).toEqual([home, '-2,1'].sort())
    expect(at.refused('0', 'resolve', '-2,0').clause).toBe('MO-085')
    answer(at, '-2,1')
    expect(at.G.hexes['-2,1']!.wonders).toEqual(['colossus'])
    expect([seat(at).wonder, known(seat(at).draw).at(-1)]).toEqual([null, 'colossus'])
    expect(seat(at).owned).toContain('colossus')
  })

  it('MO-085 not where a Wonder token lies already; the Capital takes any number', () => {
    const at = laid({
      ...building('colossus', 3),
      forces: { '-2,1': { by: '0', soldiers: 1 } },
      adjust: (G) => {
        G.hexes['-2,1']!.wonders = ['great-wall']
        G.hexes[home]!.wonders = ['great-library']
        G.players['0']!.owned.push('great-wall', 'great-library')
        G.players['0']!.discard.push('great-wall', 'great-library')
        G.deck = G.deck.map((pile) => known(pile).filter((id) => !['great-wall', 'great-library'].includes(id)))
        G.display = G.display.filter((id) => !['great-wall', 'great-library'].includes(id))
      },
    })
    at.play('0', 'workOnWonder', { production: 1 })
    expect(at.G.hexes[home]!.wonders).toEqual(['great-library', 'colossus'])
  })

  it('MO-084 the completion bonus is given once: activating the Wonder brings its icons alone', () => {
    const built: Seat = { goods: { P: 1 }, wonder: { card: 'colossus', work: 3 }, draw: ['mine'] }
    const at = laid({ stage: 'activate', seats: { 0: built } })
    at.play('0', 'activateCity', 2, 2)
    at.play('0', 'workOnWonder', { production: 1 })
    expect(goods(at).G).toBe(3)
    endTurn(at)
    pass(at)
    const slot = seat(at).city.findIndex((stack) => stack.includes('colossus'))
    expect(slot).toBe(2)
    at.play('0', 'activateCity', 0, 0)
    const others = [0, 1, 3, 6].filter((one) => seat(at).city[one]!.some((uid) => uid.startsWith('mine')))
    expect(goods(at).G).toBe(3 + 1 + others.length)
  })

  it('MO-088 at half price the start is halved, rounded up, and every resource counts twice', () => {
    const half = (layout: Layout, seatOf: object): Layout => ({
      ...layout,
      stage: 'activate',
      seats: { 0: { city: { 0: ['engineering', 'fort'] }, ...seatOf } },
    })
    const at = laid(half({ display: ['notre-dame'] }, { goods: { P: 2, G: 3 } }))
    at.play('0', 'activateCity', 0, 2)
    // two Work Camps of the row
    expect(goods(at).P).toBe(4)
    expect(at.refused('0', 'startWonder', 'notre-dame', { gold: 3 }).clause).toBe('MO-003')
    at.play('0', 'startWonder', 'notre-dame')
    expect(goods(at).P).toBe(2)
    at.play('0', 'workOnWonder', { production: 1, gold: 1 })
    expect(seat(at).wonder!.work).toBe(4)
    expect(at.refused('0', 'workOnWonder', { production: 1, gold: 2 }).clause).toBe('MO-082')
    at.play('0', 'workOnWonder', { gold: 2 })
    expect([seat(at).wonder, goods(at).C]).toEqual([null, 2])
  })

  it('MO-087 a conquered Province keeps the token, the builder the card', () => {
    const at = laid({
      civs: ['greek', 'chinese'],
      seats: { 0: { goods: { M: 9 } }, 1: { discard: ['colossus'] } },
      forces: { '-2,1': { by: '1', soldiers: 1 } },
      spots: { '-2,1': { wonders: ['colossus'] } },
    })
    at.play('0', 'conquer', '-2,1', Array(4).fill({ at: home, unit: 'soldier' }))
    expect(at.G.hexes['-2,1']).toMatchObject({ wonders: ['colossus'], force: { by: '0' } })
    expect([seat(at, '1').owned.includes('colossus'), seat(at).owned.includes('colossus')]).toEqual([true, false])
  })
})

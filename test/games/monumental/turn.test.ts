import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { idOf } from '../../../games/monumental/pieces/cards'
import { answer, asked, endTurn, goods, type Layout, laid, pass, rich, seat } from './layout'

const awake = (more: Layout = {}): Layout => ({ stage: 'activate', ...more })
const ids = (stacks: string[][]) => stacks.map((stack) => stack.map(idOf).join('+'))

describe('the turn', () => {
  it('MO-040 goes from activating through Actions to the next player', () => {
    const at = laid(awake())
    for (const move of ['endActions', 'drawCard']) expect(at.refused('0', move).clause).toBe('MO-040')
    expect(at.refused('0', 'acquire', 'workshop').clause).toBe('MO-040')
    at.play('0', 'activateCity', 0, 0)
    expect(at.refused('0', 'activateCity', 1, 1).clause).toBe('MO-042')
    endTurn(at)
    expect(at.G).toMatchObject({ current: '1', stage: 'activate' })
  })

  it('MO-041 a turn begins with the income of Free Cities, then with texts of the start of a turn', () => {
    const at = laid({
      civs: ['greek', 'egyptian'],
      seats: { 1: { policies: ['egy-nile-floods'] } },
      forces: { '1,1': { by: '1', soldiers: 1 }, '2,1': { by: '1', soldiers: 1 }, '-1,-1': { by: '0', soldiers: 1 } },
      spots: { '1,1': { city: 'city-malacca' }, '2,1': { city: 'city-samarkand' }, '-1,-1': { city: 'city-palmyra' } },
    })
    endTurn(at)
    // Malacca asks first; the Production of Nile Floods comes after the Free Cities
    expect([asked(at), goods(at, '1').P]).toEqual(['basic', 0])
    expect(at.refused('1', 'activateCity', 0, 0).clause).toBe('MO-054')
    answer(at, 'S')
    expect(rich(at, '1')).toEqual({ P: 1, S: 1, G: 1 })
    expect(rich(at)).toEqual({})
  })

  it('MO-042 exactly one row and one column: five slots, the crossing one once', () => {
    const at = laid(awake({ seats: { 0: { city: { 4: ['mine'] } } } }))
    for (const [row, column] of [
      [3, 0],
      [0, 3],
      [-1, 0],
    ] as const)
      expect(() => at.play('0', 'activateCity', row, column)).toThrow()
    at.play('0', 'activateCity', 1, 1)
    expect(rich(at)).toEqual({ P: 1, S: 2, M: 1, G: 1 })
    expect(at.G.now.activated).toHaveLength(5)
  })

  it('MO-043 a slot is activated with all its Knowledge, an empty one gives nothing', () => {
    const at = laid(awake({ seats: { 0: { city: { 0: ['writing', 'currency', 'library'], 1: [], 2: [] } } } }))
    at.play('0', 'activateCity', 0, 0)
    // Library 1, Writing 1 + 1, Currency a Gold; the Library and the Fort of the column
    expect(rich(at)).toEqual({ S: 4, M: 1, G: 1 })
  })

  it('MO-043 MO-054 all its icons are told, those after a choice too; the choice when it is made', () => {
    const at = laid(awake({ seats: { 0: { city: { 0: ['animal-husbandry', 'work-camp'] } } } }))
    const told = { kind: 'activated', player: '0', row: 0, column: 0, goods: { P: 3, S: 1, M: 1 } }
    expect(at.play('0', 'activateCity', 0, 0)).toEqual([told])
    const chosen = { kind: 'gained', player: '0', res: 'S', n: 1, source: 'animal-husbandry' }
    expect(at.play('0', 'resolve', 'S')).toEqual([chosen])
    expect(rich(at)).toEqual({ P: 3, S: 2, M: 1 })
  })

  it('MO-182 what a Policy beside the line brings is told once', () => {
    const seats = { 0: { lines: { row0: 'mug-land-revenue' } } }
    const at = laid(awake({ civs: ['mughals', 'chinese'], seats }))
    expect(at.play('0', 'activateCity', 0, 0)).toEqual([
      { kind: 'activated', player: '0', row: 0, column: 0, goods: { P: 3, S: 1, M: 1 } },
      { kind: 'gained', player: '0', res: 'G', n: 1, source: 'mug-land-revenue' },
    ])
  })

  it('MO-045 any number of Actions in any order, none of them compulsory, until the phase is ended', () => {
    const at = laid({ display: ['quarry'], seats: { 0: { goods: { P: 8, M: 2 } } } })
    at.play('0', 'moveExplorer', 0, '-2,1')
    at.play('0', 'acquire', 'quarry')
    at.play('0', 'acquire', 'workshop')
    at.play('0', 'moveExplorer', 0, '-2,0')
    endTurn(at)
    const idle = laid()
    endTurn(idle)
    expect(idle.G.current).toBe('1')
  })

  it('MO-047 MO-048 activated cards and drawn ones are discarded, the others stay; slots are refilled in reading order', () => {
    const draw = ['mine', 'forum', 'work-camp', 'work-camp', 'gre-agora', 'gre-philosophy']
    const at = laid(awake({ seats: { 0: { goods: { S: 2 }, draw } } }))
    at.play('0', 'activateCity', 0, 0)
    at.play('0', 'drawCard')
    expect(ids(seat(at).beside)).toEqual(['mine'])
    const stay = [4, 5, 7, 8].map((slot) => seat(at).city[slot])
    endTurn(at)
    expect([4, 5, 7, 8].map((slot) => seat(at).city[slot])).toEqual(stay)
    const city = ids(seat(at).city)
    expect([city[0], city[1], city[2], city[3]]).toEqual(['forum', 'work-camp', 'work-camp', 'gre-agora'])
    // Philosophy is covered by the first card of the new draw pile: six cards were discarded, one is in slot 6
    expect(city[6]).toMatch(/^gre-philosophy\+/)
    expect(seat(at).discard).toEqual([])
    expect(known(seat(at).draw)).toHaveLength(5)
    expect(seat(at).beside).toEqual([])
  })

  it('MO-002 MO-047 basic resources are lost, Gold, Culture and Horses stay', () => {
    const at = laid({
      civs: ['amazons', 'greek'],
      seats: { 0: { goods: { P: 3, S: 2, M: 1, G: 4, C: 2, H: 1 } } },
      adjust: (G) => Object.assign(G.now, { steps: 2, marches: 2, wonderOnly: 2 }),
    })
    endTurn(at)
    expect(rich(at)).toEqual({ G: 4, C: 2, H: 1 })
    expect(at.G.now).toMatchObject({ steps: 0, marches: 0, wonderOnly: 0 })
  })

  it('MO-047 texts of the end of a turn come before the resources are lost', () => {
    const tea = (goodsOf: object) =>
      laid({ civs: ['japanese', 'greek'], seats: { 0: { goods: goodsOf, policies: ['jap-way-of-tea'] } } })
    const two = tea({ P: 1, M: 1 })
    endTurn(two)
    expect(rich(two)).toEqual({ G: 1 })
    const one = tea({ M: 1, C: 1 })
    endTurn(one)
    expect(rich(one)).toEqual({ C: 1 })
  })

  it('MO-049 an empty draw pile is made anew from the discard pile', () => {
    const at = laid(awake({ seats: { 0: { draw: ['mine'] } } }))
    const cards = seat(at).owned.length
    at.play('0', 'activateCity', 0, 0)
    endTurn(at)
    const { city, draw, discard } = seat(at)
    expect(city.every((stack) => stack.length > 0)).toBe(true)
    expect(idOf(city[0]![0]!)).toBe('mine')
    expect([discard.length, city.flat().length + known(draw).length]).toEqual([0, cards])
  })

  it('MO-049 with nothing left a slot stays empty, and Knowledge alone can be activated', () => {
    const few: Layout = {
      stage: 'activate',
      seats: { 0: { city: { 0: ['writing'], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [], 8: [] }, draw: [] } },
      adjust: (G) => {
        const area = G.players['0']!
        area.archived = area.discard.splice(0)
        area.owned = ['writing']
      },
    }
    const at = laid(few)
    at.play('0', 'activateCity', 0, 0)
    expect(rich(at)).toEqual({ S: 1 })
    endTurn(at)
    expect(seat(at).city).toEqual([['writing'], [], [], [], [], [], [], [], []])
    const later = at.with((G) => {
      const area = G.players['0']!
      area.discard.push(area.archived.pop()!)
      area.owned.push(area.discard[0]!)
    })
    pass(later)
    later.play('0', 'activateCity', 2, 2)
    endTurn(later)
    expect(seat(later).city[0]).toHaveLength(2)
  })

  it('MO-051 who took no card from the display loses its oldest; then it has six again', () => {
    const at = laid({ display: ['temple', 'quarry', 'altar'], deck: ['writing'], seats: { 0: { goods: { P: 3 } } } })
    const before = at.G.display
    at.play('0', 'acquire', 'workshop')
    endTurn(at)
    expect([at.G.display, at.G.gone]).toEqual([[...before.slice(1), 'writing'], ['temple']])
    const buyer = laid({ display: ['temple', 'quarry', 'altar'], deck: ['writing'], seats: { 0: { goods: { P: 5 } } } })
    buyer.play('0', 'acquire', 'quarry')
    endTurn(buyer)
    expect(buyer.G.display).toEqual(['temple', 'altar', ...before.slice(3), 'writing'])
    expect(buyer.G.gone).toEqual([])
  })

  it('MO-051 a started Wonder is a card taken', () => {
    const at = laid({ display: ['temple', 'colossus'], deck: ['writing'], seats: { 0: { goods: { P: 2 } } } })
    at.play('0', 'startWonder', 'colossus')
    endTurn(at)
    expect(at.G.display[0]).toBe('temple')
  })

  it('MO-052 after the end is triggered nothing is discarded from the display', () => {
    const at = laid({
      display: ['temple', 'colossus'],
      adjust: (G) => {
        G.gone.push(...G.deck.flatMap((pile) => known(pile)))
        G.deck = [[], [], []]
        G.lastRound = 2
      },
    })
    const { display } = at.G
    endTurn(at)
    pass(at)
    expect(at.G.display).toEqual(display)
  })

  it('MO-053 the Era is the highest of any card revealed', () => {
    const at = laid({ deck: ['fortress', 'temple'] })
    expect(at.G.era).toBe(1)
    endTurn(at)
    expect(at.G.era).toBe(2)
    pass(at)
    expect(at.G.era).toBe(2)
  })

  it('MO-054 a choice is made when its effect happens, before anything else', () => {
    const at = laid(
      awake({
        seats: { 0: { city: { 0: ['animal-husbandry', 'mine'] } } },
      }),
    )
    at.play('0', 'activateCity', 0, 0)
    expect(asked(at)).toBe('basic')
    for (const move of ['endActions', 'drawCard']) expect(at.refused('0', move).clause).toBe('MO-054')
    expect(at.refused('0', 'resolve', 'G').clause).toBe('MO-304')
    answer(at, 'M')
    expect(rich(at)).toEqual({ P: 2, S: 1, M: 2, G: 1 })
  })

  it('MO-046 an ability is used for what it can do, but never without its whole cost', () => {
    const bank = laid(awake({ seats: { 0: { city: { 0: ['bank'] } } } }))
    bank.play('0', 'activateCity', 0, 0)
    const spent = bank.with((G) => {
      G.players['0']!.goods.G = 0
    })
    expect(spent.refused('0', 'useAbility', 'bank').clause).toBe('MO-046')
    bank.play('0', 'useAbility', 'bank')
    expect(rich(bank)).toEqual({ P: 3, S: 2, M: 2 })
  })
})

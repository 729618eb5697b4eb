import { describe, expect, it } from 'vitest'
import { wishProblem } from '../../../games/kit/conduct'
import { matchProblem } from '../../../games/kit/meta'
import { distance } from '../../../games/monumental/data/hex'
import { mapProblem } from '../../../games/monumental/data/map-check'
import { entriesProblem, geometryOf, parseEntry, readEntries } from '../../../games/monumental/data/map-format'
import { maps } from '../../../games/monumental/data/maps'
import { monumental } from '../../../games/monumental/game'

/** A small map for two that keeps every constraint, as somebody would write it. */
const small: Readonly<Record<string, string>> = {
  '-2,0': 'C0',
  '-1,-1': 'P.b1',
  '-1,0': 'P.b1.p',
  '-2,1': 'P.b1',
  '0,-2': 'F.city',
  '0,-1': 'M.b2.mk-jade',
  '0,0': 'In[0,3].b1',
  '0,1': 'F.city',
  '-1,1': 'D.b1.mk-iron',
  '1,-1': 'J.b1',
  '1,0': 'P.b1',
  '1,-2': 'W',
  '2,-2': 'P.b2',
  '2,-1': 'F.b1',
  '3,-2': 'P.b1',
  '3,-1': 'C1',
  '2,0': 'P.b1',
}

const entries = (change: Record<string, string | null> = {}): string[] =>
  Object.entries({ ...small, ...change }).flatMap(([hex, tile]) => (tile === null ? [] : [`${hex}=${tile}`]))

const problem = (change: Record<string, string | null>, players = 2) =>
  mapProblem(readEntries(entries(change)), players)?.clause

const refused = (players: number, options: object) =>
  matchProblem(monumental.meta, players, options) ?? wishProblem(monumental, options, players)

describe('custom maps', () => {
  it('MO-276 a map that keeps all constraints is accepted, by two players and solo', () => {
    expect(problem({})).toBeUndefined()
    for (const players of [1, 2]) {
      expect(refused(players, { map2: 'custom', customMap: entries() })).toBeUndefined()
    }
  })

  it('MO-276 a broken map is refused at set-up, and the constraint is named', () => {
    const customMap = entries({ '3,-1': 'P.b1' })
    expect(refused(2, { map2: 'custom', customMap })).toContain('MO-271')
    expect(refused(2, { map2: 'custom' })).toContain('MO-271')
    expect(refused(2, { customMap })).toBeUndefined()
    expect(refused(3, { map3: 'custom', customMap: entries() })).toContain('MO-271')
  })

  it('MO-276 what is no list of entries is refused', () => {
    for (const customMap of ['0,0=P', [7], [null], ['0,0=P.b3'], ['0,0=Q.b1'], ['0,0=P.b1.mk-tea'], ['0,0=In[0,9]']]) {
      expect(refused(2, { map2: 'custom', customMap })).toBeDefined()
    }
    expect(entriesProblem(['0,0=P.b1', 'here=P'])).toContain('here=P')
    expect(parseEntry('-3,2=Iw[0,1,3,4].b2.mk-jade')).toEqual({
      ...{ q: -3, r: 2, terrain: 'island-wide', seat: null, bridges: [0, 1, 3, 4] },
      ...{ exploration: 'b2', marker: 'mk-jade' },
    })
  })

  it('MO-270 no more tiles than the boxes hold, and one on each hex', () => {
    const most = { F: 9, M: 7, W: 8, A: 3, D: 3, J: 3, P: 12 }
    for (const [letter, n] of Object.entries(most)) {
      const token = letter === 'W' ? '' : '.b1'
      const more = Array.from({ length: n + 1 }, (_, i) => `${i},9=${letter}${token}`)
      expect(mapProblem(readEntries([...entries(), ...more]), 2)).toMatchObject({ clause: 'MO-270' })
    }
    const islands = ['8,8=In[0,3].b1', '9,9=In[0,3].b1', '7,9=In[0,3].b1']
    expect(mapProblem(readEntries([...entries(), ...islands.slice(0, 1)]), 2)?.clause).not.toBe('MO-270')
    expect(mapProblem(readEntries([...entries(), ...islands]), 2)?.clause).toBe('MO-270')
    expect(mapProblem(readEntries([...entries(), '0,0=P.b1']), 2)?.clause).toBe('MO-270')
  })

  it('MO-271 one Capital for each player, three hexes apart', () => {
    expect(problem({ '3,-1': 'P.b1' })).toBe('MO-271')
    expect(problem({ '3,-1': 'C0' })).toBe('MO-271')
    expect(problem({ '3,-1': 'C2' })).toBe('MO-271')
    expect(problem({ '3,-1': 'P.b1', '0,-2': 'C1' })).toBe('MO-271')
    expect(problem({}, 3)).toBe('MO-271')
  })

  it('MO-272 a Capital has three Provinces beside it, two of them easy', () => {
    expect(problem({ '-2,1': null })).toBe('MO-272')
    expect(problem({ '-2,1': 'W' })).toBe('MO-272')
    expect(problem({ '-1,-1': 'M.b1', '-2,1': 'F.b2' })).toBe('MO-272')
    expect(problem({ '-2,1': 'F.b2' })).toBeUndefined()
  })

  it('MO-272 no Free City, Market, Island or other Capital touches a Capital', () => {
    for (const tile of ['P.city', 'P.b1.mk-spice', 'In[0,3].b1']) expect(problem({ '-1,-1': tile })).toBe('MO-272')
    expect(problem({ '-1,-1': 'P.b1.p' })).toBeUndefined()
  })

  it('MO-273 everybody reaches every Province over land, past the Capitals of others', () => {
    expect(problem({ '5,-1': 'P.b1' })).toBe('MO-273')
    expect(problem({ '4,-1': 'P.b1' })).toBe('MO-273')
    expect(problem({ '4,-2': 'P.b1' })).toBeUndefined()
  })

  it('MO-273 bridges lie in the pattern of the Island and lead to land that takes them up', () => {
    expect(problem({ '0,0': 'In[1,4].b1' })).toBeUndefined()
    expect(problem({ '0,0': 'In[0,1].b1' })).toBe('MO-273')
    expect(problem({ '0,0': 'Iw[0,1,3,4].b1' })).toBeUndefined()
    expect(problem({ '0,0': 'Iw[0,1,2,3].b1' })).toBe('MO-273')
    expect(problem({ '0,0': 'In[0,3].b1', '1,0': 'W' })).toBe('MO-273')
    expect(problem({ '0,-2': 'F.b1', '0,-1': 'In[1,4].b1.mk-jade', '1,-2': 'F.city' })).toBeUndefined()
    expect(problem({ '0,-2': 'F.b1', '0,0': 'In[2,5].b1', '0,-1': 'In[1,4].b1.mk-jade', '1,-2': 'F.city' })).toBe(
      'MO-273',
    )
    expect(problem({ '0,-2': 'F.city', '0,0': 'In[2,5].b1', '0,-1': 'In[2,5].b1.mk-jade' })).toBeUndefined()
  })

  it('MO-274 every Province has one exploration token, Capitals and Water nothing', () => {
    expect(problem({ '1,0': 'P' })).toBe('MO-274')
    expect(problem({ '1,0': 'P.p' })).toBe('MO-274')
    expect(problem({ '1,-2': 'W.b1' })).toBe('MO-274')
    expect(problem({ '1,-2': 'W.p' })).toBe('MO-274')
    expect(problem({ '-2,0': 'C0.b1' })).toBe('MO-274')
    expect(entriesProblem(['0,0=P.b1.p.mk-jade'])).toBeDefined()
  })

  it('MO-275 Free Cities and Markets fit the number of players', () => {
    expect(problem({ '0,1': 'F.b1' })).toBe('MO-275')
    expect(problem({ '1,-1': 'J.city' })).toBeUndefined()
    expect(problem({ '1,-1': 'J.city', '0,0': 'In[0,3].city' })).toBeUndefined()
    expect(problem({ '1,-1': 'J.city', '0,0': 'In[0,3].city', '-1,1': 'W', '1,0': 'P.city.mk-iron' })).toBe('MO-275')
    expect(problem({ '1,-1': 'J.b1.mk-spice' })).toBe('MO-275')
    expect(problem({ '0,-1': 'M.b2.mk-iron' })).toBe('MO-275')
    expect(problem({ '0,-1': 'M.b2' })).toBe('MO-275')
  })

  it('MO-275 no more Barbarians than there are', () => {
    const { layout } = maps.find(({ id }) => id === 'heart-of-the-world')!
    const first = layout.map((place) => (place.exploration === 'b2' ? { ...place, exploration: 'b1' as const } : place))
    expect(mapProblem(first, 5)?.clause).toBe('MO-275')
    const capitals = layout.filter(({ terrain }) => terrain === 'capital')
    const second = layout.map((place) =>
      place.exploration === 'b1' && capitals.every((capital) => distance(capital, place) > 1)
        ? { ...place, exploration: 'b2' as const }
        : place,
    )
    expect(mapProblem(second, 5)?.clause).toBe('MO-275')
  })
})

describe('geometry', () => {
  const { links, entries: ways, neighbours, coastal } = geometryOf(readEntries(entries()))

  it('MO-120 an Island is entered over its bridged sides only, and left over every side', () => {
    expect([...neighbours['0,0']!].sort()).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0'])
    expect([...ways['0,0']!].sort()).toEqual(['-1,0', '1,0'])
    expect([...links['0,0']!].sort()).toEqual([...neighbours['0,0']!].sort())
    expect(links['1,0']).toContain('0,0')
    for (const hex of ['-1,1', '0,-1', '0,1', '1,-1']) expect(links[hex]).not.toContain('0,0')
    expect([...links['1,-1']!].sort()).toEqual(['0,-1', '1,-2', '1,0', '2,-1', '2,-2'])
  })

  it('MO-009 MO-121 Islands, their neighbours on every side and those of Water are coastal; Capitals never', () => {
    const shore = Object.keys(coastal).filter((hex) => coastal[hex])
    expect(shore.sort()).toEqual(['0,0', '-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0', '0,-2', '2,-2'].sort())
    const bay = geometryOf(readEntries(entries({ '-3,1': 'W' })))
    expect([bay.coastal['-2,0'], bay.coastal['-2,1']]).toEqual([false, true])
  })
})

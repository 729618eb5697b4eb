import { describe, expect, it } from 'vitest'
import {
  type Brush,
  canvasOf,
  entriesOfMap,
  fileOf,
  paint,
  placeOn,
  readFile,
} from '../../client/boards/monumental/drawing-board'
import { hexId } from '../../games/monumental/data/hex'
import { mapProblem } from '../../games/monumental/data/map-check'
import { formatEntry, type Layout, parseEntry } from '../../games/monumental/data/map-format'
import { maps } from '../../games/monumental/data/maps'

const home = maps[0]!.layout
const origin = { q: 0, r: 0 }
const tile = (terrain: Extract<Brush, { lay: 'tile' }>['terrain']): Brush => ({ lay: 'tile', terrain })
const at = (layout: Layout, hex = '0,0') => placeOn(layout, hex)

describe('the drawing board', () => {
  it('MO-276 every map of the game is written as it is read', () => {
    for (const { layout } of maps) for (const place of layout) expect(parseEntry(formatEntry(place))).toEqual(place)
  })

  it('MO-274 a new Province has Barbarians, a Capital and Water have nothing', () => {
    expect(at(paint([], origin, tile('forest')))).toMatchObject({ terrain: 'forest', exploration: 'b1', marker: null })
    const token = paint(paint([], origin, tile('plains')), origin, { lay: 'marker', token: 'p' })
    expect(at(token)).toMatchObject({ exploration: 'b1', marker: 'p' })
    for (const terrain of ['capital', 'water'] as const) {
      const bare = paint(token, origin, tile(terrain))
      expect(at(bare)).toMatchObject({ terrain, exploration: null, marker: null })
      expect(paint(bare, origin, { lay: 'exploration', token: 'city' })).toEqual(bare)
    }
  })

  it('MO-271 Capitals are given to the seats in turn, and there are five', () => {
    const hexes = [0, 1, 2, 3, 4, 5].map((q) => ({ q, r: 0 }))
    const all = hexes.reduce<Layout>((layout, hex) => paint(layout, hex, tile('capital')), [])
    expect(all.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4])
    const gap = paint(paint(all, hexes[1]!, { lay: 'nothing' }), hexes[5]!, tile('capital'))
    expect(placeOn(gap, '5,0')?.seat).toBe(1)
  })

  it('MO-120 MO-273 an Island laid again turns its bridges, keeping their pattern', () => {
    let layout = paint([], origin, tile('island-wide'))
    const seen: string[] = []
    for (let i = 0; i < 3; i++) {
      seen.push(at(layout)!.bridges.join())
      layout = paint(layout, origin, tile('island-wide'))
    }
    expect(seen).toEqual(['0,1,3,4', '1,2,4,5', '0,2,3,5'])
    expect(at(layout)!.bridges.join()).toBe('0,1,3,4')
  })

  it('MO-270 a tile taken away leaves its place free, and places around the tiles can be filled', () => {
    const without = paint(home, origin, { lay: 'nothing' })
    expect([at(home)?.terrain, at(without)]).toEqual(['island-narrow', undefined])
    const places = canvasOf(home).map(hexId)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toEqual(expect.arrayContaining([...home.map(hexId), '4,-2', '-4,2']))
    expect(canvasOf([])).toHaveLength(7)
  })

  it('MO-276 what is drawn can be played as soon as it keeps the constraints', () => {
    expect(mapProblem(home, 2)).toBeUndefined()
    const broken = paint(home, { q: -3, r: 1 }, tile('water'))
    expect(mapProblem(broken, 2)?.clause).toBe('MO-271')
    expect(mapProblem(paint(broken, { q: -3, r: 1 }, tile('capital')), 2)).toBeUndefined()
  })

  it('MO-276 a file brings the same map back; what is no map says so', () => {
    const read = readFile(fileOf('Mine', home))
    expect(read).toEqual({ name: 'Mine', layout: home })
    expect(entriesOfMap(home)[0]).toBe('-1,-2=F.b1.p')
    for (const text of ['', '7', '{}', 'null', '{"map":["0,0=Q"]}']) expect(readFile(text)).toHaveProperty('problem')
  })
})

import { describe, expect, it } from 'vitest'
import { tileWords } from '../../client/boards/monumental/describe'
import { clickOn } from '../../client/boards/monumental/hex-click'
import { tileName } from '../../client/boards/monumental/names'
import { type MonumentalTable, nothing, type Plan } from '../../client/boards/monumental/plan'
import { habits } from '../../client/boards/monumental/planning'
import { aboutOf, say } from '../../client/boards/monumental/say'
import { planOf } from '../../client/kit/plan'
import { cornerFor } from '../../client/kit/spatial'
import { monumental } from '../../games/monumental/game'
import type { G } from '../../games/monumental/state'
import { laid } from '../games/monumental/layout'
import { seatedAt } from './seated'

const tableAt = (G: G, seat: string): MonumentalTable => seatedAt(monumental, G, seat)

const idle: Plan = planOf(nothing, undefined, () => {})

const hand = (mover: Plan['mover'], busy: Plan['busy'] = 'move'): Plan => ({ ...idle, busy, mover })

describe('a plan', () => {
  it('MO-142 an Explorer without another step is put down, one with a step stays in hand', () => {
    const table = (M: number) => tableAt(laid({ seats: { 0: { goods: { M } } } }).G, '0')
    const mover = { explorer: 0 }
    expect(habits.fit(table(1), hand(mover))).toMatchObject({ busy: 'move', mover })
    expect(habits.fit(table(0), hand(mover))).toMatchObject({ busy: null, mover: null })
  })

  it('MO-142 an Explorer that can go nowhere is not picked up, and says why', () => {
    const at = (M: number) => laid({ seats: { 0: { goods: { M }, explorers: ['-2,1', '-3,1'] } } })
    const click = (M: number) => clickOn({ table: tableAt(at(M).G, '0'), plan: hand(null) }, '-2,1')
    expect(click(1)).toMatchObject({ does: 'Pick the Explorer up', refusal: null })
    expect(click(0)?.refusal?.clause).toBe('MO-142')
  })

  it('MO-114 a tile that nobody may leave is not opened, unless an Outpost can be built there', () => {
    const at = (soldiers: number) =>
      laid({
        seats: { 0: { goods: { M: 1 }, explorers: ['-3,1', '-3,1'] } },
        forces: { '-2,1': { by: '0', soldiers } },
      })
    const click = (soldiers: number) => clickOn({ table: tableAt(at(soldiers).G, '0'), plan: idle }, '-2,1')
    expect(click(1)?.refusal?.clause).toBe('MO-114')
    expect(click(2)?.refusal).toBeNull()
  })

  it('MO-045 a list with nothing left to choose closes by itself', () => {
    const table = tableAt(laid().G, '0')
    for (const busy of ['conquer', 'acquire', 'move', 'use', 'policy', 'work', 'draw'] as const) {
      expect([busy, habits.fit(table, hand(null, busy)).busy]).toEqual([busy, null])
    }
  })
})

describe('the headline', () => {
  it('MO-197 names the card of the Nexus that is activated with the City', () => {
    const at = laid({ civs: ['atlanteans', 'greek'], stage: 'activate' })
    const table = tableAt(at.G, '0')
    expect(say({ table, plan: idle })).toBe('Your turn: activate a row and a column')
    const headline = say({ table, plan: { ...idle, nexus: 'atl-maritime-exploitation' } })
    expect(headline).toBe('Your turn: activate a row and a column, with Maritime Exploitation')
  })
})

describe('words of the map', () => {
  it('every tile has a name of its own and no empty words', () => {
    const table = tableAt(laid({ players: 5, civs: ['greek', 'chinese', 'danish', 'egyptian', 'japanese'] }).G, '0')
    const hexes = Object.keys(table.view.hexes)
    const names = hexes.map((hex) => tileName(table, hex))
    expect(new Set(names).size).toBe(hexes.length)
    for (const hex of hexes) {
      for (const line of [tileName(table, hex), ...tileWords(table, hex)]) expect(line).not.toMatch(/^\W|: *$|\(\)/)
    }
  })

  it('a question about the map, the City or the display names the part of the page', () => {
    const table = tableAt(laid({ stage: 'activate' }).G, '0')
    expect(aboutOf({ table, plan: idle })).toBe('mine')
    const acting = tableAt(laid().G, '0')
    expect(aboutOf({ table: acting, plan: idle })).toBeNull()
    expect(aboutOf({ table: acting, plan: hand(null, 'conquer') })).toBe('board')
    expect(aboutOf({ table: acting, plan: hand(null, 'acquire') })).toBe('display')
  })

  it('the words about a tile lie in the corner farthest from it', () => {
    const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side })
    expect(cornerFor(box(10, 10, 50), box(0, 0, 400))).toBe('low right')
    expect(cornerFor(box(300, 10, 50), box(0, 0, 400))).toBe('low left')
    expect(cornerFor(box(300, 300, 50), box(0, 0, 400))).toBe('high left')
  })
})

describe('a click on the map', () => {
  it('MO-201 opens a conquest that only a text about the terrain makes possible', () => {
    // a coastal Forest with Barbarians of class 1: three Military, or one with Tsunami
    const at = (policies: string[]) =>
      laid({
        civs: ['atlanteans', 'greek'],
        seats: { 0: { goods: { M: 1 }, policies } },
        forces: { '-2,0': { by: '0', soldiers: 1 } },
        spots: { '-1,0': { barbarian: 'b1-pg' } },
      })
    const click = (policies: string[]) => clickOn({ table: tableAt(at(policies).G, '0'), plan: idle }, '-1,0')
    expect(click(['atl-tsunami'])).toMatchObject({ refusal: null })
    expect(click(['atl-naval-culture'])?.refusal?.clause).toBe('MO-115')
  })
})

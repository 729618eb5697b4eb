import { describe, expect, it } from 'vitest'
import { declined, declines, readingTime } from '../../client/boards/villages-of-valeria/declining'
import { oneOfEach } from '../../client/boards/villages-of-valeria/names'
import { recruiting } from '../../client/boards/villages-of-valeria/plan'
import { candidates, whyNot } from '../../client/boards/villages-of-valeria/problems'
import { aboutOf, help } from '../../client/boards/villages-of-valeria/say'
import { marks } from '../../client/kit/PlayerMark'
import { castles } from '../../games/villages-of-valeria/data/castles'
import { following, laid } from '../games/villages-of-valeria/layout'
import { tableAt } from './villages.fixture'

const plan = { begun: { doing: 'look', card: null }, begin: () => {}, putDown: null } as const

describe('declining for somebody who can do nothing else', () => {
  const stuck = tableAt(following(laid({ seats: { 1: { hand: [] } } }), 'build').G, '1')
  const free = tableAt(following(laid(), 'harvest').G, '1')

  it('R21 is on until somebody switches it off, and is kept', () => {
    expect(declines.get()).toBe(true)
    declines.set(() => false)
    expect(declines.get()).toBe(false)
    declines.set(() => true)
  })

  it('VV-029 R21 declines only where nothing else is possible, and only if wanted', () => {
    expect(declined(stuck, true)).not.toBeNull()
    expect(declined(stuck, false)).toBeNull()
    expect(declined(free, true)).toBeNull()
    expect(help({ table: stuck, plan }, true)).toContain('Declined for you')
    expect(help({ table: stuck, plan }, false)).toContain('Decline to go on')
  })

  it('R21 the delay varies, so that nobody can tell it from a decision', () => {
    const delays = [0, 0.5, 0.99].map((n) => readingTime(() => n))
    expect(new Set(delays).size).toBe(3)
    expect(Math.min(...delays)).toBeGreaterThan(1000)
    expect(Math.max(...delays)).toBeLessThan(4000)
  })
})

it('VV-002 a seat has the Castle of its colour', () => {
  const castle = { Vermilion: 'red', Azure: 'blue', Jade: 'green', Iris: 'purple', Ochre: 'yellow' }
  const colours = Object.values(marks).map(({ name }) => castle[name as keyof typeof castle])
  expect(castles.map(({ colour }) => colour)).toEqual(colours.slice(0, castles.length))
})

describe('what is offered', () => {
  it('VV-142 VV-146 every adventurer has a reason of their own, and those who would come stand first', () => {
    const row = ['rogue', 'knight-errant', 'wizard', 'bard', 'paladin']
    const seats = { 0: { buildings: ['stables#1', 'garrison#1'] } }
    const offered = candidates(tableAt(laid({ seats, row }).G, '0'))
    expect(offered).toHaveLength(5)
    expect(offered[0]).toEqual({ id: 'knight-errant', refusal: null })
    for (const { refusal } of offered.slice(1)) expect(refusal?.clause).toBe('VV-142')
    expect(new Set(offered.map(({ refusal }) => refusal?.because)).size).toBe(5)
  })

  it('VV-142 where nobody would come, the reason names all of them', () => {
    const row = ['rogue', 'knight-errant', 'wizard', 'bard', 'paladin']
    const because = whyNot(tableAt(laid({ row }).G, '0'), 'recruit')?.because
    for (const name of ['Rogue', 'Knight', 'Wizard', 'Bard', 'Paladin']) expect(because).toContain(name)
  })

  it('VV-013 two copies of a building are one button', () => {
    expect(oneOfEach(['inn#1', 'farm#1', 'inn#2'])).toEqual(['inn#1', 'farm#1'])
  })

  it('VV-040 VV-140 on a phone a question about piles or adventurers goes there', () => {
    const at = laid()
    at.play('0', 'harvest')
    expect(aboutOf({ table: tableAt(at.G, '0'), plan })).toBe('board')
    expect(aboutOf({ table: tableAt(laid().G, '0'), plan: { ...plan, begun: recruiting() } })).toBe('adventurers')
    expect(aboutOf({ table: tableAt(laid().G, '0'), plan })).toBeNull()
  })
})

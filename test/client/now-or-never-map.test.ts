import { expect, test, vi } from 'vitest'
import { attempt, type Begun, nothing, type Plan } from '../../client/boards/now-or-never/plan'
import { isDoubted } from '../../client/boards/now-or-never/Space'
import { nowOrNever } from '../../games/now-or-never/game'
import { laid } from '../games/now-or-never/layout'
import { seatedAt } from './seated'

/** Pictures are made by the bundler. */
vi.mock('../../client/boards/now-or-never/pictures', () => ({ Icon: () => null }))

test('NON-094 a step that takes the last heart is asked about, and its space is the one that is marked', () => {
  const at = laid({ seats: { 0: { space: 'r2c3', hearts: 1 } } })
  at.play('0', 'startHeroAction', 0)
  at.play('0', 'step', 'r2c4')
  const table = seatedAt(nowOrNever, at.G, '0')
  const steps = table.choices('step').map(([space]) => space)
  const asked: Begun[] = []
  for (const space of steps) {
    const begin = (next: Partial<Begun> = {}) => void asked.push({ ...nothing, ...next })
    attempt({ table, plan: { ...nothing, begin, add() {}, putDown: null } }, 'step', space)
  }
  expect(asked).toHaveLength(steps.length)
  for (const [i, begun] of asked.entries()) {
    const plan: Plan = { ...begun, begin() {}, add() {}, putDown: null }
    expect(steps.filter((space) => isDoubted(plan, space))).toEqual([steps[i]])
  }
})

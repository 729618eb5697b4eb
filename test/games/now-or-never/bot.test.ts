import { describe, expect, it } from 'vitest'
import { judge } from '../../../games/now-or-never/bot'
import { laid, type Seat } from './layout'
import { go } from './play'

const { numbers } = judge.weights

/** What ten crystals add to what this seat may expect. */
function tenCrystals(more: Seat): number {
  const [none, ten] = [0, 10].map((crystal) => {
    const at = laid({ seats: { 0: { ...more, stock: { crystal } } } })
    return judge.worth(at.G, '0', numbers)
  })
  return ten! - none!
}

describe('what a computer player expects', () => {
  it('goods bring less to a purse that is full than to an empty one', () => {
    expect(tenCrystals({ coins: 60 })).toBeLessThan(tenCrystals({ coins: 0 }) * 0.6)
  })

  it('a fight promises what its dice bring on average, and less to the weak, without a die being thrown', () => {
    const promised = (hearts: number) => {
      const at = laid({ enemies: { r2c4: ['enemy-7'] }, seats: { 0: { hearts } } })
      go(at, 0, 'r2c4')
      return judge.guess?.(at.G, '0', { move: 'fight', args: [] }, numbers)
    }
    expect(promised(9)).toBeGreaterThan(promised(1)!)
  })
})

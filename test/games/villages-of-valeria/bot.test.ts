import { describe, expect, it } from 'vitest'
import { employ } from '../../../games/kit/bot'
import type { Choice } from '../../../games/kit/definition'
import { judge } from '../../../games/villages-of-valeria/bot'
import { villagesOfValeria } from '../../../games/villages-of-valeria/game'
import { remembering } from '../../arena/choose'
import { seeded } from '../../conformance/seeded'
import { laid, type Valley } from './layout'

/** What a Builder does here, from each of a few seeds. */
function choices(at: Valley): Choice[] {
  const { player } = at.G.pending[0]!
  return [1, 2, 3].map((seed) => {
    const bot = remembering(employ('builder', villagesOfValeria, judge, { limits: { plays: 800 } }))
    return bot(villagesOfValeria.view(at.G, player), player, seeded(seed))!
  })
}

describe('a Builder', () => {
  it('follows a Develop with the card that its Monument needs', () => {
    const at = laid({
      seats: {
        0: { hand: ['fletcher#1', 'pawnshop#1'] },
        1: { hand: ['garrison#1', 'cottage#1'], resources: ['quarry#1', 'chapel#1'], monument: 'arch-of-triumph' },
      },
    })
    at.play('0', 'develop', { card: 'fletcher#1', to: 'castle', discards: [{ card: 'pawnshop#1', pile: 0 }] })
    for (const { move, args } of choices(at)) {
      expect(move).toBe('develop')
      expect(args).toMatchObject([{ to: 'monument', card: 'cottage#1' }])
    }
  })

  it.each(['harvest', 'tax'] as const)('never declines the free card of a %s that was led', (action) => {
    const at = laid({ seats: { 0: { hand: ['cottage#1'] }, 1: { hand: ['market#1', 'shrine#1', 'bakery#1'] } } })
    at.play('0', action)
    while (at.G.pending[0]?.player === '0') at.playFirst('0', 'drawCard')
    for (const { move } of choices(at)) expect(move).toBe(action)
  })

  it('completes the Monument as soon as it can be paid', () => {
    const at = laid({
      seats: {
        0: {
          gold: 4,
          hand: ['cottage#1', 'guard-post#1'],
          resources: ['quarry#1', 'chapel#1', 'guard-post#2'],
          monument: 'arch-of-triumph',
          dedicated: ['watchtower#1', 'cottage#2'],
        },
      },
    })
    for (const choice of choices(at))
      expect(choice).toMatchObject({ move: 'build', args: [{ target: { kind: 'monument' } }] })
  })

  it('puts a second kind of Resource under its Castle while the game is young', () => {
    const at = laid({
      seats: {
        0: {
          gold: 3,
          hand: ['guard-post#1', 'cathedral#1', 'cathedral#2', 'shadow-court#1', 'shadow-court#2', 'abbey#1'],
          resources: ['graveyard#1'],
          buildings: ['guard-post#2'],
        },
      },
    })
    for (const { move, args } of choices(at)) {
      expect(move).toBe('develop')
      expect(args).toMatchObject([{ to: 'castle' }])
    }
  })
})

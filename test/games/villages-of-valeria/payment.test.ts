import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { buildingCards, buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { resources } from '../../../games/villages-of-valeria/data/constants'
import {
  billFor,
  cheapestPayment,
  completePayment,
  goldFor,
  partProblem,
  paymentProblem,
  possibleSources,
  sensiblePayments,
} from '../../../games/villages-of-valeria/pieces/payment'
import type { G, Source, Target } from '../../../games/villages-of-valeria/state'
import { seeded, shuffled } from '../../conformance/seeded'
import { borrow, castle, discount, laid, own, power } from './layout'

const lost = (payment: readonly Source[]) =>
  payment.filter((source) => source.via === 'resource' && source.player !== '0').length

/** The cheapest by trying everything: least gold lost, then least gold placed. */
function bruteForce(G: G, target: Target): number | undefined {
  const bill = billFor(G.players['0']!, target)!
  const units = resources.flatMap((res) => Array(bill.need[res]).fill(res))
  const sources = possibleSources(G, '0', target)
  let best: number | undefined
  const walk = (at: number, part: Source[]): void => {
    if (partProblem(G, '0', bill, part)) return
    if (at === units.length) {
      const price = 100 * lost(part) + goldFor(part)
      if (best === undefined || price < best) best = price
      return
    }
    for (const source of sources) if (source.res === units[at]) walk(at + 1, [...part, source])
  }
  walk(0, [])
  return best
}

const target = (card: string): Target => ({ kind: 'building', card })

describe('the proposed payment', () => {
  it('VV-112 VV-122 is legal, and the cheapest there is, in hundreds of random villages', () => {
    const random = seeded(11)
    let payable = 0
    for (let i = 0; i < 250; i++) {
      const pool = shuffled(buildingCards, random)
      const take = (most: number) => pool.splice(0, Math.floor(random() * (most + 1)))
      const gold = Math.floor(random() * 5)
      const marked = (cards: string[]) => cards.map((card) => (random() < 0.2 ? `${card}+` : card))
      const at = laid({
        players: 5,
        seats: {
          0: {
            hand: pool.splice(0, 2),
            gold,
            castleGold: random() < 0.3 ? 1 : 0,
            resources: marked(take(3)),
            buildings: unique(take(4)),
            adventurers: random() < 0.3 ? ['spy'] : random() < 0.3 ? ['wizard'] : [],
          },
          1: { gold: 0, resources: marked(take(2)) },
          2: { gold: 0, resources: marked(take(2)) },
        },
      })
      for (const card of known(at.G.players['0']!.hand)) {
        const payment = cheapestPayment(at.G, '0', target(card))
        const best = bruteForce(at.G, target(card))
        if (payment) {
          payable += 1
          expect(paymentProblem(at.G, '0', billFor(at.G.players['0']!, target(card))!, payment)).toBeUndefined()
        }
        expect(payment && 100 * lost(payment) + goldFor(payment)).toBe(best)
      }
    }
    expect(payable).toBeGreaterThan(100)
  })

  const unique = (cards: string[]) =>
    cards.filter((card, i) => cards.findIndex((one) => buildingOf(one) === buildingOf(card)) === i)

  it('VV-117 VV-118 what is free comes first, then home, then the Castle, then the neighbours', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['cathedral#1'],
          adventurers: ['spy'],
          buildings: ['farm#1', 'bell-tower#1'],
          resources: ['quarry#1'],
          gold: 3,
        },
        1: { resources: ['shrine#1', 'shrine#2', 'cottage#1'] },
      },
    })
    const payment = cheapestPayment(at.G, '0', target('cathedral#1'))!
    expect(payment.map(({ via }) => via).sort()).toEqual(['borrow', 'castle', 'discount', 'power', 'resource'])
    expect(lost(payment)).toBe(0)
  })

  it('VV-120 other sensible ways spare the Castle, or the own Resource cards', () => {
    const at = laid({
      seats: { 0: { hand: ['guard-post#1'], resources: ['quarry#1'] }, 1: { resources: ['chapel#1'] } },
    })
    expect(sensiblePayments(at.G, '0', target('guard-post#1'))).toEqual([[own('stone', 'quarry#1')], [castle('stone')]])
  })

  it('VV-112 lists every source of a needed resource, one entry for each it could pay', () => {
    const at = laid({
      seats: {
        0: {
          hand: ['watchtower#1'],
          adventurers: ['wizard'],
          buildings: ['armory#1'],
          resources: ['farm#1', 'cottage#1'],
        },
        1: { resources: ['chapel#1', 'quarry#1+'] },
      },
    })
    const listed = possibleSources(at.G, '0', target('watchtower#1'))
    const expected = [
      discount('wood', 'armory#1'),
      discount('stone', 'armory#1'),
      power('wood', 'wizard'),
      power('stone', 'wizard'),
      own('wood', 'cottage#1'),
      castle('wood'),
      castle('stone'),
      own('stone', 'chapel#1', '1'),
    ]
    expect(listed).toEqual(expected)
  })

  it('VV-112 completes what was chosen by hand, or says that it cannot', () => {
    const at = laid({
      seats: {
        0: { hand: ['watchtower#1'], adventurers: ['spy'], resources: ['cottage#1', 'quarry#1'] },
        1: { resources: ['chapel#1'] },
      },
    })
    const chosen = [own('stone', 'chapel#1', '1')]
    expect(completePayment(at.G, '0', target('watchtower#1'), chosen)).toEqual([...chosen, own('wood', 'cottage#1')])
    const loan = [borrow('stone', 'spy', '1', 'chapel#1')]
    expect(completePayment(at.G, '0', target('watchtower#1'), loan)).toEqual([...loan, own('wood', 'cottage#1')])
    expect(completePayment(at.G, '0', target('watchtower#1'), [castle('magic')])).toBeUndefined()
  })

  it('VV-112 VV-115 what is borrowed is what would otherwise be paid to a neighbour', () => {
    const at = laid({
      seats: {
        0: { hand: ['watchtower#1'], adventurers: ['spy'], resources: ['cottage#1'], castleGold: 1 },
        1: { resources: ['chapel#1', 'cottage#2'] },
      },
    })
    expect(completePayment(at.G, '0', target('watchtower#1'), [])).toEqual([
      borrow('stone', 'spy', '1', 'chapel#1'),
      own('wood', 'cottage#1'),
    ])
  })
})

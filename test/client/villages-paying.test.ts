import { describe, expect, it } from 'vitest'
import { handClick, pileClick } from '../../client/boards/villages-of-valeria/clicks'
import {
  buildingOn,
  clickSite,
  markOf,
  mayPay,
  payingOf,
  placeIn,
  type Site,
} from '../../client/boards/villages-of-valeria/paying'
import {
  type Building,
  building,
  type Plan,
  recruiting,
  type VillageTable,
} from '../../client/boards/villages-of-valeria/plan'
import { canOnlyDecline, whyNot } from '../../client/boards/villages-of-valeria/problems'
import { help } from '../../client/boards/villages-of-valeria/say'
import { chooseAnything } from '../../games/kit/bot'
import { awaited } from '../../games/kit/legality'
import { begin, grant } from '../../games/kit/referee'
import { actions } from '../../games/villages-of-valeria/data/constants'
import { villagesOfValeria } from '../../games/villages-of-valeria/game'
import { billFor, unitsOf } from '../../games/villages-of-valeria/pieces/payment'
import { powerCards, villageOf } from '../../games/villages-of-valeria/state'
import { anyOf, seeded } from '../conformance/seeded'
import { following, type Layout, laid } from '../games/villages-of-valeria/layout'
import { tableAt } from './villages.fixture'

/** Every decision about an action in a few random matches, as the seat that is asked sees it. */
function* decisions(matches: number): Generator<VillageTable> {
  for (let match = 1; match <= matches; match++) {
    const random = seeded(match)
    let state = begin(villagesOfValeria, { players: 2 + (match % 4), seed: `paying-${match}` })
    while (!state.G.outcome) {
      const [player] = Object.keys(awaited(state.G)) as [string]
      const table = tableAt(state.G, player)
      if (state.G.pending[0]?.kind === 'action') yield table
      const choice = chooseAnything(villagesOfValeria, table.view, player, random)!
      const verdict = grant(villagesOfValeria, state, { kind: 'move', player, ...choice })
      if ('refusal' in verdict) throw new Error(verdict.refusal.because)
      state = verdict.state
    }
  }
}

/** Everything on the table that might pay. */
const sitesAt = ({ view, seat }: VillageTable): Site[] => [
  { at: 'castle' },
  ...view.order.flatMap((owner) =>
    villageOf(view, owner).resources.map(({ card }): Site => ({ at: 'resource', owner, card })),
  ),
  ...powerCards(villageOf(view, seat!)).map((card): Site => ({ at: 'card', card })),
]

class Planner implements Plan {
  begun: Building
  constructor(begun: Building) {
    this.begun = begun
  }
  readonly putDown = null
  begin(next: Plan['begun']): void {
    if (next.doing === 'build') this.begun = next
  }
}

describe('paying by clicks', () => {
  it('VV-112, VV-121, VV-122 whatever is clicked is a part of a legal payment, and what is suggested completes it', () => {
    const random = seeded(9)
    let paid = 0
    for (const table of decisions(4)) {
      const choices = table.choices('build')
      if (choices.length === 0) continue
      const [{ target }] = anyOf(choices, random)
      if (target.kind === 'monument') continue
      const plan = new Planner(building(target))
      const units = unitsOf(billFor(villageOf(table.view, table.seat!), target)!)
      for (let clicks = 0; clicks < 6; clicks++) {
        const paying = payingOf({ table, plan })!
        expect(mayPay(table, target, paying.chosen)).toBe(true)
        expect(paying.open.length + paying.chosen.length).toBe(units.length)
        expect(table.ask('build', { target, payment: paying.whole ?? [] })).toBeNull()
        const sites = sitesAt(table).filter((site) => markOf(paying, site) !== null)
        if (sites.length === 0) break
        const site = anyOf(sites, random)
        const before = markOf(paying, site)
        clickSite({ table, plan }, paying, site)
        const after = markOf(payingOf({ table, plan }), site)
        expect(after === 'chosen').toBe(before !== 'chosen')
        paid += 1
      }
    }
    expect(paid).toBeGreaterThan(200)
  }, 60_000)

  it('VV-027, VV-029 an action is open exactly if there is a choice for it; otherwise a clause says why not', () => {
    let declined = 0
    for (const table of decisions(4)) {
      for (const action of actions) {
        const refusal = whyNot(table, action)
        expect(refusal === null).toBe(table.choices(action).length > 0)
        if (refusal) expect(refusal.clause).toMatch(/^VV-\d{3}$/)
      }
      const others = [...actions].flatMap((action) => table.choices(action))
      if (canOnlyDecline(table)) declined += 1
      expect(canOnlyDecline(table)).toBe(others.length === 0 && table.ask('pass') === null)
    }
    expect(declined).toBeGreaterThan(5)
  }, 60_000)
})

describe('discarding by clicks', () => {
  it('VV-044, VV-182 of two dedicated cards either can be laid on top of the other', () => {
    const at = laid({ seats: { 0: { monument: 'arch-of-triumph', dedicated: ['cottage#1', 'farm#1'] } } })
    const table = tableAt(at.G, '0')
    for (const [first, last] of [
      ['cottage#1', 'farm#1'],
      ['farm#1', 'cottage#1'],
    ] as const) {
      const plan = new Planner(buildingOn(table, { kind: 'monument' }))
      for (const card of [first, last]) {
        plan.begin({ ...plan.begun, loose: card })
        pileClick({ table, plan }, 3)!.run()
      }
      expect(plan.begun.discards).toEqual([
        { card: first, pile: 3 },
        { card: last, pile: 3 },
      ])
    }
  })
})

describe('help', () => {
  it('VV-010, VV-160, VV-165 a Monument is promised with a Recruit only where one can be taken', () => {
    const helped = (layout: Layout) =>
      help({ table: tableAt(laid(layout).G, '0'), plan: { begun: recruiting(), begin: () => {}, putDown: null } }, true)
    expect(helped({})).toContain('monument')
    expect(helped({ options: { monuments: false } })).not.toContain('monument')
    expect(helped({ seats: { 0: { monument: 'arch-of-triumph' } } })).not.toContain('monument')
  })
})

describe('what the bar says', () => {
  it('VV-120 of several alike it says which one is paid now: the same neighbour may pay again', () => {
    expect(placeIn({ want: 'food', chosen: [], open: ['food', 'food', 'wood'] })).toBe(' (1 of 2)')
    const first = { res: 'food', via: 'castle' } as const
    expect(placeIn({ want: 'food', chosen: [first], open: ['food', 'wood'] })).toBe(' (2 of 2)')
    expect(placeIn({ want: 'wood', chosen: [first], open: ['food', 'wood'] })).toBe('')
  })

  it('VV-028 whoever follows a draw picks no card up: it could be put nowhere', () => {
    const plan: Plan = { begun: { doing: 'look', card: null }, begin: () => {}, putDown: null }
    const hand = ['stables#1']
    const at = (action: 'tax' | 'harvest') => tableAt(following(laid({ seats: { 1: { hand } } }), action).G, '1')
    expect(handClick({ table: at('tax'), plan }, 'stables#1')).toBeNull()
    expect(handClick({ table: at('harvest'), plan }, 'stables#1')).toBeNull()
    const leads = tableAt(laid({ seats: { 0: { hand } } }).G, '0')
    expect(handClick({ table: leads, plan }, 'stables#1')).toMatchObject({ does: 'Pick' })
  })
})

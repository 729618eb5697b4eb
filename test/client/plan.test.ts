import { describe, expect, it } from 'vitest'
import { heldNow, inHand, momentOf, planOf } from '../../client/kit/plan'
import type { TableOf } from '../../client/kit/table'
import { visible } from '../../games/kit/zones'
import { monuments } from '../../games/monuments/game'
import { area, type G } from '../../games/monuments/state'
import { laid } from '../games/monuments/layout'
import { seatedAt } from './seated'

type Seated = TableOf<typeof monuments>

interface Begun {
  readonly picked: readonly string[]
  readonly mode: string
}

const forgetful = { blank: { picked: [], mode: 'none' } }
const begun: Begun = { picked: ['petra-1'], mode: 'history' }

const heldAt = (at: Seated) => ({ moment: momentOf(at), was: at.view, begun })

/** The table of the first seat, which did something last at this step of the match. */
const seated = (G: G, lastDeed = 3, seat = '0'): Seated => ({ ...seatedAt(monuments, G, seat), lastDeed })

describe('a plan forgets by itself', () => {
  const at = laid({
    hands: { 0: ['petra-1', 'petra-2'], 1: ['petra-4'] },
    display: ['olympia-1', 'olympia-2', 'olympia-4'],
  })
  const now = seated(at.G)

  it('stays in hand while nothing has happened to its seat', () => {
    const held = heldAt(now)
    expect(heldNow<Seated, Begun>(now, forgetful, held)).toBe(held)
    const others = at.with((G) => Object.assign(G, { discard: ['pharos-1'] }))
    expect(heldNow<Seated, Begun>(seated(others.G), forgetful, held)).toBe(held)
  })

  it('MU-010 is gone with everything the seat does or takes back, with a new turn, and at another seat', () => {
    const later = at.with((G) => Object.assign(G, { turn: G.turn + 2 }))
    for (const then of [seated(at.G, 4), seated(at.G, 2), seated(later.G), seated(at.G, 3, '1')]) {
      expect(heldNow<Seated, Begun>(then, forgetful, heldAt(now))).toBeNull()
    }
  })

  it('keeps what its board wants to keep, as long as it wants to, and knows the position it comes from', () => {
    const habits = {
      ...forgetful,
      keep: ({ view }: Seated, { picked }: Begun, was: G) => (was.turn === view.turn ? { picked } : {}),
    }
    const next = heldNow<Seated, Begun>(seated(at.G, 4), habits, heldAt(now))
    expect(next?.begun).toEqual({ picked: ['petra-1'], mode: 'none' })
    const later = at.with((G) => Object.assign(G, { turn: G.turn + 2 }))
    expect(heldNow<Seated, Begun>(seated(later.G, 4), habits, next)?.begun).toEqual(forgetful.blank)
  })

  it('lets go of what is no longer there, and has it again if the position comes back', () => {
    const ownHand = ({ view }: Seated) => visible(area(view, '0').hand).map(String)
    const habits = {
      ...forgetful,
      fit: (table: Seated, { picked, mode }: Begun) => ({
        picked: picked.filter((card) => ownHand(table).includes(card)),
        mode,
      }),
    }
    const gone = at.with((G) => Object.assign(area(G, '0'), { hand: [] }))
    expect(inHand(now, habits, heldAt(now))).toEqual(begun)
    expect(inHand(seated(gone.G), habits, heldAt(now))).toEqual({ picked: [], mode: 'history' })
    expect(inHand<Seated, Begun>(now, forgetful, heldAt(now))).toEqual(begun)
    expect(inHand<Seated, Begun>(now, habits, null)).toBeUndefined()
  })
})

describe('what is in hand', () => {
  const kept: Begun[] = []
  const plan = (now?: Begun) => planOf<Begun>(forgetful.blank, now, (next) => kept.push(next))

  it('is put back as a whole, and only if there is something to put back', () => {
    expect(plan().putDown).toBeNull()
    plan(begun).putDown?.()
    expect(kept.pop()).toEqual(forgetful.blank)
  })

  it('is replaced by something begun, and grows by something added', () => {
    plan(begun).begin({ mode: 'heroes' })
    expect(kept.pop()).toEqual({ picked: [], mode: 'heroes' })
    plan(begun).add({ mode: 'heroes' })
    expect(kept.pop()).toEqual({ picked: ['petra-1'], mode: 'heroes' })
    plan(begun).begin()
    expect(kept.pop()).toEqual(forgetful.blank)
  })
})

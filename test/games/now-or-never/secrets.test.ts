import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { heroIds } from '../../../games/now-or-never/data/heroes'
import { nowOrNever } from '../../../games/now-or-never/game'
import type { G } from '../../../games/now-or-never/state'
import { redactedFor } from '../../../server/match/views'
import { assertSecrets } from '../../conformance/harness'
import { seeded } from '../../conformance/seeded'
import { position } from '../../kit/position'
import { type Land, laid, seat } from './layout'
import { dice, go } from './play'
import { nowOrNeverPlug } from './plug'

const seen = (at: Land, viewer: string | null): G => at.definition.view(at.G, viewer)
const names = (value: unknown, id: string): boolean => JSON.stringify(value).includes(`"${id}"`)
const random = seeded(11)

/** Seat 0 has drawn three quests of which two may be kept. */
const reading = () => {
  const at = laid({
    players: 3,
    quests: ['high-roller', 'gate-key', 'meteor-heart'],
    seats: {
      0: { space: 'r1c9', coins: 5, hand: ['casino-debt'], played: ['loaded-die'] },
      1: { hand: ['echo-choir', 'bone-flutes'], search: ['search-ruins-quest'] },
      2: { hand: ['four-trades'] },
    },
  })
  go(at, 0, 'r1c10')
  at.play('0', 'visit')
  at.play('0', 'choosePiles', ['basic', 'artifact', 'advanced'])
  return at
}

describe('secrets', () => {
  it('NON-022 the eight cards of the start are known to their owner alone', () => {
    const at = position(nowOrNever, { players: 3, options: { heroes: heroIds.slice(0, 3) } })
    const cards = (viewer: string | null) =>
      seen(at, viewer).pending.map((one) => (one.kind === 'keepQuests' ? one.cards : 'something else'))
    const mine = at.G.pending.findIndex(({ player }) => player === '1')
    expect(cards('1').map((zone, i) => (i === mine ? Array.isArray(zone) : zone))).toEqual(
      [8, 8, 8].map((n, i) => (i === mine ? true : n)),
    )
    expect(cards(null)).toEqual([8, 8, 8])
    assertSecrets(nowOrNeverPlug, at.G, random)
  })

  it('NON-022 NON-156 a hand is its owner’s, others see the number, also of cards being drawn', () => {
    const at = reading()
    expect(seen(at, '0').players['0']!.hand).toEqual(['casino-debt'])
    expect(seen(at, '0').pending[0]).toMatchObject({ cards: ['high-roller', 'gate-key', 'meteor-heart'] })
    for (const viewer of ['1', '2', null]) {
      const view = seen(at, viewer)
      expect(view.players['0']!.hand).toBe(1)
      expect(view.pending[0]).toMatchObject({ kind: 'keepQuests', cards: 3, keep: 2 })
      for (const id of ['casino-debt', 'high-roller', 'gate-key', 'meteor-heart']) expect(names(view, id)).toBe(false)
    }
    expect(seen(at, '1').players['1']!.hand).toEqual(['echo-choir', 'bone-flutes'])
    expect(seen(at, '1').players['2']!.hand).toBe(1)
    assertSecrets(nowOrNeverPlug, at.G, random)
  })

  it('NON-017 NON-154 played and discarded quests lie open, and what is kept stays between owner and hand', () => {
    const at = reading()
    const said = at.play('0', 'keepQuests', ['gate-key', 'meteor-heart'])
    expect(seen(at, '2')).toMatchObject({ discards: { basic: ['high-roller'] } })
    expect(seen(at, null).players['0']).toMatchObject({ played: ['loaded-die'], hand: 3 })
    for (const id of ['gate-key', 'meteor-heart']) expect(names(said, id)).toBe(false)
    const log = at.state.deltalog!
    const argsFor = (viewer: string | null) => redactedFor(viewer, log).map(({ action }) => action.payload.args)
    expect(argsFor('0')).toEqual([[['gate-key', 'meteor-heart']]])
    for (const viewer of ['1', null]) {
      expect(argsFor(viewer)).toEqual([null])
      expect(names(redactedFor(viewer, log), 'gate-key')).toBe(false)
    }
    assertSecrets(nowOrNeverPlug, at.G, random)
  })

  it('NON-011 NON-013 NON-014 NON-015 NON-017 NON-019 of every pile the number is seen, by nobody more', () => {
    const at = laid({ players: 3 })
    const { G } = at
    for (const viewer of ['0', '1', null]) {
      const view = seen(at, viewer)
      expect(view).toMatchObject({
        villagerSupply: 54,
        gearPiles: { red: 6, blue: 9 },
        specialistPile: 10,
        orderStack: 9,
        piles: { basic: 43, artifact: 13, advanced: 17 },
        searchBox: 4,
      })
      const hidden = [...known(G.orderStack), ...known(G.specialistPile), ...known(G.piles.basic)]
      expect(hidden.filter((id) => names(view, id))).toEqual([])
    }
    assertSecrets(nowOrNeverPlug, G, random)
  })

  it('NON-013 NON-146 search tokens on the map: that they lie there, not what they are', () => {
    const at = laid({ search: { r1c3: 'search-hidden-cave' } })
    for (const viewer of ['0', '1', null]) {
      const view = seen(at, viewer)
      expect(Object.keys(view.search)).toHaveLength(14)
      expect(new Set(Object.values(view.search)).size).toBe(1)
      expect(JSON.stringify(view)).not.toContain('search-hidden-cave')
    }
  })

  it('NON-145 NON-147 a claimed token is shown to all as it is claimed, then lies face down', () => {
    const at = laid({ search: { r1c3: 'search-hidden-cave' }, seats: { 0: { space: 'r1c4' } } })
    go(at, 0, 'r1c3')
    dice(at, 1)
    const said = at.play('0', 'search')
    expect(said).toContainEqual({ kind: 'claimed', player: '0', space: 'r1c3', token: 'search-hidden-cave' })
    for (const viewer of ['0', '1', null]) {
      expect(seen(at, viewer).players['0']!.search).toBe(1)
      expect(Object.keys(seen(at, viewer).search)).toHaveLength(13)
    }
  })

  it('NON-103 two orders in the hand of a chooser: others learn the one that is kept', () => {
    const at = laid({ players: 3, orders: ['order-4', 'order-9'], seats: { 0: { space: 'r2c1' } } })
    go(at, 0, 'r1c1')
    const drawn = at.play('0', 'visit')
    expect(seen(at, '0').pending[0]).toMatchObject({ orders: ['order-4', 'order-9'] })
    for (const viewer of ['1', null]) {
      expect(seen(at, viewer).pending[0]).toMatchObject({ kind: 'keepOrders', orders: 2 })
      expect([names(seen(at, viewer), 'order-4'), names(seen(at, viewer), 'order-9')]).toEqual([false, false])
    }
    expect([names(drawn, 'order-4'), names(drawn, 'order-9')]).toEqual([false, false])
    assertSecrets(nowOrNeverPlug, at.G, random)
    const said = at.play('0', 'keepOrders', ['order-4'])
    expect([names(said, 'order-4'), names(said, 'order-9')]).toEqual([true, false])
    for (const viewer of ['0', '1', null]) {
      expect(seen(at, viewer).players['0']!.orders).toEqual(['order-4'])
      expect(names(seen(at, viewer), 'order-9')).toBe(false)
    }
    expect(names(redactedFor('1', at.state.deltalog!), 'order-9')).toBe(false)
    assertSecrets(nowOrNeverPlug, at.G, random)
  })

  it('NON-206 NON-209 what the bot takes nobody sees, nor which card it turns next', () => {
    const at = laid({
      players: 1,
      bot: { cards: ['solo-search', 'solo-roll'] },
      search: { r1c3: 'search-ruined-shelter' },
      seats: { 0: { space: 'r1c2' } },
    })
    at.play('0', 'restSpecialist', 's-mason', 'coin')
    const said = at.play('0', 'endTurn')
    expect(JSON.stringify(said)).not.toContain('ruined-shelter')
    at.play('0', 'restSpecialist', 's-herbalist', 'coin')
    dice(at, 4)
    const loot = at.play('0', 'endTurn')
    for (const id of known(at.G.bot!.quests)) {
      expect(names(loot, id)).toBe(false)
      expect(names(seen(at, '0'), id)).toBe(false)
    }
    expect(seen(at, '0').bot).toMatchObject({ search: 1, quests: 3, orders: 0, pile: 7 })
    assertSecrets(nowOrNeverPlug, at.G, random)
  })

  it('NON-008 NON-136 dice are seen by all as they fall', () => {
    const at = laid({ seats: { 0: { hero: 'halia' } } })
    go(at, 0, 'r2c4')
    dice(at, 3)
    const said = at.play('0', 'fight')
    expect(said).toContainEqual(expect.objectContaining({ kind: 'rolled', player: '0', value: 3 }))
    for (const viewer of ['1', null]) expect(seen(at, viewer).pending[0]).toMatchObject({ kind: 'die', value: 3 })
  })

  it('NON-160 coins, goods, boards, grids, towns and villagers lie open', () => {
    const at = laid({
      seats: {
        0: {
          coins: 7,
          xp: 3,
          stock: { demon: 2 },
          town: { 12: 'inn' },
          unhoused: ['villager-tool'],
          orders: ['order-2'],
        },
      },
    })
    const { hand, search, ...open } = seat(at)
    for (const viewer of ['0', '1', null]) expect(seen(at, viewer).players['0']).toMatchObject(open)
    expect([hand, search]).toEqual([[], []])
  })

  it('NON-145 what was rolled or turned over cannot be taken back, what was only moved can', () => {
    const at = laid({ search: { r1c3: 'search-hidden-cave' }, seats: { 0: { space: 'r1c4' } } })
    at.play('0', 'startHeroAction', 0)
    at.play('0', 'step', 'r1c3')
    expect(at.undo('0')).toBeUndefined()
    expect(seat(at).space).toBe('r1c4')
    at.play('0', 'step', 'r1c3')
    at.play('0', 'search')
    expect(at.undo('0')).toBeDefined()
  })

  it('NON-100 NON-145 a visit that draws or rolls cannot be taken back, another can', () => {
    const visiting = (from: string, to: string) => {
      const at = laid({ seats: { 0: { hearts: 9, space: from } } })
      at.play('0', 'startHeroAction', 0)
      at.play('0', 'step', to)
      at.play('0', 'visit')
      return at
    }
    const orders = visiting('r2c1', 'r1c1')
    expect(orders.G.pending[0]?.kind).toBe('keepOrders')
    expect(orders.undo('0')).toBeDefined()
    expect(visiting('r1c5', 'r1c6').undo('0')).toBeDefined()
    expect(visiting('r2c7', 'r2c8').undo('0')).toBeUndefined()
  })

  it('NON-042 NON-051 a purchase that turns over a new piece cannot be taken back', () => {
    const at = laid({ seats: { 0: { coins: 30, specialists: ['s-outfitter', 's-mason'] } } })
    at.play('0', 'paySpecialist', 's-outfitter')
    expect(at.undo('0')).toBeUndefined()
    at.play('0', 'paySpecialist', 's-outfitter')
    at.play('0', 'buyGear', 'great-axe', 0)
    expect(at.undo('0')).toBeDefined()
    const recruiting = laid({ seats: { 0: { coins: 30 } } })
    recruiting.play('0', 'recruitSpecialist', 's-drillmaster', 2)
    expect(recruiting.undo('0')).toBeDefined()
  })
})

import { describe, expect, it } from 'vitest'
import { known } from '../../../games/kit/zones'
import { type Adventurer, adventurers } from '../../../games/villages-of-valeria/data/adventurers'
import { buildingCards, buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { type Resource, resources, type Type, types } from '../../../games/villages-of-valeria/data/constants'
import { type Monument, monuments } from '../../../games/villages-of-valeria/data/monuments'
import type { Counted, Effect, Power } from '../../../games/villages-of-valeria/data/powers'
import { cheapestPayment, goldFor, possibleSources } from '../../../games/villages-of-valeria/pieces/payment'
import { breakdown } from '../../../games/villages-of-valeria/scoring'
import { goldOf, type Source, type Target } from '../../../games/villages-of-valeria/state'
import { as, draws, hand, laid, type Seat, seat, settle, shows, type Valley } from './layout'

/** Resource cards of every kind, none of them with the name of this card. */
function stores(not: string, each: number): string[] {
  const other = (card: string) => !not.startsWith(card.split('#')[0]!)
  return resources.flatMap((res) =>
    shows(res)
      .filter((card) => card.endsWith('#2') && other(card))
      .slice(0, each),
  )
}

/** Buildings of a type, none with this name, one of each. */
const houses = (type: Type, n: number, not = ''): string[] =>
  buildingCards
    .filter((card) => card.endsWith('#1') && buildingOf(card).type === type && !not.startsWith(card.split('#')[0]!))
    .filter((card) => ['none', 'instant'].includes(buildingOf(card).power?.when ?? 'none'))
    .slice(0, n)

const pays = (at: Valley, target: Target): Source[] => cheapestPayment(at.G, '0', target)!

/** What the village gets by this effect, with two neighbours of three gold each: gold, draws, or a decision. */
function expected(effect: Effect): { gold: number; draws: number; asked?: object } {
  switch (effect.do) {
    case 'gold':
      return { gold: effect.n, draws: 0 }
    case 'draw':
      return { gold: 0, draws: effect.n }
    case 'steal':
      return { gold: 0, draws: 0, asked: { kind: 'steal', n: effect.n } }
    case 'stealEach':
      return { gold: 2 * effect.n, draws: 0 }
    case 'replenish':
      return { gold: 0, draws: 0 }
    case 'bonusDevelop':
      return { gold: 0, draws: 0, asked: { role: 'bonus', action: 'develop', discards: effect.discards } }
    case 'bonusRecruit':
      return { gold: 0, draws: 0, asked: { role: 'bonus', action: 'recruit', fee: effect.fee } }
    case 'bonusBuild':
      return { gold: 0, draws: 0, asked: { role: 'bonus', action: 'build' } }
  }
}

/** Answers the decision a card has brought, by a legal choice, and says what changed. */
function answer(at: Valley): object {
  const [owed] = at.G.pending
  const before = structuredClone(seat(at))
  const move = owed?.kind === 'steal' ? 'stealFrom' : owed?.kind === 'action' && owed.role !== 'lead' ? owed.action : ''
  at.playFirst('0', move)
  const after = seat(at)
  return {
    gold: goldOf(after) - goldOf(before),
    resources: after.resources.length - before.resources.length,
    buildings: after.buildings.length - before.buildings.length,
    adventurers: after.adventurers.length - before.adventurers.length,
  }
}

const answered: Partial<Record<Effect['do'], object>> = {
  steal: { gold: 1, resources: 0, buildings: 0, adventurers: 0 },
  bonusDevelop: { gold: 0, resources: 1, buildings: 0, adventurers: 0 },
  bonusRecruit: { gold: -1, resources: 0, buildings: 0, adventurers: 1 },
  bonusBuild: { gold: 0, resources: 0, buildings: 1, adventurers: 0 },
}

/** Does the power of a card that stands in this village work as printed? */
function checkStanding(power: Power, card: string, village: Seat): void {
  const seats = { 0: village, 1: { resources: ['chapel#2', card === 'inn#2' ? 'inn#1' : 'inn#2'], gold: 3 } }
  const bare = { ...village, buildings: [], adventurers: [] }
  if (power.when === 'on') checkOn(power, seats)
  if (power.when === 'end') checkEnd(power, village)
  if (power.when !== 'always') return
  const at = laid({ seats })
  const without = laid({ seats: { ...seats, 0: bare } })
  const sources = (one: Valley, target: Target) => possibleSources(one.G, '0', target)
  switch (power.does) {
    case 'buildResource': {
      const target: Target = { kind: 'building', card: 'cathedral#2' }
      const given = sources(at, target).filter((source) => source.via === 'power' && source.card === card)
      expect(given.map(({ res }) => res).sort()).toEqual([...power.kinds].sort())
      expect(sources(without, target).some(({ via }) => via === 'power')).toBe(false)
      break
    }
    case 'buildDiscount': {
      for (const type of types) {
        const other = houses(type, 1, card)[0]!
        const has = sources(at, { kind: 'building', card: other }).some(({ via }) => via === 'discount')
        expect(has).toBe(type === power.type)
      }
      break
    }
    case 'borrow': {
      const loans = sources(at, { kind: 'building', card: 'cathedral#2' }).filter(({ via }) => via === 'borrow')
      expect(loans.map(({ res }) => res).sort()).toEqual(['food', 'stone'])
      break
    }
    case 'developDiscount': {
      const discards = (one: Valley) => one.choices('0', 'develop')[0]![0].discards.length
      expect(discards(without) - discards(at)).toBe(power.n)
      break
    }
    case 'recruitDiscount': {
      const fee = (buildings: string[]) => {
        const one = laid({ seats: { 0: { buildings } }, row: ['barbarian', 'knight-errant'] })
        one.play('0', 'recruit', { adventurer: 'knight-errant' })
        return 3 - seat(one).gold
      }
      expect(fee(houses('soldier', 2)) - fee([...houses('soldier', 2), card])).toBe(power.n)
      break
    }
    case 'waive': {
      const one = laid({ seats: { 0: { buildings: [card, ...houses('soldier', 1)] } }, row: ['barbarian'] })
      one.play('0', 'recruit', { adventurer: 'barbarian' })
      expect(seat(one).adventurers).toEqual(['barbarian'])
      break
    }
  }
}

function checkOn(power: Extract<Power, { when: 'on' }>, seats: Record<string, Seat>): void {
  const run = (village: Seat) => {
    const at = as(laid({ seats: { ...seats, 0: village } }), '0', { role: 'follow', action: power.action })
    const before = { gold: goldOf(seat(at)), hand: hand(at).length }
    const choice = at.choices('0', power.action)[0]!
    at.play('0', power.action, ...choice)
    draws(at)
    return { gold: goldOf(seat(at)) - before.gold, hand: hand(at).length - before.hand }
  }
  const [withIt, without] = [run(seats[0]!), run({ ...seats[0]!, buildings: [], adventurers: [] })]
  const { gold, draws: cards } = expected(power.effect)
  expect(withIt).toEqual({ gold: without.gold + gold, hand: without.hand + cards })
}

function checkEnd(power: Extract<Power, { when: 'end' }>, village: Seat): void {
  const more = (of: Counted, n: number): Seat => {
    if (of === 'resource') return { resources: stores('', 1).slice(0, n) }
    return { buildings: of === 'set' ? types.flatMap((type) => houses(type, n)) : houses(of, n) }
  }
  const worth = (n: number) => {
    const extra = more(power.of, n)
    const buildings = [...(village.buildings ?? []), ...(extra.buildings ?? [])]
    const { G } = laid({ seats: { 0: { ...village, hand: [], ...extra, buildings } } })
    return breakdown(G, '0').powers!
  }
  const own = (village.buildings ?? []).length
  for (const n of [0, 1, 2, 3]) expect(worth(n)).toBe(power.vp * Math.floor((n + own) / power.per))
}

describe('every Building', () => {
  it.each(buildingCards)('VV-110 VV-210 VV-280 %s is built, stands, and does what it says', (card) => {
    const { vp, type, power, cost } = buildingOf(card)
    const resourceCards = stores(card, 3)
    const at = laid({
      players: 3,
      seats: {
        0: {
          hand: [card, 'hideout#1', 'garrison#1'].filter((one, i) => i === 0 || one !== card),
          gold: 9,
          resources: resourceCards,
          buildings: houses('soldier', 2, card),
        },
      },
      row: ['warlord', 'guildmaster', 'bard', 'rogue', 'wizard'],
    })
    const before = { points: breakdown(at.G, '0').buildings!, gold: goldOf(seat(at)) }
    const target: Target = { kind: 'building', card }
    const payment = pays(at, target)
    expect(goldFor(payment)).toBe(Object.values(cost).reduce((a, b) => a + b))
    at.play('0', 'build', { target, payment })
    expect(breakdown(at.G, '0').buildings).toBe(before.points + vp)
    expect(seat(at).buildings.filter((one) => buildingOf(one).type === type)).toContain(card)
    const effect = power?.when === 'instant' ? power.effect : null
    const { gold, draws: cards, asked } = effect ? expected(effect) : { gold: 0, draws: 0, asked: undefined }
    expect(goldOf(seat(at)) - before.gold).toBe(gold)
    if (asked) {
      expect(at.G.pending[0]).toMatchObject(asked)
      expect(answer(at)).toEqual(answered[effect!.do])
    }
    if (effect?.do === 'replenish') expect(seat(at).resources.every((one) => one.gold === 0)).toBe(true)
    expect(at.G.pending[0]).toMatchObject({ kind: 'draw', n: cards + 1 })
  })

  const lasting = buildingCards.filter((card) => !['instant', undefined].includes(buildingOf(card).power?.when))

  it.each(lasting)('VV-034 VV-117 VV-118 VV-213 the lasting power of %s', (card) => {
    const copy = (name: string) => `${name}#${card === `${name}#1` ? 2 : 1}`
    const spare = ['guard-post', 'cottage', 'shrine', 'hideout'].map(copy)
    checkStanding(buildingOf(card).power!, card, {
      buildings: [card],
      hand: ['cathedral#2', ...spare].filter((one) => one !== card),
      resources: ['quarry#2', 'bakery#2', 'graveyard#2', 'abbey#2'].filter((one) => one !== card),
    })
  })
})

describe('every Adventurer', () => {
  const village = ({ needs }: Adventurer): Seat => ({
    buildings: types.flatMap((type) => houses(type, needs[type] ?? 0)),
  })
  const line = (id: string) => [
    id,
    ...adventurers
      .filter((one) => one.id !== id)
      .slice(0, 4)
      .map((one) => one.id),
  ]

  it.each(adventurers)(
    'VV-140 VV-142 VV-211 $id comes to those who have what is asked, and does what it says',
    (adventurer) => {
      const { id, vp, power } = adventurer
      const at = laid({ players: 3, seats: { 0: village(adventurer) }, row: line(id) })
      const before = goldOf(seat(at))
      at.play('0', 'recruit', { adventurer: id })
      const effect = power?.when === 'instant' ? power.effect : null
      const { gold, draws: cards, asked } = effect ? expected(effect) : { gold: 0, draws: 0, asked: undefined }
      expect(breakdown(at.G, '0').adventurers).toBe(vp)
      expect(goldOf(seat(at))).toBe(before - 1 + gold)
      if (asked) {
        expect(at.G.pending[0]).toMatchObject(asked)
        expect(answer(at)).toEqual(answered[effect!.do])
      }
      if (cards > 0) expect(at.G.pending[0]).toMatchObject({ player: '0', kind: 'draw', n: cards })
    },
  )

  it.each(adventurers)('VV-142 $id does not come while any one of the Buildings is missing', (adventurer) => {
    const all = village(adventurer).buildings!
    for (const missing of all) {
      const at = laid({
        seats: { 0: { buildings: all.filter((card) => card !== missing) } },
        row: line(adventurer.id),
      })
      expect(at.refused('0', 'recruit', { adventurer: adventurer.id }).clause).toBe('VV-142')
    }
  })

  const lasting = adventurers.filter(({ power }) => power && power.when !== 'instant')

  it.each(lasting)('VV-034 VV-117 VV-118 VV-213 the lasting power of $id', ({ id, power }) => {
    checkStanding(power!, id, {
      adventurers: [id],
      hand: ['cathedral#2', 'guard-post#1', 'cottage#1', 'shrine#1'],
      resources: power?.when === 'end' ? [] : ['quarry#2', 'bakery#2', 'graveyard#2', 'abbey#2'],
    })
  })
})

describe('every Monument', () => {
  const need = ({ cost }: Monument): Resource[] => resources.flatMap((res) => Array<Resource>(cost[res] ?? 0).fill(res))
  const cardsFor = (units: Resource[]): string[] => {
    const pool = [...buildingCards]
    return units.map(
      (res) =>
        pool.splice(
          pool.findIndex((card) => buildingOf(card).shows === res),
          1,
        )[0]!,
    )
  }

  it.each(monuments)('VV-160 VV-170 VV-181 VV-212 $id is taken, dedicated to, completed and scored', (monument) => {
    const dedicated = cardsFor(need(monument))
    const others = buildingCards.filter((card) => !dedicated.includes(card) && buildingOf(card).type === 'soldier')
    const at = laid({
      seats: { 0: { hand: dedicated, buildings: others.slice(0, 2) } },
      row: ['knight-errant'],
      line: [monument.id],
    })
    at.play('0', 'recruit', { adventurer: 'knight-errant', monument: monument.id })
    const comeRound = () => {
      settle(at)
      at.play('1', 'tax')
      settle(at)
    }
    for (const card of dedicated) {
      comeRound()
      at.play('0', 'develop', { card, to: 'monument', discards: [] })
    }
    comeRound()
    const discards = dedicated.map((card) => ({ card, pile: 0 as const }))
    at.play('0', 'build', { target: { kind: 'monument' }, payment: [], discards })
    expect(seat(at).completed).toEqual([monument.id])
    expect(breakdown(at.G, '0').monuments).toBe(monument.vp)
    expect(known(at.G.piles[0]!.under)).toEqual(expect.arrayContaining(dedicated.slice(0, -1)))
  })

  it.each(monuments)('VV-186 $id lacks one resource: refused', (monument) => {
    const dedicated = cardsFor(need(monument).slice(1))
    const at = laid({ seats: { 0: { monument: monument.id, dedicated } } })
    const discards = dedicated.map((card) => ({ card, pile: 0 as const }))
    expect(at.refused('0', 'build', { target: { kind: 'monument' }, payment: [], discards }).clause).toBe('VV-186')
  })
})

import { describe, expect, it } from 'vitest'
import { basicBuildings, startCards } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { prices } from '../../../games/monumental/data/constants'
import { developments, wonders } from '../../../games/monumental/data/developments'
import type { Ongoing, Text, Use } from '../../../games/monumental/data/effects'
import { heroes } from '../../../games/monumental/data/heroes'
import { hexId } from '../../../games/monumental/data/hex'
import { maps } from '../../../games/monumental/data/maps'
import { barbarians, freeCities, markets, productionTokens } from '../../../games/monumental/data/tokens'
import { monumental } from '../../../games/monumental/game'
import { position } from '../../kit/position'
import {
  answer,
  asked,
  endTurn,
  goods,
  type Land,
  type Layout,
  laid,
  pass,
  type Seat,
  seat,
  settle,
  units,
} from './layout'
import { answerAll, brings, change, cover, drawn, iconsBring, sleeping, standing, takes, together } from './observe'

const home = '-3,1'
const target = '-1,1'
const slot = 1

interface Source {
  id: string
  civ: string
  text: Text | null
  /** How seat 0 comes to have it. */
  own: Seat
}

const policyOwn = (civ: string, id: string): Seat => (civ === 'mughals' ? { lines: { row0: id } } : { policies: [id] })
const inSlot = (id: string, kind: string): Seat => ({ city: { [slot]: kind === 'knowledge' ? [id, cover.id] : [id] } })

const cityCards = [
  ...[...startCards, ...basicBuildings, ...developments].map((card) => ({ civ: 'greek', card })),
  ...civilizations
    .filter(({ id }) => id !== 'atlanteans')
    .flatMap(({ id, special, knowledge }) => [special, knowledge].map((card) => ({ civ: id, card }))),
].map(({ civ, card }) => ({ id: card.id, civ, card }))

const policies = civilizations.flatMap((civ) => civ.policies.map((policy) => ({ id: policy.id, civ: civ.id, policy })))

const sources: Source[] = [
  ...cityCards.map(({ id, civ, card }) => ({ id, civ, text: card.text, own: inSlot(id, card.kind) })),
  ...policies.map(({ id, civ, policy }) => ({ id, civ, text: policy.text, own: policyOwn(civ, id) })),
  ...heroes.map(({ id, text }) => ({ id, civ: 'greek', text, own: { heroes: [id] } })),
  ...markets.map(({ id, text }) => ({ id, civ: 'greek', text, own: { markets: [id] } })),
]

/** Enough of everything, and something for every effect to work on. */
const plenty: Seat = {
  goods: { P: 6, S: 6, M: 6, G: 6, C: 6, H: 3 },
  sacrificed: 2,
  draw: [drawn.id, drawn.id, drawn.id],
}
const corner = Object.fromEntries([4, 5, 7, 8].map((one) => [one, [sleeping.id]]))
const other = (civ: string): string => (civ === 'danish' ? 'greek' : 'danish')

function table({ civ, own }: Pick<Source, 'civ' | 'own'>, more: Layout = {}): Land {
  const mine: Seat = { ...plenty, ...own, ...more.seats?.[0], city: { ...corner, ...own.city } }
  return laid({ stage: 'activate', civs: [civ, other(civ)], ...more, seats: { ...more.seats, 0: mine } })
}

describe('every City card', () => {
  it.each(cityCards)('MO-300 MO-307 $id gives what its icons show', ({ civ, card }) => {
    const gained = (stack: string[]) => {
      const at = table({ civ, own: { city: { [slot]: stack } } })
      const before = standing(at)
      at.play('0', 'activateCity', 0, 0)
      answerAll(at)
      return change(before, standing(at))
    }
    const covered = card.kind === 'knowledge' ? [cover.id] : []
    const bonus = card.text?.kind === 'iconBonus' && card.text.res === 'P' ? { P: card.text.n } : {}
    expect(gained([card.id, ...covered])).toEqual(
      together(gained(covered), iconsBring(card.icons), bonus, { activated: 1 }),
    )
  })

  const bonuses = cityCards.flatMap(({ civ, card }) =>
    card.text?.kind === 'iconBonus' ? [{ id: card.id, civ, card, text: card.text }] : [],
  )
  const showing: Record<string, string> = { P: 'work-camp', S: 'library', M: 'fort' }

  it.each(bonuses)('MO-307 $id gives its bonus over a card with that icon only', ({ civ, card, text }) => {
    const gained = (top: string) => {
      const at = table({ civ, own: { city: { [slot]: [card.id, top], 2: [], 0: [], 3: [], 6: [] } } })
      const before = goods(at)[text.res]
      at.play('0', 'activateCity', 0, 0)
      return goods(at)[text.res] - before
    }
    const own = iconsBring(card.icons)[text.res] ?? 0
    expect([gained(showing[text.res]!), gained('mine')]).toEqual([own + 1 + text.n, own])
  })
})

describe('every text that is used', () => {
  const uses = sources.flatMap((source) => {
    const { text } = source
    if (text?.kind !== 'use') return []
    return text.options
      .filter(({ effects }) => effects.every((effect) => effect.do !== 'ignoreTerrain'))
      .map((use, option) => ({ ...source, use, option }))
  })

  const ready = (source: Source): Land => {
    const at = table(source)
    at.play('0', 'activateCity', 0, 0)
    answerAll(at)
    return at
  }
  const move = (id: string) => (id.startsWith('mk-') ? 'useMarket' : 'useAbility')

  it.each(uses)('MO-301 MO-303 $id does what is printed on it (option $option)', ({ use, option, ...source }) => {
    const at = ready(source)
    const before = standing(at)
    at.play('0', move(source.id), source.id)
    answerAll(at, option)
    const once = [...use.cost.map(takes), ...use.effects.map(brings)]
    expect(change(before, standing(at))).toEqual(together(...Array.from({ length: use.times }, () => once).flat()))
    expect(at.refused('0', move(source.id), source.id).clause).toBe(source.id.startsWith('mk-') ? 'MO-151' : 'MO-045')
  })

  const priced = uses.filter(
    ({ use, text }) => use.cost.length > 0 && text?.kind === 'use' && text.options.length === 1,
  )

  /** Nothing left of what the text takes. */
  const robbed = (at: Land, { cost }: Use, source: string): Land =>
    at.with((G) => {
      const area = G.players['0']!
      for (const one of cost) {
        if (one.do === 'pay') {
          const back = area.goods[one.res] - (one.n - 1)
          area.goods[one.res] -= back
          if (one.res === 'H') G.horses += back
        }
        if (one.do === 'payBasic') Object.assign(area.goods, { P: one.n - 1, S: 0, M: 0 })
        if (one.do === 'archive') {
          area.discard.push(...area.city.flat().filter((uid) => uid !== source))
          if (area.city.flat().includes(source)) area.beside.push([source])
          area.city = area.city.map(() => [])
        }
        if (one.do === 'sacrifice') {
          const force = G.hexes[home]!.force!
          area.sacrificed += force.soldiers - (one.n - 1)
          force.soldiers = one.n - 1
        }
        if (one.do === 'blank') Object.assign(area.goods, { P: 0, S: 0, M: 0, G: 0, C: 0 })
      }
    })

  it.each(priced)('MO-046 MO-303 $id is refused if its cost cannot be paid in full', ({ use, ...source }) => {
    const at = robbed(ready(source), use, source.id)
    expect(at.refused('0', move(source.id), source.id).clause).toBe('MO-046')
  })
})

describe('every Policy', () => {
  it.each(policies)('MO-104 $id gives its one-off effect when it is developed', ({ id, civ, policy }) => {
    const at = table({ civ, own: {} }, { stage: 'actions' })
    const before = standing(at)
    at.play('0', 'developPolicy', id, civ === 'mughals' ? 'row1' : undefined)
    answerAll(at)
    const price = { C: -prices.policies[0] }
    expect(change(before, standing(at))).toEqual(together(price, ...policy.oneOff.map(brings)))
  })
})

describe('every text that answers to something', () => {
  interface Answering extends Source {
    text: Extract<Text, { kind: 'when' }>
    unit?: string
  }
  const warlords: Source[] = civilizations.map(({ id, warlord }) => ({
    id: warlord.id,
    civ: id,
    text: warlord.text,
    own: {},
  }))
  const answering = [...sources, ...warlords].filter((source): source is Answering => source.text?.kind === 'when')
  const conquering = answering.filter(({ text }) => text.event === 'conquer')

  /** A conquest of the Plains beside the sea, with the Unit of the text or without. */
  function conquest({ id, civ, own, text }: Answering, on: boolean): ReturnType<typeof change> {
    const leader = id.startsWith('hero-') ? id : 'warlord'
    const foe = text.narrow.only === 'barbarian'
    const at = table(
      { civ, own: text.narrow.self || on ? own : {} },
      {
        forces: { '-2,1': { by: '0', soldiers: 2 }, ...(foe ? {} : { [target]: { by: '1', soldiers: 1 } }) },
        spots: foe ? { [target]: { barbarian: 'b1-pg' } } : {},
      },
    )
    at.play('0', 'activateCity', 0, 0)
    answerAll(at)
    const before = standing(at)
    const led = text.narrow.self && on ? units(home, leader) : units(home, 'soldier')
    at.play('0', 'conquer', target, [...units(home, 'soldier'), ...led])
    answerAll(at)
    return change(before, standing(at))
  }

  it.each(conquering)('MO-117 MO-119 $id answers to a conquest', (source) => {
    const { cost, effects } = source.text
    const expected = together(conquest(source, false), ...cost.map(takes), ...effects.map(brings))
    expect(conquest(source, true)).toEqual(expected)
  })

  const narrowed = conquering.filter(({ text }) => text.narrow.only || text.narrow.oncePerTurn)

  it.each(narrowed)('MO-119 $id does not answer to another conquest', (source) => {
    const { only } = source.text.narrow
    const wrong = only === 'barbarian' ? { only: 'enemy' as const } : { only: 'barbarian' as const }
    if (only === 'first' || source.text.narrow.oncePerTurn) {
      const at = table(source, {
        forces: {
          '-2,1': { by: '0', soldiers: 1 },
          [target]: { by: '1', soldiers: 1 },
          '-2,0': { by: '1', soldiers: 1 },
        },
      })
      at.play('0', 'activateCity', 0, 0)
      at.play('0', 'conquer', '-2,0', [...units(home, 'soldier'), ...units(home, 'warlord')])
      answerAll(at)
      const before = standing(at)
      at.play('0', 'conquer', target, [...units(home, 'soldier'), ...units(home, 'soldier')])
      answerAll(at)
      expect(change(before, standing(at))).toEqual({ M: -2 })
    } else {
      const elsewhere = { ...source, text: { ...source.text, narrow: wrong } }
      expect(conquest(elsewhere, true)).toEqual(conquest(elsewhere, false))
    }
  })

  const starting = answering.filter(({ text }) => text.event === 'turnStart')

  it.each(starting)('MO-041 $id answers to the start of each turn', ({ civ, own, text }) => {
    const outcome = (mine: Seat) => {
      const at = table({ civ, own: mine }, { stage: 'actions' })
      at.play('0', 'endActions')
      pass(at)
      return standing(at)
    }
    expect(change(outcome({}), outcome(own))).toEqual(together(...text.effects.map(brings)))
  })

  const doing: Record<string, (at: Land) => void> = {
    sacrifice: (at) => at.play('0', 'useAbility', 'azt-ullamaliztli'),
    acquireKnowledge: (at) => at.play('0', 'acquire', 'writing'),
    completeWonder: (at) => at.play('0', 'workOnWonder', { production: 1 }),
    developPolicy: (at) => at.play('0', 'developPolicy', 'gre-academy'),
    turnEnd: (at) => at.play('0', 'endActions'),
    activated: () => {},
  }
  const others = answering.filter(({ text }) => text.event in doing)

  it.each(others)('MO-054 $id answers to $text.event', ({ civ, own, text }) => {
    const outcome = (mine: Seat) => {
      const at = table(
        { civ, own: mine },
        {
          display: ['writing'],
          seats: { 0: { wonder: { card: 'great-wall', work: 4 } } },
        },
      ).with((G) => {
        if (civ !== 'aztecs') return
        const area = G.players['0']!
        area.discard.push(...area.city[2]!)
        area.discard = area.discard.filter((uid) => uid !== 'azt-ullamaliztli')
        area.city[2] = ['azt-ullamaliztli']
      })
      at.play('0', 'activateCity', 0, 0)
      doing[text.event]!(at)
      answerAll(at)
      return goods(at)
    }
    const [without, having] = [outcome({}), outcome(own)]
    const expected = together(...text.effects.map(brings))
    expect(together(having, Object.fromEntries(Object.entries(without).map(([res, n]) => [res, -n])))).toEqual(expected)
  })

  it('MO-054 no text answers to anything else', () => {
    const known = ['conquer', 'turnStart', ...Object.keys(doing)]
    expect(answering.filter(({ text }) => !known.includes(text.event))).toEqual([])
    expect(answering.length).toBe(conquering.length + starting.length + others.length)
  })
})

describe('every text that holds', () => {
  type Holding = Source & { rule: Ongoing; self: boolean; warlord: boolean }
  const warlords: Source[] = civilizations.map(({ id, warlord }) => ({
    id: warlord.id,
    civ: id,
    text: warlord.text,
    own: {},
  }))
  const atlantean: Source[] = civilizations
    .filter(({ id }) => id === 'atlanteans')
    .flatMap(({ special, knowledge }) =>
      [special, knowledge].map(({ id, text }) => ({
        id,
        civ: 'atlanteans',
        text,
        own: { nexus: [id, ...[special.id, knowledge.id].filter((one) => one !== id)] },
      })),
    )
  const holding = [...sources, ...warlords, ...atlantean].flatMap((source): Holding[] =>
    source.text?.kind === 'ongoing'
      ? [{ ...source, rule: source.text.rule, self: source.text.self ?? false, warlord: source.own === undefined }]
      : [],
  )
  const sleepingNexus = { nexus: ['atl-safe-harbor', 'atl-maritime-exploitation'] }

  /** What an Action costs a player who has this. */
  function paid(action: string, res: 'P' | 'S' | 'M' | 'C', civ: string, own: Seat, leader: string | null): number {
    const at = table(
      { civ, own },
      {
        display: ['writing', 'great-wall'],
        forces: { '-2,1': { by: '0', soldiers: 3 }, [target]: { by: '1', soldiers: 2 } },
      },
    )
    at.play('0', 'activateCity', 0, 0)
    answerAll(at)
    const before = goods(at)[res]
    const led = leader ? units(home, leader) : units(home, 'soldier')
    const rest = civilizations.find(({ id }) => id === civ)!.policies.find(({ id }) => !seat(at).policies.includes(id))!
    const moves: Record<string, () => void> = {
      building: () => at.play('0', 'acquire', 'workshop'),
      knowledge: () => at.play('0', 'acquire', 'writing'),
      startWonder: () => at.play('0', 'startWonder', 'great-wall'),
      conquer: () => at.play('0', 'conquer', target, [...units('-2,1', 'soldier', 2), ...led]),
      draw: () => at.play('0', 'drawCard'),
      policy: () => at.play('0', 'developPolicy', rest.id),
    }
    moves[action]!()
    return before - goods(at)[res]
  }

  const discounts = holding.flatMap(({ rule, ...source }) => (rule.do === 'discount' ? [{ ...source, rule }] : []))

  it.each(discounts)('MO-309 MO-063 $id makes $rule.action cheaper by $rule.n', ({ id, civ, own, rule, self }) => {
    const leader = self ? (id.startsWith('hero-') ? id : 'warlord') : null
    const dull = civilizations.find((one) => one.id === civ)!.policies.filter((one) => one.id !== id)
    const filler = rule.action === 'policy' ? dull.slice(0, 1).map((one) => one.id) : []
    const without: Seat = own.policies
      ? { policies: [...own.policies, ...filler] }
      : civ === 'atlanteans'
        ? sleepingNexus
        : {}
    const before = own.policies && filler.length === 0 ? {} : without
    const plain = own.policies && filler.length > 0 ? { policies: [...own.policies, ...filler] } : before
    const active = own.policies && filler.length > 0 ? { policies: [...filler, ...own.policies] } : own
    const price = (mine: Seat, who: string | null) => paid(rule.action, rule.res, civ, mine, who)
    expect(price(self ? own : plain, null) - price(active, leader)).toBe(rule.n)
  })

  /** The conquest value of a Province of seat 1. */
  function value(civ: string, own: Seat, force: object): number {
    for (let n = 1; n < 10; n++) {
      const at = laid({
        civs: [other(civ), civ],
        seats: { 0: { goods: { M: 9 } }, 1: own },
        forces: { '-2,1': { by: '1', ...force } },
      })
      const refusal = at.ask({ kind: 'move', player: '0', move: 'conquer', args: ['-2,1', units(home, 'soldier', n)] })
      if (refusal?.clause !== 'MO-112') return n
    }
    return Number.NaN
  }

  const guards = holding.flatMap(({ rule, ...source }) => (rule.do === 'guard' ? [{ ...source, rule }] : []))

  it.each(guards)('MO-312 MO-111 $id adds $rule.n to the value of a Province', ({ id, civ, own, rule }) => {
    const force = { soldiers: 1, ...(rule.only === 'mounted' ? { mounted: 1 } : {}) }
    if (rule.only === 'here') {
      const { defense } = heroes.find((hero) => hero.id === id)!
      expect(value(civ, own, { ...force, heroes: [id] }) - value(civ, {}, force)).toBe(rule.n + defense)
      expect(value(civ, own, force)).toBe(value(civ, {}, force))
    } else {
      expect(value(civ, own, force) - value(civ, {}, force)).toBe(rule.n)
      if (rule.only === 'mounted') expect(value(civ, own, { soldiers: 1 })).toBe(value(civ, {}, { soldiers: 1 }))
    }
  })

  it('MO-111 Castle Towns: Outposts have Defense 4', () => {
    const rule = holding.find((one) => one.rule.do === 'outpostDefense')!
    expect(rule.id).toBe('jap-castle-towns')
    expect([value('japanese', {}, { outpost: true }), value('japanese', rule.own, { outpost: true })]).toEqual([4, 5])
  })

  it('MO-302 every other one has a test by its name', () => {
    const rest = holding.filter(({ rule }) => !['discount', 'guard', 'outpostDefense'].includes(rule.do))
    expect(rest.map(({ id }) => id).sort()).toEqual([
      ...['ama-beasts-of-burden', 'atl-orichalc-war-machine', 'atl-safe-harbor', 'dan-siegfried', 'engineering'],
      'mug-mughal-architecture',
    ])
  })
})

describe('texts of one conquest', () => {
  it('MO-116 Aviation: the terrain of one conquest counts nothing', () => {
    const at = table(
      { civ: 'greek', own: inSlot('aviation', 'knowledge') },
      {
        forces: {
          '-2,1': { by: '0', soldiers: 2 },
          '-3,2': { by: '1', soldiers: 2 },
          '-2,0': { by: '1', soldiers: 2 },
        },
      },
    )
    at.play('0', 'activateCity', 0, 0)
    const fly = { ignoreTerrain: 'aviation' }
    expect(at.refused('0', 'useAbility', 'aviation').clause).toBe('MO-116')
    expect(at.refused('0', 'conquer', '-3,2', units(home, 'soldier', 4), fly).clause).toBe('MO-112')
    at.play('0', 'conquer', '-3,2', units(home, 'soldier', 2), fly)
    expect(at.refused('0', 'conquer', '-2,0', units(home, 'soldier', 2), fly).clause).toBe('MO-116')
    at.play('0', 'conquer', '-2,0', units(home, 'soldier', 3))
  })

  it('MO-118 Siegfried: both rewards of a Barbarian token if he is there', () => {
    const rewards = (leader: string) => {
      const at = laid({
        civs: ['danish', 'greek'],
        seats: { 0: { goods: { M: 2 } } },
        spots: { '-2,1': { barbarian: 'b1-gc' } },
      })
      at.play('0', 'conquer', '-2,1', [...units(home, 'soldier'), ...units(home, leader)])
      settle(at)
      return [goods(at).G, goods(at).C]
    }
    expect([rewards('warlord'), rewards('soldier')]).toEqual([
      [1, 1],
      [1, 0],
    ])
  })
})

describe('every Wonder', () => {
  it.each([...wonders])('MO-083 MO-084 $id gives its completion bonus', ({ id, work, bonus }) => {
    const at = table({ civ: 'greek', own: {} }, { seats: { 0: { wonder: { card: id, work: work - 1 } } } })
    at.play('0', 'activateCity', 0, 0)
    const before = standing(at)
    at.play('0', 'workOnWonder', { production: 1 })
    answerAll(at)
    // the Wonder itself lies on the draw pile
    expect(change(before, standing(at))).toEqual(together({ P: -1, draw: 1 }, ...bonus.map(brings)))
    expect(seat(at).owned).toContain(id)
  })

  it.each([...wonders])('MO-080 $id is started for its price, not for less', ({ id, start }) => {
    const layout = (P: number): Layout => ({ display: [id], seats: { 0: { goods: { P } } } })
    expect(laid(layout(start - 1)).refused('0', 'startWonder', id).clause).toBe('MO-080')
    const at = laid(layout(start))
    at.play('0', 'startWonder', id)
    expect(goods(at).P).toBe(0)
  })
})

describe('every card to buy', () => {
  const rows = [
    ...basicBuildings.map(({ id, cost }) => ({ id, cost, res: 'P' as const })),
    ...developments.flatMap((row) =>
      row.kind === 'wonder'
        ? []
        : [{ id: row.id, cost: row.cost, res: row.kind === 'building' ? ('P' as const) : ('S' as const) }],
    ),
    ...heroes.map(({ id, cost }) => ({ id, cost, res: 'M' as const })),
  ]

  it.each(rows)('MO-060 MO-061 MO-064 $id costs $cost $res', ({ id, cost, res }) => {
    const display = basicBuildings.some((row) => row.id === id) ? [] : [id]
    const layout = (n: number): Layout => ({ display, seats: { 0: { goods: { [res]: n } } } })
    expect(laid(layout(cost - 1)).refused('0', 'acquire', id).clause).toBe(
      { P: 'MO-060', S: 'MO-061', M: 'MO-064' }[res],
    )
    const at = laid(layout(cost))
    at.play('0', 'acquire', id)
    expect(goods(at)[res]).toBe(0)
  })
})

describe('every token', () => {
  const faces = barbarians.flatMap((token) => (['A', 'B'] as const).map((which) => ({ ...token, which })))

  it.each(faces)('MO-118 $id: reward $which', ({ id, class: level, rewards, which }) => {
    const at = laid({ seats: { 0: { goods: { M: level + 1 } } }, spots: { '-2,1': { barbarian: id } } })
    at.play('0', 'conquer', '-2,1', units(home, 'soldier', level + 1))
    const before = standing(at)
    answer(at, which)
    expect(change(before, standing(at))).toEqual(together(...rewards[which].map(brings)))
  })

  it.each([...freeCities])('MO-041 $id: its income', ({ id, income }) => {
    const at = laid({
      forces: { '-2,1': { by: '0', soldiers: 1 } },
      spots: { '-2,1': { city: id } },
    })
    endTurn(at)
    pass(at)
    const before = { ...standing(at), steps: 0 }
    const asks = income.some((effect) => effect.do === 'gainBasic')
    expect(asked(at)).toBe(asks ? 'basic' : undefined)
    if (asks) answer(at, 'P')
    const cleared = { ...before, P: 0, S: 0, M: 0, G: 0, C: 0 }
    expect(change(cleared, standing(at))).toEqual(together(...income.map(brings)))
    expect(goods(at, '1')).toMatchObject({ G: 0 })
  })

  it.each([...freeCities])('MO-111 $id defends itself with three until it is taken', ({ id }) => {
    const layout: Layout = { seats: { 0: { goods: { M: 9 } } }, spots: { '-2,1': { city: id } } }
    expect(laid(layout).refused('0', 'conquer', '-2,1', units(home, 'soldier', 3)).clause).toBe('MO-112')
    laid(layout).play('0', 'conquer', '-2,1', units(home, 'soldier', 4))
  })

  it.each([...productionTokens])('MO-144 $id is taken by an Explorer', ({ id, gives }) => {
    const at = laid({ seats: { 0: { goods: { M: 1 } } }, spots: { '-2,1': { production: id } } })
    at.play('0', 'moveExplorer', 0, '-2,1')
    expect(change({ ...standing(laid()) }, standing(at))).toEqual(together(...gives.map(brings)))
    expect(at.G.hexes['-2,1']!.production).toBeUndefined()
  })
})

describe('every map', () => {
  it.each([...maps])('MO-020 $id can be played: a conquest beside every Capital', ({ id, players, layout }) => {
    const civs = civilizations.slice(0, players).map((civ) => civ.id)
    const at = position(monumental, {
      players,
      options: { [`map${players}`]: id, civilizations: civs, firstPlayer: 0 },
    })
    for (const capital of layout.filter(({ terrain }) => terrain === 'capital').sort((a, b) => a.seat! - b.seat!)) {
      const player = String(capital.seat)
      at.play(player, 'activateCity', 0, 0)
      settle(at)
      const armed = at.with((G) => {
        G.players[player]!.goods.M = 9
      })
      const [first] = armed.choices(player, 'conquer')
      expect(first).toBeDefined()
      armed.play(player, 'conquer', ...first!)
      settle(armed)
      expect(armed.G.hexes[String(first![0])]!.force!.by).toBe(player)
      expect(armed.G.hexes[hexId(capital)]!.force!.by).toBe(player)
      at.play(player, 'endActions')
      settle(at)
    }
    expect(at.G.round).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { automaActions, automaAdvanced, automaCivilizations, automaRules } from '../../../games/monumental/data/automa'
import { basicBuildings, startCards } from '../../../games/monumental/data/city-cards'
import { civilizations } from '../../../games/monumental/data/civilizations'
import { deckMix, eras, pieces, points, prices, tableSizes } from '../../../games/monumental/data/constants'
import { buildings, developments, knowledge, wonders } from '../../../games/monumental/data/developments'
import type { Effect, Text } from '../../../games/monumental/data/effects'
import { heroes } from '../../../games/monumental/data/heroes'
import {
  advancedLabels,
  baseCardLabels,
  civilizationLabels,
  mapLabels,
  newCardLabels,
} from '../../../games/monumental/data/labels'
import { mapProblem } from '../../../games/monumental/data/map-check'
import { maps } from '../../../games/monumental/data/maps'
import { terrains } from '../../../games/monumental/data/terrain'
import { barbarians, freeCities, marketIds, markets, productionTokens } from '../../../games/monumental/data/tokens'
import {
  describeEffects,
  describeInstruction,
  describeSpecial,
  describeText,
} from '../../../games/monumental/words/describe'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const countBy = <T>(list: readonly T[], key: (item: T) => string) => {
  const counts: Record<string, number> = {}
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}
const lost = <T extends { box: string }>(rows: readonly T[]) => rows.filter(({ box }) => box === 'lost-kingdoms')

describe('the box', () => {
  it('MO-032 gives each of nine civilizations 15 city cards, 5 Policies and a Warlord: 105 and 84 cards', () => {
    expect(sum(startCards.map(({ copies }) => copies))).toBe(13)
    expect(Object.fromEntries(startCards.map(({ id, copies }) => [id, copies]))).toEqual({
      ...{ 'work-camp': 5, library: 3, fort: 3, forum: 1, mine: 1 },
    })
    expect(countBy(civilizations, ({ box }) => box)).toEqual({ base: 5, 'lost-kingdoms': 4 })
    for (const { policies } of civilizations) expect(policies).toHaveLength(5)
    const each = 13 + 2 + 5 + 1
    expect([each * 5, each * 4]).toEqual([105, 84])
  })

  it('MO-030 holds three Basic Buildings ten times, all at one price', () => {
    expect(basicBuildings.map(({ id, copies, cost }) => [id, copies, cost])).toEqual([
      ['workshop', 10, 3],
      ['laboratory', 10, 3],
      ['archery-range', 10, 3],
    ])
  })

  it('MO-025 MO-026 holds 35 Development cards and 12 new ones, in the split of the Eras', () => {
    const split = (rows: readonly { era: number }[]) => eras.map((era) => rows.filter((row) => row.era === era).length)
    expect([split(buildings), split(knowledge), split(wonders)]).toEqual([
      [6, 5, 0],
      [7, 5, 6],
      [6, 6, 6],
    ])
    expect([split(lost(buildings)), split(lost(knowledge)), split(lost(wonders))]).toEqual([
      [1, 1, 0],
      [2, 1, 2],
      [1, 2, 2],
    ])
    for (const era of eras) {
      const kinds = countBy(
        developments.filter((row) => row.era === era),
        ({ kind }) => kind,
      )
      expect({ building: 0, ...kinds }).toEqual(deckMix.full[era])
    }
    const size = (mix: typeof deckMix.full) => sum(eras.flatMap((era) => Object.values(mix[era])))
    expect([size(deckMix.small), size(deckMix.full)]).toEqual([35, 47])
  })

  it('MO-080 has a Wonder cost more from Era to Era, and 13 Wonder tokens with 5 new ones', () => {
    expect([wonders.length - lost(wonders).length, lost(wonders).length]).toEqual([13, 5])
    const worth = eras.map((era) => wonders.filter((row) => row.era === era).map(({ start, work }) => start + work))
    for (const i of [0, 1]) expect(Math.max(...worth[i]!)).toBeLessThan(Math.min(...worth[i + 1]!))
    for (const { vp, bonus } of wonders) expect([vp > 0, bonus.length > 0]).toEqual([true, true])
  })

  it('MO-028 holds four Heroes of each Era', () => {
    expect(countBy(heroes, ({ era }) => `${era}`)).toEqual({ 1: 4, 2: 4, 3: 4 })
    for (const { era, vp, cost, defense } of heroes) expect([vp, cost, defense > 0]).toEqual([era, 2 + 2 * era, true])
  })

  it('MO-222 holds 40 and 13 terrain tiles', () => {
    expect(sum(terrains.map(({ base }) => base))).toBe(40)
    expect(sum(terrains.map(({ lostKingdoms }) => lostKingdoms))).toBe(13)
    const printed = Object.fromEntries(terrains.map(({ id, value, vp }) => [id, [value, vp]]))
    expect(printed).toEqual({
      ...{ capital: [null, 0], plains: [1, 1], forest: [2, 2], mountain: [3, 3], water: [null, 0] },
      ...{ 'island-narrow': [1, 2], 'island-wide': [1, 2], pyramid: [2, 3], desert: [2, 2], jungle: [2, 2] },
    })
  })

  it('MO-275 holds 26 and 16 Barbarians, ten Free Cities, 38 Production and 30 Market tokens', () => {
    const level = (n: number) => sum(barbarians.filter((one) => one.class === n).map(({ count }) => count))
    expect([level(1), level(2)]).toEqual([26, 16])
    expect([freeCities.length, lost(freeCities).length]).toEqual([10, 2])
    const both = (rows: readonly { base: number; lostKingdoms: number }[]) => [
      sum(rows.map(({ base }) => base)),
      sum(rows.map(({ lostKingdoms }) => lostKingdoms)),
    ]
    expect(both(productionTokens)).toEqual([25, 13])
    expect(both(markets)).toEqual([20, 10])
    expect(markets.map(({ base, lostKingdoms }) => base + lostKingdoms)).toEqual([6, 6, 6, 6, 6])
    expect(markets.map(({ id }) => id)).toEqual([...marketIds])
  })

  it('MO-241 holds 20 and 8 Automa cards', () => {
    const base = (rows: readonly { box: string }[]) => rows.length - lost(rows).length
    expect([automaCivilizations, automaActions, automaAdvanced].map(base)).toEqual([5, 12, 3])
    expect(
      [automaCivilizations, automaActions, automaAdvanced].map((rows: readonly { box: string }[]) => lost(rows).length),
    ).toEqual([4, 0, 4])
    expect(automaCivilizations.map(({ civ }) => civ).sort()).toEqual(civilizations.map(({ id }) => id).sort())
    expect(Object.keys(automaRules.markets)).toEqual([...marketIds])
  })

  it('MO-005 gives every civilization the same pieces, and nine Horses to all', () => {
    expect([pieces.soldier.each, pieces.warlord.each, pieces.explorer.each, pieces.outpost.each]).toEqual([9, 1, 2, 2])
    expect(pieces.horse.stock).toBe(9)
  })

  it('MO-100 MO-226 prices and rewards every Policy more than the one before', () => {
    expect(prices.policies).toEqual([1, 2, 3, 4, 5])
    const steps = points.policies.slice(1).map((vp, i) => vp - points.policies[i]!)
    expect(steps).toEqual([2, 3, 4, 5, 6])
  })

  it('gives every component an id and a name of its own, and a source', () => {
    const civilized = civilizations.flatMap(({ special, knowledge: own, warlord, policies }) => [
      ...[special, own, warlord],
      ...policies,
    ])
    const named = [
      ...startCards,
      ...basicBuildings,
      ...civilized,
      ...developments,
      ...heroes,
      ...freeCities,
      ...markets,
    ]
    const nameless = [...terrains, ...barbarians, ...productionTokens, ...automaCivilizations]
    const rows = [...named, ...nameless, ...automaActions, ...automaAdvanced, ...maps]
    const ids = rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const list of [named, [...automaActions, ...automaAdvanced], maps]) {
      const names = list.map(({ name }) => name)
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    }
    const sources = ['book', 'public', 'ours', 'book+ours', 'public+ours', 'book+public', 'book+public+ours']
    for (const { source } of rows) expect(sources).toContain(source)
  })

  it('gives every card something to do, and none anything unheard of', () => {
    const cards = [...startCards, ...basicBuildings, ...developments]
    const own = civilizations.flatMap(({ special, knowledge: one }) => [special, one])
    for (const { icons, text } of [...cards, ...own]) expect(icons.length + (text ? 1 : 0)).toBeGreaterThan(0)
    const used = (text: Text | null): Effect[] => {
      if (text?.kind === 'use') return text.options.flatMap(({ effects }) => [...effects])
      return text?.kind === 'when' ? [...text.effects] : []
    }
    const texts = [...cards, ...own, ...heroes, ...markets, ...civilizations.map(({ warlord }) => warlord)]
    const policies = civilizations.flatMap((civ) => civ.policies)
    const effects = [
      ...[...texts, ...policies].flatMap(({ text }) => used(text)),
      ...policies.flatMap(({ oneOff }) => oneOff),
      ...wonders.flatMap(({ bonus }) => bonus),
    ]
    for (const effect of effects) {
      if ('n' in effect) expect(effect.n).toBeGreaterThan(0)
    }
    expect([...new Set(effects.map((effect) => effect.do))].sort()).toEqual([
      ...['activate', 'convert', 'discardCity', 'draw', 'explore', 'gain', 'gainBasic', 'gainMatching'],
      ...['ignoreTerrain', 'march', 'mount', 'recover', 'repeatIcons', 'restore', 'wonderOnly'],
    ])
    for (const { oneOff } of policies) expect(oneOff).toHaveLength(1)
  })

  it('MO-192 has Knowledge worth nothing of its own at the start', () => {
    for (const { special, knowledge: own } of civilizations) {
      expect([special.kind, own.kind, special.vp, own.vp]).toEqual(['building', 'knowledge', 0, 0])
    }
    for (const { vp } of [...startCards, ...basicBuildings, ...buildings]) expect(vp).toBe(0)
  })
})

describe('the maps', () => {
  // biome-ignore format: a table, one row a line
  const printed = [
    ['no-place-like-home', 2, 1, 27, 19, 2, 2, 10, 2],
    ['the-great-desert', 2, 2, 23, 14, 5, 2, 9, 2],
    ['flanking-maneuver', 2, 3, 27, 16, 4, 2, 4, 2],
    ['you-shall-not-pass', 3, 1, 37, 18, 7, 3, 10, 3],
    ['arid-lands', 3, 2, 25, 15, 4, 3, 7, 3],
    ['the-amazon-tribes', 3, 3, 37, 15, 10, 3, 4, 3],
    ['quiet-pastures', 4, 1, 39, 18, 5, 4, 11, 4],
    ['clash-of-titans', 4, 2, 27, 14, 5, 4, 7, 4],
    ['five-horizons', 5, 1, 48, 22, 9, 5, 14, 5],
    ['heart-of-the-world', 5, 2, 53, 22, 12, 6, 15, 5],
    ['five-crowns', 5, 3, 37, 17, 8, 5, 9, 5],
  ]

  it('MO-020 hold what their list says', () => {
    const counted = maps.map(({ id, players, level, layout }) => {
      const tokens = (kind: string) => layout.filter(({ exploration }) => exploration === kind).length
      const production = layout.filter(({ marker }) => marker === 'p').length
      const stalls = layout.filter(({ marker }) => marker?.startsWith('mk-')).length
      return [id, players, level, layout.length, tokens('b1'), tokens('b2'), tokens('city'), production, stalls]
    })
    expect(counted).toEqual(printed)
  })

  it.each([...maps])('MO-276 $id keeps every constraint of a map', ({ layout, players }) => {
    expect(mapProblem(layout, players)).toBeUndefined()
    expect(mapProblem(layout, players - 1)?.clause).toBe('MO-271')
  })

  it('MO-010 lay tiles of both boxes side by side', () => {
    const newTiles = terrains.filter(({ base }) => base === 0).map(({ id }) => id)
    const mixed = maps.filter(({ layout }) => layout.some(({ terrain }) => newTiles.includes(terrain)))
    expect(mixed.map(({ id }) => id)).toEqual(maps.map(({ id }) => id).filter((id) => id !== 'quiet-pastures'))
    for (const { layout } of mixed) expect(layout.some(({ terrain }) => terrain === 'plains')).toBe(true)
    for (const id of newTiles) expect(maps.some(({ layout }) => layout.some((one) => one.terrain === id))).toBe(true)
  })

  it('MO-023 every number of players has a row in the matrix that its maps fit', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const { capitals, marketStack } = tableSizes[players]!
      expect([capitals, marketStack]).toEqual([Math.max(players, 2), Math.max(players, 2) + 1])
      expect(maps.filter((map) => map.players === capitals).length).toBeGreaterThan(1)
    }
    expect([1, 2, 3, 4, 5].map((players) => tableSizes[players]!.heroesPerEra)).toEqual([1, 1, 1, 2, 2])
    expect([1, 2, 3, 4, 5].map((players) => tableSizes[players]!.deck === deckMix.full)).toEqual([
      ...[false, false, false, false, true],
    ])
  })
})

describe('the form', () => {
  it('offers what the tables hold', () => {
    expect(civilizationLabels.map(({ value, label }) => [value, label])).toEqual(
      civilizations.map(({ id, name }) => [id, name]),
    )
    const inForm = Object.entries(mapLabels).flatMap(([players, labels]) =>
      labels.map(({ value, label }) => [Number(players), value, label]),
    )
    expect(inForm).toEqual(maps.map(({ id, name, players, level }) => [players, id, `${name} (level ${level})`]))
    const roman = ['', 'I', 'II', 'III']
    for (const [labels, box] of [
      [newCardLabels, 'lost-kingdoms'],
      [baseCardLabels, 'base'],
    ] as const) {
      const rows = developments.filter((card) => card.box === box)
      const kindOf = ({ kind }: { kind: string }) => kind.charAt(0).toUpperCase() + kind.slice(1)
      const wanted = rows.map((card) => ({
        value: card.id,
        label: `${card.name} (${kindOf(card)} ${roman[card.era]})`,
        of: `${card.kind} ${roman[card.era]}`,
      }))
      expect(labels).toHaveLength(wanted.length)
      expect(labels).toEqual(expect.arrayContaining(wanted))
    }
    expect(advancedLabels.map(({ value, label }) => [value, label])).toEqual(
      automaAdvanced.map(({ id, name }) => [id, name]),
    )
  })
})

describe('in words', () => {
  /** Every different thing has a text of its own, without gaps. */
  function described<T>(things: readonly T[], text: (thing: T) => string): void {
    const different = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()]
    const texts = different.map(text)
    expect(texts.filter((one, i) => texts.indexOf(one) !== i)).toEqual([])
    for (const one of texts) expect(one).toMatch(/^(?!.*(undefined|NaN|object|null)).{4,}$/)
  }

  it('every text, bonus, income and instruction can be read', () => {
    const policies = civilizations.flatMap((civ) => civ.policies)
    const own = civilizations.flatMap(({ special, knowledge: one, warlord }) => [special, one, warlord])
    const texts = [...developments, ...own, ...policies, ...heroes, ...markets].flatMap(({ text }) =>
      text ? [text] : [],
    )
    described(texts, describeText)
    described(
      [
        ...developments.flatMap(({ icons }) => (icons.length > 0 ? [icons] : [])),
        ...wonders.map(({ bonus }) => bonus),
        ...policies.map(({ oneOff }) => oneOff),
        ...freeCities.map(({ income }) => income),
        ...productionTokens.map(({ gives }) => gives),
        ...barbarians.flatMap(({ rewards }) => [rewards.A, rewards.B]),
      ],
      describeEffects,
    )
    described(
      [...automaActions, ...automaAdvanced].flatMap(({ instructions }) => instructions),
      describeInstruction,
    )
    described(
      automaCivilizations.map(({ special }) => special),
      describeSpecial,
    )
  })
})

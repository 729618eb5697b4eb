import { describe, expect, it } from 'vitest'
import { matchProblem } from '../../../games/kit/meta'
import { known, size } from '../../../games/kit/zones'
import { automaActions, automaAdvanced, automaCivilizations } from '../../../games/monumental/data/automa'
import type { Era } from '../../../games/monumental/data/effects'
import { monumental } from '../../../games/monumental/game'
import { meta } from '../../../games/monumental/meta'
import { position } from '../../kit/position'
import { force, goods, type Land, type Layout, laid, pass, rich, seat, settle, units } from './layout'

/** There's No Place Like Home: the Automa at 3,-1 between a Forest at 3,-2 and Plains at 2,-1 and 2,0. */
const base = '3,-1'

interface Solo extends Layout {
  civ?: string
  era?: Era
  gold?: number
  culture?: number
}

/** Before the Automa's turn, in which it draws these two cards. */
function solo(drawn: string[], { civ = 'chinese', era = 1, gold = 0, culture = 0, adjust, ...more }: Solo = {}): Land {
  const open = Object.fromEntries(['3,-2', '2,-1', '2,0'].map((hex) => [hex, { barbarian: 'b1-ps' }]))
  return laid({
    players: 1,
    civs: ['greek', civ],
    ...more,
    spots: { ...open, ...more.spots },
    automa: { deck: drawn, ...more.automa },
    adjust: (G) => {
      G.era = era
      Object.assign(G.players['1']!.goods, { G: gold, C: culture })
      adjust?.(G)
    },
  })
}

/** The Automa's turn. */
function turn(drawn: string[], more: Solo = {}): Land {
  const at = solo(drawn, more)
  at.play('0', 'endActions')
  return at
}

/** Cards that do nothing here that these tests look at: no Knowledge, no Building, no Wonder in the display. */
const quiet = 'aa-caravan'
/** Nothing lies on the map to be found. */
const bare = (G: Land['G']): void => {
  for (const spot of Object.values(G.hexes)) {
    delete spot.production
    delete spot.market
  }
}

describe('solo', () => {
  it('MO-240 one human on a map for two against another civilization, which has no City', () => {
    const at = position(monumental, { players: 1, options: { civilizations: ['greek'] } })
    const { G } = at
    expect([G.map, G.order, Object.keys(G.players)]).toEqual(['no-place-like-home', ['0'], ['0', '1']])
    expect(G.players['1']!.civ).not.toBe('greek')
    expect([G.players['1']!.city, size(G.players['1']!.draw)]).toEqual([[], 0])
    expect(G.hexes[base]!.force).toMatchObject({ by: '1', soldiers: 9, warlord: true })
    expect(matchProblem(meta, 1, { civilizations: ['greek'], automaCiv: 'greek' })).toContain('MO-031')
    const given = position(monumental, { players: 1, options: { civilizations: ['pick'], automaCiv: 'aztecs' } })
    expect(given.refused('0', 'chooseCivilization', 'aztecs').clause).toBe('MO-031')
    given.play('0', 'chooseCivilization', 'greek')
    expect(given.G.players['1']!.civ).toBe('aztecs')
  })

  it('MO-241 its deck is the twelve Action cards and any of the seven Advanced ones', () => {
    const deck = (chosen: string[]) =>
      [
        ...known(
          position(monumental, { players: 1, options: { civilizations: ['greek'], automaAdvanced: chosen } }).G.automa!
            .deck,
        ),
      ].sort()
    const actions = automaActions.map(({ id }) => id)
    const advanced = automaAdvanced.map(({ id }) => id)
    expect(deck([])).toEqual([...actions].sort())
    expect(deck(['adv-blitz'])).toEqual([...actions, 'adv-blitz'].sort())
    expect(deck(advanced)).toEqual([...actions, ...advanced].sort())
    expect(matchProblem(meta, 1, { automaAdvanced: ['aa-raid'] })).toBeDefined()
    expect(matchProblem(meta, 2, { automaAdvanced: ['adv-blitz'] })).toBeDefined()
  })

  it('MO-242 after the human it draws two cards one after the other, and the display is refilled', () => {
    const at = turn(['aa-academy', 'aa-guild', 'aa-raid'], {
      display: ['temple', 'writing', 'quarry'],
      deck: ['altar'],
    })
    expect([at.G.automa!.drawn, at.G.automa!.used]).toEqual([
      ['aa-academy', 'aa-guild'],
      ['aa-academy', 'aa-guild'],
    ])
    expect(at.G).toMatchObject({ current: '0', stage: 'activate', round: 2 })
    // the human lost Temple; the Automa took Writing and Quarry and so lost nothing
    expect(seat(at, '1').owned).toEqual(['writing', 'quarry'])
    expect([at.G.gone, at.G.display.length]).toEqual([['temple'], 6])
    expect(goods(at, '1').G).toBe(2)
  })

  it('MO-242 the human plays first, and an empty Automa deck is reshuffled', () => {
    const at = solo(['aa-academy', 'aa-guild'], { display: ['writing'] }).with((G) => {
      const all = known(G.automa!.deck)
      G.automa!.used = all.slice(0, -1)
      G.automa!.deck = all.slice(-1)
    })
    at.play('0', 'endActions')
    expect(at.G.automa!.drawn[0]).toBe('aa-academy')
    expect([size(at.G.automa!.deck), at.G.automa!.used.length]).toEqual([10 + 1, 1])
    expect(at.G.current).toBe('0')
  })

  it('MO-243 the Era adds to every conquest and every building', () => {
    const stored = ([1, 2, 3] as const).map((era) =>
      turn(['aa-masons', quiet], { era, adjust: bare, display: ['temple'] }),
    )
    // no Wonder is left over: only the store grows
    const needs = stored.map((at) => at.G.automa!)
    expect(needs.map(({ store }) => store)).toEqual([4, 5, 6])
    const spots = Object.fromEntries(['3,-2', '2,-1', '2,0'].map((hex) => [hex, { barbarian: 'b2-ps' }]))
    const taken = ([1, 2, 3] as const).map((era) =>
      force(turn(['aa-scouts', quiet], { era, adjust: bare, spots }), '3,-2'),
    )
    // scouts conquer 2 + e: the Forest with class 2 has value 4
    expect(taken.map((one) => one?.by)).toEqual([undefined, undefined, '1'])
  })

  it('MO-244 it takes what is worth most, then what is weaker, then what is human, then the smaller place', () => {
    const most = turn(['aa-raid', quiet], { adjust: bare })
    expect([force(most, '3,-2')?.by, force(most, '2,0')?.by]).toEqual(['1', undefined])
    const weaker = turn(['aa-raid', quiet], {
      adjust: bare,
      spots: { '3,-2': { barbarian: 'b2-ps' }, '2,-1': { barbarian: 'b2-ps' } },
    })
    expect(['3,-2', '2,-1', '2,0'].map((hex) => force(weaker, hex)?.by)).toEqual([undefined, undefined, '1'])
    const place = turn(['aa-raid', quiet], { adjust: bare, spots: { '3,-2': { barbarian: 'b2-ps' } } })
    expect(['2,-1', '2,0'].map((hex) => force(place, hex)?.by)).toEqual(['1', undefined])
    const human = turn(['aa-raid', quiet], {
      adjust: bare,
      spots: { '3,-2': { barbarian: 'b2-ps' } },
      forces: { '2,0': { by: '0', soldiers: 1 } },
    })
    expect(['2,-1', '2,0'].map((hex) => force(human, hex)?.by)).toEqual([undefined, '1'])
    const city = turn(['aa-campaign', quiet], { adjust: bare, spots: { '2,0': { city: 'city-ragusa' } } })
    expect(force(city, '2,0')?.by).toBe('1')
  })

  it('MO-244 it pays no Military; with nothing to attack it gains a Gold', () => {
    const at = turn(['aa-raid', quiet], { adjust: bare })
    expect(goods(at, '1').M).toBe(0)
    const none = turn(['aa-scouts', quiet], {
      adjust: bare,
      spots: Object.fromEntries(['3,-2', '2,-1', '2,0'].map((hex) => [hex, { barbarian: 'b2-ps' }])),
    })
    expect(goods(none, '1').G).toBe(1 + 2)
  })

  it('MO-244 an Aztec Pyramid needs and costs one of its Gold', () => {
    const west = [
      '-2,0=C0',
      '-1,-1=P.b1',
      '-1,0=P.b1',
      '-2,1=P.b1',
      '-1,1=F.city.mk-iron',
      '0,0=F.city.mk-jade',
      '0,-1=P.b1',
    ]
    const east = [
      '1,-1=P.b1',
      '1,0=A.b1',
      '0,1=P.b1',
      '2,-1=C1',
      '2,-2=P.b1',
      '1,-2=P.b1',
      '2,0=A.b1',
      '3,-2=P.b1',
      '3,-1=P.b1',
    ]
    const pyramid = (gold: number) =>
      turn(['aa-raid', quiet], {
        gold,
        adjust: bare,
        map: 'custom',
        options: { customMap: [...west, ...east] },
        spots: { '2,0': { barbarian: 'b1-ps' }, '3,-2': {}, '2,-1': {} },
      })
    const wealthy = pyramid(1)
    const taken = ['1,0', '2,0'].filter((hex) => force(wealthy, hex)?.by === '1')
    expect([taken.length, goods(wealthy, '1').G]).toEqual([1, 0 + 2])
    const poor = pyramid(0)
    expect(['1,0', '2,0'].map((hex) => force(poor, hex)?.by)).toEqual([undefined, undefined])
  })

  it('MO-245 the Warlord goes first, then Soldiers of the Capital, then of the fullest Province', () => {
    const first = turn(['aa-raid', quiet], { adjust: bare })
    expect(force(first, '3,-2')).toMatchObject({ warlord: true, soldiers: 2 })
    const empty = turn(['adv-blitz', quiet], {
      adjust: bare,
      options: { automaAdvanced: ['adv-blitz'] },
      spots: { '3,-2': { city: 'city-ragusa' } },
      forces: { '2,-1': { by: '1', soldiers: 5 }, '2,0': { by: '1', soldiers: 4, warlord: true } },
    })
    // no Soldier is on the Capital: the Warlord, and Soldiers of whichever Province is the fullest then
    expect([force(empty, '3,-2'), force(empty, '2,-1'), force(empty, '2,0')]).toMatchObject([
      { warlord: true, soldiers: 4 },
      { soldiers: 2 },
      { soldiers: 3, warlord: false },
    ])
  })

  it('MO-245 MO-114 it leaves nobody out of a Province, and a Desert takes an unmounted Soldier first', () => {
    const at = turn(['aa-raid', quiet], {
      civ: 'amazons',
      map: 'the-great-desert',
      spots: { '3,-2': {}, '2,-1': {}, '2,0': {}, '0,0': { bare: true } },
      forces: { '1,0': { by: '1', warlord: true } },
      adjust: (G) => {
        bare(G)
        G.players['1']!.sacrificed = 7
        Object.assign(G.hexes['2,0']!.force!, { soldiers: 1, mounted: 1 })
        G.horses -= 1
      },
    })
    expect([force(at, '1,0'), force(at, '0,0')]).toMatchObject([
      { warlord: true },
      { by: '1', soldiers: 0, mounted: 1 },
    ])
    expect(force(at, '2,0')).toMatchObject({ soldiers: 1, mounted: 0 })
  })

  it('MO-246 of two rewards it takes Culture before Gold before basics, which go to its store', () => {
    const reward = (token: string) => {
      const at = turn(['aa-raid', quiet], { adjust: bare, spots: { '3,-2': { barbarian: token } } })
      return [goods(at, '1').C + seat(at, '1').policies.length, goods(at, '1').G - 2, at.G.automa!.store]
    }
    expect([reward('b1-gc'), reward('b1-pg'), reward('b1-xg'), reward('b1-pm')]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 0],
      [0, 0, 2],
    ])
  })

  it('MO-246 it has no income of Free Cities', () => {
    const at = turn([quiet, 'aa-festival'], {
      adjust: bare,
      forces: { '1,1': { by: '1', soldiers: 1 } },
      spots: { '1,1': { city: 'city-samarkand' } },
    })
    expect(goods(at, '1')).toMatchObject({ G: 2 + 1 })
  })

  it('MO-247 it takes the oldest card of the kind, else the oldest that is no Wonder or Hero, else a Gold', () => {
    const take = (display: string[], onlyThese = false) => {
      const at = solo(['aa-scholars', quiet], {
        adjust: (G) => {
          bare(G)
          if (!onlyThese) return
          G.gone.push(...G.display.slice(display.length))
          G.display = G.display.slice(0, display.length)
          G.gone.push(...G.deck.flatMap((pile) => known(pile)))
          G.deck = [[], [], []]
          G.lastRound = 5
        },
        display,
      })
      at.play('0', 'endActions')
      return [seat(at, '1').owned, goods(at, '1').G - 2]
    }
    expect(take(['altar', 'colossus', 'temple', 'writing', 'irrigation'])).toEqual([['writing'], 0])
    expect(take(['hero-sappho', 'colossus', 'temple', 'quarry'], true)).toEqual([['temple'], 0])
    expect(take(['hero-sappho', 'colossus'], true)).toEqual([[], 1])
  })

  const wondersOnly = (display: string[], more: Solo = {}, drawn = ['aa-masons', quiet]) =>
    turn(drawn, {
      ...more,
      display,
      adjust: (G) => {
        bare(G)
        G.gone.push(...G.display.slice(display.length), ...G.deck.flatMap((pile) => known(pile)))
        G.display = G.display.slice(0, display.length)
        G.deck = [[], [], []]
        G.lastRound = 9
        more.adjust?.(G)
      },
    })

  it('MO-248 it takes the oldest Wonder, and pays start and work when its store covers both', () => {
    const begun = wondersOnly(['colossus', 'great-wall'])
    expect([begun.G.automa, begun.G.display]).toMatchObject([{ wonder: 'colossus', store: 4 }, ['great-wall']])
    const done = wondersOnly(['colossus', 'great-wall'], { automa: { store: 2 } })
    expect([done.G.automa, seat(done, '1').owned]).toMatchObject([{ wonder: null, store: 0 }, ['colossus']])
    expect(done.G.hexes[base]!.wonders).toEqual(['colossus'])
    expect(goods(done, '1').G).toBe(2)
    const two = wondersOnly(['colossus', 'great-wall', 'great-library'], { automa: { store: 10 } })
    expect([two.G.automa, seat(two, '1').owned]).toMatchObject([{ wonder: null, store: 1 }, ['colossus', 'great-wall']])
    const none = wondersOnly(['temple'])
    expect(none.G.automa).toMatchObject({ wonder: null, store: 4 })
  })

  it('MO-248 the token goes to its best Province without one, else to the Capital', () => {
    const at = wondersOnly(['colossus'], {
      automa: { store: 2 },
      forces: { '2,0': { by: '1', soldiers: 1 }, '3,-2': { by: '1', soldiers: 1 }, '1,0': { by: '1', soldiers: 1 } },
      spots: { '1,0': { wonders: ['great-wall'] } },
    })
    expect(at.G.hexes['3,-2']!.wonders).toEqual(['colossus'])
  })

  it('MO-249 Culture develops Policies one after the other; only their number counts', () => {
    const at = turn(['adv-golden-age', quiet], {
      adjust: bare,
      culture: 1,
      options: { automaAdvanced: ['adv-golden-age'] },
    })
    expect([seat(at, '1').policies.length, goods(at, '1').C]).toEqual([2, 0])
    const one = turn(['aa-festival', quiet], { adjust: bare })
    expect([seat(one, '1').policies.length, goods(one, '1').C, goods(one, '1').G]).toEqual([1, 0, 3])
  })

  it('MO-250 its nearest Explorer walks towards tokens and takes them', () => {
    const at = turn(['aa-caravan', 'aa-festival'], {
      civ: 'egyptian',
      adjust: (G) => {
        bare(G)
        G.hexes['2,0']!.production = 'prod-s'
        G.hexes['1,0']!.market = { id: 'mk-spice', left: 2 }
      },
    })
    expect([seat(at, '1').explorers, at.G.automa!.store]).toEqual([['1,0', base], 2])
    expect([at.G.hexes['1,0']!.market, at.G.automa!.markets]).toEqual([{ id: 'mk-spice', left: 1 }, ['mk-spice']])
    expect(goods(at, '1').G).toBe(2 + 2 + 1)
    expect(at.G.hexes['2,0']!.barbarian?.open).toBe(true)
  })

  it('MO-250 a Market it has used is no target, steps without a target are lost', () => {
    const at = turn(['aa-caravan', 'aa-festival'], {
      adjust: (G) => {
        bare(G)
        G.hexes['2,0']!.market = { id: 'mk-jade', left: 2 }
        G.automa!.markets = ['mk-jade']
      },
    })
    expect(seat(at, '1').explorers).toEqual([base, base])
  })

  it('MO-250 what it makes of Markets: two for the store, two Gold, or Culture', () => {
    const used = (id: 'mk-stone' | 'mk-scroll' | 'mk-iron' | 'mk-spice' | 'mk-jade') => {
      const at = turn(['aa-caravan', 'aa-guild'], {
        civ: 'egyptian',
        adjust: (G) => {
          bare(G)
          G.hexes['2,0']!.market = { id, left: 1 }
        },
      })
      return [at.G.automa!.store, goods(at, '1').G - 3, seat(at, '1').policies.length]
    }
    expect((['mk-stone', 'mk-scroll', 'mk-iron', 'mk-spice', 'mk-jade'] as const).map(used)).toEqual([
      [2, 0, 0],
      [2, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 1],
    ])
  })

  it('MO-250 a Jungle takes two steps and is not begun with one', () => {
    // Flanking Maneuver: the Automa at 2,0; its Explorers beside the Jungle at 0,-1
    const at = (steps: string) =>
      turn([steps, 'aa-festival'], {
        map: 'flanking-maneuver',
        spots: { '3,-2': {}, '2,-1': {}, '2,0': {} },
        adjust: (G) => {
          bare(G)
          G.hexes['0,-1']!.production = 'prod-s'
          G.players['1']!.explorers = ['1,-1', '2,0']
        },
      })
    expect(seat(at('aa-caravan'), '1').explorers[0]).toBe('0,-1')
    const far = turn(['aa-caravan', 'aa-festival'], {
      map: 'flanking-maneuver',
      spots: { '3,-2': {}, '2,-1': {}, '2,0': {} },
      adjust: (G) => {
        bare(G)
        G.hexes['0,-1']!.production = 'prod-s'
        G.players['1']!.explorers = ['2,-1', '2,0']
      },
    })
    expect(seat(far, '1').explorers[0]).toBe('1,-1')
  })

  it('MO-251 it fortifies where most Soldiers stand, else sends a Soldier to its weakest border', () => {
    const at = turn(['aa-garrison', quiet], {
      adjust: bare,
      display: ['temple'],
      forces: { '2,0': { by: '1', soldiers: 3 }, '2,-1': { by: '1', soldiers: 4 } },
    })
    expect(force(at, '2,-1')).toMatchObject({ outpost: true, soldiers: 1 })
    expect([seat(at, '1').outposts, force(at, base)!.soldiers]).toEqual([1, 5])
    const border = turn(['aa-garrison', quiet], {
      adjust: bare,
      display: ['temple'],
      forces: { '2,0': { by: '1', soldiers: 1 }, '1,0': { by: '1', soldiers: 2 }, '1,1': { by: '0', soldiers: 1 } },
      spots: { '1,1': { bare: true } },
    })
    expect([force(border, '2,0')!.soldiers, force(border, '1,0')!.soldiers]).toEqual([2, 2])
    const inland = turn(['aa-garrison', quiet], {
      adjust: bare,
      display: ['temple'],
      forces: { '2,0': { by: '1', soldiers: 1 } },
    })
    expect([force(inland, '2,0')!.soldiers, force(inland, base)!.soldiers]).toEqual([1, 8])
  })

  it('MO-252 it discards the oldest cards of the display, and that is no card taken', () => {
    const at = turn(['adv-march-of-time', quiet], {
      adjust: bare,
      options: { automaAdvanced: ['adv-march-of-time'] },
      display: ['temple', 'quarry', 'altar', 'writing'],
    })
    // the human loses Temple, the card two, and the Automa took nothing
    expect(at.G.gone.slice(0, 4)).toEqual(['temple', 'quarry', 'altar', 'writing'])
    const late = turn(['adv-march-of-time', quiet], {
      options: { automaAdvanced: ['adv-march-of-time'] },
      display: ['temple', 'quarry'],
      adjust: (G) => {
        bare(G)
        G.gone.push(...G.deck.flatMap((pile) => known(pile)))
        G.deck = [[], [], []]
        G.lastRound = 7
      },
    })
    expect(late.G.display.slice(0, 2)).toEqual(['temple', 'quarry'])
  })

  const ended = (layout: Solo) => {
    const at = solo([quiet, 'aa-festival'], {
      ...layout,
      adjust: (G) => {
        bare(G)
        G.gone.push(...G.deck.flatMap((pile) => known(pile)))
        G.deck = [[], [], []]
        Object.assign(G, { round: 4, lastRound: 4 })
        layout.adjust?.(G)
      },
    })
    at.play('0', 'endActions')
    return at.G.outcome!
  }

  it('MO-253 the human conquers its Provinces by the normal rules', () => {
    const at = solo([quiet], { seats: { 0: { goods: { M: 9 } } }, forces: { '-2,1': { by: '1', soldiers: 1 } } })
    at.play('0', 'conquer', '-2,1', units('-3,1', 'soldier', 2))
    expect([force(at, '-2,1')!.by, force(at, base)!.soldiers]).toEqual(['0', 9])
  })

  it('MO-253 the human wins only with strictly more points', () => {
    // the Festival develops a Policy: 2 points for the Automa
    const lost = ended({})
    expect([lost.scores, lost.winners]).toEqual([{ 0: 0, 1: 2 }, []])
    const tied = ended({ seats: { 0: { discard: ['writing', 'irrigation'], goods: { G: 9 } } } })
    expect([tied.scores, tied.winners]).toEqual([{ 0: 2, 1: 2 }, []])
    const won = ended({ seats: { 0: { discard: ['writing', 'irrigation', 'currency'] } } })
    expect([won.scores, won.winners]).toEqual([{ 0: 3, 1: 2 }, ['0']])
    expect(won.verdict).toContain('2')
    expect(won.rival).toEqual({ id: '1', name: 'Automa' })
  })

  it('MO-253 the Automa scores Provinces, Wonders, Knowledge and Policies', () => {
    const { breakdown } = ended({
      forces: { '2,0': { by: '1', soldiers: 1 }, '3,-2': { by: '1', soldiers: 1 } },
      adjust: (G) => {
        const taken = ['colossus', 'radio']
        G.players['1']!.owned.push(...taken)
        G.gone = G.gone.filter((id) => !taken.includes(id))
        G.display = G.display.filter((id) => !taken.includes(id))
      },
    })
    expect(breakdown['1']).toMatchObject({ provinces: 3, wonders: 3, knowledge: 4, policies: 2 })
  })

  it('MO-254 Heroes and mixed cards work in solo; the Automa never takes a Hero', () => {
    const at = turn(['aa-scholars', 'aa-guild'], {
      options: { heroModule: true, developmentMix: 'random' },
      display: ['temple', 'hero-sappho', 'hero-gilgamesh'],
      adjust: bare,
    })
    expect(seat(at, '1').heroes).toEqual([])
    expect(seat(at, '1').owned.some((id) => id.startsWith('hero-'))).toBe(false)
    expect(at.G.display.slice(0, 2)).toEqual(['hero-sappho', 'hero-gilgamesh'])
  })

  it('MO-242 a whole solo game comes to its end', () => {
    const at = position(monumental, {
      players: 1,
      options: { civilizations: ['danish'], automaCiv: 'greek' },
      seed: 'solo',
    })
    for (let i = 0; i < 100 && !at.G.outcome; i++) {
      settle(at)
      pass(at)
    }
    expect(at.G.outcome!.winners).toEqual([])
  })
})

describe('civilizations of the Automa', () => {
  it('MO-240 Chinese: four Gold become Culture at the end of its turn', () => {
    const at = turn([quiet, 'aa-guild'], { gold: 1, adjust: bare, display: ['temple'] })
    expect([goods(at, '1').G, seat(at, '1').policies.length]).toEqual([0, 1])
    const three = turn([quiet, 'aa-guild'], { gold: 0, adjust: bare, display: ['temple'] })
    expect(goods(three, '1').G).toBe(3)
  })

  it('MO-240 Danish: one more against Barbarians, and both rewards', () => {
    const spots = { '3,-2': { barbarian: 'b2-cg' }, '2,-1': { barbarian: 'b2-cg' }, '2,0': { barbarian: 'b2-cg' } }
    const at = turn(['aa-raid', quiet], { civ: 'danish', adjust: bare, spots })
    // a Forest with class 2 has value 4; Culture 1 and Gold 2
    expect([force(at, '3,-2')?.by, seat(at, '1').policies.length, goods(at, '1').G]).toEqual(['1', 1, 2 + 2])
    const owned = turn(['aa-scouts', quiet], {
      civ: 'danish',
      adjust: bare,
      spots: { '3,-2': { bare: true }, '2,-1': { barbarian: 'b2-cg' }, '2,0': { barbarian: 'b2-cg' } },
      forces: { '3,-2': { by: '0', soldiers: 1 } },
    })
    expect(force(owned, '3,-2')?.by).toBe('0')
  })

  it('MO-240 Egyptian: one more on every building', () => {
    const at = turn(['aa-masons', quiet], { civ: 'egyptian', adjust: bare, display: ['temple'] })
    expect(at.G.automa!.store).toBe(5)
  })

  it('MO-240 Greek: a Gold for each Knowledge card', () => {
    const at = laid({
      players: 1,
      civs: ['danish', 'greek'],
      display: ['temple', 'writing', 'irrigation'],
      automa: { deck: ['aa-scholars', 'aa-academy'] },
      adjust: bare,
    })
    at.play('0', 'endActions')
    expect(rich(at, '1')).toEqual({ G: 3 })
  })

  it('MO-240 Japanese: one more on every conquest', () => {
    const spots = Object.fromEntries(['3,-2', '2,-1', '2,0'].map((hex) => [hex, { barbarian: 'b2-ps' }]))
    const at = turn(['aa-raid', quiet], { civ: 'japanese', adjust: bare, spots })
    expect(force(at, '3,-2')?.by).toBe('1')
  })

  it('MO-240 Aztecs: a Soldier comes back at the start; one is sacrificed after a conquest', () => {
    const at = turn(['aa-raid', quiet], { civ: 'aztecs', adjust: bare })
    expect([force(at, '3,-2'), seat(at, '1').sacrificed]).toMatchObject([{ warlord: true, soldiers: 1 }, 1])
    // the reward of the Barbarians 2, the sacrifice 2
    expect(at.G.automa!.store).toBe(4)
    const back = turn([quiet, 'aa-festival'], {
      civ: 'aztecs',
      adjust: (G) => {
        bare(G)
        G.players['1']!.sacrificed = 2
        G.hexes[base]!.force!.soldiers = 7
      },
    })
    expect([seat(back, '1').sacrificed, force(back, base)!.soldiers]).toEqual([1, 8])
  })

  it('MO-240 Amazons: a Soldier of the conquered Province mounts', () => {
    const at = turn(['aa-raid', quiet], { civ: 'amazons', adjust: bare })
    expect([force(at, '3,-2'), at.G.horses]).toMatchObject([{ soldiers: 1, mounted: 1 }, 8])
  })

  it('MO-240 Mughals: a third card if the two share a kind of instruction, never a fourth', () => {
    const same = turn(['aa-raid', 'aa-scouts', 'aa-campaign', 'aa-masons'], { civ: 'mughals', adjust: bare })
    expect(same.G.automa!.drawn).toEqual(['aa-raid', 'aa-scouts', 'aa-campaign'])
    const different = turn(['aa-raid', 'aa-masons', 'aa-campaign'], { civ: 'mughals', adjust: bare })
    expect(different.G.automa!.drawn).toEqual(['aa-raid', 'aa-masons'])
  })

  it('MO-240 Atlanteans: coasts have no terrain value, and Knowledge builds', () => {
    const at = turn(['aa-scouts', 'aa-scholars'], {
      civ: 'atlanteans',
      adjust: bare,
      display: ['temple', 'writing'],
      spots: {
        '3,-2': { barbarian: 'b2-ps' },
        '2,-1': { barbarian: 'b2-ps' },
        '2,0': { barbarian: 'b2-ps' },
        '1,0': { barbarian: 'b2-ps' },
      },
      forces: { '2,0': { by: '1', soldiers: 1 } },
    })
    // the Forest at 1,0 lies beside Water and the Island: value 2 instead of 4
    expect(force(at, '1,0')?.by).toBe('1')
    expect(at.G.automa!.store).toBe(3 + 1)
  })

  it('MO-240 every civilization has its card', () => {
    for (const { civ } of automaCivilizations) {
      const at = solo([quiet, 'aa-festival'], { civ, ...(civ === 'greek' ? { civs: ['danish', 'greek'] } : {}) })
      at.play('0', 'endActions')
      expect(at.G.players['1']!.civ).toBe(civ)
    }
  })
})

describe('every Automa card', () => {
  const cards = [...automaActions, ...automaAdvanced]

  it.each(cards)('MO-242 $id is carried out', ({ id, instructions }) => {
    const advanced = automaAdvanced.some((card) => card.id === id)
    const other = id === 'aa-festival' ? 'aa-guild' : 'aa-festival'
    const at = turn([id, other], {
      ...(advanced ? { options: { automaAdvanced: [id] } } : {}),
      display: ['temple', 'writing', 'colossus', 'irrigation', 'quarry'],
    })
    expect(at.G.automa!.drawn).toEqual([id, other])
    const has = (kind: string) => instructions.some((one) => one.do === kind)
    const lands = Object.values(at.G.hexes).filter((spot) => spot.force?.by === '1').length
    if (has('conquer')) expect(lands).toBe(1 + instructions.filter((one) => one.do === 'conquer').length)
    if (has('take')) expect(seat(at, '1').owned.length).toBeGreaterThan(0)
    if (has('build'))
      expect(at.G.automa!.wonder ?? seat(at, '1').owned.find((card) => card === 'colossus')).toBe('colossus')
    if (has('explore')) expect(seat(at, '1').explorers).not.toEqual([base, base])
    const culture = instructions.reduce(
      (sum, one) => sum + (one.do === 'culture' ? one.n : 0),
      other === 'aa-festival' ? 1 : 0,
    )
    if (has('culture')) expect(seat(at, '1').policies.length).toBe(culture >= 3 ? 2 : 1)
  })
})

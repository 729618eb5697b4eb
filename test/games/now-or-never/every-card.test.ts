import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../games/kit/records'
import { type Building, buildings } from '../../../games/now-or-never/data/buildings'
import type { Cost, Counter, Effect, Face, Standing, When } from '../../../games/now-or-never/data/effects'
import { goods } from '../../../games/now-or-never/data/effects'
import { enemies } from '../../../games/now-or-never/data/enemies'
import { gear } from '../../../games/now-or-never/data/gear'
import { abilities, heroes, printedAbilities } from '../../../games/now-or-never/data/heroes'
import { type LocationId, locations } from '../../../games/now-or-never/data/locations'
import { maps, neighboursOf, type Side } from '../../../games/now-or-never/data/maps'
import { marketLines } from '../../../games/now-or-never/data/market'
import { type Quest, quests } from '../../../games/now-or-never/data/quests'
import { searchTokens } from '../../../games/now-or-never/data/search'
import { soloCards } from '../../../games/now-or-never/data/solo'
import { specialists } from '../../../games/now-or-never/data/specialists'
import { villagers } from '../../../games/now-or-never/data/villagers'
import { roundTotals } from '../../../games/now-or-never/pieces/faces'
import { allowance } from '../../../games/now-or-never/pieces/movement'
import { breakdown } from '../../../games/now-or-never/scoring'
import { type Land, type Layout, laid, type Seat, seat } from './layout'
import { answerAll, change, holdings, paid, printed, total, winWithOnes } from './observe'
import { allPass, dice, go, produce } from './play'

const sides = ['above', 'underground'] as const
const face = 3

/** Where a location lies in the layouts of the tests, and a space beside it to come from. */
function placeOf(side: Side, location: LocationId): { from: string; to: string } {
  const tiles: LocationId[] = ['nomad-camp', 'ublo-tower', 'scholars-tower']
  const { id: to } = maps[side].find(
    (space) => space.location === location || tiles[(space.slot ?? 0) - 1] === location,
  )!
  return { from: neighboursOf(to)[0]!, to }
}

/** Enough of everything, and room for what comes. */
const rich: Seat = {
  hero: 'namal',
  hearts: 9,
  mana: 1,
  coins: 40,
  xp: 9,
  stock: { shell: 4, tool: 4, demon: 4, crystal: 4, book: 4 },
}

function arrive(side: Side, location: LocationId, own: Seat = {}, layout: Layout = {}): Land {
  const { from, to } = placeOf(side, location)
  const seats = { 0: { ...rich, blue: ['mountain-cloak'], ...own, space: from } }
  const at = laid({ ...layout, options: { map: side }, enemies: {}, seats })
  go(at, 0, to)
  return at
}

describe.each(sides)('every location %s', (side) => {
  it.each(locations)('NON-100 $id does what is printed on it', ({ id, ...row }) => {
    const at = arrive(side, id)
    const before = holdings(at)
    dice(at, face)
    at.play('0', 'visit')
    answerAll(at)
    const { cost, effects } = row[side]
    expect(change(before, holdings(at))).toEqual(total(paid(cost, face), printed(effects)))
    expect(at.G.current).toBe('0')
  })

  const dear = locations.filter((row) => row[side].cost.some((cost) => cost.do === 'pay'))

  it.each(dear)('NON-101 $id is refused to whoever lacks one of its price', ({ id, ...row }) => {
    for (const cost of row[side].cost) {
      if (cost.do !== 'pay') continue
      expect(arrive(side, id, lacking(cost)).refused('0', 'visit').clause).toBe('NON-101')
    }
  })
})

/** A purse with one less than this asks for. */
function lacking(cost: Extract<Cost, { do: 'pay' }>): Seat {
  const n = cost.n - 1
  if (cost.what === 'coin') return { coins: n }
  if (cost.what === 'xp') return { xp: n }
  return cost.what === 'mana' ? { mana: n } : { stock: { ...rich.stock, [cost.what]: n } }
}

describe('every quest', () => {
  const row4 = { 12: 'inn', 13: 'garden-house', 14: 'bathhouse', 15: 'library' }
  const row3 = { 8: 'school', 9: 'school', 10: 'school', 11: 'snail-ranch' }
  const crowd = (n: number) => Array<string>(n).fill('villager-shell')

  /** A position that meets a requirement, or misses it by one. */
  const meeting: Partial<Record<Counter, (missing: 0 | 1) => Seat>> = {
    buildingsBuilt: (missing) => ({
      town: missing ? { ...row4, 8: 'school', 9: 'school', 10: 'school' } : { ...row4, ...row3 },
    }),
    housedVillagers: (missing) => ({ town: { ...row4, ...row3 }, housing: { 4: crowd(8 - missing) } }),
    gearEquipped: (missing) => ({
      red: ['meteor-drop', ...(missing ? [] : ['iron-sword'])],
      blue: ['mountain-cloak', 'tower-shield', 'scale-vest'],
    }),
    abilitiesEquipped: (missing) => ({
      red: ['meteor-drop', 'piston-fist', ...(missing ? [] : ['saw-arm'])],
      blue: ['mountain-cloak', 'self-repair'],
    }),
    artifactsPlayed: (missing) => ({ played: ['life-candle', ...(missing ? ['casino-debt'] : ['gate-key'])] }),
  }

  const strong: Seat = {
    hearts: 8,
    red: ['meteor-drop'],
    blue: ['mountain-cloak', 'tower-shield', 'scale-vest', 'scale-vest'],
  }
  const holding = ({ id, location, needs }: Quest, own: Seat = {}, missing: 0 | 1 = 0): Land =>
    arrive('above', location, { ...strong, ...(needs ? meeting[needs.counter]!(missing) : {}), ...own, hand: [id] })

  it.each(quests)('NON-152 NON-154 $id costs, gives and scores what is printed on it', (quest) => {
    const at = holding(quest)
    const before = holdings(at)
    const scored = breakdown(at.G, '0').quests!
    dice(at, quest.combat ? 1 : face)
    at.play('0', 'playQuest', quest.id)
    if (quest.combat) winWithOnes(at)
    answerAll(at)
    const { heart: hearts, ...rest } = total(paid(quest.cost), printed(quest.effects, face), { quest: -1 })
    const { heart, ...changed } = change(before, holdings(at))
    expect(changed).toEqual(rest)
    if (!quest.combat) expect(heart).toBe(hearts)
    expect(seat(at).played.at(-1)).toBe(quest.id)
    expect(breakdown(at.G, '0').quests! - scored).toBe(quest.vp)
  })

  it.each(quests)('NON-153 $id is refused to whoever lacks one of its price', (quest) => {
    for (const cost of quest.cost) {
      if (cost.do === 'loseHeartsDie') continue
      const own = cost.do === 'loseHearts' ? { hearts: cost.n } : lacking(cost)
      expect(holding(quest, own).refused('0', 'playQuest', quest.id).clause).toBe('NON-153')
    }
    if (quest.needs) expect(holding(quest, {}, 1).refused('0', 'playQuest', quest.id).clause).toBe('NON-153')
  })

  it.each(quests)('NON-152 $id is refused elsewhere', ({ id, location }) => {
    const other = location === 'hermits-hut' ? 'undergarden' : 'hermits-hut'
    expect(arrive('above', other, { hand: [id] }).refused('0', 'playQuest', id).clause).toBe('NON-152')
  })

  it.each(quests.filter(({ combat }) => combat))('NON-155 $id is discarded after a retreat', (quest) => {
    const at = holding(quest, { red: [null, null, null, 'saw-arm'], hearts: 14 })
    dice(at, 2)
    at.play('0', 'playQuest', quest.id)
    at.play('0', 'resolveRound')
    at.play('0', 'retreat')
    expect([at.G.discards[quest.pile], seat(at).played, at.G.current]).toEqual([[quest.id], [], '1'])
  })
})

describe('every red face', () => {
  interface Red {
    id: string
    hero: Seat['hero']
    slot: number
    face: Face
    token: string | null
  }
  const faces: Red[] = [
    ...heroes.flatMap(({ id, red }) =>
      red.map((one, slot) => ({ id: `${id} ${slot + 1}`, hero: id, slot, face: one, token: null })),
    ),
    ...abilities.flatMap((one) =>
      one.colour === 'red' ? [{ id: one.id, hero: one.hero, slot: 1, face: one.face, token: one.id }] : [],
    ),
    ...gear.flatMap((one) =>
      one.colour === 'red' ? [{ id: one.id, hero: 'zeik' as const, slot: 2, face: one.face, token: one.id }] : [],
    ),
  ]

  /** The round against attack 6 and health 16 stands open. */
  const facing = ({ hero, slot, token }: Red, own: Seat = {}): Land => {
    const red = [0, 1, 2, 3].map((at) => (at === slot ? token : null))
    const at = laid({ players: 3, enemies: { r2c4: ['enemy-9'] }, seats: { 0: { hero, red, ...own } } })
    go(at, 0, 'r2c4')
    dice(at, slot + 1, 4)
    at.play('0', 'fight')
    if (at.G.pending[0]?.kind === 'die') at.play('0', 'keepDie')
    return at
  }
  const round = (at: Land) => {
    const before = holdings(at)
    at.play('0', 'resolveRound')
    return { dealt: at.G.fight!.damage, taken: -(change(before, holdings(at)).heart ?? 0) }
  }

  it.each(faces)('NON-121 $id deals and wards off what is printed on it', (red) => {
    const { damage, defense, need } = red.face
    const works = need === undefined
    expect(round(facing(red))).toEqual({ dealt: works ? damage : 0, taken: 6 - (works ? defense : 0) })
  })

  it.each(faces.filter(({ face: one }) => one.boost ?? one.boostRoll ?? one.need))(
    'NON-122 NON-139 $id does more for its mana, once, and not without it',
    (red) => {
      const { damage, defense, boost, boostRoll, need } = red.face
      const mana = boost?.mana ?? boostRoll?.mana ?? need!
      const at = facing(red)
      const before = holdings(at)
      at.play('0', 'boost')
      expect(change(before, holdings(at))).toEqual({ mana: -mana })
      expect(at.refused('0', 'boost').clause).toBe('NON-139')
      expect(round(at)).toEqual({
        dealt: damage + (boost?.damage ?? 0) + (boostRoll ? 4 : 0),
        taken: 6 - defense - (boost?.defense ?? 0),
      })
      expect(facing(red, { mana: mana - 1 }).refused('0', 'boost').clause).toBe('NON-122')
    },
  )

  it.each(faces.filter(({ face: one }) => one.onRoll))('NON-133 $id does something as soon as it is rolled', (red) => {
    expect(holdings(facing(red, { mana: 0 })).mana).toBe(printed(red.face.onRoll!).mana)
  })
})

describe('every ability token and gear', () => {
  it.each(abilities)('NON-166 NON-167 $id is bought for $xp experience', ({ id, hero, colour, level, xp }) => {
    const below = abilities.find((one) => one.hero === hero && one.colour === colour && one.level === level - 1)
    const own = below ? { [colour]: [below.id] } : {}
    const at = laid({ seats: { 0: { hero, xp, ...own } } })
    at.play('0', 'buyAbility', id, 3)
    expect([seat(at)[colour][3], seat(at).xp]).toEqual([id, 0])
    const poor = laid({ seats: { 0: { hero, xp: xp - 1, ...own } } })
    expect(poor.refused('0', 'buyAbility', id, 3).clause).toBe('NON-166')
    if (below) expect(laid({ seats: { 0: { hero, xp } } }).refused('0', 'buyAbility', id, 3).clause).toBe('NON-167')
  })

  it.each(gear)('NON-051 $id is bought for $price coins', ({ id, colour, price }) => {
    const shop = (coins: number) => {
      const at = laid({ gear: { [colour]: [id] }, seats: { 0: { coins: coins + 1, specialists: ['s-outfitter'] } } })
      at.play('0', 'paySpecialist', 's-outfitter')
      return at
    }
    const at = shop(price)
    at.play('0', 'buyGear', id, 0)
    expect([seat(at)[colour][0], seat(at).coins]).toEqual([id, 0])
    expect(shop(price - 1).refused('0', 'buyGear', id, 0).clause).toBe('NON-051')
  })
})

/** A piece with something that holds while it is in place, and how a seat gets it. */
interface Piece {
  id: string
  standing: readonly Standing[]
  seat: Seat
}

const hall = 5
const pieces: Piece[] = [
  ...printedAbilities.map(({ id, hero, standing }) => ({ id, standing, seat: { hero } })),
  ...abilities.flatMap((one) =>
    one.colour === 'blue' ? [{ id: one.id, standing: one.standing, seat: { hero: one.hero, blue: [one.id] } }] : [],
  ),
  ...gear.flatMap((one) =>
    one.colour === 'blue' ? [{ id: one.id, standing: one.standing, seat: { blue: [one.id] } }] : [],
  ),
  ...quests.map(({ id, standing }) => ({ id, standing, seat: { played: [id] } })),
  ...buildings.map(({ id, standing }) => ({ id, standing, seat: { town: { [hall]: id } } })),
  ...villagers.map(({ id, standing }) => ({ id, standing, seat: { town: { 12: 'library' }, housing: { 4: [id] } } })),
].filter(({ standing }) => standing.length > 0)

describe('everything that holds while it is in place', () => {
  type Passive = Exclude<Standing['is'], 'act' | 'onBuild' | 'vpPer' | 'vpPerProduced' | 'maxManaSet'>
  const start = (own: Seat, layout: Layout = {}) => laid({ ...layout, seats: { 0: { ...own, hearts: 9, coins: 50 } } })
  const lost = (at: Land) => 9 - seat(at).hearts
  const fighting = (own: Seat, die: number) => {
    const at = start(own, { players: 3, enemies: { r2c4: ['enemy-9'] } })
    go(at, 0, 'r2c4')
    dice(at, die)
    at.play('0', 'fight')
    if (at.G.pending[0]?.kind === 'die') at.play('0', 'keepDie')
    at.play('0', 'resolveRound')
    return lost(at)
  }

  /** What a piece changes, as a number that is measured with it and without it. */
  const measures: Record<Passive, (own: Seat, one: Standing) => number> = {
    defense: (own) => -fighting(own, 3),
    rollHeal: (own) => -fighting(own, 4),
    moveBonus(own) {
      const at = start(own)
      go(at, 0, 'r1c5', 'r1c4', 'r1c3', 'r2c3', 'r3c3')
      return -lost(at)
    },
    ignoreMountain(own) {
      const at = start(own)
      go(at, 0, 'r2c6')
      return -lost(at)
    },
    maxMana(own) {
      const at = start({ ...own, mana: 0 })
      allPass(at)
      produce(at)
      return seat(at).mana
    },
    buildDiscount(own) {
      const beside = { ...own, town: { ...own.town, 6: 'inn' }, grid: [null, 'garden-house'] }
      const at = start(beside)
      at.play('0', 'paySpecialist', 's-mason')
      at.play('0', 'build', 1, 7)
      return seat(at).coins
    },
    recruitDiscount(own) {
      const at = start(own)
      at.play('0', 'recruitSpecialist', 's-drillmaster', 2)
      return seat(at).coins
    },
    searchShield(own) {
      const at = start({ ...own, space: 'r1c4' }, { search: { r1c3: 'search-lost-knowledge' } })
      go(at, 0, 'r1c3')
      dice(at, 3)
      at.play('0', 'search')
      return -lost(at)
    },
    market(own, one) {
      if (one.is !== 'market') return 0
      const at = start({ ...own, stock: one.give })
      if (at.choices('0', 'sell').some(([line]) => line === one.line)) at.play('0', 'sell', one.line, 1)
      return seat(at).coins
    },
    produce(own, one) {
      if (one.is !== 'produce') return 0
      const at = start(own)
      allPass(at)
      at.play('0', 'confirmProduction')
      return holdings(at)[one.what]!
    },
    innMove(own) {
      const at = start({
        ...own,
        town: { ...own.town, 9: 'library' },
        housing: { 2: own.town ? ['villager-tool'] : [] },
      })
      return at.choices('0', 'moveVillager').length
    },
  }
  const change1: Partial<Record<Passive, (one: Standing) => number>> = {
    ignoreMountain: () => 1,
    innMove: () => 1,
    market: (one) =>
      one.is === 'market' ? one.coins - (marketLines.find(({ id }) => id === one.line)?.coins ?? 0) : 0,
  }

  const passives = keysOf(measures)
  const cases = pieces.flatMap(({ id, standing, seat: own }) =>
    standing.flatMap((one) => {
      const is = passives.find((passive) => passive === one.is)
      return is ? [{ id, is, one, own, measure: measures[is] }] : []
    }),
  )

  it.each(cases)('NON-154 $id has its $is, and nobody has it without', ({ is, one, own, measure }) => {
    const { hero } = own
    const expected = change1[is]?.(one) ?? ('n' in one ? one.n : 0)
    expect(measure(own, one) - measure(hero ? { hero } : {}, one)).toBe(expected)
  })

  it('NON-055 the one set: Azure Gloves with the Azure Coat', () => {
    const set = pieces.filter(({ standing }) => standing.some(({ is }) => is === 'maxManaSet'))
    expect(set.map(({ id }) => id)).toEqual(['azure-gloves'])
    const mana = (blue: string[]) => measures.maxMana({ blue }, set[0]!.standing[0]!)
    expect(mana(['azure-gloves', 'azure-coat']) - mana(['azure-gloves'])).toBe(1)
  })

  it('measures every kind of standing effect there is', () => {
    const kinds = new Set(pieces.flatMap(({ standing }) => standing.map(({ is }) => is)))
    const elsewhere = ['act', 'onBuild', 'vpPer', 'vpPerProduced', 'maxManaSet']
    expect([...kinds].filter((is) => !elsewhere.includes(is)).toSorted()).toEqual(Object.keys(measures).toSorted())
  })
})

describe('everything that counts at the end', () => {
  /** One town in which every counter has its own number. */
  const around = { 1: 'school', 4: 'inn', 6: 'tool-forge', 9: 'shell-drying-house' }
  const row = { 12: 'demon-bottlery', 13: 'garden-house', 14: 'bathhouse', 15: 'crystal-grotto' }
  const counts: Partial<Record<Counter, number>> = {
    adjBookIcons: 1,
    adjGoodProducers: 2,
    adjBeds: 3,
    fullBuildingRows: 1,
    bedsInTown: 5,
    ordersCompleted: 3,
    searchTokens: 2,
    otherQuestsPlayed: 1,
  }
  const made = { demon: 1, crystal: 1, tool: 1, shell: 1 }
  const sheet = ({ town, played = [] }: Seat) => {
    const own = {
      town: { ...around, ...row, ...town },
      played: [...played, 'petrified-watchers'],
      completed: ['order-1', 'order-2', 'order-3'],
      search: ['search-hidden-cave', 'search-lost-knowledge'],
    }
    const at = laid({ season: 6, seats: { 0: own } })
    allPass(at)
    produce(at)
    return at.G.outcome!.breakdown['0']!
  }
  const scoring = pieces.filter(({ standing }) => standing.some(({ is }) => is === 'vpPer' || is === 'vpPerProduced'))

  it.each(scoring)('NON-186 NON-187 $id', ({ id, standing, seat: own }) => {
    const one = standing[0]!
    const worth =
      one.is === 'vpPer' ? one.n * counts[one.counter]! : one.is === 'vpPerProduced' ? one.n * made[one.good] : 0
    expect(worth).toBeGreaterThan(0)
    const quest = quests.find((card) => card.id === id)
    if (quest) expect(sheet(own).quests! - sheet({}).quests!).toBe(quest.vp + worth)
    else expect(sheet(own).buildings! - sheet({}).buildings!).toBe(worth)
  })
})

describe('every activated ability', () => {
  const activated = pieces.flatMap(({ id, standing, seat: own }) =>
    standing.flatMap((one) => (one.is === 'act' ? [{ id, act: one, own }] : [])),
  )
  const layout: Layout = { players: 3, enemies: { r2c4: ['enemy-9'] } }
  const begin = (own: Seat, more: Seat = {}) =>
    laid({
      ...layout,
      seats: {
        0: {
          hero: 'marklun',
          ...own,
          hearts: 3,
          stock: { tool: 2, demon: 2 },
          specialists: ['s-mason', '-s-herbalist'],
          ...more,
        },
      },
    })

  const toFight = (at: Land) => {
    go(at, 0, 'r2c4')
    dice(at, 3, 4)
    at.play('0', 'fight')
  }
  /** Brings the table to the moment an ability is for. */
  const moments: Record<When, (at: Land) => void> = {
    turn: () => {},
    anytime: () => {},
    action: () => {},
    moving: (at) => at.play('0', 'startHeroAction', 0),
    settingOut: (at) => at.play('0', 'startHeroAction', 0),
    die: toFight,
    combat(at) {
      toFight(at)
      if (at.G.pending[0]?.kind === 'die') at.play('0', 'keepDie')
    },
    build: (at) => at.play('0', 'paySpecialist', 's-mason'),
  }

  /** What an effect has changed at the table, besides the purse. */
  const shown: Partial<Record<Effect['do'], (at: Land, before: Land['G'], effect: Effect) => void>> = {
    addMove: (at, before, effect) =>
      expect(allowance(at.G, '0') - allowance(before, '0')).toBe(effect.do === 'addMove' ? effect.n : 0),
    heroAction: (at, _, effect) =>
      expect(at.G.action).toMatchObject({ base: effect.do === 'heroAction' ? effect.move : 0, steps: 0 }),
    teleport: (at, before) => expect(seat(at).space).not.toBe(before.players['0']!.space),
    readySpecialist: (at) => expect(seat(at).specialists.every((one) => one?.up ?? true)).toBe(true),
    rerollDie: (at) => expect(at.G.roll).toMatchObject({ value: 4 }),
    ignoreEnemies: (at) => expect(at.G.armored).toBe(true),
    claimSearch: (at) => expect(Object.keys(at.G.search)).toHaveLength(13),
    strike: (at, before, effect) =>
      expect(roundTotals(at.G, '0')!.dealt - roundTotals(before, '0')!.dealt).toBe(
        effect.do === 'strike' ? effect.n : 0,
      ),
    block: (at, before, effect) =>
      expect(roundTotals(at.G, '0')!.defense - roundTotals(before, '0')!.defense).toBe(
        effect.do === 'block' ? effect.n : 0,
      ),
    discountBuild: (at, _, effect) =>
      expect(at.G.pending[0]).toMatchObject({ kind: 'build', discount: effect.do === 'discountBuild' ? effect.n : 0 }),
    swapGrid: (at, before) => expect(seat(at).grid).not.toEqual(before.players['0']!.grid),
  }
  const settled = ['combat', 'die', 'build']

  it.each(activated)('NON-035 NON-135 NON-158 $id costs and does what is printed on it', ({ id, act, own }) => {
    const at = begin(own)
    moments[act.when](at)
    const before = { ...holdings(at) }
    const G = at.G
    at.play('0', 'useAbility', id)
    if (!settled.includes(act.when)) answerAll(at)
    const gained = printed(act.effects)
    if (gained.mana) gained.mana = Math.min(gained.mana, 5 - before.mana!)
    const token: Record<string, number> = act.effects.some((effect) => effect.do === 'claimSearch')
      ? { coin: 4, quest: 1 }
      : {}
    expect(change(before, holdings(at))).toEqual(total(paid(act.cost), gained, token))
    for (const effect of act.effects) shown[effect.do]?.(at, G, effect)
  })

  it.each(activated)('NON-135 NON-157 $id is refused without its price, and beyond its limit', ({ id, act, own }) => {
    for (const cost of act.cost) {
      if (cost.do !== 'pay') continue
      const poor = begin(own, { ...lackingOf(cost) })
      moments[act.when](poor)
      expect(poor.refused('0', 'useAbility', id).clause).toMatch(/^NON-(135|136)$/)
    }
    if (act.limit !== 'season') return
    const used = begin(own, { used: [id] })
    moments[act.when](used)
    expect(used.refused('0', 'useAbility', id).clause).toMatch(/^NON-(157|136)$/)
  })
  const lackingOf = (cost: Extract<Cost, { do: 'pay' }>): Seat =>
    cost.what === 'mana' ? { mana: cost.n - 1 } : { stock: { tool: 0, demon: 0 } }

  it('every effect of an ability is looked at', () => {
    const purse = ['gain', 'drawQuest']
    const kinds = new Set(activated.flatMap(({ act }) => act.effects.map((effect) => effect.do)))
    expect([...kinds].filter((one) => !purse.includes(one) && !shown[one])).toEqual([])
    expect(activated).toHaveLength(4 + 6 + 1 + 13)
  })
})

describe('every specialist', () => {
  it.each(specialists)('NON-040 $id costs $cost and does its action', ({ id, cost, effects }) => {
    const own: Seat = { hero: 'namal', hearts: 3, mana: 0, coins: 40, grid: ['garden-house'], specialists: [id] }
    const at = laid({ seats: { 0: own, 1: { specialists: [] } } })
    const before = holdings(at)
    at.play('0', 'paySpecialist', id)
    answerAll(at)
    const built: Record<string, number> = effects.some((effect) => effect.do === 'build') ? { coin: -5, shell: 1 } : {}
    expect(change(before, holdings(at))).toEqual(total({ coin: -cost }, built, printed(effects, 0, 11)))
    const poor = laid({ seats: { 0: { ...own, coins: cost - 1 }, 1: { specialists: [] } } })
    expect(poor.refused('0', 'paySpecialist', id).clause).toBe('NON-040')
  })

  it.each(specialists)('NON-041 $id pays its owner $tax', ({ id, cost, tax }) => {
    const at = laid({ seats: { 0: { coins: cost, specialists: [] }, 1: { coins: 5, specialists: [id] } } })
    at.play('0', 'paySpecialist', id)
    expect([seat(at).coins, seat(at, '1').coins]).toEqual([0, 5 + tax])
  })
})

describe('every building', () => {
  const built = ({ id }: Building, coins: number) => {
    const at = laid({ seats: { 0: { coins: coins + 2, grid: [id] } } })
    at.play('0', 'paySpecialist', 's-mason')
    return at
  }

  it.each(buildings)('NON-064 NON-066 $id costs $cost', (building) => {
    const at = built(building, building.cost)
    const before = holdings(at)
    at.play('0', 'build', 0, 12)
    const once = building.standing.flatMap((one) => (one.is === 'onBuild' ? one.effects : []))
    expect(change(before, holdings(at))).toEqual(total({ coin: -building.cost, shell: 1 }, printed(once)))
    expect(seat(at).town[12]).toBe(building.id)
    expect(built(building, building.cost - 1).refused('0', 'build', 0, 12).clause).toBe('NON-064')
  })

  it.each(buildings)('NON-162 $id houses one villager, and one more for each of $beds beds', ({ id, beds }) => {
    const at = laid({ seats: { 0: { town: { 12: id }, unhoused: Array(4).fill('villager-tool') } } })
    for (let i = 0; i < 1 + beds; i++) at.play('0', 'houseVillager', 'villager-tool', 4)
    expect(at.refused('0', 'houseVillager', 'villager-tool', 4).clause).toBe('NON-162')
  })
})

describe('every search token', () => {
  it.each(searchTokens)('NON-145 NON-147 $id', ({ id, effects, kept }) => {
    const at = laid({ search: { r1c3: id }, seats: { 0: { ...rich, space: 'r1c4' } } })
    go(at, 0, 'r1c3')
    const before = holdings(at)
    dice(at, 2)
    at.play('0', 'search')
    answerAll(at)
    expect(change(before, holdings(at))).toEqual(total({ heart: -2 }, printed(effects)))
    expect(seat(at).search).toEqual(kept ? [id] : [])
  })
})

describe('every enemy', () => {
  const foes = enemies.filter(({ used }) => used !== 'story')
  const meet = (id: string, underground: boolean, own: Seat) => {
    const options = { map: underground ? 'underground' : 'above' }
    const at = laid({
      players: 4,
      options,
      enemies: { r2c4: [id] },
      seats: { 0: { hero: 'namal', space: 'r2c3', ...own } },
    })
    go(at, 0, 'r2c4')
    return at
  }

  it.each(foes)('NON-123 NON-130 $id strikes with $attack', ({ id, attack, health, used }) => {
    const at = meet(id, used === 'underground', {})
    dice(at, 2)
    at.play('0', 'fight')
    const before = holdings(at)
    at.play('0', 'resolveRound')
    expect(change(before, holdings(at))).toEqual({ heart: 1 - attack })
    expect(at.G.fight).toMatchObject({ damage: 1, health })
    at.play('0', 'retreat')
    expect([seat(at).xp, at.G.enemies.r2c4]).toEqual([1, [id]])
  })

  it.each(foes)('NON-127 $id falls at $health damage and gives its rewards', ({ id, health, rewards, used }) => {
    const blue = ['tower-shield', 'scale-vest', 'scale-vest', 'stone-skin']
    const at = meet(id, used === 'underground', { blue: blue.slice(0, 3), red: ['meteor-drop', 'piston-fist'] })
    dice(at, 1)
    at.play('0', 'fight')
    const before = holdings(at)
    let rounds = 0
    for (; at.G.fight; rounds++) {
      if (at.G.pending[0]?.kind === 'onward') {
        dice(at, 1)
        at.play('0', 'nextRound')
      }
      at.play('0', 'resolveRound')
    }
    answerAll(at)
    const { heart: _, ...changed } = change(before, holdings(at))
    expect(changed).toEqual(printed(rewards))
    expect(rounds).toBe(Math.ceil(health / 6))
    expect(at.G.enemies.r2c4).toEqual([])
  })
})

describe('every villager', () => {
  it.each(villagers)('NON-140 NON-170 $id is taken, housed, and works', ({ id, good }) => {
    const at = laid({
      villagers: [id],
      seats: { 0: { ...rich, town: { 12: 'library' }, hand: ['lost-caravan'], space: 'r1c3' } },
    })
    go(at, 0, 'r1c4')
    at.play('0', 'playQuest', 'lost-caravan')
    at.play('0', 'takeVillager', id)
    at.play('0', 'houseVillager', id, 4)
    at.play('0', 'endTurn')
    allPass(at)
    const before = holdings(at)
    at.play('0', 'confirmProduction')
    expect(change(before, holdings(at))).toEqual({ [good]: 1 })
    expect(goods).toContain(good)
  })
})

describe('every solo card', () => {
  const events = {
    botSearch: 'botSearched',
    botRecruit: 'botRecruited',
    botAttack: 'botAttacked',
    botRoll: 'botTook',
    botExhaust: 'botExhausted',
  }

  it.each(soloCards)('NON-202 $id is turned and done', ({ id, instruction }) => {
    const at = laid({ players: 1, bot: { cards: [id] }, seats: { 0: { space: 'r1c2' } } })
    at.play('0', 'restSpecialist', 's-herbalist', 'coin')
    const said = at.play('0', 'endTurn')
    expect(said.find((event) => event.kind === 'botDrew')?.card).toBe(id)
    expect(said.map(({ kind }) => kind)).toContain(events[instruction.do])
  })
})

import { describe, expect, it } from 'vitest'
import { keysOf, recordOf } from '../../../games/kit/records'
import {
  levelledClasses,
  type MeepleClass,
  prestigeClasses,
  type UnitClass,
} from '../../../games/meeples-and-monsters/data/classes'
import { type Effect, type MonsterType, monsterTypes } from '../../../games/meeples-and-monsters/data/effects'
import { slots, startingLocations, tiles } from '../../../games/meeples-and-monsters/data/locations'
import { council, councilTokens, monsters } from '../../../games/meeples-and-monsters/data/monsters'
import { type Condition, type Quest, quests } from '../../../games/meeples-and-monsters/data/quests'
import { rooms, setPoints } from '../../../games/meeples-and-monsters/data/rooms'
import { monsterOf } from '../../../games/meeples-and-monsters/state'
import { type City, commit, laid, pass, resolve, seat, send } from './layout'
import { answerAll, change, combatAgainst, finishTurn, fullBag, goRound, printed, standing } from './observe'

type Layout = NonNullable<Parameters<typeof laid>[0]>
type Seat = NonNullable<Layout['seats']>[string]

const times = (n: number, cls: string): string[] => Array(n).fill(cls)
const listed = (units: Partial<Record<MeepleClass, number>>): string[] =>
  Object.entries(units).flatMap(([cls, n]) => times(n, cls))

/** Quests and Corruption to lose, so that every effect has something to work on. */
const rich: Seat = {
  levels: { knight: 3 },
  lodgings: { corruption: 3, warrior: 3 },
  hand: ['undead-hunter', 'beast-hunter', 'bounty-hunter', 'conclave'],
  bag: fullBag,
}
const drawnEachTurn = 4

/** Too strong for a handful of Units: one of each type, each in another quarter. */
const giants: Record<MonsterType, string> = { monstrous: 'timber-giant', humanoid: 'orc-warlord', undead: 'lich' }

/** Who shows a boost: the Units to send, and the foe. */
function witness(effect: Effect): { units: UnitClass[]; foe: string; more: number } | null {
  switch (effect.do) {
    case 'boost':
      return { units: [effect.cls === 'prestige' ? 'ranger' : effect.cls], foe: giants.monstrous, more: effect.n }
    case 'boostWith':
      return { units: [effect.target, effect.target, effect.partner], foe: giants.monstrous, more: 2 * effect.n }
    case 'boostVs':
      return { units: ['peasant'], foe: giants[effect.type], more: effect.n }
    default:
      return null
  }
}

/** What the boost adds in the next turn, against a turn in which its source was left alone. */
function boostShown(effect: Effect, begin: (bag: Seat['bag']) => City, earn: (at: City) => void): number {
  const { units, foe } = witness(effect)!
  const bag = recordOf(units, () => 4)
  const value = (earning: boolean) => {
    const at = begin(bag)
    if (earning) earn(at)
    else at.play('0', 'commit')
    goRound(at)
    const ready = at.with(({ players, supply }) => {
      for (const cls of units) {
        players['0']!.tavern[cls] += 1
        supply[cls] -= 1
      }
    })
    return combatAgainst(ready, foe, ...units)
  }
  return value(true) - value(false)
}

describe('every Monster', () => {
  const lair = ({ id }: { id: string }, more: Partial<Seat> = {}) =>
    laid({
      players: 3,
      monsters: [...new Set([id, ...Object.values(giants)])],
      deck: ['skeleton', 'bookworm', 'rabid-beaver', 'mummy'].filter((one) => one !== id),
      seats: { 0: { ...rich, tavern: { knight: 5 }, ...more } },
    })
  const beat = (id: string) => (at: City) => {
    commit(at, { [id]: times(5, 'knight') })
    finishTurn(at)
  }

  it.each(monsters)('MM-603 MM-624 $id gives its points, and its effect in Clean Up', (monster) => {
    const at = lair(monster)
    const before = standing(at)
    beat(monster.id)(at)
    const { vp, bag, ...rest } = printed(monster.effect ? [monster.effect] : [])
    expect(change(before, standing(at))).toEqual({ vp: vp + monster.vp, bag: bag - drawnEachTurn, ...rest })
    expect(seat(at).trophies).toEqual([monster.id])
  })

  it.each(monsters)('MM-510 $id is not attacked below its Strength', (monster) => {
    const at = lair(monster, { tavern: { peasant: 12 } })
    send(at, monster.id, ...times(monster.strength - 1, 'peasant'))
    expect(at.refused('0', 'commit').clause).toBe('MM-510')
    send(at, monster.id, 'peasant')
    at.play('0', 'commit')
  })

  const boosting = monsters.filter(({ effect }) => effect && witness(effect))

  it.each(boosting)('MM-623 the boost of $id is there in the next turn', ({ id, effect }) => {
    const shown = boostShown(effect!, (bag) => lair({ id }, { bag }), beat(id))
    expect(shown).toBe(witness(effect!)!.more)
  })
})

describe('every Location', () => {
  const places = [...startingLocations, ...tiles]
  const units = { peasant: 3, warrior: 2, mage: 2, cleric: 2, knight: 2, corruption: 1 }
  const town = (id: string, more: Partial<Layout> = {}) =>
    laid({
      ...(tiles.some((tile) => tile.id === id) ? { built: { 'castle-1': id } } : {}),
      seats: { 0: { ...rich, tavern: units } },
      ...more,
    })

  it.each(places)('MM-602 $id does what is printed on it', ({ id, needs, effects }) => {
    const at = town(id)
    const before = standing(at)
    at.play('0', 'assignFor', id)
    expect(at.G.plan[0]!.units).toHaveLength(needs.length)
    at.play('0', 'commit')
    finishTurn(at)
    const { bag, ...rest } = printed(effects)
    expect(change(before, standing(at))).toEqual({ bag: bag - drawnEachTurn, ...rest })
    const stays = effects.flatMap((effect) => (effect.do === 'stay' ? [effect.cls] : []))
    for (const cls of stays) expect(seat(at).tavern[cls]).toBe(1)
    expect(at.G.hill).toEqual(effects.some((effect) => effect.do === 'hill') ? { player: '0', unit: 'warrior' } : null)
  })

  it.each(places)('MM-407 $id is not activated with a Unit too few', ({ id, needs }) => {
    const at = town(id)
    at.play('0', 'assignFor', id)
    at.play('0', 'takeBack', id, 0)
    if (needs.length > 1) expect(at.refused('0', 'commit').clause).toBe('MM-407')
    else expect(at.G.plan).toEqual([])
  })

  const boosting = tiles.flatMap(({ id, effects }) =>
    effects.flatMap((effect) => (effect.do === 'turnBoost' ? [{ id, ...effect }] : [])),
  )

  it.each(boosting)('MM-512 $id gives each $cls $n more while it is in the plan', ({ id, cls, n }) => {
    const at = town(id, { monsters: ['kindling-dragon'], seats: { 0: { tavern: { ...units, [cls]: 4 } } } })
    const alone = combatAgainst(at, 'kindling-dragon', cls, cls)
    at.play('0', 'assignFor', id)
    expect(combatAgainst(at, 'kindling-dragon', cls, cls)).toBe(alone + 2 * n)
  })

  it('MM-515 armory gives one Unit two more', () => {
    const at = town('armory', { monsters: ['kindling-dragon'] })
    send(at, 'kindling-dragon', 'mage', 'mage')
    expect(at.refused('0', 'favour', 'kindling-dragon', 1).clause).toBe('MM-515')
    send(at, 'armory', 'peasant')
    expect(at.refused('0', 'commit').because).toContain('Combat 2 ')
    at.play('0', 'favour', 'kindling-dragon', 1)
    expect(at.refused('0', 'commit').because).toContain('Combat 4 ')
  })

  it('MM-643 colosseum pays at the start of the next turn', () => {
    const at = town('colosseum')
    commit(at, { colosseum: ['warrior'] })
    finishTurn(at)
    const { vp } = seat(at)
    goRound(at)
    expect(seat(at).vp).toBe(vp + 3)
  })

  it.each(slots)('MM-310 building on $id gives its bonus once', ({ id, bonus }) => {
    const at = laid({ phase: 'development', seats: { 0: { ...rich, tavern: { peasant: 2, corruption: 1 } } } })
    const before = standing(at)
    commit(at, { 'capitol-guild': ['peasant', 'peasant'] })
    at.play('0', 'construct', at.G.offer[0]!, id)
    answerAll(at)
    at.play('0', 'endDevelopment')
    expect(change(before, standing(at))).toEqual(printed([bonus]))
  })
})

describe('every Quest', () => {
  const cheap = { peasant: 6, warrior: 3, mage: 3, cleric: 3 }

  /** The weakest Monsters that a condition accepts. */
  const fitting = (condition: Condition): string[] =>
    monsters
      .filter(({ threePlus, type, level }) => {
        if (condition.when !== 'defeat' || threePlus) return !threePlus
        return (!condition.type || condition.type === type) && level >= (condition.level ?? 1)
      })
      .sort((a, b) => a.strength - b.strength)
      .map(({ id }) => id)

  interface Scene {
    at: City
    /** Brings about what the Quest asks for, up to the moment when it can be completed. */
    bring(): void
    args: string[]
    /** From there to the end of the Draw Phase. */
    finish(): void
  }

  /** A turn in which the condition is met; `without` leaves out the last thing that it needs. */
  function scene({ id, kind, condition }: Quest, more: Partial<Seat> = {}, without = false): Scene {
    const hand = [id, ...rich.hand!]
    const lay = (layout: Layout, tavern: Seat['tavern']) =>
      laid({ ...layout, seats: { 0: { ...rich, hand, tavern, ...more } } })
    const withGiants = (foes: string[]) => [...new Set([...foes, ...(kind === 'ongoing' ? Object.values(giants) : [])])]
    const rest = (at: City) => () => {
      if (at.G.phase === 'development') {
        at.play('0', 'endDevelopment')
        at.play('0', 'commit')
      } else if (at.G.phase === 'main') at.play('0', 'finishResolution')
      answerAll(at)
    }
    switch (condition.when) {
      case 'defeat': {
        const [foe] = fitting(condition)
        const { quarter, strength } = monsterOf(foe!)
        const beside = monsters.find((one) => one.quarter === quarter && one.id !== foe && !one.threePlus)!.id
        const crowd = condition.overrun && !without ? [foe!, beside] : [foe!]
        // with the Paladins, who do the fighting, so many classes
        const others = ['mage', 'cleric', 'warrior'].slice(0, (condition.classes ?? 1) - 1)
        const asked = [...listed(condition.units), ...others]
        const crew = without ? asked.slice(1) : asked
        const paladins = times(Math.ceil(strength / 3), 'paladin')
        const at = lay({ monsters: withGiants(crowd) }, { ...cheap, knight: 3, paladin: 4 })
        const bring = () => {
          commit(at, { [foe!]: [...crew, ...paladins] })
          resolve(at, foe!)
        }
        return { at, bring, args: [foe!], finish: rest(at) }
      }
      case 'defeatCount': {
        const foes = fitting(condition).slice(0, condition.n)
        const at = lay({ monsters: withGiants(foes) }, { paladin: 5 })
        const plan = foes.slice(0, without ? -1 : undefined)
        const bring = () => {
          commit(at, Object.fromEntries(plan.map((foe) => [foe, ['paladin']])))
          resolve(at, ...plan)
          answerAll(at)
        }
        return { at, bring, args: [], finish: rest(at) }
      }
      case 'activate': {
        const homes = ['arena', 'academy-of-mages', 'chapel'].slice(0, condition.n - (without ? 1 : 0))
        const at = lay({}, cheap)
        const bring = () => {
          for (const home of homes) at.play('0', 'assignFor', home)
          at.play('0', 'commit')
          resolve(at, ...homes)
        }
        return { at, bring, args: [], finish: rest(at) }
      }
      case 'construct':
      case 'reach': {
        const levels = { ...rich.levels, warrior: 2 as const, mage: 1 as const }
        const at = laid({
          phase: 'development',
          seats: { 0: { ...rich, vp: 9, hand, levels, tavern: { peasant: 2, warrior: 1, mage: 1 }, ...more } },
        })
        const building = (condition.when === 'construct') !== without
        const bring = () => {
          if (building) {
            commit(at, { 'capitol-guild': ['peasant', 'peasant'] })
            at.play('0', 'construct', at.G.offer[0]!, 'villages-2')
          } else {
            commit(at, { 'capitol-drill': [condition.when === 'reach' ? 'warrior' : 'mage'] })
            at.play('0', 'levelUp')
          }
        }
        return { at, bring, args: [], finish: rest(at) }
      }
      case 'tavern': {
        const asked = { ...condition.meeples }
        const first = keysOf(asked)[0]!
        if (without) asked[first]! -= 1
        const at = laid({ phase: 'draw', seats: { 0: { ...rich, hand, tavern: asked, ...more } } })
        return { at, bring: () => {}, args: [], finish: rest(at) }
      }
      default:
        throw new Error(`${id} is for the end of the game`)
    }
  }

  const revealed = quests.filter(({ kind }) => kind !== 'final')
  const triggered = quests.filter(({ kind }) => kind === 'triggered')

  it.each(triggered)('MM-803 $id: its bonus comes, its cost is paid', (quest) => {
    const outcomeOf = (completing: boolean) => {
      const { at, bring, args, finish } = scene(quest)
      bring()
      if (completing) {
        at.play('0', 'completeQuest', quest.id, ...args)
        answerAll(at)
        expect(seat(at).done).toEqual([quest.id])
      }
      finish()
      return standing(at)
    }
    const costs = quest.cost.map((cls): Effect => ({ do: 'returnHere', cls }))
    const expected = printed([...costs, ...(quest.effect ? [quest.effect] : [])])
    expect(change(outcomeOf(false), outcomeOf(true))).toEqual({ ...expected, quests: expected.quests - 1 })
  })

  it.each(revealed)('MM-803 $id is not completed when the least thing is missing', (quest) => {
    const { at, bring, args } = scene(quest, {}, quest.condition.when !== 'defeat' || missable(quest.condition))
    bring()
    const foe = quest.condition.when === 'defeat' && !missable(quest.condition) ? [unfit(at, quest.condition)] : args
    expect(at.refused('0', 'completeQuest', quest.id, ...foe).clause).toMatch(/^MM-(803|810)$/)
  })

  /** Can a Unit or the crowd be left out? Else the Monster must be a wrong one. */
  const missable = (condition: Extract<Condition, { when: 'defeat' }>): boolean =>
    condition.overrun === true || condition.classes !== undefined || Object.keys(condition.units).length > 0

  /** Another Monster on the table that the condition does not accept. */
  const unfit = (at: City, condition: Condition): string =>
    Object.values(at.G.city)
      .flatMap(({ monsters: lairs }) => lairs)
      .find((id): id is string => id !== null && !fitting(condition).includes(id))!

  const ongoing = quests.filter(({ kind, effect }) => kind === 'ongoing' && effect && witness(effect))

  it.each(ongoing)('MM-804 $id boosts from the next turn on', (quest) => {
    const effect = quest.effect!
    let acting: Scene
    const shown = boostShown(
      effect,
      (bag) => {
        acting = scene(quest, { bag })
        return acting.at
      },
      (at) => {
        acting.bring()
        at.play('0', 'completeQuest', quest.id, ...acting.args)
        acting.finish()
      },
    )
    expect(shown).toBe(witness(effect)!.more)
  })

  const everyEvening = quests.filter(({ effect }) => effect?.do === 'dpSwap' || effect?.do === 'dpMuster')

  it.each(everyEvening)('MM-731 $id is used in later Draw Phases', (quest) => {
    const { at, bring, args, finish } = scene(quest)
    bring()
    at.play('0', 'completeQuest', quest.id, ...args)
    finish()
    expect(at.refused('0', 'useDrawAbility', quest.id).clause).toBe('MM-804')
    goRound(at)
    at.play('0', 'commit')
    const swapped = quest.effect?.do === 'dpSwap' ? quest.effect.cls : null
    const evening = at.with(({ players, supply }) => {
      for (const cls of swapped ? [swapped] : (['mage', 'cleric'] as const)) {
        players['0']!.tavern[cls] += 1
        supply[cls] -= 1
      }
    })
    const before = standing(evening)
    const { lodgings, tavern } = structuredClone(seat(evening))
    evening.play('0', 'useDrawAbility', quest.id)
    expect(change(before, standing(evening))).toEqual({ vp: 0, quests: 0, bag: -1 })
    if (swapped) expect(seat(evening).lodgings[swapped]).toBe(lodgings[swapped] + 1)
    else expect(seat(evening).tavern.peasant).toBe(tavern.peasant + 1)
  })

  /** Just enough for a Quest of the end of the game, or one too few (for the ceiling: one too many). */
  function enough(condition: Condition, short: boolean): Seat {
    const off = short ? 1 : 0
    const beasts = (wanted: (monster: (typeof monsters)[0]) => boolean, n: number) =>
      monsters
        .filter((one) => !one.threePlus && wanted(one))
        .slice(0, n)
        .map(({ id }) => id)
    switch (condition.when) {
      case 'trophies': {
        const { of, n } = condition
        if (of === 'lvl3') return { trophies: beasts(({ level }) => level === 3, n - off) }
        const types = of === 'eachType' ? monsterTypes : [of]
        return { trophies: types.flatMap((type, i) => beasts((one) => one.type === type, i === 0 ? n - off : n)) }
      }
      case 'own': {
        const { cls, n } = condition
        if (cls === 'prestige') return { bag: { ranger: 1 }, lodgings: { paladin: n - 1 - off } }
        return { bag: { [cls]: 1 }, tavern: { [cls]: 1 }, lodgings: { [cls]: n - 2 - off } }
      }
      case 'cards3': {
        const levels = recordOf(levelledClasses.slice(0, condition.n - 1), () => 3 as const)
        return { levels, prestige: prestigeClasses.slice(0, 1 - off) }
      }
      case 'corruptionAtMost':
        return { bag: { corruption: condition.n }, lodgings: { corruption: off } }
      default:
        throw new Error('not for the end of the game')
    }
  }

  const final = quests.filter(({ kind }) => kind === 'final')

  it.each(final)('MM-805 MM-910 $id gives its points at the end, or its penalty', ({ id, condition, vp, penalty }) => {
    for (const short of [false, true]) {
      const at = laid({
        phase: 'draw',
        arrives: 3,
        final: 2,
        seats: { 0: { bag: {}, hand: [id], ...enough(condition, short) } },
      })
      at.play('0', 'endTurn')
      pass(at)
      expect(at.G.outcome!.breakdown['0']).toEqual({
        track: 0,
        quests: 0,
        final: short ? 0 : vp,
        penalties: short ? -penalty : 0,
      })
    }
  })
})

describe('the Dark Council', () => {
  const overlords = council.filter(({ role }) => role === 'overlord').map(({ id }) => id)
  const finale = (token: string, zero: Seat) =>
    laid({ arrives: 3, final: 1, tokens: Object.fromEntries(overlords.map((id) => [id, token])), seats: { 0: zero } })

  it.each(council)('MM-905 MM-907 $id gives its points', ({ id, vp, strength }) => {
    const at = finale('council-champions', { levels: { knight: 3 }, tavern: { knight: 8 } })
    commit(at, { [id]: times(Math.ceil(strength / 3), 'knight') })
    resolve(at, id)
    expect(seat(at).vp).toBe(vp)
  })

  const heroes: Seat = {
    levels: { knight: 3, warrior: 3, mage: 2 },
    prestige: ['ranger', 'paladin', 'shaman'],
    done: quests.slice(0, 7).map(({ id }) => id),
    trophies: ['skeleton', 'ghoul', 'goblin-whittler', 'splinter-bandit', 'bookworm', 'rabid-beaver', 'tree-beast'],
    tavern: { ranger: 2, paladin: 1, shaman: 1, warrior: 1, knight: 2, corruption: 0 },
  }
  const crew = ['ranger', 'ranger', 'paladin', 'shaman as warrior', 'warrior', 'knight']
  const bonus: Record<string, [number, number]> = {
    'council-veterans': [2 + 3, 0],
    'council-chronicle': [5, 0],
    'council-trophies': [2 * 2, 0],
    'council-champions': [2 * 4, 0],
    'council-muster': [4, 1],
    'council-purity': [3, 0],
  }

  it.each(councilTokens)('MM-905 $id scores what it counts, and nothing for nothing', ({ id }) => {
    const [most, least] = bonus[id]!
    const at = finale(id, heroes)
    commit(at, { 'lady-cinder': crew })
    resolve(at, 'lady-cinder')
    expect(seat(at).vp).toBe(8 + most)
    const poor = finale(id, { tavern: { knight: 6, corruption: 1 } })
    commit(poor, { 'lady-cinder': times(6, 'knight') })
    resolve(poor, 'lady-cinder')
    expect(seat(poor).vp).toBe(8 + least)
  })
})

describe('every Room', () => {
  it.each(rooms)('MM-1004 $id does what is printed on it', ({ id, needs, corruption, effects }) => {
    const at = laid({
      options: { fourTowers: true },
      arrives: 3,
      final: 2,
      open: { castle: id },
      monsters: ['skeleton', 'bookworm', 'goblin-whittler'],
      seats: {
        0: { ...rich, tavern: { peasant: 3, warrior: 3, mage: 2, cleric: 2, knight: 2, corruption: 2, paladin: 1 } },
      },
    })
    const hunted = effects.flatMap((effect) => (effect.do === 'bounty' ? [effect.type] : []))
    const prey = ['skeleton', 'bookworm', 'goblin-whittler'].filter((one) => hunted.includes(monsterOf(one).type))
    const before = standing(at)
    at.play('0', 'assignFor', id)
    expect(at.G.plan[0]).toMatchObject({ corruption: { none: 0, one: 1, any: 2 }[corruption] })
    expect(at.G.plan[0]!.units).toHaveLength(needs.length)
    for (const one of prey) send(at, one, 'paladin')
    at.play('0', 'commit')
    for (const { place } of [...at.G.plan]) {
      resolve(at, place)
      answerAll(at)
    }
    at.play('0', 'finishResolution')
    const gained = prey.reduce((sum, one) => sum + monsterOf(one).vp, 0)
    const spoils = prey.flatMap((one) => (monsterOf(one).effect ? [monsterOf(one).effect!] : []))
    answerAll(at)
    const { vp, bag, ...rest } = printed([...effects, ...spoils], 2)
    expect(change(before, standing(at))).toEqual({ vp: vp + gained, bag: bag - 6, ...rest })
    expect(seat(at).rooms).toEqual([id])
    at.play('0', 'endTurn')
    pass(at)
    const set = effects.flatMap((effect) => (effect.do === 'set' ? [effect.name] : []))[0]
    expect(at.G.outcome!.breakdown['0']!.towers).toBe(set ? setPoints[set][1] : 0)
  })

  it.each(rooms)('MM-1005 MM-407 $id is not completed with something missing', ({ id, corruption }) => {
    const at = laid({
      options: { fourTowers: true },
      open: { castle: id },
      monsters: ['skeleton', 'bookworm', 'goblin-whittler'],
      seats: { 0: { tavern: { peasant: 3, warrior: 3, mage: 2, cleric: 2, knight: 2, corruption: 2 } } },
    })
    const bounty = id.startsWith('bounty')
    at.play('0', 'assignFor', id)
    if (!bounty) at.play('0', 'takeBack', id, corruption === 'one' ? 'corruption' : 0)
    expect(at.refused('0', 'commit').clause).toBe(
      bounty ? 'MM-1010' : { none: 'MM-407', one: 'MM-1005', any: 'MM-407' }[corruption],
    )
  })
})

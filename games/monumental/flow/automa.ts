import { known, size } from '../../kit/zones'
import { type AutomaInstruction, type AutomaSpecial, automaRules } from '../data/automa'
import { prices } from '../data/constants'
import type { HexId } from '../data/hex'
import { terrainRules } from '../data/terrain'
import type { Gain } from '../data/tokens'
import { type Act, sacrificable } from '../effects'
import { automaCardOf, automaSpecialOf, barbarianOf, cardOf, isHero, policiesOf, productionOf } from '../pieces/cards'
import { driveOut, goHome, targetProblem } from '../pieces/conquest'
import { loseOldest, replenishDisplay } from '../pieces/display'
import {
  byPlace,
  capitalOf,
  conquestValue,
  controls,
  defenseOf,
  freeUnits,
  geometry,
  holderOf,
  isCoastal,
  placeAt,
  provincePoints,
  provincesOf,
  putUnit,
  reachableFrom,
  spotAt,
  stagingFor,
  takeUnit,
} from '../pieces/map'
import { tokenPlaces, wonderOf } from '../pieces/wonders'
import { type Area, type Automa, areaOf, automaSeat, type G, type UnitAt, unitsIn } from '../state'
import { stepTowardsTokens } from './automa-paths'

/** The Automa's turn as it goes on. */
interface Running extends Act {
  readonly automa: Automa
  readonly area: Area
  /** A card was taken from the display. */
  took: boolean
}

/** MO-242. */
export function automaTurn(act: Act): void {
  const { G } = act
  const running: Running = { ...act, player: automaSeat, automa: G.automa!, area: areaOf(G, automaSeat), took: false }
  const { automa } = running
  automa.drawn = []
  sacrificerBegins(running)
  for (let i = 0; i < automaRules.cards; i++) playCard(running)
  const more = repeatsItself(automa.drawn) ? special(running, 'administrator')?.cards : undefined
  for (let i = 0; i < (more ?? 0); i++) playCard(running)
  patronEnds(running)
  replenishDisplay(running, running.took)
}

/** What the Automa's civilization changes, if it is this. */
function special<R extends AutomaSpecial['rule']>(
  { area }: Running,
  rule: R,
): Extract<AutomaSpecial, { rule: R }> | undefined {
  const one = automaSpecialOf(area.civ)
  return isSpecial(one, rule) ? one : undefined
}

const isSpecial = <R extends AutomaSpecial['rule']>(
  one: AutomaSpecial,
  rule: R,
): one is Extract<AutomaSpecial, { rule: R }> => one.rule === rule

const eraBonus = (G: G): number => automaRules.eraBonus[G.era]

function playCard(running: Running): void {
  const { automa, random, say } = running
  if (size(automa.deck) === 0) {
    automa.deck = random.Shuffle([...automa.used])
    automa.used = []
  }
  const card = known(automa.deck).pop()!
  automa.used.push(card)
  automa.drawn.push(card)
  say({ kind: 'automaCard', card })
  for (const instruction of automaCardOf(card).instructions) carryOut(running, instruction)
}

/** Mughals: do both cards contain the same kind of instruction? */
function repeatsItself(cards: readonly string[]): boolean {
  const [first, second] = cards.map((card) => automaCardOf(card).instructions.map((one) => one.do))
  return first?.some((kind) => second?.includes(kind)) ?? false
}

function carryOut(running: Running, instruction: AutomaInstruction): void {
  switch (instruction.do) {
    case 'conquer':
      conquer(running, instruction.n)
      break
    case 'explore':
      explore(running, instruction.n)
      break
    case 'build':
      build(running, instruction.n)
      break
    case 'culture':
      culture(running, instruction.n)
      break
    case 'gold':
      gold(running, instruction.n)
      break
    case 'discard':
      if (running.G.lastRound === null) loseOldest(running, instruction.n)
      break
    case 'take':
      take(running, instruction.kind)
      break
    case 'fortify':
      fortify(running)
      break
  }
}

/** MO-249. */
function gold({ area, say }: Running, n: number): void {
  area.goods.G += n
  say({ kind: 'gained', player: automaSeat, res: 'G', n, source: 'automa' })
}

function culture({ area, say }: Running, n: number): void {
  area.goods.C += n
  say({ kind: 'gained', player: automaSeat, res: 'C', n, source: 'automa' })
  for (const { id } of policiesOf(area.civ).slice(area.policies.length)) {
    const price = prices.policies[area.policies.length]!
    if (area.goods.C < price) return
    area.goods.C -= price
    area.policies.push(id)
    say({ kind: 'policy', player: automaSeat, policy: id, line: null })
  }
}

function store({ automa, say }: Running, n: number): void {
  automa.store += n
  say({ kind: 'automaStore', store: automa.store })
}

/** Basics go to the store; Gold and Culture as instructions (MO-246, MO-250). */
function receive(running: Running, gains: readonly Gain[]): void {
  for (const { res, n } of gains) {
    if (res === 'G') gold(running, n)
    else if (res === 'C') culture(running, n)
    else store(running, n)
  }
}

/** MO-247. */
function take(running: Running, kind: 'knowledge' | 'building'): void {
  const { G, area, say } = running
  const cards = G.display.filter((card) => !isHero(card) && cardOf(card).kind !== 'wonder')
  const card = cards.find((one) => cardOf(one).kind === kind) ?? cards[0]
  if (card === undefined) {
    gold(running, automaRules.consolation)
    return
  }
  takeFromDisplay(running, card)
  area.owned.push(card)
  say({ kind: 'automaTook', card })
  if (cardOf(card).kind !== 'knowledge') return
  const thinker = special(running, 'thinker')
  const seafarer = special(running, 'seafarer')
  if (thinker) gold(running, thinker.gold)
  if (seafarer) build(running, seafarer.build)
}

function takeFromDisplay(running: Running, card: string): void {
  running.G.display = running.G.display.filter((one) => one !== card)
  running.took = true
}

const oldestWonder = (G: G): string | undefined =>
  G.display.find((card) => !isHero(card) && cardOf(card).kind === 'wonder')

const needOf = (wonder: string): number => wonderOf(wonder).start + wonderOf(wonder).work

/** MO-248. */
function build(running: Running, n: number): void {
  const { G, automa, say } = running
  store(running, n + eraBonus(G) + (special(running, 'builder')?.more ?? 0))
  if (automa.wonder === null) {
    const next = oldestWonder(G)
    if (next === undefined) return
    takeFromDisplay(running, next)
    automa.wonder = next
    say({ kind: 'automaTook', card: next })
  }
  if (automa.store < needOf(automa.wonder)) return
  completeWonder(running, automa.wonder)
  automa.wonder = null
  for (let next = oldestWonder(G); next !== undefined && automa.store >= needOf(next); next = oldestWonder(G)) {
    takeFromDisplay(running, next)
    completeWonder(running, next)
  }
}

function completeWonder(running: Running, card: string): void {
  const { G, automa, area, say } = running
  automa.store -= needOf(card)
  area.owned.push(card)
  say({ kind: 'completedWonder', player: automaSeat, card })
  const [hex] = tokenPlaces(G, automaSeat).sort(
    (a, b) => Number(b !== capital(G)) - Number(a !== capital(G)) || worth(G, b) - worth(G, a) || byPlace(G, a, b),
  )
  const spot = spotAt(G, hex!)
  spot.wonders = [...(spot.wonders ?? []), card]
  say({ kind: 'placedToken', player: automaSeat, card, hex: hex! })
}

const capital = (G: G): HexId => capitalOf(G, automaSeat)

const worth = (G: G, hex: HexId): number => {
  const { tile, city, token } = provincePoints(G, hex)
  return tile + city + token
}

/** What the Automa must overcome there: Atlanteans ignore the terrain of coasts. */
const obstacle = (running: Running, hex: HexId): number =>
  conquestValue(running.G, hex, special(running, 'seafarer') !== undefined && isCoastal(running.G, hex)).total

/** MO-244. */
function conquer(running: Running, n: number): void {
  const { G } = running
  const budget = n + eraBonus(G) + (special(running, 'warrior')?.budget ?? 0)
  const raid = special(running, 'raider')?.budget ?? 0
  const [target] = Object.keys(G.hexes)
    .filter((hex) => {
      const value = obstacle(running, hex)
      return (
        !targetProblem(G, automaSeat, hex) &&
        value <= budget + (spotAt(G, hex).barbarian ? raid : 0) &&
        value <= available(G, hex) &&
        (placeAt(G, hex).terrain !== 'pyramid' || running.area.goods.G >= terrainRules.pyramidGold)
      )
    })
    .sort(
      (a, b) =>
        worth(G, b) - worth(G, a) ||
        obstacle(running, a) - obstacle(running, b) ||
        Number(holderOf(G, b) !== null) - Number(holderOf(G, a) !== null) ||
        byPlace(G, a, b),
    )
  if (target === undefined) gold(running, automaRules.consolation)
  else attack(running, target)
}

const available = (G: G, hex: HexId): number =>
  [...stagingFor(G, automaSeat, hex)].reduce((sum, at) => sum + freeUnits(G, at), 0)

/** MO-245: the Warlord, then Soldiers from the Capital, then from where most Units stand. */
function chooseUnits(G: G, hex: HexId, n: number): UnitAt[] {
  const staging = [...stagingFor(G, automaSeat, hex)]
  const left = new Map(staging.map((at) => [at, freeUnits(G, at)]))
  const sent: UnitAt[] = []
  const send = (at: HexId, unit: string) => {
    sent.push({ at, unit })
    left.set(at, left.get(at)! - 1)
  }
  const warlord = staging.find((at) => spotAt(G, at).force!.warlord && left.get(at)! > 0)
  if (warlord) send(warlord, 'warlord')
  const unsent = (at: HexId, unit: 'soldier' | 'mounted') => {
    const force = spotAt(G, at).force!
    const gone = sent.filter((one) => one.at === at && one.unit === unit).length
    return (unit === 'soldier' ? force.soldiers : force.mounted) - gone
  }
  const standing = (at: HexId) => unitsIn(spotAt(G, at).force!) - sent.filter((one) => one.at === at).length
  while (sent.length < n) {
    const [at] = staging
      .filter((one) => left.get(one)! > 0 && unsent(one, 'soldier') + unsent(one, 'mounted') > 0)
      .sort(
        (a, b) => Number(b === capital(G)) - Number(a === capital(G)) || standing(b) - standing(a) || byPlace(G, a, b),
      )
    send(at!, unsent(at!, 'soldier') > 0 ? 'soldier' : 'mounted')
  }
  return sent
}

function attack(running: Running, hex: HexId): void {
  const { G, area, say } = running
  const spot = spotAt(G, hex)
  const units = chooseUnits(G, hex, obstacle(running, hex))
  const from = holderOf(G, hex)
  const paid = placeAt(G, hex).terrain === 'pyramid' ? { G: terrainRules.pyramidGold } : {}
  area.goods.G -= paid.G ?? 0
  say({ kind: 'conquered', player: automaSeat, hex, units: units.map(({ unit }) => unit), from, paid })
  if (spot.force) driveOut(G, hex, spot.force)
  for (const { at, unit } of units) {
    takeUnit(G, at, unit)
    putUnit(G, automaSeat, hex, unit)
  }
  if (spot.barbarian) {
    const token = spot.barbarian.face!
    delete spot.barbarian
    say({ kind: 'barbarian', player: automaSeat, hex, token })
    receive(running, rewardOf(token, special(running, 'raider') !== undefined))
  }
  if (placeAt(G, hex).terrain === 'desert') loseToDesert(running, hex)
  afterConquest(running, hex, units.length)
}

/** MO-246: Culture before Gold before basics. */
function rewardOf(token: string, both: boolean): readonly Gain[] {
  const { A, B } = barbarianOf(token).rewards
  if (both) return [...A, ...B]
  const brings = (res: 'C' | 'G') => [A, B].find((gains) => gains.some((one) => one.res === res))
  return brings('C') ?? brings('G') ?? A
}

/** MO-124, MO-245: rather a Soldier without a Horse. */
function loseToDesert({ G, say }: Running, hex: HexId): void {
  const { soldiers, mounted } = spotAt(G, hex).force!
  if (soldiers + mounted === 0) return
  const unit = soldiers > 0 ? 'soldier' : 'mounted'
  takeUnit(G, hex, unit)
  goHome(G, automaSeat, unit)
  say({ kind: 'lostInDesert', player: automaSeat, hex })
}

/** What Aztecs and Amazons do after a conquest. */
function afterConquest(running: Running, hex: HexId, units: number): void {
  const { G, area, say } = running
  const sacrificer = special(running, 'sacrificer')
  const force = spotAt(G, hex).force!
  if (sacrificer && units >= sacrificer.units && sacrificable(G, hex) > 0) {
    takeUnit(G, hex, 'soldier')
    area.sacrificed += 1
    say({ kind: 'sacrificed', player: automaSeat, hex })
    store(running, sacrificer.store)
  }
  if (special(running, 'rider') && G.horses > 0 && force.soldiers > 0) {
    G.horses -= 1
    force.soldiers -= 1
    force.mounted += 1
    say({ kind: 'mounted', player: automaSeat, hex })
  }
}

function sacrificerBegins(running: Running): void {
  const { G, area, say } = running
  const n = Math.min(special(running, 'sacrificer')?.restored ?? 0, area.sacrificed)
  if (n === 0) return
  area.sacrificed -= n
  for (let i = 0; i < n; i++) putUnit(G, automaSeat, capital(G), 'soldier')
  say({ kind: 'restored', player: automaSeat, n })
}

function patronEnds(running: Running): void {
  const patron = special(running, 'patron')
  if (!patron || running.area.goods.G < patron.gold) return
  running.area.goods.G -= patron.gold
  running.say({ kind: 'paid', player: automaSeat, res: 'G', n: patron.gold, source: 'automa' })
  culture(running, patron.culture)
}

/** MO-250. */
function explore(running: Running, n: number): void {
  const { G, area, say } = running
  let left = n
  for (let step = stepTowardsTokens(G); step && step.cost <= left; step = stepTowardsTokens(G)) {
    const { explorer, hex } = step
    say({ kind: 'movedExplorer', player: automaSeat, from: area.explorers[explorer]!, to: hex })
    area.explorers[explorer] = hex
    left -= step.cost
    enter(running, hex)
  }
}

/** MO-144, MO-250. */
function enter(running: Running, hex: HexId): void {
  const { G, automa, say } = running
  const spot = spotAt(G, hex)
  if (spot.barbarian && !spot.barbarian.open) {
    spot.barbarian.open = true
    say({ kind: 'barbarian', player: automaSeat, hex, token: spot.barbarian.face! })
  }
  if (spot.production) {
    const token = spot.production
    delete spot.production
    say({ kind: 'foundProduction', player: automaSeat, token, hex })
    receive(running, productionOf(token).gives)
  }
  const { market } = spot
  if (!market || market.left === 0 || automa.markets.includes(market.id)) return
  market.left -= 1
  automa.markets.push(market.id)
  say({ kind: 'tookMarket', player: automaSeat, market: market.id })
  const use: { store?: number; gold?: number; culture?: number } = automaRules.markets[market.id]
  if (use.store) store(running, use.store)
  if (use.gold) gold(running, use.gold)
  if (use.culture) culture(running, use.culture)
}

/** MO-251. */
function fortify({ G, area, say }: Running): void {
  const soldiersAt = (hex: HexId) => spotAt(G, hex).force!.soldiers + spotAt(G, hex).force!.mounted
  const [strongest] = provincesOf(G, automaSeat)
    .filter((hex) => soldiersAt(hex) >= prices.outpostSoldiers && !spotAt(G, hex).force!.outpost)
    .sort((a, b) => soldiersAt(b) - soldiersAt(a) || byPlace(G, a, b))
  if (strongest !== undefined && area.outposts > 0) {
    area.outposts -= 1
    spotAt(G, strongest).force!.outpost = true
    for (let i = 0; i < prices.outpostSoldiers; i++) {
      const unit = spotAt(G, strongest).force!.soldiers > 0 ? 'soldier' : 'mounted'
      takeUnit(G, strongest, unit)
      putUnit(G, automaSeat, capital(G), unit)
    }
    say({ kind: 'outpost', player: automaSeat, hex: strongest })
    return
  }
  const { soldiers, mounted } = spotAt(G, capital(G)).force!
  const reachable = reachableFrom(G, automaSeat, capital(G))
  const [weakest] = provincesOf(G, automaSeat)
    .filter((hex) => reachable.has(hex) && geometry(G).neighbours[hex]!.some((next) => isHuman(G, next)))
    .sort((a, b) => defenseOf(G, a) - defenseOf(G, b) || byPlace(G, a, b))
  if (weakest === undefined || soldiers + mounted === 0) return
  const unit = soldiers > 0 ? 'soldier' : 'mounted'
  takeUnit(G, capital(G), unit)
  putUnit(G, automaSeat, weakest, unit)
  say({ kind: 'movedUnit', player: automaSeat, unit, from: capital(G), to: weakest })
}

const isHuman = (G: G, hex: HexId): boolean => holderOf(G, hex) !== null && !controls(G, automaSeat, hex)

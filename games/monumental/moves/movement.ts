import { type Asking, type PlayerId, type Refusal, refuse } from '../../kit/rule'
import { prices } from '../data/constants'
import type { HexId } from '../data/hex'
import { terrainRules } from '../data/terrain'
import { type Act, gain, owe } from '../effects'
import { run } from '../flow/agenda'
import { productionOf } from '../pieces/cards'
import {
  capitalOf,
  controls,
  countOf,
  freeUnits,
  geometry,
  isHex,
  linksOf,
  placeAt,
  provinceAt,
  putUnit,
  reachableFrom,
  spotAt,
  takeUnit,
  territoryOf,
} from '../pieces/map'
import { isRefused, payment, settle } from '../pieces/payment'
import { areaOf, type G, kindsIn, type Spot, type UnitKind } from '../state'
import { countShape, explorerShape, hexShape, marchShape, monumentalRule, notInActions, unitShape } from './shapes'

interface Wish {
  readonly gold?: number | undefined
  readonly free?: boolean | undefined
}

const isFree = (left: number, { free }: Wish): boolean => free ?? left > 0

/** Military to move a Unit now. */
export const marchPrice = (G: G, wish: Wish = {}): number => (isFree(G.now.marches, wish) ? 0 : prices.moveUnit)

const marching = ({ G, player }: Asking<G>, wish: Wish) =>
  payment(areaOf(G, player), { res: 'M', cost: marchPrice(G, wish), clause: 'MO-140' }, wish.gold)

/** Why this Unit cannot go there (MO-114, MO-140, MO-141). */
function moveProblem(G: G, player: string, from: HexId, unit: UnitKind, to: HexId): Refusal | undefined {
  if (!isHex(G, from) || !isHex(G, to)) return refuse('MO-140', 'There is no tile')
  if (!controls(G, player, from)) return refuse('MO-140', 'This is not your territory')
  if (from === to) return refuse('MO-140', 'It stands there already')
  if (!controls(G, player, to)) return refuse('MO-141', 'Units leave your territory only by conquering')
  if (countOf(spotAt(G, from).force, unit) === 0) return refuse('MO-140', 'There is no such Unit')
  if (freeUnits(G, from) === 0) return refuse('MO-114', 'A Unit or an Outpost must stay in every Province')
  return reachableFrom(G, player, from).has(to)
    ? undefined
    : refuse('MO-140', 'The two tiles are not connected within your territory')
}

/** Action 7. */
export const moveUnit = monumentalRule({
  args: [hexShape, unitShape, hexShape, marchShape],
  check(ask, from, unit, to, wish = {}) {
    const { G, player } = ask
    const wrong = notInActions(G) ?? moveProblem(G, player, from, unit, to)
    if (wrong) return wrong
    if (wish.free && G.now.marches === 0) return refuse('MO-140', 'You have no free move of a Unit')
    const paid = marching(ask, wish)
    return isRefused(paid) ? paid.refusal : undefined
  },
  apply(act, from, unit, to, wish = {}) {
    const { G, player, say } = act
    const paid = marching(act, wish)
    if (isFree(G.now.marches, wish)) G.now.marches -= 1
    settle(act, paid)
    takeUnit(G, from, unit)
    putUnit(G, player, to, unit)
    say({ kind: 'movedUnit', player, unit, from, to })
  },
  choices({ G, player }) {
    if (notInActions(G)) return []
    const { goods } = areaOf(G, player)
    if (G.now.marches === 0 && goods.M + goods.G === 0) return []
    const lands = territoryOf(G, player)
    return lands.flatMap((from) => {
      if (freeUnits(G, from) === 0) return []
      const reach = [...reachableFrom(G, player, from)].filter((to) => to !== from)
      return kindsIn(spotAt(G, from).force!).flatMap((unit) =>
        reach.map((to): [HexId, UnitKind, HexId] => [from, unit, to]),
      )
    })
  },
})

const jungleToll = (G: G, to: HexId): number => (placeAt(G, to).terrain === 'jungle' ? terrainRules.jungleMilitary : 0)

/** Military for an Explorer's step onto this tile now: more into a Jungle (MO-127, MO-142). */
export const stepPrice = (G: G, to: HexId, wish: Wish = {}): number =>
  (isFree(G.now.steps, wish) ? 0 : prices.moveExplorer) + jungleToll(G, to)

function stepping({ G, player }: Asking<G>, to: HexId, wish: Wish) {
  const clause = jungleToll(G, to) > 0 ? 'MO-127' : 'MO-142'
  return payment(areaOf(G, player), { res: 'M', cost: stepPrice(G, to, wish), clause }, wish.gold)
}

function stepProblem(G: G, player: string, explorer: number, to: HexId): Refusal | undefined {
  const from = areaOf(G, player).explorers[explorer]
  if (from === undefined || !isHex(G, to)) return refuse('MO-142', 'There is no tile')
  if (!geometry(G).neighbours[from]!.includes(to)) return refuse('MO-142', 'An Explorer goes to a neighbouring tile')
  if (!linksOf(G, from).includes(to)) return refuse('MO-120', 'There is no bridge on this side of the Island')
  return placeAt(G, to).terrain === 'capital' && to !== capitalOf(G, player)
    ? refuse('MO-142', "Explorers do not enter another player's Capital")
    : undefined
}

/** Action 8. */
export const moveExplorer = monumentalRule({
  args: [explorerShape, hexShape, marchShape],
  reveals: ({ G }, _explorer, to) => spotAt(G, to).barbarian?.open === false,
  check(ask, explorer, to, wish = {}) {
    const { G, player } = ask
    const wrong = notInActions(G) ?? stepProblem(G, player, explorer, to)
    if (wrong) return wrong
    if (wish.free && G.now.steps === 0) return refuse('MO-142', 'You have no free step')
    const paid = stepping(ask, to, wish)
    return isRefused(paid) ? paid.refusal : undefined
  },
  apply(act, explorer, to, wish = {}) {
    const { G, player, say } = act
    const { explorers } = areaOf(G, player)
    const paid = stepping(act, to, wish)
    if (isFree(G.now.steps, wish)) G.now.steps -= 1
    settle(act, paid)
    say({ kind: 'movedExplorer', player, from: explorers[explorer]!, to })
    explorers[explorer] = to
    enter(act, to)
    run(act)
  },
  choices({ G, player }) {
    if (notInActions(G)) return []
    const { explorers } = areaOf(G, player)
    const apart = explorers.filter((hex, i) => explorers.indexOf(hex) === i)
    return apart.flatMap((hex) =>
      linksOf(G, hex).map((to): [0 | 1, HexId] => [explorers.indexOf(hex) === 0 ? 0 : 1, to]),
    )
  },
})

/** MO-150: the Market whose token this player's Explorer may take there. */
export function marketFor(G: G, player: PlayerId, hex: HexId): Spot['market'] {
  const { market } = spotAt(G, hex)
  return market && market.left > 0 && !areaOf(G, player).markets.includes(market.id) ? market : undefined
}

/** MO-144, MO-150: turn the Barbarian up, take the Production token, then a Market token if it is wanted. */
function enter(act: Act, hex: HexId): void {
  const { G, player, say } = act
  const spot = spotAt(G, hex)
  if (spot.barbarian && !spot.barbarian.open) {
    spot.barbarian.open = true
    say({ kind: 'barbarian', player, hex, token: spot.barbarian.face! })
  }
  if (spot.production) {
    const token = spot.production
    delete spot.production
    say({ kind: 'foundProduction', player, token, hex })
    for (const { res, n } of productionOf(token).gives) gain(act, res, n, token)
  }
  const market = marketFor(G, player, hex)
  if (market) owe(act, market.id, { ask: 'market', hex })
}

/** Action 9: how many of the three Soldiers are mounted; as few as possible unless said. */
const mountedOf = (G: G, hex: HexId, wish: number | undefined): number =>
  wish ?? Math.max(0, prices.outpostSoldiers - spotAt(G, hex).force!.soldiers)

export const buildOutpost = monumentalRule({
  args: [hexShape, countShape],
  check({ G, player }, hex, wish) {
    const wrong = notInActions(G)
    if (wrong) return wrong
    if (!isHex(G, hex) || !provinceAt(G, hex) || !controls(G, player, hex)) {
      return refuse('MO-146', 'An Outpost is built in a Province you control')
    }
    const { outpost, soldiers, mounted } = spotAt(G, hex).force!
    if (outpost) return refuse('MO-146', 'There is an Outpost already')
    if (areaOf(G, player).outposts === 0) return refuse('MO-005', 'You have no Outpost left')
    const riding = mountedOf(G, hex, wish)
    const walking = prices.outpostSoldiers - riding
    return soldiers >= walking && mounted >= riding && walking >= 0
      ? undefined
      : refuse('MO-146', `This takes ${prices.outpostSoldiers} of your Soldiers there`)
  },
  apply({ G, player, say }, hex, wish) {
    const area = areaOf(G, player)
    const riding = mountedOf(G, hex, wish)
    spotAt(G, hex).force!.outpost = true
    area.outposts -= 1
    for (let i = 0; i < prices.outpostSoldiers; i++) {
      const unit = i < riding ? 'mounted' : 'soldier'
      takeUnit(G, hex, unit)
      putUnit(G, player, capitalOf(G, player), unit)
    }
    say({ kind: 'outpost', player, hex })
  },
  choices: ({ G, player }) => territoryOf(G, player).map((hex) => [hex]),
})

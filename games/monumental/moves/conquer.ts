import { type Asking, refuse } from '../../kit/rule'
import type { HexId } from '../data/hex'
import { run } from '../flow/agenda'
import {
  conquer as carryOut,
  conquestPrice,
  reserves,
  targetProblem,
  terrainIgnorers,
  unitsProblem,
} from '../pieces/conquest'
import { controls, isHex, linksOf, spotAt, territoryOf } from '../pieces/map'
import { isRefused, payment, settle } from '../pieces/payment'
import { areaOf, type G, type UnitAt } from '../state'
import { conquestShape, hexShape, monumentalRule, notInActions, unitsShape } from './shapes'

interface Wish {
  readonly gold?: number | undefined
  readonly ignoreTerrain?: string | undefined
}

const priceOf = ({ G, player }: Asking<G>, hex: HexId, units: readonly UnitAt[], { ignoreTerrain }: Wish) =>
  conquestPrice(
    G,
    player,
    hex,
    units.map(({ unit }) => unit),
    ignoreTerrain !== undefined,
  )

function paying(ask: Asking<G>, hex: HexId, units: readonly UnitAt[], wish: Wish) {
  const { military, gold: surcharge } = priceOf(ask, hex, units, wish)
  return payment(areaOf(ask.G, ask.player), { res: 'M', cost: military, clause: 'MO-115', surcharge }, wish.gold)
}

/** Action 6. */
export const conquer = monumentalRule({
  args: [hexShape, unitsShape, conquestShape],
  reveals: ({ G }, hex) => spotAt(G, hex).barbarian?.open === false,
  check(ask, hex, units, wish = {}) {
    const { G, player } = ask
    const wrong = notInActions(G)
    if (wrong) return wrong
    if (!isHex(G, hex)) return refuse('MO-110', 'There is no tile')
    const target = targetProblem(G, player, hex)
    if (target) return target
    if (wish.ignoreTerrain !== undefined && !terrainIgnorers(G, player, hex).includes(wish.ignoreTerrain)) {
      return refuse('MO-116', 'The terrain of this Province cannot be ignored by that')
    }
    const { units: needed } = priceOf(ask, hex, units, wish)
    if (units.length !== needed)
      return refuse('MO-112', `Send exactly ${needed} ${needed === 1 ? 'Unit' : 'Units'}, not ${units.length}`)
    const troops = unitsProblem(G, player, hex, units)
    if (troops) return troops
    const paid = paying(ask, hex, units, wish)
    return isRefused(paid) ? paid.refusal : undefined
  },
  apply(act, hex, units, wish = {}) {
    const { G, player, say } = act
    const { discounts } = priceOf(act, hex, units, wish)
    G.now.used.push(...discounts.filter((source) => G.now.activated.includes(source)))
    if (wish.ignoreTerrain !== undefined) G.now.used.push(wish.ignoreTerrain)
    const from = spotAt(G, hex).force?.by ?? null
    const paid = settle(act, paying(act, hex, units, wish))
    say({ kind: 'conquered', player, hex, units: units.map(({ unit }) => unit), from, paid })
    carryOut(act, hex, units)
    run(act)
  },
  choices(ask) {
    if (notInActions(ask.G)) return []
    return targets(ask.G, ask.player).flatMap((hex) => campaigns(ask, hex))
  },
})

/** Tiles beside the territory. */
const targets = (G: G, player: string): HexId[] => [
  ...new Set(
    territoryOf(G, player)
      .flatMap((hex) => linksOf(G, hex))
      .filter((hex) => !controls(G, player, hex)),
  ),
]

const isLeader = ({ unit }: UnitAt): boolean => unit !== 'soldier' && unit !== 'mounted'

/** Ways to conquer a Province that are worth trying: with leaders or without, with terrain or without. */
export function campaigns(ask: Asking<G>, hex: HexId): [HexId, UnitAt[], Wish?][] {
  const { G, player } = ask
  if (targetProblem(G, player, hex)) return []
  const foot = reserves(G, player, hex, 'leader')
  const led = reserves(G, player, hex, 'soldier')
  const leaders = led.filter(isLeader)
  const warlord = leaders.filter(({ unit }) => unit === 'warlord')
  const soldiers = led.filter((one) => !isLeader(one))
  const orders = [[...foot.filter((one) => !isLeader(one)), ...foot.filter(isLeader)]]
  if (warlord.length > 0) orders.push([...warlord, ...soldiers, ...leaders.filter(({ unit }) => unit !== 'warlord')])
  if (leaders.length > warlord.length) orders.push([...leaders, ...soldiers])
  return [undefined, ...terrainIgnorers(G, player, hex)].flatMap((ignoreTerrain) =>
    orders.flatMap((order): [HexId, UnitAt[], Wish?][] => {
      const wish = { ignoreTerrain }
      const { units } = priceOf(ask, hex, [], wish)
      if (order.length < units) return []
      const sent = order.slice(0, units)
      return [ignoreTerrain === undefined ? [hex, sent] : [hex, sent, { ignoreTerrain }]]
    }),
  )
}

import { type Asking, type Refusal, refuse } from '../../kit/rule'
import { size } from '../../kit/zones'
import { refillXp, seasons } from '../data/constants'
import { type Bundle, goods } from '../data/effects'
import { abilityOf } from '../data/heroes'
import { orderOf } from '../data/orders'
import { begin, give, payAll, revealing } from '../effects'
import { advance } from '../flow/advance'
import { abilityProblem } from '../pieces/abilities'
import { bestSale, type Line, linesOf, timesIn } from '../pieces/market'
import { activatedOf, equip } from '../pieces/standing'
import { innRow, roomIn } from '../pieces/town'
import { fillRow } from '../pieces/villagers'
import { type Area, areaOf, type G, isFinal } from '../state'
import {
  abilityShape,
  activatedShape,
  distinct,
  lineShape,
  nowOrNeverRule,
  orderShape,
  rowShape,
  rows,
  slotShape,
  slots,
  timesShape,
  villagerShape,
} from './shapes'

type Ask = Asking<G>

/** NON-160: at every moment, once the first season has begun. */
const notYet = ({ G }: Ask): Refusal | undefined =>
  G.phase === 'setup' ? refuse('NON-160', 'The game begins when everybody has chosen') : undefined

function handOver(area: Area, bundle: Bundle, times: number): void {
  for (const good of goods) area.stock[good] -= (bundle[good] ?? 0) * times
}

const lineOf = (area: Area, id: string): Line | undefined => linesOf(area).find((line) => line.id === id)

/** NON-161. */
export const sell = nowOrNeverRule({
  args: [lineShape, timesShape],
  anytime: true,
  check(ask, id, times) {
    const area = areaOf(ask.G, ask.player)
    const line = lineOf(area, id)
    if (!line) return refuse('NON-161', 'The market has no such line for you')
    return (
      notYet(ask) ??
      (timesIn(area.stock, line.give) < times ? refuse('NON-161', 'You do not have these goods') : undefined)
    )
  },
  apply({ G, player, say }, id, times) {
    const area = areaOf(G, player)
    const line = lineOf(area, id)!
    handOver(area, line.give, times)
    area.coins += line.coins * times
    say({ kind: 'sold', player, line: id, times, coins: line.coins * times })
  },
  choices({ G, player }) {
    const area = areaOf(G, player)
    return goods.some((good) => area.stock[good] > 0) ? linesOf(area).map(({ id }): [string, number] => [id, 1]) : []
  },
})

/** NON-161: everything, for the best total. */
export const sellBest = nowOrNeverRule({
  args: [],
  anytime: true,
  check(ask) {
    const { stock } = areaOf(ask.G, ask.player)
    return notYet(ask) ?? (goods.some((good) => stock[good] > 0) ? undefined : refuse('NON-161', 'You have no goods'))
  },
  apply({ G, player, say }) {
    const area = areaOf(G, player)
    const lines = linesOf(area)
    for (const [id, times] of Object.entries(bestSale(area.stock, lines).lines)) {
      const { give: bundle, coins } = lines.find((line) => line.id === id)!
      handOver(area, bundle, times)
      area.coins += coins * times
      say({ kind: 'sold', player, line: id, times, coins: coins * times })
    }
  },
  choices: () => [[]],
})

/** R32: in the final phase villagers move until the own production is confirmed. */
const settledForGood = ({ G, player }: Ask): Refusal | undefined =>
  areaOf(G, player).produced ? refuse('NON-175', 'Your final production has been carried out') : undefined

/** NON-142, NON-162. */
export const houseVillager = nowOrNeverRule({
  args: [villagerShape, rowShape],
  anytime: true,
  check(ask, villager, row) {
    const area = areaOf(ask.G, ask.player)
    if (!area.unhoused.includes(villager)) return refuse('NON-162', 'You have no such villager to house')
    if (roomIn(area, row) <= 0) return refuse('NON-162', 'This row has no room: buildings and beds are all taken')
    return settledForGood(ask)
  },
  apply({ G, player, say }, villager, row) {
    const area = areaOf(G, player)
    area.unhoused.splice(area.unhoused.indexOf(villager), 1)
    area.housing[row - 1]!.push(villager)
    say({ kind: 'housed', player, villager, row })
  },
  choices({ G, player }) {
    return distinct(areaOf(G, player).unhoused).flatMap((id) => rows.map((row): [string, number] => [id, row]))
  },
})

/** NON-169: out of the Inn's row. */
export const moveVillager = nowOrNeverRule({
  args: [villagerShape, rowShape],
  anytime: true,
  check(ask, villager, row) {
    const area = areaOf(ask.G, ask.player)
    const inn = innRow(area)
    if (inn === undefined) return refuse('NON-163', 'A housed villager stays: only an Inn lets one move')
    if (!area.housing[inn - 1]!.includes(villager)) {
      return refuse('NON-169', "Only villagers housed in the Inn's row can move")
    }
    if (row === inn || roomIn(area, row) <= 0) return refuse('NON-169', 'They need another row with room')
    return settledForGood(ask)
  },
  apply({ G, player, say }, villager, row) {
    const area = areaOf(G, player)
    const from = area.housing[innRow(area)! - 1]!
    from.splice(from.indexOf(villager), 1)
    area.housing[row - 1]!.push(villager)
    say({ kind: 'rehoused', player, villager, row })
  },
  choices({ G, player }) {
    const area = areaOf(G, player)
    const inn = innRow(area)
    if (inn === undefined) return []
    return distinct(area.housing[inn - 1]!).flatMap((id) => rows.map((row): [string, number] => [id, row]))
  },
})

/** NON-165. */
export const completeOrder = nowOrNeverRule({
  args: [orderShape],
  anytime: true,
  check({ G, player }, id) {
    const { orders, stock } = areaOf(G, player)
    if (isFinal(G, seasons)) return refuse('NON-165', 'No orders in the final production phase')
    if (!orders.includes(id)) return refuse('NON-165', 'You have no such open order')
    return timesIn(stock, orderOf(id).give) < 1 ? refuse('NON-165', 'You do not have these goods') : undefined
  },
  apply({ G, player, say }, id) {
    const area = areaOf(G, player)
    const { give: bundle, coins } = orderOf(id)
    handOver(area, bundle, 1)
    area.coins += coins
    area.orders.splice(area.orders.indexOf(id), 1)
    area.completed.push(id)
    say({ kind: 'completedOrder', player, order: id, coins })
  },
  choices: ({ G, player }) => areaOf(G, player).orders.map((id) => [id]),
})

/** NON-164. */
export const refillVillagers = nowOrNeverRule({
  args: [],
  anytime: true,
  reveals: () => true,
  check(ask) {
    const { G, player } = ask
    if (!G.villagerRow.includes(null)) return refuse('NON-164', 'The row of villagers has no empty slot')
    if (size(G.villagerSupply) === 0) return refuse('NON-164', 'There are no further villagers')
    return areaOf(G, player).xp < refillXp ? refuse('NON-164', `This costs ${refillXp} experience`) : notYet(ask)
  },
  apply(act) {
    give(act, 'xp', refillXp)
    fillRow(act)
  },
  choices: () => [[]],
})

/** NON-166 to NON-168. */
export const buyAbility = nowOrNeverRule({
  args: [abilityShape, slotShape],
  anytime: true,
  check({ G, player }, id) {
    const area = areaOf(G, player)
    const { colour, level, xp } = abilityOf(id)!
    if (!area.abilities.includes(id)) {
      return G.removed.includes(id) && abilityOf(id)?.hero === area.hero
        ? refuse('NON-168', 'This ability was displaced: it is out of the game')
        : refuse('NON-166', 'This ability does not lie beside your board')
    }
    const below = area[colour].some((token) => token !== null && abilityOf(token)?.level === level - 1)
    if (level > 1 && !below) return refuse('NON-167', `You need a ${colour} ability of level ${level - 1} first`)
    return area.xp < xp ? refuse('NON-166', `This costs ${xp} experience`) : undefined
  },
  apply(act, id, slot) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    give(act, 'xp', abilityOf(id)!.xp)
    area.abilities.splice(area.abilities.indexOf(id), 1)
    const dropped = equip(area, id, slot)
    if (dropped) G.removed.push(dropped)
    say({ kind: 'boughtAbility', player, ability: id, dropped })
  },
  choices: ({ G, player }) =>
    areaOf(G, player).abilities.flatMap((id) => slots.map((slot): [string, number] => [id, slot])),
})

const abilityEffects = (G: G, player: string, id: string) =>
  activatedOf(areaOf(G, player)).find((one) => one.id === id)?.act.effects ?? []

/** NON-035, NON-135 ff., NON-158: abilities and artifacts, each at its own moment. */
export const useAbility = nowOrNeverRule({
  args: [activatedShape],
  anytime: true,
  reveals: ({ G, player }, id) => G.pending[0]?.kind === 'die' || revealing(abilityEffects(G, player, id)),
  check: abilityProblem,
  apply(act, id) {
    const { G, player, say } = act
    const area = areaOf(G, player)
    const ability = activatedOf(area).find((one) => one.id === id)!.act
    say({ kind: 'usedAbility', player, ability: id })
    payAll(act, ability.cost)
    if (ability.limit === 'season') area.used.push(id)
    if (ability.limit === 'round') G.fight?.used.push(id)
    begin(act, 'ability', id)
    advance(act)
  },
  choices: ({ G, player }) => activatedOf(areaOf(G, player)).map(({ id }) => [id]),
})

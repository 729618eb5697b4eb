import { mapRecord } from '../kit/records'
import type { PlayerId } from '../kit/rule'
import { hide } from '../kit/zones'
import { type Area, type Bot, type G, type Owed, unseen } from './state'

/** Hands are the owner's; claimed search tokens lie face down for everybody. */
const areaSeen = (area: Area, own: boolean): Area => ({
  hero: area.hero,
  space: area.space,
  hearts: area.hearts,
  mana: area.mana,
  coins: area.coins,
  xp: area.xp,
  stock: area.stock,
  arrows: area.arrows,
  red: area.red,
  blue: area.blue,
  abilities: area.abilities,
  specialists: area.specialists,
  grid: area.grid,
  town: area.town,
  housing: area.housing,
  unhoused: area.unhoused,
  hand: own ? area.hand : hide(area.hand),
  played: area.played,
  orders: area.orders,
  completed: area.completed,
  search: hide(area.search),
  passed: area.passed,
  used: area.used,
  produced: area.produced,
  story: area.story,
})

/** Cards and orders somebody is choosing from are known to that player only. */
function owedSeen(one: Owed, seat: PlayerId | null): Owed {
  if (one.player === seat) return one
  if (one.kind === 'keepQuests') return { ...one, cards: hide(one.cards) }
  return one.kind === 'keepOrders' ? { ...one, orders: hide(one.orders) } : one
}

const botSeen = (bot: Bot): Bot => ({
  specialists: bot.specialists,
  pile: hide(bot.pile),
  drawn: bot.drawn,
  attacked: bot.attacked,
  villagers: bot.villagers,
  search: hide(bot.search),
  orders: hide(bot.orders),
  quests: hide(bot.quests),
})

/** What a seat may know: everything named here and nothing else. */
export const view = (G: G, seat: PlayerId | null): G => ({
  turn: G.turn,
  phase: G.phase,
  current: G.current,
  undoable: G.undoable,
  outcome: G.outcome,
  pending: G.pending.map((one) => owedSeen(one, seat)),
  options: G.options,
  side: G.side,
  order: G.order,
  first: G.first,
  season: G.season,
  players: mapRecord(G.players, (area, player) => areaSeen(area, player === seat)),
  enemies: G.enemies,
  search: mapRecord(G.search, () => unseen),
  tiles: G.tiles,
  villagerRow: G.villagerRow,
  villagerSupply: hide(G.villagerSupply),
  gear: G.gear,
  gearPiles: { red: hide(G.gearPiles.red), blue: hide(G.gearPiles.blue) },
  specialistRow: G.specialistRow,
  specialistPile: hide(G.specialistPile),
  orderStack: hide(G.orderStack),
  piles: { basic: hide(G.piles.basic), artifact: hide(G.piles.artifact), advanced: hide(G.piles.advanced) },
  discards: G.discards,
  searchBox: hide(G.searchBox),
  removed: G.removed,
  bot: G.bot && botSeen(G.bot),
  acted: G.acted,
  armored: G.armored,
  action: G.action,
  fight: G.fight,
  roll: G.roll,
  story: G.story,
})

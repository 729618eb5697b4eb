import { clockwise, nextAfter, others } from '../../kit/order'
import { known, size } from '../../kit/zones'
import { drawNumber, finalTurns, start, type unitClasses } from '../data/classes'
import { type Quarter, quarters } from '../data/locations'
import { arrivesCard } from '../data/monsters'
import { type Act, isOneTime, run } from '../effects'
import { drawMeeples } from '../pieces/draws'
import { finish } from '../scoring'
import {
  type Assignment,
  areaOf,
  type G,
  isHill,
  kindOf,
  locationOf,
  monsterOf,
  move,
  moveAll,
  quarterOf,
} from '../state'

/** A new phase of the running turn. */
function enter(G: G, phase: G['phase'], step: G['step']): void {
  G.phase = phase
  G.step = step
  G.turn += 1
}

export function enterMain(G: G): void {
  G.plan = []
  enter(G, 'main', 'plan')
}

/** Goes on by itself until somebody has to decide something. */
export function advance(act: Act): void {
  const { G } = act
  while (G.pending.length === 0 && stepOn(act)) {
    // each step says whether there is another
  }
}

function stepOn(act: Act): boolean {
  const { G } = act
  if (G.step === 'trophies') return nextTrophy(act)
  if (G.step === 'refill') return nextMonster(act)
  return false
}

/** MM-620 (a): what was assigned goes to the Lodgings, but for what was returned or stays. */
export function sendHome(G: G, player: string, assignment: Assignment): void {
  const area = areaOf(G, player)
  const hill = isHill(assignment.place)
  for (const unit of assignment.units) {
    if (unit.returned || (unit.stays && hill)) continue
    const home = unit.stays ? area.reserved : area.lodgings
    home[unit.cls] += 1
  }
  area.lodgings.peasant += assignment.added + (assignment.levy && !assignment.levyReturned ? 1 : 0)
  area.lodgings.corruption += assignment.corruption
}

/** The Clean Up Step of the Main Phase, up to the effects of the Monsters (MM-620 to MM-624). */
export function cleanUp(act: Act): void {
  const { G, player } = act
  const area = areaOf(G, player)
  for (const assignment of G.plan) sendHome(G, player, assignment)
  moveAll(area.pending, area.lodgings)
  const defeated = G.plan.map(({ place }) => place).filter((place) => kindOf(place) === 'monster')
  for (const monster of defeated) {
    const lairs = G.city[quarterOf(G, monster)!].monsters
    lairs[lairs.indexOf(monster)] = null
    area.trophies.push(monster)
  }
  G.plan = []
  G.refill = defeated.length
  G.spoils = defeated.filter((monster) => isOneTime(monsterOf(monster)))
  G.step = 'trophies'
}

/** MM-624: the owner chooses the order; a single effect needs no choice. */
function nextTrophy(act: Act): boolean {
  const { G, player } = act
  const [only, ...more] = G.spoils
  if (more.length > 0) return false
  if (only) {
    takeSpoils(act, only)
    return true
  }
  const { tavern, lodgings } = areaOf(G, player)
  moveAll(tavern, lodgings)
  for (const quarter of quarters) shift(G, quarter)
  enter(G, 'draw', 'refill')
  return true
}

export function takeSpoils(act: Act, monster: string): void {
  const { effect } = monsterOf(monster)
  act.G.spoils = act.G.spoils.filter((one) => one !== monster)
  if (effect) run(act, [effect], { trophy: true })
}

/** MM-701. */
function shift(G: G, quarter: Quarter): void {
  const lairs = G.city[quarter].monsters
  const left = lairs.filter((monster) => monster !== null)
  G.city[quarter].monsters = lairs.map((_, slot) => left[slot] ?? null)
}

/** MM-702 to MM-704: one card at a time, then the draw. */
function nextMonster(act: Act): boolean {
  const { G, player, say } = act
  if (G.refill === 0 || size(G.monsterDeck) === 0) {
    drawForNextTurn(act)
    return false
  }
  const card = known(G.monsterDeck).pop()!
  if (card === arrivesCard) {
    councilArrives(act)
    return true
  }
  const { quarter } = monsterOf(card)
  if (!G.city[quarter].monsters.includes(null)) {
    G.pending.push({ player, kind: 'placeMonster', monster: card })
    return false
  }
  putInLair(G, card, quarter)
  say({ kind: 'monsterCame', monster: card, quarter })
  return true
}

export function putInLair(G: G, monster: string, quarter: Quarter): void {
  const lairs = G.city[quarter].monsters
  lairs[lairs.indexOf(null)] = monster
  G.refill -= 1
}

/** MM-711 to MM-714. */
function councilArrives(act: Act): void {
  const { G, player, random, say } = act
  G.arrives += 1
  say({ kind: 'councilArrived', number: G.arrives })
  if (G.arrives === 3) return
  for (const one of clockwise(G.order, player)) {
    if (move(G.supply, areaOf(G, one).bag, 'corruption', 1) > 0)
      say({ kind: 'gained', player: one, cls: 'corruption', n: 1 })
  }
  for (const one of others(G, player)) {
    say({ kind: 'drew', player: one, meeples: drawMeeples(areaOf(G, one), 1, random) })
  }
}

/** Step 4 of the Draw Phase, then the meeples that stayed (MM-721, MM-723). */
function drawForNextTurn({ G, player, random, say }: Act): void {
  const area = areaOf(G, player)
  const n = drawNumber[G.arrives as 0 | 1 | 2 | 3] + G.drawBonus
  say({ kind: 'drew', player, meeples: drawMeeples(area, n, random) })
  moveAll(area.reserved, area.tavern)
  G.drawBonus = 0
  G.step = 'finish'
}

/** Step 9, then the next player's turn or the end of the game (MM-751, MM-901, MM-910). */
export function endTurn(act: Act): void {
  const { G, player } = act
  while (G.offer.length < start.offer && size(G.tileStack) > 0) G.offer.push(known(G.tileStack).pop()!)
  const area = areaOf(G, player)
  area.fresh = []
  area.since = {}
  const next = nextAfter(G.order, player)
  if (next === G.first && G.final === finalTurns) {
    G.outcome = finish(G)
    act.say({ kind: 'gameEnded', winners: G.outcome.winners })
    return
  }
  beginTurn({ ...act, player: next })
}

function beginTurn(act: Act): void {
  const { G, player, say } = act
  G.current = player
  if (player === G.first) {
    G.round += 1
    if (G.arrives === 3) G.final += 1
  }
  G.plan = []
  G.deeds = []
  G.used = []
  G.drawUsed = []
  G.tavernTime = false
  enter(G, 'development', 'plan')
  say({ kind: 'turnBegan', player, final: G.final })
  leaveHill(act)
}

/** MM-643: who still holds the Colosseum comes home with its reward. */
function leaveHill(act: Act): void {
  const { G, player, say } = act
  if (G.hill?.player !== player) return
  areaOf(G, player).lodgings[G.hill.unit] += 1
  G.hill = null
  say({ kind: 'heldTheHill', player })
  for (const effect of locationOf('colosseum').effects) if (effect.do === 'hill') run(act, effect.effects)
}

/** Everything a player owns of a class, wherever it lies (MM-213). */
export function owned(G: G, player: string, cls: (typeof unitClasses)[number] | 'corruption'): number {
  const { bag, tavern, lodgings, pending, reserved } = areaOf(G, player)
  const zones = [bag, tavern, lodgings, pending, reserved].reduce((sum, zone) => sum + zone[cls], 0)
  const onPlaces = G.current === player ? G.plan.reduce((sum, one) => sum + lying(one, cls), 0) : 0
  return zones + onPlaces + (G.hill?.player === player && G.hill.unit === cls && !onHillPlan(G) ? 1 : 0)
}

/** The holder of the Colosseum lies in the plan too, until the Clean Up Step. */
const onHillPlan = (G: G): boolean => G.hill?.player === G.current && G.plan.some(({ place }) => isHill(place))

export function lying(assignment: Assignment, cls: (typeof unitClasses)[number] | 'corruption'): number {
  if (cls === 'corruption') return assignment.corruption
  const units = assignment.units.filter((unit) => unit.cls === cls && !unit.returned).length
  const levy = cls === 'peasant' && assignment.levy && !assignment.levyReturned ? 1 : 0
  return units + levy + (cls === 'peasant' ? assignment.added : 0)
}

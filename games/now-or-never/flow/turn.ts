import { clockwise } from '../../kit/order'
import type { PlayerId } from '../../kit/rule'
import { known } from '../../kit/zones'
import { seasons } from '../data/constants'
import { goods } from '../data/effects'
import type { Act } from '../effects'
import { discardQuests } from '../pieces/draws'
import { manaMax } from '../pieces/standing'
import { finish } from '../scoring'
import { areaOf, type G } from '../state'
import { endChapter } from './encounter'
import { botActs, restoreBot } from './rival'

/** A new turn or phase: what belonged to the last one is gone. */
function beginTurn(G: G, player: PlayerId): void {
  G.turn += 1
  G.current = player
  G.acted = false
  G.armored = false
  G.action = null
  G.fight = null
}

/** The next player who has not passed; the production phase if there is none (NON-031, NON-034). */
export function endTurn(act: Act): void {
  const { G } = act
  const [current, ...others] = clockwise(G.order, G.current)
  const next = [...others, current!].find((player) => !areaOf(G, player).passed)
  if (next) {
    beginTurn(G, next)
    botActs(act)
  } else beginProduction(act)
}

/** NON-150: at 0 hearts, or by a lost fight, the turn is over whatever was going on. */
export function cutOff(act: Act): void {
  const { G, player, say } = act
  G.pending = []
  if (areaOf(G, player).hearts === 0) say({ kind: 'exhausted', player })
  endTurn(act)
}

export function beginSeason({ G, say }: Act, season: number): void {
  G.season = season
  G.phase = 'season'
  beginTurn(G, G.first)
  say({ kind: 'seasonBegan', season, first: G.first })
}

export function beginProduction({ G, say }: Act): void {
  const final = G.season === seasons
  G.phase = 'production'
  beginTurn(G, G.first)
  say({ kind: 'productionBegan', season: G.season, final })
  if (final) for (const player of G.order) loseAll(G, player)
  G.pending = clockwise(G.order, G.first).map((player) => ({ player, kind: 'produce', together: true }))
}

/** NON-180. */
function loseAll(G: G, player: PlayerId): void {
  const area = areaOf(G, player)
  area.coins = 0
  for (const good of goods) area.stock[good] = 0
  discardQuests(G, known(area.hand))
  area.hand = []
  G.removed.push(...area.orders)
  area.orders = []
}

/** When all have produced: a new season, or the end (NON-172 to NON-174, NON-188). */
export function endProduction(act: Act): void {
  const { G, say } = act
  if (G.season === seasons) {
    G.outcome = finish(G)
    endChapter(act)
    say({ kind: 'gameEnded', winners: G.outcome.winners })
    return
  }
  for (const player of G.order) restore(G, player)
  restoreBot(act)
  beginSeason(act, G.season + 1)
}

function restore(G: G, player: PlayerId): void {
  const area = areaOf(G, player)
  area.mana = manaMax(area)
  area.arrows = area.arrows.map(() => false)
  for (const one of area.specialists) if (one) one.up = true
  area.used = []
  area.passed = false
}

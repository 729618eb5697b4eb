import type { Choice } from '../../kit/definition'
import type { PlayerId } from '../../kit/rule'
import { sum } from '../../kit/score'
import { points } from '../data/constants'
import type { HexId } from '../data/hex'
import { drawCard, useAbility, useMarket } from '../moves/abilities'
import { acquire } from '../moves/acquire'
import { campaigns, conquer } from '../moves/conquer'
import { moveExplorer, stepPrice } from '../moves/movement'
import { openLines, policyPrice } from '../moves/policies'
import { startWonder, workOnWonder } from '../moves/work'
import { policiesOf, policyOf, textOf } from '../pieces/cards'
import { linksOf } from '../pieces/map'
import { activePolicies } from '../pieces/texts'
import { missingWork, workRates } from '../pieces/wonders'
import { freeCivilizations } from '../setup'
import { allSlots, areaOf, asked, columnOf, crossOf, type G, rowOf } from '../state'
import { answerTo } from './answers'
import { findings, military, type Prospect, production, science, tokenWorth } from './prospects'
import { cardWorth, effectsWorth, gainsFrom, spot, textWorth, turnsLeft } from './values'

type Maybe = Choice | undefined

/** What a row and a column would bring by the cards that lie there. */
export function crossWorth(G: G, seat: PlayerId, row: number, column: number): number {
  const { city } = areaOf(G, seat)
  return sum(crossOf(row, column).flatMap((slot) => city[slot]!.map(cardWorth)))
}

function activation(G: G, seat: PlayerId): Choice {
  const lines = allSlots.map((slot): [number, number] => [rowOf(slot), columnOf(slot)])
  const valued = lines.map((args) => ({ args, value: crossWorth(G, seat, ...args) }))
  return { move: 'activateCity', args: valued.reduce((best, one) => (one.value > best.value ? one : best)).args }
}

/** What is there to be used, Markets last: they do not lapse, but neither do they earn. */
function using(G: G, seat: PlayerId): Maybe {
  const { heroes, markets } = areaOf(G, seat)
  const sources = [...G.now.activated, ...activePolicies(G, seat), ...heroes]
  const source = sources.find((one) => {
    const text = textOf(one)
    return text?.kind === 'use' && textWorth(text) > 0 && !useAbility.check({ G, player: seat }, one)
  })
  if (source) return { move: 'useAbility', args: [source] }
  const market = markets.find((one) => !useMarket.check({ G, player: seat }, one))
  return market && { move: 'useMarket', args: [market] }
}

/** The Policy that brings most, as soon as there is Culture for one. */
function developing(G: G, seat: PlayerId): Maybe {
  const { civ, goods, policies } = areaOf(G, seat)
  const left = policiesOf(civ).filter(({ id }) => !policies.includes(id))
  if (left.length === 0 || goods.C < policyPrice(G, seat) || policies.length + 1 >= points.policies.length)
    return undefined
  const value = (id: string) => effectsWorth(policyOf(id).oneOff) + textWorth(policyOf(id).text) * turnsLeft(G)
  const { id } = left.reduce((best, one) => (value(one.id) > value(best.id) ? one : best))
  const [line] = openLines(G, seat)
  return { move: 'developPolicy', args: line ? [id, line] : [id] }
}

/** Best first by what each resource brings. */
function bargains(G: G, seat: PlayerId): Prospect[] {
  const gains = gainsFrom(G, seat)
  const { goods } = areaOf(G, seat)
  const all = [
    ...(goods.P + goods.G + G.now.wonderOnly > 0 ? production(G, seat, gains) : []),
    ...(goods.S + goods.G > 0 ? science(G, seat, gains) : []),
    ...(goods.M + goods.G > 0 ? military(G, seat) : []),
  ]
  return all.filter(({ gain }) => gain > 0).sort((a, b) => b.gain / Math.max(1, b.cost) - a.gain / Math.max(1, a.cost))
}

/** How to go about it, if it can be paid now; Gold only for what is worth it. */
function doing(G: G, seat: PlayerId, { move, what, cost, gain }: Prospect): Maybe {
  const ask = { G, player: seat }
  const { goods } = areaOf(G, seat)
  const gold = (has: number) => Math.max(0, cost - has)
  const worthIt = (has: number) => gold(has) === 0 || (gold(has) <= goods.G && gain > gold(has) * spot.G * 2)
  switch (move) {
    case 'acquire':
      return worthIt(Math.max(goods.P, goods.S)) && !acquire.check(ask, what) ? { move, args: [what] } : undefined
    case 'startWonder':
      return worthIt(goods.P + G.now.wonderOnly) && !startWonder.check(ask, what) ? { move, args: [what] } : undefined
    case 'workOnWonder':
      return working(G, seat)
    case 'drawCard':
      return goods.S >= cost && !drawCard.check(ask) ? { move, args: [] } : undefined
    case 'conquer': {
      if (!worthIt(goods.M)) return undefined
      const args = campaigns(ask, what).find((one) => !conquer.check(ask, ...one))
      return args && { move, args }
    }
  }
  return undefined
}

/** All that helps, with Gold if that completes it. */
function working(G: G, seat: PlayerId): Maybe {
  const { goods, wonder } = areaOf(G, seat)
  if (!wonder) return undefined
  const parts = Math.ceil(missingWork({ wonder }) / workRates(G, seat).production)
  const wonderOnly = Math.min(G.now.wonderOnly, parts)
  const production = Math.min(goods.P, parts - wonderOnly)
  const short = parts - wonderOnly - production
  const work = { production, wonderOnly, gold: short <= goods.G ? short : 0, horses: 0 }
  return workOnWonder.check({ G, player: seat }, work) ? undefined : { move: 'workOnWonder', args: [work] }
}

/** How much a step brings, or brings nearer. */
export function stepWorth(G: G, seat: PlayerId, explorer: number, to: HexId): number {
  const { explorers, markets } = areaOf(G, seat)
  const now = findings(G, seat)
  const from = explorers[explorer]!
  explorers[explorer] = to
  const then = findings(G, seat)
  explorers[explorer] = from
  return tokenWorth(G, to, markets) * 2 + then - now
}

/** A step towards what Explorers may find, for Military that would lapse. */
function exploring(G: G, seat: PlayerId): Maybe {
  const { explorers, goods } = areaOf(G, seat)
  if (G.now.steps + goods.M === 0) return undefined
  let best: { choice: Choice; value: number } | undefined
  for (const [i, from] of explorers.entries()) {
    for (const to of linksOf(G, from)) {
      if (stepPrice(G, to) > goods.M || moveExplorer.check({ G, player: seat }, i === 0 ? 0 : 1, to)) continue
      const value = stepWorth(G, seat, i, to)
      if (value > (best?.value ?? 0.01)) best = { choice: { move: 'moveExplorer', args: [i, to] }, value }
    }
  }
  return best?.choice
}

export function acting(G: G, seat: PlayerId): Choice {
  const first = using(G, seat) ?? developing(G, seat)
  if (first) return first
  for (const one of bargains(G, seat)) {
    const choice = doing(G, seat, one)
    if (choice) return choice
  }
  return exploring(G, seat) ?? { move: 'endActions', args: [] }
}

/** A sensible choice without looking ahead: use what was activated, buy what brings most, explore with the rest. */
export function policy(G: G, seat: PlayerId, random: () => number): Choice | undefined {
  const owed = asked(G)
  if (owed) {
    const answer = answerTo(G, owed)
    return answer === undefined ? undefined : { move: 'resolve', args: [answer] }
  }
  if (G.stage === 'pick') {
    const free = freeCivilizations(G)
    return { move: 'chooseCivilization', args: [free[Math.floor(random() * free.length)]] }
  }
  return G.stage === 'activate' ? activation(G, seat) : acting(G, seat)
}

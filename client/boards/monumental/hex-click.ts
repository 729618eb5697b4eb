import { type Refusal, refuse } from '../../../games/kit/rule'
import type { HexId } from '../../../games/monumental/data/hex'
import { marchPrice, stepPrice } from '../../../games/monumental/moves/movement'
import { controls, linksOf, spotAt, territoryOf } from '../../../games/monumental/pieces/map'
import { areaOf, kindsIn } from '../../../games/monumental/state'
import { describeGoods } from '../../../games/monumental/words/describe'
import type { Click } from '../../kit/Press'
import { type Campaign, campaignFor, usualCampaign } from './campaign'
import { unitName } from './names'
import {
  answers,
  dueTo,
  isActing,
  type MonumentalCall,
  type MonumentalTable,
  type Mover,
  ownArea,
  type Plan,
  type Situation,
} from './plan'

export function clickOn(situation: Situation, hex: HexId): Click | null {
  const { table, plan } = situation
  if (dueTo(table)) return answerOn(situation, hex)
  if (!isActing(table)) return null
  if (plan.mover) return stepOn(situation, plan.mover, hex)
  if (controls(table.view, table.seat!, hex)) return homeOn(situation, hex) ?? explorerOn(situation, hex)
  const scout = explorerOn(situation, hex)
  return scout && (plan.busy === 'move' || !usualCampaign(table, hex)) ? scout : conquestOn(situation, hex)
}

const does: Readonly<Record<string, string>> = {
  wonderToken: 'Put the token here',
  mount: 'Mount a Soldier here',
  sacrifice: 'Sacrifice a Soldier here',
}

/** Questions that are answered on the map. */
function answerOn({ table }: Situation, hex: HexId): Click | null {
  const ask = dueTo(table)?.ask ?? ''
  const given = answers(table).find((answer) => answer === hex || answer.startsWith(`${hex}:`))
  if (!given || !does[ask]) return null
  return { does: does[ask], glow: 'legal', run: () => table.play('resolve', given) }
}

/** How a step is paid, where it is not the usual way. */
type StepWish = Partial<Pick<Plan, 'gold' | 'paid'>>

export function moveArgs(mover: Mover, to: HexId, { gold, paid }: StepWish = {}): MonumentalCall {
  const wish = { ...(gold ? { gold } : {}), ...(paid ? { free: false } : {}) }
  const wished = Object.keys(wish).length > 0 ? wish : undefined
  return 'explorer' in mover
    ? ['moveExplorer', mover.explorer, to, wished]
    : ['moveUnit', mover.at, mover.unit, to, wished]
}

function stepOn({ table, plan }: Situation, mover: Mover, hex: HexId): Click {
  const call = moveArgs(mover, hex, plan)
  const from = 'explorer' in mover ? ownArea(table)?.explorers[mover.explorer] : mover.at
  if (hex === from) return { does: 'Put it down', glow: 'selected', run: () => plan.begin() }
  const name = 'explorer' in mover ? 'the Explorer' : `the ${unitName(mover.unit)}`
  return {
    does: `Move ${name} here`,
    glow: 'legal',
    refusal: table.ask(...call),
    run: () => table.play(...call),
  }
}

/** Everything of this player on a tile that moves at all. */
export function moversAt(table: MonumentalTable, hex: HexId): Mover[] {
  const { view, seat } = table
  if (seat === null) return []
  // Explorers on the same tile are alike: one of them will do.
  const first = ownArea(table)?.explorers.indexOf(hex) ?? -1
  const explorers = first < 0 ? [] : [{ explorer: first }]
  const { force } = spotAt(view, hex)
  const units = force?.by === seat ? kindsIn(force).map((unit) => ({ at: hex, unit })) : []
  return [...explorers, ...units]
}

/** Why nobody of these can go anywhere now; null if somebody can. */
function stuck(table: MonumentalTable, movers: readonly Mover[]): Refusal | null {
  const reasons = movers.flatMap((mover) => placesFor(table, mover).map((hex) => table.ask(...moveArgs(mover, hex))))
  return reasons.includes(null) ? null : (reasons[0] ?? refuse('MO-140', 'There is nowhere to go'))
}

/** Tiles that come into question for a step or a move. */
const placesFor = ({ view, seat }: MonumentalTable, mover: Mover): readonly HexId[] =>
  'explorer' in mover
    ? linksOf(view, areaOf(view, seat!).explorers[mover.explorer]!)
    : territoryOf(view, seat!).filter((hex) => hex !== mover.at)

/** An own tile: who shall leave it? */
function homeOn({ table, plan }: Situation, hex: HexId): Click | null {
  const movers = moversAt(table, hex)
  if (movers.length === 0) return null
  return {
    does: 'Choose who moves from here',
    glow: plan.home === hex ? 'selected' : plan.busy === 'move' ? 'may' : '',
    refusal: table.choices('buildOutpost').some(([at]) => at === hex) ? null : stuck(table, movers),
    run: () => plan.begin(plan.home === hex ? {} : { busy: 'move', home: hex }),
  }
}

/** A foreign tile where an own Explorer stands. */
function explorerOn({ table, plan }: Situation, hex: HexId): Click | null {
  const explorer = ownArea(table)?.explorers.indexOf(hex) ?? -1
  if (explorer < 0) return null
  return {
    does: 'Pick the Explorer up',
    glow: plan.busy === 'move' ? 'may' : '',
    refusal: stuck(table, [{ explorer }]),
    run: () => plan.begin({ busy: 'move', mover: { explorer } }),
  }
}

/** Why a Province is out of reach, also for a text that makes its terrain count nothing. */
function outOfReach(table: MonumentalTable, { hex, call, ignorers }: Campaign): Refusal | null {
  const refusal = table.ask(...call)
  if (!refusal) return null
  const helped = ignorers.some((ignoring) => {
    const other = campaignFor(table, hex, { team: null, gold: null, ignoring })
    return other !== null && table.ask(...other.call) === null
  })
  return helped ? null : refusal
}

function conquestOn({ table, plan }: Situation, hex: HexId): Click | null {
  const campaign = usualCampaign(table, hex)
  if (!campaign) return { does: '', glow: '', refusal: table.ask('conquer', hex, []), run: () => {} }
  const chosen = plan.target === hex
  const refusal = outOfReach(table, campaign)
  return {
    does: `Conquer it for ${describeGoods({ M: campaign.military, G: campaign.surcharge })}`,
    glow: chosen ? 'selected' : plan.busy === 'conquer' ? 'legal' : 'may',
    // What Gold or another team could still change is seen once it is chosen.
    refusal: chosen ? null : refusal,
    run: () => plan.begin(chosen ? {} : { busy: 'conquer', target: hex }),
  }
}

/** What a tile costs now, shown on it. */
export interface HexPrice {
  readonly military: number
  readonly gold: number
  /** It cannot be paid or done now. */
  readonly out: boolean
}

export function priceOn({ table, plan }: Situation, hex: HexId): HexPrice | null {
  if (!isActing(table)) return null
  if (plan.mover) return stepPriceOn(table, plan, plan.mover, hex)
  const campaign = usualCampaign(table, hex)
  if (!campaign) return null
  const out = outOfReach(table, campaign) !== null
  return { military: campaign.military, gold: campaign.surcharge, out: out && plan.target !== hex }
}

function stepPriceOn(table: MonumentalTable, plan: Plan, mover: Mover, hex: HexId): HexPrice | null {
  if (table.ask(...moveArgs(mover, hex, plan))) return null
  const wish = plan.paid ? { free: false } : {}
  const price = 'explorer' in mover ? stepPrice(table.view, hex, wish) : marchPrice(table.view, wish)
  const gold = plan.gold ?? 0
  return { military: price - gold, gold, out: false }
}

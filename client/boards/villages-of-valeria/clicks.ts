import type { PileNumber } from '../../../games/villages-of-valeria/data/constants'
import type { Discard, From, Target } from '../../../games/villages-of-valeria/state'
import type { Click } from '../../kit/Press'
import { buildingOn, clickSite, markOf, type Paying, type Site, spreadOn } from './paying'
import {
  type Developing,
  developing,
  dueDiscards,
  dueTo,
  dueTurn,
  isOpening,
  mayDo,
  recruiting,
  type Situation,
} from './plan'
import { buildProblem, recruitProblem } from './problems'

/** What a click on a thing means in the present position; null where it means nothing. */

export function handClick(situation: Situation, card: string): Click | null {
  const { table, plan } = situation
  const { begun } = plan
  if (!table.mayAct || !(isOpening(table) || dueTurn(table))) return null
  const leads = dueTurn(table)?.role === 'lead'
  if (begun.doing === 'develop') return developClick(situation, begun, card)
  if (begun.doing === 'build') return targetClick(situation, { kind: 'building', card })
  if (!leads && !isOpening(table)) return null
  const picked = begun.doing === 'look' && begun.card === card
  return {
    does: 'Pick',
    glow: picked ? 'selected' : isOpening(table) ? 'may' : '',
    pressed: picked,
    run: () => plan.begin({ doing: 'look', card: picked ? null : card }),
  }
}

function developClick({ table, plan }: Situation, begun: Developing, card: string): Click | null {
  const needed = begun.to === 'castle' ? dueDiscards(table) : 0
  if (!begun.card) return { does: 'Develop', glow: 'legal', run: () => plan.begin({ ...begun, card }) }
  if (begun.card === card) {
    return { does: 'Keep', glow: 'selected', pressed: true, run: () => plan.begin({ ...developing(), to: begun.to }) }
  }
  if (begun.discards.some((discard) => discard.card === card)) {
    const discards = begun.discards.filter((discard) => discard.card !== card)
    return { does: 'Keep', glow: 'selected', pressed: true, run: () => plan.begin({ ...begun, discards, loose: null }) }
  }
  if (needed === 0) return { does: 'Develop', run: () => plan.begin({ ...begun, card }) }
  const kept = begun.discards.length < needed ? begun.discards : begun.discards.slice(1)
  const discards = [...kept, ...spreadOn(table, [card], kept)]
  const glow = begun.discards.length < needed ? 'legal' : ''
  return { does: 'Discard', glow, pressed: false, run: () => plan.begin({ ...begun, discards, loose: card }) }
}

/** Chooses what to build; a second click takes the choice back. */
export function targetClick({ table, plan }: Situation, target: Target): Click | null {
  const { begun } = plan
  if (!mayDo(table, 'build')) return null
  const now = begun.doing === 'build' ? begun.target : null
  const chosen = JSON.stringify(now) === JSON.stringify(target)
  const refusal = buildProblem(table, target)
  return {
    does: chosen ? 'Do not build' : 'Build',
    glow: chosen ? 'selected' : now ? '' : 'legal',
    pressed: chosen,
    refusal: chosen ? null : refusal,
    run: () =>
      plan.begin(chosen ? { ...buildingOn(table, target), target: null, discards: [] } : buildingOn(table, target)),
  }
}

/** What is moved lands last, on top of the others there: so their order can be chosen too (VV-044). */
const moved = (discards: readonly Discard[], card: string, pile: PileNumber): Discard[] => [
  ...discards.filter((discard) => discard.card !== card),
  { card, pile },
]

export function pileClick({ table, plan }: Situation, pile: PileNumber): Click | null {
  const due = dueTo(table)
  const { begun } = plan
  if (due?.kind === 'draw') return drawClick({ table, plan }, pile)
  if (due?.kind === 'place') {
    return { does: 'Lay the card on', glow: 'legal', run: () => table.play('placeRevealed', { pile }) }
  }
  if ((begun.doing !== 'develop' && begun.doing !== 'build') || !begun.loose || !table.mayAct) return null
  const { loose, discards } = begun
  if (discards.some((discard) => discard.card === loose && discard.pile === pile)) return null
  return {
    does: 'Discard onto',
    glow: 'may',
    run: () => plan.begin({ ...begun, discards: moved(discards, loose, pile) }),
  }
}

export function drawClick({ table }: Situation, from: From): Click | null {
  if (dueTo(table)?.kind !== 'draw') return null
  const refusal = table.ask('drawCard', { from })
  return {
    does: from === 'deck' ? 'Draw from' : 'Draw',
    glow: 'legal',
    refusal,
    run: () => table.play('drawCard', { from }),
  }
}

export function adventurerClick({ table, plan }: Situation, adventurer: string): Click | null {
  if (!mayDo(table, 'recruit')) return null
  const { begun } = plan
  const chosen = begun.doing === 'recruit' && begun.adventurer === adventurer
  const refusal = recruitProblem(table, adventurer)
  return {
    does: chosen ? 'Do not recruit' : 'Recruit',
    glow: chosen ? 'selected' : begun.doing === 'recruit' ? 'legal' : begun.doing === 'look' ? 'may' : '',
    pressed: chosen,
    refusal,
    run: () => plan.begin(recruiting(chosen ? null : adventurer)),
  }
}

/** A Monument comes along with an Adventurer only. */
export function monumentClick({ table, plan }: Situation, monument: string): Click | null {
  const { begun } = plan
  if (!mayDo(table, 'recruit') || begun.doing !== 'recruit' || !begun.adventurer) return null
  const chosen = begun.monument === monument
  return {
    does: chosen ? 'Leave' : 'Take along',
    glow: chosen ? 'selected' : 'legal',
    pressed: chosen,
    refusal: recruitProblem(table, begun.adventurer, monument),
    run: () => plan.begin({ ...begun, monument: chosen ? null : monument }),
  }
}

const glows = { chosen: 'selected', suggested: 'legal', wanted: 'legal', possible: 'may' } as const

/** Something that can pay. */
export function siteClick(situation: Situation, paying: Paying | null, site: Site): Click | null {
  const mark = markOf(paying, site)
  if (!paying || !mark || !situation.table.mayAct) return null
  return {
    does: mark === 'chosen' ? 'Take the payment back from' : 'Pay with',
    glow: glows[mark],
    pressed: mark === 'chosen',
    run: () => clickSite(situation, paying, site),
  }
}

/** While developing: the card goes under the Castle or to the Monument. */
export function developTo({ table, plan }: Situation, to: Developing['to']): Click | null {
  const { begun } = plan
  if (begun.doing !== 'develop' || !table.mayAct || begun.to === to) return null
  const card = begun.card
  const refusal = to === 'monument' && card ? table.ask('develop', { card, to, discards: [] }) : null
  return {
    does: to === 'castle' ? 'Develop under' : 'Dedicate to',
    glow: 'may',
    refusal,
    run: () => plan.begin({ ...begun, to, discards: [], loose: null }),
  }
}

/** The campaign sheet as people read it (NON-250 to NON-252). */

import type { Figures, Reading } from '../../kit/series'
import { type Campaign, isFinished, newCampaign, startBonus, startOf, tableOf, winnersOf } from './campaign'
import { isCampaign } from './sheet'

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

function totals(campaign: Campaign): Figures[] {
  const lines = tableOf(campaign)
  if (lines.length === 0) return []
  const points = lines.map((line) => line.points)
  const reputation = { label: 'Reputation', bySeat: lines.map((line) => line.reputation) }
  if (!isFinished(campaign)) return [reputation, { label: 'Points so far', bySeat: points, clause: 'NON-250' }]
  return [
    reputation,
    { label: 'Points of all chapters', bySeat: points, clause: 'NON-250' },
    { label: 'For the best reputation', bySeat: lines.map((line) => line.prize), clause: 'NON-252' },
    { label: 'Total', bySeat: lines.map((line) => line.total) },
  ]
}

function starts(campaign: Campaign): Reading['starts'] {
  if (isFinished(campaign)) return []
  const { behind, ahead } = startOf(campaign)
  const { coins, reputation } = startBonus
  return [
    { seats: behind, says: `fewest points: ${coins} more coins and ${reputation} reputation`, clause: 'NON-251' },
    { seats: ahead, says: 'most points: may begin on any space of the map', clause: 'NON-251' },
  ].filter(({ seats }) => seats.length > 0)
}

export function readSheet(sheet: unknown): Reading {
  const campaign = isCampaign(sheet) ? sheet : newCampaign
  return {
    roles: campaign.heroes.map(capital),
    parts: campaign.chapters.map(({ scores, reputations }) => [
      { label: 'Points', bySeat: scores },
      { label: 'Reputation', bySeat: reputations },
    ]),
    totals: totals(campaign),
    starts: starts(campaign),
    winners: winnersOf(campaign),
  }
}

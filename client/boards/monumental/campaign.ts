import type { HexId } from '../../../games/monumental/data/hex'
import { campaigns } from '../../../games/monumental/moves/conquer'
import { conquestPrice, sendable, targetProblem, terrainIgnorers } from '../../../games/monumental/pieces/conquest'
import type { UnitAt } from '../../../games/monumental/state'
import type { MonumentalCall, MonumentalTable, Plan, Situation } from './plan'

/** A conquest as it is being planned. */
export interface Campaign {
  readonly hex: HexId
  readonly team: readonly UnitAt[]
  readonly needed: number
  readonly military: number
  /** Gold on top, for the terrain. */
  readonly surcharge: number
  /** Everybody who could be sent, tile by tile; a tile that must not be emptied sends not all of them. */
  readonly reserves: readonly UnitAt[]
  /** Texts that could make the terrain count nothing. */
  readonly ignorers: readonly string[]
  readonly call: MonumentalCall
}

const leads = (team: readonly UnitAt[]): boolean => team.some(({ unit }) => unit === 'warlord')

/** Who is sent if nobody says otherwise: with the Warlord where he can go, since his text works only then. */
export function usualTeam({ view }: MonumentalTable, seat: string, hex: HexId, ignoring: string | null): UnitAt[] {
  const ways = campaigns({ G: view, player: seat }, hex).filter(
    ([, , wish]) => (wish?.ignoreTerrain ?? null) === ignoring,
  )
  return (ways.find(([, team]) => leads(team)) ?? ways[0])?.[1] ?? []
}

/** What conquering this Province takes now; nothing where it is out of reach whoever is sent. */
export function campaignFor(
  table: MonumentalTable,
  hex: HexId,
  { team: chosen, gold, ignoring }: Pick<Plan, 'team' | 'gold' | 'ignoring'>,
): Campaign | null {
  const { view, seat } = table
  if (seat === null || targetProblem(view, seat, hex)) return null
  const team = chosen ?? usualTeam(table, seat, hex, ignoring)
  const kinds = team.map(({ unit }) => unit)
  const { units, military, gold: surcharge } = conquestPrice(view, seat, hex, kinds, ignoring !== null)
  const wish = { ...(gold === null ? {} : { gold }), ...(ignoring ? { ignoreTerrain: ignoring } : {}) }
  return {
    hex,
    team,
    needed: units,
    military,
    surcharge,
    reserves: sendable(view, seat, hex),
    ignorers: terrainIgnorers(view, seat, hex),
    call: Object.keys(wish).length > 0 ? ['conquer', hex, team, wish] : ['conquer', hex, team],
  }
}

const usual = { team: null, gold: null, ignoring: null }

/** The conquest as it would be without any wishes. */
export const usualCampaign = (table: MonumentalTable, hex: HexId): Campaign | null => campaignFor(table, hex, usual)

export const plannedCampaign = ({ table, plan }: Situation): Campaign | null =>
  plan.target === null ? null : campaignFor(table, plan.target, plan)

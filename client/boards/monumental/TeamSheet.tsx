import type { HexId } from '../../../games/monumental/data/hex'
import { nameOf } from '../../../games/monumental/pieces/cards'
import { freeUnits } from '../../../games/monumental/pieces/map'
import type { UnitAt, UnitKind } from '../../../games/monumental/state'
import { IconButton } from '../../kit/IconButton'
import { type Campaign, plannedCampaign } from './campaign'
import { tileName, unitName } from './names'
import { useSituation } from './planning'

interface Group extends UnitAt {
  /** How many could go. */
  readonly there: number
  readonly sent: number
}

/** Units of a kind on a tile, with how many of them are sent. */
function groupsOf({ reserves, team }: Campaign): Group[] {
  const keys = new Map<string, UnitAt>()
  for (const one of [...reserves, ...team]) keys.set(`${one.at} ${one.unit}`, one)
  const count = (list: readonly UnitAt[], at: HexId, unit: UnitKind) =>
    list.filter((one) => one.at === at && one.unit === unit).length
  return [...keys.values()].map(({ at, unit }) => ({
    at,
    unit,
    there: count(reserves, at, unit),
    sent: count(team, at, unit),
  }))
}

/** The team of a conquest, while it is planned: one more from here, one less from there. */
export default function TeamSheet() {
  const { table, plan } = useSituation()
  const campaign = plannedCampaign({ table, plan })
  if (!campaign) return null
  const { team, needed, ignorers } = campaign
  const isFull = ({ at, sent, there }: Group) =>
    team.length >= needed || sent >= there || team.filter((one) => one.at === at).length >= freeUnits(table.view, at)
  const put = (next: readonly UnitAt[]) => plan.add({ team: next })
  const drop = ({ at, unit }: UnitAt) => {
    const i = team.findIndex((one) => one.at === at && one.unit === unit)
    put(team.filter((_, k) => k !== i))
  }
  return (
    <section className="sheet" aria-label={`Conquest of ${tileName(table, campaign.hex)}`}>
      <header>
        <b>Who goes?</b>
        <span className={team.length === needed ? 'full' : 'short'}>
          {team.length} of {needed}
        </span>
      </header>
      <ul>
        {groupsOf(campaign).map((group) => (
          <li key={`${group.at} ${group.unit}`}>
            <span>
              {unitName(group.unit)} <small>{tileName(table, group.at)}</small>
            </span>
            <IconButton
              icon="minus"
              label={`One ${unitName(group.unit)} less from ${tileName(table, group.at)}`}
              may={group.sent > 0}
              onClick={() => drop(group)}
            />
            <b>
              {group.sent}
              <small>/{group.there}</small>
            </b>
            <IconButton
              icon="plus"
              label={`One ${unitName(group.unit)} more from ${tileName(table, group.at)}`}
              may={!isFull(group)}
              onClick={() => put([...team, { at: group.at, unit: group.unit }])}
            />
          </li>
        ))}
      </ul>
      {ignorers.map((source) => (
        <label key={source} className="ignore">
          <input
            type="checkbox"
            checked={plan.ignoring === source}
            onChange={(event) => plan.add({ ignoring: event.target.checked ? source : null, team: null })}
          />
          {nameOf(source)}: the terrain counts nothing
        </label>
      ))}
    </section>
  )
}

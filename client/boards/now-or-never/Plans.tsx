import { buildingOf } from '../../../games/now-or-never/data/buildings'
import { openTiles } from '../../../games/now-or-never/pieces/town'
import type { Area } from '../../../games/now-or-never/state'
import { describeBuilding } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Tip } from '../../kit/Tip'
import { tint } from './colours'
import { placed } from './lists'
import { shortName } from './names'
import { Icon } from './pictures'
import { isOwn, type NeverTable, type Situation, useSituation } from './plan'
import { Beds } from './Town'

/** The buildings not yet built, five by four; outlined are those that could be taken. */
export function Plans({ area }: { readonly area: Area }) {
  const open = new Set(openTiles(area))
  return (
    <div className="grid5">
      {placed(area.grid).map(({ one, at }) => (
        <PlanTile key={at} area={area} at={at} id={one} open={open.has(at)} />
      ))}
    </div>
  )
}

interface TileProps {
  readonly area: Area
  readonly at: number
  readonly id: string | null
  readonly open: boolean
}

function PlanTile({ area, at, id, open }: TileProps) {
  const situation = useSituation()
  const { plan } = situation
  if (!id) return <span className="gt empty" />
  const building = buildingOf(id)
  const pick = picking(situation, area, at)
  const selected = plan.tile === at && pick !== null
  const glow = pick && !pick.refusal ? (selected ? ' selected' : ' legal') : ''
  return (
    <Tip
      tip={pick?.refusal?.because ?? `${building.name}, ${building.cost} coins: ${describeBuilding(building)}`}
      clause={pick?.refusal?.clause}
    >
      <button
        type="button"
        data-card={id}
        className={`gt${open ? ' av' : ''}${glow}`}
        style={tint(id)}
        aria-pressed={pick && !pick.refusal ? selected : undefined}
        aria-disabled={pick && !pick.refusal ? undefined : true}
        onClick={pick && !pick.refusal ? pick.run : undefined}
      >
        <Icon of={id} />
        <em>{shortName(id, building.name)}</em>
        <b>
          {building.cost}
          <span className="sr"> coins</span>
        </b>
        <Beds n={building.beds} />
      </button>
    </Tip>
  )
}

/** Taking this tile in hand, to build it or to swap it; nothing while neither is asked. */
function picking({ table, plan }: Situation, area: Area, at: number) {
  const kind = owedTo(table)?.kind
  if (!table.mayAct || !isOwn(table, area)) return null
  if (kind === 'build') {
    const spaces = table.choices('build').filter(([tile]) => tile === at)
    const first = area.town.indexOf(null)
    return {
      refusal: spaces.length > 0 ? null : table.ask('build', at, bestSpace(table, first)),
      run: () => plan.begin({ tile: plan.tile === at ? null : at }),
    }
  }
  if (kind !== 'swapTiles') return null
  const { tile } = plan
  if (tile === null || tile === at) return { refusal: null, run: () => plan.begin({ tile: tile === at ? null : at }) }
  return { refusal: table.ask('swapTiles', tile, at), run: () => table.play('swapTiles', tile, at) }
}

/** Any space that some tile could go to: so that the reason is about the tile, not about the space. */
const bestSpace = (table: NeverTable, otherwise: number): number => table.choices('build')[0]?.[1] ?? otherwise

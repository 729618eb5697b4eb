import { buildingOf } from '../../../games/now-or-never/data/buildings'
import { goods } from '../../../games/now-or-never/data/effects'
import { housingVp, rowVp, townColumns, townRows, towns } from '../../../games/now-or-never/data/town'
import { countsAs, villagerOf } from '../../../games/now-or-never/data/villagers'
import { buildCost, innRow, roomIn } from '../../../games/now-or-never/pieces/town'
import type { Area, G } from '../../../games/now-or-never/state'
import { counted, describeBuilding, some } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Points } from '../../kit/pieces'
import { Tip } from '../../kit/Tip'
import { tint } from './colours'
import { placed, range } from './lists'
import { rowName } from './names'
import { Icon } from './pictures'
import { isOwn, type Situation, usePlan, useSituation } from './plan'
import { Coins, GoodSign, ResourceSign } from './Signs'

interface TownProps {
  readonly area: Area
}

const rows = range(townRows)

/** Four by four spaces with their buildings, and beside every row the villagers who live there. */
export function Town({ area }: TownProps) {
  return (
    <div className="town">
      {rows.map((row) => (
        <TownRow key={row} area={area} row={row} />
      ))}
    </div>
  )
}

function TownRow({ area, row }: TownProps & { readonly row: number }) {
  const spaces = range(townColumns).map((column) => row * townColumns + column)
  return (
    <>
      {spaces.map((space) => (
        <TownSpace key={space} area={area} space={space} />
      ))}
      <House area={area} row={row} full={spaces.every((space) => area.town[space] !== null)} />
    </>
  )
}

function TownSpace({ area, space }: TownProps & { readonly space: number }) {
  const situation = useSituation()
  const { table } = situation
  const id = area.town[space]
  if (id) return <BuildingTile id={id} />
  const { coins, bonus } = towns[table.view.side][space]!
  const built = buildHere(situation, area, space)
  const words = [
    coins > 0 ? `${counted(coins, 'coin')} more to build here` : 'a free space',
    bonus ? `gain ${some(1, bonus)}` : '',
  ]
  const content = (
    <>
      {coins > 0 ? <Coins n={coins} /> : null}
      {bonus ? <ResourceSign what={bonus} /> : null}
    </>
  )
  if (!built) {
    return (
      <span className="sp" title={words.filter(Boolean).join(', ')}>
        {content}
      </span>
    )
  }
  return (
    <Tip
      tip={
        built.refusal?.because ??
        `Build ${built.name} here for ${counted(built.cost, 'coin')}${bonus ? `, gain ${some(1, bonus)}` : ''}`
      }
      clause={built.refusal?.clause}
    >
      <button
        type="button"
        className={built.refusal ? 'sp' : 'sp legal'}
        aria-disabled={built.refusal ? true : undefined}
        onClick={built.refusal ? undefined : built.run}
      >
        <span className="sr">
          {rowName[Math.floor(space / townColumns)]}, space {(space % townColumns) + 1}:{' '}
        </span>
        {content}
        {built.refusal ? null : <b className="price">{built.cost}</b>}
      </button>
    </Tip>
  )
}

/** What building the tile in hand here would mean; nothing if none is in hand. */
function buildHere({ table, plan }: Situation, area: Area, space: number) {
  const owed = owedTo(table)
  const { tile } = plan
  if (!table.mayAct || owed?.kind !== 'build' || tile === null || !isOwn(table, area)) return null
  return {
    name: buildingOf(area.grid[tile]!).name,
    cost: buildCost(table.view, table.seat!, tile, space, owed.discount),
    refusal: table.ask('build', tile, space),
    run: () => table.play('build', tile, space),
  }
}

export function BuildingTile({ id }: { readonly id: string }) {
  const building = buildingOf(id)
  return (
    <Tip tip={`${building.name}: ${describeBuilding(building)}`}>
      <button type="button" className="tile" data-card={id} style={tint(id)} aria-disabled="true">
        <Icon of={id} />
        <em>{building.name}</em>
        <Beds n={building.beds} />
      </button>
    </Tip>
  )
}

export const Beds = ({ n }: { readonly n: number }) =>
  n > 0 ? (
    <span className="beds">
      {range(n).map((i) => (
        <Icon key={i} of="bed" />
      ))}
      <span className="sr">{counted(n, 'bed')}</span>
    </span>
  ) : null

/** The housing of a row: its points, its villagers, its free places. */
function House({ area, row, full }: TownProps & { readonly row: number; readonly full: boolean }) {
  const { table, plan } = useSituation()
  const villagers = area.housing[row] ?? []
  const room = roomIn(area, row + 1)
  const move = plan.fromInn ? 'moveVillager' : 'houseVillager'
  const own = isOwn(table, area)
  const takes = own && table.mayPlay && plan.villager !== null && !table.ask(move, plan.villager, row + 1)
  const inn = own && innRow(area) === row + 1
  const complete = goods.every((good) => villagers.some((id) => countsAs(id, good)))
  const free = range(Math.max(0, room))
  const house = () => {
    plan.begin()
    if (plan.villager !== null) table.play(move, plan.villager, row + 1)
  }
  return (
    <div className="house">
      <span className="vps">
        {rowVp[row] ? (
          <span title={`Four buildings in the ${rowName[row]}`}>
            <Points n={rowVp[row]} look={full ? '' : 'unmet'} />
          </span>
        ) : null}
        <span title={`All four goods among the villagers of the ${rowName[row]}`}>
          <Points n={housingVp[row] ?? 0} look={complete ? 'goods' : 'unmet goods'} />
        </span>
      </span>
      <span className="vill">
        {placed(villagers).map(({ one, at }) => (
          <Villager key={`${one} ${at}`} id={one} inn={inn && canMove(table, one)} />
        ))}
        {takes ? (
          <button type="button" className="vl tiny free legal" onClick={house}>
            <span className="sr">House in the {rowName[row]}</span>
          </button>
        ) : null}
        {free.slice(takes ? 1 : 0).map((i) => (
          <span key={i} className="vl tiny free" />
        ))}
      </span>
    </div>
  )
}

const canMove = (table: Situation['table'], id: string): boolean =>
  table.mayPlay && table.choices('moveVillager').some(([one]) => one === id)

function Villager({ id, inn }: { readonly id: string; readonly inn: boolean }) {
  const plan = usePlan()
  const { good, name } = villagerOf(id)
  const selected = plan.villager === id && plan.fromInn
  if (!inn) {
    return (
      <span className="vl tiny" title={name}>
        <GoodSign good={good} small />
      </span>
    )
  }
  return (
    <button
      type="button"
      className={selected ? 'vl tiny selected' : 'vl tiny may'}
      title={`${name}: the Inn lets them move`}
      aria-pressed={selected}
      onClick={() => plan.begin(selected ? {} : { villager: id, fromInn: true })}
    >
      <span className="sr">Move: </span>
      <GoodSign good={good} small />
    </button>
  )
}

/** Villagers without a house: they produce nothing until they have one. */
export function Unhoused({ area }: TownProps) {
  const { table, plan } = useSituation()
  const own = isOwn(table, area)
  if (area.unhoused.length === 0) return null
  return (
    <div className="unhoused">
      <small>without a house</small>
      {placed(area.unhoused).map(({ one: id, at: i }) => {
        const { good, name } = villagerOf(id)
        const selected = own && plan.villager === id && !plan.fromInn && area.unhoused.indexOf(id) === i
        const rows = own ? rowsFor(table, id) : []
        return (
          <button
            key={`${id} ${i}`}
            type="button"
            className={`vl${selected ? ' selected' : rows.length > 0 ? ' may' : ''}`}
            aria-pressed={own ? selected : undefined}
            aria-disabled={rows.length > 0 ? undefined : true}
            title={rows.length > 0 || !own ? name : `${name}: no row has room`}
            onClick={rows.length > 0 ? () => housing({ table, plan }, id, rows) : undefined}
          >
            <span className="sr">{name}</span>
            <GoodSign good={good} />
          </button>
        )
      })}
    </div>
  )
}

export const rowsFor = (table: Situation['table'], villager: string): number[] =>
  table.mayPlay ? table.choices('houseVillager').flatMap(([id, row]) => (id === villager ? [row] : [])) : []

/** Where only one row has room, the villager goes there at once. */
export function housing({ table, plan }: Situation, villager: string, [row, ...more]: readonly number[]): void {
  if (more.length > 0) plan.begin(plan.villager === villager && !plan.fromInn ? {} : { villager })
  else if (row !== undefined) table.play('houseVillager', villager, row)
}

export const builtCount = ({ town }: Area): number => town.filter((id) => id !== null).length

export const townSize = (view: G): number => towns[view.side].length

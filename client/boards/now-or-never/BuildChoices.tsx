import { buildingOf } from '../../../games/now-or-never/data/buildings'
import { townColumns, towns } from '../../../games/now-or-never/data/town'
import { buildCost } from '../../../games/now-or-never/pieces/town'
import { counted, some } from '../../../games/now-or-never/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { owedTo } from '../../kit/own'
import { Stroke } from '../../kit/Stroke'
import { Act } from '../../kit/status'
import { UseAbilities } from './Anytime'
import { rowName } from './names'
import { Icon } from './pictures'
import { ownArea, useSituation } from './plan'

/** First the tile, then its space; both also on the boards. */
export function Build() {
  const { table, plan } = useSituation()
  const owed = owedTo(table)
  const area = ownArea(table)
  if (owed?.kind !== 'build' || !area) return null
  const choices = table.choices('build')
  const { tile } = plan
  if (tile === null) {
    const tiles = [...new Set(choices.map(([at]) => at))]
    const different = tiles.filter((at, i) => tiles.findIndex((other) => area.grid[other] === area.grid[at]) === i)
    return (
      <>
        {different.map((at) => (
          <Act
            key={at}
            icon={<Icon of={area.grid[at]!} />}
            label={buildingOf(area.grid[at]!).name}
            note={counted(buildingOf(area.grid[at]!).cost, 'coin')}
            onClick={() => plan.begin({ tile: at })}
          />
        ))}
        <UseAbilities />
        <Act
          icon={<Stroke of="close" size={20} />}
          label="Build nothing"
          refusal={table.ask('skipBuild')}
          onClick={() => table.play('skipBuild')}
        />
      </>
    )
  }
  return (
    <>
      {choices
        .filter(([at]) => at === tile)
        .map(([, space]) => {
          const { bonus } = towns[table.view.side][space]!
          const row = rowName[Math.floor(space / townColumns)]!
          return (
            <Act
              key={space}
              icon={<Icon of={area.grid[tile]!} />}
              label={`${row.charAt(0).toUpperCase()}${row.slice(1)}, ${(space % townColumns) + 1}`}
              note={`${counted(buildCost(table.view, table.seat!, tile, space, owed.discount), 'coin')}${bonus ? `, +${some(1, bonus)}` : ''}`}
              onClick={() => table.play('build', tile, space)}
            />
          )
        })}
      <NeverMind plan={plan} />
    </>
  )
}

export function Swap() {
  const { table, plan } = useSituation()
  return (
    <>
      {plan.tile === null ? null : <NeverMind plan={plan} />}
      <Act
        icon={<Stroke of="close" size={20} />}
        label="Leave the plans"
        refusal={table.ask('skipSwap')}
        onClick={() => table.play('skipSwap')}
      />
    </>
  )
}

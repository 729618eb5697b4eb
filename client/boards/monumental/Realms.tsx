import { hexId } from '../../../games/monumental/data/hex'
import { geometry, holderOf, territoryOf } from '../../../games/monumental/pieces/map'
import { seatsOf } from '../../../games/monumental/state'
import { outline, sidePath } from '../../kit/hexes'
import { drawingOf, sidesToward } from './hexes'
import { whoIs } from './names'
import { useMonumental } from './plan'

/** One border around everything a player controls, in their colour. */
export function Realms() {
  const table = useMonumental()
  const { view } = table
  const plan = geometry(view)
  const { width, height, at } = drawingOf(plan)
  return (
    <svg className="realms" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {seatsOf(view).map((player) => {
        const tiles = territoryOf(view, player)
        const border = tiles
          .flatMap((hex) =>
            sidesToward(plan, plan.places[hex]!, (other) => !other || holderOf(view, hexId(other)) !== player).map(
              (side) => sidePath(at[hex]!, side),
            ),
          )
          .join('')
        return (
          <g key={player} data-p={whoIs(table, player).mark}>
            <clipPath id={`mo-realm-${player}`}>
              {tiles.map((hex) => (
                <polygon key={hex} points={outline(at[hex]!)} />
              ))}
            </clipPath>
            <g clipPath={`url(#mo-realm-${player})`}>
              <rect className="tint" width={width} height={height} />
              <path className="rim" d={border} />
              <path className="border" d={border} />
            </g>
          </g>
        )
      })}
    </svg>
  )
}

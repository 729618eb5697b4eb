import type { Refusal } from '../../../games/kit/rule'
import type { HexId } from '../../../games/monumental/data/hex'
import { ClauseLink } from '../../kit/ClauseLink'
import { tileWords } from './describe'
import { clickOn } from './hex-click'
import { tileName } from './names'
import { useSituation } from './planning'

/** The tile that is looked at, and the corner of the frame that is farthest from it. */
export interface Looked {
  readonly hex: HexId
  readonly corner: string
}

/** What lies on a tile and what a click would do, in a corner of the map; it takes no click from the tiles below it. */
export function MapTip({ looked }: { readonly looked: Looked }) {
  const situation = useSituation()
  const { table } = situation
  const { hex, corner } = looked
  const click = clickOn(situation, hex)
  const refusal: Refusal | null = click?.refusal ?? null
  return (
    <div className={`maptip ${corner}`}>
      <b>{tileName(table, hex)}</b>
      {tileWords(table, hex).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {refusal ? (
        <span>
          {refusal.because} <ClauseLink clause={refusal.clause} />
        </span>
      ) : null}
      {click && !refusal ? <span className="does">{click.does}</span> : null}
    </div>
  )
}

import type { Meta } from '../../games/kit/meta'
import { nameOf, type Series } from '../../games/kit/series'
import { Stroke } from '../kit/Stroke'
import { fileName, type People, toText } from './file'

interface Props {
  readonly meta: Meta
  readonly series: Series
  readonly sheet: unknown
  readonly players: People
}

/** The series as a file. */
export function Keep({ meta, series, sheet, players }: Props) {
  return (
    <>
      <a
        className="btn"
        download={fileName(meta, series, sheet)}
        href={`data:application/json;charset=utf-8,${encodeURIComponent(toText(meta, sheet, players))}`}
      >
        <Stroke of="down" />
        Save as a file
      </a>
      <p>Whoever has the file can go on from here: “{nameOf(series)} from a file” on the form of a new match.</p>
    </>
  )
}

import { useEffect } from 'react'
import { useLocation } from 'wouter'
import CardPlay from '~icons/game-icons/card-play'
import Hourglass from '~icons/game-icons/hourglass'
import Table from '~icons/game-icons/table'
import Village from '~icons/game-icons/village'
import type { Outcome } from '../../games/kit/score'
import { paths } from '../app/paths'
import { Act } from '../kit/status'
import { playerAt, useTable } from '../kit/table'
import { Crest, Podium } from './Podium'
import { PointsChart } from './PointsChart'
import type { Room } from './room'
import { ScoreTable } from './ScoreTable'
import { TopBar } from './TopBar'
import { type Scenes, useScenes } from './useHistory'
import { headline, margin } from './words'
import './score.css'

interface Props {
  readonly room: Room
  readonly onTable: () => void
  /** From a position on; from the beginning if none is given. */
  readonly onReplay: (scene?: number) => void
}

/** How it ended: who won, by what, and how it came. */
export default function ScoreSheet({ room, onTable, onReplay }: Props) {
  const { view } = useTable()
  const scenes = useScenes(room)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const { outcome } = view
  if (!outcome) return null
  return (
    <div className="scores">
      <TopBar room={room} sub={`finished · ${view.turn} turns`} />
      <Head outcome={outcome} room={room} {...{ scenes, onTable, onReplay }} />
      <main className="in" id="main" tabIndex={-1}>
        <Podium outcome={outcome} />
        <div className="sheets">
          <ScoreTable outcome={outcome} board={room.board} />
          <div className="stack">
            <section className="panel">
              <h2 className="display">Points over time</h2>
              <PointsChart scenes={scenes} onReplay={onReplay} />
            </section>
            <section className="panel">
              <room.board.Finale />
            </section>
          </div>
        </div>
      </main>
      <div className="notices">{room.banner}</div>
    </div>
  )
}

interface HeadProps extends Props {
  readonly outcome: Outcome
  readonly scenes: Scenes
}

function Head({ outcome, room, scenes, onTable, onReplay }: HeadProps) {
  const table = useTable()
  const [, go] = useLocation()
  const nameOf = (player: string) => playerAt(table, player).name
  const { rematch } = room
  return (
    <section className="head" aria-label="Result">
      <div className="in">
        <Crest outcome={outcome} />
        <div>
          <h2 className="display">{headline(outcome, nameOf)}</h2>
          <p>{margin(outcome, nameOf)}</p>
        </div>
        <div className="btns">
          {rematch ? (
            <Act icon={<CardPlay />} label={rematch.label} note={rematch.note} go onClick={rematch.run} />
          ) : null}
          {scenes.kind === 'there' ? (
            <Act
              icon={<Hourglass />}
              label="Replay"
              note={`${scenes.scenes.length - 1} moves`}
              onClick={() => onReplay()}
            />
          ) : null}
          <Act icon={<Table />} label="Table" note="as it ended" onClick={onTable} />
          <Act icon={<Village />} label="Lobby" onClick={() => go(paths.lobby)} />
        </div>
      </div>
    </section>
  )
}

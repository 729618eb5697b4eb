import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { refuse } from '../../games/kit/rule'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { IconButton } from '../kit/IconButton'
import { Stroke } from '../kit/Stroke'
import { type BoardModule, type Table, TableContext, type TakeBack, useTable } from '../kit/table'
import { Ending } from './Ending'
import type { Scene } from './history'
import { LogBox } from './LogBox'
import { PlayersRail } from './PlayersRail'
import type { Room } from './room'
import { TopBar } from './TopBar'
import { useScenes } from './useHistory'
import './replay.css'

interface Props {
  readonly room: Room
  /** Begins here, playing; without it at the beginning, at rest. */
  readonly from?: number | undefined
  readonly onClose: () => void
}

const pace = 900

/** The match once more, seen from the same seat. Nobody can act in the past. */
export default function Replay({ room, from, onClose }: Props) {
  const scenes = useScenes(room)
  if (scenes.kind === 'there') return <Player scenes={scenes.scenes} room={room} from={from} onClose={onClose} />
  if (scenes.kind === 'loading') return <Loading />
  return (
    <Plain title="This match can not be shown move by move">
      <p>It was played by earlier rules, or its moves could not be fetched. The result stands.</p>
      <div className="btns">
        <button type="button" className="btn primary" onClick={onClose}>
          Back to the score sheet
        </button>
      </div>
    </Plain>
  )
}

/** The log as it read at that step. */
function toldUpTo(scenes: readonly Scene[], step: number) {
  const lines = scenes.slice(1, step + 1).flatMap(({ G, move }, i) =>
    (move?.events ?? []).map((event, k) => ({
      key: `${i}.${k}`,
      step: i,
      turn: G.turn,
      player: move?.player ?? '',
      event,
    })),
  )
  return { lines, seen: 0, earlier: 0, chat: [] }
}

const stands: TakeBack = { why: 'This is a replay', run: () => {} }

function asItWas(table: Table, { G }: Scene): Table {
  const refusal = refuse('', 'This is a replay')
  return {
    ...table,
    view: table.definition.view(G, table.seat),
    offline: false,
    mayAct: false,
    mayPlay: false,
    undo: stands,
    redo: stands,
    restart: stands,
    play: () => {},
    ask: () => refusal,
    choices: () => [],
  }
}

function Player({ scenes, room, from, onClose }: Props & { readonly scenes: readonly Scene[] }) {
  const table = useTable()
  const [step, setStep] = useState(from ?? 0)
  const [playing, setPlaying] = useState(from !== undefined)
  const last = scenes.length - 1
  const scene = scenes[step] ?? scenes[0]!
  const then = useMemo(() => asItWas(table, scene), [table, scene])
  const told = useMemo(() => toldUpTo(scenes, step), [scenes, step])
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setPlaying(false)), pace)
    return () => clearTimeout(timer)
  }, [playing, step, last])
  const to = (next: number) => {
    setPlaying(false)
    setStep(Math.max(0, Math.min(last, next)))
  }
  const { board } = room
  return (
    <TableContext value={then}>
      <div className="table replay">
        <TopBar room={room} sub={`replay · turn ${then.view.turn}`} />
        <section className="player" aria-label="Replay">
          <IconButton icon="stepBack" label="One move back" title="One move back" onClick={() => to(step - 1)} />
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Pause' : 'Play'}
            title={playing ? 'Pause' : 'Play'}
            onClick={() => {
              if (step === last) setStep(0)
              setPlaying(!playing)
            }}
          />
          <IconButton icon="stepOn" label="One move on" title="One move on" onClick={() => to(step + 1)} />
          <input
            type="range"
            min={0}
            max={last}
            value={step}
            aria-label="Move"
            aria-valuetext={`move ${step} of ${last}`}
            onChange={(event) => to(Number(event.target.value))}
          />
          <output>
            {step} / {last}
          </output>
          <button type="button" className="act" aria-label="Score sheet" onClick={onClose}>
            <Stroke of="close" />
            <span>Score sheet</span>
          </button>
          <p className="told">{step === 0 ? 'The beginning' : <Told board={board} scene={scene} />}</p>
        </section>
        <board.Board />
        <Ending />
        <PlayersRail terms={null} board={board} />
        <LogBox board={board} moment={told} onSay={null} />
      </div>
    </TableContext>
  )
}

function Told({ board, scene }: { readonly board: BoardModule; readonly scene: Scene }): ReactNode {
  const lines = (scene.move?.events ?? []).map((event) => board.tell(event)).filter((line) => line !== null)
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one move never change
    <span key={i}>{line} </span>
  ))
}

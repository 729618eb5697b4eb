import { Fragment, lazy, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MatchState } from '../../games/kit/definition'
import { mayAct } from '../../games/kit/legality'
import type { Outcome } from '../../games/kit/score'
import { Loading } from '../app/Loading'
import { Enlarger } from '../kit/Enlarger'
import { HappenedContext } from '../kit/happened'
import { NewsContext, ScoreContext } from '../kit/status'
import { type BoardModule, playerAt, SaidContext, type Table, TableContext } from '../kit/table'
import { useAttention } from './attention'
import { Ending } from './Ending'
import { useMoment } from './hooks'
import { LogBox } from './LogBox'
import { Notices } from './Notices'
import { PlayersRail } from './PlayersRail'
import type { Room } from './room'
import type { Moment } from './session'
import { useShortcuts } from './shortcuts'
import { Signal } from './signal'
import { TopBar } from './TopBar'
import './table.css'

const ScoreSheet = lazy(() => import('./ScoreSheet'))
const Replay = lazy(() => import('./Replay'))

type Showing = 'table' | 'score' | 'replay'

/** Time to see the last move land before the score sheet covers it. */
const lastLook = 1800

/** One match on screen, from one seat. */
export function Frame({ room }: { readonly room: Room }) {
  const { table, lines, earlier } = useMoment(room.session)
  const [showing, show] = useShowing(table?.view.outcome ?? null)
  const [scene, setScene] = useState<number>()
  const replayFrom = (next?: number) => {
    setScene(next)
    show('replay')
  }
  const recall = earlier > 0 ? room.session.recall : null
  const said = useMemo(() => ({ lines, recall }), [lines, recall])
  const ready = useFetched(room.board, table?.view)
  if (!table || !ready) return <Loading />
  return (
    <div data-game={table.definition.meta.id} className="match">
      <TableContext value={table}>
        {room.calls ? <Attention table={table} /> : null}
        <SaidContext value={showing === 'replay' ? null : said}>
          <Suspense fallback={<Loading />}>
            {showing === 'table' ? <LiveTable room={room} onScore={() => show('score')} /> : null}
            {showing === 'score' ? (
              <ScoreSheet room={room} onTable={() => show('table')} onReplay={replayFrom} />
            ) : null}
            {showing === 'replay' ? <Replay room={room} from={scene} onClose={() => show('score')} /> : null}
          </Suspense>
        </SaidContext>
      </TableContext>
    </div>
  )
}

/** Whether everything is here that is seen first. What comes into sight later is fetched then. */
function useFetched(board: BoardModule, view: MatchState | undefined): boolean {
  const [fetched, setFetched] = useState(false)
  const missing = (fetched || !view ? undefined : board.shows?.(view))?.filter(({ isHere }) => !isHere()) ?? []
  const waits = missing.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first position decides
  useEffect(() => {
    // A part that cannot be fetched says so where it would be.
    if (waits) Promise.allSettled(missing.map(({ fetch }) => fetch())).then(() => setFetched(true))
    else if (view) setFetched(true)
  }, [waits, view === undefined])
  return !waits
}

/** The score sheet comes by itself: at once in a match that was over before, a moment later in one that just ended. */
function useShowing(outcome: Outcome | null): [Showing, (next: Showing) => void] {
  const over = outcome !== null
  const [showing, show] = useState<Showing>(over ? 'score' : 'table')
  const [seenRunning, setSeenRunning] = useState(false)
  useEffect(() => {
    if (!over) {
      setSeenRunning(true)
      show('table')
      return
    }
    const timer = setTimeout(() => show('score'), seenRunning ? lastLook : 0)
    return () => clearTimeout(timer)
  }, [over, seenRunning])
  return [showing, show]
}

function Attention({ table }: { readonly table: Table }) {
  const { view, seat, definition } = table
  const state = view.outcome ? resultOf(table, view.outcome) : `${playerAt(table, view.current).name} plays`
  useAttention({
    yourTurn: mayAct(view, seat),
    game: definition.meta.title,
    state,
  })
  return null
}

const resultOf = (table: Table, { winners }: Outcome): string =>
  winners.length > 0 ? `${winners.map((id) => playerAt(table, id).name).join(' and ')} won` : 'The match is over'

function LiveTable({ room, onScore }: { readonly room: Room; readonly onScore: () => void }) {
  const { session, board } = room
  const moment = useMoment(session)
  const over = moment.table?.view.outcome != null
  useShortcuts(moment.table)
  const say = useCallback((text: string) => session.say(text), [session])
  const offline = moment.status === 'lost' || moment.status === 'connecting'
  const sayOffline = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.acts button, .main button:not(.ib)')) session.missed()
  }
  const root = useRef<HTMLDivElement>(null)
  const { unread, onRead } = useUnread(moment)
  const [happened] = useState(() => new Signal(''))
  const Around = board.Around ?? Fragment
  return (
    <HappenedContext value={happened}>
      <div className="table" ref={root} onClickCapture={offline ? sayOffline : undefined}>
        <TopBar room={room} unread={unread} />
        <Ending />
        <Around>
          <ScoreContext value={over ? onScore : null}>
            <NewsContext value={unread}>
              <board.Board />
            </NewsContext>
          </ScoreContext>
          <PlayersRail board={board} terms={moment.terms} aside={room.aside} />
        </Around>
        <LogBox
          board={board}
          moment={moment}
          onRecall={session.recall}
          onSay={room.chat ? say : null}
          onRead={onRead}
        />
        <Notices room={room} moment={moment} />
        <Enlarger root={root} Face={board.CardFace} step={moment.step} />
      </div>
    </HappenedContext>
  )
}

/** What others said since the chat was last in sight. */
function useUnread({ chat, table }: Moment): { unread: number; onRead: () => void } {
  const [read, setRead] = useState(0)
  const said = chat.length
  const onRead = useCallback(() => setRead(said), [said])
  return { unread: chat.slice(read).filter(({ player }) => player !== table?.seat).length, onRead }
}

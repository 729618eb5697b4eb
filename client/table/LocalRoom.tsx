import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { PlayerId } from '../../games/kit/rule'
import type { Series } from '../../games/kit/series'
import { paths } from '../app/paths'
import { rememberLocal } from '../app/seats'
import { Confirm } from '../kit/Dialog'
import { recalled } from '../kit/remembered'
import type { BoardModule } from '../kit/table'
import { bring } from '../series/here'
import { Bots, type Pace } from './bots'
import { Frame } from './Frame'
import { HotSeat } from './HotSeat'
import { type Show, useSession } from './hooks'
import type { LocalTable } from './local'
import type { MenuEntry, Rematch, Room } from './room'
import { SideBySide } from './SideBySide'
import { useSaving } from './saving'
import { onward, toSeries } from './series'
import { newSeed } from './shelf'
import { hireThinker } from './thinker'

const Hints = lazy(() => import('../learn/Hints'))

type DebugImpl = typeof import('boardgame.io/debug').Debug

interface Props {
  readonly table: LocalTable
  readonly board: BoardModule
}

/** Everybody around one device. */
export function LocalRoom({ table, board }: Props) {
  const [mode, setMode] = useState(table.match.mode)
  const [debug, toggleDebug] = useDebug(table)
  const [confirming, setConfirming] = useState(false)
  const bots = useBots(table, debug)
  const again = useAgain(table)
  const onwards = useOnward(table)
  const [pace, setPace] = usePace(bots)
  const saving = useSaving(async ({ fileOf }) => fileOf(table))

  const sideBySide = mode === 'side'
  const changeMode = () => {
    const next = sideBySide ? 'hotseat' : 'side'
    rememberLocal({ ...table.match, mode: next })
    setMode(next)
  }
  const menu: MenuEntry[] = [
    ...(onwards ? [toSeries(onwards.series, onwards.run)] : []),
    ...(table.humans.length > 1
      ? [{ icon: 'people' as const, label: 'All seats side by side', on: sideBySide, run: changeMode }]
      : []),
    ...(table.humans.length < table.seats.length
      ? [{ icon: 'clock' as const, label: 'Bots in a hurry', on: pace === 'quick', run: setPace }]
      : []),
    saving.entry,
    { icon: 'wrench', label: 'Debug panel', on: debug !== undefined, run: toggleDebug },
    { icon: 'plus', label: 'Begin a new match', run: () => setConfirming(true) },
  ]
  const rematch = onwards
    ? onward(onwards.series, onwards.run)
    : { label: 'Rematch', note: 'same seats, new deal', run: again }
  const show: Show = (seat, calls) => (
    <SeatTable key={`${seat} ${debug ? 'debug' : ''}`} {...{ table, board, seat, calls, menu, debug, rematch }} />
  )
  return (
    <>
      {sideBySide ? <SideBySide table={table} show={show} /> : <HotSeat table={table} show={show} />}
      {confirming ? (
        <Confirm title="Begin a new match?" yes="Begin" onYes={again} onNo={() => setConfirming(false)}>
          <p>The same players and options, a new deal. This match stays where it is, under your matches.</p>
        </Confirm>
      ) : null}
      {saving.dialog}
    </>
  )
}

interface SeatProps extends Props {
  readonly seat: PlayerId | null
  readonly calls: boolean
  readonly menu: readonly MenuEntry[]
  readonly debug: DebugImpl | undefined
  readonly rematch: Rematch
}

function SeatTable({ table, board, seat, calls, menu, debug, rematch }: SeatProps) {
  const session = useSession(useCallback(() => table.session(seat, debug), [table, seat, debug]))
  const [hinting, setHinting] = useState(false)
  const noHint = useCallback(() => setHinting(false), [])
  if (!session) return null
  const room: Room = {
    session,
    board,
    chat: false,
    calls,
    menu,
    rematch,
    hint: seat === null ? undefined : () => setHinting(true),
    history: async () => table.history(),
  }
  return (
    <>
      <Frame room={room} />
      {hinting && seat !== null ? (
        <Suspense>
          <Hints {...{ session, board, seat }} onClose={noHint} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The panel of boardgame.io is loaded only when somebody opens it; its keys stay off until then. */
function useDebug(table: LocalTable): [DebugImpl | undefined, () => void] {
  const [debug, setDebug] = useState<{ impl: DebugImpl }>()
  const toggle = () => {
    if (debug) setDebug(undefined)
    else import('./debug').then(({ panelOf }) => setDebug({ impl: panelOf(table) }))
  }
  return [debug?.impl, toggle]
}

function useBots(table: LocalTable, debug: DebugImpl | undefined): Bots {
  const bots = useMemo(() => new Bots(table, hireThinker(table.definition), debug), [table, debug])
  useEffect(() => {
    bots.start()
    document.addEventListener('pointerdown', bots.hurry)
    return () => {
      document.removeEventListener('pointerdown', bots.hurry)
      bots.stop()
    }
  }, [bots])
  return bots
}

function usePace(bots: Bots): [Pace, () => void] {
  const [pace, setPace] = useState<Pace>('calm')
  useEffect(() => {
    bots.pace = pace
  }, [bots, pace])
  return [pace, () => setPace((now) => (now === 'calm' ? 'quick' : 'calm'))]
}

function useAgain(table: LocalTable): () => void {
  const [, go] = useLocation()
  return () => {
    const { id: _, ...same } = table.match
    const id = newSeed().slice(0, 12)
    const options = recalled(table.definition.meta, same.options, same.players.length)
    rememberLocal({ ...same, options, id })
    go(paths.local(id))
  }
}

/** A match of a series writes on its sheet how it ended, and leads back there. */
function useOnward({ definition, match, state }: LocalTable): { series: Series; run: () => void } | null {
  const [, go] = useLocation()
  const outcome = useSyncExternalStore(state.subscribe, () => state.get().G.outcome)
  const { meta } = definition
  const { series: id } = match
  useEffect(() => {
    if (id && outcome) bring(meta, id, definition.sheetAfter?.(state.get().G))
  }, [definition, meta, id, outcome, state])
  return id && meta.series ? { series: meta.series, run: () => go(paths.localSeries(id)) } : null
}

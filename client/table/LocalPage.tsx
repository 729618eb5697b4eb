import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Loading } from '../app/Loading'
import { Plain } from '../app/Plain'
import { paths } from '../app/paths'
import { forgetLocal, type LocalMatch, localMatch, localMatches } from '../app/seats'
import type { BoardModule } from '../kit/table'
import { LocalRoom } from './LocalRoom'
import { loadGame } from './load'
import { LocalTable } from './local'
import { Scores } from './OldMatch'
import { find, forget, type Kept, keep, newSeed, sweep, watch } from './shelf'

type Opening =
  | { readonly kind: 'opening' | 'gone' | 'failed' }
  | { readonly kind: 'broken'; readonly match: LocalMatch; readonly scores?: Kept['scores'] }
  | {
      readonly kind: 'ready'
      readonly table: LocalTable
      readonly board: BoardModule
    }

/** A match that is played on this device alone. */
export default function LocalPage({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0)
  const opening = useOpening(id, attempt)
  // The same match in two tabs is one match: both go on from the last move, or end with it.
  useEffect(() => watch(id, () => setAttempt((now) => now + 1)), [id])
  const startOver = () => {
    forget(id)
    setAttempt(attempt + 1)
  }
  if (opening.kind === 'opening') return <Loading />
  if (opening.kind === 'ready') return <LocalRoom {...opening} />
  if (opening.kind === 'broken') return <Broken {...opening} onStartOver={startOver} />
  return opening.kind === 'gone' ? <Gone /> : <Failed />
}

function useOpening(id: string, attempt: number): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens again
  useEffect(() => {
    let stale = false
    const done = (result: Opening) => {
      if (!stale) setOpening(result)
    }
    open(id).then(done, () => done({ kind: 'failed' }))
    return () => {
      stale = true
    }
  }, [id, attempt])
  return opening
}

async function open(id: string): Promise<Opening> {
  sweep(localMatches.get().map((one) => one.id))
  const match = localMatch(id)
  const game = match && (await loadGame(match.game))
  if (!match || !game) return { kind: 'gone' }
  const { version } = game.definition.meta
  const found = find(id)
  if (found.kind === 'broken') return { kind: 'broken', match }
  const kept = found.kind === 'kept' ? found.kept : { seed: newSeed(), version, requests: [] }
  if (found.kind === 'nothing') keep(id, kept)
  if (kept.version !== version) return { kind: 'broken', match, scores: kept.scores }
  await game.definition.prepare?.(match.options)
  try {
    const table = new LocalTable(game.definition, match, kept, (next) => keep(id, next))
    return { kind: 'ready', table, board: game.board }
  } catch {
    return { kind: 'broken', match }
  }
}

const ToLobby = () => (
  <Link className="btn" href={paths.lobby}>
    Go to the lobby
  </Link>
)

function Gone() {
  return (
    <Plain title="There is no such table on this device">
      <p>Matches for one device stay in the browser they were begun in. This one may have been cleared away.</p>
      <div className="btns">
        <ToLobby />
      </div>
    </Plain>
  )
}

function Failed() {
  return (
    <Plain title="The game could not be loaded">
      <p>Part of this page is missing. Loading it again usually helps.</p>
      <div className="btns">
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          Load again
        </button>
        <ToLobby />
      </div>
    </Plain>
  )
}

interface BrokenProps {
  readonly match: LocalMatch
  readonly scores?: Kept['scores']
  readonly onStartOver: () => void
}

function Broken({ match, scores, onStartOver }: BrokenProps) {
  const remove = () => {
    forget(match.id)
    forgetLocal(match.id)
  }
  return (
    <Plain title="This table cannot be set up again">
      <p>
        What this device kept of the match is damaged, or was played by other rules than today's. The same players can
        begin again.
      </p>
      {scores ? <Scores scores={scores} nameOf={(seat) => match.players[Number(seat)]?.name ?? seat} /> : null}
      <div className="btns">
        <button type="button" className="btn primary" onClick={onStartOver}>
          Begin again
        </button>
        <Link className="btn" href={paths.lobby} onClick={remove}>
          Clear it away
        </Link>
      </div>
    </Plain>
  )
}

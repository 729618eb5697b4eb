import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import Laurels from '~icons/game-icons/laurels'
import { mayAct } from '../../games/kit/legality'
import type { PlayerId } from '../../games/kit/rule'
import type { Terms } from '../../games/kit/wire'
import { useMotion } from '../kit/motion'
import { PlayerMark } from '../kit/PlayerMark'
import { type BoardModule, type Player, useTable } from '../kit/table'
import { ClockTag } from './ClockTag'

const AreaDialog = lazy(() => import('./AreaDialog'))

/** Everybody at a glance, always open; a click shows all of somebody's area. */
interface Props {
  readonly board: BoardModule
  readonly terms: Terms | null
  readonly aside?: ReactNode
}

export function PlayersRail({ board, terms, aside }: Props) {
  const { players, seat } = useTable()
  const [opened, setOpened] = useState<PlayerId | null>(null)
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  return (
    <section className="players" id="players" ref={root} aria-label="Players">
      {inTurnOrder(players, seat).map((player) => (
        <Panel key={player.id} {...{ player, board, terms }} onOpen={() => setOpened(player.id)} />
      ))}
      {aside}
      {opened === null ? null : (
        <Suspense>
          <AreaDialog player={opened} board={board} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

/** As one sees a table: oneself first, then to the left. */
function inTurnOrder(players: readonly Player[], seat: PlayerId | null): readonly Player[] {
  const first = Math.max(
    0,
    players.findIndex(({ id }) => id === seat),
  )
  return [...players.slice(first), ...players.slice(0, first)]
}

interface PanelProps {
  readonly player: Player
  readonly board: BoardModule
  readonly terms: Terms | null
  readonly onOpen: () => void
}

function Panel({ player, board, terms, onOpen }: PanelProps) {
  const { definition, view } = useTable()
  const plays = mayAct(view, player.id)
  const points = definition.points(view, player.id)
  return (
    <article className={plays ? 'pp turn' : 'pp'} data-p={player.mark} data-place={`player ${player.id}`}>
      <header>
        <PlayerMark mark={player.mark} />
        <button type="button" className="nm" aria-haspopup="dialog" onClick={onOpen}>
          {player.name}
          {player.you ? <span className="you"> (you)</span> : null}
          <span className="sr">, show the whole area</span>
        </button>
        {player.bot ? <span className="tag">{player.left ? `bot for ${player.left}` : 'bot'}</span> : null}
        {player.connected || player.free ? null : <span className="tag">offline</span>}
        {plays ? <ClockTag player={player} terms={terms} /> : null}
        {plays ? <span className="tag plays">playing</span> : null}
        <span className="sc">
          <Laurels />
          <span data-count={`points ${player.id}`}>{points}</span>
          <span className="sr"> points</span>
        </span>
      </header>
      <board.Summary player={player.id} />
    </article>
  )
}

import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { PlayerId } from '../../games/kit/rule'
import { useTitle } from '../app/page'
import { paths } from '../app/paths'
import { PlayerMark } from '../kit/PlayerMark'
import { BrandSign } from '../kit/Stroke'
import type { LocalTable } from './local'
import './curtain.css'

interface Props {
  readonly table: LocalTable
  readonly next: PlayerId
  readonly onReady: () => void
}

/** Between two players: the table is not on the page at all. */
export function Curtain({ table, next, onReady }: Props) {
  const { meta } = table.definition
  const name = table.match.players[Number(next)]?.name ?? `Seat ${Number(next) + 1}`
  const ready = useRef<HTMLButtonElement>(null)
  useTitle(`Pass to ${name} · ${meta.title}`)
  useEffect(() => {
    ready.current?.focus()
  }, [])
  return (
    <div className="curtain" data-game={meta.id}>
      <header>
        <Link className="brand" href={paths.lobby} aria-label="Monumenta, to the lobby">
          <BrandSign />
          <span>Monumenta</span>
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        <PlayerMark mark={Number(next) + 1} size="xl" />
        <h1 className="display">Pass the device to {name}</h1>
        <p>Everybody else looks away. The table appears when {name} is ready.</p>
        <button ref={ready} type="button" className="act go" onClick={onReady}>
          <span>I am {name}, show the table</span>
        </button>
      </main>
    </div>
  )
}

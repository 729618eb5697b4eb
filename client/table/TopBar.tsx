import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../app/paths'
import { ThemeButton } from '../app/ThemeButton'
import { goTo } from '../kit/inView'
import { BrandSign, Stroke, type StrokeName } from '../kit/Stroke'
import { NewsBadge } from '../kit/status'
import { useTable } from '../kit/table'
import { toggleSound, useSound } from './attention'
import { Menu } from './Menu'
import type { Room } from './room'

interface Props {
  readonly room: Room
  /** In place of round and phase. */
  readonly sub?: ReactNode
  /** Messages nobody here has seen yet. */
  readonly unread?: number
}

export function TopBar({ room, sub, unread = 0 }: Props) {
  const { definition } = useTable()
  const { board, presence } = room
  const { id, title } = definition.meta
  return (
    <header className="topbar">
      <Link className="brand" href={paths.lobby} aria-label="Monumenta, to the lobby">
        <BrandSign />
        <span>Monumenta</span>
      </Link>
      <i className="sep" />
      <div className="titles">
        <h1 className="display">{title}</h1>
        <span className="sub">{sub ?? (board.Sub ? <board.Sub /> : <Turn />)}</span>
      </div>
      <span className="grow" />
      {presence ? <span className="tag live wide">{presence}</span> : null}
      {unread > 0 ? <News unread={unread} /> : null}
      <nav className="tools" aria-label="Table tools">
        {room.hint ? <HintButton onClick={room.hint} /> : null}
        <Aside icon="book" label="Rules" href={paths.rules(id)} />
        <Aside icon="cards" label="All cards" href={paths.cards(id)} />
        <SoundButton />
        <ThemeButton />
        <Menu room={room} />
      </nav>
    </header>
  )
}

function HintButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="ib wide" aria-label="Hint" title="Hint" onClick={onClick}>
      <Stroke of="bulb" />
    </button>
  )
}

/** Leads to what others said. */
function News({ unread }: { readonly unread: number }) {
  return (
    <button type="button" className="ib news" onClick={(event) => goTo(event.currentTarget, 'chat')}>
      <Stroke of="chat" />
      <NewsBadge count={unread} />
    </button>
  )
}

function Turn() {
  const { view } = useTable()
  return <>Turn {view.turn}</>
}

/** Opens beside the match, so that the match stays. */
function Aside({ icon, label, href }: { readonly icon: StrokeName; readonly label: string; readonly href: string }) {
  return (
    <a
      className="ib wide"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}, in a new tab`}
      title={label}
    >
      <Stroke of={icon} />
    </a>
  )
}

function SoundButton() {
  const on = useSound()
  const label = on ? 'Sound on' : 'Sound off'
  return (
    <button type="button" className="ib wide" aria-label="Sound" aria-pressed={on} title={label} onClick={toggleSound}>
      <Stroke of={on ? 'sound' : 'soundOff'} />
    </button>
  )
}

import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../app/paths'
import { IconButton } from '../kit/IconButton'
import { Stroke, type StrokeName } from '../kit/Stroke'
import { useTable } from '../kit/table'
import { toggleNotices, toggleSound, useNotices, useSound } from './attention'
import type { Room } from './room'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'))

/** Everything about the table that is not the game. */
export function Menu({ room }: { readonly room: Room }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [keysOpen, setKeysOpen] = useState(false)
  const [offered, setOffered] = useState<readonly HTMLElement[]>([])
  const close = () => box.current?.hidePopover()
  return (
    <>
      <IconButton icon="menu" label="Menu" popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes behind a click on one of its buttons, which keys reach too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: same */}
      <div
        className="tmenu"
        id={id}
        ref={box}
        popover="auto"
        onClick={close}
        onToggle={() => setOffered(offeredByTheBoard())}
      >
        {room.hint ? <Entry icon="bulb" label="Hint" onClick={room.hint} /> : null}
        <GamePart />
        {offered.map((button) => (
          <Entry key={button.dataset.menu} icon="book" label={button.dataset.menu} onClick={() => button.click()} />
        ))}
        <CallPart />
        {room.link ? <CopyLink link={room.link} /> : null}
        <Entry icon="edit" label="Keyboard shortcuts" onClick={() => setKeysOpen(true)} />
        {room.menu.map(({ run, ...entry }) => (
          <Entry key={entry.label} {...entry} onClick={run} />
        ))}
        <hr />
        <Link className="entry" href={paths.lobby}>
          <Stroke of="left" />
          To the lobby
        </Link>
      </div>
      {keysOpen ? (
        <Suspense>
          <ShortcutsDialog onClose={() => setKeysOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Buttons of the board that say by `data-menu` how they are called here. */
const offeredByTheBoard = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-menu]')]

function GamePart() {
  const { id } = useTable().definition.meta
  return (
    <div className="narrow">
      <a className="entry" href={paths.rules(id)} target="_blank" rel="noreferrer">
        <Stroke of="book" />
        Rules
      </a>
      <a className="entry" href={paths.cards(id)} target="_blank" rel="noreferrer">
        <Stroke of="cards" />
        All cards
      </a>
      <hr />
    </div>
  )
}

function CallPart() {
  const loud = useSound()
  const noticed = useNotices()
  const [refused, setRefused] = useState(false)
  const change = async () => setRefused(!(await toggleNotices()) && !noticed)
  return (
    <>
      <Entry icon={loud ? 'sound' : 'soundOff'} label="Sound on my turn" on={loud} onClick={toggleSound} />
      <Entry icon={noticed ? 'bell' : 'bellOff'} label="Desktop notice on my turn" on={noticed} onClick={change} />
      {refused ? <p className="refused">The browser does not allow notices for this page.</p> : null}
    </>
  )
}

function CopyLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => prompt('Copy this link', link),
    )
  }
  return <Entry icon={copied ? 'check' : 'link'} label={copied ? 'Link copied' : 'Copy the link'} onClick={copy} />
}

interface EntryProps {
  readonly icon: StrokeName
  readonly label: ReactNode
  readonly on?: boolean
  readonly onClick: () => void
}

function Entry({ icon, label, on, onClick }: EntryProps) {
  return (
    <button type="button" className="entry" aria-pressed={on} onClick={onClick}>
      <Stroke of={icon} />
      {label}
      {on === undefined ? null : <span className="state">{on ? 'on' : 'off'}</span>}
    </button>
  )
}

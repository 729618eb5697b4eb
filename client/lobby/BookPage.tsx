import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { Meta } from '../../games/kit/meta'
import { useHeading } from '../app/page'
import { paths } from '../app/paths'
import { Site } from '../app/Site'
import { GameContext } from '../kit/ClauseLink'
import { Stroke } from '../kit/Stroke'
import './lobby.css'
import './book.css'

interface Search {
  readonly label: string
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** How much was found. */
  readonly says: string
}

interface Props {
  readonly meta: Meta
  readonly title: string
  readonly search: Search
  readonly contents: readonly { readonly href: string; readonly label: string }[]
  readonly children: ReactNode
}

/** A reference page of a game: rules or cards, with contents and search. */
export function BookPage({ meta, title, search, contents, children }: Props) {
  const heading = useHeading(`${title} · ${meta.title}`)
  return (
    <Site game={meta}>
      <GameContext value={meta.id}>
        <div data-game={meta.id} className="book">
          <header className="book-head">
            <div className="in">
              <div>
                <Link href={paths.game(meta.id)} className="display back-to">
                  <Stroke of="left" /> {meta.title}
                </Link>
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
              </div>
              <SearchField {...search} />
            </div>
          </header>
          <div className="in book-body">
            <nav className="contents" aria-label="On this page">
              {contents.map(({ href, label }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </nav>
            <article>{children}</article>
          </div>
        </div>
      </GameContext>
    </Site>
  )
}

function SearchField({ label, typed, setTyped, says }: Search) {
  const id = useId()
  return (
    <search className="find">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <Stroke of="search" />
      <input
        id={id}
        type="search"
        className="field"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <small role="status">{says}</small>
    </search>
  )
}

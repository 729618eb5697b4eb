import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { catalog } from '../../games/catalog'
import type { Meta } from '../../games/kit/meta'
import { BrandSign } from '../kit/Stroke'
import { paths } from './paths'
import { ThemeButton } from './ThemeButton'
import { You } from './You'

interface Props {
  /** The game this page is about; its rules and cards are then one click away. */
  readonly game?: Meta
  readonly children: ReactNode
}

/** The frame of every page that is not a table: the way home, who plays, credits. */
export function Site({ game, children }: Props) {
  return (
    <div className="site">
      <header className="top">
        <div className="in">
          <Link className="brand" href={paths.lobby} aria-label="Monumenta, to the lobby">
            <BrandSign />
            <span>Monumenta</span>
          </Link>
          <MainNav game={game ?? onlyGame()} />
          <ThemeButton />
          <You />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Credits />
    </div>
  )
}

const onlyGame = (): Meta | undefined => (catalog.length === 1 ? catalog[0]?.meta : undefined)

function MainNav({ game }: { readonly game: Meta | undefined }) {
  return (
    <nav aria-label="Main">
      <NavLink href={paths.lobby}>Play</NavLink>
      {game ? (
        <>
          <NavLink href={paths.rules(game.id)}>Rules</NavLink>
          <NavLink href={paths.cards(game.id)}>Cards</NavLink>
        </>
      ) : null}
      <NavLink href={paths.about}>About</NavLink>
    </nav>
  )
}

function NavLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [path] = useLocation()
  return (
    <Link className="nav-link" href={href} aria-current={path === href ? 'page' : undefined}>
      {children}
    </Link>
  )
}

function Credits() {
  return (
    <footer className="foot">
      <div className="in">
        <span>An unofficial fan project</span>
        <span>
          Icons: <a href="https://game-icons.net">game-icons.net</a>, CC BY 3.0
        </span>
        <Link href={paths.about}>Credits and licences</Link>
      </div>
    </footer>
  )
}

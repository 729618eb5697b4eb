import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { catalog } from '../../games/catalog'
import { paths } from '../app/paths'
import { Dialog } from '../kit/Dialog'
import { GameCover } from './Covers'
import type { Where } from './draft'

interface Props {
  readonly where: Where
  readonly opponent?: 'person' | 'bot'
  readonly className: string
  /** Above the games to choose from. */
  readonly title: string
  readonly children: ReactNode
}

/** The way to a new match: which game, then its form, set to what the button says. */
export function Start({ where, opponent, title, className, children }: Props) {
  const [asking, setAsking] = useState(false)
  const [only, second] = catalog
  const formOf = (game: string) => paths.newMatch(game, where, opponent)
  if (only && !second) {
    return (
      <Link href={formOf(only.meta.id)} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {children}
      </button>
      {asking ? (
        <Dialog title={title} onClose={() => setAsking(false)} wide>
          <div className="covers pick">
            {catalog.map(({ meta }) => (
              <GameCover key={meta.id} meta={meta} href={formOf(meta.id)} brief />
            ))}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

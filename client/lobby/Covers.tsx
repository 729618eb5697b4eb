import { Link } from 'wouter'
import { catalog } from '../../games/catalog'
import type { Meta } from '../../games/kit/meta'
import { paths } from '../app/paths'
import { Stroke } from '../kit/Stroke'
import { CoverPicture } from './CoverPicture'
import { faceOf } from './faces'
import { playersOf } from './words'

/** The games as boxes on a shelf. A single game gets the whole shelf. */
export function Covers() {
  return (
    <section className="covers" id="games" aria-label="Games" data-count={catalog.length}>
      {catalog.map(({ meta }) => (
        <GameCover key={meta.id} meta={meta} href={paths.game(meta.id)} alone={catalog.length === 1} />
      ))}
    </section>
  )
}

interface CoverProps {
  readonly meta: Meta
  readonly href: string
  readonly alone?: boolean
  /** Without what the game is about. */
  readonly brief?: boolean
}

export function GameCover({ meta, href, alone = false, brief = false }: CoverProps) {
  return (
    <Link className={alone ? 'cv alone' : 'cv'} href={href} data-game={meta.id}>
      <CoverPicture meta={meta} Cover={faceOf(meta.id).Cover} heading={!brief} />
      <div className="txt">
        {alone ? <p className="sub">{meta.subtitle}</p> : null}
        {brief ? null : <p>{alone ? meta.about : meta.blurb}</p>}
        <div className="meta">
          <span>
            <Stroke of="people" />
            {playersOf(meta)} {alone ? 'players' : <span className="sr">players</span>}
          </span>
          <span>
            <Stroke of="clock" />
            {meta.minutes}
          </span>
          {alone ? (
            <span>
              <Stroke of="flag" />
              {meta.designers.join(', ')}, {meta.year}
            </span>
          ) : null}
        </div>
        {alone ? <span className="btn primary open">Open the game</span> : null}
      </div>
    </Link>
  )
}

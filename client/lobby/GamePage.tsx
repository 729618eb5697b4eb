import { Link } from 'wouter'
import { inCatalog } from '../../games/catalog'
import type { Meta } from '../../games/kit/meta'
import NotFoundPage from '../app/NotFoundPage'
import { useHeading } from '../app/page'
import { paths } from '../app/paths'
import { Site } from '../app/Site'
import { Stroke } from '../kit/Stroke'
import { OwnCoverPicture } from './CoverPicture'
import { NewMatch } from './NewMatch'
import { playersOf } from './words'
import './lobby.css'
import './game.css'

export default function GamePage({ game }: { readonly game: string }) {
  const meta = inCatalog(game)?.meta
  return meta ? <KnownGame meta={meta} /> : <NotFoundPage />
}

function KnownGame({ meta }: { readonly meta: Meta }) {
  return (
    <Site game={meta}>
      <div data-game={meta.id}>
        <Banner meta={meta} />
        <NewMatch meta={meta} />
      </div>
    </Site>
  )
}

function Banner({ meta }: { readonly meta: Meta }) {
  const heading = useHeading(meta.title)
  return (
    <section className="ban">
      <div className="in">
        <div className="cov">
          <OwnCoverPicture meta={meta} />
        </div>
        <div className="ttx">
          <h1 className="display" ref={heading} tabIndex={-1}>
            {meta.title}
          </h1>
          <p className="dsc">{meta.about}</p>
          <Facts meta={meta} />
        </div>
        <div className="links">
          <Link className="btn" href={paths.lesson(meta.id)}>
            <Stroke of="play" />
            First game, guided
          </Link>
          <Link className="btn" href={paths.rules(meta.id)}>
            <Stroke of="book" />
            Rules
          </Link>
          <Link className="btn" href={paths.cards(meta.id)}>
            <Stroke of="cards" />
            All cards
          </Link>
          {meta.series ? (
            <Link className="btn" href={paths.newSeries(meta.id)}>
              <Stroke of="flag" />A {meta.series.name} of {meta.series.parts.length} {meta.series.part}s
            </Link>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Facts({ meta }: { readonly meta: Meta }) {
  return (
    <ul className="facts">
      <li>
        <Stroke of="people" />
        {playersOf(meta)} players
      </li>
      <li>
        <Stroke of="clock" />
        {meta.minutes}
      </li>
      <li>
        <Stroke of="flag" />
        {meta.designers.join(', ')}, {meta.year}
      </li>
      <li>
        <Stroke of="cards" />
        {meta.publishers.join(', ')}
      </li>
    </ul>
  )
}

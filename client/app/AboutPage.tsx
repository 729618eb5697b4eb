import { Link } from 'wouter'
import { catalog } from '../../games/catalog'
import type { Meta } from '../../games/kit/meta'
import { useHeading } from './page'
import { paths } from './paths'
import { Site } from './Site'

export default function AboutPage() {
  const heading = useHeading('About')
  return (
    <Site>
      <article className="in prose">
        <h1 ref={heading} tabIndex={-1}>
          About Monumenta
        </h1>
        <p className="lead">
          Tabletop games for the web: online with friends, around one screen, or against the computer. Without an
          account, free of charge and without advertising.
        </p>
        <h2>The games and their makers</h2>
        <p>
          Monumenta is an unofficial fan implementation. The games belong to their designers and publishers, who are not
          connected with this site. Rules are told in our own words, and no art of the originals is used. If you like a
          game here, please buy the box.
        </p>
        <ul className="makers">
          {catalog.map(({ meta }) => (
            <Makers key={meta.id} meta={meta} />
          ))}
        </ul>
        <h2>Pictures and type</h2>
        <p>
          Icons by Lorc, Delapouite and contributors, from <a href="https://game-icons.net">game-icons.net</a>, under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. They were recoloured and put together
          into covers and cards.
        </p>
        <p>
          Typefaces Figtree, Barlow Semi Condensed, Marcellus and the display face of each game, all under the{' '}
          <a href="https://openfontlicense.org">SIL Open Font License</a>.
        </p>
        <h2>Code</h2>
        <p>
          The program is free software under the MIT license, built on <a href="https://boardgame.io">boardgame.io</a>{' '}
          and <a href="https://react.dev">React</a>.
        </p>
        <h2>What is stored</h2>
        <p>
          Your name, your seats and the matches of this device are kept in this browser. The server keeps matches and
          their chat, nothing else.
        </p>
      </article>
    </Site>
  )
}

function Makers({ meta }: { readonly meta: Meta }) {
  return (
    <li data-game={meta.id}>
      <Link className="display" href={paths.game(meta.id)}>
        {meta.title}
      </Link>
      <span>
        Designed by {list(meta.designers)}, {meta.year}.
        {meta.artists.length > 0 ? ` Art of the original: ${list(meta.artists)}.` : ''} Published by{' '}
        {list(meta.publishers)}.
      </span>
    </li>
  )
}

export const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

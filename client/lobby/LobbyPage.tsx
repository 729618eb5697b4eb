import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { catalog } from '../../games/catalog'
import { useHeading } from '../app/page'
import { paths } from '../app/paths'
import { Site } from '../app/Site'
import { Stroke } from '../kit/Stroke'
import { Covers } from './Covers'
import { OpenMatches } from './OpenMatches'
import { houseTitle } from './words'
import { YourMatches } from './YourMatches'
import './lobby.css'

export default function LobbyPage() {
  const heading = useHeading('Monumenta')
  return (
    <Site>
      <div className="in">
        <section className="hero">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {houseTitle(catalog.length)}
            </h1>
            <p>No account. Pick a name, open a table, send the link. Or gather around one screen.</p>
          </div>
          <Start />
        </section>
        <Covers />
        <div className="two">
          <YourMatches />
          <OpenMatches />
        </div>
      </div>
    </Site>
  )
}

function Start() {
  const only = catalog.length === 1 ? catalog[0]?.meta.id : undefined
  const to = (where: string) => (only ? `${paths.game(only)}?where=${where}` : '#games')
  return (
    <div className="btns">
      <StartLink href={to('device')} className="btn">
        <Stroke of="people" />
        Play on this device
      </StartLink>
      <StartLink href={to('link')} className="btn primary">
        <Stroke of="plus" />
        New match
      </StartLink>
    </div>
  )
}

/** With several games the way leads over the covers on this page: choose one first. */
function StartLink({ href, ...rest }: { href: string; className: string; children: ReactNode }) {
  return href.startsWith('#') ? <a href={href} {...rest} /> : <Link href={href} {...rest} />
}

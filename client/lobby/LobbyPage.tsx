import { catalog } from '../../games/catalog'
import { useHeading } from '../app/page'
import { Site } from '../app/Site'
import { Stroke } from '../kit/Stroke'
import { Covers } from './Covers'
import { OpenMatches } from './OpenMatches'
import { StartLink } from './StartLink'
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
  return (
    <div className="btns">
      <StartLink where="device" className="btn">
        <Stroke of="people" />
        Play on this device
      </StartLink>
      <StartLink where="link" className="btn primary">
        <Stroke of="plus" />
        New match
      </StartLink>
    </div>
  )
}

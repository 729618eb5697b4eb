import { catalog } from '../../games/catalog'
import { useHeading } from '../app/page'
import { Site } from '../app/Site'
import { Stroke } from '../kit/Stroke'
import { Covers } from './Covers'
import { OpenMatches } from './OpenMatches'
import { RunningMatches } from './RunningMatches'
import { Start } from './Start'
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
          <Starts />
        </section>
        <Covers />
        <div className="two">
          <YourMatches />
          <div>
            <OpenMatches />
            <RunningMatches />
          </div>
        </div>
      </div>
    </Site>
  )
}

function Starts() {
  return (
    <div className="btns">
      <Start where="device" className="btn" title="Play on this device: which game?">
        <Stroke of="people" />
        Play on this device
      </Start>
      <Start where="link" className="btn primary" title="New match: which game?">
        <Stroke of="plus" />
        New match
      </Start>
    </div>
  )
}

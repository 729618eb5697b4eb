import { Link } from 'wouter'
import { Plain } from './Plain'
import { paths } from './paths'

export default function NotFoundPage() {
  return (
    <Plain title="There is nothing at this address">
      <p>The link may be incomplete, or what it led to is gone. In the lobby you find all games and all matches.</p>
      <div className="btns">
        <Link className="btn primary" href={paths.lobby}>
          Go to the lobby
        </Link>
      </div>
    </Plain>
  )
}

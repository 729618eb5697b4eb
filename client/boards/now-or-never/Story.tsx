import { reputationRange } from '../../../games/now-or-never/data/reputation'
import { reputationPoints } from '../../../games/now-or-never/scoring'
import { areaOf, type StoryState } from '../../../games/now-or-never/state'
import { counted } from '../../../games/now-or-never/words/describe'
import { PlayerMark } from '../../kit/PlayerMark'
import { playerAt } from '../../kit/table'
import { Book, useBook } from './Book'
import { minus, range } from './lists'
import { Icon } from './pictures'
import { useNever } from './plan'
import './story.css'

/** On the season board in story mode: the book, and the track of reputation. */
export default function Story({ story }: { readonly story: StoryState }) {
  const table = useNever()
  const book = useBook(table)
  return (
    <div className="storyline">
      <h2 className="h4">
        Reputation
        <small>
          <button
            type="button"
            className="mini"
            aria-expanded={book.isOpen}
            data-menu={book.isOpen ? undefined : 'The book of this match'}
            onClick={book.toggle}
          >
            <Icon of="storybook" /> {book.isOpen ? 'Fold the book' : 'The book'}
          </button>
        </small>
      </h2>
      <Track />
      <Book story={story} book={book} />
    </div>
  )
}

const places = range(reputationRange.most - reputationRange.least + 1).map((i) => i + reputationRange.least)

function Track() {
  const table = useNever()
  const { view } = table
  return (
    <ol className="fame">
      {places.map((at) => {
        const here = view.order.filter((player) => areaOf(view, player).story?.reputation === at)
        return (
          <li key={at} title={`${minus(at)}: ${counted(reputationPoints(at), 'point')}`}>
            <span aria-hidden="true">{minus(at)}</span>
            {here.map((player) => {
              const { mark, name } = playerAt(table, player)
              return <PlayerMark key={player} mark={mark} size="s" label={`${name}: ${minus(at)} reputation`} />
            })}
          </li>
        )
      })}
    </ol>
  )
}

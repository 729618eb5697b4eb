import CardDraw from '~icons/game-icons/card-draw'
import FlyingFlag from '~icons/game-icons/flying-flag'
import Laurels from '~icons/game-icons/laurels'
import OpenBook from '~icons/game-icons/open-book'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import { size } from '../../../games/kit/zones'
import { automaSpecialOf, nameOf } from '../../../games/monumental/pieces/cards'
import { provincesOf } from '../../../games/monumental/pieces/map'
import { wonderOf } from '../../../games/monumental/pieces/wonders'
import { total } from '../../../games/monumental/scoring'
import { areaOf, automaSeat, completedWonders } from '../../../games/monumental/state'
import { describeSpecial } from '../../../games/monumental/words/describe'
import { ZoneHead } from '../../kit/pieces'
import { AutomaCardFace } from './Automa'
import { Picture } from './Picture'
import { useMonumental } from './plan'
import { Res } from './Signs'
import './automa.css'
import { whoIs } from './names'

/** The opponent of a solo game: its last cards, what it has stored, and its score. */
export default function AutomaPanel() {
  const table = useMonumental()
  const { view } = table
  const { automa } = view
  const area = areaOf(view, automaSeat)
  if (!automa || !area.civ) return null
  const { mark, name } = whoIs(table, automaSeat)
  const done = completedWonders(area)
  return (
    <section className="zone automa" data-p={mark} aria-label={name}>
      <ZoneHead title={name} mark={mark} note={describeSpecial(automaSpecialOf(area.civ))}>
        <span className="grow" />
        <span className="sc" title="points">
          <Laurels />
          <b data-count="automa points">{total(view, automaSeat)}</b>
          <span className="sr"> points</span>
        </span>
      </ZoneHead>
      <ul className="afacts">
        <li>
          <Res res="P" />
          <b data-count="automa store">{automa.store}</b> stored
        </li>
        <li>
          <Res res="G" />
          <b data-count="automa gold">{area.goods.G}</b>
          <span className="sr"> Gold</span>
        </li>
        <li>
          <Res res="C" />
          <b data-count="automa culture">{area.goods.C}</b>
          <span className="sr"> Culture</span>
        </li>
        <li>
          <FlyingFlag />
          <b>{provincesOf(view, automaSeat).length}</b>
          <span className="sr"> Provinces</span>
        </li>
        <li>
          <ScrollUnfurled />
          <b>{area.policies.length}</b>
          <span className="sr"> Policies</span>
        </li>
        <li>
          <OpenBook />
          <b>{area.owned.length - done.length}</b>
          <span className="sr"> Buildings and Knowledge</span>
        </li>
        {done.map((card) => (
          <li key={card} title={nameOf(card)}>
            <Picture of={card} />
            <span className="sr">{nameOf(card)}</span>
          </li>
        ))}
        {automa.wonder ? (
          <li>
            <Picture of={automa.wonder} />
            {nameOf(automa.wonder)} at {wonderOf(automa.wonder).start + wonderOf(automa.wonder).work}
          </li>
        ) : null}
        <li className="last">
          <CardDraw />
          <b>{size(automa.deck)}</b> cards to come
        </li>
      </ul>
      <div className="adrawn">
        {automa.drawn.length === 0 ? <p className="bare">It plays after your turn.</p> : null}
        {automa.drawn.map((card) => (
          <span key={card} data-piece={`automa ${card}`}>
            <AutomaCardFace id={card} />
          </span>
        ))}
      </div>
    </section>
  )
}

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
import { Fact } from '../../kit/Fact'
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
        <Fact as="li" icon={<Res res="P" />} n={automa.store} words="stored" printed count="automa store" />
        <Fact as="li" icon={<Res res="G" />} n={area.goods.G} words="Gold" count="automa gold" />
        <Fact as="li" icon={<Res res="C" />} n={area.goods.C} words="Culture" count="automa culture" />
        <Fact as="li" icon={<FlyingFlag />} n={provincesOf(view, automaSeat).length} words="Provinces" />
        <Fact as="li" icon={<ScrollUnfurled />} n={area.policies.length} words="Policies" />
        <Fact as="li" icon={<OpenBook />} n={area.owned.length - done.length} words="Buildings and Knowledge" />
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

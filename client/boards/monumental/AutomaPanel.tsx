import CardDraw from '~icons/game-icons/card-draw'
import Laurels from '~icons/game-icons/laurels'
import OpenBook from '~icons/game-icons/open-book'
import { size } from '../../../games/kit/zones'
import { automaSpecialOf, nameOf } from '../../../games/monumental/cards'
import { counted, describeSpecial } from '../../../games/monumental/describe'
import { provincesOf } from '../../../games/monumental/map'
import { total } from '../../../games/monumental/scoring'
import { areaOf, automaSeat, completedWonders } from '../../../games/monumental/state'
import { wonderOf } from '../../../games/monumental/wonders'
import { PlayerMark } from '../../kit/PlayerMark'
import { AutomaCardFace } from './Automa'
import { Picture } from './Picture'
import { type MonumentalTable, whoIs } from './plan'
import { Res } from './Signs'
import './automa.css'

/** The opponent of a solo game: its last cards, what it has stored, and its score. */
export function AutomaPanel({ table }: { readonly table: MonumentalTable }) {
  const { view } = table
  const { automa } = view
  const area = areaOf(view, automaSeat)
  if (!automa || !area.civ) return null
  const { mark, name } = whoIs(table, automaSeat)
  const knowledge = area.owned.filter((uid) => !completedWonders(area).includes(uid))
  return (
    <section className="zone automa" data-p={mark} aria-label={name}>
      <div className="zt">
        <PlayerMark mark={mark} size="s" />
        <h2 className="display">{name}</h2>
        <small>{describeSpecial(automaSpecialOf(area.civ))}</small>
        <span className="grow" />
        <span className="sc" title="points">
          <Laurels aria-hidden="true" />
          <b data-count="automa points">{total(view, automaSeat)}</b>
          <span className="sr"> points</span>
        </span>
      </div>
      <div className="auto">
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
            <b>{area.goods.C}</b>
            <span className="sr"> Culture</span>
          </li>
          <li>{counted(provincesOf(view, automaSeat).length, 'province')}</li>
          <li>{counted(area.policies.length, 'policy', 'policies')}</li>
          <li>
            <OpenBook aria-hidden="true" />
            <b>{knowledge.length}</b> cards
          </li>
          <li>
            <CardDraw aria-hidden="true" />
            <b>{size(automa.deck)}</b> to come
          </li>
          {[...(automa.wonder ? [automa.wonder] : [])].map((card) => (
            <li key={card}>
              <Picture of={card} />
              {nameOf(card)}: {automa.store} of {wonderOf(card).start + wonderOf(card).work}
            </li>
          ))}
          {completedWonders(area).map((card) => (
            <li key={card}>
              <Picture of={card} />
              {nameOf(card)}
            </li>
          ))}
        </ul>
        <div className="adrawn">
          {automa.drawn.length === 0 ? <p className="bare">It plays after your turn.</p> : null}
          {automa.drawn.map((card) => (
            <span key={card} data-piece={`automa ${card}`}>
              <AutomaCardFace id={card} />
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

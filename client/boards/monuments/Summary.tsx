import CardPickup from '~icons/game-icons/card-pickup'
import QuillInk from '~icons/game-icons/quill-ink'
import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { monumentIds, monumentName, tokens } from '../../../games/monuments/data/pieces'
import { area, stackOf } from '../../../games/monuments/state'
import { pictureOf, symbolPicture, tonesOf } from './pictures'
import { useMonuments } from './plan'

/** What everybody wants to see of a player at a glance. */
export function Summary({ player }: { readonly player: PlayerId }) {
  const { view } = useMonuments()
  const own = area(view, player)
  const built = monumentIds.filter((id) => stackOf(view, player, id).length > 0)
  const held = tokens.filter(({ symbol }) => view.tokens[symbol] === player)
  return (
    <>
      <div className="st">
        <span>
          <CardPickup />
          <b data-count={`hand ${player}`}>{size(own.hand)}</b> in hand
        </span>
        <span>
          <QuillInk />
          <b data-count={`historians ${player}`}>{own.historians}</b>{' '}
          {own.historians === 1 ? 'historian' : 'historians'} left
        </span>
        {held.map(({ symbol, name }) => {
          const Picture = symbolPicture(symbol)
          return (
            <span key={symbol}>
              <Picture />
              {name}
            </span>
          )
        })}
      </div>
      {built.length > 0 ? (
        <div className="mini">
          {built.map((id) => {
            const Picture = pictureOf(id)
            const cards = stackOf(view, player, id).length
            return (
              <span key={id} style={tonesOf(id)} title={`${monumentName(id)}: ${cards} cards`}>
                <Picture />
                <span className="sr">{monumentName(id)}: </span>
                <b data-count={`${id} ${player}`}>{cards}</b>
              </span>
            )
          })}
        </div>
      ) : null}
    </>
  )
}

import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { slots } from '../../../games/skeleton/data/cards'
import type { skeletonGame } from '../../../games/skeleton/game'
import { rowOf } from '../../../games/skeleton/state'
import { Status } from '../../kit/status'
import { playerAt, useTable } from '../../kit/table'
import { CardFace } from './CardFace'
import './board.css'

const useGame = () => useTable<typeof skeletonGame>()

export function Board() {
  const { seat } = useGame()
  return (
    <>
      <Expected />
      <main className="main" id="main" tabIndex={-1}>
        <Market />
        <section className="zone" id="mine" aria-label="Your row">
          <h2 className="display">Your row</h2>
          {seat === null ? <p>You are watching.</p> : <Area player={seat} />}
        </section>
      </main>
    </>
  )
}

function Expected() {
  const table = useGame()
  const { view, seat } = table
  const { name, mark } = playerAt(table, view.current)
  if (view.outcome) {
    const names = view.outcome.winners.map((id) => playerAt(table, id).name)
    return <Status say={`The game is over: ${names.join(' and ')} won`} />
  }
  if (view.current !== seat) return <Status say={`Waiting for ${name}`} mark={mark} />
  return <Status say="Your turn: take a card of the market" mark={mark} />
}

function Market() {
  const { view, mayAct, ask, play } = useGame()
  return (
    <section className="zone" id="board" aria-label="Market">
      <h2 className="display">Market</h2>
      <p>{size(view.pile)} cards in the pile</p>
      <div className="row">
        {slots.map((slot) => {
          const card = view.market[slot]
          if (!card) return null
          return (
            <button
              key={card}
              type="button"
              className="take"
              aria-label={`Take ${card}`}
              disabled={!mayAct || ask('take', slot) !== null}
              onClick={() => play('take', slot)}
            >
              <CardFace card={card} />
            </button>
          )
        })}
      </div>
    </section>
  )
}

export function Area({ player }: { readonly player: PlayerId }) {
  const { view } = useGame()
  return (
    <div className="row">
      {rowOf(view, player).map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </div>
  )
}

export function Summary({ player }: { readonly player: PlayerId }) {
  const { view } = useGame()
  return <p>{rowOf(view, player).length} cards</p>
}

export const Finale = () => null

import type { PlayerId } from '../../../games/kit/rule'
import { size } from '../../../games/kit/zones'
import { slots } from '../../../games/skeleton/data/cards'
import type { skeletonGame } from '../../../games/skeleton/game'
import { rowOf } from '../../../games/skeleton/state'
import { BoardFrame } from '../../kit/BoardFrame'
import { type Click, Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { useTable } from '../../kit/table'
import { CardFace } from './CardFace'
import './board.css'
import { say } from './say'

const useGame = () => useTable<typeof skeletonGame>()

export function Board() {
  const { seat } = useGame()
  return (
    <BoardFrame asked={() => ({ say: say() })} waiting={() => ({})} putDown={null}>
      <Market />
      <section className="zone" id="mine" aria-label="Your row">
        <ZoneHead title="Your row" />
        {seat === null ? <p>You are watching.</p> : <Area player={seat} />}
      </section>
    </BoardFrame>
  )
}

function Market() {
  const { view, mayAct, ask, play } = useGame()
  return (
    <section className="zone" id="board" aria-label="Market">
      <ZoneHead title="Market" note={`${size(view.pile)} cards in the pile`} />
      <div className="row">
        {slots.map((slot) => {
          const card = view.market[slot]
          if (!card) return null
          const take: Click = { does: 'Take', glow: 'legal', refusal: ask('take', slot), run: () => play('take', slot) }
          return (
            <Press key={card} className="take" click={mayAct ? take : null}>
              <CardFace card={card} />
            </Press>
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

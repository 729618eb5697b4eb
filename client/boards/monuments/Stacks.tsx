import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import type { CardId } from '../../../games/monuments/data/cards'
import { type MonumentId, monumentIds, monumentName, symbolIds } from '../../../games/monuments/data/pieces'
import { count, stackOf } from '../../../games/monuments/state'
import { StillCard, SymbolBadge } from './Card'
import { type MonumentsTable, type Plan, useMonuments, usePlan } from './plan'
import { layings } from './proposals'

/** How often a player shows each symbol. */
export function Tally({ player }: { readonly player: PlayerId }) {
  const { view } = useMonuments()
  return (
    <span className="tally">
      {symbolIds.map((symbol) => (
        <span key={symbol} className="t">
          <SymbolBadge symbol={symbol} />
          {count(view, symbol, player)}
        </span>
      ))}
    </span>
  )
}

export const builtBy = ({ view }: MonumentsTable, player: PlayerId): MonumentId[] =>
  monumentIds.filter((id) => stackOf(view, player, id).length > 0)

/** The monuments of a player. */
export function Stacks({ player }: { readonly player: PlayerId }) {
  const table = useMonuments()
  const plan = usePlan()
  const built = builtBy(table, player)
  if (built.length === 0) return <p className="bare">No monument yet. Two cards of one monument erect it.</p>
  return (
    <div className="stacks">
      {built.map((id) => (
        <Stack
          key={id}
          id={id}
          laid={stackOf(table.view, player, id)}
          expanding={player !== table.seat ? null : expandingOf(table, plan, id)}
        />
      ))}
    </div>
  )
}

interface Expanding {
  readonly glow: 'may' | 'legal'
  run(): void
}

/** A click lays the picked cards; with nothing picked, every card of the hand that fits. */
function expandingOf(table: MonumentsTable, { mode, monument, picked }: Plan, id: MonumentId): Expanding | null {
  if (!table.mayAct || mode !== 'none') return null
  const laying = (glow: Expanding['glow'], cards: readonly CardId[]): Expanding => ({
    glow,
    run: () => table.play('expand', id, cards),
  })
  if (monument === id && table.ask('expand', id, picked) === null) return laying('legal', picked)
  if (picked.length > 0) return null
  const proposed = layings(table, 'expand').find((one) => one.monument === id)
  return proposed ? laying('may', proposed.cards) : null
}

interface StackProps {
  readonly id: MonumentId
  readonly laid: readonly CardId[]
  readonly expanding: Expanding | null
}

function Stack({ id, laid, expanding }: StackProps) {
  const style = { '--n': laid.length }
  const name = `${monumentName(id)}, ${counted(laid.length, 'card')}`
  const inside = (
    <>
      {laid.map((card, k) => (
        <span key={card} className="lay" data-piece={card} data-gone="discard" style={{ '--k': k }}>
          <StillCard card={card} />
        </span>
      ))}
      <span className="num">{laid.length}</span>
    </>
  )
  if (!expanding) {
    return (
      <section className="stk" style={style} aria-label={name}>
        {inside}
      </section>
    )
  }
  return (
    <button type="button" className={`stk ${expanding.glow}`} style={style} onClick={expanding.run}>
      <span className="sr">Expand {name}: </span>
      {inside}
    </button>
  )
}

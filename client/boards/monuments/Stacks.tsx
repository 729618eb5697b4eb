import type { PlayerId } from '../../../games/kit/rule'
import { counted } from '../../../games/kit/words'
import type { CardId } from '../../../games/monuments/data/cards'
import { type MonumentId, monumentIds, monumentName, symbolIds } from '../../../games/monuments/data/pieces'
import { count, stackOf } from '../../../games/monuments/state'
import type { Click } from '../../kit/Press'
import { Stack } from '../../kit/pieces'
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
          cards={stackOf(table.view, player, id)}
          name={`${monumentName(id)}, ${counted(stackOf(table.view, player, id).length, 'card')}`}
          click={player === table.seat ? expanding(table, plan, id) : null}
          gone="discard"
        >
          {(card) => <StillCard card={card} />}
        </Stack>
      ))}
    </div>
  )
}

/** A click lays the picked cards; with nothing picked, every card of the hand that fits. */
function expanding(table: MonumentsTable, { mode, monument, picked }: Plan, id: MonumentId): Click | null {
  if (!table.mayAct || mode !== 'none') return null
  const laying = (glow: Click['glow'], cards: readonly CardId[]): Click => ({
    does: 'Expand',
    glow,
    run: () => table.play('expand', id, cards),
  })
  if (monument === id && table.ask('expand', id, picked) === null) return laying('legal', picked)
  if (picked.length > 0) return null
  const proposed = layings(table, 'expand').find((one) => one.monument === id)
  return proposed ? laying('may', proposed.cards) : null
}

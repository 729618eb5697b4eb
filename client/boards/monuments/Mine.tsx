import type { PlayerId } from '../../../games/kit/rule'
import { size, visible } from '../../../games/kit/zones'
import { type CardId, cardOf } from '../../../games/monuments/data/cards'
import { type MonumentId, monumentIds, monumentName, symbolIds } from '../../../games/monuments/data/pieces'
import { area, count, stackOf } from '../../../games/monuments/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { Stroke } from '../../kit/Stroke'
import { playerAt } from '../../kit/table'
import { CardButton, StillCard, SymbolBadge } from './Card'
import { type MonumentsTable, ownHand, type Plan, useMonuments } from './plan'
import { layings, tradable, usable } from './proposals'
import { Scholars } from './Scholars'

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

/** The player's own monuments and hand. */
export function Mine({ table, plan }: Props) {
  const { seat } = table
  if (seat === null) return <Everybody />
  const { mark } = playerAt(table, seat)
  const stacks = builtBy(table, seat).map((id) => stackOf(table.view, seat, id).length)
  const room = {
    '--stacks': stacks.length,
    '--tallest': Math.max(1, ...stacks),
    '--held': ownHand(table).length,
  }
  return (
    <section className="zone mine me" id="mine" data-p={mark} style={room} aria-label="Your area">
      <div className="sz">
        <div className="zt">
          <PlayerMark mark={mark} size="s" />
          <h2 className="display">Your monuments</h2>
          <Tally table={table} player={seat} />
        </div>
        <div className="shelf">
          <Stacks table={table} player={seat} plan={plan} />
        </div>
      </div>
      {plan.mode === 'scholars' ? <Scholars table={table} plan={plan} /> : <Hand table={table} plan={plan} />}
    </section>
  )
}

/** For somebody who watches: everybody's monuments. */
function Everybody() {
  const table = useMonuments()
  return (
    <section className="zone me watch" id="mine" aria-label="All monuments">
      {table.view.order.map((player) => (
        <div key={player}>
          <div className="zt">
            <PlayerMark mark={playerAt(table, player).mark} size="s" />
            <h2 className="display">{playerAt(table, player).name}</h2>
            <Tally table={table} player={player} />
          </div>
          <Stacks table={table} player={player} plan={null} />
        </div>
      ))}
    </section>
  )
}

export function Tally({ table, player }: { readonly table: MonumentsTable; readonly player: PlayerId }) {
  return (
    <span className="tally">
      {symbolIds.map((symbol) => (
        <span key={symbol} className="t">
          <SymbolBadge symbol={symbol} />
          {count(table.view, symbol, player)}
        </span>
      ))}
    </span>
  )
}

interface StacksProps {
  readonly table: MonumentsTable
  readonly player: PlayerId
  readonly plan: Plan | null
}

const builtBy = (table: MonumentsTable, player: PlayerId): MonumentId[] =>
  monumentIds.filter((id) => stackOf(table.view, player, id).length > 0)

export function Stacks({ table, player, plan }: StacksProps) {
  const built = builtBy(table, player)
  if (built.length === 0) return <p className="bare">No monument yet. Two cards of one monument erect it.</p>
  return (
    <div className="stacks">
      {built.map((id) => (
        <Stack key={id} table={table} player={player} plan={plan} id={id} />
      ))}
    </div>
  )
}

/** With nothing picked: every card of the hand that fits. */
function proposedFor(table: MonumentsTable, { mode, picked }: Plan, id: MonumentId): readonly CardId[] | null {
  if (!table.mayAct || mode !== 'none' || picked.length > 0) return null
  return layings(table, 'expand').find(({ monument }) => monument === id)?.cards ?? null
}

function Stack({ table, player, plan, id }: StacksProps & { readonly id: MonumentId }) {
  const laid = stackOf(table.view, player, id)
  const fits = plan?.mode === 'none' && plan.monument === id && table.ask('expand', id, plan.picked) === null
  const cards = fits ? plan.picked : plan ? proposedFor(table, plan, id) : null
  const run = cards ? () => table.play('expand', id, cards) : null
  const style = { '--n': laid.length }
  const name = `${monumentName(id)}, ${laid.length} ${laid.length === 1 ? 'card' : 'cards'}`
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
  if (!run) {
    return (
      <section className="stk" style={style} aria-label={name}>
        {inside}
      </section>
    )
  }
  return (
    <button type="button" className={`stk ${fits ? 'legal' : 'may'}`} style={style} onClick={run}>
      <span className="sr">Expand {name}: </span>
      {inside}
    </button>
  )
}

function Hand({ table, plan }: Props) {
  const cards = ownHand(table)
  const open = plan.mode === 'traders' ? new Set(tradable(table)) : plan.mode === 'none' ? usable(table) : none
  return (
    <div className="hz">
      <div className="zt">
        <h2 className="display">Hand</h2>
        <small>
          {cards.length} {cards.length === 1 ? 'card' : 'cards'}
          {plan.picked.length > 0 ? ' · the first you pick lies at the bottom' : ''}
        </small>
      </div>
      <div className="fan hand" style={fanOf(cards.length)}>
        {sortHand(cards, plan.picked).map((card) => (
          <HandCard key={card} plan={plan} card={card} open={open.has(card)} />
        ))}
      </div>
    </div>
  )
}

const none: ReadonlySet<CardId> = new Set()

/** In two rows all but the last card of a row are covered in part: `--lead` counts them. */
export const fanOf = (cards: number) => ({ '--lead': Math.ceil(cards / 2) - 1 })

/** Picked cards first, in the order of picking; the rest by monument, so that what belongs together lies together. */
function sortHand(cards: readonly CardId[], picked: readonly CardId[]): CardId[] {
  const place = (card: CardId) => monumentIds.indexOf(cardOf(card).monument) * 10 + cardOf(card).value
  const rest = cards.filter((card) => !picked.includes(card)).sort((a, b) => place(a) - place(b))
  return [...picked, ...rest]
}

interface HandCardProps {
  readonly plan: Plan
  readonly card: CardId
  /** Something can be done with it now. */
  readonly open: boolean
}

function HandCard({ plan, card, open }: HandCardProps) {
  const at = plan.picked.indexOf(card)
  const picked = at >= 0
  const glow = picked ? 'selected' : open ? glowOf(plan, card) : ''
  return (
    <span className={picked ? 'sel' : undefined} data-piece={card} data-from="deck" data-gone="discard">
      <CardButton
        card={card}
        glow={glow}
        does={picked ? 'Put back' : plan.mode === 'traders' ? 'Give' : 'Pick'}
        pressed={picked}
        onClick={open || (picked && plan.mode === 'none') ? () => plan.toggle(card) : null}
      />
      {picked ? (
        <span className="tick">{plan.picked.length > 1 ? at + 1 : <Stroke of="check" size={14} />}</span>
      ) : null}
    </span>
  )
}

/** `legal`: goes with what is picked, or answers the question. `may`: could be picked. */
function glowOf({ mode, monument: chosen, picked }: Plan, card: CardId): '' | 'may' | 'legal' {
  if (mode === 'traders') return picked.length > 0 ? 'may' : 'legal'
  const [first] = picked
  if (!first) return 'may'
  const pairs = picked.length === 1 && cardOf(first).symbol === cardOf(card).symbol
  return chosen === cardOf(card).monument || pairs ? 'legal' : ''
}

/** Another player's whole area, opened from the panel. */
export function Area({ player }: { readonly player: PlayerId }) {
  const table = useMonuments()
  const own = area(table.view, player)
  const shown = visible(own.hand)
  return (
    <div className="area">
      <p>
        <Tally table={table} player={player} /> <span>{size(own.hand)} cards in hand</span>{' '}
        <span>{own.historians} historians left</span>
      </p>
      <Stacks table={table} player={player} plan={null} />
      {shown.length > 0 ? (
        <>
          <h3 className="display">Hand</h3>
          <div className="row wrap">
            {shown.map((card) => (
              <StillCard key={card} card={card} />
            ))}
          </div>
        </>
      ) : null}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { PlayerId } from '../../../games/kit/rule'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { counted } from '../../../games/now-or-never/describe'
import { recruitCost } from '../../../games/now-or-never/specialists'
import type { Hired } from '../../../games/now-or-never/state'
import { Tip } from '../../kit/Tip'
import { trade } from './names'
import { Icon } from './pictures'
import { isTurn, type NeverTable, owedTo, type Props } from './plan'
import { Coins } from './Signs'

interface FaceProps {
  readonly id: string
  readonly price: number
  /** Shown below the price. */
  readonly note?: string
}

export function SpecialistFace({ id, price, note }: FaceProps) {
  const { name, kind, effects } = specialistOf(id)
  return (
    <>
      <span className={`si ${kind}`}>
        <Icon of={kind} />
      </span>
      <span className="sn">
        <b>{name}</b>
        <small>{trade(effects)}</small>
      </span>
      <span className="ct">
        <Coins n={price} />
        {note ? <small>{note}</small> : null}
      </span>
    </>
  )
}

interface CardProps extends FaceProps {
  readonly className?: string
  readonly tip: ReactNode
  readonly clause?: string | undefined
  readonly pressed?: boolean | undefined
  readonly onClick: (() => void) | undefined
}

function SpecialistCard({ className = '', tip, clause, pressed, onClick, ...face }: CardProps) {
  return (
    <Tip tip={tip} clause={clause}>
      <button
        type="button"
        className={`spc ${className}`}
        aria-pressed={pressed}
        aria-disabled={onClick ? undefined : true}
        onClick={onClick}
        data-piece={`specialist ${face.id}`}
        data-from="specialist pile"
      >
        <SpecialistFace {...face} />
      </button>
    </Tip>
  )
}

/** Glows strongly when it is what the player looks for. */
const glow = ({ plan }: Props, kind: string): string =>
  plan.seeking === null ? 'may' : plan.seeking === kind ? 'legal' : ''

/** One of the own four places. */
export function OwnSpecialist({ table, plan, hired }: Props & { readonly hired: Hired | null }) {
  if (!hired) return <span className="spc free">free place</span>
  const { id, up } = hired
  const { cost, tax, kind, effects } = specialistOf(id)
  const face = { id, price: cost, note: `tax ${tax}` }
  if (owedTo(table)?.kind === 'readySpecialist' && !table.ask('readySpecialist', id)) {
    return (
      <SpecialistCard
        {...face}
        className="used legal"
        tip="Turn it face up"
        onClick={() => table.play('readySpecialist', id)}
      />
    )
  }
  const pay = isTurn(table) ? table.ask('paySpecialist', id) : null
  const rest = isTurn(table) ? table.ask('restSpecialist', id, 'coin') : null
  const open = isTurn(table) && (!pay || !rest)
  const words = `${trade(effects)} for ${counted(cost, 'coin')}; others who pay it give you ${tax}`
  const selected = plan.specialist === id
  return (
    <SpecialistCard
      {...face}
      className={`${up ? '' : 'used'} ${open && !table.view.acted ? (plan.seeking === 'rest' ? 'legal' : pay ? '' : glow({ table, plan }, kind)) : ''} ${selected ? 'selected' : ''}`}
      tip={up ? words : `${words}. Used until the next season`}
      clause={pay?.clause}
      pressed={open ? selected : undefined}
      onClick={open ? () => plan.begin({ specialist: selected ? null : id }) : undefined}
    />
  )
}

/** One of the four to be recruited. */
export function ForHire({ table, plan, id }: Props & { readonly id: string | null }) {
  const { view, seat } = table
  if (!id) return <span className="spc free">empty</span>
  const { kind, cost, effects } = specialistOf(id)
  const price = seat === null ? cost * 2 : recruitCost(view, seat, id)
  const slots = isTurn(table) ? recruitSlots({ table, plan }, id) : []
  const refusal = isTurn(table) && slots.length === 0 ? table.ask('recruitSpecialist', id, 0) : null
  const selected = plan.specialist === id
  return (
    <SpecialistCard
      id={id}
      price={price}
      className={`${slots.length > 0 ? glow({ table, plan }, kind) : ''} ${selected ? 'selected' : ''}`}
      tip={refusal?.because ?? `Recruit for ${counted(price, 'coin')}, then at once: ${trade(effects)}`}
      clause={refusal?.clause}
      onClick={slots.length > 0 ? () => recruit({ table, plan }, id, slots) : undefined}
    />
  )
}

export const recruitSlots = ({ table }: Props, id: string): number[] =>
  (table.choices('recruitSpecialist') as [string, number][]).flatMap(([one, slot]) => (one === id ? [slot] : []))

/** Into a free place at once; if there is none, somebody must go first. */
export function recruit({ table, plan }: Props, id: string, slots: readonly number[]): void {
  const { specialists } = table.view.players[table.seat!]!
  const free = slots.find((slot) => specialists[slot] === null)
  if (free === undefined) plan.begin({ specialist: id })
  else table.play('recruitSpecialist', id, free)
}

interface ForeignProps {
  readonly table: NeverTable
  readonly hired: Hired
  readonly owner: PlayerId | 'bot'
}

/** Somebody else's specialist, as a chip in their panel: anybody may pay them. */
export function ForeignSpecialist({ table, hired: { id, up }, owner }: ForeignProps) {
  const { name, kind, cost, tax, effects } = specialistOf(id)
  const drops = owedTo(table)?.kind === 'botDrop' && owner === 'bot'
  const asked = table.mayAct && (drops || isTurn(table))
  const refusal = !asked ? null : drops ? table.ask('chooseBotDrop', id) : table.ask('paySpecialist', id)
  const open = asked && !refusal
  const words = `${name}: ${trade(effects)} for ${counted(cost, 'coin')}${owner === 'bot' ? '' : `, ${tax} tax to its owner`}${up ? '' : '. Used until the next season'}`
  return (
    <Tip tip={refusal && up ? `${words}. ${refusal.because}` : words} clause={up ? refusal?.clause : undefined}>
      <button
        type="button"
        className={`fsp${up ? '' : ' used'}${open ? (drops ? ' legal' : ' may') : ''}`}
        aria-disabled={open ? undefined : true}
        onClick={open ? () => table.play(drops ? 'chooseBotDrop' : 'paySpecialist', id) : undefined}
      >
        <Icon of={kind} />
        <b>{cost}</b>
        <span className="sr"> {words}</span>
      </button>
    </Tip>
  )
}

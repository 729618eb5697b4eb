import type { ReactNode } from 'react'
import type { PlayerId } from '../../../games/kit/rule'
import { specialistOf } from '../../../games/now-or-never/data/specialists'
import { recruitCost } from '../../../games/now-or-never/pieces/specialist-row'
import type { Hired } from '../../../games/now-or-never/state'
import { counted } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Tip } from '../../kit/Tip'
import { trade } from './describe'
import { Icon } from './pictures'
import { attempt, isTurn, type NeverTable, type Situation, useNever, usePlan, useSituation } from './plan'
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
        data-card={face.id}
        data-from="specialist pile"
      >
        <SpecialistFace {...face} />
      </button>
    </Tip>
  )
}

/** Glows strongly when it is what the player looks for. */
const glow = ({ plan }: Situation, kind: string): string =>
  plan.seeking === null ? 'may' : plan.seeking === kind ? 'legal' : ''

/** Puts the specialist in hand into this slot: dealt at the start, or about to be recruited. */
function placing({ table, plan }: Situation, slot: number): (() => void) | undefined {
  const { specialist } = plan
  if (!specialist || !table.mayAct) return undefined
  const dealt = isDealing(table)
  const move = dealt ? 'placeSpecialist' : 'recruitSpecialist'
  if ((!dealt && !isTurn(table)) || table.ask(move, specialist, slot)) return undefined
  return () => {
    plan.add({ specialist: null })
    table.play(move, specialist, slot)
  }
}

/** The first quests are being chosen: until then specialists may change their slots. */
export const isDealing = (table: NeverTable): boolean =>
  table.mayAct && table.view.phase === 'setup' && owedTo(table)?.kind === 'keepQuests'

interface OwnProps {
  readonly hired: Hired | null
  readonly slot: number
}

/** One of the own four slots. */
export function OwnSpecialist({ hired, slot }: OwnProps) {
  const situation = useSituation()
  const { table } = situation
  const place = placing(situation, slot)
  if (!hired && !place) return <span className="spc free">free slot</span>
  if (!hired) {
    return (
      <button type="button" className="spc free legal" onClick={place}>
        into slot {slot + 1}
      </button>
    )
  }
  if (isDealing(table) || place) return <Movable hired={hired} place={place} />
  return <Working hired={hired} />
}

/** One that may change its slot, or has to make room. */
function Movable({ hired, place }: { readonly hired: Hired; readonly place?: (() => void) | undefined }) {
  const { table, plan } = useSituation()
  const { id, up } = hired
  const { cost, tax, effects } = specialistOf(id)
  const selected = plan.specialist === id
  const mine = isDealing(table)
  const words = mine
    ? place
      ? 'Change places with it'
      : 'Put it into another slot'
    : 'It makes room and leaves the game'
  return (
    <SpecialistCard
      id={id}
      price={cost}
      note={`tax ${tax}`}
      className={`${up ? '' : 'used'} ${selected ? 'selected' : place ? 'legal' : 'may'}`}
      tip={`${trade(effects)} for ${counted(cost, 'coin')}. ${words}`}
      pressed={mine ? selected : undefined}
      onClick={place ?? (() => plan.add({ specialist: selected ? null : id }))}
    />
  )
}

function Working({ hired }: { readonly hired: Hired }) {
  const { table, plan } = useSituation()
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
export function ForHire({ id }: { readonly id: string | null }) {
  const { table, plan } = useSituation()
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

export const recruitSlots = ({ table }: Situation, id: string): number[] =>
  table.choices('recruitSpecialist').flatMap(([one, slot]) => (one === id ? [slot] : []))

/** Into the only free slot at once; otherwise the slot is asked for, or who makes room. */
export function recruit({ table, plan }: Situation, id: string, slots: readonly number[]): void {
  const [only, ...more] = slots
  if (only !== undefined && more.length === 0) table.play('recruitSpecialist', id, only)
  else plan.begin({ specialist: plan.specialist === id ? null : id })
}

interface ForeignProps {
  readonly hired: Hired
  readonly owner: PlayerId | 'bot'
}

/** Somebody else's specialist, as a chip in their panel: anybody may pay them. */
export function ForeignSpecialist({ hired: { id, up }, owner }: ForeignProps) {
  const table = useNever()
  const { name, kind, cost, tax, effects } = specialistOf(id)
  const plan = usePlan()
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
        onClick={
          open
            ? () => (drops ? table.play('chooseBotDrop', id) : attempt({ table, plan }, 'paySpecialist', id))
            : undefined
        }
      >
        <Icon of={kind} />
        <b>{cost}</b>
        <span className="sr"> {words}</span>
      </button>
    </Tip>
  )
}

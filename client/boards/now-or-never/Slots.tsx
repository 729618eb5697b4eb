import type { ReactNode } from 'react'
import { faceOf } from '../../../games/now-or-never/combat'
import { blueSlots, redSlots } from '../../../games/now-or-never/data/constants'
import type { Face } from '../../../games/now-or-never/data/effects'
import { heroOf, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { describeFace, describeStandings } from '../../../games/now-or-never/describe'
import { colourOf, tokenOf } from '../../../games/now-or-never/standing'
import type { Area } from '../../../games/now-or-never/state'
import { Tip } from '../../kit/Tip'
import { range } from './lists'
import { Icon } from './pictures'
import { attempt, type NeverTable, owedTo, type Plan, type Props } from './plan'

interface AreaProps extends Props {
  readonly area: Area
}

/** The move that puts the token in hand into a slot. */
export const equipMove = (table: NeverTable): 'buyGear' | 'buyAbility' =>
  owedTo(table)?.kind === 'buyGear' ? 'buyGear' : 'buyAbility'

/** The slots the token in hand may go to. */
export function slotsFor(table: NeverTable, token: string | null): number[] {
  if (!token) return []
  return table.choices(equipMove(table)).flatMap(([id, slot]) => (id === token ? [slot] : []))
}

/** Four red slots, the printed blue ability, four blue slots. */
export function Slots(props: AreaProps) {
  return (
    <div className="slots">
      <div className="reds">
        {range(redSlots).map((slot) => (
          <RedSlot key={slot} {...props} slot={slot} />
        ))}
      </div>
      <div className="blues">
        <PrintedBlue {...props} />
        {range(blueSlots).map((slot) => (
          <BlueSlot key={slot} {...props} slot={slot} />
        ))}
      </div>
    </div>
  )
}

interface RedProps extends AreaProps {
  readonly slot: number
  /** The die shows this face. */
  readonly lit?: boolean
  /** Only to be looked at. */
  readonly plain?: boolean
}

export function RedSlot({ table, plan, area, slot, lit = false, plain = false }: RedProps) {
  const token = area.red[slot] ?? null
  if (!area.hero) return null
  const face = faceOf(area, slot + 1)
  const name = token ? tokenOf(token)!.name : 'Basic'
  return (
    <Slot
      className={`ab red${token ? ' tok' : ''}${lit ? ' lit' : ''}`}
      tip={`${name}, on a ${slot + 1}: ${describeFace(face)}`}
      onClick={plain ? undefined : equipping({ table, plan, colour: 'red', slot })}
    >
      <span className="d4">{slot + 1}</span>
      <span className="nm">{name}</span>
      <FaceSign face={face} />
    </Slot>
  )
}

/** A red face in signs. */
export function FaceSign({ face }: { readonly face: Face }) {
  const { damage, defense, boost, boostRoll, need, onRoll } = face
  return (
    <span className="fs" aria-hidden="true">
      {need ? (
        <span>
          <Icon of="mana" />:
        </span>
      ) : null}
      {damage > 0 ? (
        <span>
          <Icon of="fight" />
          {damage}
        </span>
      ) : null}
      {defense > 0 ? (
        <span>
          <Icon of="defence" />
          {defense}
        </span>
      ) : null}
      {boost ? (
        <span className="bo">
          <Icon of="mana" />
          {boost.mana > 1 ? boost.mana : ''}
          {boost.damage > 0 ? `+${boost.damage}` : ''}
          {boost.defense > 0 ? <Icon of="defence" /> : null}
        </span>
      ) : null}
      {boostRoll ? (
        <span className="bo">
          <Icon of="mana" />
          +die
        </span>
      ) : null}
      {onRoll ? (
        <span>
          +<Icon of="mana" />
        </span>
      ) : null}
    </span>
  )
}

function PrintedBlue(props: AreaProps) {
  const { area } = props
  const printed = area.hero ? printedAbilityOf(heroOf(area.hero).blue) : undefined
  if (!printed) return null
  return (
    <Slot
      className="ab blue"
      tip={`${printed.name}: ${describeStandings(printed.standing)}`}
      onClick={using(props, printed.id)}
    >
      <Icon of={printed.id} />
      <span className="nm">{printed.name}</span>
    </Slot>
  )
}

function BlueSlot({ table, plan, area, slot }: AreaProps & { readonly slot: number }) {
  const id = area.blue[slot] ?? null
  const token = id ? tokenOf(id) : undefined
  const onClick =
    equipping({ table, plan, colour: 'blue', slot }) ?? (id ? using({ table, plan, area }, id) : undefined)
  if (token?.colour !== 'blue') {
    return (
      <Slot className="ab blue free" tip="A free blue slot" onClick={onClick}>
        <span className="nm">free</span>
      </Slot>
    )
  }
  return (
    <Slot className="ab blue tok" tip={`${token.name}: ${describeStandings(token.standing)}`} onClick={onClick}>
      <Icon of={token.id} />
      <span className="nm">{token.name}</span>
    </Slot>
  )
}

interface EquipProps {
  readonly table: NeverTable
  readonly plan: Plan
  readonly colour: 'red' | 'blue'
  readonly slot: number
}

/** Puts the token in hand here, if it fits. */
function equipping({ table, plan, colour, slot }: EquipProps): (() => void) | undefined {
  const { token } = plan
  if (!token || colourOf(token) !== colour || !slotsFor(table, token).includes(slot)) return undefined
  return () => {
    plan.begin()
    table.play(equipMove(table), token, slot)
  }
}

/** Uses an ability, if it can be used now and belongs to this seat. */
function using({ area, ...props }: AreaProps, id: string): (() => void) | undefined {
  const { table } = props
  const own = table.seat !== null && table.view.players[table.seat] === area
  return own && table.mayPlay && !table.ask('useAbility', id) ? () => attempt(props, 'useAbility', id) : undefined
}

interface SlotProps {
  readonly className: string
  readonly tip: string
  readonly onClick: (() => void) | undefined
  readonly children: ReactNode
}

function Slot({ className, tip, onClick, children }: SlotProps) {
  return (
    <Tip tip={tip}>
      <button
        type="button"
        className={onClick ? `${className} legal` : className}
        aria-disabled={onClick ? undefined : true}
        onClick={onClick}
      >
        {children}
      </button>
    </Tip>
  )
}

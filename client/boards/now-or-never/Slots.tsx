import type { ReactNode } from 'react'
import { blueSlots, redSlots } from '../../../games/now-or-never/data/constants'
import type { Face } from '../../../games/now-or-never/data/effects'
import { heroOf, printedAbilityOf } from '../../../games/now-or-never/data/heroes'
import { faceOf } from '../../../games/now-or-never/pieces/faces'
import { colourOf, tokenOf } from '../../../games/now-or-never/pieces/standing'
import type { Area } from '../../../games/now-or-never/state'
import { describeFace, describeStandings } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Tip } from '../../kit/Tip'
import { range } from './lists'
import { Icon } from './pictures'
import { attempt, isOwn, type NeverTable, type Situation, useSituation } from './plan'

interface AreaProps {
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
export function Slots({ area }: AreaProps) {
  return (
    <div className="slots">
      <div className="reds">
        {range(redSlots).map((slot) => (
          <RedSlot key={slot} area={area} slot={slot} />
        ))}
      </div>
      <div className="blues">
        <PrintedBlue area={area} />
        {range(blueSlots).map((slot) => (
          <BlueSlot key={slot} area={area} slot={slot} />
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

export function RedSlot({ area, slot, lit = false, plain = false }: RedProps) {
  const situation = useSituation()
  const token = area.red[slot] ?? null
  if (!area.hero) return null
  const face = faceOf(area, slot + 1)
  const name = token ? tokenOf(token)!.name : 'Basic'
  return (
    <Slot
      className={`ab red${token ? ' tok' : ''}${lit ? ' lit' : ''}`}
      tip={`${name}, on a ${slot + 1}: ${describeFace(face)}`}
      onClick={plain ? undefined : equipping(situation, 'red', slot)}
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

function PrintedBlue({ area }: AreaProps) {
  const situation = useSituation()
  const printed = area.hero ? printedAbilityOf(heroOf(area.hero).blue) : undefined
  if (!printed) return null
  return (
    <Slot
      className="ab blue"
      tip={`${printed.name}: ${describeStandings(printed.standing)}`}
      onClick={using(situation, area, printed.id)}
    >
      <Icon of={printed.id} />
      <span className="nm">{printed.name}</span>
    </Slot>
  )
}

function BlueSlot({ area, slot }: AreaProps & { readonly slot: number }) {
  const situation = useSituation()
  const id = area.blue[slot] ?? null
  const token = id ? tokenOf(id) : undefined
  const onClick = equipping(situation, 'blue', slot) ?? (id ? using(situation, area, id) : undefined)
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

/** Puts the token in hand here, if it fits. */
function equipping({ table, plan }: Situation, colour: 'red' | 'blue', slot: number): (() => void) | undefined {
  const { token } = plan
  if (!token || colourOf(token) !== colour || !slotsFor(table, token).includes(slot)) return undefined
  return () => {
    plan.begin()
    table.play(equipMove(table), token, slot)
  }
}

/** Uses an ability, if it can be used now and belongs to this seat. */
function using(situation: Situation, area: Area, id: string): (() => void) | undefined {
  const { table } = situation
  return isOwn(table, area) && table.mayPlay && !table.ask('useAbility', id)
    ? () => attempt(situation, 'useAbility', id)
    : undefined
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

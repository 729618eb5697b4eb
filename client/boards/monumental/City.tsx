import { type ReactNode, useState } from 'react'
import type { PlayerId } from '../../../games/kit/rule'
import { idOf, policyOf } from '../../../games/monumental/pieces/cards'
import {
  allSlots,
  areaOf,
  columnOf,
  coverOf,
  crossOf,
  type G,
  isActivated,
  type Line,
  rowOf,
} from '../../../games/monumental/state'
import { columnName, rowName, slotName } from '../../../games/monumental/words/describe'
import { type Click, Press } from '../../kit/Press'
import { Tip } from '../../kit/Tip'
import { clickAbility, clickAnswer, clickSlot, tipOf } from './card-click'
import { cardWords } from './describe'
import { Picture } from './Picture'
import { isWaking, type Situation } from './plan'
import { useSituation } from './planning'
import { printedOn } from './printed'
import { Icons } from './Signs'

interface CityProps {
  readonly player: PlayerId
  /** Tells which crossing is looked at. */
  readonly onLook: ((slot: number | null) => void) | undefined
}

/** Three by three. The row and the column that wake, or would, light up. */
export function City({ player, onLook }: CityProps) {
  const { table, plan } = useSituation()
  const { view } = table
  const [looked, setLooked] = useState<number | null>(null)
  const { city, lines } = areaOf(view, player)
  const look = (slot: number | null) => {
    setLooked(slot)
    onLook?.(slot)
  }
  const waking = isWaking(table)
  const cross = waking ? (looked ?? plan.cross) : null
  const lit = cross === null ? [] : crossOf(rowOf(cross), columnOf(cross))
  const on = (line: Line): boolean => lineIsOn(line, view, player, cross)
  return (
    <div className={Object.keys(lines).length > 0 ? 'cityg lined' : 'cityg'} data-place={`city ${player}`}>
      {([0, 1, 2] as const).map((column) => (
        <LineEnd key={column} name={columnName(column)} policy={lines[`col${column}`]} on={on(`col${column}`)}>
          {column + 1}
        </LineEnd>
      ))}
      {allSlots.map((slot) => (
        <Slot
          key={slot}
          slot={slot}
          stack={city[slot] ?? []}
          state={slotState(view, player, city[slot] ?? [], cross === null ? null : lit.includes(slot))}
          onLook={waking ? look : undefined}
        />
      ))}
      {([0, 1, 2] as const).map((row) => (
        <LineEnd key={row} row={row} name={rowName(row)} policy={lines[`row${row}`]} on={on(`row${row}`)}>
          {row + 1}
        </LineEnd>
      ))}
    </div>
  )
}

function lineIsOn(line: Line, view: G, player: PlayerId, cross: number | null): boolean {
  if (cross !== null) return line === `row${rowOf(cross)}` || line === `col${columnOf(cross)}`
  return view.current === player && (line === `row${view.now.row}` || line === `col${view.now.column}`)
}

type SlotState = 'on' | 'off' | 'lit' | 'rest'

/** Activated, about to be, not chosen, or simply there. */
function slotState(view: G, player: PlayerId, stack: readonly string[], lit: boolean | null): SlotState {
  if (lit !== null) return lit ? 'lit' : 'off'
  if (view.current !== player || view.stage !== 'actions') return 'rest'
  return isActivated(view, stack) ? 'on' : 'off'
}

interface LineProps {
  readonly name: string
  readonly row?: number
  readonly policy: string | undefined
  readonly on: boolean
  readonly children: ReactNode
}

/** The end of a row or a column; a Mughal Policy lies there. */
function LineEnd({ name, row, policy, on, children }: LineProps) {
  const look = `lend ${row === undefined ? 'cap' : 'tail'} ${on ? 'on' : ''}`
  const style = row === undefined ? undefined : { gridRow: row + 2 }
  if (!policy) {
    return (
      <span className={look} style={style} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Tip tip={`${cardWords(policy)}. Beside ${name}.`}>
      <button
        type="button"
        className={`${look} pol`}
        style={style}
        aria-label={`${policyOf(policy).name}, beside ${name}`}
      >
        <Picture of={policy} />
      </button>
    </Tip>
  )
}

interface SlotProps {
  readonly slot: number
  readonly stack: readonly string[]
  readonly state: SlotState
  readonly onLook: ((slot: number | null) => void) | undefined
}

/** The first row and the last column of the grid are for the ends of the lines. */
const cellOf = (slot: number) => ({ gridRow: rowOf(slot) + 2, gridColumn: columnOf(slot) + 1 })

function Slot({ slot, stack, state, onLook }: SlotProps) {
  const situation = useSituation()
  const cover = coverOf(stack)
  const below = cover ? stack.slice(0, -1) : stack
  const click = clickSlot(situation, slot, stack)
  const shown = cover ?? stack.at(-1)
  if (!shown) {
    return (
      <span className="cc empty" style={cellOf(slot)} role="img" aria-label={`${slotName(slot)}: empty`}>
        empty
      </span>
    )
  }
  const knowledge = cover ? below : below.slice(0, -1)
  return (
    <div className={`cc ${state} k-${printedOn(shown).kind}`} style={cellOf(slot)}>
      <CityCard
        uid={shown}
        place={slotName(slot)}
        click={click}
        onLook={onLook ? (on) => onLook(on ? slot : null) : undefined}
      />
      {knowledge.length > 0 ? (
        <span className="kns">
          {knowledge.map((uid) => (
            <KnowledgeChip key={uid} uid={uid} click={clickAnswer(situation, uid) ?? clickAbility(situation, uid)} />
          ))}
        </span>
      ) : null}
    </div>
  )
}

interface CardProps {
  readonly uid: string
  /** Where it lies, in words. */
  readonly place: string
  readonly click: Click | null
  readonly onLook?: ((on: boolean) => void) | undefined
}

/** A card of a City. Where a click does nothing it is still reached, to be read. */
export function CityCard({ uid, place, click, onLook }: CardProps) {
  const face = printedOn(uid)
  return (
    <Press
      className="ccb"
      click={click}
      card={idOf(uid)}
      words={tipOf(uid, click)}
      reached
      onLook={onLook}
      data-piece={`card ${uid}`}
    >
      <span className="sr">{place}: </span>
      <span className="ci">
        <Picture of={uid} />
      </span>
      <span className="ct">
        <b>{face.name}</b>
        <small>{face.words}</small>
      </span>
      <span className="cx">
        <Icons effects={face.icons} />
      </span>
    </Press>
  )
}

/** Knowledge below its card. */
const KnowledgeChip = ({ uid, click }: { readonly uid: string; readonly click: Click | null }) => (
  <Press className="kn" click={click} card={idOf(uid)} words={tipOf(uid, click)} reached>
    <Picture of={uid} />
    <span>{printedOn(uid).name}</span>
  </Press>
)

interface RowProps {
  readonly title: string
  readonly uids: readonly string[]
  /** Those that were activated this turn. */
  readonly on: readonly string[]
}

/** Cards in a row beside the City: the Nexus, or cards drawn this turn. */
export function CardRow({ title, uids, on }: RowProps) {
  const situation = useSituation()
  if (uids.length === 0) return null
  return (
    <section className="crow" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {uids.map((uid) => {
          const click = clickAnswer(situation, uid) ?? nexusWish(situation, uid) ?? clickAbility(situation, uid)
          return (
            <li key={uid} className={on.includes(uid) ? 'cc on' : 'cc rest'} data-kind={printedOn(uid).kind}>
              <CityCard uid={uid} place={title} click={click} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Orichalc War Machine: which Nexus card wakes with the City. */
function nexusWish({ table, plan }: Situation, uid: string): Click | null {
  if (!isWaking(table) || table.ask('activateCity', 0, 0, uid)) return null
  return {
    does: 'Activate with the City',
    glow: plan.nexus === uid ? 'selected' : 'may',
    run: () => plan.add({ nexus: plan.nexus === uid ? null : uid }),
  }
}

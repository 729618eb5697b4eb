import type { ReactNode } from 'react'
import type { Refusal } from '../../../games/kit/rule'
import { combat, foeOf } from '../../../games/meeples-and-monsters/combat'
import { type MeepleClass, meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { isFight } from '../../../games/meeples-and-monsters/effects'
import { placeProblem } from '../../../games/meeples-and-monsters/plan'
import { type Assignment, assignmentAt, kindOf, type Unit } from '../../../games/meeples-and-monsters/state'
import { Tip } from '../../kit/Tip'
import { playerAt } from '../../kit/table'
import { Meeple } from './Meeple'
import { placeName } from './names'
import { pieceOf } from './pieces'
import { isPlanning, type MeeplesCall, type MeeplesTable, type Props } from './plan'

interface Click {
  readonly does: string
  readonly glow: '' | 'may' | 'legal'
  readonly refusal: Refusal | null
  run(): void
}

/** What a click on a place does now: put the picked meeple there, propose a team, or resolve what lies there. */
function clickOn({ table, plan }: Props, place: string): Click | null {
  if (isPlanning(table)) {
    const { picked } = plan
    const call: MeeplesCall = picked ? ['assign', place, picked.cls, picked.as] : ['assignFor', place]
    const refusal = table.ask(...call)
    const does = picked ? `Place the ${meepleName(picked.cls)} at` : 'Send the cheapest team to'
    const glow = refusal ? '' : picked && plan.useful.has(place) ? 'legal' : picked ? '' : 'may'
    return { does, glow, refusal, run: () => table.play(...call) }
  }
  if (!table.mayAct || table.view.step !== 'resolve' || table.view.phase !== 'main') return null
  if (!assignmentAt(table.view, place) || table.ask('resolve', place)) return null
  return { does: 'Resolve', glow: 'legal', refusal: null, run: () => table.play('resolve', place) }
}

interface ButtonProps extends Props {
  readonly place: string
  readonly className: string
  /** What it is and does, in words. */
  readonly words: ReactNode
  readonly children: ReactNode
}

/** A Location, Room or Monster. Where a click does nothing now it is a picture with its words. */
export function PlaceButton({ table, plan, place, className, words, children }: ButtonProps) {
  const click = clickOn({ table, plan }, place)
  if (!click) {
    return (
      <Tip tip={words} spoken>
        <span className={className} {...face(place)}>
          {children}
        </span>
      </Tip>
    )
  }
  const { does, glow, refusal, run } = click
  const tip = refusal ? (
    <>
      {words}
      <br />
      {refusal.because}
    </>
  ) : (
    words
  )
  return (
    <Tip tip={tip} clause={refusal?.clause || undefined} spoken={!refusal}>
      <button
        type="button"
        className={`${className} ${glow}`}
        {...face(place)}
        aria-disabled={refusal ? true : undefined}
        onClick={refusal ? undefined : run}
      >
        <span className="sr">{does} </span>
        {children}
      </button>
    </Tip>
  )
}

/** The Capitol is printed on the board: it is no card. */
const face = (place: string) => (kindOf(place) === 'capitol' ? {} : { 'data-card': place })

interface PlacedProps {
  readonly table: MeeplesTable
  readonly place: string
}

/** What lies on a place, in a capsule of the player's colour; a click takes it back. */
export function Placed({ table, place }: PlacedProps) {
  const { view } = table
  const there = assignmentAt(view, place)
  if (!there) return null
  const { mark } = playerAt(table, view.current)
  return (
    <span className={there.resolved ? 'asg done' : 'asg'} data-p={mark}>
      {there.resolved ? <span className="sr">Resolved: </span> : null}
      <Pieces table={table} there={there} />
      {isFight(place) ? <Total table={table} there={there} /> : null}
    </span>
  )
}

/** The running total of a fight. */
export function Total({ table, there }: { readonly table: MeeplesTable; readonly there: Assignment }) {
  const { view } = table
  const problem = there.resolved ? undefined : placeProblem(view, view.current, there)
  return (
    <b className={problem ? 'sum short' : 'sum'}>
      {combat(view, view.current, there)}
      <span aria-hidden="true"> / </span>
      <span className="sr"> of </span>
      {foeOf(there.place).strength}
    </b>
  )
}

interface PiecesProps {
  readonly table: MeeplesTable
  readonly there: Assignment
  /** Shown a second time: not the pieces that move. */
  readonly still?: boolean
}

export function Pieces({ table, there, still = false }: PiecesProps) {
  const { view } = table
  const { place } = there
  const back = isPlanning(table)
  const piece = (unit: Unit, i: number) => ({
    cls: unit.cls,
    id: still ? undefined : pieceOf(view, place, i),
    index: i,
    note: unit.as ? ` as ${meepleName(unit.as)}` : '',
    gone: unit.returned === true,
  })
  return (
    <>
      {there.units.map((unit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units are known by their place on the list
        <Piece key={i} table={table} place={place} back={back} as={unit.as} {...piece(unit, i)} />
      ))}
      {there.levy ? (
        <Piece table={table} place={place} back={back} cls="peasant" index="levy" note=", levied" gone={false} />
      ) : null}
      {Array.from({ length: there.corruption }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Piece key={i} {...{ table, place, back }} cls="corruption" index="corruption" note="" gone={false} />
      ))}
      {Array.from({ length: there.added }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={`added ${i}`} className="pc" title="Peasant from the supply">
          <Meeple cls="peasant" label="Peasant from the supply" />
        </span>
      ))}
    </>
  )
}

interface PieceProps {
  readonly table: MeeplesTable
  readonly place: string
  readonly back: boolean
  readonly cls: MeepleClass
  readonly as?: MeepleClass | undefined
  readonly index: number | 'levy' | 'corruption'
  readonly id?: string | undefined
  readonly note: string
  readonly gone: boolean
}

function Piece({ table, place, back, cls, as, index, id, note, gone }: PieceProps) {
  const name = `${meepleName(cls)}${note}`
  const motion = id ? { 'data-piece': id, 'data-gone': `home ${table.view.current}` } : {}
  const badge = as ? <Meeple cls={as} size="xs" /> : null
  if (!back) {
    return (
      <span className={gone ? 'pc gone' : 'pc'} title={gone ? `${name}, returned to the supply` : name} {...motion}>
        <Meeple cls={cls} label={gone ? `${name}, returned` : name} />
        {badge}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="pc"
      title={`${name}: take back`}
      aria-label={`Take the ${name} back from ${placeName(place)}`}
      onClick={() => table.play('takeBack', place, index)}
      {...motion}
    >
      <Meeple cls={cls} />
      {badge}
    </button>
  )
}

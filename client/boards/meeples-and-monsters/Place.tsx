import type { ReactNode } from 'react'
import { type MeepleClass, meepleName } from '../../../games/meeples-and-monsters/data/classes'
import { isFight } from '../../../games/meeples-and-monsters/effects'
import { combat, foeOf } from '../../../games/meeples-and-monsters/pieces/combat'
import { placeProblem } from '../../../games/meeples-and-monsters/pieces/plan'
import { type Assignment, assignmentAt, kindOf, type Unit } from '../../../games/meeples-and-monsters/state'
import { type Click, Press } from '../../kit/Press'
import { playerAt } from '../../kit/table'
import { Meeple } from './Meeple'
import { placeName } from './names'
import { pieceOf } from './pieces'
import { isPlanning, isUseful, type MeeplesCall, type MeeplesTable, type Plan, useMeeples, usePlan } from './plan'

/** What a click on a place does now: put the picked meeple there, propose a team, or resolve what lies there. */
function clickOn(table: MeeplesTable, { picked }: Plan, place: string): Click | null {
  if (isPlanning(table)) {
    const call: MeeplesCall = picked ? ['assign', place, picked.cls, picked.as] : ['assignFor', place]
    return {
      does: picked ? `Place the ${meepleName(picked.cls)} at` : 'Send the cheapest team to',
      glow: !picked ? 'may' : isUseful(table, picked, place) ? 'legal' : '',
      refusal: table.ask(...call),
      run: () => table.play(...call),
    }
  }
  if (!table.mayAct || table.view.step !== 'resolve' || table.view.phase !== 'main') return null
  if (!assignmentAt(table.view, place) || table.ask('resolve', place)) return null
  return { does: 'Resolve', glow: 'legal', run: () => table.play('resolve', place) }
}

interface ButtonProps {
  readonly place: string
  readonly className: string
  /** What it is and does, in words. */
  readonly words: ReactNode
  readonly children: ReactNode
}

/** A Location, Room or Monster. The Capitol is printed on the board: it is no card. */
export const PlaceButton = ({ place, ...thing }: ButtonProps) => (
  <Press
    click={clickOn(useMeeples(), usePlan(), place)}
    card={kindOf(place) === 'capitol' ? undefined : place}
    {...thing}
  />
)

/** What lies on a place, in a capsule of the player's colour; a click takes it back. */
export function Placed({ place }: { readonly place: string }) {
  const table = useMeeples()
  const { view } = table
  const there = assignmentAt(view, place)
  if (!there) return null
  const { mark } = playerAt(table, view.current)
  return (
    <span className={there.resolved ? 'asg done' : 'asg'} data-p={mark}>
      {there.resolved ? <span className="sr">Resolved: </span> : null}
      <Pieces there={there} />
      {isFight(place) ? <Total there={there} /> : null}
    </span>
  )
}

/** The running total of a fight. */
export function Total({ there }: { readonly there: Assignment }) {
  const { view } = useMeeples()
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
  readonly there: Assignment
  /** Shown a second time: not the pieces that move. */
  readonly still?: boolean
}

export function Pieces({ there, still = false }: PiecesProps) {
  const { view } = useMeeples()
  const { place } = there
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
        <Piece key={i} place={place} as={unit.as} {...piece(unit, i)} />
      ))}
      {there.levy ? <Piece place={place} cls="peasant" index="levy" note=", levied" gone={false} /> : null}
      {Array.from({ length: there.corruption }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Piece key={i} place={place} cls="corruption" index="corruption" note="" gone={false} />
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
  readonly place: string
  readonly cls: MeepleClass
  readonly as?: MeepleClass | undefined
  readonly index: number | 'levy' | 'corruption'
  readonly id?: string | undefined
  readonly note: string
  readonly gone: boolean
}

/** A click takes it back while the plan is made. */
function Piece({ place, cls, as, index, id, note, gone }: PieceProps) {
  const table = useMeeples()
  const name = `${meepleName(cls)}${note}`
  const motion = id ? { 'data-piece': id, 'data-gone': `home ${table.view.current}` } : {}
  const badge = as ? <Meeple cls={as} size="xs" /> : null
  if (!isPlanning(table)) {
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

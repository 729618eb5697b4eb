import { useRef } from 'react'
import { monumentName, turns } from '../../../games/monuments/data/pieces'
import { mentioned } from '../../../games/monuments/effects'
import { actionsLeft, ownersOf } from '../../../games/monuments/state'
import { useMotion } from '../../kit/motion'
import { Status } from '../../kit/status'
import { playerAt } from '../../kit/table'
import './board.css'
import './cards.css'
import './fame.css'
import './mine.css'
import './narrow.css'
import { Choices } from './Choices'
import { Fame } from './Fame'
import { Mine } from './Mine'
import { type MonumentsTable, type Plan, useMonuments, usePlan } from './plan'
import { Quarry } from './Quarry'
import { Steles } from './Steles'

export function Board() {
  const table = useMonuments()
  const plan = usePlan(table)
  const root = useRef<HTMLElement>(null)
  useMotion(root)
  return (
    <>
      <Expected table={table} plan={plan} />
      <main className="main" id="main" tabIndex={-1} ref={root}>
        <div className="mon">
          <Steles table={table} plan={plan} />
          <Quarry table={table} plan={plan} />
          <Fame table={table} />
          <Mine table={table} plan={plan} />
        </div>
      </main>
    </>
  )
}

interface Props {
  readonly table: MonumentsTable
  readonly plan: Plan
}

function Expected({ table, plan }: Props) {
  const { view, seat } = table
  const current = playerAt(table, view.current)
  if (view.outcome) {
    const names = view.outcome.winners.map((id) => playerAt(table, id).name)
    return (
      <Status
        say={`The game is over: ${names.join(' and ')} won`}
        mark={playerAt(table, view.outcome.winners[0]!).mark}
      />
    )
  }
  if (view.current !== seat) {
    return <Status say={`Waiting for ${current.name}`} help={waiting(table)} mark={current.mark} pips={pips(table)} />
  }
  return (
    <Status say={say(table, plan)} help={help(table, plan)} mark={current.mark} pips={pips(table)}>
      <Choices table={table} plan={plan} />
    </Status>
  )
}

function pips({ view }: MonumentsTable) {
  return { used: view.actions ?? 0, of: turns.actions + (view.extraPaid ? 1 : 0), label: 'actions' }
}

function waiting({ view }: MonumentsTable): string {
  if (view.turnsLeft !== null) return lastTurns(view.turnsLeft)
  return view.actions === null
    ? 'Three actions, or a history'
    : `Action ${Math.min(view.actions + 1, turns.actions + 1)} of this turn`
}

const lastTurns = (left: number) =>
  left === 1 ? 'The last turn of the game' : `The pile has run out: ${left} turns to go`

function say({ view }: MonumentsTable, { mode, monument, picked }: Plan): string {
  if (mode === 'history') return 'Write this history?'
  if (mode === 'heroes') return 'Heroes: choose a card from the quarry'
  if (mode === 'traders') return 'Traders: choose the open card to swap for'
  if (mode === 'scholars') return 'Scholars: lay all cards in a new order'
  if (monument && picked.length > 0) return `Your turn: lay ${monumentName(monument)}, or choose another action`
  if (actionsLeft(view) === 0) return 'Your turn: end it, or go on'
  return view.actions === null ? 'Your turn: three actions, or a history' : 'Your turn: choose an action'
}

function help(table: MonumentsTable, { mode, monument, picked }: Plan): string {
  const { view, seat } = table
  if (mode === 'history' && seat !== null) {
    const all = mentioned(view, seat)
    return `${all.length} cards leave: ${all.map((one) => `${monumentName(one.monument)} of ${playerAt(table, one.player).name}`).join(', ')}`
  }
  if (mode === 'traders' || mode === 'heroes') return 'It costs no action.'
  if (mode === 'scholars') return 'Old and new cards, the lowest first.'
  if (view.turnsLeft !== null && picked.length === 0) return lastTurns(view.turnsLeft)
  if (actionsLeft(view) === 0) {
    return view.extraPaid ? 'The fourth action is taken.' : 'Two cards with the same symbol buy a fourth action.'
  }
  const action = `Action ${(view.actions ?? 0) + 1} of ${turns.actions + (view.extraPaid ? 1 : 0)}.`
  if (!monument) return `${action} Pick cards, or draw.`
  const first = ownersOf(view, monument).length === 0 ? 'nobody has built it yet' : 'it stands already'
  return `${action} ${picked.length} ${monumentName(monument)} ${picked.length === 1 ? 'card' : 'cards'} chosen; ${first}.`
}

/** Beside the title: the modules and the round. */
export function Sub() {
  const { view } = useMonuments()
  const modules = [
    view.options.eternalFame ? 'Eternal Fame' : null,
    view.options.heroesTradersScholars ? 'Heroes, Traders & Scholars' : null,
  ].filter((name) => name !== null)
  return <>{[...modules, `round ${Math.ceil(view.turn / view.order.length)}`].join(' · ')}</>
}

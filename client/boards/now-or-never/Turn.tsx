import { rest } from '../../../games/now-or-never/data/constants'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import { type SpecialistKind, specialistOf } from '../../../games/now-or-never/data/specialists'
import { recruitCost } from '../../../games/now-or-never/pieces/specialist-row'
import { sumOf } from '../../../games/now-or-never/pieces/standing'
import { holderOf } from '../../../games/now-or-never/state'
import { counted } from '../../../games/now-or-never/words/describe'
import { NeverMind } from '../../kit/NeverMind'
import { Act } from '../../kit/status'
import { playerAt } from '../../kit/table'
import { Anytime, UseAbilities } from './Anytime'
import { trade } from './describe'
import { kindVerb } from './names'
import { Icon } from './pictures'
import { attempt, type NeverTable, ownArea, type Situation, useSituation } from './plan'
import { arrowsOf } from './routes'
import { recruit, recruitSlots } from './Specialists'

/** The turn's one action is still to be chosen. */
export function TurnChoices() {
  const situation = useSituation()
  const { plan, table } = situation
  if (plan.specialist && holderOf(table.view, plan.specialist)?.owner === table.seat) return <OwnOne />
  if (plan.specialist) return <WhoLeaves specialist={plan.specialist} />
  if (plan.seeking === 'rest') return <RestChoices />
  if (plan.seeking) return <Seeking kind={plan.seeking} />
  const sets = plan.arrow !== null || arrowsOf(table, plan).length > 0
  return (
    <>
      {sets ? <SetOut /> : null}
      <Kinds />
      <Rest />
      <UseAbilities />
      <Anytime />
      <Act icon={<Icon of="rest" />} label="Pass" note="this season" onClick={() => attempt(situation, 'pass')} />
      {sets ? null : <SetOut />}
    </>
  )
}

/** One button for every different movement; the spaces of the map do the same. */
function SetOut() {
  const { table, plan } = useSituation()
  const area = ownArea(table)!
  const moves = heroOf(area.hero!).arrows
  const bonus = sumOf(area, 'moveBonus')
  const open = plan.arrow === null ? arrowsOf(table, plan) : [plan.arrow]
  const different = open.filter((arrow, i) => open.findIndex((other) => moves[other] === moves[arrow]) === i)
  if (different.length === 0) {
    const left = area.arrows.findIndex((used) => !used)
    return (
      <Act
        icon={<Icon of="move" />}
        label="Hero action"
        refusal={table.ask('startHeroAction', Math.max(0, left))}
        onClick={() => {}}
      />
    )
  }
  return different.map((arrow) => (
    <Act
      key={arrow}
      icon={<Icon of="move" />}
      label={`Move ${moves[arrow]! + bonus}`}
      note={plan.arrow === null ? 'hero action' : 'then choose a space'}
      go={plan.arrow === arrow}
      onClick={() => table.play('startHeroAction', arrow)}
    />
  ))
}

/** Everybody of a kind who could be paid or recruited now, the cheapest first. */
interface Offer {
  readonly id: string
  readonly price: number
  readonly from: string
  readonly run: () => void
}

function offersOf(situation: Situation, kind: SpecialistKind): Offer[] {
  const { table } = situation
  const { view, seat } = table
  const paid = table.choices('paySpecialist').map(([id]): Offer => {
    const owner = holderOf(view, id)?.owner
    const from = owner === seat ? 'yours' : owner === 'bot' ? 'the bot’s' : `${playerAt(table, owner ?? '').name}’s`
    return { id, price: specialistOf(id).cost, from, run: () => attempt(situation, 'paySpecialist', id) }
  })
  const hired = [...new Set(table.choices('recruitSpecialist').map(([id]) => id))].map(
    (id): Offer => ({
      id,
      price: recruitCost(view, seat!, id),
      from: 'recruit',
      run: () => recruit(situation, id, recruitSlots(situation, id)),
    }),
  )
  return [...paid, ...hired].filter(({ id }) => specialistOf(id).kind === kind).sort((a, b) => a.price - b.price)
}

function Kinds() {
  const situation = useSituation()
  return (['builder', 'healer', 'teacher', 'outfitter'] as const).map((kind) => {
    const [cheapest] = offersOf(situation, kind)
    return cheapest ? (
      <Act
        key={kind}
        icon={<Icon of={kind} />}
        label={kindVerb[kind]}
        note={`from ${counted(cheapest.price, 'coin')}`}
        onClick={() => situation.plan.begin({ seeking: kind })}
      />
    ) : null
  })
}

function Seeking({ kind }: { readonly kind: SpecialistKind }) {
  const situation = useSituation()
  const { plan } = situation
  return (
    <>
      {offersOf(situation, kind).map(({ id, price, from, run }) => (
        <Act
          key={id}
          icon={<Icon of={kind} />}
          label={specialistOf(id).name}
          note={`${from}, ${counted(price, 'coin')}: ${trade(specialistOf(id).effects)}`}
          onClick={run}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

const canRest = (table: NeverTable): string[] => [...new Set(table.choices('restSpecialist').map(([id]) => id))]

function Rest() {
  const { table, plan } = useSituation()
  return canRest(table).length > 0 ? (
    <Act
      icon={<Icon of="rest" />}
      label="Rest"
      note={`${counted(rest.hearts, 'heart')} or ${counted(rest.coins, 'coin')}`}
      onClick={() => plan.begin({ seeking: 'rest' })}
    />
  ) : null
}

function RestChoices() {
  const { table, plan } = useSituation()
  return (
    <>
      {canRest(table).map((id) => (
        <Act
          key={id}
          icon={<Icon of={id} />}
          label={`Rest the ${specialistOf(id).name}`}
          note={trade(specialistOf(id).effects)}
          onClick={() => plan.begin({ specialist: id })}
        />
      ))}
      <NeverMind plan={plan} />
    </>
  )
}

/** An own specialist: pay it, or let it rest. */
function OwnOne() {
  const situation = useSituation()
  const { table, plan } = situation
  const id = plan.specialist!
  const { name, cost, effects } = specialistOf(id)
  return (
    <>
      <Act
        icon={<Icon of={id} />}
        label={`Pay the ${name}`}
        note={`${counted(cost, 'coin')}: ${trade(effects)}`}
        go
        refusal={table.ask('paySpecialist', id)}
        onClick={() => attempt(situation, 'paySpecialist', id)}
      />
      <Act
        icon={<Icon of="heart" />}
        label={`Rest for ${counted(rest.hearts, 'heart')}`}
        refusal={table.ask('restSpecialist', id, 'hearts')}
        onClick={() => attempt(situation, 'restSpecialist', id, 'hearts')}
      />
      <Act
        icon={<Icon of="coin" />}
        label={`Rest for ${counted(rest.coins, 'coin')}`}
        refusal={table.ask('restSpecialist', id, 'coin')}
        onClick={() => table.play('restSpecialist', id, 'coin')}
      />
      <NeverMind plan={plan} />
    </>
  )
}

/** Which free slot the new one takes; if all four are taken, who makes room. */
function WhoLeaves({ specialist }: { readonly specialist: string }) {
  const situation = useSituation()
  const { table, plan } = situation
  const { specialists } = ownArea(table)!
  return (
    <>
      {recruitSlots(situation, specialist).map((slot) => {
        const old = specialists[slot]
        return (
          <Act
            key={slot}
            icon={<Icon of={old?.id ?? specialistOf(specialist).kind} />}
            label={old ? `${specialistOf(old.id).name} leaves` : `Into slot ${slot + 1}`}
            note={`for the ${specialistOf(specialist).name}`}
            onClick={() => table.play('recruitSpecialist', specialist, slot)}
          />
        )
      })}
      <NeverMind plan={plan} />
    </>
  )
}

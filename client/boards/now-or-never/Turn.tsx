import { rest } from '../../../games/now-or-never/data/constants'
import { heroOf } from '../../../games/now-or-never/data/heroes'
import { type SpecialistKind, specialistOf } from '../../../games/now-or-never/data/specialists'
import { counted } from '../../../games/now-or-never/describe'
import { recruitCost } from '../../../games/now-or-never/specialists'
import { sumOf } from '../../../games/now-or-never/standing'
import { holderOf } from '../../../games/now-or-never/state'
import { Act } from '../../kit/status'
import { playerAt } from '../../kit/table'
import { Anytime, UseAbilities } from './Anytime'
import { NeverMind } from './NeverMind'
import { kindVerb, trade } from './names'
import { Icon } from './pictures'
import { arrowsOf, attempt, type NeverTable, ownArea, type Props } from './plan'
import { recruit, recruitSlots } from './Specialists'

/** The turn's one action is still to be chosen. */
export function TurnChoices(props: Props) {
  const { plan, table } = props
  if (plan.specialist && holderOf(table.view, plan.specialist)?.owner === table.seat) return <OwnOne {...props} />
  if (plan.specialist) return <WhoLeaves {...props} specialist={plan.specialist} />
  if (plan.seeking === 'rest') return <RestChoices {...props} />
  if (plan.seeking) return <Seeking {...props} kind={plan.seeking} />
  return (
    <>
      <SetOut {...props} />
      <Kinds {...props} />
      <Rest {...props} />
      <UseAbilities {...props} />
      <Anytime {...props} />
      <Act icon={<Icon of="rest" />} label="Pass" note="this season" onClick={() => attempt(props, 'pass')} />
    </>
  )
}

/** One button for every different movement; the spaces of the map do the same. */
function SetOut({ table, plan }: Props) {
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

function offersOf(props: Props, kind: SpecialistKind): Offer[] {
  const { table } = props
  const { view, seat } = table
  const paid = table.choices('paySpecialist').map(([id]): Offer => {
    const owner = holderOf(view, id)?.owner
    const from = owner === seat ? 'yours' : owner === 'bot' ? 'the bot’s' : `${playerAt(table, owner ?? '').name}’s`
    return { id, price: specialistOf(id).cost, from, run: () => attempt(props, 'paySpecialist', id) }
  })
  const hired = [...new Set(table.choices('recruitSpecialist').map(([id]) => id))].map(
    (id): Offer => ({
      id,
      price: recruitCost(view, seat!, id),
      from: 'recruit',
      run: () => recruit(props, id, recruitSlots(props, id)),
    }),
  )
  return [...paid, ...hired].filter(({ id }) => specialistOf(id).kind === kind).sort((a, b) => a.price - b.price)
}

function Kinds(props: Props) {
  return (['builder', 'healer', 'teacher', 'outfitter'] as const).map((kind) => {
    const [cheapest] = offersOf(props, kind)
    return cheapest ? (
      <Act
        key={kind}
        icon={<Icon of={kind} />}
        label={kindVerb[kind]}
        note={`from ${counted(cheapest.price, 'coin')}`}
        onClick={() => props.plan.begin({ seeking: kind })}
      />
    ) : null
  })
}

function Seeking(props: Props & { readonly kind: SpecialistKind }) {
  return (
    <>
      {offersOf(props, props.kind).map(({ id, price, from, run }) => (
        <Act
          key={id}
          icon={<Icon of={props.kind} />}
          label={specialistOf(id).name}
          note={`${from}, ${counted(price, 'coin')}: ${trade(specialistOf(id).effects)}`}
          onClick={run}
        />
      ))}
      <NeverMind plan={props.plan} />
    </>
  )
}

const canRest = (table: NeverTable): string[] => [...new Set(table.choices('restSpecialist').map(([id]) => id))]

function Rest({ table, plan }: Props) {
  return canRest(table).length > 0 ? (
    <Act
      icon={<Icon of="rest" />}
      label="Rest"
      note={`${counted(rest.hearts, 'heart')} or ${counted(rest.coins, 'coin')}`}
      onClick={() => plan.begin({ seeking: 'rest' })}
    />
  ) : null
}

function RestChoices({ table, plan }: Props) {
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
function OwnOne(props: Props) {
  const { table, plan } = props
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
        onClick={() => attempt(props, 'paySpecialist', id)}
      />
      <Act
        icon={<Icon of="heart" />}
        label={`Rest for ${counted(rest.hearts, 'heart')}`}
        refusal={table.ask('restSpecialist', id, 'hearts')}
        onClick={() => attempt(props, 'restSpecialist', id, 'hearts')}
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
function WhoLeaves(props: Props & { readonly specialist: string }) {
  const { table, plan, specialist } = props
  const { specialists } = ownArea(table)!
  return (
    <>
      {recruitSlots(props, specialist).map((slot) => {
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

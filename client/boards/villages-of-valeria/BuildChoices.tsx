import ElvenCastle from '~icons/game-icons/elven-castle'
import { counted } from '../../../games/kit/words'
import { goldFor } from '../../../games/villages-of-valeria/pieces/payment'
import { cardOf, type Source, type Target } from '../../../games/villages-of-valeria/state'
import { Act } from '../../kit/status'
import { Another } from './Another'
import { nameOf, oneOfEach, ownerName } from './names'
import { buildingOn, choose, type Paying, payingOf, placeIn, targetName } from './paying'
import { Icon } from './pictures'
import { building, ownHand, ownVillage, type Situation, useSituation } from './plan'
import { buildProblem } from './problems'
import { ActionIcon, ResourceIcon } from './Signs'

/** What to build, then how to pay for it: as suggested by one click, or source by source. */
export function BuildChoices() {
  const situation = useSituation()
  const { table, plan } = situation
  const paying = payingOf(situation)
  if (plan.begun.doing !== 'build' || !paying) return <Targets />
  const { target } = paying
  const payment = paying.whole ?? paying.chosen
  const args = { target, payment, ...(target.kind === 'monument' ? { discards: plan.begun.discards } : {}) }
  return (
    <>
      <Act
        icon={<ActionIcon of="build" />}
        label={
          target.kind === 'monument'
            ? `Complete the ${targetName(table, target)}`
            : `Build the ${targetName(table, target)}`
        }
        note={priceOf(situation, payment)}
        go
        refusal={table.ask('build', args)}
        onClick={() => table.play('build', args)}
      />
      <Sources paying={paying} />
      <Another label="Something else" onClick={() => plan.begin(building())} />
    </>
  )
}

/** "2 gold, 1 of it to others". */
function priceOf({ table }: Situation, payment: readonly Source[]): string {
  const away = payment.filter((source) => source.via === 'resource' && source.player !== table.seat)
  const gold = goldFor(payment)
  if (gold === 0) return 'without gold'
  if (away.length === 0) return `${gold} gold, stays yours`
  const names = [...new Set(away.map((source) => (source.via === 'resource' ? ownerName(table, source.player) : '')))]
  return away.length === gold
    ? `${gold} gold to ${names.join(', ')}`
    : `${gold} gold, ${away.length} to ${names.join(', ')}`
}

function Targets() {
  const { table, plan } = useSituation()
  const monument = ownVillage(table)?.monument
  const targets: Target[] = [
    ...oneOfEach(ownHand(table)).map((card): Target => ({ kind: 'building', card })),
    ...(monument ? [{ kind: 'monument' } as const] : []),
  ]
  return targets
    .filter((target) => buildProblem(table, target) === null)
    .map((target) => (
      <Act
        key={target.kind === 'building' ? target.card : 'monument'}
        icon={<Icon of={target.kind === 'building' ? target.card : monument!.id} />}
        label={targetName(table, target)}
        note={target.kind === 'building' ? 'build it' : 'complete it'}
        onClick={() => plan.begin(buildingOn(table, target))}
      />
    ))
}

/** Ways to pay for the wanted resource; those that come to the same are one choice. */
function Sources({ paying }: { readonly paying: Paying }) {
  const { table, plan } = useSituation()
  const { begun } = plan
  if (begun.doing !== 'build') return null
  const ways = new Map(
    paying.more.flatMap((source) => {
      const { label, note } = wordsFor({ table, plan }, source, placeIn(paying))
      return source.res === paying.want ? [[label + note, { source, label, note }] as const] : []
    }),
  )
  return [...ways.values()].map(({ source, label, note }) => (
    <Act
      key={label + note}
      icon={iconFor(source)}
      label={label}
      note={note}
      onClick={() => choose({ plan, begun }, source)}
    />
  ))
}

function iconFor(source: Source) {
  if (source.via === 'castle') return <ElvenCastle />
  return source.via === 'power' || source.via === 'discount' ? (
    <Icon of={source.card} />
  ) : (
    <ResourceIcon of={source.res} />
  )
}

function wordsFor({ table }: Situation, source: Source, place: string): { label: string; note: string } {
  const res = `${source.res}${place}`
  switch (source.via) {
    case 'castle':
      return { label: `Castle as ${res}`, note: '1 gold, stays yours' }
    case 'resource':
      return source.player === table.seat
        ? { label: `Your ${res}`, note: '1 gold, stays yours' }
        : { label: `${ownerName(table, source.player)}'s ${res}`, note: `${counted(1, 'gold')} for them` }
    case 'power':
      return { label: `${nameOf(source.card)}: ${res}`, note: 'without gold' }
    case 'discount':
      return { label: `${nameOf(source.card)}: spare ${res}`, note: 'without gold' }
    case 'borrow':
      return {
        label: `Borrow ${ownerName(table, source.player)}'s ${res}`,
        note: `with the ${cardOf(source.card).name}`,
      }
  }
}

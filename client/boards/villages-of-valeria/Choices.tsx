import CardDraw from '~icons/game-icons/card-draw'
import ElvenCastle from '~icons/game-icons/elven-castle'
import ReturnArrow from '~icons/game-icons/return-arrow'
import TwoCoins from '~icons/game-icons/two-coins'
import VillageIcon from '~icons/game-icons/village'
import { size } from '../../../games/kit/zones'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { actionName, actions, pileNumbers } from '../../../games/villages-of-valeria/data/table'
import type { Turn } from '../../../games/villages-of-valeria/possible'
import { deckHasCard, villageOf } from '../../../games/villages-of-valeria/state'
import { Act } from '../../kit/status'
import { Another } from './Another'
import { buildProblem, canOnlyDecline, whyNot } from './asking'
import { takeUp, terms } from './Banners'
import { BuildChoices } from './BuildChoices'
import { DevelopChoices } from './DevelopChoices'
import { useDeclines } from './declining'
import { nameOf, oneOfEach, ownerName } from './names'
import { buildingOn } from './paying'
import { Icon } from './pictures'
import { type Begun, developing, dueDiscards, dueTo, isOpening, ownVillage, type Props } from './plan'
import { RecruitChoices } from './RecruitChoices'
import { ActionIcon } from './Signs'

/** The legal choices as buttons; what is not legal says why. */
export function Choices(props: Props) {
  if (isOpening(props.table)) return <Opening {...props} />
  const due = dueTo(props.table)
  switch (due?.kind) {
    case 'draw':
      return <Draws {...props} />
    case 'steal':
      return <Victims {...props} n={due.n} />
    case 'place':
      return <Places {...props} />
    case 'action':
      return <Actions {...props} turn={due} />
    default:
      return null
  }
}

function Opening({ table, plan }: Props) {
  const card = plan.begun.doing === 'look' ? plan.begun.card : null
  if (!card) {
    const hand = table.choices('developFirst').map(([one]) => one.card)
    return oneOfEach(hand).map((one) => (
      <Act
        key={one}
        icon={<Icon of={one} />}
        label={nameOf(one)}
        note={`gives ${buildingOf(one).shows}`}
        onClick={() => plan.begin({ doing: 'look', card: one })}
      />
    ))
  }
  return (
    <>
      <Act
        icon={<ElvenCastle />}
        label={`${nameOf(card)} under your castle`}
        note={`gives ${buildingOf(card).shows} all game`}
        go
        refusal={table.ask('developFirst', { card })}
        onClick={() => table.play('developFirst', { card })}
      />
      <Another onClick={() => plan.begin({ doing: 'look', card: null })} />
    </>
  )
}

function Draws({ table }: Props) {
  const { view } = table
  return (
    <>
      <Act
        icon={<CardDraw />}
        label="The deck"
        note={`unseen, ${size(view.deck)} left`}
        refusal={deckHasCard(view) ? null : table.ask('drawCard', { from: 'deck' })}
        onClick={() => table.play('drawCard', { from: 'deck' })}
      />
      {pileNumbers.map((pile) => {
        const { top } = view.piles[pile]!
        return top === null ? null : (
          <Act
            key={pile}
            icon={<Icon of={top} />}
            label={nameOf(top)}
            note={`pile ${pile + 1}`}
            onClick={() => table.play('drawCard', { from: pile })}
          />
        )
      })}
    </>
  )
}

function Victims({ table, n }: Props & { readonly n: number }) {
  return table
    .choices('stealFrom')
    .map(([{ player }]) => (
      <Act
        key={player}
        icon={<TwoCoins />}
        label={`Steal from ${ownerName(table, player)}`}
        note={`${Math.min(n, villageOf(table.view, player).gold)} of ${villageOf(table.view, player).gold} gold`}
        onClick={() => table.play('stealFrom', { player })}
      />
    ))
}

function Places({ table }: Props) {
  return pileNumbers.map((pile) => {
    const { top } = table.view.piles[pile]!
    return (
      <Act
        key={pile}
        icon={top ? <Icon of={top} /> : <VillageIcon />}
        label={`Pile ${pile + 1}`}
        note={top ? `covers the ${nameOf(top)}` : 'empty'}
        onClick={() => table.play('placeRevealed', { pile })}
      />
    )
  })
}

function Actions(props: Props & { readonly turn: Turn }) {
  const { plan, turn, table } = props
  const { begun } = plan
  const optional = turn.role !== 'lead'
  const stuck = canOnlyDecline(table)
  return (
    <>
      {stuck ? <Decline {...props} /> : null}
      {begun.doing === 'look' && turn.role === 'lead' ? <Leads {...props} /> : null}
      {begun.doing === 'look' && turn.role !== 'lead' ? (
        <Act
          icon={<ActionIcon of={turn.action} />}
          label={`Follow: ${terms[turn.action][1]}`}
          note={followNote(props, turn.action)}
          go
          refusal={whyNot(table, turn.action)}
          onClick={() => takeUp(props, turn.action)}
        />
      ) : null}
      {begun.doing === 'build' ? <BuildChoices {...props} /> : null}
      {begun.doing === 'develop' ? <DevelopChoices {...props} /> : null}
      {begun.doing === 'recruit' ? <RecruitChoices {...props} /> : null}
      {isBlank(begun) && turn.role === 'lead' ? (
        <Another label="Another action" onClick={() => plan.begin({ doing: 'look', card: null })} />
      ) : null}
      {optional && !stuck ? <Decline {...props} /> : null}
    </>
  )
}

function Decline({ table }: Props) {
  const declines = useDeclines()
  const stuck = canOnlyDecline(table)
  return (
    <Act
      icon={<ReturnArrow />}
      label="Decline"
      note={stuck && declines ? 'for you in a moment' : 'and keep what you have'}
      go={stuck}
      onClick={() => table.play('pass')}
    />
  )
}

/** An action was taken up, but nothing chosen for it yet. */
function isBlank(begun: Begun): boolean {
  if (begun.doing === 'build') return begun.target === null
  return begun.doing === 'develop' ? begun.card === null : begun.doing === 'recruit' && begun.adventurer === null
}

const followNote = ({ table }: Props, action: string): string =>
  action === 'tax' || action === 'harvest' ? `${ownerName(table, table.view.current)} leads` : ''

/** The five actions, or what can be done with the card that was picked. */
function Leads(props: Props) {
  const { table, plan } = props
  const card = plan.begun.doing === 'look' ? plan.begun.card : null
  if (card) return <WithCard {...props} card={card} />
  const offers = actions.map((action) => ({ action, refusal: whyNot(table, action) }))
  const possibleFirst = [...offers.filter(({ refusal }) => !refusal), ...offers.filter(({ refusal }) => refusal)]
  return possibleFirst.map(({ action, refusal }) => (
    <Act
      key={action}
      icon={<ActionIcon of={action} />}
      label={actionName[action]}
      note={terms[action][0]}
      refusal={refusal}
      onClick={() => takeUp(props, action)}
    />
  ))
}

function WithCard({ table, plan, card }: Props & { readonly card: string }) {
  const { shows } = buildingOf(card)
  const target = { kind: 'building', card } as const
  const discards = dueDiscards(table)
  return (
    <>
      <Act
        icon={<ActionIcon of="build" />}
        label={`Build the ${nameOf(card)}`}
        note="then draw 1"
        refusal={buildProblem(table, target)}
        onClick={() => plan.begin(buildingOn(table, target))}
      />
      <Act
        icon={<ActionIcon of="develop" />}
        label={`Develop for ${shows}`}
        note={discards > 0 ? `discard ${discards}` : 'nothing to discard'}
        refusal={whyNot(table, 'develop')}
        onClick={() => plan.begin(developing(card))}
      />
      {ownVillage(table)?.monument ? (
        <Act
          icon={<ActionIcon of="develop" />}
          label="Dedicate it"
          note="to your monument"
          refusal={table.ask('develop', { card, to: 'monument', discards: [] })}
          onClick={() => plan.begin({ ...developing(card), to: 'monument' })}
        />
      ) : null}
      <Another onClick={() => plan.begin({ doing: 'look', card: null })} />
    </>
  )
}

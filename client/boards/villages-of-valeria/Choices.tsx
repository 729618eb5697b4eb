import CardDraw from '~icons/game-icons/card-draw'
import ElvenCastle from '~icons/game-icons/elven-castle'
import ReturnArrow from '~icons/game-icons/return-arrow'
import TwoCoins from '~icons/game-icons/two-coins'
import VillageIcon from '~icons/game-icons/village'
import { size } from '../../../games/kit/zones'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { actionName, actions, pileNumbers } from '../../../games/villages-of-valeria/data/constants'
import type { Turn } from '../../../games/villages-of-valeria/flow/possible'
import { deckHasCard, villageOf } from '../../../games/villages-of-valeria/state'
import { Act } from '../../kit/status'
import { Another } from './Another'
import { takeUp, terms } from './Banners'
import { BuildChoices } from './BuildChoices'
import { DevelopChoices } from './DevelopChoices'
import { useDeclines } from './declining'
import { nameOf, oneOfEach, ownerName } from './names'
import { buildingOn } from './paying'
import { Icon } from './pictures'
import { type Begun, developing, dueDiscards, dueTo, isOpening, ownVillage, type Situation, useSituation } from './plan'
import { buildProblem, canOnlyDecline, whyNot } from './problems'
import { RecruitChoices } from './RecruitChoices'
import { ActionIcon } from './Signs'

/** The legal choices as buttons; what is not legal says why. */
export function Choices() {
  const situation = useSituation()
  if (isOpening(situation.table)) return <Opening />
  const due = dueTo(situation.table)
  switch (due?.kind) {
    case 'draw':
      return <Draws />
    case 'steal':
      return <Victims n={due.n} />
    case 'place':
      return <Places />
    case 'action':
      return <Actions turn={due} />
    default:
      return null
  }
}

function Opening() {
  const { table, plan } = useSituation()
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

function Draws() {
  const { table } = useSituation()
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

function Victims({ n }: { readonly n: number }) {
  const { table } = useSituation()
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

function Places() {
  const { table } = useSituation()
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

function Actions({ turn }: { readonly turn: Turn }) {
  const situation = useSituation()
  const { plan, table } = situation
  const { begun } = plan
  const optional = turn.role !== 'lead'
  const stuck = canOnlyDecline(table)
  return (
    <>
      {stuck ? <Decline /> : null}
      {begun.doing === 'look' && turn.role === 'lead' ? <Leads /> : null}
      {begun.doing === 'look' && turn.role !== 'lead' ? (
        <Act
          icon={<ActionIcon of={turn.action} />}
          label={`Follow: ${terms[turn.action][1]}`}
          note={followNote(situation, turn.action)}
          go
          refusal={whyNot(table, turn.action)}
          onClick={() => takeUp(situation, turn.action)}
        />
      ) : null}
      {begun.doing === 'build' ? <BuildChoices /> : null}
      {begun.doing === 'develop' ? <DevelopChoices /> : null}
      {begun.doing === 'recruit' ? <RecruitChoices /> : null}
      {isBlank(begun) && turn.role === 'lead' ? (
        <Another label="Another action" onClick={() => plan.begin({ doing: 'look', card: null })} />
      ) : null}
      {optional && !stuck ? <Decline /> : null}
    </>
  )
}

function Decline() {
  const { table } = useSituation()
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

const followNote = ({ table }: Situation, action: string): string =>
  action === 'tax' || action === 'harvest' ? `${ownerName(table, table.view.current)} leads` : ''

/** The five actions, or what can be done with the card that was picked. */
function Leads() {
  const situation = useSituation()
  const { table, plan } = situation
  const card = plan.begun.doing === 'look' ? plan.begun.card : null
  if (card) return <WithCard card={card} />
  const offers = actions.map((action) => ({ action, refusal: whyNot(table, action) }))
  const possibleFirst = [...offers.filter(({ refusal }) => !refusal), ...offers.filter(({ refusal }) => refusal)]
  return possibleFirst.map(({ action, refusal }) => (
    <Act
      key={action}
      icon={<ActionIcon of={action} />}
      label={actionName[action]}
      note={terms[action][0]}
      refusal={refusal}
      onClick={() => takeUp(situation, action)}
    />
  ))
}

function WithCard({ card }: { readonly card: string }) {
  const { table, plan } = useSituation()
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

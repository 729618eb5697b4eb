import CardDiscard from '~icons/game-icons/card-discard'
import SwapBag from '~icons/game-icons/swap-bag'
import { counted } from '../../../games/kit/words'
import { meepleOf, type UnitClass } from '../../../games/meeples-and-monsters/data/classes'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { monsterOf } from '../../../games/meeples-and-monsters/state'
import { owedTo } from '../../kit/own'
import { Act } from '../../kit/status'
import { purgeName, quarterName } from './names'
import { Icon } from './pictures'
import { ownHand, useMeeples, usePlan } from './plan'

/** The answers to a decision that is owed. */
export function OwedChoices() {
  const owed = owedTo(useMeeples())
  switch (owed?.kind) {
    case 'discardQuests':
      return <Discard />
    case 'purge':
      return <Purge />
    case 'recall':
      return <Recall />
    case 'placeMonster':
      return <Lodge />
    default:
      return null
  }
}

/** The Quests of the hand until enough are chosen, here or on the cards; then the deed. */
function Discard() {
  const table = useMeeples()
  const plan = usePlan()
  const owed = owedTo(table)
  if (owed?.kind !== 'discardQuests') return null
  const { quests } = plan
  const all = ownHand(table)
  const chosen = all.length === owed.n ? all : quests
  if (chosen.length < owed.n) {
    return all
      .filter((id) => !quests.includes(id))
      .map((id) => (
        <Act
          key={id}
          icon={<Icon of={id} />}
          label={questOf(id).name}
          note="discard it"
          onClick={() => plan.begin({ quests: [...quests, id] })}
        />
      ))
  }
  return (
    <Act
      icon={<CardDiscard />}
      label={owed.n === 1 ? `Discard ${questOf(chosen[0]!).name}` : `Discard ${owed.n} Quests`}
      note="for good, without penalty"
      go
      refusal={table.ask('discardQuests', chosen)}
      onClick={() => table.play('discardQuests', chosen)}
    />
  )
}

function Purge() {
  const table = useMeeples()
  const choices = table.choices('purge').sort((a, b) => b[0] + b[1] - a[0] - a[1])
  return choices.map(([tavern, lodgings], i) => (
    <Act
      key={`${tavern} ${lodgings}`}
      icon={<Icon of="healers-temple" />}
      label={purgeName(tavern, lodgings)}
      note={tavern + lodgings === 0 ? 'all of it stays' : 'back to the supply'}
      go={i === 0}
      onClick={() => table.play('purge', tavern, lodgings)}
    />
  ))
}

function Recall() {
  const table = useMeeples()
  const { called } = usePlan()
  const names = [...new Set(called)].map((cls: UnitClass) => {
    const n = called.filter((one) => one === cls).length
    return counted(n, meepleOf(cls).name, meepleOf(cls).plural)
  })
  return (
    <Act
      icon={<SwapBag />}
      label={called.length === 0 ? 'Call nobody back' : `Call ${counted(called.length, 'Unit')} back`}
      note={called.length === 0 ? 'or choose in the Lodgings' : names.join(', ')}
      go={called.length > 0}
      refusal={table.ask('recallUnits', called)}
      onClick={() => table.play('recallUnits', called)}
    />
  )
}

function Lodge() {
  const table = useMeeples()
  const owed = owedTo(table)
  if (owed?.kind !== 'placeMonster') return null
  return table
    .choices('placeMonster')
    .map(([quarter]) => (
      <Act
        key={quarter}
        icon={<Icon of={quarter} />}
        label={quarterName[quarter]}
        note={`${monsterOf(owed.monster).name} goes there`}
        onClick={() => table.play('placeMonster', quarter)}
      />
    ))
}

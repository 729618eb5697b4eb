import { lazy } from 'react'
import { goods } from '../../../games/now-or-never/data/effects'
import { faceOf, roundTotals } from '../../../games/now-or-never/pieces/faces'
import { areaOf } from '../../../games/now-or-never/state'
import { counted, describeFace, some } from '../../../games/now-or-never/words/describe'
import { owedTo } from '../../kit/own'
import { Act } from '../../kit/status'
import { UseAbilities } from './Anytime'
import { Icon } from './pictures'
import { useNever } from './plan'

const causes = {
  combat: 'in the fight',
  boost: 'for more damage',
  search: 'hearts for the search',
  visit: 'hearts for the visit',
  gain: 'for what you gain',
} as const

const StoryHearts = lazy(() => import('./StoryHearts'))

/** A die that could still be changed. */
export function OpenDie() {
  const table = useNever()
  const owed = owedTo(table)
  if (owed?.kind !== 'die') return null
  return (
    <>
      {owed.cause === 'skill' ? (
        <StoryHearts die={owed.value} />
      ) : (
        <Act
          icon={<Icon of="die" />}
          label={`Keep the ${owed.value}`}
          note={causes[owed.cause]}
          go
          onClick={() => table.play('keepDie')}
        />
      )}
      <UseAbilities />
      <Rerolls />
    </>
  )
}

/** The variant: a good for another roll. */
function Rerolls() {
  const table = useNever()
  return goods
    .filter((good) => !table.ask('reroll', good))
    .map((good) => (
      <Act
        key={good}
        icon={<Icon of={good} />}
        label={`Roll again for ${some(1, good)}`}
        note="give it up for another roll"
        onClick={() => table.play('reroll', good)}
      />
    ))
}

/** The die of the round stands: boosts, then the blows. */
export function Round() {
  const table = useNever()
  const { view, seat } = table
  const { fight } = view
  if (!fight?.die || seat === null) return null
  const face = faceOf(areaOf(view, seat), fight.die)
  const totals = roundTotals(view, seat)
  const boostable = (face.boost ?? face.boostRoll ?? face.need) !== undefined && !fight.boosted
  const outcome = totals?.wins ? 'the enemy falls' : totals?.hearts === 0 ? 'you would fall' : 'the fight goes on'
  return (
    <>
      <Act
        icon={<Icon of="fight" />}
        label={totals ? `Strike: ${totals.dealt} damage` : 'Strike'}
        note={totals ? `lose ${counted(totals.taken, 'heart')}, ${outcome}` : ''}
        go
        refusal={table.ask('resolveRound')}
        onClick={() => table.play('resolveRound')}
      />
      {boostable ? (
        <Act
          icon={<Icon of="mana" />}
          label="Boost"
          note={describeFace(face)}
          refusal={table.ask('boost')}
          onClick={() => table.play('boost')}
        />
      ) : null}
      <UseAbilities />
    </>
  )
}

export function Onward() {
  const table = useNever()
  const { fight } = table.view
  return (
    <>
      <Act
        icon={<Icon of="fight" />}
        label="Fight on"
        note={fight ? `${fight.health - fight.damage} health left` : ''}
        go
        onClick={() => table.play('nextRound')}
      />
      <Act
        icon={<Icon of="move" />}
        label="Retreat"
        note="1 experience, the turn ends"
        onClick={() => table.play('retreat')}
      />
      <UseAbilities />
    </>
  )
}

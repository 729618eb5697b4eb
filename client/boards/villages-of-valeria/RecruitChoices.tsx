import { monumentFee } from '../../../games/villages-of-valeria/data/constants'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { Act } from '../../kit/status'
import { Another } from './Another'
import { nameOf } from './names'
import { Icon } from './pictures'
import { dueFee, ownVillage, recruiting, useSituation } from './plan'
import { candidates, recruitProblem } from './problems'
import { ActionIcon } from './Signs'

/** The Adventurer, and a Monument along with them. */
export function RecruitChoices() {
  const { table, plan } = useSituation()
  const { begun } = plan
  if (begun.doing !== 'recruit') return null
  const { adventurer, monument } = begun
  if (!adventurer) return <Candidates />
  const fee = dueFee(table) + (monument ? monumentFee : 0)
  const args = { adventurer, ...(monument ? { monument } : {}) }
  return (
    <>
      <Act
        icon={<ActionIcon of="recruit" />}
        label={monument ? `Recruit, and take the ${nameOf(monument)}` : `Recruit the ${nameOf(adventurer)}`}
        note={fee === 0 ? 'without gold' : `${fee} gold to the bank`}
        go
        refusal={table.ask('recruit', args)}
        onClick={() => table.play('recruit', args)}
      />
      {monument ? (
        <Act
          icon={<Icon of={monument} />}
          label="No monument"
          note={`${monumentFee} gold less`}
          onClick={() => plan.begin({ ...begun, monument: null })}
        />
      ) : (
        <Along adventurer={adventurer} />
      )}
      <Another label="Somebody else" onClick={() => plan.begin(recruiting())} />
    </>
  )
}

/** Everybody who lies open: first who would come, then the others, each with the reason. */
function Candidates() {
  const { table, plan } = useSituation()
  return candidates(table).map(({ id, refusal }) => (
    <Act
      key={id}
      icon={<Icon of={id} />}
      label={nameOf(id)}
      note={`${dueFee(table)} gold`}
      refusal={refusal}
      onClick={() => plan.begin(recruiting(id))}
    />
  ))
}

/** Monuments that could come along. */
function Along({ adventurer }: { readonly adventurer: string }) {
  const { table, plan } = useSituation()
  if (ownVillage(table)?.monument) return null
  return table.view.monumentLine
    .filter((id) => id !== null)
    .filter((id) => recruitProblem(table, adventurer, id) === null)
    .map((id) => (
      <Act
        key={id}
        icon={<Icon of={id} />}
        label={nameOf(id)}
        note={`+${monumentFee} gold, worth ${monumentOf(id).vp}`}
        onClick={() => plan.begin({ ...recruiting(adventurer), monument: id })}
      />
    ))
}

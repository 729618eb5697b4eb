import ElvenCastle from '~icons/game-icons/elven-castle'
import { buildingOf } from '../../../games/villages-of-valeria/data/buildings'
import { monumentOf } from '../../../games/villages-of-valeria/data/monuments'
import { Act } from '../../kit/status'
import { Another } from './Another'
import { nameOf, oneOfEach } from './names'
import { spreadOn } from './paying'
import { Icon } from './pictures'
import { type Developing, developing, dueDiscards, ownHand, ownVillage, useSituation } from './plan'

/** The card, where it goes, and what is discarded for it. */
export function DevelopChoices() {
  const { table, plan } = useSituation()
  const { begun } = plan
  if (begun.doing !== 'develop') return null
  if (!begun.card) return <Cards begun={begun} />
  const { card, to, discards } = begun
  const { shows } = buildingOf(card)
  const left = to === 'castle' ? dueDiscards(table) - discards.length : 0
  const monument = ownVillage(table)?.monument
  return (
    <>
      {left > 0 ? <Discards begun={begun} /> : null}
      {to === 'castle' ? (
        <Act
          icon={<ElvenCastle />}
          label={`Develop the ${nameOf(card)}`}
          note={discards.length > 0 ? `for ${shows}; ${discards.length} discarded` : `for ${shows}`}
          go={left === 0}
          refusal={table.ask('develop', { card, to, discards })}
          onClick={() => table.play('develop', { card, to, discards })}
        />
      ) : (
        <Act
          icon={<ElvenCastle />}
          label="Under the castle"
          note={`discard ${dueDiscards(table)}`}
          onClick={() => plan.begin({ ...begun, to: 'castle' })}
        />
      )}
      {monument ? <Dedicate begun={begun} monument={monument.id} card={card} /> : null}
      <Another onClick={() => plan.begin(developing())} />
    </>
  )
}

interface BegunProps {
  readonly begun: Developing
}

function Cards({ begun }: BegunProps) {
  const { table, plan } = useSituation()
  return oneOfEach(ownHand(table)).map((card) => (
    <Act
      key={card}
      icon={<Icon of={card} />}
      label={nameOf(card)}
      note={`gives ${buildingOf(card).shows}`}
      onClick={() => plan.begin({ ...begun, card })}
    />
  ))
}

function Discards({ begun }: BegunProps) {
  const { table, plan } = useSituation()
  const { discards } = begun
  const left = dueDiscards(table) - discards.length
  const kept = ownHand(table).filter((card) => card !== begun.card && !discards.some((gone) => gone.card === card))
  return oneOfEach(kept).map((card) => (
    <Act
      key={card}
      icon={<Icon of={card} />}
      label={`Discard the ${nameOf(card)}`}
      note={`${left} to go`}
      onClick={() =>
        plan.begin({ ...begun, discards: [...discards, ...spreadOn(table, [card], discards)], loose: card })
      }
    />
  ))
}

function Dedicate({ begun, monument, card }: BegunProps & { readonly monument: string; readonly card: string }) {
  const { table, plan } = useSituation()
  const chosen = begun.to === 'monument'
  const args = { card, to: 'monument', discards: [] } as const
  return (
    <Act
      icon={<Icon of={monument} />}
      label={chosen ? `Dedicate the ${nameOf(card)}` : 'To the monument'}
      note={chosen ? `to the ${monumentOf(monument).name}` : 'nothing to discard'}
      go={chosen}
      refusal={table.ask('develop', args)}
      onClick={() =>
        chosen ? table.play('develop', args) : plan.begin({ ...begun, to: 'monument', discards: [], loose: null })
      }
    />
  )
}

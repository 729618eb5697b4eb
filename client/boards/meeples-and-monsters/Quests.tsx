import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { Stroke } from '../../kit/Stroke'
import { Tip } from '../../kit/Tip'
import { QuestCard, QuestFace } from './Cards'
import { counted } from './names'
import { completable, owedTo, ownHand, type Props } from './plan'

/** The own hand of Quests. */
export function Quests(props: Props) {
  const hand = ownHand(props.table)
  const owed = owedTo(props.table)
  const hint = owed?.kind === 'discardQuests' ? `choose ${owed.n} to discard` : `secret, ${hand.length} in hand`
  return (
    <div className="mright" id="quests">
      <div className="zt">
        <h2 className="display">Quests</h2>
        <small>{hint}</small>
      </div>
      {hand.length === 0 ? <p className="bare">No Quest in hand. Study, Locations and Monsters bring some.</p> : null}
      <div className={hand.length > 3 ? 'qcs many' : 'qcs'}>
        {hand.map((id) => (
          <span key={id} data-piece={`quest ${id}`} data-from="quest deck">
            <HandQuest {...props} id={id} />
          </span>
        ))}
      </div>
    </div>
  )
}

function HandQuest({ table, plan, id }: Props & { readonly id: string }) {
  const owed = owedTo(table)
  if (owed?.kind === 'discardQuests') return <Discardable {...{ table, plan, id }} n={owed.n} />
  const ways = completable(table).filter(([quest]) => quest === id)
  const [first] = ways
  if (first) {
    return (
      <Tip tip={`Completes the Quest: ${counted(questOf(id).vp, 'point')} at the end`} spoken>
        <button
          type="button"
          className="card qc legal"
          data-card={id}
          onClick={() => table.play('completeQuest', ...first)}
        >
          <span className="sr">Complete </span>
          <QuestFace id={id} />
        </button>
      </Tip>
    )
  }
  const refusal = table.mayAct ? table.ask('completeQuest', id) : null
  return refusal ? (
    <Tip tip={refusal.because} clause={refusal.clause} spoken>
      <QuestCard id={id} />
    </Tip>
  ) : (
    <QuestCard id={id} />
  )
}

function Discardable({ plan, id, n }: Props & { readonly id: string; readonly n: number }) {
  const chosen = plan.quests.includes(id)
  const toggle = () => {
    if (chosen) plan.begin({ quests: plan.quests.filter((one) => one !== id) })
    else plan.begin({ quests: [...plan.quests, id].slice(-n) })
  }
  return (
    <button
      type="button"
      className={chosen ? 'card qc selected' : 'card qc legal'}
      aria-pressed={chosen}
      data-card={id}
      onClick={toggle}
    >
      <span className="sr">Discard </span>
      <QuestFace id={id} />
      {chosen ? (
        <span className="tick">
          <Stroke of="check" size={14} />
        </span>
      ) : null}
    </button>
  )
}

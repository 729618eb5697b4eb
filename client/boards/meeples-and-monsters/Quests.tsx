import { counted } from '../../../games/kit/words'
import { questOf } from '../../../games/meeples-and-monsters/scoring'
import { owedTo } from '../../kit/own'
import { type Click, Press } from '../../kit/Press'
import { Tick, ZoneHead } from '../../kit/pieces'
import { QuestFace } from './Cards'
import { completable, type MeeplesTable, ownHand, type Plan, useMeeples, usePlan } from './plan'

/** The own hand of Quests. */
export function Quests() {
  const table = useMeeples()
  const hand = ownHand(table)
  const owed = owedTo(table)
  const hint = owed?.kind === 'discardQuests' ? `choose ${owed.n} to discard` : `secret, ${hand.length} in hand`
  return (
    <div className="mright" id="quests">
      <ZoneHead title="Quests" note={hint} />
      {hand.length === 0 ? <p className="bare">No Quest in hand. Study, Locations and Monsters bring some.</p> : null}
      <div className={hand.length > 3 ? 'qcs many' : 'qcs'}>
        {hand.map((id) => (
          <span key={id} data-piece={`quest ${id}`} data-from="quest deck">
            <HandQuest id={id} />
          </span>
        ))}
      </div>
    </div>
  )
}

function HandQuest({ id }: { readonly id: string }) {
  const table = useMeeples()
  const click = clickOn(table, usePlan(), id)
  const completes = click && click.pressed === undefined
  return (
    <Press
      click={click}
      className="card qc"
      card={id}
      why={table.mayAct ? table.ask('completeQuest', id) : null}
      words={completes ? `Completes the Quest: ${counted(questOf(id).vp, 'point')} at the end` : undefined}
    >
      <QuestFace id={id} />
      {click?.pressed ? <Tick /> : null}
    </Press>
  )
}

function clickOn(table: MeeplesTable, plan: Plan, id: string): Click | null {
  const owed = owedTo(table)
  if (owed?.kind === 'discardQuests') return discarding(plan, id, owed.n)
  const way = completable(table).find(([quest]) => quest === id)
  return way ? { does: 'Complete', glow: 'legal', run: () => table.play('completeQuest', ...way) } : null
}

function discarding({ quests, begin }: Plan, id: string, n: number): Click {
  const chosen = quests.includes(id)
  const next = chosen ? quests.filter((one) => one !== id) : [...quests, id].slice(-n)
  return {
    does: 'Discard',
    glow: chosen ? 'selected' : 'legal',
    pressed: chosen,
    run: () => begin({ quests: next }),
  }
}

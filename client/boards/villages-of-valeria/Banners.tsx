import Coins from '~icons/game-icons/two-coins'
import {
  type Action,
  actionName,
  actions,
  build,
  develop,
  harvest,
  recruit,
  tax,
} from '../../../games/villages-of-valeria/data/constants'
import { type Click, Press } from '../../kit/Press'
import { ZoneHead } from '../../kit/pieces'
import { dueTurn, planFor, type Situation, useSituation } from './plan'
import { whyNot } from './problems'
import { ActionIcon } from './Signs'

/** What each action gives or asks for, leading and following. */
export const terms: Readonly<Record<Action, readonly [lead: string, follow: string]>> = {
  harvest: [`draw ${harvest.lead.draw}`, `draw ${harvest.follow.draw}`],
  develop: [`discard ${develop.lead.discards}`, `discard ${develop.follow.discards}`],
  build: [`then draw ${build.lead.draw}`, 'no draw'],
  recruit: [`${recruit.lead.fee} gold`, `${recruit.follow.fee} gold`],
  tax: [`${tax.lead.gold} gold, draw ${tax.lead.draw}`, `draw ${tax.follow.draw}`],
}

/** Takes up an action: at once, or by choosing what it shall be done with. */
export function takeUp({ table, plan }: Situation, action: Action): void {
  if (action === 'harvest' || action === 'tax') table.play(action)
  else plan.begin(planFor(action))
}

function bannerClick(situation: Situation, action: Action): Click | null {
  const { table, plan } = situation
  const turn = table.mayAct ? dueTurn(table) : null
  if (turn?.role !== 'lead') return null
  const begun = plan.begun.doing === action
  return {
    does: 'Lead',
    glow: begun ? 'selected' : plan.begun.doing === 'look' && !plan.begun.card ? 'may' : '',
    pressed: begun,
    refusal: whyNot(table, action),
    run: () => (begun ? plan.begin({ doing: 'look', card: null }) : takeUp(situation, action)),
  }
}

/** The five actions as banners, the one that was led raised, and the bank. */
export function Banners() {
  const situation = useSituation()
  const { view } = situation.table
  return (
    <section className="zone actions" aria-label="Actions">
      <ZoneHead title="Actions" note="upper line when you lead, lower when you follow" />
      <div className="acts5">
        {actions.map((action) => (
          <Press
            key={action}
            click={bannerClick(situation, action)}
            className={isOn(situation, action) ? 'sd on' : 'sd'}
          >
            <ActionIcon of={action} />
            <b>{actionName[action]}</b>
            <span>
              <span className="sr">leading: </span>
              {terms[action][0]}
            </span>
            <span>
              <span className="sr">following: </span>
              {terms[action][1]}
            </span>
          </Press>
        ))}
        <div className="bankb">
          <Coins />
          <b data-count="bank">{view.bank}</b>
          <span>gold in the bank</span>
        </div>
      </div>
    </section>
  )
}

const isOn = ({ table, plan }: Situation, action: Action): boolean =>
  table.view.led === action || (table.view.led === null && plan.begun.doing === action)

import type { ReactNode } from 'react'
import { size } from '../../../games/kit/zones'
import { locationOf } from '../../../games/now-or-never/data/locations'
import { type Quest, questOf } from '../../../games/now-or-never/data/quests'
import type { Area } from '../../../games/now-or-never/state'
import { counted, describeCosts, describeNeeds, describeQuest } from '../../../games/now-or-never/words/describe'
import { Points } from '../../kit/pieces'
import { Tip } from '../../kit/Tip'
import { Icon } from './pictures'
import { attempt, isOwn, isTurn, ownHand, useNever, useSituation } from './plan'

/** What a quest asks for and what it does, in one line. */
export function questLine({ cost, needs, ...quest }: Quest): string {
  const price = [describeCosts(cost), needs ? describeNeeds(needs) : ''].filter(Boolean).join(', ')
  const gain = describeQuest({ cost, ...quest })
  return price && gain ? `${price} → ${gain}` : price || gain || 'no cost'
}

/** A quest as a row: its place, its name, what it asks and does, its points. */
export function QuestRow({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const quest = questOf(id)
  return (
    <>
      <span className={`qi ${quest.pile}`}>
        <Icon of={quest.location} />
      </span>
      <span className="qt">
        <b>{quest.name}</b>
        <small>
          {locationOf(quest.location).name} · {questLine(quest)}
        </small>
      </span>
      {children}
      <Points n={quest.vp} />
    </>
  )
}

/** The own hand, and what has been played. */
export function Quests({ area }: { readonly area: Area }) {
  const table = useNever()
  const own = isOwn(table, area)
  const hand = own ? ownHand(table) : []
  return (
    <div className="qzone">
      <div className="zt">
        <h3 className="display">Quests</h3>
        <small>
          {own ? 'playable where you stop' : `${counted(size(area.hand), 'card')} in hand`}
          {area.played.length > 0 ? `, ${area.played.length} played` : ''}
        </small>
      </div>
      <div className="qs">
        {hand.map((id) => (
          <HandQuest key={id} id={id} />
        ))}
        {own && hand.length === 0 ? <p className="bare">No quest in hand.</p> : null}
        {area.played.map((id) => (
          <PlayedQuest key={id} id={id} own={own} />
        ))}
      </div>
    </div>
  )
}

function HandQuest({ id }: { readonly id: string }) {
  const table = useNever()
  const refusal = isTurn(table) ? table.ask('playQuest', id) : null
  const open = isTurn(table) && !refusal
  const near = table.view.action !== null && open
  return (
    <Tip tip={refusal?.because ?? questLine(questOf(id))} clause={refusal?.clause}>
      <button
        type="button"
        className={near ? 'q legal' : 'q'}
        data-piece={`quest ${id}`}
        data-card={id}
        data-from="quest piles"
        aria-disabled={open ? undefined : true}
        onClick={open ? () => table.play('playQuest', id) : undefined}
      >
        <QuestRow id={id} />
      </button>
    </Tip>
  )
}

/** A card on the table; if it has an ability of its own, it is used here. */
function PlayedQuest({ id, own }: { readonly id: string; readonly own: boolean }) {
  const { table, plan } = useSituation()
  const activated = questOf(id).standing.some(({ is }) => is === 'act')
  const refusal = own && activated && table.mayPlay ? table.ask('useAbility', id) : null
  const open = own && activated && table.mayPlay && !refusal
  return (
    <Tip tip={refusal?.because ?? questLine(questOf(id))} clause={refusal?.clause}>
      <button
        type="button"
        className={`q played${open ? ' may' : ''}`}
        data-piece={`quest ${id}`}
        data-card={id}
        aria-disabled={open ? undefined : true}
        onClick={open ? () => attempt({ table, plan }, 'useAbility', id) : undefined}
      >
        <QuestRow id={id}>
          <span className="tag">{activated ? (open ? 'use' : 'ability') : 'played'}</span>
        </QuestRow>
      </button>
    </Tip>
  )
}

import { locationOf } from '../../../games/now-or-never/data/locations'
import { questOf } from '../../../games/now-or-never/data/quests'
import { describeCosts, describeNeeds, describeQuest } from '../../../games/now-or-never/words/describe'
import { Points } from '../../kit/pieces'
import { Icon } from './pictures'

const kinds = { basic: 'Quest', artifact: 'Artifact', advanced: 'Advanced quest' } as const

/** A quest as a card: where it is played, what it costs, what it brings. */
export function QuestCard({ id }: { readonly id: string }) {
  const quest = questOf(id)
  const price = [describeCosts(quest.cost), quest.needs ? describeNeeds(quest.needs) : ''].filter(Boolean).join(', ')
  return (
    <span className={`qcard ${quest.pile}`} data-card={id}>
      <span className="qtop">
        <span className="qi">
          <Icon of={quest.location} />
        </span>
        <span className="qwhere">
          {locationOf(quest.location).name}
          <small>{kinds[quest.pile]}</small>
        </span>
        <Points n={quest.vp} />
      </span>
      <b className="nm">{quest.name}</b>
      <span className="tx">
        {price ? <span className="price">{price}</span> : <span className="price none">no cost</span>}
        {describeQuest(quest) ? <span>{describeQuest(quest)}</span> : null}
      </span>
    </span>
  )
}

import { itemOf } from '../../../games/now-or-never/data/items'
import type { HeroStory } from '../../../games/now-or-never/state'
import { describeStandings } from '../../../games/now-or-never/words/describe'
import { Tip } from '../../kit/Tip'
import { spaceName } from './names'
import { Icon } from './pictures'
import { useNever } from './plan'
import './story.css'

/** Beside the hero in story mode: items, and where the mission leads. */
export default function Belongings({ story }: { readonly story: HeroStory }) {
  const table = useNever()
  const { items, mission } = story
  if (items.length === 0 && !mission) return null
  return (
    <ul className="belongings" aria-label="Of the story">
      {mission ? (
        <li>
          <Icon of="mission" /> Mission: {spaceName(table.view, mission.space)}
        </li>
      ) : null}
      {items.map((id) => {
        const { name, standing, words } = itemOf(id)
        return (
          <li key={id}>
            <Tip tip={words ?? describeStandings(standing)}>
              <button type="button" className="item" aria-disabled>
                <Icon of={id} /> {name}
              </button>
            </Tip>
          </li>
        )
      })}
    </ul>
  )
}

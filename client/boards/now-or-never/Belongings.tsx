import { itemOf } from '../../../games/now-or-never/data/items'
import { describeStandings } from '../../../games/now-or-never/describe'
import type { HeroStory } from '../../../games/now-or-never/state'
import { Tip } from '../../kit/Tip'
import { spaceName } from './names'
import { Icon } from './pictures'
import type { NeverTable } from './plan'
import './story.css'

/** Beside the hero in story mode: items, and where the mission leads. */
export default function Belongings({ table, story }: { readonly table: NeverTable; readonly story: HeroStory }) {
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

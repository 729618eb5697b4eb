import type { CSSProperties } from 'react'
import { type SpaceId, spaceOf } from '../../../games/now-or-never/data/maps'
import { areaOf, type StoryState } from '../../../games/now-or-never/state'
import { PlayerMark } from '../../kit/PlayerMark'
import { spotOn } from '../../kit/spatial'
import { playerAt } from '../../kit/table'
import { cornerOf, field, sheet } from './geometry'
import { placed } from './lists'
import { startsOf } from './names'
import { Icon } from './pictures'
import { type NeverTable, useNever } from './plan'
import './story.css'

interface Props {
  readonly story: StoryState
}

/** What the story has put on the map: where it begins, rifts, the Tempest, and where missions wait. */
export default function StoryPieces({ story }: Props) {
  const table = useNever()
  const { view } = table
  const missions = view.order.flatMap((player) => {
    const space = areaOf(view, player).story?.mission?.space
    return space ? [{ player, space }] : []
  })
  return (
    <>
      {startsOf(view).map((space) => (
        <span
          key={`start ${space}`}
          className="storypiece start"
          style={at(table, space, 0)}
          title="A hero begins here"
        >
          <Icon of="first" />
        </span>
      ))}
      {story.rifts.map((space) => (
        <span key={space} className="storypiece rift" style={at(table, space, 0)} title="Rift">
          <Icon of="rift" />
        </span>
      ))}
      {story.ship ? (
        <span className="storypiece ship" style={at(table, story.ship, 1)} title="The Tempest" data-piece="tempest">
          <Icon of="tempest" />
        </span>
      ) : null}
      {placed(missions).map(({ one: { player, space } }) => {
        const { mark, name, you } = playerAt(table, player)
        const shift = missions.filter((other) => other.space === space).findIndex((other) => other.player === player)
        const words = you ? 'Your mission' : `Mission of ${name}`
        return (
          <span
            key={player}
            className="storypiece mission"
            style={at(table, space, 2 + shift)}
            data-piece={`mission ${player}`}
          >
            <Icon of="mission" />
            <PlayerMark mark={mark} size="s" label={words} />
          </span>
        )
      })}
    </>
  )
}

/** Along the lower edge of its space, heroes stand on the upper. */
function at({ view }: NeverTable, space: SpaceId, place: number): CSSProperties {
  const { x, y } = cornerOf(spaceOf(view.side, space)!)
  const along = x + 3 + (place % 3) * (field.width / 3)
  const down = y + field.height - 26 - Math.floor(place / 3) * 20
  return spotOn(sheet, { x: along, y: down })
}

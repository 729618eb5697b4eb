import type { SpaceId } from '../../../games/now-or-never/data/maps'
import { areaOf, type G } from '../../../games/now-or-never/state'
import { heroName } from './names'

/** What the story has laid on a space: rifts, the Tempest, mission tokens. */
export function marksAt(view: G, space: SpaceId): { readonly sign: string; readonly words: string }[] {
  const { story } = view
  if (!story) return []
  const missions = view.order.filter((player) => areaOf(view, player).story?.mission?.space === space)
  return [
    ...(story.rifts.includes(space) ? [{ sign: '◈', words: 'A rift: a step leads to any other rift' }] : []),
    ...(story.ship === space ? [{ sign: '⛵', words: 'The Tempest: whoever has its key sails up to 3 spaces' }] : []),
    ...missions.map((player) => ({ sign: '✦', words: `The mission of ${heroName(view, player)}` })),
  ]
}

export function StoryMarks({ view, space }: { readonly view: G; readonly space: SpaceId }) {
  return marksAt(view, space).map(({ sign, words }) => (
    <span key={words} className="storymark" title={words}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr">, {words}</span>
    </span>
  ))
}

import type { NowOrNeverEvent } from '../../../../games/now-or-never/state'
import { teller } from '../../../kit/tell'
import { ofTheBot } from './bot'
import { ofHeroes } from './hero'
import { ofTheStory } from './story'
import { ofTowns } from './town'

const tell = teller<NowOrNeverEvent>({
  ...ofHeroes,
  ...ofTowns,
  ...ofTheStory,
  ...ofTheBot,
  gameEnded: () => 'The game is over.',
})

/** A line of the log in words. */
export default function Sentence({ event }: { readonly event: unknown }) {
  return tell(event)
}

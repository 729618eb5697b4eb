import type { ReactNode } from 'react'
import CardDiscard from '~icons/game-icons/card-discard'
import Hiking from '~icons/game-icons/hiking'
import OpenBook from '~icons/game-icons/open-book'
import Village from '~icons/game-icons/village'
import Watchtower from '~icons/game-icons/watchtower'
import type { AutomaInstruction } from '../../../games/monumental/data/automa'
import { automaCardOf } from '../../../games/monumental/pieces/cards'
import { describeInstruction } from '../../../games/monumental/words/describe'
import { Res } from './Signs'

function sign(instruction: AutomaInstruction): ReactNode {
  switch (instruction.do) {
    case 'conquer':
      return <Res res="M" />
    case 'build':
      return <Res res="P" />
    case 'culture':
      return <Res res="C" />
    case 'gold':
      return <Res res="G" />
    case 'explore':
      return <Hiking />
    case 'discard':
      return <CardDiscard />
    case 'fortify':
      return <Watchtower />
    case 'take':
      return instruction.kind === 'knowledge' ? <OpenBook /> : <Village />
  }
}

/** A card of the Automa: its instructions from left to right. */
export function AutomaCardFace({ id }: { readonly id: string }) {
  const { name, instructions } = automaCardOf(id)
  return (
    <span className={id.startsWith('adv-') ? 'acard adv' : 'acard'}>
      <b>{name}</b>
      <ol>
        {instructions.map((instruction, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed, they never change places
          <li key={i}>
            {sign(instruction)}
            {describeInstruction(instruction)}
          </li>
        ))}
      </ol>
    </span>
  )
}

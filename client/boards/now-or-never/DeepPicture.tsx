import type { SVGProps } from 'react'
import Eel from '~icons/game-icons/eel'
import Gecko from '~icons/game-icons/gecko'
import SuperMushroom from '~icons/game-icons/super-mushroom'

/** What lives underground only. */
const pictures = { 'enemy-u2': Gecko, 'enemy-u5': SuperMushroom, 'enemy-u7': Eel }

export default function DeepPicture({ of, ...rest }: { readonly of: string } & SVGProps<SVGSVGElement>) {
  const Picture = of in pictures ? pictures[of as keyof typeof pictures] : null
  return Picture ? <Picture aria-hidden="true" {...rest} /> : null
}

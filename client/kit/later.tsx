import { type ComponentType, lazy, useState } from 'react'

/** A part of a board that comes in a file of its own. */
export interface Later {
  readonly isHere: () => boolean
  readonly fetch: () => Promise<void>
}

/** Once it was fetched it is drawn at once, together with what is around it; until then it leaves its place empty. */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> & Later {
  let here: ComponentType<P> | undefined
  const Fetched: ComponentType<P> = lazy(load)
  function Part(props: P) {
    // What it was first drawn as stays: another component would begin anew.
    const [Drawn] = useState(() => here ?? Fetched)
    return <Drawn {...props} />
  }
  const fetch = async () => {
    here = (await load()).default
  }
  return Object.assign(Part, { fetch, isHere: () => here !== undefined })
}

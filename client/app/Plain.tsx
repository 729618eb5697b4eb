import type { ReactNode } from 'react'
import BrokenWall from '~icons/game-icons/broken-wall'
import { useHeading } from './page'
import { Site } from './Site'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A page that says what happened and offers a way on: nothing found, something broken, a match that is gone. */
export function Plain({ title, children }: Props) {
  const heading = useHeading(title)
  return (
    <Site>
      <div className="plain">
        <BrokenWall />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Site>
  )
}

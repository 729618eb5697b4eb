import type { SVGProps } from 'react'

/** A picture of one path, as all of game-icons.net are: what `~icons/game-icons/…` is made into. Always decoration. */
export function icon(grid: number, d: string) {
  const viewBox = `0 0 ${grid} ${grid}`
  const path = <path fill="currentColor" d={d} />
  return (props: SVGProps<SVGSVGElement>) => (
    <svg className="i" aria-hidden="true" viewBox={viewBox} width="1em" height="1em" {...props}>
      {path}
    </svg>
  )
}

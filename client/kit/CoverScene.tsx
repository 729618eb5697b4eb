import { type ReactNode, useId } from 'react'

export interface Sky {
  /** Where its colours begin and end. */
  readonly top: number
  readonly bottom: number
  readonly colours: readonly (readonly [share: number, colour: string])[]
}

interface Props {
  readonly sky: Sky
  /** The colour behind the title. */
  readonly ground: string
  readonly children: ReactNode
}

/** A box's picture, 240 wide and from 94 to 272 high. Draw beyond the sides: broad covers show what is there. */
export function CoverScene({ sky, ground, children }: Props) {
  const id = useId()
  return (
    <svg className="scene" viewBox="0 94 240 226" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={sky.top} x2="0" y2={sky.bottom}>
        {sky.colours.map(([share, colour]) => (
          <stop key={share} offset={share} stopColor={colour} />
        ))}
      </linearGradient>
      <rect x="-700" y="-600" width="1640" height="920" fill={`url(#${id})`} />
      {children}
      <rect x="-700" y="272" width="1640" height="60" fill={ground} />
      <path d="M-700 272h1640" stroke="#ffe2a0" strokeOpacity=".8" strokeWidth="1.5" />
    </svg>
  )
}

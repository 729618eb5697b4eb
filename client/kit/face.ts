import type { ComponentType, SVGProps } from 'react'

/** How a game shows itself before anybody sits down: `boards/<game>/face/index.ts` exports it, `face.css` colours it. */
export interface Face {
  /** The picture on the box. */
  readonly Cover: ComponentType
  /** The game as one small picture, for lists. */
  readonly Emblem: ComponentType<SVGProps<SVGSVGElement>>
}

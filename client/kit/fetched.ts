import { type ComponentType, lazy } from 'react'
import type { BoardModule } from './table'

type Part = 'Area' | 'Finale' | 'CardFace'

/** What a board does not need to begin: it comes when it is asked for. */
export const fetched = (
  parts: {
    readonly [P in Part]: () => Promise<{ default: BoardModule[P] }>
  },
): Pick<BoardModule, Part> => ({
  Area: lazy<ComponentType<{ player: string }>>(parts.Area),
  Finale: lazy(parts.Finale),
  CardFace: lazy<ComponentType<{ card: string }>>(parts.CardFace),
})

import type { Space, SpaceId } from '../../../games/now-or-never/data/maps'
import type { Point } from '../../kit/spatial'

/** The map is drawn in these units, whatever its size on the screen. */
export const sheet = { width: 838, height: 352 } as const
export const field = { width: 79, height: 78, left: 24, top: 20 } as const

export const cornerOf = ({ row, column }: Pick<Space, 'row' | 'column'>): Point => ({
  x: field.left + (column - 1) * field.width,
  y: field.top + (row - 1) * field.height,
})

export function centreOf(space: Pick<Space, 'row' | 'column'>): Point {
  const { x, y } = cornerOf(space)
  return { x: x + field.width / 2, y: y + field.height / 2 }
}

/** The same for a space everywhere and always: a scatter that looks like chance. */
export function scatter(id: SpaceId, salt: number): number {
  let hash = 2166136261 ^ salt
  for (const letter of `${id}${salt}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return ((hash >>> 8) % 1000) / 1000
}

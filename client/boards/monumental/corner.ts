type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Where the words about a tile lie: never on it or beside it. */
export function cornerFor(tile: Box, frame: Box): string {
  const [x, y] = [tile.left + tile.width / 2, tile.top + tile.height / 2]
  const across = x < frame.left + frame.width / 2 ? 'right' : 'left'
  return `${y < frame.top + frame.height / 2 ? 'low' : 'high'} ${across}`
}

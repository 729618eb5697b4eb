import type { Random } from './rule'
import { type Hidden, size } from './zones'

/** What of the box is not among these: every piece as often as it is left. */
export function without<Piece>(box: readonly Piece[], seen: readonly Piece[]): Piece[] {
  const gone = new Map<Piece, number>()
  for (const piece of seen) gone.set(piece, (gone.get(piece) ?? 0) + 1)
  return box.filter((piece) => {
    const left = gone.get(piece) ?? 0
    if (left > 0) gone.set(piece, left - 1)
    return left === 0
  })
}

/** Deals pieces nobody has seen, in any order, to zones of which only the size is known. */
export function dealer<Piece>(pieces: readonly Piece[], random: Random): (zone: Hidden<unknown>) => Piece[] {
  const left = random.Shuffle([...pieces])
  return (zone) => {
    if (size(zone) > left.length) throw new Error('More lies hidden than the box holds')
    return left.splice(0, size(zone))
  }
}
